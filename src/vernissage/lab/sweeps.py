"""One value over a range, and every house value of a game a little up and down: which of them matter?"""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from msgspec import Struct, structs

from vernissage.games import game as find_game
from vernissage.lab import plots
from vernissage.lab.findings import compared
from vernissage.lab.report import Page, Teller
from vernissage.lab.runner import Where
from vernissage.lab.statistics import Contrast, Figure, credit, mean, named
from vernissage.lab.study import Rows, StudyPlan, study

Progress = Callable[[str], Callable[[int, int], None]]


class SweepStep(Struct):
    """A value, and the games that were played with it."""

    value: int
    rows: Rows


def steps(
    plan: StudyPlan, path: str, values: list[int], seeds: range, where: Where, ledger: Path | None, progress: Progress
) -> list[SweepStep]:
    """The plan with each value; the same deals for all."""
    found = []
    for value in values:
        varied = structs.replace(plan, values={**plan.values, path: str(value)})
        found.append(SweepStep(value, study(varied, seeds, where, ledger, progress(f"{path} = {value}"))))
    return found


def sweep_page(plan: StudyPlan, path: str, found: list[SweepStep]) -> str:
    """How seats, points and length answer to one value."""
    row, field = find_game(plan.game).book.components.find(path)
    page = Page(
        f"{find_game(plan.game).title}: {path}",
        f"Ours: {row[field]}. {len(found[0].rows.games)} games of {plan.seats} with each value, the same deals.",
    )
    seats = plan.seats
    readings: list[tuple[str, Callable[[Rows], list[float]]]] = [
        ("Rounds a game", lambda rows: [float(game.rounds or game.turns) for game in rows.games]),
        ("Points of the winner", lambda rows: [float(max(game.totals)) for game in rows.games]),
        ("From first to last", lambda rows: [float(max(game.totals) - min(game.totals)) for game in rows.games]),
        *(
            (f"Seat {seat + 1} wins", partial(seat_wins, seat, seats))
            for seat in range(seats)
        ),
    ]  # fmt: skip
    for name, read in readings:
        points = [(float(step.value), mean(read(step.rows))) for step in found]
        page.say(name)
        page.show(plots.response(name, points, path, name))
    page.say(
        "How to read this",
        "Lines are means with 95 % intervals. The bots were fitted to the printed values and do not know the others.",
    )
    return page.html()


def seat_wins(seat: int, seats: int, rows: Rows) -> list[float]:
    """The wins of one seat, game by game."""
    return [credit(game.winners, seats)[seat] for game in rows.games]


def house_values(key: str) -> list[tuple[str, int, str]]:
    """Every assumed whole number of the box: its path, its value, and why it is so."""
    found = []
    for group, rows in find_game(key).book.components.groups.items():
        for number, row in enumerate(rows, 1):
            if not row.get("assumed"):
                continue
            name = next((row[field] for field in ("id", "name") if field in row), number)
            for field, value in row.items():
                if isinstance(value, int) and not isinstance(value, bool) and assumes(row, field):
                    found.append((f"{group}.{name}.{field}", value, str(row["assumed"])))
    return found


def assumes(row: dict[str, Any], field: str) -> bool:
    """The row's remark is about this field: it names it, or the row has no other source."""
    told = str(row["assumed"]).partition(":")[0]
    if field in ("seat", "space", "at", "number", "copies", "copy"):
        return False
    return field in told or not row.get("from")


class Weighed(Struct):
    """How much a house value matters."""

    path: str
    value: int
    tried: int
    why: str
    found: list[Contrast]
    seats: Figure
    rounds: Figure
    refused: str = ""


def weigh(
    plan: StudyPlan, seeds: range, where: Where, ledger: Path | None, progress: Progress, most: int = 0
) -> list[Weighed]:
    """Every house value one up, over the same deals as the printed game."""
    printed = study(plan, seeds, where, ledger, progress("as printed"))
    found = []
    values = house_values(plan.game)
    for path, value, why in values[:most] if most else values:
        varied = structs.replace(plan, values={path: str(value + 1)})
        try:
            rows = study(varied, seeds, where, ledger, progress(f"{path} = {value + 1}"))
        except ValueError as error:
            found.append(Weighed(path, value, value + 1, why, [], Figure(0, 0, 0), Figure(0, 0, 0), str(error)))
            continue
        differences = compared(rows, printed)
        seat = max((each.figure for each in differences if each.family == "seat"), key=lambda figure: abs(figure.value))
        rounds = next(each.figure for each in differences if each.name == "rounds")
        found.append(Weighed(path, value, value + 1, why, named(differences), seat, rounds))
    return found


def house_page(plan: StudyPlan, weighed: list[Weighed], games: int) -> str:
    """Which of our assumptions are harmless."""
    game, tell = find_game(plan.game), Teller(plan.game)
    harmless = [each for each in weighed if not each.found and not each.refused]
    page = Page(
        f"{game.title}: the house values",
        f"{games} games of {plan.seats}, {', '.join(plan.bots)}, with each value one more than ours; the same deals.",
    )
    page.say(
        "In short",
        f"Of {len(weighed)} values that the booklet does not give, {len(harmless)} change nothing that these games "
        f"could show, and {sum(bool(each.refused) for each in weighed)} could not be tried; all are below, the "
        "weightiest first.",
    )
    for what in ("seats", "rounds"):
        drawn: list[tuple[str, Figure, bool]] = [
            (each.path, getattr(each, what), bool(each.found)) for each in weighed if not each.refused
        ]
        page.say(f"{what.capitalize()}: how much one more changes")
        page.show(plots.forest(what, sorted(drawn, key=lambda each: -abs(each[1].value))[:24]))
    page.table(
        ["Value", "ours", "tried", "why ours", "what one more changes"],
        [
            [
                each.path,
                each.value,
                each.tried,
                each.why,
                each.refused or "; ".join(tell.finding(one) for one in each.found[:3]) or "nothing that counts",
            ]
            for each in sorted(weighed, key=lambda each: -len(each.found))
        ],
    )
    return page.html()
