"""#ARTBOX as bytes: drawings are the parameters of their shapes."""

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from vernissage.core.game import Game, State
from vernissage.core.model import Setup
from vernissage.games.artbox import shapes
from vernissage.games.artbox import state as at
from vernissage.games.artbox import tables as box
from vernissage.games.artbox.state import (
    ArtboxState,
    artist,
    cell,
    hand,
    sheet_at,
    shown_drawing,
    source,
    word_number,
    work,
)
from vernissage.research import layouts
from vernissage.research.encoders.encoding import Encoder, where, zeros

DRAWING: Final[i64] = at.WORK_CELLS
DEALT: Final[i64] = 3
WORDS: Final[i64] = 9
SLOTS: Final[i64] = 8
ABOUT: Final[i64] = 4  # what is told of a drawing on the board besides its shapes
assert (DRAWING, DEALT, WORDS, SLOTS, ABOUT) == (
    layouts.DRAWING,
    layouts.DEALT,
    layouts.WORDS,
    layouts.SLOTS,
    layouts.ABOUT,
)


@final
class ArtboxEncoder(Encoder):
    """The own cards and sketches, the board, the row of words and the own sheet."""

    def write(self, state: State, seat: i64, out: vec[u8], place: i64) -> None:
        s = cast(ArtboxState, state)
        out[place] = u8(s.phase)
        out[place + 1] = u8(s.round)
        out[place + 2] = u8(behind(s.maestro, seat, s.seats))
        out[place + 3] = u8(where(s.glass >= 0, 1 + behind(s.glass, seat, s.seats)))
        out[place + 4] = u8(s.slots)
        out[place + 5] = u8(s.shown)
        out[place + 6] = u8(s.stopped)
        out[place + 7] = s.cells[at.DECK]
        here = place + 8
        kind: i64 = 0
        while kind < at.SHAPE_KINDS:
            out[here] = s.cells[at.ROLLED + kind]
            here += 1
            kind += 1
        here = write_cards(s, seat, out, here)
        here = write_sketches(s, seat, out, here)
        here = write_board(s, seat, out, here)
        offset: i64 = 0
        while offset < s.seats:
            who = seat + offset
            if who >= s.seats:
                who -= s.seats
            out[here] = s.cells[at.RED + who]
            out[here + 1] = s.cells[at.GRAY + who]
            out[here + 2] = s.cells[at.NUMBER + who]
            out[here + 3] = u8(1 if cell(s, at.CHOSEN + who) > 0 else 0)
            out[here + 4] = u8(1 if cell(s, at.FINISHED + who) > 0 else 0)
            out[here + 5] = u8(1 if cell(s, at.DONE_CELLS + who) > 0 else 0)
            out[here + 6] = u8(1 if cell(s, at.READY_CELLS + who) > 0 else 0)
            out[here + 7] = u8((s.gone >> who) & 1)
            here += 8
            offset += 1


def behind(who: i64, seat: i64, seats: i64) -> i64:
    """How many seats clockwise from the one that looks."""
    return who - seat if who >= seat else who - seat + seats


def write_word(s: ArtboxState, what: i64, out: vec[u8], here: i64) -> i64:
    """The word of a card: 1 + its number, high byte first; nothing for no card."""
    number: i64 = word_number(s, what) + 1 if what >= 0 else 0
    out[here] = u8(number >> 8)
    out[here + 1] = u8(number & 255)
    return here + 2


def write_cards(s: ArtboxState, seat: i64, out: vec[u8], here: i64) -> i64:
    """The own cards: dealt, chosen, kept and returned."""
    count = i64(s.cells[hand(seat)])
    index: i64 = 0
    while index < DEALT:
        here = write_word(s, i64(s.cells[hand(seat) + 1 + index]) if index < count else -1, out, here)
        index += 1
    out[here] = s.cells[at.CHOSEN + seat] if s.phase == at.CHOOSING else u8(0)
    here += 1
    which: i64 = 0
    while which < at.WORKS:
        here = write_word(s, cell(s, at.OWN + work(seat, which)) - 1, out, here)
        which += 1
    return write_word(s, cell(s, at.RETURNED + seat) - 1, out, here)


def write_sketches(s: ArtboxState, seat: i64, out: vec[u8], here: i64) -> i64:
    """The own drawings as they stand, whether the judge finds them legal, and how many may still be kept."""
    which: i64 = 0
    while which < at.WORKS:
        number = work(seat, which)
        start = at.DRAWINGS + number * DRAWING
        index: i64 = 0
        while index < DRAWING:
            out[here + index] = s.cells[start + index]
            index += 1
        out[here + DRAWING] = s.cells[at.LEGAL + number]
        here += DRAWING + 1
        which += 1
    out[here] = u8(box.SAVES - cell(s, at.SAVED + seat)) if s.phase == at.DRAWING else u8(0)
    return here + 1


def write_board(s: ArtboxState, seat: i64, out: vec[u8], here: i64) -> i64:
    """Every drawing on the board as it lies, and once it is unveiled whose it is; the words; the own sheet."""
    laid = s.phase >= at.GUESSING
    slot: i64 = 0
    while slot < SLOTS:
        if laid and slot < s.slots:
            data = shapes.to_bytes(shown_drawing(s, slot))
            index: i64 = 0
            while index < DRAWING:
                out[here + index] = u8(data[index])
                index += 1
            here += DRAWING
            who = artist(s, slot)
            out[here] = u8(1 if who == seat else 0)
            if slot < s.shown:
                out[here + 1] = u8(1 + behind(who, seat, s.seats))
                out[here + 2] = s.cells[at.ANSWER + slot]
                out[here + 3] = s.cells[at.LEGAL + source(s, slot)]
                here += ABOUT
            else:
                here = zeros(out, here + 1, ABOUT - 1)
        else:
            here = zeros(out, here, DRAWING + ABOUT)
        slot += 1
    count: i64 = i64(s.cells[at.ROW]) if laid else 0
    index = 0
    while index < WORDS:
        here = write_word(s, i64(s.cells[at.ROW + 1 + index]) if index < count else -1, out, here)
        index += 1
    slot = 0
    while slot < SLOTS:
        out[here] = s.cells[sheet_at(seat, slot)] if laid and slot < s.slots else u8(0)
        here += 1
        slot += 1
    return here


def make(game: Game, setup: Setup) -> ArtboxEncoder:
    """The encoder for a number of seats."""
    return ArtboxEncoder(game, setup.seats, layouts.artbox(setup.seats))
