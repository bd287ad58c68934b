"""Training: a run goes on where it stopped, and nothing becomes champion without winning."""

from pathlib import Path

import pytest

from vernissage.cli.commands import COMMANDS
from vernissage.lab import train as training
from vernissage.lab.courses import course
from vernissage.lab.train import Sparring, TrainingPlan, lessons, read, spar, train


def plan(folder: Path) -> TrainingPlan:
    """A very short run."""
    return TrainingPlan("art_decko", folder, games=9, passes=4, deals=2, pace=4, seed=960_000)


def silent(what: str, done: int, of: int) -> None:
    """Nobody looks on."""


def test_a_champion_plays_itself_the_same_way_again() -> None:
    job = Sparring("art_decko", "", "fitted", 4, 960_001)
    assert spar(job) == spar(job)


def test_lessons_come_to_the_end_of_their_game() -> None:
    played = spar(Sparring("art_decko", "", "fitted", 4, 960_002))
    found = list(lessons("art_decko", "", [played]))
    assert len(found) > 10
    best = played.totals.index(max(played.totals))
    assert found[-1].won[best] > 0
    assert found[-1].targets[best] == max(found[-1].targets)
    assert all(0 <= target <= 1 for lesson in found for target in lesson.targets)


def test_a_run_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    train(plan(tmp_path), told.append, silent)
    card = read(tmp_path / "candidate-1.json")
    assert card.learning["verdict"] in ("champion", "not promoted")
    assert card.tests
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    monkeypatch.setattr(training, "spar", None)
    train(plan(tmp_path), told.append, silent)
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_who_does_not_win_is_no_champion(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "SURE", 1000.0)
    assert train(plan(tmp_path), lambda told: None, silent) is None
    assert read(tmp_path / "candidate-1.json").learning["verdict"] == "not promoted"


def test_what_cannot_be_learnt_is_said() -> None:
    with pytest.raises(ValueError, match="nothing is learnt in 'artbox'"):
        course("artbox")


def test_training_is_a_command() -> None:
    assert COMMANDS["train"].module().run
