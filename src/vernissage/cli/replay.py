"""A record read, replayed and checked."""

import argparse

import msgspec

from vernissage.cli.arguments import RECORD, add_language, language
from vernissage.core.shares import provenance
from vernissage.core.words import words
from vernissage.games import load


def arguments(parser: argparse.ArgumentParser) -> None:
    """What may be said."""
    parser.add_argument("file", help=RECORD)
    add_language(parser)
    parser.add_argument("--json", action="store_true", help="the record, what happened and the result, for programs")
    parser.add_argument(
        "--verify", action="store_true", help="check commitment, every action and the result, and say only that"
    )


def run(arguments: argparse.Namespace) -> int:
    """A record read, replayed and checked."""
    match = load(arguments.file)
    match.locale = language(arguments.lang)
    if arguments.json:
        provenance(match.record())
        whole = {
            "game": match.game.key,
            "chairs": match.chairs,
            "entries": match.entries,
            "told": match.told(),
            "fingerprint": match.state.fingerprint(),
            "result": match.result,
        }
        print(msgspec.json.encode(whole).decode())
        return 0
    if arguments.verify:
        print(
            f"{match.game.title}: {len(match.entries)} entries replay to {match.state.fingerprint()}; commitment,"
            " actions and result hold"
        )
        print(words(match.game.package).say(provenance(match.record()).say))
        return 0
    for told in match.told():
        print(f"{told.n:4}  {told.sentence}  [{told.clause}]")
    print(match.game.show(match.view()))
    if match.result is not None:
        print(
            "totals:",
            ", ".join(f"{chair.name} {total}" for chair, total in zip(match.chairs, match.result.totals, strict=True)),
        )
    return 0
