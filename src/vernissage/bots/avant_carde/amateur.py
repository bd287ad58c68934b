"""An amateur of Avant Carde, written from the booklet's advice: two colors, few junk cards, awards by thresholds."""

from typing import cast

from vernissage.bots.avant_carde.solver import Goal, Solver
from vernissage.bots.bot import Bot, Budget, Choice
from vernissage.bots.search.thinkers import softly_taken
from vernissage.core.game import Game
from vernissage.core.model import View
from vernissage.core.rng import Rng
from vernissage.games.avant_carde.model import AvantCardeView, PlayerView
from vernissage.games.avant_carde.patrons.everyone import patron_named
from vernissage.games.avant_carde.scoring import awards_for
from vernissage.games.avant_carde.state import AvantCardeState

JUNK_LEFT = 9  # a deck of so many cards is thin enough


class Amateur(Bot):
    """Plays the best line it can find, takes all money, thins its deck and buys by color."""

    level = "amateur"

    def __init__(self, tremble: float = 0.0) -> None:
        self.tremble = tremble  # how easily it is pleased with less than the best, in its own points

    @property
    def identity(self) -> str:
        return f"{type(self).__name__} 2, {self.tremble}"

    def choose(self, game: Game, view: View, options: list[int], rng: Rng, budget: Budget) -> Choice:
        if len(options) == 1:
            return Choice(options[0])
        v = cast(AvantCardeView, view)
        state = cast(AvantCardeState, game.guess(view, rng))
        if v.phase == "play":
            return Choice(best_lay(v, state))
        words = {game.text(option): option for option in options}
        if "pass" in words:
            return Choice(words["forge"] if card_worth(v, v.seat, v.forging) > 0.8 else words["pass"])
        basket = best_basket(v)
        values = [(option, buy_worth(game, v, state, word, basket)) for word, option in words.items()]
        if self.tremble:
            return Choice(softly_taken(values, self.tremble, rng), values=values)
        best = max(values, key=lambda pair: pair[1])
        return Choice(best[0], values=values)


def best_lay(v: AvantCardeView, state: AvantCardeState) -> int:
    """The next step of the best line; 2s count if they may win the comparison, 3s for what they trash."""
    extra = [0.0, 0.0, 0.02, 0.3 if v.patrons[1] == "snob" else 0.1, 0.05, 0.2, 0.2, 0.25]
    if v.patrons[5] != "eccentric":
        extra[7] = 0.05
    solver = Solver(Goal(1.0, 1.0, 0.7, 2, extra), 500, 12, 4)
    return int(solver.best(state, v.seat))


def buy_worth(game: Game, v: AvantCardeView, state: AvantCardeState, word: str, basket: dict[int, float]) -> float:
    """What a move of the Buy turn is worth; ending is worth nothing, and what is worth less is not done."""
    verb, _, rest = word.partition(" ")
    if verb == "end":
        return 0.0
    if verb == "buy":
        return purchase(v, int(rest), basket)
    if verb == "tuck":
        return tuck_worth(v, int(rest))
    if verb == "change":
        return change_worth(v)
    if word == "forger wait":
        return 0.9
    after = state.clone()
    game.apply(after, v.seat, game.parse(word))
    earned = 3.0 * int(after.made - state.made)
    if verb in ("forger", "collector"):
        return earned + 2.0 + card_worth(v, v.seat, int(rest))
    if "copies" in rest:
        return earned + 0.4
    gone = trashed(v, word)
    return earned + (trash_worth(v, gone) if gone else 0.05 if earned else -0.1)


def trashed(v: AvantCardeView, word: str) -> str:
    """The card a word would trash."""
    if word.startswith(("eccentric", "futurist conceal", "futurist dollar", "launderer", "thief")):
        return ""
    place = word.split()[-1]
    if not place.startswith("#"):
        return place if "-" in place else ""
    return v.players[v.seat].line[int(place[1:]) - 1].card


