"""The drawings of a finished #ARTBOX game as one page."""

import argparse
from pathlib import Path

from vernissage.cli.arguments import RECORD
from vernissage.cli.wrong import Wrong
from vernissage.games import load


def arguments(parser: argparse.ArgumentParser) -> None:
    """What may be said."""
    parser.add_argument("file", help=RECORD)
    parser.add_argument("--out", help="where to write the page; beside the record otherwise")


def run(arguments: argparse.Namespace) -> int:
    """The page of a game's drawings is written."""
    match = load(arguments.file)
    if match.game.key != "artbox":
        raise Wrong(f"a gallery is made of drawings, and {match.game.title} has none")
    from vernissage.games.artbox.gallery import page

    out = Path(arguments.out) if arguments.out else Path(arguments.file).with_suffix(".html")
    out.write_text(page(match), "utf-8")
    print(out)
    return 0
