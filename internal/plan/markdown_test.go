package plan

import (
	"testing"
)

func TestFencesAndCommentsHoldNoHeadings(t *testing.T) {
	const h = "## M1: x\n"
	for _, tt := range []struct {
		text string
		want int
	}{
		// req: condition/fences
		{"```\n" + h + "```\n", 0}, {"~~~ md\n" + h + "~~~\n", 0}, {"```\n" + h + "~~~\n" + h, 0}, {"````\n" + h + "```\n" + h + "`````\n" + h, 1},
		{"```\n" + h + "``` x\n" + h + "```\n" + h, 1}, {"  - ```\n" + h, 1}, {"    ```\n" + h + "    ```\n", 0},
		// req: condition/fence-unclosed
		{h + "```\n" + h, 1}, {"``` a`b\n" + h, 1}, {"``\n" + h, 1},
		// req: condition/comments
		{"<!-- a -->\n" + h, 1}, {"<!--\n" + h + "-->\n" + h, 1}, {"<!-- " + h + h + "-->", 0}, {"x <!-- a\n" + h + "b --> y\n" + h, 1},
		{"<!-- a\n" + h, 0}, {"x <!-- a\n" + h, 1}, {"<!-- a --><!-- b\n" + h + "-->" + h, 0}, {"<!-- ``` -->\n" + h, 1}, {"```\n<!--\n```\n" + h, 1},
		{"<!--\n```\n-->\n" + h, 1},
		// req: condition/line-ends-in-tasks
		{"a\r" + h, 1}, {"a\r\n## M1: x\r\n", 1}, {"\uFEFF" + h, 1},
	} {
		if got := len(ParseTasks(tt.text)); got != tt.want {
			t.Errorf("%q: %d milestones, want %d", tt.text, got, tt.want)
		}
	}
}
