"""Preparing the auction and bidding: formats picked blind, cards chosen in secret, ties down the stack."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from vernissage.core.model import TABLE, Line
from vernissage.core.piles import card, clear, insert_sorted, pop, push, size, top
from vernissage.games.art_society.state import (
    BIDDING,
    CHOSEN,
    HAND,
    OFFER,
    ORDER,
    PICKED,
    PICKING,
    SHOWN,
    STACK,
    SUPPLY,
    TAKING,
    ArtSocietyState,
    side,
)
from vernissage.games.art_society.tables import BEYOND, BID, BID_COUNT, BID_WORD, BIT, FORMAT_COUNT, FORMATS, OPEN, PICK, TILES


def wanted(s: ArtSocietyState) -> i64:
    """How many paintings are offered: one more than players, or what changed data leave (AS-AUCTION-02, AS-RULING-06)."""
    cells = s.cells
    most = s.seats + BEYOND
    found: i64 = 0
    form: i64 = 0
    while form < FORMAT_COUNT:
        found += size(cells, SUPPLY[form])
        if found >= most:
            return most
        form += 1
    return found


def left_of(s: ArtSocietyState, form: i64) -> i64:
    """How many paintings of a format can still be picked (AS-AUCTION-05)."""
    found = size(s.cells, SUPPLY[form])
    index = size(s.cells, PICKED)
    while index > 0 and card(s.cells, PICKED, index - 1) >= form:
        if card(s.cells, PICKED, index - 1) == form:
            found -= 1
        index -= 1
    return found


def pick_options(s: ArtSocietyState, options: vec[i64]) -> i64:
    """The formats that can be picked, never smaller than the last, so that each offer has one path (AS-RULING-05)."""
    have = size(s.cells, PICKED)
    missing = wanted(s) - have
    if missing <= 0:
        options[0] = OPEN
        return 1
    last: i64 = 0
    if have > 0:
        last = top(s.cells, PICKED)
    # From the largest format down: up to `largest` enough paintings are left above to complete the offer.
    largest = FORMAT_COUNT
    above: i64 = 0
    while above < missing and largest > last:
        largest -= 1
        above += left_of(s, largest)
    cells = s.cells
    places = SUPPLY
    count: i64 = 0
    form = last
    while form <= largest:
        if cells[places[form]] != 0 and (form > last or left_of(s, form) > 0):
            options[count] = PICK + form
            count += 1
        form += 1
    return count


def pick(s: ArtSocietyState, seat: i64, form: i64) -> None:
    """The format is picked for all to see; no front is known to anybody (AS-AUCTION-03, AS-AUCTION-04, AS-RULING-07)."""
    push(s.cells, PICKED, form)
    if s.journal is not None:
        s.journal.append(Line("AS-AUCTION-02", seat, {"format": FORMATS[form]}))


def open_auction(s: ArtSocietyState, seat: i64) -> None:
    """The picked paintings lie face up under their value tokens and bidding begins (AS-AUCTION-06, AS-AUCTION-07)."""
    index: i64 = 0
    while index < size(s.cells, PICKED):
        insert_sorted(s.cells, OFFER, pop(s.cells, SUPPLY[card(s.cells, PICKED, index)]))
        index += 1
    clear(s.cells, PICKED)
    s.phase = BIDDING
    s.answered = 0
    s.sealed = True
    if s.journal is not None:
        offered = " ".join([TILES[card(s.cells, OFFER, each)] for each in range(size(s.cells, OFFER))])
        s.journal.append(Line("AS-AUCTION-07", seat, {"tiles": offered}))


def bid_options(s: ArtSocietyState, seat: i64, options: vec[i64]) -> i64:
    """Every card still in hand, the starting bid never being one; nobody passes (AS-BID-01, AS-SETUP-16)."""
    cells = s.cells
    hand = side(seat) + HAND
    most = BID_COUNT
    count: i64 = 0
    index: i64 = 0
    while index < most:
        if cells[hand + index] != 0:
            options[count] = BID_WORD + index
            count += 1
        index += 1
    return count


def bid(s: ArtSocietyState, seat: i64, index: i64) -> None:
    """The card lies face down; the last bid turns all of them up; it costs only the card (AS-BID-02, AS-BID-03, AS-BID-13)."""
    place = side(seat)
    s.cells[place + HAND + index] = u8(0)
    s.cells[place + CHOSEN] = u8(BID[index])
    s.answered |= BIT[seat]
    if s.answered == BIT[s.seats] - 1:
        reveal(s)


def reveal(s: ArtSocietyState) -> None:
    """Every bid lies on its stack and the order of taking is set (AS-BID-04, AS-BID-05)."""
    cells = s.cells
    seat: i64 = 0
    while seat < s.seats:
        place = side(seat)
        push(cells, place + STACK, i64(cells[place + CHOSEN]))
        cells[place + CHOSEN] = u8(0)
        cells[place + SHOWN] = u8(0)
        seat += 1
    seat = 0
    while seat < s.seats:
        insert_by_stack(s, seat)
        seat += 1
    s.answered = 0
    s.turn = 0
    s.phase = TAKING
    s.sealed = True
    if s.journal is not None:
        for who in range(s.seats):
            s.journal.append(Line("AS-BID-03", who, {"card": int(top(cells, side(who) + STACK))}))
        tell_ties(s)


def insert_by_stack(s: ArtSocietyState, seat: i64) -> None:
    """The seat stands in the order behind every higher stack, card by card from the top (AS-BID-09, AS-RULING-04)."""
    cells = s.cells
    index = size(cells, ORDER)
    push(cells, ORDER, seat)
    while index > 0 and goes_before(s, seat, i64(cells[ORDER + index])):
        cells[ORDER + index + 1] = cells[ORDER + index]
        index -= 1
    cells[ORDER + index + 1] = u8(seat)


def goes_before(s: ArtSocietyState, seat: i64, other: i64) -> bool:
    """The higher card decides; equal ones show the card beneath, down to the starting bid (AS-BID-06, AS-BID-07, AS-BID-08).

    Starting bids differ, so that no tie survives (AS-BID-10, AS-RULING-03).
    """
    mine = side(seat) + STACK
    theirs = side(other) + STACK
    index = size(s.cells, mine) - 1
    depth: i64 = 0
    higher = True
    while index >= 0:
        a = card(s.cells, mine, index)
        b = card(s.cells, theirs, index)
        if a != b:
            higher = a > b
            break
        depth += 1
        index -= 1
    show(s, seat, depth)
    show(s, other, depth)
    return higher


def show(s: ArtSocietyState, seat: i64, depth: i64) -> None:
    """So many cards beneath the top are open for a tie, and stay where they are (AS-BID-11, AS-BID-12)."""
    at = side(seat) + SHOWN
    if depth > i64(s.cells[at]):
        s.cells[at] = u8(depth)


def tell_ties(s: ArtSocietyState) -> None:
    """The journal names each seat that showed cards for a tie, by the clause of its depth."""
    assert s.journal is not None
    for who in range(s.seats):
        depth = int(s.cells[side(who) + SHOWN])
        if depth == 0:
            continue
        stack = side(who) + STACK
        height = int(size(s.cells, stack))
        cards = " ".join([str(int(card(s.cells, stack, height - 2 - each))) for each in range(depth)])
        clause = "AS-BID-08" if depth == height - 1 else "AS-BID-06" if depth == 1 else "AS-BID-07"
        s.journal.append(Line(clause, who, {"cards": cards, "depth": depth}))
    order = " ".join([str(int(card(s.cells, ORDER, each))) for each in range(size(s.cells, ORDER))])
    s.journal.append(Line("AS-BID-05", TABLE, {"order": order}))


def clear_auction(s: ArtSocietyState) -> None:
    """Tokens are back, shown cards covered, and nothing is picked (AS-ROUND-03)."""
    clear(s.cells, ORDER)
    clear(s.cells, OFFER)
    seat: i64 = 0
    while seat < s.seats:
        s.cells[side(seat) + SHOWN] = u8(0)
        seat += 1
    s.turn = 0
    s.answered = 0
    s.wishes = 0
    s.phase = PICKING
