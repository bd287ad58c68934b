"""A contest of bots and its table."""

import argparse
from pathlib import Path

import msgspec

from vernissage.cli.arguments import GAME, JSON, add_options, add_where, options_from, positive, where_from
from vernissage.cli.progress import progress_bar
from vernissage.cli.wrong import Wrong
from vernissage.core.setting_up import setup_of
from vernissage.games import game as find_game
from vernissage.lab.opponents import opponent
from vernissage.lab.tournament import Contest, tournament


def arguments(parser: argparse.ArgumentParser) -> None:
    """What may be said."""
    parser.add_argument("game", help=GAME)
    parser.add_argument("--bots", required=True, help="levels or FILE.py:CLASS, for example amateur,mine.py:Mine")
    parser.add_argument("--games", type=positive, default=400, help="how many (400)")
    parser.add_argument("--seats", type=positive, default=2, help="how many sit at the table (2)")
    parser.add_argument("--seed", type=int, default=1, help="the first deal (1)")
    add_where(parser)
    add_options(parser)
    parser.add_argument(
        "--ledger", type=Path, help="a file that remembers finished deals, to go on where a run stopped"
    )
    parser.add_argument("--json", action="store_true", help=JSON)


def run(arguments: argparse.Namespace) -> int:
    """A contest of bots and its table."""
    game = find_game(arguments.game)
    names = tuple(arguments.bots.split(","))
    options = options_from(game, arguments.seats, arguments.option)
    setup_of(game, options)
    for name in names:
        opponent(game.key, name)
    if len(names) > arguments.seats:
        raise Wrong(f"{len(names)} bots do not fit {arguments.seats} seats")
    contest = Contest(game.key, options, names)
    with progress_bar(game.title, hidden=arguments.json) as bar:
        task = bar.add_task("", total=arguments.games)
        found = tournament(
            contest,
            arguments.games,
            arguments.seed,
            where_from(arguments),
            arguments.ledger,
            lambda played, of: bar.update(task, completed=played, total=of),
        )
    if arguments.json:
        told = msgspec.to_builtins(found, str_keys=True)
        del told["deals"]
        print(msgspec.json.encode(told).decode())
        return 130 if found.stopped else 0
    if found.stopped:
        print(f"stopped; of {arguments.games} games these were played:")
    print(f"{found.games} games, {found.seeds} deals from every seat")
    for each in found.standings:
        print(
            f"  {each.bot:10} wins {each.share:6.1%} ({each.low:.1%} - {each.high:.1%}, even share"
            f" {each.expected:.1%}), margin {each.margin:+.1f}, rating {each.rating:+.0f}, p99 {each.p99:.0f} ms,"
            f" slowest {each.slowest:.0f} ms"
        )
    if found.verdict:
        print(f"  {names[0]} is {found.verdict} (log-likelihood ratio {found.llr:+.1f})")
    return 130 if found.stopped else 0
