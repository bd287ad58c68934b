"""Positions guessed from views: known cards lie where they lie, unseen ones fall where they may."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from vernissage.core.piles import fill
from vernissage.core.rng import Rng, streams_from
from vernissage.games.avant_carde import state as at
from vernissage.games.avant_carde.line import hand_down, play_card, play_options
from vernissage.games.avant_carde.model import (
    AvantCardeView,
    LineCard,
    PlayerView,
    Private,
)
from vernissage.games.avant_carde.patrons.everyone import patron_named, seat_patrons
from vernissage.games.avant_carde.state import (
    AvantCardeState,
    blank_state,
    home,
    put,
    slot_at,
    stack_place,
)
from vernissage.games.avant_carde.tables import (
    COLORS,
    KIND_OF,
    NO_COLOR,
    bit,
)
from vernissage.games.avant_carde.uses import set_early_seconds, set_early_uses
from vernissage.games.avant_carde.views import PHASES
from vernissage.games.avant_carde.vocabulary import STOP


def guess_from(v: AvantCardeView, rng: Rng) -> AvantCardeState:
    """A position this view could come from: unseen cards fall where they may."""
    seats = len(v.players)
    s = blank_state(seats, streams_from(rng, seats))
    cells = s.cells
    s.phase = PHASES.index(v.phase)
    s.round, s.first, s.active, s.turns = v.round, v.first, v.active, v.turns
    s.awards, s.reserve, s.made, s.left = v.awards, v.extras, v.made, v.left
    s.spent, s.twos = int(v.change_spent), int(v.twos_used)
    s.forging, s.offset = v.forging, v.forge_offset
    seat_patrons(s, [patron_named(name) for name in v.patrons])
    cells[at.GEMS] = u8(v.gems)
    cells[at.BEGINNERS] = u8(int(v.beginners_shuffle))
    cells[at.ODD_LIMIT] = u8(v.odd_limit)
    cells[at.MOST_ROUNDS] = u8(v.most_rounds)
    fill(cells, at.QUEUE, v.forge_queue)
    for index, value in enumerate(v.used):
        cells[at.USED + index] = u8(value)
    for index, value in enumerate(v.copied):
        cells[at.COPIED + index] = u8(value)
    count_into(s, at.TRASH, v.trash)
    for stack in v.stacks:
        place = stack_place(stack.number)
        between = kinds_of(stack.unseen)
        rng.mix(between)
        tops = [KIND_OF[stack.top]] if stack.size > len(stack.tucked) + len(between) else []
        fill(cells, place, kinds_of(stack.tucked) + between + tops)
        cells[at.KNOWN + stack.number - 2] = u8(len(stack.tucked))
    for player in v.players:
        guess_player(s, player, rng)
    if s.phase == at.PLAYING:
        for player in v.players:
            if not player.finished:
                s.playing |= 1 << player.seat
        for player in v.players:
            if player.finished and player.private is None and player.hand_size > 0:
                play_out(s, player.seat, rng)
    return s


def guess_player(s: AvantCardeState, p: PlayerView, rng: Rng) -> None:
    """A player's known things lie where they lie; hand, deck and concealed cards are dealt from the unseen."""
    seat: i64 = p.seat
    base = home(seat)
    put(s, seat, at.AWARDS, p.awards)
    put(s, seat, at.TOKEN, int(p.change))
    put(s, seat, at.GEM, int(p.gem))
    put(s, seat, at.DONE, int(p.finished))
    put(s, seat, at.DESIGNERS, p.designers)
    put(s, seat, at.PROMISED, p.promised)
    put(s, seat, at.WAITS, p.waits)
    put(s, seat, at.MADE, p.made & 255)
    put(s, seat, at.MADE + 1, p.made >> 8)
    for index in range(6):
        put(s, seat, at.BUYS + index, p.buys[index])
        put(s, seat, at.FORGED + index, p.forged[index])
    fill(s.cells, base + at.SURE, kinds_of(p.sure))
    fill(s.cells, base + at.PILE, kinds_of(p.discard))
    unseen = kinds_of(p.unseen)
    hand = kinds_of(p.hand)
    if s.phase == at.PLAYING and p.private is None:
        put(s, seat, at.OPEN_PILE, len(p.discard))
        put(s, seat, at.OPEN_HAND, p.hand_size)
        put(s, seat, at.OPEN_DECK, p.deck_size)
        hand = kinds_of(p.sure)
        for kind in hand:
            unseen.remove(kind)
    rng.mix(unseen)
    while len(hand) < p.hand_size:
        hand.append(unseen.pop())
    fill(s.cells, base + at.HAND, sorted(hand))
    for spot, card in enumerate(p.line):
        guess_slot(s, slot_at(seat, spot), card, unseen)
    put(s, seat, at.LINE, len(p.line))
    fill(s.cells, base + at.DECK, unseen)
    if p.private is not None:
        restore_private(s, seat, p.private)


