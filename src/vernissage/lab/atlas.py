"""The atlas: what each patron, tile or decor does to a game, over many mixes: length, money, swing, seats, skill."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from msgspec import Struct
from scipy import stats

from vernissage.art import picture
from vernissage.core.rng import rng_for
from vernissage.games import game as find_game
from vernissage.lab import plots
from vernissage.lab.findings import lead_changes
from vernissage.lab.playing import GameRow
from vernissage.lab.report import Page, Teller
from vernissage.lab.runner import Ledger, Where, run
from vernissage.lab.statistics import Contrast, Figure, credit, named
from vernissage.lab.study import Batch, Rows, StudyPlan, work

NUMBERS = ("two", "three", "four", "five", "six", "seven")
SETS = {"New Yorkers": "NY", "Tokyoites": "TO", "Parisians": "PA", "Londoners": "LO"}


class Effect(Struct):
    """What one thing does to one reading, beside the others of its kind."""

    name: str
    reading: str
    figure: Figure
    counts: bool = False


def mixes(count: int, seed: int) -> list[dict[str, str]]:
    """Mixes of patrons, each patron of a number equally often."""
    rng = rng_for(seed, "atlas")
    chosen: dict[str, list[str]] = {}
    for place, number in enumerate(NUMBERS):
        names = [str(row["name"]).removeprefix("The ").lower() for row in patrons(place + 2)]
        column = [names[at % 4] for at in range(count)]
        for at in range(count - 1, 0, -1):
            other = rng.below(at + 1)
            column[at], column[other] = column[other], column[at]
        chosen[number] = column
    return [{number: chosen[number][at] for number in NUMBERS} for at in range(count)]


def patrons(number: int) -> list[dict[str, Any]]:
    """The four patrons of a number."""
    return [row for row in find_game("avant_carde").book.components.rows("patrons") if row["number"] == number]


def play_mixes(
    bots: tuple[str, ...],
    count: int,
    seed: int,
    where: Where,
    ledger: Path | None,
    progress: Callable[[int, int], None],
) -> list[tuple[dict[str, str], Rows]]:
    """Every mix from every seat, one deal each."""
    chosen = mixes(count, seed)
    batches = [
        Batch(StudyPlan("avant_carde", {"seats": 2, **mix}, bots, rotate=True), seed + at, 1)
        for at, mix in enumerate(chosen)
    ]
    return list(zip(chosen, run(work, batches, Ledger(ledger, Rows), where, progress), strict=True))


READINGS: dict[str, str] = {
    "rounds": "Length, in rounds",
    "money": "Money a turn",
    "swing": "Swing: changes of the lead",
    "seat": "Seats: how much more often the first seat wins, %",
    "skill": "Skill: how much more often the stronger bot wins, %",
}


def read(rows: Rows, stronger: str) -> dict[str, float]:
    """The readings of one mix."""
    changes = []
    for game in rows.games:
        turns = [turn.points for turn in rows.turns if turn.rotation == game.rotation and turn.seed == game.seed]
        changes.append(lead_changes(turns))
    return {
        "rounds": mean_of(rows.games, lambda game: game.rounds),
        "money": mean_of(rows.games, lambda game: game.facts.get("money", 0.0)),
        "swing": float(np.mean(changes)),
        "seat": 100 * mean_of(rows.games, lambda game: credit(game.winners, 2)[0] - 0.5),
        "skill": 100 * mean_of(rows.games, lambda game: credit(game.winners, 2)[game.bots.index(stronger)] - 0.5),
    }


def mean_of(games: list[GameRow], what: Callable[[GameRow], float]) -> float:
    """The mean of a reading over games."""
    return float(np.mean([what(game) for game in games]))


def main_effects(factors: Sequence[dict[str, str]], values: Sequence[dict[str, float]]) -> list[Effect]:
    """What each level of a factor does beside the mean of the factor, by least squares; those that count are marked."""
    found = []
    names = sorted({(factor, level) for mix in factors for factor, level in mix.items()})
    matrix = np.array([[float(mix.get(factor) == level) for factor, level in names] for mix in factors])
    matrix = matrix - matrix.mean(axis=0)
    for reading in values[0]:
        y = np.array([value[reading] for value in values])
        weights, spread, free = fitted(matrix, y - y.mean())
        half = float(stats.t.ppf(0.975, free)) * spread
        for at, (_factor, level) in enumerate(names):
            p = float(2 * stats.t.sf(abs(weights[at]) / max(spread[at], 1e-12), free))
            found.append(
                Effect(
                    level,
                    reading,
                    Figure(float(weights[at]), float(weights[at] - half[at]), float(weights[at] + half[at]), p),
                )
            )
    mark(found)
    return found


def fitted(matrix: "np.ndarray", y: "np.ndarray") -> tuple["np.ndarray", "np.ndarray", int]:
    """Least squares with the levels of a factor around zero: weights, their standard errors, degrees of freedom."""
    inverse = np.linalg.pinv(matrix.T @ matrix)
    weights = inverse @ matrix.T @ y
    rank = int(np.linalg.matrix_rank(matrix))
    free = max(1, len(y) - rank - 1)
    noise = float(((y - matrix @ weights) ** 2).sum()) / free
    return weights, np.sqrt(np.maximum(np.diag(inverse) * noise, 0.0)), free


def pair_effects(factors: Sequence[dict[str, str]], values: Sequence[dict[str, float]], reading: str) -> list[Effect]:
    """What two patrons do together beyond what each does alone, the strongest first."""
    names = sorted({(factor, level) for mix in factors for factor, level in mix.items()})
    matrix = np.array([[float(mix.get(factor) == level) for factor, level in names] for mix in factors])
    matrix = matrix - matrix.mean(axis=0)
    y = np.array([value[reading] for value in values])
    weights, _, _ = fitted(matrix, y - y.mean())
    rest = y - y.mean() - matrix @ weights
    found = []
    for at, (one, first) in enumerate(names):
        for other, second in names[at + 1 :]:
            if one == other:
                continue
            here = np.array([mix.get(one) == first and mix.get(other) == second for mix in factors])
            if here.sum() < 8:
                continue
            test = stats.ttest_ind(rest[here], rest[~here], equal_var=False)
            value = float(rest[here].mean() - rest[~here].mean())
            between = test.confidence_interval(0.95)
            found.append(
                Effect(
                    f"{first} and {second}",
                    reading,
                    Figure(value, float(between.low), float(between.high), float(test.pvalue)),
                )
            )
    mark(found)
    return sorted(found, key=lambda each: each.figure.p)


def mark(found: list[Effect]) -> None:
    """Those that count among all that were compared are marked."""
    as_findings = [Contrast(each.reading, each.name, each.figure) for each in found]
    named(as_findings)
    for each, finding in zip(found, as_findings, strict=True):
        each.counts = finding.counts


def patron_page(played: list[tuple[dict[str, str], Rows]], bots: tuple[str, ...]) -> str:
    """The atlas of the patrons, with their portraits."""
    factors = [mix for mix, _ in played]
    values = [read(rows, bots[0]) for _, rows in played]
    effects = main_effects(factors, values)
    page = Page(
        "Avant Carde: the patrons' atlas",
        f"{sum(len(rows.games) for _, rows in played)} games of two, {bots[0]} against {bots[1]}, over {len(played)} "
        "of the 4,096 mixes, each from both seats.",
    )
    strong = [each for each in effects if each.counts]
    page.say(
        "What stands out",
        *(
            f"{each.name.capitalize()}: {READINGS[each.reading].lower()} {each.figure.value:+.2f}."
            for each in sorted(strong, key=lambda each: each.figure.p)[:12]
        ),
        *([] if strong else ["No patron stands out from the others of its number beyond chance."]),
    )
    for reading, title in READINGS.items():
        own = sorted((each for each in effects if each.reading == reading), key=lambda each: -each.figure.value)
        page.say(title, "Beside the other patrons of the same number.")
        page.show(plots.forest(title, [(each.name.capitalize(), each.figure, each.counts) for each in own]))
    page.say(
        "Pairs",
        "Two patrons together, beyond what each does alone: length in rounds, the least likely by chance first.",
    )
    pairs = pair_effects(factors, values, "rounds")[:12]
    if pairs:
        page.show(plots.forest("Pairs", [(each.name.capitalize(), each.figure, each.counts) for each in pairs]))
    page.say("The faces")
    page.parts.append(
        f"<div class=faces>{''.join(face(number, row) for number in range(2, 8) for row in patrons(number))}</div>"
    )
    return page.html()


def face(number: int, row: dict[str, Any]) -> str:
    """A patron's portrait with its name."""
    code = f"{SETS[row['set']]}{number}"
    return f"<figure>{picture('avant_carde', code)}<figcaption>{row['name']}</figcaption></figure>"


