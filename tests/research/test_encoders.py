"""Encoders: fixed and named layouts that tell a seat what its view tells, and nothing else."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64, u8

from laws.walks import positions
from vernissage.core.game import State
from vernissage.core.model import Setup
from vernissage.core.setting_up import setup_of
from vernissage.games import game
from vernissage.games.art_decko.state import BAG_CELLS, DECK, hand
from vernissage.research.encoders import KEYS, encoder
from vernissage.research.encoders.encoding import Encoder
from vernissage.research.layouts import art_decko as art_decko_layout
from vernissage.research.recall import Recall, recall_layout

TABLES = [
    pytest.param(key, setup, id=f"{key}-{seats}-{name or 'plain'}")
    for key in KEYS
    for seats in range(game(key).min_seats, game(key).max_seats + 1)
    for name, setup in game(key).variants(seats).items()
]


def leaks(made: Encoder, setup: Setup, seed: int) -> list[str]:
    """The blocks that differ between a position and one guessed from the seat's view of it."""
    found = set()
    rules = made.game
    for state, rng in positions(rules, setup, seed):
        for seat in range(setup.seats):
            here = made.encode(state, seat)
            there = made.encode(rules.guess(rules.view(state, seat), rng), seat)
            for block in made.layout:
                place = made.layout.place(block.name)
                if here[place] != there[place]:
                    found.add(block.name)
                assert max(here[place]) <= block.high, f"{block.name} is larger than it says"
    return sorted(found)


@pytest.mark.parametrize(("key", "setup"), TABLES)
def test_two_worlds_that_look_the_same_have_the_same_bytes(key: str, setup: Setup) -> None:
    assert leaks(encoder(key, setup), setup, 7) == []


@pytest.mark.parametrize("key", KEYS)
def test_every_byte_of_a_row_is_written(key: str) -> None:
    rules = game(key)
    setup = setup_of(rules, {"seats": max(2, rules.min_seats)})
    made = encoder(key, setup)
    clean, dirty = vec[u8]([0] * made.layout.size), vec[u8]([255] * made.layout.size)
    for state, _ in positions(rules, setup, 3):
        for seat in range(setup.seats):
            made.write(state, seat, clean, 0)
            made.write(state, seat, dirty, 0)
            assert bytes(clean) == bytes(dirty), "a row keeps nothing of what stood there before"


@pytest.mark.parametrize("key", KEYS)
def test_the_mask_is_what_the_options_are(key: str) -> None:
    rules = game(key)
    setup = setup_of(rules, {"seats": max(2, rules.min_seats)})
    made = encoder(key, setup)
    for state, _ in positions(rules, setup, 5):
        for seat in range(setup.seats):
            flags = made.mask(state, seat)
            assert [action for action, flag in enumerate(flags) if flag] == rules.options(state, seat)


class Peeking(Encoder):
    """Tells what lies in a pile of the real table that no view has, folded into one byte."""

    def __init__(self, inner: Encoder, place: int) -> None:
        super().__init__(inner.game, int(inner.seats), inner.layout)
        self.inner = inner
        self.place = place

    def write(self, state: State, seat: i64, out: vec[u8], at: i64) -> None:
        self.inner.write(state, seat, out, at)
        pile = [int(state.cells[self.place + index]) for index in range(int(BAG_CELLS))]
        told = sum(count * 7**index for index, count in enumerate(pile))
        out[at + self.layout.size - 1] = u8(told % (1 + self.layout.highs[-1]))


def test_a_planted_leak_is_found() -> None:
    rules = game("art_decko")
    setup = setup_of(rules, {"seats": 2})
    # A whole pile: any one kind in it may lie as guessed at the few positions that the interpreted engine looks at.
    for place in (int(DECK), int(hand(1))):
        spy = Peeking(encoder("art_decko", setup), place)
        assert leaks(spy, setup, 7), "a card of a hidden pile shows"


def test_a_layout_tells_what_stands_where() -> None:
    layout = art_decko_layout(2)
    text = layout.describe()
    assert sum(block.size for block in layout) == layout.size == len(layout.highs)
    for block in layout:
        assert block.name in text
        assert block.meaning in text
    assert layout.place("hand").stop == layout.place("draw_pile").start


def test_a_game_without_an_encoder_is_refused_in_words() -> None:
    with pytest.raises(ValueError, match="there is no game 'chess'"):
        encoder("chess", setup_of(game("art_decko"), {"seats": 2}))


@pytest.mark.parametrize("key", KEYS)
def test_recall_tells_histories_apart_and_nothing_hidden(key: str) -> None:
    """Two worlds that looked the same at every step are the same to the seat; another own answer is not."""
    rules = game(key)
    setup = setup_of(rules, {"seats": max(2, rules.min_seats)})
    made = encoder(key, setup)
    for state, rng in positions(rules, setup, 11):
        if rules.mover(state) < 0:
            continue
        seat = int(rules.mover(state))
        world = rules.guess(rules.view(state, seat), rng)
        here, there = Recall(made), Recall(made)
        here.seen(state)
        there.seen(world)
        assert here.encode(state, seat) == there.encode(world, seat)
        there.seen(world)
        assert here.encode(state, seat) == there.encode(world, seat), "seeing the same again is nothing new"
        twin = here.clone()
        here.answered(seat, 1)
        twin.answered(seat, 2)
        layout = recall_layout(made.layout)
        digest = layout.place("digest")
        assert len(here.encode(state, seat)) == layout.size
        assert here.encode(state, seat)[digest] != twin.encode(state, seat)[digest]
        assert here.encode(state, seat)[layout.place("recent")][1] == 2
