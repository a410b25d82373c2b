package proof

import (
	"io"
	"strings"
	"testing"
)

// req: proof/log-masked
func TestMaskedShapes(t *testing.T) {
	const s = "abcDEF0123456789abcDEF0123456789abcd" // 36 bytes
	tests := []struct{ in, want string }{
		{"plain text, nothing to hide", "plain text, nothing to hide"},
		{"ghp_" + s, "ghp_[masked]"},
		{"x=gho_" + s + ";", "x=gho_[masked];"},
		{"github_pat_11AAAA_" + s, "github_pat_[masked]"},
		{"key sk-ant-api03-" + s + "-x y", "key sk-[masked] y"},
		{"OPENAI=sk-proj-" + s, "OPENAI=sk-[masked]"},
		{"xoxb-1234567890-abc", "xoxb-[masked]"},
		{"AKIAIOSFODNN7EXAMPLE", "AKIA[masked]"},
		{"AIza" + s, "AIza[masked]"},
		{"glpat-" + s, "glpat-[masked]"},
		{"eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl!", "eyJ[masked]!"},
		{"Authorization: Bearer " + s, "Authorization: Bearer [masked]"},
		{"authorization: basic dXNlcjpwYXNz", "authorization: basic [masked]"},
		{"postgres://app:hunter2@db:5432/x", "postgres://app:[masked]@db:5432/x"},
		{"http://a:b@h, http://c:d@h", "http://a:[masked]@h, http://c:[masked]@h"},
		{"one ghp_" + s + " two ghp_" + s, "one ghp_[masked] two ghp_[masked]"},
		{"https://localhost:8080/a@b", "https://localhost:8080/a@b"},
		{"the bearer of this", "the bearer of this"},
		{"ghp_short", "ghp_short"},
		{"sk-fading-circle-with-a-long-name", "sk-fading-circle-with-a-long-name"},
		{"task-0123456789-0123456789", "task-0123456789-0123456789"},
		{"eyJhbGciOiJIUzI1NiJ9eyJzdWIiOiIxIn0", "eyJhbGciOiJIUzI1NiJ9eyJzdWIiOiIxIn0"},
		{"a\n-----BEGIN RSA PRIVATE KEY-----\nMIIE\nabc\n-----END RSA PRIVATE KEY-----\nb\n", "a\n[masked]\n[masked]\n[masked]\n[masked]\nb\n"},
		{"-----BEGIN CERTIFICATE-----\nMIIE\n", "-----BEGIN CERTIFICATE-----\nMIIE\n"},
	}
	m := NewMasker(nil)
	for _, tt := range tests {
		if got := m.String(tt.in); got != tt.want {
			t.Errorf("%q became %q, not %q", tt.in, got, tt.want)
		}
	}
}

// req: proof/log-masked
func TestMaskedVariables(t *testing.T) {
	m := NewMasker([]string{
		"API_TOKEN=tok12345", "client_secret=secretive value", "SSH_KEY=line one\nline two of it\n", "DB_PASSWORD=passpass99",
		"TOKEN_COUNT=12", "HOME=/home/someone", "EMPTY_KEY=", "ODD", "OVERLAP_TOKEN=value valve",
	})
	tests := []struct{ in, want string }{
		{"tok12345 and tok12345", "[masked] and [masked]"},
		{"a secretive value here", "a [masked] here"},
		{"a secretive value valve here", "a [masked] here"},
		{"line one, line two of it", "[masked], [masked]"},
		{"passpass99/12/home/someone", "[masked]/12/home/someone"},
	}
	for _, tt := range tests {
		if got := m.String(tt.in); got != tt.want {
			t.Errorf("%q became %q, not %q", tt.in, got, tt.want)
		}
	}
}

// A secret is hidden wherever the pieces are cut in which it arrives.
func FuzzMaskedOutput(f *testing.F) {
	f.Add("a hunter2hunter2 b\n", "hunter2hunter2", 3)
	f.Add("ghp_abcdefghijklmnopqrstuvwxyz0123456789\r\nx", "longer than that", 7)
	f.Add("-----BEGIN PRIVATE KEY-----\nx\n-----END PRIVATE KEY-----\n\xff\x00é\r\r\n", "\xff\xff\xff\xff\xff\xff\xff\xff", 1)
	f.Add("http://u:passpasspass@h eyJabc.def.ghiabcdefghijklmnopqrs", "passpasspass", 5)
	f.Fuzz(func(t *testing.T, text, secret string, piece int) {
		m := NewMasker([]string{"TOKEN=" + secret})
		whole := m.String(text)
		if len(m.values) == 1 && !strings.ContainsAny(secret, "\r\n[]") {
			if v := strings.TrimSpace(secret); strings.Contains(whole, v) && !strings.Contains(masked, v) {
				t.Errorf("%q is still in %q", v, whole)
			}
		}
		if strings.Count(whole, "\n") != strings.Count(text, "\n") {
			t.Errorf("the lines of %q became %q", text, whole)
		}

		piece = max(1, piece&0xff)
		var one, many strings.Builder
		a := newBody(io.Discard, &one, m, Expect{})
		io.WriteString(a, text)
		a.close()
		b := newBody(io.Discard, &many, m, Expect{})
		for rest := text; rest != ""; {
			n := min(piece, len(rest))
			io.WriteString(b, rest[:n])
			rest = rest[n:]
		}
		b.close()
		if one.String() != many.String() {
			t.Errorf("in pieces of %d: %q, at once: %q", piece, many.String(), one.String())
		}
		if b.size != int64(len(text)) {
			t.Errorf("%d bytes of %d", b.size, len(text))
		}
	})
}

// req: proof/log-masked
func TestALineWithoutEndHidesSecretsAtEveryBreak(t *testing.T) {
	const secret = "correct-horse-battery-staple"
	m := NewMasker([]string{"A_TOKEN=" + secret})
	for shift := range 40 {
		var out strings.Builder
		b := newBody(io.Discard, &out, m, Expect{})
		text := strings.Repeat("x", lineLimit-shift) + secret + strings.Repeat("y", lineLimit) +
			"Authorization: Bearer abcdef0123456789abcdef " + strings.Repeat("z", lineLimit)
		for rest := text; rest != ""; {
			n := min(4096, len(rest))
			io.WriteString(b, rest[:n])
			rest = rest[n:]
		}
		b.close()
		if strings.Contains(out.String(), "horse") || strings.Contains(out.String(), "abcdef0") {
			t.Fatalf("shift %d: a secret is in the output", shift)
		}
		want := len(text) - len(secret) - len("abcdef0123456789abcdef") + 2*len(masked)
		if out.Len() != want {
			t.Fatalf("shift %d: %d bytes, not %d", shift, out.Len(), want)
		}
	}
}

func BenchmarkMask(b *testing.B) {
	m := NewMasker([]string{"A_TOKEN=correct-horse-battery", "B_KEY=another-secret-value"})
	line := "ok  	example.org/module/package/name	0.012s	coverage: 81.2% of statements\n"
	b.SetBytes(int64(len(line)))
	var pem pemState
	for b.Loop() {
		m.line(line, &pem)
	}
}
