"""Why a word is no answer now: the clause that says so, and the facts for its sentence."""

from mypy_extensions import i64

from vernissage.core.model import TABLE, Refusal
from vernissage.core.piles import size
from vernissage.games.artbox import asking, identify, studio
from vernissage.games.artbox.shapes import BadDrawing, read
from vernissage.games.artbox.state import (
    BLOCK,
    CHOOSING,
    CHOSEN,
    CORRECTED,
    DAYS,
    DONE_CELLS,
    DRAWING,
    FINISHED,
    GUESSING,
    OVER,
    PACE,
    PHASES,
    RESTING,
    REVEALING,
    ROLLING,
    ROW,
    SAVED,
    SEATS_EMPTY,
    SHEETS,
    STILL_DRAWING,
    ArtboxState,
    cell,
    drawing_at,
    drawings_each,
)
from vernissage.games.artbox.tables import (
    CORRECTIONS,
    DONE,
    DRAW,
    FINISH,
    FINISH_ANYWAY,
    LEAVE,
    MATCH,
    MOST_WORDS,
    NEXT,
    READY,
    RETURN,
    ROLL,
    SAVES,
    TIME_UP,
)


def of_table(s: ArtboxState, action: i64) -> Refusal | None:
    """The table plays for the sandglass and for players who leave, nothing else (AB-FLOW-06, AB-RULING-33)."""
    if s.phase == OVER:
        return Refusal("AB-END-03")
    if action == TIME_UP:
        return None if asking.sandglass(s) else Refusal("AB-FLOW-06")
    if action >= LEAVE:
        seat = action - LEAVE
        if seat < s.seats and cell(s, SEATS_EMPTY) and not s.gone >> seat & 1:
            return None
        return Refusal("AB-RULING-33", {"seat": int(seat) + 1})
    return Refusal("AB-ROUND-01", {"step": PHASES[s.phase]})


def of_payload(s: ArtboxState, action: i64, payload: object) -> Refusal | None:
    """What comes with an answer must be a drawing inside the frame, or a time (AB-RULING-46, AB-GEO-16, AB-ASYNC-02)."""
    if DRAW <= action < FINISH:
        try:
            drawing = read(payload)
        except BadDrawing as error:
            return Refusal("AB-RULING-46", {"reason": str(error)})
        for fault in studio.verdict(s, drawing).faults:
            if fault.code == "OUT_OF_FRAME":
                return Refusal("AB-GEO-16", {"reason": fault.sentence})
    if FINISH <= action <= FINISH_ANYWAY and cell(s, PACE) == DAYS and isinstance(payload, dict) and "seconds" in payload:
        seconds: object = payload["seconds"]
        if type(seconds) is not int or seconds < 0 or seconds > studio.LONGEST_TIME:
            return Refusal("AB-ASYNC-02")
    return None


def of_seat(s: ArtboxState, seat: i64, action: i64) -> Refusal:
    """The clause that keeps a seat from an action that is not among its options."""
    if seat == TABLE or seat < 0 or seat >= s.seats:
        return Refusal("AB-SECRET-08")
    if s.phase == OVER:
        return Refusal("AB-END-03")
    if action >= TIME_UP:
        return Refusal("AB-FLOW-06") if action == TIME_UP else Refusal("AB-RULING-33", {"seat": int(action - LEAVE) + 1})
    if s.gone >> seat & 1:
        return Refusal("AB-RULING-33", {"seat": int(seat) + 1})
    if action < ROLL:
        return of_choice(s, seat, action)
    if action == ROLL:
        return of_maestro(s, ROLLING, "AB-CANVAS-06")
    if action < MATCH:
        return of_drawing(s, seat, action)
    if action <= DONE:
        return of_matching(s, seat, action)
    if action == NEXT:
        return of_maestro(s, REVEALING, "AB-RULING-34")
    return Refusal("AB-ROUND-08") if s.phase == RESTING and action == READY else wrong_step(s)


def wrong_step(s: ArtboxState) -> Refusal:
    """Another step of the round is being played."""
    return Refusal("AB-ROUND-01", {"step": PHASES[s.phase]})


def of_maestro(s: ArtboxState, phase: i64, clause: str) -> Refusal:
    """Only the Maestro does this, and only in its step."""
    return Refusal(clause, {"maestro": int(s.maestro) + 1}) if s.phase == phase else wrong_step(s)


def of_choice(s: ArtboxState, seat: i64, action: i64) -> Refusal:
    """One choice a round, of the cards that were dealt."""
    if s.phase != CHOOSING:
        return Refusal("AB-CANVAS-05") if s.phase > CHOOSING else wrong_step(s)
    if cell(s, CHOSEN + seat):
        return Refusal("AB-CANVAS-02")
    return Refusal("AB-THREE-01") if s.seats == 3 and action < RETURN else Refusal("AB-CANVAS-03")


def of_drawing(s: ArtboxState, seat: i64, action: i64) -> Refusal:
    """Done is done; a second sheet is for three players; and what is handed in must be drawn (AB-FLOW-04)."""
    if s.phase != DRAWING:
        return wrong_step(s)
    if cell(s, FINISHED + seat) != STILL_DRAWING:
        return Refusal("AB-DRAW-06") if action < FINISH else Refusal("AB-DRAW-07")
    if action < FINISH:
        if action - DRAW >= drawings_each(s):
            return Refusal("AB-THREE-04")
        return Refusal("AB-FLOW-05", {"saves": SAVES, "used": cell(s, SAVED + seat)})
    if not studio.is_complete(s, seat):
        return Refusal("AB-THREE-03") if s.seats == 3 else Refusal("AB-DRAW-03")
    if action == FINISH_ANYWAY and studio.is_legal(s, seat):
        return Refusal("AB-RULING-29", {"reasons": "The drawing is legal: hand it in as it is."})
    reasons: list[str] = []
    for which in range(drawings_each(s)):
        reasons += studio.verdict(s, drawing_at(s, 2 * seat + which)).sentences()
    told = " ".join(["This drawing needs a second thought:", *reasons])
    if cell(s, BLOCK):
        told += " This table takes legal drawings only."
    return Refusal("AB-RULING-29", {"reasons": told})


def of_matching(s: ArtboxState, seat: i64, action: i64) -> Refusal:
    """Sheets close with being done; own slots are locked; slots and words must lie on the table."""
    if s.phase != GUESSING:
        return Refusal("AB-GUESS-08") if s.phase > GUESSING and s.phase < OVER else wrong_step(s)
    if cell(s, DONE_CELLS + seat):
        return Refusal("AB-GUESS-10") if s.glass == seat else Refusal("AB-RULING-39")
    slot = (action - MATCH) // MOST_WORDS
    word = (action - MATCH) % MOST_WORDS
    if slot >= s.slots:
        return Refusal("AB-GUESS-01", {"slot": int(slot) + 1})
    if identify.artist(s, slot) == seat:
        return Refusal("AB-RULING-01", {"slot": int(slot) + 1})
    if word >= size(s.cells, ROW):
        return Refusal("AB-GUESS-06", {"word": int(word) + 1})
    left = CORRECTIONS - cell(s, CORRECTED + seat)
    same = cell(s, SHEETS + 8 * seat + slot) == word + 1
    return Refusal("AB-FLOW-08", {"why": "this word stands there already" if same else f"{left} corrections are left"})
