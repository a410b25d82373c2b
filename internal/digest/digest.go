// Package digest computes SHA-256 (FIPS 180-4), in hexadecimal. It stands in for the standard
// package, which brings in twenty packages that are initialised at every start
// of the program; a hook cannot afford that (DESIGN §15). A test holds both
// equal.
package digest

import (
	"encoding/binary"
	"encoding/hex"
	"math/bits"
)

// blockSize is how many bytes are mixed in at a time.
const blockSize = 64

// Hex returns the digest of data: 64 hexadecimal digits.
func Hex(data []byte) string {
	h := New()
	_, _ = h.Write(data)
	return h.Hex()
}

// Hash computes the digest of what is written to it.
type Hash struct {
	state  [8]uint32
	block  [blockSize]byte // begun, not yet mixed in
	length uint64          // of all that was written, in bytes
}

// New returns a Hash that nothing was written to.
func New() *Hash {
	return &Hash{state: [8]uint32{
		0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
	}}
}

// Write adds p. It never fails.
func (h *Hash) Write(p []byte) (int, error) {
	n := len(p)
	begun := int(h.length % blockSize)
	h.length += uint64(n)
	if begun > 0 {
		took := copy(h.block[begun:], p)
		if p = p[took:]; begun+took < blockSize {
			return n, nil
		}
		h.mix(h.block[:])
	}
	for len(p) >= blockSize {
		h.mix(p[:blockSize])
		p = p[blockSize:]
	}
	copy(h.block[:], p)
	return n, nil
}

// Hex returns the digest of what was written so far. Writing may go on.
func (h *Hash) Hex() string {
	end := *h
	var padding [blockSize + 8]byte
	padding[0] = 0x80
	// Zeros up to where the length fits into the last 8 bytes of a block.
	zeros := (2*blockSize - 1 - 8 - int(h.length%blockSize)) % blockSize
	binary.BigEndian.PutUint64(padding[1+zeros:], h.length*8)
	_, _ = end.Write(padding[:1+zeros+8])
	var sum []byte
	for _, word := range end.state {
		sum = binary.BigEndian.AppendUint32(sum, word)
	}
	return hex.EncodeToString(sum)
}

// mix works one block into the state. The names are those of the standard,
// §6.2.2.
func (h *Hash) mix(block []byte) {
	var w [64]uint32
	for t := range 16 {
		w[t] = binary.BigEndian.Uint32(block[t*4:])
	}
	for t := 16; t < len(w); t++ {
		x, y := w[t-15], w[t-2]
		w[t] = w[t-16] + w[t-7] +
			(bits.RotateLeft32(x, -7) ^ bits.RotateLeft32(x, -18) ^ x>>3) +
			(bits.RotateLeft32(y, -17) ^ bits.RotateLeft32(y, -19) ^ y>>10)
	}
	a, b, c, d := h.state[0], h.state[1], h.state[2], h.state[3]
	e, f, g, i := h.state[4], h.state[5], h.state[6], h.state[7]
	for t := range w {
		t1 := i + (bits.RotateLeft32(e, -6) ^ bits.RotateLeft32(e, -11) ^ bits.RotateLeft32(e, -25)) +
			(e&f ^ ^e&g) + k[t] + w[t]
		t2 := (bits.RotateLeft32(a, -2) ^ bits.RotateLeft32(a, -13) ^ bits.RotateLeft32(a, -22)) +
			(a&b ^ a&c ^ b&c)
		i, g, f, e, d, c, b, a = g, f, e, d+t1, c, b, a, t1+t2
	}
	for n, word := range [...]uint32{a, b, c, d, e, f, g, i} {
		h.state[n] += word
	}
}

// k are the standard's constants, §4.2.2.
var k = [64]uint32{
	0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
	0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
	0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
	0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
	0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
	0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
	0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
	0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
}
