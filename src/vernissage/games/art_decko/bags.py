"""Bags in one block of bytes: a bag at a place is its size, then how many of each card it holds.

A shuffled pile that nobody has looked into is a bag: drawing from it at random is what drawing from its top would
be, and no order is kept that could be read. Open piles whose order no rule reads are bags too.
"""

from librt.vecs import vec
from mypy_extensions import i64, u8

from vernissage.core.rng import stream_below
from vernissage.games.art_decko.tables import BAG, CARDS, GENRE_DESIGNS, GENRES, GOLD_CARD


def held(cells: vec[u8], place: i64, card: i64) -> i64:
    """How many copies of a card the bag holds."""
    return i64(cells[place + 1 + card])


def of_kind(cells: vec[u8], place: i64, kind: i64) -> i64:
    """How many cards of a kind the bag holds; the three designs of a genre are one kind (AD-GEN-03)."""
    if kind >= GENRES:
        return i64(cells[place + 1 + GOLD_CARD + kind])
    first = place + 1 + GENRE_DESIGNS * kind
    return i64(cells[first]) + i64(cells[first + 1]) + i64(cells[first + 2])


def add(cells: vec[u8], place: i64, card: i64) -> None:
    """The card is in the bag."""
    cells[place] = u8(i64(cells[place]) + 1)
    cells[place + 1 + card] = u8(i64(cells[place + 1 + card]) + 1)


def out(cells: vec[u8], place: i64, card: i64) -> None:
    """One copy of the card has left the bag."""
    cells[place] = u8(i64(cells[place]) - 1)
    cells[place + 1 + card] = u8(i64(cells[place + 1 + card]) - 1)


def lowest(cells: vec[u8], place: i64, kind: i64) -> i64:
    """The first card of a kind in a bag that holds one: a choice names kinds, so one rule picks the picture."""
    if kind >= GENRES:
        return GOLD_CARD + kind
    card = GENRE_DESIGNS * kind
    while cells[place + 1 + card] == u8(0):
        card += 1
    return card


def draw(cells: vec[u8], place: i64, streams: vec[i64], which: i64) -> i64:
    """A card has left the bag, each with equal chance."""
    left = stream_below(streams, which, i64(cells[place]))
    card: i64 = 0
    while True:
        left -= i64(cells[place + 1 + card])
        if left < 0:
            break
        card += 1
    out(cells, place, card)
    return card


def pour(cells: vec[u8], source: i64, target: i64) -> None:
    """Everything in one bag is in the other."""
    if cells[source] == u8(0):
        return
    at: i64 = 0
    while at < BAG:
        cells[target + at] = u8(i64(cells[target + at]) + i64(cells[source + at]))
        at += 1
    at = 0
    while at < BAG:
        cells[source + at] = u8(0)
        at += 1


def listed(cells: vec[u8], place: i64) -> list[int]:
    """The cards of a bag in their order."""
    return [card for card in range(CARDS) for copy in range(int(cells[place + 1 + card]))]
