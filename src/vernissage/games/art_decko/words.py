"""Moves and journal lines as messages; en.ftl beside this file puts them into words."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from vernissage.core.model import Arg, Line, Message, seat_name
from vernissage.games.art_decko import tables as box
from vernissage.games.art_decko.market import for_sale, price
from vernissage.games.art_decko.museum import show_cost
from vernissage.games.art_decko.payment import mode_value, pays
from vernissage.games.art_decko.state import COST, FIRST, PLACE, ArtDeckoState


def kind_of(kind: i64, count: int = 1) -> Message:
    """So many cards of a kind: an Art Nouveau painting, two 1-Gold."""
    return Message(f"card-{box.KIND_IDS[kind].lower()}", {"count": count})


def card(name: str) -> Message:
    """A card that lies face up: a painting by its title, Gold by its kind."""
    if name not in box.CARD_IDS[: box.DESIGNS]:
        return kind_of(box.KIND_IDS.index(name))
    genre = box.GENRE_IDS[box.KIND[box.CARD_IDS.index(name)]]
    return Message("painting", {"title": Message(f"title-{name.lower()}"), "genre": genre_of(genre)})


def genre_of(marker: str) -> Message:
    """A genre by its id, or what stands beside the genres: gold on the rating board, gray among invitations."""
    return Message(f"genre-{marker.lower()}")


def location_of(name: str) -> Message:
    """A gallery or a bank."""
    return Message(f"place-{name}")


def room_of(name: str) -> Message:
    """An exhibition of the Museum."""
    return Message(f"room-{name}")


def tile_of(name: str) -> Message:
    """An Exhibition Bonus tile."""
    return Message(f"tile-{name.lower()}")


def bonus_of(name: str) -> Message:
    """A New Exhibitor space by what it gives."""
    return Message(f"bonus-{name}")


def paid_with(text: str) -> list[int | str | Message]:
    """The cards of a payment, written as their modes."""
    modes = text.split(", ")
    found: list[int | str | Message] = []
    for mode in dict.fromkeys(modes):
        verb, kind = mode.split()
        cards = kind_of(box.KIND_IDS.index(kind), modes.count(mode))
        found.append(Message("ability", {"cards": cards}) if verb == "use" else cards)
    return found


def describe(s: ArtDeckoState, action: i64) -> Message:
    """The option, with what it costs."""
    c = s.cells
    if action < box.SPEND:
        return Message(("option-haggle", "option-acquire", "option-show")[action])
    if action < box.GO:
        return Message("option-spend", {"card": kind_of(action - box.SPEND)})
    if action < box.TAKE_ONE:
        location = action - box.GO
        facts: dict[str, Arg] = {
            "place": location_of(box.LOCATION_IDS[location]),
            "price": int(price(c, location)),
            "cards": int(for_sale(c, location)),
            "rise": int(box.RISE[location]),
        }
        return Message("option-go", facts)
    if action < box.PICK:
        cost = int(price(c, i64(c[PLACE])))
        if action == box.TAKE_ONE:
            return Message("option-take-one", {"price": cost})
        return Message("option-take-two", {"price": 2 * cost})
    if action < box.ENTER:
        return Message(
            "option-pick", {"card": kind_of(picked(action)), "place": location_of(box.LOCATION_IDS[c[PLACE]])}
        )
    if action < box.HANG:
        room = action - box.ENTER
        cost = int(show_cost(room, 0))
        return Message(
            "option-enter", {"room": room_of(box.ROOM_IDS[room]), "price": cost, "rise": int(box.ROOM_RISE[room])}
        )
    if action < box.USE_GENRE:
        genre = action - box.HANG
        facts = {"card": kind_of(genre), "pays": int(pays(c, genre)), "room": room_of(box.ROOM_IDS[c[PLACE]])}
        return Message("option-hang", facts)
    if action == box.USE_GENRE:
        return Message("option-marker", {"genre": genre_of(box.GENRE_IDS[c[FIRST]])})
    if action == box.USE_WILD:
        return Message("option-marker-gray")
    if action == box.CLAIM_NONE:
        return Message("option-claim-none")
    if action < box.PAY:
        return Message("option-claim", {"bonus": bonus_of(box.BONUS_IDS[action - box.CLAIM])})
    if action < box.DONE:
        return describe_payment(s, action - box.PAY)
    if action == box.DONE:
        return Message("option-done", {"paid": int(s.paid), "price": int(c[COST])})
    if action < box.STOP:
        return Message("option-discard", {"card": kind_of(action - box.DROP)})
    return Message("option-stop")


def describe_payment(s: ArtDeckoState, mode: i64) -> Message:
    """Naming one more card for the payment."""
    value = int(mode_value(s.cells, mode))
    facts: dict[str, Arg] = {
        "card": kind_of(box.MODE_KIND[mode]),
        "value": value,
        "total": int(s.paid) + value,
        "price": int(s.cells[COST]),
    }
    return Message("option-use" if mode < box.STARS else "option-pay", facts)


def picked(action: i64) -> i64:
    """The kind that a word of picking names."""
    return action - box.PICK if action < box.PICK + box.GENRES else action - box.PICK_GOLD


def targets(action: i64) -> list[str]:
    """What the option touches on the table."""
    if box.SPEND <= action < box.GO:
        return [f"hand:{box.KIND_IDS[action - box.SPEND]}"]
    if box.GO <= action < box.TAKE_ONE:
        return [f"location:{box.LOCATION_IDS[action - box.GO]}"]
    if box.PICK <= action < box.ENTER:
        return [f"sale:{box.KIND_IDS[picked(action)]}"]
    if box.ENTER <= action < box.HANG:
        return [f"exhibition:{box.ROOM_IDS[action - box.ENTER]}"]
    if box.HANG <= action < box.USE_GENRE:
        return [f"hand:{box.KIND_IDS[action - box.HANG]}"]
    if action in (box.USE_GENRE, box.USE_WILD):
        return ["marker:genre" if action == box.USE_GENRE else "marker:wild"]
    if box.CLAIM <= action < box.PAY:
        return [f"bonus:{box.BONUS_IDS[action - box.CLAIM]}"]
    if box.PAY <= action < box.DONE:
        return [f"hand:{box.KIND_IDS[box.MODE_KIND[action - box.PAY]]}"]
    if box.DROP <= action < box.STOP:
        return [f"hand:{box.KIND_IDS[action - box.DROP]}"]
    return []


NAMED: Final[dict[str, Callable[[str], Arg]]] = {
    "card": card,
    "location": location_of,
    "room": room_of,
    "marker": genre_of,
    "bonus": bonus_of,
    "tile": tile_of,
    "with": paid_with,
}


def tell(line: Line) -> Message:
    """A journal line, its things named as people name them."""
    facts: dict[str, Arg] = {
        name: NAMED[name](str(arg)) if name in NAMED else arg for name, arg in line.args.items() if name != "for"
    }
    if line.seat >= 0:
        facts["who"] = seat_name(line.seat)
    if "for" in line.args:
        return Message("line-scores", {**facts, "for": Message(str(line.args["for"]))})
    return Message(f"line-{line.clause.lower()}", facts)