def piece_page(plan: StudyPlan, rows: Rows, kind: str) -> str:
    """What pieces do that lie there in some games and not in others, or are used more in some."""
    tell = Teller(plan.game)
    factors = [presence(game, kind) for game in rows.games]
    levels = sorted({level for each in factors for level in each})
    values = [
        {
            "rounds": float(game.rounds),
            "spread": float(max(game.totals) - min(game.totals)),
            "points": float(np.mean(game.totals)),
            "seat": 100 * credit(game.winners, plan.seats)[0] - 100 / plan.seats,
        }
        for game in rows.games
    ]
    titles = {"rounds": "Length, in rounds", "spread": "From first to last, in points", "points": "Points a player",
              "seat": "How much more often the first seat wins, %"}  # fmt: skip
    page = Page(
        f"{tell.game.title}: the atlas of its {kind}",
        f"{len(rows.games)} games of {plan.seats}, {', '.join(plan.bots)}.",
    )
    for reading, title in titles.items():
        drawn = []
        for level in levels:
            here = [value[reading] for value, each in zip(values, factors, strict=True) if level in each]
            there = [value[reading] for value, each in zip(values, factors, strict=True) if level not in each]
            if len(here) < 8 or len(there) < 8:
                continue
            test = stats.ttest_ind(here, there, equal_var=False)
            between = test.confidence_interval(0.95)
            value = float(np.mean(here) - np.mean(there))
            figure = Figure(value, float(between.low), float(between.high), float(test.pvalue))
            drawn.append(Contrast(reading, level, figure))
        named(drawn)
        page.say(title, "Games in which it is there, beside those in which it is not.")
        if drawn:
            ordered = sorted(drawn, key=lambda each: -each.figure.value)
            page.show(
                plots.forest(
                    title, [(tell.pieces.get(each.name, each.name), each.figure, each.counts) for each in ordered]
                )
            )
    return page.html()


def presence(game: GameRow, kind: str) -> set[str]:
    """The pieces of a kind that lay there."""
    if kind == "tiles":
        return set(game.present)
    return {
        name.partition(", ")[0] for name, times in game.used.items() if name.endswith("decor earned") and any(times)
    }
