"""The shapes, the dice and the table of player counts."""

from typing import Final

CIRCLE: Final = 0
SQUARE: Final = 1
TRIANGLE: Final = 2
LINE: Final = 3
KINDS: Final[list[str]] = ["circle", "square", "triangle", "line"]

DICE: Final = 4
DIE_FACES: Final[list[int]] = [SQUARE, SQUARE, TRIANGLE, TRIANGLE, LINE, CIRCLE]


def roll_of(faces: list[int]) -> list[int]:
    """How often each shape must be used, from the faces of the dice (AB-CANVAS-07)."""
    return [faces.count(kind) for kind in range(len(KINDS))]


def all_rolls() -> list[tuple[list[int], int]]:
    """Every roll with the number of ways the dice can show it, most frequent first."""
    ways: dict[tuple[int, int, int, int], int] = {}
    for number in range(6**DICE):
        counts = [0, 0, 0, 0]
        rest = number
        for _die in range(DICE):
            counts[DIE_FACES[rest % 6]] += 1
            rest //= 6
        roll = (counts[0], counts[1], counts[2], counts[3])
        ways[roll] = ways.get(roll, 0) + 1
    ranked = sorted((-count, roll) for roll, count in ways.items())
    return [(list(roll), -count) for count, roll in ranked]
