package infer

import (
	"slices"
	"strings"
)

func (p *project) pythonImplied(pl *place, add addFunc) {
	if !pl.home("python") {
		return
	}
	y := pl.python()
	py := pl.first("pyproject.toml", "setup.py", "setup.cfg", "tox.ini", "requirements.txt", "noxfile.py", "Pipfile", "manage.py", "pytest.ini", "requirements-dev.txt")
	run := ""
	switch {
	case pl.isFile("uv.lock"):
		run = "uv run "
	case pl.isFile("poetry.lock"):
		run = "poetry run "
	case pl.isFile("pdm.lock"):
		run = "pdm run "
	case pl.isFile("Pipfile.lock"):
		run = "pipenv run "
	}
	for _, r := range y.scripts {
		name := r.name[strings.LastIndexAny(r.name, " :")+1:]
		if d, whole := domainOfName(name); d != 0 || name == "check" {
			rank := rankScript
			if !whole {
				rank -= 12
			}
			add(r.name, py, rank, 0)
		}
	}
	seen := map[string]bool{}
	for _, e := range y.tox {
		if d, whole := domainOfName(e.name); d != 0 && whole && !seen[e.name] {
			seen[e.name] = true
			add("tox -e "+e.name, firstNonEmpty(pl.first("tox.ini", "tox.toml"), py), rankScript-6, 0)
		}
	}
	if y.hasTox {
		add("tox", firstNonEmpty(pl.first("tox.ini", "tox.toml"), py), rankConfig-5, 0)
	}
	for _, s := range y.nox {
		if d, whole := domainOfName(s.name); d != 0 && whole {
			add("nox -s "+s.name, pl.file("noxfile.py"), rankScript-6, 0)
		}
	}
	hasPytest := y.get("tool", "pytest") != nil || pl.isFile("pytest.ini") || pl.isFile("conftest.py") || pl.isFile("tests/conftest.py") || strings.Contains(y.text, "pytest")
	switch {
	case hasPytest:
		add(run+"pytest", py, rankConfig, dTest)
	case pl.isFile("manage.py"):
		add("python manage.py test", pl.file("manage.py"), rankConfig-2, dTest)
	case p.isDir(pl.file("tests")):
		add(run+"python -m unittest discover -s tests", py, rankLanguage-5, dTest)
	case p.isDir(pl.file("test")):
		add(run+"python -m unittest discover -s test", py, rankLanguage-5, dTest)
	}
	if f := pl.first("ruff.toml", ".ruff.toml"); f != "" || y.get("tool", "ruff") != nil {
		add(run+"ruff check .", firstNonEmpty(f, py), rankConfig, dLint)
		if y.get("tool", "ruff", "format") != nil {
			add(run+"ruff format --check .", firstNonEmpty(f, py), rankConfig-6, dFormat)
		}
		if sel := tomlStrings(y.get("tool", "ruff", "lint", "select")); slices.Contains(sel, "D") || slices.Contains(sel, "D1") {
			add(run+"ruff check --select D .", firstNonEmpty(f, py), rankConfig-6, dDocs)
		}
	}
	if f := pl.first(".flake8"); f != "" || strings.Contains(y.text, "[flake8]") {
		add(run+"flake8", firstNonEmpty(f, py), rankConfig-5, dLint)
	}
	if y.get("tool", "black") != nil {
		add(run+"black --check .", py, rankConfig-8, dFormat)
	}
	if f := pl.first("mypy.ini", ".mypy.ini"); f != "" || y.get("tool", "mypy") != nil || strings.Contains(y.text, "[mypy]") {
		cmd := "mypy ."
		if y.get("tool", "mypy", "files") != nil || y.get("tool", "mypy", "packages") != nil || strings.Contains(y.text, "\nfiles =") || strings.Contains(y.text, "\nfiles=") {
			cmd = "mypy"
		} else if p.isDir(pl.file("src")) {
			cmd = "mypy src"
		}
		add(run+cmd, firstNonEmpty(f, py), rankConfig, dTypes)
	} else if f := pl.first("pyrightconfig.json"); f != "" || y.get("tool", "pyright") != nil {
		add(run+"pyright", firstNonEmpty(f, py), rankConfig-2, dTypes)
	}
	switch {
	case y.get("tool", "interrogate") != nil:
		add(run+"interrogate", py, rankConfig, dDocs)
	case y.get("tool", "pydocstyle") != nil:
		add(run+"pydocstyle", py, rankConfig-2, dDocs)
	}
	if y.get("build-system") != nil || pl.isFile("setup.py") {
		cmd := "python -m build"
		switch {
		case pl.isFile("uv.lock"):
			cmd = "uv build"
		case y.get("tool", "poetry") != nil:
			cmd = "poetry build"
		case y.get("tool", "pdm") != nil:
			cmd = "pdm build"
		case y.get("tool", "hatch", "envs") != nil:
			cmd = "hatch build"
		}
		add(cmd, py, rankLanguage, dBuild)
	}
	if y.get("tool", "coverage", "report", "fail_under") != nil || coveragercGate(pl) {
		if hasPytest {
			add(run+"pytest --cov", py, rankConfig, dCover)
		} else {
			add("coverage report", py, rankConfig-5, dCover)
		}
	}
}

func coveragercGate(pl *place) bool {
	for _, f := range [...]string{".coveragerc", "setup.cfg", "tox.ini"} {
		if pl.isFile(f) {
			if s, ok := pl.p.read(pl.file(f)); ok && strings.Contains(s, "fail_under") {
				return true
			}
		}
	}
	return false
}
