# make play   build the page, serve it on this machine and open a browser (PORT=8080 for a port of your own)
# make test   everything that must hold: lint, types, unit tests, browser tests
# make unit   the unit tests: Python only, no build, no browser
# make quick  lint, types, and the unit tests that matter for what you changed (BASE=branch: against another than main)
# make long   what takes longer than anybody waits: every size and number of seats, whole games, chaos, fuzz
# make coverage  how much of the engine the unit tests reach, which may not become less (coverage-page: of the page)
# make locale  what a language lacks, and all its messages to read through: make locale LANG=fr
# make trees  write the accessibility trees of the screens again, after an intended change: read what differs
# make pictures  take the pictures of the README again
# make bench  the measurements (slow, asserts nothing on time)
# make models  what ProVerif proves of sealed tables (opam install proverif)
# make relays  do two devices still meet live? (PAGE=https://example.org/kaartbord/)
# make test-firefox  the browser tests on Firefox; test-webkit: the most important on Safari's engine; test-orca: by ear
# Needed beforehand: python3 >= 3.11 with venv, node >= 20.19 with npm, make.

PYTHON ?= python3
PY     := .venv/bin/python
BUILT  := $(shell find py web tools locales -type f -not -path '*/__pycache__/*' 2>/dev/null) \
          index.html 404.html pyscript.toml sw.js manifest.json
TYPED  := py/kaartbord py/main.py py/worker.py py/unpack.py py/packed.py tools $(wildcard tests/*.py) $(addprefix tests/,\
          bots contract e2e family games lessons link match orca page perft rules scene sealed support text transcripts)

# Keep what Python compiled, whatever the shell says: else every process of the tests compiles all of them again.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: help pictures play quick affected test unit e2e long long-tests coverage coverage-page lint test-firefox test-webkit test-orca trees relays models chaos fuzz bench locale build clean browser

play: build
	$(PY) tools/serve.py dist $(if $(PORT),--port $(PORT)) --open

build: dist/sw.js

UNIT := --ignore=tests/e2e --ignore=tests/webkit --ignore=tests/orca
# Processes that run tests.
JOBS ?= 2

# What waits for the network, for a browser or for one core goes side by side, so that all cores have work: only the
# browser tests need what is built.
test:
	$(MAKE) -j4 --output-sync=line lint unit e2e

# Against what another branch than main has: make quick BASE=branch
BASE ?= main
quick:
	$(MAKE) -j2 --output-sync=target lint affected

affected: .venv/.ok
	$(PY) -m pytest -q -n $(JOBS) $$($(PY) tools/affected.py $(BASE))

long: long-tests chaos fuzz

long-tests: build browser
	$(PY) -m pytest $(UNIT) -m long -n $(JOBS) --durations 20
	$(PY) -m pytest tests/e2e -m long -n $(JOBS) --durations 20

# The same of page/, by the browser tests.
coverage-page: build browser
	$(PY) tests/support/browser/lines.py tests/e2e -n $(JOBS)

coverage: .venv/.ok
	$(PY) -m coverage erase
	$(PY) -m coverage run -m pytest $(UNIT) -q -n $(JOBS)
	$(PY) -m coverage combine --quiet
	$(PY) -m coverage report

lint: .venv/.ok node_modules/.ok
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	$(PY) -m mypy $(TYPED)
	$(PY) -m vulture
	node_modules/.bin/eslint .
	node_modules/.bin/stylelint "web/styles/*.css"

# They never wait, so they give way to the browser tests, which often do: no core is idle, and no page starves.
unit: .venv/.ok
	nice $(PY) -m pytest $(UNIT) -n $(JOBS)

e2e: build browser
	$(PY) -m pytest tests/e2e -n $(JOBS) --durations 20

test-firefox: build
	$(PY) tools/browser.py firefox
	$(PY) -m pytest tests/e2e --browser firefox

test-webkit: build
	$(PY) tools/browser.py webkit
	xvfb-run -a -s "-screen 0 1280x1024x24" $(PY) -m pytest tests/webkit

# One walk a game by ear, with a real screen reader.
test-orca: build browser
	$(PY) tools/browser.py orca
	dbus-run-session -- xvfb-run -a -s "-screen 0 1280x1024x24" $(PY) -m pytest tests/orca

# Write the accessibility trees of the screens again, after an intended change: read what differs.
trees: build browser
	WRITE_TREES=yes $(PY) -m pytest tests/e2e/test_trees.py -m "" -q

help:
	@sed -n 's/^# make /make /p' Makefile

pictures: build browser
	PYTHONPATH=py $(PY) tools/screenshots.py

# PAGE is the address of a published site: make relays PAGE=https://example.org/kaartbord/
relays: browser
	$(PY) tests/nightly/live_relays.py $(PAGE)

browser: .venv/.ok
	$(PY) tools/browser.py chromium

# What ProVerif proves of sealed tables, and what turns false without one check. No model takes more than seconds.
models:
	$(PYTHON) tests/sealed/models/run.py

# Every fault at a table of every game: make chaos ROUNDS=5
ROUNDS ?= 2
chaos: build browser
	$(PY) tests/e2e/run_chaos.py --rounds $(ROUNDS)

# A million links and a hundred thousand backups gone wrong.
fuzz: .venv/.ok
	$(PY) tests/fuzz.py

bench: build browser
	for script in tests/bench/bench_*.py tests/bench/ladder.py; do echo "== $$script"; $(PY) $$script || exit 1; done

# What is wrong with the folder of a language; dist-locale/ gets a page to read through.
locale: .venv/.ok
	$(PY) tools/check_locale.py $(LANG)

clean:
	rm -rf dist dist-locale web/vendor

.venv/.ok: requirements-dev.txt
	$(PYTHON) -m venv .venv
	$(PY) -m pip install --quiet --disable-pip-version-check --require-hashes --only-binary :all: -r requirements-dev.txt
	touch $@

node_modules/.ok: package.json package-lock.json
	npm ci --ignore-scripts --no-audit --no-fund
	touch $@

dist/sw.js: .venv/.ok node_modules/.ok $(BUILT)
	$(PY) tools/build.py
