package infer

import "path"

func (p *project) cargoImplied(pl *place, add addFunc) {
	file := pl.file("Cargo.toml")
	doc, ok := p.toml(file)
	if !ok {
		return
	}
	ws := ""
	if doc["workspace"] != nil {
		ws = " --workspace"
	}
	add("cargo test"+ws, file, rankLanguage, dTest)
	add("cargo build"+ws, file, rankLanguage, dBuild)
	add("cargo clippy"+ws+" --all-targets -- -D warnings", file, rankLanguage, dLint)
	add("cargo fmt --all -- --check", file, rankLanguage-5, dFormat)
}

func (p *project) rubyImplied(pl *place, add addFunc) {
	if f := p.anyExt(pl.dir, ".gemspec"); f != "" {
		add("gem build "+path.Base(f), f, rankLanguage-5, dBuild)
	}
}

// autotools is the classic sequence where no Makefile is kept in the tree.
func (p *project) autotools(pl *place, add addFunc) {
	if pl.makefile() != nil {
		return
	}
	pre := pl.configure()
	if pre == "" {
		return
	}
	f := pl.first("configure.ac", "configure.in", "configure")
	add(pre+" && make", f, rankLanguage, dBuild)
	add(pre+" && make && make check", f, rankLanguage-1, dTest)
}

// configure is how the folder's Makefile is made, "" where autotools do not.
func (pl *place) configure() string {
	if pl.first("configure.ac", "configure.in", "configure") == "" {
		if pl.isFile("auto/configure") {
			return "auto/configure"
		}
		return ""
	}
	pre := "./configure"
	if !pl.isFile("configure") {
		switch {
		case pl.isFile("autogen.sh"):
			pre = "./autogen.sh && ./configure"
		case pl.isFile("bootstrap"):
			pre = "./bootstrap && ./configure"
		case pl.isFile("buildconf"):
			pre = "./buildconf && ./configure"
		default:
			pre = "autoreconf -fi && ./configure"
		}
	}
	return pre
}
