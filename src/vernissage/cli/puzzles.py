"""The puzzles of a game: made from games of bots, or solved again from nothing."""

import argparse
import sys

import msgspec

from vernissage.cli.arguments import GAME, JSON, positive
from vernissage.cli.wrong import Wrong
from vernissage.core.puzzles import puzzles_of
from vernissage.games import game as find_game


def arguments(parser: argparse.ArgumentParser) -> None:
    """What may be said."""
    parser.add_argument("game", help=GAME)
    parser.add_argument("--make", type=positive, metavar="N", help="make so many puzzles and write them out")
    parser.add_argument("--seed", type=positive, default=1, help="with --make: another number makes others (1)")
    parser.add_argument("--check", type=positive, metavar="N", help="solve so many of the shipped ones from nothing")
    parser.add_argument("--json", action="store_true", help=JSON)


def run(arguments: argparse.Namespace) -> int:
    """The puzzles are written to standard output, checked, or counted."""
    from vernissage.lab.puzzles.making import make, solved_again, text

    game = find_game(arguments.game)
    if arguments.make:
        sys.stdout.write(text(make(game.key, arguments.make, arguments.seed)))
        return 0
    shipped = puzzles_of(game.package)
    if not shipped:
        raise Wrong(f"{game.title} has no puzzles")
    if not arguments.check:
        told = {"game": game.key, "puzzles": len(shipped)}
        print(msgspec.json.encode(told).decode() if arguments.json else f"{game.title}: {len(shipped)} puzzles")
        return 0
    wrong = 0
    for puzzle in shipped[:: max(1, len(shipped) // arguments.check)][: arguments.check]:
        again = solved_again(game, puzzle)
        same = again is not None and (again.answers, again.best) == (puzzle.answers, puzzle.best)
        wrong += not same
    solved = min(arguments.check, len(shipped))
    if arguments.json:
        print(msgspec.json.encode({"game": game.key, "solved": solved, "wrong": wrong}).decode())
    else:
        print(f"{game.title}: {solved} solved from nothing, {wrong} with another answer")
    return 1 if wrong else 0
