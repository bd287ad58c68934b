"""How bots draw: a sketch fitted to the roll, placed with a human hand, and repaired until the judge finds it legal."""

import math

from vernissage.bots.artbox.fit import Roll, fits, slot_cost
from vernissage.bots.artbox.joints import Box, families, joined, outline
from vernissage.bots.artbox.sketches import Sketch, Slot
from vernissage.core.rng import Rng
from vernissage.games.artbox.judge import contour, judge
from vernissage.games.artbox.shapes import SIDE, Drawing, Shape, canonical
from vernissage.games.artbox.sketching import simple_drawing
from vernissage.games.artbox.tables import CIRCLE, LINE, TRIANGLE

SLIM = 9.0  # a closed shape in the place of a line is this many times as long as wide
THINNEST = 30.0
SHORTEST = 60.0
MOVES = 14
SHIFT = 40.0
TILT = 6.0
COMMON = 0.9  # how far a shift or a tilt is that of the hand ...
OWN = math.sqrt(1 - COMMON**2)  # ... and how far that of each part
SLIP = 9.0  # by which parts miss each other that should touch
WEAK = -0.35  # the simplified game leaves out shapes that add less than this


def draw(
    sketch: Sketch, roll: Roll, rng: Rng, unrest: float = 1.0, simplified: bool = False, frame: bool = False
) -> Drawing:
    """A legal drawing of a sketch with the rolled shapes; unrest scales the trembling of the hand (AB-BOT-02 to
    AB-BOT-06).
    """
    mirrored = rng.below(2) == 1
    for _loss, fit in fits(sketch, roll):
        pairs = list(fit)
        if simplified:
            pairs = [(i, kind) for i, kind in pairs if slot_cost(kind, sketch[i]) < WEAK] or pairs
        boxes = tremble([placed(sketch[i], kind) for i, kind in pairs], mirrored, unrest, rng)
        slips = [unrest * SLIP * normal(rng) for _box in boxes]
        together = joined(boxes, [families(sketch)[i] for i, _kind in pairs], slips)
        drawing = repaired(together, roll, rng, simplified, frame) or repaired(boxes, roll, rng, simplified, frame)
        if drawing:
            return drawing
    return simple_drawing(list(roll), rng)


def placed(slot: Slot, kind: int) -> Box:
    """A rolled shape in the box of its slot (AB-BOT-03)."""
    cx, cy, w, h, rot, importance = slot.cx, slot.cy, slot.w, slot.h, slot.rot, slot.importance
    if slot.kind == LINE and kind != LINE:
        # A slim triangle points along the line, so its box stands upright before it is turned.
        if kind == TRIANGLE:
            return Box(kind, cx, cy, max(w / SLIM, THINNEST), w, rot + 90, importance)
        return Box(kind, cx, cy, w, max(w / SLIM, THINNEST), rot, importance)
    if kind == LINE and slot.kind != LINE:
        upright = h > w or (slot.kind == TRIANGLE and h > 0.7 * w)
        return Box(kind, cx, cy, h if upright else w, 0.0, rot + 90 if upright else rot, importance)
    return Box(kind, cx, cy, w, h, rot, importance)


def tremble(boxes: list[Box], mirrored: bool, unrest: float, rng: Rng) -> list[Box]:
    """The same boxes as a human hand would set them, perhaps mirrored (AB-BOT-06).

    The hand shifts and tilts all parts alike; what a part adds of its own is small.
    """
    stretch_x, stretch_y = (1 + unrest * 0.1 * (2 * uniform(rng) - 1) for _axis in range(2))
    shift_x, shift_y, tilt = (normal(rng) for _each in range(3))
    turned = math.radians(unrest * TILT * COMMON * tilt)
    cos, sin = math.cos(turned), math.sin(turned)
    middle = SIDE / 2
    found: list[Box] = []
    for kind, x, y, w, h, turn, importance in boxes:
        cx, rot = (SIDE - x, -turn) if mirrored else (x, turn)
        grown = math.exp(unrest * 0.12 * normal(rng))
        far_x, far_y = (cx - middle) * stretch_x, (y - middle) * stretch_y
        found.append(
            Box(
                kind,
                middle + far_x * cos - far_y * sin + unrest * SHIFT * (COMMON * shift_x + OWN * normal(rng)),
                middle + far_x * sin + far_y * cos + unrest * SHIFT * (COMMON * shift_y + OWN * normal(rng)),
                w * grown,
                h * grown,
                rot + unrest * TILT * (COMMON * tilt + OWN * normal(rng)),
                importance,
            )
        )
    return found


