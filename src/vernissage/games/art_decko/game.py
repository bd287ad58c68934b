"""Art Decko: the Game, thin; every chapter of the rules has its own module."""

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from vernissage.core.game import Game, State
from vernissage.core.model import Decision, Line, Refusal, Result, Setup, View
from vernissage.core.piles import block, count
from vernissage.core.rng import Rng
from vernissage.games.art_decko import guessing, market, museum, opening, poster, refusals, scoring, speech, vision
from vernissage.games.art_decko.bags import held
from vernissage.games.art_decko.model import ArtDeckoSetup, ArtDeckoView
from vernissage.games.art_decko.payment import name_card, payment_options
from vernissage.games.art_decko.rig import arrange
from vernissage.games.art_decko.state import (
    CADMIUM_DECK,
    CHOOSING,
    CONTEXT,
    COUNTING,
    DECK,
    DISPLAY,
    DROPPING,
    ENTERING,
    FIRST,
    GOING,
    GONE,
    HAGGLING,
    HANGING,
    LYING,
    MARKING,
    OVER,
    OWNERS,
    PAYING,
    PHASE,
    PICKING,
    REMOVED,
    RIBBON,
    SIENNA_STACK,
    SPACE,
    TILES,
    TOKEN,
    TRACK,
    TURN,
    UNUSED,
    WANT,
    ArtDeckoState,
    discard,
    draw_pile,
    gallery,
    hand,
    hung,
    hung_card,
    hung_seat,
    length,
    space,
)
from vernissage.games.art_decko.tables import (
    CARDS,
    CLAIM_NONE,
    DONE,
    DROP,
    ENTER,
    GALLERIES,
    GENRES,
    GO,
    HANG,
    PAY,
    PICK,
    PICK_GOLD,
    ROOMS,
    SHOW,
    SPEND,
    STOP,
    TAKE_ONE,
    USE_GENRE,
    WILD,
    WORDS,
)
from vernissage.games.art_decko.turn import (
    action_options,
    ask_action,
    choose_action,
    discard_options,
    haggle,
    kind_options,
    name_discard,
    next_action,
    stop_discarding,
)


