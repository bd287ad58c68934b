"""The levels of Avant Carde: an amateur by the booklet's advice, and thinkers that plan whole Buy turns."""

from typing import Any

from vernissage.bots.avant_carde.amateur import Amateur
from vernissage.bots.avant_carde.beginner import Beginner
from vernissage.bots.avant_carde.thinker import CardeThinker, Plans

EXPERT = Plans(version=4, samples=8, width=3, depth=6, worlds=1, looks=(600,), trash=2.0, tremble=0.016)
MASTER = Plans(version=4, samples=16, width=4, depth=8, worlds=1, looks=(1500,), trash=2.0)
# Alone nobody waits for others' turns to end the game: there is time for wider plans and more hands.
ALONE = Plans(version=5, samples=48, width=8, depth=10, worlds=2, looks=(4000,), trash=3.0)

LEVELS: dict[str, Any] = {
    "novice": lambda: Beginner(tremble=0.25, slack=0.5, slips=0.15),
    "amateur": lambda: Amateur(tremble=0.25),
    "expert": lambda: CardeThinker("expert", EXPERT),
    "master": lambda: CardeThinker("master", MASTER, ALONE),
    "master@0.1": lambda: CardeThinker("master@0.1", MASTER),
}
