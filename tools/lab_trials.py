"""`python tools/lab_trials.py planted|nothing|kills|workers|luck`: what reports and runners are worth, at length.

planted   imbalances put into three games, 1,000 deals with and as many without: is each named as found?
nothing   twenty reports of each game in which nothing is to be found: how many name something?
kills     2,000 games while workers are killed, local and on Dask: are the tables the same bytes?
workers   one worker against two, in turn, local and on Dask: how many times as fast?
luck      where wins come from in each game, and how many fewer games paired deals and a judge of luck need

Whatever is played stands in a ledger in build/, so a run that was stopped goes on; the figures go into docs/lab.md.
"""

import argparse
import os
import random
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

from msgspec import structs

from vernissage.games import game as find_game
from vernissage.lab.control import judged
from vernissage.lab.luck import parts, rotated
from vernissage.lab.report import Teller, report
from vernissage.lab.runner import Bar, Ledger, Where, run
from vernissage.lab.study import Batch, Rows, StudyPlan, study, work
from vernissage.lab.tables import write

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "lab.md"
LEDGER = ROOT / "build" / "lab-trials.ledger"
# The game, what is varied, and the family and name of the finding that must be among those named.
PLANTED = [
    ("art_society", {"ranks.1.multiplier": "6"}, ("points", "total"), "the type in vogue worth 1 more"),
    ("avant_carde", {"patron.dealer.income": "3"}, ("length", "rounds"), "one patron's income 1 higher"),
    ("art_decko", {"tile.most_AN.first": "11"}, ("points", "score-tiles"), "one bonus tile worth 5 more"),
    ("art_decko", {"deck.1.twos": "3"}, ("lead", "seat 1 is ahead"), "seat 1 begins with a card more"),
]
GAMES_FOR_TWO = ("art_decko", "art_society", "avant_carde")
PAIR = ("amateur", "novice")
NULL_DEALS = 60
KILLS = 5


def planted(deals: int, where: Where) -> str:
    """Every imbalance that was put in, beside the printed game on the same deals."""
    rows = ["| game | planted | games with and without | named first | the wanted finding |", "|---|---|---:|---|---|"]
    for game, values, wanted, told in PLANTED:
        plan = StudyPlan(game, {"seats": 2}, ("amateur",), values)
        seeds = range(1, deals + 1)
        varied = study(plan, seeds, where, LEDGER, Bar(told))
        printed = study(structs.replace(plan, values={}), seeds, where, LEDGER, Bar("as printed"))
        found = report(plan, varied, printed)[1]
        tell = Teller(game)
        mine = [each for each in found if (each.family, each.name) == wanted]
        first = tell.finding(found[0]) if found else "nothing"
        answer = tell.finding(mine[0]) if mine else "**not named**"
        rows.append(f"| {tell.game.title} | {told} | {2 * deals:,} | {first} | {answer} |")
    return "\n".join(rows)


def nothing(deals: int, where: Where) -> str:
    """Reports that compare the printed game with itself on other deals."""
    rows = ["| game | reports | deals each | that name anything |", "|---|---:|---:|---:|"]
    for game in dict.fromkeys(each[0] for each in PLANTED):
        plan = StudyPlan(game, {"seats": 2}, ("novice",))
        blocks = [
            study(plan, range(1000 * at, 1000 * at + deals), where, LEDGER, Bar(f"{game} {at}")) for at in range(1, 22)
        ]
        loud = sum(bool(report(plan, one, other)[1]) for one, other in pairwise(blocks))
        rows.append(f"| {Teller(game).game.title} | {len(blocks) - 1} | {deals} | {loud} |")
    return "\n".join(rows)


def luck(deals: int, where: Where) -> str:
    """Shares of the variance of a win, and how many games tell as much as one by itself; an amateur and a novice."""
    rows = ["| game | games | who plays | the seat | the deal | how it went | paired | less judged luck |"]
    rows.append("|---|---:|---:|---:|---:|---:|---:|---:|")
    for game in GAMES_FOR_TWO:
        found = parts(
            rotated(game, {"seats": 2}, PAIR, range(1, deals + 1), where, LEDGER, Bar(f"luck of {game}")), PAIR
        )
        shares = " | ".join(f"{100 * each:.0f} %" for each in (found.level, found.seat, found.deal, found.rest))
        less = f"{found.fewest:.2f}" if judged(find_game(game), 2) else "-"
        rows.append(f"| {Teller(game).game.title} | {found.games} | {shares} | {found.fewer:.2f} | {less} |")
    return "\n".join(rows)


def kills(games: int, where: Where) -> str:
    """The tables of an undisturbed run beside those of runs whose workers were killed."""
    plan = StudyPlan("art_society", {"seats": 2}, ("novice",))
    seeds = range(1, games + 1)
    rows = ["| run | games | workers killed | tables |", "|---|---:|---:|---|"]
    with tempfile.TemporaryDirectory() as told:
        folder = Path(told)
        write(study(plan, seeds, where, None, Bar("undisturbed")), folder / "quiet")
        for name, here in (("local, 2 processes", Where(jobs=2)), ("Dask, 2 worker processes", Where(2, "local"))):
            murderer = Murderer(KILLS, games, Bar(name))
            write(study(plan, seeds, here, None, murderer), folder / "killed")
            same = all(
                (folder / "quiet" / table).read_bytes() == (folder / "killed" / table).read_bytes()
                for table in ("games.parquet", "turns.parquet")
            )
            dead = len(murderer.dead)
            rows.append(f"| {name} | {games:,} | {dead} | {'the same bytes' if same else '**not the same**'} |")
    return "\n".join(rows)


