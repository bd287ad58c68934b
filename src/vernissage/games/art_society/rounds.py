"""From seat to seat and round to round: the museum step, the closing window, the gavel and the end."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from vernissage.core.model import TABLE, Line
from vernissage.core.piles import push, size
from vernissage.core.rng import stream_below
from vernissage.games.art_society import state as at
from vernissage.games.art_society import tables as box
from vernissage.games.art_society.auction import clear_auction, wanted
from vernissage.games.art_society.bonus import leave_bonuses, open_consolation
from vernissage.games.art_society.geometry import is_full
from vernissage.games.art_society.prestige import hang_in_museum
from vernissage.games.art_society.state import ArtSocietyState, high, low, on_turn, side
from vernissage.games.art_society.wall import decor_starts, hang_on, settle_marks, take_decor_down, take_down_last


def start_options(options: vec[i64]) -> i64:
    """The places where the starting painting covers a star (AS-SETUP-11)."""
    index: i64 = 0
    while index < box.START_COUNT:
        options[index] = box.START + index
        index += 1
    return box.START_COUNT


def hang_starter(s: ArtSocietyState, seat: i64, index: i64) -> None:
    """The starting painting hangs, without a bonus; when all hang, starting bids are dealt (AS-SETUP-12,
    AS-RULING-02).
    """
    spot = side(seat) + at.STARTER
    tile = i64(s.cells[spot]) - 1
    s.cells[spot] = u8(0)
    hang_on(s, seat, tile, box.START_CELL[index])
    s.answered |= box.BIT[seat]
    if s.answered == box.BIT[s.seats] - 1:
        if s.journal is not None:
            for who in range(s.seats):
                hung = i64(s.cells[side(who) + at.PAINTINGS + 1])
                cell = i64(s.cells[side(who) + at.WHERE])
                s.journal.append(Line("AS-SETUP-11", who, {"tile": box.TILES[hung], "place": box.SPOTS[cell]}))
        deal_starting_bids(s)


def deal_starting_bids(s: ArtSocietyState) -> None:
    """Each stack begins with a starting bid; the lowest takes the gavel (AS-SETUP-14, AS-SETUP-15, AS-SETUP-17)."""
    left = vec[i64](box.STARTING_BIDS)
    count: i64 = len(left)
    lowest: i64 = 1000
    seat: i64 = 0
    while seat < s.seats:
        chosen = stream_below(s.streams, 0, count)
        value = left[chosen]
        count -= 1
        left[chosen] = left[count]
        push(s.cells, side(seat) + at.STACK, value)
        if value < lowest:
            lowest = value
            s.gavel = seat
        seat += 1
    s.sealed = True
    s.answered = 0
    s.round = 1
    s.phase = at.PICKING
    if s.journal is not None:
        for who in range(s.seats):
            s.journal.append(Line("AS-SETUP-14", who, {"card": int(s.cells[side(who) + at.STACK + 1])}))
        s.journal.append(Line("AS-SETUP-15", s.gavel))


def finish(s: ArtSocietyState, seat: i64) -> None:
    """The seat has done; the next takes, or the museum step follows (AS-TAKE-06, AS-RULING-40)."""
    s.sealed = True
    leave_bonuses(s, seat)
    if s.phase == at.REHANGING:
        next_rehanging(s)
        return
    s.turn += 1
    if s.turn < size(s.cells, at.ORDER):
        s.phase = at.TAKING
        return
    hang_in_museum(s)
    open_window(s)


def open_window(s: ArtSocietyState) -> None:
    """Before the round closes, whoever hung something may hang it anew (AS-PLACE-08, AS-RULING-22)."""
    s.answered = 0
    s.wishes = 0
    s.turn = 0
    if s.switches & at.REVISE == 0:
        close_round(s)
        return
    seat: i64 = 0
    while seat < s.seats:
        if not has_moved(s, seat):
            s.answered |= box.BIT[seat]
        seat += 1
    s.phase = at.CLOSING
    if s.answered == box.BIT[s.seats] - 1:
        close_round(s)


def has_moved(s: ArtSocietyState, seat: i64) -> bool:
    """The seat hung a tile this round; older ones never move again (AS-PLACE-09)."""
    place = side(seat)
    return (
        s.cells[place + at.HUNG_NEW] != 0 or s.cells[place + at.HUNG_KEPT] != 0 or s.cells[place + at.FRESH_DECOR] != 0
    )


def window_options(options: vec[i64]) -> i64:
    """Confirm, or hang anew."""
    options[0] = box.CONFIRM
    options[1] = box.REHANG
    return 2


def answer_window(s: ArtSocietyState, seat: i64, anew: bool) -> None:
    """The seat has answered; when all have, those who wish hang anew in the order of their bids (AS-RULING-22)."""
    s.answered |= box.BIT[seat]
    if anew:
        s.wishes |= box.BIT[seat]
    if s.answered == box.BIT[s.seats] - 1:
        s.sealed = True
        s.turn = -1
        next_rehanging(s)


def next_rehanging(s: ArtSocietyState) -> None:
    """The next seat in bid order that wishes to hang anew is asked, or the round closes."""
    s.turn += 1
    while s.turn < size(s.cells, at.ORDER):
        if s.wishes & box.BIT[on_turn(s)] != 0:
            lift(s, on_turn(s))
            return
        s.turn += 1
    close_round(s)


def lift(s: ArtSocietyState, seat: i64) -> None:
    """This round's tiles are off the wall, bonus decor is back in the supply, and all has to hang again (AS-RULING-23,
    AS-RULING-24).
    """
    cells = s.cells
    place = side(seat)
    s.phase = at.REHANGING
    lift_decor(s, seat, fresh_decor(s, place))
    if i64(cells[place + at.GIVEN]) == at.GIVEN_DECOR:
        give_back(s, i64(cells[place + at.ASSISTANT]) - at.DECOR_TILE)
        cells[place + at.ASSISTANT] = u8(0)
        cells[place + at.GIVEN] = u8(0)
    s.new = i64(cells[place + at.HUNG_NEW])
    s.lifted = i64(cells[place + at.HUNG_KEPT])
    if s.new != 0:
        take_down_last(s, seat)
        s.must = 1
    if s.lifted != 0 and s.lifted < at.DECOR_TILE:
        take_down_last(s, seat)
    cells[place + at.HUNG_NEW] = u8(0)
    cells[place + at.HUNG_KEPT] = u8(0)
    cells[place + at.FRESH_DECOR] = u8(0)
    if s.journal is not None:
        s.journal.append(Line("AS-RULING-24", seat))
    if cells[place + at.STORED] != 0:
        open_consolation(s, seat)


def fresh_decor(s: ArtSocietyState, place: i64) -> i64:
    """How many decor tiles of this round hang on a wall, the assistant's among them."""
    found = i64(s.cells[place + at.FRESH_DECOR])
    if i64(s.cells[place + at.HUNG_KEPT]) > at.DECOR_TILE:
        found += 1
    return found


