package infer

import (
	"errors"
	"io"
	"io/fs"
	"path"
	"sort"
	"strings"
)

// Bounds of what is read: named files only, each cut off, never a walk.
const (
	maxFile    = 512 << 10 // one file; a larger one is skipped with a note
	maxTotal   = 12 << 20  // all files together
	maxFiles   = 400       // how many files are opened
	maxEntries = 2000      // how many entries of a folder are looked at
)

// project reads the files of one tree, each once, and keeps notes of what it
// had to skip.
type project struct {
	fsys    fs.FS
	has     func(string) bool
	notes   []string
	files   map[string][]byte // nil value: not there or not readable
	kinds   map[string]byte   // 'f' file, 'd' folder, 0 none
	lists   map[string][]string
	places  map[string]*place
	total   int
	opened  int
	scripts map[string]bool // script files being read, against loops
}

func newProject(fsys fs.FS, has func(string) bool) *project {
	return &project{
		fsys: fsys, has: has,
		files: map[string][]byte{}, kinds: map[string]byte{}, lists: map[string][]string{},
		places: map[string]*place{}, scripts: map[string]bool{},
	}
}

func (p *project) note(file, why string) {
	n := file + " skipped: " + why
	for _, x := range p.notes {
		if x == n {
			return
		}
	}
	p.notes = append(p.notes, n)
}

func (p *project) kind(name string) byte {
	if !fs.ValidPath(name) {
		return 0
	}
	if k, ok := p.kinds[name]; ok {
		return k
	}
	var k byte
	if st, err := fs.Stat(p.fsys, name); err == nil {
		switch {
		case st.IsDir():
			k = 'd'
		case st.Mode().IsRegular():
			k = 'f'
		}
	}
	p.kinds[name] = k
	return k
}

func (p *project) isFile(name string) bool { return p.kind(name) == 'f' }
func (p *project) isDir(name string) bool  { return p.kind(name) == 'd' }

// read returns the text of a file with plain line ends. A file that is
// missing is silent; one that cannot be used leaves a note.
func (p *project) read(name string) (string, bool) {
	if b, ok := p.files[name]; ok {
		return string(b), b != nil
	}
	p.files[name] = nil
	if !fs.ValidPath(name) {
		return "", false
	}
	st, err := fs.Stat(p.fsys, name)
	if err != nil {
		if !errors.Is(err, fs.ErrNotExist) {
			p.note(name, "it cannot be read")
		}
		return "", false
	}
	switch {
	case st.IsDir():
		p.note(name, "it is a folder")
		return "", false
	case !st.Mode().IsRegular():
		p.note(name, "it is no regular file")
		return "", false
	case st.Size() > maxFile:
		p.note(name, "it is larger than 512 KiB")
		return "", false
	case p.total > maxTotal || p.opened >= maxFiles:
		p.note(name, "enough was read")
		return "", false
	}
	f, err := p.fsys.Open(name)
	if err != nil {
		p.note(name, "it cannot be read")
		return "", false
	}
	defer f.Close()
	p.opened++
	b, err := io.ReadAll(io.LimitReader(f, maxFile+1))
	if err != nil || len(b) > maxFile {
		p.note(name, "it cannot be read")
		return "", false
	}
	p.total += len(b)
	s := strings.TrimPrefix(string(b), "\ufeff")
	if strings.ContainsRune(s, 0) {
		p.note(name, "it is no text")
		return "", false
	}
	if strings.Contains(s, "\r") {
		s = strings.ReplaceAll(strings.ReplaceAll(s, "\r\n", "\n"), "\r", "\n")
	}
	p.files[name] = []byte(s)
	if p.files[name] == nil {
		p.files[name] = []byte{}
	}
	return s, true
}

// list returns the names in a folder, sorted, at most maxEntries of them.
func (p *project) list(dir string) []string {
	if l, ok := p.lists[dir]; ok {
		return l
	}
	var names []string
	if f, err := p.fsys.Open(dir); err == nil {
		if rd, ok := f.(fs.ReadDirFile); ok {
			entries, _ := rd.ReadDir(maxEntries)
			for _, e := range entries {
				names = append(names, e.Name())
			}
			if len(entries) == maxEntries {
				p.note(dir+"/*", "more than 2000 entries, the rest was not looked at")
			}
		}
		f.Close()
	}
	sort.Strings(names)
	p.lists[dir] = names
	return names
}

