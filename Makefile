# Everything from a fresh clone with python3 (and its venv module) and make.
# The set-up leaves a stamp per step in .venv and runs again only when its input changed.

PYTHON ?= python3
# One more than two cores, because tests of browsers and processes wait for each other.
JOBS   ?= 3
ARGS   ?=

# What Python has parsed, and pytest rewritten, is kept also where the surroundings forbid it.
unexport PYTHONDONTWRITEBYTECODE

VENV := .venv
BIN  := $(VENV)/bin
# Twice quiet: the line printed before each step says enough, errors still show.
PIP  := $(BIN)/python -m pip --disable-pip-version-check -qq

# Whatever the browser client is made of; a change builds it anew.
CLIENT := $(shell find frontend -name node_modules -prune -o -type f -print) \
	$(shell find src/spieltisch -name 'words.*.ftl')
# Node and npm of the locked wheel first: the system's may be too old.
NODE := PATH="$(CURDIR)/$(BIN):$$PATH"

RUNTIME := $(VENV)/.stamp-runtime
REPORTS := $(VENV)/.stamp-reports
PROJECT := $(VENV)/.stamp-project
READY   := $(VENV)/.stamp-ready
TOOLS   := $(VENV)/.stamp-tools
DOCS    := $(VENV)/.stamp-docs
MODULES := frontend/node_modules/.stamp-tools

.DEFAULT_GOAL := help
.PHONY: help setup play bench quick test coverage client check format hooks docs wheel release lock clean chromium

help: ## show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)
	@echo
	@echo '  ARGS="..." is handed on, e.g. make test ARGS="-k sequence"'

setup: $(READY) ## set everything up, and start nothing
	@echo "Everything is set up; $(BIN)/spieltisch --help tells what there is"

# Ctrl-C is how one ends it: the shell hears it too, and make would call that an error.
play: $(PROJECT) ## play in the browser: against bots, or with friends on their devices
	@trap : INT; $(BIN)/spieltisch serve --open $(ARGS) || test $$? -eq 130

bench: $(PROJECT) ## measure the engine on this machine
	@$(BIN)/spieltisch bench $(ARGS)

# Those of the client are among them (tests/project/test_client.py), so that they wait for nobody.
test: $(PROJECT) $(TOOLS) $(MODULES) chromium ## run all tests, JOBS=3 at a time
	@$(BIN)/python -m pytest -n $(JOBS) --dist worksteal $(ARGS)

# The folders in which something is quick: to read all tests takes 22 processor seconds. These do not wait for
# each other, so there is one worker for each core.
QUICK := $(addprefix tests/,engine sequence labyrinth gluex glow golden lessons tables project test_architecture.py)

# Ruff and mypy keep what they know of files that have not changed; the client is left alone unless it has.
# Mypy has use for one core only, so the tests begin beside it.
quick: $(PROJECT) $(TOOLS) $(MODULES) ## in two minutes: rules, engine and tables, style and types of what changed
	@$(BIN)/ruff format --check --quiet .
	@$(BIN)/ruff check --quiet .
	@git diff --quiet HEAD -- frontend || { cd frontend && $(NODE) npm run --silent lint; }
	@$(BIN)/mypy & types=$$!; \
		$(BIN)/python -m pytest -n auto --dist worksteal -q -m quick $(QUICK) $(ARGS); tests=$$?; \
		wait $$types && exit $$tests

# Kernels are interpreted here, so that their lines count; the rooms and the floor stand in pyproject.toml. Recorded
# matches, lessons, tables and a few files of each game reach most lines in two minutes; all tests would take far longer.
COVERING := $(addprefix tests/,golden/test_golden.py lessons tables \
	$(patsubst %,engine/test_%.py,errors options steps deals match_files) \
	$(patsubst %,sequence/test_%.py,winning table_talk notation) \
	$(patsubst %,labyrinth/test_%.py,pushing walking collecting notation scene) \
	$(patsubst %,gluex/test_%.py,placing scoring notation drawing) \
	$(patsubst %,glow/test_%.py,cards morning evening notation drawing))

coverage: $(PROJECT) $(TOOLS) ## measure which lines of engine, games and tables are reached, and keep a floor
	@NUMBA_DISABLE_JIT=1 $(BIN)/python -m pytest -n auto --dist worksteal -q \
		--cov --cov-report=term:skip-covered --cov-report=html \
		-k "not (any_json or changed_file or small_picture)" $(COVERING) $(ARGS)

client: $(PROJECT) $(MODULES) ## check and test the browser client alone
	@cd frontend && $(NODE) npm run --silent check && $(NODE) npm run --silent test

check: $(PROJECT) $(TOOLS) $(MODULES) ## check format, style and types
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@cd frontend && $(NODE) npm run --silent lint

