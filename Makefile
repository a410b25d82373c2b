GO ?= go

.PHONY: build demo test lint e2e bench bench-context fuzz

build:
	$(GO) build -trimpath -o goalkeeper .

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
