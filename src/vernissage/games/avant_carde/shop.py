"""Buy Cards: the turn's money, buying, tucking, powers, and waiting Forgers."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from vernissage.core.piles import clear, size, take
from vernissage.games.avant_carde import state as at
from vernissage.games.avant_carde.patrons.parisians import FORGER
from vernissage.games.avant_carde.patrons.patron import (
    COMPANY,
    IMPERSONATED,
    IMPERSONATES,
    INCOME,
    SHOPPER,
    TUCKED,
    TUCKER,
    has_any,
)
from vernissage.games.avant_carde.scoring import awards_for, claim
from vernissage.games.avant_carde.state import (
    AvantCardeState,
    get,
    home,
    patron_of,
    put,
    stack_place,
)
from vernissage.games.avant_carde.tables import NUMBER
from vernissage.games.avant_carde.uses import uses_in_line
from vernissage.games.avant_carde.verbs import earn, gain, note, tuck
from vernissage.games.avant_carde.vocabulary import BUY, CHANGE, END, OWNER, TUCK


def start_turn(s: AvantCardeState, seat: i64) -> None:
    """A dollar per face-up card, promises, fixed dollars, the Gem (AC-BUY-01, AC-BUY-02, AC-RULING-19).

    Concealed cards bring nothing, cards unveiled in the Play part count, and the count is taken once.
    (AC-CONC-02, AC-CONC-08, AC-NY6-02, AC-TOKEN-17, AC-RULING-52, AC-RULING-63)"""
    cells = s.cells
    s.phase = at.BUYING
    s.active = seat
    base = home(seat)
    money = i64(cells[base + at.PROMISED]) + i64(cells[base + at.GEM])
    slot = base + at.LINE + 1
    end = slot + at.SLOT * i64(cells[base + at.LINE])
    earning = COMPANY.earning
    while slot < end:
        if i64(cells[slot + at.FLAGS]) & at.CONCEALED == 0:
            money += 1
            number = NUMBER[i64(cells[slot])]
            if (earning >> number) & 1 != 0:
                money += INCOME[i64(cells[at.MIX + number])]
            number = i64(cells[slot + at.COPIES])
            if (earning >> number) & 1 != 0:
                money += INCOME[i64(cells[at.MIX + number])]
        slot += at.SLOT
    if s.journal is not None:
        note(s, "AC-BUY-01", seat, -1, money)
        if get(s, seat, at.GEM) > 0:
            note(s, "AC-TOKEN-16", seat)
    cells[base + at.PROMISED] = u8(0)
    s.made = money
    s.left = money
    if s.seats == 1:
        win_at_once(s)


def win_at_once(s: AvantCardeState) -> None:
    """In solo the last award is taken the moment the sum reaches it (AC-SOLO-09, AC-RULING-74)."""
    if s.phase == at.BUYING and awards_for(s.made) >= s.awards:
        claim(s, 0)
        s.phase = at.OVER
        if s.journal is not None:
            note(s, "AC-SOLO-09", 0)


def shop_options(s: AvantCardeState, seat: i64, options: vec[i64]) -> i64:
    """What the active seat may do: buy, tuck, spend change, use powers, or end (AC-POWER-10, AC-BUY-05, AC-BUY-08,
    AC-BUY-11).
    """
    if s.forging > 0:
        options[0] = FORGER.yes.first
        options[1] = FORGER.no.first
        return 2
    cells = s.cells
    found: i64 = 0
    number: i64 = 2
    place = stack_place(2)
    first = BUY.first - 2
    most = s.left
    if most > 7:
        most = 7
    barred: i64 = 0
    if s.seats == 1:
        barred = s.round  # the stack under the token (AC-SOLO-06)
    while number <= most:
        options[found] = first + number
        found += i64(cells[place] != u8(0)) & i64(number != barred)
        place += at.STACK
        number += 1
    present = powers_present(s, seat)
    tucks = 1 + i64(s.seats == 1)
    if present & COMPANY.tucking != 0:
        tucks = tucks_left(s, seat)
    else:
        tucks -= i64(cells[at.TUCKS])
    if tucks > 0:
        number = 0
        place = stack_place(2)
        first = TUCK.first
        while number < 6:
            options[found] = first + number
            found += i64(i64(cells[place]) > 1)
            place += at.STACK
            number += 1
    options[found] = CHANGE.first
    found += i64(cells[home(seat) + at.TOKEN] != u8(0))
    number = 2
    while number <= 7:
        if (present >> number) & 1 != 0 and SHOPPER[i64(cells[at.MIX + number])] != 0:
            found = COMPANY.row[i64(cells[at.MIX + number])].shop(s, seat, options, found)
        number += 1
    options[found] = END.first
    return found + 1


def blocked(s: AvantCardeState, number: i64) -> bool:
    """In solo the stack under the token sells nothing; change and awards go on (AC-SOLO-06, AC-SOLO-07)."""
    return s.seats == 1 and number == s.round


def powers_present(s: AvantCardeState, seat: i64) -> i64:
    """The numbers whose powers some face-up card of the line has, as a mask (AC-POWER-01, AC-POWER-18, AC-SETUP-16,
    AC-SOLO-16).
    """
    cells = s.cells
    present: i64 = 0
    slot = home(seat) + at.LINE
    end = slot + at.SLOT * i64(cells[slot])
    slot += 1
    while slot <= end:
        awake = i64(i64(cells[slot + at.FLAGS]) & (at.CONCEALED | at.SPENT) == 0)
        present |= (awake << NUMBER[i64(cells[slot])]) | (awake << i64(cells[slot + at.COPIES]))
        slot += at.SLOT
    return present


def tucks_left(s: AvantCardeState, seat: i64) -> i64:
    """One tuck, two in solo, one more per Snob (AC-BUY-10, AC-BUY-12, AC-NY3-02, AC-SOLO-08)."""
    tucks = 1 + i64(s.seats == 1)
    index: i64 = 0
    while index < COMPANY.tucked:
        number = TUCKED[index]
        if TUCKER[patron_of(s, number)] != 0:
            tucks += uses_in_line(s, seat, number)
        index += 1
    return tucks - i64(s.cells[at.TUCKS])


def shop(s: AvantCardeState, seat: i64, action: i64) -> None:
    """One purchase, tuck or use of a power has happened; END is not for this function."""
    if action < TUCK.first:
        buy(s, seat, action - BUY.first + 2)
    elif action < CHANGE.first:
        s.cells[at.TUCKS] = u8(i64(s.cells[at.TUCKS]) + 1)
        tuck(s, action - TUCK.first + 2)
        if s.journal is not None:
            note(s, "AC-BUY-10", seat, -1, action - TUCK.first + 2)
    elif action == CHANGE.first:
        spend_change(s, seat)
    elif action < END.first:
        COMPANY.row[OWNER[action]].use(s, seat, action)
    else:
        answer_forger(s, seat, action == FORGER.yes.first)
    if s.forging > 0:
        ask_forgers(s)
    if s.seats == 1:
        win_at_once(s)


def buy(s: AvantCardeState, seat: i64, number: i64) -> None:
    """The top card is paid with its number in dollars (AC-BUY-04, AC-BUY-09)."""
    s.left -= number
    if s.journal is not None:
        note(s, "AC-BUY-04", seat, i64(s.cells[stack_place(number) + size(s.cells, stack_place(number))]))
    gain(s, seat, number)


def spend_change(s: AvantCardeState, seat: i64) -> None:
    """The token is back in the supply and its dollar made (AC-TOKEN-04, AC-TOKEN-05, AC-TOKEN-08)."""
    put(s, seat, at.TOKEN, 0)
    s.spent = 1
    earn(s, 1)
    if s.journal is not None:
        note(s, "AC-TOKEN-04", seat)


def answer_forger(s: AvantCardeState, seat: i64, yes: bool) -> None:
    """A waiting Forger has taken the copy or let the buy pass (AC-PA5-03, AC-RULING-58)."""
    s.offset += 1
    if not yes:
        if s.journal is not None:
            note(s, "AC-PA5-03", seat)
        return
    number = s.forging
    put(s, seat, at.WAITS, get(s, seat, at.WAITS) - 1)
    put(s, seat, at.FORGED + number - 2, get(s, seat, at.FORGED + number - 2) + 1)
    if s.journal is not None:
        note(s, "AC-PA5-02", seat, -1, number)
    gain(s, seat, number)


def ask_forgers(s: AvantCardeState) -> None:
    """Waiting seats are asked clockwise from the buyer while the stack lasts (AC-RULING-57, AC-RULING-58)."""
    cells = s.cells
    while size(cells, at.QUEUE) > 0:
        if size(cells, stack_place(s.forging)) == 0:
            clear(cells, at.QUEUE)
            break
        while s.offset < s.seats:
            if get(s, (i64(cells[at.QUEUE + 1]) + s.offset) % s.seats, at.WAITS) > 0:
                return
            s.offset += 1
        take(cells, at.QUEUE, 0)
        s.offset = 1
    s.forging = 0
    s.offset = 0


def forger_asked(s: AvantCardeState) -> i64:
    """The seat that is asked whether it copies the buy."""
    return (i64(s.cells[at.QUEUE + 1]) + s.offset) % s.seats


def end_turn(s: AvantCardeState, seat: i64) -> None:
    """Awards are claimed, a change token taken if money is unspent, the rest is lost.

    (AC-BUY-14, AC-TOKEN-01, AC-TOKEN-02, AC-TOKEN-03, AC-TOKEN-06, AC-TOKEN-07, AC-TOKEN-09, AC-RULING-60,
    AC-RULING-61, AC-POWER-19)"""
    claim(s, seat)
    cells = s.cells
    token = home(seat) + at.TOKEN
    if s.left > 0 and s.spent == 0 and cells[token] == u8(0):
        cells[token] = u8(1)
        if s.journal is not None:
            note(s, "AC-TOKEN-01", seat)
    s.made = 0
    s.left = 0
    s.spent = 0
    s.twos = 0
    place = at.USED + 4
    while place < at.COPIED:
        cells[place] = u8(0)
        place += 1
    if has_any(s, IMPERSONATED, COMPANY.impersonated, IMPERSONATES):
        while place < at.COPIED + 8:
            cells[place] = u8(0)
            place += 1
    s.turns += 1
