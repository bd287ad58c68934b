"""Art Society as bytes."""

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from vernissage.core.game import Game, State
from vernissage.core.model import Setup
from vernissage.games.art_society import state as at
from vernissage.games.art_society import tables as box
from vernissage.games.art_society.state import ArtSocietyState, museum, side
from vernissage.games.art_society.wall import paint
from vernissage.research import layouts
from vernissage.research.encoders.encoding import Encoder, copy, where, zeros

FRAMES: Final[i64] = len(box.FRAMES)
LOOKS: Final[i64] = box.KINDS * FRAMES
assert (FRAMES, LOOKS) == (layouts.FRAMES, layouts.LOOKS)
LOOK: Final[vec[i64]] = vec[i64]([1 + box.TYPE[tile] * FRAMES + box.FRAME[tile] for tile in range(box.TILE_COUNT)])

# Where a painting is.
IN_MUSEUM: Final[i64] = 1
OFFERED: Final[i64] = 2
TAKEN: Final[i64] = 3
LIFTED: Final[i64] = 4
ON_WALL: Final[i64] = 5  # and from here on, four places for each seat clockwise
WITH_ASSISTANT: Final[i64] = 1
ASIDE: Final[i64] = 2
STARTER: Final[i64] = 3


@final
class ArtSocietyEncoder(Encoder):
    """The open table, every wall that is shown, the own hand, and of the others' bids what is known."""

    def write(self, state: State, seat: i64, out: vec[u8], place: i64) -> None:
        s = cast(ArtSocietyState, state)
        c = s.cells
        seats = s.seats
        out[place] = u8(s.phase)
        out[place + 1] = u8(s.round)
        out[place + 2] = u8(where(s.gavel >= 0, 1 + behind(s.gavel, seat, seats)))
        out[place + 3] = u8(s.turn)
        out[place + 4] = u8(s.must)
        out[place + 5] = u8(s.first)
        out[place + 6] = u8(s.second)
        out[place + 7] = u8(s.decor)
        out[place + 8] = u8(where(s.lifted > at.DECOR_TILE, s.lifted - at.DECOR_TILE))
        here = place + 9
        form: i64 = 0
        while form < box.FORMAT_COUNT:
            out[here] = c[at.SUPPLY[form]]
            here += 1
            form += 1
        here = copy(c, at.STOCK, box.SIZES, out, here)
        here = copy(c, at.MARKER, box.KINDS, out, here)
        here = zeros(out, here, box.FORMAT_COUNT)
        count = i64(c[at.PICKED])
        index: i64 = 1
        while index <= count:
            spot = here - box.FORMAT_COUNT + i64(c[at.PICKED + index])
            out[spot] = u8(i64(out[spot]) + 1)
            index += 1
        count = i64(c[at.ORDER])
        index = 0
        while index < box.MOST_SEATS:
            out[here] = u8(where(index < count, 1 + behind(i64(c[at.ORDER + 1 + index]), seat, seats)))
            here += 1
            index += 1
        tiles = here
        here = zeros(out, here, box.TILE_COUNT)
        kind: i64 = 0
        while kind < box.KINDS:
            mark(c, museum(kind), out, tiles, IN_MUSEUM)
            kind += 1
        mark(c, at.OFFER, out, tiles, OFFERED)
        if s.new > 0:
            out[tiles + s.new - 1] = u8(TAKEN)
        if 0 < s.lifted < at.DECOR_TILE:
            out[tiles + s.lifted - 1] = u8(LIFTED)
        offset: i64 = 0
        while offset < seats:
            who = seat + offset
            if who >= seats:
                who -= seats
            here = write_side(s, who, seat, ON_WALL + 4 * offset, out, tiles, here)
            offset += 1
        first = side(seat)
        here = copy(c, first + at.HAND, box.BID_COUNT, out, here)
        out[here] = c[first + at.CHOSEN]


