"""Chances to win Art Decko, by the points the judge expects of every seat."""

from typing import cast

from vernissage.bots.art_decko.weights import judge
from vernissage.bots.search.advice import SearchedChances
from vernissage.core.game import Game, State
from vernissage.games.art_decko.state import SCORES, ArtDeckoState


class DeckoChances(SearchedChances):
    """Judges at the start of every turn."""

    names = ("expected", "points")
    horizon = 2

    def __init__(self, game: Game) -> None:
        self.judge = judge()
        super().__init__(game, self.judge)

    def moment(self, state: State) -> int:
        return int(self.judge.clock(state))

    def clock(self, state: State) -> float:
        return self.judge.played(cast(ArtDeckoState, state))

    def figures(self, state: State) -> list[list[float]]:
        s = cast(ArtDeckoState, state)
        played = self.judge.played(s)
        self.judge.figures(s, 0)  # takes stock of all seats, which expecting builds on
        return [
            [self.judge.expected(s, seat, played), float(s.cells[SCORES + seat])] for seat in range(int(state.seats))
        ]


def chances(game: Game) -> DeckoChances:
    """What positions of Art Decko come to."""
    return DeckoChances(game)
