"""The components as numbers, and the vocabulary: every figure is read from components.toml.

Counts that places and words are made of are written down once more, as constants of the compiled engine; an assert
holds each to what was read.
"""

from importlib.resources import files
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.core.catalogue import Catalogue

BOX: Final = Catalogue(
    (files("vernissage.games.art_society") / "components.toml").read_text("utf-8"),
    "vernissage.games.art_society/components.toml",
)


def places(group: str) -> list[tuple[int, int]]:
    """The cells a group names."""
    return [(int(row["x"]), int(row["y"])) for row in BOX.rows(group)]


# Powers of two stand in a table: compiled code shifts a constant 1 in 32 bits only.
BIT: Final[vec[i64]] = vec[i64]([1 << bit for bit in range(61)])

# The wall. Its cells are bits of two words of 60, counted row by row, so that no value reaches 2^62.
COLUMNS: Final[i64] = 12
ROWS: Final[i64] = 9
assert (BOX.figure("columns"), BOX.figure("rows")) == (COLUMNS, ROWS)
CELLS: Final[i64] = COLUMNS * ROWS
HALF: Final[i64] = 60
assert CELLS <= 120, "a wall has at most 120 cells: two words of 60 bits"
STARS: Final[list[tuple[int, int]]] = places("stars")
CORNERS: Final[list[tuple[int, int]]] = places("corners")
EYELINE: Final[list[int]] = [int(row) for row in BOX.column("eyeline", "row")]
EYELINE_ROWS: Final[i64] = sum(1 << row for row in EYELINE)

# Types and frames.
TYPES: Final[list[str]] = [str(name) for name in BOX.column("types", "id")]
TYPE_NAMES: Final[list[str]] = [str(name) for name in BOX.column("types", "name")]
FRAMES: Final[list[str]] = [str(name) for name in BOX.column("frames", "id")]
KINDS: Final[i64] = 4
assert len(TYPES) == KINDS

# Shapes: the painting formats, then decor level, then decor upright.
FORMATS: Final[list[str]] = [str(name) for name in BOX.column("formats", "id")]
NUMBERS: Final[list[int]] = [int(number) for number in BOX.column("formats", "number")]
DECOR_SIZES: Final[list[int]] = [int(size) for size in BOX.column("decor", "size")]
DECOR_COUNTS: Final[list[int]] = [int(count) for count in BOX.column("decor", "count")]
assert DECOR_SIZES == [1, 2, 3], "decor comes in sizes 1, 2 and 3"
FORMAT_COUNT: Final[i64] = 14
SIZES: Final[i64] = 3
assert (len(FORMATS), len(DECOR_SIZES)) == (FORMAT_COUNT, SIZES)
LEVEL: Final[i64] = FORMAT_COUNT - 1  # LEVEL + size is the shape of decor hung level
UPRIGHT: Final[i64] = FORMAT_COUNT + SIZES - 1
WIDTH: Final[vec[i64]] = vec[i64](
    [int(w) for w in BOX.column("formats", "width")] + DECOR_SIZES + [1] * len(DECOR_SIZES)
)
HEIGHT: Final[vec[i64]] = vec[i64](
    [int(h) for h in BOX.column("formats", "height")] + [1] * len(DECOR_SIZES) + DECOR_SIZES
)
SHAPE_COUNT: Final[i64] = FORMAT_COUNT + SIZES + SIZES

# Paintings: those of the supply first, ordered by format, then the starting paintings.
PAINTING_ROWS: Final = sorted(
    BOX.rows("paintings"), key=lambda row: (bool(row["starting"]), FORMATS.index(str(row["format"])))
)
TILES: Final[list[str]] = [str(row["id"]) for row in PAINTING_ROWS]
TILE_NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(TILES)}
SHAPE: Final[vec[i64]] = vec[i64]([FORMATS.index(str(row["format"])) for row in PAINTING_ROWS])
TYPE: Final[vec[i64]] = vec[i64]([TYPES.index(str(row["type"])) for row in PAINTING_ROWS])
FRAME: Final[vec[i64]] = vec[i64]([FRAMES.index(str(row["frame"])) for row in PAINTING_ROWS])
NUMBER: Final[vec[i64]] = vec[i64](
    [0 if row["starting"] else NUMBERS[FORMATS.index(str(row["format"]))] for row in PAINTING_ROWS]
)
TILE_COUNT: Final[i64] = 116
SUPPLY_COUNT: Final[i64] = 112
assert (len(TILES), sum(1 for row in PAINTING_ROWS if not row["starting"])) == (TILE_COUNT, SUPPLY_COUNT)
FORMAT_TILES: Final[list[int]] = [
    sum(1 for row in PAINTING_ROWS if not row["starting"] and row["format"] == name) for name in FORMATS
]
MOST_OF_A_TYPE: Final[int] = max(sum(1 for row in PAINTING_ROWS if row["type"] == name) for name in TYPES)

