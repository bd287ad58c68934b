"""A second, plain reading of the rules, slow and without any cleverness, to which the engine is held over whole
games.
"""

from collections.abc import Iterator

import pytest

from games.art_society.table import society, table
from rule import rule
from vernissage.core.match import Match
from vernissage.core.rng import Rng, rng_for
from vernissage.games import game
from vernissage.games.art_society.model import ArtSocietyView, Bonus, Collector, Hung

TYPES = ["city_life", "portrait", "still_life", "landscape"]
FORMATS = ["2x2", "2x3", "3x2", "2x4", "4x2", "3x3", "3x4", "4x3", "3x5", "5x3", "4x4", "4x5", "5x4", "5x5"]
SUPPLY = [16, 16, 16, 8, 8, 16, 4, 4, 4, 4, 4, 4, 4, 4]
NUMBERS = dict(zip(FORMATS, [3, 4, 4, 5, 5, 6, 7, 7, 8, 8, 8, 9, 9, 9], strict=True))
CELLS = [(x, y) for y in range(9) for x in range(12)]
CORNERS = [(0, 0), (11, 0), (0, 8), (11, 8)]
SIDES = [(0, -1), (-1, 0), (1, 0), (0, 1)]
VARIANTS = list(game("art_society").variants(2))

Cell = tuple[int, int]


def format_of(tile: str) -> str:
    """The format of a painting by its number in the list of components."""
    if tile.startswith("S"):
        return "2x3"
    number = int(tile[1:])
    for name, count in zip(FORMATS, SUPPLY, strict=True):
        if number <= count:
            return name
        number -= count
    raise AssertionError(tile)


def shape_of(tile: str) -> tuple[int, int]:
    """Width and height of a painting, or of decor hung level."""
    if tile.startswith("decor"):
        return int(tile[-1]), 1
    width, height = format_of(tile).split("x")
    return int(width), int(height)


def block(x: int, y: int, shape: tuple[int, int]) -> set[Cell]:
    """The cells a tile covers."""
    return {(x + right, y + down) for right in range(shape[0]) for down in range(shape[1])}


def covered(wall: list[Hung]) -> dict[Cell, int]:
    """Which tile covers each cell, by its place in the list."""
    return {cell: each for each, tile in enumerate(wall) for cell in block(tile.x, tile.y, (tile.width, tile.height))}


def around(cells: set[Cell]) -> set[Cell]:
    """The cells that share an edge with some of these."""
    return {(x + right, y + down) for x, y in cells for right, down in SIDES} - cells


def legal(taken: set[Cell], shape: tuple[int, int]) -> list[Cell]:
    """Where a tile may hang: inside, on empty cells, at the edge of another tile."""
    return [
        (x, y)
        for x, y in CELLS
        if x + shape[0] <= 12
        and y + shape[1] <= 9
        and not block(x, y, shape) & taken
        and around(block(x, y, shape)) & taken
    ]


def shapes(tile: str, view: ArtSocietyView) -> list[tuple[int, int]]:
    """The ways round a tile may hang: only decor can be turned."""
    wide, high = shape_of(tile)
    if tile.startswith("decor") and wide > 1 and view.decor_orientation == "free":
        return [(wide, high), (high, wide)]
    return [(wide, high)]


def fits(taken: set[Cell], tile: str, view: ArtSocietyView) -> bool:
    """Some place is legal."""
    return any(legal(taken, shape) for shape in shapes(tile, view))


def places(verb: str, tile: str, taken: set[Cell], waiting: str, view: ArtSocietyView) -> set[str]:
    """Where a tile may hang so that one that waits still finds room."""
    return {
        f"{verb} {x},{y}{' upright' if shape[0] < shape[1] and tile.startswith('decor') else ''}"
        for shape in shapes(tile, view)
        for x, y in legal(taken, shape)
        if not waiting or fits(taken | block(x, y, shape), waiting, view)
    }


# Menus.


