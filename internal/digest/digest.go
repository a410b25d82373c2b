// Package digest computes SHA-256 in hexadecimal, the form in which state,
// journal, evidence and conditions name bytes.
package digest

import (
	"crypto/sha256"
	"encoding/hex"
	"hash"
)

// Hex returns the digest of data: 64 hexadecimal digits.
func Hex(data []byte) string {
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:])
}

// Hash computes the digest of what is written to it.
type Hash struct{ hash hash.Hash }

// New returns a Hash that nothing was written to.
func New() *Hash { return &Hash{sha256.New()} }

// Write adds p. It never fails.
func (h *Hash) Write(p []byte) (int, error) { return h.hash.Write(p) }

// Hex returns the digest of what was written so far. Writing may go on.
func (h *Hash) Hex() string { return hex.EncodeToString(h.hash.Sum(nil)) }
