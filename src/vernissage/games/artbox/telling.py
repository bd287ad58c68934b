# interpreted: sentences are for people.
"""Actions, events and the table in words."""

from typing import Any

from vernissage.core.model import TABLE, Line
from vernissage.core.piles import card, listed
from vernissage.games.artbox.drawing import of_kind
from vernissage.games.artbox.model import ArtboxView, Sketch
from vernissage.games.artbox.rendering import dots
from vernissage.games.artbox.shapes import read
from vernissage.games.artbox.state import CHOOSING, HANDS, ROW, ArtboxState
from vernissage.games.artbox.tables import (
    DONE,
    DRAW,
    FINISH,
    FINISH_ANYWAY,
    GIVE_UP,
    KEEP,
    KINDS,
    LEAVE,
    MATCH,
    MOST_WORDS,
    NEXT,
    READY,
    RETURN,
    ROLL,
    TIME_UP,
)
from vernissage.games.artbox.views import face

PLAIN = {
    ROLL: "Roll the four dice.",
    FINISH: "Hand in the drawing and take the lowest Number token.",
    FINISH_ANYWAY: "Hand in the drawing although it is not legal: it cannot win the first token.",
    GIVE_UP: "Give up drawing: what is drawn is taken as it stands and is not legal.",
    DONE: "Finish the sheet; the first complete sheet turns the sandglass.",
    NEXT: "Unveil the next drawing.",
    READY: "Ready for the next round.",
    TIME_UP: "The sand has run out.",
}
STEPS = {
    "choose": "Keep a word",
    "roll": "The Maestro rolls",
    "draw": "Draw",
    "guess": "Match words and drawings",
    "reveal": "The unveiling",
    "ready": "The awards",
    "over": "The game is over",
}


def describe(s: ArtboxState, seat: int, action: int) -> str:
    """The action as a full sentence."""
    if action in PLAIN:
        return PLAIN[action]
    if action < ROLL:
        index = action - KEEP if action < RETURN else action - RETURN
        verb = "Keep" if action < RETURN else "Put back"
        if s.phase == CHOOSING and 0 <= seat < s.seats:
            return f"{verb} {quoted(face(s, int(card(s.cells, HANDS + 4 * seat, index))).word)}."
        return f"{verb} card {index + 1}."
    if action < FINISH:
        return f"Save drawing {action - DRAW + 1}."
    if action < DONE:
        slot, word = divmod(action - MATCH, MOST_WORDS)
        row = [face(s, what) for what in row_cards(s)]
        named = quoted(row[word].word) if word < len(row) else f"word {word + 1}"
        return f"Match drawing {slot + 1} with {named}."
    return f"Seat {action - LEAVE + 1} leaves for good."


def row_cards(s: ArtboxState) -> list[int]:
    """The cards of the row, as far as they lie open."""
    return listed(s.cells, ROW)


def target(action: int) -> list[str]:
    """The things on the table an action touches."""
    if action < RETURN:
        return [f"card:{action - KEEP + 1}"]
    if action < ROLL:
        return [f"card:{action - RETURN + 1}"]
    if action == ROLL:
        return ["dice"]
    if action < FINISH:
        return [f"drawing:{action - DRAW + 1}"]
    if action < MATCH:
        return ["pencil"]
    if MATCH <= action < DONE:
        slot, word = divmod(action - MATCH, MOST_WORDS)
        return [f"slot:{slot + 1}", f"word:{word + 1}"]
    return []


def tell(line: Line) -> str:
    """A journal line as a sentence."""
    who = "The table" if line.seat == TABLE else f"Seat {line.seat + 1}"
    args = line.args
    match line.clause:
        case "AB-CANVAS-01":
            return f"Round {args['round']}: everybody is dealt {args['cards']} word cards; {who} is Maestro."
        case "AB-RULING-25":
            return "The used words are shuffled under the deck."
        case "AB-SECRET-05":
            return f"{who} has chosen."
        case "AB-CANVAS-06":
            return f"{who} rolls {', '.join(of_kind(int(args[kind]), kind) for kind in KINDS if args[kind])}."
        case "AB-FLOW-05":
            return f"Drawing {args['drawing']} is saved."
        case "AB-DRAW-04":
            return f"{who} takes number {args['number']}."
        case "AB-FLOW-11" | "AB-ASYNC-02":
            return f"{who} has finished drawing."
        case "AB-RULING-31":
            return f"{who} hands in an unfinished drawing."
        case "AB-GUESS-05":
            return f"{of_kind(int(args['drawings']), 'drawing')} and {args['words']} words lie on the table."
        case "AB-GUESS-07":
            return f"{who} completes the sheet and turns the sandglass."
        case "AB-FLOW-07":
            return f"{who} has finished the sheet."
        case "AB-FLOW-06":
            return "The sand has run out."
        case "AB-AWARD-02":
            number = f" (number {args['number']})" if args["number"] else ""
            verdict = "" if args["legal"] else " It is not legal."
            return f"Drawing {args['slot']} is {quoted(str(args['word']))} by {who}{number}; {args['right']} right.{verdict}"
        case "AB-AWARD-06" | "AB-RULING-07":
            return award("first", line, who)
        case "AB-AWARD-11" | "AB-AWARD-14":
            return award("second", line, who)
        case "AB-RULING-06":
            return f"{str(args['why']).capitalize()}."
        case "AB-ROUND-04":
            return f"{who} is the next Maestro."
        case "AB-RULING-33":
            return f"{who} leaves for good."
        case "AB-END-01":
            return f"The game is over after round {args['round']}."
    return line.clause


def award(which: str, line: Line, who: str) -> str:
    """Who takes a token, and why."""
    why = str(line.args["why"])
    return f"{why.capitalize()}." if line.seat == TABLE else f"{who} takes the {which} token: {why}."


def quoted(word: str) -> str:
    """A word as it stands on a card."""
    return f"“{word}”"


def show(v: ArtboxView) -> str:
    """The table as plain text, at most 100 columns wide."""
    lines = [f"#ARTBOX ({v.options.variant})  round {v.round}  {STEPS[v.phase]}  Maestro: seat {v.maestro + 1}  deck {v.deck}"]
    if sum(v.roll.values()):
        lines.append("Roll: " + ", ".join(of_kind(count, kind) for kind, count in v.roll.items() if count))
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
        lines += wall([(f"{sketch.word.word}: {verdict(sketch)}", sketch.drawing) for sketch in v.sketches if v.phase == "draw"])
        lines += [f"  {blame.sentence}" for sketch in v.sketches if v.phase == "draw" for blame in sketch.faults][:4]
    lines += wall([(caption(v, index), picture.drawing) for index, picture in enumerate(v.board)])
    if v.row:
        lines += wrapped("Words: ", [f"{index} {word.word}" for index, word in enumerate(v.row, 1)])
    for which, given in zip(("First", "Second"), v.awards, strict=False):
        who = ", ".join(f"seat {seat + 1}" for seat in given.seats) or "nobody"
        lines.append(f"{which} token: {who} ({given.sentence})")
    return "\n".join(line[:100] for line in lines)


def verdict(sketch: Sketch) -> str:
    """The judge's word on one of the own drawings."""
    return "legal" if sketch.legal else "not legal"


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
