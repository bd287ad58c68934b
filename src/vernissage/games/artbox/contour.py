"""Outlines as closed polygons, and how far a point lies from one (AB-GEO-02, AB-GEO-06)."""

import math
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
        self.edges: list[tuple[float, float, float, float, float]] = []
        self.starts: list[float] = []
        self.lengths: list[float] = []
        self.total = 0.0

    def measure(self) -> None:
        """The edges know their lengths and where along the outline they begin."""
        if self.starts:
            return
        if self.round:
            quarter = [math.hypot(self.qx[i + 1] - self.qx[i], self.qy[i + 1] - self.qy[i]) for i in range(90)]
            back = quarter[::-1]
            self.lengths = quarter + back + quarter + back
        else:
            self.lengths = [math.sqrt(edge[4]) for edge in self.edges]
        at = 0.0
        for length in self.lengths:
            self.starts.append(at)
            at += length
        self.total = at


def polygon(xs: list[float], ys: list[float], closed: bool) -> Contour:
    """An outline of straight edges: any triangle; left open, a straight line (AB-GEO-04, AB-GEO-05, AB-SHAPE-04,
    AB-SHAPE-05).
    """
    made = Contour(xs, ys, closed)
    count = len(xs)
    for i in range(count if closed else count - 1):
        j = i + 1 if i + 1 < count else 0
        ex = xs[j] - xs[i]
        ey = ys[j] - ys[i]
        made.edges.append((xs[i], ys[i], ex, ey, ex * ex + ey * ey))
    return made


def ellipse(cx: float, cy: float, rx: float, ry: float, degrees: float) -> Contour:
    """The regular 360-point outline of an ellipse, which counts as a circle, turned clockwise (AB-GEO-02,
    AB-SHAPE-03).
    """
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
    """A rectangle turned clockwise about its centre: four right angles by construction, any sides (AB-GEO-03,
    AB-SHAPE-02).
    """
    turn = math.radians(degrees)
    cos = math.cos(turn) / 2
    sin = math.sin(turn) / 2
    xs: list[float] = []
    ys: list[float] = []
    for x, y in ((-w, -h), (w, -h), (w, h), (-w, h)):
        xs.append(cx + x * cos - y * sin)
        ys.append(cy + x * sin + y * cos)
    return polygon(xs, ys, True)


def distance(x: float, y: float, to: Contour) -> float:
    """How far a point lies from an outline."""
    if to.round:
        return distance_to_ellipse(x, y, to)
    best = math.inf
    for ax, ay, ex, ey, square in to.edges:
        dx = x - ax
        dy = y - ay
        along = dx * ex + dy * ey
        if along <= 0.0:
            d = dx * dx + dy * dy
        elif along >= square:
            dx -= ex
            dy -= ey
            d = dx * dx + dy * dy
        else:
            across = dx * ey - dy * ex
            d = across * across / square
        if d < best:
            best = d
    return math.sqrt(best)


def distance_to_ellipse(x: float, y: float, to: Contour) -> float:
    """How far a point lies from an ellipse: the nearest point is in the point's own quarter, and there is one
    valley.
    """
    dx = x - to.cx
    dy = y - to.cy
    px = abs(dx * to.cos + dy * to.sin)
    py = abs(dy * to.cos - dx * to.sin)
    qx = to.qx
    qy = to.qy
    # The angle of the point itself is a good first guess; from there downhill, one corner at a time.
    near = int(math.degrees(math.atan2(py * qx[0], px * qy[90])))
    ax = qx[near]
    ay = qy[near]
    while near < 90:
        bx = qx[near + 1]
        by = qy[near + 1]
        if (bx - ax) * (px + px - ax - bx) + (by - ay) * (py + py - ay - by) <= 0.0:
            break
        near += 1
        ax = bx
        ay = by
    while near > 0:
        bx = qx[near - 1]
        by = qy[near - 1]
        if (bx - ax) * (px + px - ax - bx) + (by - ay) * (py + py - ay - by) <= 0.0:
            break
        near -= 1
        ax = bx
        ay = by
    first = near - 1 if near else 0
    last = near + 1 if near < 90 else 90
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
