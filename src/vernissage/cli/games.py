"""The games that can be played."""

import argparse
from typing import Any

import msgspec

from vernissage.bots.bot import players
from vernissage.cli.arguments import JSON
from vernissage.core.game import Game
from vernissage.games import game as find_game
from vernissage.games import keys


def arguments(parser: argparse.ArgumentParser) -> None:
    """What may be said."""
    parser.add_argument("--json", action="store_true", help=JSON)


def run(arguments: argparse.Namespace) -> int:
    """Each game with its seats."""
    if arguments.json:
        print(msgspec.json.encode([told(find_game(key)) for key in keys()]).decode())
        return 0
    for key in keys():
        game = find_game(key)
        print(f"{key:14} {game.title}, {game.min_seats}-{game.max_seats} seats, {len(game.book.clauses)} clauses")
    return 0


def told(game: Game) -> dict[str, Any]:
    """What a program may want to know of a game."""
    return {
        "key": game.key,
        "title": game.title,
        "seats": [game.min_seats, game.max_seats],
        "edition": game.edition,
        "clauses": len(game.book.clauses),
        "actions": len(game.words),
        "bots": players(game.key),
        "options": msgspec.json.schema(game.setup_type),
    }
