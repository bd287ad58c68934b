"""When the time of a seat or the sandglass of the table runs out."""

from typing import Final

from vernissage.core.model import TABLE
from vernissage.server.tables.position import Position
from vernissage.server.wire.replies import Deadline

GRACE: Final = 400  # milliseconds an answer may be on its way
LOOK_AGAIN: Final = 3000  # after this long another process looks whether bots and clocks are served


def deadlines(position: Position) -> list[Deadline]:
    """Every deadline that runs, as it would fall if the server served without a pause from now on."""
    found = [
        Deadline(seat=seat, at=at) for seat in position.waiting() if (at := seat_deadline(position, seat)) is not None
    ]
    if position.glass is not None and position.phase == "playing":
        since = position.glass.since
        found.append(Deadline(seat=TABLE, at=since + position.glass.ms + position.paused(since, FAR)))
    return found


def seat_deadline(position: Position, seat: int) -> int | None:
    """When a person's time runs out; bots have a budget instead."""
    clock = position.clock
    if clock.kind == "none" or position.chairs[seat].automatic:
        return None
    allowed = clock.seconds * 1000
    if clock.kind == "game":
        allowed = max(0, allowed - position.thought(seat))
    since = position.since[seat]
    return since + allowed + position.paused(since, FAR)


def expired(position: Position, now: int) -> list[int]:
    """The seats whose time is up, and TABLE for the sandglass."""
    return [each.seat for each in deadlines(position) if each.at + GRACE <= now]


def next_deadline(position: Position) -> int | None:
    """When a clock next needs somebody to act."""
    return min((each.at + GRACE for each in deadlines(position)), default=None)


def watched(position: Position) -> bool:
    """Bots, clocks or sandglasses may need somebody to act at this table."""
    return (
        position.clock.kind != "none" or position.glass is not None or any(chair.automatic for chair in position.chairs)
    )


FAR: Final = 1 << 62