// firstFile is the first of the names that is a file in dir.
func (p *project) firstFile(dir string, names ...string) string {
	for _, n := range names {
		if f := path.Join(dir, n); p.isFile(f) {
			return f
		}
	}
	return ""
}

// anyExt says whether a folder directly holds a file that ends so.
func (p *project) anyExt(dir string, exts ...string) string {
	for _, n := range p.list(dir) {
		for _, e := range exts {
			if strings.HasSuffix(n, e) && len(n) > len(e) {
				return path.Join(dir, n)
			}
		}
	}
	return ""
}

// place is one folder with its manifests, each read at most once.
type place struct {
	p    *project
	dir  string // "." for the root
	node *nodePackage
	make *makefile
	just *recipes
	task *recipes
	comp *recipes
	deno *recipes
	pyp  *pyProject
	rake *recipes
	mix  *recipes
	mise *recipes
	done uint16
}

func (p *project) at(dir string) *place {
	if dir == "" {
		dir = "."
	}
	if pl, ok := p.places[dir]; ok {
		return pl
	}
	pl := &place{p: p, dir: dir}
	p.places[dir] = pl
	return pl
}

func (pl *place) file(name string) string { return path.Join(pl.dir, name) }

func (pl *place) isFile(name string) bool { return pl.p.isFile(pl.file(name)) }

func (pl *place) first(names ...string) string { return pl.p.firstFile(pl.dir, names...) }

// home says whether the files of an ecosystem are in this folder.
func (pl *place) home(eco string) bool {
	for _, h := range homes {
		if h.eco != eco {
			continue
		}
		for _, n := range strings.Fields(h.files) {
			if strings.HasPrefix(n, "*") {
				if pl.p.anyExt(pl.dir, n[1:]) != "" {
					return true
				}
			} else if pl.isFile(n) {
				return true
			}
		}
		return false
	}
	return true
}

// homes are the files that make an ecosystem's commands plausible.
var homes = [...]struct{ eco, files string }{
	{"go", "go.mod go.work"},
	{"cargo", "Cargo.toml"},
	{"node", "package.json"},
	{"deno", "deno.json deno.jsonc"},
	{"python", "pyproject.toml setup.py setup.cfg tox.ini requirements.txt pytest.ini noxfile.py requirements-dev.txt manage.py Pipfile"},
	{"python-m", "pyproject.toml setup.py"},
	{"tox", "tox.ini pyproject.toml setup.cfg tox.toml"},
	{"nox", "noxfile.py"},
	{"precommit", ".pre-commit-config.yaml .pre-commit-config.yml"},
	{"lefthook", "lefthook.yml lefthook.yaml"},
	{"ruby", "Gemfile Rakefile gems.rb *.gemspec"},
	{"php", "composer.json"},
	{"maven", "pom.xml"},
	{"gradle", "build.gradle build.gradle.kts settings.gradle settings.gradle.kts"},
	{"sbt", "build.sbt"}, {"mill", "build.sc build.mill"}, {"lein", "project.clj"}, {"deps", "deps.edn"},
	{"dotnet", "*.sln *.slnx *.csproj *.fsproj *.vbproj *.slnf Directory.Build.props global.json *.proj"},
	{"mix", "mix.exs"}, {"rebar", "rebar.config"}, {"gleam", "gleam.toml"},
	{"swift", "Package.swift"}, {"zig", "build.zig"}, {"cabal", "cabal.project *.cabal"}, {"stack", "stack.yaml"},
	{"dune", "dune-project"}, {"nimble", "*.nimble"}, {"crystal", "shard.yml"}, {"dart", "pubspec.yaml"},
	{"cmake", "CMakeLists.txt"}, {"meson", "meson.build"}, {"ninja", "meson.build CMakeLists.txt build.ninja configure.py"},
	{"bazel", "WORKSPACE MODULE.bazel WORKSPACE.bazel BUILD.bazel"}, {"scons", "SConstruct"}, {"xmake", "xmake.lua"},
	{"mage", "magefile.go"}, {"nix", "flake.nix default.nix"},
	{"turbo", "turbo.json turbo.jsonc"}, {"nx", "nx.json"}, {"lerna", "lerna.json"},
}
