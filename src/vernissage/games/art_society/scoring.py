"""Final scoring: what a wall is worth by the markers as they stand, line by line, and who wins."""

from mypy_extensions import i64

from vernissage.core.bits import bits
from vernissage.core.model import Message, Result, ScoreLine
from vernissage.core.piles import card, size
from vernissage.games.art_society import state as at
from vernissage.games.art_society import tables as box
from vernissage.games.art_society.geometry import CORNERS_HI, CORNERS_LO, is_full
from vernissage.games.art_society.prestige import multiplier, rank
from vernissage.games.art_society.state import ArtSocietyState, high, low, side
from vernissage.games.art_society.wall import in_eyeline, offended


def is_faux_pas(s: ArtSocietyState, seat: i64, slot: i64) -> bool:
    """The painting touches one of its own type, which costs its prestige and nothing else (AS-FAUX-03, AS-FAUX-04,
    AS-SCORE-11).
    """
    place = side(seat)
    return offended(s, seat, card(s.cells, place + at.PAINTINGS, slot), i64(s.cells[place + at.WHERE + slot])) > 0


def clean_paintings(s: ArtSocietyState, seat: i64, kind: i64) -> i64:
    """Hung paintings of a type that are no faux pas; the starting painting counts like any other (AS-SCORE-02,
    AS-SCORE-03, AS-FAUX-05).
    """
    place = side(seat)
    found: i64 = 0
    slot: i64 = 0
    while slot < size(s.cells, place + at.PAINTINGS):
        if box.TYPE[card(s.cells, place + at.PAINTINGS, slot)] == kind and not is_faux_pas(s, seat, slot):
            found += 1
        slot += 1
    return found


def prestige_points(s: ArtSocietyState, seat: i64, kind: i64) -> i64:
    """Clean paintings of a type times its multiplier; size and number play no part (AS-SCORE-01, AS-TAKE-08)."""
    return clean_paintings(s, seat, kind) * multiplier(s, kind)


def shields(s: ArtSocietyState, seat: i64) -> i64:
    """A decor tile's shields equal its cells, so the covered cells are counted (AS-SCORE-04, AS-DECOR-08,
    AS-RULING-41).
    """
    spot = side(seat) + at.WALL
    end = spot + box.CELLS
    found: i64 = 0
    while spot < end:
        if i64(s.cells[spot]) >= at.DECOR_CELL:
            found += 1
        spot += 1
    return found


def eyeline_points(s: ArtSocietyState, seat: i64) -> i64:
    """Each painting of the leading type in the band pays, faux pas or not (AS-SCORE-05, AS-SCORE-06, AS-SCORE-07,
    AS-FAUX-06).
    """
    place = side(seat)
    found: i64 = 0
    slot: i64 = 0
    while slot < size(s.cells, place + at.PAINTINGS):
        tile = card(s.cells, place + at.PAINTINGS, slot)
        if rank(s, box.TYPE[tile]) == 0 and in_eyeline(tile, i64(s.cells[place + at.WHERE + slot])):
            found += 1
        slot += 1
    return found * box.EYELINE_BONUS


def full_points(s: ArtSocietyState, seat: i64) -> i64:
    """A wall without empty space pays, for every player who has one (AS-SCORE-08)."""
    if is_full(low(s, seat), high(s, seat)):
        return box.FULL_WALL
    return 0


def corner_points(s: ArtSocietyState, seat: i64) -> i64:
    """Each corner not covered by a tile costs; decor covers too (AS-SCORE-09, AS-RULING-36)."""
    return box.BARE_CORNER * (bits(CORNERS_LO & ~low(s, seat)) + bits(CORNERS_HI & ~high(s, seat)))


def surplus_points(s: ArtSocietyState, seat: i64) -> i64:
    """Each surplus painting costs, the assistant's tile does not.

    (AS-SCORE-10, AS-SPACE-11, AS-ASSIST-08, AS-ASSIST-09, AS-RULING-39)
    """
    return box.SURPLUS_PAINTING * size(s.cells, side(seat) + at.ASIDE)


def total(s: ArtSocietyState, seat: i64) -> i64:
    """Everything together; nothing else pays, and it may be negative (AS-SCORE-15, AS-RULING-37)."""
    points = (
        shields(s, seat)
        + eyeline_points(s, seat)
        + full_points(s, seat)
        + corner_points(s, seat)
        + surplus_points(s, seat)
    )
    kind: i64 = 0
    while kind < box.KINDS:
        points += prestige_points(s, seat, kind)
        kind += 1
    return points


def leftover(s: ArtSocietyState, seat: i64) -> i64:
    """The sum of the bid cards left in hand, which breaks ties (AS-SCORE-13)."""
    spot = side(seat) + at.HAND
    points: i64 = 0
    index: i64 = 0
    while index < box.BID_COUNT:
        if s.cells[spot + index] != 0:
            points += box.BID[index]
        index += 1
    return points


def final_result(s: ArtSocietyState) -> Result:
    """The highest total wins, then the richer hand, else it is shared, whatever ended the game (AS-SCORE-12,
    AS-SCORE-14, AS-END-06).
    """
    totals = [int(total(s, seat)) for seat in range(s.seats)]
    standing = [(totals[seat], int(leftover(s, seat))) for seat in range(s.seats)]
    best = max(standing)
    sheet: list[ScoreLine] = []
    for seat in range(s.seats):
        sheet.extend(score_sheet(s, seat))
    return Result([seat for seat in range(s.seats) if standing[seat] == best], totals, sheet)


def score_sheet(s: ArtSocietyState, seat: i64) -> list[ScoreLine]:
    """One line for each source of points; the score markers show nothing else (AS-SCORE-16, AS-SETUP-08)."""
    who = int(seat)
    lines: list[ScoreLine] = []
    for kind in range(box.KINDS):
        clean, pays = int(clean_paintings(s, seat, kind)), int(multiplier(s, kind))
        note = Message("note-paintings", {"count": clean, "pays": pays})
        points = int(prestige_points(s, seat, kind))
        lines.append(ScoreLine(who, "AS-SCORE-01", points, note, name=f"score-{box.TYPES[kind]}"))
    lines.append(ScoreLine(who, "AS-SCORE-04", int(shields(s, seat)), name="score-decor"))
    lines.append(ScoreLine(who, "AS-SCORE-05", int(eyeline_points(s, seat)), name="score-eyeline"))
    lines.append(ScoreLine(who, "AS-SCORE-08", int(full_points(s, seat)), name="score-wall"))
    lines.append(ScoreLine(who, "AS-SCORE-09", int(corner_points(s, seat)), name="score-corners"))
    lines.append(ScoreLine(who, "AS-SCORE-10", int(surplus_points(s, seat)), name="score-surplus"))
    note = Message("note-cards", {"sum": int(leftover(s, seat))})
    lines.append(ScoreLine(who, "AS-SCORE-13", 0, note, name="score-cards"))
    return lines
