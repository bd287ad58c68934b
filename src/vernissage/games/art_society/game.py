"""Art Society: the game, as the contract asks for it; the chapters hold the rules."""

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.core.game import Game, State
from vernissage.core.model import Decision, Line, Refusal, Result, Setup, View
from vernissage.core.piles import listed, size
from vernissage.core.rng import Rng
from vernissage.games.art_society.auction import bid, bid_options, open_auction, pick, pick_options
from vernissage.games.art_society.bonus import pick_decor
from vernissage.games.art_society.model import ArtSocietySetup, ArtSocietyView
from vernissage.games.art_society.refusals import explain
from vernissage.games.art_society.rig import deal
from vernissage.games.art_society.rounds import answer_window, finish, hang_starter, start_options, window_options
from vernissage.games.art_society.scoring import final_result
from vernissage.games.art_society.sentences import sentence, targets, told
from vernissage.games.art_society.show import drawn
from vernissage.games.art_society.state import (
    ASIDE,
    ASSISTANT,
    BIDDING,
    CHOSEN,
    CLOSING,
    DECOR_TILE,
    HAND,
    HANGING,
    MUSEUM,
    MUSEUM_STEP,
    OFFER,
    OVER,
    PAINTINGS,
    PICKING,
    REHANGING,
    STACK,
    STARTER,
    STARTING,
    STOCK,
    SUPPLY,
    TAKING,
    ArtSocietyState,
    empty_state,
    on_turn,
    side,
)
from vernissage.games.art_society.tables import (
    BID_COUNT,
    BID_WORD,
    BIT,
    DECOR,
    DECOR_SECOND,
    EXCHANGE,
    FEWEST_SEATS,
    FINISH,
    FORMAT_COUNT,
    HANG,
    HANG_UPRIGHT,
    KEEP,
    KEPT,
    KEPT_UPRIGHT,
    KINDS,
    MOST_SEATS,
    OPEN,
    PICK,
    REHANG,
    SIZES,
    START,
    SURPLUS,
    TAKE,
    TILE_COUNT,
    WORDS,
)
from vernissage.games.art_society.taste import safe_choice
from vernissage.games.art_society.trade import decor_on
from vernissage.games.art_society.turn import (
    exchange,
    hang_kept,
    hang_new,
    keep,
    store_surplus,
    take_options,
    take_painting,
    turn_options,
)
from vernissage.games.art_society.views import guess, see

# The question put in each phase, and the clause that puts it (AS-GEN-02).
ASKS: Final = ["start", "pick", "bid", "take", "hang", "close", "rehang"]
CLAUSES: Final = ["AS-SETUP-11", "AS-AUCTION-02", "AS-BID-01", "AS-TAKE-01", "AS-PLACE-01", "AS-PLACE-08", "AS-RULING-23"]


