# Everything a contributor runs. Each target does its own set-up.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALLED := $(VENV)/.installed
COMPILED := build/.compiled
ENGINE := $(wildcard src/holdfast/kernel/*.py src/holdfast/bots/*.py src/holdfast/games/*/*.py src/holdfast/games/*/*/*.py)

.PHONY: play serve test check compile bench bench-server bench-laws postgres clean

play: $(INSTALLED)            ## a game in the terminal
	$(BIN)/holdfast play

serve: $(INSTALLED) $(COMPILED) ## tables on this machine
	$(BIN)/holdfast serve

test: $(INSTALLED) $(COMPILED) postgres ## all tests, with the interpreted and with the compiled engine
	HOLDFAST_INTERPRETED=1 $(BIN)/pytest -n auto
	$(BIN)/pytest -n auto

check: $(INSTALLED)           ## lint, format, types, import rules
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

compile: $(COMPILED)          ## the engine as machine code

bench: $(INSTALLED) $(COMPILED) ## benchmarks, compiled and interpreted
	$(BIN)/holdfast bench

bench-server: $(INSTALLED) $(COMPILED) ## the server under load
	$(BIN)/python benchmarks/server_load.py

bench-laws: $(INSTALLED) $(COMPILED) ## what custom rules cost
	$(BIN)/python benchmarks/law_books.py

postgres:                     ## the system's PostgreSQL: the server's tests start one of their own
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || \
	  { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq --yes --no-install-recommends postgresql; }

clean:
	rm -rf build dist $(VENV) src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
	find src -name '*.so' -delete

$(INSTALLED): pyproject.toml constraints.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt setuptools
	HOLDFAST_COMPILE=0 $(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt --no-build-isolation -e '.[dev]'
	touch $@

$(COMPILED): $(INSTALLED) setup.py $(ENGINE)
	find src -name '*.so' -delete
	HOLDFAST_COMPILE=1 $(BIN)/python setup.py --quiet build_ext --inplace
	mkdir -p build && touch $@
