package trigger

import (
	"fmt"
	"os"
	"testing"
)

func TestDbgCorpus(t *testing.T) {
	f := os.Getenv("DBG")
	if f == "" {
		t.Skip()
	}
	strict := os.Getenv("STRICT") != ""
	for _, l := range readCorpus(t, f) {
		r := Read(l.Prompt, Given{})
		w, g := folded(l.Intent), folded(intent(r))
		if strict {
			w, g = l.Intent, intent(r)
		}
		got := ""
		if r.Goal != nil {
			got = r.Goal.Text
		}
		if w != g {
			extra := ""
			if r.Refused != nil {
				extra = " REFUSED " + string(r.Refused.Why) + ":" + r.Refused.Text
			}
			if len(r.Orders) > 0 {
				extra += " ORDER " + r.Orders[0].Word
			}
			fmt.Printf("%s %s %s>%s | %.300q | why=%s got=%q%s\n", l.ID, l.Lang, l.Intent, intent(r), l.Prompt, l.Why, got, extra)
		} else if w == "goal" && l.Goal != nil && *l.Goal != got {
			fmt.Printf("%s %s TEXT | %.300q\n    want %q\n    got  %q\n", l.ID, l.Lang, l.Prompt, *l.Goal, got)
		}
	}
}
