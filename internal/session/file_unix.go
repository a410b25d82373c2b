//go:build unix

package session

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"syscall"
)

// nonblock keeps an open of a FIFO from waiting for its other end.
const nonblock = syscall.O_NONBLOCK

// file is an open regular file. It asks the system itself: os.File has the
// poller watch each file first, to hear that regular ones cannot be watched:
// four calls more in a process that has just begun (DESIGN §15).
type file struct {
	fd   int
	path string
	size int64 // when it was opened
}

// openFile opens a regular file, with 0600 where flag creates it. It does not
// wait for the other end of a FIFO.
func openFile(path string, flag int) (file, error) {
	f := file{path: path}
	err := again(func() (err error) {
		f.fd, err = syscall.Open(path, flag|nonblock|syscall.O_CLOEXEC, 0o600)
		return err
	})
	if err != nil {
		return file{}, &fs.PathError{Op: "open", Path: path, Err: err}
	}
	var st syscall.Stat_t
	if err := again(func() error { return syscall.Fstat(f.fd, &st) }); err != nil {
		f.Close()
		return file{}, &fs.PathError{Op: "stat", Path: path, Err: err}
	}
	if st.Mode&syscall.S_IFMT != syscall.S_IFREG {
		f.Close()
		return file{}, &fs.PathError{Op: "open", Path: path, Err: errNotRegular}
	}
	f.size = st.Size
	return f, nil
}

// ReadAt implements io.ReaderAt.
func (f file) ReadAt(p []byte, at int64) (int, error) {
	read := 0
	for read < len(p) {
		var n int
		err := again(func() (err error) {
			n, err = syscall.Pread(f.fd, p[read:], at+int64(read))
			return err
		})
		if err != nil {
			return read, &fs.PathError{Op: "read", Path: f.path, Err: err}
		}
		if n == 0 {
			return read, io.EOF
		}
		read += n
	}
	return read, nil
}

// Write implements io.Writer.
func (f file) Write(p []byte) (int, error) {
	written := 0
	for written < len(p) {
		var n int
		err := again(func() (err error) {
			n, err = syscall.Write(f.fd, p[written:])
			return err
		})
		if err == nil && n == 0 {
			err = io.ErrShortWrite
		}
		if err != nil {
			return written, &fs.PathError{Op: "write", Path: f.path, Err: err}
		}
		written += n
	}
	return written, nil
}

// Sync returns when the file's content is on the disk; os knows what that takes
// on each system.
func (f file) Sync() error {
	fd, err := syscall.Dup(f.fd)
	if err != nil {
		return &fs.PathError{Op: "sync", Path: f.path, Err: err}
	}
	same := os.NewFile(uintptr(fd), f.path)
	return errors.Join(same.Sync(), same.Close())
}

// Close ends the use of the file.
func (f file) Close() error {
	if err := syscall.Close(f.fd); err != nil {
		return &fs.PathError{Op: "close", Path: f.path, Err: err}
	}
	return nil
}

// again makes a call until no signal interrupts it.
func again(call func() error) error {
	for {
		if err := call(); err != syscall.EINTR { // of a bare call: nothing to unwrap
			return err
		}
	}
}
