"""The questions of the page and what play says to them, as tables from the ledger."""

from collections.abc import Callable
from math import sqrt
from statistics import mean, stdev

from lengths.play import Row
from lengths.questions import QUESTIONS

FEWEST = 20  # games that are worth a row
Played = dict[str, list[Row]]
TITLES = {"new_yorkers": "New Yorkers", "tokyoites": "Tokyoites", "parisians": "Parisians", "londoners": "Londoners"}


def gold(by_kind: Played) -> list[str]:
    """What other prices of the 5-Gold do, what comes of loving it, and of shunning it where all others love it."""
    head = ["Price of a 5-Gold", "Games", "5-Gold sold", "Gold marker", "Points from gold"]
    head += ["Sold if two love it", "Marker then", "A lone lover wins", "A lone shunner wins"]
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    asked = QUESTIONS["gold"]
    for kind, loved, shunned in zip(asked[:4], asked[4:8], asked[8:], strict=True):
        rows, keen, cool = (by_kind.get(each.key, []) for each in (kind, loved, shunned))
        if rows and keen and cool:
            cells = [
                kind.twist.split()[1],
                f"{len(rows)} + {len(keen)} + {len(cool)}",
                f"{mean(row.facts['fives'] for row in rows):.1f}",
                f"{mean(row.facts['gold'] for row in rows):.0f}",
                f"{mean(point for row in rows for point in row.facts['gold_points']):.1f}",
                f"{mean(row.facts['fives'] for row in cool):.1f}",
                f"{mean(row.facts['gold'] for row in cool):.0f}",
                share_of(keen),
                share_of(cool),
            ]
            lines.append("| " + " | ".join(cells) + " |")
    return lines


def seats(by_kind: Played) -> list[str]:
    """Where in the game the last seat gets ahead, and what equal starting decks change."""
    lines = [
        "| Seats | Starting Gold | Games | Wins by seat, % | Lead of the last seat | The last round brings it |",
        "|---|---|---|---|---|---|",
    ]
    for kind in QUESTIONS["seats"]:
        rows = by_kind.get(kind.key, [])
        if rows:
            wins = " / ".join(f"{100 * won:.0f}" for won in wins_by_seat(rows, kind.seats))
            half = 196 * sqrt((1 / kind.seats) * (1 - 1 / kind.seats) / len(rows))
            deck = "all 3 + 2" if kind.twist else "as dealt"
            leads = ", ".join(f"{lead:+.1f}" for lead in last_seat_leads(rows))
            cells = [str(kind.seats), deck, str(len(rows)), f"{wins} (± {half:.0f})", leads, last_round(rows)]
            lines.append("| " + " | ".join(cells) + " |")
    return lines


def patrons(by_kind: Played) -> list[str]:
    """What masters buy, and how a master fares that buys the shunned numbers."""
    lines = [
        "| Patrons | Games | Bought of each number, a player and game: 2, 3, 4, 5, 6, 7 |",
        "|---|---|---|",
    ]
    forced = [
        "| Patrons | Number bought twice at sight | Games | Wins (even: 50 %) | Awards ahead |",
        "|---|---|---|---|---|",
    ]
    for kind in QUESTIONS["patrons"]:
        rows = by_kind.get(kind.key, [])
        if not rows:
            continue
        if not kind.twist:
            bought = [mean(sum(row.facts["bought"].get(str(n), [0])) / 2 for row in rows) for n in range(2, 8)]
            lines.append(f"| {TITLES[kind.patrons]} | {len(rows)} | {', '.join(f'{each:.1f}' for each in bought)} |")
        else:
            ahead = mean(row.totals[row.facts["seat"]] - row.totals[1 - row.facts["seat"]] for row in rows)
            number = kind.twist.split()[1]
            forced.append(f"| {TITLES[kind.patrons]} | {number} | {len(rows)} | {share_of(rows)} | {ahead:+.1f} |")
    return [*lines, "", *forced]


def gold_again(by_kind: Played) -> list[str]:
    """What comes of buying just one 5-Gold, or two."""
    lines = [
        "| Price of a 5-Gold | A lone buyer takes | Games | Wins (even: 33 %) | Points ahead |",
        "|---|---|---|---|---|",
    ]
    for kind in QUESTIONS["gold_again"]:
        rows = by_kind.get(kind.key, [])
        if len(rows) >= FEWEST:
            _, price, most = kind.twist.split()
            ahead = mean(row.totals[row.facts["seat"]] - mean(others(row)) for row in rows)
            lines.append(f"| {price} | {most} | {len(rows)} | {share_of(rows)} | {ahead:+.1f} |")
    return lines


