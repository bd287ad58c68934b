"""A round from its deal to the next one: cards, choice, roll, rest, and what happens to players who are away
(AB-ROUND-01).
"""

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.core.model import TABLE, Line
from vernissage.core.piles import card, clear, move_all, pop, push, shuffle, size, tuck
from vernissage.core.rng import stream_below
from vernissage.games.artbox import awards, drawing, matching
from vernissage.games.artbox import state as at
from vernissage.games.artbox.state import (
    ArtboxState,
    cell,
    hand,
    in_play,
    keep,
    put,
    returns_one,
    roll,
    simplified,
    work,
)
from vernissage.games.artbox.tables import (
    DICE,
    DIE_FACES,
    FEWEST_SEATS,
    KEEP,
    KINDS,
    RETURN,
    dealt_each,
    decoys,
    kept_each,
)


def deal(s: ArtboxState) -> None:
    """Everybody in play holds fresh word cards, and nothing of the round before is left (AB-CANVAS-01, AB-ROUND-05,
    AB-ROUND-08).

    Victory tokens alone stay where they are (AB-ROUND-07).
    """
    move_all(s.cells, at.ROW, at.DISCARD)
    place = at.CHOSEN
    while place < at.RIGGED:
        if not drawing.is_victory_token(place):
            put(s, place, 0)
        place += 1
    for seat in range(int(s.seats)):
        put(s, at.RETURNED + seat, 0)
        for which in range(at.WORKS):
            put(s, at.OWN + work(seat, which), 0)
    s.phase = at.CHOOSING
    s.glass = -1
    s.slots = 0
    s.shown = 0
    s.sealed = True
    players = in_play(s)
    each = dealt_each(int(s.seats))
    refill(s, len(players) * each + decoys(max(FEWEST_SEATS, len(players))))
    for _card in range(each):
        for seat in players:
            push(s.cells, hand(seat), pop(s.cells, at.DECK))
    if s.journal is not None:
        s.journal.append(Line("AB-CANVAS-01", s.maestro, {"round": int(s.round), "cards": each}))


def refill(s: ArtboxState, needed: int) -> None:
    """A deck too small for the round has the used cards shuffled under it (AB-RULING-25, AB-RULING-26)."""
    if size(s.cells, at.DECK) >= needed:
        return
    shuffle(s.cells, at.DISCARD, s.streams, 0)
    move_all(s.cells, at.DECK, at.DISCARD)
    move_all(s.cells, at.DISCARD, at.DECK)
    if s.journal is not None:
        s.journal.append(Line("AB-RULING-25", TABLE, {}))


def choice_options(s: ArtboxState, options: vec[i64]) -> i64:
    """With three players one of the cards goes back, otherwise one is kept (AB-CANVAS-02, AB-THREE-02)."""
    first: i64 = RETURN if returns_one(s) else KEEP
    count: i64 = dealt_each(int(s.seats))
    index: i64 = 0
    while index < count:
        options[index] = first + index
        index += 1
    return count


def choose(s: ArtboxState, seat: i64, action: i64) -> None:
    """The seat has secretly chosen; once all have, the choice is final (AB-CANVAS-02, AB-FLOW-02)."""
    if action < RETURN:
        # Of two cards, keeping one returns the other.
        chosen = dealt_each(int(s.seats)) - (action - KEEP)
    else:
        chosen = action - RETURN + 1
    put(s, at.CHOSEN + seat, chosen)
    if s.journal is not None:
        s.journal.append(Line("AB-SECRET-05", seat, {}))
    settle_choices(s)


def settle_choices(s: ArtboxState) -> None:
    """Once all have chosen, kept cards stay in the studios and the others lie under the deck (AB-CANVAS-03,
    AB-CANVAS-04, AB-RULING-27).
    """
    players = in_play(s)
    for seat in players:
        if not cell(s, at.CHOSEN + seat):
            return
    for seat in players:
        dealt = hand(seat)
        for index in range(int(size(s.cells, dealt))):
            what = card(s.cells, dealt, index)
            if index == cell(s, at.CHOSEN + seat) - 1:
                tuck(s.cells, at.DECK, what)
                put(s, at.RETURNED + seat, what + 1)
            else:
                keep(s, seat, what)
        clear(s.cells, dealt)
    s.phase = at.ROLLING
    s.sealed = True
    go_on(s)


