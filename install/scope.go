package install

import (
	"fmt"
	"path/filepath"
)

// Scope says whose settings are meant.
type Scope string

// The scopes, by the client's names.
const (
	User    Scope = "user"    // this user, every project
	Local   Scope = "local"   // this user, this project
	Project Scope = "project" // everybody in this project
)

// command is the program to register.
func (in installer) command() (string, error) {
	if in.scope() == Project && in.SettingsFile == "" && !in.Shared {
		return "", UsageError("project scope writes what everybody in the project gets; say so with --shared, or use --scope local")
	}
	if in.Shared {
		return name, nil
	}
	if !filepath.IsAbs(in.Binary) {
		return "", UsageError(fmt.Sprintf("the path of the program must be absolute, not %q", in.Binary))
	}
	return in.Binary, nil
}

func (in installer) scope() Scope {
	if in.Scope == "" {
		return User
	}
	return in.Scope
}

// settings is the file of the scope, links resolved.
func (in installer) settings() (string, error) {
	path := in.SettingsFile
	if path == "" {
		var err error
		if path, err = in.scopeFile(in.scope()); err != nil {
			return "", err
		}
	}
	resolved, err := resolve(path)
	if err != nil {
		return "", fmt.Errorf("find the settings file: %w", err)
	}
	return resolved, nil
}

// scopeFile is where the client keeps the settings of a scope.
func (in installer) scopeFile(s Scope) (string, error) {
	if s != User && in.ProjectDir == "" {
		return "", UsageError(fmt.Sprintf("scope %s needs a project; run this inside one", s))
	}
	switch s {
	case User:
		if in.ConfigDir != "" {
			return filepath.Join(in.ConfigDir, "settings.json"), nil
		}
		return filepath.Join(in.Home, ".claude", "settings.json"), nil
	case Local:
		return filepath.Join(in.ProjectDir, ".claude", "settings.local.json"), nil
	case Project:
		return filepath.Join(in.ProjectDir, ".claude", "settings.json"), nil
	}
	return "", UsageError(fmt.Sprintf("unknown scope %q: use user, local or project", s))
}
