"""An amateur of Art Decko: buys what will score, shows where it pays, and parts with the weakest cards first.

It plans one action at a time from the view alone, and the questions of the chosen action are then answered one after
the other.
"""

from typing import cast

from vernissage.bots.art_decko.deeds import UNPAYABLE, cheapest, deeds, fits, next_word
from vernissage.bots.art_decko.prospect import Prospect, kind_of
from vernissage.bots.bot import Bot, Budget, Choice
from vernissage.core.game import Game
from vernissage.core.model import View
from vernissage.core.rng import Rng
from vernissage.games.art_decko.model import ArtDeckoView, Plan
from vernissage.games.art_decko.state import (
    DROPPING,
    PAYING,
)
from vernissage.games.art_decko.tables import (
    FACE,
    KIND_IDS,
    MODE_IDS,
    MODE_KIND,
)
from vernissage.games.art_decko.views import PHASES, PURPOSES


class Planner(Bot):
    """Values each action in points and takes the best; easier levels tremble over its values."""

    def choose(self, game: Game, view: View, options: list[int], rng: Rng, budget: Budget) -> Choice:
        seen = cast(ArtDeckoView, view)
        plan = seen.plan
        assert plan is not None, "a bot is asked only when its seat is"
        if len(options) == 1:
            return Choice(options[0])
        look = Prospect(seen)
        phase = PHASES.index(plan.phase)
        if phase == PAYING:
            return Choice(self.pay(game, look, plan, options))
        if phase == DROPPING:
            return Choice(self.drop(game, look, plan, options))
        values: dict[int, float] = {}
        for deed in deeds(look):
            if fits(deed, plan):
                action = game.parse(next_word(deed, phase))
                if action in options:
                    values[action] = max(values.get(action, -UNPAYABLE), deed.value)
        best = max(options, key=lambda action: values.get(action, -UNPAYABLE))
        return Choice(best, values=sorted(values.items()))

    def pay(self, game: Game, look: Prospect, plan: Plan, options: list[int]) -> int:
        """The next card of the payment that gives up least."""
        named = [MODE_IDS.index(word) for word in plan.paid]
        cards = list(look.hand)
        if plan.purpose == "show":
            cards.remove(kind_of(plan.picks[0]))
        for mode in named:
            cards.remove(int(MODE_KIND[mode]))
        done = game.parse("done")
        if done in options:
            return done
        first = named[-1] if named else 0
        loss, modes = cheapest(look, cards, PURPOSES.index(plan.purpose), plan.cost - plan.total, first, named.count(1))
        action = game.parse(MODE_IDS[min(modes)]) if loss < UNPAYABLE else options[0]
        return action if action in options else options[0]

    def drop(self, game: Game, look: Prospect, plan: Plan, options: list[int]) -> int:
        """Cards that pay less than the deck's mean make room for fresh ones."""
        rest = [kind_of(card) for card in (look.me.draw or []) + look.me.discard]
        left = len(look.hand) - len(plan.discards)
        if not rest or left > 6:
            return options[-1]
        mean = sum(look.pays[kind] if kind < 5 else int(FACE[kind]) for kind in rest) / len(rest)
        for action in options[:-1]:
            kind = KIND_IDS.index(game.text(action).split()[1])
            if (look.pays[kind] if kind < 5 else int(FACE[kind])) < mean - 0.4:
                return action
        return options[-1]
