"""Avant Carde: a deck-builder for one to five players in which lines of matching cards earn money and money earns
awards.
"""

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.core.game import Game, State
from vernissage.core.model import Decision, Line, Message, Refusal, Result, Setup, View
from vernissage.core.rng import Rng
from vernissage.games.avant_carde import state as at
from vernissage.games.avant_carde.guessing import guess_from
from vernissage.games.avant_carde.line import play_card, play_options
from vernissage.games.avant_carde.model import AvantCardeSetup, AvantCardeView
from vernissage.games.avant_carde.patrons.parisians import FORGER
from vernissage.games.avant_carde.patrons.patron import PATRONS
from vernissage.games.avant_carde.refusals import refusal
from vernissage.games.avant_carde.rounds import next_turn, stop
from vernissage.games.avant_carde.scoring import final_result
from vernissage.games.avant_carde.setup import bound_of, set_table, variants_for
from vernissage.games.avant_carde.shop import forger_asked, shop, shop_options
from vernissage.games.avant_carde.state import (
    AvantCardeState,
    blank_state,
    home,
    line_size,
    patron_of,
    slot_at,
    stack_place,
)
from vernissage.games.avant_carde.tables import KINDS
from vernissage.games.avant_carde.terminal import show
from vernissage.games.avant_carde.views import view_of
from vernissage.games.avant_carde.vocabulary import DECLINE, END, STOP, VOCABULARY
from vernissage.games.avant_carde.words import describe, target, tell


@final
class AvantCarde(Game):
    """The rules of Avant Carde."""

    def __init__(self) -> None:
        super().__init__("vernissage.games.avant_carde", "Avant Carde", 1, 5, VOCABULARY.words)

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
        if s.phase == at.PLAYING:
            return s.playing
        if s.phase == at.OVER:
            return 0
        return 1 << (forger_asked(s) if s.forging > 0 else s.active)

    def mover(self, state: State) -> i64:
        s = cast(AvantCardeState, state)
        if s.phase == at.BUYING:
            return forger_asked(s) if s.forging > 0 else s.active
        if s.phase == at.OVER:
            return -1
        seat: i64 = 0
        while (s.playing >> seat) & 1 == 0:
            seat += 1
        return seat

    def any_option(self, state: State, seat: i64, options: vec[i64], rng: Rng) -> i64:
        return options[rng.below(self.legal(state, seat, options))]

    def legal(self, state: State, seat: i64, options: vec[i64]) -> i64:
        s = cast(AvantCardeState, state)
        if s.phase == at.PLAYING:
            if seat >= 0 and (s.playing >> seat) & 1 != 0:
                return play_options(s, seat, options)
            return 0
        if s.phase == at.OVER or seat != (forger_asked(s) if s.forging > 0 else s.active):
            return 0
        return shop_options(s, seat, options)

    def apply(self, state: State, seat: i64, action: i64, payload: object = None) -> None:
        s = cast(AvantCardeState, state)
        if s.phase == at.PLAYING:
            if action < KINDS or action != STOP.first:
                play_card(s, seat, action)
            else:
                stop(s, seat)
        elif action == END.first:
            next_turn(s, seat)
        else:
            shop(s, seat, action)

    def proceed(self, state: State, seat: i64, action: i64) -> i64:
        self.apply(state, seat, action)
        return self.mover(state)

    def decisions(self, state: State) -> list[Decision]:
        s = cast(AvantCardeState, state)
        if s.phase == at.PLAYING:
            return [play_decision(s, seat) for seat in range(int(s.seats)) if (s.playing >> seat) & 1 != 0]
        if s.phase == at.BUYING:
            if s.forging > 0:
                return [Decision(int(forger_asked(s)), "forge", "AC-PA5-01")]
            return [Decision(int(s.active), "buy", "AC-POWER-10")]
        return []

    def why_not(self, state: State, seat: i64, action: i64, payload: object = None) -> Refusal | None:
        s = cast(AvantCardeState, state)
        return None if self.offers(s, seat, action) else refusal(s, seat, action)

    def view(self, state: State, seat: i64) -> View:
        return view_of(cast(AvantCardeState, state), int(seat), self.decisions(state))

    def guess(self, view: View, rng: Rng) -> State:
        return guess_from(cast(AvantCardeView, view), rng)

    def result(self, state: State) -> Result | None:
        return final_result(cast(AvantCardeState, state))

    def default(self, state: State, seat: i64) -> i64:
        """Stop, decline, pass or end where that is possible, else the first card of the hand."""
        options = self.options(state, seat)
        for action in options:
            if action in (STOP.first, DECLINE.first, END.first, FORGER.no.first):
                return action
        return options[0]

    def describe(self, state: State, seat: i64, action: i64) -> Message:
        return describe(cast(AvantCardeState, state), int(seat), int(action))

    def target(self, action: i64) -> list[str]:
        return target(int(action))

    def tell(self, line: Line) -> Message:
        return tell(line)

    def show(self, view: View) -> str:
        return show(cast(AvantCardeView, view))

    def pictures(self) -> list[str]:
        """What the poster shows."""
        return ["orange-2", "blue-5", "NY7"]

    def rivals(self) -> int:
        """A quick table has this many bots."""
        return 2

    def standing(self, view: View) -> dict[str, list[int]]:
        """What the charts of a finished game are drawn from."""
        players = cast(AvantCardeView, view).players
        return {"awards": [each.awards for each in players], "made": [each.made for each in players]}

    def variants(self, seats: int) -> dict[str, Setup]:
        return variants_for(seats)

    def bound(self, setup: Setup) -> int:
        return bound_of(setup)

    def census(self, state: State) -> list[int]:
        """The cards of each kind, wherever they lie."""
        s = cast(AvantCardeState, state)
        counts = [int(s.cells[at.TRASH + kind]) for kind in range(KINDS)]
        for seat in range(int(s.seats)):
            base = home(seat)
            for place in (base + at.HAND, base + at.DECK, base + at.PILE, base + at.HELD):
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
    frames = i64(s.cells[base + at.FRAMES])
    if frames == 0:
        if line_size(s, seat) == 0:
            return Decision(int(seat), "first", "AC-PLAY-02", secret=True)
        return Decision(int(seat), "lay", "AC-PLAY-03", secret=True)
    frame = base + at.FRAMES + 1 + at.FRAME * (frames - 1)
    patron = PATRONS[patron_of(s, i64(s.cells[frame + at.WHOSE]))]
    step = i64(s.cells[frame + at.STEP])
    return Decision(int(seat), patron.ask(step), patron.clause(step), secret=True)


GAME: Final = AvantCarde()
