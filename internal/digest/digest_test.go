package digest_test

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"testing"

	"goalkeeper/internal/digest"
)

// plain is the plain version, the standard package's.
func plain(data []byte) string {
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:])
}

func TestDigestIsTheStandardOneAtEveryLength(t *testing.T) {
	data := bytes.Repeat([]byte("Goalkeeper\x00\xff"), 40)
	for n := range data {
		if got, want := digest.Hex(data[:n]), plain(data[:n]); got != want {
			t.Fatalf("%d bytes: %s, want %s", n, got, want)
		}
	}
}

func TestSummingDoesNotEndTheHash(t *testing.T) {
	h := digest.New()
	_, _ = h.Write([]byte("before "))
	_ = h.Hex()
	_, _ = h.Write([]byte("and after"))
	if got, want := h.Hex(), plain([]byte("before and after")); got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

func FuzzDigestInPieces(f *testing.F) {
	f.Add([]byte("abc"), 1)
	f.Add(bytes.Repeat([]byte{7}, 200), 63)
	f.Fuzz(func(t *testing.T, data []byte, piece int) {
		piece = max(1, piece%300)
		h := digest.New()
		for rest := data; len(rest) > 0; {
			n, err := h.Write(rest[:min(piece, len(rest))])
			if err != nil || n != min(piece, len(rest)) {
				t.Fatalf("wrote %d, %v", n, err)
			}
			rest = rest[n:]
		}
		if got, want := h.Hex(), plain(data); got != want {
			t.Errorf("%s, want %s", got, want)
		}
	})
}

func BenchmarkDigest(b *testing.B) {
	data := make([]byte, 1<<20)
	b.SetBytes(int64(len(data)))
	for range b.N {
		digest.Hex(data)
	}
}
