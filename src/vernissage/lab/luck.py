"""Luck and skill: how much of a result is the deal, the seat, who plays, and how it went."""

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
from msgspec import Struct

from vernissage.bots.bot import levels
from vernissage.games import game as find_game
from vernissage.lab import plots
from vernissage.lab.report import Page
from vernissage.lab.runner import Where
from vernissage.lab.statistics import credit
from vernissage.lab.study import Rows, StudyPlan, study


class Parts(Struct):
    """Shares of the variance of a seat's win, adding up to one, and what pairing saves."""

    games: int
    level: float
    seat: float
    deal: float
    rest: float
    unpaired: float  # variance of a bot's mean win over single games
    paired: float  # and over deals played from every seat
    controlled: float  # and less the luck that a judge saw in them; as paired where no judge was asked

    @property
    def fewer(self) -> float:
        """How many games of a paired match say as much as one unpaired: below one is a saving."""
        return self.paired / self.unpaired if self.unpaired else 1.0

    @property
    def fewest(self) -> float:
        """And of a paired match whose luck is taken off."""
        return self.controlled / self.unpaired if self.unpaired else 1.0


Progress = Callable[[str], Callable[[int, int], None]]


def rotated(
    game: str,
    options: dict[str, Any],
    bots: tuple[str, ...],
    seeds: range,
    where: Where,
    ledger: Path | None = None,
    progress: Callable[[int, int], None] = lambda done, of: None,
) -> Rows:
    """Every deal from every seat."""
    return study(StudyPlan(game, options, bots, rotate=True, luck=True), seeds, where, ledger, progress)


def parts(rows: Rows, bots: tuple[str, ...]) -> Parts:
    """The variance of wins by analysis of variance over deals, seats and players."""
    seats = len(rows.games[0].totals)
    cells: dict[tuple[int, int, str], list[float]] = {}
    for game in rows.games:
        won = credit(game.winners, seats)
        for seat, bot in enumerate(game.bots):
            cells.setdefault((game.seed, seat, bot), []).append(won[seat])
    values = np.array([value for found in cells.values() for value in found])
    everything = float(values.var()) or 1.0
    kinds = sorted(set(bots))
    by_level = spread([[v for (_, _, b), found in cells.items() if b == bot for v in found] for bot in kinds])
    by_seat = spread([[v for (_, s, _), found in cells.items() if s == at for v in found] for at in range(seats)])
    # What the deal gives to a seat whoever sits there: the covariance of the same deal and seat under other players.
    by_deal_alone = within(cells, bots)
    level, chair, deal = (max(0.0, each) / everything for each in (by_level, by_seat, by_deal_alone))
    first = [credit(game.winners, seats)[game.bots.index(bots[0])] for game in rows.games]
    lucky = [game.luck[game.bots.index(bots[0])] if game.luck else 0.0 for game in rows.games]
    many = len(rows.games) // len({game.seed for game in rows.games})
    wins = by_deal(rows, first)
    return Parts(
        games=len(rows.games),
        level=level,
        seat=chair,
        deal=deal,
        rest=max(0.0, 1 - level - chair - deal),
        unpaired=float(np.var(first, ddof=1)),
        paired=many * float(np.var(wins, ddof=1)),
        controlled=many * float(np.var(wins - by_deal(rows, lucky), ddof=1)),
    )


def by_deal(rows: Rows, values: list[float]) -> "np.ndarray":
    """The mean of each deal, in the order of the deals."""
    found: dict[int, list[float]] = {}
    for game, value in zip(rows.games, values, strict=True):
        found.setdefault(game.seed, []).append(value)
    return np.array([np.mean(each) for each in found.values()])


def spread(groups: list[list[float]]) -> float:
    """The variance between groups, less what chance within them would bring."""
    means = [float(np.mean(group)) for group in groups]
    noise = float(np.mean([np.var(group, ddof=1) / len(group) for group in groups if len(group) > 1]))
    return float(np.var(means)) - noise * (len(groups) - 1) / len(groups)


def within(cells: dict[tuple[int, int, str], list[float]], bots: tuple[str, ...]) -> float:
    """The covariance of wins of one chair of one deal under two players, beyond what the chair wins anyhow."""
    chairs: dict[tuple[int, int], dict[str, float]] = {}
    for (seed, seat, bot), found in cells.items():
        chairs.setdefault((seed, seat), {})[bot] = float(np.mean(found))
    kinds = sorted(set(bots))
    if len(kinds) < 2:
        return 0.0
    pairs = [(found[kinds[0]], found[kinds[1]], seat) for (_, seat), found in chairs.items() if len(found) > 1]
    if len(pairs) < 3:
        return 0.0
    seats = sorted({seat for _, _, seat in pairs})
    return float(
        np.mean(
            [
                np.cov([a for a, _, s in pairs if s == seat], [b for _, b, s in pairs if s == seat])[0, 1]
                for seat in seats
            ]
        )
    )


def luck_page(plan: StudyPlan, seeds: range, where: Where, ledger: Path | None, progress: Progress) -> str:
    """Luck and skill of a game, level against level, as a page."""
    title = find_game(plan.game).title
    page = Page(
        f"{title}: luck and skill",
        f"{len(seeds)} deals from every seat, two bots at a table of {plan.seats}; shares of the variance of a win.",
    )
    known = levels(plan.game)
    # Bots that are named meet their neighbors; otherwise every level meets the one below it.
    named = plan.bots if len(plan.bots) > 1 else tuple(reversed(known))
    rungs = list(pairwise(named))
    names = ("who plays", "the seat", "the deal", "how it went")
    drawn, told = [], []
    for bots in rungs:
        rows = rotated(plan.game, plan.options, bots, seeds, where, ledger, progress(" : ".join(bots)))
        found = parts(rows, bots)
        drawn.append((" : ".join(bots), [100 * each for each in (found.level, found.seat, found.deal, found.rest)]))
        told.append([" : ".join(bots), found.games, *drawn[-1][1], found.fewer, found.fewest])
    page.say(
        "Where a win comes from",
        "Who plays, which seat, what was dealt; the rest is how it went: draws, dice, bids that met.",
    )
    page.show(plots.stacked("Shares of the variance, %", drawn, names))
    page.table(
        ["Bots", "games", *(f"{name}, %" for name in names), "paired games for one unpaired", "and less judged luck"],
        told,
    )
    page.say(
        "Why deals are played from every seat",
        "The last two columns say how many games of such a match tell as much as one of a match with a fresh deal each "
        "time; below one is a saving. In the last one what draws brought beyond what they bring on average is taken "
        "off each result, as a judge sees it who was fitted long before; where none was fitted to such a table it says "
        "the same as the one before.",
    )
    return page.html()
