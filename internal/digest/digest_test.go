package digest_test

import (
	"testing"

	"goalkeeper/internal/digest"
)

// The digest of "abc" is an example of the standard (FIPS 180-4).
func TestDigestIsSHA256InHexadecimal(t *testing.T) {
	const abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
	h := digest.New()
	_, _ = h.Write([]byte("a"))
	_ = h.Hex()
	_, _ = h.Write([]byte("bc"))
	if got := digest.Hex([]byte("abc")); got != abc || h.Hex() != abc {
		t.Errorf("%s, and in pieces %s; want %s", got, h.Hex(), abc)
	}
}
