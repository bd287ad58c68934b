"""A second, plain reading of the rules, slow and without any cleverness, to which the engine is held over whole
games.
"""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import pytest

from games.artbox.table import artbox, look
from rule import rule
from vernissage.core.match import Match
from vernissage.core.model import TABLE
from vernissage.core.rng import Rng, rng_for
from vernissage.games import game
from vernissage.games.artbox.model import ArtboxView, GalleryRound

DECOYS = {3: 3, 4: 3, 5: 2, 6: 2, 7: 1, 8: 1}
ENOUGH = {3: 5, 4: 5, 5: 4, 6: 4, 7: 3, 8: 3}
VARIANTS = [*game("artbox").variants(4), "only for a match"]

Drawing = dict[str, Any]


@dataclass
class Table:
    """What the plain reading writes down beside the table."""

    seats: int
    red: list[int] = field(default_factory=list)
    gray: list[int] = field(default_factory=list)
    drawings: dict[tuple[int, int], Drawing] = field(default_factory=dict)
    finished: list[tuple[int, int]] = field(default_factory=list)  # seconds and seat, in the order of finishing
    given_up: set[int] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.red, self.gray = [0] * self.seats, [0] * self.seats

    def clear(self) -> None:
        """A new round begins."""
        self.drawings, self.finished, self.given_up = {}, [], set()


# Drawings: only such as a glance can judge are handed in.


def some_drawing(match: Match, seat: int, word: str, rng: Rng) -> Drawing:
    """A proper drawing of the roll, or one with an obvious fault."""
    made = match.game.some_payload(match.state, seat, match.game.parse(word), rng)
    assert isinstance(made, dict)
    shapes = list(made["shapes"])
    fault = rng.below(12)
    if fault == 0:
        shapes = []
    elif fault == 1:
        shapes.pop()
    elif fault == 2:
        shapes[0] = {"kind": "line", "pts": [[470, 480], [530, 520]]}
    elif fault == 3:
        shapes = [shrunk(shape) for shape in shapes]
    elif fault == 4:
        shapes = [flattened(shape) for shape in shapes]
    return {"v": 1, "shapes": shapes}


