"""Outlines as closed polygons, and how near two outlines come (AB-GEO-02, AB-GEO-06).

Distances change no faster than one walks: from a sample at distance d of a limit t, every sample within |d - t| along the
outline falls on the same side of the limit. Walking in such strides gives the answer of the full sampling at a fraction of its cost.
"""

import math
from bisect import bisect_right
from typing import Final, final

STEP: Final = 2.0
ROUND_POINTS: Final = 360
NOISE: Final = 1e-9

COSINE: Final[list[float]] = [math.cos(math.radians(degree)) for degree in range(91)]
SINE: Final[list[float]] = [math.sin(math.radians(degree)) for degree in range(91)]


@final
class Contour:
    """One outline: its corners, its edges, and what the distance to it needs."""

    def __init__(self, xs: list[float], ys: list[float], closed: bool) -> None:
        self.xs = xs
        self.ys = ys
        self.closed = closed
        # Only an ellipse fills these: its frame of reference and its quarter outline.
        self.round = False
        self.cx = 0.0
        self.cy = 0.0
        self.cos = 1.0
        self.sin = 0.0
        self.qx: list[float] = []
        self.qy: list[float] = []
        self.left = min(xs)
        self.right = max(xs)
        self.top = min(ys)
        self.bottom = max(ys)
        self.starts: list[float] = []
        self.lengths: list[float] = []
        self.total = 0.0

    def measure(self) -> None:
        """The edges know their lengths and where along the outline they begin."""
        if self.starts:
            return
        count = len(self.xs)
        edges = count if self.closed else count - 1
        if self.round:
            quarter = [
                math.hypot(self.qx[i + 1] - self.qx[i], self.qy[i + 1] - self.qy[i]) for i in range(90)
            ]
            back = quarter[::-1]
            self.lengths = quarter + back + quarter + back
        else:
            for i in range(edges):
                j = i + 1 if i + 1 < count else 0
                self.lengths.append(math.hypot(self.xs[j] - self.xs[i], self.ys[j] - self.ys[i]))
        at = 0.0
        for length in self.lengths:
            self.starts.append(at)
            at += length
        self.total = at


def ellipse(cx: float, cy: float, rx: float, ry: float, degrees: float) -> Contour:
    """The regular 360-point outline of an ellipse turned clockwise (AB-GEO-02)."""
    turn = math.radians(degrees)
    cos = math.cos(turn)
    sin = math.sin(turn)
    qx = [rx * c for c in COSINE]
    qy = [ry * s for s in SINE]
    ax = [x * cos for x in qx]
    ay = [x * sin for x in qx]
    bx = [y * sin for y in qy]
    by = [y * cos for y in qy]
    xs: list[float] = []
    ys: list[float] = []
    for i in range(90):
        xs.append(cx + ax[i] - bx[i])
        ys.append(cy + ay[i] + by[i])
    for i in range(90, 0, -1):
        xs.append(cx - ax[i] - bx[i])
        ys.append(cy - ay[i] + by[i])
    for i in range(90):
        xs.append(cx - ax[i] + bx[i])
        ys.append(cy - ay[i] - by[i])
    for i in range(90, 0, -1):
        xs.append(cx + ax[i] + bx[i])
        ys.append(cy + ay[i] - by[i])
    made = Contour(xs, ys, True)
    made.round = True
    made.cx = cx
    made.cy = cy
    made.cos = cos
    made.sin = sin
    made.qx = qx
    made.qy = qy
    return made


def rectangle(cx: float, cy: float, w: float, h: float, degrees: float) -> Contour:
    """A rectangle turned clockwise about its centre: four right angles by construction (AB-GEO-03)."""
    turn = math.radians(degrees)
    cos = math.cos(turn) / 2
    sin = math.sin(turn) / 2
    xs: list[float] = []
    ys: list[float] = []
    for x, y in ((-w, -h), (w, -h), (w, h), (-w, h)):
        xs.append(cx + x * cos - y * sin)
        ys.append(cy + x * sin + y * cos)
    return Contour(xs, ys, True)


def distance(x: float, y: float, to: Contour) -> float:
    """How far a point lies from an outline."""
    if to.round:
        return distance_to_ellipse(x, y, to)
    xs = to.xs
    ys = to.ys
    count = len(xs)
    best = math.inf
    ax = xs[count - 1]
    ay = ys[count - 1]
    for i in range(count):
        bx = xs[i]
        by = ys[i]
        if i or to.closed:
            square = squared_to_edge(x, y, ax, ay, bx, by)
            if square < best:
                best = square
        ax = bx
        ay = by
    return math.sqrt(best)


