"""A judge learns from games of bots against themselves."""

import argparse
from pathlib import Path

from vernissage.cli.arguments import add_where, positive, where_from
from vernissage.cli.progress import progress_bar
from vernissage.games import game as find_game
from vernissage.lab.courses import course
from vernissage.lab.train import TrainingPlan, train


def arguments(parser: argparse.ArgumentParser) -> None:
    """What may be said."""
    parser.add_argument("game", help="a game as `vernissage games` names it")
    parser.add_argument("--games", type=positive, default=800, help="a generation plays so many against itself")
    parser.add_argument("--generations", type=positive, default=1, help="all in all; those in the folder count")
    parser.add_argument("--passes", type=positive, default=60, help="of a decision while a champion plays itself")
    parser.add_argument("--deals", type=positive, default=200, help="of a test, at most; each is played twice")
    parser.add_argument("--pace", type=positive, default=600, help="passes of a decision in a test")
    parser.add_argument("--seed", type=int, default=3_000_000, help="the first game's number")
    parser.add_argument("--folder", type=Path, help="games, tests, curve and champion; build/train/GAME otherwise")
    add_where(parser)


def run(arguments: argparse.Namespace) -> int:
    """The folder holds a champion, if one came up, with a card that says where it comes from."""
    key = find_game(arguments.game).key
    course(key)
    plan = TrainingPlan(
        key,
        arguments.folder or Path("build/train") / key,
        arguments.games,
        arguments.passes,
        arguments.generations,
        arguments.deals,
        arguments.pace,
        arguments.seed,
        where_from(arguments),
    )
    with progress_bar(find_game(key).title, hidden=False) as bar:
        tasks = {name: bar.add_task(name, total=None) for name in ("games", "epochs", "deals")}
        found = train(plan, print, lambda name, done, of: bar.update(tasks[name], completed=done, total=of))
    print(f"the champion is {found}" if found else "no network came up to be champion")
    return 0
