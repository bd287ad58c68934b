"""Who sees what: views built from nothing, and positions guessed from views."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from vernissage.core.model import TABLE, Decision
from vernissage.core.piles import fill, listed
from vernissage.core.rng import Rng, streams_from
from vernissage.games.avant_carde.line import hand_down, play_card, play_options
from vernissage.games.avant_carde.model import (
    AvantCardeView,
    LineCard,
    PlayerView,
    Private,
    Question,
    StackView,
)
from vernissage.games.avant_carde.scoring import money_of
from vernissage.games.avant_carde.solo import section
from vernissage.games.avant_carde.state import (
    AWARDS,
    BEGINNERS,
    BUYS,
    CONCEALED,
    COPIED,
    COPIES,
    DECK,
    DESIGNERS,
    DONE,
    EVEN,
    FINALS,
    FLAGS,
    FORGED,
    FRAME,
    FRAMES,
    GEM,
    GEMS,
    HAND,
    HELD,
    HIGH,
    KNOWN,
    LINE,
    LOW,
    MADE,
    MIX,
    MOST_ROUNDS,
    ODD_LIMIT,
    OPEN_DECK,
    OPEN_HAND,
    OPENING,
    PILE,
    PLAYING,
    PROMISED,
    QUEUE,
    SCHMOOZERS,
    SHADE,
    SHOWN,
    SPENT,
    SURE,
    TINT,
    TOKEN,
    TRASH,
    UNVEILED,
    USED,
    WAITS,
    AvantCardeState,
    blank_state,
    get,
    home,
    line_size,
    patron_of,
    put,
    slot_at,
    slot_mask,
    stack_place,
)
from vernissage.games.avant_carde.tables import (
    CARD_NAMES,
    COLORS,
    KIND_OF,
    KINDS,
    NO_COLOR,
    NUMBER_BIT,
    NUMBERS,
    PAIR_NUMBER,
    PAIRS,
    PATRON_NAMES,
    STOP,
    bit,
)

PHASES: Final = ["play", "buy", "over"]


def view_of(s: AvantCardeState, viewer: int, asks: list[Decision]) -> AvantCardeView:
    """The table as one seat, a watcher or the table itself may know it."""
    cells = s.cells
    return AvantCardeView(
        seat=viewer,
        asks=[ask for ask in asks if ask.seat == viewer or viewer == TABLE],
        waiting=[ask.seat for ask in asks],
        phase=PHASES[s.phase],
        round=int(s.round),
        first=int(s.first),
        active=int(s.active),
        turns=int(s.turns),
        patrons=[PATRON_NAMES[patron_of(s, number)] for number in range(2, 8)],
        awards=int(s.awards),
        extras=int(s.reserve),
        gems=int(cells[GEMS]),
        section=section(s) if s.seats == 1 else "",
        beginners_shuffle=cells[BEGINNERS] != u8(0),
        odd_limit=int(cells[ODD_LIMIT]),
        most_rounds=int(cells[MOST_ROUNDS]),
        stacks=[stack_view(s, number) for number in range(2, 8)],
        players=[player_view(s, seat, viewer) for seat in range(int(s.seats))],
        trash=counted(s, TRASH),
        made=int(s.made),
        left=int(s.left),
        tucks=int(cells[USED + 7]),
        change_spent=s.spent != 0,
        twos_used=s.twos != 0,
        used=[int(cells[USED + index]) for index in range(16)],
        copied=[int(cells[COPIED + index]) for index in range(8)],
        forging=int(s.forging),
        forge_offset=int(s.offset),
        forge_queue=listed(cells, QUEUE),
    )


def stack_view(s: AvantCardeState, number: i64) -> StackView:
    """The top is open, tucked cards are remembered, the order between is hidden (AC-SETUP-05, AC-SETUP-06)."""
    cards = listed(s.cells, stack_place(number))
    known = int(s.cells[KNOWN + number - 2])
    return StackView(
        number=int(number),
        size=len(cards),
        top=CARD_NAMES[cards[-1]] if cards else "",
        tucked=names(cards[:known]),
        unseen=names(sorted(cards[known:-1])),
    )


def player_view(s: AvantCardeState, seat: i64, viewer: int) -> PlayerView:
    """A player's things; before the reveal others see only what lay there when the Play part began (AC-PLAY-01, AC-RULING-67)."""
    own = viewer in (int(seat), TABLE)
    playing = s.phase == PLAYING
    base = home(seat)
    unseen = listed(s.cells, base + DECK)
    if own or not playing:
        hand = listed(s.cells, base + HAND)
        discard = counted(s, base + PILE)
        line = [line_card(s, slot_at(seat, spot), own) for spot in range(line_size(s, seat))]
        deck_size, hand_size = len(unseen), len(hand)
        if not own:
            unseen += [card_at(s, seat, spot) for spot in range(line_size(s, seat)) if not line[spot].card]
    else:
        hand, line = [], []
        discard = counted(s, base + OPENING)
        deck_size, hand_size = int(get(s, seat, OPEN_DECK)), int(get(s, seat, OPEN_HAND))
        unseen += listed(s.cells, base + HAND) + listed(s.cells, base + HELD)
        unseen += [card_at(s, seat, spot) for spot in range(line_size(s, seat))]
        for kind in range(KINDS):
            unseen += [kind] * int(s.cells[base + PILE + kind])
        for name in discard:
            unseen.remove(KIND_OF[name])
    return PlayerView(
        seat=int(seat),
        awards=int(get(s, seat, AWARDS)),
        change=get(s, seat, TOKEN) != 0,
        gem=get(s, seat, GEM) != 0,
        finished=get(s, seat, DONE) != 0,
        hand_size=hand_size,
        hand=names(hand),
        sure=names(listed(s.cells, base + SURE)),
        deck_size=deck_size,
        discard=discard,
        line=line,
        unseen=names(sorted(unseen)),
        designers=int(get(s, seat, DESIGNERS)) if own or not playing else 0,
        promised=int(get(s, seat, PROMISED)) if own or not playing else 0,
        waits=int(get(s, seat, WAITS)),
        made=int(money_of(s, seat)),
        buys=[int(get(s, seat, BUYS + index)) for index in range(6)],
        forged=[int(get(s, seat, FORGED + index)) for index in range(6)],
        private=private_view(s, seat) if own and playing else None,
    )