def trash_worth(v: AvantCardeView, card: str) -> float:
    """Loners first, then high cards and 1s of other colors; a thin deck is left alone."""
    if owned_count(v.players[v.seat]) <= JUNK_LEFT:
        return -2.0
    color, _, number = card.partition("-")
    if color in ("white", "gray"):
        return 1.5 if color == "white" else 1.2
    mine = color in colors_of(v, v.seat)
    if int(number) > 10:
        return 0.5 if mine else 1.0
    if number == "1":
        return 0.4 if mine else 0.9
    return -1.0 if mine or int(number) > 3 else -0.2


def best_basket(v: AvantCardeView) -> dict[int, float]:
    """The best set of tops the money can buy, with the worth of each."""
    worths = {
        n: card_worth(v, v.seat, n) for n in range(2, 8) if n <= v.left and v.stacks[n - 2].size and not barred(v, n)
    }
    baskets: list[tuple[int, float, tuple[int, ...]]] = [(0, 0.0, ())]
    for number, worth in worths.items():
        baskets += [
            (cost + number, value + worth, (*held, number)) for cost, value, held in baskets if cost + number <= v.left
        ]
    chosen = max(baskets, key=lambda basket: basket[1])[2]
    return {number: worths[number] for number in chosen}


def purchase(v: AvantCardeView, number: int, basket: dict[int, float]) -> float:
    """A stack's top as part of the best set of tops the money can buy."""
    if closing(v):
        return 0.1 * number
    return 0.2 + basket[number] / 10 if number in basket else -1.0


def card_worth(v: AvantCardeView, seat: int, number: int) -> float:
    """What the top card of a stack would bring to a seat's deck."""
    top = v.stacks[number - 2].top
    if not top:
        return -1.0
    color = top.partition("-")[0]
    worth = patron_named(v.patrons[number - 2]).worth
    counts = color_counts(v.players[seat])
    share = counts.get(color, 0) / max(1, sum(counts.values()))
    worth += 4.0 * share - 1.0
    if number == 3 and v.patrons[1] == "snob" and v.round < 5:
        worth += 0.6
    return worth


def tuck_worth(v: AvantCardeView, number: int) -> float:
    """Another top is wanted where the money would buy a card of a foreign color."""
    stack = v.stacks[number - 2]
    if closing(v) or v.left < number or barred(v, number) or not stack.unseen:
        return -1.0
    foreign = stack.top.partition("-")[0] not in colors_of(v, v.seat)
    return 0.3 + number / 20 if foreign and number >= 4 else -1.0


def change_worth(v: AvantCardeView) -> float:
    """The token is for reaching an award, or a card that is out of reach by a dollar."""
    if awards_for(v.made + 1) > awards_for(v.made):
        return 3.0
    dear = [n for n in range(4, 8) if n == v.left + 1 and not barred(v, n)]
    return 0.35 if dear and card_worth(v, v.seat, dear[0]) > 2.5 and not closing(v) else -1.0


def closing(v: AvantCardeView) -> bool:
    """The game is so near its end that cards bought now will hardly be played."""
    if v.section:
        return v.round >= 8
    return v.awards <= len(v.players)


def barred(v: AvantCardeView, number: int) -> bool:
    """The solo token lies on the stack."""
    return v.section == f"{number}s"


def owned(p: PlayerView) -> list[str]:
    """Every card of a player whose name can be known."""
    return p.hand + p.discard + p.unseen + [card.card for card in p.line if card.card]


def owned_count(p: PlayerView) -> int:
    """How many cards a player owns."""
    return len(owned(p))


def color_counts(p: PlayerView) -> dict[str, int]:
    """A player's cards by main color, bought ones counting double."""
    counts: dict[str, int] = {}
    for name in owned(p):
        color, _, number = name.partition("-")
        if color not in ("white", "gray"):
            counts[color] = counts.get(color, 0) + (2 if 2 < int(number) < 8 else 1)
    return counts


def colors_of(v: AvantCardeView, seat: int) -> set[str]:
    """The two colors a player has most of."""
    counts = color_counts(v.players[seat])
    return set(sorted(counts, key=lambda color: (-counts[color], color))[:2])
