package main

import (
	"bufio"
	"fmt"
	"os"
	"path/filepath"
)

// lines writes a file of n lines.
func lines(path string, n int, line func(i int) string) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	f, err := os.Create(path)
	if err != nil {
		return err
	}
	w := bufio.NewWriter(f)
	for i := range n {
		fmt.Fprintln(w, line(i))
	}
	if err := w.Flush(); err != nil {
		return err
	}
	return f.Close()
}

// journal prepares a loop goal that was set after many others.
func journal(n int) func(*world) error {
	return func(w *world) error {
		if err := setGoal(w); err != nil {
			return err
		}
		dir, err := w.stateOf()
		if err != nil {
			return err
		}
		return lines(filepath.Join(dir, "journal.jsonl"), n, func(i int) string {
			if i == n-10 {
				return `{"ts":"2026-11-30T10:00:00Z","kind":"set","goal":"loop:GOAL.md"}`
			}
			return fmt.Sprintf(`{"ts":"2026-11-30T10:00:00Z","kind":"run","goal":"loop:GOAL.md","box":"%024d","id":"c1","command":"go test ./...","exit":0}`, i)
		})
	}
}

// ledger prepares a record whose conversation has a long ledger.
func ledger(n int) func(*world) error {
	return func(w *world) error {
		if err := records(1, conversation)(w); err != nil {
			return err
		}
		return lines(filepath.Join(w.project, ".litgravity", "ledger", conversation+".jsonl"), n, func(i int) string {
			return fmt.Sprintf(`{"ts":"2026-11-30T10:00:00Z","kind":"evidence","text":"line %d","path":".litgravity/goals/goal-0000.json"}`, i)
		})
	}
}

// transcript prepares a session with a loop goal and a long transcript.
func transcript(size int) func(*world) error {
	const line = `{"type":"assistant","uuid":"00000000-0000-4000-8000-000000000000","message":{"role":"assistant","model":"claude-opus-4-5","usage":{"input_tokens":1000,"output_tokens":10},"content":[{"type":"text","text":"I work on the next part of the limiter and report what I find."}]}}`
	return func(w *world) error {
		w.transcript = filepath.Join(w.project, "..", "transcript.jsonl")
		if err := lines(w.transcript, size/(len(line)+1), func(int) string { return line }); err != nil {
			return err
		}
		return setGoal(w)
	}
}
