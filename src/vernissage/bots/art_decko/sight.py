"""What the network of Art Decko sees from a seat: the figures of the seat, the mean of the others', and the table.

The fitted sums are the ground of the judge; the network says by how many points they err.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.bots.art_decko.features import COUNT, WIDTH
from vernissage.core.piles import size
from vernissage.games.art_decko.bags import of_kind
from vernissage.games.art_decko.payment import pays
from vernissage.games.art_decko.state import (
    CADMIUM_DECK,
    DECK,
    RATINGS,
    ROUND,
    SIENNA_STACK,
    TOKEN,
    ArtDeckoState,
    draw_pile,
    gallery,
    hand,
    shown,
)
from vernissage.games.art_decko.tables import GALLERIES, GENRES, GOLD, KIND, KINDS, POINTS

# Beside the figures of a seat and the mean of the others'.
OWN: Final[list[str]] = [
    "hand", "hand power", "draw pile", "second genre", "top genre", "next row", "genres", "can buy", "cheapest",
    "fresh",
]  # fmt: skip
TABLE: Final[list[str]] = [
    "played", "three seats", "four seats", "museum", "deck", "top rating", "gold marker", "round", "mean price",
    "for sale", "gold left", "rated high",
]  # fmt: skip
SIDE: Final[i64] = COUNT + len(OWN)  # of a seat
SEEN: Final[i64] = 2 * SIDE + len(TABLE)
OTHERS: Final[i64] = SIDE
SHARED: Final[i64] = 2 * SIDE
MOST_GENRES: Final[i64] = 5


def look(s: ArtDeckoState, seat: i64, stock: vec[i64], own: vec[float], at: i64) -> None:
    """What is seen of a seat beside its figures, from a place on."""
    c = s.cells
    base = seat * WIDTH
    near: i64 = 0
    power: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        copies = of_kind(c, hand(seat), kind)
        if copies != 0:
            near += copies
            power += copies * pays(c, kind)
        kind += 1
    best: i64 = 0
    second: i64 = 0
    top: i64 = 0
    top_rating: i64 = -1
    rising = 0.0
    genres: i64 = 0
    genre: i64 = 0
    while genre < GENRES:
        copies = stock[base + genre]
        rating = i64(c[RATINGS + genre])
        if copies != 0:
            genres += 1
            if copies > best:
                second = best
                best = copies
            elif copies > second:
                second = copies
            if rating < 70 and POINTS[rating + 5] > POINTS[rating]:
                rising += float(copies)
        if rating > top_rating:
            top_rating = rating
            top = copies
        genre += 1
    buys: i64 = 0
    cheapest: i64 = 20
    fresh = 0.0
    location: i64 = 0
    while location < GALLERIES:
        many = size(c, gallery(location))
        if many > 0:
            cost = i64(c[TOKEN + location])
            if cost < cheapest:
                cheapest = cost
            if cost <= power:
                buys += 1
                worth: i64 = 0
                index: i64 = 0
                while index < many:
                    rating = i64(c[RATINGS + KIND[i64(c[gallery(location) + 1 + index])]])
                    worth = rating if rating > worth else worth
                    index += 1
                if float(worth) / 10.0 > fresh:
                    fresh = float(worth) / 10.0
        location += 1
    own[at] = float(near)
    own[at + 1] = float(power) / 4.0
    own[at + 2] = float(i64(c[draw_pile(seat)]))
    own[at + 3] = float(second)
    own[at + 4] = float(top)
    own[at + 5] = rising
    own[at + 6] = float(genres)
    own[at + 7] = float(buys)
    own[at + 8] = float(power - cheapest) / 4.0
    own[at + 9] = fresh


def look_around(s: ArtDeckoState, played: float, x: vec[float]) -> None:
    """What is seen of the table."""
    c = s.cells
    top: i64 = 0
    high: i64 = 0
    genre: i64 = 0
    while genre < GENRES:
        rating = i64(c[RATINGS + genre])
        top = rating if rating > top else top
        high += rating
        genre += 1
    prices: i64 = 0
    sale: i64 = 0
    location: i64 = 0
    while location < GALLERIES:
        prices += i64(c[TOKEN + location])
        sale += size(c, gallery(location))
        location += 1
    x[SHARED] = played
    x[SHARED + 1] = 1.0 if s.seats == 3 else 0.0
    x[SHARED + 2] = 1.0 if s.seats == 4 else 0.0
    x[SHARED + 3] = float(shown(c)) / 5.0
    x[SHARED + 4] = float(i64(c[DECK])) / 10.0
    x[SHARED + 5] = float(top) / 10.0
    x[SHARED + 6] = float(i64(c[RATINGS + GOLD])) / 10.0
    x[SHARED + 7] = float(i64(c[ROUND])) / 4.0
    x[SHARED + 8] = float(prices) / 8.0
    x[SHARED + 9] = float(sale) / 4.0
    x[SHARED + 10] = float(i64(c[SIENNA_STACK]) + i64(c[CADMIUM_DECK])) / 10.0
    x[SHARED + 11] = float(high) / 50.0
