"""Art Society: the game, as the contract asks for it; the chapters hold the rules."""

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.core.game import Game, State
from vernissage.core.model import Decision, Line, Message, Refusal, Result, Setup, View
from vernissage.core.piles import listed, size
from vernissage.core.rng import Rng
from vernissage.games.art_society import state as at
from vernissage.games.art_society import tables as box
from vernissage.games.art_society.auction import bid, bid_options, open_auction, pick, pick_options
from vernissage.games.art_society.bonus import pick_decor
from vernissage.games.art_society.guessing import guess
from vernissage.games.art_society.model import ArtSocietySetup, ArtSocietyView
from vernissage.games.art_society.refusals import explain
from vernissage.games.art_society.rounds import answer_window, finish, hang_starter, start_options, window_options
from vernissage.games.art_society.scoring import final_result
from vernissage.games.art_society.setup import deal
from vernissage.games.art_society.state import ArtSocietyState, empty_state, museum, on_turn, side
from vernissage.games.art_society.terminal import show
from vernissage.games.art_society.trade import decor_on
from vernissage.games.art_society.turn import (
    any_place,
    exchange,
    hang_kept,
    hang_new,
    keep,
    store_surplus,
    take_options,
    take_painting,
    turn_options,
)
from vernissage.games.art_society.views import see
from vernissage.games.art_society.words import describe, targets, tell

# The question put in each phase, and the clause that puts it (AS-GEN-02).
ASKS: Final = ["start", "pick", "bid", "take", "hang", "close", "rehang"]
CLAUSES: Final = [
    "AS-SETUP-11",
    "AS-AUCTION-02",
    "AS-BID-01",
    "AS-TAKE-01",
    "AS-PLACE-01",
    "AS-PLACE-08",
    "AS-RULING-23",
]


