"""Placement by bits against a slow and obvious reference, cell by cell."""

import random

from librt.vecs import vec
from mypy_extensions import i64

from rule import rule
from vernissage.bots.art_society.taste import dead_cells
from vernissage.games.art_society.geometry import beside, covers, fits, is_full, legal_cells, spread, words
from vernissage.games.art_society.state import empty_state
from vernissage.games.art_society.tables import CELLS, COLUMNS, FRAME, HEIGHT, ROWS, SHAPE, SHAPE_COUNT, TYPE, WIDTH
from vernissage.games.art_society.wall import hang_on, matches, offended, touching

WALLS = 100_000
W, H = int(COLUMNS), int(ROWS)


RECTANGLES = [
    frozenset((x + dx, y + dy) for dx in range(width) for dy in range(height))
    for width in range(1, 6)
    for height in range(1, 6)
    for x in range(W - width + 1)
    for y in range(H - height + 1)
]


def some_wall(rng: random.Random) -> set[tuple[int, int]]:
    """A wall with rectangles on it, from nearly empty to nearly full."""
    return set().union(
        *(RECTANGLES[int(rng.random() * len(RECTANGLES))] for _ in range(rng.choice((1, 2, 4, 8, 14, 25))))
    )


def may_hang(covered: set[tuple[int, int]], x: int, y: int, width: int, height: int) -> bool:
    """Inside, on empty cells, and touching along an edge: one cell after the other."""
    if x + width > W or y + height > H:
        return False
    touches = False
    for cx in range(x, x + width):
        for cy in range(y, y + height):
            if (cx, cy) in covered:
                return False
            touches = touches or bool({(cx + 1, cy), (cx - 1, cy), (cx, cy + 1), (cx, cy - 1)} & covered)
    return touches


def as_cells(lo: int, hi: int) -> set[int]:
    """The cells of two words, by the engine's own listing of options."""
    buffer = vec[i64]([0] * 200)
    count = spread(buffer, 0, 0, lo, hi)
    return {int(buffer[index]) for index in range(count)}


@rule("AS-PLACE-02", "AS-PLACE-03", "AS-PLACE-04")
def test_a_hundred_thousand_walls_agree_with_the_slow_reference() -> None:
    rng = random.Random(20260)
    checked = 0
    for _ in range(WALLS):
        covered = some_wall(rng)
        lo, hi = words([y * W + x for x, y in covered])
        shape = rng.randrange(int(SHAPE_COUNT))
        width, height = int(WIDTH[shape]), int(HEIGHT[shape])
        found = as_cells(*legal_cells(lo, hi, shape))
        # Three cells at random, and every cell the engine names, are looked at one by one.
        for cell in {*(rng.randrange(int(CELLS)) for _ in range(3)), *list(found)[:3]}:
            assert may_hang(covered, cell % W, cell // W, width, height) == (cell in found), (covered, shape, cell)
            checked += 1
        assert fits(lo, hi, shape) == bool(found), "empty room is enough to fit"
    assert checked > 3 * WALLS


@rule("AS-PLACE-02", "AS-PLACE-03", "AS-PLACE-04")
def test_every_cell_and_shape_of_some_walls_agrees() -> None:
    rng = random.Random(7)
    for _ in range(150):
        covered = some_wall(rng)
        lo, hi = words([y * W + x for x, y in covered])
        for shape in range(int(SHAPE_COUNT)):
            width, height = int(WIDTH[shape]), int(HEIGHT[shape])
            expected = {y * W + x for x in range(W) for y in range(H) if may_hang(covered, x, y, width, height)}
            assert as_cells(*legal_cells(lo, hi, shape)) == expected


@rule("AS-DECOR-02", "AS-DECOR-03", "AS-FAUX-01", "AS-FAUX-07", "AS-RULING-14")
def test_the_paintings_a_place_touches_agree_with_the_slow_reference() -> None:
    rng = random.Random(9)
    for _ in range(60):
        s = empty_state(2, vec[i64]([1, 1, 1]))
        held: dict[tuple[int, int], int] = {}
        hung: list[int] = []
        for tile in rng.sample(range(116), 40):
            width, height = int(WIDTH[SHAPE[tile]]), int(HEIGHT[SHAPE[tile]])
            x, y = rng.randint(0, W - width), rng.randint(0, H - height)
            area = {(x + dx, y + dy) for dx in range(width) for dy in range(height)}
            near = {(cx + dx, cy + dy) for cx, cy in area for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))}
            if not area & held.keys():
                slots = {held[cell] for cell in near if cell in held}
                assert touching(s, 1, SHAPE[tile], y * W + x) == sum(1 << slot for slot in slots)
                assert matches(s, 1, tile, y * W + x) == sum(FRAME[hung[slot]] == FRAME[tile] for slot in slots)
                assert offended(s, 1, tile, y * W + x) == sum(TYPE[hung[slot]] == TYPE[tile] for slot in slots)
                hang_on(s, 1, tile, y * W + x)
                held |= dict.fromkeys(area, len(hung))
                hung.append(tile)


def test_cells_beside_and_covered_cells_agree() -> None:
    rng = random.Random(8)
    for _ in range(300):
        covered = some_wall(rng)
        lo, hi = words([y * W + x for x, y in covered])
        near = {(x + dx, y + dy) for x, y in covered for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))}
        assert as_cells(*beside(lo, hi)) == {y * W + x for x, y in near if 0 <= x < W and 0 <= y < H}
        shape = rng.randrange(int(SHAPE_COUNT))
        x, y = rng.randint(0, W - int(WIDTH[shape])), rng.randint(0, H - int(HEIGHT[shape]))
        area = {(y + dy) * W + x + dx for dx in range(int(WIDTH[shape])) for dy in range(int(HEIGHT[shape]))}
        assert as_cells(*covers(shape, y * W + x)) == area
        blocks = {
            (bx, by)
            for bx in range(W - 1)
            for by in range(H - 1)
            if not {(bx, by), (bx + 1, by), (bx, by + 1), (bx + 1, by + 1)} & covered
        }
        alive = {(bx + dx, by + dy) for bx, by in blocks for dx in (0, 1) for dy in (0, 1)}
        assert dead_cells(lo, hi) == int(CELLS) - len(covered) - len(alive)
    assert is_full(*words(list(range(int(CELLS)))))
