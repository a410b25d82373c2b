package proof

import (
	"slices"
	"sort"
	"strings"
)

// Masker hides secrets in what a run prints: the known shapes of tokens, and
// the values of the environment variables whose names say that they are
// secret. A log is kept, shown and maybe committed; a secret must not be.
type Masker struct {
	values []string
}

const (
	masked = "[masked]"

	// secretMin is the length from which a variable's value is masked. A
	// shorter one is a switch or a number more often than a secret, and would
	// be hidden in words it has nothing to do with.
	secretMin = 8
)

// secretNames are the words in a variable's name that make its value a secret.
var secretNames = [...]string{"TOKEN", "SECRET", "KEY", "PASSWORD"}

// NewMasker returns a masker that knows the secrets of an environment
// ("NAME=value").
func NewMasker(env []string) *Masker {
	m := &Masker{}
	for _, v := range env {
		name, value, _ := strings.Cut(v, "=")
		name = strings.ToUpper(name)
		if !slices.ContainsFunc(secretNames[:], func(w string) bool { return strings.Contains(name, w) }) {
			continue
		}
		for _, part := range strings.FieldsFunc(value, func(r rune) bool { return r == '\n' || r == '\r' }) {
			if part = strings.TrimSpace(part); len(part) >= secretMin && !slices.Contains(m.values, part) {
				m.values = append(m.values, part)
			}
		}
	}
	return m
}

// shape is what a kind of token looks like: it starts with lead, not in the
// middle of a word, and goes on with at least min bytes of chars, one of need
// among them.
type shape struct {
	lead  string
	chars class
	min   int
	need  string
	fold  bool // lead in upper or lower case
}

// class is a set of ASCII bytes: letters and digits, and the bytes named.
type class string

const (
	alnum class = ""
	word  class = "_"
	dash  class = "_-"
	jwt   class = "_-."
	token class = "_-.~+/="
)

const digits = "0123456789"

var shapes = [...]shape{
	{"ghp_", alnum, 16, "", false}, // GitHub: personal, OAuth, user, server, refresh
	{"gho_", alnum, 16, "", false},
	{"ghu_", alnum, 16, "", false},
	{"ghs_", alnum, 16, "", false},
	{"ghr_", alnum, 16, "", false},
	{"github_pat_", word, 16, "", false},
	{"glpat-", dash, 16, "", false},   // GitLab
	{"sk-", dash, 16, digits, false},  // OpenAI, Anthropic and their like
	{"sk_live_", word, 16, "", false}, // Stripe
	{"sk_test_", word, 16, "", false},
	{"rk_live_", word, 16, "", false},
	{"xoxb-", dash, 10, "", false}, // Slack
	{"xoxp-", dash, 10, "", false},
	{"xoxa-", dash, 10, "", false},
	{"xoxr-", dash, 10, "", false},
	{"xoxs-", dash, 10, "", false},
	{"xoxe-", dash, 10, "", false},
	{"xapp-", dash, 10, digits, false},
	{"AKIA", alnum, 16, "", false}, // AWS access key ids
	{"ASIA", alnum, 16, "", false},
	{"AIza", dash, 30, "", false},  // Google
	{"ya29.", dash, 16, "", false}, // Google OAuth
	{"npm_", alnum, 30, "", false},
	{"pypi-", dash, 30, "", false},
	{"hf_", alnum, 30, "", false},
	{"SG.", jwt, 30, ".", false}, // SendGrid
	{"eyJ", jwt, 20, ".", false}, // JSON Web Token
	{"bearer ", token, 16, "", true},
	{"authorization: basic ", token, 6, "", true},
}

// pemState says whether the text is inside a private key block.
type pemState struct{ inside bool }

const (
	pemBegin = "-----BEGIN "
	pemEnd   = "-----END "
	pemKey   = "PRIVATE KEY"
)

// String masks a text of any number of lines.
func (m *Masker) String(s string) string {
	var b strings.Builder
	var pem pemState
	for line := range strings.Lines(s) {
		b.WriteString(m.line(line, &pem))
	}
	return b.String()
}

