"""The judge of drawings: legal, or not for these reasons, by one measure for everybody (AB-RULING-28)."""

import math
from typing import Final, final

from mypy_extensions import i64

from vernissage.core.model import Arg, Message
from vernissage.games.artbox.contour import Contour, ellipse, rectangle, segment, three_sided
from vernissage.games.artbox.nearness import clear_ends, farther, is_near, same_outline
from vernissage.games.artbox.shapes import FRAME_SLACK, SIDE, Drawing, Shape, comes_before, reduced
from vernissage.games.artbox.tables import CIRCLE, KINDS, LINE, SQUARE, TRIANGLE

DUPLICATE_NEAR: Final = 12.0
MERGE_NEAR: Final = 10
MERGE_TANGENT: Final = math.tan(math.radians(3.0))
OWN_NEAR: Final = 10.0 + 1e-9
OWN_CLOSED: Final = 0.25
OWN_LINE: Final = 0.50
PAST_NEAR: Final = 30.0 + 1e-9  # two outlines that tremble by 8 each do not bring a side's end so far from its line's
PAST_ENDS: Final = 0.04
PAST_WHOLE: Final = 0.15
THIN: Final = 24
SHARPEST_COSINE: Final = math.cos(math.radians(5.0))
SHORTEST_LINE: Final = 40
FRAME_NEAR: Final = 6
FRAME_SIDES: Final = 3
FRAME_COVER: Final = 0.95
LENGTH_NOISE: Final = 1e-6
LOWEST: Final = -FRAME_SLACK - 1e-9
HIGHEST: Final = SIDE + FRAME_SLACK + 1e-9

CODES: Final[dict[str, str]] = {
    "COUNT_MISMATCH": "AB-GEO-07",
    "COUNT_OVER": "AB-GEO-07",
    "EMPTY": "AB-GEO-07",
    "LINE_TOO_SHORT": "AB-GEO-15",
    "RECT_SQUEEZED": "AB-GEO-13",
    "ELLIPSE_SQUEEZED": "AB-GEO-12",
    "TRIANGLE_SQUEEZED": "AB-GEO-14",
    "OUT_OF_FRAME": "AB-GEO-16",
    "DUPLICATE_CONTOUR": "AB-GEO-08",
    "LINES_MERGED": "AB-GEO-09",
    "LINE_ON_CONTOUR": "AB-GEO-11",
    "SHAPE_NOT_DISTINCT": "AB-GEO-10",
    "FRAME_NOT_TOUCHED": "AB-GEO-17",
    "FRAME_OVERLAPPED": "AB-GEO-18",
}
RANK: Final[dict[str, int]] = {code: rank for rank, code in enumerate(CODES)}


@final
class Fault:
    """One reason why a drawing is not legal: the shape at fault (-1: the whole drawing), its code, its clause and the
    facts of its sentence.
    """

    def __init__(self, shape: int, code: str, facts: dict[str, Arg] | None = None) -> None:
        self.shape = shape
        self.code = code
        self.clause = CODES[code]
        self.facts: dict[str, Arg] = facts or {}

    @property
    def message(self) -> Message:
        """The reason as the catalogue names it."""
        return Message(f"fault-{self.code.lower().replace('_', '-')}", self.facts)


@final
class Verdict:
    """What the judge says: the faults in the order of shapes as handed in; without a fault the drawing is legal
    (AB-GEO-21).
    """

    def __init__(self, faults: list[Fault]) -> None:
        self.faults = faults
        self.legal = not faults

    def codes(self) -> list[str]:
        """Every code found, once each, in the order of the rules."""
        found = {fault.code for fault in self.faults}
        return [code for code in CODES if code in found]

    def of_shape(self, shape: int) -> list[Fault]:
        """The faults of one shape."""
        return [fault for fault in self.faults if fault.shape == shape]

    def reasons(self) -> list[Message]:
        """Every reason, once each."""
        found: list[Message] = []
        for fault in self.faults:
            if fault.message not in found:
                found.append(fault.message)
        return found


def judge(drawing: Drawing, roll: list[int], simplified: bool = False, frame: bool = False) -> Verdict:
    """The verdict on a drawing depends on the drawing, the roll, the variant and the frame option alone (AB-GEO-21)."""
    # Judging in canonical order keeps rounding from depending on the order in which the shapes were made.
    shapes: Drawing = []
    order: list[int] = []
    for which in range(len(drawing)):
        shape = reduced(drawing[which])
        place = len(shapes)
        while place > 0 and comes_before(shape, shapes[place - 1]):
            place -= 1
        shapes.insert(place, shape)
        order.insert(place, which)
    contours = [contour(shape) for shape in shapes]
    faults = count_faults(shapes, roll, simplified)
    for i in range(len(shapes)):
        add_single_faults(faults, i, shapes[i], contours[i])
    add_pair_faults(faults, shapes, contours)
    add_own_outline_faults(faults, shapes, contours)
    if frame:
        faults += frame_faults(shapes, contours)
    if faults:
        for fault in faults:
            if fault.shape >= 0:
                fault.shape = order[fault.shape]
        faults.sort(key=lambda fault: (fault.shape, RANK[fault.code]))
    return Verdict(faults)


