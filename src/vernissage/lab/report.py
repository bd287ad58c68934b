"""A report to look at: one HTML file with its plots inside, which opens offline, prints well and fits a phone."""

from html import escape
from typing import Any

import numpy as np

from vernissage.core.model import Message
from vernissage.core.words import words
from vernissage.games import game as find_game
from vernissage.lab import findings as find
from vernissage.lab import plots
from vernissage.lab.statistics import LEVEL, Contrast, mean, named, share
from vernissage.lab.study import Rows, StudyPlan
from vernissage.version import __version__

MOST = 24  # lines of a plot of differences
# What brings a game to its end, in short; other clauses of the end tell what is done then.
ENDS = {
    "AB-END-01": "enough tokens",
    "AC-END-01": "no awards left",
    "AD-END-01": "twelve paintings in the Museum",
    "AD-END-02": "an empty painting deck",
    "AD-END-03": "a rating of 70",
    "AS-END-01": "a full wall",
    "AS-END-02": "two surplus paintings",
    "AS-END-03": "no bid cards left",
}
# Who does this with a piece has it already, so that its not being done says nothing.
PUT_AWAY = ("given to the assistant", "thrown off")
# What #ARTBOX gives tokens for.
TOKENS = {
    "most-matched, best drawing": "token for the drawing matched most",
    "matched-number, best drawing": "token for a drawing matched as often, by number",
    "best-sheet, best sheet": "token for the best sheet",
    "right-number, best sheet": "token for a sheet as good, by number",
}
STYLE = """
:root { color-scheme: light dark; --paper:#fbf8f2; --ink:#25211c; --soft:#6f675c; --line:#d9d0c1;
  --one:#b4472f; --two:#2f6a8f; --three:#c79a2e; --four:#5d7f4b; --five:#7b4f86; --six:#3f8f86; --seven:#8a6a4a;
  --eight:#9a9a94; --nine:#d08aae; --ten:#1f3a5f; }
@media (prefers-color-scheme: dark) { :root { --paper:#1d1a17; --ink:#efe8dc; --soft:#b0a592; --line:#474038;
  --one:#e0765a; --two:#6fb0d6; --three:#e3bd5c; --four:#9cc185; --five:#c193cc; --six:#7fcac0; --seven:#c3a17e;
  --eight:#8b8b86; --nine:#e3a9c6; --ten:#93acd0; } }
body { background:var(--paper); color:var(--ink); font:17px/1.55 Georgia, 'Iowan Old Style', serif; margin:0 auto;
  max-width:42rem; padding:1.2rem; }
h1 { font-size:2rem; line-height:1.15; margin:.4em 0 .1em; } h2 { font-size:1.25rem; margin:2em 0 .3em; }
p.lead { color:var(--soft); margin-top:0; } figure { margin:.6rem 0 0; max-width:32rem; }
svg { width:100%; height:auto; display:block; }
svg text { font:13px system-ui, sans-serif; fill:var(--ink);
  stroke:var(--paper); stroke-width:4px; paint-order:stroke; } svg .tick, svg .value { fill:var(--soft); }
svg .strong { font-weight:700; } .axis { stroke:var(--ink); } .grid { stroke:var(--line); }
.even { stroke:var(--soft); stroke-dasharray:4 4; } .doubt { stroke:var(--ink); stroke-width:2; }
.dot { fill:var(--paper); stroke:var(--ink); stroke-width:2; } .dot.counts { fill:var(--one); stroke:var(--one); }
.band { fill:var(--two); opacity:.18; } .curve { fill:none; stroke:var(--two); stroke-width:3; }
ul.legend { list-style:none; display:flex; flex-wrap:wrap; gap:.2rem 1rem; padding:0; font:13px system-ui, sans-serif; }
ul.legend span { display:inline-block; width:.8em; height:.8em; margin-right:.4em; }
table { border-collapse:collapse; width:100%; font:14px system-ui, sans-serif; } .wide { overflow-x:auto; }
th, td { text-align:left; padding:.25rem .6rem .25rem 0; border-bottom:1px solid var(--line); vertical-align:top; }
td.n, th.n { text-align:right; } .found { border-left:4px solid var(--one); padding-left:.8rem; }
details { margin-top:.6rem; } summary { cursor:pointer; } .faces { display:flex; flex-wrap:wrap; gap:.8rem; }
.faces figure { width:7.5rem; } .faces svg { border-radius:6px; }
@media print { details > * { display:block } body { max-width:none } h2 { break-after:avoid }
  figure { break-inside:avoid } }
"""


