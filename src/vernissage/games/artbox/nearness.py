"""How near two outlines come, by the samples of AB-GEO-06 at a fraction of their cost.

Distances change no faster than one walks: from a sample at distance d of a limit t, every sample within |d - t|
along the outline falls on the same side of the limit. Along a straight edge all that is near another edge is one
stretch, known at once; and two ellipses that follow each other all the way round, nearer or farther than the limit,
need no walk at all.
"""

import math
from bisect import bisect_right
from typing import Final

from vernissage.games.artbox.contour import NOISE, STEP, Contour, distance

Edge = tuple[float, float, float, float, float]
Fit = tuple[float, float, float, float, float, float, float]
# What lies this close to a bound that was worked out is looked at sample by sample.
CARE: Final = 1e-6
SAGITTA: Final = 0.1  # the 360 corners of an ellipse leave its curve by less


def nearest(x: float, y: float, others: list[Contour], at_least: list[float], enough: float) -> float:
    """How far a point lies from the nearest of several outlines.

    `at_least` holds what is known of each distance from below and is sharpened here; beyond `enough` such a bound
    will do.
    """
    best = math.inf
    for i in range(len(others)):
        d = at_least[i]
        if d < best and d < enough:
            other = others[i]
            # The distance to the box is a bound from below; far boxes need no closer look.
            d = max(other.left - x, x - other.right, other.top - y, y - other.bottom)
            if d < enough:
                d = distance(x, y, other)
            at_least[i] = d
        if d < best:
            best = d
    return best


def is_near(a: Contour, b: Contour, limit: float) -> bool:
    """The boxes of two outlines come nearer than the limit."""
    across = a.left - limit <= b.right and b.left - limit <= a.right
    return across and a.top - limit <= b.bottom and b.top - limit <= a.bottom


def farther(outline: Contour, others: list[Contour], limit: float, needed: float = math.inf) -> float:
    """The length of an outline that lies farther than the limit from all the others; once it is as long as needed, what
    was found.
    """
    outline.measure()
    if not others:
        return outline.total
    if not outline.round:
        return farther_straight(outline, others, limit, needed)
    left: list[Contour] = []
    fits: list[Fit] = []
    for other in others:
        if other.round:
            fit = fitted(outline, other)
            if math.hypot(fit[0], fit[1]) + fit[6] < limit - NOISE / 2:
                return 0.0
            if least_apart(outline, other) > limit + SAGITTA:
                continue
            fits.append(fit)
        left.append(other)
    return farther_round(outline, left, fits, limit, needed) if left else outline.total


def farther_straight(outline: Contour, others: list[Contour], limit: float, needed: float) -> float:
    """The same for an outline of straight edges: it is far but for the stretches near other edges and what is near an
    ellipse.
    """
    curved = [other for other in others if other.round]
    edges: list[Edge] = []
    for other in others:
        edges.extend(other.edges)
    far_length = 0.0
    for i, (x, y, ex, ey, _square) in enumerate(outline.edges):
        length = outline.lengths[i]
        pieces = math.ceil(length / STEP - NOISE)
        if pieces == 0:
            continue
        width = length / pieces
        ux = ex / length
        uy = ey / length
        stretches = sorted(near_stretch(x, y, ux, uy, edge, limit) for edge in edges)
        piece = 0
        which = 0
        while piece < pieces:
            at = (piece + 0.5) * width
            while which < len(stretches) and stretches[which][1] <= at:
                which += 1
            inside = False
            for start, end in stretches[which:]:
                if start < at < end:
                    piece = max(piece + 1, math.ceil(end / width - 0.5))
                    inside = True
                    break
            if inside:
                continue
            d = math.inf
            for other in others:
                d = min(d, distance(x + ux * at, y + uy * at, other))
            reach = length
            for other in curved:
                reach = min(reach, at + abs(distance(x + ux * at, y + uy * at, other) - limit) - NOISE)
            for start, end in stretches[which:]:
                if end > at:
                    reach = min(reach, start - 2 * CARE)
            after = min(pieces, max(piece + 1, math.ceil(reach / width - 0.5)))
            if d > limit:
                far_length += (after - piece) * width
                if far_length >= needed:
                    return far_length
                piece = after
            else:
                piece += 1
    return far_length


