"""The Museum: who is invited where, what a Show costs, and what hanging a painting brings."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from vernissage.games.art_decko import state as at
from vernissage.games.art_decko import tables as box
from vernissage.games.art_decko.bags import lowest, of_kind, out
from vernissage.games.art_decko.market import advance
from vernissage.games.art_decko.memory import departed
from vernissage.games.art_decko.payment import ability_worth, ask_payment, pays, settle, worth
from vernissage.games.art_decko.state import ArtDeckoState, clear_plan, hand, hang_up, hung, lying


def markers_left(c: vec[u8], room: i64) -> i64:
    """How many invitation markers lie in an exhibition; without any it is fulfilled (AD-SHOW-18, AD-BONUS-01)."""
    place = lying(room)
    found: i64 = 0
    marker: i64 = 0
    while marker < box.MARKERS:
        found += i64(c[place + marker])
        marker += 1
    return found


def invited(c: vec[u8], room: i64, genre: i64) -> bool:
    """A marker of the genre or a gray one lies there (AD-SHOW-02, AD-SHOW-03)."""
    return c[lying(room) + genre] != u8(0) or c[lying(room) + box.WILD] != u8(0)


def may_claim(c: vec[u8], seat: i64) -> bool:
    """The seat has shown nothing yet, and has a ribbon for a New Exhibitor space beside that for the painting."""
    return c[at.EXHIBITED + seat] == u8(0) and i64(c[at.RIBBON + seat]) > 1


def best_discount(c: vec[u8], seat: i64) -> i64:
    """The most a New Exhibitor space still takes off: at the first Show only (AD-SHOW-06, AD-RULING-17,
    AD-RULING-18).
    """
    best: i64 = 0
    if may_claim(c, seat):
        bonus: i64 = 0
        while bonus < box.BONUSES:
            if c[at.OWNERS + bonus] == u8(0) and box.DISCOUNT[bonus] > best:
                best = box.DISCOUNT[bonus]
            bonus += 1
    return best


def show_cost(room: i64, off: i64) -> i64:
    """The exhibition's cost less a discount, never below nothing (AD-SHOW-08, AD-SHOW-11, AD-RULING-09)."""
    cost = box.ROOM_COST[room] - off
    if cost < 0:
        return 0
    return cost


def space_points(room: i64, index: i64) -> i64:
    """What the invitation space of an exhibition scores, the first one first (AD-SHOW-15)."""
    return box.SPACE_POINTS[box.ROOM_SPACES * room + index]


def can_hang(c: vec[u8], seat: i64, room: i64, genre: i64, held: i64, off: i64) -> bool:
    """A painting of the genre is in hand, invited, and the rest of the hand pays for it (AD-SHOW-01, AD-SHOW-12)."""
    return (
        of_kind(c, hand(seat), genre) > 0 and invited(c, room, genre) and held - pays(c, genre) >= show_cost(room, off)
    )


def open_rooms(c: vec[u8], seat: i64, face: i64) -> i64:
    """The exhibitions some painting can be shown in, as bits; none without a ribbon (AD-SHOW-04)."""
    held = face + ability_worth(c, seat, box.SHOW) + best_discount(c, seat)
    if c[at.RIBBON + seat] == u8(0) or held < box.CHEAPEST[0]:
        return 0
    rooms: i64 = 0
    genre: i64 = 0
    while genre < box.GENRES:
        if of_kind(c, hand(seat), genre) > 0:
            beside = held - pays(c, genre)
            room: i64 = 0
            while room < box.ROOMS:
                if beside >= box.ROOM_COST[room] and invited(c, room, genre):
                    rooms |= 1 << room
                room += 1
        genre += 1
    return rooms


def room_options(s: ArtDeckoState, options: vec[i64]) -> i64:
    """The exhibitions on the menu."""
    found: i64 = 0
    room: i64 = 0
    while room < box.ROOMS:
        if s.menu >> (at.MENU_ROOMS + room) & 1 != 0:
            options[found] = box.ENTER + room
            found += 1
        room += 1
    return found


def painting_options(s: ArtDeckoState, seat: i64, options: vec[i64]) -> i64:
    """The genres that can be shown in the chosen exhibition."""
    c = s.cells
    held = worth(c, seat, box.SHOW)
    off = best_discount(c, seat)
    found: i64 = 0
    genre: i64 = 0
    while genre < box.GENRES:
        if can_hang(c, seat, i64(c[at.PLACE]), genre, held, off):
            options[found] = box.HANG + genre
            found += 1
        genre += 1
    return found


def marker_options(options: vec[i64]) -> i64:
    """The marker of the genre or a gray one (AD-SHOW-16)."""
    options[0] = box.USE_GENRE
    options[1] = box.USE_WILD
    return 2


