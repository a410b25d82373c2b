package infer

import "strings"

func (p *project) nodeImplied(pl *place, n *nodePackage, foreign bool, add addFunc) {
	low := 0
	if foreign {
		low = 30
	}
	m := n.managerName()
	if n.find("test") == nil {
		for _, t := range [...]struct{ dep, cmd string }{{"vitest", "vitest run"}, {"jest", "jest"}, {"mocha", "mocha"}, {"ava", "ava"}, {"tap", "tap"}} {
			if n.dep(t.dep) {
				add(execTool(m, t.cmd), n.file, rankConfig-5-low, dTest)
				break
			}
		}
	}
	if f := pl.first("tsconfig.json"); f != "" && (n.dep("typescript") || len(n.deps) == 0) {
		add(execTool(m, "tsc --noEmit"), f, rankConfig-10-low, dTypes)
	}
	if f := pl.first("eslint.config.js", "eslint.config.mjs", "eslint.config.ts", "eslint.config.cjs", ".eslintrc", ".eslintrc.js", ".eslintrc.json", ".eslintrc.cjs", ".eslintrc.yml", ".eslintrc.yaml"); f != "" {
		add(execTool(m, "eslint ."), f, rankConfig-10-low, dLint)
	} else if n.dep("eslint") && strings.Contains(n.raw, "\"eslintConfig\"") {
		add(execTool(m, "eslint ."), n.file, rankConfig-10-low, dLint)
	}
	if f := pl.first("biome.json", "biome.jsonc"); f != "" {
		add(execTool(m, "biome check ."), f, rankConfig-11-low, dLint)
	}
	if f := pl.first(".prettierrc", ".prettierrc.json", ".prettierrc.js", "prettier.config.js", ".prettierrc.yaml", ".prettierrc.yml", "prettier.config.mjs", ".prettierrc.toml"); f != "" && n.dep("prettier") {
		add(execTool(m, "prettier --check ."), f, rankConfig-12-low, dFormat)
	}
	if pl.isFile("turbo.json") {
		for _, d := range [...]struct {
			t string
			d domain
		}{{"test", dTest}, {"build", dBuild}, {"lint", dLint}} {
			if n.find(d.t) == nil {
				if s, ok := p.read(pl.file("turbo.json")); ok && strings.Contains(s, "\""+d.t+"\"") {
					add(execTool(m, "turbo run "+d.t), pl.file("turbo.json"), rankConfig-low, d.d)
				}
			}
		}
	}
	if pl.isFile("nx.json") {
		for _, d := range [...]struct {
			t string
			d domain
		}{{"test", dTest}, {"build", dBuild}, {"lint", dLint}} {
			if n.find(d.t) == nil && n.dep("nx") {
				add(execTool(m, "nx run-many -t "+d.t), pl.file("nx.json"), rankConfig-2-low, d.d)
			}
		}
	}
	if n.find("test") == nil && n.find("build") == nil && len(pl.members()) > 0 && !pl.isFile("turbo.json") && !pl.isFile("nx.json") {
		for _, t := range [...]string{"test", "build", "lint"} {
			for _, d := range pl.members() {
				if mp := p.at(d).nodePackage(); mp != nil && mp.find(t) != nil {
					switch m {
					case "pnpm":
						add("pnpm -r run "+t, n.file, rankConfig-low, 0)
					case "npm":
						add("npm run "+t+" --workspaces --if-present", n.file, rankConfig-low, 0)
					case "yarn":
						call := "yarn workspaces run "
						if pl.isFile(".yarnrc.yml") {
							call = "yarn workspaces foreach -A run "
						}
						add(call+t, n.file, rankConfig-low, 0)
					}
					break
				}
			}
		}
	}
}