def menu(view: ArtSocietyView, seat: int) -> set[str]:
    """Everything a seat may say."""
    own = view.collectors[seat]
    if view.phase == "start":
        return {f"start {x},{y}" for x, y in CELLS if y <= 6 and x <= 10 and block(x, y, (2, 3)) & {(5, 4), (6, 4)}}
    if view.phase == "auction":
        return picks(view)
    if view.phase == "bid":
        return {f"bid {card}" for card in own.hand or []}
    if view.phase == "take":
        return {f"take {painting.id}" for painting in view.offer}
    if view.phase == "close":
        return {"confirm", "rehang"}
    return hangings(view, own)


def picks(view: ArtSocietyView) -> set[str]:
    """Formats from the last one picked upward, if the offer can still be completed with them."""
    missing = view.seats + 1 - len(view.picked)
    if not missing:
        return {"open"}
    left = {name: view.supply.get(name, 0) - view.picked.count(name) for name in FORMATS}
    first = FORMATS.index(view.picked[-1]) if view.picked else 0
    return {
        f"pick {name}"
        for place, name in enumerate(FORMATS)
        if place >= first and left[name] and sum(left[other] for other in FORMATS[place:]) >= missing
    }


def hangings(view: ArtSocietyView, own: Collector) -> set[str]:
    """What a seat may do with its painting, its decor and its assistant."""
    anew = view.phase == "rehang"
    taken = set(covered(own.wall))
    new = view.new.id if view.new is not None else ""
    if view.decor_in_hand:
        found = places("hang", f"decor-{view.decor_in_hand}", taken, waiting(view, ""), view)
        return found | ({"keep"} if not own.assistant else set())
    found = set()
    may_hang = own.assistant if not own.assistant_since and not view.must_hang else ""
    kept = view.lifted if anew else may_hang
    if new:
        found |= places("hang", new, taken, waiting(view, new), view)
        if not own.assistant and not view.must_hang:
            found.add("keep")
        if not fits(taken, new, view) and not view.must_hang:
            found |= without_room(view, taken)
    if kept:
        found |= places("hang-kept", kept, taken, waiting(view, kept), view)
    if view.bonuses:
        return found | (bonus_words(view, own) if anew or not view.must_hang else set())
    return found if new or view.lifted else found | {"finish"}


def waiting(view: ArtSocietyView, hung: str) -> str:
    """While tiles are hung anew, the one that must still find room."""
    if view.phase != "rehang":
        return ""
    new = view.new.id if view.new is not None else ""
    return next((tile for tile in (view.lifted, new) if tile and tile != hung), "")


def without_room(view: ArtSocietyView, taken: set[Cell]) -> set[str]:
    """A fitting painting of the type from the museum, or else surplus."""
    assert view.new is not None
    pile = view.museum.get(view.new.type, [])
    found = {f"exchange {painting.id}" for painting in pile if fits(taken, painting.id, view)}
    return found | ({"surplus"} if not found or view.allow_declining_exchange else set())


def bonus_words(view: ArtSocietyView, own: Collector) -> set[str]:
    """The sizes that settle one of the open bonuses."""
    found = set()
    for place, bonus in enumerate(view.bonuses):
        if place and bonus == view.bonuses[0]:
            continue
        found |= {
            f"decor {size}{' second' if place else ''}"
            for size in (1, 2, 3)
            if size <= bonus.budget and available(view, own.seat, size) and room_for(view, own, f"decor-{size}")
        }
    return found


def room_for(view: ArtSocietyView, own: Collector, tile: str) -> bool:
    """A decor tile can be hung or given to the assistant."""
    return not own.assistant or bool(places("hang", tile, set(covered(own.wall)), waiting(view, ""), view))


def available(view: ArtSocietyView, seat: int, size: int) -> bool:
    """A tile of the size lies in the supply, or an exchange on some wall would bring one there."""
    if view.decor[size - 1]:
        return True
    return view.automatic_decor_exchange and any(
        frees(view, group, size) for each in view.collectors for group in groups(view, each.wall)
    )