class Murderer:
    """So many workers of this process die, each when the run has come to a chance point.

    Points are counted in deals and not in seconds: on a machine with much else to do a worker killed by the clock has
    not played anything yet, and the next one neither, until the pool thinks that nobody can live with its work."""

    def __init__(self, number: int, deals: int, told: Callable[[int, int], None]) -> None:
        self.chance = random.Random(7)
        self.points = sorted(self.chance.sample(range(deals // 20, deals - deals // 20), number))
        self.told = told
        self.dead: list[int] = []

    def __call__(self, done: int, of: int) -> None:
        """So many deals are played; a worker dies if it is time, in the middle of its batch."""
        self.told(done, of)
        if self.points and done >= self.points[0]:
            workers = [pid for pid in offspring(os.getpid()) if pid not in self.dead and is_worker(pid)]
            if workers:
                victim = self.chance.choice(workers)
                os.kill(victim, signal.SIGKILL)
                self.dead.append(victim)
                self.points.pop(0)


def offspring(pid: int) -> list[int]:
    """Children of a process, and theirs."""
    told = subprocess.run(["ps", "-o", "pid=", "--ppid", str(pid)], capture_output=True, text=True, check=False)
    children = [int(each) for each in told.stdout.split()]
    return children + [below for child in children for below in offspring(child)]


def is_worker(pid: int) -> bool:
    """A process that has worked for a while: one that only gives out or watches over work has not."""
    try:
        spent = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
        words = Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return False
    ticks = int(spent[11]) + int(spent[12])
    return ticks > 150 and b"resource_tracker" not in words


def workers(batches: int, _where: Where) -> str:
    """The same batches of about half a second by one worker and by two."""
    rows = ["| runner | one worker | two workers | times as fast |", "|---|---:|---:|---:|"]
    plan = StudyPlan("art_society", {"seats": 2}, ("novice",))
    size = measured_size(plan)
    jobs = [Batch(plan, 1 + size * at, size) for at in range(batches)]
    for name, dask in (("local", ""), ("Dask", "local")):
        times: dict[int, list[float]] = {1: [], 2: []}
        for _round in range(3):
            for number in (1, 2):
                # One process too is a worker beside whoever gives the orders, as two are.
                times[number].append(timed(jobs, Where(number, dask or ("local" if number == 1 else ""))))
        one, two = (statistics.median(times[number]) for number in (1, 2))
        rows.append(f"| {name}, {batches} batches | {one:.1f} s | {two:.1f} s | {one / two:.2f} |")
    return "\n".join(rows)


def measured_size(plan: StudyPlan) -> int:
    """How many deals take about half a second."""
    began = time.process_time()
    work(Batch(plan, 1, 16))
    return max(1, round(16 * 0.5 / (time.process_time() - began)))


def timed(jobs: list[Batch], where: Where) -> float:
    """Seconds from the first outcome to the last, so that the start of processes is not counted."""
    marks: list[float] = []
    run(work, jobs, Ledger(None, Rows), where, lambda done, of: marks.append(time.monotonic()))
    ahead = 1 + where.jobs  # the mark at the start, and the first batch of each worker
    return (marks[-1] - marks[ahead]) * len(jobs) / (len(jobs) - where.jobs)


TRIALS: dict[str, tuple[Callable[[int, Where], str], int]] = {
    "planted": (planted, 1000),
    "nothing": (nothing, NULL_DEALS),
    "kills": (kills, 2000),
    "workers": (workers, 24),
    "luck": (luck, 150),
}


def main() -> int:
    """The trials that are named, each written between its marks in docs/lab.md."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("trials", nargs="+", choices=TRIALS)
    words.add_argument("--games", type=int, help="instead of as many as belong to the trial")
    words.add_argument("--jobs", type=int, default=2)
    words.add_argument("--write", action="store_true", help="into the page with --games too")
    given = words.parse_args()
    LEDGER.parent.mkdir(exist_ok=True)
    for name in given.trials:
        trial, usual = TRIALS[name]
        table = trial(given.games or usual, Where(jobs=given.jobs))
        sys.stdout.write(f"{table}\n")
        if given.games is None or given.write:
            put(name, table)
    return 0


def put(name: str, table: str) -> None:
    """The table stands between its marks."""
    page = PAGE.read_text("utf-8")
    begin, end = f"<!-- {name} -->", f"<!-- end of {name} -->"
    if begin not in page:
        page = f"{page.rstrip()}\n\n## Tried: {name}\n\n{begin}\n{end}\n"
    head, rest = page.split(begin)
    PAGE.write_text(f"{head}{begin}\n{table}\n{end}{rest.split(end)[1]}", "utf-8")


if __name__ == "__main__":
    sys.exit(main())