class Page:
    """A report being written."""

    def __init__(self, title: str, lead: str) -> None:
        self.title = title
        self.parts = [f"<h1>{escape(title)}</h1><p class=lead>{escape(lead)}</p>"]

    def say(self, heading: str, *sentences: str) -> None:
        """A heading, and what is true."""
        self.parts.append(f"<h2>{escape(heading)}</h2>" + "".join(f"<p>{escape(each)}</p>" for each in sentences))

    def show(self, drawing: str) -> None:
        """A plot, or anything that is drawn already."""
        self.parts.append(f"<figure>{drawing}</figure>")

    def table(self, heads: list[str], rows: list[list[Any]], summary: str = "") -> None:
        """A table; folded away under a summary where it is long."""
        kinds = [all(isinstance(row[at], int | float) for row in rows) for at in range(len(heads))]
        cells = "".join(
            "<tr>" + "".join(f"<td{' class=n' * kinds[at]}>{shown(cell)}</td>" for at, cell in enumerate(row)) + "</tr>"
            for row in rows
        )
        head = "".join(f"<th{' class=n' * kinds[at]}>{escape(name)}</th>" for at, name in enumerate(heads))
        drawn = f"<div class=wide tabindex=0><table><thead><tr>{head}</tr></thead><tbody>{cells}</tbody></table></div>"
        self.parts.append(f"<details><summary>{escape(summary)}</summary>{drawn}</details>" if summary else drawn)

    def html(self) -> str:
        """The whole file."""
        return (
            '<!doctype html><html lang="en"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<title>{escape(self.title)}</title><style>{STYLE}</style></head>"
            f"<body><main>{''.join(self.parts)}</main></body></html>\n"
        )


def shown(cell: Any) -> str:
    """A cell in words."""
    return f"{cell:.2f}" if isinstance(cell, float) else escape(str(cell))


def report(plan: StudyPlan, rows: Rows, beside: Rows | None = None, note: str = "") -> tuple[str, list[Contrast]]:
    """The report of a study as HTML, and what it names; with another study, how it differs from that."""
    game = find_game(plan.game)
    tell = Teller(plan.game)
    page = Page(
        f"{game.title}: {'what if' if beside is not None else 'how it plays'}",
        f"{len(rows.games)} games of {plan.seats}, {', '.join(plan.bots)}; vernissage {__version__}, "
        f"rules {game.edition[:12]}, study {plan.key}.",
    )
    if note:
        page.parts.append(f"<p>{escape(note)}</p>")
    if beside is not None:
        counted = what_if(page, tell, plan, rows, beside)
    else:
        counted = named(find.seat_findings(rows) + find.winners_did(rows))
        found = "".join(f"<li>{escape(tell.finding(each))}</li>" for each in counted[:MOST])
        page.parts.append(
            f"<div class=found><h2>What stands out</h2><ul>{found}</ul></div>"
            if counted
            else "<div class=found><h2>What stands out</h2><p>Nothing differs more than chance would have it.</p></div>"
        )
    describe(page, tell, plan, rows)
    page.say(
        "How to read this",
        "Bars and dots are means, the thin lines 95 % intervals. Something is named as found if chance would show such "
        f"a difference anywhere among all that was compared in less than {LEVEL:.0%} of reports like this one (Holm's "
        "correction). That winners did something more often does not say that it made them win.",
    )
    return page.html(), counted


def what_if(page: Page, tell: "Teller", plan: StudyPlan, rows: Rows, printed: Rows) -> list[Contrast]:
    """The differences from the printed game, over the same deals."""
    compared = find.compared(rows, printed)
    counted = named(compared)
    told = ", ".join(f"{path} = {value}" for path, value in plan.values.items()) or "nothing"
    page.say(
        "What changes",
        f"Varied: {told}. The same {len(find.paired(rows, printed))} deals were played with the printed values and "
        "with these.",
        "The bots were fitted to the printed game and not to this one: where the varied game wants other play, they do "
        "not know it yet.",
    )
    sentences = "".join(f"<li>{escape(tell.finding(each))}</li>" for each in counted[:MOST])
    page.parts.append(
        f"<div class=found><ul>{sentences}</ul></div>"
        if counted
        else "<div class=found><p>Nothing differs more than chance would have it: these bots do not mind.</p></div>"
    )
    for family, heading in (
        ("seat", "Seats"),
        ("lead", "Leads"),
        ("points", "Points"),
        ("length", "Length"),
        ("end", "Ends"),
    ):
        own = [each for each in compared if each.family == family]
        if own:
            page.say(heading)
            page.show(plots.forest(heading, [(tell.name(each), each.figure, each.counts) for each in own]))
    own = sorted((each for each in compared if each.family == "component"), key=lambda each: each.figure.p)[:MOST]
    if own:
        page.say("Pieces, the most different first", "How much more or less often a game each is used.")
        page.show(plots.forest("Pieces", [(tell.name(each), each.figure, each.counts) for each in own]))
    return counted


