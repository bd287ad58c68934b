"""A drawing of #ARTBOX in small numbered choices: each number of each rolled shape is one of sixteen levels."""

from typing import Any, Final

from vernissage.games.artbox.shapes import NUMBERS
from vernissage.games.artbox.tables import CIRCLE, KINDS, LINE, TRIANGLE

LEVELS: Final = 16
BYTES: Final = 4 + 24  # which drawing, shape, kind, number of it; then the levels chosen so far


class Easel:
    """The drawing a seat is putting together, known to nobody else."""

    def __init__(self, which: int, roll: list[int], levels: list[int] | None = None) -> None:
        self.which = which
        self.kinds = [kind for kind in range(len(KINDS)) for _ in range(roll[kind])]
        self.levels: list[int] = levels or []

    @property
    def wanted(self) -> int:
        """How many levels make the whole drawing."""
        return sum(NUMBERS[kind] for kind in self.kinds)

    @property
    def complete(self) -> bool:
        """Every number of every shape is chosen."""
        return len(self.levels) == self.wanted

    def payload(self) -> dict[str, Any]:
        """The drawing as it is handed in."""
        shapes: list[dict[str, Any]] = []
        at = 0
        for kind in self.kinds:
            shapes.append(shape(kind, self.levels[at : at + NUMBERS[kind]]))
            at += NUMBERS[kind]
        return {"v": 1, "shapes": shapes}

    def write(self) -> bytes:
        """What the seat may know of its easel."""
        at, index = len(self.levels), 0
        while index < len(self.kinds) - 1 and at >= NUMBERS[self.kinds[index]]:
            at -= NUMBERS[self.kinds[index]]
            index += 1
        head = [self.which + 1, index, self.kinds[index], at]
        return bytes([*head, *[level + 1 for level in self.levels]]).ljust(BYTES, b"\0")


def shape(kind: int, levels: list[int]) -> dict[str, Any]:
    """One shape from its levels: points and centers on a grid of sixteen by sixteen."""
    if kind in (TRIANGLE, LINE):
        return {
            "kind": KINDS[kind],
            "pts": [[spot(levels[i]), spot(levels[i + 1])] for i in range(0, len(levels), 2)],
        }
    x, y, wide, high, turn = levels
    names = ("rx", "ry") if kind == CIRCLE else ("w", "h")
    least, step = (20, 32) if kind == CIRCLE else (40, 64)
    return {
        "kind": KINDS[kind],
        "cx": spot(x),
        "cy": spot(y),
        names[0]: least + step * wide,
        names[1]: least + step * high,
        "rot": turn * 11,
    }


def spot(level: int) -> int:
    """A level as a coordinate of the sheet."""
    return level * 1000 // (LEVELS - 1)
