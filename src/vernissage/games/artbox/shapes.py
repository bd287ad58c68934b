"""A drawing as it is handed in, and its canonical form: the only form that is kept, shown, hashed and given to bots
(AB-GEO-01).
"""

from typing import Final

from vernissage.games.artbox.tables import CIRCLE, KINDS, LINE, SQUARE, TRIANGLE

SIDE: Final = 1000
FRAME_SLACK: Final = 1
MOST_SHAPES: Final = 4
LONGEST_RADIUS: Final = 708
LONGEST_SIDE: Final = 1415
SHAPE_BYTES: Final = 13
DRAWING_BYTES: Final = 1 + MOST_SHAPES * SHAPE_BYTES
QUARTER: Final = 180  # a quarter turn in half degrees

# A shape is its kind and its numbers; angles are kept as half degrees, so every number is whole (AB-GEO-01).
# circle: cx cy rx ry rot, square: cx cy w h rot, triangle: x y x y x y, line: x y x y
Shape = tuple[int, tuple[int, ...]]
Drawing = list[Shape]

FIELDS: Final[list[list[str]]] = [["cx", "cy", "rx", "ry", "rot"], ["cx", "cy", "w", "h", "rot"], ["pts"], ["pts"]]
POINTS: Final[list[int]] = [0, 0, 3, 2]
NUMBERS: Final[list[int]] = [5, 5, 6, 4]


class BadDrawing(ValueError):
    """What was handed in is no drawing at all: never a rules penalty, always refused (AB-RULING-46)."""


def read(payload: object) -> Drawing:
    """The drawing that was handed in, shape by shape in the order given; anything else is a BadDrawing."""
    if not isinstance(payload, dict):
        raise BadDrawing("a drawing is an object with v and shapes")
    if len(payload) != 2 or "v" not in payload or "shapes" not in payload:
        raise BadDrawing("a drawing has the fields v and shapes and no others")
    version: object = payload["v"]
    if type(version) is not int or version != 1:
        raise BadDrawing("v must be 1")
    shapes: object = payload["shapes"]
    if not isinstance(shapes, (list, tuple)):
        raise BadDrawing("shapes must be a list")
    if len(shapes) > MOST_SHAPES:
        raise BadDrawing(f"a drawing has at most {MOST_SHAPES} shapes")
    return [read_shape(shape) for shape in shapes]


def read_shape(given: object) -> Shape:
    """One shape with exactly the fields of its kind (AB-GEO-02 to AB-GEO-05, AB-RULING-47)."""
    if not isinstance(given, dict):
        raise BadDrawing("a shape is an object")
    kind = kind_of(given.get("kind"))
    fields = FIELDS[kind]
    if len(given) != len(fields) + 1 or not all(field in given for field in fields):
        raise BadDrawing(f"a {KINDS[kind]} has the fields kind, {', '.join(fields)} and no others")
    if kind in (TRIANGLE, LINE):
        return (kind, read_points(given["pts"], POINTS[kind]))
    most = LONGEST_RADIUS if kind == CIRCLE else LONGEST_SIDE
    return (
        kind,
        (
            whole(given["cx"], "cx", -FRAME_SLACK, SIDE + FRAME_SLACK),
            whole(given["cy"], "cy", -FRAME_SLACK, SIDE + FRAME_SLACK),
            whole(given[fields[2]], fields[2], 1, most),
            whole(given[fields[3]], fields[3], 1, most),
            half_degrees(given["rot"]),
        ),
    )


def kind_of(name: object) -> int:
    """The number of a shape's kind; there are only the four (AB-RULING-47)."""
    if isinstance(name, str):
        for kind in range(len(KINDS)):
            if KINDS[kind] == name:
                return kind
    raise BadDrawing("kind must be circle, square, triangle or line")


def read_points(given: object, count: int) -> tuple[int, ...]:
    """The points of a triangle or a line."""
    if not isinstance(given, (list, tuple)) or len(given) != count:
        raise BadDrawing(f"pts must be a list of {count} points")
    numbers: list[int] = []
    for point in given:
        if not isinstance(point, (list, tuple)) or len(point) != 2:
            raise BadDrawing("a point is a pair of whole numbers")
        for number in point:
            numbers.append(whole(number, "a coordinate", -FRAME_SLACK, SIDE + FRAME_SLACK))
    return tuple(numbers)


def whole(number: object, name: str, low: int, high: int) -> int:
    """A whole number within its range; True and 1.0 are no whole numbers."""
    if type(number) is not int:
        raise BadDrawing(f"{name} must be a whole number")
    if number < low or number > high:
        raise BadDrawing(f"{name} must lie between {low} and {high}")
    return number


def half_degrees(number: object) -> int:
    """An angle of 0 to 179.5 degrees in steps of a half, counted in halves."""
    if type(number) is int:
        if 0 <= number < 180:
            return number * 2
    elif type(number) is float and 0.0 <= number < 180.0 and (number * 2).is_integer():
        return int(number * 2)
    raise BadDrawing("rot must lie between 0 and 179.5 in steps of 0.5")