def shrunk(shape: Drawing) -> Drawing:
    """The shape drawn smaller, nearer the middle."""
    small: Drawing = {"kind": shape["kind"]}
    for name, value in shape.items():
        if name in ("cx", "cy"):
            small[name] = 200 + value * 6 // 10
        elif name in ("rx", "ry", "w", "h"):
            small[name] = value * 6 // 10
        elif name == "pts":
            small[name] = [[200 + x * 6 // 10, 200 + y * 6 // 10] for x, y in value]
        elif name == "rot":
            small[name] = value
    return small


def flattened(shape: Drawing) -> Drawing:
    """The shape squeezed until it is none."""
    flat = dict(shape)
    if shape["kind"] == "circle":
        flat["ry"] = 8
    elif shape["kind"] == "square":
        flat["h"] = 16
    elif shape["kind"] == "triangle":
        (x, y), (right, low) = shape["pts"][0], shape["pts"][1]
        flat["pts"] = [[x, y], [right, low], [(x + right) // 2, (y + low) // 2]]
    else:
        (x, y), _ = shape["pts"]
        flat["pts"] = [[x, y], [x + 20 if x < 500 else x - 20, y]]
    return flat


def squeezed(shape: Drawing) -> bool:
    """A shape too flat or too short to be recognised."""
    if shape["kind"] == "circle":
        return bool(min(shape["rx"], shape["ry"]) < 12)
    if shape["kind"] == "square":
        return bool(min(shape["w"], shape["h"]) < 24)
    points = shape["pts"]
    longest = max(abs(x - u) + abs(y - v) for x, y in points for u, v in points)
    if shape["kind"] == "line":
        return bool(longest < 40)
    (ax, ay), (bx, by), (cx, cy) = points
    return bool(abs((bx - ax) * (cy - ay) - (by - ay) * (cx - ax)) < 24 * longest / 2)


def sides_touched(shapes: list[Drawing]) -> int:
    """How many sides of the frame the drawing reaches."""
    spots: list[tuple[float, float]] = []
    for shape in shapes:
        if "pts" in shape:
            spots += [(x, y) for x, y in shape["pts"]]
        else:
            wide, high = (shape["rx"], shape["ry"]) if "rx" in shape else (shape["w"] / 2, shape["h"] / 2)
            if shape.get("rot", 0) == 90:
                wide, high = high, wide
            spots += [(shape["cx"] - wide, shape["cy"] - high), (shape["cx"] + wide, shape["cy"] + high)]
    xs, ys = [x for x, _ in spots], [y for _, y in spots]
    return (min(xs) <= 6) + (max(xs) >= 994) + (min(ys) <= 6) + (max(ys) >= 994)


def proper(drawing: Drawing, view: ArtboxView) -> bool:
    """All rolled shapes are used, and no others, each to be recognised; among experts the frame may count too."""
    shapes = drawing["shapes"]
    used = Counter(shape["kind"] for shape in shapes)
    rolled = Counter(view.faces)
    counted = bool(shapes) and (used <= rolled if view.options.variant == "simplified" else used == rolled)
    framed = not view.options.frame or (bool(shapes) and sides_touched(shapes) >= 3)
    return counted and framed and not any(squeezed(shape) for shape in shapes)


# Menus.


def waiting(view: ArtboxView, seats: int) -> list[int]:
    """Who has still to answer."""
    if view.phase in ("roll", "reveal"):
        return [view.maestro]
    answered = {"choose": "chosen", "draw": "finished", "guess": "matched", "ready": "ready"}[view.phase]
    return [seat for seat in range(seats) if not getattr(view.players[seat], answered)]


def menu(own: ArtboxView, seat: int, table: Table) -> set[str]:
    """Everything a seat may say."""
    each = 2 if table.seats == 3 else 1
    if own.phase == "choose":
        return {"return 1", "return 2", "return 3"} if table.seats == 3 else {"keep 1", "keep 2"}
    if own.phase == "draw":
        words = {f"draw {which + 1}" for which in range(each)} | {"give up"}
        mine = [table.drawings.get((seat, which), {"shapes": []}) for which in range(each)]
        if all(drawing["shapes"] for drawing in mine):
            if all(proper(drawing, own) for drawing in mine):
                words.add("finish")
            elif own.options.illegal_finish == "confirm":
                words.add("finish anyway")
        return words
    if own.phase == "guess":
        return {"done"} | {
            f"match {picture.slot} {place}"
            for picture in own.board
            for place in range(1, len(own.row) + 1)
            if not picture.mine and own.sheet[picture.slot - 1] != place
        }
    return {{"roll": "roll", "reveal": "next", "ready": "ready"}[own.phase]}


# Tokens.


def number_tokens(view: ArtboxView, table: Table) -> list[int]:
    """Number tokens by seat: in the order of finishing, or of the time taken; who gave up comes last."""
    if view.options.variant == "simplified":
        return [0] * table.seats
    left = [(view.maestro + 1 + step) % table.seats for step in range(table.seats)]
    if view.options.pace == "days":
        order = [seat for _, _, seat in sorted((time, left.index(seat), seat) for time, seat in table.finished)]
    else:
        order = [seat for _, seat in table.finished]
    order += [seat for seat in left if seat in table.given_up]
    return [order.index(seat) + 1 for seat in range(table.seats)]


def legal_drawings(view: ArtboxView, table: Table) -> set[tuple[int, int]]:
    """Which drawings count: a proper one that was handed in."""
    return {key for key, drawing in table.drawings.items() if proper(drawing, view) and key[0] not in table.given_up}


def matched(each: GalleryRound, table: Table) -> dict[tuple[int, str], list[int]]:
    """For each drawing, by artist and word, who else wrote its word."""
    return {
        (hung.artist, hung.word.id): [
            seat
            for seat in range(table.seats)
            if seat != hung.artist and hung.guesses[seat] is not None and hung.guesses[seat] == hung.word
        ]
        for hung in each.pictures
    }


def awards(
    right: dict[tuple[int, str], list[int]], sound: dict[int, set[str]], numbers: list[int], view: ArtboxView
) -> tuple[list[int], list[int]]:
    """Who takes the first and the second token; `sound` has the words each seat drew properly."""
    seats, simple = range(len(numbers)), view.options.variant == "simplified"
    each = 2 if len(numbers) == 3 else 1
    of_artist = {seat: sum(len(right[seat, word]) for word in sound[seat]) for seat in seats if sound[seat]}
    first = best(of_artist, numbers, view, [])
    of_sheet = {seat: sum(seat in found for found in right.values()) for seat in seats if simple or seat not in first}
    return first, best(of_sheet, numbers, view, [seat for seat in seats if len(sound[seat]) < each])


def best(totals: dict[int, int], numbers: list[int], view: ArtboxView, losers: list[int]) -> list[int]:
    """Most right; ties go to those with proper drawings, then to the lower number, or are shared among children."""
    if not totals or (view.options.require_one_correct and not max(totals.values())):
        return []
    tied = [seat for seat in totals if totals[seat] == max(totals.values())]
    if view.options.variant == "simplified":
        return tied
    tied = [seat for seat in tied if seat not in losers] or tied
    return [min(tied, key=lambda seat: numbers[seat])]


def reached(view: ArtboxView, table: Table) -> list[int]:
    """Who has enough tokens to end the game."""
    seats = range(table.seats)
    if view.options.variant == "expert":
        pair, same = (2, 6) if table.seats < 7 else (1, 4)
        return [
            seat
            for seat in seats
            if min(table.red[seat], table.gray[seat]) >= pair or max(table.red[seat], table.gray[seat]) >= same
        ]
    enough = ENOUGH[table.seats] - (2 if view.options.variant == "simplified" else 0)
    return [seat for seat in seats if table.red[seat] + table.gray[seat] >= enough]


def winners(view: ArtboxView, table: Table, last: dict[int, int], numbers: list[int]) -> list[int]:
    """Most tokens, then the drawing most often guessed in the last round, then the lower number."""
    rivals = list(range(table.seats))
    if view.options.variant == "expert" and view.options.expert_winner == "achiever":
        rivals = reached(view, table)
    ranked = {seat: (table.red[seat] + table.gray[seat], last.get(seat, 0)) for seat in rivals}
    tied = [seat for seat in rivals if ranked[seat] == max(ranked.values())]
    if view.options.variant == "simplified":
        return tied
    return [min(tied, key=lambda seat: numbers[seat])]


# Whole games.


def say(match: Match, seat: int, own: ArtboxView, words: list[str], table: Table, rng: Rng) -> None:
    """One seat says something by chance, and it is written down."""
    payload: object = None
    if own.phase == "draw":
        done = [word for word in words if word.startswith("finish")]
        word = done[0] if done and rng.below(2) else words[rng.below(len(words))]
        word = "draw 1" if word == "give up" and rng.below(4) else word
        if word.startswith("draw"):
            payload = some_drawing(match, seat, word, rng)
            table.drawings[seat, int(word[-1]) - 1] = payload
        elif word.startswith("finish"):
            seconds = rng.below(4) if own.options.pace == "days" else 0
            payload = {"seconds": seconds} if own.options.pace == "days" else None
            table.finished.append((seconds, seat))
        elif own.options.variant != "simplified":
            table.given_up.add(seat)
    elif own.phase == "guess":
        blank = [word for word in words if word != "done" and not own.sheet[int(word.split()[1]) - 1]]
        word = blank[rng.below(len(blank))] if blank and rng.below(8) else "done"
        if rng.below(20) == 0:
            word = words[rng.below(len(words))]
    else:
        word = words[rng.below(len(words))]
    match.play(seat, word, payload=payload)


def check_round(before: ArtboxView, after: ArtboxView, table: Table) -> dict[int, int]:
    """The round just over has gone as the plain reading says; what each artist's drawings were worth is told."""
    hung = after.gallery[-1]
    numbers = number_tokens(before, table)
    each = 2 if table.seats == 3 else 1
    legal = legal_drawings(before, table)
    laid = [(seat, which) for (seat, which), drawing in table.drawings.items() if drawing["shapes"]]
    assert sorted(Counter(picture.artist for picture in hung.pictures).elements()) == sorted(seat for seat, _ in laid)
    assert len(hung.pictures) + len(hung.decoys) == table.seats * each + DECOYS[table.seats]
    assert [picture.number for picture in hung.pictures] == [numbers[picture.artist] for picture in hung.pictures]
    sound: dict[int, set[str]] = {seat: set() for seat in range(table.seats)}
    for picture in hung.pictures:
        if picture.legal:
            sound[picture.artist].add(picture.word.id)
    assert {seat: len(words) for seat, words in sound.items()} == {
        seat: sum(key[0] == seat for key in legal) for seat in range(table.seats)
    }
    right = matched(hung, table)
    assert [picture.right for picture in hung.pictures] == list(right.values())
    first, second = awards(right, sound, numbers, before)
    assert (sorted(hung.first), sorted(hung.second)) == (first, second)
    for seat in first:
        table.red[seat] += 1
    for seat in second:
        table.gray[seat] += 1
    assert [(player.red, player.gray) for player in after.players] == list(zip(table.red, table.gray, strict=True))
    return {seat: sum(len(right[seat, word]) for word in words) for seat, words in sound.items()}


def playing(variant: str, seats: int, seed: int) -> Match:
    """A table of one of the variants."""
    if variant == "only for a match":
        return artbox(seats, seed, require_one_correct=True)
    setup = game("artbox").variants(seats)[variant]
    names = [name for name in setup.__struct_fields__ if name not in ("seats", "rig")]
    return artbox(seats, seed, **{name: getattr(setup, name) for name in names})


@rule(
    "AB-CANVAS-02", "AB-CANVAS-06", "AB-THREE-01", "AB-THREE-03", "AB-DRAW-03", "AB-DRAW-04", "AB-DRAW-05",
    "AB-GUESS-04", "AB-GUESS-06", "AB-GUESS-11", "AB-AWARD-03", "AB-AWARD-06", "AB-AWARD-07", "AB-AWARD-08",
    "AB-AWARD-09", "AB-AWARD-10", "AB-AWARD-11", "AB-AWARD-12", "AB-AWARD-13", "AB-AWARD-14", "AB-THREE-06",
    "AB-END-02", "AB-END-03", "AB-END-04", "AB-END-05", "AB-EXPERT-03", "AB-EXPERT-04", "AB-EXPERT-06",
    "AB-SIMPLE-01", "AB-SIMPLE-06", "AB-SIMPLE-07", "AB-SIMPLE-08", "AB-ROUND-04", "AB-ASYNC-02", "AB-RULING-01",
    "AB-RULING-06", "AB-RULING-08", "AB-RULING-31",
)  # fmt: skip
@pytest.mark.parametrize("seats", range(3, 9))
@pytest.mark.parametrize("variant", VARIANTS, ids=lambda name: name.replace(" ", "-") or "plain")
def test_menus_and_tokens_are_those_of_a_plain_reading(variant: str, seats: int) -> None:
    match = playing(variant, seats, seats)
    rng = rng_for(seats + 10 * VARIANTS.index(variant), "plain reading")
    table = Table(seats)
    last: dict[int, int] = {}
    numbers: list[int] = []
    after = look(match)
    while not match.over:
        before = after
        due = waiting(before, seats)
        assert set(due) <= set(match.waiting)
        assert before.phase == "guess" or due == match.waiting
        seat = due[rng.below(len(due))]
        own, words = look(match, seat), match.options(seat)
        assert set(words) == menu(own, seat, table)
        if before.phase == "guess" and before.sandglass_turned_by is not None and rng.below(12) == 0:
            match.play(TABLE, "time-up")
        else:
            say(match, seat, own, words, table, rng)
        after = look(match)
        if len(after.gallery) > len(before.gallery):
            numbers = number_tokens(before, table)
            last = check_round(before, after, table)
            assert match.over == bool(reached(before, table))
            table.clear()
        if after.round > before.round:
            assert after.maestro == (before.maestro + 1) % seats
    assert match.result is not None
    assert match.result.totals == [red + gray for red, gray in zip(table.red, table.gray, strict=True)]
    assert match.result.winners == winners(after, table, last, numbers)