def groups(view: ArtSocietyView, wall: list[Hung]) -> Iterator[list[Hung]]:
    """Every set of adjacent decor tiles; with a closing window, tiles that may still move stay among themselves."""
    tiles = [each for each in wall if not each.type and not (view.revise_window and each.kept)]
    seen: set[frozenset[int]] = set()
    rising = [frozenset({place}) for place in range(len(tiles))]
    while rising:
        group = rising.pop()
        if group in seen:
            continue
        seen.add(group)
        members = [tiles[place] for place in sorted(group)]
        yield members
        edge = around({cell for tile in members for cell in block(tile.x, tile.y, (tile.width, tile.height))})
        for place, tile in enumerate(tiles):
            alike = tile.fresh == members[0].fresh or not view.revise_window
            if place not in group and alike and edge & block(tile.x, tile.y, (tile.width, tile.height)):
                rising.append(group | {place})


def frees(view: ArtSocietyView, group: list[Hung], size: int) -> bool:
    """The group holds a tile of the size, and tiles of other sizes can cover its cells."""
    stock = [0 if length == size else view.decor[length - 1] for length in (1, 2, 3)]
    cells = {cell for tile in group for cell in block(tile.x, tile.y, (tile.width, tile.height))}
    return any(tile.tile == f"decor-{size}" for tile in group) and covers(view, cells, stock)


def covers(view: ArtSocietyView, cells: set[Cell], stock: list[int]) -> bool:
    """Tiles of the stock can cover exactly these cells."""
    if not cells:
        return True
    x, y = min(cells)
    for length in (1, 2, 3):
        for shape in shapes(f"decor-{length}", view):
            if stock[length - 1] and block(x, y, shape) <= cells:
                stock[length - 1] -= 1
                found = covers(view, cells - block(x, y, shape), stock)
                stock[length - 1] += 1
                if found:
                    return True
    return False


# What follows from what was said.


def frames_met(view: ArtSocietyView, seat: int, tile: str, where: str) -> int:
    """How many paintings with the frame of a tile adjoin the place where it is hung."""
    x, y = where.split(",")
    wall = view.collectors[seat].wall
    frame = frame_of(tile)
    touched = around(block(int(x), int(y), shape_of(tile)))
    met = {place for cell, place in covered(wall).items() if cell in touched}
    return sum(wall[place].frame == frame for place in met)


def frame_of(tile: str) -> str:
    """The frame of a painting by its number in the list of components."""
    frames = ["shell", "gilt", "walnut", "ebony"]
    if tile.startswith("S"):
        return frames[int(tile[1:]) - 1]
    offsets = [[0, 1, 2, 3]] * 3 + [[0, 2], [1, 3], [0, 1, 2, 3]] + [[0], [1], [2], [3], [0], [1], [2], [3]]
    number = int(tile[1:]) - 1
    for count, own in zip(SUPPLY, offsets, strict=True):
        if number < count:
            kind, place = divmod(number, len(own))
            return frames[sorted((kind + offset) % 4 for offset in own)[place]]
        number -= count
    raise AssertionError(tile)


def bid_order(view: ArtSocietyView) -> list[int]:
    """Seats from the highest stack to the lowest, read from the top."""
    return sorted(range(view.seats), key=lambda seat: view.collectors[seat].stack[::-1], reverse=True)


def moved_marker(view: ArtSocietyView) -> dict[str, int]:
    """The markers after the one painting left on offer has gone to the museum."""
    (left,) = view.offer
    others = [place for kind, place in view.markers.items() if kind != left.type and place]
    before = view.markers[left.type]
    after = before + NUMBERS[left.format]
    while after in others and after > before:
        after -= 1
    return {**view.markers, left.type: after}


def total(view: ArtSocietyView, own: Collector) -> int:
    """A seat's points."""
    shown = sorted((kind for kind in TYPES if view.museum.get(kind)), key=lambda kind: -view.markers[kind])
    pays = dict.fromkeys(TYPES, 2) | {kind: 5 - place for place, kind in enumerate(shown)}
    taken = covered(own.wall)
    points = 5 if len(taken) == 108 else 0
    points -= 2 * sum(corner not in taken for corner in CORNERS) + 2 * len(own.surplus)
    for tile in own.wall:
        cells = block(tile.x, tile.y, (tile.width, tile.height))
        if not tile.type:
            points += len(cells)
            continue
        touched = {taken[cell] for cell in around(cells) if cell in taken}
        if all(own.wall[place].type != tile.type for place in touched):
            points += pays[tile.type]
        if shown and tile.type == shown[0] and any(y in (3, 4, 5) for _, y in cells):
            points += 3
    return points


