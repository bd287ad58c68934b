"""Preparing the auction and bidding: formats picked blind, cards chosen in secret, ties down the stack."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from vernissage.core.model import TABLE, Line
from vernissage.core.piles import card, clear, insert_sorted, pop, push, size, top
from vernissage.games.art_society import state as at
from vernissage.games.art_society import tables as box
from vernissage.games.art_society.state import ArtSocietyState, side


def wanted(s: ArtSocietyState) -> i64:
    """How many paintings are offered: one more than players, or what changed data leave (AS-AUCTION-02,
    AS-RULING-06).
    """
    cells = s.cells
    most = s.seats + box.BEYOND
    found: i64 = 0
    form: i64 = 0
    while form < box.FORMAT_COUNT:
        found += size(cells, at.SUPPLY[form])
        if found >= most:
            return most
        form += 1
    return found


def left_of(s: ArtSocietyState, form: i64) -> i64:
    """How many paintings of a format can still be picked (AS-AUCTION-05)."""
    found = size(s.cells, at.SUPPLY[form])
    index = size(s.cells, at.PICKED)
    while index > 0 and card(s.cells, at.PICKED, index - 1) >= form:
        if card(s.cells, at.PICKED, index - 1) == form:
            found -= 1
        index -= 1
    return found


def pick_options(s: ArtSocietyState, options: vec[i64]) -> i64:
    """The formats that can be picked, never smaller than the last, so that each offer has one path (AS-RULING-05)."""
    have = size(s.cells, at.PICKED)
    missing = wanted(s) - have
    if missing <= 0:
        options[0] = box.OPEN
        return 1
    last: i64 = 0
    if have > 0:
        last = top(s.cells, at.PICKED)
    # From the largest format down: up to `largest` enough paintings are left above to complete the offer. Nothing of a
    # larger format than the last has been picked.
    cells = s.cells
    places = at.SUPPLY
    largest = box.FORMAT_COUNT
    above: i64 = 0
    while above < missing and largest > last:
        largest -= 1
        above += i64(cells[places[largest]])
    options[0] = box.PICK + last
    count = i64(left_of(s, last) > 0)
    form = last + 1
    while form <= largest:
        options[count] = box.PICK + form
        count += i64(cells[places[form]] != u8(0))
        form += 1
    return count


def pick(s: ArtSocietyState, seat: i64, form: i64) -> None:
    """The format is picked for all to see; no front is known to anybody (AS-AUCTION-03, AS-AUCTION-04,
    AS-RULING-07).
    """
    push(s.cells, at.PICKED, form)
    if s.journal is not None:
        s.journal.append(Line("AS-AUCTION-02", seat, {"format": box.FORMATS[form]}))


def open_auction(s: ArtSocietyState, seat: i64) -> None:
    """The picked paintings lie face up under their value tokens and bidding begins (AS-AUCTION-06, AS-AUCTION-07)."""
    index: i64 = 0
    while index < size(s.cells, at.PICKED):
        insert_sorted(s.cells, at.OFFER, pop(s.cells, at.SUPPLY[card(s.cells, at.PICKED, index)]))
        index += 1
    clear(s.cells, at.PICKED)
    s.phase = at.BIDDING
    s.answered = 0
    s.sealed = True
    if s.journal is not None:
        offered = " ".join([box.TILES[card(s.cells, at.OFFER, each)] for each in range(size(s.cells, at.OFFER))])
        s.journal.append(Line("AS-AUCTION-07", seat, {"tiles": offered}))


def bid_options(s: ArtSocietyState, seat: i64, options: vec[i64]) -> i64:
    """Every card still in hand, the starting bid never being one; nobody passes (AS-BID-01, AS-SETUP-16)."""
    cells = s.cells
    hand = side(seat) + at.HAND
    most = box.BID_COUNT
    count: i64 = 0
    index: i64 = 0
    while index < most:
        options[count] = box.BID_WORD + index
        count += i64(cells[hand + index] != u8(0))
        index += 1
    return count


def bid(s: ArtSocietyState, seat: i64, index: i64) -> None:
    """The card lies face down; the last bid turns all of them up; it costs only the card (AS-BID-02, AS-BID-03,
    AS-BID-13).
    """
    place = side(seat)
    s.cells[place + at.HAND + index] = u8(0)
    s.cells[place + at.CHOSEN] = u8(box.BID[index])
    s.answered |= box.BIT[seat]
    if s.answered == box.BIT[s.seats] - 1:
        reveal(s)


def reveal(s: ArtSocietyState) -> None:
    """Every bid lies on its stack and the order of taking is set (AS-BID-04, AS-BID-05)."""
    cells = s.cells
    seat: i64 = 0
    while seat < s.seats:
        place = side(seat)
        push(cells, place + at.STACK, i64(cells[place + at.CHOSEN]))
        cells[place + at.CHOSEN] = u8(0)
        cells[place + at.SHOWN] = u8(0)
        seat += 1
    seat = 0
    while seat < s.seats:
        insert_by_stack(s, seat)
        seat += 1
    s.answered = 0
    s.turn = 0
    s.phase = at.TAKING
    s.sealed = True
    if s.journal is not None:
        for who in range(s.seats):
            s.journal.append(Line("AS-BID-03", who, {"card": int(top(cells, side(who) + at.STACK))}))
        tell_ties(s)


def insert_by_stack(s: ArtSocietyState, seat: i64) -> None:
    """The seat stands in the order behind every higher stack; tied cards lie open (AS-BID-09, AS-RULING-04)."""
    cells = s.cells
    index = size(cells, at.ORDER)
    push(cells, at.ORDER, seat)
    while index > 0:
        other = i64(cells[at.ORDER + index])
        depth = tied_cards(s, seat, other)
        show(s, seat, depth)
        show(s, other, depth)
        if not goes_before(s, seat, other, depth):
            break
        cells[at.ORDER + index + 1] = cells[at.ORDER + index]
        index -= 1
    cells[at.ORDER + index + 1] = u8(seat)


def tied_cards(s: ArtSocietyState, seat: i64, other: i64) -> i64:
    """How many cards of two stacks are equal, from the top down to the starting bid (AS-BID-06, AS-BID-07,
    AS-BID-08).
    """
    mine = side(seat) + at.STACK
    theirs = side(other) + at.STACK
    index = size(s.cells, mine) - 1
    depth: i64 = 0
    while index >= 0 and card(s.cells, mine, index) == card(s.cells, theirs, index):
        depth += 1
        index -= 1
    return depth


def goes_before(s: ArtSocietyState, seat: i64, other: i64, depth: i64) -> bool:
    """The higher card beneath the tied ones decides.

    Starting bids differ, so that no tie survives (AS-BID-10, AS-RULING-03).
    """
    mine = side(seat) + at.STACK
    index = size(s.cells, mine) - 1 - depth
    return index < 0 or card(s.cells, mine, index) > card(s.cells, side(other) + at.STACK, index)


def show(s: ArtSocietyState, seat: i64, depth: i64) -> None:
    """So many cards beneath the top are open for a tie, and stay where they are (AS-BID-11, AS-BID-12)."""
    spot = side(seat) + at.SHOWN
    if depth > i64(s.cells[spot]):
        s.cells[spot] = u8(depth)


def tell_ties(s: ArtSocietyState) -> None:
    """The journal names each seat that showed cards for a tie, by the clause of its depth."""
    assert s.journal is not None
    for who in range(s.seats):
        depth = int(s.cells[side(who) + at.SHOWN])
        if depth == 0:
            continue
        stack = side(who) + at.STACK
        height = int(size(s.cells, stack))
        cards = " ".join([str(int(card(s.cells, stack, height - 2 - each))) for each in range(depth)])
        clause = "AS-BID-08" if depth == height - 1 else "AS-BID-06" if depth == 1 else "AS-BID-07"
        s.journal.append(Line(clause, who, {"cards": cards, "depth": depth}))
    order = " ".join([str(int(card(s.cells, at.ORDER, each))) for each in range(size(s.cells, at.ORDER))])
    s.journal.append(Line("AS-BID-05", TABLE, {"order": order}))


def clear_auction(s: ArtSocietyState) -> None:
    """Tokens are back, shown cards covered, and nothing is picked (AS-ROUND-03)."""
    clear(s.cells, at.ORDER)
    clear(s.cells, at.OFFER)
    seat: i64 = 0
    while seat < s.seats:
        s.cells[side(seat) + at.SHOWN] = u8(0)
        seat += 1
    s.turn = 0
    s.answered = 0
    s.wishes = 0
    s.phase = at.PICKING
