package trigger

// Pasted records (logs, traces, test output): behind them the user speaks again.

// records are pasted after a colon too, but they are no speech: behind an empty
// line the user speaks again.
const records = "log|error|output|trace|日志|报错|错误|输出|堆栈|ログ|エラー|로그|오류|registro|journal|erreur|protokoll|fehler|errore|erro|лог|журнал|ошибк|błąd|fout|hata|günlük|lỗi|galat|سجل|خطأ|लॉग|त्रुटि"

// behindRecords: sentence n introduces a log or the output of a program, and the
// phrase stands behind it, where the user speaks again.
func (m *message) behindRecords(n int, c candidate) bool {
	line := m.sentences[c.sentence].line
	pasted, all := m.machineLines(m.sentences[n].to, line)
	if all >= 3 && 4*pasted >= 3*all { // it is one by its looks
		from := line - 1
		for from > 0 && m.r[from-1] != '\n' {
			from--
		}
		return m.apart(n+1, c) ||
			machineLine(m.r[from:max(from, line-1)]) && (c.class == own || !m.colon(c)) // "current goal: 3 of 9" may be its last line
	}
	return m.holds(m.sentences[n].from, m.sentences[n].to, records, true) && m.apart(n+1, c)
}

// apart: an empty line stands between sentence n and the phrase.
func (m *message) apart(n int, c candidate) bool {
	line := m.sentences[c.sentence].line
	return n < c.sentence && line >= 2 && m.r[line-1] == '\n' && m.r[line-2] == '\n'
}

// machineLines counts the lines of r[from:to] that no person writes, and all.
func (m *message) machineLines(from, to int) (pasted, all int) {
	for i := from; i < to; i++ {
		start := i
		for i < to && m.r[i] != '\n' {
			i++
		}
		if m.skipBlank(start, i) == i {
			continue
		}
		all++
		if machineLine(m.r[start:i]) {
			pasted++
		}
	}
	return pasted, all
}

// machineLine: a quarter of the line is neither letters nor blanks, as in logs,
// traces and test output.
func machineLine(line []rune) bool {
	marks, n := 0, 0
	for _, r := range line {
		switch {
		case r == ' ':
			continue
		case isDigit(r) || r == '_' || !inWord(r) && !isCJK(r):
			marks++
		}
		n++
	}
	return n >= 8 && 4*marks >= n
}
