"""Setting the table: the box is dealt out, after what a rig lays by hand."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from vernissage.core.model import Arg, Message, SetupError
from vernissage.core.piles import push
from vernissage.core.rng import seed_streams, stream_below
from vernissage.games.art_decko import state as at
from vernissage.games.art_decko import tables as box
from vernissage.games.art_decko.bags import add, draw, listed, out
from vernissage.games.art_decko.model import ArtDeckoSetup
from vernissage.games.art_decko.state import ArtDeckoState, draw_pile, empty_state, gallery, hand, known, lying


def fresh_table(setup: ArtDeckoSetup, seed: int) -> ArtDeckoState:
    """The table is set, markers on 0 and nine ribbons to each seat; only the seats depend on their number
    (AD-GEN-01, AD-SETUP-07, AD-SETUP-17, AD-RULING-43)."""
    s = empty_state(setup.seats, seed_streams(seed, setup.seats))
    c = s.cells
    c[at.ROUND] = u8(1)
    c[at.KNOWN_CARDS] = u8(1 if setup.known_cards else 0)
    choose_start(s, setup.start)
    for marker in range(box.MARKERS):
        c[at.RATINGS + marker] = u8(box.START_RATING)
    for seat in range(setup.seats):
        c[at.RIBBON + seat] = u8(box.RIBBONS)
    lay_tokens(s)
    lay_tiles(s, setup.gold_tiles)
    lay_invitations(s)
    deal_cards(s)
    return s


def choose_start(s: ArtDeckoState, start: int) -> None:
    """A start player is named by the host or drawn (AD-SETUP-15, AD-RULING-01)."""
    if start >= s.seats:
        facts: dict[str, Arg] = {"last": int(s.seats) - 1, "start": start}
        raise SetupError("vernissage.games.art_decko", Message("setup-wrong-start", facts))
    chosen = start if start >= 0 else stream_below(s.streams, 0, s.seats)
    s.cells[at.START] = u8(chosen)
    s.cells[at.TURN] = u8(chosen)


def lay_tokens(s: ArtDeckoState) -> None:
    """Token 1 lies on Teal, three random orange ones on the other galleries in rising order, the rest on the
    track (AD-SETUP-03, AD-SETUP-04, AD-SETUP-05, AD-SETUP-06)."""
    c = s.cells
    orange = [value for value in box.ORANGE if value != box.START_TOKEN]
    drawn = sorted(orange.pop(stream_below(s.streams, 0, len(orange))) for each in range(box.GALLERIES - 1))
    for location, value in enumerate([box.START_TOKEN] + drawn):
        c[at.TOKEN + location] = u8(value)
    rest = list(box.TOKENS)
    for value in [box.START_TOKEN] + drawn:
        rest.remove(value)
    for value in rest:
        c[at.TRACK + value] = u8(i64(c[at.TRACK + value]) + 1)


def lay_tiles(s: ArtDeckoState, gold_tiles: bool) -> None:
    """Each exhibition has a random tile; a first game is drawn without the gold ones (AD-SETUP-08, AD-SETUP-09)."""
    tiles = [tile for tile, kind in enumerate(box.TILE_TYPES) if gold_tiles or kind != "gold"]
    for room in range(box.ROOMS):
        s.cells[at.TILES + room] = u8(tiles.pop(stream_below(s.streams, 0, len(tiles))))


def lay_invitations(s: ArtDeckoState) -> None:
    """Nineteen markers from the bag lie on the invitation spaces, and the bag keeps two (AD-SETUP-10, AD-RULING-48)."""
    c = s.cells
    bag = list(box.INVITATIONS)
    for room in range(box.ROOMS):
        for marker in [bag.pop(stream_below(s.streams, 0, len(bag))) for space in range(box.SPACES[room])]:
            spot = lying(room) + marker
            c[spot] = u8(i64(c[spot]) + 1)
    for marker in bag:
        c[at.UNUSED + marker] = u8(i64(c[at.UNUSED + marker]) + 1)


def deal_cards(s: ArtDeckoState) -> None:
    """Banks, galleries and decks are dealt from the shuffled box (AD-SETUP-01, AD-SETUP-02, AD-SETUP-11, AD-SETUP-12,
    AD-SETUP-14).
    """
    c = s.cells
    for card in range(box.DESIGNS):
        add_copies(c, at.DECK, card, box.COPIES[card])
    for card in box.THREE_CARDS:
        add_copies(c, at.CADMIUM_DECK, card, box.COPIES[card])
    c[at.SIENNA_STACK] = u8(box.COPIES[box.GOLD_CARD + box.G5])
    for card in drawn(s, at.CADMIUM_DECK, 0, int(box.OPEN[0])):
        push(c, at.DISPLAY, card)
    for location in range(box.GALLERIES):
        for card in drawn(s, at.DECK, 0, int(box.DEAL[location])):
            push(c, gallery(location), card)
    for seat in range(int(s.seats)):
        deal_seat(s, seat)


def deal_seat(s: ArtDeckoState, seat: int) -> None:
    """A seat has its numbered Gold and five paintings in a draw pile, and a hand drawn from it; other sets stay
    out (AD-SETUP-13, AD-SETUP-16, AD-SETUP-18, AD-SETUP-19, AD-SETUP-21)."""
    c = s.cells
    ones, twos = box.STARTING[seat_number(s, seat)]
    for card in [box.GOLD_CARD + box.G1] * ones + [box.GOLD_CARD + box.G2] * twos:
        add(c, draw_pile(seat), card)
        if c[at.KNOWN_CARDS] != u8(0):
            add(c, known(seat), card)
    for card in drawn(s, at.DECK, 0, box.DEALT):
        add(c, draw_pile(seat), card)
    for card in drawn(s, draw_pile(seat), 1 + seat, box.FIRST_HAND):
        add(c, hand(seat), card)


def drawn(s: ArtDeckoState, place: i64, which: i64, number: int) -> list[int]:
    """So many cards from a shuffled pile."""
    return [draw(s.cells, place, s.streams, which) for each in range(number)]


def add_copies(c: vec[u8], place: i64, card: i64, copies: i64) -> None:
    """So many copies of a card are in the bag."""
    c[place] = u8(i64(c[place]) + copies)
    c[place + 1 + card] = u8(i64(c[place + 1 + card]) + copies)


def seat_number(s: ArtDeckoState, seat: int) -> int:
    """How many seats after the start player a seat is, counted clockwise from 0."""
    return (seat - int(s.cells[at.START])) % int(s.seats)


def empty(c: vec[u8], place: i64) -> None:
    """Nothing is in the bag."""
    for card in listed(c, place):
        out(c, place, card)
