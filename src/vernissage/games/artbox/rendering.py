# interpreted: pictures are for people.
"""Drawings as SVG: outline only, one color, a stroke of 8 units, and a pencil's unsteady hand (AB-GEO-20)."""

import hashlib
import itertools
import json
import math
from functools import lru_cache

from vernissage.games.artbox.drawing import contour
from vernissage.games.artbox.shapes import SIDE, Drawing, Shape, as_json, canonical

STROKE = 8
WOBBLE = 1.6  # with the bend of a curve no point moves by more than 2 units
MARGIN = 30
INK = "#3a3733"
Point = tuple[float, float]
BRAILLE = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))


def svg(drawing: Drawing, title: str = "", frame: bool = True, size: int | None = None) -> str:
    """The picture of a drawing, the same for everybody who looks at it."""
    box = f'viewBox="{-MARGIN} {-MARGIN} {SIDE + 2 * MARGIN} {SIDE + 2 * MARGIN}"'
    scale = f' width="{size}" height="{size}"' if size else ""
    named = f"<title>{escape(title)}</title>" if title else ""
    border = f'<rect width="{SIDE}" height="{SIDE}" fill="none" stroke="#b9b2a6" stroke-width="3"/>' if frame else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" {box}{scale}>{named}{border}'
        f'<g fill="none" stroke="{INK}" stroke-width="{STROKE}" stroke-linecap="round" stroke-linejoin="round">'
        f"{''.join(strokes(drawing))}</g></svg>"
    )


def strokes(drawing: Drawing) -> list[str]:
    """One path for each shape, wobbling by a hash of the canonical drawing."""
    drawn = canonical(drawing)
    grain = hashlib.sha256(json.dumps(as_json(drawn), separators=(",", ":"), sort_keys=True).encode()).digest()
    return [f'<path d="{path(edges)}"/>' for edges in outlines(drawn, grain)]


def outlines(drawn: Drawing, grain: bytes) -> list[list[list[Point]]]:
    """The edges of each outline as the pencil runs along them; an ellipse is a single edge that closes."""
    found = []
    for index, shape in enumerate(drawn):
        outline = contour(shape)
        corners = list(zip(outline.xs, outline.ys, strict=True))
        if outline.round:
            edges = [[*corners[::3], corners[0]]]
        else:
            ends = itertools.pairwise([*corners, corners[0]] if outline.closed else corners)
            edges = [along(start, end) for start, end in ends]
        shaken = {point: wobbled(point, grain, index, i) for i, point in enumerate(itertools.chain(*edges))}
        found.append([[shaken[point] for point in edge] for edge in edges])
    return found


def along(start: Point, end: Point) -> list[Point]:
    """Points on a straight edge, about a hand's breadth apart."""
    pieces = max(1, round(math.dist(start, end) / 45))
    return [(start[0] + (end[0] - start[0]) * k / pieces, start[1] + (end[1] - start[1]) * k / pieces) for k in range(pieces)] + [end]


def wobbled(point: Point, grain: bytes, shape: int, index: int) -> Point:
    """A point where an unsteady hand puts it, never more than two units away."""
    noise = hashlib.blake2b(bytes([shape, index & 255, index >> 8]), key=grain, digest_size=4).digest()
    angle = (noise[0] * 256 + noise[1]) / 65536 * 2 * math.pi
    reach = (noise[2] * 256 + noise[3]) / 65536 * WOBBLE
    return point[0] + reach * math.cos(angle), point[1] + reach * math.sin(angle)


def path(edges: list[list[Point]]) -> str:
    """Edges as the data of an SVG path: bent softly along each edge, sharp where two of them meet."""
    steps = [f"M{spot(edges[0][0])}"]
    for edge in edges:
        for point, ahead in itertools.pairwise(edge[1:]):
            steps.append(f"Q{spot(point)} {spot(((point[0] + ahead[0]) / 2, (point[1] + ahead[1]) / 2))}")
        steps.append(f"L{spot(edge[-1])}")
    return " ".join(steps)


def spot(point: Point) -> str:
    """A point of a path."""
    return f"{point[0]:.1f} {point[1]:.1f}"


def escape(text: str) -> str:
    """Text that is safe inside markup."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")


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
