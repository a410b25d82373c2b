package transcript

import (
	"bytes"
	"os"
	"testing"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
)

// FuzzRead checks, on any content, what a caller builds on: points are line
// starts that move forward, two reads see what one sees, texts are valid.
func FuzzRead(f *testing.F) {
	sample, err := os.ReadFile("testdata/session.jsonl")
	if err != nil {
		f.Fatal(err)
	}
	f.Add(sample, 5000)
	f.Add([]byte(goalLine("g", `"met":true`)+"\n"+says("a", 1)+"\n"+calls("Edit")+"\n"), 90)
	f.Add([]byte("{\"type\":\"assistant\",\"message\":\xff}\n\n{\"subtype\":\"compact_boundary\"}\r\n{"), 3)
	f.Fuzz(func(t *testing.T, data []byte, cut int) {
		if cut < 0 || cut > len(data) {
			return
		}
		chunkOf := func(b []byte) chunk {
			c, err := readChunk(bytes.NewReader(b), 0, int64(len(b)))
			if err != nil {
				t.Fatal(err)
			}
			return c
		}
		whole := chunkOf(data).read(0)
		first := chunkOf(data[:cut]).read(0)
		second := chunkOf(data).read(first.End)
		if first.End > int64(cut) || first.End > 0 && data[first.End-1] != '\n' {
			t.Fatalf("point %d of %d is no line's start", first.End, cut)
		}
		if second.End != whole.End || second.Tokens != whole.Tokens || second.Model != whole.Model || cmp.Diff(second.Goals, whole.Goals) != "" {
			t.Errorf("from a point on: %+v\nfrom the start: %+v", second, whole)
		}
		if near, ok := readNear(bytes.NewReader(data), int64(len(data)), first.End, 64); ok {
			want := second
			want.Size = int64(len(data))
			if n := len(want.Goals) - len(near.Goals); n >= 0 {
				want.Goals = want.Goals[n:] // those of before are not looked for
			}
			if diff := cmp.Diff(want, near, cmpopts.EquateEmpty()); diff != "" {
				t.Errorf("read near the point (-all +near):\n%s", diff)
			}
		}
		if whole.Edited != (first.Edited || second.Edited) {
			t.Errorf("edited %v, but %v before the point and %v behind it", whole.Edited, first.Edited, second.Edited)
		}
		if len(whole.Said) > saidMax || !utf8.ValidString(whole.Said) || !utf8.ValidString(whole.Model) {
			t.Errorf("said %q by %q", whole.Said, whole.Model)
		}
		if diff := cmp.Diff(plainGoals(chunkOf(data).data), whole.Goals); diff != "" {
			t.Error(diff)
		}
	})
}

// plainGoals is the search for goals without its shortcut: every line parsed.
func plainGoals(data []byte) (all []GoalStatus) {
	for _, line := range bytes.SplitAfter(data, []byte("\n")) {
		if g, ok := parseGoal(line); ok && bytes.Contains(line, []byte(wordGoal)) {
			all = append(all, g)
		}
	}
	return all
}

func BenchmarkRead(b *testing.B) {
	for _, bench := range []struct {
		name string
		size int64
	}{{"16KiB", 16 << 10}, {"1MiB", 1 << 20}, {"300MiB", 300 << 20}} {
		b.Run(bench.name, func(b *testing.B) { benchmarkRead(b, bench.size) })
	}
}

// benchmarkRead reads a transcript of the given size that ends in a session as
// it is, and whose beginning is a hole.
func benchmarkRead(b *testing.B, size int64) {
	sample, err := os.ReadFile("testdata/session.jsonl")
	if err != nil {
		b.Fatal(err)
	}
	path := b.TempDir() + "/t.jsonl"
	f, err := os.Create(path)
	if err != nil {
		b.Fatal(err)
	}
	defer f.Close()
	tail := bytes.Repeat(sample, int(min(size, 2*tailSize))/len(sample)+1)
	hole := max(size-int64(len(tail)), 0)
	if _, err := f.WriteAt(tail, hole); err != nil {
		b.Fatal(err)
	}
	point := hole + int64(len(tail)-len(sample))
	b.ResetTimer()
	for b.Loop() {
		t, err := Read(path, point, 0)
		if err != nil || t.Tokens == 0 {
			b.Fatal(t, err)
		}
	}
}
