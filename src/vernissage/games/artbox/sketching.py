"""Plain legal drawings for any roll: one shape in each quarter of the sheet, each touching its own side of the
frame.
"""

from vernissage.core.rng import Rng
from vernissage.games.artbox.shapes import Drawing, Shape, canonical, turned_shape
from vernissage.games.artbox.tables import CIRCLE, KINDS, LINE, SQUARE


def simple_drawing(roll: list[int], rng: Rng) -> Drawing:
    """A legal drawing of exactly the rolled shapes, also where the frame must be touched."""
    drawing: Drawing = []
    for kind in range(len(KINDS)):
        for _shape in range(roll[kind]):
            drawing.append(turned_shape(corner_shape(kind, rng), len(drawing)))
    return canonical(drawing)


def corner_shape(kind: int, rng: Rng) -> Shape:
    """A shape in the upper left quarter that touches the left side."""
    if kind == CIRCLE:
        rx, ry = between(rng, 40, 200), between(rng, 40, 200)
        return (kind, (rx, between(rng, ry + 20, 460 - ry), rx, ry, 0))
    if kind == SQUARE:
        half, tall = between(rng, 30, 200), between(rng, 60, 400)
        return (kind, (half, between(rng, tall // 2 + 20, 460 - tall // 2), 2 * half, tall, 0))
    if kind == LINE:
        return (kind, (0, between(rng, 40, 440), between(rng, 100, 440), between(rng, 40, 440)))
    bx, by = between(rng, 200, 440), between(rng, 20, 150)
    cx, cy = between(rng, 200, 440), between(rng, 300, 460)
    return (kind, (0, between(rng, 180, 300), bx, by, cx, cy))


def between(rng: Rng, low: int, high: int) -> int:
    """Any whole number from low to high."""
    return low + int(rng.below(high - low + 1))
