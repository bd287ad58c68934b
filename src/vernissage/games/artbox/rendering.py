# interpreted: pictures are for people.
"""Drawings as SVG: outline only, one color, a stroke of 8 units, and a pencil's unsteady hand (AB-GEO-20)."""

import hashlib
import json
import math

from vernissage.games.artbox.drawing import contour
from vernissage.games.artbox.shapes import SIDE, Drawing, as_json, canonical

STROKE = 8
WOBBLE = 1.8  # no point moves by more than 2 units
MARGIN = 30
INK = "#3a3733"


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
    return [f'<path d="{path(points, closed)}"/>' for points, closed in outlines(drawn, grain)]


def outlines(drawn: Drawing, grain: bytes) -> list[tuple[list[tuple[float, float]], bool]]:
    """The points of each outline after the pencil's wobble, and whether it closes."""
    found = []
    for index, shape in enumerate(drawn):
        outline = contour(shape)
        corners = list(zip(outline.xs, outline.ys, strict=True))
        if outline.round:
            corners = corners[::6]
        points: list[tuple[float, float]] = []
        last = len(corners) if outline.closed else len(corners) - 1
        for i in range(last):
            (ax, ay), (bx, by) = corners[i], corners[(i + 1) % len(corners)]
            pieces = 1 if outline.round else max(1, round(math.hypot(bx - ax, by - ay) / 45))
            points += [(ax + (bx - ax) * k / pieces, ay + (by - ay) * k / pieces) for k in range(pieces)]
        if not outline.closed:
            points.append(corners[-1])
        found.append(([wobbled(point, grain, index, i) for i, point in enumerate(points)], outline.closed))
    return found


def wobbled(point: tuple[float, float], grain: bytes, shape: int, index: int) -> tuple[float, float]:
    """A point where an unsteady hand puts it, never more than two units away."""
    noise = hashlib.blake2b(bytes([shape, index & 255, index >> 8]), key=grain, digest_size=4).digest()
    angle = (noise[0] * 256 + noise[1]) / 65536 * 2 * math.pi
    reach = (noise[2] * 256 + noise[3]) / 65536 * WOBBLE
    return point[0] + reach * math.cos(angle), point[1] + reach * math.sin(angle)


def path(points: list[tuple[float, float]], closed: bool) -> str:
    """Points as the data of an SVG path."""
    steps = " ".join(f"{'M' if i == 0 else 'L'}{x:.1f} {y:.1f}" for i, (x, y) in enumerate(points))
    return steps + (" Z" if closed else "")


def escape(text: str) -> str:
    """Text that is safe inside markup."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")
