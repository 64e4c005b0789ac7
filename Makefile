# Needs python3 (3.11 or newer) with pip, and make; everything else is fetched.
PY ?= python3
SIZE ?= full

UV_VERSION := 0.13.7
UV := .tools/uv-$(UV_VERSION)/bin/uv
BIN := .venv/bin
CORES := $(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)
CLIENT := $(shell find client -type f ! -path '*/node_modules/*' ! -path 'client/dev/*' | LC_ALL=C sort)
# The names of all sources, so that a file taken away is noticed too.
export FAGIN_SOURCES := $(shell find src -type f ! -path '*/__pycache__/*' ! -path '*/web/static/*' | LC_ALL=C sort | cksum)
# Compiled engines are kept here by a hash of their sources; set it empty to compile always.
FAGIN_CACHE ?= $(or $(XDG_CACHE_HOME),$(HOME)/.cache)/fagin/engines
export FAGIN_CACHE

INSTALL = $(UV) pip install --quiet --python $(@D)/bin/python
LOCKED = $(INSTALL) --require-hashes
COMPILE = $(UV) pip compile --quiet --universal --generate-hashes --python-version 3.11 --no-header \
	$(if $(UPGRADE),--upgrade)
PYTEST := -m pytest -n $(CORES) --dist worksteal
# The engine as tests use it (quickly compiled) and as wheels have it (compiled to be quick).
TESTED := PYTHONPATH=$(CURDIR)/build/tested FAGIN_EXPECT=compiled $(BIN)/python
QUICK := PYTHONPATH=$(CURDIR)/build/compiled FAGIN_EXPECT=compiled $(BIN)/python

export UV_PYTHON_DOWNLOADS = never
export PIP_ROOT_USER_ACTION = ignore
unexport PYTHONPATH VIRTUAL_ENV PYTHONDONTWRITEBYTECODE

.PHONY: help setup play types test quick lint test-client test-both test-interpreted test-compiled test-engine chromium \
	flaky coverage coverage-all mutants \
	tested compiled bench bench-against load strength balance pictures goldens observations soak soak-compiled lock clean
.DELETE_ON_ERROR:

help: ## list what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "make %-17s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup: .venv/.dev ## prepare .venv for work on Fagin

play: .venv/.installed ## open the house and a browser to play in (in a terminal: .venv/bin/fagin play)
	@$(BIN)/fagin serve --open

quick: .venv/.dev ## check what changes most: lint, format, types, layers, and the tests of the engine, interpreted
	@$(MAKE) --no-print-directory --output-sync -j $(CORES) lint test-engine

test: .venv/.dev ## check everything, interpreted and, with a C compiler, compiled
	@if $(BIN)/python hatch_build.py; then $(MAKE) --no-print-directory test-both; \
	else echo "The compiled half is left out: there is no C compiler with the headers of Python."; \
	$(MAKE) --no-print-directory -j $(CORES) lint test-client chromium \
	&& $(BIN)/python $(PYTEST) -m "not slow"; fi

test-both: # the compiler uses one core only, so all that needs no compiled engine runs beside it
	@$(MAKE) --no-print-directory -j 2 tested test-interpreted
	@$(MAKE) --no-print-directory test-compiled

test-engine: .venv/.dev ## the tests of kernel, games, bots and texts, interpreted
	$(BIN)/python $(PYTEST) -q -m "not slow and not once"

test-interpreted: lint test-client chromium ## lint, the client, and the tests of the engine, interpreted
	FAGIN_EXPECT=interpreted $(BIN)/python $(PYTEST) -m "not slow and not once"

test-compiled: tested chromium ## all tests with the compiled engine, those in a browser too
	$(TESTED) $(PYTEST) -m "not slow"

flaky: .venv/.dev $(if $(TESTS),,chromium) ## run all tests 20 times under load, in any order, and list those that ever failed (TESTS=tests/web)
	$(BIN)/python -m bench.flaky $(TESTS)

coverage: .venv/.dev ## show how much of kernel and games their own tests run; at least 98 %
	rm -rf build/coverage
	mkdir -p build/coverage
	$(BIN)/coverage run $(PYTEST) -q -m "not slow" tests/kernel tests/games tests/laws tests/goldens
	$(BIN)/python -m bench.covered --only fagin.kernel fagin.games --least 98

coverage-all: .venv/.dev ## show how much of every package all tests run, but for those in a browser
	rm -rf build/coverage
	mkdir -p build/coverage
	$(BIN)/coverage run $(PYTEST) -q -m "not slow and not browser"
	$(BIN)/python -m bench.covered

mutants: .venv/.dev ## plant faults in the rules and see which no test notices (SEED=, COUNT=); goes on where it stopped
	$(BIN)/python -m bench.mutants $(if $(SEED),--seed $(SEED)) $(if $(COUNT),--count $(COUNT))

