"""A drawing in braille characters, for the terminal."""

import itertools
import math
from functools import lru_cache
from typing import Final

from vernissage.games.artbox.judge import contour
from vernissage.games.artbox.shapes import SIDE, Drawing, Shape

BRAILLE: Final = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))


def dots(drawing: Drawing, columns: int = 22) -> tuple[str, ...]:
    """A drawing in braille characters, for the terminal; each character has two by four dots."""
    return dotted(tuple(drawing), columns)


@lru_cache(256)  # everybody at the table looks at the same few drawings again and again
def dotted(drawing: tuple[Shape, ...], columns: int) -> tuple[str, ...]:
    """The rows of characters."""
    wide, high = 2 * columns, 4 * (columns // 2)
    cells = [[0] * columns for _row in range(columns // 2)]
    for shape in drawing:
        outline = contour(shape)
        corners = list(zip(outline.xs, outline.ys, strict=True))
        for start, end in itertools.pairwise([*corners, corners[0]] if outline.closed else corners):
            count = 1 + int(math.dist(start, end) / SIDE * wide * 1.5)
            for k in range(count + 1):
                x = start[0] + (end[0] - start[0]) * k / count
                y = start[1] + (end[1] - start[1]) * k / count
                column = min(wide - 1, max(0, int(x * wide / SIDE)))
                row = min(high - 1, max(0, int(y * high / SIDE)))
                cells[row // 4][column // 2] |= BRAILLE[row % 4][column % 2]
    return tuple("".join(chr(0x2800 + cell) for cell in row) for row in cells)
