# make play   build the page, serve it on this machine and open a browser
# make test   everything that must hold: lint, types, unit tests, browser tests
# make chaos  what can go wrong in mid-game, in every game (long)
# make fuzz   a million links and a hundred thousand backups gone wrong (long)
# make bench  the measurements (slow, asserts nothing on time)
# Needed beforehand: python3 >= 3.11 with venv, node >= 20 with npm, make.

PORT   ?= 8000
PYTHON ?= python3
PY     := .venv/bin/python
BUILT  := $(shell find py web tools -type f -not -path '*/__pycache__/*' 2>/dev/null) \
          index.html pyscript.toml sw.js manifest.webmanifest
TYPED  := py/kaartbord tools $(wildcard py/main.py py/worker.py) tests/rules tests/perft tests/contract tests/match tests/link tests/transcripts

.PHONY: play test unit e2e lint test-firefox test-webkit relays chaos fuzz bench build clean browser

play: build
	$(PY) tools/serve.py dist --port $(PORT) --open

build: dist/sw.js

# What waits for the network or for one core goes side by side; the tests take all cores.
test:
	$(MAKE) -j3 --output-sync=target lint build browser
	$(MAKE) unit
	$(MAKE) e2e

lint: .venv/.ok
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	$(PY) -m mypy $(TYPED)

unit: .venv/.ok
	$(PY) -m pytest --ignore=tests/e2e --ignore=tests/webkit -n 2

e2e: build browser
	$(PY) -m pytest tests/e2e -n 2 --durations 20

test-firefox: build
	$(PY) tools/browser.py firefox
	$(PY) -m pytest tests/e2e --browser firefox

test-webkit: build
	$(PY) tools/browser.py webkit
	xvfb-run -a -s "-screen 0 1280x1024x24" $(PY) -m pytest tests/webkit

# PAGE is the address of a published site: make relays PAGE=https://example.org/kaartbord/
relays: browser
	$(PY) tests/nightly/live_relays.py $(PAGE)

browser: .venv/.ok
	$(PY) tools/browser.py chromium

# Every fault at a table of every game: make chaos ROUNDS=5
ROUNDS ?= 2
chaos: build browser
	$(PY) tests/e2e/run_chaos.py --rounds $(ROUNDS)

# A million links and a hundred thousand backups gone wrong.
fuzz: .venv/.ok
	$(PY) tests/fuzz.py

bench: build browser
	for script in tests/bench/bench_*.py tests/bench/ladder.py; do echo "== $$script"; $(PY) $$script || exit 1; done

clean:
	rm -rf dist web/vendor

.venv/.ok: requirements-dev.txt
	$(PYTHON) -m venv .venv
	$(PY) -m pip install --quiet --disable-pip-version-check --require-hashes --only-binary :all: -r requirements-dev.txt
	touch $@

node_modules/.ok: package.json package-lock.json
	npm ci --ignore-scripts --no-audit --no-fund
	touch $@

dist/sw.js: .venv/.ok node_modules/.ok $(BUILT)
	$(PY) tools/build.py
