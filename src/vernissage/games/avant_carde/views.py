"""Who sees what: views built from nothing."""

from typing import Final

from mypy_extensions import i64, u8

from vernissage.core.model import TABLE, Decision
from vernissage.core.piles import listed
from vernissage.games.avant_carde import state as at
from vernissage.games.avant_carde.model import (
    AvantCardeView,
    LineCard,
    PlayerView,
    Private,
    Question,
    StackView,
)
from vernissage.games.avant_carde.patrons.patron import PATRONS
from vernissage.games.avant_carde.scoring import money_of
from vernissage.games.avant_carde.solo import section
from vernissage.games.avant_carde.state import (
    AvantCardeState,
    get,
    home,
    line_size,
    patron_of,
    shade,
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
)
from vernissage.games.avant_carde.uses import early_seconds, early_uses

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
        patrons=[PATRONS[patron_of(s, number)].name for number in range(2, 8)],
        patron_pictures=[PATRONS[patron_of(s, number)].code for number in range(2, 8)],
        awards=int(s.awards),
        extras=int(s.reserve),
        gems=int(cells[at.GEMS]),
        section=section(s) if s.seats == 1 else "",
        beginners_shuffle=cells[at.BEGINNERS] != u8(0),
        odd_limit=int(cells[at.ODD_LIMIT]),
        most_rounds=int(cells[at.MOST_ROUNDS]),
        stacks=[stack_view(s, number) for number in range(2, 8)],
        players=[player_view(s, seat, viewer) for seat in range(int(s.seats))],
        trash=counted(s, at.TRASH),
        made=int(s.made),
        left=int(s.left),
        tucks=int(cells[at.TUCKS]),
        change_spent=s.spent != 0,
        twos_used=s.twos != 0,
        used=[int(cells[at.USED + index]) for index in range(16)],
        copied=[int(cells[at.COPIED + index]) for index in range(8)],
        forging=int(s.forging),
        forge_offset=int(s.offset),
        forge_queue=listed(cells, at.QUEUE),
    )


def stack_view(s: AvantCardeState, number: i64) -> StackView:
    """The top is open, tucked cards are remembered, the order between is hidden (AC-SETUP-05, AC-SETUP-06)."""
    cards = listed(s.cells, stack_place(number))
    known = int(s.cells[at.KNOWN + number - 2])
    return StackView(
        number=int(number),
        size=len(cards),
        top=CARD_NAMES[cards[-1]] if cards else "",
        tucked=names(cards[:known]),
        unseen=names(sorted(cards[known:-1])),
    )


def player_view(s: AvantCardeState, seat: i64, viewer: int) -> PlayerView:
    """A player's things; before the reveal others see only what lay there when the Play part began (AC-PLAY-01,
    AC-RULING-67).
    """
    own = viewer in (int(seat), TABLE)
    playing = s.phase == at.PLAYING
    base = home(seat)
    unseen = listed(s.cells, base + at.DECK)
    if own or not playing:
        hand = listed(s.cells, base + at.HAND)
        discard = names(sorted(listed(s.cells, base + at.PILE)))
        line = [line_card(s, slot_at(seat, spot), own) for spot in range(line_size(s, seat))]
        deck_size, hand_size = len(unseen), len(hand)
        if not own:
            unseen += [card_at(s, seat, spot) for spot in range(line_size(s, seat)) if not line[spot].card]
    else:
        hand, line = [], []
        discard = opening_pile(s, base)
        deck_size, hand_size = int(get(s, seat, at.OPEN_DECK)), int(get(s, seat, at.OPEN_HAND))
        unseen += listed(s.cells, base + at.HAND) + listed(s.cells, base + at.HELD)
        unseen += [card_at(s, seat, spot) for spot in range(line_size(s, seat))]
        unseen += listed(s.cells, base + at.PILE)
        for name in discard:
            unseen.remove(KIND_OF[name])
    return PlayerView(
        seat=int(seat),
        awards=int(get(s, seat, at.AWARDS)),
        change=get(s, seat, at.TOKEN) != 0,
        gem=get(s, seat, at.GEM) != 0,
        finished=get(s, seat, at.DONE) != 0,
        hand_size=hand_size,
        hand=names(hand),
        sure=names(listed(s.cells, base + at.SURE)),
        deck_size=deck_size,
        discard=discard,
        line=line,
        unseen=names(sorted(unseen)),
        designers=int(get(s, seat, at.DESIGNERS)) if own or not playing else 0,
        promised=int(get(s, seat, at.PROMISED)) if own or not playing else 0,
        waits=int(get(s, seat, at.WAITS)),
        made=int(money_of(s, seat)),
        buys=[int(get(s, seat, at.BUYS + index)) for index in range(6)],
        forged=[int(get(s, seat, at.FORGED + index)) for index in range(6)],
        private=private_view(s, seat) if own and playing else None,
    )


def line_card(s: AvantCardeState, slot: i64, own: bool) -> LineCard:
    """A card of a line; a concealed one is known to its owner, and to all if they saw it before (AC-CONC-12)."""
    flags = i64(s.cells[slot + at.FLAGS])
    color = shade(s, slot)
    mask = slot_mask(s, slot)
    return LineCard(
        card=CARD_NAMES[i64(s.cells[slot])] if own or flags & at.CONCEALED == 0 or flags & at.SHOWN != 0 else "",
        color="" if color == NO_COLOR else COLORS[color],
        numbers=[NUMBERS[index] for index in range(11) if NUMBER_BIT[index] & mask != 0],
        concealed=flags & at.CONCEALED != 0,
        shown=flags & at.SHOWN != 0,
        spent=flags & at.SPENT != 0,
        unveiled=flags & at.UNVEILED != 0,
        copies=int(s.cells[slot + at.COPIES]),
        finals=int(i64(s.cells[slot + at.FINALS]) & at.HALF),
        early=[int(early_uses(s, slot)), int(early_seconds(s, slot))],
    )


def private_view(s: AvantCardeState, seat: i64) -> Private:
    """What a seat alone knows of its running Play part."""
    base = home(seat)
    tint = get(s, seat, at.TINT)
    questions = []
    for index in range(int(s.cells[base + at.FRAMES])):
        frame = base + at.FRAMES + 1 + at.FRAME * index
        cells = [int(s.cells[frame + cell]) for cell in range(5)]
        questions.append(Question(cells[0], cells[1], cells[2], cells[3], cells[4]))
    return Private(
        schmoozers=int(get(s, seat, at.SCHMOOZERS)),
        tint=COLORS[tint - 1] if tint else "",
        hoarders=[int(get(s, seat, at.EVEN + index)) for index in range(8)],
        held=names(listed(s.cells, base + at.HELD)),
        questions=questions,
        opening_hand=int(get(s, seat, at.OPEN_HAND)),
        opening_deck=int(get(s, seat, at.OPEN_DECK)),
        opening_discard=opening_pile(s, base),
    )


def opening_pile(s: AvantCardeState, base: i64) -> list[str]:
    """The discard pile as the others still see it: what was there when the Play part began."""
    saved = listed(s.cells, base + at.OPENING)
    return names(sorted(saved or listed(s.cells, base + at.PILE)[: int(s.cells[base + at.OPEN_PILE])]))


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
