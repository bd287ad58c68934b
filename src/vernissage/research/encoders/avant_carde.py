"""Avant Carde as bytes."""

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from vernissage.core.game import Game, State
from vernissage.core.model import Setup
from vernissage.games.avant_carde import state as at
from vernissage.games.avant_carde.state import AvantCardeState, home, slot_at, stack_place
from vernissage.games.avant_carde.tables import KINDS
from vernissage.research import layouts
from vernissage.research.encoders.encoding import Encoder, capped, copy, tally, where, zeros

LISTED: Final[i64] = 12  # the last cards of a line are told one by one, all of them are counted
TOLD: Final[i64] = 5  # what is told of each: 1 + card, color, numbers, flags, copied number
assert (LISTED, TOLD) == (layouts.LISTED, layouts.TOLD)


@final
class AvantCardeEncoder(Encoder):
    """The gallery, every player's open cards, the own hand and line, and what must lie among the unseen."""

    def write(self, state: State, seat: i64, out: vec[u8], place: i64) -> None:
        s = cast(AvantCardeState, state)
        c = s.cells
        seats = s.seats
        out[place] = u8(s.phase)
        out[place + 1] = u8(capped(s.round))
        out[place + 2] = u8(behind(s.first, seat, seats))
        out[place + 3] = u8(behind(s.active, seat, seats))
        out[place + 4] = u8(s.turns)
        out[place + 5] = u8(s.awards)
        out[place + 6] = u8(s.reserve)
        out[place + 7] = c[at.GEMS]
        here = low_high(s.made, out, place + 8)
        here = low_high(s.left, out, here)
        out[here] = u8(s.spent)
        out[here + 1] = u8(s.twos)
        out[here + 2] = u8(s.forging)
        out[here + 3] = u8(s.offset)
        out[here + 4] = c[at.QUEUE]
        here = copy(c, at.MIX + 2, 6, out, here + 5)
        here = copy(c, at.USED, 16, out, here)
        here = copy(c, at.COPIED, 8, out, here)
        here = copy(c, at.TRASH, KINDS, out, here)
        here = write_stacks(c, out, here)
        here = write_own(s, seat, out, here)
        offset: i64 = 0
        while offset < seats:
            who = seat + offset
            if who >= seats:
                who -= seats
            here = write_player(s, who, who == seat, out, here)
            offset += 1


def behind(who: i64, seat: i64, seats: i64) -> i64:
    """How many seats clockwise from the one that looks."""
    return who - seat if who >= seat else who - seat + seats


def low_high(number: i64, out: vec[u8], here: i64) -> i64:
    """A sum of money in two bytes, the low one first."""
    out[here] = u8(number & 255)
    out[here + 1] = u8(number >> 8)
    return here + 2


def write_stacks(c: vec[u8], out: vec[u8], here: i64) -> i64:
    """Each stack by size and open top; what was tucked and what lies between is counted by kind."""
    tucked = here + 12
    between = tucked + KINDS
    zeros(out, tucked, 2 * KINDS)
    number: i64 = 2
    while number < 8:
        stack = stack_place(number)
        count = i64(c[stack])
        known = i64(c[at.KNOWN + number - 2])
        out[here] = u8(count)
        out[here + 1] = u8(where(count > 0, i64(c[stack + count]) + 1))
        here += 2
        index: i64 = 1
        while index < count or (index == count and index <= known):
            spot = (tucked if index <= known else between) + i64(c[stack + index])
            out[spot] = u8(i64(out[spot]) + 1)
            index += 1
        number += 1
    return between + KINDS


