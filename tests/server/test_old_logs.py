"""Tables of the first version open in this one: their logs fold to the very position they had."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from vernissage.server.storage.store import Row
from vernissage.server.tables.position import Position
from vernissage.server.tables.quarantine import fold_all

LOG = Path(__file__).parent / "golden" / "first_log.jsonl"


@pytest.fixture(scope="module")
def told() -> list[dict[str, Any]]:
    """What the first version said of the table, then its events."""
    return [msgspec.json.decode(line) for line in LOG.read_bytes().splitlines()]


@pytest.fixture(scope="module")
def position(told: list[dict[str, Any]]) -> Position:
    """The table as this version folds it."""
    found = Position("oldtable")
    fold_all(found, [Row(each["n"], msgspec.json.encode(each["body"]), each["command"]) for each in told[1:]])
    return found


def test_a_log_of_the_first_version_folds_to_the_same_position(told: list[dict[str, Any]], position: Position) -> None:
    assert position.match is not None
    assert position.match.state.fingerprint() == told[0]["fingerprint"]
    assert (position.n, len(position.match.entries)) == (told[0]["events"], told[0]["entries"])


def test_every_kind_of_event_it_wrote_at_a_table_is_in_it(told: list[dict[str, Any]]) -> None:
    kinds = {each["body"]["type"] for each in told[1:]}

    assert kinds == {
        *("Made", "Sat", "BotSat", "Changed", "Left", "Started", "Played", "Hinted"),
        *("Undone", "UndoAsked", "Consented", "StoodIn", "TookBack"),
    }


def test_its_deal_has_no_shares_and_says_so(position: Position) -> None:
    assert position.match is not None
    assert "commitments" not in position.match.extra
