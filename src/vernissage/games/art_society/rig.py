"""A position laid out by hand, for tests, puzzles and lessons: each named pile replaces what the deal gave."""

from mypy_extensions import i64, u8

from vernissage.core.piles import fill, push
from vernissage.games.art_society import state as at
from vernissage.games.art_society import tables as box
from vernissage.games.art_society.geometry import covers, upper_left
from vernissage.games.art_society.state import ArtSocietyState, high, low, museum, side
from vernissage.games.art_society.wall import code_of, hang_decor_on, hang_on

SIDE_KEYS = ("wall", "assistant", "surplus", "hand", "stack", "starter")
TABLE_KEYS = ("phase", "museum", "markers", "decor", "offer", "order", "gavel", "round", "supply")


def lay_out(s: ArtSocietyState, rig: dict[str, str]) -> None:
    """Everything the rig names lies where it says; what it leaves out is as after the first deal."""
    phase = rig.get("phase", "start")
    if phase not in ("start", "auction", "bid", "take"):
        raise ValueError(f"a rig begins at start, auction, bid or take, not {phase!r}")
    s.phase = at.PHASES.index(phase)
    if s.phase == at.STARTING:
        named = [key for key in rig if key not in ("phase", "decor", "supply") and not key.startswith("starter")]
        if named:
            raise ValueError(f"at the start nothing lies in {named[0]}: name a later phase")
    for key, text in rig.items():
        if key[-1].isdigit():
            lay_side(s, int(key[-1]), key[:-1], text)
    if "decor" in rig:
        for index, count in enumerate(rig["decor"].split()):
            s.cells[at.STOCK + index] = u8(int(count))
    for tile in sorted(numbers(rig.get("museum", ""))):
        push(s.cells, museum(box.TYPE[tile]), tile)
    for pair in rig.get("markers", "").split():
        name, _, position = pair.partition("=")
        s.cells[at.MARKER + box.TYPES.index(name)] = u8(int(position))
    if s.phase != at.STARTING:
        begin_later(s, rig)


def begin_later(s: ArtSocietyState, rig: dict[str, str]) -> None:
    """The first round's deal is complete, and the phase has what it needs."""
    seats = int(s.seats)
    for seat in range(seats):
        place = side(seat)
        starter = int(s.cells[place + at.STARTER])
        if starter:
            s.cells[place + at.STARTER] = u8(0)
            hang_on(s, seat, starter - 1, box.STARTS[len(box.STARTS) // 2])
        if int(s.cells[place + at.STACK]) == 0:
            push(s.cells, place + at.STACK, box.STARTING_BIDS[seat])
    heights = {int(s.cells[side(seat) + at.STACK]) for seat in range(seats)}
    if len(heights) > 1:
        raise ValueError("all bidding stacks are equally high")
    s.gavel = int(rig.get("gavel", "0"))
    s.round = int(rig.get("round", str(max(1, heights.pop() - (s.phase == at.TAKING)))))
    if s.phase in (at.BIDDING, at.TAKING):
        offer = sorted(numbers(rig.get("offer", "")))
        if len(offer) != seats + box.BEYOND:
            raise ValueError(f"the offer holds {seats + int(box.BEYOND)} paintings, not {len(offer)}")
        fill(s.cells, at.OFFER, offer)
    if s.phase == at.TAKING:
        order = [int(seat) for seat in rig.get("order", " ".join(str(seat) for seat in range(seats))).split()]
        if sorted(order) != list(range(seats)):
            raise ValueError(f"the order names every seat once, not {order}")
        fill(s.cells, at.ORDER, order)
    assert s.phase in (at.PICKING, at.BIDDING, at.TAKING)


def lay_side(s: ArtSocietyState, seat: int, what: str, text: str) -> None:
    """One pile of a player's side holds what the text says."""
    place = side(seat)
    if what == "wall":
        for word in text.split():
            hang_word(s, seat, word)
    elif what == "assistant":
        s.cells[place + at.ASSISTANT] = u8(code_of(text if text.startswith("decor-") else box.TILES[numbers(text)[0]]))
    elif what == "surplus":
        fill(s.cells, place + at.ASIDE, numbers(text))
    elif what == "hand":
        for index, value in enumerate(box.BIDS):
            s.cells[place + at.HAND + index] = u8(1 if value in [int(word) for word in text.split()] else 0)
    elif what == "stack":
        stack = [int(word) for word in text.split()]
        fill(s.cells, place + at.STACK, stack)
        for value in stack[1:]:
            s.cells[place + at.HAND + box.BIDS.index(value)] = u8(0)


def hang_word(s: ArtSocietyState, seat: int, word: str) -> None:
    """One tile hangs, written P001@5,3 or decor-2@0,7 or decor-3@11,2,upright; it need not touch another."""
    name, _, where = word.partition("@")
    x, y, *rest = where.split(",")
    upright = rest == ["upright"]
    cell = int(y) * int(box.COLUMNS) + int(x)
    length = int(name[-1]) if name.startswith("decor-") else 0
    shape: i64 = (box.UPRIGHT if upright else box.LEVEL) + length if length else box.SHAPE[numbers(name)[0]]
    if cell not in upper_left(int(shape)):
        raise ValueError(f"{word} leaves the wall")
    lo, hi = covers(shape, cell)
    if lo & low(s, seat) or hi & high(s, seat):
        raise ValueError(f"{word} covers a tile that hangs there")
    if length:
        hang_decor_on(s, seat, length, cell, upright, 0)
    else:
        hang_on(s, seat, numbers(name)[0], cell)


def numbers(text: str) -> list[int]:
    """Paintings by their ids."""
    for name in text.split():
        if name not in box.TILE_NUMBERS:
            raise ValueError(f"there is no painting {name!r}; they are {box.TILES[0]} to {box.TILES[-1]}")
    return [box.TILE_NUMBERS[name] for name in text.split()]


def tiles_named(rig: dict[str, str]) -> list[int]:
    """Every painting the rig lays somewhere; none lies in two places."""
    found: list[int] = []
    for key, text in rig.items():
        if key in ("museum", "offer") or key.startswith(("wall", "assistant", "surplus", "starter")):
            found += numbers(" ".join(word.partition("@")[0] for word in text.split() if not word.startswith("decor-")))
    twice = [box.TILES[tile] for tile in found if found.count(tile) > 1]
    if twice:
        raise ValueError(f"{twice[0]} lies in two places")
    return found


def check_keys(rig: dict[str, str], seats: int) -> None:
    """Every pile the rig names exists."""
    for key in rig:
        if key not in TABLE_KEYS and not (key[:-1] in SIDE_KEYS and key[-1].isdigit() and int(key[-1]) < seats):
            raise ValueError(
                f"no pile is named {key!r}; there are {', '.join(TABLE_KEYS)} and, with a seat, {', '.join(SIDE_KEYS)}"
            )
