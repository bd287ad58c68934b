"""Bots against each other: the same seeds from every seat, win shares with intervals, a sequential test and ratings."""

import hashlib
import time
from collections.abc import Callable
from math import log10
from pathlib import Path
from typing import Any

from msgspec import Struct, field

from vernissage.bots.bot import Bot, Budget, Choice
from vernissage.core.game import Game, State, seats_in
from vernissage.core.rng import Rng, rng_for
from vernissage.core.setting_up import setup_of
from vernissage.games import game as find_game
from vernissage.lab import exact
from vernissage.lab.opponents import opponent, time_of
from vernissage.lab.runner import Ledger, Where, run

# Decision times are kept in buckets that grow by a quarter octave from a tenth of a millisecond.
BUCKETS = 64
MANY = 30  # deals whose spread can be relied upon


class Contest(Struct, frozen=True):
    """A line-up of bots at a set-up; with fewer bots than seats they sit in turn."""

    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]

    @property
    def key(self) -> str:
        """Names the line-up in a ledger."""
        players = [(time_of(name), opponent(self.game, name).identity) for name in self.bots]
        told = [self.game, sorted(self.options.items()), self.bots, players]
        return hashlib.sha256(repr(told).encode()).hexdigest()[:16]

    def lineup(self, rotation: int) -> list[int]:
        """The bot (by its place in the list) at each seat."""
        seats = int(self.options["seats"])
        return [(seat + rotation) % seats % len(self.bots) for seat in range(seats)]


class DealOrder(Struct, frozen=True):
    """One seed of a contest, to be played from every seat."""

    contest: Contest
    name: str  # the contest's key
    seed: int

    @property
    def key(self) -> str:
        """Names the deal in a ledger."""
        return f"{self.name}-{self.seed}"


class Deal(Struct):
    """One seed played from every seat: the credit, margin and decision times of each bot."""

    seed: int
    credit: list[float]  # win credit per bot, a shared win counting in parts
    margin: list[float]  # mean points above the others, per bot
    beaten: list[list[float]]  # beaten[a][b]: how often a seat of a finished above a seat of b
    games: int
    moves: list[int]
    ms: list[dict[int, int]]  # bucket -> how many decisions, per bot
    slowest: list[float]


class Standing(Struct):
    """What a contest came to for one bot."""

    bot: str
    share: float
    low: float
    high: float
    expected: float
    margin: float
    rating: float
    moves: int
    p99: float
    slowest: float


class Outcome(Struct):
    """A finished contest."""

    contest: Contest
    games: int
    seeds: int
    standings: list[Standing]
    llr: float  # log-likelihood ratio of "the first bot wins 55 %" against "50 %", two bots only
    verdict: str
    deals: list[Deal] = field(default_factory=list)
    stopped: bool = False  # by whoever asked for it; the deals played until then count


def play_deal(order: DealOrder) -> Deal:
    """One seed, every rotation."""
    contest, seed = order.contest, order.seed
    game = find_game(contest.game)
    seats = int(contest.options["seats"])
    count = len(contest.bots)
    deal = Deal(
        seed=seed,
        credit=[0.0] * count,
        margin=[0.0] * count,
        beaten=[[0.0] * count for _ in range(count)],
        games=seats,
        moves=[0] * count,
        ms=[{} for _ in range(count)],
        slowest=[0.0] * count,
    )
    for rotation in range(seats):
        lineup = contest.lineup(rotation)
        winners, totals = play(game, contest, seed, lineup, deal)
        score(deal, lineup, winners, totals)
    return deal


def play(game: Game, contest: Contest, seed: int, lineup: list[int], deal: Deal) -> tuple[list[int], list[int]]:
    """One game between bots; a bot sees its seat's view and nothing else."""
    state = game.new(setup_of(game, contest.options), seed)
    thinkers: list[Bot] = [opponent(contest.game, contest.bots[who]) for who in lineup]
    rngs = [rng_for(seed, f"bot/{seat}") for seat in range(len(lineup))]
    due: dict[int, tuple[float, Choice]] = {}
    times = [0.0] * len(lineup)
    before: list[int] = []
    while asked := seats_in(game.asked(state)):
        if not set(asked) <= set(before):
            # Whoever is asked anew begins when the others do.
            due, times = {}, [max(times)] * len(lineup)
        for seat in asked:
            if seat not in due or due[seat][1].action not in game.options(state, seat):
                choice = ask(game, contest, state, seat, thinkers[seat], rngs[seat], deal, lineup[seat])
                due[seat] = (times[seat] + choice.seconds, choice)
        # Of seats that answer at once the one that a person would be first acts first: some games give numbers by that.
        seat = min(asked, key=lambda each: due[each][0])
        times[seat], choice = due.pop(seat)
        before = asked
        game.play(state, seat, choice.action, choice.payload)
    result = game.result(state)
    assert result is not None
    return result.winners, result.totals


def ask(game: Game, contest: Contest, state: State, seat: int, thinker: Bot, rng: Rng, deal: Deal, who: int) -> Choice:
    """What a bot answers; the time it took is counted where it had a choice."""
    options = game.options(state, seat)
    view = game.view(state, seat)
    began = time.process_time_ns()
    choice = thinker.choose(game, view, options, rng, Budget(time_of(contest.bots[who])))
    spent = (time.process_time_ns() - began) / 1e6
    if len(options) > 1:
        clock(deal, who, spent)
    return choice


