"""Puzzles: a position, one answer that is best by a clear margin, and the sentence why.

They lie in `puzzles.jsonl` of their game, made by `vernissage puzzles`. An answer is a run of moves; where several runs
come to the same, each is there.
"""

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final, Literal

import msgspec
from msgspec import Struct

from vernissage.core.match import Match
from vernissage.core.model import Message, Refusal
from vernissage.core.scenes import Scene, match_at

if TYPE_CHECKING:
    from vernissage.core.game import Game

FILE: Final = "puzzles.jsonl"


class Puzzle(Struct, frozen=True, omit_defaults=True):
    """One puzzle; `best` and `second` are what the answer and the next best run are worth."""

    kind: str  # what is asked: the message puzzle-<kind>; why, puzzle-<kind>.why
    scene: Scene
    answers: list[list[str]]
    best: int
    second: int
    hard: int  # how many of the levels of bots miss it
    facts: dict[str, Message] = msgspec.field(default_factory=dict)  # for the sentence why

    @property
    def question(self) -> Message:
        """What is asked."""
        return Message(f"puzzle-{self.kind}")

    @property
    def why(self) -> Message:
        """Why the answer is the best."""
        return Message(f"puzzle-{self.kind}.why", {"best": self.best, "second": self.second, **self.facts})


class Tried(Struct, frozen=True):
    """What a run of moves comes to: it may go on, it solves the puzzle, or it does not."""

    outcome: Literal["", "on", "solved", "wrong", "refused"]
    match: Match
    refusal: Message | None = None


def tried(game: "Game", puzzle: Puzzle, moves: list[str], names: list[str] | None = None) -> Tried:
    """The moves played as far as they are allowed, and whether they are the answer or its beginning."""
    match = match_at(game, puzzle.scene, names)
    for move in moves:
        if move not in game.numbers:
            return Tried("wrong", match)
        try:
            match.play(puzzle.scene.seat, move)
        except Refusal as refusal:
            return Tried("refused", match, refusal.message)
    if not moves:
        return Tried("", match)
    if moves in puzzle.answers:
        return Tried("solved", match)
    return Tried("on" if any(answer[: len(moves)] == moves for answer in puzzle.answers) else "wrong", match)


def solution(game: "Game", puzzle: Puzzle) -> list[Message]:
    """The first answer, move by move, in sentences."""
    match, found = match_at(game, puzzle.scene), []
    for move in puzzle.answers[0]:
        found.append(game.describe(match.state, puzzle.scene.seat, game.parse(move)))
        match.play(puzzle.scene.seat, move)
    return found


@cache
def puzzles_of(package: str) -> list[Puzzle]:
    """The puzzles of a game, the easiest first."""
    path = files(package) / FILE
    if not path.is_file():
        return []
    return [msgspec.json.decode(line, type=Puzzle) for line in path.read_text("utf-8").splitlines()]


def of_the_day(counts: dict[str, int], day: int) -> tuple[str, int]:
    """The puzzle of a day for everybody: the games take turns, and each goes through its puzzles in steps."""
    keys = sorted(key for key, count in counts.items() if count)
    key = keys[day % len(keys)]
    return key, (day // len(keys)) * STEP % counts[key]


STEP: Final = 37  # has no divisor with a hundred in common, so that every puzzle has its day
