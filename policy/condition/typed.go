package condition

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"
)

// Typed is what a prompt says to the host's built-in goal.
type Typed int

// The forms of a typed /goal.
const (
	NoGoal    Typed = iota // the prompt is no /goal
	ShowGoal               // "/goal" alone
	ClearGoal              // "/goal clear" or an alias
	SetGoal                // "/goal <condition>"
)

// clearWords end the host's goal.
var clearWords = [...]string{"clear", "stop", "off", "reset", "none", "cancel"}

// ParseTyped reads a prompt; the condition is what follows the command, without
// the white space around it.
func ParseTyped(prompt string) (kind Typed, text string) {
	rest, ok := strings.CutPrefix(strings.TrimLeftFunc(prompt, blankRune), "/goal")
	if first, size := utf8.DecodeRuneInString(rest); !ok || size > 0 && !blankRune(first) {
		return NoGoal, ""
	}
	text = strings.TrimFunc(rest, blankRune)
	switch {
	case text == "":
		return ShowGoal, ""
	case slices.Contains(clearWords[:], strings.ToLower(text)):
		return ClearGoal, ""
	}
	return SetGoal, text
}

// Lint returns what a typed condition lacks, each as a short clause: vague
// words, no stop clause or one above the cap, too long; and, where plans is set
// (the project has AA-MA task folders), fewer than two artefacts (DESIGN §6).
// A clean condition gives nil; of one that is too long nothing else is said.
func Lint(text string, plans bool) []string {
	if n := utf8.RuneCountInString(text); n > MaxLength {
		return []string{fmt.Sprintf("%d characters, the host takes %d", n, MaxLength)}
	}
	var out, vague []string
	for _, t := range vagueTerms {
		if (pattern{text: "<" + t + ">"}).find(text) >= 0 {
			vague = append(vague, `"`+t+`"`)
		}
	}
	if len(vague) > 0 {
		out = append(out, strings.Join(vague, ", ")+" cannot be checked from the transcript: say what shows it")
	}
	if n, ok := StopClause(text); ok && (n < MinTurnCap || n > MaxTurnCap) {
		out = append(out, fmt.Sprintf("it stops after %d, %d to %d is the range", n, MinTurnCap, MaxTurnCap))
	} else if !ok && !bounded(text) {
		out = append(out, fmt.Sprintf(`no stop clause: add "or stop after %d turns"`, lintTurns))
	}
	if plans && len(Artifacts(text)) < MinArtifacts {
		out = append(out, "name two things that the transcript shows ("+
			"provenance.log, tasks.md, git tag, a test's exit status, [AA-MA Plan], verification.md)")
	}
	return out
}

// lintTurns is the number that the advice names: half of what is allowed.
const lintTurns = 15

// LintMessage returns the one line that tells the user what Lint found, or "".
func LintMessage(findings []string) string {
	if len(findings) == 0 {
		return ""
	}
	return "Goalkeeper: about this /goal: " + strings.Join(findings, "; ") + "."
}

// limitUnits are the things that a person counts to bound a loop, by language.
var limitUnits = [...]string{
	"turn", "turns", "iteration", "iterations", "round", "rounds", "try", "tries", "attempt", "attempts", "cycles", "loops",
	"minute", "minutes", "min", "hour", "hours",
	"轮", "次", "回", "輪", "ターン", "턴", "번", "회", "分", "小时", "小時", "時間", "분", "시간",
	"runden", "versuche", "versuchen", "züge", "zügen", "minuten", "stunden",
	"tours", "essais", "tentatives", "itérations", "heures",
	"turnos", "intentos", "iteraciones", "vueltas", "minutos", "horas",
	"tentativas", "iterações", "rodadas", "turni", "tentativi", "iterazioni", "minuti", "ore",
	"ходов", "попыток", "итераций", "раз", "минут", "часов",
	"tur", "prób", "iteracji", "rund", "beurten", "pogingen", "rondes", "lượt", "lần", "giliran", "putaran", "kali",
}

var numberWords = [...]string{"two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "twelve", "fifteen", "twenty", "thirty"}

// bounded reports whether text limits itself in some other wording: a number
// and a unit, "20 tries", "ten rounds", "最多20轮". It only spares a person a
// remark that would be wrong; validation asks for the clause itself.
func bounded(text string) bool {
	text = strings.ToLower(text)
	digit := func(r rune) bool { return '0' <= r && r <= '9' }
	for rest := text; ; {
		i := strings.IndexFunc(rest, digit)
		if i < 0 {
			break
		}
		rest = strings.TrimLeftFunc(rest[i:], digit)
		if beginsWithUnit(strings.TrimLeftFunc(rest, blankRune)) {
			return true
		}
	}
	ws := words(text)
	for i := 0; i+1 < len(ws); i++ {
		if slices.Contains(numberWords[:], ws[i]) && slices.Contains(limitUnits[:], ws[i+1]) {
			return true
		}
	}
	return false
}

// beginsWithUnit: a unit of a script without spaces needs no border after it.
func beginsWithUnit(s string) bool {
	for _, u := range limitUnits {
		rest, ok := strings.CutPrefix(s, u)
		if !ok {
			continue
		}
		if next, size := utf8.DecodeRuneInString(rest); size == 0 || !wordRune(next) || u[0] >= 0xe3 {
			return true
		}
	}
	return false
}
