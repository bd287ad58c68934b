"""What belongs together touches: parts that are joined in a sketch, if only by parts that were left out, meet in the
drawing too.
"""

import math
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from vernissage.bots.artbox.sketches import Sketch
from vernissage.games.artbox.tables import CIRCLE, LINE, SQUARE, TRIANGLE

NEAR = 45.0  # parts of a sketch that are no farther apart than this belong together
STEP = 22.5  # degrees between two points of an ellipse
APART = 40.0  # between two points of a side
OVERLAP = 3.0  # by which a part that is brought home goes on

Point = tuple[float, float]


class Box(NamedTuple):
    """A shape before it is drawn: its kind, its turned box in frame units, and how much its part matters."""

    kind: int
    cx: float
    cy: float
    w: float
    h: float
    rot: float
    importance: float


def outline(kind: int, cx: float, cy: float, w: float, h: float, rot: float) -> list[Point]:
    """The corners of a shape, or the extreme points of an ellipse."""
    turn = math.radians(rot)
    cos, sin = math.cos(turn), math.sin(turn)
    if kind == CIRCLE:
        ex, ey = math.hypot(w * cos, h * sin) / 2, math.hypot(w * sin, h * cos) / 2
        return [(cx - ex, cy), (cx + ex, cy), (cx, cy - ey), (cx, cy + ey)]
    flat = {
        SQUARE: [(-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2), (-w / 2, h / 2)],
        TRIANGLE: [(0.0, -h / 2), (w / 2, h / 2), (-w / 2, h / 2)],
        LINE: [(-w / 2, 0.0), (w / 2, 0.0)],
    }[kind]
    return [(cx + x * cos - y * sin, cy + x * sin + y * cos) for x, y in flat]


def points(box: Box) -> list[Point]:
    """Points along the outline of a box's shape."""
    if box.kind == CIRCLE:
        turn = math.radians(box.rot)
        cos, sin = math.cos(turn), math.sin(turn)
        found = []
        for index in range(round(360 / STEP)):
            way = math.radians(index * STEP)
            x, y = box.w / 2 * math.cos(way), box.h / 2 * math.sin(way)
            found.append((box.cx + x * cos - y * sin, box.cy + x * sin + y * cos))
        return found
    corners = outline(*box[:6])
    found = []
    for (x, y), (to_x, to_y) in zip(corners, [*corners[1:], corners[0]], strict=True):
        many = max(1, round(math.hypot(to_x - x, to_y - y) / APART))
        found += [(x + (to_x - x) * part / many, y + (to_y - y) * part / many) for part in range(many)]
    return [*found, corners[-1]]


def holds(box: Box, point: Point) -> bool:
    """A closed shape has the point inside."""
    turn = math.radians(-box.rot)
    dx, dy = point[0] - box.cx, point[1] - box.cy
    x, y = dx * math.cos(turn) - dy * math.sin(turn), dx * math.sin(turn) + dy * math.cos(turn)
    if box.kind == LINE or abs(x) > box.w / 2 or abs(y) > box.h / 2:
        return False
    if box.kind == CIRCLE:
        return (2 * x / box.w) ** 2 + (2 * y / box.h) ** 2 <= 1
    return box.kind == SQUARE or abs(x) <= box.w / 2 * (y + box.h / 2) / box.h


def between(one: Box, other: Box) -> Point:
    """The shortest way from the outline of one to that of another; none where they meet or one lies in the other."""
    mine, theirs = points(one), points(other)
    if any(holds(other, point) for point in mine) or any(holds(one, point) for point in theirs):
        return (0.0, 0.0)
    ways = [(x - a, y - b) for a, b in mine for x, y in theirs]
    return min(ways, key=lambda way: way[0] ** 2 + way[1] ** 2)


def groups(boxes: Sequence[Box], near: float) -> list[list[int]]:
    """The boxes that hang together, each group in ascending order."""
    found: list[list[int]] = []
    for index, box in enumerate(boxes):
        met = [group for group in found if any(math.hypot(*between(box, boxes[other])) <= near for other in group)]
        found = [group for group in found if group not in met]
        found.append(sorted([index, *(other for group in met for other in group)]))
    return found


@cache
def families(sketch: Sketch) -> list[int]:
    """For each slot of a sketch which family of joined slots it belongs to."""
    slots = [Box(slot.kind, slot.cx, slot.cy, slot.w, slot.h, slot.rot, slot.importance) for slot in sketch]
    found = [0] * len(slots)
    for family, group in enumerate(groups(slots, NEAR)):
        for index in group:
            found[index] = family
    return found


def joined(boxes: list[Box], family: Sequence[int], slips: Sequence[float]) -> list[Box]:
    """The boxes with every family together: the lesser part comes to the greater one, as far as the hand does not
    slip.
    """
    found = list(boxes)
    for _time in range(len(boxes)):
        parts = groups(found, OVERLAP)
        # The group with what matters most in a family stays; of the others the nearest comes first.
        torn = [(one, other) for one in parts for other in parts if one != other and related(one, other, family)]
        if not torn:
            break
        moving = min((min(pair, key=lambda group: weight(found, group)) for pair in torn), key=len)
        ways = [
            between(found[one], found[other])
            for one in moving
            for other in range(len(found))
            if other not in moving and family[other] in {family[each] for each in moving}
        ]
        dx, dy = min(ways, key=lambda way: math.hypot(*way))
        far = math.hypot(dx, dy)
        share = (far + 2 * OVERLAP) / far
        for index in moving:
            box = found[index]
            found[index] = box._replace(cx=box.cx + dx * share, cy=box.cy + dy * share)
    return [
        box._replace(cx=box.cx + slip * math.cos(index), cy=box.cy + slip * math.sin(index))
        for index, (box, slip) in enumerate(zip(found, slips, strict=True))
    ]


def related(one: Sequence[int], other: Sequence[int], family: Sequence[int]) -> bool:
    """Both groups have parts of one family."""
    return bool({family[index] for index in one} & {family[index] for index in other})


def weight(boxes: Sequence[Box], group: Sequence[int]) -> float:
    """How much a group matters: its parts, and the larger the more."""
    return sum(boxes[index].importance * (1 + boxes[index].w * boxes[index].h / 1e6) for index in group)
