# make run: set everything up and start the studio. make test: set everything up and run the tests.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
DEV_STAMP := $(VENV)/.installed-dev
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile
# uv downloads and unpacks on all cores; where it cannot be had, or does not reach the index, pip does the same work
UV := $(BIN)/python -m uv pip install --quiet --python $(BIN)/python
INSTALL = { $(PIP) uv && $(UV) $(1); } >/dev/null 2>&1 || $(PIP) $(1)
# byte code on all cores, which pip makes on one; a few packages ship files that are no valid Python
BYTECODE := $(BIN)/python -m compileall -q -j 0 -x "/(tests?|pip|setuptools|OpenGL|fontTools)/" $(VENV)/lib src >/dev/null || true

.PHONY: run setup test test-all test-wheel test-gpu test-lowest check docs lock web bench clean

run: setup
	$(BIN)/footfall studio

setup: $(STAMP)

$(STAMP): pyproject.toml
	@$(PYTHON) -c "import sys; sys.exit(sys.version_info < (3, 11))" || { echo "Python 3.11 or newer is needed; set PYTHON=..."; exit 1; }
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "installing Footfall and what it needs into $(VENV)"
	@$(call INSTALL,-e ".[test]")
	@$(BYTECODE)
	@touch $(STAMP)

$(DEV_STAMP): $(STAMP)
	@$(call INSTALL,-e ".[dev]")
	@touch $(DEV_STAMP)

test: setup
	$(BIN)/python -m pytest -m "not slow" -n auto --dist loadgroup

test-all: setup
	$(BIN)/python -m pytest -n auto --dist loadgroup

# the wheel, in an empty environment and another directory
test-wheel: setup
	$(BIN)/python tools/test_wheel.py

# the code for GPUs, on Warp's CPU device, which compiles its kernels for some minutes; no GPU is needed
test-gpu:
	test -x out/gpu/bin/python || $(PYTHON) -m venv out/gpu
	out/gpu/bin/python -m pip install --quiet --disable-pip-version-check -e ".[test,warp]"
	FOOTFALL_REQUIRE=warp out/gpu/bin/python -m pytest tests/physics/test_gpu.py

# with the oldest dependencies that pyproject.toml allows; TESTS=… for a part of the tests
TESTS ?= tests
test-lowest:
	test -x out/lowest/bin/python || $(PYTHON) -m venv out/lowest
	out/lowest/bin/python tools/lowest.py gym policy cluster > out/lowest/bounds.txt
	out/lowest/bin/python -m pip install --quiet --disable-pip-version-check -e ".[test]" -c out/lowest/bounds.txt
	out/lowest/bin/python -m pytest -m "not slow" -n auto --dist loadgroup $(TESTS)

lock: $(DEV_STAMP)
	head -2 requirements-dev.lock > out/lock && $(BIN)/python -m pip freeze --exclude-editable --exclude uv >> out/lock && mv out/lock requirements-dev.lock

# the site, in out/site, and every block of code of the tutorials
docs: $(VENV)/.installed-docs
	$(BIN)/python tools/docs.py
	$(BIN)/python -m pytest -q tests/test_tutorials.py tests/test_docs.py tests/test_docs_site.py tests/test_documented_commands.py

$(VENV)/.installed-docs: $(STAMP)
	@$(call INSTALL,-e ".[docs]")
	@touch $@

check: $(DEV_STAMP)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/pyright
	$(BIN)/lint-imports
	$(BIN)/python -m pytest -q -m "not slow" tests/test_package.py tests/test_architecture.py tests/test_docs.py tests/test_docs_site.py tests/test_documented_commands.py
	@if command -v npm >/dev/null; then $(MAKE) --no-print-directory web; else echo "no npm here: the page is not rebuilt"; fi

web: web/node_modules
	cd web && npm run --silent check && npm run --silent build -- $(CURDIR)/out/static >/dev/null
	diff -r out/static src/footfall/studio/static && echo "the built page is up to date"

web/node_modules: web/package-lock.json
	cd web && npm ci --silent --no-audit --no-fund && touch node_modules

bench: setup
	$(BIN)/footfall bench --json

clean:
	rm -rf $(VENV) out web/node_modules