def write_own(s: AvantCardeState, seat: i64, out: vec[u8], here: i64) -> i64:
    """What the seat alone knows: its running Play part and the last cards of its line, the newest first."""
    c = s.cells
    base = home(seat)
    if s.phase == at.PLAYING:
        here = copy(c, base + at.SCHMOOZERS, 10, out, here)
        frames = i64(c[base + at.FRAMES])
        out[here] = u8(frames)
        if frames > 0:
            here = copy(c, base + at.FRAMES + 1 + at.FRAME * (frames - 1), at.FRAME, out, here + 1)
        else:
            here = zeros(out, here + 1, at.FRAME)
        here = zeros(out, here, KINDS)
        tally(c, base + at.HELD, out, here - KINDS)
    else:
        here = zeros(out, here, 10 + 1 + at.FRAME + KINDS)
    spot = i64(c[base + at.LINE]) - 1
    listed: i64 = 0
    while listed < LISTED and spot >= 0:
        slot = slot_at(seat, spot)
        out[here] = u8(i64(c[slot]) + 1)
        out[here + 1] = u8(i64(c[slot + at.SHADE]) & at.HALF)
        out[here + 2] = c[slot + at.LOW]
        out[here + 3] = u8((i64(c[slot + at.HIGH]) & at.HALF) | ((i64(c[slot + at.FLAGS]) & at.HALF) << 4))
        out[here + 4] = u8(i64(c[slot + at.COPIES]) & at.HALF)
        here += TOLD
        listed += 1
        spot -= 1
    return zeros(out, here, (LISTED - listed) * TOLD)


def write_player(s: AvantCardeState, who: i64, own: bool, out: vec[u8], here: i64) -> i64:
    """One player's figures, then cards by kind: hand, discard pile, line, those surely in hand, unseen."""
    c = s.cells
    base = home(who)
    hidden = s.phase == at.PLAYING and not own
    out[here] = c[base + at.AWARDS]
    out[here + 1] = c[base + at.TOKEN]
    out[here + 2] = c[base + at.GEM]
    out[here + 3] = c[base + at.DONE]
    out[here + 4] = c[base + (at.OPEN_HAND if hidden else at.HAND)]
    out[here + 5] = c[base + (at.OPEN_DECK if hidden else at.DECK)]
    out[here + 6] = u8(0) if hidden else c[base + at.LINE]
    out[here + 7] = u8(0) if hidden else c[base + at.DESIGNERS]
    out[here + 8] = u8(0) if hidden else c[base + at.PROMISED]
    out[here + 9] = c[base + at.WAITS]
    here = copy(c, base + at.BUYS, 12, out, here + 10)
    hand = here
    pile = hand + KINDS
    line = pile + KINDS
    sure = line + KINDS
    unseen = sure + KINDS
    end = zeros(out, hand, 5 * KINDS)
    tally(c, base + at.SURE, out, sure)
    tally(c, base + at.DECK, out, unseen)
    if not hidden:
        tally(c, base + at.HAND, out, hand)
        tally(c, base + at.PILE, out, pile)
        tally_line(s, who, own, out, line, unseen)
        return end
    tally(c, base + at.HAND, out, unseen)
    tally(c, base + at.HELD, out, unseen)
    tally(c, base + at.PILE, out, unseen)
    tally_line(s, who, False, out, unseen, unseen)
    opening = base + at.OPENING
    count = i64(c[opening])
    if count == 0:
        opening = base + at.PILE
        count = i64(c[base + at.OPEN_PILE])
    index: i64 = 1
    while index <= count:
        kind = i64(c[opening + index])
        out[pile + kind] = u8(i64(out[pile + kind]) + 1)
        out[unseen + kind] = u8(i64(out[unseen + kind]) - 1)
        index += 1
    return end


def tally_line(s: AvantCardeState, who: i64, own: bool, out: vec[u8], known: i64, unknown: i64) -> None:
    """The cards of a line by kind; those concealed from the one who looks are among the unseen."""
    c = s.cells
    count = i64(c[home(who) + at.LINE])
    slot = slot_at(who, 0)
    while count > 0:
        flags = i64(c[slot + at.FLAGS])
        spot = i64(c[slot])
        if own or flags & at.CONCEALED == 0 or flags & at.SHOWN != 0:
            spot += known
        else:
            spot += unknown
        out[spot] = u8(i64(out[spot]) + 1)
        slot += at.SLOT
        count -= 1


def make(game: Game, setup: Setup) -> AvantCardeEncoder:
    """The encoder for a number of seats."""
    return AvantCardeEncoder(game, setup.seats, layouts.avant_carde(setup.seats))
