"""The bots' ladder: every level against the one below it, at every table size, written into docs/bots.md from a
resumable ledger.
"""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

from msgspec import Struct

from vernissage.bots.bot import BUDGETS, levels
from vernissage.games import game as find_game
from vernissage.lab.opponents import opponents
from vernissage.lab.runner import Where
from vernissage.lab.tournament import Contest, Outcome, Standing, tournament

GAMES = ("avant_carde", "art_decko", "art_society", "artbox")
SOLO = {"easy": 8, "normal": 12, "hard": 16, "expert": 20}  # awards to be won alone
# Tables for two with other pieces than the usual ones.
OTHERS: dict[str, list[tuple[str, str]]] = {
    "avant_carde": [("patrons", "tokyoites"), ("patrons", "parisians"), ("patrons", "londoners")]
}
BAR = 0.60  # a level wins so often against the one below it, with two players
SURE = 0.55  # and so often at least by the lower end of the interval
START = "<!-- the ladder: written by vernissage ladder -->"
END = "<!-- the end of the ladder -->"


class Cell(Struct, frozen=True):
    """One contest of the ladder."""

    game: str
    bots: tuple[str, ...]
    options: tuple[tuple[str, Any], ...]

    @property
    def contest(self) -> Contest:
        """The contest to be played."""
        return Contest(self.game, dict(self.options), self.bots)

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return int(dict(self.options)["seats"])

    @property
    def table(self) -> str:
        """The seats, and what else is unlike the usual table."""
        return ", ".join(
            [str(self.seats), *(str(value).capitalize() for name, value in self.options if name != "seats")]
        )


def rungs(key: str, seats: Sequence[int] = (2, 3, 4)) -> list[Cell]:
    """Each level against the one below it; for a game with a solo table, each level alone against its awards."""
    rules = find_game(key)
    known = levels(key)
    found = []
    for count in seats:
        if rules.min_seats <= count <= rules.max_seats:
            found += [Cell(key, (upper, lower), (("seats", count),)) for lower, upper in pairwise(known)]
    for other in OTHERS.get(key, ()):
        found += [Cell(key, (upper, lower), (("seats", 2), other)) for lower, upper in pairwise(known)]
    if rules.min_seats == 1:
        for difficulty in SOLO:
            found += [Cell(key, (level,), (("seats", 1), ("solo_level", difficulty))) for level in known]
    return found


def pool(key: str, level: str = "master") -> list[Cell]:
    """A level against every fixed opponent of its game, two at a table."""
    return [Cell(key, (level, name), (("seats", 2),)) for name in opponents(key)]


def climb(
    cells: Sequence[Cell],
    games: int,
    seed: int,
    where: Where,
    ledger: Path,
    progress: Callable[[Cell, int, int], None] = lambda cell, played, of: None,
) -> list[tuple[Cell, Outcome]]:
    """Every cell played to the end; what the ledger remembers is not played again."""
    return [(cell, tournament(cell.contest, games, seed, where, ledger, partial(progress, cell))) for cell in cells]


def page(results: Sequence[tuple[Cell, Outcome]]) -> str:
    """The tables of the ladder."""
    parts = []
    for key in dict.fromkeys(cell.game for cell, _ in results):
        own = [(cell, outcome) for cell, outcome in results if cell.game == key]
        parts.append(f"### {find_game(key).title}\n")
        parts += duel_table([(cell, outcome) for cell, outcome in own if len(cell.bots) == 2])
        solo = [(cell, outcome) for cell, outcome in own if len(cell.bots) == 1]
        if solo:
            parts += solo_table(solo)
    return "\n".join(parts)


