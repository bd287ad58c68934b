"""Play Cards: which cards fit the line, how they are laid, and what they ask."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from vernissage.core.piles import move_all, size
from vernissage.games.avant_carde.patrons.changes import copy_targets
from vernissage.games.avant_carde.patrons.everyone import PATRONS
from vernissage.games.avant_carde.state import (
    DESIGNERS,
    DONE,
    FRAME,
    FRAMES,
    HAND,
    HIGH,
    LINE,
    LOW,
    MIX,
    ODD_LIMIT,
    PILE,
    SCHMOOZERS,
    SHADE,
    SLOT,
    WAITS,
    AvantCardeState,
    get,
    home,
    line_size,
    patron_of,
    slot_mask,
)
from vernissage.games.avant_carde.tables import (
    AFTER_STEPS,
    COLOR,
    DRAW,
    FIRST_FOUR,
    FIRST_SIX,
    FOUR_BIT,
    FOUR_BOTH,
    FOUR_COLOR,
    FOUR_NUMBER,
    FOUR_ODD,
    GALLERIST,
    JOURNALIST,
    LAY,
    LINKS,
    MASK,
    NO_COLOR,
    NUMBER,
    NUMBER_BIT,
    NUMBERS,
    ODD_BIT,
    ODD_COUNT,
    ODD_MASK,
    PHILOSOPHER,
    SIX_BIT,
    SIX_COLOR,
    SIX_COPY,
    SIX_NUMBER,
    SIX_ODD,
    STOP,
    TRENDOID,
)
from vernissage.games.avant_carde.verbs import append_slot, begin, count_color, note, note_change


def play_options(s: AvantCardeState, seat: i64, options: vec[i64]) -> i64:
    """What a seat may do in its Play part: answer the open question, or lay a fitting card, or stop."""
    cells = s.cells
    base = home(seat)
    frames = i64(cells[base + FRAMES])
    if frames > 0:
        at = base + FRAMES + 1 + FRAME * (frames - 1)
        patron = PATRONS[i64(cells[MIX + i64(cells[at + 1])])]
        return patron.offers(s, seat, i64(cells[at]), i64(cells[at + 2]), options, 0)
    place = base + HAND
    count = i64(cells[place])
    previous = last_to_match(s, seat)
    color = NO_COLOR
    mask: i64 = 4095  # the first card is free to choose (AC-PLAY-02)
    if previous >= 0:
        color = i64(cells[previous + SHADE])
        mask = i64(cells[previous + LOW]) | (i64(cells[previous + HIGH]) << 8)
    wanted = mask | (1 << (16 + color))
    found: i64 = 0
    fours: i64 = 0
    sixes: i64 = 0
    links = LINKS
    last: i64 = -1
    index: i64 = 1
    while index <= count:
        kind = i64(cells[place + index])
        index += 1
        if kind == last:
            continue
        last = kind
        if links[kind] & wanted != 0:
            options[found] = LAY + kind
            found += 1
        if kind >= FIRST_FOUR and kind < FIRST_FOUR + 4:
            fours |= 1 << (kind - FIRST_FOUR)
        elif kind >= FIRST_SIX and kind < FIRST_SIX + 4:
            sixes |= 1 << (kind - FIRST_SIX)
    if fours != 0:
        found = changed_fours(s, seat, fours, color, mask, options, found)
    if sixes != 0 and patron_of(s, 6) == TRENDOID:
        found = copying_sixes(s, seat, sixes, color, mask, options, found)
    if cells[base + LINE] != u8(0):
        options[found] = STOP
        found += 1
    return found


def last_to_match(s: AvantCardeState, seat: i64) -> i64:
    """The card the next one must match: concealed cards without a color are skipped (AC-CONC-05, AC-PA4-04, AC-RULING-40, AC-RULING-41)."""
    cells = s.cells
    place = home(seat) + LINE
    at = place + 1 + SLOT * (i64(cells[place]) - 1)
    while at > place:
        if i64(cells[at + SHADE]) != NO_COLOR:
            return at
        at -= SLOT
    return -1


def fits(s: AvantCardeState, seat: i64, color: i64, mask: i64) -> bool:
    """Color or number are shared with the card before, in current values (AC-PLAY-03, AC-PLAY-04, AC-PLAY-05, AC-PLAY-06)."""
    previous = last_to_match(s, seat)
    if previous < 0:
        return True
    return color == i64(s.cells[previous + SHADE]) or mask & slot_mask(s, previous) != 0


def changed_fours(s: AvantCardeState, seat: i64, fours: i64, color: i64, mask: i64, options: vec[i64], found: i64) -> i64:
    """The changes a 4 may be laid with; the changed values must match (AC-NY4-03, AC-TO4-01, AC-LO4-02, AC-PLAY-12)."""
    patron = patron_of(s, 4)
    designers = get(s, seat, DESIGNERS)
    if patron == PHILOSOPHER:
        return odd_fours(s, fours, color, mask, designers + 1, options, found)
    if patron != GALLERIST and patron != JOURNALIST:
        return found
    own: i64 = 0
    while own < 4:
        if (fours >> own) & 1 != 0:
            found = other_numbers(FOUR_NUMBER + 6 * own, 4, own == color, mask, options, found)
        own += 1
    if patron == JOURNALIST:
        return found
    own = 0
    while own < 4:
        if (fours >> own) & 1 != 0:
            found = other_colors(FOUR_COLOR + 3 * own, own, mask & FOUR_BIT != 0, color, options, found)
        own += 1
    if designers == 0:
        return found
    own = 0
    while own < 4:
        if (fours >> own) & 1 != 0:
            # With a Designer one use changes the number and another the color (AC-RULING-34).
            place: i64 = 0
            while place < 3:
                other = place if place < own else place + 1
                found = other_numbers(FOUR_BOTH + 18 * own + 6 * place, 4, other == color, mask, options, found)
                place += 1
        own += 1
    return found


def other_numbers(block: i64, own: i64, fitting: bool, mask: i64, options: vec[i64], found: i64) -> i64:
    """The numbers 1-7 but the own one, as far as they fit (AC-NY4-01)."""
    place: i64 = 0
    while place < 6:
        number = place + 1 if place + 1 < own else place + 2
        if fitting or (1 << number) & mask != 0:
            options[found] = block + place
            found += 1
        place += 1
    return found


def other_colors(block: i64, own: i64, fitting: bool, color: i64, options: vec[i64], found: i64) -> i64:
    """The main colors but the own one, as far as they fit (AC-RULING-30)."""
    place: i64 = 0
    while place < 3:
        other = place if place < own else place + 1
        if fitting or other == color:
            options[found] = block + place
            found += 1
        place += 1
    return found


def odd_fours(s: AvantCardeState, fours: i64, color: i64, mask: i64, most: i64, options: vec[i64], found: i64) -> i64:
    """A Philosopher's odd numbers, one per use (AC-LO4-01, AC-RULING-31, AC-RULING-34)."""
    limit: i64 = 1 << i64(s.cells[ODD_LIMIT])
    own: i64 = 0
    while own < 4:
        if (fours >> own) & 1 != 0:
            chosen: i64 = 1
            while chosen < limit:
                if ODD_COUNT[chosen] <= most and (own == color or (ODD_MASK[chosen] | FOUR_BIT) & mask != 0):
                    options[found] = FOUR_ODD + 63 * own + chosen - 1
                    found += 1
                chosen += 1
        own += 1
    return found


