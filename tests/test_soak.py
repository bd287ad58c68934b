"""The figures of docs/trust.md are those that were measured, and every long run works at a small size."""

from pathlib import Path

import pytest

import soak
from vernissage import games

PAGE = Path(__file__).parent.parent / "docs" / "trust.md"


def test_the_page_tells_what_was_run() -> None:
    assert soak.table() in PAGE.read_text("utf-8"), "make soak ARGS=--table prints what belongs there"


def test_a_run_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, int]] = []

    def work(first: int, number: int) -> soak.Brought:
        asked.append((first, number))
        return number, 0, {"things": 2 * number}

    monkeypatch.setattr(soak, "LEDGER", tmp_path / "soak.jsonl")
    monkeypatch.setitem(soak.RUNS, "power", soak.Run("power cuts", 25, 10, work))

    for enough in (10, 30):
        soak.go_on("power", float("inf"), enough if enough == 10 else None)

    assert asked == [(0, 10), (10, 10), (20, 5)]
    assert "| power cuts (`power`) | 25 | 25 | 0 | 50 things |" in soak.table()


def test_pairs_of_worlds_that_differ_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.game("art_society")
    setup = soak.setups(game)[0]
    pairs, differing = soak.compare_worlds(game, setup, 1)
    assert pairs > 10
    assert differing == 0

    monkeypatch.setattr(soak, "sees", lambda rules, state, seat: state.to_bytes())

    assert soak.compare_worlds(game, setup, 1)[1] > 0