@final
class ArtSociety(Game):
    """Blind bids, walls, decor and the museum."""

    def __init__(self) -> None:
        super().__init__("vernissage.games.art_society", "Art Society", int(FEWEST_SEATS), int(MOST_SEATS), WORDS)

    @property
    def setup_type(self) -> type[Setup]:
        """The options of a table."""
        return ArtSocietySetup

    @property
    def view_type(self) -> type[View]:
        """The table as seen from a seat."""
        return ArtSocietyView

    def new(self, setup: Setup, seed: int) -> State:
        """The table is set."""
        return deal(cast(ArtSocietySetup, setup), seed)

    def blank(self, seats: int) -> State:
        """An empty state, to be filled from bytes."""
        return empty_state(seats, vec[i64]([1] * (seats + 1)))

    def asked(self, state: State) -> i64:
        """Everybody at once for starters, bids and the closing window; otherwise one seat (AS-BID-02, AS-AUCTION-08)."""
        s = cast(ArtSocietyState, state)
        phase = s.phase
        if phase in (HANGING, TAKING, REHANGING):
            return BIT[on_turn(s)]
        if phase == PICKING:
            return BIT[s.gavel]
        if phase == OVER:
            return 0
        return (BIT[s.seats] - 1) & ~s.answered

    def legal(self, state: State, seat: i64, options: vec[i64]) -> i64:
        """The seat's options, ascending."""
        s = cast(ArtSocietyState, state)
        phase = s.phase
        if phase in (HANGING, REHANGING):
            if seat == on_turn(s):
                return turn_options(s, seat, options)
            return 0
        if phase == TAKING:
            if seat == on_turn(s):
                return take_options(s, options)
            return 0
        if not 0 <= seat < s.seats or self.asked(s) & BIT[seat] == 0:
            return 0
        if phase == BIDDING:
            return bid_options(s, seat, options)
        if phase == PICKING:
            return pick_options(s, options)
        if phase == CLOSING:
            return window_options(options)
        return start_options(options)

    def apply(self, state: State, seat: i64, action: i64, payload: object = None) -> None:
        """The action has happened."""
        s = cast(ArtSocietyState, state)
        if action < TAKE:
            if action >= BID_WORD:
                bid(s, seat, action - BID_WORD)
            elif action == OPEN:
                open_auction(s, seat)
            elif action >= PICK:
                pick(s, seat, action - PICK)
            else:
                hang_starter(s, seat, action - START)
        elif action < KEEP:
            if action < HANG:
                take_painting(s, seat, action - TAKE)
            elif action < HANG_UPRIGHT:
                hang_new(s, seat, action - HANG, False)
            else:
                hang_new(s, seat, action - HANG_UPRIGHT, True)
        elif action == FINISH:
            finish(s, seat)
        elif action == KEEP:
            keep(s, seat)
        elif action < EXCHANGE:
            if action < KEPT_UPRIGHT:
                hang_kept(s, seat, action - KEPT, False)
            else:
                hang_kept(s, seat, action - KEPT_UPRIGHT, True)
        elif action < SURPLUS:
            exchange(s, seat, action - EXCHANGE)
        elif action == SURPLUS:
            store_surplus(s, seat)
        elif action < DECOR_SECOND:
            pick_decor(s, seat, action - DECOR + 1, False)
        elif action < FINISH:
            pick_decor(s, seat, action - DECOR_SECOND + 1, True)
        else:
            answer_window(s, seat, action == REHANG)

    def decisions(self, state: State) -> list[Decision]:
        """Who is asked what; nobody is ever hurried (AS-TAKE-07)."""
        s = cast(ArtSocietyState, state)
        mask = self.asked(s)
        secret = s.phase == STARTING or s.phase == BIDDING
        found: list[Decision] = []
        for seat in range(s.seats):
            if (mask >> seat) & 1:
                found.append(Decision(int(seat), ASKS[s.phase], CLAUSES[s.phase], secret=secret))
        return found

    def why_not(self, state: State, seat: i64, action: i64, payload: object = None) -> Refusal | None:
        """The clause that refuses the action, or nothing."""
        s = cast(ArtSocietyState, state)
        buffer = self.buffer
        count = self.legal(s, seat, buffer)
        index: i64 = 0
        while index < count:
            if buffer[index] == action:
                return None
            index += 1
        return explain(s, seat, action)

    def view(self, state: State, seat: i64) -> View:
        """What a seat, a watcher or the table may know."""
        s = cast(ArtSocietyState, state)
        return see(s, seat, self.decisions(s))

    def guess(self, view: View, rng: Rng) -> State:
        """A position this view could come from."""
        return guess(cast(ArtSocietyView, view), rng)

    def result(self, state: State) -> Result | None:
        """The result, once the game is over."""
        s = cast(ArtSocietyState, state)
        return final_result(s) if s.phase == OVER else None

    def default(self, state: State, seat: i64) -> i64:
        """The easy player's move, for a seat whose time is up (AS-RULING-43)."""
        s = cast(ArtSocietyState, state)
        return safe_choice(s, seat, self.buffer, self.legal(s, seat, self.buffer))

    def describe(self, state: State, seat: i64, action: i64) -> str:
        """The action as a full sentence."""
        return sentence(cast(ArtSocietyState, state), int(seat), int(action))

    def target(self, action: i64) -> list[str]:
        """The things on the table the action touches."""
        return targets(int(action))

    def tell(self, line: Line) -> str:
        """A journal line as a sentence."""
        return told(line)

    def show(self, view: View) -> str:
        """The table as plain text."""
        return drawn(cast(ArtSocietyView, view))

    def variants(self, seats: int) -> dict[str, Setup]:
        """The plain game, and one for every switch."""
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
        """Twenty rounds of picks, bids and turns, each turn with at most 24 decor tiles, and as much again in the window."""
        return setup.seats + int(BID_COUNT) * (setup.seats + 2 + setup.seats * 110)

    def census(self, state: State) -> list[int]:
        """Each painting, each decor size and each bid card, counted wherever it lies (AS-PLACE-11)."""
        s = cast(ArtSocietyState, state)
        tiles = [0] * int(TILE_COUNT)
        decor = [int(s.cells[STOCK + index]) for index in range(SIZES)]
        if s.decor != 0:
            decor[s.decor - 1] += 1
        codes: list[int] = [s.new, s.lifted]
        piles: list[int] = [OFFER]
        piles.extend([SUPPLY[form] for form in range(FORMAT_COUNT)])
        piles.extend([MUSEUM + kind * MUSEUM_STEP for kind in range(KINDS)])
        cards: list[int] = []
        for seat in range(s.seats):
            place = side(seat)
            piles.extend([place + PAINTINGS, place + ASIDE])
            codes.extend([int(s.cells[place + ASSISTANT]), int(s.cells[place + STARTER])])
            in_hand = sum([int(s.cells[place + HAND + index]) for index in range(BID_COUNT)])
            started = 1 if size(s.cells, place + STACK) > 0 else 0
            cards.append(in_hand + int(size(s.cells, place + STACK)) - started + (1 if s.cells[place + CHOSEN] != 0 else 0))
            for length in range(SIZES):
                decor[length] += int(decor_on(s.cells, seat, length + 1))
        for pile in piles:
            for tile in listed(s.cells, pile):
                tiles[tile] += 1
        for code in codes:
            if code > DECOR_TILE:
                decor[code - int(DECOR_TILE) - 1] += 1
            elif code != 0:
                tiles[code - 1] += 1
        return tiles + decor + cards


GAME: Final = ArtSociety()
__all__ = ["GAME", "ArtSociety"]
