"""Random games by the thousand: who wins from which seat, how long it takes, which clauses come up."""

import hashlib
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from msgspec import Struct, field

from vernissage.bots.bot import Budget, bot, budget_of
from vernissage.core.game import Game, State, seats_in
from vernissage.core.rng import rng_for
from vernissage.core.setting_up import setup_of
from vernissage.games import game as find_game
from vernissage.lab.runner import Ledger, Where, run

BATCH = 50  # random games; others take long enough to be handed over one by one


class Order(Struct, frozen=True):
    """A run of games with neighboring seeds."""

    game: str
    options: dict[str, Any]
    first: int
    games: int
    level: str = "random"
    clauses: bool = False

    name: str = ""  # of the rules, options and players

    @property
    def key(self) -> str:
        """Names the games in a ledger."""
        return f"{self.name}-{self.first}+{self.games}"


def name_of(order: Order) -> str:
    """The very rules, options and players, in short."""
    players = [order.level, bot(order.game, order.level).identity]
    told = [order.game, find_game(order.game).edition, sorted(order.options.items()), players, order.clauses]
    return hashlib.sha256(repr(told).encode()).hexdigest()[:16]


class Summary(Struct):
    """What a run of games came to."""

    games: int = 0
    actions: int = 0
    longest: int = 0
    wins: dict[int, float] = field(default_factory=dict)  # a shared win counts in parts
    points: dict[int, int] = field(default_factory=dict)
    unwon: int = 0
    clauses: dict[str, int] = field(default_factory=dict)
    seconds: float = 0.0
    stopped: bool = False  # by whoever asked for it; what was played until then counts

    def add(self, other: "Summary") -> None:
        """The other run counts here too."""
        self.games += other.games
        self.actions += other.actions
        self.longest = max(self.longest, other.longest)
        self.unwon += other.unwon
        for seat in other.points:
            self.wins[seat] = self.wins.get(seat, 0) + other.wins.get(seat, 0)
            self.points[seat] = self.points.get(seat, 0) + other.points[seat]
        self.clauses = dict(Counter(self.clauses) + Counter(other.clauses))


def simulate(
    order: Order,
    where: Where,
    ledger: Path | None = None,
    progress: Callable[[int, int], None] = lambda played, of: None,
) -> Summary:
    """All the games, in batches; those the ledger knows are not played again."""
    setup_of(find_game(order.game), order.options)
    batch_of = BATCH if order.level == "random" and not find_game(order.game).payloads else 1
    end, name = order.first + order.games, name_of(order)
    orders = [
        Order(order.game, order.options, first, min(batch_of, end - first), order.level, order.clauses, name)
        for first in range(order.first, end, batch_of)
    ]
    book = Ledger(ledger, Summary)
    total = Summary()
    began = time.perf_counter()
    try:
        run(batch, orders, book, where, lambda done, of: progress(min(done * batch_of, order.games), order.games))
    except KeyboardInterrupt:
        total.stopped = True
    for each in orders:
        if each.key in book.known:
            total.add(book.known[each.key])
    total.seconds = time.perf_counter() - began
    total.clauses = dict(sorted(total.clauses.items()))
    return total


def batch(order: Order) -> Summary:
    """One batch of games in this process."""
    game = find_game(order.game)
    setup = setup_of(game, order.options)
    summary = Summary()
    fired: Counter[str] = Counter()
    for seed in range(order.first, order.first + order.games):
        state = game.new(setup, seed)
        if order.clauses:
            state.journal = []
        actions = played(game, state, seed, order.level)
        result = game.result(state)
        assert result is not None
        summary.games += 1
        summary.actions += actions
        summary.longest = max(summary.longest, actions)
        summary.unwon += not result.winners
        for seat, points in enumerate(result.totals):
            summary.points[seat] = summary.points.get(seat, 0) + points
        for seat in result.winners:
            summary.wins[seat] = summary.wins.get(seat, 0) + 1 / len(result.winners)
        fired.update(line.clause for line in state.journal or [])
    summary.clauses = dict(fired)
    return summary


def played(game: Game, state: State, seed: int, level: str) -> int:
    """The game has been played to its end by one level in every seat."""
    rng = rng_for(seed, "simulate")
    if level == "random" and not game.payloads:
        return game.rollout(state, rng)
    thinker = bot(game.key, level)
    actions = 0
    while asked := seats_in(game.asked(state)):
        # Any order of simultaneous answers is as good as another, and where it is a race no seat may win them all.
        seat = asked[rng.below(len(asked))]
        choice = thinker.choose(game, game.view(state, seat), game.options(state, seat), rng, Budget(budget_of(level)))
        game.play(state, seat, choice.action, choice.payload)
        actions += 1
    return actions
