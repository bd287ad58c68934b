"""When a decor size has run out: decor on the walls is exchanged, cell for cell, for tiles of other sizes."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from vernissage.core.model import Line
from vernissage.games.art_society import state as at
from vernissage.games.art_society.state import ArtSocietyState, side
from vernissage.games.art_society.tables import CELLS, COLUMNS, SIZES, SPOTS
from vernissage.games.art_society.wall import (
    decor_size,
    decor_starts,
    decor_upright,
    freshness,
    hang_decor_on,
    take_decor_down,
)

MOST_TILES: Final = 6  # so many tiles of a wall take part in one exchange at most


def freeable(s: ArtSocietyState, seat: i64, length: i64) -> bool:
    """Some wall holds decor whose exchange returns a tile of this size (AS-DECOR-15, AS-DECOR-17)."""
    turn: i64 = 0
    while turn < s.seats:
        if len(best_trade(s, (seat + turn) % s.seats, length)) > 0:
            return True
        turn += 1
    return False


def free_size(s: ArtSocietyState, seat: i64, length: i64) -> None:
    """The first wall, own wall first and then clockwise, has given a tile of this size back (AS-RULING-20,
    AS-DECOR-16).
    """
    for turn in range(s.seats):
        owner: i64 = (seat + turn) % s.seats
        trade = best_trade(s, owner, length)
        if len(trade) > 0:
            carry_out(s, seat, owner, trade)
            return
    raise AssertionError("a size is picked only when it can be had")


def carry_out(s: ArtSocietyState, seat: i64, owner: i64, trade: list[int]) -> None:
    """The tiles named first in the trade are in the supply, those named after them on the wall, as fixed or as fresh as
    they were.
    """
    gone = trade[0]
    place = side(owner)
    mark: i64 = 0
    if s.switches & at.REVISE != 0:
        mark = freshness(i64(s.cells[place + at.WALL + trade[1]]))
    fresh = i64(s.cells[place + at.FRESH_DECOR])
    given: list[str] = []
    for index in range(gone):
        was = freshness(i64(s.cells[place + at.WALL + trade[1 + index]]))
        if was == at.FRESH:
            fresh -= 1
        elif was == at.FRESH_KEPT:
            s.cells[place + at.HUNG_KEPT] = u8(0)
        length = take_decor_down(s, owner, trade[1 + index])
        given.append(f"decor-{length}")
        s.cells[at.STOCK + length - 1] = u8(i64(s.cells[at.STOCK + length - 1]) + 1)
    got: list[str] = []
    for spot in range(1 + gone, len(trade), 3):
        cell, new_length, upright = trade[spot], trade[spot + 1], trade[spot + 2]
        hang_decor_on(s, owner, new_length, cell, upright == 1, mark)
        got.append(f"decor-{new_length}")
        s.cells[at.STOCK + new_length - 1] = u8(i64(s.cells[at.STOCK + new_length - 1]) - 1)
        if mark == at.FRESH:
            fresh += 1
    s.cells[place + at.FRESH_DECOR] = u8(fresh)
    if s.journal is not None:
        told: dict[str, str | int] = {
            "owner": int(owner),
            "gave": " ".join(given),
            "got": " ".join(got),
            "place": SPOTS[trade[1]],
        }
        s.journal.append(Line("AS-DECOR-15" if gone > 1 else "AS-DECOR-17", seat, told))


def best_trade(s: ArtSocietyState, owner: i64, length: i64) -> list[int]:
    """The exchange of fewest tiles, then lowest row, then column: tiles given as [count, first cells], then (cell,
    size, upright).
    """
    wall = side(owner) + at.WALL
    starts = exchangeable(s, owner)
    level = [[start] for start in starts if decor_size(i64(s.cells[wall + start])) == length]
    best: list[int] = []
    best_moved = 1000
    if len(level) == 0 or not has_others(s, length):
        return best
    tile_at: dict[int, int] = {}
    for start in starts:
        for cell in cells_of(s, owner, start):
            tile_at[cell] = start
    for wide in range(1, MOST_TILES + 1):
        for group in level:
            cells: list[int] = []
            for start in group:
                cells.extend(cells_of(s, owner, start))
            cells.sort()
            # As many tiles as the best so far will do only farther up, or farther left.
            spare = 0 if len(best) > 0 and cells[0] < best[1] else 1
            found = tiling(s, cells, length, best_moved - wide - spare)
            if len(found) > 0:
                best_moved = wide + len(found) // 3
                best = [wide] + group + found
        if wide + 2 > best_moved:
            break  # a larger group moves more tiles
        level = wider(s, owner, level, tile_at)
    return best


def exchangeable(s: ArtSocietyState, owner: i64) -> list[int]:
    """The first cells of the decor tiles that may be exchanged: all but what the assistant held and its owner may yet
    lift.
    """
    found: list[int] = []
    wall = side(owner) + at.WALL
    for cell in range(CELLS):
        code = i64(s.cells[wall + cell])
        if decor_starts(code) and (freshness(code) != at.FRESH_KEPT or s.switches & at.REVISE == 0):
            found.append(cell)
    return found


def has_others(s: ArtSocietyState, length: i64) -> bool:
    """The supply has tiles of another size."""
    size: i64 = 1
    while size <= SIZES:
        if size != length and s.cells[at.STOCK + size - 1] != 0:
            return True
        size += 1
    return False


def cells_of(s: ArtSocietyState, owner: i64, start: int) -> list[int]:
    """The cells of a decor tile."""
    code = i64(s.cells[side(owner) + at.WALL + start])
    step: int = COLUMNS if decor_upright(code) else 1
    return [start + step * index for index in range(decor_size(code))]


def wider(s: ArtSocietyState, owner: i64, level: list[list[int]], tile_at: dict[int, int]) -> list[list[int]]:
    """Every group of the level with one more tile that adjoins it, each once."""
    seen: set[tuple[int, ...]] = set()
    found: list[list[int]] = []
    for group in level:
        for start in adjoining(s, owner, group, tile_at):
            joined = sorted(group + [start])
            key = tuple(joined)
            if key not in seen:
                seen.add(key)
                found.append(joined)
    return found


def adjoining(s: ArtSocietyState, owner: i64, group: list[int], tile_at: dict[int, int]) -> list[int]:
    """The tiles that share an edge with a tile of the group; what may still be moved stays apart from what is fixed."""
    wall = side(owner) + at.WALL
    columns: int = COLUMNS
    found: list[int] = []
    for start in group:
        for cell in cells_of(s, owner, start):
            x = cell % columns
            for other in (
                cell - columns,
                cell - 1 if x > 0 else -1,
                cell + 1 if x + 1 < columns else -1,
                cell + columns,
            ):
                next_tile = tile_at.get(other, -1)
                if next_tile < 0 or next_tile in group or next_tile in found:
                    continue
                alike = freshness(i64(s.cells[wall + next_tile])) == freshness(i64(s.cells[wall + start]))
                if alike or s.switches & at.REVISE == 0:
                    found.append(next_tile)
    return found


def tiling(s: ArtSocietyState, cells: list[int], missing: i64, most: int) -> list[int]:
    """The cells covered by fewest tiles of other sizes from the supply, as (cell, size, upright), or nothing."""
    stock = [int(s.cells[at.STOCK + index]) for index in range(SIZES)]
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
            if upright and (length == 1 or s.switches & at.LEVEL_ONLY):
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
    wall = side(owner) + at.WALL
    found: i64 = 0
    cell: i64 = 0
    while cell < CELLS:
        code = i64(cells[wall + cell])
        if decor_starts(code) and decor_size(code) == length:
            found += 1
        cell += 1
    return found
