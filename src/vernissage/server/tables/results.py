"""What came of a finished table for somebody who sat there."""

import msgspec
from msgspec import Struct

from vernissage.server.tables.position import Position


class GameResult(Struct):
    """How one person came out of a game."""

    game: str
    seat: int
    seats: int
    won: bool
    place: int
    points: int
    rivals: list[str]  # the levels of the bots, "person" for people
    fresh: bool  # a deal of its own, played from its beginning


def outcome_of(position: Position, person: str) -> bytes:
    """The outcome as it is kept; empty where a game was given up, or somebody played more than one seat."""
    held = position.seats_of(person)
    result = position.match.result if position.match is not None and position.match.over else None
    if result is None or len(held) != 1:
        return b""
    seat = held[0]
    won = seat in result.winners
    points = result.totals[seat]
    before = sum(
        other != seat and (other in result.winners or total > points) for other, total in enumerate(result.totals)
    )
    return msgspec.json.encode(
        GameResult(
            game=position.game.key,
            seat=seat,
            seats=len(position.chairs),
            won=won,
            place=1 if won else before + 1,
            points=points,
            rivals=[
                chair.level if chair.kind == "bot" else "person"
                for other, chair in enumerate(position.chairs)
                if other != seat
            ],
            fresh=not position.deal and not position.options.get("rig"),
        )
    )
