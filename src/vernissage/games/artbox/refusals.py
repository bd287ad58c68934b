"""Why a word is no answer now: the clause that says so, and the facts for its sentence."""

from mypy_extensions import i64

from vernissage.core.model import TABLE, Message, Refusal, seat_name
from vernissage.core.piles import size
from vernissage.games.artbox import drawing, questions
from vernissage.games.artbox import state as at
from vernissage.games.artbox import tables as box
from vernissage.games.artbox.shapes import BadDrawing, read
from vernissage.games.artbox.state import (
    ArtboxState,
    artist,
    cell,
    drawing_at,
    drawings_each,
    returns_one,
    work,
)


def of_table(s: ArtboxState, action: i64) -> Refusal | None:
    """The table plays for the sandglass and for players who leave, nothing else (AB-FLOW-06, AB-RULING-33)."""
    if s.phase == at.OVER:
        return Refusal("AB-END-03")
    if action == box.TIME_UP:
        return None if questions.sandglass(s) else Refusal("AB-FLOW-06")
    if action >= box.LEAVE:
        seat = action - box.LEAVE
        if seat < s.seats and cell(s, at.SEATS_EMPTY) and not s.gone >> seat & 1:
            return None
        return Refusal("AB-RULING-33", {"player": seat_name(int(seat))})
    return Refusal("AB-ROUND-01", case=at.PHASES[s.phase])


def of_payload(s: ArtboxState, action: i64, payload: object) -> Refusal | None:
    """What comes with an answer must be a drawing inside the frame, or a time (AB-RULING-46, AB-GEO-16,
    AB-ASYNC-02).
    """
    if box.DRAW <= action < box.FINISH:
        try:
            drawn = read(payload)
        except BadDrawing as error:
            return Refusal("AB-RULING-46", {"reason": str(error)})
        for fault in drawing.verdict(s, drawn).faults:
            if fault.code == "OUT_OF_FRAME":
                return Refusal("AB-GEO-16", fault.facts)
    if (
        box.FINISH <= action <= box.FINISH_ANYWAY
        and cell(s, at.PACE) == at.DAYS
        and isinstance(payload, dict)
        and "seconds" in payload
    ):
        seconds: object = payload["seconds"]
        if type(seconds) is not int or seconds < 0 or seconds > drawing.LONGEST_TIME:
            return Refusal("AB-ASYNC-02")
    return None


def of_seat(s: ArtboxState, seat: i64, action: i64) -> Refusal:
    """The clause that keeps a seat from an action that is not among its options."""
    if seat == TABLE or seat < 0 or seat >= s.seats:
        return Refusal("AB-SECRET-08")
    if s.phase == at.OVER:
        return Refusal("AB-END-03")
    if action >= box.TIME_UP:
        return (
            Refusal("AB-FLOW-06")
            if action == box.TIME_UP
            else Refusal("AB-RULING-33", {"player": seat_name(int(action - box.LEAVE))})
        )
    if s.gone >> seat & 1:
        return Refusal("AB-RULING-33", {"player": seat_name(int(seat))})
    if action < box.ROLL:
        return of_choice(s, seat, action)
    if action == box.ROLL:
        return of_maestro(s, at.ROLLING, "AB-CANVAS-06")
    if action < box.MATCH:
        return of_drawing(s, seat, action)
    if action <= box.DONE:
        return of_matching(s, seat, action)
    if action == box.NEXT:
        return of_maestro(s, at.REVEALING, "AB-RULING-34")
    return Refusal("AB-ROUND-08") if s.phase == at.RESTING and action == box.READY else wrong_step(s)


def wrong_step(s: ArtboxState) -> Refusal:
    """Another step of the round is being played."""
    return Refusal("AB-ROUND-01", case=at.PHASES[s.phase])


def of_maestro(s: ArtboxState, phase: i64, clause: str) -> Refusal:
    """Only the Maestro does this, and only in its step."""
    return Refusal(clause, {"maestro": seat_name(int(s.maestro))}) if s.phase == phase else wrong_step(s)


def of_choice(s: ArtboxState, seat: i64, action: i64) -> Refusal:
    """One choice a round, of the cards that were dealt."""
    if s.phase != at.CHOOSING:
        return Refusal("AB-CANVAS-05") if s.phase > at.CHOOSING else wrong_step(s)
    if cell(s, at.CHOSEN + seat):
        return Refusal("AB-CANVAS-02")
    return Refusal("AB-THREE-01") if returns_one(s) and action < box.RETURN else Refusal("AB-CANVAS-03")


def of_drawing(s: ArtboxState, seat: i64, action: i64) -> Refusal:
    """Done is done; a second sheet is for three players; and what is handed in must be drawn (AB-FLOW-04)."""
    if s.phase != at.DRAWING:
        return wrong_step(s)
    if cell(s, at.FINISHED + seat) != at.STILL_DRAWING:
        return Refusal("AB-DRAW-06") if action < box.FINISH else Refusal("AB-DRAW-07")
    if action < box.FINISH:
        if action - box.DRAW >= drawings_each(s):
            return Refusal("AB-THREE-04")
        return Refusal("AB-FLOW-05", {"saves": box.SAVES})
    if not drawing.is_complete(s, seat):
        return Refusal("AB-THREE-03") if returns_one(s) else Refusal("AB-DRAW-03")
    if action == box.FINISH_ANYWAY and drawing.is_legal(s, seat):
        return Refusal("AB-RULING-29", case="legal")
    reasons: list[Message] = []
    for which in range(drawings_each(s)):
        reasons += drawing.verdict(s, drawing_at(s, work(seat, which))).reasons()
    case = "block" if cell(s, at.BLOCK) else ""
    return Refusal("AB-RULING-29", {"reason": reasons[0], "more": len(reasons) - 1}, case)


def of_matching(s: ArtboxState, seat: i64, action: i64) -> Refusal:
    """Sheets close with being done; own slots are locked; slots and words must lie on the table."""
    if s.phase != at.GUESSING:
        return Refusal("AB-GUESS-08") if s.phase > at.GUESSING and s.phase < at.OVER else wrong_step(s)
    if cell(s, at.DONE_CELLS + seat):
        return Refusal("AB-GUESS-10") if s.glass == seat else Refusal("AB-RULING-39")
    slot = (action - box.MATCH) // box.MOST_WORDS
    word = (action - box.MATCH) % box.MOST_WORDS
    if slot >= s.slots:
        return Refusal("AB-GUESS-01", {"slot": int(slot) + 1})
    if artist(s, slot) == seat:
        return Refusal("AB-RULING-01", {"slot": int(slot) + 1})
    if word >= size(s.cells, at.ROW):
        return Refusal("AB-GUESS-06", {"word": int(word) + 1})
    return Refusal("AB-FLOW-08")
