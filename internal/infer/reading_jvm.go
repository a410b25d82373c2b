package infer

import (
	"slices"
	"strings"
)

// gradleTasks are the tasks of the plugins that most builds have.
var gradleTasks = [...]struct {
	name string
	d    domain
}{
	{"test", dTest}, {"check", dTest | dLint}, {"build", dBuild | dTest | dLint}, {"assemble", dBuild}, {"classes", dBuild}, {"jar", dBuild}, {"compileJava", dBuild | dTypes}, {"compileKotlin", dBuild | dTypes},
	{"compileTestJava", dBuild}, {"testClasses", dBuild}, {"checkstyleMain", dLint}, {"checkstyleTest", dLint}, {"checkstyle", dLint}, {"spotlessCheck", dFormat | dLint}, {"ktlintCheck", dLint}, {"detekt", dLint}, {"lint", dLint}, {"lintDebug", dLint}, {"lintKotlin", dLint},
	{"testDebugUnitTest", dTest}, {"testDebug", dTest}, {"testReleaseUnitTest", dTest}, {"assembleDebug", dBuild}, {"pmdMain", dLint}, {"spotbugsMain", dLint}, {"apiCheck", dLint}, {"checkstyleNohttp", dLint},
	{"javadoc", dDocs}, {"dokkaHtml", dDocs}, {"jacocoTestCoverageVerification", dCover}, {"koverVerify", dCover}, {"integrationTest", dTest}, {"allTests", dTest}, {"jvmTest", dTest}, {"precommit", dLint}, {"installDist", dBuild}, {"localDistro", dBuild}, {"quickTest", dTest}, {"unitTest", dTest}, {"compileAll", dBuild}, {"rewriteDryRun", dLint}, {"codeChecks", dLint}, {"ktfmtCheck", dFormat | dLint}, {"lintRelease", dLint}, {"runKtlint", dLint}, {"runDetekt", dLint},
}

func (p *project) readGradle(pl *place, words []string) reading {
	var r reading
	wrapper := strings.Contains(words[0], "gradlew")
	if wrapper && !pl.isFile("gradlew") && !p.at(".").isFile("gradlew") {
		return reading{missing: "there is no gradlew"}
	}
	if !wrapper && !pl.home("gradle") {
		return reading{missing: "there is no Gradle build"}
	}
	skipTests := false
	for i := 1; i < len(words); i++ {
		w := words[i]
		switch {
		case w == "-x" && i+1 < len(words):
			i++
			if words[i] == "test" || words[i] == "check" {
				skipTests = true
			}
		case w == "-p" || w == "--project-dir" || w == "-P" || w == "-D" || w == "-I" || w == "--init-script" || w == "-c" || w == "-b":
			i++
		case w == "--tests":
			i++
			r.partial = "it names a part of the suite"
		case w == "--continuous" || w == "-t":
			r.faults = append(r.faults, fault{anyDomain, whyWatches, ""})
		case w == "-m" || w == "--dry-run":
			r.faults = append(r.faults, fault{anyDomain, whyPasses, ""})
		case strings.HasPrefix(w, "-"):
		default:
			if strings.ContainsAny(w, "<>$") {
				r.partial = "it has a placeholder"
				continue
			}
			t := w
			if j := strings.LastIndexByte(w, ':'); j >= 0 {
				t = w[j+1:]
				if j > 0 || strings.Count(w, ":") > 1 {
					r.partial = firstNonEmpty(r.partial, "it names one module")
				}
			}
			low := strings.ToLower(t)
			if strings.HasPrefix(low, "publish") || strings.Contains(low, "upload") || strings.HasPrefix(low, "release") || strings.Contains(low, "deploy") || strings.HasPrefix(low, "closeandrelease") {
				r.faults = append(r.faults, fault{anyDomain, whySends, ""})
				continue
			}
			if strings.HasSuffix(t, "Apply") || strings.HasSuffix(t, "Format") {
				chk := strings.TrimSuffix(strings.TrimSuffix(t, "Apply"), "Format") + "Check"
				r.d |= dFormat | dLint
				r.faults = append(r.faults, fault{dFormat | dLint, whyRewrites, words[0] + " " + chk})
				continue
			}
			if low == "run" || low == "bootrun" || low == "jmh" {
				r.faults = append(r.faults, fault{anyDomain, "it serves or measures", ""})
				continue
			}
			for _, g := range gradleTasks {
				if g.name == t {
					r.d |= g.d
					r.explicit = true
				}
			}
		}
	}
	if skipTests {
		r.d &^= dTest | dLint
		if r.d == 0 {
			r.d = dBuild
		}
	}
	if slices.Contains(words, "build") {
		r.aim = dBuild
	}
	r.script = true
	return r
}

