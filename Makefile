# make run: set everything up and run the tour. make test: set everything up and run the tests.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed

.PHONY: run setup test test-all check bench clean

run: setup
	$(BIN)/footfall tour --out out

setup: $(STAMP)

$(STAMP): pyproject.toml
	@$(PYTHON) -c "import sys; sys.exit(sys.version_info < (3, 11))" || { echo "Python 3.11 or newer is needed; set PYTHON=..."; exit 1; }
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e ".[dev]"
	@touch $(STAMP)

test: setup
	$(BIN)/python -m pytest -m "not slow" -n auto

test-all: setup
	$(BIN)/python -m pytest -n auto

check: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/pyright
	$(BIN)/lint-imports

bench: setup
	$(BIN)/footfall bench --json

clean:
	rm -rf $(VENV) out
