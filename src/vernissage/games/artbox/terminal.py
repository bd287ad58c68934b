"""The table as plain text, for the terminal."""

import itertools
import math
from functools import lru_cache
from typing import Any

from vernissage.core.model import Message
from vernissage.core.words import words
from vernissage.games.artbox.judge import contour
from vernissage.games.artbox.model import ArtboxView, Sketch
from vernissage.games.artbox.shapes import SIDE, Drawing, Shape, read

BRAILLE = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))

STEPS = {
    "choose": "Keep a word",
    "roll": "The Maestro rolls",
    "draw": "Draw",
    "guess": "Match words and drawings",
    "reveal": "The unveiling",
    "ready": "The awards",
    "over": "The game is over",
}


def show(v: ArtboxView) -> str:
    """The table as plain text, at most 100 columns wide."""
    lines = [
        f"#ARTBOX ({v.options.variant})  round {v.round}  {STEPS[v.phase]}  Maestro: seat {v.maestro + 1}  deck"
        f" {v.deck}"
    ]
    if sum(v.roll.values()):
        lines.append("Roll: " + ", ".join(f"{count} x {kind}" for kind, count in v.roll.items() if count))
    for seat, player in enumerate(v.players):
        marks = [f"R{player.red}", f"G{player.gray}"]
        if player.number:
            marks.append(f"number {player.number}")
        done = {"choose": player.chosen, "draw": player.finished, "guess": player.matched, "ready": player.ready}
        if done.get(v.phase):
            marks.append("done")
        if player.gone:
            marks.append("gone")
        lines.append(f"{'>' if seat == v.seat else ' '} seat {seat + 1}: {'  '.join(marks)}")
    if v.dealt:
        lines.append("Your cards: " + ", ".join(f"{index} {word.word}" for index, word in enumerate(v.dealt, 1)))
    if v.phase in ("draw", "guess"):
        lines += wall(
            [(f"{sketch.word.word}: {verdict(sketch)}", sketch.drawing) for sketch in v.sketches if v.phase == "draw"]
        )
        lines += [f"  {said(blame.say)}" for sketch in v.sketches if v.phase == "draw" for blame in sketch.faults][:4]
    lines += wall([(caption(v, index), picture.drawing) for index, picture in enumerate(v.board)])
    if v.row:
        lines += wrapped("Words: ", [f"{index} {word.word}" for index, word in enumerate(v.row, 1)])
    for which, given in zip(("First", "Second"), v.awards, strict=False):
        who = ", ".join(f"seat {seat + 1}" for seat in given.seats) or "nobody"
        lines.append(f"{which} token: {who} ({said(given.say)})")
    return "\n".join(line[:100] for line in lines)


def verdict(sketch: Sketch) -> str:
    """The judge's word on one of the own drawings."""
    return "legal" if sketch.legal else "not legal"


def said(message: Message) -> str:
    """A message in English."""
    return words("vernissage.games.artbox").say(message)


def caption(v: ArtboxView, index: int) -> str:
    """What stands under a slot: its word once unveiled, before that what the seat has written."""
    picture = v.board[index]
    if picture.word is not None and picture.artist is not None and picture.right is not None:
        return f"{picture.slot} {picture.word.word} (seat {picture.artist + 1}, {len(picture.right)})"
    entry = v.sheet[index] if v.sheet else 0
    if not entry:
        return f"{picture.slot}"
    return f"{picture.slot} {'yours: ' if picture.mine else ''}{v.row[entry - 1].word}"


def wall(pictures: list[tuple[str, dict[str, Any]]]) -> list[str]:
    """Drawings side by side, four in a row, each over its caption."""
    lines: list[str] = []
    for start in range(0, len(pictures), 4):
        row = pictures[start : start + 4]
        drawn = [dots(read(drawing)) for _caption, drawing in row]
        lines += ["  ".join(parts).rstrip() for parts in zip(*drawn, strict=True)]
        lines.append("  ".join(f"{told[:22]:22}" for told, _drawing in row).rstrip())
    return lines


def wrapped(head: str, items: list[str]) -> list[str]:
    """Items on lines of at most 100 columns."""
    lines = [head]
    for item in items:
        if len(lines[-1]) + len(item) > 96:
            lines.append(" " * len(head))
        lines[-1] += item + "  "
    return lines


def dots(drawing: Drawing, columns: int = 22) -> tuple[str, ...]:
    """A drawing in braille characters, for the terminal; each character has two by four dots."""
    return dotted(tuple(drawing), columns)


@lru_cache(256)  # everybody at the table looks at the same few drawings again and again
def dotted(drawing: tuple[Shape, ...], columns: int) -> tuple[str, ...]:
    """The rows of characters."""
    wide, high = 2 * columns, 4 * (columns // 2)
    cells = [[0] * columns for _row in range(columns // 2)]
    for shape in drawing:
        outline = contour(shape)
        corners = list(zip(outline.xs, outline.ys, strict=True))
        for start, end in itertools.pairwise([*corners, corners[0]] if outline.closed else corners):
            count = 1 + int(math.dist(start, end) / SIDE * wide * 1.5)
            for k in range(count + 1):
                x = start[0] + (end[0] - start[0]) * k / count
                y = start[1] + (end[1] - start[1]) * k / count
                column = min(wide - 1, max(0, int(x * wide / SIDE)))
                row = min(high - 1, max(0, int(y * high / SIDE)))
                cells[row // 4][column // 2] |= BRAILLE[row % 4][column % 2]
    return tuple("".join(chr(0x2800 + cell) for cell in row) for row in cells)