def count_faults(shapes: Drawing, roll: list[int], simplified: bool) -> list[Fault]:
    """The shapes are those of the roll, no more and no fewer (AB-GEO-07, AB-SHAPE-01).

    The simplified game allows fewer, but not none (AB-SIMPLE-01, AB-RULING-17).
    """
    faults: list[Fault] = []
    if simplified and not shapes:
        faults.append(Fault(-1, "EMPTY"))
    for kind in range(len(KINDS)):
        used = 0
        for each in range(len(shapes)):
            if shapes[each][0] == kind:
                used += 1
        if used != roll[kind] and (used > roll[kind] or not simplified):
            code = "COUNT_OVER" if simplified else "COUNT_MISMATCH"
            faults.append(Fault(-1, code, {"shapes": shapes_of(KINDS[kind], used), "rolled": roll[kind]}))
    return faults


def add_single_faults(faults: list[Fault], i: int, shape: Shape, outline: Contour) -> None:
    """A shape by itself is wide enough to be seen as what it is, and lies inside the frame (AB-SHAPE-06, AB-GEO-12 to
    AB-GEO-16).
    """
    kind, n = shape
    if kind == CIRCLE:
        thin, long = 2 * min(n[2], n[3]), 2 * max(n[2], n[3])
        if thin < THIN or 100 * thin < 8 * long:
            faults.append(Fault(i, "ELLIPSE_SQUEEZED", {"long": long, "thin": thin}))
    elif kind == SQUARE:
        thin, long = min(n[2], n[3]), max(n[2], n[3])
        if thin < THIN or 100 * thin < 4 * long:
            faults.append(Fault(i, "RECT_SQUEEZED", {"long": long, "thin": thin}))
    elif kind == TRIANGLE:
        if is_squeezed(n):
            faults.append(Fault(i, "TRIANGLE_SQUEEZED"))
    else:
        square = (n[2] - n[0]) ** 2 + (n[3] - n[1]) ** 2
        if square < SHORTEST_LINE**2:
            length = int(math.sqrt(square))
            faults.append(Fault(i, "LINE_TOO_SHORT", {"length": length, "needed": SHORTEST_LINE}))
    if outline.left < LOWEST or outline.top < LOWEST or outline.right > HIGHEST or outline.bottom > HIGHEST:
        faults.append(Fault(i, "OUT_OF_FRAME", {"shape": shape_of(KINDS[kind])}))


def is_squeezed(n: tuple[int, ...]) -> bool:
    """A triangle lower than 24 or sharper than 5 degrees reads as a line (AB-GEO-14, AB-SHAPE-09)."""
    ax: i64 = n[2] - n[0]
    ay: i64 = n[3] - n[1]
    bx: i64 = n[4] - n[2]
    by: i64 = n[5] - n[3]
    cx: i64 = n[0] - n[4]
    cy: i64 = n[1] - n[5]
    double_area = ay * cx - ax * cy  # or its negative
    short = ax * ax + ay * ay
    middle = bx * bx + by * by
    long = cx * cx + cy * cy
    if short > middle:
        short, middle = middle, short
    if middle > long:
        middle, long = long, middle
    if short > middle:
        short, middle = middle, short
    if double_area * double_area < THIN * THIN * long or double_area == 0:
        return True
    return float(middle + long - short) / (2.0 * math.sqrt(float(middle * long))) > SHARPEST_COSINE


def add_pair_faults(faults: list[Fault], shapes: Drawing, contours: list[Contour]) -> None:
    """No two shapes of a kind share one outline, and no two lines read as one (AB-GEO-08, AB-GEO-09, AB-SHAPE-08)."""
    for i in range(len(shapes)):
        for j in range(i + 1, len(shapes)):
            kind = shapes[i][0]
            if kind != shapes[j][0]:
                continue
            if same_outline(contours[i], contours[j], DUPLICATE_NEAR):
                facts: dict[str, Arg] = {"shapes": shapes_of(KINDS[kind], 2)}
                faults += [Fault(i, "DUPLICATE_CONTOUR", facts), Fault(j, "DUPLICATE_CONTOUR", facts)]
            if kind == LINE and are_merged(shapes[i][1], shapes[j][1]):
                faults += [Fault(i, "LINES_MERGED"), Fault(j, "LINES_MERGED")]


