"""Golden records: three finished games per player count replay to the same end on any machine."""

import json
from pathlib import Path

import pytest

import vernissage.games
from vernissage.core.record import RecordError

RECORDS = sorted((Path(__file__).parent / "golden").glob("*.vern"))


def test_there_are_three_records_per_player_count() -> None:
    assert sorted(path.stem.split("-")[0] for path in RECORDS) == [
        str(seats) for seats in (1, 2, 3, 4, 5) for _ in range(3)
    ]


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_a_record_replays(path: Path) -> None:
    match = vernissage.games.load(path)
    assert match.over
    stated = path.read_text("utf-8").splitlines()
    record = match.record()
    record.header.rules = json.loads(stated[0])["rules"]  # a later version writes its own number into the header
    again = record.text().splitlines()
    assert again[:-1] == stated[:-1]  # the last line has the result, whose rows may be named better one day


def test_a_changed_record_is_found_out() -> None:
    lines = RECORDS[0].read_text("utf-8").splitlines()
    lines[3] = lines[3].replace("lay", "buy", 1)
    with pytest.raises(RecordError, match="line 4"):
        vernissage.games.parse("\n".join(lines))
