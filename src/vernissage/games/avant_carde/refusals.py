"""Why a move is refused: the clause that says so, with the facts for its sentence."""

from mypy_extensions import i64

from vernissage.core.model import Arg, Message, Refusal, seat_name
from vernissage.core.piles import has, size
from vernissage.games.avant_carde import state as at
from vernissage.games.avant_carde.line import fits, last_to_match
from vernissage.games.avant_carde.patrons.base import has_most_twos, has_real_two
from vernissage.games.avant_carde.patrons.patron import PATRONS, Patron
from vernissage.games.avant_carde.shop import blocked, forger_asked, powers_present, tucks_left
from vernissage.games.avant_carde.state import (
    AvantCardeState,
    get,
    home,
    is_face_up,
    line_size,
    patron_of,
    slot_at,
    slot_mask,
    stack_place,
)
from vernissage.games.avant_carde.tables import CARD_NAMES, COLOR, COLORS, MASK, NUMBER, bit
from vernissage.games.avant_carde.uses import uses_left
from vernissage.games.avant_carde.vocabulary import BUY, CHANGE, END, OWNER, STOP, TUCK, VOCABULARY, Lay
from vernissage.games.avant_carde.words import card, color_name


def refusal(s: AvantCardeState, seat: int, action: int) -> Refusal:
    """The clause that refuses a move which is not among the seat's options."""
    if s.phase == at.OVER:
        return Refusal("AC-END-06")
    if not 0 <= seat < s.seats:
        return Refusal("AC-SETUP-01")
    if s.phase == at.PLAYING:
        return refused_in_play(s, seat, action)
    if s.forging > 0:
        return Refusal("AC-RULING-58", {"who": seat_name(int(forger_asked(s))), "number": int(s.forging)})
    if seat != s.active:
        return Refusal("AC-ROUND-02", {"who": seat_name(int(s.active))})
    if action < BUY.first:
        return Refusal("AC-ROUND-01")
    if action < TUCK.first:
        return refused_buy(s, action - int(BUY.first) + 2)
    if action < CHANGE.first:
        return refused_tuck(s, seat, action - int(TUCK.first) + 2)
    if action == CHANGE.first:
        return Refusal("AC-TOKEN-04")
    if action >= END.first:
        return Refusal("AC-PA5-01")
    return refused_power(s, seat, action)


# The Play part.


def refused_in_play(s: AvantCardeState, seat: int, action: int) -> Refusal:
    """Finished, not yet time to buy, a question is open, or the card does not go."""
    if get(s, seat, at.DONE) != 0:
        return Refusal("AC-PLAY-10")
    if action >= BUY.first:
        return Refusal("AC-ROUND-03")
    frames = get(s, seat, at.FRAMES)
    if frames > 0:
        frame = home(seat) + at.FRAMES + 1 + at.FRAME * (frames - 1)
        patron = int(s.cells[at.MIX + int(s.cells[frame + at.WHOSE])])
        return Refusal(PATRONS[patron].clause(int(s.cells[frame + at.STEP])), case="asked")
    if action == STOP.first:
        return Refusal("AC-PLAY-09")
    if action > STOP.first:
        return Refusal("AC-PLAY-11")
    block = VOCABULARY.block_of(action)
    return refused_lay(s, seat, block.lays[action - int(block.first)])


def refused_lay(s: AvantCardeState, seat: int, lay: Lay) -> Refusal:
    """The card is not in hand, its change or copy is not allowed, or it does not match."""
    if not has(s.cells, home(seat) + at.HAND, lay.kind):
        return Refusal("AC-PLAY-13", {"card": card(CARD_NAMES[lay.kind])})
    refused = None
    if lay.copies:
        refused = PATRONS[patron_of(s, NUMBER[lay.kind])].refuses_copy(s, seat, lay)
    if refused is None and lay.changed:
        refused = PATRONS[patron_of(s, lay.copies or NUMBER[lay.kind])].refuses_change(s, seat, lay)
    return refused or refused_match(s, seat, lay)


