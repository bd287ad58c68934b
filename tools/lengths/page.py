"""The tables of the page: by game, seat count and level, the house values, and the questions asked."""

from collections import Counter
from collections.abc import Iterable
from statistics import mean, pstdev

from shares import interval

from lengths.answers import ANSWERS
from lengths.play import Kind, Row
from vernissage.games import game as find_game

# What changes if a house value is wrong; where nothing is said, only a name or a picture does.
CHANGES = {
    "art_decko": {
        "title": "nothing: a name",
        "count": "how often each ability lies open at Cadmium",
        "the starting Gold": "what seats 3 and 4 can pay in their first rounds",
        "rise 3": "how fast genres bought at Cerulean rise",
        "cost 8": "how many 5-Gold are bought, and with them where gold ends (see below)",
        "cost, rise": "when Shows begin and how much they lift a genre",
        "cost and rise": "when Shows begin and how much they lift a genre",
        "spaces": "which exhibition is fulfilled first",
        "falling column": "what the track is worth beside the decks",
        "two spaces": "what it is worth to show early",
        "ratio": "what gold is worth if its marker ends in that row",
        "one such tile": "nothing: by symmetry",
        "as the known tile": "nothing: by symmetry",
        "2 points": "a few points where the tile counts",
        "4 points": "a few points where the tile counts",
        "6 points": "six points where the tile counts",
        "the ratio improves": "a few points of gold where the tile counts",
        "genre markers stop": "nothing: all of the last row is alike",
        "the gold marker stops": "nothing: all of the last row is alike",
        "a guard": "nothing: no game lasts so long",
    },
    "art_society": {
        "two stars": "the size of the wall, and with it rounds and scores",
        "an odd number": "the size of the wall, and with it rounds and scores",
        "the booklet names": "how fast walls fill, and what lies on offer",
        "types and frames": "how often frames match",
        "one starting": "nothing: by symmetry",
        "sizes and shields": "how often a decor size runs out (hardly ever)",
        "a light band": "how many paintings of the leading type pay three more",
    },
    "artbox": {
        "no source gives": "how long a round takes",
        "a line keeps": "which drawings are legal",
        "a closed shape keeps": "which drawings are legal",
        "two outlines": "which drawings are legal",
        "a flatter": "which drawings are legal",
        "only a table": "nothing: no game lasts so long",
        "a side and its line": "which drawings are legal",
        "a line that runs on": "which drawings are legal",
        "a line of which": "which drawings are legal",
    },
    "avant_carde": {
        "one high card": "how hard the high cards are to lay, the same for all",
        "even split": "how well two colors can be collected",
        "a game without": "nothing between bots of any level; games of random moves end by it (see above)",
        "the odd numbers": "what a Philosopher may add",
    },
}


HEADS = ("| Seats |", "| Price ", "| Patrons |", "| Level |", "|---")  # a table of these alone has no rows


def filled(text: str, rows: list[Row], levels: list[str], seats: dict[str, list[int]], named: list[str]) -> str:
    """The page with the parts that are named, or all, made anew if something of them was played; others stay as they
    are.
    """
    by_kind: dict[str, list[Row]] = {}
    for row in rows:
        by_kind.setdefault(row.kind, []).append(row)
    parts = {key: table(key, levels, counts, by_kind) for key, counts in seats.items()}
    parts["limit"] = limit([row for row in rows if row.kind.startswith("avant_carde")], levels)
    parts["house"] = house_values(list(seats))
    parts |= {name: answer(by_kind) for name, answer in ANSWERS.items()}
    for name, lines in parts.items():
        if (named and name not in named) or not any(
            line and line.strip("|- ") and not line.startswith(HEADS) for line in lines
        ):
            continue
        start, end = f"<!-- {name} -->\n", f"<!-- end of {name} -->"
        before, rest = text.split(start)[0], text.split(end)[1]
        text = before + start + "\n".join([*lines, ""]) + end + rest
    return text


def limit(rows: list[Row], levels: list[str]) -> list[str]:
    """How many games of each level met the limit of rounds, solo games left out: those have nine rounds."""
    head = ["Level", "Games", "Met the limit", "Longest"]
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    for level in ["random", *levels]:
        own = [row for row in rows if row.kind.split("|")[1] != "1" and row.kind.split("|")[2] == level]
        met = sum("round limit" in row.ends for row in own)
        if own:
            lines.append(f"| {level} | {len(own)} | {met} | {max(row.rounds for row in own)} rounds |")
    return lines


def table(key: str, levels: list[str], counts: list[int], by_kind: dict[str, list[Row]]) -> list[str]:
    """One row for each seat count and level."""
    head = ["Seats", "Level", "Games", "Rounds", "Choices", "Minutes", "Points", "Ahead by", "Seats win %", "Ends by"]
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    for seats in counts:
        for level in levels:
            rows = by_kind.get(Kind(key, seats, (level,)).key, [])
            if rows:
                lines.append("| " + " | ".join(cells(seats, level, rows)) + " |")
    return lines


def cells(seats: int, level: str, rows: list[Row]) -> list[str]:
    """The figures of one kind."""
    points = [total for row in rows for total in row.totals]
    rounds = [row.rounds for row in rows]
    ahead = [sorted(row.totals)[-1] - sorted(row.totals)[-2] for row in rows if seats > 1]
    ends = Counter(" and ".join(row.ends) for row in rows)
    return [
        str(seats),
        level,
        str(len(rows)),
        f"{mean(rounds):.1f} ({min(rounds)}-{max(rounds)})",
        f"{mean(row.choices for row in rows) / seats:.0f}",
        f"{mean(row.seconds for row in rows) / 60:.0f}",
        f"{mean(points):.1f} ± {pstdev(points):.1f}",
        f"{mean(ahead):.1f}" if ahead else "-",
        shares(rows, seats) if seats > 1 else f"{100 * mean(bool(row.winners) for row in rows):.0f} % won",
        ", ".join(f"{name} {100 * count / len(rows):.0f} %" for name, count in ends.most_common(4)),
    ]


def shares(rows: list[Row], seats: int) -> str:
    """Each seat's share of the wins with its interval."""
    found = []
    for seat in range(seats):
        won = sum((seat in row.winners) / max(1, len(row.winners)) for row in rows)
        low, high = interval(won, len(rows))
        found.append(f"{100 * won / len(rows):.0f} ({low:.0f}-{high:.0f})")
    return " / ".join(found)


def house_values(keys: Iterable[str]) -> list[str]:
    """Every value no source gives, with what would change if it were another."""
    lines = ["| Game | Value and why | Components | What it changes |", "|---|---|---|---|"]
    for key in keys:
        game = find_game(key)
        rows = [row for group in game.book.components.groups.values() for row in group]
        for reason, count in Counter(str(row["assumed"]) for row in rows if "assumed" in row).items():
            change = next((said for start, said in CHANGES[key].items() if reason.startswith(start)), "")
            if change:
                lines.append(f"| {game.title} | {reason} | {count} | {change} |")
    return lines
