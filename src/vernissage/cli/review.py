"""What decided a finished game: luck, skill and the moments that mattered."""

import argparse
from pathlib import Path

import msgspec

from vernissage.cli.arguments import RECORD, add_language, language, positive
from vernissage.cli.progress import progress_bar
from vernissage.games import load


def arguments(parser: argparse.ArgumentParser) -> None:
    """What may be said."""
    parser.add_argument("file", help=RECORD)
    add_language(parser)
    parser.add_argument("--json", action="store_true", help="the whole review, for programs")
    parser.add_argument("--html", action="store_true", help="one page with the curves, written beside the record")
    parser.add_argument("--out", help="where to write the page")
    parser.add_argument("--depth", type=positive, help="guessed worlds a choice is weighed in")
    parser.add_argument("--random", type=int, default=0, help="another number weighs in other guessed worlds")


def run(arguments: argparse.Namespace) -> int:
    """The review is printed, or written as a page."""
    from vernissage.review import DEPTH, Progress, review
    from vernissage.review.page import Page, page

    match = load(arguments.file)
    match.locale = language(arguments.lang)
    with progress_bar(match.game.title, hidden=arguments.json) as bar:
        task = bar.add_task("", total=None)

        def show(progress: Progress) -> None:
            bar.update(task, total=progress.total, completed=progress.done)

        found = review(match, arguments.depth or DEPTH, show, arguments.random)
    if arguments.json:
        print(msgspec.json.encode(found).decode())
    elif arguments.html or arguments.out:
        out = Path(arguments.out) if arguments.out else Path(arguments.file).with_suffix(".review.html")
        out.write_text(page(match, found), "utf-8")
        print(out)
    else:
        print(Page(match, found).text())
    return 0
