"""Leduc poker: two seats, six cards in three ranks, one private and one public card, two rounds of at most two
raises.
"""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, u8

from vernissage.core.game import Game, State
from vernissage.core.model import Result, ScoreLine, Setup
from vernissage.core.piles import block, fill, pop, shuffle
from vernissage.core.rng import seed_streams

DECK: Final[i64] = 0  # the public card is its top, shown from the second round on
HAND: Final[i64] = 7
STAKE: Final[i64] = 9
LENGTH: Final = 11
FOLD: Final[i64] = 0
CALL: Final[i64] = 1
RAISE: Final[i64] = 2


class LeducState(State):
    """Whose turn, which round, how many raises and calls in it; 2 stands for the round after the last."""

    def __init__(
        self, cells: vec[u8], streams: vec[i64], turn: i64, street: i64, raises: i64, calls: i64, folded: i64
    ) -> None:
        self.seats = 2
        self.cells = cells
        self.streams = streams
        self.sealed = False
        self.journal = None
        self.turn: i64 = turn
        self.street: i64 = street
        self.raises: i64 = raises
        self.calls: i64 = calls
        self.folded: i64 = folded

    def clone(self) -> "LeducState":
        return LeducState(self.cells[:], self.streams[:], self.turn, self.street, self.raises, self.calls, self.folded)


class Leduc(Game):
    """As much of the contract as a benchmark drives."""

    def __init__(self) -> None:
        super().__init__("leduc", "Leduc poker", 2, 2, ["fold", "call", "raise"])

    def new(self, setup: Setup, seed: int) -> State:
        s = LeducState(block(LENGTH), seed_streams(seed, 2), 0, 0, 0, 0, -1)
        fill(s.cells, DECK, [0, 0, 1, 1, 2, 2])
        shuffle(s.cells, DECK, s.streams, 0)
        for seat in range(2):
            s.cells[HAND + seat] = u8(pop(s.cells, DECK))
            s.cells[STAKE + seat] = u8(1)
        return s

    def asked(self, state: State) -> i64:
        s = cast(LeducState, state)
        return 0 if s.street == 2 or s.folded >= 0 else 1 << s.turn

    def legal(self, state: State, seat: i64, options: vec[i64]) -> i64:
        s = cast(LeducState, state)
        found: i64 = 0
        if s.cells[STAKE] != s.cells[STAKE + 1]:
            options[found] = FOLD
            found += 1
        options[found] = CALL
        found += 1
        if s.raises < 2:
            options[found] = RAISE
            found += 1
        return found

    def apply(self, state: State, seat: i64, action: i64, payload: object = None) -> None:
        s = cast(LeducState, state)
        if action == FOLD:
            s.folded = seat
            return
        s.cells[STAKE + seat] = s.cells[STAKE + 1 - seat]
        if action == RAISE:
            s.cells[STAKE + seat] = u8(i64(s.cells[STAKE + seat]) + (4 if s.street == 1 else 2))
            s.raises += 1
            s.calls = 0
        s.calls += 1
        if s.calls == 2:
            s.street += 1
            s.raises = 0
            s.calls = 0
            s.turn = 0
        else:
            s.turn = 1 - seat

    def result(self, state: State) -> Result | None:
        s = cast(LeducState, state)
        if self.asked(s) != 0:
            return None
        public = int(s.cells[DECK + int(s.cells[DECK])])
        held = [int(s.cells[HAND]), int(s.cells[HAND + 1])]
        strength = [rank + (10 if rank == public else 0) for rank in held]
        best = (
            1 - int(s.folded)
            if s.folded >= 0
            else (-1 if strength[0] == strength[1] else strength.index(max(strength)))
        )
        stake = int(s.cells[STAKE + 1 - best]) if best >= 0 else 0
        totals = [0 if best < 0 else stake if seat == best else -stake for seat in range(2)]
        return Result([0, 1] if best < 0 else [best], totals, [ScoreLine(seat, "", totals[seat]) for seat in range(2)])


GAME: Final = Leduc()
