"""The frame of a round: dealing, revealing the lines, passing the turn, and the steps at its end."""

from mypy_extensions import i64, u8

from vernissage.core.piles import clear, insert_sorted, move_all, size
from vernissage.games.avant_carde import state as at
from vernissage.games.avant_carde.line import hand_down
from vernissage.games.avant_carde.patrons.patron import COMPANY, WATCHED, WATCHER, has_any
from vernissage.games.avant_carde.scoring import hand_out_gems
from vernissage.games.avant_carde.shop import end_turn, start_turn
from vernissage.games.avant_carde.solo import is_last_round, move_token
from vernissage.games.avant_carde.state import (
    AvantCardeState,
    home,
    line_size,
)
from vernissage.games.avant_carde.tables import HAND_SIZE
from vernissage.games.avant_carde.verbs import draw, note, reshuffle


def open_play(s: AvantCardeState) -> None:
    """Everybody with a card plays at once; what the others may know of hands and piles stands still (AC-ROUND-01,
    AC-RULING-77).
    """
    cells = s.cells
    s.phase = at.PLAYING
    s.turns = 0
    s.active = 0
    s.playing = 0
    seat: i64 = 0
    base = home(0)
    while seat < s.seats:
        cells[base + at.OPEN_HAND] = cells[base + at.HAND]
        cells[base + at.OPEN_DECK] = cells[base + at.DECK]
        cells[base + at.OPEN_PILE] = cells[base + at.PILE]
        if cells[base + at.HAND] != u8(0):
            cells[base + at.DONE] = u8(0)
            s.playing |= 1 << seat
        else:
            cells[base + at.DONE] = u8(1)
        base += at.SEAT
        seat += 1


def stop(s: AvantCardeState, seat: i64) -> None:
    """The seat has finished, with cards left or not; the last to finish opens all lines (AC-PLAY-09, AC-PLAY-16,
    AC-RULING-03).
    """
    hand_down(s, seat)
    if s.playing == 0:
        reveal(s)


def reveal(s: AvantCardeState) -> None:
    """All have finished: lines lie open, and the first player's Buy turn starts (AC-ROUND-02, AC-ROUND-03)."""
    open_lines(s)
    start_turn(s, s.first)


def open_lines(s: AvantCardeState) -> None:
    """Lines and choices are public, and what stood still for the others moves on (AC-RULING-09, AC-RULING-10)."""
    cells = s.cells
    s.sealed = True
    s.phase = at.BUYING
    seat: i64 = 0
    base = home(0)
    while seat < s.seats:
        if cells[base + at.SURE] != u8(0):
            clear(cells, base + at.SURE)
        if cells[base + at.OPENING] != u8(0):
            clear(cells, base + at.OPENING)
        cells[base + at.OPEN_HAND] = u8(0)
        cells[base + at.OPEN_DECK] = u8(0)
        cells[base + at.OPEN_PILE] = u8(0)
        cells[base + at.DONE] = u8(0)
        if s.journal is not None:
            note(s, "AC-PLAY-16", seat, -1, line_size(s, seat))
        base += at.SEAT
        seat += 1


def next_turn(s: AvantCardeState, seat: i64) -> None:
    """The turn passes clockwise; after the last one the round ends (AC-ROUND-02, AC-RULING-01, AC-END-02)."""
    end_turn(s, seat)
    if s.turns < s.seats:
        start_turn(s, (s.first + s.turns) % s.seats)
    else:
        end_round(s)


def end_round(s: AvantCardeState) -> None:
    """The game is scored if its last round is over, else the steps lead to the next round (AC-END-01, AC-END-06).

    The token goes to the left, lines are discarded, hands drawn and Gems handed out (AC-ROUND-04, AC-ROUND-10)."""
    if is_last_round(s) if s.seats == 1 else s.awards == 0 or s.round >= i64(s.cells[at.MOST_ROUNDS]):
        s.phase = at.OVER
        s.active = 0
        if s.journal is not None:
            note(s, "AC-SOLO-10" if s.seats == 1 else "AC-END-06", s.first)
        return
    if s.seats == 1:
        move_token(s)
    s.first = (s.first + 1) % s.seats
    seat: i64 = 0
    while seat < s.seats:
        clear_line(s, seat)
        deal(s, seat)
        seat += 1
    hand_out_gems(s)
    s.round += 1
    open_play(s)
    if s.playing == 0:
        reveal(s)


def clear_line(s: AvantCardeState, seat: i64) -> None:
    """The whole line lies on the discard pile; changes and effects are over (AC-ROUND-05, AC-ROUND-13, AC-CONC-13,
    AC-PA5-04).
    """
    cells = s.cells
    base = home(seat)
    slot = base + at.LINE + 1
    end = slot + at.SLOT * i64(cells[base + at.LINE])
    top = base + at.PILE + i64(cells[base + at.PILE])
    cells[base + at.PILE] = u8(i64(cells[base + at.PILE]) + i64(cells[base + at.LINE]))
    while slot < end:
        top += 1
        cells[top] = cells[slot]
        slot += at.SLOT
    cell = base + at.LINE
    while cell < end:
        cells[cell] = u8(0)
        cell += 1
    cells[base + at.DESIGNERS] = u8(0)
    if not has_any(s, WATCHED, COMPANY.watched, WATCHER):
        return
    cells[base + at.WAITS] = u8(0)
    place = base + at.BUYS
    while place < base + at.BUYS + 12:
        cells[place] = u8(0)
        place += 1


def deal(s: AvantCardeState, seat: i64) -> None:
    """Seven cards are drawn, fewer if a player owns fewer (AC-ROUND-06, AC-ROUND-08, AC-ROUND-12, AC-TO5-05).

    With the beginners' shuffle all own cards make one deck first (AC-ROUND-11)."""
    cells = s.cells
    base = home(seat)
    if cells[at.BEGINNERS] != u8(0):
        move_all(cells, base + at.DECK, base + at.PILE)
        if cells[base + at.PILE] != u8(0):
            reshuffle(s, seat)
    left = size(cells, base + at.DECK)
    if left < HAND_SIZE:
        # Everybody can work out that the last cards of the deck are in the hand now.
        index: i64 = 1
        while index <= left:
            insert_sorted(cells, base + at.SURE, i64(cells[base + at.DECK + index]))
            index += 1
    draw(s, seat, HAND_SIZE)
