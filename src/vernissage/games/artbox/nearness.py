"""How near two outlines come, by the samples of AB-GEO-06 at a fraction of their cost.

Distances change no faster than one walks: from a sample at distance d of a limit t, every sample within |d - t|
along the outline falls on the same side of the limit. Along a straight edge all that is near another edge is one
stretch, known at once; and two ellipses that follow each other all the way round, nearer or farther than the limit,
need no walk at all.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.games.artbox.contour import DEGREES, INFINITE, NOISE, RADIANS, STEP, Contour, distance

Fit = tuple[float, float, float, float, float, float, float]
# What lies this close to a bound that was worked out is looked at sample by sample.
CARE: Final = 1e-6
SAGITTA: Final = 0.1  # the 360 corners of an ellipse leave its curve by less


def nearest(x: float, y: float, others: list[Contour], at_least: vec[float], enough: float) -> float:
    """How far a point lies from the nearest of several outlines.

    `at_least` holds what is known of each distance from below and is sharpened here; beyond `enough` such a bound
    will do.
    """
    best = INFINITE
    i: i64 = 0
    while i < len(at_least):
        d = at_least[i]
        if d < best and d < enough:
            other = others[i]
            # The distance to the box is a bound from below; far boxes need no closer look.
            d = max(max(other.left - x, x - other.right), max(other.top - y, y - other.bottom))
            if d < enough:
                d = distance(x, y, other)
            at_least[i] = d
        if d < best:
            best = d
        i += 1
    return best


def is_near(a: Contour, b: Contour, limit: float) -> bool:
    """The boxes of two outlines come nearer than the limit."""
    across = a.left - limit <= b.right and b.left - limit <= a.right
    return across and a.top - limit <= b.bottom and b.top - limit <= a.bottom


def farther(outline: Contour, others: list[Contour], limit: float, needed: float = INFINITE) -> float:
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
    sides: i64 = 0
    for other in others:
        if not other.round:
            sides += other.count
    starts = vec[float]([0.0] * int(sides))
    ends = vec[float]([0.0] * int(sides))
    far_length = 0.0
    i: i64 = 0
    while i < outline.count:
        x = outline.edges[5 * i]
        y = outline.edges[5 * i + 1]
        length = outline.lengths[i]
        pieces: i64 = math.ceil(length / STEP - NOISE)
        if pieces == 0:
            i += 1
            continue
        width = length / float(pieces)
        ux = outline.edges[5 * i + 2] / length
        uy = outline.edges[5 * i + 3] / length
        find_stretches(x, y, ux, uy, others, limit, starts, ends)
        i += 1
        piece: i64 = 0
        which: i64 = 0
        while piece < pieces:
            at = (float(piece) + 0.5) * width
            while which < sides and ends[which] <= at:
                which += 1
            k = which
            while k < sides and not starts[k] < at < ends[k]:
                k += 1
            if k < sides:
                piece = max(piece + 1, i64(math.ceil(ends[k] / width - 0.5)))
                continue
            d = INFINITE
            reach = length
            for other in others:
                to_other = distance(x + ux * at, y + uy * at, other)
                d = min(d, to_other)
                if other.round:
                    reach = min(reach, at + abs(to_other - limit) - NOISE)
            k = which
            while k < sides:
                if ends[k] > at:
                    reach = min(reach, starts[k] - 2 * CARE)
                k += 1
            after = min(pieces, max(piece + 1, i64(math.ceil(reach / width - 0.5))))
            if d > limit:
                far_length += float(after - piece) * width
                if far_length >= needed:
                    return far_length
                piece = after
            else:
                piece += 1
    return far_length


def find_stretches(
    x: float,
    y: float,
    ux: float,
    uy: float,
    others: list[Contour],
    limit: float,
    starts: vec[float],
    ends: vec[float],
) -> None:
    """The stretches of a straight course that lie near the straight edges of others are written down, in order."""
    found: i64 = 0
    for other in others:
        if other.round:
            continue
        i: i64 = 0
        while i < other.count:
            start, end = near_stretch(x, y, ux, uy, other, i, limit)
            k = found
            while k > 0 and (starts[k - 1] > start or (starts[k - 1] == start and ends[k - 1] > end)):
                starts[k] = starts[k - 1]
                ends[k] = ends[k - 1]
                k -= 1
            starts[k] = start
            ends[k] = end
            found += 1
            i += 1


def near_stretch(x: float, y: float, ux: float, uy: float, other: Contour, i: i64, limit: float) -> tuple[float, float]:
    """The stretch of a straight course that lies surely within the limit of an edge, as two lengths along it; none is
    (0, -1).
    """
    ax = other.edges[5 * i]
    ay = other.edges[5 * i + 1]
    ex = other.edges[5 * i + 2]
    ey = other.edges[5 * i + 3]
    square = other.edges[5 * i + 4]
    low = INFINITE
    high = -INFINITE
    cx = ax - x
    cy = ay - y
    corner: i64 = 0
    while corner < 2:
        across = cx * uy - cy * ux
        half = limit * limit - across * across
        if half >= 0.0:
            half = math.sqrt(half)
            along = cx * ux + cy * uy
            low = min(low, along - half)
            high = max(high, along + half)
        cx = ax + ex - x
        cy = ay + ey - y
        corner += 1
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
        return (-INFINITE, INFINITE) if low <= start <= high else (0.0, -1.0)
    first = (low - start) / slope
    last = (high - start) / slope
    return (first, last) if slope > 0.0 else (last, first)


def clear_ends(line: Contour, others: list[Contour], limit: float, needed: float) -> tuple[float, float]:
    """How far a line runs from either end before it comes within the limit of another outline, as far as needed."""
    x = line.edges[0]
    y = line.edges[1]
    ex = line.edges[2]
    ey = line.edges[3]
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
        d = INFINITE
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
    axx, ayx = a.rx * a.cos, a.rx * a.sin
    axy, ayy = -a.ry * a.sin, a.ry * a.cos
    bxx, byx = b.rx * b.cos, b.rx * b.sin
    bxy, byy = -b.ry * b.sin, b.ry * b.cos
    turn = math.atan2(bxy * axx + byy * ayx - bxx * axy - byx * ayy, bxx * axx + byx * ayx + bxy * axy + byy * ayy)
    # The corners of both lie a degree apart, so that whole degrees bring corner to corner.
    turn = round(turn * DEGREES) * RADIANS
    cos = math.cos(turn)
    sin = math.sin(turn)
    dxx, dyx = axx - bxx * cos - bxy * sin, ayx - byx * cos - byy * sin
    dxy, dyy = axy + bxx * sin - bxy * cos, ayy + byx * sin - byy * cos
    half = (dxx * dxx + dyx * dyx + dxy * dxy + dyy * dyy) / 2
    root = math.hypot((dxx * dxx + dyx * dyx - dxy * dxy - dyy * dyy) / 2, dxx * dxy + dyx * dyy)
    return (a.cx - b.cx, a.cy - b.cy, dxx, dyx, dxy, dyy, math.sqrt(half + root))


def near_until(corner: i64, fits: list[Fit], limit: float) -> i64:
    """Up to this corner the ellipse surely stays within the limit of another that follows it."""
    turn = float(corner) * RADIANS
    cos = math.cos(turn)
    sin = math.sin(turn)
    until = corner
    for cx, cy, dxx, dyx, dxy, dyy, most in fits:
        room = limit - NOISE - math.hypot(cx + dxx * cos + dxy * sin, cy + dyx * cos + dyy * sin)
        if room > 0.0:
            # On the way round the difference changes by no more than `most` for every radian.
            ahead: i64 = int(min(360.0, room / max(most, NOISE) * DEGREES))
            until = max(until, corner + ahead)
    return until


def least_apart(a: Contour, b: Contour) -> float:
    """No point of one ellipse lies nearer to the other than this, if one lies inside the other; 0 says nothing.

    Seen from any side the larger reaches farther by at least so much.
    """
    big, small = (a, b) if a.rx * a.ry > b.rx * b.ry else (b, a)
    xx = square_of(big.rx * big.cos, big.ry * big.sin) - square_of(small.rx * small.cos, small.ry * small.sin)
    yy = square_of(big.rx * big.sin, big.ry * big.cos) - square_of(small.rx * small.sin, small.ry * small.cos)
    xy = (big.rx**2 - big.ry**2) * big.cos * big.sin - (small.rx**2 - small.ry**2) * small.cos * small.sin
    least = (xx + yy) / 2 - math.hypot((xx - yy) / 2, xy)
    if least <= 0.0:
        return 0.0
    reach = max(big.rx, big.ry) + max(small.rx, small.ry)
    return least / reach - math.hypot(a.cx - b.cx, a.cy - b.cy)


def square_of(x: float, y: float) -> float:
    """The sum of two squares."""
    return x * x + y * y


def farther_round(outline: Contour, others: list[Contour], fits: list[Fit], limit: float, needed: float) -> float:
    """The same for an ellipse, in strides."""
    corners = outline.count  # and as many edges
    enough = limit + 60.0
    at_least = vec[float]([0.0] * len(others))
    walked = 0.0
    far_length = 0.0
    was_far = False
    edge: i64 = 0
    piece: i64 = 0
    while edge < corners:
        length = outline.lengths[edge]
        pieces: i64 = math.ceil(length / STEP - NOISE)
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
        share = (float(piece) + 0.5) / float(pieces)
        after: i64 = edge + 1 if edge + 1 < corners else 0
        x = outline.corner_x(edge)
        y = outline.corner_y(edge)
        x += (outline.corner_x(after) - x) * share
        y += (outline.corner_y(after) - y) * share
        width = length / float(pieces)
        here = outline.starts[edge] + float(piece) * width
        i: i64 = 0
        while i < len(at_least):
            at_least[i] -= here + width / 2 - walked
            i += 1
        walked = here + width / 2
        d = nearest(x, y, others, at_least, enough)
        was_far = d > limit
        target = walked + abs(d - limit) - NOISE
        piece += 1
        if target > outline.starts[edge] + length:
            edge = edge_at(outline.starts, target)
            length = outline.lengths[edge]
            pieces = math.ceil(length / STEP - NOISE)
            width = length / float(pieces if pieces > 1 else 1)
            piece = 0
        if width > 0.0:
            piece = max(piece, i64(math.ceil((target - outline.starts[edge]) / width - 0.5)))
        if was_far:
            far_length += outline.starts[edge] + min(float(piece) * width, length) - here
            if far_length >= needed:
                break
    return far_length


def edge_at(starts: vec[float], target: float) -> i64:
    """The last edge that begins no later than this."""
    low: i64 = 0
    high: i64 = len(starts)
    while low < high:
        middle = (low + high) // 2
        if target < starts[middle]:
            high = middle
        else:
            low = middle + 1
    return low - 1


def same_outline(a: Contour, b: Contour, limit: float) -> bool:
    """Two outlines lie everywhere nearer than the limit to each other (AB-GEO-08)."""
    across = max(abs(a.left - b.left), abs(a.right - b.right))
    apart = max(across, max(abs(a.top - b.top), abs(a.bottom - b.bottom)))
    if apart > limit + STEP:
        return False
    near = limit - NOISE
    return farther(a, [b], near, NOISE) == 0.0 and farther(b, [a], near, NOISE) == 0.0
