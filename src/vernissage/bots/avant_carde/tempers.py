"""What each temper likes in Avant Carde: dear or cheap cards, its own colors or those of others, and turning stacks
over.
"""

from collections import Counter
from typing import cast

from vernissage.core.model import View
from vernissage.games.avant_carde.model import AvantCardeView, PlayerView


def bold(view: View, word: str) -> float:
    """Dear cards first."""
    return number(word)


def careful(view: View, word: str) -> float:
    """Cheap cards, few tucks, and the turn ended in time."""
    return 1.0 if word == "end" else -number(word)


def collector(view: View, word: str) -> float:
    """Cards of the color it has most of."""
    v = cast(AvantCardeView, view)
    return float(colors(v.players[v.seat])[bought(v, word)])


def trickster(view: View, word: str) -> float:
    """Cards of the color others have most of; stacks turned over before somebody else buys."""
    v = cast(AvantCardeView, view)
    if word.startswith("tuck "):
        return 0.5
    return float(max((colors(each)[bought(v, word)] for each in v.players if each.seat != v.seat), default=0))


def number(word: str) -> float:
    """The number of a card that is bought."""
    return float(word.removeprefix("buy ")[:1]) if word.startswith("buy ") else 0.0


def bought(v: AvantCardeView, word: str) -> str:
    """The color of the card on top of the stack that is bought from."""
    if not word.startswith("buy "):
        return ""
    return next((each.top.partition("-")[0] for each in v.stacks if each.number == number(word)), "")


def colors(player: PlayerView) -> Counter[str]:
    """How many cards of each color a seat is known to have."""
    cards = [*player.hand, *player.discard, *player.unseen, *(each.card for each in player.line if each.card)]
    return Counter(card.partition("-")[0] for card in cards)


LIKES = {"bold": bold, "careful": careful, "collector": collector, "trickster": trickster}
