"""The table of Art Decko as one block of bytes: where everything lies."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from vernissage.core.game import State
from vernissage.core.model import Line
from vernissage.core.piles import block
from vernissage.games.art_decko.bags import held
from vernissage.games.art_decko.tables import BAG, BONUSES, GALLERIES, KINDS, MARKERS, MODES, ROOMS, TOP_TOKEN

# What is asked now.
CHOOSING: Final[i64] = 0
HAGGLING: Final[i64] = 1
GOING: Final[i64] = 2
COUNTING: Final[i64] = 3
PICKING: Final[i64] = 4
PAIRING: Final[i64] = 5
ENTERING: Final[i64] = 6
HANGING: Final[i64] = 7
MARKING: Final[i64] = 8
CLAIMING: Final[i64] = 9
PAYING: Final[i64] = 10
DROPPING: Final[i64] = 11
OVER: Final[i64] = 12

MENU_ROOMS: Final[i64] = 8  # the exhibitions on the menu come after the locations
MENU_LOCATIONS: Final[i64] = 255

# Why the game ends, as bits.
FULL_MUSEUM: Final[i64] = 1
EMPTY_DECK: Final[i64] = 2
HIGH_RATING: Final[i64] = 4
GUARD: Final[i64] = 8

# How much of each thing there is: a sum of constants of one module is itself a constant of the compiled engine.
MOST_SEATS: Final[i64] = 4
KIND_COUNT: Final[i64] = 11
MODE_COUNT: Final[i64] = 16
MARKER_COUNT: Final[i64] = 6
TOKEN_VALUES: Final[i64] = 17
GALLERY_COUNT: Final[i64] = 4
GALLERY_CELLS: Final[i64] = 4  # a pile of up to three
ROOM_COUNT: Final[i64] = 5
ROOM_SPACES: Final[i64] = 4
BONUS_COUNT: Final[i64] = 4
HANGING_CELLS: Final[i64] = 3  # a painting in the Museum: card, seat and marker
HUNG_CELLS: Final[i64] = 1 + ROOM_SPACES * HANGING_CELLS  # how many hang in an exhibition, then those
BAG_CELLS: Final[i64] = 22
assert (BAG_CELLS, KIND_COUNT, MODE_COUNT, MARKER_COUNT) == (BAG, KINDS, MODES, MARKERS)
assert (TOKEN_VALUES, GALLERY_COUNT, ROOM_COUNT, BONUS_COUNT) == (TOP_TOKEN + 1, GALLERIES, ROOMS, BONUSES)

# The places in the block, one after the other.
PHASE: Final[i64] = 0
TURN: Final[i64] = PHASE + 1
ROUND: Final[i64] = TURN + 1
ACTION: Final[i64] = ROUND + 1  # actions done this turn
BOUGHT_AT: Final[i64] = ACTION + 1  # this turn's first purchase: its location + 1
START: Final[i64] = BOUGHT_AT + 1
REASONS: Final[i64] = START + 1
KNOWN_CARDS: Final[i64] = REASONS + 1

# The action being chosen; all zero between actions, so that equal tables have equal blocks.
PLACE: Final[i64] = KNOWN_CARDS + 1
CONTEXT: Final[i64] = PLACE + 1
WANT: Final[i64] = CONTEXT + 1
FIRST: Final[i64] = WANT + 1  # the kind picked, or the genre to be shown
SECOND: Final[i64] = FIRST + 1
MARKER: Final[i64] = SECOND + 1
CLAIMED: Final[i64] = MARKER + 1  # the New Exhibitor space + 1
COST: Final[i64] = CLAIMED + 1
LAST: Final[i64] = COST + 1  # the last mode or kind named
NAMED: Final[i64] = LAST + 1  # cards named, by mode in a payment, by kind in a discard
LEFT: Final[i64] = NAMED + MODE_COUNT  # hand cards not named yet, by kind
GAINS: Final[i64] = LEFT + KIND_COUNT  # what one card adds in each mode of the payment at hand
PLAN_END: Final[i64] = GAINS + MODE_COUNT

RATINGS: Final[i64] = PLAN_END
SCORES: Final[i64] = RATINGS + MARKER_COUNT
RIBBON: Final[i64] = SCORES + MOST_SEATS
EXHIBITED: Final[i64] = RIBBON + MOST_SEATS
TOKEN: Final[i64] = EXHIBITED + MOST_SEATS
TRACK: Final[i64] = TOKEN + GALLERY_COUNT  # counts by value
GONE: Final[i64] = TRACK + TOKEN_VALUES
TILES: Final[i64] = GONE + TOKEN_VALUES
OWNERS: Final[i64] = TILES + ROOM_COUNT  # of the New Exhibitor spaces, seat + 1
LYING: Final[i64] = OWNERS + BONUS_COUNT  # counts of invitation markers for each exhibition
UNUSED: Final[i64] = LYING + ROOM_COUNT * MARKER_COUNT  # the markers left in the bag
HUNG: Final[i64] = UNUSED + MARKER_COUNT
GALLERY: Final[i64] = HUNG + ROOM_COUNT * HUNG_CELLS
DISPLAY: Final[i64] = GALLERY + GALLERY_COUNT * GALLERY_CELLS  # a pile of up to two
SIENNA_STACK: Final[i64] = DISPLAY + 3
CADMIUM_DECK: Final[i64] = SIENNA_STACK + 1
DECK: Final[i64] = CADMIUM_DECK + BAG_CELLS
REMOVED: Final[i64] = DECK + BAG_CELLS
SPACE: Final[i64] = REMOVED + BAG_CELLS  # the two action spaces of the seat whose turn it is
SEATS: Final[i64] = SPACE + 2 * BAG_CELLS
SEAT_CELLS: Final[i64] = 4 * BAG_CELLS  # hand, draw pile, discard pile, and what all know of the deck


def hand(seat: i64) -> i64:
    """The place of a hand."""
    return SEATS + SEAT_CELLS * seat


def draw_pile(seat: i64) -> i64:
    """The place of a draw pile."""
    return SEATS + SEAT_CELLS * seat + BAG_CELLS


def discard(seat: i64) -> i64:
    """The place of a discard pile, open to all (AD-RULING-45)."""
    return SEATS + SEAT_CELLS * seat + 2 * BAG_CELLS


def known(seat: i64) -> i64:
    """The place of what everybody could remember of a deck."""
    return SEATS + SEAT_CELLS * seat + 3 * BAG_CELLS


def space(action: i64) -> i64:
    """The place of an action space (AD-SETUP-20)."""
    return SPACE + BAG_CELLS * action


def gallery(location: i64) -> i64:
    """The place of a gallery's pile."""
    return GALLERY + GALLERY_CELLS * location


