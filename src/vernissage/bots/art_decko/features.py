"""What can be counted of a player's position: the track, paintings at their ratings, gold at its ratio, buying power,
tiles.

The weights of these figures are fitted to games that were played to the end; see `vernissage.lab.fit`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.games.art_decko.bags import of_kind
from vernissage.games.art_decko.museum import markers_left
from vernissage.games.art_decko.payment import pays
from vernissage.games.art_decko.state import (
    EXHIBITED,
    RATINGS,
    SCORES,
    START,
    TILES,
    TURN,
    ArtDeckoState,
    discard,
    draw_pile,
    hand,
    hung,
    hung_card,
    hung_seat,
    space,
)
from vernissage.games.art_decko.tables import (
    FACE,
    G1,
    G2,
    G3N,
    G3P,
    G3S,
    GENRES,
    GOLD,
    KIND,
    KINDS,
    POINTS,
    RATIO,
    ROOMS,
    SPACES,
    TILE_GENRE,
    TILE_IDS,
    TILE_PRIZES,
    TILE_TYPES,
)

# What is counted of a seat; the figures and their weights stand in this order.
NAMES: Final[list[str]] = [
    "one", "track", "rated", "paintings", "rows", "gold points", "gold held", "gold by marker", "mean power",
    "power", "hand over mean", "hand beyond five", "cards", "shared genres", "own genre squared", "sure tiles",
    "likely tiles", "shown", "new exhibitor", "weak gold", "noble", "seeds", "prosperity", "to play", "first seat",
    "best genre", "money tile",
]  # fmt: skip
COUNT: Final[i64] = len(NAMES)
ONE: Final[i64] = NAMES.index("one")
TRACK: Final[i64] = NAMES.index("track")
RATED: Final[i64] = NAMES.index("rated")
PAINTINGS: Final[i64] = NAMES.index("paintings")
ROWS: Final[i64] = NAMES.index("rows")
GOLD_POINTS: Final[i64] = NAMES.index("gold points")
GOLD_HELD: Final[i64] = NAMES.index("gold held")
GOLD_BY_MARKER: Final[i64] = NAMES.index("gold by marker")
MEAN_POWER: Final[i64] = NAMES.index("mean power")
POWER: Final[i64] = NAMES.index("power")
HAND_OVER_MEAN: Final[i64] = NAMES.index("hand over mean")
HAND_BEYOND_FIVE: Final[i64] = NAMES.index("hand beyond five")
CARDS: Final[i64] = NAMES.index("cards")
SHARED_GENRES: Final[i64] = NAMES.index("shared genres")
OWN_GENRE_SQUARED: Final[i64] = NAMES.index("own genre squared")
SURE_TILES: Final[i64] = NAMES.index("sure tiles")
LIKELY_TILES: Final[i64] = NAMES.index("likely tiles")
SHOWN: Final[i64] = NAMES.index("shown")
NEW_EXHIBITOR: Final[i64] = NAMES.index("new exhibitor")
WEAK_GOLD: Final[i64] = NAMES.index("weak gold")
NOBLE: Final[i64] = NAMES.index("noble")
SEEDS: Final[i64] = NAMES.index("seeds")
PROSPERITY: Final[i64] = NAMES.index("prosperity")
TO_PLAY: Final[i64] = NAMES.index("to play")
FIRST_SEAT: Final[i64] = NAMES.index("first seat")
BEST_GENRE: Final[i64] = NAMES.index("best genre")
MONEY_TILE: Final[i64] = NAMES.index("money tile")
ROUNDS: Final = vec[float]([17.0, 17.0, 17.0, 13.0, 10.0])  # a game lasts, by seats
TILE: Final = vec[i64](TILE_GENRE)
IS_PLAYER_TILE: Final = vec[i64]([1 if kind == "player" else 0 for kind in TILE_TYPES])
FIRST_PRIZE: Final = vec[i64]([prizes[0] for prizes in TILE_PRIZES])
MONEY: Final[i64] = TILE_IDS.index("money")
WIDTH: Final[i64] = KINDS + GENRES  # of each seat: cards by kind, then own paintings in the Museum by genre


def take_stock(s: ArtDeckoState, stock: vec[i64]) -> None:
    """Every seat's cards by kind and its paintings in the Museum by genre."""
    c = s.cells
    seat: i64 = 0
    while seat < s.seats:
        at = seat * WIDTH
        kind: i64 = 0
        while kind < KINDS:
            copies = of_kind(c, hand(seat), kind) + of_kind(c, draw_pile(seat), kind) + of_kind(c, discard(seat), kind)
            if seat == i64(c[TURN]):
                copies += of_kind(c, space(0), kind) + of_kind(c, space(1), kind)
            stock[at + kind] = copies
            kind += 1
        genre: i64 = 0
        while genre < GENRES:
            stock[at + KINDS + genre] = 0
            genre += 1
        seat += 1
    room: i64 = 0
    while room < ROOMS:
        index: i64 = 0
        while index < i64(c[hung(room)]):
            stock[hung_seat(c, room, index) * WIDTH + KINDS + KIND[hung_card(c, room, index)]] += 1
            index += 1
        room += 1


