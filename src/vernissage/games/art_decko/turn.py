"""A turn: two actions, then cards, galleries, Cadmium and the question whether the game ends."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from vernissage.core.model import TABLE
from vernissage.games.art_decko.bags import add, draw, lowest, of_kind, out, pour
from vernissage.games.art_decko.market import payable, refill_cadmium, refill_galleries
from vernissage.games.art_decko.memory import witnessed
from vernissage.games.art_decko.museum import open_rooms
from vernissage.games.art_decko.payment import face_worth
from vernissage.games.art_decko.scoring import announce
from vernissage.games.art_decko.state import (
    ACTION,
    BOUGHT_AT,
    CHOOSING,
    DECK,
    DROPPING,
    EMPTY_DECK,
    ENTERING,
    FULL_MUSEUM,
    GOING,
    GUARD,
    HAGGLING,
    HIGH_RATING,
    LAST,
    LEFT,
    NAMED,
    OVER,
    PHASE,
    RATINGS,
    REASONS,
    ROUND,
    START,
    TURN,
    ArtDeckoState,
    discard,
    draw_pile,
    hand,
    shown,
    space,
)
from vernissage.games.art_decko.tables import (
    ACQUIRE_WORD,
    ACTIONS,
    CARD_IDS,
    DROP,
    END_PAINTINGS,
    END_RATING,
    FIGURES,
    HAGGLE_DRAWS,
    HAGGLE_WORD,
    HAND_REFILL,
    KINDS,
    LAST_ROUND,
    SHOW_WORD,
    SPEND,
    STOP,
)


def ask_action(s: ArtDeckoState) -> None:
    """An action is asked for, and the menu says what the hand can pay."""
    c = s.cells
    seat = i64(c[TURN])
    face = face_worth(c, seat)
    s.menu = payable(c, seat, face) | open_rooms(c, seat, face) << 8
    c[PHASE] = u8(CHOOSING)


def action_options(s: ArtDeckoState, options: vec[i64]) -> i64:
    """Haggle always, so that nobody is stuck or passes; the others where they can be finished (AD-TURN-03, AD-TURN-05, AD-RULING-06)."""
    options[0] = HAGGLE_WORD
    found: i64 = 1
    if s.menu & 255 != 0:
        options[found] = ACQUIRE_WORD
        found += 1
    if s.menu >> 8 != 0:
        options[found] = SHOW_WORD
        found += 1
    return found


def choose_action(s: ArtDeckoState, word: i64) -> None:
    """The action is chosen."""
    phase = HAGGLING if word == HAGGLE_WORD else (GOING if word == ACQUIRE_WORD else ENTERING)
    s.cells[PHASE] = u8(phase)


def kind_options(s: ArtDeckoState, seat: i64, options: vec[i64]) -> i64:
    """The kinds in hand, any of which can be spent (AD-HAGGLE-01)."""
    c = s.cells
    found: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        if of_kind(c, hand(seat), kind) > 0:
            options[found] = SPEND + kind
            found += 1
        kind += 1
    return found


def haggle(s: ArtDeckoState, kind: i64) -> None:
    """One card lies at the action space, whatever it is, and two are drawn, as far as there are any (AD-HAGGLE-02, AD-HAGGLE-03,
    AD-HAGGLE-04, AD-HAGGLE-05, AD-RULING-03)."""
    c = s.cells
    seat = i64(c[TURN])
    card = lowest(c, hand(seat), kind)
    out(c, hand(seat), card)
    add(c, space(i64(c[ACTION])), card)
    witnessed(c, seat, card)
    if s.journal is not None:
        s.note("AD-HAGGLE-01", seat, {"card": CARD_IDS[card]})
    drawn = draw_cards(s, seat, FIGURES[HAGGLE_DRAWS])
    if s.journal is not None:
        s.note("AD-HAGGLE-02", seat, {"cards": drawn})
    s.sealed = True


def draw_cards(s: ArtDeckoState, seat: i64, wanted: i64) -> i64:
    """Cards are drawn one by one; an empty pile is first made anew from the discards, never from the action spaces (AD-DRAW-01,
    AD-DRAW-02, AD-RULING-02, AD-RULING-04)."""
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
    c[ACTION] = u8(i64(c[ACTION]) + 1)
    if i64(c[ACTION]) >= FIGURES[ACTIONS]:
        end_turn(s)
    elif c[hand(i64(c[TURN]))] == u8(0):
        if s.journal is not None:
            s.note("AD-TURN-04", i64(c[TURN]), {})
        end_turn(s)
    else:
        ask_action(s)


def end_turn(s: ArtDeckoState) -> None:
    """The end-of-turn steps have begun; with an empty hand there is nothing to decide in them (AD-EOT-01)."""
    collect(s)
    if s.cells[hand(i64(s.cells[TURN]))] != u8(0):
        ask_discards(s)
    else:
        finish_turn(s)
        skip_empty_hands(s)


def skip_empty_hands(s: ArtDeckoState) -> None:
    """A seat without cards at the start of its turn loses both actions; its end-of-turn steps are done (AD-RULING-05)."""
    c = s.cells
    while i64(c[PHASE]) != OVER and c[hand(i64(c[TURN]))] == u8(0):
        if s.journal is not None:
            s.note("AD-RULING-05", i64(c[TURN]), {})
        finish_turn(s)


def collect(s: ArtDeckoState) -> None:
    """What lay at the action spaces is in the discard pile (AD-EOT-02)."""
    c = s.cells
    seat = i64(c[TURN])
    pour(c, space(0), discard(seat))
    pour(c, space(1), discard(seat))
    c[ACTION] = u8(FIGURES[ACTIONS])
    c[BOUGHT_AT] = u8(0)
    s.menu = 0


def ask_discards(s: ArtDeckoState) -> None:
    """Any of the hand may be discarded, before anything is drawn or refilled (AD-EOT-03, AD-EOT-04, AD-RULING-47)."""
    c = s.cells
    kind: i64 = 0
    while kind < KINDS:
        c[LEFT + kind] = u8(of_kind(c, hand(i64(c[TURN])), kind))
        kind += 1
    c[PHASE] = u8(DROPPING)


def discard_options(s: ArtDeckoState, options: vec[i64]) -> i64:
    """A kind not before the last one named, or stop."""
    c = s.cells
    found: i64 = 0
    kind = i64(c[LAST])
    while kind < KINDS:
        if c[LEFT + kind] != u8(0):
            options[found] = DROP + kind
            found += 1
        kind += 1
    options[found] = STOP
    return found + 1


def name_discard(s: ArtDeckoState, kind: i64) -> None:
    """One more card will be discarded."""
    c = s.cells
    c[LEFT + kind] = u8(i64(c[LEFT + kind]) - 1)
    c[NAMED + kind] = u8(i64(c[NAMED + kind]) + 1)
    c[LAST] = u8(kind)


def stop_discarding(s: ArtDeckoState) -> None:
    """The named cards lie in the discard pile, and the turn ends."""
    c = s.cells
    seat = i64(c[TURN])
    kind: i64 = 0
    while kind < KINDS:
        cards = i64(c[NAMED + kind])
        while cards > 0:
            card = lowest(c, hand(seat), kind)
            out(c, hand(seat), card)
            add(c, discard(seat), card)
            witnessed(c, seat, card)
            if s.journal is not None:
                s.note("AD-EOT-03", seat, {"card": CARD_IDS[card]})
            cards -= 1
        c[NAMED + kind] = u8(0)
        c[LEFT + kind] = u8(0)
        kind += 1
    c[LAST] = u8(0)
    finish_turn(s)
    skip_empty_hands(s)


def finish_turn(s: ArtDeckoState) -> None:
    """The hand is drawn up, galleries and Cadmium are filled, and the next seat is at turn unless the game is over (AD-EOT-05,
    AD-TURN-01, AD-END-06)."""
    c = s.cells
    seat = i64(c[TURN])
    held = i64(c[hand(seat)])
    if held < FIGURES[HAND_REFILL]:
        drawn = draw_cards(s, seat, FIGURES[HAND_REFILL] - held)
        if s.journal is not None:
            s.note("AD-EOT-05", seat, {"cards": drawn})
    s.sealed = True
    refill_galleries(s)
    refill_cadmium(s)
    look_for_end(s)
    c[ACTION] = u8(0)
    following = (seat + 1) % s.seats
    if following == i64(c[START]):
        if i64(c[REASONS]) != 0 or i64(c[ROUND]) >= FIGURES[LAST_ROUND]:
            close(s)
            return
        c[ROUND] = u8(i64(c[ROUND]) + 1)
    c[TURN] = u8(following)
    ask_action(s)


def look_for_end(s: ArtDeckoState) -> None:
    """In the last step of each turn a full Museum, an empty deck or a high rating calls the end, once (AD-END-01, AD-END-02,
    AD-END-03, AD-END-04, AD-RULING-31, AD-RULING-32, AD-RULING-34)."""
    c = s.cells
    if c[REASONS] != u8(0):
        return
    reasons: i64 = 0
    if shown(c) >= FIGURES[END_PAINTINGS]:
        reasons |= FULL_MUSEUM
    if c[DECK] == u8(0):
        reasons |= EMPTY_DECK
    marker: i64 = 0
    while marker < 6:
        if i64(c[RATINGS + marker]) >= FIGURES[END_RATING]:
            reasons |= HIGH_RATING
        marker += 1
    c[REASONS] = u8(reasons)
    if s.journal is not None and reasons != 0:
        for bit, clause in enumerate(("AD-END-01", "AD-END-02", "AD-END-03")):
            if reasons >> bit & 1:
                s.note(clause, i64(c[TURN]), {"round": i64(c[ROUND])})


def close(s: ArtDeckoState) -> None:
    """All have had equally many turns and the game is over; the guard has its own reason (AD-END-05, AD-RULING-33, AD-RULING-50)."""
    c = s.cells
    c[PHASE] = u8(OVER)
    s.menu = 0
    if c[REASONS] == u8(0):
        c[REASONS] = u8(GUARD)
        if s.journal is not None:
            s.note("AD-RULING-50", TABLE, {"round": i64(c[ROUND])})
    if s.journal is not None:
        s.note("AD-END-05", TABLE, {"round": i64(c[ROUND])})
        announce(s)