def near_stretch(x: float, y: float, ux: float, uy: float, edge: Edge, limit: float) -> tuple[float, float]:
    """The stretch of a straight course that lies surely within the limit of an edge, as two lengths along it; none is
    (0, -1).
    """
    ax, ay, ex, ey, square = edge
    low = math.inf
    high = -math.inf
    for cx, cy in ((ax - x, ay - y), (ax + ex - x, ay + ey - y)):
        across = cx * uy - cy * ux
        half = limit * limit - across * across
        if half >= 0.0:
            half = math.sqrt(half)
            along = cx * ux + cy * uy
            low = min(low, along - half)
            high = max(high, along + half)
    if square > 0.0:
        first, last = within(0.0, square, (x - ax) * ex + (y - ay) * ey, ux * ex + uy * ey)
        wide = limit * math.sqrt(square)
        start, end = within(-wide, wide, (x - ax) * ey - (y - ay) * ex, ux * ey - uy * ex)
        first = max(first, start)
        last = min(last, end)
        if first <= last:
            low = min(low, first)
            high = max(high, last)
    return (low + CARE, high - CARE) if low + CARE < high - CARE else (0.0, -1.0)


def within(low: float, high: float, start: float, slope: float) -> tuple[float, float]:
    """Between which lengths a quantity that grows evenly lies between two bounds."""
    if abs(slope) < NOISE:
        return (-math.inf, math.inf) if low <= start <= high else (0.0, -1.0)
    first = (low - start) / slope
    last = (high - start) / slope
    return (first, last) if slope > 0.0 else (last, first)


def clear_ends(line: Contour, others: list[Contour], limit: float, needed: float) -> tuple[float, float]:
    """How far a line runs from either end before it comes within the limit of another outline, as far as needed."""
    x, y, ex, ey, _square = line.edges[0]
    length = line.total
    if length <= 0.0:
        return (0.0, 0.0)
    ux = ex / length
    uy = ey / length
    return (
        clear_from(x, y, ux, uy, others, limit, needed),
        clear_from(x + ex, y + ey, -ux, -uy, others, limit, needed),
    )


def clear_from(x: float, y: float, ux: float, uy: float, others: list[Contour], limit: float, needed: float) -> float:
    """How far a straight course is clear of other outlines, as far as needed."""
    at = 0.0
    while at < needed:
        d = math.inf
        for other in others:
            d = min(d, distance(x + ux * at, y + uy * at, other))
        if d <= limit:
            break
        at += max(d - limit, STEP / 4)
    return at


def fitted(a: Contour, b: Contour) -> Fit:
    """How the corners of two ellipses lie apart, one turned along its course to fit the other best.

    A corner at an angle differs from its counterpart by (0, 1) + (2, 3) cos + (4, 5) sin; the last two never come to
    more than (6).
    """
    axx, ayx = a.qx[0] * a.cos, a.qx[0] * a.sin
    axy, ayy = -a.qy[90] * a.sin, a.qy[90] * a.cos
    bxx, byx = b.qx[0] * b.cos, b.qx[0] * b.sin
    bxy, byy = -b.qy[90] * b.sin, b.qy[90] * b.cos
    turn = math.atan2(bxy * axx + byy * ayx - bxx * axy - byx * ayy, bxx * axx + byx * ayx + bxy * axy + byy * ayy)
    # The corners of both lie a degree apart, so that whole degrees bring corner to corner.
    turn = math.radians(round(math.degrees(turn)))
    cos = math.cos(turn)
    sin = math.sin(turn)
    dxx, dyx = axx - bxx * cos - bxy * sin, ayx - byx * cos - byy * sin
    dxy, dyy = axy + bxx * sin - bxy * cos, ayy + byx * sin - byy * cos
    half = (dxx * dxx + dyx * dyx + dxy * dxy + dyy * dyy) / 2
    root = math.hypot((dxx * dxx + dyx * dyx - dxy * dxy - dyy * dyy) / 2, dxx * dxy + dyx * dyy)
    return (a.cx - b.cx, a.cy - b.cy, dxx, dyx, dxy, dyy, math.sqrt(half + root))