def claim_options(s: ArtDeckoState, seat: i64, options: vec[i64]) -> i64:
    """No space, or a free one, wherever the Show can then be paid (AD-SHOW-07, AD-SHOW-10, AD-RULING-51)."""
    c = s.cells
    held = worth(c, seat, box.SHOW) - pays(c, i64(c[at.FIRST]))
    room = i64(c[at.PLACE])
    found: i64 = 0
    if held >= show_cost(room, 0):
        options[0] = box.CLAIM_NONE
        found = 1
    bonus: i64 = 0
    while bonus < box.BONUSES:
        if c[at.OWNERS + bonus] == u8(0) and held >= show_cost(room, box.DISCOUNT[bonus]):
            options[found] = box.CLAIM + bonus
            found += 1
        bonus += 1
    return found


def enter(s: ArtDeckoState, room: i64) -> None:
    """The exhibition is chosen, any with invitations, the same twice if wished (AD-SHOW-19)."""
    s.cells[at.PLACE] = u8(room)
    s.cells[at.PHASE] = u8(at.HANGING)


def choose_painting(s: ArtDeckoState, genre: i64) -> None:
    """The painting is chosen; a single kind of fitting marker is used without asking (AD-RULING-21)."""
    c = s.cells
    c[at.FIRST] = u8(genre)
    place = lying(i64(c[at.PLACE]))
    if c[place + genre] != u8(0) and c[place + box.WILD] != u8(0):
        c[at.PHASE] = u8(at.MARKING)
    else:
        choose_marker(s, genre if c[place + genre] != u8(0) else box.WILD)


def choose_marker(s: ArtDeckoState, marker: i64) -> None:
    """The marker is chosen; a first Show may claim a space."""
    c = s.cells
    c[at.MARKER] = u8(marker)
    if may_claim(c, i64(c[at.TURN])):
        c[at.PHASE] = u8(at.CLAIMING)
    else:
        ask_payment(s, box.SHOW, show_cost(i64(c[at.PLACE]), 0), i64(c[at.FIRST]))


def choose_claim(s: ArtDeckoState, claimed: i64) -> None:
    """A New Exhibitor space is chosen, or none; the payment is asked for."""
    c = s.cells
    c[at.CLAIMED] = u8(claimed)
    off: i64 = 0
    if claimed > 0:
        off = box.DISCOUNT[claimed - 1]
    ask_payment(s, box.SHOW, show_cost(i64(c[at.PLACE]), off), i64(c[at.FIRST]))


def hang(s: ArtDeckoState) -> None:
    """Bonus, payment, painting, ribbon, marker with points and rating have followed in this order; painting and
    ribbon never return (AD-SHOW-05, AD-RULING-19)."""
    c = s.cells
    seat = i64(c[at.TURN])
    room = i64(c[at.PLACE])
    genre = i64(c[at.FIRST])
    marker = i64(c[at.MARKER])
    claim(s, seat)
    settle(s)
    card = lowest(c, hand(seat), genre)
    out(c, hand(seat), card)
    departed(c, seat, card)
    points = space_points(room, i64(c[hung(room)]))
    hang_up(c, room, card, seat, marker)
    c[at.RIBBON + seat] = u8(i64(c[at.RIBBON + seat]) - 1)
    c[at.EXHIBITED + seat] = u8(1)
    c[lying(room) + marker] = u8(i64(c[lying(room) + marker]) - 1)
    c[at.SCORES + seat] = u8(i64(c[at.SCORES + seat]) + points)
    if s.journal is not None:
        s.note("AD-SHOW-14", seat, {"card": box.CARD_IDS[card], "room": box.ROOM_IDS[room]})
        s.note("AD-SHOW-15", seat, {"marker": box.MARKER_IDS[marker], "room": box.ROOM_IDS[room], "points": points})
        if markers_left(c, room) == 0:
            s.note("AD-SHOW-18", seat, {"room": box.ROOM_IDS[room]})
    advance(s, genre, box.ROOM_RISE[room], "AD-SHOW-17")
    clear_plan(s)


def claim(s: ArtDeckoState, seat: i64) -> None:
    """The claimed space bears the ribbon, and points are scored at once (AD-SHOW-09)."""
    c = s.cells
    if c[at.CLAIMED] == u8(0):
        if c[at.EXHIBITED + seat] == u8(0) and s.journal is not None:
            s.note("AD-SHOW-10", seat, {})
        return
    bonus = i64(c[at.CLAIMED]) - 1
    c[at.OWNERS + bonus] = u8(seat + 1)
    c[at.RIBBON + seat] = u8(i64(c[at.RIBBON + seat]) - 1)
    c[at.SCORES + seat] = u8(i64(c[at.SCORES + seat]) + box.CLAIM_POINTS[bonus])
    if s.journal is not None:
        clause = "AD-SHOW-08" if box.DISCOUNT[bonus] > 0 else "AD-SHOW-09"
        s.note(clause, seat, {"bonus": box.BONUS_IDS[bonus]})
