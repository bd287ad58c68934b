"""Levels made from other levels: a thinker that searches with a game's judge, and a novice whose hand trembles over an
amateur's values.
"""

import time
from collections.abc import Callable
from math import exp

from msgspec import Struct

from vernissage.bots.bot import CHANCE, Bot, Budget, Choice
from vernissage.bots.search.endings import SELDOM, EndSearch
from vernissage.bots.search.regret import Bidding
from vernissage.bots.search.trees import Judge, Search
from vernissage.core.game import Game
from vernissage.core.model import View
from vernissage.core.rng import Rng

MOST_PLANS = 3
RESERVE = 0.08  # the share of the budget kept for the last pass and for coming back


class Config(Struct, frozen=True):
    """How a thinker searches; a changed figure is a new version."""

    version: int
    passes: int
    worlds: int
    horizon: int
    curiosity: float
    bids: int = 0  # passes of regret matching where answers are secret
    bid_horizon: int = 1
    sure: float = 0.0  # deviations between the means of two options that settle a choice; 0: only passes do
    tremble: float = 0.0  # how near, in chances to win, options must be to be mistaken for each other
    network: str = ""  # the name of the one its judge has, if any


class Thinker(Bot):
    """Searches what the seat may know until its passes are done or its time is up."""

    def __init__(self, level: str, judge: Judge, config: Config) -> None:
        self.level = level
        self.judge = judge
        self.config = config
        self.search = Search(judge, config.passes, config.worlds, config.horizon, config.curiosity, config.sure)
        self.bidding = Bidding(judge, config.bids, config.worlds, config.bid_horizon)

    @property
    def identity(self) -> str:
        return f"{type(self.judge).__name__} {self.config}"

    def choose(self, game: Game, view: View, options: list[int], rng: Rng, budget: Budget) -> Choice:
        """The option most looked at, or a draw from the mixture where answers are secret."""
        if len(options) == 1:
            return Choice(options[0])
        deadline = time.process_time_ns() + int(1e6 * budget.left * (1 - RESERVE))
        if self.config.bids and self.judge.secret(game.guess(view, rng)):
            return drawn(self.bidding.run(game, view, rng, deadline), rng)
        found = self.search.run(game, view, rng, deadline)
        values = [(action, value) for action, visits, value in found if visits]
        if self.config.tremble:
            return Choice(softly_taken(values, self.config.tremble, rng), None, values, unit=CHANCE)
        # What was hardly looked at is not told: its mean is luck.
        told = [(action, value) for action, visits, value in found if SELDOM * visits >= found[0][1]]
        return Choice(found[0][0], None, told, unit=CHANCE, plans=plans_of(self.search, found))


class Foresight(Struct, frozen=True):
    """How a foreseer searches; a changed figure is a new version."""

    version: int
    passes: int
    worlds: int
    curiosity: float
    doubt: float  # curiosity about secret answers, which look alike at first sight
    sure: float = 0.0


class Foreseer(Bot):
    """Plays what the seat may know to the end of the game, again and again, until its passes are done or time is up."""

    def __init__(self, level: str, judge: Judge, foresight: Foresight) -> None:
        self.level = level
        self.judge = judge
        self.foresight = foresight
        self.search = EndSearch(
            judge, foresight.passes, foresight.worlds, foresight.curiosity, foresight.doubt, foresight.sure
        )

    @property
    def identity(self) -> str:
        return f"{type(self.judge).__name__} {self.foresight}"

    def choose(self, game: Game, view: View, options: list[int], rng: Rng, budget: Budget) -> Choice:
        """The option most looked at; secret answers are mixed by the luck of the passes."""
        if len(options) == 1:
            return Choice(options[0])
        deadline = time.process_time_ns() + int(1e6 * budget.left * (1 - RESERVE))
        found = self.search.run(game, view, rng, deadline)
        if self.search.done == 1:
            return Choice(found[0][0])  # one game played out tells nothing
        return Choice(found[0][0], None, self.search.chances(), unit=CHANCE, plans=plans_of(self.search, found))


def drawn(mixture: list[tuple[int, float, float]], rng: Rng) -> Choice:
    """One answer drawn from a mixture; what is hardly ever right is never drawn."""
    most = max(share for _, share, _ in mixture)
    serious = [(action, share) for action, share, _ in mixture if share >= 0.1 * most]
    left = sum(share for _, share in serious) * int(rng.word()) / 2**32
    chosen = serious[-1][0]
    for action, share in serious:
        left -= share
        if left < 0:
            chosen = action
            break
    return Choice(chosen, None, [(action, value) for action, _, value in mixture], unit=CHANCE)


def plans_of(search: Search, found: list[tuple[int, int, float]]) -> dict[int, list[int]]:
    """How the search went on after the options it looked at most."""
    return {action: search.follow(action) for action, _, _ in found[:MOST_PLANS]}


class Novice(Bot):
    """Sees what an amateur sees, but is easily pleased: the better an option, the likelier it is taken."""

    def __init__(self, amateur: Callable[[], Bot], tremble: float, slips: float, level: str = "novice") -> None:
        self.level = level
        self.amateur = amateur()
        self.tremble = tremble  # in the amateur's own points
        self.slips = slips  # how often a move that was not weighed is left to chance

    @property
    def identity(self) -> str:
        return f"Novice of {self.amateur.identity}, {self.tremble}, {self.slips}"

    def choose(self, game: Game, view: View, options: list[int], rng: Rng, budget: Budget) -> Choice:
        """An option by the amateur's values, softly."""
        choice = self.amateur.choose(game, view, options, rng, budget)
        values = [(action, value) for action, value in choice.values if action in options]
        if len(values) < 2:
            if int(rng.below(1000)) < 1000 * self.slips:
                return Choice(options[rng.below(len(options))], None, choice.values)
            return choice
        return Choice(softly_taken(values, self.tremble, rng), None, choice.values)


def softly_taken(values: list[tuple[int, float]], tremble: float, rng: Rng) -> int:
    """An option drawn by its value: one that is worse by the tremble is taken e times less often."""
    most = max(value for _, value in values)
    weights = [exp((value - most) / tremble) for _, value in values]
    left = sum(weights) * int(rng.word()) / 2**32
    for (action, _), weight in zip(values, weights, strict=True):
        left -= weight
        if left < 0:
            return action
    return max(values, key=lambda pair: pair[1])[0]