def copying_sixes(s: AvantCardeState, seat: i64, sixes: i64, color: i64, mask: i64, options: vec[i64], found: i64) -> i64:
    """A Trendoid may copy any face-up card, a changing 4 before the match is checked (AC-NY6-01, AC-RULING-23, AC-RULING-24)."""
    targets = copy_targets(s, seat, line_size(s, seat))
    if targets == 0:
        return found  # played first, it copies nothing (AC-NY6-07)
    own: i64 = 0
    while own < 4:
        if (sixes >> own) & 1 != 0 and (own == color or SIX_BIT & mask != 0):
            index: i64 = 0
            while index < 11:
                if targets & NUMBER_BIT[index] != 0:
                    options[found] = SIX_COPY + 11 * own + index
                    found += 1
                index += 1
        own += 1
    if targets & FOUR_BIT == 0:
        return found
    patron = patron_of(s, 4)
    if patron in (GALLERIST, JOURNALIST):
        own = 0
        while own < 4:
            if (sixes >> own) & 1 != 0:
                found = other_numbers(SIX_NUMBER + 6 * own, 6, own == color, mask, options, found)
            own += 1
    if patron == GALLERIST:
        own = 0
        while own < 4:
            if (sixes >> own) & 1 != 0:
                found = other_colors(SIX_COLOR + 3 * own, own, mask & SIX_BIT != 0, color, options, found)
            own += 1
    if patron == PHILOSOPHER:
        own = 0
        while own < 4:
            if (sixes >> own) & 1 != 0:
                odd: i64 = 0
                while odd < i64(s.cells[ODD_LIMIT]):
                    if own == color or (ODD_BIT[odd] | SIX_BIT) & mask != 0:
                        options[found] = SIX_ODD + 6 * own + odd
                        found += 1
                    odd += 1
            own += 1
    return found


def play_card(s: AvantCardeState, seat: i64, action: i64) -> None:
    """A card is laid, or the open question is answered, and the next question stands."""
    cells = s.cells
    base = home(seat)
    if action >= DRAW:
        frames = i64(cells[base + FRAMES])
        at = base + FRAMES + 1 + FRAME * (frames - 1)
        step = i64(cells[at + 2])
        cells[at + 2] = u8(step + 1)
        PATRONS[i64(cells[MIX + i64(cells[at + 1])])].answer(s, seat, i64(cells[at]), step, action)
    elif action < FOUR_NUMBER:
        lay(s, seat, action, COLOR[action], MASK[action], 0)
    elif action < SIX_COPY:
        lay_four(s, seat, action)
    else:
        lay_six(s, seat, action)
    if i64(cells[base + FRAMES]) > 0:
        settle(s, seat)


