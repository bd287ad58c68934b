"""A packed match is the same match: it shows, records, takes back and goes on alike."""

import msgspec
import pytest

from hush.game import GAME
from vernissage.core.game import Game, seats_in
from vernissage.core.match import Match
from vernissage.core.model import TABLE
from vernissage.core.packing import PackedMatch, packed, unpacked
from vernissage.core.rng import rng_for
from vernissage.games import game, keys


def some_match(rules: Game, moves: int) -> Match:
    """A match in which things were taken back and hints asked for."""
    rng = rng_for(11, "packing")
    match = Match(rules, rules.setup_type(seats=3), 11)
    for _ in range(moves):
        asked = seats_in(rules.asked(match.state))
        if not asked:
            break
        seat = asked[rng.below(len(asked))]
        options = rules.options(match.state, seat)
        action = options[rng.below(len(options))]
        payload = msgspec.to_builtins(rules.some_payload(match.state, seat, action, rng))
        match.play(seat, rules.text(action), payload=payload, ms=40)
        if rng.below(6) == 0:
            match.undo(seat)
        if rng.below(6) == 0:
            match.hinted(seat)
    return match


def again(match: Match) -> Match:
    """The match, packed and unpacked elsewhere."""
    data = msgspec.msgpack.decode(msgspec.msgpack.encode(packed(match)), type=PackedMatch)
    return unpacked(match.game, data)


@pytest.mark.parametrize("key", ["hush", *keys()])
def test_a_packed_match_has_the_same_record_and_journal(key: str) -> None:
    match = some_match(GAME if key == "hush" else game(key), 60)

    other = again(match)

    assert other.record().text() == match.record().text()
    assert other.told(TABLE) == match.told(TABLE)


@pytest.mark.parametrize("key", ["hush", *keys()])
def test_a_packed_match_takes_back_alike(key: str) -> None:
    match = some_match(GAME if key == "hush" else game(key), 60)
    other = again(match)

    for _ in range(5):
        assert other.undo(consent=True) == match.undo(consent=True)

    assert other.state.to_bytes() == match.state.to_bytes()
    assert other.record().text() == match.record().text()
