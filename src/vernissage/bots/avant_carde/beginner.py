"""A novice of Avant Carde: buys what the booklet advises with an unsteady hand, and sees no farther than the next card
of a line.

Finding long chains is what beginners find hard: bridges and cards that change their number are overlooked.
"""

from typing import cast

from vernissage.bots.avant_carde.amateur import Amateur
from vernissage.bots.avant_carde.solver import Solver, dollars
from vernissage.bots.bot import DOLLARS, Bot, Budget, Choice
from vernissage.bots.search.thinkers import Novice, softly_taken
from vernissage.core.game import Game
from vernissage.core.model import View
from vernissage.core.rng import Rng
from vernissage.games.avant_carde.model import AvantCardeView
from vernissage.games.avant_carde.state import PLAYING, AvantCardeState
from vernissage.games.avant_carde.vocabulary import STOP, VOCABULARY


class Beginner(Bot):
    """Lays the card after which one more pays best, as far as it sees; buys like an amateur in haste."""

    level = "novice"

    def __init__(self, tremble: float, slack: float, slips: float) -> None:
        self.buyer = Novice(Amateur, tremble, slips)
        self.slack = slack  # dollars by which a line may be worse and still pleases

    @property
    def identity(self) -> str:
        return f"Beginner 1, {self.buyer.identity}, {self.slack}"

    def choose(self, game: Game, view: View, options: list[int], rng: Rng, budget: Budget) -> Choice:
        """The next card by a short look, or a step of the Buy turn."""
        if len(options) == 1:
            return Choice(options[0])
        if cast(AvantCardeView, view).phase != "play":
            return self.buyer.choose(game, view, options, rng, budget)
        state = cast(AvantCardeState, game.guess(view, rng))
        solver = Solver(dollars())
        # It knows a bridge when there is nothing else to lay.
        plain = [action for action in options if is_plain(action)] or options
        values = [(action, paid_next(game, solver, state, view.seat, action)) for action in plain]
        return Choice(softly_taken(values, self.slack, rng), None, values, unit=DOLLARS)


def is_plain(action: int) -> bool:
    """A card laid as it is printed."""
    block = VOCABULARY.block_of(action)
    return bool(block.lays) and not block.lays[action - int(block.first)].changed


def paid_next(game: Game, solver: Solver, state: AvantCardeState, seat: int, action: int) -> float:
    """What the line pays with this card and the best plain one after it."""
    after = state.clone()
    game.apply(after, seat, action)
    if after.phase != PLAYING or action == STOP.first:
        return float(solver.standing(state, seat))
    best = float(solver.standing(after, seat))
    if not game.asked(after) >> seat & 1:
        return best
    for further in game.options(after, seat):
        if is_plain(further):
            later = after.clone()
            game.apply(later, seat, further)
            if later.phase == PLAYING:
                best = max(best, float(solver.standing(later, seat)))
    return best
