"""A bot that an installed package brings: `pip install examples/bot_package` and it is the level `mine`."""

from vernissage.bots.bot import Bot, Budget, Choice
from vernissage.core.game import Game
from vernissage.core.model import View
from vernissage.core.rng import Rng


class Mine(Bot):
    """Takes the last thing it may do."""

    level = "mine"

    def choose(self, game: Game, view: View, options: list[int], rng: Rng, budget: Budget) -> Choice:
        action = options[-1]
        payload = game.some_payload(game.guess(view, rng), view.seat, action, rng) if game.payloads else None
        return Choice(action, payload)