def reduced(shape: Shape) -> Shape:
    """A shape in canonical form: points sorted, angle below 180, none for a perfect circle (AB-GEO-19).

    Exchanging the sides of a rectangle or an ellipse is a quarter turn of it: of the two descriptions the smaller one.
    """
    kind, n = shape
    if kind == TRIANGLE:
        return (kind, sorted_points(n))
    if kind == LINE:
        if n[0] < n[2] or (n[0] == n[2] and n[1] <= n[3]):
            return shape
        return (kind, (n[2], n[3], n[0], n[1]))
    rot = 0 if kind == CIRCLE and n[2] == n[3] else n[4] % (2 * QUARTER)
    across = (rot + QUARTER) % (2 * QUARTER)
    if n[2] > n[3] or (n[2] == n[3] and across < rot):
        return (kind, (n[0], n[1], n[3], n[2], across))
    return shape if rot == n[4] else (kind, (n[0], n[1], n[2], n[3], rot))


def sorted_points(n: tuple[int, ...]) -> tuple[int, ...]:
    """The corners of a triangle from left to right, and where they lie above each other from the top down."""
    ax, ay, bx, by, cx, cy = n[0], n[1], n[2], n[3], n[4], n[5]
    if bx < ax or (bx == ax and by < ay):
        ax, ay, bx, by = bx, by, ax, ay
    if cx < bx or (cx == bx and cy < by):
        bx, by, cx, cy = cx, cy, bx, by
        if bx < ax or (bx == ax and by < ay):
            ax, ay, bx, by = bx, by, ax, ay
    return (ax, ay, bx, by, cx, cy)


def comes_before(shape: Shape, other: Shape) -> bool:
    """In a canonical drawing the one shape stands before the other."""
    return shape[0] < other[0] or (shape[0] == other[0] and shape[1] < other[1])


def canonical(drawing: Drawing) -> Drawing:
    """The shapes sorted by kind, then by their numbers: nothing tells the order in which they were made
    (AB-SECRET-03).
    """
    found: Drawing = []
    for given in drawing:
        shape = reduced(given)
        place = len(found)
        while place > 0 and comes_before(shape, found[place - 1]):
            place -= 1
        found.insert(place, shape)
    return found


def as_json(drawing: Drawing) -> dict[str, object]:
    """A drawing in the form it is handed in and published."""
    return {"v": 1, "shapes": [shape_as_json(shape) for shape in drawing]}


def shape_as_json(shape: Shape) -> dict[str, object]:
    """One shape in the form it is handed in and published."""
    kind, n = shape
    if kind in (CIRCLE, SQUARE):
        rot: object = n[4] // 2 if n[4] % 2 == 0 else n[4] / 2
        fields = FIELDS[kind]
        return {"kind": KINDS[kind], "cx": n[0], "cy": n[1], fields[2]: n[2], fields[3]: n[3], "rot": rot}
    points = [[n[0], n[1]], [n[2], n[3]]]
    if kind == TRIANGLE:
        points.append([n[4], n[5]])
    return {"kind": KINDS[kind], "pts": points}


def turned(drawing: Drawing, quarters: int) -> Drawing:
    """A drawing turned clockwise by quarters of a full turn, as if the sheet lay that way on the table
    (AB-RULING-41).
    """
    return canonical([turned_shape(shape, quarters % 4) for shape in drawing])


def turned_shape(shape: Shape, quarters: int) -> Shape:
    """One shape after so many quarter turns clockwise of the sheet."""
    kind, n = shape
    if quarters == 0:
        return shape
    if kind in (CIRCLE, SQUARE):
        x, y, rot = n[0], n[1], n[4]
        for _quarter in range(quarters):
            x, y, rot = SIDE - y, x, (rot + QUARTER) % (2 * QUARTER)
        return (kind, (x, y, n[2], n[3], rot))
    numbers: list[int] = []
    for i in range(0, len(n), 2):
        x, y = n[i], n[i + 1]
        for _quarter in range(quarters):
            x, y = SIDE - y, x
        numbers.append(x)
        numbers.append(y)
    return (kind, tuple(numbers))


def to_bytes(drawing: Drawing) -> bytes:
    """A drawing in a fixed number of bytes."""
    data = bytearray(DRAWING_BYTES)
    data[0] = len(drawing)
    at = 1
    for kind, numbers in drawing:
        data[at] = kind
        place = at + 1
        for number in numbers:
            shifted = number + FRAME_SLACK
            data[place] = shifted >> 8
            data[place + 1] = shifted & 255
            place += 2
        at += SHAPE_BYTES
    return bytes(data)


def from_bytes(data: bytes) -> Drawing:
    """The drawing that to_bytes wrote."""
    drawing: Drawing = []
    for shape in range(data[0]):
        at = 1 + SHAPE_BYTES * shape
        kind = data[at]
        numbers = [data[at + 1 + 2 * i] * 256 + data[at + 2 + 2 * i] - FRAME_SLACK for i in range(NUMBERS[kind])]
        drawing.append((kind, tuple(numbers)))
    return drawing