def others(row: Row) -> list[int]:
    """The points of all seats but the one with a habit."""
    return [total for seat, total in enumerate(row.totals) if seat != row.facts["seat"]]


def seats_again(by_kind: Played) -> list[str]:
    """What the better starting Gold for seat 1 changes, and how many points would make the last seat even."""
    lines = [
        "| Seats | Starting Gold | Games | Wins by seat, % | Points to seat 1 that would make it even |",
        "|---|---|---|---|---|",
    ]
    for kind in QUESTIONS["seats_again"]:
        rows = by_kind.get(kind.key, [])
        if len(rows) >= FEWEST:
            wins = " / ".join(f"{100 * won:.0f}" for won in wins_by_seat(rows, kind.seats))
            half = 196 * sqrt((1 / kind.seats) * (1 - 1 / kind.seats) / len(rows))
            deck = "seat 1 has 2 + 3" if kind.twist else "as dealt"
            lines.append(
                f"| {kind.seats} | {deck} | {len(rows)} | {wins} (± {half:.0f}) | {even_by(rows, kind.seats)} |"
            )
    return lines


def even_by(rows: list[Row], count: int) -> str:
    """The points for seat 1 with which it would have won its share of these very games."""
    for extra in range(-10, 30):
        won = mean(
            (row.totals[0] + extra > max(row.totals[1:])) + (row.totals[0] + extra == max(row.totals[1:])) / 2
            for row in rows
        )
        if won >= 1 / count:
            return f"{extra:+d}"
    return "more than 29"


def patrons_again(by_kind: Played) -> list[str]:
    """How a master fares that buys one card of a shunned number."""
    lines = [
        "| Patrons | Number bought once at sight | Games | Wins (even: 50 %) | Awards ahead |",
        "|---|---|---|---|---|",
    ]
    for kind in QUESTIONS["patrons_again"]:
        rows = by_kind.get(kind.key, [])
        if rows:
            ahead = mean(row.totals[row.facts["seat"]] - mean(others(row)) for row in rows)
            number = kind.twist.split()[1]
            lines.append(f"| {TITLES[kind.patrons]} | {number} | {len(rows)} | {share_of(rows)} | {ahead:+.1f} |")
    return lines


def share_of(rows: list[Row]) -> str:
    """The share of wins of the seat with a habit, with its interval."""
    won = sum((row.facts["seat"] in row.winners) / max(1, len(row.winners)) for row in rows)
    share = won / len(rows)
    half = 1.96 * sqrt(max(share * (1 - share), 0.01) / len(rows))
    return f"{100 * share:.0f} % (± {100 * half:.0f})"


def wins_by_seat(rows: list[Row], count: int) -> list[float]:
    """Each seat's share of the wins."""
    return [mean((seat in row.winners) / max(1, len(row.winners)) for row in rows) for seat in range(count)]


def last_seat_leads(rows: list[Row]) -> list[float]:
    """The mean lead of the last seat over the mean of the others at four moments."""
    leads: list[list[float]] = [[], [], [], []]
    for row in rows:
        course = row.facts["by_round"]
        moments = [course[len(course) // 3], course[2 * len(course) // 3], course[-1], row.totals]
        for place, totals in enumerate(moments):
            leads[place].append(lead(totals))
    return [mean(each) for each in leads]


def last_round(rows: list[Row]) -> str:
    """By how much the last seat's lead grows in the last round, with its interval."""
    gains = [lead(row.totals) - lead(row.facts["by_round"][-1]) for row in rows]
    return f"{mean(gains):+.1f} ± {1.96 * stdev(gains) / sqrt(len(gains)):.1f}"


def lead(totals: list[int]) -> float:
    """How far the last seat is ahead of the mean of the others."""
    return totals[-1] - mean(totals[:-1])


ANSWERS: dict[str, Callable[[Played], list[str]]] = {
    "gold": gold,
    "gold_again": gold_again,
    "seats": seats,
    "seats_again": seats_again,
    "patrons": patrons,
    "patrons_again": patrons_again,
}