def describe(page: Page, tell: "Teller", plan: StudyPlan, rows: Rows) -> None:
    """Seats, points, length, course, pieces, ends, clauses and times of one study."""
    seats = plan.seats
    shares = find.seat_shares(rows)
    uneven = [seat for seat, figure in enumerate(shares) if figure.p < LEVEL / seats]
    page.say(
        "Who wins from where",
        "No seat wins more than chance would have it."
        if not uneven
        else f"{' and '.join(f'Seat {seat + 1}' for seat in uneven)} "
        f"{'differs' if len(uneven) == 1 else 'differ'} from an even share.",
    )
    page.show(plots.shares("Wins by seat", [(f"Seat {at + 1}", each) for at, each in enumerate(shares)], 1 / seats))
    levels = find.level_shares(rows)
    if len(levels) > 1:
        page.say("Level against level", "Wins for each chair a bot sat on; the dashed line is an even share.")
        page.show(plots.shares("Wins by bot", levels, 1 / seats))
    points(page, tell, rows)
    course(page, rows)
    pieces(page, tell, rows)
    told = sorted({end for game in rows.games for end in game.ends})
    told = [end for end in told if end in ENDS] or told
    if told:
        page.say("How games end")
        ends = [(tell.end(end), share(sum(end in game.ends for game in rows.games), len(rows.games))) for end in told]
        page.show(plots.shares("Ends", ends))
    spent: dict[str, list[float]] = {}
    for game, times in zip(rows.games, rows.ms, strict=True):
        for bot, ms in zip(game.bots, times, strict=True):
            spent.setdefault(bot, []).append(ms)
    if spent:
        page.say(
            "Thinking", *(f"A decision of the {bot} takes {mean(ms).value:.1f} ms here." for bot, ms in spent.items())
        )
    clauses = tell.game.book.clauses
    fired = [(sum(game.clauses.get(name, 0) for game in rows.games) / len(rows.games), name) for name in clauses]
    page.table(
        ["Clause", "what it says", "times a game"],
        [[name, clauses[name].text, times] for times, name in sorted(fired, reverse=True) if times],
        "How often each clause speaks in the journal",
    )


def points(page: Page, tell: "Teller", rows: Rows) -> None:
    """Scores, and where they come from."""
    won = [float(game.totals[seat]) for game in rows.games for seat in game.winners]
    lost = [float(each) for game in rows.games for seat, each in enumerate(game.totals) if seat not in game.winners]
    middle = mean(won)
    page.say(
        "Scores",
        f"Winners have {middle.value:.1f} points ({middle.low:.1f} to {middle.high:.1f})"
        + (f", the others {mean(lost).value:.1f}." if lost else "."),
    )
    page.show(plots.histogram("Scores", [("winners", won), *([("the others", lost)] if lost else [])], "points"))
    means = [find.row_means(rows, winners) for winners in (True, False)]
    names = [name for name in means[0] if any(side.get(name, 0.0) > 0 for side in means)]
    taken = [name for name in means[0] if any(side.get(name, 0.0) < -0.05 for side in means)]
    if len(names) > 1:
        page.say(
            "Where points come from",
            *(
                f"{tell.row(name)}: {means[0][name]:.1f} for winners, {means[1].get(name, 0.0):.1f} for the others."
                for name in taken
            ),
        )
        page.show(
            plots.stacked(
                "Points by row",
                [
                    (who, [side.get(name, 0.0) for name in names])
                    for who, side in zip(("Winners", "The others"), means, strict=True)
                ],
                [tell.row(name) for name in names],
            )
        )