@final
class ArtDecko(Game):
    """A deck-building and market game for two to four players."""

    def __init__(self) -> None:
        super().__init__("vernissage.games.art_decko", "Art Decko", 2, 4, WORDS)

    @property
    def setup_type(self) -> type[Setup]:
        return ArtDeckoSetup

    @property
    def view_type(self) -> type[View]:
        return ArtDeckoView

    def new(self, setup: Setup, seed: int) -> State:
        s = opening.fresh_table(cast(ArtDeckoSetup, setup), seed)
        if setup.rig:
            arrange(s, setup.rig)
        ask_action(s)
        return s

    def blank(self, seats: int) -> State:
        return ArtDeckoState(seats, block(length(seats)), vec[i64]([1] * (seats + 1)), 0, 0, 0)

    def asked(self, state: State) -> i64:
        c = state.cells
        if i64(c[PHASE]) == OVER:
            return 0
        return 1 << i64(c[TURN])

    def mover(self, state: State) -> i64:
        c = state.cells
        return -1 if i64(c[PHASE]) == OVER else i64(c[TURN])

    def legal(self, state: State, seat: i64, options: vec[i64]) -> i64:
        s = cast(ArtDeckoState, state)
        c = s.cells
        phase = i64(c[PHASE])
        if phase == OVER or seat != i64(c[TURN]):
            return 0
        if phase == PAYING:
            return payment_options(s, options)
        if phase == DROPPING:
            return discard_options(s, options)
        if phase == CHOOSING:
            return action_options(s, options)
        if phase == HAGGLING:
            return kind_options(s, seat, options)
        if phase == GOING:
            return market.location_options(s, options)
        if phase == COUNTING:
            return market.count_options(options)
        if phase <= 5:
            return market.pick_options(s, options)
        if phase == ENTERING:
            return museum.room_options(s, options)
        if phase == HANGING:
            return museum.painting_options(s, seat, options)
        if phase == MARKING:
            return museum.marker_options(options)
        return museum.claim_options(s, seat, options)

    def apply(self, state: State, seat: i64, action: i64, payload: object = None) -> None:
        s = cast(ArtDeckoState, state)
        c = s.cells
        if action >= DROP:
            if action < STOP:
                name_discard(s, action - DROP)
            else:
                stop_discarding(s)
        elif action >= PAY:
            if action < DONE:
                name_card(s, action - PAY)
            else:
                if i64(c[CONTEXT]) == SHOW:
                    museum.hang(s)
                else:
                    market.buy(s)
                next_action(s)
        elif action < SPEND:
            choose_action(s, action)
        elif action < GO:
            haggle(s, action - SPEND)
            next_action(s)
        elif action < TAKE_ONE:
            market.go(s, action - GO)
        elif action < PICK:
            c[WANT] = u8(action - TAKE_ONE + 1)
            c[PHASE] = u8(PICKING)
        elif action < ENTER:
            market.pick(s, action - PICK if action < PICK + GENRES else action - PICK_GOLD)
        elif action < HANG:
            museum.enter(s, action - ENTER)
        elif action < USE_GENRE:
            museum.choose_painting(s, action - HANG)
        elif action < CLAIM_NONE:
            museum.choose_marker(s, i64(c[FIRST]) if action == USE_GENRE else WILD)
        else:
            museum.choose_claim(s, action - CLAIM_NONE)

    def decisions(self, state: State) -> list[Decision]:
        c = state.cells
        if i64(c[PHASE]) == OVER:
            return []
        ask, clause = refusals.ASKS[int(c[PHASE])]
        # Others see an action when it is committed, not while it is put together.
        return [Decision(int(c[TURN]), ask, clause, secret=True)]

    def why_not(self, state: State, seat: i64, action: i64, payload: object = None) -> Refusal | None:
        found = self.legal(state, seat, self.buffer)
        index: i64 = 0
        while index < found:
            if self.buffer[index] == action:
                return None
            index += 1
        return refusals.refuse(cast(ArtDeckoState, state), seat, action)

    def view(self, state: State, seat: i64) -> View:
        return vision.see(cast(ArtDeckoState, state), int(seat), self.decisions(state))

    def guess(self, view: View, rng: Rng) -> State:
        return guessing.guess(cast(ArtDeckoView, view), rng)

    def result(self, state: State) -> Result | None:
        return scoring.result(cast(ArtDeckoState, state)) if i64(state.cells[PHASE]) == OVER else None

    def describe(self, state: State, seat: i64, action: i64) -> str:
        return speech.describe(cast(ArtDeckoState, state), action)

    def target(self, action: i64) -> list[str]:
        return speech.targets(action)

    def tell(self, line: Line) -> str:
        return speech.tell(line)

    def show(self, view: View) -> str:
        return poster.show(cast(ArtDeckoView, view))

    def default(self, state: State, seat: i64) -> i64:
        """Haggling with the first card, paying what is shortest and keeping the hand are always safe."""
        found = self.legal(state, seat, self.buffer)
        phase = i64(state.cells[PHASE])
        return self.buffer[found - 1] if phase in (PAYING, DROPPING) else self.buffer[0]

    def variants(self, seats: int) -> dict[str, Setup]:
        return {
            "": ArtDeckoSetup(seats=seats),
            "without gold tiles": ArtDeckoSetup(seats=seats, gold_tiles=False),
            "without known cards": ArtDeckoSetup(seats=seats, known_cards=False, start=seats - 1),
        }

    def bound(self, setup: Setup) -> int:
        """The guard's rounds, with two payments and a discard of the largest deck in every turn (AD-RULING-50)."""
        return 150 * setup.seats * (3 * 117 + 20)

    def census(self, state: State) -> list[int]:
        c = state.cells
        seats = int(state.seats)
        bags = [DECK, CADMIUM_DECK, REMOVED, SPACE, space(1)]
        for seat in range(seats):
            bags += [hand(seat), draw_pile(seat), discard(seat)]
        piles = [DISPLAY] + [gallery(location) for location in range(GALLERIES)]
        cards = []
        for card in range(CARDS):
            found = sum(held(c, place, card) for place in bags) + sum(count(c, place, card) for place in piles)
            found += sum(hung_card(c, room, index) == card for room in range(ROOMS) for index in range(int(c[hung(room)])))
            cards.append(found + (int(c[SIENNA_STACK]) if card == 20 else 0))
        tokens = [
            int(c[TRACK + value]) + int(c[GONE + value]) + sum(int(c[TOKEN + location]) == value for location in range(GALLERIES))
            for value in range(17)
        ]
        markers = []
        for kind in range(6):
            hanging = sum(int(c[hung(room) + 3 + 3 * at]) == kind for room in range(ROOMS) for at in range(int(c[hung(room)])))
            markers.append(int(c[UNUSED + kind]) + sum(int(c[LYING + 6 * room + kind]) for room in range(ROOMS)) + hanging)
        ribbons = []
        for seat in range(seats):
            own = sum(hung_seat(c, room, at) == seat for room in range(ROOMS) for at in range(int(c[hung(room)])))
            ribbons.append(int(c[RIBBON + seat]) + own + sum(int(c[OWNERS + bonus]) == seat + 1 for bonus in range(4)))
        return cards + tokens + markers + ribbons + [int(c[TILES + room]) for room in range(ROOMS)]


GAME: Final = ArtDecko()
__all__ = ["GAME", "ArtDecko"]
