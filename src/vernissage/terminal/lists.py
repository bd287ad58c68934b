"""Options on the screen: whole sentences where there is room, else short in columns, else a page at a time."""

from collections.abc import Sequence
from typing import NamedTuple

from vernissage.core.inks import inked, padded, width

LEAST = 4  # rows a list gets even under the largest table


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
    if len(whole) <= rows and first == 0:
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
