"""A review as one small page: the curves, luck and skill, and the moments that mattered; it needs nothing beside it."""

from html import escape
from typing import Any, Final

from vernissage.art.pencil import drawn, strokes
from vernissage.core.match import Match
from vernissage.core.model import Arg, Message, seat_name
from vernissage.core.words import ENGLISH, words
from vernissage.review.model import DrawingReview, KeyMoment, Review, SeatReview

PACKAGE: Final = "vernissage.review"
WIDE: Final = 720.0
HIGH: Final = 240.0
LEFT: Final = 64.0
INKS: Final = ("#b4452c", "#2c6fb4", "#3d8b40", "#8a5aa8", "#b8860b")
PARTS: Final = (
    "review-head-start",
    "review-head-luck",
    "review-head-skill",
    "review-head-others",
    "review-head-result",
    "review-head-accuracy",
    "review-head-decisions",
)
SUMS: Final = ("review-head-who", *PARTS)
DRAWN: Final = ("review-head-round", "review-head-who", "review-head-word", "review-head-found", "review-head-taken")
SHOWN: Final = ("review-head-drawing", "review-head-bots")
STYLE: Final = """
:root { color-scheme: light dark; --paper: #fbf8f1; --ink: #2b2926; --quiet: #6d675e; --line: #ddd6c8; }
@media (prefers-color-scheme: dark) { :root { --paper: #24221f; --ink: #ece7dd; --quiet: #a9a294; --line: #4a463f; } }
body { margin: 0; padding: 1.5rem clamp(1rem, 4vw, 4rem); background: var(--paper); color: var(--ink);
font: 16px/1.5 Georgia, serif; max-width: 60rem; }
h1, h2, h3 { font-weight: normal; } p, li { max-width: 44rem; }
.quiet, text { color: var(--quiet); fill: var(--quiet); }
svg { width: 100%; height: auto; } svg line { stroke: var(--line); } text { font-size: 12px; }
.known { stroke-dasharray: 2 4; } polyline { fill: none; stroke-width: 2; }
.wide { overflow-x: auto; } table { border-collapse: collapse; } th, td { padding: .3rem .8rem .3rem 0;
text-align: left; border-bottom: 1px solid var(--line); vertical-align: top; font-weight: normal; }
.figure { text-align: right; white-space: nowrap; } td:first-child { white-space: nowrap; }
@media (max-width: 40rem) { text { font-size: 22px; } }
.sheet { width: 7rem; background: #fcf7ec; border: 1px solid var(--line); }
.ink { display: inline-block; width: .8em; height: .8em; border-radius: 50%; margin-right: .4em; }
"""


class Figure:
    """A review in the words of one language, with the names of those who sat there as far as they are known."""

    def __init__(self, review: Review, names: list[str], locale: str = ENGLISH) -> None:
        self.review = review
        self.words = words(PACKAGE, locale)
        self.names = names

    def html(self) -> str:
        """The curves with luck and skill, or the drawings."""
        return self.drawings() if self.review.drawings else self.curve() + self.sums()

    def say(self, message: str, **args: Arg) -> str:
        """A sentence of the page."""
        return self.words.say(Message(message, dict(args)), self.names)

    def curve(self) -> str:
        """The chances of every seat: with everything open, and as it could know them."""
        points = self.review.curve
        last = max(1, points[-1].n)

        def path(values: list[float]) -> str:
            places = zip((point.n for point in points), values, strict=True)
            return " ".join(
                f"{LEFT + n / last * (WIDE - LEFT - 8):.1f},{8 + (1 - value) * HIGH:.1f}" for n, value in places
            )

        parts = []
        for share in (0.0, 0.5, 1.0):
            y = 8 + (1 - share) * HIGH
            parts.append(f'<line x1="{LEFT}" y1="{y}" x2="{WIDE - 8}" y2="{y}"/>')
            parts.append(f'<text x="{LEFT - 6}" y="{y + 4}" text-anchor="end">{100 * share:.0f} %</text>')
        for seat in range(len(self.review.seats)):
            ink = INKS[seat % len(INKS)]
            known, true = path([point.known[seat] for point in points]), path([point.true[seat] for point in points])
            parts.append(f'<polyline class="known" points="{known}" stroke="{ink}"/>')
            parts.append(f'<polyline points="{true}" stroke="{ink}"><title>{self.seat(seat)}</title></polyline>')
        label = escape(self.say("review-curve"), quote=True)
        names = " ".join(f"{self.dot(seat)}{self.seat(seat)}" for seat in range(len(self.review.seats)))
        return (
            f'<h2>{label}</h2><svg viewBox="0 0 {WIDE:.0f} {HIGH + 20:.0f}" role="img" aria-label="{label}">'
            f'{"".join(parts)}</svg><p>{names}</p><p class="quiet">{escape(self.say("review-curve-told"))}</p>'
        )

    def sums(self) -> str:
        """Luck and skill, seat by seat."""
        top = "".join(f"<th>{escape(self.say(head))}</th>" for head in SUMS)
        rows = "".join(self.sum(seat) for seat in self.review.seats)
        told = escape(self.say("review-sums-told"))
        return (
            f'<h2>{escape(self.say("review-sums"))}</h2><div class="wide"><table><tr>{top}</tr>{rows}</table></div>'
            f'<p class="quiet">{told}</p>'
        )

    def sum(self, seat: SeatReview) -> str:
        """A seat's row: its parts add up to its result."""
        cells = "".join(f'<td class="figure">{part}</td>' for part in figures(seat))
        return f"<tr><td>{self.dot(seat.seat)}{self.seat(seat.seat)}</td>{cells}</tr>"

    def drawings(self) -> str:
        """The drawings of #ARTBOX: who found the word, and what the others took it for."""
        heads = "".join(f"<th>{escape(self.say(head))}</th>" for head in (*DRAWN, *SHOWN))
        rows = "".join(self.drawing(drawing) for drawing in self.review.drawings)
        title = escape(self.say("review-drawings"))
        return f'<h2>{title}</h2><div class="wide"><table><tr>{heads}</tr>{rows}</table></div>'

    def drawing(self, drawing: DrawingReview) -> str:
        """A drawing's row."""
        cells = [*(escape(cell) for cell in self.cells(drawing)), picture(drawing.drawing), picture(drawing.bots)]
        return f"<tr>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>"

    def cells(self, drawing: DrawingReview) -> tuple[str, ...]:
        """When it was drawn, by whom, its word, how many found it, and what the others took it for."""
        wrong: list[int | str | Message] = [
            Message("review-taken", {"who": seat_name(each.seat), "word": each.word})
            for each in drawing.taken
            if not each.right and each.word
        ]
        taken = self.words.text(wrong, self.names, -1) if wrong else ""
        return str(drawing.round), self.plain(drawing.seat), drawing.word, f"{100 * drawing.recognised:.0f} %", taken

    def seat(self, seat: int) -> str:
        """Who sits there, safe to be put on a page."""
        return escape(self.plain(seat))

    def plain(self, seat: int) -> str:
        """Who sits there."""
        return self.say("review-seat", who=seat_name(seat))

    def dot(self, seat: int) -> str:
        """The color of a seat."""
        return f'<span class="ink" style="background:{INKS[seat % len(INKS)]}"></span>'


