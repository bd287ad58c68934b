# make play: set everything up and play. make test: set everything up and run every check and test.
SHELL := /bin/bash
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.PHONY: screenshots bench-client play test bench bench-server fmt check interpreted soak setup compile client services clean

play: setup client
	$(BIN)/vernissage serve

setup: $(VENV)/.ready compile

$(VENV)/.ready: pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	VERNISSAGE_PURE=1 $(BIN)/python -m pip install --quiet --editable '.[dev]'
	touch $@

compile: $(VENV)/.ready
	$(BIN)/python tools/compile.py

client: $(VENV)/.ready
	$(BIN)/python tools/client.py

services: $(VENV)/.ready
	$(BIN)/python tools/services.py install

# Nothing here needs the compiled engine, so it runs while that is being compiled.
check: $(VENV)/.ready client
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy src tests tools bench setup.py
	$(BIN)/lint-imports
	VERNISSAGE_PURE=1 $(BIN)/python tools/client.py check

# Nor does the interpreted engine, which every law must hold for as well.
interpreted: $(VENV)/.ready
	VERNISSAGE_PURE=1 $(BIN)/python -m pytest -q tests/laws tests/games/avant_carde/test_mixes.py

test: $(VENV)/.ready
	$(MAKE) --jobs=2 compile check services interpreted
	$(BIN)/python -m pytest -q -n 2

fmt: setup
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

# The benchmark has an environment of its own, with the peers; one that no longer installs is left out.
BENCH := .bench-venv
$(BENCH)/.ready: bench/peers.txt
	test -x $(BENCH)/bin/python || $(PYTHON) -m venv $(BENCH)
	$(BENCH)/bin/python -m pip install --quiet 'mypy==2.4.1' 'librt==0.16.0' mypy_extensions msgspec rich 'setuptools>=80' types-setuptools
	while read -r peer; do $(BENCH)/bin/python -m pip install --quiet "$$peer" || echo "left out: $$peer"; done < bench/peers.txt
	touch $@

bench: $(BENCH)/.ready
	$(BENCH)/bin/python bench/build.py
	cd bench && ../$(BENCH)/bin/python engine.py $(ARGS)
	$(MAKE) bench-client
	$(MAKE) bench-server ARGS=

# One server process with 500 tables and 5,000 sockets.
bench-server: setup
	$(BIN)/python bench/server_load.py $(ARGS)

# What each page loads, and how long it takes to the first legal click.
bench-client: setup client
	$(BIN)/python bench/pages.py

# The pictures of docs/screenshots.
screenshots: setup client services
	$(BIN)/python tools/screenshots.py

# Long runs that do not belong in every test: every mix of patrons, and a server killed two hundred times on each database.
soak: setup services
	$(BIN)/python tools/avant_carde_soak.py mixes --seeds 3
	cd tests && PYTHONPATH=.:../tools ../$(BIN)/python -m server.crash --kills 200
	cd tests && PYTHONPATH=.:../tools ../$(BIN)/python -m server.crash --kills 200 --postgres

clean:
	rm -rf $(VENV) $(BENCH) build .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src -name '*.so' -delete
