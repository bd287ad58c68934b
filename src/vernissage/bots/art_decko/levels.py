"""The levels of Art Decko: a planner whose hand trembles more or less, and thinkers that search."""

from collections.abc import Callable

from vernissage.bots.art_decko.amateur import Planner
from vernissage.bots.art_decko.weights import judge
from vernissage.bots.bot import Bot
from vernissage.bots.search.thinkers import Config, Novice, Thinker

EXPERT = Config(version=2, passes=80, worlds=8, horizon=2, curiosity=0.15, tremble=0.005)
MASTER = Config(version=3, passes=8000, worlds=48, horizon=2, curiosity=0.4, sure=4.0)
FIRST = Config(version=2, passes=600, worlds=24, horizon=2, curiosity=0.15)

LEVELS: dict[str, Callable[[], Bot]] = {
    "novice": lambda: Novice(Planner, tremble=2.2, slips=0.4),
    "amateur": lambda: Novice(Planner, tremble=1.0, slips=0.1, level="amateur"),
    "expert": lambda: Thinker("expert", judge(), EXPERT),
    "master": lambda: Thinker("master", judge(), MASTER),
    "master@0.1": lambda: Thinker("master@0.1", judge(), FIRST),
}
