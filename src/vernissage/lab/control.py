"""The luck of a game as a judge saw it, to be taken off its result: what a draw brought beyond what it would have
brought on average.

The judge is the one of the reviews, fitted long before. Wherever a move turns something over, the same move is made a
few times more with what nobody has seen shuffled anew; what happened less the mean of what might have happened is luck,
and its expectation is nothing whatever the judge is worth. A result less its luck therefore says the same as the
result, with less noise (after AIVAT, Burch and others 2018).
"""

from collections.abc import Callable
from typing import Any, Final, cast

from vernissage.bots.chances import FittedChances, chances_of
from vernissage.bots.search.trees import renew
from vernissage.core.game import Game, State
from vernissage.core.piles import size
from vernissage.core.rng import Rng
from vernissage.games.art_society import state as society
from vernissage.games.art_society.tables import FORMAT_COUNT
from vernissage.games.avant_carde import state as carde
from vernissage.games.avant_carde.state import AvantCardeState, home, stack_place

AGAIN: Final = 8  # times a move is made once more


class Control:
    """The luck of every seat in one game, added up while it is played."""

    def __init__(self, game: Game, state: State, rng: Rng) -> None:
        self.game = game
        self.judge = chances_of(game)
        self.rng = rng
        self.luck = [0.0] * int(state.seats)

    def moved(self, before: State, seat: int, action: int, payload: Any, after: State) -> None:
        """A move was made; what it turned over counts beside what it might have."""
        if not after.sealed:
            return
        for _ in range(AGAIN):
            other = before.clone()
            shuffle_unseen(self.game.key, other, self.rng)
            self.game.apply(other, seat, action, payload)
            # One shuffle for both: what has not changed is then seen alike, and only the draw is left between them.
            shuffle = self.rng.fork()
            own, might = self.chances(after, shuffle.clone()), self.chances(other, shuffle)
            for each, (chance, mean) in enumerate(zip(own, might, strict=True)):
                self.luck[each] += (chance - mean) / AGAIN

    def chances(self, state: State, shuffle: Rng) -> list[float]:
        """What the judge says of what can be seen: it reads whole positions, so what lies face down is mixed first."""
        seen = state.clone()
        shuffle_unseen(self.game.key, seen, shuffle)
        return self.judge.chances(seen, self.rng)


def judged(game: Game, seats: int) -> bool:
    """A judge was fitted to tables of this size."""
    judge = chances_of(game)
    return isinstance(judge, FittedChances) and game.key in UNSEEN and str(seats) in judge.fitted.seats


def shuffle_unseen(key: str, state: State, rng: Rng) -> None:
    """What lies face down and nobody has seen is in another order, and draws will be others."""
    renew(state, rng)
    UNSEEN[key](state, rng)


def supply(state: State, rng: Rng) -> None:
    """Art Society: the paintings of every format."""
    for form in range(int(FORMAT_COUNT)):
        place = society.SUPPLY[form]
        mix(state, int(place), 0, size(state.cells, place), rng)


def decks(state: State, rng: Rng) -> None:
    """Avant Carde: everybody's deck, and of each stack what lies between the cards tucked before all eyes and the open
    one on top.
    """
    s = cast(AvantCardeState, state)
    for seat in range(int(s.seats)):
        place = home(seat) + carde.DECK
        mix(s, int(place), 0, size(s.cells, place), rng)
    for number in range(2, 8):
        place = stack_place(number)
        known = int(s.cells[carde.KNOWN + number - 2])
        mix(s, int(place), known, size(s.cells, place) - 1, rng)


def mix(state: State, place: int, first: int, end: int, rng: Rng) -> None:
    """The cards of a pile from one index up to another are in any order."""
    cards = sorted(int(state.cells[place + 1 + index]) for index in range(first, end))
    rng.mix(cards)
    for index, card in enumerate(cards, first):
        state.cells[place + 1 + index] = card


def nothing(state: State, rng: Rng) -> None:
    """Art Decko: piles nobody has looked into are bags, without an order."""


UNSEEN: Final[dict[str, Callable[[State, Rng], None]]] = {
    "art_decko": nothing,
    "art_society": supply,
    "avant_carde": decks,
}
