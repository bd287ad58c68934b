"""How moves of Art Decko look: paintings go to their buyer or into the Museum, and ratings rise."""

from collections.abc import Sequence
from typing import Final

from vernissage.core.film import Flight, Shot, seat_place
from vernissage.core.model import Arg, Line, Message, seat_name
from vernissage.games.art_decko import tables as box
from vernissage.games.art_decko.words import card, genre_of, room_of

BOUGHT: Final = frozenset({"AD-ACQUIRE-05", "AD-PAY-05", "AD-ACQUIRE-06"})
ROSE: Final = frozenset({"AD-ACQUIRE-07", "AD-ACQUIRE-08", "AD-ACQUIRE-09", "AD-SHOW-17"})
HUNG: Final = frozenset({"AD-SHOW-11", "AD-PAY-05", "AD-SHOW-14", "AD-SHOW-15"})
HAGGLED: Final = frozenset({"AD-HAGGLE-01", "AD-DRAW-01", "AD-HAGGLE-02"})
REFILLED: Final = frozenset({"AD-EOT-07", "AD-EOT-10", "AD-EOT-14"})
CHAPTERS: Final = (BOUGHT | ROSE, HUNG | ROSE, HAGGLED, frozenset({"AD-EOT-03"}), REFILLED)


def caption(lines: Sequence[Line]) -> Message | None:
    """A purchase or a Show with its price and what rose; the lines' own sentences do for the rest."""
    facts: dict[str, Arg] = {"who": seat_name(lines[0].seat)}
    rises: list[int | str | Message] = [
        Message("film-rises", {"marker": genre_of(str(line.args["marker"])), "to": line.args["to"]})
        for line in lines
        if line.clause in ROSE
    ]
    first = {line.clause: line.args for line in reversed(lines)}
    if "AD-ACQUIRE-06" in first and "AD-ACQUIRE-05" in first:
        cards: list[int | str | Message] = [
            card(str(line.args["card"])) for line in lines if line.clause == "AD-ACQUIRE-06"
        ]
        return Message("film-buys", {**facts, "cards": cards, "price": first["AD-ACQUIRE-05"]["cost"], "rises": rises})
    if "AD-SHOW-14" in first and "AD-SHOW-11" in first and "AD-SHOW-15" in first:
        hung, scored = first["AD-SHOW-14"], first["AD-SHOW-15"]
        facts |= {"card": card(str(hung["card"])), "room": room_of(str(hung["room"])), "points": scored["points"]}
        return Message("film-shows", {**facts, "price": first["AD-SHOW-11"]["cost"], "rises": rises})
    return None


def shows(line: Line) -> Shot:
    """Where the card of a line goes, and what has another number now."""
    seat, clause, args = line.seat, line.clause, line.args
    flights: list[Flight] = []
    glows = seat_place(seat) if seat >= 0 else []
    name = str(args.get("card", ""))
    if "scores" in args:  # a row of the score sheet, named by the clause that pays
        return Shot(glows=glows)
    if clause == "AD-ACQUIRE-06":
        start = [f"sale:{args['location']}:{name}", f"location:{args['location']}"]
        flights = [Flight(name, start, seat_place(seat, "discard"))]
    elif clause in ROSE or clause == "AD-RULING-30":
        glows = [f"rating:{args['marker']}"]
    elif clause in ("AD-HAGGLE-01", "AD-EOT-03"):
        kind = box.KIND_IDS[box.KIND[box.CARD_IDS.index(name)]]
        flights = [Flight(name, seat_place(seat, f"hand:{kind}"), seat_place(seat, "discard"))]
    elif clause == "AD-SHOW-14":
        end = [f"hung:{args['room']}:{name}", f"exhibition:{args['room']}"]
        flights = [Flight(name, seat_place(seat), end)]
    elif clause in ("AD-SHOW-15", "AD-SHOW-18"):
        glows = [f"exhibition:{args['room']}", *glows]
    elif clause in ("AD-SHOW-08", "AD-SHOW-09"):
        glows = [f"bonus:{args['bonus']}", *glows]
    elif clause in ("AD-EOT-07", "AD-EOT-10", "AD-EOT-12"):
        glows = [f"location:{args['location']}"]
    elif clause == "AD-EOT-14":
        glows = ["location:cadmium"]
    elif clause == "AD-BONUS-24":
        glows = ["rating:gold"]
    return Shot(flights=flights, glows=glows)
