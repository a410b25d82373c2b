package hold

// explanations say in a sentence what each Why means, for people.
var explanations = [...]struct {
	why  Why
	text string
}{
	{Off, "switched off by GOALKEEPER=0"},
	{NotMain, "a subagent stopped; only the main conversation is held"},
	{PlanMode, "the session is in plan mode and waits for approval"},
	{APIError, "the last message is an API error"},
	{ContextFull, "the context window is more than 95 % full"},
	{Waiting, "something still runs that will wake the session"},
	{NoSession, "the event has no usable session id"},
	{NoGoal, "this session owns no goal here"},
	{Completed, "every box is ticked: the loop goal ended"},
	{HoldOff, "holding is switched off (LITGRAVITY_GOAL_HOLD=0 or GOALKEEPER_HOLD=0)"},
	{Abandoned, "the user dropped the goal"},
	{Paused, "the user paused the goal"},
	{Talk, "the prompt only asked or talked; it ordered no work"},
	{Cleared, "the first turn after /clear, which handed the goal over"},
	{BlockedWord, "the agent said BLOCKED:"},
	{Question, "the agent asked the user a question"},
	{HostGoal, "the client's own /goal, typed by the user, is active"},
	{NoRoute, "the session is on no work route, so records do not hold"},
	{NewRecord, "the record was made in this turn: it is shown, then the turn ends"},
	{Unreadable, "the goal's file cannot be read"},
	{NotActive, "the goal's status is not active"},
	{HoldFalse, `the record says "hold": false`},
	{Foreign, "the goal came with the checkout and was not adopted"},
	{Ledger, "the ledger's last note releases the goal"},
	{NoOpen, "no criterion is open or failed"},
	{HeldThisTurn, "already held in this turn, without progress since"},
	{Streak, "held three times in a row without progress; hold rests until there is some"},
	{Ceiling, "held thirty times in one turn"},
	{NoState, "the hold could not be counted, so the stop passes"},
	{Unproved, "held once: a ticked box names a command that was not run here"},
	{Hold, "held: a criterion is open"},
}

// Explain says in a sentence what a Why means, "" for an unknown one.
func Explain(why Why) string {
	for _, e := range explanations {
		if e.why == why {
			return e.text
		}
	}
	return ""
}
