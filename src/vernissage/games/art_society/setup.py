"""Setting the table: the deal, around whatever a rig lays out by hand."""

from functools import cache

from mypy_extensions import u8

from vernissage.core.piles import fill, shuffle
from vernissage.core.rng import seed_streams, stream_below
from vernissage.games.art_society import state as at
from vernissage.games.art_society import tables as box
from vernissage.games.art_society.model import ArtSocietySetup, ArtSocietyView
from vernissage.games.art_society.rig import check_keys, lay_out, numbers, tiles_named
from vernissage.games.art_society.state import ArtSocietyState, empty_state, side


def deal(setup: ArtSocietySetup, seed: int) -> ArtSocietyState:
    """The table is set for 2, 3 or 4 players (AS-GEN-01, AS-GEN-05, AS-SETUP-06, AS-SETUP-09, AS-SETUP-18)."""
    rig = setup.rig or {}
    s = (empty_state(setup.seats, seed_streams(0, setup.seats)) if rig else full_box(setup.seats)).clone()
    s.streams = seed_streams(seed, setup.seats)
    s.switches = switches_of(setup)
    if not rig:
        for form in range(int(box.FORMAT_COUNT)):
            shuffle(s.cells, at.SUPPLY[form], s.streams, 0)
        deal_starters(s, rig, [])
        return s
    hand_out(s)
    check_keys(rig, setup.seats)
    used = tiles_named(rig)
    lay_supply(s, rig, used)
    deal_starters(s, rig, used)
    lay_out(s, rig)
    s.sealed = False
    return s


@cache
def full_box(seats: int) -> ArtSocietyState:
    """A table with all cards in hand and every painting in the supply, not shuffled yet; only ever cloned."""
    s = empty_state(seats, seed_streams(0, seats))
    hand_out(s)
    first = 0
    for form, count in enumerate(box.FORMAT_TILES):
        fill(s.cells, at.SUPPLY[form], list(range(first, first + count)))
        first += count
    return s


def hand_out(s: ArtSocietyState) -> None:
    """All decor lies open and all bid cards are in hand (AS-SETUP-05, AS-SETUP-07)."""
    for index, count in enumerate(box.DECOR_COUNTS):
        s.cells[at.STOCK + index] = u8(count)
    for seat in range(int(s.seats)):
        for index in range(len(box.BIDS)):
            s.cells[side(seat) + at.HAND + index] = u8(1)


def lay_supply(s: ArtSocietyState, rig: dict[str, str], used: list[int]) -> None:
    """The paintings lie sorted by format, faces hidden, within a format in a drawn order (AS-SETUP-03, AS-SETUP-04)."""
    first = 0
    for form in range(int(box.FORMAT_COUNT)):
        here = [tile for tile in range(first, first + box.FORMAT_TILES[form]) if tile not in used]
        if "supply" in rig:
            here = [tile for tile in numbers(rig["supply"]) if box.SHAPE[tile] == form and tile < box.SUPPLY_COUNT]
        fill(s.cells, at.SUPPLY[form], here)
        if "supply" not in rig:
            shuffle(s.cells, at.SUPPLY[form], s.streams, 0)
        first += box.FORMAT_TILES[form]


def switches_of(table: ArtSocietySetup | ArtSocietyView) -> int:
    """The options of a table as bits."""
    found = 0
    for on, bit in (
        (table.decor_orientation == "horizontal_only", at.LEVEL_ONLY),
        (table.show_opponent_bid_history, at.OPEN_STACKS),
        (table.revise_window, at.REVISE),
        (table.allow_declining_exchange, at.MAY_DECLINE),
        (table.automatic_decor_exchange, at.FREE_DECOR),
    ):
        found |= int(bit) if on else 0
    return found


def deal_starters(s: ArtSocietyState, rig: dict[str, str], used: list[int]) -> None:
    """Each player has one starting painting; the others leave the game (AS-SETUP-10, AS-SETUP-13)."""
    left = [tile for tile in range(int(box.SUPPLY_COUNT), int(box.TILE_COUNT)) if tile not in used]
    for seat in range(int(s.seats)):
        if f"wall{seat}" in rig:
            continue
        if f"starter{seat}" in rig:
            tile = numbers(rig[f"starter{seat}"])[0]
        elif "phase" in rig and rig["phase"] != "start":
            tile = left.pop(0)
        else:
            tile = left.pop(int(stream_below(s.streams, 0, len(left))))
        s.cells[side(seat) + at.STARTER] = u8(tile + 1)
