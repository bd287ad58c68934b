"""Records: what was written is read again, and what was tampered with is refused by line and reason."""

import json
import re
from pathlib import Path

import pytest

from hush.game import GAME
from hush.model import HushSetup
from vernissage.core.match import Match
from vernissage.core.record import RecordError, commitment, link, read
from vernissage.core.replaying import replayed
from vernissage.games import parse

DOCS = Path(__file__).parents[2] / "docs" / "record.md"


def finished() -> Match:
    match = Match(GAME, HushSetup(seats=2), 11)
    while not match.over:
        match.play(match.waiting[0], match.options(match.waiting[0])[-1], ms=250)
    return match


def lines() -> list[str]:
    return finished().record().lines()


def rechained(rows: list[dict[str, object]]) -> str:
    """The rows with hashes that follow, as a forger would write them."""
    chain, told = "", []
    for row in rows:
        row.pop("hash", None)
        chain = link(chain, row)
        told.append(json.dumps({**row, "hash": chain}))
    return "\n".join(told)


def rows() -> list[dict[str, object]]:
    return [json.loads(line) for line in lines()]


def test_a_record_is_read_as_it_was_written() -> None:
    text = finished().record().text()
    assert read(text).text() == text


def test_a_record_replays_to_the_same_match() -> None:
    match = finished()
    again = replayed(read(match.record().text()), GAME)
    assert again.result == match.result
    assert again.entries == match.entries


def test_a_running_game_keeps_its_seed_to_itself() -> None:
    match = Match(GAME, HushSetup(seats=2), 123456789)
    match.play(0, match.options(0)[0])
    text = match.record(sealed=True).text()
    assert "123456789" not in text
    assert match.state.fingerprint() not in text
    assert commitment(123456789) in text
    with pytest.raises(RecordError, match="still running"):
        replayed(read(text), GAME)


def test_a_finished_game_shows_its_seed_and_it_fits_the_commitment() -> None:
    record = read(finished().record(sealed=True).text())
    assert record.seed == 11
    assert record.header.commitment == commitment(11)


@pytest.mark.parametrize("cut", [1, 3, -1])
def test_a_truncated_record_is_refused(cut: int) -> None:
    with pytest.raises(RecordError, match=r"line \d+: the record breaks off"):
        read("\n".join(lines()[:cut]))


def test_a_line_cut_in_its_middle_is_refused() -> None:
    with pytest.raises(RecordError, match=r"line \d+: not a line of JSON"):
        read(finished().record().text()[:-40])


def test_an_edited_line_is_refused_by_its_number() -> None:
    told = lines()
    told[2] = re.sub(r'"text":"lay \d"', '"text":"lay 1"', told[2]).replace('"ms":250', '"ms":251')
    with pytest.raises(RecordError, match="line 3: changed"):
        read("\n".join(told))


def test_reordered_lines_are_refused() -> None:
    told = lines()
    told[1], told[2] = told[2], told[1]
    with pytest.raises(RecordError, match="line 2: changed, moved"):
        read("\n".join(told))


def test_a_forged_action_is_refused_by_its_clause() -> None:
    forged = rows()
    forged[1]["text"] = "take"
    with pytest.raises(RecordError, match=r"line 2: Only the winner .* \(HU-WIN-01\)"):
        replayed(read(rechained(forged)), GAME)


def test_a_forged_seed_is_refused() -> None:
    forged = rows()
    forged[-1]["seed"] = "12"
    with pytest.raises(RecordError, match="not the one the header commits to"):
        read(rechained(forged))


def test_a_forged_result_is_refused() -> None:
    forged = rows()
    forged[-1]["result"] = {"winners": [0, 1], "totals": [0, 0], "sheet": []}
    with pytest.raises(RecordError, match="the stated result"):
        replayed(read(rechained(forged)), GAME)


def test_a_gap_in_the_numbers_is_refused() -> None:
    forged = rows()
    del forged[3]
    with pytest.raises(RecordError, match="line 4: entry 4 stands where entry 3 belongs"):
        read(rechained(forged))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "line 1: the file is empty"),
        ("not a record", "line 1: not a line of JSON"),
        ("[1, 2]", "line 1: not a JSON object"),
        ('{"name": "else"}', "line 1: this is no Vernissage record"),
        ('{"vernissage": 99}', "line 1: format 99 is not known"),
    ],
)
def test_a_foreign_file_is_refused(text: str, reason: str) -> None:
    with pytest.raises(RecordError, match=reason):
        read(text)


def test_fields_of_a_later_version_are_kept() -> None:
    later = rows()
    later[0]["mood"] = "festive"
    later[1]["gesture"] = "flourish"
    kept = [json.loads(line) for line in read(rechained(later)).lines()]
    assert kept[0]["mood"] == "festive"
    assert kept[1]["gesture"] == "flourish"


def test_the_example_of_the_docs_is_a_record() -> None:
    example = re.search(r"```json\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL)
    assert example
    text = "\n".join(line for line in example[1].splitlines() if line and not line.startswith("//"))
    record = read(text)
    assert parse(text).entries == record.entries
    assert any(entry.undo for entry in record.entries), "the example shows an undo"
