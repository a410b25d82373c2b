package workspace

import (
	"errors"
	"io/fs"
	"os"
	"slices"
	"strings"
	"time"

	"github.com/tidwall/gjson"

	"goalkeeper/internal/goal"
	"goalkeeper/internal/jsontext"
	"goalkeeper/internal/session"
)

// NewestRecords is how many record files a hook looks at, at most (DESIGN §9).
const NewestRecords = 64

// indexName is the cache file of the record index in the state folder.
const indexName = "records.json"

// worthIndex is from how many records on reading them costs more than writing
// an index of them.
const worthIndex = 4

// racy is how far a file's time must lie behind the moment it was looked at
// for the same time to mean the same content: file systems count coarsely.
const racy = time.Second

// index says which conversation each of the newest records names, so that a
// hook finds its own among a thousand without opening them. It is a cache: what
// it says is believed only of files that look as they did then.
type index struct {
	At      time.Time // when it was made
	Dir     time.Time // the folder's own time then
	Entries []indexEntry
}

// indexEntry is one record file in the index.
type indexEntry struct {
	Name         string // of the file, in the record folder
	Changed      time.Time
	Size         int64
	Conversation string
}

// named returns the names of the newest record files whose conversation_id is
// id.
func (w *Workspace) named(store *session.Store, id string, now time.Time) ([]string, error) {
	dir, err := w.openDir(recordDir)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	defer dir.Close()
	old := readIndex(store.Cached(indexName))
	fresh, err := refresh(dir, old, now)
	if err != nil {
		return nil, err
	}
	if fresh.At != old.At && len(fresh.Entries) >= worthIndex {
		store.Cache(indexName, fresh.appendJSON(nil)) // without it the next look costs more, no more than that
	}
	var names []string
	for _, e := range fresh.Entries {
		if e.Conversation == id {
			names = append(names, e.Name)
		}
	}
	return names, nil
}

// refresh brings an index up to date. One that still holds comes back as it
// is, with its time.
func refresh(dir *os.Root, old index, now time.Time) (index, error) {
	info, err := dir.Stat(".")
	if err != nil {
		return index{}, err
	}
	fresh := index{At: now, Dir: info.ModTime()}
	same := old.Dir.Equal(fresh.Dir) && old.At.Sub(fresh.Dir) > racy
	names := make([]string, 0, NewestRecords)
	if same {
		for _, e := range old.Entries {
			names = append(names, e.Name)
		}
	} else if names, err = newest(dir, NewestRecords); err != nil {
		return index{}, err
	}
	known := make(map[string]indexEntry, len(old.Entries))
	for _, e := range old.Entries {
		known[e.Name] = e
	}
	for _, name := range names {
		e, ok := known[name]
		info, err := dir.Lstat(name)
		if err != nil {
			same = false // gone since
			continue
		}
		if !ok || !e.Changed.Equal(info.ModTime()) || e.Size != info.Size() || old.At.Sub(e.Changed) <= racy {
			same = false
			e = indexEntry{Name: name, Changed: info.ModTime(), Size: info.Size(), Conversation: conversation(dir, name)}
		}
		fresh.Entries = append(fresh.Entries, e)
	}
	if same {
		return old, nil
	}
	return fresh, nil
}

// conversation returns the session a record names, "" if it cannot be read.
func conversation(dir *os.Root, name string) string {
	raw, _, err := readFile(dir, name, goal.MaxSize)
	if err != nil {
		return ""
	}
	var id string // as goal.Parse reads it: of a name that stands twice the last
	gjson.ParseBytes(raw).ForEach(func(key, v gjson.Result) bool {
		if key.Str == "conversation_id" {
			id = v.Str
		}
		return true
	})
	return id
}

// newest lists the record files of a folder, the one changed last first, at
// most max of them (0 = all).
func newest(dir *os.Root, max int) ([]string, error) { return newestWith(dir, ".json", max) }

// newestWith is newest for files with another ending.
func newestWith(dir *os.Root, ending string, max int) ([]string, error) {
	d, err := dir.Open(".")
	if err != nil {
		return nil, err
	}
	defer d.Close()
	names, err := d.Readdirnames(-1)
	if err != nil {
		return nil, err
	}
	type file struct {
		name    string
		changed time.Time
	}
	files := make([]file, 0, len(names))
	for _, name := range names {
		if !strings.HasSuffix(name, ending) || name[0] == '.' {
			continue
		}
		if info, err := dir.Lstat(name); err == nil {
			files = append(files, file{name, info.ModTime()})
		}
	}
	slices.SortFunc(files, func(a, b file) int {
		if c := b.changed.Compare(a.changed); c != 0 {
			return c
		}
		return strings.Compare(a.name, b.name)
	})
	if max > 0 && len(files) > max {
		files = files[:max]
	}
	sorted := make([]string, len(files))
	for i, f := range files {
		sorted[i] = f.name
	}
	return sorted, nil
}

func (x index) appendJSON(dst []byte) []byte {
	o := jsontext.Begin(dst)
	o.Time("at", x.At)
	o.Time("dir", x.Dir)
	o.Append("entries", func(dst []byte) []byte {
		return jsontext.AppendList(dst, x.Entries, func(dst []byte, e indexEntry) []byte {
			o := jsontext.Begin(dst)
			o.Str("name", e.Name)
			o.Time("changed", e.Changed)
			o.Int("size", int(e.Size))
			o.OptStr("conversation", e.Conversation)
			return o.End()
		})
	})
	return o.End()
}

// readIndex reads what index.appendJSON wrote; anything else is no index.
func readIndex(raw []byte) index {
	var x index
	if !gjson.ValidBytes(raw) {
		return x
	}
	gjson.ParseBytes(raw).ForEach(func(key, v gjson.Result) bool {
		switch key.Str {
		case "at":
			x.At = jsontext.Time(v)
		case "dir":
			x.Dir = jsontext.Time(v)
		case "entries":
			v.ForEach(func(_, v gjson.Result) bool {
				x.Entries = append(x.Entries, readEntry(v))
				return true
			})
		}
		return true
	})
	return x
}

func readEntry(v gjson.Result) indexEntry {
	var e indexEntry
	v.ForEach(func(key, v gjson.Result) bool {
		switch key.Str {
		case "name":
			e.Name = v.Str
		case "changed":
			e.Changed = jsontext.Time(v)
		case "size":
			e.Size = v.Int()
		case "conversation":
			e.Conversation = v.Str
		}
		return true
	})
	return e
}
