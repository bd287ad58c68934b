"""The table of Art Decko as one block of bytes: where everything lies."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from vernissage.core.game import State
from vernissage.core.model import Line
from vernissage.games.art_decko.bags import BAG, held

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

# Why the game ends, as bits.
FULL_MUSEUM: Final[i64] = 1
EMPTY_DECK: Final[i64] = 2
HIGH_RATING: Final[i64] = 4
GUARD: Final[i64] = 8

PHASE: Final[i64] = 0
TURN: Final[i64] = 1
ROUND: Final[i64] = 2
ACTION: Final[i64] = 3  # actions done this turn
BOUGHT_AT: Final[i64] = 4  # this turn's first purchase: its location + 1
START: Final[i64] = 5
REASONS: Final[i64] = 6
KNOWN_CARDS: Final[i64] = 7

# The action being chosen; all zero between actions, so that equal tables have equal blocks.
PLACE: Final[i64] = 8
CONTEXT: Final[i64] = 9
WANT: Final[i64] = 10
FIRST: Final[i64] = 11  # the kind picked, or the genre to be shown
SECOND: Final[i64] = 12
MARKER: Final[i64] = 13
CLAIMED: Final[i64] = 14  # the New Exhibitor space + 1
COST: Final[i64] = 15
LAST: Final[i64] = 16  # the last mode or kind named
NAMED: Final[i64] = 17  # sixteen counts: cards named by mode in a payment, by kind in a discard
LEFT: Final[i64] = 33  # eleven counts: hand cards not named yet
GAINS: Final[i64] = 44  # sixteen numbers: what one card adds in each mode of the payment at hand
PLAN_END: Final[i64] = 60

RATINGS: Final[i64] = 60
SCORES: Final[i64] = 66
RIBBON: Final[i64] = 70
EXHIBITED: Final[i64] = 74
TOKEN: Final[i64] = 78
TRACK: Final[i64] = 82  # counts by value 0-16
GONE: Final[i64] = 99
TILES: Final[i64] = 116
OWNERS: Final[i64] = 121  # of the New Exhibitor spaces, seat + 1
LYING: Final[i64] = 125  # six counts of invitation markers for each exhibition
UNUSED: Final[i64] = 155  # the markers left in the bag
HUNG: Final[i64] = 161  # for each exhibition its size, then card, seat and marker of up to four paintings
HUNG_CELLS: Final[i64] = 13
GALLERY: Final[i64] = 226  # four piles of up to three
GALLERY_CELLS: Final[i64] = 4
DISPLAY: Final[i64] = 242  # a pile of up to two
SIENNA_STACK: Final[i64] = 245
CADMIUM_DECK: Final[i64] = 246
DECK: Final[i64] = 268
REMOVED: Final[i64] = 290
SPACE: Final[i64] = 312  # the two action spaces of the seat whose turn it is
SEATS: Final[i64] = 356  # for each seat: hand, draw pile, discard pile, and what all know of the deck
SEAT_CELLS: Final[i64] = 88


def length(seats: int) -> int:
    """The cells of a table with so many seats."""
    return int(SEATS) + seats * int(SEAT_CELLS)


def hand(seat: i64) -> i64:
    """The place of a hand."""
    return SEATS + SEAT_CELLS * seat


def draw_pile(seat: i64) -> i64:
    """The place of a draw pile."""
    return SEATS + SEAT_CELLS * seat + BAG


def discard(seat: i64) -> i64:
    """The place of a discard pile, open to all (AD-RULING-45)."""
    return SEATS + SEAT_CELLS * seat + 2 * BAG


def known(seat: i64) -> i64:
    """The place of what everybody could remember of a deck."""
    return SEATS + SEAT_CELLS * seat + 3 * BAG


def space(action: i64) -> i64:
    """The place of an action space (AD-SETUP-20)."""
    return SPACE + BAG * action


def gallery(location: i64) -> i64:
    """The place of a gallery's pile."""
    return GALLERY + GALLERY_CELLS * location


def hung(room: i64) -> i64:
    """The place of an exhibition's paintings."""
    return HUNG + HUNG_CELLS * room


def lying(room: i64) -> i64:
    """The place of an exhibition's invitation markers."""
    return LYING + 6 * room


@final
class ArtDeckoState(State):
    """One block of bytes, what is paid so far, by how much the payment can still exceed its cost, and what the hand can do.

    The menu has a bit for each location (0-5) and each exhibition (8-12) that the hand can pay; it is made when an action is asked for.
    """

    def __init__(self, seats: i64, cells: vec[u8], streams: vec[i64], paid: i64, reach: i64, menu: i64) -> None:
        self.seats = seats
        self.cells = cells
        self.streams = streams
        self.sealed = False
        self.journal = None
        self.paid: i64 = paid
        self.reach: i64 = reach
        self.menu: i64 = menu

    def clone(self) -> "ArtDeckoState":
        return ArtDeckoState(self.seats, self.cells[:], self.streams[:], self.paid, self.reach, self.menu)

    def scalars(self) -> list[int]:
        return [self.paid, self.reach, self.menu]

    def set_scalars(self, values: list[int]) -> None:
        self.paid, self.reach, self.menu = values[0], values[1], values[2]

    def note(self, clause: str, seat: i64, args: dict[str, str | int]) -> None:
        """The journal has one more line, if one is kept."""
        if self.journal is not None:
            self.journal.append(Line(clause, seat, args))


def shown(c: vec[u8]) -> i64:
    """How many paintings hang in the Museum."""
    found: i64 = 0
    room: i64 = 0
    while room < 5:
        found += i64(c[hung(room)])
        room += 1
    return found


def hung_card(c: vec[u8], room: i64, index: i64) -> i64:
    """The painting on a space of an exhibition."""
    return i64(c[hung(room) + 1 + 3 * index])


def hung_seat(c: vec[u8], room: i64, index: i64) -> i64:
    """Whose ribbon marks that painting."""
    return i64(c[hung(room) + 2 + 3 * index])


def in_deck(c: vec[u8], seat: i64, card: i64) -> i64:
    """Copies of a card in hand, draw pile and discard pile, and for the seat at turn on its spaces (AD-SCORE-07)."""
    found = held(c, hand(seat), card) + held(c, draw_pile(seat), card) + held(c, discard(seat), card)
    if seat == i64(c[TURN]):
        found += held(c, SPACE, card) + held(c, SPACE + BAG, card)
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
