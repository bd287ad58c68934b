"""A thinker for Avant Carde: lines by the chain solver as far as its time goes, Buy turns by search."""

import time
from typing import cast

from vernissage.bots.avant_carde_judge import CardeJudge
from vernissage.bots.bot import Bot, Budget, Choice
from vernissage.bots.searcher import RESERVE, Config, Thinker
from vernissage.core.game import Game
from vernissage.core.model import View
from vernissage.core.rng import Rng
from vernissage.games.avant_carde.model import AvantCardeView
from vernissage.games.avant_carde.solver import Goal, Solver
from vernissage.games.avant_carde.state import AvantCardeState

GROWTH = 4  # each deeper look at a line takes about so many times as long as the one before


class CardeThinker(Bot):
    """Plays the line that earns most on average, and buys for the rounds to come."""

    def __init__(self, level: str, config: Config, looks: tuple[int, ...]) -> None:
        self.level = level
        self.looks = looks  # positions of the solver's searches, one after the other while there is time
        self.buyer = Thinker(level, CardeJudge(), config)

    @property
    def identity(self) -> str:
        return f"{self.buyer.identity} {self.looks}"

    def choose(self, game: Game, view: View, options: list[int], rng: Rng, budget: Budget) -> Choice:
        """The next card of the best line, or the next step of the best Buy turn."""
        if len(options) == 1:
            return Choice(options[0])
        seen = cast(AvantCardeView, view)
        if seen.phase != "play":
            return self.buyer.choose(game, view, options, rng, budget)
        state = cast(AvantCardeState, game.guess(view, rng))
        chosen = options[0]
        values: list[tuple[int, float]] = []
        for positions in self.looks:
            before = time.process_time_ns()
            solver = Solver(goal(seen), positions, 40, 8)
            chosen = int(solver.best(state, seen.seat))
            values = [(action, solver.after(state, seen.seat, action)) for action in options if game.text(action) != "stop"]
            took = (time.process_time_ns() - before) / 1e6
            if solver.exact or took * GROWTH > budget.left * (1 - RESERVE):
                break
        return Choice(chosen, None, values)


def goal(v: AvantCardeView) -> Goal:
    """Dollars first; 3s for what they trash early, and 2s where they may win the comparison."""
    early = v.round < 6
    extra = [0.0, 0.0, 0.02, 0.3 if v.patrons[1] == "snob" and early else 0.1, 0.05, 0.2, 0.2, 0.25]
    if v.patrons[5] != "eccentric":
        extra[7] = 0.05
    return Goal(1.0, 1.0, 0.7, 2, extra)
