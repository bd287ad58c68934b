"""Long runs that go on where they stopped: `python -m soak` for all of them, `python -m soak power seeds` for some.

Every batch is a line of docs/soak.jsonl; docs/trust.md shows their sums (`python -m soak --table`), and a test holds
the page to them.
"""

import argparse
import asyncio
import contextlib
import json
import os
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct, field

from laws.walks import positions, sees
from server import hushed
from server.crash import crash
from server.fuzz import torrent
from server.fuzz_rest import faults, throw_all
from server.power import cut_the_power
from server.support import Server, hang_up, run, started
from simulation.story import play
from vernissage import games
from vernissage.core.game import Game
from vernissage.core.model import WATCHER, Setup

LEDGER = Path(os.environ.get("VERNISSAGE_SOAK") or Path(__file__).parent.parent / "docs" / "soak.jsonl")
REFUSALS: Final = 3  # of each kind looked at in a pair of worlds


class Batch(Struct):
    """What one batch brought."""

    run: str
    at: str
    first: int
    number: int
    violations: int
    figures: dict[str, int] = field(default_factory=dict)


Brought = tuple[int, int, dict[str, int]]  # how many, how many violations, and other figures


class Run(Struct):
    """A long run: what it counts, how many are wanted, how many at a time, and how."""

    counts: str
    wanted: int
    size: int
    work: Callable[[int, int], Brought]


def seeds(first: int, number: int) -> Brought:
    """Seeds of the simulated table server."""
    found: Counter[str] = Counter()
    failed = 0
    for seed in range(first, first + number):
        outcome = play(seed)
        failed += bool(outcome.violations)
        if outcome.violations:
            sys.stdout.write(f"seed {seed}: {outcome.violations[0][:2000]}\n")
        for name in ("events", "acknowledged", "pictures", "worlds", "crashes"):
            found[name] += getattr(outcome, name)
    return number, failed, dict(found)


def kills_sqlite(first: int, number: int) -> Brought:
    """Kills of a server on SQLite."""
    return kills(number, "")


def kills_postgres(first: int, number: int) -> Brought:
    """Kills of a server on PostgreSQL."""
    import services

    with services.postgres() as database:
        return kills(number, database)


def kills(number: int, database: str) -> Brought:
    """A server is killed while people play, and what it acknowledged is looked for."""
    with tempfile.TemporaryDirectory() as folder:
        report = crash(Path(folder), database, kills=number)
    bad = report.lost + report.duplicates + report.gaps + report.strangers + len(report.problems)
    return report.kills, bad, {"acknowledged": report.acknowledged, "tables": report.tables}


def power(first: int, number: int) -> Brought:
    """Power cuts."""
    with tempfile.TemporaryDirectory() as folder:
        verdict = cut_the_power(Path(folder), number)
    bad = verdict.lost + verdict.doubled + verdict.gaps + verdict.damaged + len(verdict.problems)
    return verdict.cuts, bad, {"acknowledged": verdict.acknowledged, "unsynced writes": verdict.dropped}


@contextlib.contextmanager
def besieged() -> Iterator[Server]:
    """A server at which broken things are thrown."""
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder), person_tokens=100, log="warning") as server:
        yield server
        hang_up()


def requests(first: int, number: int) -> Brought:
    """Broken requests over REST."""
    with besieged() as server:
        table, people, plays = started(server)
        for play_socket in plays:
            play_socket.close()
        seen = run(throw_all(people, table, number, first + 1))
        bad = faults(seen) + server.text().count("Traceback")
    return sum(seen.values()), bad, {"refused": sum(n for status, n in seen.items() if 400 <= status < 500)}


def messages(first: int, number: int) -> Brought:
    """Broken messages over play sockets."""
    with besieged() as server:
        table, people, plays = started(server)
        for play_socket in plays:
            play_socket.close()

        async def throw() -> Counter[str]:
            share = number // 2
            torrents = (torrent(people[seat], table, seat, share, first + seat) for seat in (0, 1))
            found = await asyncio.gather(*torrents)
            return found[0] + found[1]

        seen = run(throw())
        bad = server.text().count("Traceback")
        _table, _people, plays = started(server)
        bad += not plays[0].picture["options"]
    return number, bad, {"answers": sum(seen.values()), "malformed": seen["malformed"]}