def clock(deal: Deal, who: int, spent: float) -> None:
    """A decision's time is counted."""
    place = bucket(spent)
    deal.moves[who] += 1
    deal.ms[who][place] = deal.ms[who].get(place, 0) + 1
    deal.slowest[who] = max(deal.slowest[who], spent)


def bucket(ms: float) -> int:
    """The bucket of a time."""
    place, edge = 0, 0.1
    while ms > edge and place < BUCKETS:
        edge *= 2**0.25
        place += 1
    return place


def score(deal: Deal, lineup: list[int], winners: list[int], totals: list[int]) -> None:
    """The result counts for the bots that sat there."""
    rank = [(seat in winners, total) for seat, total in enumerate(totals)]
    for seat, who in enumerate(lineup):
        deal.credit[who] += 1 / len(winners) if seat in winners else 0.0
        others = [totals[other] for other in range(len(lineup)) if lineup[other] != who]
        if others:
            deal.margin[who] += (totals[seat] - sum(others) / len(others)) / (len(lineup) * lineup.count(who))
        for other, whose in enumerate(lineup):
            if whose != who:
                deal.beaten[who][whose] += (
                    1.0 if rank[seat] > rank[other] else 0.5 if rank[seat] == rank[other] else 0.0
                )


def tournament(
    contest: Contest,
    games: int,
    seed: int,
    where: Where,
    ledger: Path | None = None,
    progress: Callable[[int, int], None] = lambda played, of: None,
) -> Outcome:
    """The contest over at least `games` games; deals already in the ledger are not played again."""
    seats = int(contest.options["seats"])
    seeds = range(seed, seed + max(1, -(-games // seats)))
    name = contest.key
    orders = [DealOrder(contest, name, each) for each in seeds]
    book = Ledger(ledger, Deal)
    stopped = False
    try:
        run(play_deal, orders, book, where, lambda done, of: progress(done * seats, of * seats))
    except KeyboardInterrupt:
        stopped = True
    done = [book.known[order.key] for order in orders if order.key in book.known]
    if not done:
        raise KeyboardInterrupt
    found = outcome(contest, done)
    found.stopped = stopped
    return found


def outcome(contest: Contest, deals: list[Deal]) -> Outcome:
    """Shares, intervals, ratings and the sequential test over deals."""
    seats = int(contest.options["seats"])
    count = len(contest.bots)
    ratings = bradley_terry([[sum(deal.beaten[a][b] for deal in deals) for b in range(count)] for a in range(count)])
    standings = []
    for who, name in enumerate(contest.bots):
        shares = [deal.credit[who] / deal.games for deal in deals]
        mean = sum(shares) / len(shares)
        low, high = interval(shares)
        times: dict[int, int] = {}
        for deal in deals:
            for place, many in deal.ms[who].items():
                times[place] = times.get(place, 0) + many
        standings.append(
            Standing(
                bot=name,
                share=mean,
                low=low,
                high=high,
                expected=contest.lineup(0).count(who) / seats,
                margin=sum(deal.margin[who] for deal in deals) / len(deals),
                rating=ratings[who],
                moves=sum(deal.moves[who] for deal in deals),
                p99=quantile(times, 0.99),
                slowest=max(deal.slowest[who] for deal in deals),
            )
        )
    llr = likelihood([deal.credit[0] / deal.games for deal in deals], 0.5, 0.55) if count == 2 else 0.0
    verdict = "" if count != 2 else "stronger" if llr > 2.94 else "not stronger by 5 %" if llr < -2.94 else "undecided"
    return Outcome(contest, sum(deal.games for deal in deals), len(deals), standings, llr, verdict, deals)


def interval(values: list[float]) -> tuple[float, float]:
    """The exact 95 % interval of a share; the values are independent deals.

    Where the same deal is played from every seat shares vary less than coins: many deals count for as many coins as
    their spread is worth, few deals only for themselves.
    """
    mean = sum(values) / len(values)
    coins = float(len(values))
    spread = variance(values)
    if len(values) >= MANY and spread > 0:
        coins *= max(1.0, mean * (1 - mean) / spread)
    return exact.interval(mean * coins, coins)


def variance(values: list[float]) -> float:
    """How far values lie from their mean, squared."""
    mean = sum(values) / len(values)
    return sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)


def likelihood(values: list[float], null: float, other: float) -> float:
    """The log-likelihood ratio of two mean win shares, in the normal approximation.

    One deal more won and one more lost keep a few deals that are all alike from passing for certainty.
    """
    mean = sum(values) / len(values)
    spread = variance([*values, 0.0, 1.0])
    return len(values) * (other - null) * (2 * mean - null - other) / (2 * spread)


def quantile(buckets: dict[int, int], share: float) -> float:
    """The upper edge of the bucket that holds a quantile, in milliseconds."""
    left = share * sum(buckets.values())
    for place in sorted(buckets):
        left -= buckets[place]
        if left <= 0:
            return float(0.1 * 2 ** (0.25 * place))
    return 0.0


def bradley_terry(beaten: list[list[float]]) -> list[float]:
    """Ratings on the scale of Elo, the first bot at 0, from who finished above whom."""
    count = len(beaten)
    strength = [1.0] * count
    for _ in range(500):
        for a in range(count):
            # Half a win and half a loss against everybody keep a bot that never lost on the scale.
            won = sum(beaten[a][b] + 0.5 for b in range(count) if b != a)
            met = sum((beaten[a][b] + beaten[b][a] + 1) / (strength[a] + strength[b]) for b in range(count) if b != a)
            strength[a] = won / met if met else 1.0
    return [400 * log10(each / strength[0]) for each in strength]