def lift_decor(s: ArtSocietyState, seat: i64, tiles: i64) -> None:
    """This round's decor tiles, so many, are off the wall; what the assistant held stays in hand."""
    cells = s.cells
    wall = side(seat) + at.WALL
    cell: i64 = 0
    while tiles > 0:
        code = i64(cells[wall + cell])
        if code >= at.DECOR_CELL + at.FRESH and decor_starts(code):
            tiles -= 1
            length = take_decor_down(s, seat, cell)
            if code < at.DECOR_CELL + at.FRESH + at.FRESH:
                give_back(s, length)
        cell += 1


def give_back(s: ArtSocietyState, length: i64) -> None:
    """A decor tile is back in the supply."""
    spot = at.STOCK + length - 1
    s.cells[spot] = u8(i64(s.cells[spot]) + 1)


def close_round(s: ArtSocietyState) -> None:
    """This round's tiles are fixed; the game ends or the gavel passes to the left (AS-ROUND-01, AS-ROUND-02)."""
    seat: i64 = 0
    while seat < s.seats:
        place = side(seat)
        settle_marks(s, seat, fresh_decor(s, place))
        s.cells[place + at.HUNG_NEW] = u8(0)
        s.cells[place + at.HUNG_KEPT] = u8(0)
        s.cells[place + at.FRESH_DECOR] = u8(0)
        s.cells[place + at.GIVEN] = u8(0)
        s.cells[place + at.STORED] = u8(0)
        seat += 1
    ended = is_ended(s)
    clear_auction(s)
    if ended:
        s.phase = at.OVER
        return
    s.gavel = (s.gavel + 1) % s.seats
    s.round += 1
    if s.journal is not None:
        s.journal.append(Line("AS-ROUND-01", s.gavel, {"round": int(s.round)}))


def is_ended(s: ArtSocietyState) -> bool:
    """A full wall, a second surplus painting or empty hands end the game with this round (AS-END-04, AS-RULING-25,
    AS-RULING-31).
    """
    ended = False
    seat: i64 = 0
    while seat < s.seats:
        if is_full(low(s, seat), high(s, seat)):
            ended = True
            if s.journal is not None:
                s.journal.append(Line("AS-END-01", seat))
                s.journal.append(Line("AS-RULING-35", seat))
        if size(s.cells, side(seat) + at.ASIDE) >= box.SURPLUS_TO_END:
            ended = True
            if s.journal is not None:
                s.journal.append(Line("AS-END-02", seat))
        seat += 1
    if not has_cards(s):
        ended = True
        if s.journal is not None:
            s.journal.append(Line("AS-END-03", TABLE))
    if not ended and wanted(s) < s.seats:
        ended = True
        if s.journal is not None:
            s.journal.append(Line("AS-RULING-06", TABLE))
    return ended


def has_cards(s: ArtSocietyState) -> bool:
    """Everybody can bid once more; in a dealt game all hands are equally large (AS-END-05, AS-RULING-32)."""
    cells = s.cells
    seat: i64 = 0
    while seat < s.seats:
        spot = side(seat) + at.HAND
        index: i64 = 0
        while index < box.BID_COUNT and cells[spot + index] == 0:
            index += 1
        if index == box.BID_COUNT:
            return False
        seat += 1
    return True
