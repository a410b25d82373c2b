package proof

import (
	"bytes"
	"os"
	"slices"
	"sort"
	"strconv"
)

// processes returns the running processes of the given groups, and those with
// the mark in the environment they were started with, which also finds a
// daemon that began a session of its own.
func processes(groups []int, mark string) []Process {
	dir, err := os.Open("/proc")
	if err != nil {
		return nil
	}
	defer dir.Close()
	names, err := dir.Readdirnames(-1)
	if err != nil {
		return nil
	}
	var found []Process
	for _, name := range names {
		pid, err := strconv.Atoi(name)
		if err != nil || pid == os.Getpid() {
			continue
		}
		stat, err := os.ReadFile("/proc/" + name + "/stat")
		if err != nil {
			continue
		}
		// "pid (name) state ppid pgrp …", and the name may contain anything.
		open, shut := bytes.IndexByte(stat, '('), bytes.LastIndexByte(stat, ')')
		fields := bytes.Fields(stat[shut+1:])
		if open < 0 || shut < open || len(fields) < 3 || fields[0][0] == 'Z' || fields[0][0] == 'X' {
			continue
		}
		group, _ := strconv.Atoi(string(fields[2]))
		if !slices.Contains(groups, group) {
			env, err := os.ReadFile("/proc/" + name + "/environ")
			if err != nil || !bytes.Contains(env, []byte(mark)) {
				continue
			}
		}
		p := Process{PID: pid, Command: string(stat[open+1 : shut])}
		if raw, err := os.ReadFile("/proc/" + name + "/cmdline"); err == nil && len(raw) > 0 {
			p.Command = commandLine(raw)
		}
		found = append(found, p)
	}
	sort.Slice(found, func(i, j int) bool { return found[i].PID < found[j].PID })
	return found
}

// commandLine turns the arguments of a process, each ended by a zero byte,
// into a line to read.
func commandLine(raw []byte) string {
	return string(bytes.ReplaceAll(bytes.TrimRight(raw, "\x00"), []byte{0}, []byte{' '}))
}
