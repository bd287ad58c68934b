"""The command `vernissage`: wrong words get one clear sentence and exit code 2."""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from vernissage import housekeeping
from vernissage.core.clauses import Clause
from vernissage.core.game import Game
from vernissage.core.record import RecordError
from vernissage.games import game as find_game
from vernissage.games import keys, load
from vernissage.version import __version__

if TYPE_CHECKING:
    from rich.progress import Progress


class Wrong(Exception):
    """A sentence for the person who typed the command."""


def main(words: list[str] | None = None) -> int:
    """One command has run; 0 when it did what was asked."""
    arguments = parser().parse_args(words)
    try:
        code: int = arguments.run(arguments)
    except BrokenPipeError:
        return 0
    except (Wrong, RecordError, ValueError) as error:
        print(f"vernissage: {error}", file=sys.stderr)
        return 2
    except OSError as error:
        print(f"vernissage: {error.filename}: {error.strerror}" if error.filename else f"vernissage: {error}", file=sys.stderr)
        return 2
    return code


def parser() -> argparse.ArgumentParser:
    """Every command and its arguments."""
    top = argparse.ArgumentParser(prog="vernissage", description="Four art-world tabletop games.")
    top.add_argument("--version", action="version", version=f"vernissage {__version__}")
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND")

    def command(name: str, run: Callable[[Any], int], told: str) -> argparse.ArgumentParser:
        made = commands.add_parser(name, help=told, description=told)
        made.set_defaults(run=run)
        return made

    command("games", list_games, "the games that can be played")
    play = command("play", play_game, "play in the terminal")
    play.add_argument("game", nargs="?", default="avant_carde")
    play.add_argument("--seats", default="", help="who sits where: you, or a bot's level; for example you,random,amateur")
    play.add_argument("--seed", type=int, help="play this deal")
    play.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a set-up option; may be given several times")
    play.add_argument("--load", metavar="FILE", help="go on with a saved game")
    rules = command("rules", show_rules, "the clauses of a game")
    rules.add_argument("game", nargs="?")
    rules.add_argument("clause", nargs="?")
    rules.add_argument("--coverage", action="store_true", help="which clauses code and tests name")
    rules.add_argument("--assumptions", action="store_true", help="every house value")
    rules.add_argument("--json", action="store_true")
    replay = command("replay", replay_record, "read a record")
    replay.add_argument("file")
    replay.add_argument("--verify", action="store_true", help="check commitment, every action and the result, and say only that")
    simulate = command("simulate", simulate_games, "play many games")
    simulate.add_argument("game")
    simulate.add_argument("--games", type=positive, default=100)
    simulate.add_argument("--seats", type=positive)
    simulate.add_argument("--seed", type=int, default=1)
    simulate.add_argument("--jobs", type=positive, default=1)
    simulate.add_argument("--bots", default="random", help="the level that sits in every seat")
    simulate.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    simulate.add_argument("--clauses", action="store_true", help="count the journal lines by clause")
    simulate.add_argument("--json", action="store_true")
    contest = command("tournament", play_tournament, "bots against each other, the same deals from every seat")
    contest.add_argument("game")
    contest.add_argument("--bots", required=True, help="levels, for example amateur,random")
    contest.add_argument("--games", type=positive, default=400)
    contest.add_argument("--seats", type=positive, default=2)
    contest.add_argument("--seed", type=int, default=1)
    contest.add_argument("--jobs", type=positive, default=1)
    contest.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    contest.add_argument("--ledger", type=Path, help="a file that remembers finished deals, to go on where a run stopped")
    contest.add_argument("--json", action="store_true")
    ladder = command("ladder", climb_ladder, "every level of bots against the one below it, written into docs/bots.md")
    ladder.add_argument("games", nargs="*", metavar="GAME", help="all games that have a ladder otherwise")
    ladder.add_argument("--games", dest="count", type=positive, default=400, help="games a cell")
    ladder.add_argument("--seed", type=int, default=100_000)
    ladder.add_argument("--jobs", type=positive, default=2)
    ladder.add_argument("--ledger", type=Path, default=Path("build/ladder.jsonl"), help="remembers finished deals")
    ladder.add_argument("--page", type=Path, default=Path("docs/bots.md"))
    gallery = command("gallery", hang_gallery, "the drawings of a finished #ARTBOX game as one page")
    gallery.add_argument("file")
    gallery.add_argument("--out", help="where to write the page; beside the record otherwise")
    serve = command("serve", serve_tables, "open the house: tables in the browser")
    serve.add_argument("--host", help="the address to listen on (127.0.0.1)")
    serve.add_argument("--port", type=int, help="the port to listen on (8000)")
    serve.add_argument("--database", help="sqlite:///FILE or postgresql://...; a file in your data folder otherwise")
    serve.add_argument("--redis", help="redis://..., when several servers share one database")
    serve.add_argument("--url", help="the address people type, when it is another one")
    housekeeping.add_commands(command)
    command("doctor", show_doctor, "what runs here, compiled or interpreted")
    return top


