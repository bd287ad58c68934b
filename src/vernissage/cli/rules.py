"""The clauses of a game."""

import argparse
from pathlib import Path

import msgspec

import vernissage
from vernissage.cli.arguments import GAME, JSON
from vernissage.cli.wrong import Wrong
from vernissage.core.clauses import Clause
from vernissage.core.game import Game
from vernissage.games import game as find_game
from vernissage.games import keys


def arguments(parser: argparse.ArgumentParser) -> None:
    """What may be said."""
    parser.add_argument("game", nargs="?", help=GAME)
    parser.add_argument("clause", nargs="?", help="one clause by its id, such as AC-PLAY-03")
    parser.add_argument("--coverage", action="store_true", help="which clauses code and tests name")
    parser.add_argument("--assumptions", action="store_true", help="every house value")
    parser.add_argument("--json", action="store_true", help=JSON)


def run(arguments: argparse.Namespace) -> int:
    """Clauses, coverage or house values."""
    chosen = [find_game(arguments.game)] if arguments.game else [find_game(key) for key in keys()]
    if arguments.coverage:
        return show_coverage(chosen, as_json=arguments.json, one=bool(arguments.game))
    for game in chosen:
        if arguments.assumptions:
            show_assumptions(game, as_json=arguments.json)
        elif arguments.clause:
            clause = game.book.clauses.get(arguments.clause.upper())
            if clause is None:
                raise Wrong(f"{game.title} has no clause {arguments.clause}")
            show_clause(clause, as_json=arguments.json)
        elif arguments.json:
            told = {"game": game.key, "clauses": list(game.book.clauses.values())}
            print(msgspec.json.encode(told).decode())
        else:
            for clause in game.book.clauses.values():
                print(f"{clause.id:16} {clause.text}")
    return 0


def show_clause(clause: Clause, *, as_json: bool) -> None:
    """One clause with where it comes from."""
    if as_json:
        print(msgspec.json.encode(clause).decode())
        return
    print(f"{clause.id} ({clause.source}{', ' + clause.page if clause.page else ''})\n  {clause.text}")
    for name, told in (("Not in code", clause.manual), ("Not in tests", clause.untested)):
        if told:
            print(f"  {name}: {told}")


def show_assumptions(game: Game, *, as_json: bool) -> None:
    """Every house value of a game: its components and its clauses."""
    found = game.book.components.assumptions()
    ruled = [clause for clause in game.book.clauses.values() if clause.source.startswith("H")]
    if as_json:
        told = {"game": game.key, "components": found, "clauses": {clause.id: clause.text for clause in ruled}}
        print(msgspec.json.encode(told).decode())
        return
    print(f"{game.title}: {len(found)} house values among the components, {len(ruled)} house rulings")
    for each in found:
        print(f"  {each.group}: {each.row}\n      because: {each.why}")
    for clause in ruled:
        print(f"  {clause.id}: {clause.text}")


def show_coverage(chosen: list[Game], *, as_json: bool, one: bool) -> int:
    """How many clauses code and tests name; exit code 1 when one is missing."""
    from vernissage.core.coverage import coverage

    package = Path(vernissage.__file__).parent
    tests = package.parent.parent / "tests"
    if not tests.is_dir():
        raise Wrong("coverage reads the tests, which are not part of an installed wheel: run it in a checkout")
    found = [coverage(game, package / "games" / game.key, tests) for game in chosen]
    if as_json:
        print(msgspec.json.encode(found[0] if one else found).decode())
    else:
        for each in found:
            print(
                f"{each.game}: {each.clauses} clauses, {each.in_code} in code ({len(each.manual)} manual),"
                f" {each.in_tests} in tests"
            )
            for name in ("missing_in_code", "missing_in_tests", "unknown_in_code", "unknown_in_tests"):
                if getattr(each, name):
                    print(f"  {name.replace('_', ' ')}: {', '.join(getattr(each, name))}")
    return 0 if all(each.complete for each in found) else 1