def worlds(key: str) -> Callable[[int, int], Brought]:
    """Pairs of worlds of one game that look the same to somebody."""

    def work(first: int, number: int) -> Brought:
        game, found, bad, seed = games.game(key), 0, 0, first
        while found < number:
            for setup in setups(game):
                pairs, differing = compare_worlds(game, setup, seed)
                found, bad = found + pairs, bad + differing
                seed += 1
        return found, bad, {}

    return work


def setups(game: Game) -> list[Setup]:
    """Every number of seats and every variant."""
    return [
        setup for seats in range(game.min_seats, game.max_seats + 1) for setup in game.variants(seats).values() if setup
    ]


def compare_worlds(game: Game, setup: Setup, seed: int) -> tuple[int, int]:
    """At positions of a random game: what is hidden from a viewer changes neither view nor options nor refusals."""
    pairs = differing = 0
    for state, rng in positions(game, setup, seed):
        for viewer in [WATCHER, *range(setup.seats)]:
            world = game.guess(game.view(state, viewer), rng)
            same = sees(game, world, viewer) == sees(game, state, viewer)
            if viewer != WATCHER:
                same = same and game.options(world, viewer) == game.options(state, viewer)
                for _each in range(REFUSALS):
                    action = rng.below(len(game.words))
                    here, there = game.why_not(state, viewer, action), game.why_not(world, viewer, action)
                    same = same and (here and (here.clause, here.facts)) == (there and (there.clause, there.facts))
            pairs += 1
            differing += not same
    return pairs, differing


RUNS: Final = {
    "seeds": Run("seeds of the simulated server", 500_000, 250, seeds),
    "kills-sqlite": Run("kills of a server on SQLite", 2000, 50, kills_sqlite),
    "kills-postgres": Run("kills of a server on PostgreSQL", 500, 50, kills_postgres),
    "power": Run("power cuts", 150, 30, power),
    "messages": Run("broken messages over sockets", 1_000_000, 20_000, messages),
    "requests": Run("broken requests over REST", 100_000, 5000, requests),
    **{
        f"worlds-{key}": Run(f"pairs of worlds, {key}", 2_000_000, 20_000, worlds(key))
        for key in ("avant_carde", "art_decko", "art_society", "artbox")
    },
}


def ledger() -> list[Batch]:
    """Every batch that was ever written down."""
    if not LEDGER.exists():
        return []
    return [msgspec.json.decode(line, type=Batch) for line in LEDGER.read_text("utf-8").splitlines()]


def table() -> str:
    """What was run so far, in the form of docs/trust.md."""
    lines = ["| what | done | wanted | violations | with |", "|---|---:|---:|---:|---|"]
    batches = ledger()
    for name, long_run in RUNS.items():
        mine = [batch for batch in batches if batch.run == name]
        figures: Counter[str] = Counter()
        for batch in mine:
            figures.update(batch.figures)
        beside = ", ".join(f"{value:,} {what}" for what, value in figures.items())
        done, bad = sum(batch.number for batch in mine), sum(batch.violations for batch in mine)
        lines.append(f"| {long_run.counts} (`{name}`) | {done:,} | {long_run.wanted:,} | {bad} | {beside} |")
    return "\n".join(lines) + "\n"


def go_on(name: str, until: float, wanted: int | None) -> int:
    """Batches of one run until enough are done or the time is up; how many violations there were."""
    long_run = RUNS[name]
    done = sum(batch.number for batch in ledger() if batch.run == name)
    bad = 0
    while done < (wanted or long_run.wanted) and time.monotonic() < until:
        number = min(long_run.size, (wanted or long_run.wanted) - done)
        brought, violations, figures = long_run.work(done, number)
        at = datetime.now(UTC).date().isoformat()
        line = {"run": name, "at": at, "first": done, "number": brought, "violations": violations, "figures": figures}
        with LEDGER.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
        done, bad = done + brought, bad + violations
        sys.stdout.write(f"{name}: {done:,} done, {bad} violations\n")
        sys.stdout.flush()
    return bad


def main() -> int:
    """The runs that are named, or all; 1 when a promise was broken."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("runs", nargs="*", metavar="RUN", help=", ".join(RUNS))
    words.add_argument("--minutes", type=float, default=1e9, help="of each run, at most")
    words.add_argument("--until", type=int, default=None, help="so many are done, instead of as many as are wanted")
    words.add_argument("--table", action="store_true", help="what was done so far")
    given = words.parse_args()
    if given.table:
        sys.stdout.write(table())
        return 0
    hushed.register()
    bad = 0
    for name in given.runs or RUNS:
        bad += go_on(name, time.monotonic() + 60 * given.minutes, given.until)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
