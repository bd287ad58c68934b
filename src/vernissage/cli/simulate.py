"""Many games and what they came to."""

import argparse
from pathlib import Path

import msgspec

from vernissage.bots.bot import bot
from vernissage.cli.arguments import GAME, JSON, add_options, add_where, options_from, positive, where_from
from vernissage.cli.progress import progress_bar
from vernissage.games import game as find_game
from vernissage.lab.exact import interval
from vernissage.lab.simulate import Order, simulate


def arguments(parser: argparse.ArgumentParser) -> None:
    """What may be said."""
    parser.add_argument("game", help=GAME)
    parser.add_argument("--games", type=positive, default=100, help="how many (100)")
    parser.add_argument("--seats", type=positive, help="how many sit at the table; as few as the game allows otherwise")
    parser.add_argument("--seed", type=int, default=1, help="the first deal (1)")
    add_where(parser)
    parser.add_argument("--ledger", type=Path, help="outcomes are kept here; a run that was stopped goes on")
    parser.add_argument("--bots", default="random", help="the level that sits in every seat, or FILE.py:CLASS")
    add_options(parser)
    parser.add_argument("--clauses", action="store_true", help="count the journal lines by clause")
    parser.add_argument("--json", action="store_true", help=JSON)


def run(arguments: argparse.Namespace) -> int:
    """Many games and what they came to."""
    game = find_game(arguments.game)
    bot(game.key, arguments.bots)
    options = options_from(game, arguments.seats, arguments.option)
    order = Order(game.key, options, arguments.seed, arguments.games, arguments.bots, arguments.clauses)
    with progress_bar(game.title, hidden=arguments.json) as bar:
        task = bar.add_task("", total=arguments.games)
        summary = simulate(
            order,
            where_from(arguments),
            arguments.ledger,
            lambda played, of: bar.update(task, completed=played, total=of),
        )
    if arguments.json:
        told = {"game": game.key, "options": options, "bots": arguments.bots, "seed": arguments.seed}
        print(msgspec.json.encode(told | msgspec.to_builtins(summary, str_keys=True)).decode())
        return 130 if summary.stopped else 0
    if summary.stopped:
        print(f"stopped; of {arguments.games} games these were played:")
    if not summary.games:
        print("none")
        return 130
    mean = summary.actions / summary.games
    # What a ledger remembers was not played in this time.
    rate = "" if arguments.ledger else f", {summary.games / summary.seconds:.0f} games/s"
    print(f"{summary.games} games, {mean:.1f} actions each (longest {summary.longest}){rate}")
    for seat in sorted(summary.points):
        wins = summary.wins.get(seat, 0)
        low, high = interval(wins, summary.games)
        print(
            f"  seat {seat + 1}: wins {wins / summary.games:6.1%} ({low:.1%} - {high:.1%}),"
            f" points {summary.points[seat] / summary.games:.1f}"
        )
    if summary.unwon:
        print(f"  nobody won {summary.unwon} of them")
    for clause, count in summary.clauses.items():
        print(f"  {clause:16} {count}")
    return 130 if summary.stopped else 0
