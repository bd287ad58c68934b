"""The box of Art Decko as tables: cards, places, markers, tiles, and the vocabulary of actions."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.core.clauses import Book

BOX: Final = Book("vernissage.games.art_decko").components

GENRES: Final[i64] = 5
GENRE_DESIGNS: Final[i64] = 3
DESIGNS: Final[i64] = GENRES * GENRE_DESIGNS  # the first cards are paintings, genre by genre
KINDS: Final[i64] = 11  # the five genres, then six kinds of Gold
GOLD_CARD: Final[i64] = DESIGNS - GENRES  # GOLD_CARD + kind is the card of a kind of Gold
CARDS: Final[i64] = GOLD_CARD + KINDS
BAG: Final[i64] = 1 + CARDS  # the cells of a bag: its size, then how many of each card
GALLERIES: Final[i64] = 4
CADMIUM: Final[i64] = GALLERIES
SIENNA: Final[i64] = CADMIUM + 1
LOCATIONS: Final[i64] = SIENNA + 1
ROOMS: Final[i64] = 5
ROOM_SPACES: Final[i64] = 4
WILD: Final[i64] = GENRES  # the gray invitation marker comes after those of the genres
GOLD: Final[i64] = GENRES  # and so does the gold marker on the rating board
MARKERS: Final[i64] = GENRES + 1
BONUSES: Final[i64] = 4
TOP_TOKEN: Final[i64] = 16

# The kinds of Gold.
G1: Final[i64] = GENRES
G2: Final[i64] = G1 + 1
G3N: Final[i64] = G2 + 1  # Fancy Noble
G3S: Final[i64] = G3N + 1  # Seeds of Wealth
G3P: Final[i64] = G3S + 1  # Prosperity
G5: Final[i64] = G3P + 1
assert G5 + 1 == KINDS
THREES: Final[list[int]] = [G3N, G3S, G3P]
THREE_CARDS: Final[list[int]] = [GOLD_CARD + kind for kind in THREES]

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
INVITATIONS: Final[list[int]] = [
    number for number, row in enumerate(BOX.rows("marker")) for each in range(row["count"])
]
TILE_PRIZES: Final[list[list[int]]] = [[row["first"], row["second"], row["third"]] for row in BOX.rows("tile")]
TILE_GENRE: Final[list[int]] = [GENRE_IDS.index(row["genre"]) if row["genre"] else -1 for row in BOX.rows("tile")]
COLUMNS: Final[list[list[int]]] = [
    [row["points"] for row in BOX.rows("column") if row["exhibition"] == room] for room in ROOM_IDS
]

DEALT: Final[int] = BOX.figure("dealt_paintings")
FIRST_HAND: Final[int] = BOX.figure("first_hand")
RIBBONS: Final[int] = BOX.figure("ribbons")
START_TOKEN: Final[int] = BOX.figure("start_token")
START_RATING: Final[int] = BOX.figure("start_rating")

# Figures read while playing are vecs of one or more numbers: reading a vec is the cheapest look-up there is.
FIGURES: Final = vec[i64](
    [
        BOX.figure(name)
        for name in ("actions", "haggle_draws", "hand_refill", "end_paintings", "end_rating", "last_round")
    ]
)
ACTIONS: Final[i64] = 0
HAGGLE_DRAWS: Final[i64] = 1
HAND_REFILL: Final[i64] = 2
END_PAINTINGS: Final[i64] = 3
END_RATING: Final[i64] = 4
LAST_ROUND: Final[i64] = 5

TOP: Final = vec[i64]([BOX.figure("top_rating")] * GENRES + [BOX.figure("top_gold")])
# The rating board by rating: rows of ten spaces.
PAYS: Final = vec[i64]([gold for gold in BOX.column("row", "gold") for space in range(10)])
POINTS: Final = vec[i64]([points for points in BOX.column("row", "points") for space in range(10)])
RATIO: Final = vec[i64]([ratio for ratio in BOX.column("row", "ratio") for space in range(10)])
FACE: Final = vec[i64]([0] * GENRES + BOX.column("gold", "face"))
ABILITY: Final = vec[i64]([0] * GENRES + BOX.column("gold", "ability"))
MOST: Final = vec[i64]([0] * GENRES + BOX.column("gold", "most"))
KIND: Final = vec[i64]([GENRE_IDS.index(genre) for genre in BOX.column("painting", "genre")] + list(range(G1, KINDS)))
KIND_BIT: Final = vec[i64]([1 << kind for kind in range(int(KINDS))])
RISE: Final = vec[i64](BOX.column("gallery", "rise") + BOX.column("bank", "rise"))
LIMIT: Final = vec[i64](BOX.column("gallery", "limit"))
DEAL: Final = vec[i64](BOX.column("gallery", "start"))
PRICE: Final = vec[i64]([0] * GALLERIES + BOX.column("bank", "cost"))
OPEN: Final = vec[i64](BOX.column("bank", "open"))
ROOM_COST: Final = vec[i64](BOX.column("exhibition", "cost"))
ROOM_RISE: Final = vec[i64](BOX.column("exhibition", "rise"))
CHEAPEST: Final = vec[i64]([min(BOX.column("exhibition", "cost"))])
SPACES: Final = vec[i64](BOX.column("exhibition", "spaces"))
SPACE_POINTS: Final = vec[i64](
    [(column + [0] * ROOM_SPACES)[space] for column in COLUMNS for space in range(ROOM_SPACES)]
)
DISCOUNT: Final = vec[i64](BOX.column("bonus", "discount"))
CLAIM_POINTS: Final = vec[i64](BOX.column("bonus", "points"))

# A payment names its cards in this order, abilities first: so each set of cards is spelled in one way.
ABLE: Final[list[int]] = [G3N, G3S, G3P, G2, G1]
STARS: Final[i64] = 5  # the first modes use an ability
PICTURES: Final[i64] = STARS + 6  # the last modes pay with paintings, those between with the face of Gold
MODES: Final[i64] = PICTURES + GENRES
MODE_KIND: Final = vec[i64](ABLE + [G5] + ABLE + list(range(GENRES)))

PAINTINGS: Final[i64] = 0  # what a payment is for
THREE: Final[i64] = 1
FIVE: Final[i64] = 2
SHOW: Final[i64] = 3
HELPS: Final[list[str]] = BOX.column("gold", "helps")
ALLOWED: Final = vec[i64](
    [1 if HELPS[kind - G1] == purpose else 0 for purpose in ("painting", "three", "five", "show") for kind in ABLE]
)

# The vocabulary: where each kind of word begins.
HAGGLE_WORD: Final[i64] = 0
ACQUIRE_WORD: Final[i64] = HAGGLE_WORD + 1
SHOW_WORD: Final[i64] = ACQUIRE_WORD + 1
SPEND: Final[i64] = SHOW_WORD + 1
GO: Final[i64] = SPEND + KINDS
TAKE_ONE: Final[i64] = GO + LOCATIONS
TAKE_TWO: Final[i64] = TAKE_ONE + 1
PICK: Final[i64] = TAKE_TWO + 1  # PICK + genre
PICK_GOLD: Final[i64] = PICK + GENRES - G3N  # PICK_GOLD + kind, for the three 3-Gold cards
ENTER: Final[i64] = PICK_GOLD + G5
HANG: Final[i64] = ENTER + ROOMS
USE_GENRE: Final[i64] = HANG + GENRES
USE_WILD: Final[i64] = USE_GENRE + 1
CLAIM_NONE: Final[i64] = USE_WILD + 1
CLAIM: Final[i64] = CLAIM_NONE + 1
PAY: Final[i64] = CLAIM + BONUSES
DONE: Final[i64] = PAY + MODES
DROP: Final[i64] = DONE + 1
STOP: Final[i64] = DROP + KINDS
WORDS: Final[list[str]] = (
    ["haggle", "acquire", "show"]
    + [f"spend {kind}" for kind in KIND_IDS]
    + [f"at {location}" for location in LOCATION_IDS]
    + ["take one", "take two"]
    + [f"pick {genre}" for genre in GENRE_IDS]
    + [f"pick {KIND_IDS[kind]}" for kind in THREES]
    + [f"in {room}" for room in ROOM_IDS]
    + [f"hang {genre}" for genre in GENRE_IDS]
    + ["marker genre", "marker wild", "claim none"]
    + [f"claim {bonus}" for bonus in BONUS_IDS]
    + [f"{'use' if mode < STARS else 'pay'} {KIND_IDS[MODE_KIND[mode]]}" for mode in range(MODES)]
    + ["done"]
    + [f"discard {kind}" for kind in KIND_IDS]
    + ["stop"]
)
MODE_IDS: Final[list[str]] = WORDS[PAY:DONE]
