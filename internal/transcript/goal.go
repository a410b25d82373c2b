package transcript

// GoalStatus is one state of the client's built-in /goal, as it stands in the
// transcript.
type GoalStatus struct {
	UUID      string // of the line; what a caller keeps to handle each once
	Condition string // as typed
	Reason    string // the judge's, "" where it gave none
	Met       bool
	Sentinel  bool // not a verdict: the goal was set or cleared
	Failed    bool // judged impossible
}

// GoalState is what a GoalStatus says of the goal.
type GoalState string

const (
	GoalSet     GoalState = "set"
	GoalNotYet  GoalState = "not yet"
	GoalMet     GoalState = "met"
	GoalFailed  GoalState = "failed"
	GoalCleared GoalState = "cleared"
)

// State reads the flags: a sentinel sets (not met) or clears (met) the goal,
// anything else is a verdict.
func (g GoalStatus) State() GoalState {
	switch {
	case g.Sentinel && g.Met:
		return GoalCleared
	case g.Sentinel:
		return GoalSet
	case g.Failed:
		return GoalFailed
	case g.Met:
		return GoalMet
	}
	return GoalNotYet
}
