"""How people move at the table: what is bought, shown and spent in one gesture, the payment that gives away least, and
what it brings.
"""

from typing import Final, cast

from vernissage.core.game import State
from vernissage.core.gestures import Bill
from vernissage.core.model import Arg, Message
from vernissage.games.art_decko import tables as box
from vernissage.games.art_decko.market import price
from vernissage.games.art_decko.museum import show_cost
from vernissage.games.art_decko.state import COST, RATINGS, SCORES, ArtDeckoState
from vernissage.games.art_decko.views import worth
from vernissage.games.art_decko.words import bonus_of, genre_of, kind_of, location_of, picked, room_of

BEGINS: Final = frozenset({"choose-action"})
SETS: Final = {"pay": "done", "discard": "stop"}
ALONE: Final[frozenset[str]] = frozenset({"go", "count", "pick", "pair", "enter", "hang", "marker", "claim", "pay"})


def quiet(state: State, seat: int, action: int, options: list[int]) -> bool:
    """A New Exhibitor space is left unclaimed only on purpose."""
    return action == box.CLAIM_NONE


def sentence(state: State, seat: int, actions: list[int]) -> Message:
    """What is spent, bought or shown, for how much."""
    if actions[0] == box.HAGGLE_WORD:
        return Message("option-spend", {"card": kind_of(actions[1] - box.SPEND)})
    if actions[0] == box.ACQUIRE_WORD:
        return bought(cast(ArtDeckoState, state), actions)
    return shown(cast(ArtDeckoState, state), actions)


def bought(s: ArtDeckoState, actions: list[int]) -> Message:
    """The cards, where they lie and what they cost."""
    location = actions[1] - box.GO
    cards: list[int | str | Message] = [kind_of(picked(each)) for each in actions if box.PICK <= each < box.ENTER]
    cost = int(price(s.cells, location)) * max(1, len(cards))
    place = location_of(box.LOCATION_IDS[location])
    return Message("gesture-buy", {"cards": cards or [kind_of(box.G5)], "place": place, "price": cost})


def shown(s: ArtDeckoState, actions: list[int]) -> Message:
    """The painting, its exhibition, and which invitation and space go with it where there is a choice."""
    room, card, off = actions[1] - box.ENTER, actions[2] - box.HANG, 0
    ways: list[int | str | Message] = []
    for each in actions[3:]:
        if each == box.USE_GENRE:
            ways.append(Message("gesture-marker", {"genre": genre_of(box.GENRE_IDS[card])}))
        elif each == box.USE_WILD:
            ways.append(Message("gesture-marker-gray"))
        elif box.CLAIM <= each < box.PAY:
            off = box.DISCOUNT[each - box.CLAIM]
            ways.append(Message("gesture-claim", {"bonus": bonus_of(box.BONUS_IDS[each - box.CLAIM])}))
    facts: dict[str, Arg] = {"card": kind_of(card), "room": room_of(box.ROOM_IDS[room]), "ways": ways}
    return Message("gesture-show", {**facts, "price": int(show_cost(room, off))})


def bill(state: State) -> Bill:
    """What is paid of the price so far; a discard has none."""
    s = cast(ArtDeckoState, state)
    return Bill(int(s.paid), int(s.cells[COST]))


def loss(text: str) -> int:
    """A card used for its ability leaves the game; one that pays comes back."""
    return 1 if text.startswith("use") else 0


def preview(before: State, after: State, seat: int) -> list[Message]:
    """Points, ratings and net worth: all of it lies open, whatever is drawn afterwards."""
    s, then = cast(ArtDeckoState, before), cast(ArtDeckoState, after)
    found: list[Message] = []
    points = int(then.cells[SCORES + seat]) - int(s.cells[SCORES + seat])
    if points:
        found.append(Message("preview-points", {"points": points}))
    for genre, name in enumerate([*box.GENRE_IDS, "gold"]):
        old, new = int(s.cells[RATINGS + genre]), int(then.cells[RATINGS + genre])
        if new > old:
            found.append(Message("preview-rises", {"genre": genre_of(name), "to": new}))
    more = (worth(then, seat, True) or 0) - (worth(s, seat, True) or 0)
    if more:
        found.append(Message("preview-worth-more" if more > 0 else "preview-worth-less", {"points": abs(more)}))
    return found
