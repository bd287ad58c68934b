"""A thinker for Avant Carde: lines by the chain solver as far as its time goes, Buy turns by plans to their end."""

import time
from typing import cast

from msgspec import Struct

from vernissage.bots.avant_carde.judge import CardeJudge
from vernissage.bots.avant_carde.planner import Planner
from vernissage.bots.avant_carde.solver import Goal, Solver
from vernissage.bots.avant_carde.weights import weights_for
from vernissage.bots.bot import CHANCE, DOLLARS, Bot, Budget, Choice
from vernissage.bots.search.thinkers import RESERVE, softly_taken
from vernissage.core.game import Game
from vernissage.core.model import View
from vernissage.core.rng import Rng
from vernissage.games.avant_carde.model import AvantCardeView
from vernissage.games.avant_carde.patrons.new_yorkers import NEW_YORKERS
from vernissage.games.avant_carde.patrons.parisians import FORGER
from vernissage.games.avant_carde.state import AvantCardeState
from vernissage.games.avant_carde.vocabulary import CHANGE, END, TUCK

GROWTH = 4  # each deeper look at a line takes about so many times as long as the one before
SAME = 1e-9
ELSEWHERE = 1.2  # with other patrons than the New Yorkers the same slips cost less, so a hand trembles so much more


class Plans(Struct, frozen=True):
    """How a thinker plans; a changed figure is a new version."""

    version: int
    samples: int  # hands a deck is judged by
    width: int
    depth: int
    worlds: int
    looks: tuple[int, ...]  # positions of the solver's searches, one after the other while there is time
    tremble: float = 0.0  # how easily it is pleased with less than the best Buy turn, in shares of a win
    slack: float = 0.0  # the same for lines, in dollars
    trash: float = 0.3  # what a Snob in the line is worth in dollars while there is junk to be trashed


class CardeThinker(Bot):
    """Plays the line that earns most on average, and buys for the rounds to come."""

    def __init__(self, level: str, plans: Plans, alone: Plans | None = None) -> None:
        self.level = level
        self.plans = plans
        self.alone = CardeThinker(level, alone) if alone is not None else None  # plays solo with plans of its own
        self.looks = plans.looks
        self.judge = CardeJudge(plans.samples)
        self.patrons: list[str] = []  # whose worth the judge knows
        self.planner = Planner(self.judge, plans.width, plans.depth, plans.worlds)

    @property
    def identity(self) -> str:
        return f"CardeThinker {self.plans}" + (f", alone {self.alone.plans}" if self.alone else "")

    def choose(self, game: Game, view: View, options: list[int], rng: Rng, budget: Budget) -> Choice:
        """The next card of the best line, or the next step of the best Buy turn."""
        if len(options) == 1:
            return Choice(options[0])
        seen = cast(AvantCardeView, view)
        if self.alone is not None and len(seen.players) == 1:
            return self.alone.choose(game, view, options, rng, budget)
        if seen.phase == "play":
            return self.lay(game, seen, options, rng, budget)
        deadline = time.process_time_ns() + int(1e6 * budget.left * (1 - RESERVE))
        if seen.patrons != self.patrons:
            self.patrons = list(seen.patrons)
            self.judge.fit(weights_for(self.patrons))
        values = self.planner.run(game, view, rng, deadline)
        tremble = self.plans.tremble
        if self.patrons != [patron.name for patron in NEW_YORKERS]:
            tremble *= ELSEWHERE
        if len(seen.players) == 1:
            # Alone the chances are soon near 0 or 1, where equal slips make smaller steps.
            hope = max(value for _, value in values)
            tremble *= max(0.02, 4 * hope * (1 - hope))
        chosen = softly_taken(values, tremble, rng) if tremble else best_of(values)
        return Choice(chosen, None, values, unit=CHANCE)

    def lay(self, game: Game, v: AvantCardeView, options: list[int], rng: Rng, budget: Budget) -> Choice:
        """The next card of the best line."""
        state = cast(AvantCardeState, game.guess(v, rng))
        chosen = options[0]
        values: list[tuple[int, float]] = []
        for positions in self.looks:
            before = time.process_time_ns()
            solver = Solver(goal(v, self.plans.trash), positions, 40, 8)
            chosen = int(solver.best(state, v.seat))
            values = [
                (action, solver.after(state, v.seat, action)) for action in options if game.text(action) != "stop"
            ]
            took = (time.process_time_ns() - before) / 1e6
            if solver.exact or took * GROWTH > budget.left * (1 - RESERVE):
                break
        if self.plans.slack and len(values) > 1:
            chosen = softly_taken(values, self.plans.slack, rng)
        return Choice(chosen, None, values, unit=DOLLARS)


def best_of(values: list[tuple[int, float]]) -> int:
    """The best step; of equals to end the turn, then anything but a tuck, which would only turn up what is not
    wanted.
    """
    most = max(value for _, value in values) - SAME
    equals = [action for action, value in values if value >= most]
    if equals[-1] in (END.first, FORGER.no.first):
        return equals[-1]
    return next((action for action in equals if not TUCK.first <= action < CHANGE.first), equals[0])


def goal(v: AvantCardeView, trash: float) -> Goal:
    """Dollars first; 3s for what they trash while there is junk and time, and 2s where they may win the comparison."""
    extra = [0.0, 0.0, 0.02, 0.1, 0.05, 0.2, 0.2, 0.05]
    if v.patrons[1] == "snob" and v.awards > 4 * len(v.players):
        extra[3] = trash if junk(v) else 0.1
    if v.patrons[5] == "eccentric":
        extra[7] = 0.25
    return Goal(1.0, 1.0, 0.7, 2, extra)


def junk(v: AvantCardeView) -> bool:
    """The seat owns cards that fit nothing but by luck."""
    me = v.players[v.seat]
    owned = me.hand + me.discard + me.unseen + [card.card for card in me.line if card.card]
    return any(name in ("white-1", "gray-2") or len(name.partition("-")[2]) > 1 for name in owned)