def repaired(boxes: list[Box], roll: Roll, rng: Rng, simplified: bool, frame: bool) -> Drawing | None:
    """The boxes as a legal drawing, with the least important guilty shapes nudged aside; None if that does not help
    (AB-BOT-04).
    """
    for _move in range(MOVES):
        drawing = [inside(box) for box in boxes]
        if frame:
            drawing = touching(drawing)
        faults = judge(drawing, list(roll), simplified, frame).faults
        if not faults:
            return canonical(drawing)
        guilty = sorted({fault.shape for fault in faults if fault.shape >= 0}, key=lambda i: boxes[i].importance)
        if not guilty:
            return None
        far, way = 15 + 25 * uniform(rng), 2 * math.pi * uniform(rng)
        box = boxes[guilty[0]]
        boxes[guilty[0]] = box._replace(cx=box.cx + far * math.cos(way), cy=box.cy + far * math.sin(way))
    return None


def inside(box: Box) -> Shape:
    """A box as a shape within the frame, shrunk and shifted as far as needed, and never too thin to be seen
    (AB-BOT-03).
    """
    kind, cx, cy, w, h, rot, _importance = box
    if kind == LINE:
        w, h = max(w, SHORTEST), 0.0
    else:
        w, h = max(w, THINNEST, h / SLIM), max(h, THINNEST, w / SLIM)
    corners = outline(kind, 0.0, 0.0, w, h, rot)
    left, right = min(x for x, _y in corners), max(x for x, _y in corners)
    top, bottom = min(y for _x, y in corners), max(y for _x, y in corners)
    room = SIDE - 8
    shrink = min(1.0, room / max(right - left, 1), room / max(bottom - top, 1))
    cx = min(max(cx, 4 - left * shrink), SIDE - 4 - right * shrink)
    cy = min(max(cy, 4 - top * shrink), SIDE - 4 - bottom * shrink)
    return shape_of(kind, cx, cy, w * shrink, h * shrink, rot)


def shape_of(kind: int, cx: float, cy: float, w: float, h: float, rot: float) -> Shape:
    """A box as the whole numbers that are handed in (AB-GEO-01)."""
    if kind in (TRIANGLE, LINE):
        return (kind, tuple(round(number) for point in outline(kind, cx, cy, w, h, rot) for number in point))
    half = 2 if kind == CIRCLE else 1
    return (kind, (round(cx), round(cy), round(w / half), round(h / half), round(rot * 2) % 360))


def touching(drawing: Drawing) -> Drawing:
    """A drawing grown until it touches two opposite sides of the frame, and shifted to touch a third (AB-EXPERT-06)."""
    outlines = [contour(shape) for shape in drawing]
    left, top = min(o.left for o in outlines), min(o.top for o in outlines)
    right, bottom = max(o.right for o in outlines), max(o.bottom for o in outlines)
    grow = (SIDE - 6) / max(right - left, bottom - top, 1)
    wide = right - left >= bottom - top
    dx = 3 - left * grow
    dy = SIDE - 3 - bottom * grow if wide else 3 - top * grow
    grown: Drawing = []
    for kind, n in drawing:
        if kind in (TRIANGLE, LINE):
            grown.append((kind, tuple(round(x * grow + (dy if i % 2 else dx)) for i, x in enumerate(n))))
        else:
            grown.append(
                (kind, (round(n[0] * grow + dx), round(n[1] * grow + dy), round(n[2] * grow), round(n[3] * grow), n[4]))
            )
    return grown


def uniform(rng: Rng) -> float:
    """A number from 0 up to 1."""
    return (int(rng.word()) + 0.5) / 4294967296


def normal(rng: Rng) -> float:
    """A number from the bell curve around 0 with deviation 1."""
    return math.sqrt(-2 * math.log(uniform(rng))) * math.cos(2 * math.pi * uniform(rng))