def count(s: ArtDeckoState, seat: i64, played: float, stock: vec[i64], x: vec[float]) -> None:
    """The figures of a seat, in the order of their names."""
    c = s.cells
    at = seat * WIDTH
    index: i64 = 0
    while index < COUNT:
        x[index] = 0.0
        index += 1
    cards: i64 = 0
    power: i64 = 0
    held: i64 = 0
    in_hand: i64 = 0
    gold: i64 = 0
    best = 0.0
    kind: i64 = 0
    while kind < KINDS:
        copies = stock[at + kind]
        if copies != 0:
            worth = pays(c, kind)
            near = of_kind(c, hand(seat), kind)
            cards += copies
            power += copies * worth
            held += near * worth
            in_hand += near
            if kind < GENRES:
                many = float(copies)
                rating = i64(c[RATINGS + kind])
                x[RATED] += many * float(rating) / 10.0
                x[PAINTINGS] += many
                x[ROWS] += many * float(POINTS[rating])
                x[OWN_GENRE_SQUARED] += many * many / 10.0
                best = many if many > best else best
                other: i64 = 0
                while other < s.seats:
                    if other != seat:
                        x[SHARED_GENRES] += many * float(stock[other * WIDTH + kind]) / (10.0 * float(s.seats - 1))
                    other += 1
            else:
                gold += copies * FACE[kind]
        kind += 1
    marker = i64(c[RATINGS + GOLD])
    rounds = (1.0 - played) * ROUNDS[s.seats]
    mean = float(power) / float(cards) if cards > 0 else 0.0
    x[ONE] = 1.0
    x[TRACK] = float(i64(c[SCORES + seat]))
    x[GOLD_POINTS] = float(gold) / float(RATIO[marker])
    x[GOLD_HELD] = float(gold) / 5.0
    x[GOLD_BY_MARKER] = float(gold) * float(marker) / 250.0
    x[MEAN_POWER] = mean * rounds / 5.0
    x[POWER] = float(power) / 10.0
    x[HAND_OVER_MEAN] = float(held) - mean * float(in_hand)
    x[HAND_BEYOND_FIVE] = mean * float(in_hand - 5)
    x[CARDS] = float(cards)
    x[NEW_EXHIBITOR] = 0.0 if i64(c[EXHIBITED + seat]) != 0 else 1.0
    weak = stock[at + G1] + stock[at + G2]
    x[WEAK_GOLD] = float(weak)
    x[NOBLE] = float(stock[at + G3N])
    x[SEEDS] = float(stock[at + G3S])
    x[PROSPERITY] = float(stock[at + G3P])
    mover = (i64(c[TURN]) - i64(c[START]) + s.seats) % s.seats
    mine = (seat - i64(c[START]) + s.seats) % s.seats
    x[TO_PLAY] = 1.0 if mine >= mover else 0.0
    x[FIRST_SEAT] = 1.0 - float(mine) / float(s.seats - 1)
    x[BEST_GENRE] = best
    tiles(s, seat, stock, x)


def tiles(s: ArtDeckoState, seat: i64, stock: vec[i64], x: vec[float]) -> None:
    """What bonus tiles bring: those of full exhibitions for sure, others the likelier the fuller."""
    c = s.cells
    at = seat * WIDTH
    genre: i64 = 0
    while genre < GENRES:
        x[SHOWN] += float(stock[at + KINDS + genre])
        genre += 1
    room: i64 = 0
    while room < ROOMS:
        tile = i64(c[TILES + room])
        full = float(i64(c[hung(room)])) / float(SPACES[room])
        sure = markers_left(c, room) == 0
        found = 0.0
        genre = TILE[tile]
        if genre >= 0:
            if IS_PLAYER_TILE[tile] != 0:
                own = stock[at + genre] + stock[at + KINDS + genre]
                ahead: i64 = 0
                level: i64 = 0
                other: i64 = 0
                while other < s.seats:
                    if other != seat:
                        theirs = stock[other * WIDTH + genre] + stock[other * WIDTH + KINDS + genre]
                        if theirs > own:
                            ahead += 1
                        elif theirs == own:
                            level += 1
                    other += 1
                found = 6.0 if ahead == 0 else 3.0 if ahead == 1 else 2.0
                found = found if own > 0 else 0.0
            else:
                found = float(FIRST_PRIZE[tile] * stock[at + KINDS + genre])
        if sure:
            x[SURE_TILES] += found
        else:
            x[LIKELY_TILES] += found * full * full
        if tile == MONEY:
            x[MONEY_TILE] += x[WEAK_GOLD] * (1.0 if sure else full * full)
        room += 1
