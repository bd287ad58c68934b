"""Every level of bots against the one below it."""

import argparse
from pathlib import Path

import msgspec

from vernissage.cli.arguments import JSON, add_where, positive, where_from
from vernissage.cli.progress import progress_bar
from vernissage.games import game as find_game
from vernissage.lab.ladder import GAMES, climb, page, pool, pool_page, rungs, write


def arguments(parser: argparse.ArgumentParser) -> None:
    """What may be said."""
    parser.add_argument("games", nargs="*", metavar="GAME", help="all games that have a ladder otherwise")
    parser.add_argument("--games", dest="count", type=positive, default=400, help="games a cell")
    parser.add_argument("--seed", type=int, default=100_000, help="the first deal (100000)")
    add_where(parser, jobs=2)
    parser.add_argument("--ledger", type=Path, default=Path("build/ladder.jsonl"), help="remembers finished deals")
    parser.add_argument("--page", type=Path, default=Path("docs/bots.md"), help="the page to write into (docs/bots.md)")
    parser.add_argument("--json", action="store_true", help=JSON + ": printed, and no page is written")
    parser.add_argument("--pool", action="store_true", help="each master against its fixed opponents, printed")


def run(arguments: argparse.Namespace) -> int:
    """The tables of the ladder are in its page."""
    if not (arguments.pool or arguments.json):
        write(arguments.page, "")  # a page without a place for the tables is found now, not after hours of playing
    cells = [
        cell for key in arguments.games or GAMES for cell in (pool if arguments.pool else rungs)(find_game(key).key)
    ]
    arguments.ledger.parent.mkdir(parents=True, exist_ok=True)
    with progress_bar("The ladder", hidden=arguments.json) as bar:
        task = bar.add_task("", total=len(cells) * arguments.count)
        found = climb(
            cells,
            arguments.count,
            arguments.seed,
            where_from(arguments),
            arguments.ledger,
            lambda cell, played, of: bar.update(task, completed=cells.index(cell) * arguments.count + played),
        )
    if arguments.json:
        told = [msgspec.to_builtins(outcome, str_keys=True) for _cell, outcome in found]
        print(msgspec.json.encode([{**each, "deals": len(each["deals"])} for each in told]).decode())
        return 0
    if arguments.pool:
        print(pool_page(found))
        return 0
    write(arguments.page, page(found))
    print(f"{len(found)} cells written to {arguments.page}")
    return 0
