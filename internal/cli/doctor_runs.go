package cli

import (
	"fmt"
	"slices"
	"strings"

	"goalkeeper/internal/session"
	"goalkeeper/policy/hold"
)

const (
	runsShown  = 5   // last hook runs named in the line
	runsListed = 20  // and in the JSON object
	runsRead   = 200 // last hook runs whose latency and faults are looked at
	slowMedian = 100 // milliseconds from which the user feels the hooks
)

// lastRuns are the last hook runs for --json, the oldest first.
func lastRuns(p *place) []session.Decided {
	runs, err := p.store.Decisions(runsListed, func(session.Decided) bool { return true })
	if err != nil || runs == nil {
		return []session.Decided{}
	}
	for i := range runs {
		runs[i].In = nil // long; goalkeeper explain --json has it
	}
	return runs
}

// checkRuns looks at what the hooks did here last.
func checkRuns(p *place) []check {
	runs, err := p.store.Decisions(runsRead, func(session.Decided) bool { return true })
	if err != nil {
		return []check{{"runs", warn, "the log of the hooks cannot be read: " + err.Error(), "goalkeeper explain shows it, once it can be read"}}
	}
	return judgeRuns(runs)
}

// judgeRuns sums up the last runs, the oldest first.
func judgeRuns(runs []session.Decided) []check {
	if len(runs) == 0 {
		return []check{{"runs", note, "no hook has run in this workspace yet", "type a prompt in a session here, then look again"}}
	}
	var took []float64
	var faults []session.Decided
	for _, d := range runs {
		took = append(took, d.MS)
		if isFault(d) {
			faults = append(faults, d)
		}
	}
	slices.Sort(took)
	median, slowest := took[len(took)/2], took[len(took)-1]
	var last []string
	for _, d := range runs[max(0, len(runs)-runsShown):] {
		last = append(last, fmt.Sprintf("%s %.1f ms", named(d), d.MS))
	}
	summary := check{"runs", fine, fmt.Sprintf("%d runs, median %.1f ms, slowest %.1f ms; the last: %s", len(runs), median, slowest, strings.Join(last, ", ")), ""}
	if median > slowMedian {
		summary.Level, summary.Do = warn, "see what slows the state folder or the project down: a network file system, a virus scanner"
	}
	checks := []check{summary}
	if n := len(faults); n > 0 {
		d := faults[n-1]
		checks = append(checks, check{"faults", warn, fmt.Sprintf("%d of them had a fault; the last at %s: %s: %s", n, d.TS.Local().Format("2006-01-02 15:04:05"), named(d), d.Detail), faultAdvice(d)})
	}
	return checks
}

// named is a run by its event, where there was one, and its reason.
func named(d session.Decided) string { return strings.TrimSpace(d.Event + " " + d.Why) }

// isFault reports whether a hook could not do its work.
func isFault(d session.Decided) bool {
	switch d.Why {
	case "fault", "panic", "locked", "unreadable_event", string(hold.NoState):
		return true
	}
	return false
}

func faultAdvice(d session.Decided) string {
	switch d.Why {
	case "locked":
		return "many hooks at once, or a process that hangs: see which one holds files open in the state folder"
	case "panic":
		return "a fault of Goalkeeper's own: report it with the line that goalkeeper explain shows"
	case "unreadable_event":
		return "something other than the client calls the hook: see what its input is"
	}
	return "mend what the fault names; goalkeeper explain shows the runs around it"
}
