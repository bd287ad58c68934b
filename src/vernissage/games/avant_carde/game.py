"""Avant Carde: a deck-builder for one to five players in which lines of matching cards earn money and money earns awards."""

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.core.game import Game, State
from vernissage.core.model import Decision, Line, Refusal, Result, Setup, View
from vernissage.core.rng import Rng
from vernissage.games.avant_carde.guessing import guess_from
from vernissage.games.avant_carde.line import play_card, play_options
from vernissage.games.avant_carde.model import AvantCardeSetup, AvantCardeView
from vernissage.games.avant_carde.patrons.everyone import PATRONS
from vernissage.games.avant_carde.refusals import refusal
from vernissage.games.avant_carde.rig import set_table
from vernissage.games.avant_carde.rounds import next_turn, stop
from vernissage.games.avant_carde.scoring import final_result
from vernissage.games.avant_carde.shop import forger_asked, shop, shop_options
from vernissage.games.avant_carde.state import (
    BUYING,
    DECK,
    FRAME,
    FRAMES,
    HAND,
    HELD,
    OVER,
    PILE,
    PLAYING,
    TRASH,
    AvantCardeState,
    blank_state,
    home,
    line_size,
    patron_of,
    slot_at,
    stack_place,
)
from vernissage.games.avant_carde.tables import DECLINE, END, FORGE_NO, KINDS, STOP, vocabulary
from vernissage.games.avant_carde.telling import describe_action, show_view, target_of, tell_line
from vernissage.games.avant_carde.variants import bound_of, variants_for
from vernissage.games.avant_carde.views import view_of


@final
class AvantCarde(Game):
    """The rules of Avant Carde."""

    def __init__(self) -> None:
        super().__init__("vernissage.games.avant_carde", "Avant Carde", 1, 5, vocabulary())

    @property
    def setup_type(self) -> type[Setup]:
        return AvantCardeSetup

    @property
    def view_type(self) -> type[View]:
        return AvantCardeView

    def new(self, setup: Setup, seed: int) -> State:
        return set_table(cast(AvantCardeSetup, setup), seed, self.book)

    def blank(self, seats: int) -> State:
        return blank_state(seats, vec[i64]([1] * (seats + 1)))

    def asked(self, state: State) -> i64:
        s = cast(AvantCardeState, state)
        if s.phase == PLAYING:
            return s.playing
        if s.phase == OVER:
            return 0
        return 1 << (forger_asked(s) if s.forging > 0 else s.active)

    def mover(self, state: State) -> i64:
        s = cast(AvantCardeState, state)
        if s.phase == BUYING:
            return forger_asked(s) if s.forging > 0 else s.active
        if s.phase == OVER:
            return -1
        seat: i64 = 0
        while (s.playing >> seat) & 1 == 0:
            seat += 1
        return seat

    def legal(self, state: State, seat: i64, options: vec[i64]) -> i64:
        s = cast(AvantCardeState, state)
        if s.phase == PLAYING:
            return play_options(s, seat, options) if seat >= 0 and (s.playing >> seat) & 1 != 0 else 0
        if s.phase == OVER or seat != (forger_asked(s) if s.forging > 0 else s.active):
            return 0
        return shop_options(s, seat, options)

    def apply(self, state: State, seat: i64, action: i64, payload: object = None) -> None:
        s = cast(AvantCardeState, state)
        if s.phase == PLAYING:
            if action == STOP:
                stop(s, seat)
            else:
                play_card(s, seat, action)
        elif action == END:
            next_turn(s, seat)
        else:
            shop(s, seat, action)

    def decisions(self, state: State) -> list[Decision]:
        s = cast(AvantCardeState, state)
        if s.phase == PLAYING:
            return [play_decision(s, seat) for seat in range(int(s.seats)) if (s.playing >> seat) & 1 != 0]
        if s.phase == BUYING:
            if s.forging > 0:
                return [Decision(int(forger_asked(s)), "forge", "AC-PA5-01")]
            return [Decision(int(s.active), "buy", "AC-POWER-10")]
        return []

    def why_not(self, state: State, seat: i64, action: i64, payload: object = None) -> Refusal | None:
        s = cast(AvantCardeState, state)
        options = self.buffer
        count = self.legal(s, seat, options)
        index: i64 = 0
        while index < count:
            if options[index] == action:
                return None
            index += 1
        return refusal(s, seat, action)

    def view(self, state: State, seat: i64) -> View:
        return view_of(cast(AvantCardeState, state), int(seat), self.decisions(state))

    def guess(self, view: View, rng: Rng) -> State:
        return guess_from(cast(AvantCardeView, view), rng)

    def result(self, state: State) -> Result | None:
        return final_result(cast(AvantCardeState, state))

    def default(self, state: State, seat: i64) -> i64:
        """Stop, decline, pass or end where that is possible, else the first card of the hand."""
        options = self.buffer
        count = self.legal(state, seat, options)
        index: i64 = 0
        while index < count:
            if options[index] in (STOP, DECLINE, END, FORGE_NO):
                return options[index]
            index += 1
        return options[0]

    def describe(self, state: State, seat: i64, action: i64) -> str:
        return describe_action(cast(AvantCardeState, state), seat, action)

    def target(self, action: i64) -> list[str]:
        return target_of(action)

    def tell(self, line: Line) -> str:
        return tell_line(line, self.book)

    def show(self, view: View) -> str:
        return show_view(cast(AvantCardeView, view))

    def variants(self, seats: int) -> dict[str, Setup]:
        return variants_for(seats)

    def bound(self, setup: Setup) -> int:
        return bound_of(setup)

    def census(self, state: State) -> list[int]:
        """The cards of each kind, wherever they lie."""
        s = cast(AvantCardeState, state)
        counts = [int(s.cells[TRASH + kind]) for kind in range(KINDS)]
        for seat in range(int(s.seats)):
            base = home(seat)
            for place in (base + HAND, base + DECK, base + PILE, base + HELD):
                for index in range(i64(s.cells[place])):
                    counts[i64(s.cells[place + 1 + index])] += 1
            for spot in range(line_size(s, seat)):
                counts[i64(s.cells[slot_at(seat, spot)])] += 1
        for number in range(2, 8):
            place = stack_place(number)
            for index in range(i64(s.cells[place])):
                counts[i64(s.cells[place + 1 + index])] += 1
        return counts


def play_decision(s: AvantCardeState, seat: i64) -> Decision:
    """What a seat is asked in its Play part; nobody else hears the answer before the reveal (AC-PLAY-01)."""
    base = home(seat)
    frames = i64(s.cells[base + FRAMES])
    if frames == 0:
        return Decision(int(seat), "lay", "AC-PLAY-03" if line_size(s, seat) > 0 else "AC-PLAY-02", secret=True)
    at = base + FRAMES + 1 + FRAME * (frames - 1)
    patron = PATRONS[patron_of(s, i64(s.cells[at + 1]))]
    return Decision(int(seat), "power", patron.clause(i64(s.cells[at + 2])), secret=True)


GAME: Final = AvantCarde()
