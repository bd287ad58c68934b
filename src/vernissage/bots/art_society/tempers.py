"""What each temper likes in Art Society: high or low bids, large or small or awkward formats, types it has already."""

from typing import cast

from vernissage.core.model import View
from vernissage.games.art_society.model import ArtSocietyView


def bold(view: View, word: str) -> float:
    """High bids, large formats."""
    return bid(word) + area(word)


def careful(view: View, word: str) -> float:
    """Low bids, small formats; what is hung stays where it is."""
    return -bid(word) - area(word) + (1.0 if word in ("confirm", "finish") else 0.0)


def collector(view: View, word: str) -> float:
    """Paintings of the type and the frame its wall has most of."""
    v = cast(ArtSocietyView, view)
    verb, _, what = word.partition(" ")
    if verb != "take":
        return 0.0
    wall = v.collectors[v.seat].wall
    painting = next(each for each in v.offer if each.id == what)
    return sum(2.0 * (hung.type == painting.type) + (hung.frame == painting.frame) for hung in wall)


def trickster(view: View, word: str) -> float:
    """Bids nobody expects: high after a low one and low after a high one; long and tall formats."""
    v = cast(ArtSocietyView, view)
    before = next((each for each in reversed(v.collectors[v.seat].stack) if each), 0)
    wide, _, high = word.removeprefix("pick ").partition("x")
    awkward = abs(int(wide) - int(high)) if word.startswith("pick ") else 0
    return (bid(word) if before <= 10 else -bid(word)) + awkward


def bid(word: str) -> float:
    """The card of a bid."""
    return float(word.removeprefix("bid ")) if word.startswith("bid ") else 0.0


def area(word: str) -> float:
    """The cells of a format."""
    if not word.startswith("pick "):
        return 0.0
    wide, _, high = word.removeprefix("pick ").partition("x")
    return float(int(wide) * int(high))


LIKES = {"bold": bold, "careful": careful, "collector": collector, "trickster": trickster}
