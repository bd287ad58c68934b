"""An amateur of Art Society: values each move by eye, and never thinks a round ahead."""

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.bots.art_society.taste import safe_choice, worth
from vernissage.bots.bot import Bot, Budget, Choice
from vernissage.core.game import Game
from vernissage.core.model import View
from vernissage.core.rng import Rng
from vernissage.games.art_society.state import ArtSocietyState


class Amateur(Bot):
    """Small paintings in good company: frames that match, types apart, corners covered, few gaps."""

    level = "amateur"

    def choose(self, game: Game, view: View, options: list[int], rng: Rng, budget: Budget) -> Choice:
        """The option the eye likes best; bids follow from how much the offers differ."""
        table = game.guess(view, rng)
        assert isinstance(table, ArtSocietyState)
        values = [(action, float(worth(table, view.seat, action)) / 100) for action in options]
        chosen = safe_choice(table, view.seat, vec[i64](options), len(options))
        return Choice(int(chosen), None, values)