def positive(text: str) -> int:
    """A whole number from 1 on."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 1 on")
    return int(text)


def options_from(game: Game, seats: int | None, pairs: list[str]) -> dict[str, Any]:
    """NAME=VALUE pairs as this game's options."""
    options: dict[str, Any] = {"seats": game.min_seats if seats is None else seats}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise Wrong(f"an option is written NAME=VALUE, not {pair!r}")
        try:
            options[name] = msgspec.json.decode(value)
        except msgspec.DecodeError:
            options[name] = value
    return options


def list_games(arguments: argparse.Namespace) -> int:
    """Each game with its seats."""
    for key in keys():
        game = find_game(key)
        print(f"{key:14} {game.title}, {game.min_seats}-{game.max_seats} seats, {len(game.book.clauses)} clauses")
    return 0


def play_game(arguments: argparse.Namespace) -> int:
    """A game in the terminal."""
    from rich.console import Console

    from vernissage.bots.bot import levels
    from vernissage.core.match import Match, fresh_seed, setup_of
    from vernissage.core.record import Chair
    from vernissage.terminal import Terminal

    if arguments.load:
        match = load(arguments.load)
        kinds = [chair.kind.removeprefix("bot:") if chair.kind.startswith("bot:") else "you" for chair in match.chairs]
    else:
        game = find_game(arguments.game)
        best = levels(game.key)[-1]
        kinds = arguments.seats.split(",") if arguments.seats else ["you"] + [best] * (max(2, game.min_seats) - 1)
        kinds = [best if kind == "bot" else kind for kind in kinds]
        for kind in kinds:
            if kind != "you" and kind not in levels(game.key):
                raise Wrong(f"a seat is taken by you or by a bot ({', '.join(levels(game.key))}), not by {kind!r}")
        setup = setup_of(game, options_from(game, len(kinds), arguments.option))
        people = kinds.count("you")
        chairs = [chair(kind, number, people) for number, kind in enumerate(kinds, 1)]
        match = Match(game, setup, fresh_seed() if arguments.seed is None else arguments.seed, [Chair(*each) for each in chairs])
    console = Console(soft_wrap=True)
    Terminal(match, kinds, console, lambda prompt: console.input(prompt), match.seed).run()
    return 0


def chair(kind: str, number: int, people: int) -> tuple[str, str]:
    """The name on a chair, and who sits there."""
    if kind == "you":
        return ("You" if people == 1 else f"Player {number}"), "person"
    return f"{kind.capitalize()} {number}", f"bot:{kind}"


def show_rules(arguments: argparse.Namespace) -> int:
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
            show_clause(clause)
        else:
            for clause in game.book.clauses.values():
                print(f"{clause.id:16} {clause.text}")
    return 0


def show_clause(clause: Clause) -> None:
    """One clause with where it comes from."""
    print(f"{clause.id} ({clause.source}{', ' + clause.page if clause.page else ''})\n  {clause.text}")
    for name, told in (("Refusal", clause.refusal), ("Not in code", clause.manual), ("Not in tests", clause.untested)):
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

    package = Path(__file__).parent
    tests = package.parent.parent / "tests"
    if not tests.is_dir():
        raise Wrong("coverage reads the tests, which are not part of an installed wheel: run it in a checkout")
    found = [coverage(game, package / "games" / game.key, tests) for game in chosen]
    if as_json:
        print(msgspec.json.encode(found[0] if one else found).decode())
    else:
        for each in found:
            print(f"{each.game}: {each.clauses} clauses, {each.in_code} in code ({len(each.manual)} manual), {each.in_tests} in tests")
            for name in ("missing_in_code", "missing_in_tests", "unknown_in_code", "unknown_in_tests"):
                if getattr(each, name):
                    print(f"  {name.replace('_', ' ')}: {', '.join(getattr(each, name))}")
    return 0 if all(each.complete for each in found) else 1


def replay_record(arguments: argparse.Namespace) -> int:
    """A record read, replayed and checked."""
    match = load(arguments.file)
    if arguments.verify:
        print(
            f"{match.game.title}: {len(match.entries)} entries replay to {match.state.fingerprint()}; commitment, actions and result hold"
        )
        return 0
    for told in match.told():
        print(f"{told.n:4}  {told.sentence}  [{told.clause}]")
    print(match.game.show(match.view()))
    if match.result is not None:
        print("totals:", ", ".join(f"{chair.name} {total}" for chair, total in zip(match.chairs, match.result.totals, strict=True)))
    return 0


