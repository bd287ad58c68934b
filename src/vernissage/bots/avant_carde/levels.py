"""The levels of Avant Carde: an amateur by the booklet's advice, and thinkers that plan whole Buy turns."""

from typing import Any

from vernissage.bots.avant_carde.amateur import Amateur
from vernissage.bots.avant_carde.thinker import CardeThinker, Plans
from vernissage.bots.search.thinkers import Novice

EXPERT = Plans(version=4, samples=8, width=3, depth=6, worlds=1, looks=(600,), trash=2.0, tremble=0.016)
MASTER = Plans(version=4, samples=16, width=4, depth=8, worlds=1, looks=(1500,), trash=2.0)

LEVELS: dict[str, Any] = {
    "novice": lambda: Novice(Amateur, tremble=0.25, slips=0.15),
    "amateur": lambda: Amateur(tremble=0.25),
    "expert": lambda: CardeThinker("expert", EXPERT),
    "master": lambda: CardeThinker("master", MASTER),
    "master@0.1": lambda: CardeThinker("master@0.1", MASTER),
}
