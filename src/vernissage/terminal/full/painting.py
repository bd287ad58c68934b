"""Inked text on the full screen: colors for its dark ground, what can be touched stands out, cards as boxes."""

import re
from collections.abc import Collection, Sequence
from typing import Final

from rich.style import Style
from rich.text import Text

from vernissage.core.inks import inked, runs, thing, width

# Light enough to be read on the dark ground; every color is told by letters beside it.
STYLES: Final = {
    "red": Style(color="#ff6b6b"), "orange": Style(color="#ffa94d"), "yellow": Style(color="#ffd43b"),
    "green": Style(color="#69db7c"), "blue": Style(color="#74c0fc"), "purple": Style(color="#c99bff"),
    "white": Style(color="#ffffff", bold=True), "gray": Style(color="#a6adb4"), "brown": Style(color="#d9a066"),
    "pink": Style(color="#ff8fc7"), "dim": Style(color="#b0b7be"), "strong": Style(bold=True),
}  # fmt: skip
LIVE: Final = Style(bgcolor="#3b4252", bold=True)  # what can be touched now
CHOSEN: Final = Style(bgcolor="#8a6d1d", bold=True)  # what has been touched


def painted(
    text: str,
    patterns: Sequence[tuple[re.Pattern[str], str]] = (),
    live: Collection[str] = (),
    chosen: Collection[str] = (),
    *,
    wraps: bool = True,
) -> Text:
    """Inked text with its colors; things that can be touched lie on a lighter ground."""
    made = Text(no_wrap=not wraps)
    for piece, ink, target in runs(text):
        part = Text(piece, STYLES.get(ink, ""))
        if not ink:
            for pattern, color in patterns:
                part.highlight_regex(pattern, STYLES[color])
        if target and target in chosen:
            part.stylize(CHOSEN)
        elif target and target in live:
            part.stylize(LIVE)
        made.append_text(part)
    return made


def thing_at(text: str, column: int, row: int) -> str:
    """The thing that stands at a place of inked text; none where there is none."""
    rows = text.split("\n")
    if not 0 <= row < len(rows):
        return ""
    for piece, _ink, target in runs(rows[row]):
        if column < len(piece):
            return target if column >= 0 else ""
        column -= len(piece)
    return ""


def boxes(items: Sequence[str], columns: int) -> str:
    """The items as cards, as many side by side as there is room for; an item that is no thing stands in a row alone."""
    rows: list[str] = []
    line: list[str] = []
    for item in items:
        if not any(run.thing for run in runs(item)):
            rows.append(item)
            continue
        if line and width(line[0]) + width(item) + 5 > columns:
            rows += line
            line = []
        line = [f"{before} {part}".lstrip() for before, part in zip(line or ["", "", ""], boxed(item), strict=True)]
    return "\n".join(rows + line)


def boxed(item: str) -> tuple[str, str, str]:
    """One card in three rows, all of them the thing it is, in the color it has."""
    first, bar = runs(item)[0], "─" * (width(item) + 2)

    def edge(text: str) -> str:
        return thing(first.thing, inked(first.ink, text) if first.ink else text)

    return edge(f"╭{bar}╮"), edge("│ ") + item + edge(" │"), edge(f"╰{bar}╯")
