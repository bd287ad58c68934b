"""Why a move is refused: the clause that says so, with the facts for its sentence."""
# interpreted: asked for only when a move is refused

from vernissage.core.model import Refusal
from vernissage.core.piles import has, size
from vernissage.games.avant_carde.line import fits, last_to_match
from vernissage.games.avant_carde.patrons.base import has_most_twos, has_real_two
from vernissage.games.avant_carde.patrons.changes import copy_targets
from vernissage.games.avant_carde.patrons.everyone import PATRONS
from vernissage.games.avant_carde.patrons.parisians import opposing_buys
from vernissage.games.avant_carde.reading import Lay, parse_lay
from vernissage.games.avant_carde.shop import blocked, forger_asked, number_of_power, powers_present, tucks_left
from vernissage.games.avant_carde.state import (
    COPIES,
    DESIGNERS,
    DONE,
    FLAGS,
    FRAME,
    FRAMES,
    HAND,
    MIX,
    ODD_LIMIT,
    OVER,
    PILE,
    PLAYING,
    SHADE,
    SPENT,
    AvantCardeState,
    get,
    home,
    is_face_up,
    line_size,
    patron_of,
    slot_at,
    stack_place,
)
from vernissage.games.avant_carde.tables import (
    BUY,
    CARD_NAMES,
    CHANGE,
    COLLECT,
    CONSERVATOR,
    CURATOR_LINE,
    CURATOR_PILE,
    DEALER_DOLLAR,
    DESIGNER,
    DRAW,
    ECCENTRIC_LINE,
    FORGE,
    FORGE_WAIT,
    FORGE_YES,
    FUTURIST_CONCEAL,
    FUTURIST_DOLLAR,
    FUTURIST_LINE,
    FUTURIST_PILE,
    GALLERIST,
    IMPERSONATE,
    IMPERSONATOR_LINE,
    INVESTOR,
    INVESTOR_LINE,
    JOURNALIST,
    LAUNDERER,
    LAUNDERER_LINE,
    NUMBER,
    PATRON_NAMES,
    PHILOSOPHER,
    SNOB_LINE,
    SNOB_PILE,
    STOP,
    THIEF_LINE,
    TRENDOID,
    TUCK,
    TWOS_DOLLAR,
    bit,
)
from vernissage.games.avant_carde.uses import uses_left

# Which patron a word of the Buy turn belongs to, by the first action of its block.
OWNERS = [
    (TWOS_DOLLAR, "perfectionist"), (CURATOR_PILE, "curator"), (THIEF_LINE, "thief"), (COLLECT, "collector"), (SNOB_PILE, "snob"),
    (IMPERSONATOR_LINE, "impersonator"), (DEALER_DOLLAR, "dealer"), (FORGE, "forger"), (FUTURIST_DOLLAR, "futurist"),
    (INVESTOR_LINE, "investor"), (LAUNDERER_LINE, "launderer"), (ECCENTRIC_LINE, "eccentric"),
]  # fmt: skip
# What the patron of the 4s or 6s does instead of a change or copy that is not its own.
INSTEAD = {
    GALLERIST: "AC-NY4-01", JOURNALIST: "AC-TO4-01", CONSERVATOR: "AC-PA4-01", PHILOSOPHER: "AC-LO4-01",
    INVESTOR: "AC-TO6-01", LAUNDERER: "AC-PA6-01", DESIGNER: "AC-LO6-04",
}  # fmt: skip


def refusal(s: AvantCardeState, seat: int, action: int) -> Refusal:
    """The clause that refuses a move which is not among the seat's options."""
    if s.phase == OVER:
        return Refusal("AC-END-06")
    if not 0 <= seat < s.seats:
        return Refusal("AC-SETUP-01")
    if s.phase == PLAYING:
        return refused_in_play(s, seat, action)
    if s.forging > 0:
        return Refusal("AC-RULING-58", {"seat": int(forger_asked(s)) + 1, "number": int(s.forging)})
    if seat != s.active:
        return Refusal("AC-ROUND-02", {"seat": int(s.active) + 1})
    if action < BUY:
        return Refusal("AC-ROUND-01")
    if action < TUCK:
        return refused_buy(s, action - BUY + 2)
    if action < CHANGE:
        return refused_tuck(s, seat, action - TUCK + 2)
    if action == CHANGE:
        return Refusal("AC-TOKEN-04")
    if action >= FORGE_YES:
        return Refusal("AC-PA5-01")
    return refused_power(s, seat, action)


