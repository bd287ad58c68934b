"""The museum: the unsold painting, the markers on their track, and the ranks."""

from typing import Final

from mypy_extensions import i64, u8

from vernissage.core.model import TABLE, Line
from vernissage.core.piles import insert_sorted, pop, size
from vernissage.games.art_society import tables as box
from vernissage.games.art_society.state import MARKER, OFFER, ArtSocietyState, museum

NO_RANK: Final[i64] = -1


def hang_in_museum(s: ArtSocietyState) -> None:
    """The unsold painting lies in its pile; its marker alone has moved (AS-PRESTIGE-01, AS-PRESTIGE-09,
    AS-PRESTIGE-10).
    """
    if size(s.cells, OFFER) == 0:
        return  # only when changed data leave too few paintings to offer (AS-RULING-06)
    tile = pop(s.cells, OFFER)
    kind = box.TYPE[tile]
    insert_sorted(s.cells, museum(kind), tile)
    if s.journal is not None:
        s.journal.append(Line("AS-PRESTIGE-01", TABLE, {"tile": box.TILES[tile], "type": box.TYPES[kind]}))
    advance(s, kind, box.NUMBER[tile])


def advance(s: ArtSocietyState, kind: i64, steps: i64) -> None:
    """The marker has advanced, stepping back from taken spaces, never behind its own (AS-PRESTIGE-03, AS-PRESTIGE-04,
    AS-PRESTIGE-05).
    """
    start = i64(s.cells[MARKER + kind])
    target = start + steps
    spot = target
    while spot > start and is_taken(s, kind, spot):
        spot -= 1
    s.cells[MARKER + kind] = u8(spot)
    if s.journal is None:
        return
    told: dict[str, str | int] = {"type": box.TYPES[kind], "from": int(start), "to": int(spot), "steps": int(steps)}
    s.journal.append(Line("AS-PRESTIGE-02", TABLE, told))
    if spot < target:
        many = target - spot > 1
        s.journal.append(Line("AS-PRESTIGE-04" if many else "AS-PRESTIGE-03", TABLE, {**told, "target": int(target)}))
    if spot == start:
        s.journal.append(Line("AS-RULING-27" if start == 0 else "AS-RULING-26", TABLE, told))
    if start <= box.TRACK < spot:
        s.journal.append(Line("AS-PRESTIGE-06", TABLE, told))


def is_taken(s: ArtSocietyState, kind: i64, spot: i64) -> bool:
    """Another marker stands on this position; black and color sides differ by a lap (AS-PRESTIGE-07, AS-RULING-28,
    AS-RULING-29).
    """
    other: i64 = 0
    while other < box.KINDS:
        if other != kind and i64(s.cells[MARKER + other]) == spot:
            return True
        other += 1
    return False


def represented(s: ArtSocietyState, kind: i64) -> bool:
    """A painting of the type has reached the museum; an exchange never empties a pile (AS-SPACE-05)."""
    return size(s.cells, museum(kind)) > 0


def rank(s: ArtSocietyState, kind: i64) -> i64:
    """0 for the farthest marker among the types in the museum, 1 for the next; -1 for a missing type (AS-RANK-01,
    AS-RANK-04).
    """
    if not represented(s, kind):
        return NO_RANK
    mine = i64(s.cells[MARKER + kind])
    ahead: i64 = 0
    other: i64 = 0
    while other < box.KINDS:
        theirs = i64(s.cells[MARKER + other])
        if other != kind and represented(s, other) and (theirs > mine or (theirs == mine and other < kind)):
            ahead += 1
        other += 1
    return ahead


def multiplier(s: ArtSocietyState, kind: i64) -> i64:
    """What a painting of the type pays by the markers as they stand (AS-RANK-02, AS-RANK-03, AS-RULING-30)."""
    place = rank(s, kind)
    return box.UNRANKED if place == NO_RANK else box.MULTIPLIERS[place]