def line_card(s: AvantCardeState, at: i64, own: bool) -> LineCard:
    """A card of a line; a concealed one is known to its owner, and to all if they saw it before (AC-CONC-12)."""
    flags = i64(s.cells[at + FLAGS])
    color = i64(s.cells[at + SHADE])
    mask = slot_mask(s, at)
    return LineCard(
        card=CARD_NAMES[i64(s.cells[at])] if own or flags & CONCEALED == 0 or flags & SHOWN != 0 else "",
        color="" if color == NO_COLOR else COLORS[color],
        numbers=[NUMBERS[index] for index in range(11) if NUMBER_BIT[index] & mask != 0],
        concealed=flags & CONCEALED != 0,
        shown=flags & SHOWN != 0,
        spent=flags & SPENT != 0,
        unveiled=flags & UNVEILED != 0,
        copies=int(s.cells[at + COPIES]),
        finals=int(s.cells[at + FINALS]),
    )


def private_view(s: AvantCardeState, seat: i64) -> Private:
    """What a seat alone knows of its running Play part."""
    base = home(seat)
    tint = get(s, seat, TINT)
    questions = []
    for index in range(int(s.cells[base + FRAMES])):
        at = base + FRAMES + 1 + FRAME * index
        cells = [int(s.cells[at + cell]) for cell in range(5)]
        questions.append(Question(cells[0], cells[1], cells[2], cells[3], cells[4]))
    return Private(
        schmoozers=int(get(s, seat, SCHMOOZERS)),
        tint=COLORS[tint - 1] if tint else "",
        hoarders=[int(get(s, seat, EVEN + index)) for index in range(8)],
        held=names(listed(s.cells, base + HELD)),
        questions=questions,
        opening_hand=int(get(s, seat, OPEN_HAND)),
        opening_deck=int(get(s, seat, OPEN_DECK)),
        opening_discard=counted(s, base + OPENING),
    )


def names(kinds: list[int]) -> list[str]:
    """Cards by name."""
    return [CARD_NAMES[kind] for kind in kinds]


def counted(s: AvantCardeState, place: i64) -> list[str]:
    """The cards of a place that counts by kind."""
    found: list[str] = []
    for kind in range(KINDS):
        found += [CARD_NAMES[kind]] * int(s.cells[place + kind])
    return found


def card_at(s: AvantCardeState, seat: i64, spot: i64) -> int:
    """The card at a spot of a line."""
    return int(s.cells[slot_at(seat, spot)])


