"""Ink in plain text: which words of a table are colored and which things they are, told by marks of no width."""

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

INKS: Final = (
    "red", "orange", "yellow", "green", "blue", "purple", "white", "gray", "brown", "pink", "dim", "strong",
)  # fmt: skip
FIRST: Final = 0xE000  # the marks lie where no character is, so no word of any language contains one
END: Final = chr(FIRST + len(INKS))
THING: Final = chr(FIRST + len(INKS) + 1)  # before the id of a thing ...
NAMED: Final = chr(FIRST + len(INKS) + 2)  # ... before the text that stands for it ...
GONE: Final = chr(FIRST + len(INKS) + 3)  # ... and behind it
MARKS: Final = "".join(chr(FIRST + number) for number in range(len(INKS))) + END
MARK: Final = re.compile(f"{THING}[^{NAMED}]*{NAMED}|[{MARKS}{GONE}]")
PIECE: Final = re.compile(
    f"{THING}(?P<thing>[^{NAMED}]*){NAMED}|(?P<mark>[{MARKS}{GONE}])|(?P<text>[^{MARKS}{THING}{GONE}]+)"
)


class Inked(NamedTuple):
    """A piece of text of one color that belongs to one thing or to none."""

    text: str
    ink: str = ""
    thing: str = ""


def inked(ink: str, text: str) -> str:
    """The text in a color."""
    return f"{chr(FIRST + INKS.index(ink))}{text}{END}"


def thing(target: str, text: str) -> str:
    """The text stands for a thing on the table, as `Game.target` names it."""
    return f"{THING}{target}{NAMED}{text}{GONE}"


def plain(text: str) -> str:
    """The text without its colors."""
    return MARK.sub("", text)


def runs(text: str) -> list[Inked]:
    """The text in pieces, each with its ink or none and the thing it stands for."""
    found, ink, target = [], "", ""
    for piece in PIECE.finditer(text):
        if piece["text"]:
            found.append(Inked(piece["text"], ink, target))
        elif piece["thing"] is not None:
            target = piece["thing"]
        elif piece["mark"] == GONE:
            target = ""
        else:
            ink = "" if piece["mark"] == END else INKS[ord(piece["mark"]) - FIRST]
    return found


def width(text: str) -> int:
    """How many columns the text takes."""
    return len(plain(text))


def padded(text: str, columns: int) -> str:
    """The text with spaces after it, up to so many columns."""
    return text + " " * (columns - width(text))


def clipped(text: str, columns: int) -> str:
    """The text, cut after so many columns; a color and a thing end where the text is cut."""
    kept, left = "", columns
    for piece, ink, target in runs(text):
        cut = inked(ink, piece[:left]) if ink and left else piece[:left]
        kept += thing(target, cut) if target and left else cut
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
