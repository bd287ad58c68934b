"""A judge that learns: a champion plays itself, a small network learns from all games so far by how much the fitted
weights err, and it becomes champion only if it wins.

Everything is kept in one folder: games, tests, the curve and the champion. A run that was stopped goes on where it was.
"""

import hashlib
import json
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from msgspec import Struct

from vernissage.bots.bot import Budget
from vernissage.core.game import Game, State
from vernissage.core.rng import rng_for
from vernissage.core.setting_up import setup_of
from vernissage.games import game as find_game
from vernissage.lab.courses import Training, course
from vernissage.lab.learning import Progress, Taught, learn
from vernissage.lab.runner import Ledger, Where, run
from vernissage.lab.tournament import Contest, Deal, DealOrder, Outcome, outcome, play_deal

UNHURRIED = 10.0**9
SEATS = (2, 2, 2, 2, 3, 4)  # of the games, in turn
TREMBLES = (0.0, 0.01, 0.02)  # of the players, by chance
HELD_OUT = 8  # one game of so many is not learnt from
BATCH = 8  # deals between two looks at a test
SURE = 2.94  # the log-likelihood ratio that decides a test


class Sparring(Struct, frozen=True):
    """One game of a champion against itself."""

    game: str
    weights: str  # the champion's file, or "" for the fitted weights alone
    name: str  # the champion
    passes: int
    seed: int

    @property
    def key(self) -> str:
        """Names the game in a ledger."""
        return f"{self.game}-{self.name}-{self.passes}-{self.seed}"


class Sparred(Struct):
    """A finished game: enough to see every position again, and what the search hoped for where it had a choice."""

    seed: int
    seats: int
    actions: list[int]
    hopes: list[float]  # of the seat that acts, -1 where there was no choice
    totals: list[int]


class TrainingPlan(Struct, frozen=True):
    """How a run trains."""

    game: str
    folder: Path
    games: int = 800  # of a generation
    passes: int = 60  # of a decision while the champion plays itself
    generations: int = 1
    deals: int = 200  # of a test, at most
    pace: int = 600  # passes of a decision in a test
    seed: int = 3_000_000
    where: Where = Where()


def spar(job: Sparring) -> Sparred:
    """The game is played; every seat's hand trembles a little, or not, so that games differ."""
    rules = find_game(job.game)
    known = course(job.game)
    seats = SEATS[job.seed % len(SEATS)]
    state = rules.new(setup_of(rules, {"seats": seats}), job.seed)
    rng = rng_for(job.seed, "train")
    players = [known.player(job.weights, job.passes, TREMBLES[rng.below(len(TREMBLES))]) for _ in range(seats)]
    actions, hopes = list[int](), list[float]()
    while (seat := int(rules.mover(state))) >= 0:
        options = rules.options(state, seat)
        action, hope = options[0], -1.0
        if len(options) > 1:
            choice = players[seat].choose(rules, rules.view(state, seat), options, rng, Budget(UNHURRIED))
            action, hope = choice.action, max(value for _, value in choice.values)
        actions.append(action)
        hopes.append(round(hope, 4))
        rules.apply(state, seat, action)
    result = rules.result(state)
    assert result is not None
    return Sparred(job.seed, seats, actions, hopes, result.totals)


def quiet_points(rules: Game, known: Training, played: Sparred) -> Iterator[tuple[State, int, float]]:
    """Every quiet point of a game, with the seat that acts there and what its search hoped for; the end comes last."""
    state = rules.new(setup_of(rules, {"seats": played.seats}), played.seed)
    last = -1
    for action, hope in zip(played.actions, played.hopes, strict=True):
        seat = int(rules.mover(state))
        now = known.quiet(state)
        if now != last:
            last = now
            yield state, seat, hope
        rules.apply(state, seat, action)
    yield state, -1, -1.0


def lessons(game: str, weights: str, games: Sequence[Sparred]) -> Iterator[Taught]:
    """What is seen at every quiet point of the games, and what a seat there came to, by result and by search."""
    rules, known = find_game(game), course(game)
    reader = known.reader(weights)
    for played in games:
        found: list[Taught] = []
        values: list[list[float]] = []
        for state, seat, hope in quiet_points(rules, known, played):
            own = reader.values(state)
            if seat < 0:
                values.append(own)
                continue
            if hope >= 0:
                own[seat] = hope
                if played.seats == 2:
                    own[1 - seat] = 1 - hope
            values.append(own)
            rows, scale = reader.sight(state)
            found.append(Taught(played.seed % HELD_OUT == 0, rows, scale, [], wins(played.totals)))
        came_to = values[-1]
        for lesson, own in zip(reversed(found), reversed(values[:-1]), strict=True):
            lesson.targets = came_to
            came_to = [(1 - known.trust) * now + known.trust * later for now, later in zip(own, came_to, strict=True)]
        yield from found


def wins(totals: Sequence[int]) -> list[float]:
    """Each seat's part in the win."""
    best = [total == max(totals) for total in totals]
    return [first / sum(best) for first in best]


class Card(Struct):
    """A network with where it comes from."""

    game: str
    inputs: int
    wide: int
    narrow: int
    weights: list[float]
    name: str  # a hash of the weights
    generation: int
    data: dict[str, Any]  # games, seeds, positions
    learning: dict[str, Any]  # how it learnt, and how it does on games it has not learnt from
    tests: list[dict[str, Any]]  # what it had to win


