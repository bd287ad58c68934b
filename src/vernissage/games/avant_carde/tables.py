"""The cards as parallel tables, the patrons' fixed facts, and the vocabulary of moves."""

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
LINKS: Final = vec[i64]([bit(number) | 1 << (16 + color) for number, color in the_kinds()])  # numbers and color in one mask
NUMBER_BIT: Final = vec[i64]([bit(number) for number in NUMBERS])
ODD_BIT: Final = vec[i64]([bit(number) for number in ODD])
ODD_MASK: Final = vec[i64]([sum(bit(ODD[k]) for k in range(6) if chosen >> k & 1) for chosen in range(64)])
ODD_COUNT: Final = vec[i64]([sum(chosen >> k & 1 for k in range(6)) for chosen in range(64)])
CARD_NAMES: Final = [f"{COLORS[color]}-{number}" for number, color in the_kinds()]
KIND_OF: Final = {name: kind for kind, name in enumerate(CARD_NAMES)}
FIRST_FOUR: Final[i64] = 14  # the kinds of the 4s are 14-17, of the 6s 22-25
FIRST_SIX: Final[i64] = 22
TWO_BIT: Final[i64] = 4
HIGH_BITS: Final[i64] = 224  # 5, 6 and 7
FOUR_BIT: Final[i64] = 16
SIX_BIT: Final[i64] = 64

# Patrons: 0-5 New Yorkers 2-7, 6-11 Tokyoites, 12-17 Parisians, 18-23 Londoners.

SETS: Final = ["new_yorkers", "tokyoites", "parisians", "londoners"]
SET_TITLES: Final = ["New Yorkers", "Tokyoites", "Parisians", "Londoners"]
PATRON_NAMES: Final = [
    "perfectionist", "snob", "gallerist", "dealer", "trendoid", "critic",
    "curator", "archivist", "journalist", "schmoozer", "investor", "hoarder",
    "thief", "impersonator", "conservator", "forger", "launderer", "completionist",
    "collector", "hipster", "philosopher", "futurist", "designer", "eccentric",
]  # fmt: skip
PATRON_CODES: Final = [f"{code}{number}" for code in ("NY", "TO", "PA", "LO") for number in range(2, 8)]
PERFECTIONIST: Final[i64] = 0
SNOB: Final[i64] = 1
GALLERIST: Final[i64] = 2
DEALER: Final[i64] = 3
TRENDOID: Final[i64] = 4
CRITIC: Final[i64] = 5
CURATOR: Final[i64] = 6
ARCHIVIST: Final[i64] = 7
JOURNALIST: Final[i64] = 8
SCHMOOZER: Final[i64] = 9
INVESTOR: Final[i64] = 10
HOARDER: Final[i64] = 11
THIEF: Final[i64] = 12
IMPERSONATOR: Final[i64] = 13
CONSERVATOR: Final[i64] = 14
FORGER: Final[i64] = 15
LAUNDERER: Final[i64] = 16
COMPLETIONIST: Final[i64] = 17
COLLECTOR: Final[i64] = 18
HIPSTER: Final[i64] = 19
PHILOSOPHER: Final[i64] = 20
FUTURIST: Final[i64] = 21
DESIGNER: Final[i64] = 22
ECCENTRIC: Final[i64] = 23
PAIRS: Final[i64] = 24  # the draws of completed Hoarder pairs, asked for as if they were a patron of the number 8
PAIR_NUMBER: Final[i64] = 8

# How many questions a patron asks once its card lies in the line.
AFTER_STEPS: Final = vec[i64]([0, 0, 0, 1, 0, 1, 0, 1, 1, 0, 0, 1, 1, 0, 2, 0, 0, 1, 0, 2, 0, 0, 0, 0, 1])
# A card unveiled in the Play part is asked for its change or its copy as well.
AS_POWER: Final = vec[i64]([0, 0, 1, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0])
# Money that a card brings on the Buy turn without a question (AC-RULING-19).
INCOME: Final = vec[i64]([0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0])

# Figures of the booklet; components.toml has them with their sources, and a test compares.

HAND_SIZE: Final[i64] = 7
LINE_LIMIT: Final[i64] = 70  # ten starter cards and the whole gallery
SOLO_ROUNDS: Final[i64] = 9

# The vocabulary: the first action of each block of words.

