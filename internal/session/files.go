package session

import (
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
	f, err := os.OpenFile(path, os.O_RDONLY|nonblock, 0)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() {
		return nil, &fs.PathError{Op: "read", Path: path, Err: errNotRegular}
	}
	if info.Size() > max {
		return nil, &fs.PathError{Op: "read", Path: path, Err: fmt.Errorf("larger than %d bytes", max)}
	}
	raw := make([]byte, info.Size())
	n, err := io.ReadFull(f, raw)
	if err != nil && !errors.Is(err, io.ErrUnexpectedEOF) && !errors.Is(err, io.EOF) {
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
	f, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE|os.O_APPEND|nonblock, 0o600)
	if err != nil {
		return 0, err
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return 0, err
	}
	if !info.Mode().IsRegular() {
		return 0, &fs.PathError{Op: "append", Path: path, Err: errNotRegular}
	}
	size = info.Size()
	buf := make([]byte, 0, len(line)+2)
	if size > 0 {
		var last [1]byte
		if _, err := f.ReadAt(last[:], size-1); err == nil && last[0] != '\n' {
			buf = append(buf, '\n')
		}
	}
	buf = append(append(buf, line...), '\n')
	if _, err := f.Write(buf); err != nil {
		return size, err
	}
	if durable {
		return size, f.Sync()
	}
	return size, nil
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

// tail returns the whole lines in the last max bytes of a file; a missing
// file has none.
func tail(path string, max int64) ([]byte, error) {
	f, err := os.OpenFile(path, os.O_RDONLY|nonblock, 0)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil || !info.Mode().IsRegular() {
		return nil, errors.Join(err, errNotRegular)
	}
	from := info.Size() - max
	if from < 0 {
		from = 0
	}
	raw := make([]byte, info.Size()-from)
	n, err := f.ReadAt(raw, from)
	if err != nil && !errors.Is(err, io.EOF) {
		return nil, err
	}
	raw = raw[:n]
	if from > 0 {
		for i, c := range raw {
			if c == '\n' {
				return raw[i+1:], nil
			}
		}
		return nil, nil
	}
	return raw, nil
}
