"""Whole games on record, replayed to the same position and result."""

from pathlib import Path

import pytest

from rule import rule
from vernissage.core.record import RecordError
from vernissage.games import load, parse

GOLDEN = Path(__file__).parent / "golden"
TOTALS = {2: [89, 64], 3: [58, 54, 52], 4: [63, 44, 44, 50]}


@rule("AS-GEN-03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_golden_game_replays_to_its_result(seats: int) -> None:
    match = load(GOLDEN / f"{seats}_seats.vern")
    assert match.over
    assert match.result is not None
    assert match.result.totals == TOTALS[seats]


def test_a_changed_move_in_a_golden_game_is_found() -> None:
    text = (GOLDEN / "2_seats.vern").read_text("utf-8")
    with pytest.raises(RecordError):
        parse(text.replace('"text":"bid ', '"text":"bid 1', 1))


def test_there_is_a_golden_game_for_every_number_of_seats() -> None:
    assert sorted(path.name for path in GOLDEN.glob("*.vern")) == [f"{seats}_seats.vern" for seats in (2, 3, 4)]