# Bids, the museum and what pays.
BIDS: Final[list[int]] = sorted(int(value) for value in BOX.column("bid_cards", "value"))
BID_COUNT: Final[i64] = 20
assert len(BIDS) == BID_COUNT
STARTING_BIDS: Final[list[int]] = [int(value) for value in BOX.column("starting_bids", "value")]
BID: Final[vec[i64]] = vec[i64](BIDS)
TRACK: Final[i64] = BOX.figure("track_spaces")
MULTIPLIERS: Final[vec[i64]] = vec[i64]([int(value) for value in BOX.column("ranks", "multiplier")])
RANKS: Final[list[str]] = [str(name) for name in BOX.column("ranks", "name")]
UNRANKED: Final[i64] = BOX.figure("unranked_multiplier")
EYELINE_BONUS: Final[i64] = BOX.figure("eyeline_bonus")
FULL_WALL: Final[i64] = BOX.figure("full_wall")
BARE_CORNER: Final[i64] = BOX.figure("bare_corner")
SURPLUS_PAINTING: Final[i64] = BOX.figure("surplus_painting")
SURPLUS_TO_END: Final[i64] = BOX.figure("surplus_to_end")
BEYOND: Final[i64] = BOX.figure("offered_beyond_players")
MOST_SEATS: Final[i64] = 4
assert max(int(row["players"]) for row in BOX.rows("players")) == MOST_SEATS
FEWEST_SEATS: Final[i64] = min(int(row["players"]) for row in BOX.rows("players"))

# The parts of decor on a wall: which tile a cell belongs to can be read from the cell alone.
PART_SIZE: Final[vec[i64]] = vec[i64]([1, 2, 2, 3, 3, 3, 2, 2, 3, 3, 3])
PART_STEP: Final[vec[i64]] = vec[i64]([0, 0, 1, 0, 1, 2, 0, 1, 0, 1, 2])  # 0 at the tile's first cell
FIRST_PART_LEVEL: Final[vec[i64]] = vec[i64]([0, 0, 1, 3])  # by size
FIRST_PART_UPRIGHT: Final[vec[i64]] = vec[i64]([0, 0, 6, 8])
FIRST_UPRIGHT_PART: Final[i64] = 6


def starting_cells() -> list[int]:
    """The upper left cells at which a starting painting covers a star (AS-SETUP-11, AS-RULING-01)."""
    shape = SHAPE[SUPPLY_COUNT]
    width, height = int(WIDTH[shape]), int(HEIGHT[shape])
    found = []
    for y in range(int(ROWS) - height + 1):
        for x in range(int(COLUMNS) - width + 1):
            if any(x <= sx < x + width and y <= sy < y + height for sx, sy in STARS):
                found.append(y * int(COLUMNS) + x)
    return found


STARTS: Final[list[int]] = starting_cells()
START_CELL: Final[vec[i64]] = vec[i64](STARTS)
START_COUNT: Final[i64] = 9
assert len(STARTS) == START_COUNT


def at(cell: int) -> str:
    """A cell as x,y."""
    return f"{cell % int(COLUMNS)},{cell // int(COLUMNS)}"


SPOTS: Final[list[str]] = [at(cell) for cell in range(int(CELLS))]

# The vocabulary: where each kind of word begins.
START: Final[i64] = 0
PICK: Final[i64] = START + START_COUNT
OPEN: Final[i64] = PICK + FORMAT_COUNT
BID_WORD: Final[i64] = OPEN + 1
TAKE: Final[i64] = BID_WORD + BID_COUNT
HANG: Final[i64] = TAKE + SUPPLY_COUNT
HANG_UPRIGHT: Final[i64] = HANG + CELLS
KEEP: Final[i64] = HANG_UPRIGHT + CELLS
KEPT: Final[i64] = KEEP + 1
KEPT_UPRIGHT: Final[i64] = KEPT + CELLS
EXCHANGE: Final[i64] = KEPT_UPRIGHT + CELLS
SURPLUS: Final[i64] = EXCHANGE + SUPPLY_COUNT
DECOR: Final[i64] = SURPLUS + 1
DECOR_SECOND: Final[i64] = DECOR + SIZES
FINISH: Final[i64] = DECOR_SECOND + SIZES
CONFIRM: Final[i64] = FINISH + 1
REHANG: Final[i64] = CONFIRM + 1

WORDS: Final[list[str]] = (
    [f"start {at(cell)}" for cell in STARTS]
    + [f"pick {name}" for name in FORMATS]
    + ["open"]
    + [f"bid {value}" for value in BIDS]
    + [f"take {name}" for name in TILES[: int(SUPPLY_COUNT)]]
    + [f"hang {spot}" for spot in SPOTS]
    + [f"hang {spot} upright" for spot in SPOTS]
    + ["keep"]
    + [f"hang-kept {spot}" for spot in SPOTS]
    + [f"hang-kept {spot} upright" for spot in SPOTS]
    + [f"exchange {name}" for name in TILES[: int(SUPPLY_COUNT)]]
    + ["surplus"]
    + [f"decor {size}" for size in DECOR_SIZES]
    + [f"decor {size} second" for size in DECOR_SIZES]
    + ["finish", "confirm", "rehang"]
)
