"""Moments in which a clause refuses, happens or scores: what "show me" on the rules pages shows. Most are of random
games; what those hardly ever come to is set out by hand.
"""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec
from msgspec import Struct, field

from vernissage.core.game import Game, State, seats_in
from vernissage.core.model import Line, Message, Refusal, ScoreLine, Setup
from vernissage.core.rng import rng_for
from vernissage.core.scenes import Scene, match_at

if TYPE_CHECKING:
    from collections.abc import Mapping

FILE: Final = "shown.jsonl"
UNSHOWN: Final = "unshown.txt"
RARE: Final = "rare"  # it came up in no game that was looked through


class ShownMoment(Struct, frozen=True, omit_defaults=True):
    """How to come there: a variant of the game, a seed, and how many random moves were made; or a table that is set out
    and the moves from there.
    """

    seats: int
    variant: str = ""
    seed: int = 0
    moves: int = 0
    seat: int = 0
    kind: Literal["refuses", "happens", "scores"] = "happens"
    move: str = ""  # that is refused
    over: bool = False  # it is refused after the last move of the game
    setup: dict[str, Any] = field(default_factory=dict)
    line: list[str] = field(default_factory=list)  # each begins with its seat


class ShownScene(Struct):
    """A moment as it is shown: the position before, the move, and what came of it."""

    before: State
    after: State
    move: str
    say: Message
    refusal: Message | None
    lines: list[Line]
    rows: list[ScoreLine]


@cache
def moments_of(package: str) -> "Mapping[str, ShownMoment]":
    """The moments of a game by their clauses."""
    path = files(package) / FILE
    if not path.is_file():
        return {}
    rows = [msgspec.json.decode(line, type=tuple[str, ShownMoment]) for line in path.read_text("utf-8").splitlines()]
    return dict(rows)


@cache
def unshown_of(package: str) -> "Mapping[str, str]":
    """The clauses that refuse or score and have no moment, each with why: a word the rules page has a sentence for."""
    path = files(package) / UNSHOWN
    lines = path.read_text("utf-8").splitlines() if path.is_file() else []
    told = [line.partition(" ") for line in lines]
    return {clause: why.strip() or RARE for clause, _, why in told}


def walk(game: Game, setup: Setup, seed: int) -> Iterator[tuple[State, int, int, Any]]:
    """A game of random answers: each position, and what is answered there by whom."""
    rng, state = rng_for(seed, "walk"), game.new(setup, seed)
    while asked := seats_in(game.asked(state)):
        seat = asked[rng.below(len(asked))]
        options = game.options(state, seat)
        action = options[rng.below(len(options))]
        payload = game.some_payload(state, seat, action, rng)
        yield state, seat, action, payload
        state.sealed = False
        game.apply(state, seat, action, payload)


def scene(game: Game, moment: ShownMoment) -> ShownScene:
    """The moment played again."""
    if moment.setup:
        return refused(game, moment, match_at(game, Scene(moment.setup, moves=[*moment.line])).state)
    setup = game.variants(moment.seats)[moment.variant]
    steps = walk(game, setup, moment.seed)
    state, seat, action, payload = next(steps)
    for _move in range(moment.moves):
        state, seat, action, payload = next(steps)
    before, after = state.clone(), state.clone()
    if moment.over:
        game.apply(before, seat, action, payload)
    if moment.kind == "refuses":
        return refused(game, moment, before)
    lines: list[Line] = []
    after.journal = lines
    game.apply(after, seat, action, payload)
    after.journal = None
    result = game.result(after) if not seats_in(game.asked(after)) else None
    say = game.describe(before, seat, action)
    return ShownScene(before, after, game.text(action), say, None, lines, result.sheet if result else [])


def refused(game: Game, moment: ShownMoment, state: State) -> ShownScene:
    """The table on which the moment's move is tried, and why it cannot be."""
    word = game.parse(moment.move)
    refusal = game.why_not(state, moment.seat, word)
    said = None if refusal is None else refusal.message
    return ShownScene(state, state, moment.move, tried(game, state, moment.seat, word), said, [], [])


def tried(game: Game, state: State, seat: int, action: int) -> Message:
    """A move against the rules as a sentence; where the game has none for it, as it is written."""
    try:
        return game.describe(state, seat, action)
    except (Refusal, ValueError, IndexError, KeyError):
        return Message("option", {"notation": game.text(action)})