def guess_slot(s: AvantCardeState, slot: i64, card: LineCard, unseen: list[int]) -> None:
    """A card of a line as seen; an unknown one is any of the unseen."""
    mask = 0
    for number in card.numbers:
        mask |= bit(number)
    s.cells[slot] = u8(KIND_OF[card.card] if card.card else unseen.pop())
    s.cells[slot + at.SHADE] = u8(COLORS.index(card.color) if card.color else NO_COLOR)
    s.cells[slot + at.LOW] = u8(mask & 255)
    s.cells[slot + at.HIGH] = u8(mask >> 8)
    flags = at.CONCEALED if card.concealed else 0
    flags |= (at.SHOWN if card.shown else 0) | (at.SPENT if card.spent else 0) | (at.UNVEILED if card.unveiled else 0)
    s.cells[slot + at.FLAGS] = u8(flags)
    s.cells[slot + at.COPIES] = u8(card.copies)
    s.cells[slot + at.FINALS] = u8(card.finals)
    set_early_uses(s, slot, card.early[0])
    set_early_seconds(s, slot, card.early[1])


def restore_private(s: AvantCardeState, seat: i64, own: Private) -> None:
    """The seat's own running Play part is exactly as it knows it."""
    base = home(seat)
    put(s, seat, at.SCHMOOZERS, own.schmoozers)
    put(s, seat, at.TINT, COLORS.index(own.tint) + 1 if own.tint else 0)
    for index, value in enumerate(own.hoarders):
        put(s, seat, at.EVEN + index, value)
    fill(s.cells, base + at.HELD, kinds_of(own.held))
    put(s, seat, at.FRAMES, len(own.questions))
    for index, asked in enumerate(own.questions):
        frame = base + at.FRAMES + 1 + at.FRAME * index
        for cell, value in enumerate([asked.spot, asked.number, asked.step, asked.times, asked.first]):
            s.cells[frame + cell] = u8(value)
    put(s, seat, at.OPEN_HAND, own.opening_hand)
    put(s, seat, at.OPEN_DECK, own.opening_deck)
    put(s, seat, at.OPEN_PILE, len(own.opening_discard))
    fill(s.cells, base + at.OPENING, kinds_of(own.opening_discard))


def play_out(s: AvantCardeState, seat: i64, rng: Rng) -> None:
    """A seat that has finished laid some line: one is played for it, stopping early now and then."""
    options = vec[i64]([0] * 400)
    while True:
        count = play_options(s, seat, options)
        action = options[rng.below(count)]
        if action == STOP.first and count > 1 and rng.below(4) > 0:
            action = options[rng.below(count - 1)]
        if action == STOP.first:
            break
        play_card(s, seat, action)
    hand_down(s, seat)


def kinds_of(cards: list[str]) -> list[int]:
    """Cards by their kinds."""
    return [KIND_OF[name] for name in cards]


def count_into(s: AvantCardeState, place: i64, cards: list[str]) -> None:
    """A place that counts by kind counts these cards."""
    for name in cards:
        slot = place + KIND_OF[name]
        s.cells[slot] = u8(i64(s.cells[slot]) + 1)
