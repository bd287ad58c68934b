"""Options on the screen: whole sentences where there is room, else short in columns, else a page at a time."""

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.console import Console
from rich.text import Text

from vernissage.core.inks import inked, padded, width

LEAST = 4  # rows a list gets even under the largest table
SET_IN: Final = 5  # how far the sentence of an option stands behind its number
HEAD: Final = re.compile(r" *(\d+\.? +)?")


class Page(NamedTuple):
    """What is on the screen, and how many options come after it."""

    rows: list[str]
    left: int


def laid_out(options: Sequence[tuple[str, str]], columns: int, rows: int | None, first: int = 0) -> Page:
    """The options (sentence and notation) from one on, in so many columns and rows, or all where nothing scrolls."""
    numbered = list(enumerate(options, 1))[first:]
    whole = [f"{number:3}  {sentence}  {inked('dim', text)}" for number, (sentence, text) in numbered]
    if rows is None:
        return Page(whole, 0)
    rows = max(rows, LEAST)
    if sum(rows_for(row, columns) for row in whole) <= rows and first == 0:
        return Page(whole, 0)
    short = [f"{number:3} {text}" for number, (_sentence, text) in numbered]
    across = max(1, columns // (max(map(width, short)) + 2))
    room = across * (rows if len(short) <= across * rows else rows - 1)
    cell = columns // across
    shown = short[:room]
    lines = [
        "".join(padded(each, cell) for each in shown[start : start + across]).rstrip()
        for start in range(0, len(shown), across)
    ]
    return Page(lines, len(short) - len(shown))


def folded(text: Text, console: Console) -> list[Text]:
    """The rows of a text, broken between words, those after the first set in as far as what is said begins."""
    if text.cell_len <= console.width:
        return [text]
    found = HEAD.match(text.plain)
    head = min(found.end() if found else 0, console.width // 2)
    rows = text[head:].wrap(console, console.width - head)
    return [Text.assemble(text[:head] if not number else " " * head, row) for number, row in enumerate(rows)]


def rows_for(text: str, columns: int) -> int:
    """How many rows of the screen an option takes."""
    return max(1, -(-(width(text) - SET_IN) // max(1, columns - SET_IN - 4)))