# The Play part.


def refused_in_play(s: AvantCardeState, seat: int, action: int) -> Refusal:
    """Finished, not yet time to buy, a question is open, or the card does not go."""
    if get(s, seat, DONE) != 0:
        return Refusal("AC-PLAY-10")
    if action >= BUY:
        return Refusal("AC-ROUND-03")
    frames = get(s, seat, FRAMES)
    if frames > 0:
        at = home(seat) + FRAMES + 1 + FRAME * (frames - 1)
        patron = int(s.cells[MIX + int(s.cells[at + 1])])
        return Refusal(PATRONS[patron].clause(int(s.cells[at + 2])))
    if action == STOP:
        return Refusal("AC-PLAY-09")
    if action >= DRAW:
        return Refusal("AC-PLAY-11")
    return refused_lay(s, seat, parse_lay(action))


def refused_lay(s: AvantCardeState, seat: int, lay: Lay) -> Refusal:
    """The card is not in hand, its change or copy is not allowed, or it does not match."""
    card = CARD_NAMES[lay.kind]
    if not has(s.cells, home(seat) + HAND, lay.kind):
        return Refusal("AC-PLAY-13", {"card": card})
    return refused_copy(s, seat, lay) or refused_change(s, seat, lay) or refused_match(s, seat, lay)


def refused_copy(s: AvantCardeState, seat: int, lay: Lay) -> Refusal | None:
    """Only a Trendoid copies, and only face-up cards of its own line."""
    if lay.copies == 0:
        return None
    if patron_of(s, 6) != TRENDOID:
        return Refusal(INSTEAD[patron_of(s, 6)])
    if line_size(s, seat) == 0:
        return Refusal("AC-NY6-07")
    if copy_targets(s, seat, line_size(s, seat)) & bit(lay.copies) == 0:
        return Refusal("AC-RULING-24", {"number": lay.copies})
    return None


def refused_change(s: AvantCardeState, seat: int, lay: Lay) -> Refusal | None:
    """Each patron of the 4s changes in its own way."""
    patron = patron_of(s, 4)
    if lay.odd:
        if patron != PHILOSOPHER:
            return Refusal(INSTEAD[patron])
        if lay.odd >= 1 << int(s.cells[ODD_LIMIT]):
            return Refusal("AC-RULING-31")
        uses = 1 + get(s, seat, DESIGNERS)
        return Refusal("AC-LO4-01") if lay.odd.bit_count() > uses else None
    if not lay.number and lay.color < 0:
        return None
    if patron not in (GALLERIST, JOURNALIST):
        return Refusal(INSTEAD[patron])
    if lay.color >= 0 and patron == JOURNALIST:
        return Refusal("AC-TO4-01")
    if lay.number and lay.color >= 0 and get(s, seat, DESIGNERS) == 0:
        return Refusal("AC-NY4-02")
    return None