def is_last(view: ArtSocietyView) -> bool:
    """At least one condition ends the game with this round."""
    return any(
        len(covered(each.wall)) == 108 or len(each.surplus) >= 2 or not each.cards_left for each in view.collectors
    )


def say(match: Match, seat: int, rng: Rng, trial: int) -> str:
    """One word by chance; every other game is mostly played sensibly, so that walls fill up."""
    if trial % 2 and rng.below(8):
        return match.game.text(match.game.default(match.state, seat))
    words = match.options(seat)
    return words[rng.below(len(words))]


@rule(
    "AS-SETUP-11", "AS-AUCTION-02", "AS-AUCTION-05", "AS-BID-01", "AS-BID-05", "AS-BID-09", "AS-TAKE-01",
    "AS-PLACE-02", "AS-PLACE-03", "AS-PLACE-04", "AS-PLACE-05", "AS-PLACE-06", "AS-PLACE-08", "AS-DECOR-02",
    "AS-DECOR-03", "AS-DECOR-04", "AS-DECOR-05", "AS-DECOR-16", "AS-ASSIST-01", "AS-ASSIST-03", "AS-SPACE-02",
    "AS-SPACE-03", "AS-SPACE-04", "AS-SPACE-09", "AS-PRESTIGE-02", "AS-PRESTIGE-03", "AS-PRESTIGE-04",
    "AS-END-01", "AS-END-02", "AS-END-03", "AS-RANK-01", "AS-RANK-03", "AS-SCORE-01", "AS-SCORE-04",
    "AS-SCORE-05", "AS-SCORE-08", "AS-SCORE-09", "AS-SCORE-10", "AS-SCORE-13",
)  # fmt: skip
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("variant", VARIANTS, ids=lambda name: name.replace(" ", "-") or "plain")
def test_menus_and_scores_are_those_of_a_plain_reading(variant: str, seats: int) -> None:
    setup = game("art_society").variants(seats)[variant]
    trial = VARIANTS.index(variant) + seats
    options = {name: getattr(setup, name) for name in setup.__struct_fields__ if name not in ("seats", "rig")}
    match = society(seats, trial, setup.rig, **options)
    rng = rng_for(trial, "plain reading")
    while not match.over:
        before = table(match)
        seat = match.waiting[0]
        assert sorted(match.options(seat)) == sorted(menu(before, seat))
        word = say(match, seat, rng, trial)
        match.play(seat, word)
        check_consequence(before, table(match), seat, word)
    after = table(match)
    assert match.result is not None
    assert match.result.totals == [total(after, own) for own in after.collectors]
    keys = [(total(after, own), sum(own.hand or [])) for own in after.collectors]
    assert match.result.winners == [seat for seat in range(seats) if keys[seat] == max(keys)]
    assert is_last(after)


def check_consequence(before: ArtSocietyView, after: ArtSocietyView, seat: int, word: str) -> None:
    """What was said has led where the plain reading says."""
    if before.phase == "bid" and after.phase == "take":
        assert after.order == bid_order(after)
    if after.round > before.round:
        assert not is_last(after)
    if before.phase == "hang" and word == "finish" and before.turn == len(before.order) - 1:
        assert after.markers == moved_marker(before)
    hung = painting_hung(before, seat, word)
    if hung and len(covered(after.collectors[seat].wall)) < 108 and after.decor[0]:
        met = frames_met(before, seat, hung, word.split()[1])
        assert after.bonuses == before.bonuses + ([Bonus(met, met > 3)] if met else [])


def painting_hung(view: ArtSocietyView, seat: int, word: str) -> str:
    """The painting that a word hangs, if it hangs one."""
    if word.startswith("hang-kept"):
        tile = view.lifted or view.collectors[seat].assistant
        return "" if tile.startswith("decor") else tile
    return view.new.id if word.startswith("hang") and not view.decor_in_hand and view.new is not None else ""