lint: .venv/.dev ## ruff, mypy and the layers
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

test-client: .venv/.dev ## types and unit tests of the client
	$(BIN)/python client/tools/node.py svelte-check --fail-on-warnings
	$(BIN)/python client/tools/node.py vitest run

chromium: ## install a Chromium for the tests in a browser, where it is missing and may be installed
	@command -v chromium-headless-shell chromium >/dev/null || test -n "$$FAGIN_BROWSER" \
	|| { apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium-headless-shell; } \
	|| echo "Chromium could not be installed: the tests in a browser will fail."

types: .venv/.dev ## write the client's types of messages anew, from the server's description
	@mkdir -p client/dev
	$(BIN)/python client/tools/description.py > client/dev/openapi.json
	$(BIN)/python client/tools/node.py openapi-typescript dev/openapi.json --output src/lib/wire.ts

bench: compiled .venv-bench/.installed ## measure the speed (needs a C compiler)
	$(BIN)/python -m bench --rounds 15 --write docs/speed.md

bench-against: $(if $(INTERPRETED),.venv/.dev,compiled) ## compare the speed with another commit: BASE=commit (INTERPRETED=1, LOAD=1)
	@test -n "$(BASE)" || { echo "Against which commit? make bench-against BASE=main"; exit 2; }
	UV=$(UV) $(BIN)/python -m bench.against "$(BASE)" $(if $(INTERPRETED),--interpreted) $(if $(LOAD),--load) \
		$(if $(ROUNDS),--rounds $(ROUNDS))

load: compiled ## measure the table server under load (needs a C compiler and two cores)
	$(QUICK) -m bench.load --write docs/speed.md

strength: compiled ## measure the bots, for hours; goes on where it stopped (SIZE=short to try)
	$(QUICK) -m bench.strength --size $(SIZE) --write docs/strength.md

balance: compiled ## have the lab judge every game, in docs/balance; goes on where it stopped
	$(QUICK) -m bench.balance --write docs

pictures: .venv/.dev ## take the pictures of the tables for the README anew (needs a Chromium)
	$(BIN)/python -m bench.pictures --write docs/pictures

goldens: .venv/.dev ## write the golden games anew, to be reviewed as a diff
	cd tests && ../$(BIN)/python -m goldens.golden

observations: .venv/.dev ## write docs/observations.md anew
	$(BIN)/python -m fagin.adapters.describe > docs/observations.md

soak: .venv/.dev ## play for hours, compiled if possible
	@if $(BIN)/python hatch_build.py; then $(MAKE) --no-print-directory soak-compiled; \
	else FAGIN_EXPECT=interpreted $(BIN)/python $(PYTEST) -v -m slow; fi

soak-compiled: compiled
	$(QUICK) $(PYTEST) -v -m slow

tested: FAGIN_OPTIMIZE = 1
compiled: FAGIN_OPTIMIZE = 3
tested compiled: .venv/.dev ## compile the engine, for tests or (compiled) as for wheels, into build/
	FAGIN_COMPILE=always FAGIN_OPTIMIZE=$(FAGIN_OPTIMIZE) $(UV) pip install --quiet --python $(BIN)/python \
		--no-deps --build-constraints dev.lock --target build/$@ .

lock: $(UV) ## renew the locks (UPGRADE=1 for newer versions)
	$(COMPILE) pyproject.toml --output-file requirements.lock
	$(COMPILE) --group dev --constraints requirements.lock --output-file dev.lock
	$(COMPILE) bench/requirements.in --output-file bench/requirements.lock
	@! grep -nE '://|--(extra-)?index|--find-links|(^| )/' requirements.lock dev.lock bench/requirements.lock

clean: ## remove everything that was made, but for the games of the bots in .strength and .balance
	rm -rf .tools .venv .venv-bench build dist client/node_modules client/dev src/fagin/web/static
	rm -rf .mutants .coverage* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -prune -exec rm -rf {} +

$(UV):
	$(PY) -m pip install --quiet --disable-pip-version-check --upgrade \
		--target .tools/uv-$(UV_VERSION) uv==$(UV_VERSION)

%/bin/python: | $(UV)
	$(UV) venv --quiet --allow-existing --python $(PY) $*

.venv/.installed: requirements.lock pyproject.toml hatch_build.py $(CLIENT) | .venv/bin/python
	$(LOCKED) -r requirements.lock
	FAGIN_COMPILE=never $(INSTALL) --no-deps --build-constraints dev.lock --reinstall-package fagin --editable .
	@touch $@

.venv/.dev: dev.lock .venv/.installed
	$(LOCKED) -r dev.lock
	@touch $@

.venv-bench/.installed: bench/requirements.lock | .venv-bench/bin/python
	$(LOCKED) -r $<
	@touch $@
