"""Fixed tasks to compare players by: `python -m vernissage.research.leaderboard` measures the house's own.

A task is a game, a number of seats, an opponent for every other seat and a list of deals. The player sits at every seat
of every deal in turn; its score is its share of wins.
"""

import argparse
import math
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from msgspec import Struct

from vernissage.bots.bot import Bot, Budget, bot, budget_of
from vernissage.core.game import State
from vernissage.core.rng import rng_for
from vernissage.core.setting_up import setup_of
from vernissage.games import game

FIRST_DEAL: Final = 20_260_000


class Task(Struct, frozen=True):
    """One thing to be good at."""

    id: str
    game: str
    seats: int
    opponent: str
    deals: int = 200


TASKS: Final = [
    Task("VL-AD-2", "art_decko", 2, "amateur"),
    Task("VL-AD-4", "art_decko", 4, "amateur", 100),
    Task("VL-AS-2", "art_society", 2, "amateur"),
    Task("VL-AS-4", "art_society", 4, "amateur", 100),
    Task("VL-AC-2", "avant_carde", 2, "amateur"),
    Task("VL-AC-4", "avant_carde", 4, "amateur", 100),
    Task("VL-AB-4", "artbox", 4, "amateur", 50),
]


class Score(Struct):
    """How a player did at a task."""

    games: int
    wins: float
    margin: float

    @property
    def share(self) -> float:
        """Wins a game, ties shared."""
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval of the share."""
        n, p, z = self.games, self.share, 1.96
        middle = (p + z * z / (2 * n)) / (1 + z * z / n)
        half = z * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
        return middle - half, middle + half


def attempt(task: Task, player: Bot, ms: float, deals: int | None = None) -> Score:
    """The player has sat at every seat of the task's deals, or of the first so many."""
    rival = bot(task.game, task.opponent)
    score = Score(0, 0.0, 0.0)
    for deal in range(task.deals if deals is None else deals):
        for seat in range(task.seats):

            def ask(state: State, who: int, me: int = seat) -> tuple[Bot, float]:
                return (player, ms) if who == me else (rival, budget_of(task.opponent))

            winners, totals = played(task, FIRST_DEAL + deal, ask)
            score.games += 1
            score.wins += 1 / len(winners) if seat in winners else 0
            score.margin += totals[seat] - max(total for who, total in enumerate(totals) if who != seat)
    return score


def played(task: Task, seed: int, ask: Callable[[State, int], tuple[Bot, float]]) -> tuple[list[int], list[int]]:
    """Winners and points of one game."""
    rules = game(task.game)
    state = rules.new(setup_of(rules, {"seats": task.seats}), seed)
    rng = rng_for(seed, "leaderboard")
    while (who := int(rules.mover(state))) >= 0:
        player, ms = ask(state, who)
        chosen = player.choose(rules, rules.view(state, who), rules.options(state, who), rng, Budget(ms))
        rules.apply(state, who, chosen.action, chosen.payload)
    result = rules.result(state)
    assert result is not None
    return result.winners, result.totals


def line(task: Task, name: str, score: Score) -> str:
    """A row of the table."""
    low, high = score.interval
    return (
        f"| {task.id} | {name} | {score.games} | {100 * score.share:.1f} % | {100 * low:.1f} - {100 * high:.1f} % |"
        f" {score.margin / score.games:+.1f} |"
    )


def main(arguments: list[str] | None = None) -> int:
    """The table is printed, or written into its page."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--levels", default="random,novice,amateur,expert")
    words.add_argument("--tasks", default="", help="ids, separated by commas; all")
    words.add_argument("--deals", type=int, help="fewer deals than the task has, for a quick look")
    words.add_argument("--write", type=Path, help="a page whose table is replaced")
    said = words.parse_args(arguments)
    chosen = [task for task in TASKS if not said.tasks or task.id in said.tasks.split(",")]
    rows = ["| task | player | games | wins | 95 % | margin |", "|---|---|---:|---:|---:|---:|"]
    for task in chosen:
        for level in said.levels.split(","):
            rows.append(line(task, level, attempt(task, bot(task.game, level), budget_of(level), said.deals)))
            sys.stderr.write(rows[-1] + "\n")
    text = "\n".join(rows)
    if said.write is None:
        sys.stdout.write(text + "\n")
        return 0
    mark = "<!-- scores -->"
    before, _, rest = said.write.read_text("utf-8").partition(mark)
    after = rest.partition(mark)[2]
    said.write.write_text(f"{before}{mark}\n\n{text}\n\n{mark}{after}", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