def distance_to_ellipse(x: float, y: float, to: Contour) -> float:
    """How far a point lies from an ellipse: the nearest point is in the point's own quarter, and there is one valley."""
    dx = x - to.cx
    dy = y - to.cy
    px = abs(dx * to.cos + dy * to.sin)
    py = abs(dy * to.cos - dx * to.sin)
    qx = to.qx
    qy = to.qy
    low = 0
    high = 90
    while low < high:
        middle = (low + high) >> 1
        ax = qx[middle]
        ay = qy[middle]
        bx = qx[middle + 1]
        by = qy[middle + 1]
        if (bx - ax) * (px + px - ax - bx) + (by - ay) * (py + py - ay - by) > 0.0:
            low = middle + 1
        else:
            high = middle
    first = low - 2 if low > 2 else 0
    last = low + 2 if low < 88 else 90
    best = math.inf
    for i in range(first, last):
        square = squared_to_edge(px, py, qx[i], qy[i], qx[i + 1], qy[i + 1])
        if square < best:
            best = square
    return math.sqrt(best)


def squared_to_edge(x: float, y: float, ax: float, ay: float, bx: float, by: float) -> float:
    """The squared distance of a point from a stretch of a straight line."""
    ex = bx - ax
    ey = by - ay
    dx = x - ax
    dy = y - ay
    along = dx * ex + dy * ey
    if along > 0.0:
        square = ex * ex + ey * ey
        if along >= square:
            dx = x - bx
            dy = y - by
        else:
            across = dx * ey - dy * ex
            return across * across / square
    return dx * dx + dy * dy


def nearest(x: float, y: float, others: list[Contour], enough: float) -> float:
    """How far a point lies from the nearest of several outlines; beyond the outlines' boxes a lower bound will do."""
    best = math.inf
    for other in others:
        # The distance to the box is a bound from below; far boxes need no closer look.
        dx = max(other.left - x, x - other.right, 0.0)
        dy = max(other.top - y, y - other.bottom, 0.0)
        far = dx if dx > dy else dy
        if far >= best:
            continue
        if far > enough:
            best = far
            continue
        d = distance(x, y, other)
        if d < best:
            best = d
    return best


def farther(outline: Contour, others: list[Contour], limit: float, any_will_do: bool = False) -> float:
    """The length of an outline that lies farther than the limit from all the others; if any will do, the first stretch of it."""
    outline.measure()
    if not others:
        return outline.total
    edges = len(outline.lengths)
    corners = len(outline.xs)
    enough = limit + 60.0
    far_length = 0.0
    edge = 0
    piece = 0
    while edge < edges:
        length = outline.lengths[edge]
        pieces = math.ceil(length / STEP)
        if piece >= pieces:
            edge += 1
            piece = 0
            continue
        share = (piece + 0.5) / pieces
        after = edge + 1 if edge + 1 < corners else 0
        x = outline.xs[edge] + (outline.xs[after] - outline.xs[edge]) * share
        y = outline.ys[edge] + (outline.ys[after] - outline.ys[edge]) * share
        d = nearest(x, y, others, enough)
        width = length / pieces
        here = outline.starts[edge] + piece * width
        target = here + width / 2 + abs(d - limit) - NOISE
        piece += 1
        if target > outline.starts[edge] + length:
            edge = bisect_right(outline.starts, target) - 1
            length = outline.lengths[edge]
            pieces = math.ceil(length / STEP)
            width = length / max(1, pieces)
            piece = 0
        if width > 0.0:
            piece = max(piece, math.ceil((target - outline.starts[edge]) / width - 0.5))
        if d > limit:
            if any_will_do:
                return width
            far_length += outline.starts[edge] + min(piece * width, length) - here
    return far_length


def same_outline(a: Contour, b: Contour, limit: float) -> bool:
    """Two outlines lie everywhere nearer than the limit to each other (AB-GEO-08)."""
    apart = max(abs(a.left - b.left), abs(a.right - b.right), abs(a.top - b.top), abs(a.bottom - b.bottom))
    if apart > limit + STEP:
        return False
    near = limit - NOISE
    return farther(a, [b], near, any_will_do=True) == 0.0 and farther(b, [a], near, any_will_do=True) == 0.0
