"""Setting the table: the deal, or a position laid out by hand for tests, puzzles and lessons."""
# interpreted: runs once per game

from mypy_extensions import i64, u8

from vernissage.core.piles import fill, push
from vernissage.core.rng import seed_streams, stream_below
from vernissage.games.art_society.geometry import covers, upper_left
from vernissage.games.art_society.model import ArtSocietySetup
from vernissage.games.art_society.rounds import shuffle_supply
from vernissage.games.art_society.state import (
    ASIDE,
    ASSISTANT,
    BIDDING,
    DECOR_TILE,
    FREE_DECOR,
    HAND,
    LEVEL_ONLY,
    MARKER,
    MAY_DECLINE,
    MUSEUM,
    MUSEUM_STEP,
    OFFER,
    OPEN_STACKS,
    ORDER,
    PHASES,
    PICKING,
    REVISE,
    STACK,
    STARTER,
    STARTING,
    STOCK,
    SUPPLY,
    TAKING,
    ArtSocietyState,
    empty_state,
    high,
    low,
    side,
)
from vernissage.games.art_society.tables import (
    BEYOND,
    BIDS,
    COLUMNS,
    DECOR_COUNTS,
    FORMAT_COUNT,
    FORMAT_TILES,
    LEVEL,
    SHAPE,
    STARTING_BIDS,
    STARTS,
    SUPPLY_COUNT,
    TILE_COUNT,
    TILE_NUMBERS,
    TILES,
    TYPE,
    TYPES,
    UPRIGHT,
)
from vernissage.games.art_society.wall import hang_decor_on, hang_on

SIDE_KEYS = ("wall", "assistant", "surplus", "hand", "stack", "starter")
TABLE_KEYS = ("phase", "museum", "markers", "decor", "offer", "order", "gavel", "round", "supply")


def deal(setup: ArtSocietySetup, seed: int) -> ArtSocietyState:
    """The table is set for 2, 3 or 4 players (AS-GEN-01, AS-GEN-05, AS-SETUP-06, AS-SETUP-09, AS-SETUP-18)."""
    s = empty_state(setup.seats, seed_streams(seed, setup.seats))
    s.switches = switches_of(setup)
    hand_out(s)
    rig = setup.rig or {}
    check_keys(rig, setup.seats)
    used = tiles_named(rig)
    lay_supply(s, rig, used)
    deal_starters(s, rig, used)
    lay_out(s, rig)
    s.sealed = False
    return s


def hand_out(s: ArtSocietyState) -> None:
    """All decor lies open and all bid cards are in hand (AS-SETUP-05, AS-SETUP-07)."""
    for index, count in enumerate(DECOR_COUNTS):
        s.cells[STOCK + index] = u8(count)
    for seat in range(int(s.seats)):
        for index in range(len(BIDS)):
            s.cells[side(seat) + HAND + index] = u8(1)


def lay_supply(s: ArtSocietyState, rig: dict[str, str], used: list[int]) -> None:
    """The paintings lie sorted by format, faces hidden (AS-SETUP-03)."""
    first = 0
    for form in range(int(FORMAT_COUNT)):
        here = [tile for tile in range(first, first + FORMAT_TILES[form]) if tile not in used]
        if "supply" in rig:
            here = [tile for tile in numbers(rig["supply"]) if SHAPE[tile] == form and tile < SUPPLY_COUNT]
        fill(s.cells, SUPPLY[form], here)
        first += FORMAT_TILES[form]
    if "supply" not in rig:
        shuffle_supply(s, SUPPLY, FORMAT_COUNT)


def switches_of(setup: ArtSocietySetup) -> int:
    """The options of the table as bits."""
    found = 0
    for on, bit in (
        (setup.decor_orientation == "horizontal_only", LEVEL_ONLY),
        (setup.show_opponent_bid_history, OPEN_STACKS),
        (setup.revise_window, REVISE),
        (setup.allow_declining_exchange, MAY_DECLINE),
        (setup.automatic_decor_exchange, FREE_DECOR),
    ):
        found |= int(bit) if on else 0
    return found


def deal_starters(s: ArtSocietyState, rig: dict[str, str], used: list[int]) -> None:
    """Each player has one starting painting; the others leave the game (AS-SETUP-10, AS-SETUP-13)."""
    left = [tile for tile in range(int(SUPPLY_COUNT), int(TILE_COUNT)) if tile not in used]
    for seat in range(int(s.seats)):
        if f"wall{seat}" in rig:
            continue
        if f"starter{seat}" in rig:
            tile = numbers(rig[f"starter{seat}"])[0]
        elif "phase" in rig and rig["phase"] != "start":
            tile = left.pop(0)
        else:
            tile = left.pop(int(stream_below(s.streams, 0, len(left))))
        s.cells[side(seat) + STARTER] = u8(tile + 1)


