package main

import (
	"encoding/xml"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// req: install/picture-of-a-held-stop
func TestPictureIsDrawnFromTheRecording(t *testing.T) {
	raw, err := os.ReadFile("held-stop.ansi")
	if err != nil {
		t.Fatal(err)
	}
	want, err := os.ReadFile(filepath.Join("..", "held-stop.svg"))
	if err != nil {
		t.Fatal(err)
	}
	got := draw(parse(string(raw)))
	if diff := cmp.Diff(string(want), got); diff != "" {
		t.Errorf("make picture would change it (-want +got)\n%s", diff)
	}
	for _, part := range []string{"criteria met (a check, not an error)", "my goal is to", "BLOCKED:"} {
		if !strings.Contains(got, part) {
			t.Errorf("the picture does not show %q", part)
		}
	}
	if strings.Contains(got, "/tmp/") || strings.Contains(got, "/home/") {
		t.Error("the picture names a folder of the machine it was made on")
	}
}

func TestParse(t *testing.T) {
	for _, c := range []struct {
		name, text string
		want       [][]run
	}{
		{"plain", "ab\n\nc", [][]run{{{column: 0, width: 2, text: "ab"}}, nil, {{column: 0, width: 1, text: "c"}}}},
		{"wide characters take two cells", "目\x1b[1mx", [][]run{{{column: 0, width: 2, text: "目"}, {style{bold: true}, 2, 1, "x"}}}},
		{"a style lasts over lines", "\x1b[38;5;231ma\nb\x1b[mc", [][]run{{{style{fore: "#ffffff"}, 0, 1, "a"}}, {{style{fore: "#ffffff"}, 0, 1, "b"}, {column: 1, width: 1, text: "c"}}}},
		{"true colour, ground and reset", "\x1b[38;2;1;2;255;48;5;237;7mx\x1b[39;49;27my", [][]run{{{style{fore: "#0102ff", back: "#3a3a3a", reverse: true}, 0, 1, "x"}, {column: 1, width: 1, text: "y"}}}},
		{"other sequences", "\x1b[2Ka\x1b(b", [][]run{{{column: 0, width: 1, text: "a"}, {column: 1, width: 2, text: "(b"}}}},
		{"cut", "a\x1b[38;5", [][]run{{{column: 0, width: 1, text: "a"}}}},
	} {
		if diff := cmp.Diff(c.want, parse(c.text), cmp.AllowUnexported(run{}, style{})); diff != "" {
			t.Errorf("%s (-want +got)\n%s", c.name, diff)
		}
	}
}

// Any text gives a drawing that is XML.
func FuzzDraw(f *testing.F) {
	f.Add("\x1b[1;38;5;9m<a & b>\x00\u202e\n\x1b[48;2;;m目")
	f.Fuzz(func(t *testing.T, text string) {
		d := xml.NewDecoder(strings.NewReader(draw(parse(text))))
		for {
			if _, err := d.Token(); errors.Is(err, io.EOF) {
				return
			} else if err != nil {
				t.Fatal(err)
			}
		}
	})
}
