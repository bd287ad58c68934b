"""Players of Art Society: the amateur values each move by eye, and never thinks a round ahead."""

from collections.abc import Callable

from vernissage.bots.art_society_judge import SocietyJudge
from vernissage.bots.art_society_weights import judge
from vernissage.bots.bot import Bot, Budget, Choice
from vernissage.bots.searcher import Config, Novice, Thinker
from vernissage.core.game import Game
from vernissage.core.model import View
from vernissage.core.rng import Rng
from vernissage.games.art_society.state import ArtSocietyState
from vernissage.games.art_society.taste import worth


class Amateur(Bot):
    """Small paintings in good company: frames that match, types apart, corners covered, few gaps."""

    level = "amateur"

    def choose(self, game: Game, view: View, options: list[int], rng: Rng, budget: Budget) -> Choice:
        """The option the eye likes best; bids follow from how much the offers differ."""
        table = game.guess(view, rng)
        assert isinstance(table, ArtSocietyState)
        values = [(action, float(worth(table, view.seat, action)) / 100) for action in options]
        return Choice(int(game.default(table, view.seat)), None, values)


EXPERT = Config(version=3, passes=40, worlds=8, horizon=1, curiosity=0.3, bids=6, bid_horizon=1, tremble=0.008)
MASTER = Config(version=3, passes=500, worlds=50, horizon=1, curiosity=0.3, bids=60, bid_horizon=1)

LEVELS: dict[str, Callable[[], Bot]] = {
    "novice": lambda: Novice(Amateur, tremble=0.5, slips=0.2),
    "amateur": Amateur,
    "expert": lambda: Thinker("expert", SocietyJudge(), EXPERT),
    "master": lambda: Thinker("master", judge(), MASTER),
}
