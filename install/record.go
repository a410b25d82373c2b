package install

import (
	"bytes"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"sort"

	"goalkeeper/internal/digest"
	"goalkeeper/internal/jsontext"
)

// record is what install remembers of one settings file, so that uninstall can
// give back the very bytes and takes nothing that was there before. It lies in
// the install folder of the state folder, readable by its owner alone, for
// settings may hold secrets.
type record struct {
	Settings string    `json:"settings"`          // the file, links resolved
	Existed  bool      `json:"existed"`           // whether there was a file
	Before   string    `json:"before,omitempty"`  // its bytes without any entry of ours, in hexadecimal
	After    string    `json:"after"`             // SHA-256 of what install wrote
	Commands []string  `json:"commands"`          // programs registered so far
	Rules    []string  `json:"rules,omitempty"`   // permission rules added
	Files    []ownFile `json:"files,omitempty"`   // skill and slash commands
	Folders  []string  `json:"folders,omitempty"` // folders made, outermost first
}

// ownFile is a file that is ours as a whole.
type ownFile struct {
	Path string `json:"path"`
	Hash string `json:"hash"` // SHA-256 as written: any other content is somebody's edit
}

// before returns the bytes that the file had without any entry of ours. Older
// records have them in base64: no JSON object in base64 is hexadecimal too.
func (r record) before() ([]byte, error) {
	file, err := hex.DecodeString(r.Before)
	if err != nil {
		if file, ok := fromBase64(r.Before); ok {
			return file, nil
		}
		return nil, fmt.Errorf("install's record of %s: %w", r.Settings, err)
	}
	return file, nil
}

func (r record) earlier() Earlier { return Earlier{Commands: r.Commands, Rules: r.Rules} }

// records is the folder that holds one record a settings file.
type records struct {
	disk
	folder string
}

func (rs records) path(settings string) string {
	return filepath.Join(rs.folder, digest.Hex([]byte(settings))[:16]+".json")
}

// load returns the record of a settings file; ok is false where there is none.
func (rs records) load(settings string) (r record, ok bool, err error) {
	return rs.loadFile(rs.path(settings))
}

func (rs records) loadFile(path string) (r record, ok bool, err error) {
	data, err := rs.read(path)
	if errors.Is(err, fs.ErrNotExist) {
		return record{}, false, nil
	}
	if err == nil {
		err = jsontext.Unmarshal(data, &r)
	}
	if err != nil {
		return record{}, false, fmt.Errorf("install's record %s cannot be read: %w; move it away to go on without it", path, err)
	}
	return r, true, nil
}

// save writes r unless it stands there already.
func (rs records) save(r record) error {
	text := []byte(jsontext.Indent(string(jsontext.Marshal(r)), "", "  ") + "\n")
	path := rs.path(r.Settings)
	if old, err := rs.read(path); err == nil && bytes.Equal(old, text) {
		return nil
	}
	if err := os.MkdirAll(rs.folder, 0o700); err != nil {
		return fmt.Errorf("make room for install's record: %w", err)
	}
	if err := rs.write(path, text, 0o600); err != nil {
		return fmt.Errorf("write install's record: %w", err)
	}
	return nil
}

// drop forgets the record of a settings file. With the last one go the folder
// of the records and, where nothing else was kept, the state folder.
func (rs records) drop(settings string) error {
	if err := rs.remove(rs.path(settings)); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("remove install's record: %w", err)
	}
	if rs.remove(rs.folder) == nil { // it fails while other records are there
		_ = rs.remove(filepath.Dir(rs.folder))
	}
	return nil
}

// all returns every record, by settings file.
func (rs records) all() ([]record, error) {
	entries, err := os.ReadDir(rs.folder)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("list install's records: %w", err)
	}
	var list []record
	for _, e := range entries {
		if filepath.Ext(e.Name()) != ".json" {
			continue
		}
		r, ok, err := rs.loadFile(filepath.Join(rs.folder, e.Name()))
		if err != nil {
			return nil, err
		}
		if ok {
			list = append(list, r)
		}
	}
	sort.Slice(list, func(i, j int) bool { return list[i].Settings < list[j].Settings })
	return list, nil
}
