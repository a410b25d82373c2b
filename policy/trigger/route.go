package trigger

import "slices"

// routeWords name a route in a person's prompt (DESIGN §9 rule 9). They begin a
// clause.
var routeWords = [...]struct {
	route   Route
	pattern string
}{
	{LitLoop, "?run|use|start|enter|launch|do|with ?the|a lit-loop|lit_loop|litloop"},
	{StartWork, "?run|use|launch|do ?the start-work|start_work"},
	{LitGoal, "?run|use|start|do ?the|a lit-goal|lit_goal|litgoal"},
	{LitGoal, "?and make|turn this|it|that ?in|into ?to a|the|our|your goal"},
}

// route reads route words: an order that begins its clause, not a question.
func (m *message) route() Route {
	for _, s := range m.sentences {
		for from := s.from; s.orders&en != 0 && from <= s.lastOrder && from < s.to; {
			to := m.nextClause(from, s.to)
			i := m.skipLeads(from, to, &english)
			if s.mark != '?' || m.requested(from, i, &english) {
				for _, w := range routeWords {
					e := m.pattern(i, w.pattern, &english)
					if e < 0 || e > s.to || m.inQuotes(i) || m.says(max(s.from, i-maxBefore), i, &english) {
						continue
					}
					// "start work" is also plain English: only the hyphen, or a plan, names the route
					if w.route == StartWork && slices.Contains(m.r[i:e], ' ') && m.oneOf(m.skipBlank(e, s.to), "on the plan|on plan|from the plan|for the plan", false) < 0 {
						continue
					}
					if k := m.skipBlank(e, s.to); k < s.to && m.oneOf(k, "is|was|does|has|doesn't|fails|failed|skill|hook|exits|crashes", false) >= 0 {
						continue
					}
					return w.route
				}
			}
			from = to
		}
	}
	return NoRoute
}

// choice answers a pending "continue or replace": only a message that is little
// more than "replace" takes the new goal; anything else ends the choice.
func (m *message) choice() Choice {
	for _, s := range m.sentences {
		if s.mark == '?' {
			return ChoiceKeep
		}
	}
	for k, l := range languages {
		if !m.speaks(k) {
			continue
		}
		yes := false
		i := 0
		for i < len(m.r) {
			if r := m.r[i]; isSpace(r) || clauseMark(r) || sentenceMark(r) || r == '"' || emoji(r) {
				i++
				continue
			}
			if e := m.oneOf(i, l.yes, l.cjk); e >= 0 {
				yes, i = true, e
				continue
			}
			e := max(m.oneOf(i, l.polite, l.cjk), m.oneOf(i, l.leads, l.cjk))
			if e < 0 {
				break
			}
			i = e
		}
		if yes && i >= len(m.r) {
			return ChoiceReplace
		}
	}
	for n, s := range m.sentences {
		if o, ok := m.orderAt(s.from, n); ok && o.Kind == Replace {
			return ChoiceReplace
		}
	}
	return ChoiceKeep
}