def refused_match(s: AvantCardeState, seat: int, lay: Lay) -> Refusal:
    """The card shares nothing with the one it must match."""
    assert not fits(s, seat, lay.current_color, lay.mask)
    previous = last_to_match(s, seat)
    facts: dict[str, object] = {"card": CARD_NAMES[lay.kind], "last": CARD_NAMES[int(s.cells[previous])]}
    if not is_face_up(s, previous):
        return Refusal("AC-RULING-41", {"card": CARD_NAMES[lay.kind]})
    if lay.number or lay.color >= 0 or lay.odd:
        return Refusal("AC-NY4-03", facts)
    if previous != slot_at(seat, line_size(s, seat) - 1):
        return Refusal("AC-CONC-05", facts)
    shades = {lay.current_color, int(s.cells[previous + SHADE])}
    if shades == {4, 5}:
        return Refusal("AC-PLAY-05")
    return Refusal("AC-PLAY-03", facts)


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
    number = number_of_power(action)
    owner = [name for first, name in OWNERS if first <= action][-1]
    patron = PATRON_NAMES.index(owner)
    if patron_of(s, number) != patron:
        return Refusal("AC-SETUP-13", {"number": int(number), "patron": PATRON_NAMES[patron_of(s, number)]})
    if number == 2:
        return refused_twos(s, seat, action)
    if powers_present(s, seat) >> number & 1 == 0:
        return Refusal("AC-POWER-01", {"number": int(number)})
    if action >= IMPERSONATE and action < DEALER_DOLLAR:
        return refused_impersonation(s, seat, (action - IMPERSONATE) // 6, (action - IMPERSONATE) % 6 + 2)
    if action == FUTURIST_DOLLAR:
        return Refusal("AC-LO5-01")
    if action == DEALER_DOLLAR:
        return Refusal("AC-RULING-27")
    if uses_left(s, seat, number) <= 0:
        return Refusal("AC-RULING-11", {"number": int(number)})
    if FORGE <= action <= FORGE_WAIT:
        return refused_forgery(s, seat, action)
    return refused_target(s, seat, action)


def refused_twos(s: AvantCardeState, seat: int, action: int) -> Refusal:
    """Used already, no 2 to carry it, beaten in 2s, or nothing to use it on."""
    if not has_real_two(s, seat):
        return Refusal("AC-RULING-12")
    if s.twos:
        return Refusal("AC-POWER-04")
    if not has_most_twos(s, seat):
        return Refusal("AC-SOLO-11" if s.seats == 1 else "AC-POWER-05")
    if action >= COLLECT:
        number = action - COLLECT + 2
        return Refusal("AC-RULING-73" if blocked(s, number) else "AC-BUY-13", {"number": number})
    return refused_target(s, seat, action)


def refused_target(s: AvantCardeState, seat: int, action: int) -> Refusal:
    """The card is not where the power reaches."""
    for first, last, clause in (
        (CURATOR_PILE, CURATOR_LINE, "AC-TO2-01"),
        (SNOB_PILE, SNOB_LINE, "AC-NY3-05"),
        (FUTURIST_PILE, FUTURIST_LINE, "AC-LO5-02"),
    ):
        if first <= action < last:
            assert not has(s.cells, home(seat) + PILE, action - first)
            return Refusal(clause, {"card": CARD_NAMES[action - first]})
    blocks = (
        CURATOR_LINE,
        THIEF_LINE,
        SNOB_LINE,
        IMPERSONATOR_LINE,
        FUTURIST_LINE,
        FUTURIST_CONCEAL,
        INVESTOR_LINE,
        LAUNDERER_LINE,
        ECCENTRIC_LINE,
    )
    block = max(first for first in blocks if first <= action)
    spot = action - block
    if spot >= line_size(s, seat):
        return Refusal("AC-RULING-47", {"spot": spot + 1})
    if block in (THIEF_LINE, IMPERSONATOR_LINE, LAUNDERER_LINE):
        return Refusal({THIEF_LINE: "AC-PA2-02", IMPERSONATOR_LINE: "AC-PA3-01", LAUNDERER_LINE: "AC-PA6-02"}[block])
    if block == INVESTOR_LINE and is_face_up(s, slot_at(seat, spot)):
        return Refusal("AC-TO6-03")
    return Refusal("AC-RULING-47", {"spot": spot + 1})


def refused_impersonation(s: AvantCardeState, seat: int, spot: int, number: int) -> Refusal:
    """No 3 at that spot that may copy, or no card to copy."""
    at = slot_at(seat, spot)
    if spot >= line_size(s, seat) or not is_face_up(s, at) or NUMBER[int(s.cells[at])] != 3:
        return Refusal("AC-PA3-03", {"spot": spot + 1})
    if int(s.cells[at + COPIES]) != 0:
        return Refusal("AC-RULING-11", {"number": 3})
    if int(s.cells[at + FLAGS]) & SPENT != 0:
        return Refusal("AC-RULING-48", {"spot": spot + 1})
    if s.seats == 1:
        return Refusal("AC-SOLO-14")
    shown = any(
        is_face_up(s, slot_at(other, k)) and NUMBER[int(s.cells[slot_at(other, k)])] == number
        for other in range(int(s.seats))
        if other != seat
        for k in range(line_size(s, other))
    )
    return Refusal("AC-PA3-04" if shown else "AC-PA3-05", {"number": number})


def refused_forgery(s: AvantCardeState, seat: int, action: int) -> Refusal:
    """No buy to copy, or no card to get."""
    if action == FORGE_WAIT:
        return Refusal("AC-RULING-59")
    number = action - FORGE + 2
    if s.seats == 1 and number != s.round:
        return Refusal("AC-SOLO-13")
    if size(s.cells, stack_place(number)) == 0:
        return Refusal("AC-PA5-06", {"number": number})
    return Refusal("AC-PA5-05" if opposing_buys(s, seat, number) else "AC-PA5-02", {"number": number})
