"""How moves of Art Society look: bids are turned over together, the hammer falls, paintings go to their walls."""

from collections.abc import Sequence
from typing import Final

from vernissage.core.film import Flight, Shot, seat_place
from vernissage.core.model import Line, Message, seat_name
from vernissage.games.art_society.words import tile, type_name

COLORS: Final = ("blue", "red", "green", "yellow")  # the cards of each seat, as they are painted
DECOR_PICTURES: Final = ("D001", "D049", "D085")  # the first of each size
HANGING: Final = frozenset({"AS-PLACE-01", "AS-ASSIST-03", "AS-ASSIST-07", "AS-DECOR-07", "AS-SETUP-11"})
RISING: Final = frozenset(
    {"AS-PRESTIGE-02", "AS-PRESTIGE-03", "AS-PRESTIGE-04", "AS-PRESTIGE-06", "AS-RULING-26", "AS-RULING-27"}
)
CHAPTERS: Final = (
    frozenset({"AS-BID-03"}),
    frozenset({"AS-PLACE-01", "AS-FAUX-01", "AS-DECOR-01"}),
    frozenset({"AS-PRESTIGE-01", "AS-PRESTIGE-02"}),
    frozenset({"AS-SPACE-09", "AS-SPACE-10"}),
)


def caption(lines: Sequence[Line]) -> Message | None:
    """All bids in one sentence, and a painting for the museum with what it does to its type."""
    if lines[0].clause == "AS-BID-03":
        bids: list[int | str | Message] = [
            Message("film-bid", {"who": seat_name(line.seat), "card": line.args["card"]}) for line in lines
        ]
        return Message("film-bids", {"bids": bids})
    if [line.clause for line in lines] == ["AS-PRESTIGE-01", "AS-PRESTIGE-02"]:
        given, risen = lines[0].args, lines[1].args
        facts = {"tile": tile(str(given["tile"])), "type": type_name(str(risen["type"]))}
        return Message("film-museum", {**facts, "to": risen["to"]})
    return None


def shows(line: Line) -> Shot:
    """Where the tile or the card of a line goes, and which mark has moved."""
    seat, clause, args = line.seat, line.clause, line.args
    flights: list[Flight] = []
    glows = seat_place(seat) if seat >= 0 else []
    name = str(args.get("tile", ""))
    if clause == "AS-BID-03":
        flights = [Flight(f"bid-{args['card']}@{COLORS[seat]}", seat_place(seat, "bids"), seat_place(seat, "bid"))]
        glows = seat_place(seat, "bid")[:1]
    elif clause == "AS-BID-05":
        glows = [f"seat:{who}:bid" for who in str(args["order"]).split()]
    elif clause == "AS-AUCTION-02":
        glows = [f"supply:{args['format']}", "auction"]
    elif clause == "AS-AUCTION-07":
        flights, glows = [Flight("gavel", seat_place(seat), ["auction"])], ["auction"]
    elif clause == "AS-ROUND-01":
        flights = [Flight("gavel", ["gavel", "auction"], seat_place(seat))]
    elif clause == "AS-TAKE-01":
        flights = [Flight(name, [f"offer:{name}", "auction"], seat_place(seat, "wall"))]
    elif clause in HANGING:
        flights = [Flight(picture(name), seat_place(seat), [f"wall:{seat}:{args['place']}", *seat_place(seat, "wall")])]
    elif clause in ("AS-DECOR-04", "AS-DECOR-05", "AS-SPACE-10"):
        size = int(args.get("size", 1))
        flights = [Flight(picture(f"decor-{size}"), [f"decor:{size}", "auction"], seat_place(seat, "wall"))]
    elif clause == "AS-SPACE-03":
        other = str(args["for"])
        flights = [
            Flight(other, [f"museum:{other}", "museum"], seat_place(seat, "wall")),
            Flight(name, seat_place(seat), [f"museum:{name}", "museum"]),
        ]
    elif clause == "AS-PRESTIGE-01":
        end = [f"museum:{name}", f"prestige:{args['type']}"]
        flights, glows = [Flight(name, [f"offer:{name}", "auction"], end)], [f"prestige:{args['type']}"]
    elif clause in RISING:
        glows = [f"prestige:{args['type']}"]
    return Shot(flights=flights, glows=glows)


def picture(name: str) -> str:
    """The picture of a tile: a painting is its own, decor one of its size."""
    return DECOR_PICTURES[int(name[-1]) - 1] if name.startswith("decor-") else name