def near_until(corner: int, fits: list[Fit], limit: float) -> int:
    """Up to this corner the ellipse surely stays within the limit of another that follows it."""
    turn = math.radians(corner)
    cos = math.cos(turn)
    sin = math.sin(turn)
    until = corner
    for cx, cy, dxx, dyx, dxy, dyy, most in fits:
        room = limit - NOISE - math.hypot(cx + dxx * cos + dxy * sin, cy + dyx * cos + dyy * sin)
        if room > 0.0:
            # On the way round the difference changes by no more than `most` for every radian.
            until = max(until, corner + int(min(360.0, math.degrees(room / max(most, NOISE)))))
    return until


def least_apart(a: Contour, b: Contour) -> float:
    """No point of one ellipse lies nearer to the other than this, if one lies inside the other; 0 says nothing.

    Seen from any side the larger reaches farther by at least so much.
    """
    big, small = (a, b) if a.qx[0] * a.qy[90] > b.qx[0] * b.qy[90] else (b, a)
    xx = square_of(big.qx[0] * big.cos, big.qy[90] * big.sin) - square_of(
        small.qx[0] * small.cos, small.qy[90] * small.sin
    )
    yy = square_of(big.qx[0] * big.sin, big.qy[90] * big.cos) - square_of(
        small.qx[0] * small.sin, small.qy[90] * small.cos
    )
    xy = (big.qx[0] ** 2 - big.qy[90] ** 2) * big.cos * big.sin - (
        small.qx[0] ** 2 - small.qy[90] ** 2
    ) * small.cos * small.sin
    least = (xx + yy) / 2 - math.hypot((xx - yy) / 2, xy)
    if least <= 0.0:
        return 0.0
    reach = max(big.qx[0], big.qy[90]) + max(small.qx[0], small.qy[90])
    return least / reach - math.hypot(a.cx - b.cx, a.cy - b.cy)


def square_of(x: float, y: float) -> float:
    """The sum of two squares."""
    return x * x + y * y


def farther_round(outline: Contour, others: list[Contour], fits: list[Fit], limit: float, needed: float) -> float:
    """The same for an ellipse, in strides."""
    edges = len(outline.lengths)
    corners = len(outline.xs)
    enough = limit + 60.0
    at_least = [0.0] * len(others)
    walked = 0.0
    far_length = 0.0
    was_far = False
    edge = 0
    piece = 0
    while edge < edges:
        length = outline.lengths[edge]
        pieces = math.ceil(length / STEP - NOISE)
        if piece >= pieces:
            edge += 1
            piece = 0
            continue
        if fits and not was_far:
            corner = near_until(edge, fits, limit)
            if corner > edge:
                edge = corner
                piece = 0
                continue
        share = (piece + 0.5) / pieces
        after = edge + 1 if edge + 1 < corners else 0
        x = outline.xs[edge] + (outline.xs[after] - outline.xs[edge]) * share
        y = outline.ys[edge] + (outline.ys[after] - outline.ys[edge]) * share
        width = length / pieces
        here = outline.starts[edge] + piece * width
        for i in range(len(others)):
            at_least[i] -= here + width / 2 - walked
        walked = here + width / 2
        d = nearest(x, y, others, at_least, enough)
        was_far = d > limit
        target = walked + abs(d - limit) - NOISE
        piece += 1
        if target > outline.starts[edge] + length:
            edge = bisect_right(outline.starts, target) - 1
            length = outline.lengths[edge]
            pieces = math.ceil(length / STEP - NOISE)
            width = length / max(1, pieces)
            piece = 0
        if width > 0.0:
            piece = max(piece, math.ceil((target - outline.starts[edge]) / width - 0.5))
        if was_far:
            far_length += outline.starts[edge] + min(piece * width, length) - here
            if far_length >= needed:
                break
    return far_length


def same_outline(a: Contour, b: Contour, limit: float) -> bool:
    """Two outlines lie everywhere nearer than the limit to each other (AB-GEO-08)."""
    apart = max(abs(a.left - b.left), abs(a.right - b.right), abs(a.top - b.top), abs(a.bottom - b.bottom))
    if apart > limit + STEP:
        return False
    near = limit - NOISE
    return farther(a, [b], near, NOISE) == 0.0 and farther(b, [a], near, NOISE) == 0.0
