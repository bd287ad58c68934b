"""The table server survives what a seed can think of, the same way each time, and planted faults are found."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from simulation.faults import FAULTS, planted
from simulation.story import play

SEEDS = 300
GROUP = 50
TESTS = Path(__file__).parent.parent


@pytest.mark.parametrize("first", range(0, SEEDS, GROUP))
def test_every_promise_holds_in_every_weather(first: int) -> None:
    outcomes = [play(seed) for seed in range(first, first + GROUP)]

    assert {each.seed: each.violations[0] for each in outcomes if each.violations} == {}
    assert sum(each.crashes for each in outcomes) > 20
    assert sum(each.acknowledged for each in outcomes) > 500
    assert sum(each.worlds for each in outcomes) > 100


@pytest.mark.parametrize("name", FAULTS)
def test_planted_faults_are_found(name: str) -> None:
    with planted(name):
        found = next((seed for seed in range(120) if play(seed).violations), None)

    assert found is not None, f"nobody notices: {name}"


@pytest.mark.parametrize("seed", [1180, 1712])
def test_a_seed_that_once_failed_keeps_every_promise(seed: int) -> None:
    assert play(seed).violations == []


def test_a_seed_plays_the_same_in_every_process() -> None:
    script = "from simulation.story import play; print(*(play(seed).digest for seed in range(6)))"
    found = set()
    for hash_seed in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
        run = subprocess.run(
            [sys.executable, "-c", script], cwd=TESTS, env=environment, capture_output=True, text=True, check=True
        )
        found.add(run.stdout)

    assert len(found) == 1
    assert len(set(found.pop().split())) == 6
