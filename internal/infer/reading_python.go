package infer

import (
	"strings"
)

// readEnvRunner reads tox and nox calls.
func (p *project) readEnvRunner(pl *place, words []string, depth int) reading {
	y := pl.python()
	name := commandName(words[0])
	if name == "tox" && !y.hasTox {
		return reading{missing: "tox is not configured"}
	}
	if name == "nox" && !y.hasNox {
		return reading{missing: "there is no noxfile.py"}
	}
	r := reading{script: true, explicit: true}
	var envs []string
	for i := 1; i < len(words); i++ {
		w := words[i]
		if w == "--" {
			if name == "tox" {
				r.partial = "it passes arguments to the tests"
			} else {
				r.partial = partialArgs(words[i+1:])
			}
			break
		}
		flag, val, eq := strings.Cut(w, "=")
		switch flag {
		case "-e", "-s", "--session", "--sessions", "--env":
			if !eq && i+1 < len(words) {
				i++
				val = words[i]
			}
			envs = append(envs, strings.Split(unquote(val), ",")...)
			for name == "nox" && i+1 < len(words) && !strings.HasPrefix(words[i+1], "-") {
				i++
				envs = append(envs, words[i])
			}
		case "-f", "-m", "-t", "-k", "-c", "-x", "--tags", "-p", "--python", "--conf":
			if !eq {
				i++
			}
			if flag == "-f" || flag == "-m" {
				r.partial = "it names a part of the suite"
			}
		case "-l", "--list", "-a", "--listenvs", "--notest", "--showconfig", "--devenv", "--version", "devenv":
			return reading{}
		case "run", "r", "p", "run-parallel":
		default:
			if strings.HasPrefix(w, "-e") && len(w) > 2 && !strings.HasPrefix(w, "--") {
				envs = append(envs, strings.Split(w[2:], ",")...)
			}
		}
	}
	if len(envs) == 0 {
		r.d = dTest
		if name == "nox" && len(y.nox) > 0 {
			r.d = 0
			for _, s := range y.nox {
				d, _ := domainOfName(s.name)
				r.d |= d
			}
			if r.d == 0 {
				r.d = dTest
			}
		}
		if name == "tox" {
			r.aim = dTest
			for _, e := range y.toxList {
				d, whole := domainOfName(e)
				if whole {
					r.d |= d &^ dDocs
				}
			}
			r.d |= dTest
		}
		return r
	}
	for _, e := range envs {
		if strings.ContainsAny(e, "<>$*") || e == "ALL" {
			r.partial = "it has a placeholder"
			continue
		}
		base, _, _ := strings.Cut(e, "(")
		base, _, _ = strings.Cut(base, "-")
		var rec *recipe
		if name == "tox" {
			if !y.toxHas(e) {
				return reading{missing: "tox has no environment " + e}
			}
			rec = y.toxEnv(e)
		} else {
			s, _, _ := strings.Cut(e, "(")
			if rec = y.noxSession(s); rec == nil {
				if t := y.noxSession(base); t != nil {
					rec = t // tests-3.12
				} else {
					return reading{missing: "noxfile.py has no session " + e}
				}
			}
		}
		d, whole := domainOfName(e)
		if d == 0 && strings.HasPrefix(e, "py") {
			d, whole = dTest, true
		}
		if rec != nil {
			in := p.readBody(pl, *rec, depth)
			if d == 0 || d == dDocs {
				d |= in.d
				whole = true
			}
			for _, f := range in.faults {
				if f.why == whySends {
					r.faults = append(r.faults, f)
				}
			}
		}
		if side := sideOfName(e); side != "" {
			r.faults = append(r.faults, fault{anyDomain, side, ""})
		}
		if !whole && d != 0 {
			r.partial = firstNonEmpty(r.partial, partName(e))
		}
		r.d |= d
	}
	return r
}
