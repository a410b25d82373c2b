package trigger

// Cues are words of which one stands in every text that sets a goal or gives an
// order: "goal", "abandon", 目标. One pass over a message finds them, for all languages
// together, and what has none is not compared with any pattern. A hook reads its prompt
// cold, so that is most of what an everyday prompt costs (DESIGN §15).

// cue is an entry of cueTable: the languages in which a word is a cue, and some bits of
// its hash.
type cue uint64

const (
	manyTongues = 17 // languages, a bit each
	anyTongue   = tongues(1)<<manyTongues - 1
	checkBits   = 64 - 3*manyTongues
)

func (c cue) goals() tongues  { return tongues(c) & anyTongue }
func (c cue) orders() tongues { return tongues(c>>manyTongues) & anyTongue }
func (c cue) bare() tongues   { return tongues(c>>(2*manyTongues)) & anyTongue }
func (c cue) check() uint32   { return uint32(c >> (3 * manyTongues)) }

// cueSum hashes the letters of a cue one by one, from 0 on.
func cueSum(sum uint32, r rune) uint32 { return (sum ^ uint32(r) ^ 0x9e3779b9) * 0x01000193 }

// cueOf looks for the entry of a hashed word; 0 is none.
func cueOf(sum uint32) cue {
	sum ^= sum >> 15
	for i := sum; ; i++ {
		c := cueTable[i%uint32(len(cueTable))]
		if c == 0 || c.check() == sum>>(32-checkBits) {
			return c
		}
	}
}

// heard is a cue at rune at of the message.
type heard struct {
	at int
	cue
}

// findCues lists the cues of the message: its words and, in scripts without spaces, its
// characters and pairs of characters. Loan words do not count for languages that nothing
// but they speak for.
func (m *message) findCues(found tongues) {
	note := func(sum uint32, from, to int) {
		c := cueOf(sum)
		if c == 0 {
			return
		}
		m.cues = append(m.cues, heard{from, c})
		m.bare |= c.bare()
		if g := c.goals(); g != 0 && m.oneOfExact(from, to, "goal|target") {
			m.goals |= g & found
		} else {
			m.goals |= g & (found | latin | hi)
		}
	}
	for i := 0; i < len(m.r); i++ {
		switch r := m.r[i]; {
		case r == ' ':
		case inWord(r):
			from, sum := i, uint32(0)
			for ; i < len(m.r) && inWord(m.r[i]); i++ {
				sum = cueSum(sum, m.r[i])
			}
			note(sum, from, i)
			i--
		case isCJK(r):
			sum := cueSum(0, r)
			note(sum, i, i+1)
			if i+1 < len(m.r) && isCJK(m.r[i+1]) {
				note(cueSum(sum, m.r[i+1]), i, i+2)
			}
		}
	}
}

// markSentences tells each sentence which cues stand in it.
func (m *message) markSentences() {
	if m.thorough {
		m.bare = anyTongue
		for n := range m.sentences {
			s := &m.sentences[n]
			s.goals, s.orders, s.lastGoal, s.lastOrder = m.spoken, anyTongue, s.to, s.to
		}
		return
	}
	rest := m.cues
	for n := range m.sentences {
		s := &m.sentences[n]
		for len(rest) > 0 && rest[0].at < s.from {
			rest = rest[1:]
		}
		for ; len(rest) > 0 && rest[0].at < s.to; rest = rest[1:] {
			c := rest[0]
			if g := c.goals() & m.goals; g != 0 {
				s.goals, s.lastGoal = s.goals|g, c.at
			}
			if o := c.orders(); o != 0 {
				s.orders, s.lastOrder = s.orders|o, c.at
			}
		}
	}
}
