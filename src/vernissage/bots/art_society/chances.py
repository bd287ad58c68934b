"""Chances to win Art Society: points expected, points now, cards in hand and the order of play."""

from typing import cast

from vernissage.bots.art_society.weights import judge
from vernissage.bots.search.advice import SearchedChances
from vernissage.core.game import Game, State
from vernissage.games.art_society.scoring import total
from vernissage.games.art_society.state import BIDDING, HANGING, ORDER, TAKING, ArtSocietyState


class SocietyChances(SearchedChances):
    """Judges when a round begins, when its paintings lie open, and before every turn."""

    names = ("expected", "points", "order", "hand", "hand for long")

    def __init__(self, game: Game) -> None:
        self.judge = judge()
        super().__init__(game, self.judge)

    def moment(self, state: State) -> int:
        # Before the first round everybody hangs a starting painting in secret.
        s = cast(ArtSocietyState, state)
        return 2 * int(self.judge.clock(state)) + int(s.phase == BIDDING) if s.round > 0 else 0

    def clock(self, state: State) -> float:
        return self.judge.figures(state, 0)[0]

    def figures(self, state: State) -> list[list[float]]:
        s = cast(ArtSocietyState, state)
        found = []
        for seat in range(int(s.seats)):
            rounds, strength, *_ = self.judge.figures(s, seat)
            expected = self.judge.expected(s, seat, rounds)
            found.append([expected, float(total(s, seat)), turn_to_come(s, seat), strength, strength * rounds])
        return found


def turn_to_come(s: ArtSocietyState, seat: int) -> float:
    """The earlier a turn that is still to come in this round, the more; 0 where there is none."""
    if s.phase not in (TAKING, HANGING):
        return 0.0
    order = [int(s.cells[ORDER + 1 + place]) for place in range(int(s.cells[ORDER]))]
    place = order.index(seat)
    return 0.0 if place < s.turn else (len(order) - place) / len(order)


def chances(game: Game) -> SocietyChances:
    """What positions of Art Society come to."""
    return SocietyChances(game)
