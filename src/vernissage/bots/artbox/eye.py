"""How bots look at drawings: how far a drawing is from what they would expect of a word (AB-BOT-08)."""

import math
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from vernissage.bots.artbox.artist import placed
from vernissage.bots.artbox.fit import SUBSTITUTION
from vernissage.bots.artbox.joints import Box
from vernissage.bots.artbox.sketches import Sketch, guessing_personas, lies_any_way, sketch
from vernissage.games.artbox.shapes import SIDE, Drawing, Shape, turned
from vernissage.games.artbox.tables import CIRCLE, LINE, SQUARE, TRIANGLE

FAR = 0.25  # a distance of a quarter of the picture counts as one
SUBSTITUTE = 2.0
FILLED = 0.8
TIP = 0.5
SIZE = 0.35
ALIGNMENTS = 2
LOOKED_AT = 3  # turns and mirror images of a sketch that are looked at closely
TURNED = 0.5  # a thing that lies any way is a little stranger when it is turned
UNKNOWN = 4.0


class Part(NamedTuple):
    """A shape or a slot as the eye sees it: where it lies, how it spreads, and for a triangle where its tip points."""

    kind: int
    x: float
    y: float
    xx: float
    xy: float
    yy: float
    tip_x: float
    tip_y: float
    importance: float


Parts = tuple[Part, ...]


def strangeness(drawing: Drawing, word: str, turn: int, known: int = 2, scrambled: bool = False) -> float:
    """How badly a drawing fits a word, by the sketches a bot may guess with in this round; smaller is better
    (AB-BOT-08).
    """
    return seen(tuple(drawing), word, turn % 3, known, scrambled)


@lru_cache(maxsize=4096)
def seen(drawing: tuple[Shape, ...], word: str, turn: int, known: int, scrambled: bool) -> float:
    """The strangeness of a drawing, remembered: all bots of a table look at the same pictures."""
    sheets = [tuple(turned(list(drawing), quarters)) for quarters in range(4)] if scrambled else [drawing]
    costs = [cost for sheet in sheets for cost, _chosen, _pattern in explanations(sheet, word, turn, known)]
    return min(costs, default=UNKNOWN)


def parts_seen(drawing: Drawing, word: str, turn: int, known: int = 2) -> list[tuple[int, str]]:
    """The kind of each drawn shape and the name of the part it was taken for, by the winning explanation
    (AB-BOT-14).
    """
    _cost, chosen, pattern = min(explanations(tuple(drawing), word, turn, known), key=lambda way: way[0])
    return [(shape[0], pattern[i].name) for shape, i in zip(drawing, chosen, strict=True)]


def explanations(
    drawing: tuple[Shape, ...], word: str, turn: int, known: int
) -> Iterator[tuple[float, list[int], Sketch]]:
    """Every way to see a word in a drawing: each sketch, its mirror image, and turned if the thing lies any way
    (AB-BOT-08).
    """
    marks = drawn_parts(drawing)
    for persona in guessing_personas(word, turn)[:known]:
        pattern = sketch(word, persona)
        if pattern is None:
            return
        ways = [
            (degrees, mirrored)
            for degrees in ((0, 45, 90, 135, 180) if lies_any_way(word) else (0,))
            for mirrored in (False, True)
        ]
        if len(ways) > LOOKED_AT:
            # A first glance tells which turns are worth a second one.
            ways.sort(key=lambda way: glance(marks, slot_parts(pattern, way[1], way[0])) + (TURNED if way[0] else 0.0))
        for degrees, mirrored in ways[:LOOKED_AT]:
            cost, chosen = explanation(marks, slot_parts(pattern, mirrored, degrees))
            yield cost + (TURNED if degrees else 0.0), chosen, pattern


def glance(marks: Parts, slots: Parts) -> float:
    """What a drawing costs to be seen as a sketch before the sketch is moved onto it, every shape for itself."""
    costs = pair_costs(marks, frame_of(marks), slots, frame_of(slots))
    return sum(min(cost - FILLED * slot.importance for cost, slot in zip(row, slots, strict=True)) for row in costs)


def explanation(marks: Parts, slots: Parts) -> tuple[float, list[int]]:
    """The cheapest way to see each drawn shape as another slot, after moving the sketch onto the drawing
    (AB-BOT-08).
    """
    whole = sum(slot.importance for slot in slots)
    drawn = frame_of(marks)
    shown = frame_of(slots)
    cost, chosen = 0.0, list[int]()
    for again in range(ALIGNMENTS):
        if again:
            shown = frame_of([slots[i] for i in chosen])
        costs = pair_costs(marks, drawn, slots, shown)
        cost, chosen = assigned([[c - FILLED * slots[i].importance for i, c in enumerate(row)] for row in costs])
    return cost + FILLED * whole, chosen


def frame_of(parts: Parts | list[Part]) -> tuple[float, float, float]:
    """The middle and the size of the picture the parts make together."""
    left = min(part.x - math.sqrt(2 * part.xx) for part in parts)
    right = max(part.x + math.sqrt(2 * part.xx) for part in parts)
    top = min(part.y - math.sqrt(2 * part.yy) for part in parts)
    bottom = max(part.y + math.sqrt(2 * part.yy) for part in parts)
    return (left + right) / 2, (top + bottom) / 2, max(right - left, bottom - top, 1.0)


