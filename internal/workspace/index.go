package workspace

import (
	"io/fs"
	"os"
	"sort"
	"strings"
	"time"

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

	read *RecordFile // nil where the index was believed
}

// named returns the newest files of the record folder whose conversation_id is
// id.
func named(dir *os.Root, store *session.Store, id string, now time.Time) ([]RecordFile, error) {
	old := readIndex(store.Cached(indexName))
	fresh, err := refresh(dir, old, now)
	if err != nil {
		return nil, err
	}
	if fresh.At != old.At && len(fresh.Entries) >= worthIndex {
		store.Cache(indexName, fresh.appendJSON(nil)) // without it the next look costs more, no more than that
	}
	var files []RecordFile
	for _, e := range fresh.Entries {
		switch {
		case e.Conversation != id:
		case e.read != nil:
			files = append(files, *e.read)
		default:
			files = append(files, readRecord(dir, e.Name))
		}
	}
	return files, nil
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
	var newestNow []fs.FileInfo // the newest records as they are now
	if same {
		for _, e := range old.Entries {
			info, err := dir.Lstat(e.Name)
			if err != nil {
				same = false // gone since
				continue
			}
			newestNow = append(newestNow, info)
		}
	} else if newestNow, err = newest(dir, ".json", NewestRecords); err != nil {
		return index{}, err
	}
	known := make(map[string]indexEntry, len(old.Entries))
	for _, e := range old.Entries {
		known[e.Name] = e
	}
	for _, info := range newestNow {
		e, ok := known[info.Name()]
		if !ok || !e.Changed.Equal(info.ModTime()) || e.Size != info.Size() || old.At.Sub(e.Changed) <= racy {
			same = false
			f := readRecord(dir, info.Name())
			e = indexEntry{Name: info.Name(), Changed: info.ModTime(), Size: info.Size(), Conversation: conversation(f.Raw), read: &f}
		}
		fresh.Entries = append(fresh.Entries, e)
	}
	if same {
		return old, nil
	}
	return fresh, nil
}

// conversation returns the session a record names, "" if it names none.
func conversation(raw []byte) string {
	var id string // as goal.Parse reads it: of a name that stands twice the last
	jsontext.ParseBytes(raw).ForEach(func(key, v jsontext.Value) bool {
		if key.Str == "conversation_id" {
			id = v.Str
		}
		return true
	})
	return id
}

// newest lists the files of a folder with an ending, the one changed last
// first, at most max of them (0 = all).
func newest(dir *os.Root, ending string, max int) ([]fs.FileInfo, error) {
	d, err := dir.OpenFile(".", os.O_RDONLY|nonblock, 0)
	if err != nil {
		return nil, err
	}
	defer d.Close()
	names, err := d.Readdirnames(-1)
	if err != nil {
		return nil, err
	}
	files := make([]fs.FileInfo, 0, len(names))
	for _, name := range names {
		if !strings.HasSuffix(name, ending) || name[0] == '.' {
			continue
		}
		if info, err := dir.Lstat(name); err == nil {
			files = append(files, info)
		}
	}
	sort.Slice(files, func(i, j int) bool {
		a, b := files[i], files[j]
		if !a.ModTime().Equal(b.ModTime()) {
			return a.ModTime().After(b.ModTime())
		}
		return a.Name() < b.Name()
	})
	if max > 0 && len(files) > max {
		files = files[:max]
	}
	return files, nil
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
	if !jsontext.ValidBytes(raw) {
		return x
	}
	jsontext.ParseBytes(raw).ForEach(func(key, v jsontext.Value) bool {
		switch key.Str {
		case "at":
			x.At = jsontext.Time(v)
		case "dir":
			x.Dir = jsontext.Time(v)
		case "entries":
			v.ForEach(func(_, v jsontext.Value) bool {
				x.Entries = append(x.Entries, readEntry(v))
				return true
			})
		}
		return true
	})
	return x
}

func readEntry(v jsontext.Value) indexEntry {
	var e indexEntry
	v.ForEach(func(key, v jsontext.Value) bool {
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
