"""Outlines as closed polygons, and how far a point lies from one (AB-GEO-02, AB-GEO-06)."""

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

STEP: Final = 2.0
ROUND_POINTS: Final = 360
NOISE: Final = 1e-9
INFINITE: Final = math.inf
RADIANS: Final = math.pi / 180.0  # of a degree
DEGREES: Final = 180.0 / math.pi

COSINE: Final[vec[float]] = vec[float]([math.cos(math.radians(degree)) for degree in range(91)])
SINE: Final[vec[float]] = vec[float]([math.sin(math.radians(degree)) for degree in range(91)])
NONE: Final[vec[float]] = vec[float]()


@final
class Contour:
    """One outline: what the distance to it needs, its box, and, once measured, the lengths of its edges.

    A straight outline has its edges in `edges`, five numbers each: where it starts, its two steps, and the square of
    its length. An ellipse has none: its 360 corners are worked out where they are wanted, from its frame of reference.
    """

    def __init__(self, closed: bool) -> None:
        self.closed = closed
        self.round = False
        self.cx = 0.0
        self.cy = 0.0
        self.rx = 0.0
        self.ry = 0.0
        self.cos = 1.0
        self.sin = 0.0
        self.left = INFINITE
        self.right = -INFINITE
        self.top = INFINITE
        self.bottom = -INFINITE
        self.count: i64 = 0  # of edges
        self.edges: vec[float] = NONE
        self.starts: vec[float] = NONE
        self.lengths: vec[float] = NONE
        self.total = 0.0

    @property
    def xs(self) -> list[float]:
        """Where the corners lie from left to right."""
        return [self.corner_x(i) for i in range(int(self.corners()))]

    @property
    def ys(self) -> list[float]:
        """Where the corners lie from top to bottom."""
        return [self.corner_y(i) for i in range(int(self.corners()))]

    def corners(self) -> i64:
        """How many corners there are."""
        return self.count if self.closed else self.count + 1

    def corner_x(self, i: i64) -> float:
        """Where a corner lies from left to right."""
        if not self.round:
            return self.edges[5 * i] if i < self.count else self.edges[5 * i - 5] + self.edges[5 * i - 3]
        k = quarter(i)
        ax = self.rx * COSINE[k] * self.cos
        bx = self.ry * SINE[k] * self.sin
        if i < 90:
            return self.cx + ax - bx
        if i < 180:
            return self.cx - ax - bx
        return self.cx - ax + bx if i < 270 else self.cx + ax + bx

    def corner_y(self, i: i64) -> float:
        """Where a corner lies from top to bottom."""
        if not self.round:
            return self.edges[5 * i + 1] if i < self.count else self.edges[5 * i - 4] + self.edges[5 * i - 2]
        k = quarter(i)
        ay = self.rx * COSINE[k] * self.sin
        by = self.ry * SINE[k] * self.cos
        if i < 90:
            return self.cy + ay + by
        if i < 180:
            return self.cy - ay + by
        return self.cy - ay - by if i < 270 else self.cy + ay - by

    def reach(self, left: float, right: float, top: float, bottom: float) -> None:
        """The box of the outline holds this one too."""
        if left < self.left:
            self.left = left
        if right > self.right:
            self.right = right
        if top < self.top:
            self.top = top
        if bottom > self.bottom:
            self.bottom = bottom

    def measure(self) -> None:
        """The edges know their lengths and where along the outline they begin."""
        if len(self.starts) > 0:
            return
        lengths = vec[float]([0.0] * int(self.count))
        starts = vec[float]([0.0] * int(self.count))
        i: i64 = 0
        if self.round:
            while i < 90:
                # All four quarters have the same lengths, there and back.
                length = math.hypot(
                    self.rx * COSINE[i + 1] - self.rx * COSINE[i], self.ry * SINE[i + 1] - self.ry * SINE[i]
                )
                lengths[i] = length
                lengths[179 - i] = length
                lengths[180 + i] = length
                lengths[359 - i] = length
                i += 1
        else:
            while i < self.count:
                lengths[i] = math.sqrt(self.edges[5 * i + 4])
                i += 1
        at = 0.0
        i = 0
        while i < self.count:
            starts[i] = at
            at += lengths[i]
            i += 1
        self.lengths = lengths
        self.starts = starts
        self.total = at


def quarter(corner: i64) -> i64:
    """The corner of the first quarter that mirrors this one."""
    if corner < 90:
        return corner
    if corner < 180:
        return 180 - corner
    return corner - 180 if corner < 270 else 360 - corner


def straight(closed: bool, edges: i64) -> Contour:
    """An outline of straight edges that are yet to be set: any triangle; left open, a straight line (AB-GEO-04,
    AB-GEO-05, AB-SHAPE-04, AB-SHAPE-05).
    """
    made = Contour(closed)
    made.count = edges
    made.edges = vec[float]([0.0] * int(5 * edges))
    return made


def set_edge(made: Contour, i: i64, x: float, y: float, to_x: float, to_y: float) -> None:
    """An edge runs from one corner to the next."""
    ex = to_x - x
    ey = to_y - y
    made.edges[5 * i] = x
    made.edges[5 * i + 1] = y
    made.edges[5 * i + 2] = ex
    made.edges[5 * i + 3] = ey
    made.edges[5 * i + 4] = ex * ex + ey * ey
    made.reach(x, x, y, y)
    made.reach(to_x, to_x, to_y, to_y)


