//go:build !unix

package transcript

const nonblock = 0
