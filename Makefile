# Needs python3 (3.11 or newer) with pip, and make; everything else is fetched.
PY ?= python3
SIZE ?= full

UV_VERSION := 0.13.7
UV := .tools/uv-$(UV_VERSION)/bin/uv
BIN := .venv/bin
CLIENT := $(shell find client -type f ! -path '*/node_modules/*' ! -path 'client/dev/*' | LC_ALL=C sort)
SOURCES := $(shell find src -type f ! -path '*/__pycache__/*' ! -path '*/web/static/*' ! -name '*.so' | LC_ALL=C sort)
# The stamp's name holds a checksum of the file names, so that a file taken away is noticed too.
COMPILED := .venv-compiled/.installed-$(shell echo '$(SOURCES)' | cksum | cut -d' ' -f1)

INSTALL = $(UV) pip install --quiet --python $(@D)/bin/python
LOCKED = $(INSTALL) --require-hashes
FAGIN = $(INSTALL) --no-deps --build-constraints dev.lock --reinstall-package fagin
COMPILE = $(UV) pip compile --quiet --universal --generate-hashes --python-version 3.11 --no-header \
	$(if $(UPGRADE),--upgrade)

# What drives a browser leaves an event loop behind in its process, so its tests run in processes of their own.
ENGINE := --ignore tests/browser
BROWSER := -n 2 -m "not slow" tests/browser
NOT := not slow and not once
SOAK := -v -n 2 -m slow

export UV_PYTHON_DOWNLOADS = never
export PIP_ROOT_USER_ACTION = ignore
unexport PYTHONPATH VIRTUAL_ENV PYTHONDONTWRITEBYTECODE

.PHONY: help setup play types test lint test-client test-both test-interpreted chromium bench load strength balance pictures \
	goldens observations soak soak-compiled lock clean
.DELETE_ON_ERROR:

help: ## list what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "make %-12s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup: .venv/.dev ## prepare .venv for work on Fagin

play: .venv/.installed ## open the house and a browser to play in (in a terminal: .venv/bin/fagin play)
	@$(BIN)/fagin serve --open

types: .venv/.dev ## write the client's types of messages anew, from the server's description
	@mkdir -p client/dev
	$(BIN)/python client/tools/description.py > client/dev/openapi.json
	$(BIN)/python client/tools/node.py openapi-typescript dev/openapi.json --output src/lib/wire.ts

test: .venv/.dev ## check everything, interpreted and, with a C compiler, compiled
	@if $(BIN)/python hatch_build.py; then $(MAKE) --no-print-directory test-both; \
	else echo "The compiled half is left out: there is no C compiler with the headers of Python."; \
	$(MAKE) --no-print-directory -j 2 lint test-client chromium \
	&& $(MAKE) --no-print-directory test-interpreted NOT="not slow" && $(BIN)/python -m pytest $(BROWSER); fi

lint: .venv/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

test-both: # the compiler uses one core only, so all that needs no compiled engine runs beside it
	@$(MAKE) --no-print-directory -j 2 $(COMPILED) lint test-client chromium test-interpreted
	FAGIN_EXPECT=compiled .venv-compiled/bin/python -m pytest -n 2 $(ENGINE) -m "not slow"
	.venv-compiled/bin/python -m pytest $(BROWSER)

test-interpreted: .venv/.dev
	FAGIN_EXPECT=interpreted $(BIN)/python -m pytest -n 2 $(ENGINE) -m "$(NOT)"

test-client: .venv/.dev
	$(BIN)/python client/tools/node.py svelte-check --fail-on-warnings
	$(BIN)/python client/tools/node.py vitest run

chromium: # fetched where it is missing and may be installed; the tests say so where it may not
	@command -v chromium >/dev/null || test -n "$$FAGIN_BROWSER" \
	|| { apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium; } \
	|| echo "Chromium could not be installed: the tests in a browser will fail."

bench: .venv/.dev $(COMPILED) .venv-bench/.installed ## measure the speed (needs a C compiler)
	$(BIN)/python -m bench --rounds 15 --write docs/speed.md

load: $(COMPILED) ## measure the table server under load (needs a C compiler and two cores)
	.venv-compiled/bin/python -m bench.load --write docs/speed.md

strength: $(COMPILED) ## measure the bots, for hours; goes on where it stopped (SIZE=short to try)
	.venv-compiled/bin/python -m bench.strength --size $(SIZE) --write docs/strength.md

balance: $(COMPILED) ## have the lab judge every game, in docs/balance; goes on where it stopped
	.venv-compiled/bin/python -m bench.balance --write docs

pictures: .venv/.dev ## take the pictures of the tables for the README anew (needs a Chromium)
	$(BIN)/python -m bench.pictures --write docs/pictures

goldens: .venv/.dev ## write the golden games anew, to be reviewed as a diff
	cd tests && ../$(BIN)/python -m goldens.golden

observations: .venv/.dev ## write docs/observations.md anew
	$(BIN)/python -m fagin.adapters.describe > docs/observations.md

soak: .venv/.dev ## play for hours, compiled if possible
	@if $(BIN)/python hatch_build.py; then $(MAKE) --no-print-directory soak-compiled; \
	else FAGIN_EXPECT=interpreted $(BIN)/python -m pytest $(SOAK); fi

soak-compiled: $(COMPILED)
	FAGIN_EXPECT=compiled .venv-compiled/bin/python -m pytest $(SOAK)

lock: $(UV) ## renew the locks (UPGRADE=1 for newer versions)
	$(COMPILE) pyproject.toml --output-file requirements.lock
	$(COMPILE) --group dev --constraints requirements.lock --output-file dev.lock
	$(COMPILE) bench/requirements.in --output-file bench/requirements.lock
	@! grep -nE '://|--(extra-)?index|--find-links|(^| )/' requirements.lock dev.lock bench/requirements.lock

clean: ## remove everything that was made, but for the games of the bots in .strength and .balance
	rm -rf .tools .venv .venv-compiled .venv-bench build dist client/node_modules client/dev src/fagin/web/static
	rm -rf .coverage* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -prune -exec rm -rf {} +

$(UV):
	$(PY) -m pip install --quiet --disable-pip-version-check --upgrade \
		--target .tools/uv-$(UV_VERSION) uv==$(UV_VERSION)

%/bin/python: | $(UV)
	$(UV) venv --quiet --allow-existing --python $(PY) $*

.venv/.installed: requirements.lock pyproject.toml hatch_build.py $(CLIENT) | .venv/bin/python
	$(LOCKED) -r requirements.lock
	FAGIN_COMPILE=never $(FAGIN) --editable .
	@touch $@

.venv/.dev: dev.lock .venv/.installed
	$(LOCKED) -r dev.lock
	@touch $@

$(COMPILED): $(SOURCES) $(CLIENT) requirements.lock dev.lock pyproject.toml hatch_build.py | .venv-compiled/bin/python
	$(LOCKED) -r requirements.lock -r dev.lock
	FAGIN_COMPILE=always $(FAGIN) .
	@rm -f $(@D)/.installed-* && touch $@

.venv-bench/.installed: bench/requirements.lock | .venv-bench/bin/python
	$(LOCKED) -r $<
	@touch $@