def course(page: Page, rows: Rows) -> None:
    """Length, lead changes and the moment of decision."""
    lengths = [float(game.rounds or game.turns) for game in rows.games]
    page.say(
        "Length",
        f"The game in the middle lasts {np.median(lengths):.0f} rounds, the shortest {min(lengths):.0f}, the longest "
        f"{max(lengths):.0f}.",
    )
    page.show(plots.histogram("Rounds", [("games", lengths)], "rounds"))
    run = find.Unfolding(rows)
    if run.decided and any(any(turn.points) for turn in rows.turns):
        middle = 100 * float(np.median(run.decided))
        page.say(
            "When it is decided",
            f"The lead changes {np.mean(run.changes):.1f} times a game. "
            + (
                f"In half of the games the winner is sure, with chances of nine in ten or better from there on, before "
                f"{middle:.0f} % of the turns are over. "
                if middle < 100
                else "In most games nobody is sure of it, with chances of nine in ten or better, before the last turn. "
            )
            + "Chances are read from the points on the table, by a model that learnt from the other half of the deals.",
        )
        page.show(plots.curve("The favourite wins", run.by_progress, "% of the turns", "the favourite wins"))


def pieces(page: Page, tell: "Teller", rows: Rows) -> None:
    """What winners did more often, and what nobody uses."""
    compared = find.winners_did(rows)
    named(compared)
    ordered = sorted(compared, key=lambda each: each.figure.p)[:MOST]
    if ordered:
        page.say("What winners did", "How many times more a game than the others at their table.")
        page.show(plots.forest("What winners did", [(tell.name(each), each.figure, each.counts) for each in ordered]))
    told = {name: sum(sum(game.used.get(name, ())) for game in rows.games) / len(rows.games) for name in
            sorted({name for game in rows.games for name in game.used})}  # fmt: skip
    if told:
        page.table(
            ["Piece", "times a game"],
            [[tell.piece(name), times] for name, times in sorted(told.items(), key=lambda item: -item[1])],
            "Every piece, and how often it is used",
        )
    touched = {piece for piece, _, done in (name.partition(", ") for name in told) if done not in PUT_AWAY}
    groups = [
        [str(row["id"]) for row in rows if "id" in row]
        for rows in find_game(tell.game.key).book.components.groups.values()
    ]
    # A group none of whose pieces is ever named is not of the kind that can be bought, shown or taken.
    dead = [name for group in groups if touched & set(group) for name in group if name not in touched]
    if dead:
        page.say("Never used in these games", ", ".join(tell.pieces[name] for name in dead) + ".")


class Teller:
    """Names of a game's things, for people."""

    def __init__(self, key: str) -> None:
        self.game = find_game(key)
        self.words = words(self.game.package)
        self.pieces: dict[str, str] = {}
        for group, rows in self.game.book.components.groups.items():
            if group != "figures":
                for row in rows:
                    if "id" in row:
                        self.pieces[str(row["id"])] = str(row.get("name", row.get("title", row["id"])))

    def row(self, name: str) -> str:
        """A row of the score sheet."""
        return self.words.say(Message(name)) if self.words.has(name) else name

    def end(self, name: str) -> str:
        """What ended a game, or a clause of the end by the beginning of what it says."""
        text = ENDS.get(name) or self.game.book.clauses[name].text
        return text if len(text) <= 48 else text[:47].rsplit(" ", 1)[0] + "…"

    def piece(self, name: str) -> str:
        """A piece and what was done with it."""
        if name in TOKENS:
            return TOKENS[name]
        piece, _, done = name.partition(", ")
        if done == "decor earned":
            return f"decor of {piece}, earned"
        return f"{self.pieces.get(piece, piece.replace('_', ' '))}, {done}"

    def name(self, finding: Contrast) -> str:
        """What was compared, short."""
        if finding.family == "component":
            return self.piece(finding.name)
        return self.end(finding.name) if finding.family == "end" else self.row(finding.name)

    def finding(self, each: Contrast) -> str:
        """A difference as a sentence."""
        figure = each.figure
        percent = each.unit.startswith("of the")
        value, low, high = (
            (f"{100 * part:+.1f} %" for part in (figure.value, figure.low, figure.high))
            if percent
            else (f"{part:+.2f}" for part in (figure.value, figure.low, figure.high))
        )
        name = self.name(each)
        told = f"{name[0].upper()}{name[1:]}"
        if each.unit == find.MORE:
            more = "more" if figure.value > 0 else "less"
            nearer, farther = sorted((abs(figure.low), abs(figure.high)))
            return f"{told}: {abs(figure.value):.2f} times a game {more} by winners ({nearer:.2f} to {farther:.2f})."
        return f"{told}: {value} {each.unit} ({low} to {high})."
