"""Step 3, Identify: drawings and words are laid out, and everybody matches them on a sheet."""

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.core.model import TABLE, Line
from vernissage.core.piles import card, find, move_all, pop, push, shuffle, size, top, tuck
from vernissage.core.rng import stream_below
from vernissage.games.artbox import awards, packs
from vernissage.games.artbox import state as at
from vernissage.games.artbox.shapes import canonical
from vernissage.games.artbox.state import (
    ArtboxState,
    artist,
    cell,
    drawing_at,
    drawings_each,
    drawn_by,
    in_play,
    is_blank,
    keep_drawing,
    kept,
    put,
    sheet_at,
    source,
    word_number,
    work,
)
from vernissage.games.artbox.tables import DONE, MATCH, MOST_WORDS, decoys


def lay_out(s: ArtboxState) -> None:
    """Drawings and words lie on the table, all at once, and nothing tells whose is whose (AB-GUESS-02, AB-SECRET-11,
    AB-THREE-05).

    Everybody's own places are filled in, locked and never counted (AB-RULING-01, AB-RULING-12).
    """
    s.sealed = True
    s.phase = at.GUESSING
    lay_drawings(s)
    lay_words(s)
    for seat in in_play(s):
        for slot in range(int(s.slots)):
            if artist(s, slot) == seat:
                put(s, sheet_at(seat, slot), cell(s, at.ANSWER + slot))
    if s.journal is not None:
        s.journal.append(Line("AB-GUESS-05", TABLE, {"drawings": int(s.slots), "words": int(size(s.cells, at.ROW))}))
    if s.slots == 0:
        awards.award(s)


def lay_drawings(s: ArtboxState) -> None:
    """The drawings lie in shuffled order; a blank sheet has no place (AB-SETUP-03, AB-GUESS-01, AB-SECRET-02,
    AB-RULING-31).

    From now on a drawing has its canonical form, which tells nothing of how it was made (AB-GEO-19, AB-SECRET-03).
    """
    order: list[int] = []
    for seat in in_play(s):
        for which in range(drawings_each(s)):
            if not is_blank(s, work(seat, which)):
                order.append(work(seat, which))
                keep_drawing(s, work(seat, which), canonical(drawing_at(s, work(seat, which))))
    s.slots = len(order)
    left = len(order)
    while left > 1:
        chosen = int(stream_below(s.streams, 0, left))
        left -= 1
        order[left], order[chosen] = order[chosen], order[left]
    for slot, which in enumerate(order):
        put(s, at.SOURCE + slot, which + 1)
        # Each sheet may lie any way up, the same for all (AB-RULING-41).
        if cell(s, at.SCRAMBLE):
            put(s, at.TURN + slot, stream_below(s.streams, 0, 4))


def lay_words(s: ArtboxState) -> None:
    """Kept words and decoys lie shuffled together, face up; nothing marks a decoy (AB-GUESS-03 to AB-GUESS-05,
    AB-SECRET-04).
    """
    avoided: set[int] = set()
    for seat in range(int(s.seats)):
        place = kept(seat)
        for which in range(int(size(s.cells, place))):
            if cell(s, at.AVOID) and not s.own:
                avoided |= packs.confusable_with()[word_number(s, card(s.cells, place, which))]
        move_all(s.cells, place, at.ROW)
    # The cards returned this round lie at the bottom and are no decoys (AB-RULING-25).
    returned = sum(1 for seat in range(int(s.seats)) if cell(s, at.RETURNED + seat))
    fresh = int(size(s.cells, at.DECK)) - returned
    wanted = min(MOST_WORDS - int(size(s.cells, at.ROW)), decoys(len(in_play(s))), fresh)
    spare = fresh - wanted
    for _decoy in range(wanted):
        while spare > 0 and word_number(s, top(s.cells, at.DECK)) in avoided:
            tuck(s.cells, at.DECK, pop(s.cells, at.DECK))
            spare -= 1
        push(s.cells, at.ROW, pop(s.cells, at.DECK))
    shuffle(s.cells, at.ROW, s.streams, 0)
    for slot in range(int(s.slots)):
        put(s, at.ANSWER + slot, find(s.cells, at.ROW, cell(s, at.OWN + source(s, slot)) - 1) + 1)


def match_options(s: ArtboxState, seat: i64, options: vec[i64]) -> i64:
    """Any word for any open slot, as often as one likes; and being done (AB-GUESS-06, AB-RULING-03, AB-RULING-04)."""
    found: i64 = 0
    count: i64 = size(s.cells, at.ROW)
    slot: i64 = 0
    first: i64 = MATCH
    while slot < s.slots:
        written = i64(s.cells[sheet_at(seat, slot)]) - 1
        if drawn_by(s, slot) != seat:
            word: i64 = 0
            while word < count:
                if word != written:
                    options[found] = first + word
                    found += 1
                word += 1
        slot += 1
        first += MOST_WORDS
    options[found] = DONE
    return found + 1


def match(s: ArtboxState, seat: i64, slot: i64, word: i64) -> None:
    """The sheet names the word for the slot, and what stood there before is forgotten (AB-GUESS-06, AB-FLOW-08)."""
    put(s, sheet_at(seat, slot), word + 1)


def done(s: ArtboxState, seat: i64) -> None:
    """The seat has finished; the first complete sheet turns the sandglass, once (AB-GUESS-07, AB-GUESS-09, AB-FLOW-07).

    At the pace of days there is no sandglass (AB-ASYNC-03).
    """
    put(s, at.DONE_CELLS + seat, 1)
    turns = s.glass < 0 and cell(s, at.PACE) != at.DAYS and is_full(s, seat)
    if s.journal is not None:
        s.journal.append(Line("AB-GUESS-07" if turns else "AB-FLOW-07", seat, {}))
    if turns:
        s.glass = seat
        s.sealed = True
        reopen_sheets(s)
    settle_sheets(s)


def reopen_sheets(s: ArtboxState) -> None:
    """Who was done with blanks before the sandglass was turned may go on until the sand has run out (AB-GUESS-08,
    AB-RULING-39).
    """
    for seat in in_play(s):
        if cell(s, at.DONE_CELLS + seat) and not is_full(s, seat):
            put(s, at.DONE_CELLS + seat, 0)
            if s.journal is not None:
                s.journal.append(Line("AB-RULING-39", seat, {}))


def is_full(s: ArtboxState, seat: i64) -> bool:
    """Every open slot of the sheet has a word (AB-RULING-04)."""
    slot: i64 = 0
    while slot < s.slots:
        if s.cells[sheet_at(seat, slot)] == 0:
            return False
        slot += 1
    return True


def settle_sheets(s: ArtboxState) -> None:
    """Once everybody has finished the sheets are closed at once (AB-GUESS-11)."""
    for seat in in_play(s):
        if not cell(s, at.DONE_CELLS + seat):
            return
    s.phase = at.REVEALING
    s.sealed = True
