# make play: set up what playing needs and open the house. make test: set everything up and run every check and test.
SHELL := /bin/bash
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.PHONY: release attacks kills power worlds simulate fuzz mutants screenshots bench-client play test bench bench-server fmt check interpreted soak setup compile client services clean

# The house opens on the interpreted engine; the other is compiled behind it.
play:
	@$(PYTHON) tools/play.py $(ARGS)

setup: $(VENV)/.ready compile

$(VENV)/.ready: pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	VERNISSAGE_PURE=1 $(BIN)/python -m pip install --quiet --editable '.[dev]'
	touch $@

compile: $(VENV)/.ready
	$(BIN)/python tools/compile.py

# The engine that wheels carry, built beside the checked one and compared with it over 2,000 games of each game.
release: setup
	$(BIN)/python tools/release.py $(ARGS)

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
	VERNISSAGE_PURE=1 $(BIN)/python -m vernissage.wordcheck
	VERNISSAGE_PURE=1 $(BIN)/python tools/client.py check

# Nor does the interpreted engine, which every law must hold for as well.
interpreted: $(VENV)/.ready
	VERNISSAGE_PURE=1 $(BIN)/python -m pytest -q tests/laws tests/games/avant_carde/test_mixes.py \
		tests/games/avant_carde/test_new_patron.py

# What fails beside other tests is told, and runs once more alone: a test that fails twice has failed.
test: $(VENV)/.ready
	$(MAKE) --jobs=2 compile check services interpreted
	$(BIN)/python -m pytest -q -n 2 || $(BIN)/python -m pytest -q --last-failed --last-failed-no-failures=none

fmt: setup
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

# The benchmark has an environment of its own, with the peers; one that no longer installs is left out.
BENCH := .bench-venv
$(BENCH)/.ready: bench/peers.txt
	test -x $(BENCH)/bin/python || $(PYTHON) -m venv $(BENCH)
	$(BENCH)/bin/python -m pip install --quiet 'mypy==2.4.1' 'librt==0.16.0' mypy_extensions msgspec 'fluent.runtime>=0.4' rich 'setuptools>=80' types-setuptools
	while read -r peer; do $(BENCH)/bin/python -m pip install --quiet "$$peer" || echo "left out: $$peer"; done < bench/peers.txt
	touch $@

bench: $(BENCH)/.ready
	$(BENCH)/bin/python bench/build.py
	cd bench && ../$(BENCH)/bin/python engine.py $(ARGS)
	cd bench && ../$(BENCH)/bin/python learners.py $(ARGS)
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

# Long runs that do not belong in every test. Each goes on where it stopped and writes its figures into docs/soak.jsonl:
# seeds of the simulation, kills on each database, power cuts, broken messages and requests, pairs of worlds in each game.
SOAK := cd tests && PYTHONPATH=.:../tools ../$(BIN)/python -m soak
soak: setup services
	$(BIN)/python tools/avant_carde_soak.py mixes --seeds 3
	$(SOAK) $(ARGS)

# One of them: a number of seeds that are not written down, or `make simulate SEED=17`, which plays one again.
SEEDS ?= 2000
simulate: setup
	cd tests && PYTHONPATH=.:../tools ../$(BIN)/python -m simulation $(if $(SEED),--seed $(SEED),--seeds $(SEEDS)) $(ARGS)

power: setup
	$(SOAK) power $(ARGS)

kills: setup services
	$(SOAK) kills-sqlite kills-postgres $(ARGS)

fuzz: setup
	$(SOAK) messages requests $(ARGS)

worlds: setup
	$(SOAK) $(addprefix worlds-,avant_carde art_decko art_society artbox) $(ARGS)

# A quiet table's waiting time beside record bombs and long logs.
attacks: setup
	$(BIN)/python bench/attacks.py $(ARGS)

# Small faults planted in the rules of all four games, and how many of them the tests notice; goes on where it stopped.
mutants: $(VENV)/.ready
	$(BIN)/python tools/mutants.py run $(ARGS)
	$(BIN)/python tools/mutants.py report

clean:
	rm -rf $(VENV) $(BENCH) build .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src -name '*.so' -delete
