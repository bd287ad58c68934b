"""The table in the terminal is put into words by the catalogues: in the pseudo-language no word of English is left."""

import re
from collections.abc import Iterator

import pytest

from vernissage import games
from vernissage.core.inks import plain, runs, width
from vernissage.core.match import Match
from vernissage.core.rng import rng_for
from vernissage.core.setting_up import setup_of
from vernissage.core.words import ENGLISH, PSEUDO
from vernissage.terminal import rooms

NAMES = ["1", "2", "3"]  # no letters of their own
ENGLISH_WORD = re.compile(r"[A-Za-z][a-z]{2,}")
STRIDE = 7


def tables(key: str, seats: int) -> Iterator[Match]:
    """A game of random answers, looked at now and then and at its end."""
    game = games.game(key)
    match, rng = Match(game, setup_of(game, {"seats": seats}), 3), rng_for(3, "words of the table")
    while not match.over:
        if len(match.entries) % STRIDE == 0 and len(match.entries) < 400:
            yield match
        seat = match.waiting[rng.below(len(match.waiting))]
        options = game.options(match.state, seat)
        action = options[rng.below(len(options))]
        match.play(seat, game.text(action), payload=game.some_payload(match.state, seat, action, rng))
    yield match


def spelled_alike(key: str) -> set[str]:
    """What is written alike in every language: the notation of things."""
    game = games.game(key)
    things = [name for action in range(len(game.words)) for name in game.target(action)]
    return {word for name in things for word in ENGLISH_WORD.findall(name.partition(":")[2])}


@pytest.mark.parametrize(
    ("key", "seats"), [("art_decko", 3), ("art_society", 3), ("artbox", 3), ("avant_carde", 3), ("avant_carde", 1)]
)
def test_no_word_of_the_table_is_english_in_the_code(key: str, seats: int) -> None:
    known = spelled_alike(key)
    for match in tables(key, seats):
        for seat in (0, -1):
            view = match.view(seat)
            shown = rooms.table(match.game, view, NAMES[:seats], PSEUDO)
            held = rooms.hand(match.game, view, PSEUDO)
            left = set(ENGLISH_WORD.findall(plain("\n".join([shown, *held])))) - known
            assert left == set(), plain(shown)
            assert "{" not in shown, "a message is not written"


@pytest.mark.parametrize("key", ["art_decko", "art_society", "artbox", "avant_carde"])
def test_the_table_has_a_hundred_columns_at_most_and_what_can_be_touched_is_on_it(key: str) -> None:
    touched: set[str] = set()
    for match in tables(key, 3):
        for seat in match.waiting[:1]:
            view = match.view(seat)
            shown = rooms.table(match.game, view, NAMES, ENGLISH)
            assert max(width(row) for row in shown.split("\n")) <= 100
            things = {run.thing for run in runs("".join([shown, *rooms.hand(match.game, view)])) if run.thing}
            for action in match.game.options(match.state, seat):
                named = match.game.target(action)
                touched |= {each.partition(":")[0] for each in named if each in things}
    assert len(touched) >= 3, "people point at several kinds of things"
