"""When a decor size has run out: decor on the walls is exchanged, cell for cell, for tiles of other sizes."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from vernissage.core.model import Line
from vernissage.games.art_society.state import LEVEL_ONLY, REVISE, STOCK, WALL, ArtSocietyState, side
from vernissage.games.art_society.tables import CELLS, COLUMNS, SIZES, SPOTS
from vernissage.games.art_society.wall import decor_size, decor_starts, decor_upright, freshness, hang_decor_on, take_decor_down

MOST_TILES: Final = 3  # so many tiles of a wall take part in one exchange


def freeable(s: ArtSocietyState, seat: i64, length: i64) -> bool:
    """Some wall holds decor whose exchange returns a tile of this size (AS-DECOR-15, AS-DECOR-17)."""
    turn: i64 = 0
    while turn < s.seats:
        if len(best_trade(s, (seat + turn) % s.seats, length)) > 0:
            return True
        turn += 1
    return False


def free_size(s: ArtSocietyState, seat: i64, length: i64) -> None:
    """The first wall, own wall first and then clockwise, has given a tile of this size back (AS-RULING-20, AS-DECOR-16)."""
    for turn in range(s.seats):
        owner: i64 = (seat + turn) % s.seats
        trade = best_trade(s, owner, length)
        if len(trade) > 0:
            carry_out(s, seat, owner, trade)
            return
    raise AssertionError("a size is picked only when it can be had")


def carry_out(s: ArtSocietyState, seat: i64, owner: i64, trade: list[int]) -> None:
    """The tiles named first in the trade are in the supply, those named after them on the wall."""
    gone = trade[0]
    given: list[str] = []
    for index in range(gone):
        length = take_decor_down(s, owner, trade[1 + index])
        given.append(f"decor-{length}")
        s.cells[STOCK + length - 1] = u8(i64(s.cells[STOCK + length - 1]) + 1)
    got: list[str] = []
    for at in range(1 + gone, len(trade), 3):
        cell, new_length, upright = trade[at], trade[at + 1], trade[at + 2]
        hang_decor_on(s, owner, new_length, cell, upright == 1, 0)
        got.append(f"decor-{new_length}")
        s.cells[STOCK + new_length - 1] = u8(i64(s.cells[STOCK + new_length - 1]) - 1)
    if s.journal is not None:
        told: dict[str, str | int] = {"owner": int(owner), "gave": " ".join(given), "got": " ".join(got), "place": SPOTS[trade[1]]}
        s.journal.append(Line("AS-DECOR-15" if gone > 1 else "AS-DECOR-17", seat, told))


def best_trade(s: ArtSocietyState, owner: i64, length: i64) -> list[int]:
    """The exchange of fewest tiles, then lowest row, then column: tiles given as [count, first cells], then (cell, size, upright).

    Tiles that may still be moved this round take no part, as their owner may yet lift them.
    """
    starts = fixed_decor(s, owner)
    best: list[int] = []
    best_moved = 1000
    for group in groups(s, owner, starts, length):
        cells: list[int] = []
        for start in group:
            cells.extend(cells_of(s, owner, start))
        cells.sort()
        found = tiling(s, cells, length, best_moved - len(group) - 1)
        if len(found) > 0:
            moved = len(group) + len(found) // 3
            if moved < best_moved or (moved == best_moved and cells[0] < min_cell(best)):
                best_moved = moved
                best = [len(group)] + group + found
    return best


def min_cell(trade: list[int]) -> int:
    """The first cell an exchange touches."""
    return min(trade[1 : 1 + trade[0]])


def fixed_decor(s: ArtSocietyState, owner: i64) -> list[int]:
    """The first cells of the decor tiles that may be exchanged."""
    found: list[int] = []
    wall = side(owner) + WALL
    for cell in range(CELLS):
        code = i64(s.cells[wall + cell])
        if decor_starts(code) and (freshness(code) == 0 or s.switches & REVISE == 0):
            found.append(cell)
    return found


def cells_of(s: ArtSocietyState, owner: i64, start: int) -> list[int]:
    """The cells of a decor tile."""
    code = i64(s.cells[side(owner) + WALL + start])
    step: int = COLUMNS if decor_upright(code) else 1
    return [start + step * index for index in range(decor_size(code))]


def groups(s: ArtSocietyState, owner: i64, starts: list[int], length: i64) -> list[list[int]]:
    """Every set of up to three adjoining decor tiles with one of the size among them, smallest sets first."""
    level: list[list[int]] = [[start] for start in starts]
    found: list[list[int]] = []
    for wide in range(MOST_TILES):
        found.extend([group for group in level if has_size(s, owner, group, length)])
        if wide + 1 == MOST_TILES:
            break
        wider: list[list[int]] = []
        for group in level:
            for start in starts:
                if start not in group and adjoins(s, owner, group, start):
                    joined = sorted(group + [start])
                    if joined not in wider:
                        wider.append(joined)
        level = wider
    return found


def has_size(s: ArtSocietyState, owner: i64, group: list[int], length: i64) -> bool:
    """One of the tiles has the size."""
    wall = side(owner) + WALL
    return any(decor_size(i64(s.cells[wall + start])) == length for start in group)


def adjoins(s: ArtSocietyState, owner: i64, group: list[int], start: int) -> bool:
    """The tile shares an edge with a tile of the group."""
    mine = cells_of(s, owner, start)
    columns: int = COLUMNS
    for other in group:
        for a in cells_of(s, owner, other):
            for b in mine:
                if abs(a - b) == columns or (abs(a - b) == 1 and a // columns == b // columns):
                    return True
    return False


def tiling(s: ArtSocietyState, cells: list[int], missing: i64, most: int) -> list[int]:
    """The cells covered by fewest tiles of other sizes from the supply, as (cell, size, upright), or nothing."""
    stock = [int(s.cells[STOCK + index]) for index in range(SIZES)]
    stock[missing - 1] = 0
    for tiles in range(1, min(most, len(cells)) + 1):
        found = cover(s, cells, stock, tiles)
        if len(found) > 0:
            return found
    return []


def cover(s: ArtSocietyState, cells: list[int], stock: list[int], tiles: int) -> list[int]:
    """The cells covered by exactly so many tiles, or nothing."""
    if tiles == 0 or len(cells) > tiles * int(SIZES) or len(cells) < tiles:
        return []
    first = cells[0]
    columns: int = COLUMNS
    for length in range(int(SIZES), 0, -1):
        if stock[length - 1] == 0:
            continue
        for upright in (0, 1):
            if upright and (length == 1 or s.switches & LEVEL_ONLY):
                continue
            step = columns if upright else 1
            mine = [first + step * index for index in range(length)]
            if not upright and mine[-1] // columns != first // columns:
                continue
            if any(cell not in cells for cell in mine):
                continue
            rest = [cell for cell in cells if cell not in mine]
            if not rest:
                if tiles == 1:
                    return [first, length, upright]
                continue
            stock[length - 1] -= 1
            found = cover(s, rest, stock, tiles - 1)
            stock[length - 1] += 1
            if len(found) > 0:
                return [first, length, upright] + found
    return []


def decor_on(cells: vec[u8], owner: i64, length: i64) -> i64:
    """How many decor tiles of a size hang on a wall."""
    wall = side(owner) + WALL
    found: i64 = 0
    cell: i64 = 0
    while cell < CELLS:
        code = i64(cells[wall + cell])
        if decor_starts(code) and decor_size(code) == length:
            found += 1
        cell += 1
    return found
