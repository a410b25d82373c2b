package install

import "strings"

// fromBase64 reads the Before of older records; ok is false where it is none. (encoding/base64 builds its tables at every start of the
// program, DESIGN §15.)
func fromBase64(text string) (data []byte, ok bool) {
	const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
	bare := strings.TrimRight(text, "=")
	if len(text)%4 != 0 || len(text)-len(bare) > 2 {
		return nil, false
	}
	bits, have := 0, 0
	for i := range len(bare) {
		digit := strings.IndexByte(digits, bare[i])
		if digit < 0 {
			return nil, false
		}
		bits, have = bits<<6|digit, have+6
		if have >= 8 {
			have -= 8
			data = append(data, byte(bits>>have))
			bits &= 1<<have - 1
		}
	}
	return data, bits == 0
}
