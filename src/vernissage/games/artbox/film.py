"""How moves of #ARTBOX look: the pointer passes on, dice fall, numbers and tokens are handed over."""

from collections.abc import Sequence
from typing import Final

from vernissage.core.film import Flight, Shot, seat_place
from vernissage.core.model import Line, Message

CHAPTERS: Final = (frozenset({"AB-ROUND-04", "AB-CANVAS-01"}),)
TOKENS: Final = {"first": "victory-red", "second": "victory-gray"}


def caption(lines: Sequence[Line]) -> Message | None:
    """The lines' own sentences do."""
    return None


def shows(line: Line) -> Shot:
    """Where the token of a line goes, and which drawing is spoken of."""
    seat, clause, args = line.seat, line.clause, line.args
    flights: list[Flight] = []
    glows = seat_place(seat) if seat >= 0 else []
    if clause == "AB-CANVAS-01":
        flights = [Flight("maestro", ["maestro", "dice"], seat_place(seat))]
    elif clause == "AB-CANVAS-06":
        glows = ["dice"]
    elif clause == "AB-DRAW-04":
        flights = [Flight(f"number-{args['number']}", ["dice"], seat_place(seat, "number"))]
    elif clause == "AB-AWARD-02":
        glows = [f"slot:{args['slot']}", *glows]
    elif "why" in args and seat >= 0:
        token = str(args["token"])
        flights = [Flight(TOKENS[token], [f"token:{token}"], seat_place(seat))]
    return Shot(flights=flights, glows=glows)