def pool_page(results: Sequence[tuple[Cell, Outcome]]) -> str:
    """How a game's master fares against each fixed opponent, and what all of them are rated, the master at 0."""
    parts = []
    for key in dict.fromkeys(cell.game for cell, _ in results):
        own = [(cell, outcome) for cell, outcome in results if cell.game == key]
        parts += [
            f"### {find_game(key).title}: the pool\n",
            "| Master against | Games | Wins | 95 % interval | Margin | Rating | ms, master : other | Bar |",
            "|---|---|---|---|---|---|---|---|",
        ]
        for cell, outcome in own:
            master, other = outcome.standings
            kept = master.share > 0.5 or master.high >= 0.5
            parts.append(
                f"| {cell.bots[1]} | {outcome.games} | {master.share:.1%} "
                f"| {max(0.0, master.low):.1%} to {min(1.0, master.high):.1%} | {master.margin:+.1f} "
                f"| {other.rating:+.0f} | {master.p99:.0f} : {other.p99:.0f} | {'kept' if kept else 'missed'} |"
            )
        parts.append("")
    return "\n".join(parts)


def duel_table(results: Sequence[tuple[Cell, Outcome]]) -> list[str]:
    """One line for each rung at each table size."""
    lines = [
        "| Seats | Level | against | Games | Wins | 95 % interval | even | Margin | p99 | Bar |",
        "|---|---|---|---|---|---|---|---|---|---|",
    ]
    for cell, outcome in results:
        upper = outcome.standings[0]
        between = f"{max(0.0, upper.low):.1%} to {min(1.0, upper.high):.1%}"
        lines.append(
            f"| {cell.table} | {cell.bots[0]} | {cell.bots[1]} | {outcome.games} | {upper.share:.1%} | {between} "
            f"| {upper.expected:.0%} | {upper.margin:+.1f} | {upper.p99:.0f} ms | {verdict(cell, upper)} |"
        )
    return [*lines, ""]


def verdict(cell: Cell, upper: Standing) -> str:
    """Whether the rung keeps the bars: strength with two players, never weaker at other tables, and time always."""
    missed = []
    if cell.seats == 2 and (upper.share < BAR or upper.low <= SURE):
        missed.append("strength")
    if upper.high < upper.expected:
        missed.append("weaker")
    if upper.p99 > 2 * BUDGETS[cell.bots[0]]:
        missed.append("time")
    return "missed: " + ", ".join(missed) if missed else "kept"


def solo_table(results: Sequence[tuple[Cell, Outcome]]) -> list[str]:
    """How often each level wins alone, by the awards it has to win."""
    known = list(dict.fromkeys(cell.bots[0] for cell, _ in results))
    shares = {(cell.bots[0], str(dict(cell.options)["solo_level"])): outcome for cell, outcome in results}
    told = [f"{SOLO[each]} ({each})" for each in SOLO]
    lines = ["Alone against the gallery, wins by the awards to be won:", "", "| Level | " + " | ".join(told) + " |"]
    lines.append("|---|" + "---|" * len(SOLO))
    for level in known:
        told = []
        for each in SOLO:
            standing = shares[level, each].standings[0]
            told.append(f"{standing.share:.1%} ({max(0.0, standing.low):.1%} to {min(1.0, standing.high):.1%})")
        lines.append(f"| {level} | " + " | ".join(told) + " |")
    return [*lines, ""]


def write(path: Path, tables: str) -> None:
    """The page has these tables between its two marks; a game that was not played keeps what stands there."""
    text = path.read_text("utf-8")
    before, start, rest = text.partition(START)
    between, end, after = rest.partition(END)
    if not start or not end:
        raise ValueError(f"{path} has no place for the ladder: it needs the lines {START} and {END}")
    kept = sections(between) | sections(tables)
    titles = [find_game(key).title for key in GAMES]
    told = "".join(
        f"### {title}\n\n{kept[title]}\n\n"
        for title in [*titles, *(other for other in kept if other not in titles)]
        if title in kept
    )
    path.write_text(f"{before}{START}\n\n{told}{END}{after}", "utf-8")


def sections(text: str) -> dict[str, str]:
    """What stands under each title."""
    found = {}
    for part in f"\n{text}".split("\n### ")[1:]:
        title, _, body = part.partition("\n")
        found[title.strip()] = body.strip()
    return found