def segment(ax: float, ay: float, bx: float, by: float) -> Contour:
    """A straight line."""
    made = straight(False, 1)
    set_edge(made, 0, ax, ay, bx, by)
    return made


def three_sided(ax: float, ay: float, bx: float, by: float, cx: float, cy: float) -> Contour:
    """A triangle."""
    made = straight(True, 3)
    set_edge(made, 0, ax, ay, bx, by)
    set_edge(made, 1, bx, by, cx, cy)
    set_edge(made, 2, cx, cy, ax, ay)
    return made


def ellipse(cx: float, cy: float, rx: float, ry: float, degrees: float) -> Contour:
    """The regular 360-point outline of an ellipse, which counts as a circle, turned clockwise (AB-GEO-02,
    AB-SHAPE-03).
    """
    turn = degrees * RADIANS
    made = Contour(True)
    made.round = True
    made.count = ROUND_POINTS
    made.cx = cx
    made.cy = cy
    made.rx = rx
    made.ry = ry
    cos = made.cos = math.cos(turn)
    sin = made.sin = math.sin(turn)
    # The corners of a quarter lie in the other three as well, mirrored, so the box reaches as far to either side.
    left = top = INFINITE
    right = bottom = -INFINITE
    i: i64 = 0
    while i < 90:
        x = rx * COSINE[i]
        y = ry * SINE[i]
        ax = abs(x * cos)
        bx = abs(y * sin)
        ay = abs(x * sin)
        by = abs(y * cos)
        low = cx - ax - bx
        high = cx + ax + bx
        if low < left:
            left = low
        if high > right:
            right = high
        low = cy - ay - by
        high = cy + ay + by
        if low < top:
            top = low
        if high > bottom:
            bottom = high
        i += 1
    made.reach(left, right, top, bottom)
    # A corner of the last degree has one mirror only.
    made.reach(made.corner_x(90), made.corner_x(90), made.corner_y(90), made.corner_y(90))
    made.reach(made.corner_x(270), made.corner_x(270), made.corner_y(270), made.corner_y(270))
    return made


def rectangle(cx: float, cy: float, w: float, h: float, degrees: float) -> Contour:
    """A rectangle turned clockwise about its centre: four right angles by construction, any sides (AB-GEO-03,
    AB-SHAPE-02).
    """
    turn = degrees * RADIANS
    cos = math.cos(turn) / 2
    sin = math.sin(turn) / 2
    ax, ay = cx + -w * cos - -h * sin, cy + -w * sin + -h * cos
    bx, by = cx + w * cos - -h * sin, cy + w * sin + -h * cos
    dx, dy = cx + w * cos - h * sin, cy + w * sin + h * cos
    ex, ey = cx + -w * cos - h * sin, cy + -w * sin + h * cos
    made = straight(True, 4)
    set_edge(made, 0, ax, ay, bx, by)
    set_edge(made, 1, bx, by, dx, dy)
    set_edge(made, 2, dx, dy, ex, ey)
    set_edge(made, 3, ex, ey, ax, ay)
    return made


def distance(x: float, y: float, to: Contour) -> float:
    """How far a point lies from an outline."""
    if to.round:
        return distance_to_ellipse(x, y, to)
    best = INFINITE
    edges = to.edges
    i: i64 = 0
    while i < len(edges):
        ex = edges[i + 2]
        ey = edges[i + 3]
        square = edges[i + 4]
        dx = x - edges[i]
        dy = y - edges[i + 1]
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
        i += 5
    return math.sqrt(best)


def distance_to_ellipse(x: float, y: float, to: Contour) -> float:
    """How far a point lies from an ellipse: the nearest point is in the point's own quarter, and there is one
    valley.
    """
    dx = x - to.cx
    dy = y - to.cy
    px = abs(dx * to.cos + dy * to.sin)
    py = abs(dy * to.cos - dx * to.sin)
    rx = to.rx
    ry = to.ry
    # The angle of the point itself is a good first guess; from there downhill, one corner at a time.
    near: i64 = int(math.atan2(py * rx, px * ry) * DEGREES)
    ax = rx * COSINE[near]
    ay = ry * SINE[near]
    while near < 90:
        bx = rx * COSINE[near + 1]
        by = ry * SINE[near + 1]
        if (bx - ax) * (px + px - ax - bx) + (by - ay) * (py + py - ay - by) <= 0.0:
            break
        near += 1
        ax = bx
        ay = by
    while near > 0:
        bx = rx * COSINE[near - 1]
        by = ry * SINE[near - 1]
        if (bx - ax) * (px + px - ax - bx) + (by - ay) * (py + py - ay - by) <= 0.0:
            break
        near -= 1
        ax = bx
        ay = by
    first: i64 = near - 1 if near else 0
    last: i64 = near + 1 if near < 90 else 90
    best = INFINITE
    while first < last:
        square = squared_to_edge(
            px, py, rx * COSINE[first], ry * SINE[first], rx * COSINE[first + 1], ry * SINE[first + 1]
        )
        if square < best:
            best = square
        first += 1
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
