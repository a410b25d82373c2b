package hooks

// GrowStack makes the stack of its caller large enough for a whole event, at
// once. A stack starts with 2 KiB and doubles as it fills; each time its frames
// are looked up in tables all over the program, which are read from the file.
// Called early, there are few frames (docs/house.md has what that saves).
//
//go:noinline
func GrowStack() { deep(0) }

// deep needs 20 KiB of stack. It touches none of it unless asked to.
//
//go:noinline
func deep(touch int) byte {
	if touch == 0 {
		return 0
	}
	var room [20 << 10]byte
	room[touch]++
	return room[len(room)-touch]
}
