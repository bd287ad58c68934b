"""What a bot is: it gets a view, the options, its own random numbers and a budget, and answers with an action."""

import time
from importlib import import_module
from typing import Any

from msgspec import Struct, field

from vernissage.core.game import Game
from vernissage.core.model import View
from vernissage.core.rng import Rng

# CPU time per decision, in milliseconds.
BUDGETS = {"random": 5, "novice": 5, "amateur": 20, "expert": 100, "master": 300}
CAP = 1000


class Choice(Struct):
    """An action, what goes with it, and what the alternatives were worth to the bot."""

    action: int
    payload: Any = None
    values: list[tuple[int, float]] = field(default_factory=list)
    seconds: float = 0.0  # how long a person would take; a host may wait so long, and a race may be run by it


class Budget:
    """CPU time for one decision, counted from when it is made."""

    def __init__(self, ms: float) -> None:
        self.ms = ms
        self.start = time.process_time_ns()

    @property
    def left(self) -> float:
        """Milliseconds left; below zero when it is spent."""
        return self.ms - (time.process_time_ns() - self.start) / 1e6


class Bot:
    """A player that sees what a seat may see and nothing else."""

    level = ""

    @property
    def identity(self) -> str:
        """Names this very configuration; a bot that plays differently has another one."""
        return f"{type(self).__name__} 1"

    def choose(self, game: Game, view: View, options: list[int], rng: Rng, budget: Budget) -> Choice:
        """One of the options, with a payload where the question wants one."""
        raise NotImplementedError


class RandomBot(Bot):
    """Any option, with equal chance."""

    level = "random"

    def choose(self, game: Game, view: View, options: list[int], rng: Rng, budget: Budget) -> Choice:
        action = options[rng.below(len(options))]
        payload = game.some_payload(game.guess(view, rng), view.seat, action, rng) if game.payloads else None
        return Choice(action, payload)


def levels(key: str) -> list[str]:
    """The levels a game has bots for, weakest first."""
    known = {"random", *game_bots(key)}
    return [level for level in BUDGETS if level in known]


def bot(key: str, level: str) -> Bot:
    """The bot of a level for a game."""
    if level == "random":
        return RandomBot()
    found = game_bots(key).get(level)
    if found is None:
        raise ValueError(f"{key} has no bot {level!r}; its levels are {', '.join(levels(key))}")
    made = found()
    assert isinstance(made, Bot)
    return made


def game_bots(key: str) -> dict[str, Any]:
    """The makers of a game's own bots by level."""
    try:
        made: dict[str, Any] = import_module(f"vernissage.bots.{key}").LEVELS
    except ModuleNotFoundError:
        return {}
    return made