def hung(room: i64) -> i64:
    """The place of an exhibition's paintings."""
    return HUNG + HUNG_CELLS * room


def lying(room: i64) -> i64:
    """The place of an exhibition's invitation markers."""
    return LYING + MARKER_COUNT * room


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ArtDeckoState(State):
    """One block of bytes, what is paid so far, by how much the payment can still exceed its cost, and what the hand can
    do.

    The menu has a bit for each location and, from MENU_ROOMS on, for each exhibition that the hand can pay; it is made
    when an action is asked for.
    """

    def __init__(self, seats: i64, cells: vec[u8], streams: vec[i64]) -> None:
        super().__init__(seats, cells, streams)
        self.paid: i64 = 0
        self.reach: i64 = 0
        self.menu: i64 = 0

    def clone(self) -> "ArtDeckoState":
        s = ArtDeckoState(self.seats, self.cells[:], self.streams[:])
        s.paid = self.paid
        s.reach = self.reach
        s.menu = self.menu
        return s

    def scalars(self) -> list[int]:
        return [self.paid, self.reach, self.menu]

    def set_scalars(self, values: list[int]) -> None:
        self.paid, self.reach, self.menu = values[0], values[1], values[2]

    def note(self, clause: str, seat: i64, args: dict[str, str | int]) -> None:
        """The journal has one more line, if one is kept."""
        if self.journal is not None:
            self.journal.append(Line(clause, seat, args))


def empty_state(seats: int, streams: vec[i64]) -> ArtDeckoState:
    """A table on which nothing lies."""
    return ArtDeckoState(seats, block(int(SEATS) + seats * int(SEAT_CELLS)), streams)


def shown(c: vec[u8]) -> i64:
    """How many paintings hang in the Museum."""
    found: i64 = 0
    room: i64 = 0
    while room < ROOM_COUNT:
        found += i64(c[hung(room)])
        room += 1
    return found


def hung_card(c: vec[u8], room: i64, index: i64) -> i64:
    """The painting on a space of an exhibition."""
    return i64(c[hung(room) + 1 + HANGING_CELLS * index])


def hung_seat(c: vec[u8], room: i64, index: i64) -> i64:
    """Whose ribbon marks that painting."""
    return i64(c[hung(room) + 2 + HANGING_CELLS * index])


def hung_marker(c: vec[u8], room: i64, index: i64) -> i64:
    """Which invitation was used for it."""
    return i64(c[hung(room) + 3 + HANGING_CELLS * index])


def hang_up(c: vec[u8], room: i64, card: i64, seat: i64, marker: i64) -> None:
    """The painting hangs on the first free space of an exhibition."""
    count = i64(c[hung(room)])
    place = hung(room) + 1 + HANGING_CELLS * count
    c[place] = u8(card)
    c[place + 1] = u8(seat)
    c[place + 2] = u8(marker)
    c[hung(room)] = u8(count + 1)


def in_deck(c: vec[u8], seat: i64, card: i64) -> i64:
    """Copies of a card in hand, draw pile and discard pile, and for the seat at turn on its spaces (AD-SCORE-07)."""
    found = held(c, hand(seat), card) + held(c, draw_pile(seat), card) + held(c, discard(seat), card)
    if seat == i64(c[TURN]):
        found += held(c, space(0), card) + held(c, space(1), card)
    return found


def clear_plan(s: ArtDeckoState) -> None:
    """Nothing is chosen of an action."""
    c = s.cells
    at = PLACE
    while at < PLAN_END:
        c[at] = u8(0)
        at += 1
    s.paid = 0
    s.reach = 0
