"""Who is asked what, which answers there are, and how long the sand runs."""

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.core.model import Decision
from vernissage.games.artbox import drawing, matching, rounds
from vernissage.games.artbox import state as at
from vernissage.games.artbox import tables as box
from vernissage.games.artbox.state import ArtboxState, cell, drawings_each, in_play, returns_one, simplified


def is_asked(s: ArtboxState, seat: i64) -> bool:
    """The seat has something to answer."""
    if seat < 0 or seat >= s.seats or s.gone >> seat & 1:
        return False
    if s.phase == at.CHOOSING:
        return s.cells[at.CHOSEN + seat] == 0
    if s.phase == at.ROLLING or s.phase == at.REVEALING:
        return seat == s.maestro
    if s.phase == at.DRAWING:
        return s.cells[at.FINISHED + seat] == at.STILL_DRAWING
    if s.phase == at.GUESSING:
        return s.cells[at.DONE_CELLS + seat] == 0
    return s.phase == at.RESTING and s.cells[at.READY_CELLS + seat] == 0


def asked(s: ArtboxState) -> i64:
    """The seats asked, as a mask."""
    mask: i64 = 0
    seat: i64 = 0
    while seat < s.seats:
        if is_asked(s, seat):
            mask |= 1 << seat
        seat += 1
    return mask


def legal(s: ArtboxState, seat: i64, options: vec[i64]) -> i64:
    """The answers of a seat, ascending."""
    if not is_asked(s, seat):
        return 0
    if s.phase == at.CHOOSING:
        return rounds.choice_options(s, options)
    if s.phase == at.DRAWING:
        return drawing.drawing_options(s, seat, options)
    if s.phase == at.GUESSING:
        return matching.match_options(s, seat, options)
    options[0] = box.ROLL if s.phase == at.ROLLING else box.NEXT if s.phase == at.REVEALING else box.READY
    return 1


def decisions(s: ArtboxState) -> list[Decision]:
    """Every question that is open, with the clause that asks it."""
    if s.phase == at.OVER:
        return []
    sand = sandglass(s) * 1000
    seats = [seat for seat in in_play(s) if is_asked(s, seat)]
    if s.phase == at.CHOOSING:
        ask, clause = ("return", "AB-THREE-01") if returns_one(s) else ("choose", "AB-CANVAS-02")
        return [Decision(seat, ask, clause, True, sandglass=sand) for seat in seats]
    if s.phase == at.DRAWING:
        live = cell(s, at.PACE) != at.DAYS
        numbers = not simplified(s)
        return [
            Decision(seat, "draw", "AB-DRAW-02", True, True, sand, numbers and live, numbers and not live)
            for seat in seats
        ]
    if s.phase == at.GUESSING:
        return [
            Decision(seat, "match", "AB-GUESS-06", True, False, sand, cell(s, at.PACE) != at.DAYS) for seat in seats
        ]
    if s.phase == at.RESTING:
        return [Decision(seat, "ready", "AB-ROUND-08", sandglass=sand) for seat in seats]
    if s.phase == at.ROLLING:
        return [Decision(seat, "roll", "AB-CANVAS-06", sandglass=sand) for seat in seats]
    return [Decision(seat, "unveil", "AB-AWARD-01", sandglass=sand, number=int(s.shown) + 1) for seat in seats]


def sandglass(s: ArtboxState) -> int:
    """Seconds until the table goes on without an answer; 0 = it waits (AB-FLOW-06, AB-SIMPLE-05, AB-ASYNC-01,
    AB-ASYNC-06).
    """
    if cell(s, at.PACE) == at.DAYS:
        return cell(s, at.HOURS) * 3600
    caps = cell(s, at.CAPS) == 1 and cell(s, at.PACE) != at.RELAXED
    glass = box.LONGEST_SANDGLASS if cell(s, at.PACE) == at.RELAXED else cell(s, at.SANDGLASS)
    if s.phase == at.DRAWING:
        return drawing_limit(s, caps, glass)
    if s.phase == at.GUESSING and s.glass >= 0:
        return glass
    if not caps:
        return 0
    if s.phase == at.CHOOSING:
        return box.CHOOSE_CAP
    if s.phase == at.ROLLING:
        return box.ROLL_CAP
    if s.phase == at.GUESSING:
        return box.GUESS_CAP
    return box.REVEAL_CAP if s.phase == at.REVEALING else box.READY_CAP


def drawing_limit(s: ArtboxState, caps: bool, glass: int) -> int:
    """No limit, except in the simplified game and for a last player whom all wait for (AB-DRAW-08, AB-SIMPLE-03,
    AB-RULING-18).
    """
    if simplified(s):
        return glass * drawings_each(s)
    players = in_play(s)
    finished = sum(1 for seat in players if cell(s, at.FINISHED + seat) != at.STILL_DRAWING)
    if finished and cell(s, at.DRAW_LIMIT):
        return cell(s, at.DRAW_LIMIT)
    return box.DRAW_CAP if caps and finished == len(players) - 1 else 0
