//go:build unix

package hooks

import (
	"errors"
	"io"
	"os"
	"syscall"
	"time"
)

// Stdin returns f such that reading it can have a deadline. The poller, and
// the thread that it may start, come in only when there is nothing to read
// yet: as a rule the host has written everything before the hook looks.
func Stdin(f *os.File) io.Reader {
	info, err := f.Stat()
	if err != nil || info.Mode()&(os.ModeNamedPipe|os.ModeSocket) == 0 {
		return f // a file never keeps anybody waiting, and a terminal is others' too
	}
	if err := syscall.SetNonblock(int(f.Fd()), true); err != nil {
		return f
	}
	return &pipe{fd: int(f.Fd()), name: f.Name()}
}

// pipe is a file descriptor that is read without waiting, and by the poller
// once that gave nothing.
type pipe struct {
	fd       int
	name     string
	deadline time.Time
	polled   *os.File
}

// SetReadDeadline is for what is read from now on.
func (p *pipe) SetReadDeadline(t time.Time) error {
	p.deadline = t
	return nil
}

func (p *pipe) Read(buf []byte) (int, error) {
	for p.polled == nil {
		n, err := syscall.Read(p.fd, buf)
		switch {
		case errors.Is(err, syscall.EINTR):
			continue
		case errors.Is(err, syscall.EAGAIN):
			p.polled = os.NewFile(uintptr(p.fd), p.name)
			if err := p.polled.SetReadDeadline(p.deadline); err != nil {
				return 0, err
			}
		case err != nil:
			return 0, err
		case n == 0:
			return 0, io.EOF
		default:
			return n, nil
		}
	}
	return p.polled.Read(buf)
}
