"""Art Decko as bytes."""

from typing import cast, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from vernissage.core.game import Game, State
from vernissage.core.model import Setup
from vernissage.games.art_decko import state as at
from vernissage.games.art_decko.state import ArtDeckoState, discard, draw_pile, hand, hung, known
from vernissage.research import layouts
from vernissage.research.encoders.encoding import Encoder, capped, copy, where, zeros


@final
class ArtDeckoEncoder(Encoder):
    """Everything open on the table, the own cards, and of the others what all could remember."""

    def write(self, state: State, seat: i64, out: vec[u8], place: i64) -> None:
        s = cast(ArtDeckoState, state)
        c = s.cells
        seats = s.seats
        turn = i64(c[at.TURN])
        phase = i64(c[at.PHASE])
        over = phase == at.OVER
        own = turn == seat and not over
        out[place] = u8(where(own or over, phase + 1))
        out[place + 1] = u8(behind(turn, seat, seats))
        out[place + 2] = u8(behind(i64(c[at.START]), seat, seats))
        out[place + 3] = c[at.ROUND]
        out[place + 4] = c[at.ACTION]
        out[place + 5] = c[at.BOUGHT_AT]
        out[place + 6] = c[at.REASONS]
        here = place + 7
        if own:
            here = copy(c, at.PLACE, at.LAST - at.PLACE, out, here)
            here = copy(c, at.NAMED, at.MODE_COUNT, out, here)
            out[here] = u8(capped(s.paid))
            here += 1
        else:
            here = zeros(out, here, at.LAST - at.PLACE + at.MODE_COUNT + 1)
        here = copy(c, at.RATINGS, at.MARKER_COUNT, out, here)
        here = copy(c, at.TOKEN, at.GALLERY_COUNT + at.TOKEN_VALUES, out, here)
        here = copy(c, at.TILES, at.ROOM_COUNT, out, here)
        bonus: i64 = 0
        while bonus < at.BONUS_COUNT:
            owner = i64(c[at.OWNERS + bonus])
            out[here] = u8(where(owner > 0, 1 + behind(owner - 1, seat, seats)))
            here += 1
            bonus += 1
        here = copy(c, at.LYING, at.ROOM_COUNT * at.MARKER_COUNT + at.MARKER_COUNT, out, here)
        here = write_museum(c, seat, seats, out, here)
        here = copy(c, at.GALLERY, at.GALLERY_COUNT * at.GALLERY_CELLS + 3 + 1, out, here)
        if c[at.KNOWN_CARDS] != u8(0):
            here = copy(c, at.CADMIUM_DECK, at.BAG_CELLS, out, here)
        else:
            out[here] = c[at.CADMIUM_DECK]
            here = zeros(out, here + 1, at.BAG_CELLS - 1)
        out[here] = c[at.DECK]
        here = copy(c, at.REMOVED, 3 * at.BAG_CELLS, out, here + 1)
        here = copy(c, hand(seat), 2 * at.BAG_CELLS, out, here)
        offset: i64 = 0
        while offset < seats:
            who = seat + offset
            if who >= seats:
                who -= seats
            out[here] = c[at.SCORES + who]
            out[here + 1] = c[at.RIBBON + who]
            out[here + 2] = c[at.EXHIBITED + who]
            out[here + 3] = c[hand(who)]
            out[here + 4] = c[draw_pile(who)]
            here = copy(c, discard(who), at.BAG_CELLS, out, here + 5)
            here = copy(c, known(who), at.BAG_CELLS, out, here)
            offset += 1


def behind(who: i64, seat: i64, seats: i64) -> i64:
    """How many seats clockwise from the one that looks."""
    return who - seat if who >= seat else who - seat + seats


def write_museum(c: vec[u8], seat: i64, seats: i64, out: vec[u8], here: i64) -> i64:
    """What hangs in each exhibition, whose it is and which invitation it used."""
    end = zeros(out, here, at.ROOM_COUNT * at.ROOM_SPACES * 3)
    room: i64 = 0
    while room < at.ROOM_COUNT:
        first = hung(room)
        count = i64(c[first])
        index: i64 = 0
        while index < count:
            spot = first + 1 + at.HANGING_CELLS * index
            to = here + 3 * index
            out[to] = u8(i64(c[spot]) + 1)
            out[to + 1] = u8(1 + behind(i64(c[spot + 1]), seat, seats))
            out[to + 2] = u8(i64(c[spot + 2]) + 1)
            index += 1
        here += 3 * at.ROOM_SPACES
        room += 1
    return end


def make(game: Game, setup: Setup) -> ArtDeckoEncoder:
    """The encoder for a number of seats."""
    return ArtDeckoEncoder(game, setup.seats, layouts.art_decko(setup.seats))
