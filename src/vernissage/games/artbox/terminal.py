"""The table as plain text, for the terminal."""

from collections.abc import Sequence
from typing import Any, Final

from vernissage.core.inks import called, clipped, inked, plain, rows_of
from vernissage.core.model import Message
from vernissage.core.words import words
from vernissage.games.artbox.braille import dots
from vernissage.games.artbox.easel import Easel
from vernissage.games.artbox.model import ArtboxView, Sketch
from vernissage.games.artbox.shapes import read

STEPS: Final = {
    "choose": "Keep a word",
    "roll": "The Maestro rolls",
    "draw": "Draw",
    "guess": "Match words and drawings",
    "reveal": "The unveiling",
    "ready": "The awards",
    "over": "The game is over",
}


def show(v: ArtboxView) -> str:
    """The table without colors."""
    return plain(painted(v))


def painted(v: ArtboxView, names: Sequence[str] = ()) -> str:
    """The table, at most 100 columns wide."""
    lines = [
        f"#ARTBOX ({v.options.variant})  round {v.round}  {STEPS[v.phase]}  Maestro: {called(names, v.maestro)}  deck"
        f" {v.deck}"
    ]
    if sum(v.roll.values()):
        lines.append("Roll: " + ", ".join(f"{count} x {kind}" for kind, count in v.roll.items() if count))
    for seat, player in enumerate(v.players):
        marks = [inked("red", f"R{player.red}"), inked("gray", f"G{player.gray}")]
        if player.number:
            marks.append(f"number {player.number}")
        done = {"choose": player.chosen, "draw": player.finished, "guess": player.matched, "ready": player.ready}
        if done.get(v.phase):
            marks.append("done")
        if player.gone:
            marks.append("gone")
        name = inked("strong", called(names, seat))
        lines.append(f"{'>' if seat == v.seat else ' '}{name}: {'  '.join(marks)}")
    if v.dealt:
        lines.append("Your cards: " + ", ".join(f"{index} {word.word}" for index, word in enumerate(v.dealt, 1)))
    if v.phase in ("draw", "guess"):
        lines += wall(
            [(f"{sketch.word.word}: {verdict(sketch)}", sketch.drawing) for sketch in v.sketches if v.phase == "draw"]
        )
        lines += [f"  {said(blame.say)}" for sketch in v.sketches if v.phase == "draw" for blame in sketch.faults][:4]
    lines += wall([(caption(v, index, names), picture.drawing) for index, picture in enumerate(v.board)])
    if v.row:
        lines += rows_of("Words: ", [f"{index} {word.word}" for index, word in enumerate(v.row, 1)], gap="  ")
    for which, given in zip(("First", "Second"), v.awards, strict=False):
        who = ", ".join(called(names, seat) for seat in given.seats) or "nobody"
        lines.append(f"{which} token: {who} ({said(given.say)})")
    return "\n".join(clipped(line, 100) for line in lines)


def verdict(sketch: Sketch) -> str:
    """The judge's word on one of the own drawings."""
    return "legal" if sketch.legal else "not legal"


def said(message: Message) -> str:
    """A message in English."""
    return words("vernissage.games.artbox").say(message)


def caption(v: ArtboxView, index: int, names: Sequence[str]) -> str:
    """What stands under a slot: its word once unveiled, before that what the seat has written."""
    picture = v.board[index]
    if picture.word is not None and picture.artist is not None and picture.right is not None:
        return f"{picture.slot} {picture.word.word} ({called(names, picture.artist)}, {len(picture.right)})"
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


def easel(v: ArtboxView, text: str) -> Easel | None:
    """The easel for `draw 1` and `draw 2`; other moves carry no drawing."""
    verb, _, number = text.partition(" ")
    return Easel(v, int(number) - 1) if verb == "draw" else None