# Guessing.


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
    for index, patron in enumerate(v.patrons):
        cells[MIX + 2 + index] = u8(PATRON_NAMES.index(patron))
    cells[MIX + PAIR_NUMBER] = u8(PAIRS)
    cells[GEMS] = u8(v.gems)
    cells[BEGINNERS] = u8(int(v.beginners_shuffle))
    cells[ODD_LIMIT] = u8(v.odd_limit)
    cells[MOST_ROUNDS] = u8(v.most_rounds)
    fill(cells, QUEUE, v.forge_queue)
    for index, value in enumerate(v.used):
        cells[USED + index] = u8(value)
    for index, value in enumerate(v.copied):
        cells[COPIED + index] = u8(value)
    count_into(s, TRASH, v.trash)
    for stack in v.stacks:
        place = stack_place(stack.number)
        between = kinds_of(stack.unseen)
        mix(between, rng)
        tops = [KIND_OF[stack.top]] if stack.size > len(stack.tucked) + len(between) else []
        fill(cells, place, kinds_of(stack.tucked) + between + tops)
        cells[KNOWN + stack.number - 2] = u8(len(stack.tucked))
    for player in v.players:
        guess_player(s, player, rng)
    if s.phase == PLAYING:
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
    put(s, seat, AWARDS, p.awards)
    put(s, seat, TOKEN, int(p.change))
    put(s, seat, GEM, int(p.gem))
    put(s, seat, DONE, int(p.finished))
    put(s, seat, DESIGNERS, p.designers)
    put(s, seat, PROMISED, p.promised)
    put(s, seat, WAITS, p.waits)
    put(s, seat, MADE, p.made & 255)
    put(s, seat, MADE + 1, p.made >> 8)
    for index in range(6):
        put(s, seat, BUYS + index, p.buys[index])
        put(s, seat, FORGED + index, p.forged[index])
    fill(s.cells, base + SURE, kinds_of(p.sure))
    count_into(s, base + PILE, p.discard)
    unseen = kinds_of(p.unseen)
    hand = kinds_of(p.hand)
    if s.phase == PLAYING and p.private is None:
        count_into(s, base + OPENING, p.discard)
        put(s, seat, OPEN_HAND, p.hand_size)
        put(s, seat, OPEN_DECK, p.deck_size)
        hand = kinds_of(p.sure)
        for kind in hand:
            unseen.remove(kind)
    mix(unseen, rng)
    while len(hand) < p.hand_size:
        hand.append(unseen.pop())
    fill(s.cells, base + HAND, sorted(hand))
    for spot, card in enumerate(p.line):
        guess_slot(s, slot_at(seat, spot), card, unseen)
    put(s, seat, LINE, len(p.line))
    fill(s.cells, base + DECK, unseen)
    if p.private is not None:
        restore_private(s, seat, p.private)


def guess_slot(s: AvantCardeState, at: i64, card: LineCard, unseen: list[int]) -> None:
    """A card of a line as seen; an unknown one is any of the unseen."""
    mask = 0
    for number in card.numbers:
        mask |= bit(number)
    s.cells[at] = u8(KIND_OF[card.card] if card.card else unseen.pop())
    s.cells[at + SHADE] = u8(COLORS.index(card.color) if card.color else NO_COLOR)
    s.cells[at + LOW] = u8(mask & 255)
    s.cells[at + HIGH] = u8(mask >> 8)
    flags = CONCEALED if card.concealed else 0
    flags |= (SHOWN if card.shown else 0) | (SPENT if card.spent else 0) | (UNVEILED if card.unveiled else 0)
    s.cells[at + FLAGS] = u8(flags)
    s.cells[at + COPIES] = u8(card.copies)
    s.cells[at + FINALS] = u8(card.finals)


def restore_private(s: AvantCardeState, seat: i64, own: Private) -> None:
    """The seat's own running Play part is exactly as it knows it."""
    base = home(seat)
    put(s, seat, SCHMOOZERS, own.schmoozers)
    put(s, seat, TINT, COLORS.index(own.tint) + 1 if own.tint else 0)
    for index, value in enumerate(own.hoarders):
        put(s, seat, EVEN + index, value)
    fill(s.cells, base + HELD, kinds_of(own.held))
    put(s, seat, FRAMES, len(own.questions))
    for index, asked in enumerate(own.questions):
        at = base + FRAMES + 1 + FRAME * index
        for cell, value in enumerate([asked.spot, asked.number, asked.step, asked.times, asked.first]):
            s.cells[at + cell] = u8(value)
    put(s, seat, OPEN_HAND, own.opening_hand)
    put(s, seat, OPEN_DECK, own.opening_deck)
    count_into(s, base + OPENING, own.opening_discard)


def play_out(s: AvantCardeState, seat: i64, rng: Rng) -> None:
    """A seat that has finished laid some line: one is played for it, stopping early now and then."""
    options = vec[i64]([0] * 400)
    while True:
        count = play_options(s, seat, options)
        action = options[rng.below(count)]
        if action == STOP and count > 1 and rng.below(4) > 0:
            action = options[rng.below(count - 1)]
        if action == STOP:
            break
        play_card(s, seat, action)
    hand_down(s, seat)


def kinds_of(cards: list[str]) -> list[int]:
    """Cards by their kinds."""
    return [KIND_OF[name] for name in cards]


def count_into(s: AvantCardeState, place: i64, cards: list[str]) -> None:
    """A place that counts by kind counts these cards."""
    for name in cards:
        at = place + KIND_OF[name]
        s.cells[at] = u8(i64(s.cells[at]) + 1)


def mix(cards: list[int], rng: Rng) -> None:
    """The cards are in random order."""
    left: i64 = len(cards)
    while left > 1:
        chosen = rng.below(left)
        left -= 1
        held = cards[left]
        cards[left] = cards[chosen]
        cards[chosen] = held