format: $(TOOLS) $(MODULES) ## format the code and mend what can be mended
	@$(BIN)/ruff check --fix-only .
	@$(BIN)/ruff format .
	@cd frontend && $(NODE) npm run --silent format

hooks: $(PROJECT) $(TOOLS) $(MODULES) ## let git check format, style and types before every commit
	@$(BIN)/pre-commit install

docs: $(PROJECT) $(DOCS) ## build the documentation into build/site; warnings are errors
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --strict $(ARGS)
	@echo "The documentation is in build/site/index.html"

wheel: $(PROJECT) ## build the pure wheel, and this platform's with the compiled code inside, into dist
	@$(BIN)/python scripts/wheel.py $(ARGS)

release: $(PROJECT) ## build wheel and sdist and try them in a clean environment; ARGS=--rehearse
	@$(BIN)/python scripts/release.py $(ARGS)

# Versions stay as they are unless ARGS="--upgrade" or ARGS="--upgrade-package NAME" says otherwise.
lock: $(VENV)/.stamp-venv ## write the lock files anew after a change of dependencies
	@test -x $(BIN)/uv || { echo "Installing uv, which resolves the locks"; $(PIP) install uv; }
	@echo "Resolving requirements.lock, and those of build, reports, dev and docs"
	@$(UV_LOCK) pyproject.toml -o requirements.lock $(ARGS)
	@$(UV_LOCK) --group build -c requirements.lock -o requirements-build.lock $(ARGS)
	@$(UV_LOCK) pyproject.toml --extra reports -c requirements.lock -c requirements-build.lock \
		-o requirements-reports.lock $(ARGS)
	@$(UV_LOCK) --group dev -c requirements-build.lock -c requirements-reports.lock \
		-o requirements-dev.lock $(ARGS)
	@$(UV_LOCK) --group docs -c requirements-reports.lock -c requirements-dev.lock \
		-o requirements-docs.lock $(ARGS)

# The header would name the command line, and with it paths of one machine.
UV_LOCK = UV_PYTHON_DOWNLOADS=never $(BIN)/uv pip compile --quiet --universal \
	--python-version 3.11 --generate-hashes --no-header

clean: ## remove .venv, caches and builds
	@rm -rf $(VENV) frontend/node_modules src/spieltisch/_web build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis .coverage htmlcov
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(VENV)/.stamp-venv:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo 'Spieltisch needs Python 3.11 or newer: make PYTHON=python3.12'; exit 1; }
	@echo "Creating the virtual environment $(VENV)"
	@$(PYTHON) -m venv $(VENV)
	@touch $@

$(RUNTIME): requirements.lock requirements-build.lock | $(VENV)/.stamp-venv
	@echo "Installing the packages Spieltisch runs on (once, about half a minute)"
	@$(PIP) install --require-hashes -r requirements.lock -r requirements-build.lock
	@touch $@

# Whoever only plays needs none of these.
$(REPORTS): requirements-reports.lock | $(PROJECT)
	@echo "Installing what draws reports"
	@$(PIP) install --require-hashes -r requirements-reports.lock
	@touch $@

$(PROJECT): pyproject.toml hatch_build.py src/spieltisch/__init__.py $(CLIENT) $(RUNTIME)
	@echo "Installing Spieltisch itself and building its browser client"
	@$(PIP) install --no-build-isolation --no-deps -e .
	@touch $@

# A server would compile by itself while people wait; here the progress is seen.
$(READY): $(PROJECT) $(REPORTS) $(shell find src/spieltisch/engine src/spieltisch/games src/spieltisch/bots -name '*.py')
	@$(BIN)/spieltisch prepare
	@touch $@

# After the project, so that "make -j" never runs two installers at once.
$(TOOLS): requirements-dev.lock | $(REPORTS)
	@echo "Installing the tools that test and check (once, about half a minute)"
	@$(PIP) install --require-hashes -r requirements-dev.lock
	@touch $@

$(DOCS): requirements-docs.lock | $(PROJECT)
	@echo "Installing the tools that build the documentation (once, about half a minute)"
	@$(PIP) install --require-hashes -r requirements-docs.lock
	@touch $@

# After the project, which installs what a build needs; this adds what checks and tests need.
$(MODULES): frontend/package-lock.json | $(PROJECT)
	@echo "Installing the tools that test the browser client (once, about half a minute)"
	@cd frontend && $(NODE) npm ci --no-audit --no-fund --loglevel=error
	@touch $@

# Browser tests drive Chromium's headless shell: the same engine for half of the processor time that
# the whole browser takes. Where it cannot be installed, the system's Chromium does.
chromium:
	@command -v chromium-headless-shell >/dev/null \
		|| { echo "Installing Chromium's headless shell for the browser tests"; \
			apt-get update -qq && apt-get install -y -qq --no-install-recommends \
				chromium-headless-shell fonts-dejavu-core; } \
		|| command -v chromium || command -v chromium-browser || command -v google-chrome
