package infer

import "strings"

func (p *project) goImplied(pl *place, add addFunc) {
	pkgs, file := "./...", pl.file("go.mod")
	if !pl.isFile("go.mod") {
		if !pl.isFile("go.work") {
			return
		}
		file = pl.file("go.work")
		src, _ := p.read(file)
		var dirs []string
		for _, d := range goWorkUses(src) {
			dirs = append(dirs, d+"/...")
		}
		if len(dirs) == 0 {
			return
		}
		pkgs = strings.Join(dirs, " ")
	}
	force := func(cmd, file string, rank int, d domain) { add(cmd, file, rank, d) }
	force("go test "+pkgs, file, rankLanguage, dTest)
	force("go build "+pkgs, file, rankLanguage, dBuild)
	force("go vet "+pkgs, file, rankLanguage, dLint)
	if f := pl.first(".golangci.yml", ".golangci.yaml", ".golangci.toml", ".golangci.json"); f != "" {
		add("golangci-lint run", f, rankConfig, dLint)
	} else if f := pl.first("staticcheck.conf"); f != "" {
		add("staticcheck ./...", f, rankConfig, dLint)
	}
	if pl.isFile("magefile.go") {
		if s, ok := p.read(pl.file("magefile.go")); ok {
			for _, t := range [...]struct {
				fn, name string
				d        domain
			}{{"func Test(", "test", dTest}, {"func Lint(", "lint", dLint}, {"func Build(", "build", dBuild}, {"func Check(", "check", dTest | dLint}} {
				if strings.Contains(s, t.fn) {
					add("mage "+t.name, pl.file("magefile.go"), rankScript-6, t.d)
				}
			}
		}
	}
}

// goWorkUses lists the folders of go.work's use lines.
func goWorkUses(src string) []string {
	var out []string
	in := false
	for _, l := range strings.Split(src, "\n") {
		l, _, _ = strings.Cut(l, "//")
		t := strings.TrimSpace(l)
		switch {
		case t == "use (":
			in = true
		case in && t == ")":
			in = false
		case in && t != "":
			out = append(out, goDir(t))
		case strings.HasPrefix(t, "use "):
			out = append(out, goDir(strings.TrimSpace(t[4:])))
		}
	}
	return out
}

func goDir(d string) string {
	d = strings.TrimSuffix(d, "/")
	if d != "." && !strings.HasPrefix(d, "./") {
		d = "./" + d
	}
	return d
}
