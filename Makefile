# `make play` and `make test` each do all their own set-up; CONTRIBUTING.md lists the other targets.

PYTHON ?= python3
ARGS ?=

BIN := .venv/bin
UV := $(BIN)/uv
UVPIP := $(UV) pip install --quiet --python $(BIN)/python --compile-bytecode
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" NODE_OPTIONS=--use-system-ca $(BIN)/npm --prefix web
PYTEST := $(BIN)/python -m pytest
COMPILED ?= parity or compiled
JOBS ?= 2

# Behind a proxy only the system's certificates hold; without byte code every start is twice as slow.
export UV_SYSTEM_CERTS := 1
export UV_PYTHON_DOWNLOADS := never
unexport PYTHONDONTWRITEBYTECODE PYTHONPATH VIRTUAL_ENV

BOOT := .venv/.boot
PLAY := .venv/.play
DEV := .venv/.dev
INSTALLED := .venv/.installed
NODE_MODULES := web/node_modules/.stamp
WEB := build/web/index.html

SOURCES := $(sort $(shell find src -type f ! -path '*/__pycache__/*' ! -path '*.egg-info/*' ! -name '.*'))
MESSAGES := $(filter %.ftl,$(SOURCES))
WEB_SOURCES := $(sort $(shell find web -type f ! -path 'web/node_modules/*' ! -path 'web/dist/*' ! -name '.*'))

# Rewritten only when it changes, so that a deleted file or another kind of build counts as a change.
$(shell mkdir -p build && echo '$(GRIDTOWN_COMPILE) $(SOURCES)' > build/sources.new; \
	cmp -s build/sources.new build/sources || cp build/sources.new build/sources; \
	echo '$(WEB_SOURCES)' > build/web-sources.new; \
	cmp -s build/web-sources.new build/web-sources || cp build/web-sources.new build/web-sources)

SAY = @printf '\n== %s\n'

.NOTPARALLEL:
.DELETE_ON_ERROR:
.PHONY: play test setup install web lint types layers webtest unit parity browser proof wire format lock clean

play: $(INSTALLED)
	@$(BIN)/gridtown play $(ARGS)

test: lint types layers webtest unit parity browser
	$(SAY) 'all passed'
	@cat build/not-run

## set-up

setup: $(DEV)

install: $(INSTALLED)

web: $(WEB)

$(BOOT): requirements/boot.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Gridtown needs Python 3.11 or later: make PYTHON=…")'
	$(SAY) 'Python tools into .venv'
	@$(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@touch $@

$(PLAY): requirements/play.txt $(BOOT)
	@$(UVPIP) --require-hashes -r $<
	@touch $@

$(DEV): requirements/dev.txt $(BOOT)
	@$(UVPIP) --require-hashes -r $<
	@touch $@ $(PLAY)

$(NODE_MODULES): web/package-lock.json web/.npmrc | $(PLAY)
	$(SAY) 'browser tools into web/node_modules'
	@$(NPM) ci --no-progress --loglevel=error
	@touch $@

$(WEB): $(NODE_MODULES) build/web-sources $(WEB_SOURCES) $(MESSAGES)
	$(SAY) 'browser client into build/web'
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

# The compiled modules live in build/ and in .venv, never beside their sources.
$(INSTALLED): $(PLAY) $(WEB) setup.py pyproject.toml build/sources $(SOURCES)
	$(SAY) 'compiled modules into .venv (a minute the first time)'
	@rm -rf build/lib* build/temp* build/bdist* build/wheel
	@$(UV) build --wheel --no-build-isolation --python $(BIN)/python --out-dir build/wheel \
		> build/wheel.log 2>&1 || { tail -n 60 build/wheel.log; exit 1; }
	@grep -E '^gridtown:|: error: ' build/wheel.log || true
	@$(UVPIP) --no-deps --reinstall build/wheel/*.whl
	@touch $@

## the stages of `make test`

lint: $(DEV)
	$(SAY) 'lint'
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check

types: $(DEV)
	$(SAY) 'types'
	@$(BIN)/mypy

layers: $(DEV)
	$(SAY) 'layers'
	@PYTHONPATH=src $(BIN)/lint-imports --no-logo

webtest: $(NODE_MODULES)
	$(SAY) 'the browser client by itself'
	@$(NPM) run --silent check
	@$(NPM) test --silent

# The pure sources, and what of them the tests reach.
unit: $(DEV) $(INSTALLED)
	$(SAY) 'tests, interpreted, with coverage'
	@GRIDTOWN_COMPILE=0 $(PYTEST) -n $(JOBS) -m 'not parity and not browser' --cov --cov-report=term $(ARGS)

parity: $(DEV) $(INSTALLED)
	$(SAY) 'tests, compiled'
	@GRIDTOWN_COMPILE=require $(PYTEST) -n $(JOBS) -m '$(COMPILED)' $(ARGS)

browser: $(DEV) $(INSTALLED)
	$(SAY) 'tests, in a browser'
	@: > build/not-run
	@if chromium=$$(sh .ci/chromium); then \
		export GRIDTOWN_CHROMIUM="$$chromium" GRIDTOWN_COMPILE=require; \
		$(PYTEST) -n $(JOBS) --dist worksteal -m browser tests/browser $(ARGS) || { \
			echo 'what failed, once more and one at a time: the machine may have been busy'; \
			$(PYTEST) --last-failed --last-failed-no-failures none -m browser tests/browser $(ARGS); }; \
	else \
		echo 'NOT RUN: the browser tests, for want of a Chromium (set GRIDTOWN_CHROMIUM to one)' \
			| tee build/not-run; \
	fi

## for those who work on Gridtown

# What the tests do a little of, at length: odd requests of every address, and servers killed a hundred times.
proof: $(DEV)
	@GRIDTOWN_COMPILE=0 GRIDTOWN_EXAMPLES=500 $(PYTEST) tests/server/test_openapi.py --timeout 3600 $(ARGS)
	@GRIDTOWN_COMPILE=0 GRIDTOWN_KILLS=100 $(PYTEST) tests/server/test_killed.py --timeout 3600 $(ARGS)

# The client's types, from the server's.
wire: $(DEV) $(NODE_MODULES)
	@GRIDTOWN_COMPILE=0 PYTHONPATH=src:. $(BIN)/python -m tests.server.wire

format: $(DEV)
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

# Newer versions: make lock UPGRADE=1
lock: $(BOOT)
	$(LOCK) requirements/boot.in -o requirements/boot.txt
	$(LOCK) $(RUN) requirements/dev.in -o requirements/dev.txt
	$(LOCK) $(RUN) -c requirements/dev.txt -o requirements/play.txt

lock: RUN = pyproject.toml --extra study --extra postgres requirements/build.in
lock: LOCK = $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header \
	$(if $(UPGRADE),--upgrade)

clean:
	rm -rf .venv build web/node_modules .mypy_cache .ruff_cache .pytest_cache .import_linter_cache
