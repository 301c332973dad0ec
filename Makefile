# `make play` and `make test` each do all their own set-up; CONTRIBUTING.md lists the other targets.

PYTHON ?= python3
ARGS ?=

BIN := .venv/bin
UV := $(BIN)/uv
BUILD_WHEEL := $(UV) build --wheel --no-build-isolation --python $(BIN)/python --out-dir
UVPIP := $(UV) pip install --quiet --python $(BIN)/python --compile-bytecode
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" NODE_OPTIONS=--use-system-ca $(BIN)/npm --prefix web
PYTEST := $(BIN)/python -m pytest
# `make static COMPILED=1` compiles the rules for the browser, too; HEADERS names the folder with the Python.h of Pyodide's Python.
COMPILED ?=
HEADERS ?= build/headers
PARITY ?= (parity or compiled or proof) and not variant
UNIT ?= not (parity or browser or proof or static or again or variant)
DRIVEN ?= browser and not variant
# How many builds, checks or tests run at a time; how many tests where they now and then wait for a server; and
# how many where a browser is at work beside each.
JOBS ?= 2
WAITING_JOBS ?= 4
BROWSER_JOBS ?= 3
ifeq ($(MAKELEVEL),0)
MAKEFLAGS += --jobs=$(JOBS)
endif

# Behind a proxy only the system's certificates hold; without byte code every start is twice as slow.
export UV_SYSTEM_CERTS := 1
export UV_PYTHON_DOWNLOADS := never
unexport PYTHONDONTWRITEBYTECODE PYTHONPATH VIRTUAL_ENV
# The time of all files in the wheels, so that the same sources make the same wheels.
export SOURCE_DATE_EPOCH := $(or $(SOURCE_DATE_EPOCH),$(shell git log -1 --format=%ct 2> /dev/null),315532800)

BOOT := .venv/.boot
PLAY := .venv/.play
DEV := .venv/.dev
INSTALLED := .venv/.installed
PURE := build/pure/.built
MODULES := build/.modules
NODE_MODULES := web/node_modules/.stamp
# What builds the browser client, without what checks it: enough for those who only play.
NODE_BUILD := web/node_modules/.build
CHECKS := $(filter-out play install web,$(or $(MAKECMDGOALS),play))
WEB := build/web/index.html
# The client with the rules in it, and the parts of these that are compiled.
STATIC := build/static/python.zip
WHEELS := build/wheels/.fetched
LIBRARY := build/device/gridtown__mypyc.so