LAY: Final[i64] = 0
FOUR_NUMBER: Final[i64] = 34
FOUR_COLOR: Final[i64] = 58
FOUR_BOTH: Final[i64] = 70
FOUR_ODD: Final[i64] = 142
SIX_COPY: Final[i64] = 394
SIX_NUMBER: Final[i64] = 438
SIX_COLOR: Final[i64] = 462
SIX_ODD: Final[i64] = 474
STOP: Final[i64] = 498
DRAW: Final[i64] = 499
DOLLAR: Final[i64] = 500
DECLINE: Final[i64] = 501
DISCARD: Final[i64] = 502
NAME: Final[i64] = 536
CONCEAL: Final[i64] = 540
CONCEAL_TOP: Final[i64] = 574
UNVEIL: Final[i64] = 575
TURN_NUMBER: Final[i64] = 645
TURN_COLOR: Final[i64] = 652
TURN_ODD: Final[i64] = 656
COPY: Final[i64] = 662
BUY: Final[i64] = 673
TUCK: Final[i64] = 679
CHANGE: Final[i64] = 685
TWOS_DOLLAR: Final[i64] = 686
CURATOR_PILE: Final[i64] = 687
CURATOR_LINE: Final[i64] = 721
THIEF_LINE: Final[i64] = 791
COLLECT: Final[i64] = 861
SNOB_PILE: Final[i64] = 864
SNOB_LINE: Final[i64] = 898
IMPERSONATOR_LINE: Final[i64] = 968
IMPERSONATE: Final[i64] = 1038
DEALER_DOLLAR: Final[i64] = 1458
FORGE: Final[i64] = 1459
FORGE_WAIT: Final[i64] = 1465
FUTURIST_DOLLAR: Final[i64] = 1466
FUTURIST_PILE: Final[i64] = 1467
FUTURIST_LINE: Final[i64] = 1501
FUTURIST_CONCEAL: Final[i64] = 1571
INVESTOR_LINE: Final[i64] = 1641
LAUNDERER_LINE: Final[i64] = 1711
ECCENTRIC_LINE: Final[i64] = 1781
END: Final[i64] = 1851
FORGE_YES: Final[i64] = 1852
FORGE_NO: Final[i64] = 1853


def others(values: list[int], own: int) -> list[int]:
    """The values without one of them."""
    return [value for value in values if value != own]


def vocabulary() -> list[str]:
    """Every move in words, in the order of the blocks above."""
    main, low = COLORS[:4], [1, 2, 3, 4, 5, 6, 7]
    spots = [f"#{spot + 1}" for spot in range(int(LINE_LIMIT))]
    words = [f"lay {name}" for name in CARD_NAMES]
    words += [f"lay {color}-4 as {number}" for color in main for number in others(low, 4)]
    words += [f"lay {color}-4 as {other}" for color in main for other in main if other != color]
    words += [f"lay {c}-4 as {other}-{number}" for c in main for other in main if other != c for number in others(low, 4)]
    subsets = ["/".join(str(ODD[k]) for k in range(6) if chosen >> k & 1) for chosen in range(1, 64)]
    words += [f"lay {color}-4 also {subset}" for color in main for subset in subsets]
    words += [f"lay {color}-6 copying {number}" for color in main for number in NUMBERS]
    words += [f"lay {color}-6 copying 4 as {number}" for color in main for number in others(low, 6)]
    words += [f"lay {color}-6 copying 4 as {other}" for color in main for other in main if other != color]
    words += [f"lay {color}-6 copying 4 also {odd}" for color in main for odd in ODD]
    words += ["stop", "draw", "dollar", "decline"]
    words += [f"discard {name}" for name in CARD_NAMES]
    words += [f"name {color}" for color in main]
    words += [f"conceal {name}" for name in CARD_NAMES]
    words += ["conceal top"]
    words += [f"unveil {spot}" for spot in spots]
    words += [f"turn {number}" for number in low] + [f"turn {color}" for color in main] + [f"turn also {odd}" for odd in ODD]
    words += [f"copy {number}" for number in NUMBERS]
    words += [f"buy {number}" for number in low[1:]] + [f"tuck {number}" for number in low[1:]] + ["change"]
    words += ["perfectionist"]
    words += [f"curator {name}" for name in CARD_NAMES] + [f"curator {spot}" for spot in spots]
    words += [f"thief {spot}" for spot in spots]
    words += [f"collector {number}" for number in (2, 3, 4)]
    words += [f"snob {name}" for name in CARD_NAMES] + [f"snob {spot}" for spot in spots]
    words += [f"impersonator {spot}" for spot in spots]
    words += [f"impersonator {spot} copies {number}" for spot in spots for number in low[1:]]
    words += ["dealer"]
    words += [f"forger {number}" for number in low[1:]] + ["forger wait"]
    words += ["futurist dollar"]
    words += [f"futurist {name}" for name in CARD_NAMES] + [f"futurist {spot}" for spot in spots]
    words += [f"futurist conceal {spot}" for spot in spots]
    words += [f"investor {spot}" for spot in spots]
    words += [f"launderer {spot}" for spot in spots]
    words += [f"eccentric {spot}" for spot in spots]
    return [*words, "end", "forge", "pass"]


def the_rest(own: int, number: int) -> int:
    """The value at a place of a list that leaves one value out."""
    return number if number < own else number + 1
