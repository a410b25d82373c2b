package trigger

// What is said of a goal that is a thing: a goal post, a sprite, a field of a store.
// It has a size or a place, and the order that follows is about it.

// numerals may stand for the figure of a measure.
const numerals = "two|three|four|five|half a|zwei|drei|vier|deux|trois|dos|tres|dois|três|due|tre|twee|drie|два|две|три|dwa|dwie|trzy|iki|üç|hai|ba|dua|tiga|两|二|三|दो|तीन"

// sizes end a measure: "7 m wide".
const sizes = "wide|high|tall|long|deep|thick|across|big|apart|away|off|breit|hoch|lang|tief|dick|entfernt|groß|breed|hoog|diep|dik|groot|" +
	"de large|de haut|de long|de ancho|de alto|de largo|de largura|de altura|di larghezza|di altezza|di lunghezza|в ширину|в высоту|в длину|" +
	"szerokości|wysokości|długości|genişliğinde|yüksekliğinde|uzunluğunda|geniş|yüksek|米宽|米高|米长|厘米宽|厘米高|像素宽|像素高|चौड़ा|ऊँचा|लंबा"

// misfits end a measure too, whatever follows: "20 px too low".
const misfits = "too|off the|off centre|off center|above the|below the|behind the|zu hoch|zu niedrig|zu tief|zu breit|zu schmal|zu klein|zu groß|zu weit|" +
	"te hoog|te laag|te breed|te smal|te klein|te groot|te ver|trop|troppo|demasiado|a mais|za wysoko|za nisko|za daleko|za duży|za mały|слишком|" +
	"fazla|terlalu|太高|太低|太大|太小|太宽|太远"

// extents open a measure: 幅7 m, "largo 7 m".
const extents = "幅|高さ|長さ|奥行き|너비*|높이*|길이*|폭*|宽|largo|larga|alto|alta|large de|haut de|long de|шириной|высотой|длиной|" +
	"szeroki na|wysoki na|selebar|setinggi|sepanjang|عرضه|بعرض|بارتفاع"

// linkers may follow the predicate of a clause.
const linkers = "and|in|on|at|but|so|than|by|from|because|while|und|aber|weil|et|mais|y|pero|e|ma|mas|i|ale|en|maar|и|но|а|ve|ama|và|nhưng|dan|tapi"

// measured: r[from:to] gives a size or a distance.
func (m *message) measured(from, to int) bool {
	if e := m.oneOf(from, extents, false); e >= 0 && e < to {
		if e = m.skipBlank(e, to); e < to && isDigit(m.r[e]) {
			return true
		}
	}
	if e := m.oneOf(from, "twice as|half as|doppelt so|halb so|twee keer zo|half zo", false); e >= 0 {
		e = m.oneOf(m.skipBlank(e, to), sizes, false)
		return e >= 0 && m.oneOf(m.skipBlank(e, to), "as|wie|als", false) >= 0
	}
	i := from
	if e := m.oneOf(i, "de|about|only|exactly|nur|genau|etwa|circa", false); e >= 0 {
		i = m.skipBlank(e, to)
	}
	start := i
	for i < to && (isDigit(m.r[i]) || i > start && (m.r[i] == '.' || m.r[i] == ',')) {
		i++
	}
	if i == start {
		if i = m.oneOf(start, numerals, false); i < 0 {
			return false
		}
	}
	for words := 0; words < 3 && i < to; words++ { // "m", "px", "degrees"
		i = m.skipBlank(i, to)
		if i < to && m.oneOf(i, misfits, false) >= 0 {
			return true
		}
		if e := m.oneOf(i, sizes, false); e >= 0 && e <= to && m.predicate(e, to) {
			return true
		}
		word := i
		for i < to && inWord(m.r[i]) {
			i++
		}
		if i == word {
			return false
		}
	}
	return false
}

// predicate: what ends at i ends its clause, or only "and" and the like follow.
func (m *message) predicate(i, to int) bool {
	k := m.skipBlank(i, to)
	return k >= to || clauseMark(m.r[k]) || sentenceMark(m.r[k]) || m.oneOf(k, linkers, false) >= 0
}
