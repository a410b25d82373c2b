#!/bin/sh
# Installs the Claude Code client that the end-to-end tests run (its version
# stands in client-version) into a cache folder outside the checkout, and
# prints the path of its program. Does nothing when it is there already.
set -eu

version=$(cat "$(dirname "$0")/client-version")
folder="${XDG_CACHE_HOME:-$HOME/.cache}/goalkeeper-e2e/$version"

program() {
	for file in "$folder"/node_modules/@anthropic-ai/claude-code-*/claude; do
		if [ -x "$file" ]; then
			printf '%s\n' "$file"
			return
		fi
	done
	return 1
}

program && exit 0

mkdir -p "$folder"
# The package's install script only links the native program to where its
# wrapper looks for it; the tests start the native program itself.
npm install --prefix "$folder" --ignore-scripts --no-audit --no-fund --no-save \
	--loglevel error "@anthropic-ai/claude-code@$version" >&2
program || {
	echo "install-client.sh: npm brought no native program of claude-code $version for this machine" >&2
	exit 1
}
