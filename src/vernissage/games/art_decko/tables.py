"""The box of Art Decko as tables: cards, places, markers, tiles, and the vocabulary of actions."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.core.clauses import Book

BOX: Final = Book("vernissage.games.art_decko").components

GENRES: Final[i64] = 5
DESIGNS: Final[i64] = 15  # the cards 0-14 are paintings, three designs to a genre
CARDS: Final[i64] = 21  # the cards 15-20 are Gold, one for each kind
KINDS: Final[i64] = 11  # the five genres, then six kinds of Gold
GALLERIES: Final[i64] = 4
CADMIUM: Final[i64] = 4
SIENNA: Final[i64] = 5
LOCATIONS: Final[i64] = 6
ROOMS: Final[i64] = 5
MARKERS: Final[i64] = 6  # the five genres, then the wild one
WILD: Final[i64] = 5
BONUSES: Final[i64] = 4
GOLD: Final[i64] = 5  # the gold marker comes after the five genre markers
TOP_TOKEN: Final[i64] = 16

G1: Final[i64] = 5
G2: Final[i64] = 6
G3N: Final[i64] = 7
G3S: Final[i64] = 8
G3P: Final[i64] = 9
G5: Final[i64] = 10

GENRE_IDS: Final[list[str]] = BOX.column("genre", "id")
GENRE_NAMES: Final[list[str]] = BOX.column("genre", "name")
GOLD_IDS: Final[list[str]] = BOX.column("gold", "id")
KIND_IDS: Final[list[str]] = GENRE_IDS + GOLD_IDS
KIND_NAMES: Final[list[str]] = GENRE_NAMES + BOX.column("gold", "name")
CARD_IDS: Final[list[str]] = BOX.column("painting", "id") + GOLD_IDS
TITLES: Final[list[str]] = BOX.column("painting", "title") + BOX.column("gold", "name")
GALLERY_IDS: Final[list[str]] = BOX.column("gallery", "id")
LOCATION_IDS: Final[list[str]] = GALLERY_IDS + BOX.column("bank", "id")
LOCATION_NAMES: Final[list[str]] = BOX.column("gallery", "name") + BOX.column("bank", "name")
ROOM_IDS: Final[list[str]] = BOX.column("exhibition", "id")
ROOM_NAMES: Final[list[str]] = BOX.column("exhibition", "name")
BONUS_IDS: Final[list[str]] = BOX.column("bonus", "id")
BONUS_NAMES: Final[list[str]] = BOX.column("bonus", "name")
MARKER_IDS: Final[list[str]] = BOX.column("marker", "id")
TILE_IDS: Final[list[str]] = BOX.column("tile", "id")
TILE_NAMES: Final[list[str]] = BOX.column("tile", "name")
TILE_TYPES: Final[list[str]] = BOX.column("tile", "type")
COLORS: Final[list[str]] = BOX.column("color", "id")

COPIES: Final[list[int]] = BOX.column("painting", "copies") + BOX.column("gold", "count")
STARTING: Final[list[tuple[int, int]]] = list(zip(BOX.column("deck", "ones"), BOX.column("deck", "twos"), strict=True))
TOKENS: Final[list[int]] = [value for row in BOX.rows("token") for value in [row["value"]] * row["count"]]
ORANGE: Final[list[int]] = [row["value"] for row in BOX.rows("token") if row["color"] == "orange"]
INVITATIONS: Final[list[int]] = [number for number, row in enumerate(BOX.rows("marker")) for each in range(row["count"])]
TILE_PRIZES: Final[list[list[int]]] = [[row["first"], row["second"], row["third"]] for row in BOX.rows("tile")]
TILE_GENRE: Final[list[int]] = [GENRE_IDS.index(row["genre"]) if row["genre"] else -1 for row in BOX.rows("tile")]
COLUMNS: Final[list[list[int]]] = [[row["points"] for row in BOX.rows("column") if row["exhibition"] == room] for room in ROOM_IDS]

DEALT: Final[int] = BOX.figure("dealt_paintings")
FIRST_HAND: Final[int] = BOX.figure("first_hand")
RIBBONS: Final[int] = BOX.figure("ribbons")
START_TOKEN: Final[int] = BOX.figure("start_token")
START_RATING: Final[int] = BOX.figure("start_rating")

# Figures read while playing are vecs of one or more numbers: reading a vec is the cheapest look-up there is.
FIGURES: Final = vec[i64](
    [BOX.figure(name) for name in ("actions", "haggle_draws", "hand_refill", "end_paintings", "end_rating", "last_round")]
)
ACTIONS: Final[i64] = 0
HAGGLE_DRAWS: Final[i64] = 1
HAND_REFILL: Final[i64] = 2
END_PAINTINGS: Final[i64] = 3
END_RATING: Final[i64] = 4
LAST_ROUND: Final[i64] = 5

TOP: Final = vec[i64]([BOX.figure("top_rating")] * 5 + [BOX.figure("top_gold")])
PAYS: Final = vec[i64]([BOX.column("row", "gold")[rating // 10] for rating in range(80)])
POINTS: Final = vec[i64]([BOX.column("row", "points")[rating // 10] for rating in range(80)])
RATIO: Final = vec[i64]([BOX.column("row", "ratio")[rating // 10] for rating in range(80)])
FACE: Final = vec[i64]([0] * 5 + BOX.column("gold", "face"))
ABILITY: Final = vec[i64]([0] * 5 + BOX.column("gold", "ability"))
MOST: Final = vec[i64]([0] * 5 + BOX.column("gold", "most"))
KIND: Final = vec[i64]([GENRE_IDS.index(genre) for genre in BOX.column("painting", "genre")] + [5, 6, 7, 8, 9, 10])
RISE: Final = vec[i64](BOX.column("gallery", "rise") + BOX.column("bank", "rise"))
LIMIT: Final = vec[i64](BOX.column("gallery", "limit"))
DEAL: Final = vec[i64](BOX.column("gallery", "start"))
PRICE: Final = vec[i64]([0] * 4 + BOX.column("bank", "cost"))
OPEN: Final[int] = BOX.column("bank", "open")[0]
ROOM_COST: Final = vec[i64](BOX.column("exhibition", "cost"))
ROOM_RISE: Final = vec[i64](BOX.column("exhibition", "rise"))
CHEAPEST: Final = vec[i64]([min(BOX.column("exhibition", "cost"))])
SPACES: Final = vec[i64](BOX.column("exhibition", "spaces"))
SPACE_POINTS: Final = vec[i64]([(column + [0] * 4)[space] for column in COLUMNS for space in range(4)])
DISCOUNT: Final = vec[i64](BOX.column("bonus", "discount"))
CLAIM_POINTS: Final = vec[i64](BOX.column("bonus", "points"))

# A payment names its cards in this order, abilities first: so each set of cards is spelled in one way.
MODES: Final[i64] = 16
STARS: Final[i64] = 5  # the first five modes use an ability
PICTURES: Final[i64] = 11  # the last five modes pay with paintings
MODE_KIND: Final = vec[i64]([7, 8, 9, 6, 5, 10, 7, 8, 9, 6, 5, 0, 1, 2, 3, 4])

PAINTINGS: Final[i64] = 0  # what a payment is for
THREE: Final[i64] = 1
FIVE: Final[i64] = 2
SHOW: Final[i64] = 3
HELPS: Final[list[str]] = BOX.column("gold", "helps")
ALLOWED: Final = vec[i64](
    [1 if HELPS[kind - 5] == purpose else 0 for purpose in ("painting", "three", "five", "show") for kind in (7, 8, 9, 6, 5)]
)

HAGGLE_WORD: Final[i64] = 0
ACQUIRE_WORD: Final[i64] = 1
SHOW_WORD: Final[i64] = 2
SPEND: Final[i64] = 3
GO: Final[i64] = 14
TAKE_ONE: Final[i64] = 20
TAKE_TWO: Final[i64] = 21
PICK: Final[i64] = 22  # the five genres
PICK_GOLD: Final[i64] = 20  # PICK_GOLD + kind, for the three 3-Gold cards
ENTER: Final[i64] = 30
HANG: Final[i64] = 35
USE_GENRE: Final[i64] = 40
USE_WILD: Final[i64] = 41
CLAIM_NONE: Final[i64] = 42
CLAIM: Final[i64] = 43
PAY: Final[i64] = 47
DONE: Final[i64] = 63
DROP: Final[i64] = 64
STOP: Final[i64] = 75
WORDS: Final[list[str]] = (
    ["haggle", "acquire", "show"]
    + [f"spend {kind}" for kind in KIND_IDS]
    + [f"at {location}" for location in LOCATION_IDS]
    + ["take one", "take two"]
    + [f"pick {kind}" for kind in GENRE_IDS + GOLD_IDS[2:5]]
    + [f"in {room}" for room in ROOM_IDS]
    + [f"hang {genre}" for genre in GENRE_IDS]
    + ["marker genre", "marker wild", "claim none"]
    + [f"claim {bonus}" for bonus in BONUS_IDS]
    + [f"use {KIND_IDS[kind]}" for kind in (7, 8, 9, 6, 5)]
    + [f"pay {KIND_IDS[kind]}" for kind in (10, 7, 8, 9, 6, 5, 0, 1, 2, 3, 4)]
    + ["done"]
    + [f"discard {kind}" for kind in KIND_IDS]
    + ["stop"]
)
MODE_IDS: Final[list[str]] = WORDS[47:63]
