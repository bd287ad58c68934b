"""The rules of Hush, written as a real game is: functions on places in one block of bytes."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from hush.model import HushSetup, HushView
from vernissage.core.game import Game, State
from vernissage.core.model import TABLE, Decision, Line, Message, Refusal, Result, ScoreLine, Setup, View
from vernissage.core.piles import (
    block,
    card,
    count,
    fill,
    find,
    has,
    insert_sorted,
    listed,
    pop,
    push,
    shuffle,
    size,
    take,
)
from vernissage.core.rng import Rng, seed_streams, stream_below, streams_from

DECK: Final[i64] = 0
HANDS: Final[i64] = 21  # six cells each
LAID: Final[i64] = 45
SCORES: Final[i64] = 49
SHOWN: Final[i64] = 53
LENGTH: Final = 74

LAYING: Final[i64] = 0
CHOOSING: Final[i64] = 1
OVER: Final[i64] = 2
TAKE: Final[i64] = 5
GAMBLE: Final[i64] = 6


class HushState(State):
    """Whose turn it is and who won the round; the cards lie in the block."""

    def __init__(self, seats: i64, cells: vec[u8], streams: vec[i64], phase: i64, winner: i64) -> None:
        self.seats = seats
        self.cells = cells
        self.streams = streams
        self.sealed = False
        self.journal = None
        self.phase: i64 = phase
        self.winner: i64 = winner

    def clone(self) -> "HushState":
        return HushState(self.seats, self.cells[:], self.streams[:], self.phase, self.winner)

    def scalars(self) -> list[int]:
        return [self.phase, self.winner]

    def set_scalars(self, values: list[int]) -> None:
        self.phase, self.winner = values[0], values[1]


@mypyc_attr(allow_interpreted_subclasses=True)
class Hush(Game):
    """A tiny game of hidden cards."""

    def __init__(self) -> None:
        super().__init__("hush", "Hush", 2, 4, ["lay 1", "lay 2", "lay 3", "lay 4", "lay 5", "take", "gamble"])

    @property
    def setup_type(self) -> type[Setup]:
        return HushSetup

    @property
    def view_type(self) -> type[View]:
        return HushView

    def blank(self, seats: int) -> State:
        return HushState(seats, block(LENGTH), vec[i64]([1] * (seats + 1)), LAYING, -1)

    def new(self, setup: Setup, seed: int) -> State:
        seats = setup.seats
        s = HushState(seats, block(LENGTH), seed_streams(seed, seats), LAYING, -1)
        fill(s.cells, DECK, [value for value in range(1, 6) for copy in range(4)])
        shuffle(s.cells, DECK, s.streams, 0)
        for seat in range(seats):
            while size(s.cells, HANDS + 6 * seat) < (5 if cast(HushSetup, setup).long else 3):
                insert_sorted(s.cells, HANDS + 6 * seat, pop(s.cells, DECK))
        return s

    def asked(self, state: State) -> i64:
        s = cast(HushState, state)
        if s.phase == LAYING:
            mask: i64 = 0
            seat: i64 = 0
            while seat < s.seats:
                if s.cells[LAID + seat] == u8(0):
                    mask |= 1 << seat
                seat += 1
            return mask
        return 1 << s.winner if s.phase == CHOOSING else 0

    def legal(self, state: State, seat: i64, options: vec[i64]) -> i64:
        s = cast(HushState, state)
        if s.phase == CHOOSING and seat == s.winner:
            options[0] = TAKE
            options[1] = GAMBLE
            return 2
        found: i64 = 0
        if s.phase == LAYING and 0 <= seat < s.seats and s.cells[LAID + seat] == u8(0):
            hand = HANDS + 6 * seat
            held = size(s.cells, hand)
            index: i64 = 0
            last: i64 = 0
            while index < held:
                value = card(s.cells, hand, index)
                if value != last:  # the hand is kept in ascending order
                    options[found] = value - 1
                    found += 1
                    last = value
                index += 1
        return found

    def apply(self, state: State, seat: i64, action: i64, payload: object = None) -> None:
        s = cast(HushState, state)
        if action < TAKE:
            s.cells[LAID + seat] = u8(action + 1)
            if s.journal is not None:
                s.journal.append(Line("HU-LAY-01", seat, {"value": action + 1}, only=seat))
            if self.asked(s) == 0:
                self.reveal(s)
            return
        points: i64 = 1
        if action == GAMBLE:
            points = stream_below(s.streams, 1 + seat, 3)
            s.sealed = True
        s.cells[SCORES + seat] = u8(i64(s.cells[SCORES + seat]) + points)
        if s.journal is not None:
            s.journal.append(Line("HU-WIN-01", seat, {"points": points}))
        self.draw(s)

    def reveal(self, s: HushState) -> None:
        """The cards are turned over and the highest card laid once wins (HU-WIN-01)."""
        s.sealed = True
        s.winner = -1
        best: i64 = 0
        seat: i64 = 0
        while seat < s.seats:
            value = i64(s.cells[LAID + seat])
            take(s.cells, HANDS + 6 * seat, find(s.cells, HANDS + 6 * seat, value))
            push(s.cells, SHOWN, value)
            alone = True
            other: i64 = 0
            while other < s.seats:
                if other != seat and i64(s.cells[LAID + other]) == value:
                    alone = False
                other += 1
            if alone and value > best:
                best = value
                s.winner = seat
            seat += 1
        if s.journal is not None:
            for who in range(int(s.seats)):
                s.journal.append(Line("HU-LAY-01", who, {"value": int(s.cells[LAID + who])}))
        seat = 0
        while seat < s.seats:
            s.cells[LAID + seat] = u8(0)
            seat += 1
        if s.winner < 0:
            self.draw(s)
        else:
            s.phase = CHOOSING

    def draw(self, s: HushState) -> None:
        """All draw a card while the deck lasts (HU-DRAW-01); empty hands end the game (HU-END-01)."""
        s.phase = LAYING
        s.winner = -1
        seat: i64 = 0
        while seat < s.seats:
            if size(s.cells, DECK) > 0:
                insert_sorted(s.cells, HANDS + 6 * seat, pop(s.cells, DECK))
                s.sealed = True
            seat += 1
        # With a deck that does not divide evenly some seat holds one card more: it is left.
        seat = 0
        while seat < s.seats:
            if size(s.cells, HANDS + 6 * seat) == 0:
                s.phase = OVER
            seat += 1

    def decisions(self, state: State) -> list[Decision]:
        s = cast(HushState, state)
        if s.phase == LAYING:
            return [
                Decision(k, "lay", "HU-LAY-01", secret=True) for k in range(int(s.seats)) if int(s.cells[LAID + k]) == 0
            ]
        return [Decision(s.winner, "choose", "HU-WIN-01")] if s.phase == CHOOSING else []

    def why_not(self, state: State, seat: i64, action: i64, payload: object = None) -> Refusal | None:
        s = cast(HushState, state)
        if s.phase == OVER:
            return Refusal("HU-END-01")
        if action >= TAKE:
            return None if s.phase == CHOOSING and seat == s.winner else Refusal("HU-WIN-01")
        if s.phase != LAYING or not 0 <= seat < s.seats or s.cells[LAID + seat] != u8(0):
            return Refusal("HU-LAY-02")
        return None if has(s.cells, HANDS + 6 * seat, action + 1) else Refusal("HU-LAY-01", {"value": action + 1})

    def view(self, state: State, seat: i64) -> View:
        s = cast(HushState, state)
        seats = int(s.seats)
        laid = [0 if int(s.cells[LAID + k]) else -1 for k in range(seats)]
        if 0 <= seat < seats and int(s.cells[LAID + seat]):
            laid[seat] = int(s.cells[LAID + seat])
        asks = self.decisions(s)
        return HushView(
            seat=seat,
            asks=[d for d in asks if d.seat == seat or seat == TABLE],
            waiting=[d.seat for d in asks],
            hand=listed(s.cells, HANDS + 6 * seat) if 0 <= seat < seats else [],
            hands=[size(s.cells, HANDS + 6 * k) for k in range(seats)],
            laid=laid,
            deck=size(s.cells, DECK),
            shown=listed(s.cells, SHOWN),
            scores=[int(s.cells[SCORES + k]) for k in range(seats)],
            phase=s.phase,
            winner=s.winner,
        )

    def guess(self, view: View, rng: Rng) -> State:
        v = cast(HushView, view)
        seats = len(v.hands)
        s = HushState(seats, block(LENGTH), streams_from(rng, seats), v.phase, v.winner)
        unseen = [value for value in range(1, 6) for copy in range(4)]
        for value in v.shown + v.hand:
            unseen.remove(value)
        fill(s.cells, SHOWN, v.shown)
        fill(s.cells, DECK, unseen)
        shuffle(s.cells, DECK, s.streams, 0)
        for seat in range(seats):
            hand = v.hand if seat == v.seat else [pop(s.cells, DECK) for each in range(v.hands[seat])]
            for value in hand:
                insert_sorted(s.cells, HANDS + 6 * seat, value)
            if v.laid[seat] == 0:
                s.cells[LAID + seat] = u8(hand[rng.below(len(hand))])
            elif v.laid[seat] > 0:
                s.cells[LAID + seat] = u8(v.laid[seat])
            s.cells[SCORES + seat] = u8(v.scores[seat])
        return s

    def result(self, state: State) -> Result | None:
        s = cast(HushState, state)
        if s.phase != OVER:
            return None
        totals = [int(s.cells[SCORES + k]) for k in range(int(s.seats))]
        return Result(
            [k for k, total in enumerate(totals) if total == max(totals)],
            totals,
            [ScoreLine(k, "HU-WIN-01", total, name="score-rounds") for k, total in enumerate(totals)],
        )

    def describe(self, state: State, seat: i64, action: i64) -> Message:
        if action == TAKE:
            return Message("option-take")
        return Message("option-gamble") if action == GAMBLE else Message("option-lay", {"value": action + 1})

    def target(self, action: i64) -> list[str]:
        return [f"hand:{action + 1}"] if action < TAKE else []

    def show(self, view: View) -> str:
        v = cast(HushView, view)
        return f"deck {v.deck}  shown {v.shown}  scores {v.scores}  laid {v.laid}  hand {v.hand}"

    def standing(self, view: View) -> dict[str, list[int]]:
        return {"points": cast(HushView, view).scores}

    def variants(self, seats: int) -> dict[str, Setup]:
        found: dict[str, Setup] = {"": HushSetup(seats=seats)}
        if seats < 4:
            found["long"] = HushSetup(seats=seats, long=True)
        return found

    def bound(self, setup: Setup) -> int:
        return 60

    def census(self, state: State) -> list[int]:
        s = cast(HushState, state)
        places: list[i64] = [DECK, SHOWN] + [HANDS + 6 * k for k in range(int(s.seats))]
        return [sum(count(s.cells, place, value) for place in places) for value in range(1, 6)]


GAME: Final = Hush()
__all__ = ["GAME", "Hush", "HushState"]
