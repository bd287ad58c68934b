"""A turn: two actions, then cards, galleries, Cadmium and the question whether the game ends."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from vernissage.core.model import TABLE
from vernissage.games.art_decko import state as at
from vernissage.games.art_decko import tables as box
from vernissage.games.art_decko.bags import add, draw, lowest, of_kind, out, pour
from vernissage.games.art_decko.market import payable, refill_cadmium, refill_galleries
from vernissage.games.art_decko.memory import witnessed
from vernissage.games.art_decko.museum import open_rooms
from vernissage.games.art_decko.payment import face_worth
from vernissage.games.art_decko.scoring import announce
from vernissage.games.art_decko.state import ArtDeckoState, discard, draw_pile, hand, shown, space


def ask_action(s: ArtDeckoState) -> None:
    """An action is asked for, and the menu says what the hand can pay."""
    c = s.cells
    seat = i64(c[at.TURN])
    face = face_worth(c, seat)
    s.menu = payable(c, seat, face) | open_rooms(c, seat, face) << at.MENU_ROOMS
    c[at.PHASE] = u8(at.CHOOSING)


def action_options(s: ArtDeckoState, options: vec[i64]) -> i64:
    """Haggle always, so that nobody is stuck or passes; the others where they can be finished (AD-TURN-03, AD-TURN-05,
    AD-RULING-06).
    """
    options[0] = box.HAGGLE_WORD
    found: i64 = 1
    if s.menu & at.MENU_LOCATIONS != 0:
        options[found] = box.ACQUIRE_WORD
        found += 1
    if s.menu >> at.MENU_ROOMS != 0:
        options[found] = box.SHOW_WORD
        found += 1
    return found


def choose_action(s: ArtDeckoState, word: i64) -> None:
    """The action is chosen."""
    phase = at.HAGGLING if word == box.HAGGLE_WORD else (at.GOING if word == box.ACQUIRE_WORD else at.ENTERING)
    s.cells[at.PHASE] = u8(phase)


def kind_options(s: ArtDeckoState, seat: i64, options: vec[i64]) -> i64:
    """The kinds in hand, any of which can be spent (AD-HAGGLE-01)."""
    c = s.cells
    found: i64 = 0
    kind: i64 = 0
    while kind < box.KINDS:
        options[found] = box.SPEND + kind
        found += i64(of_kind(c, hand(seat), kind) > 0)
        kind += 1
    return found


def haggle(s: ArtDeckoState, kind: i64) -> None:
    """One card lies at the action space, whatever it is, and two are drawn, as far as there are any
    (AD-HAGGLE-02, AD-HAGGLE-03, AD-HAGGLE-04, AD-HAGGLE-05, AD-RULING-03)."""
    c = s.cells
    seat = i64(c[at.TURN])
    card = lowest(c, hand(seat), kind)
    out(c, hand(seat), card)
    add(c, space(i64(c[at.ACTION])), card)
    witnessed(c, seat, card)
    if s.journal is not None:
        s.note("AD-HAGGLE-01", seat, {"card": box.CARD_IDS[card]})
    drawn = draw_cards(s, seat, box.FIGURES[box.HAGGLE_DRAWS])
    if s.journal is not None:
        s.note("AD-HAGGLE-02", seat, {"cards": drawn})
    s.sealed = True


def draw_cards(s: ArtDeckoState, seat: i64, wanted: i64) -> i64:
    """Cards are drawn one by one; an empty pile is first made anew from the discards, never from the action
    spaces (AD-DRAW-01, AD-DRAW-02, AD-RULING-02, AD-RULING-04)."""
    c = s.cells
    drawn: i64 = 0
    while drawn < wanted:
        if c[draw_pile(seat)] == u8(0):
            if c[discard(seat)] == u8(0):
                if s.journal is not None:
                    s.note("AD-RULING-02", seat, {"missing": wanted - drawn})
                break
            pour(c, discard(seat), draw_pile(seat))
            if s.journal is not None:
                s.note("AD-DRAW-01", seat, {"cards": i64(c[draw_pile(seat)])})
        add(c, hand(seat), draw(c, draw_pile(seat), s.streams, 1 + seat))
        s.sealed = True
        drawn += 1
    return drawn


def next_action(s: ArtDeckoState) -> None:
    """The action is over; with cards in hand another one follows, up to two (AD-TURN-02, AD-TURN-04)."""
    c = s.cells
    c[at.ACTION] = u8(i64(c[at.ACTION]) + 1)
    if i64(c[at.ACTION]) >= box.FIGURES[box.ACTIONS]:
        end_turn(s)
    elif c[hand(i64(c[at.TURN]))] == u8(0):
        if s.journal is not None:
            s.note("AD-TURN-04", i64(c[at.TURN]), {})
        end_turn(s)
    else:
        ask_action(s)


def end_turn(s: ArtDeckoState) -> None:
    """The end-of-turn steps have begun; with an empty hand there is nothing to decide in them (AD-EOT-01)."""
    collect(s)
    if s.cells[hand(i64(s.cells[at.TURN]))] != u8(0):
        ask_discards(s)
    else:
        finish_turn(s)
        skip_empty_hands(s)


def skip_empty_hands(s: ArtDeckoState) -> None:
    """A seat without cards at the start of its turn loses both actions; its end-of-turn steps are done
    (AD-RULING-05).
    """
    c = s.cells
    while i64(c[at.PHASE]) != at.OVER and c[hand(i64(c[at.TURN]))] == u8(0):
        if s.journal is not None:
            s.note("AD-RULING-05", i64(c[at.TURN]), {})
        finish_turn(s)


def collect(s: ArtDeckoState) -> None:
    """What lay at the action spaces is in the discard pile (AD-EOT-02)."""
    c = s.cells
    seat = i64(c[at.TURN])
    pour(c, space(0), discard(seat))
    pour(c, space(1), discard(seat))
    c[at.ACTION] = u8(box.FIGURES[box.ACTIONS])
    c[at.BOUGHT_AT] = u8(0)
    s.menu = 0


def ask_discards(s: ArtDeckoState) -> None:
    """Any of the hand may be discarded, before anything is drawn or refilled (AD-EOT-03, AD-EOT-04, AD-RULING-47)."""
    c = s.cells
    kind: i64 = 0
    while kind < box.KINDS:
        c[at.LEFT + kind] = u8(of_kind(c, hand(i64(c[at.TURN])), kind))
        kind += 1
    c[at.PHASE] = u8(at.DROPPING)


def discard_options(s: ArtDeckoState, options: vec[i64]) -> i64:
    """A kind not before the last one named, or stop."""
    c = s.cells
    found: i64 = 0
    kind = i64(c[at.LAST])
    while kind < box.KINDS:
        options[found] = box.DROP + kind
        found += i64(c[at.LEFT + kind] != u8(0))
        kind += 1
    options[found] = box.STOP
    return found + 1


def name_discard(s: ArtDeckoState, kind: i64) -> None:
    """One more card will be discarded."""
    c = s.cells
    c[at.LEFT + kind] = u8(i64(c[at.LEFT + kind]) - 1)
    c[at.NAMED + kind] = u8(i64(c[at.NAMED + kind]) + 1)
    c[at.LAST] = u8(kind)


def stop_discarding(s: ArtDeckoState) -> None:
    """The named cards lie in the discard pile, and the turn ends."""
    c = s.cells
    seat = i64(c[at.TURN])
    kind: i64 = 0
    while kind < box.KINDS:
        cards = i64(c[at.NAMED + kind])
        while cards > 0:
            card = lowest(c, hand(seat), kind)
            out(c, hand(seat), card)
            add(c, discard(seat), card)
            witnessed(c, seat, card)
            if s.journal is not None:
                s.note("AD-EOT-03", seat, {"card": box.CARD_IDS[card]})
            cards -= 1
        c[at.NAMED + kind] = u8(0)
        c[at.LEFT + kind] = u8(0)
        kind += 1
    c[at.LAST] = u8(0)
    finish_turn(s)
    skip_empty_hands(s)


def finish_turn(s: ArtDeckoState) -> None:
    """The hand is drawn up, galleries and Cadmium are filled, and the next seat is at turn unless the game is
    over (AD-EOT-05, AD-TURN-01, AD-END-06)."""
    c = s.cells
    seat = i64(c[at.TURN])
    held = i64(c[hand(seat)])
    if held < box.FIGURES[box.HAND_REFILL]:
        drawn = draw_cards(s, seat, box.FIGURES[box.HAND_REFILL] - held)
        if s.journal is not None:
            s.note("AD-EOT-05", seat, {"cards": drawn})
    s.sealed = True
    refill_galleries(s)
    refill_cadmium(s)
    look_for_end(s)
    c[at.ACTION] = u8(0)
    following = (seat + 1) % s.seats
    if following == i64(c[at.START]):
        if i64(c[at.REASONS]) != 0 or i64(c[at.ROUND]) >= box.FIGURES[box.LAST_ROUND]:
            close(s)
            return
        c[at.ROUND] = u8(i64(c[at.ROUND]) + 1)
    c[at.TURN] = u8(following)
    ask_action(s)


def look_for_end(s: ArtDeckoState) -> None:
    """In the last step of each turn a full Museum, an empty deck or a high rating calls the end, once
    (AD-END-01, AD-END-02, AD-END-03, AD-END-04, AD-RULING-31, AD-RULING-32, AD-RULING-34)."""
    c = s.cells
    if c[at.REASONS] != u8(0):
        return
    reasons: i64 = 0
    if shown(c) >= box.FIGURES[box.END_PAINTINGS]:
        reasons |= at.FULL_MUSEUM
    if c[at.DECK] == u8(0):
        reasons |= at.EMPTY_DECK
    marker: i64 = 0
    while marker < box.MARKERS:
        if i64(c[at.RATINGS + marker]) >= box.FIGURES[box.END_RATING]:
            reasons |= at.HIGH_RATING
        marker += 1
    c[at.REASONS] = u8(reasons)
    if s.journal is not None and reasons != 0:
        for bit, clause in enumerate(("AD-END-01", "AD-END-02", "AD-END-03")):
            if reasons >> bit & 1:
                s.note(clause, i64(c[at.TURN]), {"round": i64(c[at.ROUND])})


def close(s: ArtDeckoState) -> None:
    """All have had equally many turns and the game is over; the guard has its own reason (AD-END-05, AD-RULING-33,
    AD-RULING-50).
    """
    c = s.cells
    c[at.PHASE] = u8(at.OVER)
    s.menu = 0
    if c[at.REASONS] == u8(0):
        c[at.REASONS] = u8(at.GUARD)
        if s.journal is not None:
            s.note("AD-RULING-50", TABLE, {"round": i64(c[at.ROUND])})
    if s.journal is not None:
        s.note("AD-END-05", TABLE, {"round": i64(c[at.ROUND])})
        announce(s)