def are_merged(a: tuple[int, ...], b: tuple[int, ...]) -> bool:
    """Two lines of one direction, on one course, with hardly a gap, read as one (AB-GEO-09)."""
    ax, ay, bx, by = a[2] - a[0], a[3] - a[1], b[2] - b[0], b[3] - b[1]
    if ax * ax + ay * ay < bx * bx + by * by:
        return are_merged(b, a)
    square = ax * ax + ay * ay
    other = bx * bx + by * by
    if other == 0 or abs(ax * by - ay * bx) > MERGE_TANGENT * abs(ax * bx + ay * by):
        return False
    for x, y in ((b[0], b[1]), (b[2], b[3])):
        if (ax * (y - a[1]) - ay * (x - a[0])) ** 2 > MERGE_NEAR**2 * square:
            return False
    for x, y in ((a[0], a[1]), (a[2], a[3])):
        if (bx * (y - b[1]) - by * (x - b[0])) ** 2 > MERGE_NEAR**2 * other:
            return False
    length = math.sqrt(square)
    first = (ax * (b[0] - a[0]) + ay * (b[1] - a[1])) / length
    second = (ax * (b[2] - a[0]) + ay * (b[3] - a[1])) / length
    return max(min(first, second) - length, -max(first, second)) <= MERGE_NEAR + 1e-9


def add_own_outline_faults(faults: list[Fault], shapes: Drawing, contours: list[Contour]) -> None:
    """A shape keeps enough outline of its own: a quarter; a line half of it, unless it runs on past what it lies along
    (AB-GEO-10, AB-GEO-11, AB-SHAPE-07).

    So a common edge, crossing and nesting are fine (AB-RULING-43, AB-RULING-44, AB-RULING-45).
    """
    for i in range(len(shapes)):
        kind = shapes[i][0]
        outline = contours[i]
        others: list[Contour] = []
        for j in range(len(contours)):
            if i != j and is_near(outline, contours[j], PAST_NEAR + 1.0):
                others.append(contours[j])
        if not others:
            continue
        outline.measure()
        needed = (OWN_LINE if kind == LINE else OWN_CLOSED) * outline.total - LENGTH_NOISE
        if farther(outline, others, OWN_NEAR, needed) >= needed or (kind == LINE and runs_on(outline, others)):
            continue
        if kind == LINE:
            faults.append(Fault(i, "LINE_ON_CONTOUR"))
        else:
            faults.append(Fault(i, "SHAPE_NOT_DISTINCT", {"shape": shape_of(KINDS[kind])}))


def runs_on(line: Contour, others: list[Contour]) -> bool:
    """A line is seen to run on past the side it lies along: the ground under a house, a flag's pole (AB-RULING-52)."""
    whole = PAST_WHOLE * line.total - LENGTH_NOISE
    if farther(line, others, PAST_NEAR, whole) >= whole:
        return True
    end = PAST_ENDS * line.total - LENGTH_NOISE
    return min(clear_ends(line, others, PAST_NEAR, end)) >= end


def frame_faults(shapes: Drawing, contours: list[Contour]) -> list[Fault]:
    """The drawing touches three sides of the frame, and no shape hides in it (AB-EXPERT-06, AB-EXPERT-07,
    AB-EXPERT-08).

    Without the option filling the frame is mere advice (AB-SHAPE-10).
    """
    faults: list[Fault] = []
    near, far = FRAME_NEAR + 1e-9, SIDE - FRAME_NEAR - 1e-9
    touched = (
        any(outline.left <= near for outline in contours)
        + any(outline.right >= far for outline in contours)
        + any(outline.top <= near for outline in contours)
        + any(outline.bottom >= far for outline in contours)
    )
    if touched < FRAME_SIDES:
        faults.append(Fault(-1, "FRAME_NOT_TOUCHED", {"touched": int(touched), "needed": FRAME_SIDES}))
    border = rectangle(SIDE / 2, SIDE / 2, SIDE, SIDE, 0)
    for i, (kind, _numbers) in enumerate(shapes):
        if contours[i].left > near and contours[i].right < far and contours[i].top > near and contours[i].bottom < far:
            continue
        contours[i].measure()
        needed = (1.0 - FRAME_COVER) * contours[i].total + LENGTH_NOISE
        if farther(contours[i], [border], near, needed) < needed:
            faults.append(Fault(i, "FRAME_OVERLAPPED", {"shape": shape_of(KINDS[kind])}))
    return faults


def contour(shape: Shape) -> Contour:
    """The outline of a shape (AB-GEO-06)."""
    kind, n = shape
    if kind == LINE:
        return segment(float(n[0]), float(n[1]), float(n[2]), float(n[3]))
    if kind == TRIANGLE:
        return three_sided(float(n[0]), float(n[1]), float(n[2]), float(n[3]), float(n[4]), float(n[5]))
    degrees = float(n[4]) / 2.0
    if kind == CIRCLE:
        return ellipse(float(n[0]), float(n[1]), float(n[2]), float(n[3]), degrees)
    return rectangle(float(n[0]), float(n[1]), float(n[2]), float(n[3]), degrees)


def shape_of(name: str) -> Message:
    """A kind of shape by its name."""
    return Message(f"shape-{name}")


def shapes_of(name: str, count: int) -> Message:
    """So many shapes of a kind."""
    return Message(f"shapes-{name}", {"count": count})
