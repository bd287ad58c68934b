"""The luck of a game as a judge saw it, to be taken off its result: what a draw brought beyond what it would have
brought on average.

The judge is the one of the reviews, fitted long before. Wherever a move turns something over, the same move is made a
few times more with other random numbers; what happened less the mean of what might have happened is luck, and its
expectation is nothing whatever the judge is worth. A result less its luck therefore says the same as the result, with
less noise as far as the judge sees what a draw is worth (after AIVAT, Burch and others 2018).
"""

from typing import Any, Final

from vernissage.bots.chances import FittedChances, chances_of
from vernissage.bots.search.trees import renew
from vernissage.core.game import Game, State
from vernissage.core.rng import Rng

AGAIN: Final = 8  # times a move is made once more
# In these games piles nobody has looked into are bags: other random numbers are another draw. The judges of Art Society
# and Avant Carde weigh walls and decks, which change only when what was drawn is used, so they see no luck at all.
SEEN: Final = ("art_decko",)


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
        own = self.judge.chances(after, self.rng)
        for _ in range(AGAIN):
            other = before.clone()
            renew(other, self.rng)
            self.game.apply(other, seat, action, payload)
            for each, chance in enumerate(self.judge.chances(other, self.rng)):
                self.luck[each] += (own[each] - chance) / AGAIN


def judged(game: Game, seats: int) -> bool:
    """A judge was fitted to tables of this size, and sees what a draw is worth."""
    judge = chances_of(game) if game.key in SEEN else None
    return isinstance(judge, FittedChances) and str(seats) in judge.fitted.seats
