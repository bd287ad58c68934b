"""Who is asked what, which answers there are, and how long the sand runs."""

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.core.model import Decision
from vernissage.core.piles import size
from vernissage.games.artbox import identify, studio
from vernissage.games.artbox.state import (
    BLOCK,
    CAPS,
    CHOOSING,
    CHOSEN,
    CORRECTED,
    DAYS,
    DONE_CELLS,
    DRAW_LIMIT,
    DRAWING,
    FINISHED,
    GUESSING,
    HOURS,
    OVER,
    PACE,
    READY_CELLS,
    RELAXED,
    RESTING,
    REVEALING,
    ROLLING,
    ROW,
    SANDGLASS,
    SAVED,
    SHEETS,
    STILL_DRAWING,
    ArtboxState,
    cell,
    drawings_each,
    in_play,
    simplified,
)
from vernissage.games.artbox.tables import (
    CHOOSE_CAP,
    CORRECTIONS,
    DONE,
    DRAW,
    DRAW_CAP,
    FINISH,
    FINISH_ANYWAY,
    GIVE_UP,
    GUESS_CAP,
    KEEP,
    LONGEST_SANDGLASS,
    MATCH,
    MOST_WORDS,
    NEXT,
    READY,
    READY_CAP,
    RETURN,
    REVEAL_CAP,
    ROLL,
    ROLL_CAP,
    SAVES,
)


def is_asked(s: ArtboxState, seat: i64) -> bool:
    """The seat has something to answer."""
    if seat < 0 or seat >= s.seats or s.gone >> seat & 1:
        return False
    if s.phase == CHOOSING:
        return cell(s, CHOSEN + seat) == 0
    if s.phase == ROLLING or s.phase == REVEALING:
        return seat == s.maestro
    if s.phase == DRAWING:
        return cell(s, FINISHED + seat) == STILL_DRAWING
    if s.phase == GUESSING:
        return cell(s, DONE_CELLS + seat) == 0
    return s.phase == RESTING and cell(s, READY_CELLS + seat) == 0


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
    """The answers of a seat, ascending; with three players one card goes back, otherwise one is kept (AB-CANVAS-02, AB-THREE-02)."""
    if not is_asked(s, seat):
        return 0
    if s.phase == CHOOSING:
        first: i64 = RETURN if s.seats == 3 else KEEP
        count: i64 = 3 if s.seats == 3 else 2
        index: i64 = 0
        while index < count:
            options[index] = first + index
            index += 1
        return count
    if s.phase == DRAWING:
        return legal_drawing(s, seat, options)
    if s.phase == GUESSING:
        return legal_matches(s, seat, options)
    options[0] = ROLL if s.phase == ROLLING else NEXT if s.phase == REVEALING else READY
    return 1


def legal_drawing(s: ArtboxState, seat: i64, options: vec[i64]) -> i64:
    """Draw, hand in what is drawn, or give up (AB-RULING-29, AB-RULING-31)."""
    found: i64 = 0
    if cell(s, SAVED + seat) < SAVES:
        which: i64 = 0
        while which < drawings_each(s):
            options[found] = DRAW + which
            found += 1
            which += 1
    if studio.is_complete(s, seat):
        if studio.is_legal(s, seat):
            options[found] = FINISH
            found += 1
        elif not cell(s, BLOCK):
            options[found] = FINISH_ANYWAY
            found += 1
    options[found] = GIVE_UP
    return found + 1


def legal_matches(s: ArtboxState, seat: i64, options: vec[i64]) -> i64:
    """Any word for any open slot, as often as one likes; and being done (AB-GUESS-06, AB-RULING-03, AB-RULING-04)."""
    found: i64 = 0
    count: i64 = size(s.cells, ROW)
    may_correct = cell(s, CORRECTED + seat) < CORRECTIONS
    slot: i64 = 0
    while slot < s.slots:
        written = cell(s, SHEETS + 8 * seat + slot)
        if identify.artist(s, slot) != seat and (may_correct or written == 0):
            word: i64 = 0
            while word < count:
                if written != word + 1:
                    options[found] = MATCH + slot * MOST_WORDS + word
                    found += 1
                word += 1
        slot += 1
    options[found] = DONE
    return found + 1


def decisions(s: ArtboxState) -> list[Decision]:
    """Every question that is open, with the clause that asks it."""
    if s.phase == OVER:
        return []
    sand = sandglass(s) * 1000
    seats = [seat for seat in in_play(s) if is_asked(s, seat)]
    if s.phase == CHOOSING:
        return [Decision(seat, "choose", "AB-THREE-01" if s.seats == 3 else "AB-CANVAS-02", True, sandglass=sand) for seat in seats]
    if s.phase == DRAWING:
        live = cell(s, PACE) != DAYS
        numbers = not simplified(s)
        return [Decision(seat, "draw", "AB-DRAW-02", True, True, sand, numbers and live, numbers and not live) for seat in seats]
    if s.phase == GUESSING:
        return [Decision(seat, "match", "AB-GUESS-06", True, False, sand, cell(s, PACE) != DAYS) for seat in seats]
    if s.phase == RESTING:
        return [Decision(seat, "ready", "AB-ROUND-08", sandglass=sand) for seat in seats]
    if s.phase == ROLLING:
        return [Decision(seat, "roll", "AB-CANVAS-06", sandglass=sand) for seat in seats]
    return [Decision(seat, f"unveil {s.shown + 1}", "AB-AWARD-01", sandglass=sand) for seat in seats]


def sandglass(s: ArtboxState) -> int:
    """Seconds until the table goes on without an answer; 0 = it waits (AB-FLOW-06, AB-SIMPLE-05, AB-ASYNC-01, AB-ASYNC-06)."""
    if cell(s, PACE) == DAYS:
        return cell(s, HOURS) * 3600
    caps = cell(s, CAPS) == 1 and cell(s, PACE) != RELAXED
    glass = LONGEST_SANDGLASS if cell(s, PACE) == RELAXED else cell(s, SANDGLASS)
    if s.phase == DRAWING:
        return drawing_limit(s, caps, glass)
    if s.phase == GUESSING and s.glass >= 0:
        return glass
    if not caps:
        return 0
    if s.phase == CHOOSING:
        return CHOOSE_CAP
    if s.phase == ROLLING:
        return ROLL_CAP
    if s.phase == GUESSING:
        return GUESS_CAP
    return REVEAL_CAP if s.phase == REVEALING else READY_CAP


def drawing_limit(s: ArtboxState, caps: bool, glass: int) -> int:
    """No limit, except in the simplified game and for a last player whom all wait for (AB-DRAW-08, AB-SIMPLE-03, AB-RULING-18)."""
    if simplified(s):
        return glass * drawings_each(s)
    players = in_play(s)
    finished = sum(1 for seat in players if cell(s, FINISHED + seat) != STILL_DRAWING)
    if finished and cell(s, DRAW_LIMIT):
        return cell(s, DRAW_LIMIT)
    return DRAW_CAP if caps and finished == len(players) - 1 else 0
