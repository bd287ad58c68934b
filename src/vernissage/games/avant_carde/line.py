"""Play Cards: which cards fit the line, how they are laid, and what they ask."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from vernissage.core.piles import move_all, size
from vernissage.games.avant_carde import state as at
from vernissage.games.avant_carde.patrons.patron import COMPANY, PATRONS, STEPS
from vernissage.games.avant_carde.state import (
    AvantCardeState,
    home,
    patron_of,
    slot_mask,
)
from vernissage.games.avant_carde.tables import COLOR, FIRST_KIND, KIND_BIT, KINDS, LINKS, MASK, NO_COLOR, NUMBER
from vernissage.games.avant_carde.verbs import append_slot, begin, count_color, note
from vernissage.games.avant_carde.vocabulary import LAID, STOP


def play_options(s: AvantCardeState, seat: i64, options: vec[i64]) -> i64:
    """What a seat may do in its Play part: answer the open question, or lay a fitting card, or stop."""
    cells = s.cells
    base = home(seat)
    frames = i64(cells[base + at.FRAMES])
    if frames > 0:
        frame = base + at.FRAMES + 1 + at.FRAME * (frames - 1)
        patron = COMPANY.row[i64(cells[at.MIX + i64(cells[frame + at.WHOSE])])]
        return patron.offers(s, seat, i64(cells[frame]), i64(cells[frame + at.STEP]), options, 0)
    place = base + at.HAND
    count = i64(cells[place])
    previous = last_to_match(s, seat)
    color = NO_COLOR
    mask: i64 = 4095  # the first card is free to choose (AC-PLAY-02)
    if previous >= 0:
        color = i64(cells[previous + at.SHADE])
        mask = i64(cells[previous + at.LOW]) | (i64(cells[previous + at.HIGH]) << 8)
    wanted = mask | (1 << (16 + color))
    found: i64 = 0
    held: i64 = 0
    links = LINKS
    last: i64 = -1
    index: i64 = 1
    while index <= count:
        kind = i64(cells[place + index])
        index += 1
        # Plain words stand first, by kind. Each is written, and counts where it is offered: chance alone says which
        # cards fit, and a branch that chance decides costs more than both.
        options[found] = kind
        found += i64(links[kind] & wanted != 0) & i64(kind != last)
        held |= KIND_BIT[kind]
        last = kind
    held &= COMPANY.laying
    if held != 0:
        found = changed_cards(s, seat, held, color, mask, options, found)
    if cells[base + at.LINE] != u8(0):
        options[found] = STOP.first
        found += 1
    return found


def last_to_match(s: AvantCardeState, seat: i64) -> i64:
    """The card the next one must match: concealed cards without a color are skipped (AC-CONC-05, AC-PA4-04,
    AC-RULING-40, AC-RULING-41).
    """
    cells = s.cells
    place = home(seat) + at.LINE
    slot = place + 1 + at.SLOT * (i64(cells[place]) - 1)
    while slot > place:
        if i64(cells[slot + at.SHADE]) != NO_COLOR:
            return slot
        slot -= at.SLOT
    return -1


def fits(s: AvantCardeState, seat: i64, color: i64, mask: i64) -> bool:
    """Color or number are shared with the card before, in current values (AC-PLAY-03, AC-PLAY-04, AC-PLAY-05,
    AC-PLAY-06).
    """
    previous = last_to_match(s, seat)
    if previous < 0:
        return True
    return color == i64(s.cells[previous + at.SHADE]) or mask & slot_mask(s, previous) != 0


def changed_cards(
    s: AvantCardeState, seat: i64, held: i64, color: i64, mask: i64, options: vec[i64], found: i64
) -> i64:
    """Cards that may be laid with a change or a copy, by number (AC-PLAY-12)."""
    number: i64 = 2
    while number <= 7:
        colors = (held >> FIRST_KIND[number]) & 15
        if colors != 0:
            found = COMPANY.row[patron_of(s, number)].lays(s, seat, colors, color, mask, options, found)
        number += 1
    return found


def play_card(s: AvantCardeState, seat: i64, action: i64) -> None:
    """A card is laid with the change or copy its word names, or the open question is answered, and the next stands.

    (AC-NY4-04, AC-NY4-07, AC-LO4-02)"""
    cells = s.cells
    base = home(seat)
    if action < KINDS:
        lay(s, seat, action, COLOR[action], MASK[action], 0)
    elif action < STOP.first:
        way = LAID[action]
        lay(s, seat, way & 63, (way >> 6) & 15, (way >> 10) & 4095, way >> 22)
    else:
        frames = i64(cells[base + at.FRAMES])
        frame = base + at.FRAMES + 1 + at.FRAME * (frames - 1)
        step = i64(cells[frame + at.STEP])
        cells[frame + at.STEP] = u8(step + 1)
        COMPANY.row[i64(cells[at.MIX + i64(cells[frame + at.WHOSE])])].answer(s, seat, i64(cells[frame]), step, action)
    if i64(cells[base + at.FRAMES]) > 0:
        settle(s, seat)


def lay(s: AvantCardeState, seat: i64, kind: i64, color: i64, mask: i64, copies: i64) -> None:
    """The card lies at the end of the line; its powers begin, and Hoarders count its color (AC-PLAY-11, AC-POWER-01).

    The powers are those of the printed number; a copied Play power is used now too, with fresh choices.
    (AC-POWER-11, AC-NY4-05, AC-NY6-05, AC-RULING-25)"""
    leave_hand(s, seat, kind)
    spot = append_slot(s, seat, kind, color, mask, 0, copies)
    if s.journal is not None:
        note(s, "AC-PLAY-03" if spot > 0 else "AC-PLAY-02", seat, kind)
        if copies > 0:
            note(s, "AC-NY6-01", seat, -1, copies)
        if color != COLOR[kind] or mask != MASK[kind]:
            changer = patron_of(s, copies if copies > 0 else NUMBER[kind])
            note(s, PATRONS[changer].clause(0), seat, kind)
    number = NUMBER[kind]
    if 2 <= number <= 7:
        begin(s, seat, spot, number, False)
    if 2 <= copies <= 7 and copies != number:
        begin(s, seat, spot, copies, False)
    count_color(s, seat, color)


def leave_hand(s: AvantCardeState, seat: i64, kind: i64) -> None:
    """One card of the kind is out of the hand, which stays in order."""
    cells = s.cells
    place = home(seat) + at.HAND
    end = place + i64(cells[place])
    slot = place + 1
    while i64(cells[slot]) != kind:
        slot += 1
    while slot < end:
        cells[slot] = cells[slot + 1]
        slot += 1
    cells[end] = u8(0)
    cells[place] = u8(end - place - 1)


def settle(s: AvantCardeState, seat: i64) -> None:
    """Steps without a choice are passed over until a question stands or none is left."""
    cells = s.cells
    base = home(seat) + at.FRAMES
    while cells[base] != u8(0):
        frame = base + 1 + at.FRAME * (i64(cells[base]) - 1)
        patron = i64(cells[at.MIX + i64(cells[frame + at.WHOSE])])
        step = i64(cells[frame + at.STEP])
        if step > STEPS[patron]:
            times = i64(cells[frame + at.TIMES]) - 1
            if times > 0:
                cells[frame + at.TIMES] = u8(times)
                cells[frame + at.STEP] = cells[frame + at.AGAIN]
                continue
            cell: i64 = 0
            while cell < at.FRAME:
                cells[frame + cell] = u8(0)
                cell += 1
            cells[base] = u8(i64(cells[base]) - 1)
        elif COMPANY.row[patron].asks(s, seat, i64(cells[frame]), step):
            return
        else:
            cells[frame + at.STEP] = u8(step + 1)


def hand_down(s: AvantCardeState, seat: i64) -> None:
    """The rest of the hand lies on the discard pile, and the seat has finished (AC-PLAY-10)."""
    cells = s.cells
    base = home(seat)
    move_all(cells, base + at.HAND, base + at.PILE)
    place = base + at.SCHMOOZERS  # Schmoozers, tint and Hoarders lie side by side
    while place < base + at.WAITS:
        cells[place] = u8(0)
        place += 1
    cells[base + at.DONE] = u8(1)
    s.playing &= ~(1 << seat)
    if s.journal is not None:
        note(s, "AC-PLAY-10", seat, -1, size(cells, base + at.LINE))
