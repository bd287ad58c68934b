"""Simulations, tournaments and the ladder are played by the one runner: kept in a ledger, gone on with, here or on
Dask.
"""

from pathlib import Path

import pytest
from msgspec import structs

from vernissage.lab import simulate as simulating
from vernissage.lab import tournament as contests
from vernissage.lab.runner import Where
from vernissage.lab.simulate import Order, Summary, simulate
from vernissage.lab.tournament import Contest, Deal, Outcome, tournament

GAMES = Order("art_society", {"seats": 3}, 1, 120)
CONTEST = Contest("art_society", {"seats": 2}, ("novice", "random"))


def timeless(found: Outcome) -> list[object]:
    """What an outcome says apart from times, which hang on the machine."""
    return [(deal.seed, deal.credit, deal.margin, deal.beaten, deal.moves) for deal in found.deals]


def untimed(found: Summary) -> Summary:
    """A summary without its time."""
    return structs.replace(found, seconds=0.0)


def test_a_simulation_goes_on_from_its_ledger(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ledger = tmp_path / "ledger"
    whole = simulate(GAMES, Where(), ledger)
    lines = ledger.read_bytes().splitlines(keepends=True)
    ledger.write_bytes(lines[0] + lines[1][:40])
    played: list[int] = []
    batch = simulating.batch

    def noted(order: Order) -> Summary:
        played.append(order.first)
        return batch(order)

    monkeypatch.setattr(simulating, "batch", noted)

    again = simulate(GAMES, Where(), ledger)

    assert played == [51, 101]
    assert untimed(again) == untimed(whole) == untimed(simulate(GAMES, Where()))


def test_a_tournament_goes_on_from_its_ledger(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ledger = tmp_path / "ledger"
    whole = tournament(CONTEST, 8, 1, Where(), ledger)
    ledger.write_bytes(b"".join(ledger.read_bytes().splitlines(keepends=True)[:3]))
    played: list[int] = []
    deal = contests.play_deal

    def noted(order: contests.DealOrder) -> Deal:
        played.append(order.seed)
        return deal(order)

    monkeypatch.setattr(contests, "play_deal", noted)

    again = tournament(CONTEST, 8, 1, Where(), ledger)

    assert played == [4]
    assert timeless(again) == timeless(whole)


def test_a_tournament_that_is_stopped_counts_what_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    deal = contests.play_deal

    def tire(order: contests.DealOrder) -> Deal:
        if order.seed == 3:
            raise KeyboardInterrupt
        return deal(order)

    monkeypatch.setattr(contests, "play_deal", tire)

    found = tournament(CONTEST, 8, 1, Where())

    assert found.stopped
    assert found.games == 4


def test_two_processes_play_the_same_tournament_as_one() -> None:
    assert timeless(tournament(CONTEST, 8, 1, Where(jobs=2))) == timeless(tournament(CONTEST, 8, 1, Where()))


def test_dask_plays_the_same_tournament() -> None:
    here = tournament(CONTEST, 8, 1, Where())

    assert timeless(tournament(CONTEST, 8, 1, Where(jobs=1, dask="local"))) == timeless(here)


def test_a_ledger_of_another_kind_of_run_is_refused_and_left_alone(tmp_path: Path) -> None:
    ledger = tmp_path / "ledger"
    simulate(GAMES, Where(), ledger)
    kept = ledger.read_bytes()

    with pytest.raises(ValueError, match="another kind of run"):
        tournament(CONTEST, 8, 1, Where(), ledger)

    assert ledger.read_bytes() == kept
