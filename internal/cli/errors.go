package cli

import (
	"errors"
	"fmt"

	"goalkeeper/internal/safetext"
	"goalkeeper/internal/session"
)

// The exit statuses of DESIGN §14; 0 is yes or done.
const (
	exitNo     = 1 // a negative verdict
	exitUsage  = 2
	exitCannot = 3 // missing, corrupt, locked, input or output
)

// Error is a command's failure as its user is to see it: what is wrong, where,
// and what to do.
type Error struct {
	What  string `json:"what"`
	Where string `json:"where,omitempty"`
	Do    string `json:"do,omitempty"`
	Code  int    `json:"code"`
	Err   error  `json:"-"`
}

func (e *Error) Error() string {
	s := e.What
	if e.Where != "" {
		s = e.Where + ": " + s
	}
	return s
}

func (e *Error) Unwrap() error { return e.Err }

// cannot wraps a fault of the surroundings.
func cannot(err error, where, do string) error {
	return &Error{What: err.Error(), Where: where, Do: do, Code: exitCannot, Err: err}
}

// errNo ends a command whose negative verdict has been printed.
var errNo = errors.New("no")

// report prints an error, its one place, and returns its exit status.
func (c *call) report(err error) int {
	if errors.Is(err, errNo) {
		return exitNo
	}
	var e *Error
	if !errors.As(err, &e) {
		e = &Error{What: err.Error(), Code: exitCannot}
	}
	if e.What == "" {
		return e.Code // the status of a command that was run, passed on (retry)
	}
	if errors.Is(err, session.ErrLocked) && e.Do == "" {
		e.Do = "another goalkeeper is at work here; try again"
	}
	if c.json {
		text := jsonLine(struct {
			OK    bool   `json:"ok"`
			Error *Error `json:"error"`
		}{false, e})
		fmt.Fprint(c.env.Stdout, text)
		return e.Code
	}
	fmt.Fprintf(c.env.Stderr, "goalkeeper: %s\n", safetext.Printable(e.Error()))
	if e.Do != "" {
		fmt.Fprintf(c.env.Stderr, "goalkeeper: hint: %s\n", safetext.Printable(e.Do))
	}
	return e.Code
}