class Page(Figure):
    """The whole review of a match, with its moments in words."""

    def __init__(self, match: Match, review: Review) -> None:
        super().__init__(review, [chair.name for chair in match.chairs], match.locale)
        self.match = match

    def html(self) -> str:
        title = escape(self.say("review-title", title=self.match.game.title))
        body = super().html() + (self.moments() if self.review.seats else "")
        return (
            f'<!doctype html><html lang="{escape(self.match.locale)}"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<title>{title}</title><style>{STYLE}</style></head><body><h1>{title}</h1>{body}</body></html>\n"
        )

    def text(self) -> str:
        """The same for a terminal, without the curves."""
        lines = [self.say("review-title", title=self.match.game.title)]
        for drawing in self.review.drawings:
            lines.append(f"{drawing.round}  {self.plain(drawing.seat)}: {', '.join(self.cells(drawing)[2:])}")
        for seat in self.review.seats:
            told = [f"{self.say(head)} {part}" for head, part in zip(PARTS, figures(seat), strict=True)]
            lines += ["", f"{self.plain(seat.seat)}: {', '.join(told)}"]
            lines += [f"  {self.moment(moment)}" for moment in seat.moments] or [f"  {self.say('review-no-moments')}"]
        return "\n".join(lines)

    def moments(self) -> str:
        """What mattered to each seat."""
        found = f"<h2>{escape(self.say('review-moments'))}</h2>"
        for seat in self.review.seats:
            items = "".join(f"<li>{escape(self.moment(moment))}</li>" for moment in seat.moments)
            told = f"<ul>{items}</ul>" if items else f"<p>{escape(self.say('review-no-moments'))}</p>"
            found += f"<h3>{self.dot(seat.seat)}{self.seat(seat.seat)}</h3>{told}"
        return found

    def moment(self, moment: KeyMoment) -> str:
        """A moment in a few sentences, as its own person reads it."""
        chances = max(1, round(100 * moment.chances))
        why = self.match.say(moment.why, moment.seat)
        if moment.unlucky:
            return self.say("review-luck-took", n=moment.n, chances=chances, why=why)
        return self.say("review-cost", n=moment.n, chances=chances, points=max(1, round(moment.points)), why=why)


def figures(seat: SeatReview) -> list[str]:
    """The parts of a seat's result, its accuracy, and how often it decided."""
    return [
        f"{100 * seat.start:.1f} %",
        *(f"{100 * part:+.1f} %" for part in (seat.luck, seat.skill, seat.others)),
        f"{100 * seat.result:.0f} %",
        f"{seat.accuracy:.0f}",
        f"{seat.decisions}",
    ]


def picture(drawing: dict[str, Any]) -> str:
    """A drawing on its sheet; nothing where there is none."""
    if not drawing:
        return ""
    lines = "".join(part for stroke in strokes(drawing["shapes"]) for part in drawn(stroke))
    return f'<svg class="sheet" viewBox="0 0 1000 1000" aria-hidden="true">{lines}</svg>'


def page(match: Match, review: Review) -> str:
    """The review of a match as an HTML page."""
    return Page(match, review).html()


def figure(review: Review) -> str:
    """The curves and sums of a review alone, as a notebook shows them."""
    return f"<style>{STYLE.replace('body {', '.vernissage-review {')}</style>" + (
        f'<div class="vernissage-review">{Figure(review, []).html()}</div>'
    )