def write_side(s: ArtSocietyState, who: i64, seat: i64, wall_mark: i64, out: vec[u8], tiles: i64, here: i64) -> i64:
    """One collector's side: figures, known bids and the wall."""
    c = s.cells
    first = side(who)
    own = who == seat
    shown = own or s.phase != at.STARTING
    kept = i64(c[first + at.ASSISTANT])
    starter = i64(c[first + at.STARTER])
    out[here] = u8((s.answered >> who) & 1)
    out[here + 1] = u8((s.wishes >> who) & 1)
    out[here + 2] = u8(where(kept > at.DECOR_TILE, kept - at.DECOR_TILE))
    out[here + 3] = c[first + at.GIVEN]
    out[here + 4] = c[first + at.STORED]
    out[here + 5] = c[first + at.ASIDE]
    out[here + 6] = c[first + at.SHOWN]
    if 0 < kept < at.DECOR_TILE:
        out[tiles + kept - 1] = u8(wall_mark + WITH_ASSISTANT)
    mark(c, first + at.ASIDE, out, tiles, wall_mark + ASIDE)
    here = write_bids(s, who, own, out, here + 7)
    if not shown:
        if starter == 0:
            starter = i64(c[first + at.PAINTINGS + 1]) + 1
        out[tiles + starter - 1] = u8(wall_mark + STARTER)
        out[here] = u8(0)
        out[here + 1] = u8(0)
        out[here + 2] = u8(0)
        return zeros(out, here + 3, box.CELLS)
    if starter > 0:
        out[tiles + starter - 1] = u8(wall_mark + STARTER)
    out[here] = c[first + at.HUNG_NEW]
    out[here + 1] = c[first + at.HUNG_KEPT]
    out[here + 2] = c[first + at.FRESH_DECOR]
    return write_wall(c, first, wall_mark, out, tiles, here + 3)


def write_bids(s: ArtSocietyState, who: i64, own: bool, out: vec[u8], here: i64) -> i64:
    """The stack: its height, its top, the starting bid, and which cards are known to lie in it."""
    c = s.cells
    stack = side(who) + at.STACK
    height = i64(c[stack])
    out[here] = u8(height)
    out[here + 1] = c[stack + height] if height > 0 else u8(0)
    out[here + 2] = c[stack + 1] if height > 0 else u8(0)
    here = zeros(out, here + 3, box.BID_COUNT)
    known_from = height - 1 - i64(c[side(who) + at.SHOWN])
    if own or s.phase == at.OVER or s.switches & at.OPEN_STACKS != 0 or known_from < 1:
        known_from = 1
    while known_from < height:
        out[here - box.BID_COUNT + i64(c[stack + 1 + known_from]) - 1] = u8(1)
        known_from += 1
    return here


def write_wall(c: vec[u8], first: i64, wall_mark: i64, out: vec[u8], tiles: i64, here: i64) -> i64:
    """Each cell: empty, the look of a painting, or a part of decor; corners of paintings are told apart."""
    # Decor is told as the wall has it; paintings are painted over their places in the order they hang.
    end = copy(c, first + at.WALL, box.CELLS, out, here)
    count = i64(c[first + at.PAINTINGS])
    slot: i64 = 0
    while slot < count:
        tile = i64(c[first + at.PAINTINGS + 1 + slot])
        out[tiles + tile] = u8(wall_mark)
        spot = here + i64(c[first + at.WHERE + slot])
        paint(out, spot, box.SHAPE[tile], LOOK[tile])
        out[spot] = u8(LOOK[tile] + LOOKS)
        slot += 1
    return end


def behind(who: i64, seat: i64, seats: i64) -> i64:
    """How many seats clockwise from the one that looks."""
    return who - seat if who >= seat else who - seat + seats


def mark(c: vec[u8], pile: i64, out: vec[u8], tiles: i64, where: i64) -> None:
    """Every painting of the pile is said to be there."""
    count = i64(c[pile])
    index: i64 = 1
    while index <= count:
        out[tiles + i64(c[pile + index])] = u8(where)
        index += 1


def make(game: Game, setup: Setup) -> ArtSocietyEncoder:
    """The encoder for a number of seats."""
    return ArtSocietyEncoder(game, setup.seats, layouts.art_society(setup.seats))
