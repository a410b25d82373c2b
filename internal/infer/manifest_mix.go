package infer

import "strings"

// mixAliases reads the aliases of a mix.exs.
func (pl *place) mixAliases() *recipes {
	const bit = 128
	if pl.done&bit == 0 {
		pl.done |= bit
		if src, ok := pl.p.read(pl.file("mix.exs")); ok {
			pl.mix = &recipes{file: pl.file("mix.exs"), call: "mix", list: parseMixAliases(src)}
		}
	}
	return pl.mix
}

func parseMixAliases(src string) []recipe {
	i := strings.Index(src, "defp aliases")
	if i < 0 {
		if i = strings.Index(src, "def aliases"); i < 0 {
			if i = strings.Index(src, "aliases: ["); i < 0 {
				return nil
			}
		}
	}
	s := src[i:]
	if j := strings.Index(s, "\n  end"); j > 0 {
		s = s[:j]
	}
	var out []recipe
	for _, part := range strings.Split(strings.Join(strings.Fields(s), " "), "]") {
		k := strings.LastIndex(part, ": [")
		if k < 0 {
			continue
		}
		name := part[:k]
		if c := strings.LastIndexAny(name, " [,"); c >= 0 {
			name = name[c+1:]
		}
		r := recipe{name: strings.Trim(name, `"`)}
		for n, q := range strings.Split(part[k+3:], `"`) {
			if n%2 == 1 {
				r.body = append(r.body, "mix "+q)
			}
		}
		if r.name != "" && r.name != "aliases" {
			out = append(out, r)
		}
	}
	return out
}