def refused_match(s: AvantCardeState, seat: int, lay: Lay) -> Refusal:
    """The card shares nothing with the one it must match."""
    assert not fits(s, seat, lay.shade, lay.mask)
    previous = last_to_match(s, seat)
    if not is_face_up(s, previous):
        return Refusal("AC-RULING-41", {"card": card(CARD_NAMES[lay.kind])})
    facts: dict[str, Arg] = {"card": card(CARD_NAMES[lay.kind]), "last": as_it_counts(s, previous)}
    if lay.changed:
        return Refusal("AC-NY4-03", facts)
    if previous != slot_at(seat, line_size(s, seat) - 1):
        return Refusal("AC-CONC-05", facts)
    shades = {lay.shade, int(s.cells[previous + at.SHADE])}
    if shades == {4, 5}:
        return Refusal("AC-PLAY-05")
    return Refusal("AC-PLAY-03", facts)


def as_it_counts(s: AvantCardeState, slot: i64) -> Message:
    """A card of a line by its print and, where a patron changed it, by the color and numbers it has now."""
    kind, shade, mask = int(s.cells[slot]), int(s.cells[slot + at.SHADE]), int(slot_mask(s, slot))
    printed = card(CARD_NAMES[kind])
    if shade == COLOR[kind] and mask == MASK[kind]:
        return printed
    numbers: list[int | str | Message] = [number for number in (*range(1, 8), *range(11, 15)) if mask & bit(number)]
    return Message("card-changed", {"card": printed, "color": color_name(COLORS[shade]), "numbers": numbers})


# The Buy turn.


def refused_buy(s: AvantCardeState, number: int) -> Refusal:
    """Blocked by the solo token, sold out, or too dear."""
    if blocked(s, number):
        return Refusal("AC-SOLO-06", {"number": number})
    if size(s.cells, stack_place(number)) == 0:
        return Refusal("AC-BUY-13", {"number": number})
    return Refusal("AC-BUY-09", {"number": number, "left": int(s.left)})


def refused_tuck(s: AvantCardeState, seat: int, number: int) -> Refusal:
    """Nothing to tuck, or no tuck left."""
    cards = size(s.cells, stack_place(number))
    if cards == 0:
        return Refusal("AC-BUY-13", {"number": number})
    if tucks_left(s, seat) <= 0:
        return Refusal("AC-SOLO-08" if s.seats == 1 else "AC-BUY-10")
    return Refusal("AC-RULING-55", {"number": number})


def refused_power(s: AvantCardeState, seat: int, action: int) -> Refusal:
    """The patron is not here, its card is not in the line, the power is used up, or its target is out of reach."""
    owner = PATRONS[OWNER[action]]
    number = int(owner.number)
    if not owner.is_seated(s):
        return PATRONS[patron_of(s, number)].not_here()
    if owner.most_twos:
        return refused_twos(s, seat, action, owner)
    if powers_present(s, seat) >> number & 1 == 0:
        return Refusal("AC-POWER-01", {"number": number})
    special = owner.refuses(s, seat, action)
    if special is not None:
        return special
    if uses_left(s, seat, number) <= 0:
        return Refusal("AC-RULING-11", {"number": number})
    return refused_target(s, seat, action)


def refused_twos(s: AvantCardeState, seat: int, action: int, owner: Patron) -> Refusal:
    """Used already, no 2 to carry it, beaten in 2s, or nothing to use it on."""
    if not has_real_two(s, seat):
        return Refusal("AC-RULING-12")
    if s.twos:
        return Refusal("AC-POWER-04")
    if not has_most_twos(s, seat):
        return Refusal("AC-SOLO-11" if s.seats == 1 else "AC-POWER-05")
    return owner.refuses(s, seat, action) or refused_target(s, seat, action)


def refused_target(s: AvantCardeState, seat: int, action: int) -> Refusal:
    """The card is not where the power reaches."""
    block = VOCABULARY.block_of(action)
    place = action - int(block.first)
    if block.place == "discard":
        assert not has(s.cells, home(seat) + at.PILE, place)
        return Refusal(block.refuses, {"card": card(CARD_NAMES[place])})
    assert block.place == "line"
    if block.refuses and place < line_size(s, seat) and is_face_up(s, slot_at(seat, place)):
        return Refusal(block.refuses)
    return Refusal("AC-RULING-47", {"place": place + 1})
