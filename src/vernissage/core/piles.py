"""Piles in one block of bytes: a pile at a place is its size, then its cards from bottom to top."""

from librt.vecs import extend, vec
from mypy_extensions import i64, u8

from vernissage.core.rng import stream_below


def block(length: int) -> vec[u8]:
    """An empty block: every pile in it has size 0."""
    return vec[u8]([0] * length)


def copied(cells: vec[u8]) -> vec[u8]:
    """A block of its own with the same cells, in one go; a slice takes a large block cell by cell."""
    room: i64 = len(cells)
    return extend(vec[u8](capacity=room), cells)


def size(cells: vec[u8], place: i64) -> i64:
    """How many cards lie in the pile."""
    return i64(cells[place])


def card(cells: vec[u8], place: i64, index: i64) -> i64:
    """The card at an index, 0 being the bottom."""
    return i64(cells[place + 1 + index])


def top(cells: vec[u8], place: i64) -> i64:
    """The top card of a pile that is not empty."""
    return i64(cells[place + i64(cells[place])])


def push(cells: vec[u8], place: i64, what: i64) -> None:
    """The card lies on top."""
    n = i64(cells[place]) + 1
    cells[place] = u8(n)
    cells[place + n] = u8(what)


def pop(cells: vec[u8], place: i64) -> i64:
    """The top card is taken off."""
    n = i64(cells[place])
    what = i64(cells[place + n])
    cells[place + n] = u8(0)
    cells[place] = u8(n - 1)
    return what


def take(cells: vec[u8], place: i64, index: i64) -> i64:
    """The card at an index is taken out; those above it move down."""
    n = i64(cells[place])
    what = i64(cells[place + 1 + index])
    at = place + 1 + index
    end = place + n
    while at < end:
        cells[at] = cells[at + 1]
        at += 1
    cells[end] = u8(0)
    cells[place] = u8(n - 1)
    return what


def find(cells: vec[u8], place: i64, what: i64) -> i64:
    """The lowest index of a card, or -1."""
    n = i64(cells[place])
    index: i64 = 0
    while index < n:
        if i64(cells[place + 1 + index]) == what:
            return index
        index += 1
    return -1


def has(cells: vec[u8], place: i64, what: i64) -> bool:
    """The card lies in the pile."""
    return find(cells, place, what) >= 0


def remove(cells: vec[u8], place: i64, what: i64) -> bool:
    """One copy of the card is taken out, if there is one."""
    index = find(cells, place, what)
    if index < 0:
        return False
    take(cells, place, index)
    return True


def insert(cells: vec[u8], place: i64, index: i64, what: i64) -> None:
    """The card lies at an index; those from there on move up."""
    n = i64(cells[place]) + 1
    at = place + n
    while at > place + 1 + index:
        cells[at] = cells[at - 1]
        at -= 1
    cells[at] = u8(what)
    cells[place] = u8(n)


def tuck(cells: vec[u8], place: i64, what: i64) -> None:
    """The card lies under the bottom."""
    insert(cells, place, 0, what)


def insert_sorted(cells: vec[u8], place: i64, what: i64) -> None:
    """The card joins a pile kept in ascending order."""
    index = i64(cells[place])
    while index > 0 and i64(cells[place + index]) > what:
        index -= 1
    insert(cells, place, index, what)


def clear(cells: vec[u8], place: i64) -> None:
    """The pile is empty and its cells are zero, so that equal tables have equal blocks."""
    n = i64(cells[place])
    while n > 0:
        cells[place + n] = u8(0)
        n -= 1
    cells[place] = u8(0)


def move_all(cells: vec[u8], source: i64, target: i64) -> None:
    """Every card of one pile lies on the other, in its order."""
    n = i64(cells[source])
    m = i64(cells[target])
    index: i64 = 1
    while index <= n:
        cells[target + m + index] = cells[source + index]
        cells[source + index] = u8(0)
        index += 1
    cells[target] = u8(m + n)
    cells[source] = u8(0)


def count(cells: vec[u8], place: i64, what: i64) -> i64:
    """How many copies of the card lie in the pile."""
    n = i64(cells[place])
    found: i64 = 0
    index: i64 = 1
    while index <= n:
        if i64(cells[place + index]) == what:
            found += 1
        index += 1
    return found


def sort(cells: vec[u8], place: i64) -> None:
    """The pile is in ascending order."""
    n = i64(cells[place])
    at: i64 = 2
    while at <= n:
        what = cells[place + at]
        hole = at
        while hole > 1 and i64(cells[place + hole - 1]) > i64(what):
            cells[place + hole] = cells[place + hole - 1]
            hole -= 1
        cells[place + hole] = what
        at += 1


def shuffle(cells: vec[u8], place: i64, streams: vec[i64], which: i64) -> None:
    """The pile is in an order drawn from one of the streams."""
    left = i64(cells[place])
    while left > 1:
        chosen = stream_below(streams, which, left) + 1
        what = cells[place + left]
        cells[place + left] = cells[place + chosen]
        cells[place + chosen] = what
        left -= 1


def listed(cells: vec[u8], place: i64) -> list[int]:
    """The pile as a list, bottom first."""
    return [int(cells[place + 1 + index]) for index in range(i64(cells[place]))]


def fill(cells: vec[u8], place: i64, cards: list[int]) -> None:
    """The pile holds exactly these cards, bottom first."""
    clear(cells, place)
    for what in cards:
        push(cells, place, what)
