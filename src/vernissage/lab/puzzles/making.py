"""How puzzles are made of any game: candidates come from its maker, are told apart, and are tried by every level."""

from collections.abc import Iterator
from importlib import import_module
from typing import Final

import msgspec

from vernissage.bots.bot import Budget, bot
from vernissage.core.game import Game
from vernissage.core.match import Match
from vernissage.core.puzzles import Puzzle
from vernissage.core.rng import rng_for
from vernissage.core.scenes import match_at
from vernissage.games import game as find_game

LEVELS: Final = ("random", "novice", "amateur", "expert")
ENDLESS: Final = 1e9  # milliseconds: what a level answers must not hang on how fast a machine is
GAMES: Final = 4000  # looked through before giving up


def make(key: str, count: int, seed: int) -> list[Puzzle]:
    """So many puzzles that differ, the easiest first."""
    game, found, seen = find_game(key), list[Puzzle](), set[bytes]()
    for number in range(GAMES):
        for puzzle in candidates(game, seed * GAMES + number):
            mark = fingerprint(game, puzzle)
            if mark in seen:
                continue
            seen.add(mark)
            found.append(msgspec.structs.replace(puzzle, hard=missed(game, puzzle)))
            if len(found) == count:
                return sorted(found, key=lambda each: each.hard)
    raise ValueError(f"{key}: only {len(found)} puzzles in {GAMES} games")


def text(puzzles: list[Puzzle]) -> str:
    """The file of some puzzles."""
    return "".join(msgspec.json.encode(puzzle).decode() + "\n" for puzzle in puzzles)


def candidates(game: Game, seed: int) -> Iterator[Puzzle]:
    """The puzzles of one game of bots."""
    found: Iterator[Puzzle] = import_module(f"vernissage.lab.puzzles.{game.key}").candidates(game, seed)
    return found


def solved_again(game: Game, puzzle: Puzzle) -> Puzzle | None:
    """The puzzle of the same position, solved from nothing."""
    found: Puzzle | None = import_module(f"vernissage.lab.puzzles.{game.key}").solve(game, puzzle.scene, puzzle.kind)
    return found


def fingerprint(game: Game, puzzle: Puzzle) -> bytes:
    """What the solver of the puzzle sees: two puzzles that look alike are one."""
    match = match_at(game, puzzle.scene)
    return msgspec.json.encode([puzzle.kind, match.view(puzzle.scene.seat)])


def missed(game: Game, puzzle: Puzzle) -> int:
    """How many levels of bots do not find the answer."""
    own = getattr(import_module(f"vernissage.lab.puzzles.{game.key}"), "finds", finds)
    return sum(not own(game, puzzle, level) for level in LEVELS)


def finds(game: Game, puzzle: Puzzle, level: str) -> bool:
    """The bot of a level plays the answer, move by move."""
    match, player, seat = match_at(game, puzzle.scene), bot(game.key, level), puzzle.scene.seat
    rng, moves = rng_for(len(puzzle.answers[0]), f"puzzle {level}"), list[str]()
    while moves not in puzzle.answers:
        choice = player.choose(game, match.view(seat), game.options(match.state, seat), rng, Budget(ENDLESS))
        moves.append(game.text(choice.action))
        if not any(answer[: len(moves)] == moves for answer in puzzle.answers):
            return False
        match.play(seat, moves[-1])
    return True


def played_on(match: Match, level: str, seed: int) -> Iterator[Match]:
    """A game of bots of one level, position by position."""
    game, player, rng = match.game, bot(match.game.key, level), rng_for(seed, "puzzle games")
    while not match.over:
        yield match
        seat = match.waiting[0]
        options = game.options(match.state, seat)
        choice = player.choose(game, match.view(seat), options, rng, Budget(ENDLESS))
        match.play(seat, game.text(choice.action), payload=choice.payload)
