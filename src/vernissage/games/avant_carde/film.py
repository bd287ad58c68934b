"""How moves of Avant Carde look: bought cards go to their buyer, awards are handed over."""

from collections.abc import Sequence
from typing import Final

from vernissage.core.film import Flight, Shot, seat_place
from vernissage.core.model import Line, Message

CHAPTERS: Final = (frozenset({"AC-PLAY-16"}), frozenset({"AC-ROUND-07"}))
STACKS: Final = frozenset({"AC-BUY-10", "AC-LO2-01", "AC-PA5-02"})  # the count is the number of a stack


def caption(lines: Sequence[Line]) -> Message | None:
    """The lines' own sentences do."""
    return None


def shows(line: Line) -> Shot:
    """Where the card or the token of a line goes."""
    seat, clause = line.seat, line.clause
    card, count = str(line.args.get("card", "")), line.args.get("count", 0)
    flights: list[Flight] = []
    glows = seat_place(seat) if seat >= 0 else []
    if clause in ("AC-PLAY-02", "AC-PLAY-03"):
        flights = [Flight(card, seat_place(seat, f"hand:{card}"), seat_place(seat, "line"))]
    elif clause == "AC-PLAY-13":
        flights = [Flight(card, seat_place(seat, "deck"), seat_place(seat, f"hand:{card}"))]
    elif clause == "AC-PLAY-16":
        glows = seat_place(seat, "line")[:1]
    elif clause == "AC-BUY-04":
        # Cards lie in the stack of their number.
        flights = [Flight(card, [f"stack:{card.partition('-')[2]}"], seat_place(seat, "discard"))]
    elif clause in STACKS:
        glows = [f"stack:{count}"]
    elif clause == "AC-TOKEN-01":
        flights = [Flight("change", ["awards"], seat_place(seat, "change"))]
    elif clause == "AC-TOKEN-04":
        flights = [Flight("change", seat_place(seat, "change"), ["awards"])]
    elif clause == "AC-TOKEN-10":
        flights = [Flight("hidden-gem", ["awards"], seat_place(seat))]
    elif clause in ("AC-AWARD-02", "AC-END-01"):
        flights = [Flight("award", ["awards"], seat_place(seat, "awards"))] if clause == "AC-AWARD-02" else []
        glows = ["awards", *seat_place(seat, "awards")[:1]]
    elif clause == "AC-SOLO-04":
        glows = [f"stack:{count}"]
    return Shot(flights=flights, glows=glows)
