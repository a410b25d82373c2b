//go:build !unix

package install

import (
	"io/fs"
	"os"
)

// keepOwner does nothing: a new file here inherits from its folder.
func keepOwner(*os.File, fs.FileInfo) {}