def lay_four(s: AvantCardeState, seat: i64, action: i64) -> None:
    """A 4 lies in the line with its change (AC-NY4-04, AC-NY4-07, AC-LO4-02)."""
    if action < FOUR_COLOR:
        own = (action - FOUR_NUMBER) // 6
        lay(s, seat, FIRST_FOUR + own, own, number_at(action - FOUR_NUMBER, 4), 0)
    elif action < FOUR_BOTH:
        own = (action - FOUR_COLOR) // 3
        lay(s, seat, FIRST_FOUR + own, color_at((action - FOUR_COLOR) % 3, own), FOUR_BIT, 0)
    elif action < FOUR_ODD:
        own = (action - FOUR_BOTH) // 18
        other = color_at((action - FOUR_BOTH) % 18 // 6, own)
        lay(s, seat, FIRST_FOUR + own, other, number_at(action - FOUR_BOTH, 4), 0)
    else:
        own = (action - FOUR_ODD) // 63
        lay(s, seat, FIRST_FOUR + own, own, FOUR_BIT | ODD_MASK[(action - FOUR_ODD) % 63 + 1], 0)


def lay_six(s: AvantCardeState, seat: i64, action: i64) -> None:
    """A Trendoid lies in the line with what it copies; its number and color stay but for a copied change (AC-NY6-06)."""
    if action < SIX_NUMBER:
        own = (action - SIX_COPY) // 11
        lay(s, seat, FIRST_SIX + own, own, SIX_BIT, NUMBERS[(action - SIX_COPY) % 11])
    elif action < SIX_COLOR:
        own = (action - SIX_NUMBER) // 6
        lay(s, seat, FIRST_SIX + own, own, number_at(action - SIX_NUMBER, 6), 4)
    elif action < SIX_ODD:
        own = (action - SIX_COLOR) // 3
        lay(s, seat, FIRST_SIX + own, color_at((action - SIX_COLOR) % 3, own), SIX_BIT, 4)
    else:
        own = (action - SIX_ODD) // 6
        lay(s, seat, FIRST_SIX + own, own, SIX_BIT | ODD_BIT[(action - SIX_ODD) % 6], 4)


def number_at(place: i64, own: i64) -> i64:
    """The bit of a number in a block that leaves the own number out."""
    number = place % 6 + 1
    return 1 << (number if number < own else number + 1)


def color_at(place: i64, own: i64) -> i64:
    """The color in a block that leaves the own color out."""
    return place if place < own else place + 1


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
            note_change(s, seat, kind)
    number = NUMBER[kind]
    if 2 <= number <= 7:
        begin(s, seat, spot, number, False)
    if 2 <= copies <= 7 and copies != 6:
        begin(s, seat, spot, copies, False)
    count_color(s, seat, color)


def leave_hand(s: AvantCardeState, seat: i64, kind: i64) -> None:
    """One card of the kind is out of the hand, which stays in order."""
    cells = s.cells
    place = home(seat) + HAND
    end = place + i64(cells[place])
    at = place + 1
    while i64(cells[at]) != kind:
        at += 1
    while at < end:
        cells[at] = cells[at + 1]
        at += 1
    cells[end] = u8(0)
    cells[place] = u8(end - place - 1)


def settle(s: AvantCardeState, seat: i64) -> None:
    """Steps without a choice are passed over until a question stands or none is left."""
    cells = s.cells
    base = home(seat) + FRAMES
    while cells[base] != u8(0):
        at = base + 1 + FRAME * (i64(cells[base]) - 1)
        patron = i64(cells[MIX + i64(cells[at + 1])])
        step = i64(cells[at + 2])
        if step > AFTER_STEPS[patron]:
            times = i64(cells[at + 3]) - 1
            if times > 0:
                cells[at + 3] = u8(times)
                cells[at + 2] = cells[at + 4]
                continue
            cell: i64 = 0
            while cell < FRAME:
                cells[at + cell] = u8(0)
                cell += 1
            cells[base] = u8(i64(cells[base]) - 1)
        elif PATRONS[patron].asks(s, seat, i64(cells[at]), step):
            return
        else:
            cells[at + 2] = u8(step + 1)


def hand_down(s: AvantCardeState, seat: i64) -> None:
    """The rest of the hand lies on the discard pile, and the seat has finished (AC-PLAY-10)."""
    cells = s.cells
    base = home(seat)
    move_all(cells, base + HAND, base + PILE)
    place = base + SCHMOOZERS  # Schmoozers, tint and Hoarders lie side by side
    while place < base + WAITS:
        cells[place] = u8(0)
        place += 1
    cells[base + DONE] = u8(1)
    s.playing &= ~(1 << seat)
    if s.journal is not None:
        note(s, "AC-PLAY-10", seat, -1, size(cells, base + LINE))