// line masks one line, which may have its line end.
func (m *Masker) line(s string, pem *pemState) string {
	if pem.inside {
		pem.inside = !strings.Contains(s, pemEnd)
		text := strings.TrimRight(s, "\r\n")
		return masked + s[len(text):]
	}
	var found []span
	if i := strings.Index(s, pemBegin); i >= 0 && strings.Contains(s[i:], pemKey) {
		pem.inside = !strings.Contains(s[i:], pemEnd)
		found = append(found, span{i, len(strings.TrimRight(s, "\r\n"))})
	}
	return hide(s, m.spans(s, found))
}

// breakAt returns where a line that is too long may be broken, at or after at,
// without taking a secret apart.
func (m *Masker) breakAt(s string, at int) int {
	for _, f := range m.spans(s, nil) {
		if f.from <= at && at < f.to { // the spans are in order
			at = f.to
		}
	}
	return at
}

// spans adds every secret of a line and returns all in order.
func (m *Masker) spans(s string, found []span) []span {
	for _, v := range m.values {
		for from := 0; ; {
			i := strings.Index(s[from:], v)
			if i < 0 {
				break
			}
			found = append(found, span{from + i, from + i + len(v)})
			from += i + 1
		}
	}
	found = passwords(s, tokens(s, found))
	sort.Slice(found, func(i, j int) bool { return found[i].from < found[j].from })
	return found
}

// span is a part of a line, from the first offset to before the second.
type span struct{ from, to int }

// hide replaces the spans, which are in order and may overlap.
func hide(s string, found []span) string {
	if len(found) == 0 {
		return s
	}
	var b strings.Builder
	at := 0
	for i := 0; i < len(found); {
		joined := found[i]
		for i++; i < len(found) && found[i].from <= joined.to; i++ {
			joined.to = max(joined.to, found[i].to)
		}
		b.WriteString(s[at:joined.from])
		b.WriteString(masked)
		at = joined.to
	}
	b.WriteString(s[at:])
	return b.String()
}

// tokens adds what has a known shape. The lead stays, so that a reader sees
// what was there.
func tokens(s string, found []span) []span {
	folded := ""
	for _, sh := range shapes {
		text := s
		if sh.fold {
			if folded == "" {
				folded = lowerASCII(s)
			}
			text = folded
		}
		for from := 0; ; {
			i := strings.Index(text[from:], sh.lead)
			if i < 0 {
				break
			}
			start := from + i + len(sh.lead)
			end := start
			for end < len(s) && sh.chars.has(s[end]) {
				end++
			}
			inWord := from+i > 0 && word.has(s[from+i-1])
			if !inWord && end-start >= sh.min && (sh.need == "" || strings.ContainsAny(s[start:end], sh.need)) {
				found = append(found, span{start, end})
			}
			from = start
		}
	}
	return found
}

// passwords adds the password of every URL that carries one.
func passwords(s string, found []span) []span {
	const lead = "://"
	for from := 0; ; {
		i := strings.Index(s[from:], lead)
		if i < 0 {
			return found
		}
		from += i + len(lead)
		end := strings.IndexAny(s[from:], "/?# \t\r\n\"'<>")
		if end < 0 {
			end = len(s) - from
		}
		authority := s[from : from+end]
		at := strings.LastIndexByte(authority, '@')
		colon := strings.IndexByte(authority, ':')
		if colon >= 0 && colon+1 < at {
			found = append(found, span{from + colon + 1, from + at})
		}
	}
}

func (c class) has(b byte) bool {
	return 'a' <= b && b <= 'z' || 'A' <= b && b <= 'Z' || '0' <= b && b <= '9' || strings.IndexByte(string(c), b) >= 0
}

// lowerASCII folds ASCII letters alone, so that offsets stay.
func lowerASCII(s string) string {
	b := []byte(s)
	for i, c := range b {
		if 'A' <= c && c <= 'Z' {
			b[i] = c + 'a' - 'A'
		}
	}
	return string(b)
}
