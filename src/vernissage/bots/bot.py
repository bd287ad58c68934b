"""What a bot is: it gets a view, the options, its own random numbers and a budget, and answers with an action."""

import time
from typing import Any

from msgspec import Struct, field

from vernissage.bots.rooms import room
from vernissage.core.game import Game
from vernissage.core.model import Message, View
from vernissage.core.rng import Rng

# CPU time per decision, in milliseconds.
BUDGETS = {"random": 5, "novice": 5, "amateur": 20, "expert": 100, "master": 300}
CAP = 1000
CHANCE = "chance"  # a value is a chance to win
DOLLARS = "dollars"
LIKELY = "likely"  # a value is a chance to be right


class Choice(Struct):
    """An action, what goes with it, and what the alternatives were worth to the bot."""

    action: int
    payload: Any = None
    values: list[tuple[int, float]] = field(default_factory=list)
    seconds: float = 0.0  # how long a person would take; a host may wait so long, and a race may be run by it
    unit: str = ""  # what the values are: chances to win, dollars, ...; "" for a bot's own scale
    plans: dict[int, list[int]] = field(default_factory=dict)  # how the bot would go on after an action


class Hint(Struct):
    """One move worth considering, as far as the asking seat can know."""

    action: int
    text: str
    value: float  # on the scale of the bot that found it; higher is better
    equal: bool  # the search cannot tell it from the best
    say: Message  # the move, what it gains, costs and keeps, and how to go on
    worth: Message  # the value with its unit, in words
    run: list[str] = field(default_factory=list)  # the further small choices, where they make one move together
    payload: Any = None  # what goes with it, such as a drawing


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


def budget_of(name: str) -> int:
    """The time of a level, of one of an earlier release, such as master@0.1, or with a temper, such as bold expert; any
    other bot has a master's.
    """
    return BUDGETS.get(name.partition("@")[0].rpartition(" ")[2], BUDGETS["master"])


def levels(key: str) -> list[str]:
    """The levels a game has bots for, weakest first."""
    known = {"random", *game_bots(key)}
    return [level for level in BUDGETS if level in known]


def players(key: str) -> list[str]:
    """Everybody by name whom a seat can be given to: the levels, and the bots that installed packages bring."""
    from vernissage.bots.own import installed  # it knows what a bot is from here

    known = levels(key)
    return known + sorted(set(installed()) - set(known))


def bot(key: str, level: str) -> Bot:
    """The bot of a level for a game, with a temper or without, or a bot of somebody's own by its name or place."""
    from vernissage.bots.own import is_own, own
    from vernissage.bots.tempers import tempered

    if level == "random":
        return RandomBot()
    found = game_bots(key).get(level)
    if found is None and is_own(level):
        return own(level)
    if found is None and (player := tempered(key, level)) is not None:
        return player
    if found is None:
        raise ValueError(f"{key} has no bot {level!r}; there are {', '.join(players(key))}, and FILE.py:CLASS is yours")
    made = found()
    assert isinstance(made, Bot)
    return made


def game_bots(key: str) -> dict[str, Any]:
    """The makers of a game's bots by level: its own, or searchers that know no more than its rules."""
    found = room(key, "levels") or room("search", "levels")
    assert found is not None
    made: dict[str, Any] = found.LEVELS
    return made
