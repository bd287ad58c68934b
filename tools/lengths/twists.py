"""What can be done differently in a game to answer a question: another price, another deal, a seat with a habit."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from typing import Any, cast

from vernissage.bots.bot import Bot, Budget, Choice
from vernissage.core.game import Game
from vernissage.core.model import View
from vernissage.core.rng import Rng
from vernissage.games.art_decko import tables as decko
from vernissage.games.art_decko.model import ArtDeckoView

Facts = dict[str, Any]
Twist = Callable[[list[Bot], int, Facts], AbstractContextManager[None]]
MOST_FIVES = 4
MOST_PATRONS = 2


class Habit(Bot):
    """Another bot that first looks for one kind of move."""

    def __init__(self, other: Bot, most: int) -> None:
        self.other = other
        self.level = other.level
        self.left = most

    def wanted(self, view: View, words: list[str]) -> str:
        """The word the habit says now, or nothing."""
        raise NotImplementedError

    def choose(self, game: Game, view: View, options: list[int], rng: Rng, budget: Budget) -> Choice:
        """The habit's word if it has one, else what the other bot says."""
        word = self.wanted(view, [game.text(action) for action in options]) if self.left else ""
        if word:
            return Choice(game.parse(word))
        return self.other.choose(game, view, options, rng, budget)


class LovesGold(Habit):
    """Buys a 5-Gold whenever the hand can pay one."""

    def wanted(self, view: View, words: list[str]) -> str:
        """Acquire, and at Sienna."""
        if "at sienna" in words:
            self.left -= 1
            return "at sienna"
        return "acquire" if "acquire" in words and can_pay_five(cast(ArtDeckoView, view)) else ""


class Buys(Habit):
    """Buys a card of one number whenever it may."""

    def __init__(self, other: Bot, most: int, number: int) -> None:
        super().__init__(other, most)
        self.word = f"buy {number}"

    def wanted(self, view: View, words: list[str]) -> str:
        """Buy it."""
        if self.word in words:
            self.left -= 1
            return self.word
        return ""


def can_pay_five(view: ArtDeckoView) -> bool:
    """The hand covers the price of a 5-Gold, one Seeds of Wealth counting 8."""
    if view.bought_at == "sienna" or not view.sienna:
        return False
    pays = {marker.id: marker.pays for marker in view.market}
    hand = view.players[view.seat].hand or []
    face = {"G1": 1, "G2": 2, "G3N": 3, "G3S": 3, "G3P": 3, "G5": 5}
    worth = sum(face[card] if card in face else pays[card[:2]] for card in hand)
    return worth + (5 if "G3S" in hand else 0) >= int(decko.PRICE[decko.SIENNA])


@contextmanager
def as_it_is(bots: list[Bot], seed: int, facts: Facts) -> Iterator[None]:
    """Nothing is different."""
    yield


@contextmanager
def sienna(price: int, habit: str, bots: list[Bot], seed: int, facts: Facts, most: int = MOST_FIVES) -> Iterator[None]:
    """A 5-Gold costs so much; perhaps one seat, another in each game, buys it whenever it can, or all but one do."""
    facts["seat"] = seed % len(bots)
    for seat, other in enumerate(bots):
        if (habit == "loved" and seat == facts["seat"]) or (habit == "shunned" and seat != facts["seat"]):
            bots[seat] = LovesGold(other, most)
    before = decko.PRICE[decko.SIENNA]
    decko.PRICE[decko.SIENNA] = price
    try:
        yield
    finally:
        decko.PRICE[decko.SIENNA] = before


@contextmanager
def equal_decks(bots: list[Bot], seed: int, facts: Facts) -> Iterator[None]:
    """All seats begin with three 1-Gold and two 2-Gold, as seats 1 and 2 do."""
    before = list(decko.STARTING)
    decko.STARTING[:] = [before[0]] * len(before)
    try:
        yield
    finally:
        decko.STARTING[:] = before


@contextmanager
def richer_first(bots: list[Bot], seed: int, facts: Facts) -> Iterator[None]:
    """The better starting Gold goes to seat 1, which begins: two and three; all others have three and two."""
    before = list(decko.STARTING)
    decko.STARTING[:] = [before[2], *[before[0]] * (len(before) - 1)]
    try:
        yield
    finally:
        decko.STARTING[:] = before


@contextmanager
def buying(number: int, bots: list[Bot], seed: int, facts: Facts, most: int = MOST_PATRONS) -> Iterator[None]:
    """One seat, another in each game, buys the first two cards of a number it can."""
    facts["seat"] = seed % len(bots)
    bots[facts["seat"]] = Buys(bots[facts["seat"]], most, number)
    yield


TWISTS: dict[str, Twist] = {
    "": as_it_is,
    "equal decks": equal_decks,
    **{f"sienna {price}": partial(sienna, price, "") for price in (5, 6, 7, 8)},
    **{f"sienna {price} loved": partial(sienna, price, "loved") for price in (5, 6, 7, 8)},
    **{f"sienna {price} shunned": partial(sienna, price, "shunned") for price in (5, 6, 7, 8)},
    **{f"sienna {price} one": partial(sienna, price, "loved", most=1) for price in (5, 6, 7, 8)},
    **{f"sienna {price} two": partial(sienna, price, "loved", most=2) for price in (5, 6, 7, 8)},
    "richer first": richer_first,
    **{f"buys {number}": partial(buying, number) for number in range(2, 8)},
    **{f"buys {number} once": partial(buying, number, most=1) for number in range(2, 8)},
}
