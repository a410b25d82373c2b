GO ?= go

# The version is the tag that git names, else the file's. It is all that a
# build takes from outside the sources: two builds of one commit are the same,
# byte for byte, wherever they are made.
VERSION ?= $(shell git describe --tags --dirty 2>/dev/null || cat VERSION)
LDFLAGS = -s -w -buildid= -X goalkeeper/internal/cli.version=$(VERSION)
STATIC  = CGO_ENABLED=0 GOFLAGS= $(GO) build -trimpath -buildvcs=false -ldflags '$(LDFLAGS)'

PREFIX ?= $(HOME)/.local
BINDIR ?= $(PREFIX)/bin

.PHONY: build install uninstall dist picture demo test lint e2e bench bench-context fuzz

build:
	$(STATIC) -o goalkeeper .

# install puts the program into $(DESTDIR)$(BINDIR) in one step, so that a
# running hook keeps the old file. `goalkeeper install` then registers it. It is
# a copy: what the linker wrote lies in memory in small pages, which makes every
# start a tenth slower until the machine forgets them (docs/house.md).
install:
	mkdir -p '$(DESTDIR)$(BINDIR)'
	$(STATIC) -o '$(DESTDIR)$(BINDIR)/.goalkeeper.built' .
	cp '$(DESTDIR)$(BINDIR)/.goalkeeper.built' '$(DESTDIR)$(BINDIR)/.goalkeeper.new'
	rm -f '$(DESTDIR)$(BINDIR)/.goalkeeper.built'
	mv -f '$(DESTDIR)$(BINDIR)/.goalkeeper.new' '$(DESTDIR)$(BINDIR)/goalkeeper'

# uninstall removes the program; take it out of the client first, with
# `goalkeeper uninstall --all`.
uninstall:
	rm -f '$(DESTDIR)$(BINDIR)/goalkeeper'

# dist builds the releases and their checksums.
PLATFORMS = linux/amd64 linux/arm64 darwin/amd64 darwin/arm64 windows/amd64 windows/arm64
dist:
	rm -rf dist && mkdir dist
	@set -e; for platform in $(PLATFORMS); do \
		os=$${platform%/*} arch=$${platform#*/} ext=; \
		test $$os != windows || ext=.exe; \
		echo "goalkeeper $(VERSION) for $$platform"; \
		GOOS=$$os GOARCH=$$arch $(STATIC) -o "dist/goalkeeper_$(VERSION)_$${os}_$$arch$$ext" .; \
	done
	cd dist && { sha256sum goalkeeper_* || shasum -a 256 goalkeeper_*; } >SHA256SUMS

# picture draws the README's picture from the recorded screen of a real held
# stop; RECORD=1 records it anew first (needs what e2e needs).
picture:
	test -z '$(RECORD)' || GOALKEEPER_RECORD='$(CURDIR)/docs/picture/held-stop.ansi' $(GO) test -tags e2e -count 1 -run TestPictureOfAHeldStop ./e2e
	$(GO) run ./docs/picture <docs/picture/held-stop.ansi >docs/held-stop.svg

# demo replays a recorded conversation through the binary, in a temporary
# workspace, and shows what was detected, injected, held and released.
demo:
	$(GO) run ./demo

test:
	$(GO) test ./...

lint:
	@test -z "$$(gofmt -l .)" || { echo "gofmt would change:"; gofmt -l .; exit 1; }
	$(GO) vet ./...
	$(GO) vet -tags e2e ./...
	$(GO) tool staticcheck -tags e2e ./...

# e2e runs the real client against a scripted model on the loopback address.
e2e:
	./e2e/install-client.sh
	$(GO) test -tags e2e -count 1 -timeout 20m ./e2e

# bench prints medians and their ratio to an empty Go program in the same run.
BENCHFLAGS ?=
bench:
	$(GO) run ./bench $(BENCHFLAGS)

# bench-context prints how many characters hooks add to a conversation of
# twenty turns with an active goal in the real client: at most 3,000.
bench-context:
	./e2e/install-client.sh
	$(GO) test -tags e2e -run "^$$" -bench ContextCost -benchtime 1x ./e2e

FUZZTIME ?= 60s
fuzz:
	@set -e; for pkg in $$($(GO) list ./...); do \
		for target in $$($(GO) test -list '^Fuzz' $$pkg | grep '^Fuzz' || true); do \
			echo "$$pkg $$target"; $(GO) test -run '^$$' -fuzz "^$$target\$$" -fuzztime $(FUZZTIME) -fuzzminimizetime 10x $$pkg; \
		done; \
	done
