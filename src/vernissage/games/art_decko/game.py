"""Art Decko: the Game, thin; every chapter of the rules has its own module."""

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from vernissage.core.game import Game, State
from vernissage.core.model import Decision, Line, Message, Refusal, Result, Setup, View
from vernissage.core.piles import count
from vernissage.core.rng import Rng
from vernissage.games.art_decko import guessing, market, museum, refusals, scoring, terminal, views, words
from vernissage.games.art_decko import state as at
from vernissage.games.art_decko import tables as box
from vernissage.games.art_decko.bags import held
from vernissage.games.art_decko.model import ArtDeckoSetup, ArtDeckoView
from vernissage.games.art_decko.payment import name_card, payment_options
from vernissage.games.art_decko.rig import arrange
from vernissage.games.art_decko.setup import fresh_table
from vernissage.games.art_decko.state import (
    ArtDeckoState,
    discard,
    draw_pile,
    empty_state,
    gallery,
    hand,
    hung,
    hung_card,
    hung_marker,
    hung_seat,
    lying,
    space,
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
        super().__init__("vernissage.games.art_decko", "Art Decko", 2, int(at.MOST_SEATS), box.WORDS)

    @property
    def setup_type(self) -> type[Setup]:
        return ArtDeckoSetup

    @property
    def view_type(self) -> type[View]:
        return ArtDeckoView

    def new(self, setup: Setup, seed: int) -> State:
        s = fresh_table(cast(ArtDeckoSetup, setup), seed)
        if setup.rig:
            arrange(s, setup.rig)
        ask_action(s)
        return s

    def blank(self, seats: int) -> State:
        return empty_state(seats, vec[i64]([1] * (seats + 1)))

    def asked(self, state: State) -> i64:
        c = state.cells
        if i64(c[at.PHASE]) == at.OVER:
            return 0
        return 1 << i64(c[at.TURN])

    def mover(self, state: State) -> i64:
        c = state.cells
        if i64(c[at.PHASE]) == at.OVER:
            return -1
        return i64(c[at.TURN])

    def legal(self, state: State, seat: i64, options: vec[i64]) -> i64:
        s = cast(ArtDeckoState, state)
        c = s.cells
        phase = i64(c[at.PHASE])
        if phase == at.OVER or seat != i64(c[at.TURN]):
            return 0
        if phase == at.PAYING:
            return payment_options(s, options)
        if phase == at.DROPPING:
            return discard_options(s, options)
        if phase == at.CHOOSING:
            return action_options(s, options)
        if phase == at.HAGGLING:
            return kind_options(s, seat, options)
        if phase == at.GOING:
            return market.location_options(s, options)
        if phase == at.COUNTING:
            return market.count_options(options)
        if phase <= at.PAIRING:
            return market.pick_options(s, options)
        if phase == at.ENTERING:
            return museum.room_options(s, options)
        if phase == at.HANGING:
            return museum.painting_options(s, seat, options)
        if phase == at.MARKING:
            return museum.marker_options(options)
        return museum.claim_options(s, seat, options)

    def apply(self, state: State, seat: i64, action: i64, payload: object = None) -> None:
        s = cast(ArtDeckoState, state)
        c = s.cells
        if action >= box.DROP:
            if action < box.STOP:
                name_discard(s, action - box.DROP)
            else:
                stop_discarding(s)
        elif action >= box.PAY:
            if action < box.DONE:
                name_card(s, action - box.PAY)
            else:
                if i64(c[at.CONTEXT]) == box.SHOW:
                    museum.hang(s)
                else:
                    market.buy(s)
                next_action(s)
        elif action < box.SPEND:
            choose_action(s, action)
        elif action < box.GO:
            haggle(s, action - box.SPEND)
            next_action(s)
        elif action < box.TAKE_ONE:
            market.go(s, action - box.GO)
        elif action < box.PICK:
            c[at.WANT] = u8(action - box.TAKE_ONE + 1)
            c[at.PHASE] = u8(at.PICKING)
        elif action < box.ENTER:
            market.pick(s, action - box.PICK if action < box.PICK + box.GENRES else action - box.PICK_GOLD)
        elif action < box.HANG:
            museum.enter(s, action - box.ENTER)
        elif action < box.USE_GENRE:
            museum.choose_painting(s, action - box.HANG)
        elif action < box.CLAIM_NONE:
            museum.choose_marker(s, i64(c[at.FIRST]) if action == box.USE_GENRE else box.WILD)
        else:
            museum.choose_claim(s, action - box.CLAIM_NONE)

    def proceed(self, state: State, seat: i64, action: i64) -> i64:
        self.apply(state, seat, action)
        return self.mover(state)

    def any_option(self, state: State, seat: i64, options: vec[i64], rng: Rng) -> i64:
        return options[rng.below(self.legal(state, seat, options))]

    def decisions(self, state: State) -> list[Decision]:
        c = state.cells
        if i64(c[at.PHASE]) == at.OVER:
            return []
        ask, clause = refusals.ASKS[int(c[at.PHASE])]
        # Others see an action when it is committed, not while it is put together.
        return [Decision(int(c[at.TURN]), ask, clause, secret=True)]

    def why_not(self, state: State, seat: i64, action: i64, payload: object = None) -> Refusal | None:
        if self.offers(state, seat, action):
            return None
        return refusals.refuse(cast(ArtDeckoState, state), seat, action)

    def view(self, state: State, seat: i64) -> View:
        return views.see(cast(ArtDeckoState, state), int(seat), self.decisions(state))

    def guess(self, view: View, rng: Rng) -> State:
        return guessing.guess(cast(ArtDeckoView, view), rng)

    def result(self, state: State) -> Result | None:
        return scoring.result(cast(ArtDeckoState, state)) if i64(state.cells[at.PHASE]) == at.OVER else None

    def describe(self, state: State, seat: i64, action: i64) -> Message:
        return words.describe(cast(ArtDeckoState, state), action)

    def target(self, action: i64) -> list[str]:
        return words.targets(action)

    def tell(self, line: Line) -> Message:
        return words.tell(line)

    def show(self, view: View) -> str:
        return terminal.show(cast(ArtDeckoView, view))

    def default(self, state: State, seat: i64) -> i64:
        """Haggling with the first card, paying what is shortest and keeping the hand are always safe."""
        options = self.options(state, seat)
        phase = i64(state.cells[at.PHASE])
        return options[-1] if phase in (at.PAYING, at.DROPPING) else options[0]

    def pictures(self) -> list[str]:
        """What the poster shows."""
        return ["AN2", "PA2", "SU1"]

    def rivals(self) -> int:
        """A quick table has this many bots."""
        return 2

    def first_game(self) -> dict[str, bool | int | str]:
        """The gold bonus tiles are for those who know the others (AD-SETUP-09)."""
        return {"gold_tiles": False}

    def standing(self, view: View) -> dict[str, list[int]]:
        """What the charts of a finished game are drawn from."""
        players = cast(ArtDeckoView, view).players
        return {
            "score": [each.score for each in players],
            "cards": [each.hand_size + each.draw_size + len(each.discard) for each in players],
        }

    def variants(self, seats: int) -> dict[str, Setup]:
        return {
            "": ArtDeckoSetup(seats=seats),
            "without gold tiles": ArtDeckoSetup(seats=seats, gold_tiles=False),
            "without known cards": ArtDeckoSetup(seats=seats, known_cards=False, start=seats - 1),
        }

    def bound(self, setup: Setup) -> int:
        """The guard's rounds, with two payments and a discard of the largest deck in every turn (AD-RULING-50)."""
        cards = sum(box.COPIES)
        other_words = 20  # going, picking, hanging, claiming and stopping, in both actions
        return box.FIGURES[box.LAST_ROUND] * setup.seats * (3 * cards + other_words)

    def census(self, state: State) -> list[int]:
        c = state.cells
        seats = int(state.seats)
        bags = [at.DECK, at.CADMIUM_DECK, at.REMOVED, space(0), space(1)]
        for seat in range(seats):
            bags += [hand(seat), draw_pile(seat), discard(seat)]
        piles = [at.DISPLAY] + [gallery(location) for location in range(box.GALLERIES)]
        cards = []
        for card in range(box.CARDS):
            found = sum(held(c, place, card) for place in bags) + sum(count(c, place, card) for place in piles)
            found += sum(
                hung_card(c, room, index) == card for room in range(box.ROOMS) for index in range(int(c[hung(room)]))
            )
            cards.append(found + (int(c[at.SIENNA_STACK]) if card == box.GOLD_CARD + box.G5 else 0))
        tokens = [
            int(c[at.TRACK + value])
            + int(c[at.GONE + value])
            + sum(int(c[at.TOKEN + location]) == value for location in range(box.GALLERIES))
            for value in range(at.TOKEN_VALUES)
        ]
        markers = []
        for kind in range(box.MARKERS):
            hanging = sum(
                hung_marker(c, room, spot) == kind for room in range(box.ROOMS) for spot in range(int(c[hung(room)]))
            )
            markers.append(
                int(c[at.UNUSED + kind]) + sum(int(c[lying(room) + kind]) for room in range(box.ROOMS)) + hanging
            )
        ribbons = []
        for seat in range(seats):
            own = sum(
                hung_seat(c, room, spot) == seat for room in range(box.ROOMS) for spot in range(int(c[hung(room)]))
            )
            ribbons.append(
                int(c[at.RIBBON + seat])
                + own
                + sum(int(c[at.OWNERS + bonus]) == seat + 1 for bonus in range(box.BONUSES))
            )
        return cards + tokens + markers + ribbons + [int(c[at.TILES + room]) for room in range(box.ROOMS)]


GAME: Final = ArtDecko()
__all__ = ["GAME", "ArtDecko"]
