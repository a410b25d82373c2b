//go:build unix

package hooks

import (
	"io"
	"os"
	"time"

	"golang.org/x/sys/unix"
)

// Stdin returns f such that reading it can have a deadline. It asks the system
// whether there is something to read instead of the poller, which takes longer
// to begin than most events do to read, and would have to make the host's end
// of the pipe non-blocking too.
func Stdin(f *os.File) io.Reader {
	info, err := f.Stat()
	if err != nil || info.Mode()&(os.ModeNamedPipe|os.ModeSocket) == 0 {
		return f // a file never keeps anybody waiting, and a terminal is others' too
	}
	return &pipe{fd: int(f.Fd())}
}

// Stdout returns f such that writing to a host that is gone fails, and does not
// end the process as os.File has it for standard output.
func Stdout(f *os.File) io.Writer { return output(f.Fd()) }

type output int

// outputWait is how long a host may leave its end of the pipe unread.
const outputWait = 2 * time.Second

func (o output) Write(text []byte) (int, error) {
	written := 0
	for written < len(text) {
		n, err := unix.Write(int(o), text[written:])
		switch {
		case err == unix.EINTR:
		case err == unix.EAGAIN:
			full := []unix.PollFd{{Fd: int32(o), Events: unix.POLLOUT}}
			if n, err := unix.Poll(full, int(outputWait.Milliseconds())); n == 0 && err == nil {
				return written, os.ErrDeadlineExceeded
			}
		case err != nil:
			return written, err
		default:
			written += n
		}
	}
	return written, nil
}

// pipe is a file descriptor that is read when there is something to read.
type pipe struct {
	fd       int
	deadline time.Time
}

// setDeadline has reading r end at a time, where that is possible; it spares a
// goroutine and the thread that this may start.
func setDeadline(r io.Reader, t time.Time) bool {
	p, ok := r.(*pipe)
	if ok {
		p.deadline = t
	}
	return ok
}

func (p *pipe) Read(buf []byte) (int, error) {
	for {
		wait := -1 // without end
		if !p.deadline.IsZero() {
			wait = max(0, int(time.Until(p.deadline).Milliseconds()))
		}
		n, err := unix.Poll([]unix.PollFd{{Fd: int32(p.fd), Events: unix.POLLIN}}, wait)
		if err == nil && n == 0 {
			return 0, os.ErrDeadlineExceeded
		}
		if err == nil {
			n, err = unix.Read(p.fd, buf)
		}
		switch {
		case err == unix.EINTR, err == unix.EAGAIN:
			continue
		case err != nil:
			return 0, err
		case n == 0:
			return 0, io.EOF
		}
		return n, nil
	}
}
