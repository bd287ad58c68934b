"""Choices weighed by a game's own search, for as many passes as a review asks for and never by the clock."""

from typing import Final

from vernissage.bots.chances import FittedChances, Weighing
from vernissage.bots.search.regret import Bidding
from vernissage.bots.search.trees import NEVER, Judge, Search
from vernissage.core.game import Game, State
from vernissage.core.model import View
from vernissage.core.rng import Rng

LOOKS: Final = 24  # passes that look for the best option, for each guessed world
PAIRS: Final = 40  # passes that compare it with what was played
CLOSELY: Final = 3  # times as many, where much seems to have been given away
MUCH: Final = 0.04  # on the search's own scale
CURIOSITY: Final = 0.4
DOUBT: Final = 2.0  # deviations by which the best must be better: what cannot be told apart is as good
SERIOUS: Final = 0.1  # of the answer taken most: what is drawn less often from a mixture is no part of it


class SearchedChances(FittedChances):
    """Fitted chances of a game whose judge can search."""

    horizon = 1

    def __init__(self, game: Game, judge: Judge) -> None:
        super().__init__(game)
        self.searcher = judge
        self.search = Search(judge, LOOKS, 1, self.horizon, CURIOSITY)

    def weigh(self, view: View, options: list[int], played: int, rng: Rng, depth: int) -> Weighing:
        """One search looks for the best option; another one, which has not chosen it, compares it with what was
        played.
        """
        world = self.game.guess(view, rng)
        if self.searcher.secret(world):
            return self.mixed(world, view, played, rng, depth)
        search = self.search
        search.worlds, search.passes = depth, LOOKS * depth
        found = search.run(self.game, view, rng, NEVER)
        best, _, value = found[0]
        if best == played or self.searcher.effort(world) == 0.0:
            value = self.calibrated(world, value)
            return Weighing(played, value, value)
        search.passes = PAIRS * depth
        better, own, error = search.between(self.game, view, rng, best, played)
        if better - own >= MUCH:
            # What may be called a blunder is looked at more closely, so that another look calls it one too.
            search.passes = CLOSELY * PAIRS * depth
            better, own, error = search.between(self.game, view, rng, best, played)
        if better - own < DOUBT * error:
            value = self.calibrated(world, max(better, own))
            return Weighing(played, value, value)
        return Weighing(best, self.calibrated(world, better), self.calibrated(world, own))

    def mixed(self, world: State, view: View, played: int, rng: Rng, depth: int) -> Weighing:
        """Where answers are secret, the right play is a mixture: whatever belongs to it is worth what it is worth."""
        bidding = Bidding(self.searcher, 2 * depth, min(8, depth), 1)
        found = bidding.run(self.game, view, rng, NEVER)
        most = max(share for _, share, _ in found)
        right = [(share, value) for _, share, value in found if share >= SERIOUS * most]
        mean = sum(share * value for share, value in right) / sum(share for share, _ in right)
        share, value = next((share, value) for action, share, value in found if action == played)
        whole = self.calibrated(world, mean)
        if share >= SERIOUS * most or value >= mean:
            return Weighing(played, whole, whole)
        best = max(found, key=lambda each: each[1])[0]
        return Weighing(best, whole, self.calibrated(world, value))
