package session

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strconv"
	"time"
)

var errNotRegular = errors.New("not a regular file")

// readRegular reads a regular file of at most max bytes. Opening does not
// block on a FIFO.
func readRegular(path string, max int64) ([]byte, error) {
	f, err := openFile(path, os.O_RDONLY)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	if f.size > max {
		return nil, &fs.PathError{Op: "read", Path: path, Err: fmt.Errorf("larger than %d bytes", max)}
	}
	return f.last(max)
}

// last returns the last bytes of a file, at most so many.
func (f file) last(most int64) ([]byte, error) {
	raw := make([]byte, min(f.size, most))
	n, err := f.ReadAt(raw, f.size-int64(len(raw)))
	if err != nil && !errors.Is(err, io.EOF) {
		return nil, err
	}
	return raw[:n], nil
}

// replace writes a file whole: a unique temporary file beside it, then a
// rename. durable adds fsync, for what belongs to the user.
func replace(path string, data []byte, durable bool) (err error) {
	tmp := path + "." + strconv.Itoa(os.Getpid()) + "." + strconv.FormatInt(time.Now().UnixNano(), 36) + ".tmp"
	f, err := os.OpenFile(tmp, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	if err != nil {
		return fmt.Errorf("%w: %w", ErrUnwritable, err)
	}
	defer func() {
		if err != nil {
			os.Remove(tmp)
			err = fmt.Errorf("%w: %s: %w", ErrUnwritable, filepath.Base(path), err)
		}
	}()
	if _, err = f.Write(data); err == nil && durable {
		err = f.Sync()
	}
	if cerr := f.Close(); err == nil {
		err = cerr
	}
	if err != nil {
		return err
	}
	return rename(tmp, path)
}

// rename tries again for a moment on Windows, where a scanner may have the
// target open.
func rename(from, to string) error {
	err := os.Rename(from, to)
	for i := 0; err != nil && runtime.GOOS == "windows" && i < 10; i++ {
		time.Sleep(20 * time.Millisecond)
		err = os.Rename(from, to)
	}
	return err
}

// appendLine adds one line to a file in a single write, so that lines of
// several processes do not mix. A torn last line of a killed process is
// closed first; a line that is being written at this moment can look torn, so
// there may be empty lines, which readers pass over. It returns the size that the file had before.
func appendLine(path string, line []byte, durable bool) (size int64, err error) {
	f, err := openFile(path, os.O_RDWR|os.O_CREATE|os.O_APPEND)
	if err != nil {
		return 0, err
	}
	defer f.Close()
	line = append(line, '\n')
	last := make([]byte, 1)
	if _, err := f.ReadAt(last, f.size-1); f.size > 0 && err == nil && last[0] != '\n' {
		line = append([]byte{'\n'}, line...)
	}
	if _, err := f.Write(line); err != nil {
		return f.size, err
	}
	if durable {
		return f.size, f.Sync()
	}
	return f.size, nil
}

// Cached returns a cache file of the workspace, nil where there is none.
func (s *Store) Cached(name string) []byte {
	if s.ws == "" {
		return nil
	}
	raw, err := readRegular(s.path(name), maxState)
	if err != nil {
		return nil
	}
	return raw
}

// Cache stores a cache file. A cache that cannot be written is no fault.
func (s *Store) Cache(name string, data []byte) {
	if s.prepare("") == nil {
		_ = replace(s.path(name), data, false)
	}
}

// tail returns the whole lines in the last most bytes of a file; a missing
// file has none.
func tail(path string, most int64) ([]byte, error) {
	f, err := openFile(path, os.O_RDONLY)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	defer f.Close()
	raw, err := f.last(most)
	if err != nil {
		return nil, err
	}
	if f.size > most {
		_, raw, _ = bytes.Cut(raw, []byte("\n"))
	}
	return raw, nil
}
