"""Levels for any game, by how long they search: they play what has no bots of its own, and measure what has."""

import time
from functools import partial

from vernissage.bots.bot import Bot, Budget, Choice
from vernissage.bots.search.plain import PlainSearch
from vernissage.bots.search.thinkers import RESERVE
from vernissage.core.game import Game
from vernissage.core.model import View
from vernissage.core.rng import Rng


class SearchBot(Bot):
    """Knows the rules and nothing else, and plays on at random in guessed worlds."""

    def __init__(self, level: str, passes: int) -> None:
        self.level = level
        self.search = PlainSearch(passes)

    @property
    def identity(self) -> str:
        return f"SearchBot 1: {int(self.search.passes)}"

    def choose(self, game: Game, view: View, options: list[int], rng: Rng, budget: Budget) -> Choice:
        """The option taken most often, with some payload where the question wants one."""
        action, values = options[0], list[tuple[int, float]]()
        if len(options) > 1:
            deadline = time.process_time_ns() + int(1e6 * budget.left * (1 - RESERVE))
            found = self.search.run(game, view, rng, deadline)
            action, values = found[0][0], [(action, value) for action, _, value in found]
        payload = game.some_payload(game.guess(view, rng), view.seat, action, rng) if game.payloads else None
        return Choice(action, payload, values)


UNBOUND = 1_000_000  # passes: only time stops it

LEVELS = {
    "novice": partial(SearchBot, "novice", passes=30),
    "amateur": partial(SearchBot, "amateur", passes=150),
    "expert": partial(SearchBot, "expert", passes=1000),
    "master": partial(SearchBot, "master", passes=8000),
}