def progress_bar(title: str, *, hidden: bool) -> "Progress":
    """Games played, and the time left, on a terminal."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn(title), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, disable=hidden or not sys.stdout.isatty())


def play_tournament(arguments: argparse.Namespace) -> int:
    """A contest of bots and its table."""
    from vernissage.bots.bot import bot
    from vernissage.core.match import setup_of
    from vernissage.lab.tournament import Contest, tournament

    game = find_game(arguments.game)
    names = tuple(arguments.bots.split(","))
    options = options_from(game, arguments.seats, arguments.option)
    setup_of(game, options)
    for name in names:
        bot(game.key, name)
    if len(names) > arguments.seats:
        raise Wrong(f"{len(names)} bots do not fit {arguments.seats} seats")
    contest = Contest(game.key, options, names)
    with progress_bar(game.title, hidden=arguments.json) as bar:
        task = bar.add_task("", total=arguments.games)
        found = tournament(
            contest, arguments.games, arguments.seed, arguments.jobs, arguments.ledger, lambda played: bar.advance(task, played)
        )
    if arguments.json:
        told = msgspec.to_builtins(found, str_keys=True)
        del told["deals"]
        print(msgspec.json.encode(told).decode())
        return 0
    print(f"{found.games} games, {found.seeds} deals from every seat")
    for each in found.standings:
        print(
            f"  {each.bot:10} wins {each.share:6.1%} ({each.low:.1%} - {each.high:.1%}, even share {each.expected:.1%}), "
            f"margin {each.margin:+.1f}, rating {each.rating:+.0f}, p99 {each.p99:.0f} ms, slowest {each.slowest:.0f} ms"
        )
    if found.verdict:
        print(f"  {names[0]} is {found.verdict} (log-likelihood ratio {found.llr:+.1f})")
    return 0


def climb_ladder(arguments: argparse.Namespace) -> int:
    """The tables of the ladder are in its page."""
    from vernissage.lab.ladder import GAMES, climb, page, rungs, write

    cells = [cell for key in arguments.games or GAMES for cell in rungs(find_game(key).key)]
    arguments.ledger.parent.mkdir(parents=True, exist_ok=True)
    with progress_bar("The ladder", hidden=False) as bar:
        task = bar.add_task("", total=len(cells) * arguments.count)
        found = climb(
            cells, arguments.count, arguments.seed, arguments.jobs, arguments.ledger, lambda cell, played: bar.advance(task, played)
        )
    write(arguments.page, page(found))
    print(f"{len(found)} cells written to {arguments.page}")
    return 0


def simulate_games(arguments: argparse.Namespace) -> int:
    """Many games and what they came to."""
    from vernissage.bots.bot import bot
    from vernissage.lab.simulate import Order, simulate

    game = find_game(arguments.game)
    bot(game.key, arguments.bots)
    options = options_from(game, arguments.seats, arguments.option)
    order = Order(game.key, options, arguments.seed, arguments.games, arguments.bots, arguments.clauses)
    with progress_bar(game.title, hidden=arguments.json) as bar:
        task = bar.add_task("", total=arguments.games)
        summary = simulate(order, arguments.jobs, lambda played: bar.advance(task, played))
    if arguments.json:
        told = {"game": game.key, "options": options, "bots": arguments.bots, "seed": arguments.seed}
        print(msgspec.json.encode(told | msgspec.to_builtins(summary, str_keys=True)).decode())
        return 0
    mean = summary.actions / summary.games
    print(f"{summary.games} games, {mean:.1f} actions each (longest {summary.longest}), {summary.games / summary.seconds:.0f} games/s")
    for seat in sorted(summary.points):
        share = summary.wins.get(seat, 0) / summary.games
        print(f"  seat {seat + 1}: wins {share:6.1%}, points {summary.points[seat] / summary.games:.1f}")
    if summary.unwon:
        print(f"  nobody won {summary.unwon} of them")
    for clause, count in summary.clauses.items():
        print(f"  {clause:16} {count}")
    return 0


def hang_gallery(arguments: argparse.Namespace) -> int:
    """The page of a game's drawings is written."""
    match = load(arguments.file)
    if match.game.key != "artbox":
        raise Wrong(f"a gallery is made of drawings, and {match.game.title} has none")
    from vernissage.games.artbox.gallery import page

    out = Path(arguments.out) if arguments.out else Path(arguments.file).with_suffix(".html")
    out.write_text(page(match), "utf-8")
    print(out)
    return 0


def serve_tables(arguments: argparse.Namespace) -> int:
    """The server has run until it was told to stop."""
    try:
        from vernissage.server.app import serve
    except ModuleNotFoundError as error:
        raise Wrong(f"the server needs its own packages ({error.name} is missing): pip install 'vernissage[server]'") from None
    serve(arguments.host, arguments.port, arguments.database, arguments.redis, arguments.url)
    return 0


def show_doctor(arguments: argparse.Namespace) -> int:
    """Versions, and which engine runs."""
    from vernissage.doctor import report

    print("\n".join(report()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
