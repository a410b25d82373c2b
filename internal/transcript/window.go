package transcript

import "strings"

// model is a row of the table of context windows, in tokens. wide is the
// window that the same id may have on request, 0 if there is none: the
// transcript does not tell which of the two is in force.
type model struct {
	id   string
	size int
	wide int
}

const (
	k200 = 200_000
	m1   = 1_000_000
)

var models = [...]model{
	{"claude-3-opus", k200, 0},
	{"claude-3-sonnet", k200, 0},
	{"claude-3-haiku", k200, 0},
	{"claude-3-5-sonnet", k200, 0},
	{"claude-3-5-haiku", k200, 0},
	{"claude-3-7-sonnet", k200, 0},
	{"claude-opus-4", k200, 0},
	{"claude-opus-4-0", k200, 0},
	{"claude-opus-4-1", k200, 0},
	{"claude-opus-4-5", k200, 0},
	{"claude-opus-4-6", k200, m1},
	{"claude-opus-4-7", m1, 0},
	{"claude-opus-4-8", m1, 0},
	{"claude-opus-5", m1, 0},
	{"claude-opus-5-5", m1, 0},
	{"claude-sonnet-4", k200, m1},
	{"claude-sonnet-4-0", k200, m1},
	{"claude-sonnet-4-5", k200, m1},
	{"claude-sonnet-4-6", k200, m1},
	{"claude-sonnet-5", m1, 0},
	{"claude-sonnet-5-5", m1, 0},
	{"claude-haiku-4-5", k200, 0},
	{"claude-haiku-5-5", m1, 0},
	{"claude-fable-5", m1, 0},
	{"claude-fable-5-1", m1, 0},
	{"claude-fable-5-2", m1, 0},
	{"claude-mythos-5", m1, 0},
	{"claude-mythos-5-1", m1, 0},
	{"claude-mythos-5-2", m1, 0},
}

// versionTails are what may follow a table id in a model's full name: a date,
// a provider's version, a tag.
var versionTails = [...]string{"-20", "-v", "-latest", "@", ":", "["}

// Window returns the context window, in tokens, of the model that holds so many
// tokens; 0 for a model the table does not know. Providers' spellings of an id
// count ("us.anthropic.claude-opus-4-5-20251101-v1:0"), another version of a
// known family does not ("claude-opus-5-9"). Of a model with two windows it is
// the small one until more tokens are in use, or the id asks for the wide one
// ("[1m]").
func Window(id string, tokens int) int {
	name := strings.ToLower(id)
	at := strings.Index(name, "claude-")
	if at < 0 {
		return 0
	}
	name = name[at:]
	for _, m := range models {
		rest, ok := strings.CutPrefix(name, m.id)
		if !ok || !versionTail(rest) {
			continue
		}
		if m.wide > 0 && (tokens > m.size || strings.Contains(rest, "[1m]")) {
			return m.wide
		}
		return m.size
	}
	return 0
}

func versionTail(s string) bool {
	if s == "" {
		return true
	}
	for _, t := range versionTails {
		if strings.HasPrefix(s, t) {
			return true
		}
	}
	return false
}

// Use returns how much of a window is in use, in percent, rounded down, and
// whether there is a figure at all: none without tokens or window.
func Use(tokens, window int) (percent int, ok bool) {
	if tokens <= 0 || window <= 0 {
		return 0, false
	}
	return int(int64(tokens) * 100 / int64(window)), true
}