func (p *project) readMaven(pl *place, words []string) reading {
	var r reading
	wrapper := strings.Contains(words[0], "mvnw")
	if wrapper && !pl.isFile("mvnw") && !p.at(".").isFile("mvnw") {
		return reading{missing: "there is no mvnw"}
	}
	if !pl.isFile("pom.xml") {
		return reading{missing: "there is no pom.xml"}
	}
	skip := false
	for i := 1; i < len(words); i++ {
		w := words[i]
		switch {
		case strings.HasPrefix(w, "-DskipTests"), strings.HasPrefix(w, "-Dmaven.test.skip"), w == "-Pquick", w == "-Dquickly", w == "-Pfast":
			skip = true
		case w == "-pl" || w == "--projects":
			i++
			r.partial = "it names one module"
		case strings.HasPrefix(w, "-pl="), strings.HasPrefix(w, "-pl"):
			r.partial = "it names one module"
		case strings.HasPrefix(w, "-Dtest="), strings.HasPrefix(w, "-Dit.test="):
			r.partial = "it names a part of the suite"
		case strings.HasPrefix(w, "-Dmaven.test.failure.ignore"), w == "-fn", w == "--fail-never":
			r.faults = append(r.faults, fault{anyDomain, whyPasses, ""})
		case w == "-f" || w == "-s" || w == "-P" || w == "-T" || w == "-t" || w == "--file" || w == "--settings":
			i++
		case strings.HasPrefix(w, "-"):
		default:
			switch goal := w; {
			case goal == "deploy" || strings.HasPrefix(goal, "release:") || strings.HasPrefix(goal, "deploy:") || strings.HasPrefix(goal, "site-deploy") || strings.Contains(goal, "staging"):
				r.faults = append(r.faults, fault{anyDomain, whySends, ""})
			case goal == "test":
				r.d |= dTest
			case goal == "verify" || goal == "install" || goal == "package" || goal == "integration-test":
				r.d |= dTest | dBuild
			case goal == "compile" || goal == "test-compile" || goal == "process-classes":
				r.d |= dBuild | dTypes
			case strings.Contains(goal, "spotless") && strings.HasSuffix(goal, "apply"), strings.HasSuffix(goal, ":format") && strings.Contains(goal, "formatter"), goal == "spring-javaformat:apply", strings.HasSuffix(goal, "fmt:format"), goal == "license:format", goal == "git-code-format:format-code":
				chk := strings.TrimSuffix(strings.TrimSuffix(goal, "apply"), "format")
				last := "check"
				if strings.Contains(goal, "formatter") || strings.HasSuffix(goal, "spring-javaformat:apply") {
					last = "validate"
				}
				r.d |= dFormat | dLint
				r.faults = append(r.faults, fault{dFormat | dLint, whyRewrites, words[0] + " " + chk + last})
			case strings.HasPrefix(goal, "checkstyle:"), strings.HasPrefix(goal, "spotbugs:check"), strings.HasPrefix(goal, "pmd:check"), strings.Contains(goal, "spotless"), strings.HasSuffix(goal, "fmt:check"), strings.HasSuffix(goal, "javaformat:validate"), strings.HasSuffix(goal, "formatter:validate"), strings.HasPrefix(goal, "license:check"), strings.HasPrefix(goal, "ktlint:check"), strings.HasPrefix(goal, "detekt:check"), strings.HasPrefix(goal, "apache-rat:"), strings.HasPrefix(goal, "enforcer:"):
				r.d |= dLint
			case strings.HasPrefix(goal, "javadoc"):
				r.d |= dDocs
			case strings.HasPrefix(goal, "jacoco:check"):
				r.d |= dCover
			case strings.HasSuffix(goal, ":run"), strings.HasSuffix(goal, ":dev"):
				r.faults = append(r.faults, fault{anyDomain, whyWatches, ""})
			}
		}
	}
	if skip {
		r.d &^= dTest
	}
	r.script, r.explicit = true, r.d != 0
	return r
}

func readSbt(words []string) reading {
	var r reading
	for _, w := range words[1:] {
		for _, t := range strings.FieldsFunc(unquote(w), func(r rune) bool { return r == ';' || r == ' ' }) {
			t = strings.TrimPrefix(t, "+")
			if i := strings.LastIndexByte(t, '/'); i >= 0 {
				if !strings.HasPrefix(t, "Test/") && !strings.HasPrefix(t, "IntegrationTest/") && !strings.HasPrefix(t, "ThisBuild/") {
					r.partial = "it names one module"
				}
				t = t[i+1:]
			}
			switch {
			case t == "test" || t == "testFull" || strings.HasSuffix(t, ".test") && strings.HasPrefix(t, "__"):
				r.d |= dTest
			case t == "compile" || t == "test:compile" || t == "package":
				r.d |= dBuild | dTypes
			case strings.HasPrefix(t, "scalafmtCheck") || strings.HasPrefix(t, "scalafmtSbtCheck") || strings.HasPrefix(t, "javafmtCheck") || t == "headerCheck":
				r.d |= dFormat | dLint
			case t == "scalafix" || t == "scalastyle" || t == "mimaReportBinaryIssues" || strings.HasPrefix(t, "scalafixAll"):
				r.d |= dLint
			case strings.HasPrefix(t, "publish") || strings.Contains(strings.ToLower(t), "release"):
				r.faults = append(r.faults, fault{anyDomain, whySends, ""})
			case strings.HasPrefix(t, "testOnly") || strings.HasPrefix(t, "testQuick"):
				r.d |= dTest
				r.partial = "it names a part of the suite"
			case strings.HasPrefix(t, "scalafmt"):
				r.d |= dFormat
				r.faults = append(r.faults, fault{dFormat, whyRewrites, "sbt scalafmtCheckAll"})
			case strings.HasPrefix(t, "validate") || t == "prePR" || t == "ci":
				r.d |= dAll
			case strings.HasPrefix(t, "~"):
				r.faults = append(r.faults, fault{anyDomain, whyWatches, ""})
			}
		}
	}
	r.script = true
	return r
}
