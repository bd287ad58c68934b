"""Ink in plain text: which words of a table are colored, told by marks of no width."""

import re
from collections.abc import Sequence
from typing import Final

INKS: Final = (
    "red", "orange", "yellow", "green", "blue", "purple", "white", "gray", "brown", "pink", "dim", "strong",
)  # fmt: skip
FIRST: Final = 0xE000  # the marks lie where no character is, so no word of any language contains one
END: Final = chr(FIRST + len(INKS))
MARKS: Final = "".join(chr(FIRST + number) for number in range(len(INKS))) + END
MARK: Final = re.compile(f"[{MARKS}]")
RUN: Final = re.compile(f"([{MARKS[:-1]}])([^{MARKS}]*){END}|([^{MARKS}]+)")


def inked(ink: str, text: str) -> str:
    """The text in a color."""
    return f"{chr(FIRST + INKS.index(ink))}{text}{END}"


def plain(text: str) -> str:
    """The text without its colors."""
    return MARK.sub("", text)


def runs(text: str) -> list[tuple[str, str]]:
    """The text in pieces, each with its ink or none."""
    return [(bare, "") if bare else (colored, INKS[ord(mark) - FIRST]) for mark, colored, bare in RUN.findall(text)]


def width(text: str) -> int:
    """How many columns the text takes."""
    return len(plain(text))


def padded(text: str, columns: int) -> str:
    """The text with spaces after it, up to so many columns."""
    return text + " " * (columns - width(text))


def clipped(text: str, columns: int) -> str:
    """The text, cut after so many columns; a color ends where the text is cut."""
    kept, left = "", columns
    for piece, ink in runs(text):
        kept += inked(ink, piece[:left]) if ink and left else piece[:left]
        left = max(0, left - len(piece))
    return kept


def rows_of(head: str, items: Sequence[str], columns: int = 100, gap: str = " ") -> list[str]:
    """The items after a head, in rows that are set in as far as the head is wide."""
    rows, row = [], head
    for item in items:
        if width(row) > width(head) and width(row) + width(item) + len(gap) > columns:
            rows.append(row.rstrip())
            row = " " * width(head)
        row += item + gap
    return [*rows, row.rstrip()]


def called(names: Sequence[str], seat: int) -> str:
    """What a seat is called at the table: by its name, or by its number where it has none."""
    return names[seat] if seat < len(names) and names[seat] else f"Seat {seat + 1}"
