"""A study: a game, its table, who sits there and what is varied; batches of seeds are its jobs, rows its outcome."""

import hashlib
import sys
from collections.abc import Callable, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, field

from vernissage.games import game as find_game
from vernissage.lab import vary
from vernissage.lab.opponents import opponent
from vernissage.lab.playing import GameRow, PlayedGame, TurnRow, play
from vernissage.lab.runner import Ledger, Where, run

BATCH = 8  # seeds: between a third of a second and a second for most games and levels
VARIED = 32  # where something is varied: its process takes a second to begin


class StudyPlan(Struct, frozen=True, dict=True):
    """What is played: everything that decides the outcome of a seed."""

    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]  # in the order of the seats; with fewer bots than seats they sit in turn
    values: dict[str, str] = field(default_factory=dict)  # varied
    rotate: bool = False  # every seed is played once from every seat
    records: bool = False
    luck: bool = False  # a judge counts what draws brought

    @cached_property
    def key(self) -> str:
        """Names the plan: other rules, other bots or other values are another plan."""
        players = [opponent(self.game, name).identity for name in self.bots]
        told = [
            self.game, find_game(self.game).edition, sorted(self.options.items()), self.bots, players,
            sorted(self.values.items()), self.rotate, self.records,
        ]  # fmt: skip
        told += ["luck"] if self.luck else []
        return hashlib.sha256(repr(told).encode()).hexdigest()[:16]

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return int(self.options["seats"])

    def lineup(self, rotation: int) -> list[str]:
        """Who sits where."""
        return [self.bots[(seat + rotation) % self.seats % len(self.bots)] for seat in range(self.seats)]


class Batch(Struct, frozen=True):
    """Neighboring seeds of a plan."""

    plan: StudyPlan
    first: int
    seeds: int

    @property
    def key(self) -> str:
        """Names the batch in the ledger."""
        return f"{self.plan.key}-{self.first}-{self.seeds}"


class Rows(Struct):
    """What games left behind; `ms` hangs on the machine, everything else on the plan and the seed alone."""

    games: list[GameRow] = field(default_factory=list)
    turns: list[TurnRow] = field(default_factory=list)
    ms: list[list[float]] = field(default_factory=list)

    def add(self, played: PlayedGame) -> None:
        """One game more."""
        self.games.append(played.game)
        self.turns += played.turns
        self.ms.append([round(each, 3) for each in played.ms])


def study(
    plan: StudyPlan,
    seeds: Sequence[int],
    where: Where,
    ledger: Path | None = None,
    progress: Callable[[int, int], None] = lambda done, of: None,
) -> Rows:
    """Every seed of the plan, in their order, whoever played them."""
    vary.check(plan.game, plan.values)
    first, end = seeds[0], seeds[-1] + 1
    size = VARIED if plan.values else BATCH
    batches = [Batch(plan, at, min(size, end - at)) for at in range(first, end, size)]
    rows = Rows()

    def deals(done: int, of: int) -> None:
        progress(min(size * done, len(seeds)), len(seeds))

    for each in run(work, batches, Ledger(ledger, Rows), where, deals):
        rows.games += each.games
        rows.turns += each.turns
        rows.ms += each.ms
    return rows


def work(batch: Batch) -> Rows:
    """The batch played: here, or in a process of its own where something is varied."""
    if not batch.plan.values:
        return played(batch)
    answer = vary.elsewhere(
        batch.plan.game, batch.plan.values, "vernissage.lab.study", msgspec.json.encode((batch.plan.key, batch))
    )
    return msgspec.json.decode(answer, type=Rows)


def played(batch: Batch, key: str = "") -> Rows:
    """The batch played in this process."""
    plan = batch.plan
    options = {**plan.options, **vary.options(plan.values)}
    rows = Rows()
    for seed in range(batch.first, batch.first + batch.seeds):
        for rotation in range(plan.seats if plan.rotate else 1):
            rows.add(
                play(
                    plan.game,
                    options,
                    plan.lineup(rotation),
                    seed,
                    plan=key or plan.key,
                    rotation=rotation,
                    record=plan.records,
                    luck=plan.luck,
                )
            )
    return rows


def main() -> None:
    """A batch from standard input is played in this process, which was started for its variation."""
    key, batch = msgspec.json.decode(sys.stdin.buffer.read(), type=tuple[str, Batch])
    vary.enlist(tuple(batch.plan.values.items()))
    sys.stdout.buffer.write(msgspec.json.encode(played(batch, key)))


if __name__ == "__main__":
    main()