def lay_out(s: ArtSocietyState, rig: dict[str, str]) -> None:
    """Everything the rig names lies where it says; what it leaves out is as after the first deal."""
    phase = rig.get("phase", "start")
    if phase not in ("start", "auction", "bid", "take"):
        raise ValueError(f"a rig begins at start, auction, bid or take, not {phase!r}")
    s.phase = PHASES.index(phase)
    if s.phase == STARTING:
        named = [key for key in rig if key not in ("phase", "decor", "supply") and not key.startswith("starter")]
        if named:
            raise ValueError(f"at the start nothing lies in {named[0]}: name a later phase")
    for key, text in rig.items():
        if key[-1].isdigit():
            lay_side(s, int(key[-1]), key[:-1], text)
    if "decor" in rig:
        for index, count in enumerate(rig["decor"].split()):
            s.cells[STOCK + index] = u8(int(count))
    for tile in sorted(numbers(rig.get("museum", ""))):
        push(s.cells, MUSEUM + TYPE[tile] * MUSEUM_STEP, tile)
    for pair in rig.get("markers", "").split():
        name, _, position = pair.partition("=")
        s.cells[MARKER + TYPES.index(name)] = u8(int(position))
    if s.phase != STARTING:
        begin_later(s, rig)


def begin_later(s: ArtSocietyState, rig: dict[str, str]) -> None:
    """The first round's deal is complete, and the phase has what it needs."""
    seats = int(s.seats)
    for seat in range(seats):
        place = side(seat)
        starter = int(s.cells[place + STARTER])
        if starter:
            s.cells[place + STARTER] = u8(0)
            hang_on(s, seat, starter - 1, STARTS[len(STARTS) // 2])
        if int(s.cells[place + STACK]) == 0:
            push(s.cells, place + STACK, STARTING_BIDS[seat])
    heights = {int(s.cells[side(seat) + STACK]) for seat in range(seats)}
    if len(heights) > 1:
        raise ValueError("all bidding stacks are equally high")
    s.gavel = int(rig.get("gavel", "0"))
    s.round = int(rig.get("round", str(max(1, heights.pop() - (s.phase == TAKING)))))
    if s.phase in (BIDDING, TAKING):
        offer = sorted(numbers(rig.get("offer", "")))
        if len(offer) != seats + BEYOND:
            raise ValueError(f"the offer holds {seats + int(BEYOND)} paintings, not {len(offer)}")
        fill(s.cells, OFFER, offer)
    if s.phase == TAKING:
        order = [int(seat) for seat in rig.get("order", " ".join(str(seat) for seat in range(seats))).split()]
        if sorted(order) != list(range(seats)):
            raise ValueError(f"the order names every seat once, not {order}")
        fill(s.cells, ORDER, order)
    assert s.phase in (PICKING, BIDDING, TAKING)


def lay_side(s: ArtSocietyState, seat: int, what: str, text: str) -> None:
    """One pile of a player's side holds what the text says."""
    place = side(seat)
    if what == "wall":
        for word in text.split():
            hang_word(s, seat, word)
    elif what == "assistant":
        s.cells[place + ASSISTANT] = u8(int(DECOR_TILE) + int(text[-1]) if text.startswith("decor-") else numbers(text)[0] + 1)
    elif what == "surplus":
        fill(s.cells, place + ASIDE, numbers(text))
    elif what == "hand":
        for index, value in enumerate(BIDS):
            s.cells[place + HAND + index] = u8(1 if value in [int(word) for word in text.split()] else 0)
    elif what == "stack":
        stack = [int(word) for word in text.split()]
        fill(s.cells, place + STACK, stack)
        for value in stack[1:]:
            s.cells[place + HAND + BIDS.index(value)] = u8(0)


def hang_word(s: ArtSocietyState, seat: int, word: str) -> None:
    """One tile hangs, written P001@5,3 or decor-2@0,7 or decor-3@11,2,upright; it need not touch another."""
    name, _, where = word.partition("@")
    x, y, *rest = where.split(",")
    upright = rest == ["upright"]
    cell = int(y) * int(COLUMNS) + int(x)
    length = int(name[-1]) if name.startswith("decor-") else 0
    shape: i64 = (UPRIGHT if upright else LEVEL) + length if length else SHAPE[numbers(name)[0]]
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
        if name not in TILE_NUMBERS:
            raise ValueError(f"there is no painting {name!r}; they are {TILES[0]} to {TILES[-1]}")
    return [TILE_NUMBERS[name] for name in text.split()]


def tiles_named(rig: dict[str, str]) -> list[int]:
    """Every painting the rig lays somewhere; none lies in two places."""
    found: list[int] = []
    for key, text in rig.items():
        if key in ("museum", "offer") or key.startswith(("wall", "assistant", "surplus", "starter")):
            found += numbers(" ".join(word.partition("@")[0] for word in text.split() if not word.startswith("decor-")))
    twice = [TILES[tile] for tile in found if found.count(tile) > 1]
    if twice:
        raise ValueError(f"{twice[0]} lies in two places")
    return found


def check_keys(rig: dict[str, str], seats: int) -> None:
    """Every pile the rig names exists."""
    for key in rig:
        if key not in TABLE_KEYS and not (key[:-1] in SIDE_KEYS and key[-1].isdigit() and int(key[-1]) < seats):
            raise ValueError(f"no pile is named {key!r}; there are {', '.join(TABLE_KEYS)} and, with a seat, {', '.join(SIDE_KEYS)}")
