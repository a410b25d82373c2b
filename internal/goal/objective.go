package goal

import (
	"fmt"
	"hash/fnv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// maxObjective is the longest objective, in characters; it is one sentence.
const maxObjective = 300

// leadIns are the words with which people wrap an objective; they are stripped
// (seed 002, set step 1: strip process narration).
var leadIns = [...]string{
	"please ", "ok, ", "ok ", "so ", "can you ", "could you ", "would you ", "i want you to ", "i'd like you to ", "i would like you to ",
	"i need you to ", "we need to ", "we should ", "we will ", "we'll ", "i will ", "i'll ", "i am going to ", "i'm going to ", "let's ", "let us ", "let me ",
	"your task is to ", "the task is to ", "the goal is to ", "my goal is to ", "goal: ", "objective: ",
	"请帮我", "请你", "请", "帮我", "我要", "我会", "我将", "让我们", "我们需要", "我们要",
}

// processWords are what is left of a text that only narrates how someone will
// work and names no deliverable. A text of nothing else is no objective.
var processWords = [...]string{
	"a", "about", "after", "again", "ahead", "all", "and", "as", "at", "be", "begin", "by", "carefully", "code", "codebase", "continue", "do", "doing", "everything", "explore", "figure",
	"finally", "finish", "first", "first,", "for", "from", "get", "go", "going", "have", "here", "how", "i", "in", "into", "investigate", "is", "it", "its", "job", "just", "keep", "look", "looking",
	"make", "me", "more", "move", "need", "needed", "next", "now", "of", "off", "on", "onto", "out", "over", "plan", "proceed", "progress", "project", "read", "repo", "repository",
	"some", "start", "step", "steps", "stuff", "task", "that", "the", "their", "them", "then", "these", "thing", "things", "think", "this", "through", "to", "try", "understand", "until",
	"up", "we", "what", "with", "work", "working", "you", "your", "analyze", "analyse", "done", "coding", "complete", "there", "please", "ok", "okay", "yes",
}

// processPhrases are the same in scripts without blanks.
var processPhrases = [...]string{
	"首先", "然后", "接着", "最后", "先", "再", "看看", "看一下", "研究一下", "分析一下", "继续", "开始", "工作", "处理", "任务", "代码", "一下", "这个", "这些", "项目", "做", "和", "的", "吧", "完成", "读",
	"まず", "次に", "続け", "始め", "作業", "コード", "を", "て", "ます", "してください", "する",
}

// Objective tidies the text of an objective: blanks folded, words that only
// wrap it stripped. It refuses a text of several lines, one that is empty or
// too long, and one that is process narration only, since an objective says
// what is true for the user when the work is done.
func Objective(s string) (string, error) {
	const do = "say in one sentence what is true for a user when this is done"
	if strings.ContainsAny(strings.TrimSpace(s), "\r\n\u2028\u2029") {
		return "", refuse(CodeInvalid, "objective", "bind one outcome; "+do, "the objective has several lines")
	}
	s = strings.Map(func(r rune) rune {
		if unicode.IsControl(r) && r != '\t' {
			return -1
		}
		return r
	}, strings.ToValidUTF8(s, ""))
	s = plain(s)
	for again := true; again; {
		again = false
		for _, lead := range leadIns {
			if len(s) > len(lead) && strings.EqualFold(s[:len(lead)], lead) {
				s, again = strings.TrimSpace(s[len(lead):]), true
			}
		}
	}
	switch {
	case s == "":
		return "", refuse(CodeInvalid, "objective", do, "the objective is empty")
	case utf8.RuneCountInString(s) > maxObjective:
		return "", refuse(CodeInvalid, "objective", do, "the objective has more than %d characters", maxObjective)
	case narration(s):
		return "", refuse(CodeInvalid, "objective", do, "%s tells how to work and names no outcome", quoted(s))
	}
	return s, nil
}

// narration reports whether nothing is left of s without process words.
func narration(s string) bool {
	s = fold(s)
	for _, p := range processPhrases {
		s = strings.ReplaceAll(s, p, " ")
	}
	for _, w := range strings.FieldsFunc(s, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '\'' }) {
		known := false
		for _, p := range processWords {
			known = known || p == w
		}
		if !known {
			return false
		}
	}
	return true
}

// SameObjective reports whether two objectives are the same, case, accents,
// blanks and a final full stop aside.
func SameObjective(a, b string) bool {
	return strings.TrimRight(fold(a), ".。! ") == strings.TrimRight(fold(b), ".。! ")
}

// slugFillers are words a slug does without.
var slugFillers = [...]string{
	"a", "an", "the", "of", "to", "for", "from", "in", "on", "at", "as", "by", "with", "and", "or", "is", "are", "be", "been", "was",
	"can", "could", "will", "should", "must", "may", "user", "users", "their", "its", "it", "this", "that", "these", "they", "when", "so", "we", "i", "my", "our",
}

// deviceNames cannot be file names on Windows.
var deviceNames = [...]string{"con", "prn", "aux", "nul", "com1", "com2", "com3", "com4", "lpt1", "lpt2", "lpt3"}

// Slug derives a slug from an objective: the Latin words and numbers without
// fillers, in kebab-case, at most MaxSlug characters, ending on a whole word.
// Where most letters are of another script, six digits of a hash follow the
// Latin words, if any ("csv-3fa9c2", "goal-3fa9c2"), so that two objectives do
// not share a slug. The same objective gives the same slug.
func Slug(objective string) string {
	folded := fold(objective)
	words := strings.FieldsFunc(strings.ReplaceAll(folded, "'", ""), func(r rune) bool { return (r < 'a' || r > 'z') && (r < '0' || r > '9') })
	latin, other := 0, 0
	for _, r := range folded {
		switch {
		case r >= 'a' && r <= 'z':
			latin++
		case unicode.IsLetter(r):
			other++
		}
	}
	budget := MaxSlug
	suffix := ""
	if other > latin || latin == 0 {
		h := fnv.New64a()
		h.Write([]byte(strings.TrimRight(folded, ".。! ")))
		suffix = fmt.Sprintf("%016x", h.Sum64())[10:]
		budget -= len(suffix) + 1
	}
	slug := joinWords(words, budget, true)
	if slug == "" {
		slug = joinWords(words, budget, false)
	}
	switch {
	case slug == "" && suffix == "":
		slug = "goal"
	case slug == "":
		slug = "goal-" + suffix
	case suffix != "":
		slug += "-" + suffix
	}
	for _, device := range deviceNames {
		if slug == device {
			return slug + "-goal"
		}
	}
	return slug
}

// joinWords joins words with dashes as far as they fit. A first word that is
// too long is cut.
func joinWords(words []string, budget int, skipFillers bool) string {
	var b strings.Builder
next:
	for _, w := range words {
		if skipFillers {
			for _, f := range slugFillers {
				if f == w {
					continue next
				}
			}
		}
		if b.Len() == 0 {
			b.WriteString(w[:min(len(w), budget)])
			continue
		}
		if b.Len()+1+len(w) > budget {
			break
		}
		b.WriteString("-" + w)
	}
	return b.String()
}
