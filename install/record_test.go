package install

import (
	"bytes"
	"encoding/base64"
	"encoding/hex"
	"testing"
)

// req: install/uninstall-restores-bytes
func TestWhatAFileHeldBeforeIsReadFromOlderRecordsToo(t *testing.T) {
	for _, file := range []string{"", "{}", "{}\n", "{\n  \"model\": \"x\"\n}\n", "{\"a\":\"\xff\x00é\"}", "\ufeff{}", " {}", "\t{}", "\r\n{}", "{} ", "{}\r\n", "{}\t", "\n"} {
		for _, before := range []string{hex.EncodeToString([]byte(file)), base64.StdEncoding.EncodeToString([]byte(file))} {
			got, err := record{Before: before}.before()
			if err != nil || string(got) != file {
				t.Errorf("%q: %q, %v; want %q", before, got, err, file)
			}
		}
	}
	for _, damaged := range []string{"7b7", "ew==x", "ew=", "e===", "e30", "ex==", "ew\n=", "ü==="} {
		if got, err := (record{Before: damaged}).before(); err == nil {
			t.Errorf("%q gives %q", damaged, got)
		}
	}
}

func FuzzBase64(f *testing.F) {
	f.Add([]byte("{}"), "e30=")
	f.Fuzz(func(t *testing.T, data []byte, text string) {
		if got, ok := fromBase64(base64.StdEncoding.EncodeToString(data)); !ok || !bytes.Equal(got, data) {
			t.Errorf("%q comes back as %q", data, got)
		}
		want, err := base64.StdEncoding.Strict().DecodeString(text)
		if got, ok := fromBase64(text); !bytes.ContainsAny([]byte(text), "\r\n") && (ok != (err == nil) || ok && !bytes.Equal(got, want)) {
			t.Errorf("%q: %q %v, want %q %v", text, got, ok, want, err)
		}
	})
}