@final
class ArtSociety(Game):
    """Blind bids, walls, decor and the museum."""

    def __init__(self) -> None:
        super().__init__(
            "vernissage.games.art_society", "Art Society", int(box.FEWEST_SEATS), int(box.MOST_SEATS), box.WORDS
        )

    @property
    def setup_type(self) -> type[Setup]:
        return ArtSocietySetup

    @property
    def view_type(self) -> type[View]:
        return ArtSocietyView

    def new(self, setup: Setup, seed: int) -> State:
        return deal(cast(ArtSocietySetup, setup), seed)

    def blank(self, seats: int) -> State:
        return empty_state(seats, vec[i64]([1] * (seats + 1)))

    def asked(self, state: State) -> i64:
        """Everybody at once for starters, bids and the closing window; otherwise one seat (AS-BID-02,
        AS-AUCTION-08).
        """
        s = cast(ArtSocietyState, state)
        phase = s.phase
        if phase in (at.HANGING, at.TAKING, at.REHANGING):
            return box.BIT[on_turn(s)]
        if phase == at.PICKING:
            return box.BIT[s.gavel]
        if phase == at.OVER:
            return 0
        return (box.BIT[s.seats] - 1) & ~s.answered

    def mover(self, state: State) -> i64:
        s = cast(ArtSocietyState, state)
        phase = s.phase
        if phase in (at.HANGING, at.TAKING, at.REHANGING):
            return on_turn(s)
        if phase == at.PICKING:
            return s.gavel
        seat: i64 = 0
        while seat < s.seats and phase != at.OVER:
            if s.answered & box.BIT[seat] == 0:
                return seat
            seat += 1
        return -1

    def proceed(self, state: State, seat: i64, action: i64) -> i64:
        self.apply(state, seat, action)
        return self.mover(state)

    def any_option(self, state: State, seat: i64, options: vec[i64], rng: Rng) -> i64:
        s = cast(ArtSocietyState, state)
        if s.phase in (at.HANGING, at.REHANGING) and seat == on_turn(s):
            found = any_place(s, seat, rng)
            if found >= 0:
                return found
        return options[rng.below(self.legal(state, seat, options))]

    def legal(self, state: State, seat: i64, options: vec[i64]) -> i64:
        s = cast(ArtSocietyState, state)
        phase = s.phase
        if phase in (at.HANGING, at.REHANGING):
            if seat == on_turn(s):
                return turn_options(s, seat, options)
            return 0
        if phase == at.TAKING:
            if seat == on_turn(s):
                return take_options(s, options)
            return 0
        if not 0 <= seat < s.seats or self.asked(s) & box.BIT[seat] == 0:
            return 0
        if phase == at.BIDDING:
            return bid_options(s, seat, options)
        if phase == at.PICKING:
            return pick_options(s, options)
        if phase == at.CLOSING:
            return window_options(options)
        return start_options(options)

    def apply(self, state: State, seat: i64, action: i64, payload: object = None) -> None:
        s = cast(ArtSocietyState, state)
        if action < box.TAKE:
            if action >= box.BID_WORD:
                bid(s, seat, action - box.BID_WORD)
            elif action == box.OPEN:
                open_auction(s, seat)
            elif action >= box.PICK:
                pick(s, seat, action - box.PICK)
            else:
                hang_starter(s, seat, action - box.START)
        elif action < box.KEEP:
            if action < box.HANG:
                take_painting(s, seat, action - box.TAKE)
            elif action < box.HANG_UPRIGHT:
                hang_new(s, seat, action - box.HANG, False)
            else:
                hang_new(s, seat, action - box.HANG_UPRIGHT, True)
        elif action == box.FINISH:
            finish(s, seat)
        elif action == box.KEEP:
            keep(s, seat)
        elif action < box.EXCHANGE:
            if action < box.KEPT_UPRIGHT:
                hang_kept(s, seat, action - box.KEPT, False)
            else:
                hang_kept(s, seat, action - box.KEPT_UPRIGHT, True)
        elif action < box.SURPLUS:
            exchange(s, seat, action - box.EXCHANGE)
        elif action == box.SURPLUS:
            store_surplus(s, seat)
        elif action < box.DECOR_SECOND:
            pick_decor(s, seat, action - box.DECOR + 1, False)
        elif action < box.FINISH:
            pick_decor(s, seat, action - box.DECOR_SECOND + 1, True)
        else:
            answer_window(s, seat, action == box.REHANG)

    def decisions(self, state: State) -> list[Decision]:
        """Who is asked what; nobody is ever hurried (AS-TAKE-07)."""
        s = cast(ArtSocietyState, state)
        mask = self.asked(s)
        secret = s.phase == at.STARTING or s.phase == at.BIDDING
        found: list[Decision] = []
        for seat in range(s.seats):
            if (mask >> seat) & 1:
                found.append(Decision(int(seat), ask(s), CLAUSES[s.phase], secret=secret))
        return found

    def why_not(self, state: State, seat: i64, action: i64, payload: object = None) -> Refusal | None:
        s = cast(ArtSocietyState, state)
        return None if self.offers(s, seat, action) else explain(s, seat, action)

    def view(self, state: State, seat: i64) -> View:
        s = cast(ArtSocietyState, state)
        return see(s, seat, self.decisions(s))

    def guess(self, view: View, rng: Rng) -> State:
        return guess(cast(ArtSocietyView, view), rng)

    def result(self, state: State) -> Result | None:
        s = cast(ArtSocietyState, state)
        return final_result(s) if s.phase == at.OVER else None

    def default(self, state: State, seat: i64) -> i64:
        """The end of the turn where that is possible, else the lowest card, the first painting or place
        (AS-RULING-43).
        """
        options = self.options(state, seat)
        return box.FINISH if options[-1] == box.FINISH else options[0]

    def describe(self, state: State, seat: i64, action: i64) -> Message:
        return describe(cast(ArtSocietyState, state), int(seat), int(action))

    def target(self, action: i64) -> list[str]:
        return targets(int(action))

    def tell(self, line: Line) -> Message:
        return tell(line)

    def show(self, view: View) -> str:
        return show(cast(ArtSocietyView, view))

    def pictures(self) -> list[str]:
        """What the poster shows."""
        return ["P020", "P060", "P100"]

    def rivals(self) -> int:
        """A quick table has this many bots."""
        return 2

    def standing(self, view: View) -> dict[str, list[int]]:
        """What the charts of a finished game are drawn from."""
        v = cast(ArtSocietyView, view)
        return {
            "points": [each.estimate for each in v.collectors],
            "covered": [v.columns * v.rows - each.empty for each in v.collectors],
        }

    def variants(self, seats: int) -> dict[str, Setup]:
        return {
            "": ArtSocietySetup(seats=seats),
            "decor hangs level only": ArtSocietySetup(seats=seats, decor_orientation="horizontal_only"),
            "open bidding stacks": ArtSocietySetup(seats=seats, show_opponent_bid_history=True),
            "no closing window": ArtSocietySetup(seats=seats, revise_window=False),
            "exchange may be declined": ArtSocietySetup(seats=seats, allow_declining_exchange=True),
            "decor sizes run out": ArtSocietySetup(seats=seats, automatic_decor_exchange=False, rig={"decor": "3 2 1"}),
            "decor is scarce": ArtSocietySetup(seats=seats, rig={"decor": "2 3 2"}),
        }

    def bound(self, setup: Setup) -> int:
        """Twenty rounds of picks, bids and turns, each turn with at most 24 decor tiles, and as much again in the
        window.
        """
        return setup.seats + int(box.BID_COUNT) * (setup.seats + 2 + setup.seats * 110)

    def census(self, state: State) -> list[int]:
        """Each painting, each decor size and each bid card, counted wherever it lies (AS-PLACE-11)."""
        s = cast(ArtSocietyState, state)
        tiles = [0] * int(box.TILE_COUNT)
        decor = [int(s.cells[at.STOCK + index]) for index in range(box.SIZES)]
        if s.decor != 0:
            decor[s.decor - 1] += 1
        codes: list[int] = [s.new, s.lifted]
        piles: list[int] = [at.OFFER]
        piles.extend([at.SUPPLY[form] for form in range(box.FORMAT_COUNT)])
        piles.extend([museum(kind) for kind in range(box.KINDS)])
        cards: list[int] = []
        for seat in range(s.seats):
            place = side(seat)
            piles.extend([place + at.PAINTINGS, place + at.ASIDE])
            codes.extend([int(s.cells[place + at.ASSISTANT]), int(s.cells[place + at.STARTER])])
            in_hand = sum([int(s.cells[place + at.HAND + index]) for index in range(box.BID_COUNT)])
            started = 1 if size(s.cells, place + at.STACK) > 0 else 0
            cards.append(
                in_hand + int(size(s.cells, place + at.STACK)) - started + (1 if s.cells[place + at.CHOSEN] != 0 else 0)
            )
            for length in range(box.SIZES):
                decor[length] += int(decor_on(s.cells, seat, length + 1))
        for pile in piles:
            for tile in listed(s.cells, pile):
                tiles[tile] += 1
        for code in codes:
            if code > at.DECOR_TILE:
                decor[code - int(at.DECOR_TILE) - 1] += 1
            elif code != 0:
                tiles[code - 1] += 1
        return tiles + decor + cards


def ask(s: ArtSocietyState) -> str:
    """What is asked now; who hangs is asked for what comes first."""
    if s.phase != at.HANGING or s.new != 0:
        return ASKS[s.phase]
    if s.decor != 0:
        return "hang-decor"
    return "decor" if s.first != 0 else "finish"


GAME: Final = ArtSociety()
__all__ = ["GAME", "ArtSociety"]