def named(weights: Sequence[float]) -> str:
    """A short name for weights."""
    return hashlib.sha256(np.asarray(weights, np.float64).tobytes()).hexdigest()[:12]


def train(plan: TrainingPlan, tell: Callable[[str], None], progress: Progress) -> Path | None:
    """So many generations; the champion's file, or nothing when none came up to be one."""
    plan.folder.mkdir(parents=True, exist_ok=True)
    games = Ledger(plan.folder / "games.jsonl", Sparred)
    champion = plan.folder / "champion.json"
    for generation in range(1, plan.generations + 1):
        candidate = plan.folder / f"candidate-{generation}.json"
        before = str(champion) if champion.exists() else ""
        if candidate.exists() and "verdict" in read(candidate).learning:
            continue  # it was tested in an earlier run
        began = time.process_time()
        jobs = [
            Sparring(plan.game, before, read(champion).name if before else "fitted", plan.passes, seed)
            for seed in range(plan.seed + (generation - 1) * plan.games, plan.seed + generation * plan.games)
        ]
        run(spar, jobs, games, plan.where, lambda done, of: progress("games", done, of))
        if not candidate.exists():
            card = taught(plan, generation, before, list(games.known.values()), tell, progress)
            card.learning["cpu_seconds"] = round(time.process_time() - began)
            write(candidate, card)
        card = read(candidate)
        won = proven(plan, candidate, card, before, tell, progress)
        card.learning["verdict"] = "champion" if won else "not promoted"
        write(candidate, card)
        tell(f"generation {generation}: {card.learning['verdict']}")
        if won:
            write(champion, card)
    return champion if champion.exists() else None


def taught(
    plan: TrainingPlan,
    generation: int,
    before: str,
    games: list[Sparred],
    tell: Callable[[str], None],
    progress: Progress,
) -> Card:
    """A network that has learnt from all games so far."""
    known = course(plan.game)
    found = list(lessons(plan.game, before, games))
    net = learn(found, known.wide, known.narrow, known.by_best, generation, progress)
    tell(
        f"generation {generation}: {len(games)} games, {len(found)} positions; on games held out the error (Brier) "
        f"is {net.before:.4f} by the weights alone, {net.after:.4f} with the network"
    )
    for epoch, (seen, unseen) in enumerate(net.curve):
        tell(
            f"  epoch {epoch + 1:2}: learnt from {seen:.4f}, held out {unseen:.4f} {'#' * round(2000 * (unseen - 0.5))}"
        )
    with (plan.folder / "curve.jsonl").open("a", encoding="utf-8") as file:
        for epoch, (seen, unseen) in enumerate(net.curve):
            file.write(json.dumps({"generation": generation, "epoch": epoch, "seen": seen, "unseen": unseen}) + "\n")
    seeds = sorted(each.seed for each in games)
    return Card(
        plan.game,
        net.inputs,
        known.wide,
        known.narrow,
        net.weights,
        named(net.weights),
        generation,
        data={
            "games": len(games),
            "seeds": [seeds[0], seeds[-1]],
            "positions": len(found),
            "passes": plan.passes,
            "seats": list(SEATS),
            "held_out": f"seeds divisible by {HELD_OUT}",
        },
        learning={
            "epochs": len(net.curve),
            "trust": known.trust,
            "brier_fitted": round(net.before, 4),
            "brier_network": round(net.after, 4),
        },
        tests=[],
    )


def proven(
    plan: TrainingPlan, path: Path, card: Card, before: str, tell: Callable[[str], None], progress: Progress
) -> bool:
    """The candidate is stronger than the champion, the fitted weights and the fixed pool, each by a sequential test."""
    known = course(plan.game)
    others = dict.fromkeys([f"learned:{before}:{plan.pace}", f"learned::{plan.pace}", *known.pool])
    card.tests = []
    for number, other in enumerate(others):
        pair = (f"learned:{path}:{plan.pace}", other)
        found = sequential(plan, Contest(plan.game, {"seats": 2}, pair), number, progress)
        first = found.standings[0]
        told = "fitted weights" if other == f"learned::{plan.pace}" else "champion" if "learned" in other else other
        card.tests.append(
            {
                "against": told,
                "games": found.games,
                "share": round(first.share, 3),
                "interval": [round(first.low, 3), round(first.high, 3)],
                "llr": round(found.llr, 2),
            }
        )
        tell(f"against {told}: {first.share:.1%} ({first.low:.1%} to {first.high:.1%}) of {found.games} games")
        if found.llr <= SURE:
            return False
    return True


def sequential(plan: TrainingPlan, contest: Contest, number: int, progress: Progress) -> Outcome:
    """A contest that ends as soon as it is decided; its deals are seen by no game that was learnt from."""
    book = Ledger(plan.folder / "tests.jsonl", Deal)
    name = contest.key
    first = plan.seed + 500_000 + 10_000 * number
    deals: list[Deal] = []
    while True:
        orders = [DealOrder(contest, name, first + len(deals) + each) for each in range(BATCH)]
        deals += run(play_deal, orders, book, plan.where)
        progress("deals", len(deals), plan.deals)
        found = outcome(contest, deals)
        if abs(found.llr) > SURE or len(deals) >= plan.deals:
            return found


def read(path: Path) -> Card:
    """A network and its card."""
    return msgspec.json.decode(path.read_bytes(), type=Card)


def write(path: Path, card: Card) -> None:
    """The file is whole or as it was."""
    aside = path.with_suffix(".part")
    aside.write_bytes(msgspec.json.encode(card) + b"\n")
    aside.replace(path)
