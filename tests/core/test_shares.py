"""A deal mixed from shares can be checked from its record alone."""

import hashlib
from pathlib import Path

import msgspec
import pytest

import vernissage
from vernissage.cli import main
from vernissage.core.match import Match
from vernissage.core.model import Message
from vernissage.core.record import RecordError, read
from vernissage.core.shares import Shares, hidden, provenance

SHARES = Shares("evening", "aa" * 32, ["bb" * 32, ""])


def finished(shares: Shares | None = SHARES, seed: int | None = None) -> Match:
    """A game of two, played to its end, with what its deal was mixed from on record."""
    match = vernissage.new("avant_carde", seats=2, seed=SHARES.seed() if seed is None else seed)
    if shares is not None:
        match.extra["commitments"] = msgspec.to_builtins(SHARES.commitments())
        match.closing["shares"] = msgspec.to_builtins(shares)
    while match.waiting:
        seat = match.waiting[0]
        match.play(seat, match.options(seat)[-1])
    return match


@pytest.fixture(scope="module")
def played() -> Match:
    return finished()


def test_the_seed_is_the_hash_of_all_shares() -> None:
    lines = f"vernissage deal\nevening\n{'aa' * 32}\n{'bb' * 32}\n"

    assert SHARES.seed() == int(hashlib.sha256(lines.encode()).hexdigest(), 16)


def test_every_share_counts() -> None:
    seeds = {
        Shares("evening", server * 32, [first * 32, second * 32]).seed()
        for server in ("aa", "ab")
        for first in ("bb", "bc")
        for second in ("cc", "cd")
    }

    assert len(seeds) == 8


def test_a_record_shows_where_its_deal_comes_from(played: Match) -> None:
    found = provenance(read(played.record().text()))

    assert found.holds
    assert found.say == Message("deal-mixed", {"given": 1, "seats": 2})


def test_shares_come_back_from_a_record(played: Match, tmp_path: Path) -> None:
    played.save(tmp_path / "one.vern")

    assert vernissage.load(str(tmp_path / "one.vern")).record().text() == played.record().text()


def test_a_record_without_shares_says_so() -> None:
    record = vernissage.new("avant_carde", seats=2, seed=1).record()

    assert provenance(record).say == Message("deal-unshared")


def test_shares_are_kept_back_while_the_game_runs() -> None:
    match = vernissage.new("avant_carde", seats=2, seed=SHARES.seed())
    match.closing["shares"] = msgspec.to_builtins(SHARES)

    assert "aa" * 32 not in match.record().text()


def test_another_share_than_the_committed_one_is_found(played: Match) -> None:
    record = played.record()
    record.extra = {"shares": msgspec.to_builtins(Shares("evening", "ab" * 32, SHARES.seats))}

    with pytest.raises(RecordError, match="committed"):
        provenance(record)


def test_a_seed_that_was_not_mixed_from_the_shares_is_found() -> None:
    with pytest.raises(RecordError, match="seed"):
        provenance(finished(seed=7).record())


def test_the_command_verifies_the_deal(played: Match, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    played.save(tmp_path / "one.vern")

    assert main(["replay", str(tmp_path / "one.vern"), "--verify"]) == 0
    assert "all hold" in capsys.readouterr().out


def test_the_command_refuses_a_deal_that_was_chosen(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    finished(seed=7).save(tmp_path / "one.vern")

    assert main(["replay", str(tmp_path / "one.vern"), "--verify"]) != 0
    assert "not the one its shares make" in capsys.readouterr().err


def test_no_share_has_no_commitment() -> None:
    assert hidden("") == ""
