package trigger

import (
	"strings"
	"testing"
)

// The speed that DESIGN §15 leaves this package: figures in docs/detection.md.
func BenchmarkShortPrompt(b *testing.B) {
	for b.Loop() {
		Read("fix the typo in the README and run the linter again", Given{})
	}
}

func BenchmarkQuestion(b *testing.B) {
	for b.Loop() {
		Read("why does the retry loop in client.go never stop when the server answers 503?", Given{})
	}
}

func BenchmarkGoal(b *testing.B) {
	for b.Loop() {
		Read("my goal is to add rate limiting to the public API", Given{})
	}
}

var (
	logLines = "2026-01-02 12:00:01 INFO  worker[17]: request served in 12 ms, status=200 path=/v1/orders\n"
	prose    = "这是一个很长的文档，里面没有任何特别的词语。我们只是写一些句子，看看需要多少时间。\n"
)

func benchmarkLong(b *testing.B, s string) {
	b.SetBytes(int64(len(s)))
	for b.Loop() {
		Read(s, Given{})
	}
}

func BenchmarkLong1MiBLog(b *testing.B)     { benchmarkLong(b, fill(logLines, 1<<20)) }
func BenchmarkLong1MiBOneLine(b *testing.B) { benchmarkLong(b, fill("some words of a text, ", 1<<20)) }
func BenchmarkLong1MiBChinese(b *testing.B) { benchmarkLong(b, fill(prose, 1<<20)) }
func BenchmarkLong10MiBLog(b *testing.B)    { benchmarkLong(b, fill(logLines, 10<<20)) }
func BenchmarkLong10MiBGoals(b *testing.B)  { benchmarkLong(b, fill("if my goal is to see, ", 10<<20)) }
func BenchmarkLong10MiBTags(b *testing.B) {
	benchmarkLong(b, fill("<channel <!- </x `a ``b\n", 10<<20))
}
func BenchmarkLong10MiBQuotes(b *testing.B) {
	benchmarkLong(b, fill("\"the goal is\" 'cancel the goal' ", 10<<20))
}

func BenchmarkLong10MiBItems(b *testing.B) {
	benchmarkLong(b, fill("- my goal is a\n- cancel the goal\n", 10<<20))
}
func BenchmarkLong10MiBLetters(b *testing.B) {
	benchmarkLong(b, fill("dear all,\nmy goal is this text\nregards\n", 10<<20))
}
func BenchmarkLong10MiBHeadings(b *testing.B) {
	benchmarkLong(b, "## a\nmy goal is to see it\n\n"+fill("a # b\n\n## what?\n", 10<<20)+"\n\nmy goal is to see it all")
}
func BenchmarkLong10MiBTables(b *testing.B) {
	benchmarkLong(b, fill("a,b,\"c;d\",1\n\ncommit 1a2b3c4\nx: y\n", 10<<20))
}

func fill(s string, n int) string { return strings.Repeat(s, n/len(s)+1)[:n] }

// What the hook hands over of a prompt of 1 MiB: its two ends.
func BenchmarkEndsOfALongPrompt(b *testing.B) {
	s := fill("the parser fails on this line of the log\n", 1<<20)
	s = s[:16<<10] + "\n\n" + s[len(s)-16<<10:]
	for b.Loop() {
		Read(s, Given{Idle: true})
	}
}

// The same while a goal is at work, when talk is asked for too.
func BenchmarkEndsOfALongPromptAtWork(b *testing.B) {
	s := fill("the parser fails on this line of the log\n", 1<<20)
	s = s[:16<<10] + "\n\n" + s[len(s)-16<<10:]
	for b.Loop() {
		Read(s, Given{})
	}
}

// An everyday prompt where no goal is at work.
func BenchmarkNoGoal(b *testing.B) {
	for b.Loop() {
		Read("add a test for the parser", Given{Idle: true})
	}
}

// Texts that made single rules slow: 8 KiB are read as typed.
func BenchmarkWorst8KiBHeads(b *testing.B) { benchmarkLong(b, fill("把 目标", 8<<10)) }
func BenchmarkWorst8KiBButs(b *testing.B) {
	benchmarkLong(b, fill("the current goal is a but b ", 8<<10))
}
func BenchmarkWorst8KiBQuotes(b *testing.B) { benchmarkLong(b, fill("o mevcut goal boşver' ", 8<<10)) }
func BenchmarkWorst8KiBTongues(b *testing.B) {
	benchmarkLong(b, fill("गोल को मिटा दो خلي هدفك الجديد 就算它完成 紧急修复 목표 ", 8<<10))
}