def roll_dice(s: ArtboxState) -> None:
    """Four dice lie on the shape cards, for all to see, and everybody draws (AB-CANVAS-06, AB-CANVAS-07,
    AB-CANVAS-08).
    """
    if sum(cell(s, at.RIGGED + kind) for kind in range(at.SHAPE_KINDS)) == DICE:
        for kind in range(at.SHAPE_KINDS):
            put(s, at.ROLLED + kind, cell(s, at.RIGGED + kind))
            put(s, at.RIGGED + kind, 0)
    else:
        for _die in range(DICE):
            kind = DIE_FACES[stream_below(s.streams, 0, len(DIE_FACES))]
            put(s, at.ROLLED + kind, cell(s, at.ROLLED + kind) + 1)
    s.phase = at.DRAWING
    s.sealed = True
    if s.journal is not None:
        shown = roll(s)
        args: dict[str, str | int] = {KINDS[kind]: shown[kind] for kind in range(at.SHAPE_KINDS)}
        s.journal.append(Line("AB-CANVAS-06", s.maestro, args))


def ready(s: ArtboxState, seat: i64) -> None:
    """The seat has seen the awards; once all have, the next round begins."""
    put(s, at.READY_CELLS + seat, 1)
    settle_rest(s)


def settle_rest(s: ArtboxState) -> None:
    """Once all are ready the next seat clockwise is Maestro and a new round is dealt (AB-ROUND-04, AB-RULING-36)."""
    for seat in in_play(s):
        if not cell(s, at.READY_CELLS + seat):
            return
    next_round(s)


def next_round(s: ArtboxState) -> None:
    """The Maestro has passed to the left and the cards are dealt (AB-ROUND-04)."""
    s.maestro = (s.maestro + 1) % s.seats
    while s.gone >> s.maestro & 1:
        s.maestro = (s.maestro + 1) % s.seats
    s.round += 1
    if s.journal is not None:
        s.journal.append(Line("AB-ROUND-04", s.maestro, {}))
    deal(s)


def go_on(s: ArtboxState) -> None:
    """Roll and reveal wait for nobody at the pace of days, nor for a Maestro who has left (AB-ASYNC-05,
    AB-RULING-35).
    """
    while s.cells[at.PACE] == at.DAYS or s.gone >> s.maestro & 1:
        if s.phase == at.ROLLING:
            roll_dice(s)
        elif s.phase == at.REVEALING:
            awards.unveil(s)
        elif s.phase == at.RESTING and cell(s, at.PACE) == at.DAYS:
            next_round(s)
        else:
            return


def time_up(s: ArtboxState) -> None:
    """The sand has run out: what is missing is taken as it stands (AB-GUESS-08, AB-SIMPLE-04, AB-RULING-30 to
    AB-RULING-32).
    """
    if s.journal is not None:
        s.journal.append(Line("AB-FLOW-06", TABLE, {}))
    if s.phase == at.ROLLING:
        roll_dice(s)
    elif s.phase == at.REVEALING:
        awards.unveil(s)
        go_on(s)
    else:
        for seat in in_play(s):
            answer_for(s, seat)
        settle(s)


def answer_for(s: ArtboxState, seat: i64) -> None:
    """A player who is away keeps the first cards, and drawing and sheet are taken as they stand (AB-RULING-30 to
    AB-RULING-32).
    """
    if s.phase == at.CHOOSING and not cell(s, at.CHOSEN + seat):
        put(s, at.CHOSEN + seat, 1 + kept_each(int(s.seats)))
    elif s.phase == at.DRAWING and cell(s, at.FINISHED + seat) == at.STILL_DRAWING:
        put(s, at.FINISHED + seat, at.HANDED_IN if simplified(s) else at.GAVE_UP)
    elif s.phase == at.GUESSING:
        put(s, at.DONE_CELLS + seat, 1)
    elif s.phase == at.RESTING:
        put(s, at.READY_CELLS + seat, 1)


def settle(s: ArtboxState) -> None:
    """A phase in which nobody is missing any more is over."""
    if s.phase == at.CHOOSING:
        settle_choices(s)
    elif s.phase == at.DRAWING:
        drawing.settle_drawings(s)
    elif s.phase == at.GUESSING:
        matching.settle_sheets(s)
    elif s.phase == at.RESTING:
        settle_rest(s)
    go_on(s)


def leave(s: ArtboxState, seat: i64) -> None:
    """The seat is empty from now on; with fewer than three players left the game stops unfinished (AB-RULING-33)."""
    answer_for(s, seat)
    s.gone |= 1 << seat
    s.sealed = True
    if s.journal is not None:
        s.journal.append(Line("AB-RULING-33", seat, {}))
    if len(in_play(s)) < FEWEST_SEATS:
        s.phase = at.OVER
        s.stopped = 1
        return
    if s.phase == at.CHOOSING:
        # Cards dealt to the seat go under the deck unseen.
        while size(s.cells, hand(seat)):
            tuck(s.cells, at.DECK, pop(s.cells, hand(seat)))
    settle(s)
