"""The cards as parallel tables, and the figures of the booklet."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Cards. Two cards of one color and number are the same card to every rule, so a card is its kind.

KINDS: Final[i64] = 34
COLORS: Final = ["orange", "red", "blue", "purple", "white", "gray"]
NO_COLOR: Final[i64] = 9  # the color of a concealed card, and of nothing
NUMBERS: Final = [1, 2, 3, 4, 5, 6, 7, 11, 12, 13, 14]
ODD: Final = [1, 3, 5, 7, 11, 13]


def the_kinds() -> list[tuple[int, int]]:
    """Every kind as number and color, in the order of the hand."""
    kinds = [(1, 4), (1, 0), (1, 1), (1, 2), (1, 3), (2, 5), (2, 0), (2, 1), (2, 2), (2, 3)]
    for number in range(3, 8):
        for color in range(4):
            kinds.append((number, color))
    return kinds + [(11, 1), (12, 2), (13, 3), (14, 0)]


def bit(number: int) -> int:
    """The bit of a number in a mask of numbers: 1-7 are bits 1-7, 11-14 are bits 8-11."""
    return 1 << number if number < 8 else 1 << (number - 3)


NUMBER: Final = vec[i64]([number for number, color in the_kinds()])
COLOR: Final = vec[i64]([color for number, color in the_kinds()])
MASK: Final = vec[i64]([bit(number) for number, color in the_kinds()])
# Compiled, `1 << kind` would shift a 32-bit one.
KIND_BIT: Final = vec[i64]([1 << kind for kind in range(len(the_kinds()))])
LINKS: Final = vec[i64](
    [bit(number) | 1 << (16 + color) for number, color in the_kinds()]
)  # numbers and color in one mask
NUMBER_BIT: Final = vec[i64]([bit(number) for number in NUMBERS])
ODD_BIT: Final = vec[i64]([bit(number) for number in ODD])
ODD_MASK: Final = vec[i64]([sum(bit(ODD[k]) for k in range(6) if chosen >> k & 1) for chosen in range(64)])
ODD_COUNT: Final = vec[i64]([sum(chosen >> k & 1 for k in range(6)) for chosen in range(64)])
CARD_NAMES: Final = [f"{COLORS[color]}-{number}" for number, color in the_kinds()]
KIND_OF: Final = {name: kind for kind, name in enumerate(CARD_NAMES)}
# The first kind of a number in the main colors; the others of the number follow it in the order of the colors.
FIRST_KIND: Final = vec[i64]([the_kinds().index((number, 0)) if 0 < number < 8 else 0 for number in range(8)])
TWO_BIT: Final[i64] = 4
HIGH_BITS: Final[i64] = 224  # 5, 6 and 7
ANY_NUMBER: Final[i64] = 4095

# Figures of the booklet; components.toml has them with their sources, and a test compares.

HAND_SIZE: Final[i64] = 7
LINE_LIMIT: Final[i64] = 70  # ten starter cards and the whole gallery
SOLO_ROUNDS: Final[i64] = 9
