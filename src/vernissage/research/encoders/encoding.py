"""What every encoder gives: bytes of a fixed layout, written from a position for one seat and with nothing hidden."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from vernissage.core.game import Game, State
from vernissage.research.layout import Layout

SEED: Final[i64] = 1469598103934665
PRIME: Final[i64] = 1099511
FOLD: Final[i64] = 1099511627775  # forty bits, so that no product reaches 2^62


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """Observations of one game; seats are counted from the one that looks, clockwise."""

    def __init__(self, game: Game, seats: int, layout: Layout) -> None:
        self.game: Game = game
        self.seats: i64 = seats
        self.layout: Layout = layout
        self.size: i64 = layout.size
        self.actions: i64 = len(game.words)
        self.options: vec[i64] = game.buffer()
        self.scratch: vec[u8] = vec[u8]([0] * layout.size)
        self.flags: vec[u8] = vec[u8]([0] * len(game.words))  # all zero between calls

    def write(self, state: State, seat: i64, out: vec[u8], at: i64) -> None:
        """The observation of a seat stands in the buffer from a place on."""
        raise NotImplementedError

    def encode(self, state: State, seat: i64) -> bytes:
        """The observation of a seat."""
        if state.seats != self.seats or seat < 0 or seat >= self.seats:
            raise ValueError(
                f"seat {int(seat)} of a table of {int(state.seats)} is not seen by eyes for {int(self.seats)}"
            )
        self.write(state, seat, self.scratch, 0)
        return bytes(self.scratch)

    def mask(self, state: State, seat: i64) -> bytes:
        """A byte for every action: 1 where it is among the seat's options."""
        options = self.options
        count = self.game.legal(state, seat, options)
        index: i64 = 0
        while index < count:
            self.flags[options[index]] = u8(1)
            index += 1
        found = bytes(self.flags)
        index = 0
        while index < count:
            self.flags[options[index]] = u8(0)
            index += 1
        return found

    def describe(self) -> str:
        """The layout as a table for people."""
        return self.layout.describe()


def where(said: bool, value: i64) -> i64:
    """The value where that is so, otherwise 0.

    A conditional expression inside `u8(...)` is an object to mypyc, made and thrown away.
    """
    if said:
        return value
    return 0


def capped(value: i64) -> i64:
    """The value as far as a byte holds it."""
    if value > 255:
        return 255
    return value


def copy(cells: vec[u8], source: i64, count: i64, out: vec[u8], at: i64) -> i64:
    """So many bytes are copied; the answer is the place behind them."""
    index: i64 = 0
    while index < count:
        out[at + index] = cells[source + index]
        index += 1
    return at + count


def zeros(out: vec[u8], at: i64, count: i64) -> i64:
    """So many bytes are zero; the answer is the place behind them."""
    index: i64 = 0
    while index < count:
        out[at + index] = u8(0)
        index += 1
    return at + count


def tally(cells: vec[u8], place: i64, out: vec[u8], at: i64) -> None:
    """The cards of a pile are counted by what they are."""
    n = i64(cells[place])
    index: i64 = 1
    while index <= n:
        spot = at + i64(cells[place + index])
        out[spot] = u8(i64(out[spot]) + 1)
        index += 1


def folded(before: i64, out: vec[u8], at: i64, count: i64) -> i64:
    """A digest that remembers another digest and so many bytes after it."""
    found = before
    index: i64 = 0
    while index < count:
        found = ((found ^ i64(out[at + index])) * PRIME + (found >> 20)) & FOLD
        index += 1
    return found
