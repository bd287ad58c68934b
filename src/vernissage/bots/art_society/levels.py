"""The levels of Art Society: an amateur with a collector's eye, and thinkers that search."""

from collections.abc import Callable

from vernissage.bots.art_society.amateur import Amateur
from vernissage.bots.art_society.connoisseur import Connoisseur
from vernissage.bots.art_society.judge import SocietyJudge
from vernissage.bots.art_society.weights import first_judge, judge
from vernissage.bots.bot import Bot
from vernissage.bots.search.thinkers import Config, Foreseer, Foresight, Novice, Thinker

EXPERT = Config(version=3, passes=40, worlds=8, horizon=1, curiosity=0.3, bids=6, bid_horizon=1, tremble=0.008)
MASTER = Foresight(version=6, passes=5000, worlds=500, curiosity=0.5, doubt=2.0, sure=4.0)
SECOND = Config(version=5, passes=500, worlds=50, horizon=1, curiosity=0.3, bids=300, bid_horizon=1)
FIRST = Config(version=3, passes=500, worlds=50, horizon=1, curiosity=0.3, bids=60, bid_horizon=1)

LEVELS: dict[str, Callable[[], Bot]] = {
    "novice": lambda: Novice(Amateur, tremble=0.5, slips=0.2),
    "amateur": Amateur,
    "expert": lambda: Thinker("expert", SocietyJudge(), EXPERT),
    "master": lambda: Foreseer("master", Connoisseur(), MASTER),
    "master@0.2": lambda: Thinker("master@0.2", judge(), SECOND),
    "master@0.1": lambda: Thinker("master@0.1", first_judge(), FIRST),
}