def pair_costs(
    marks: Parts, drawn: tuple[float, float, float], slots: Parts, shown: tuple[float, float, float]
) -> list[list[float]]:
    """What it costs to see each mark as each slot, both scaled to one frame."""
    ax, ay, a = drawn
    bx, by, b = shown
    kinds = [
        (
            slot.kind,
            (slot.x - bx) / b,
            (slot.y - by) / b,
            slot.xx / b / b,
            slot.xy / b / b,
            slot.yy / b / b,
            slot.tip_x,
            slot.tip_y,
        )
        for slot in slots
    ]
    found: list[list[float]] = []
    for kind, x, y, xx, xy, yy, tip_x, tip_y, _importance in marks:
        x, y, xx, xy, yy = (x - ax) / a, (y - ay) / a, xx / a / a, xy / a / a, yy / a / a
        spread = xx * yy - xy * xy
        row: list[float] = []
        for other, sx, sy, sxx, sxy, syy, stip_x, stip_y in kinds:
            # The distance of two heaps of sand with these middles and spreads: place, size and direction in one number.
            both = xx * sxx + 2 * xy * sxy + yy * syy + 2 * math.sqrt(max(spread * (sxx * syy - sxy * sxy), 0.0))
            shape = xx + yy + sxx + syy - 2 * math.sqrt(both)
            far = math.sqrt((x - sx) ** 2 + (y - sy) ** 2 + 2 * max(shape, 0.0))
            cost = far / FAR + SUBSTITUTE * SUBSTITUTION[kind][other]
            cost += SIZE * abs(math.log((xx + yy) / (sxx + syy)))
            if kind == TRIANGLE == other:
                cost += TIP * (1 - tip_x * stip_x - tip_y * stip_y)
            row.append(cost)
        found.append(row)
    return found


def assigned(costs: list[list[float]]) -> tuple[float, list[int]]:
    """The cheapest choice of a different column for each row, exactly: one column after the other, by the set of rows
    served.
    """
    rows = len(costs)
    best = [math.inf] * (1 << rows)
    best[0] = 0.0
    taken: list[list[int]] = []
    for column in zip(*costs, strict=True):
        before = best[:]
        choice = [-1] * len(best)
        for served, row, after in steps(rows):
            total = before[served] + column[row]
            if total < best[after]:
                best[after] = total
                choice[after] = row
        taken.append(choice)
    chosen = [-1] * rows
    served = len(best) - 1
    for number in range(len(taken) - 1, -1, -1):
        row = taken[number][served]
        if row >= 0:
            chosen[row] = number
            served ^= 1 << row
    return best[-1], chosen


@cache
def steps(rows: int) -> list[tuple[int, int, int]]:
    """Every set of rows, a row outside it, and both together."""
    return [
        (served, row, served | 1 << row) for served in range(1 << rows) for row in range(rows) if not served >> row & 1
    ]


@cache
def slot_parts(pattern: Sketch, mirrored: bool, degrees: int = 0) -> Parts:
    """The slots of a sketch as parts, the whole sketch mirrored or turned."""
    turn = math.radians(degrees)
    cos, sin = math.cos(turn), math.sin(turn)
    found: list[Part] = []
    for slot in pattern:
        x, y = slot.cx - SIDE / 2, slot.cy - SIDE / 2
        moved = slot._replace(cx=SIDE / 2 + x * cos - y * sin, cy=SIDE / 2 + x * sin + y * cos, rot=slot.rot + degrees)
        found.append(part_of(placed(moved, slot.kind), mirrored))
    return tuple(found)


def part_of(box: Box, mirrored: bool = False) -> Part:
    """A box as a part, its spread that of an even outline."""
    kind, cx, cy, w, h, rot, importance = box
    if mirrored:
        cx, rot = SIDE - cx, -rot
    turn = math.radians(rot)
    cos, sin = math.cos(turn), math.sin(turn)
    a, b = w * w / 8, max(h, 24.0) ** 2 / 8
    xx, xy, yy = a * cos * cos + b * sin * sin, (a - b) * sin * cos, a * sin * sin + b * cos * cos
    return Part(kind, cx, cy, xx, xy, yy, sin, -cos, importance)


@lru_cache(maxsize=2048)
def drawn_parts(drawing: tuple[Shape, ...]) -> Parts:
    """The shapes of a drawing as parts."""
    return tuple(part_of(box_of(shape)) for shape in drawing)


def box_of(shape: Shape) -> Box:
    """The turned box of a drawn shape; the tip of a triangle is the corner between its two most equal sides."""
    kind, n = shape
    if kind == CIRCLE:
        return Box(kind, n[0], n[1], 2 * n[2], 2 * n[3], n[4] / 2, 1.0)
    if kind == SQUARE:
        return Box(kind, n[0], n[1], n[2], n[3], n[4] / 2, 1.0)
    if kind == LINE:
        length, turn = math.hypot(n[2] - n[0], n[3] - n[1]), math.degrees(math.atan2(n[3] - n[1], n[2] - n[0]))
        return Box(kind, (n[0] + n[2]) / 2, (n[1] + n[3]) / 2, length, 0.0, turn, 1.0)
    corners = [(n[0], n[1]), (n[2], n[3]), (n[4], n[5])]
    ways = []
    for i in range(3):
        tip, first, second = corners[i], corners[(i + 1) % 3], corners[(i + 2) % 3]
        one, two = math.dist(tip, first), math.dist(tip, second)
        ways.append((abs(one - two) / max(one, two), tip, first, second))
    _unequal, tip, first, second = min(ways)
    middle = ((first[0] + second[0]) / 2, (first[1] + second[1]) / 2)
    height = math.dist(tip, middle)
    turn = math.degrees(math.atan2(tip[0] - middle[0], middle[1] - tip[1]))
    return Box(kind, (tip[0] + middle[0]) / 2, (tip[1] + middle[1]) / 2, math.dist(first, second), height, turn, 1.0)
