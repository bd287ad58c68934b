"""The drawing step: sketches behind the screens, handing in, and the Number tokens (AB-DRAW-01)."""

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.core.model import Line
from vernissage.games.artbox import matching
from vernissage.games.artbox import state as at
from vernissage.games.artbox.judge import Verdict, judge
from vernissage.games.artbox.shapes import Drawing, read
from vernissage.games.artbox.state import (
    ArtboxState,
    cell,
    drawings_each,
    in_play,
    is_blank,
    keep_drawing,
    put,
    roll,
    simplified,
    work,
)
from vernissage.games.artbox.tables import DRAW, FINISH, FINISH_ANYWAY, GIVE_UP, SAVES

LONGEST_TIME = 2**31 - 1


def is_victory_token(place: i64) -> bool:
    """The cell counts Victory tokens."""
    return at.RED <= place < at.SHEETS


def verdict(s: ArtboxState, drawing: Drawing) -> Verdict:
    """What the judge says of a drawing under the rules of this table."""
    return judge(drawing, roll(s), cell(s, at.VARIANT) == at.SIMPLIFIED, cell(s, at.FRAME) == 1)


def drawing_options(s: ArtboxState, seat: i64, options: vec[i64]) -> i64:
    """Draw, hand in what is drawn, or give up (AB-RULING-29, AB-RULING-31)."""
    found: i64 = 0
    if cell(s, at.SAVED + seat) < SAVES:
        which: i64 = 0
        while which < drawings_each(s):
            options[found] = DRAW + which
            found += 1
            which += 1
    if is_complete(s, seat):
        if is_legal(s, seat):
            options[found] = FINISH
            found += 1
        elif not cell(s, at.BLOCK):
            options[found] = FINISH_ANYWAY
            found += 1
    options[found] = GIVE_UP
    return found + 1


def draw(s: ArtboxState, seat: i64, which: i64, payload: object) -> None:
    """The seat's sketch is kept as it stands, shape by shape as drawn, seen by nobody else (AB-DRAW-01, AB-FLOW-05)."""
    drawing = read(payload)
    number = work(seat, which)
    keep_drawing(s, number, drawing)
    put(s, at.LEGAL + number, 1 if drawing and verdict(s, drawing).legal else 0)
    put(s, at.SAVED + seat, cell(s, at.SAVED + seat) + 1)
    if s.journal is not None:
        s.journal.append(Line("AB-FLOW-05", seat, {"drawing": int(which) + 1}, only=int(seat)))


def is_complete(s: ArtboxState, seat: i64) -> bool:
    """Something is drawn for every word of the seat (AB-THREE-03)."""
    return not any(is_blank(s, work(seat, which)) for which in range(drawings_each(s)))


def is_legal(s: ArtboxState, seat: i64) -> bool:
    """Every drawing of the seat is legal (AB-THREE-04)."""
    return all(cell(s, at.LEGAL + work(seat, which)) for which in range(drawings_each(s)))


def finish(s: ArtboxState, seat: i64, payload: object) -> None:
    """The drawing is frozen and the lowest Number token taken, in one act (AB-DRAW-04, AB-DRAW-06, AB-DRAW-07,
    AB-FLOW-03).

    The simplified game has no Number tokens (AB-SIMPLE-02).
    """
    put(s, at.FINISHED + seat, at.HANDED_IN)
    # A drawing that has been handed in is never taken back (AB-RULING-39).
    s.sealed = True
    if cell(s, at.PACE) == at.DAYS:
        time = seconds_in(payload)
        for i in range(at.TIME_CELLS):
            put(s, at.SECONDS + at.TIME_CELLS * seat + i, time >> 8 * i & 255)
    if simplified(s) or cell(s, at.PACE) == at.DAYS:
        if s.journal is not None:
            s.journal.append(Line("AB-FLOW-11" if simplified(s) else "AB-ASYNC-02", seat, {}))
    else:
        take_number(s, seat)
    settle_drawings(s)


def seconds_in(payload: object) -> int:
    """The drawing time the host has measured; without one the longest (AB-ASYNC-02)."""
    if isinstance(payload, dict):
        seconds: object = payload.get("seconds")
        if type(seconds) is int and 0 <= seconds <= LONGEST_TIME:
            return seconds
    return LONGEST_TIME


def take_number(s: ArtboxState, seat: i64) -> None:
    """The seat holds the lowest Number token still in the stock (AB-DRAW-04, AB-DRAW-05, AB-SETUP-05)."""
    taken = [cell(s, at.NUMBER + other) for other in range(int(s.seats))]
    number = 1
    while number in taken:
        number += 1
    put(s, at.NUMBER + seat, number)
    if s.journal is not None:
        s.journal.append(Line("AB-DRAW-04", seat, {"number": number}))


def give_up(s: ArtboxState, seat: i64) -> None:
    """The drawing is taken as it stands, unfinished (AB-RULING-31)."""
    put(s, at.FINISHED + seat, at.HANDED_IN if simplified(s) else at.GAVE_UP)
    s.sealed = True
    if s.journal is not None:
        s.journal.append(Line("AB-RULING-31", seat, {}))
    settle_drawings(s)


def settle_drawings(s: ArtboxState) -> None:
    """Once everybody is done all Number tokens are out and the drawings are laid out (AB-DRAW-09)."""
    players = in_play(s)
    for seat in players:
        if cell(s, at.FINISHED + seat) == at.STILL_DRAWING:
            return
    if not simplified(s):
        if cell(s, at.PACE) == at.DAYS:
            for seat in sorted(handed_in(s, players), key=lambda seat: drawing_time(s, seat)):
                take_number(s, seat)
        # Unfinished players come last, from the Maestro's left (AB-RULING-31).
        for seat in from_the_left(s, players):
            if cell(s, at.FINISHED + seat) == at.GAVE_UP:
                for which in range(at.WORKS):
                    put(s, at.LEGAL + work(seat, which), 0)
                take_number(s, seat)
    matching.lay_out(s)


def handed_in(s: ArtboxState, players: list[int]) -> list[int]:
    """Those who have finished, from the Maestro's left."""
    return [seat for seat in from_the_left(s, players) if cell(s, at.FINISHED + seat) == at.HANDED_IN]


def from_the_left(s: ArtboxState, players: list[int]) -> list[int]:
    """The players clockwise, the Maestro last (AB-RULING-36)."""
    return sorted(players, key=lambda seat: (seat - s.maestro - 1) % s.seats)


def drawing_time(s: ArtboxState, seat: i64) -> int:
    """The seconds a seat has drawn, as the host measured them."""
    return sum(cell(s, at.SECONDS + at.TIME_CELLS * seat + i) << 8 * i for i in range(at.TIME_CELLS))
