"""What each temper likes in Art Decko: dear or cheap galleries, Shows or Haggles, its own genres or those of others."""

from collections import Counter
from typing import cast

from vernissage.core.model import View
from vernissage.games.art_decko.model import ArtDeckoView, Player

GENRE = 2  # letters of a card that name its genre


def bold(view: View, word: str) -> float:
    """Shows, dear galleries and exhibitions, two paintings at once."""
    return {"show": 2.0, "acquire": 1.0, "take two": 1.0}.get(word, price(view, word))


def careful(view: View, word: str) -> float:
    """Haggles, what is cheap, gold rather than paintings."""
    if word in ("at cadmium", "at sienna"):
        return 10.0
    return {"haggle": 2.0, "acquire": 1.0, "take one": 1.0}.get(word, -price(view, word))


def collector(view: View, word: str) -> float:
    """The genres it has most of; what it has it keeps, and shows another."""
    mine = genres([cast(ArtDeckoView, view).players[view.seat]])
    return wanted(view, word, mine)


def trickster(view: View, word: str) -> float:
    """The genres others have most of, and invitations that fit any."""
    v = cast(ArtDeckoView, view)
    theirs = genres([player for player in v.players if player.seat != view.seat])
    return 1.0 if word == "marker wild" else wanted(view, word, theirs)


def wanted(view: View, word: str, many: Counter[str]) -> float:
    """How much a purchase, or what is given away, touches these genres."""
    verb, _, what = word.partition(" ")
    if verb == "at":
        lying = next((each.paintings for each in cast(ArtDeckoView, view).galleries if each.id == what), [])
        return float(max((many[card[:GENRE]] for card in lying), default=0))
    if verb == "pick":
        return float(many[what[:GENRE]])
    return -float(many[what[:GENRE]]) if verb in ("hang", "spend", "discard") else 0.0


def price(view: View, word: str) -> float:
    """What a gallery or an exhibition costs."""
    v = cast(ArtDeckoView, view)
    verb, _, what = word.partition(" ")
    costs = {each.id.lower(): each.cost for each in v.galleries} | {
        each.id.lower(): each.cost for each in v.exhibitions
    }
    return float(costs.get(what, 0)) if verb in ("at", "in") else 0.0


def genres(players: list[Player]) -> Counter[str]:
    """How many paintings of each genre these players are known to have."""
    return Counter(
        card[:GENRE]
        for player in players
        for card in [*(player.hand or []), *(player.draw or []), *player.discard, *(player.known or [])]
        if not card.startswith("G")
    )


LIKES = {"bold": bold, "careful": careful, "collector": collector, "trickster": trickster}