SOURCES := $(sort $(shell find src -type f ! -path '*/__pycache__/*' ! -path '*.egg-info/*' ! -name '.*'))
# What the client takes of the server's words and of what is said about its rules.
WORDS := $(filter %.ftl %/sources.toml,$(SOURCES)) $(wildcard docs/games/*.md)
WEB_SOURCES := $(sort $(shell find web -type f ! -path 'web/node_modules/*' ! -path 'web/dist/*' ! -name '.*'))

# Rewritten only when it changes, so that a deleted file or another kind of build counts as a change.
$(shell mkdir -p build && echo '$(GRIDTOWN_COMPILE) $(SOURCES)' > build/sources.new; \
	cmp -s build/sources.new build/sources || cp build/sources.new build/sources; \
	echo '$(WEB_SOURCES)' > build/web-sources.new; \
	cmp -s build/web-sources.new build/web-sources || cp build/web-sources.new build/web-sources; \
	echo '$(COMPILED)' > build/static-kind.new; \
	cmp -s build/static-kind.new build/static-kind || cp build/static-kind.new build/static-kind)

SAY = @printf '\n== %s\n'

.DELETE_ON_ERROR:
.PHONY: play test checks setup install web static lint types layers docs webtest unit parity device browser proof wheel ladder pictures wire format lock clean

play: $(INSTALLED) $(STATIC)
	@GRIDTOWN_DEVICE=build/static $(BIN)/gridtown play $(ARGS)

# What runs side by side shows what it said when it has come to its end, and what takes longest begins first; the
# tests in a browser take all the processors.
test: $(DEV)
	@$(MAKE) --no-print-directory --output-sync=target checks
	@$(MAKE) --no-print-directory --output-sync=target parity device
	@$(MAKE) --no-print-directory browser
	$(SAY) 'all passed'
	@cat build/not-run

checks: $(MODULES) unit lint types webtest docs layers $(INSTALLED)

## set-up

setup: $(DEV)

install: $(INSTALLED)

web: $(WEB)

# A folder that any web host can serve, or none: python -m http.server -d build/static
static: $(STATIC)

$(BOOT): requirements/boot.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Gridtown needs Python 3.11 or later: make PYTHON=…")'
	$(SAY) 'Python tools into .venv'
	@$(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@touch $@

$(PLAY): requirements/play.txt $(BOOT)
	@$(UVPIP) --require-hashes -r $<
	@touch $@

$(DEV): requirements/dev.txt $(PLAY)
	@$(UVPIP) --require-hashes -r $<
	@touch $@

$(NODE_MODULES): web/package-lock.json web/.npmrc | $(PLAY)
	$(SAY) 'browser tools into web/node_modules'
	@$(NPM) ci --no-progress --loglevel=error
	@touch $(NODE_BUILD) $@

$(NODE_BUILD): web/package-lock.json web/.npmrc | $(PLAY) $(if $(CHECKS),$(NODE_MODULES))
	@test $@ -nt $< || $(NPM) ci --omit=dev --no-progress --loglevel=error
	@touch $@

$(WEB): $(NODE_BUILD) build/web-sources $(WEB_SOURCES) $(WORDS)
	$(SAY) 'browser client into build/web'
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

# Pyodide's Python is 3.14; its tag is that of the version of Pyodide in web/package.json.
$(WHEELS): requirements/device.txt | $(PLAY)
	$(SAY) 'packages for the browser into build/wheels'
	@rm -rf $(@D)
	@$(BIN)/python -m pip download --quiet --disable-pip-version-check --require-hashes --no-deps \
		--only-binary=:all: --platform pyemscripten_2026_0_wasm32 --implementation cp --python-version 3.14 \
		--abi cp314 -r $< -d $(@D)
	@touch $@

$(STATIC): static/bundle.py static/bytecode.mjs static/bytecode.py static/answers.py $(WHEELS) $(NODE_BUILD) build/web-sources $(WEB_SOURCES) build/sources \
		$(SOURCES) $(WORDS) build/static-kind $(if $(COMPILED),$(LIBRARY))
	$(SAY) 'client with the rules in it into build/static'
	@$(BIN)/python $< web/node_modules/pyodide/python_stdlib.zip build/stdlib.zip
	@$(BIN)/python $< $(dir $(WHEELS)) build/python.zip
	@$(if $(COMPILED),$(BIN)/python $< $(dir $(WHEELS)) build/compiled.zip --compiled)
	@$(BIN)/node static/bytecode.mjs web/node_modules/pyodide build/stdlib.zip build/python.zip $(if $(COMPILED),build/compiled.zip)
	@GRIDTOWN_COMPILE=0 PYTHONPATH=src $(BIN)/python static/answers.py build/answers
	@COMPILED='$(COMPILED)' $(NPM) run --silent build:device -- --logLevel warn

$(HEADERS)/Python.h: | static/headers.sh
	$(SAY) "headers of the browser's Python into build/headers"
	@sh static/headers.sh 3.14 $(@D)

$(LIBRARY): static/compile.py setup.py requirements/compile.txt build/sources $(filter %.py,$(SOURCES)) | $(NODE_BUILD) $(HEADERS)/Python.h
	$(SAY) 'compiled rules for the browser into build/device (some minutes)'
	@$(UVPIP) --require-hashes -r requirements/compile.txt
	@$(BIN)/python static/compile.py $(HEADERS) web/node_modules/pyodide $(@D) > build/device.log 2>&1 \
		|| { tail -n 60 build/device.log; exit 1; }

# The compiled modules live in build/ and in .venv, never beside their sources. They are compiled while the
# browser client is built; what can't be compiled is said when both are packed.
$(MODULES): setup.py pyproject.toml build/sources $(SOURCES) | $(PLAY)
	$(SAY) 'compiled modules into build (a minute the first time)'
	@rm -rf build/lib* build/temp* build/parts
	@$(BIN)/python setup.py --quiet build_ext > build/modules.log 2>&1 \
		|| { tail -n 60 build/modules.log; exit 1; }
	@touch $@

$(INSTALLED): $(PLAY) $(WEB) $(MODULES)
	$(SAY) 'all of it into .venv'
	@rm -rf build/lib* build/temp* build/bdist* build/wheel
	@$(BUILD_WHEEL) build/wheel \
		> build/wheel.log 2>&1 || { tail -n 60 build/wheel.log; exit 1; }
	@grep -E '^gridtown:|: error: ' build/wheel.log || true
	@$(UVPIP) --no-deps --reinstall build/wheel/*.whl
	@touch $@

# After the other wheel, as both are laid out in the same folder.
$(PURE): $(INSTALLED)
	$(SAY) 'the wheel for any platform into build/pure'
	@rm -rf build/bdist* build/pure
	@GRIDTOWN_COMPILE=0 $(BUILD_WHEEL) build/pure > build/pure.log 2>&1 || { tail -n 60 build/pure.log; exit 1; }
	@touch $@

## the parts of `make test`

lint: $(DEV) $(NODE_MODULES)
	$(SAY) 'lint'
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(NPM) run --silent lint

types: $(DEV)
	$(SAY) 'types'
	@$(BIN)/mypy
	@$(BIN)/mypy --platform win32 --cache-dir .mypy_cache/windows src

layers: $(DEV)
	$(SAY) 'layers'
	@PYTHONPATH=src $(BIN)/lint-imports --no-logo

# The site of docs/ into build/docs; a link that leads nowhere is an error.
docs: $(DEV)
	$(SAY) 'documentation into build/docs'
	@$(BIN)/zensical build --strict > build/docs.log 2>&1 || { tail -n 60 build/docs.log; exit 1; }

webtest: $(NODE_MODULES)
	$(SAY) 'the browser client by itself'
	@$(NPM) run --silent check
	@$(NPM) test --silent

# The pure sources of the rules: each test, and of its cases the first where all of them run compiled. Reading
# tests that are not run would take longer than many that are.
unit: NOT_READ := browser cli envs parity server study wheels
unit: $(DEV)
	$(SAY) 'tests, interpreted'
	@GRIDTOWN_COMPILE=0 $(PYTEST) -n $(JOBS) --dist worksteal --timeout 900 -m '$(UNIT)' \
		$(NOT_READ:%=--ignore=tests/%) $(ARGS)

parity: $(DEV) $(INSTALLED) $(PURE)
	$(SAY) 'tests, compiled'
	@GRIDTOWN_COMPILE=require $(PYTEST) -n $(WAITING_JOBS) --dist worksteal --timeout 900 -m '$(PARITY)' --ignore=tests/browser $(ARGS)

# The rules in the Python of a browser, run by Node, against those of this machine.
device: $(DEV) $(INSTALLED) $(STATIC)
	$(SAY) 'tests, in the Python of a browser'
	@GRIDTOWN_COMPILE=require $(PYTEST) --timeout 900 -m static tests/device $(ARGS)

browser: $(DEV) $(INSTALLED) $(STATIC)
	$(SAY) 'tests, in a browser'
	@: > build/not-run
	@if chromium=$$(sh .ci/chromium); then \
		GRIDTOWN_CHROMIUM="$$chromium" GRIDTOWN_COMPILE=require \
			$(PYTEST) -n $(BROWSER_JOBS) --dist load --maxschedchunk 1 --timeout 900 -m '$(DRIVEN)' tests/browser $(ARGS); \
	else \
		echo 'NOT RUN: the browser tests, for want of a Chromium (set GRIDTOWN_CHROMIUM to one)' \
			| tee build/not-run; \
	fi

## for those who work on Gridtown

# What the tests do a little of, at length: all of them interpreted, with a floor to what they reach, odd
# requests of every address, servers killed a hundred times, and the tests that are much like others.
proof: $(DEV) $(WEB)
	@$(UVPIP) --require-hashes -r requirements/proof.txt
	@GRIDTOWN_COMPILE=0 GRIDTOWN_ASKED_EVERY=29 $(PYTEST) -n $(JOBS) -m 'not parity and not browser and not static' \
		--cov --cov-report=term $(ARGS)
	@GRIDTOWN_COMPILE=0 GRIDTOWN_EXAMPLES=500 $(PYTEST) tests/server/test_openapi.py --timeout 3600 $(ARGS)
	@GRIDTOWN_COMPILE=0 GRIDTOWN_KILLS=100 $(PYTEST) tests/server/test_killed.py --timeout 3600 $(ARGS)
	@GRIDTOWN_SEEDS=3 $(MAKE) --no-print-directory parity PARITY='parity or variant'
	@GRIDTOWN_GAMES_EACH=20 $(MAKE) --no-print-directory device
	@$(MAKE) --no-print-directory browser DRIVEN=variant

# The two wheels, compiled for this platform and pure for any, into dist once they have passed their tests.
wheel: export GRIDTOWN_COMPILE := require
wheel: $(DEV) $(INSTALLED) $(PURE)
	$(SAY) 'the wheels, each installed in a clean environment'
	@$(PYTEST) -n $(JOBS) -m parity tests/wheels $(ARGS)
	@rm -rf build/dist dist
	@mkdir build/dist
	@cp build/wheel/*.whl build/pure/*.whl build/dist
	@mv build/dist dist
	$(SAY) 'two wheels in dist'
	@ls -l dist

# No level of the bots is weaker than what it builds on; for the night. ARGS='neom --games 4000'
ladder: $(DEV) $(INSTALLED)
	@$(BIN)/python benchmarks/ladder.py $(ARGS)

# The pictures of README.md, taken in a browser; ARGS='lobby phones' for some of them.
pictures: $(DEV) $(INSTALLED)
	@GRIDTOWN_CHROMIUM="$$(sh .ci/chromium)" $(BIN)/python -m tests.browser.pictures $(ARGS)

# The client's types, from the server's.
wire: $(DEV) $(NODE_MODULES)
	@GRIDTOWN_COMPILE=0 PYTHONPATH=src:. $(BIN)/python -m tests.server.wire

format: $(DEV) $(NODE_MODULES)
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	$(NPM) run --silent format

# Newer versions: make lock UPGRADE=1
lock: $(BOOT)
	$(LOCK) requirements/boot.in -o requirements/boot.txt
	$(LOCK) $(RUN) requirements/dev.in -o requirements/dev.txt
	$(LOCK) $(RUN) -c requirements/dev.txt -o requirements/play.txt
	$(LOCK) requirements/proof.in -c requirements/dev.txt -o requirements/proof.txt
	$(LOCK) requirements/compile.in -o requirements/compile.txt

lock: RUN = pyproject.toml --extra study --extra postgres requirements/build.in
lock: LOCK = $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header \
	$(if $(UPGRADE),--upgrade)

clean:
	rm -rf .venv build dist web/node_modules .cache .mypy_cache .ruff_cache .pytest_cache .import_linter_cache
