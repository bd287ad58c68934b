"""Balance answered with pictures: studies, what if, sweeps, house values, the atlas, luck and skill."""

import argparse
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

from vernissage.cli.arguments import add_options, add_where, options_from, positive, where_from
from vernissage.cli.wrong import Wrong
from vernissage.games import game as find_game
from vernissage.lab import vary
from vernissage.lab.runner import Bar, Where
from vernissage.lab.study import Rows, StudyPlan, study


def arguments(parser: argparse.ArgumentParser) -> None:
    """What may be said."""
    parser.add_argument("game", help="a game, or a folder of .vern records")
    parser.add_argument("--games", type=positive, default=400, help="deals to be played (400)")
    parser.add_argument("--seats", type=positive, help="how many sit at the table; as few as the game allows otherwise")
    parser.add_argument("--seed", type=int, default=1, help="the first deal's number")
    parser.add_argument("--bots", default="amateur", help="who sits there, in the order of the seats: expert,amateur")
    parser.add_argument("--rotate", action="store_true", help="play every deal from every seat")
    add_options(parser)
    parser.add_argument(
        "--vary", metavar="PATH=VALUE,...", help="values other than the printed ones, or a .toml of them"
    )
    parser.add_argument("--sweep", metavar="PATH=A:B", help="one value from A to B, and how the game answers")
    parser.add_argument("--house", action="store_true", help="how much every house value matters")
    parser.add_argument("--atlas", action="store_true", help="what each patron, tile or decor does")
    parser.add_argument("--luck", action="store_true", help="how much is the deal, the seat, the player")
    parser.add_argument("--out", type=Path, help="the report's file; GAME.html otherwise")
    parser.add_argument("--data", type=Path, metavar="FOLDER", help="rows as Parquet into this folder")
    parser.add_argument("--records", action="store_true", help="with --data: the records of all games too")
    parser.add_argument("--ledger", type=Path, help="outcomes are kept here; a run that was stopped goes on")
    add_where(parser)


def run(arguments: argparse.Namespace) -> int:
    """A study is played and its report written."""
    if arguments.data:
        import_module("vernissage.lab.tables")  # whoever cannot write rows hears it before anything is played
    if Path(arguments.game).is_dir():
        return own_records(arguments)
    game = find_game(arguments.game)
    bots = tuple(arguments.bots.split(","))
    plan = StudyPlan(
        game.key,
        options_from(game, arguments.seats or max(2, game.min_seats), arguments.option),
        bots,
        vary.read(arguments.vary) if arguments.vary else {},
        arguments.rotate,
        arguments.records,
    )
    where = where_from(arguments)
    seeds = range(arguments.seed, arguments.seed + arguments.games)
    out = arguments.out or Path(f"{game.key}.html")
    html = question(arguments)(arguments, plan, seeds, where)
    out.write_text(html, "utf-8")
    print(f"{out}: {len(html) // 1000} KB")
    return 0


def question(arguments: argparse.Namespace) -> Callable[[argparse.Namespace, StudyPlan, range, Where], str]:
    """What is asked."""
    asked = [ask for name, ask in QUESTIONS.items() if getattr(arguments, name)]
    if len(asked) > 1:
        raise Wrong("--sweep, --house, --atlas and --luck are one question each: ask them one after another")
    return asked[0] if asked else plain


def plain(arguments: argparse.Namespace, plan: StudyPlan, seeds: range, where: Where) -> str:
    """The report of one study, beside the printed game where something is varied."""
    from msgspec import structs

    from vernissage.lab.report import report

    rows = study(plan, seeds, where, arguments.ledger, Bar(plan.game))
    if arguments.data:
        written(rows, arguments)
    if not plan.values:
        return report(plan, rows)[0]
    printed = structs.replace(plan, values={})
    return report(plan, rows, study(printed, seeds, where, arguments.ledger, Bar("as printed")))[0]


def written(rows: Rows, arguments: argparse.Namespace) -> None:
    """The rows are on disk."""
    from vernissage.lab.tables import write

    for path in write(rows, arguments.data, arguments.records):
        print(path)


def sweep(arguments: argparse.Namespace, plan: StudyPlan, seeds: range, where: Where) -> str:
    """One value over its range."""
    from vernissage.lab.sweeps import steps, sweep_page

    path, _, told = arguments.sweep.partition("=")
    low, _, high = told.partition(":")
    if not low.isdigit() or not high.isdigit() or int(low) >= int(high):
        raise Wrong(f"a sweep is written PATH=A:B with A below B, not {arguments.sweep!r}")
    path = path.removeprefix("components.")
    vary.check(plan.game, {path: low})
    return sweep_page(
        plan, path, steps(plan, path, list(range(int(low), int(high) + 1)), seeds, where, arguments.ledger, Bar)
    )


def house(arguments: argparse.Namespace, plan: StudyPlan, seeds: range, where: Where) -> str:
    """Every house value a little higher."""
    from vernissage.lab.sweeps import house_page, weigh

    return house_page(plan, weigh(plan, seeds, where, arguments.ledger, Bar), len(seeds))


def atlas(arguments: argparse.Namespace, plan: StudyPlan, seeds: range, where: Where) -> str:
    """Patrons, tiles or decor."""
    from vernissage.lab import atlas as book

    if plan.game == "avant_carde":
        bots = plan.bots if len(plan.bots) == 2 else ("amateur", "novice")
        return book.patron_page(
            book.play_mixes(bots, len(seeds), seeds[0], where, arguments.ledger, Bar("mixes")), bots
        )
    kinds = {"art_decko": "tiles", "art_society": "decor"}
    if plan.game not in kinds:
        raise Wrong(f"{find_game(plan.game).title} has no pieces that lie there in some games and not in others")
    return book.piece_page(plan, study(plan, seeds, where, arguments.ledger, Bar(plan.game)), kinds[plan.game])


def luck(arguments: argparse.Namespace, plan: StudyPlan, seeds: range, where: Where) -> str:
    """The deal, the seat, the player."""
    from vernissage.lab.luck import luck_page

    return luck_page(plan, seeds, where, arguments.ledger, Bar)


def own_records(arguments: argparse.Namespace) -> int:
    """The same report of records that were brought."""
    from vernissage.lab.intake import plan_of, records, rows_of
    from vernissage.lab.report import report

    found, left = rows_of(records(Path(arguments.game)))
    for sentence in left:
        print(f"left out: {sentence}")
    for name, rows in found.items():
        plan = plan_of(name, rows)
        out = arguments.out if arguments.out and len(found) == 1 else Path(f"{name.replace(' ', '-')}.html")
        html, _ = report(plan, rows, note="These are records that were brought, not games of the lab.")
        out.write_text(html, "utf-8")
        print(f"{out}: {len(rows.games)} games")
    if not found:
        raise Wrong("none of these records is of a finished game")
    return 0


QUESTIONS = {"sweep": sweep, "house": house, "atlas": atlas, "luck": luck}
