"""The bots' studio on the command line: a trial of drawing and guessing, and a contact sheet of drawings."""

import argparse
import sys
from html import escape
from pathlib import Path

from vernissage.art.pencil import drawn, strokes
from vernissage.bots.artbox.artist import draw
from vernissage.bots.artbox.levels import LEVELS
from vernissage.bots.artbox.player import ArtboxBot
from vernissage.core.rng import rng_for
from vernissage.games.artbox.packs import pack
from vernissage.games.artbox.shapes import SIDE, Drawing, shape_as_json
from vernissage.games.artbox.tables import DICE, DIE_FACES, decoys, roll_of
from vernissage.lab.artbox_trial import every_roll, interval, pattern_of, shuffled, trial

COLUMNS = 12
CELL = 1100
CAPTION = 130
ENOUGH = 0.6


def main(arguments: list[str] | None = None) -> int:
    """One of the studio's jobs is done; exit code 1 when bots fall short of what is asked of them."""
    parser = argparse.ArgumentParser(prog="python -m vernissage.lab.artbox_studio", description=__doc__)
    parser.add_argument("--evaluate", action="store_true", help="let bots draw and guess, and count what is right")
    parser.add_argument(
        "--every-roll", type=int, default=0, metavar="SEEDS", help="judge drawings of every sketch with every roll"
    )
    parser.add_argument(
        "--contact-sheet", type=Path, metavar="FILE.svg", help="write a sheet of drawings with their words"
    )
    parser.add_argument("--level", choices=list(LEVELS), default="amateur", help="the bots' level (default: amateur)")
    parser.add_argument("--rounds", type=int, default=100, help="rounds for each number of players (default: 100)")
    parser.add_argument("--scrambled", action="store_true", help="turn the drawings before they are guessed")
    parser.add_argument("--count", type=int, default=144, help="drawings on the contact sheet (default: 144)")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    bot = LEVELS[chosen.level]()
    good = True
    if chosen.contact_sheet:
        chosen.contact_sheet.write_text(contact_sheet(bot, chosen.count, chosen.seed), "utf-8")
        say(f"{chosen.count} drawings in {chosen.contact_sheet}")
    if chosen.evaluate:
        good = evaluate(bot, chosen.rounds, chosen.seed, chosen.scrambled)
    for frame in (False, True) if chosen.every_roll else ():
        legal, drawings = every_roll(chosen.every_roll, bot.unrest, frame)
        say(f"every sketch with every roll{' touching the frame' if frame else ''}: {legal} of {drawings} legal")
        good = good and legal == drawings
    if not (chosen.contact_sheet or chosen.evaluate or chosen.every_roll):
        parser.print_help()
    return 0 if good else 1


def evaluate(bot: ArtboxBot, rounds: int, seed: int, scrambled: bool) -> bool:
    """The accuracy for each number of players, guessed from sketches that nobody drew with (AB-EVAL-01, AB-EVAL-02,
    AB-EVAL-09).
    """
    say(f"{bot.level} bots draw and guess; guessers never use the sketches the artists draw from")
    say("players  drawings  words   right   95 % interval   chance   drawings made   legal")
    drawings = legal = 0
    good = True
    for seats in range(3, 9):
        found = trial(seats, rounds, seed, bot, scrambled=scrambled)
        low, high = interval(found.rounds, rng_for(seed, "artbox interval"))
        on_board = found.drawings // rounds
        line = (
            f"{seats:7}  {on_board:8}  {on_board + decoys(seats):5}  {found.accuracy:6.1%}   {low:6.1%} - {high:6.1%} "
        )
        say(f"{line} {found.chance:6.1%}   {found.drawings:13}  {found.legal / found.drawings:6.1%}")
        drawings += found.drawings
        legal += found.legal
        good = good and (low >= 2 * found.chance if scrambled else found.accuracy >= ENOUGH and low >= 3 * found.chance)
    say(f"all: {drawings} drawings, {legal} legal")
    shared = trial(6, max(1, rounds // 5), seed, bot, leak=True)
    say(f"control with shared sketches, 6 players: {shared.accuracy:.1%} right; no table plays like this")
    return good and legal == drawings


def contact_sheet(bot: ArtboxBot, count: int, seed: int) -> str:
    """Drawings of different words, each with a fresh roll, as one SVG page with the words below."""
    rng = rng_for(seed, "artbox contact sheet")
    names = {word.id: word.word for word in pack().words}
    words = shuffled(list(names), rng)
    cells = []
    for i in range(count):
        word = words[i % len(words)]
        counts = roll_of([DIE_FACES[rng.below(6)] for _die in range(DICE)])
        drawing = draw(pattern_of(word, i), (counts[0], counts[1], counts[2], counts[3]), rng, bot.unrest)
        x, y = i % COLUMNS * CELL + 50, i // COLUMNS * (CELL + CAPTION) + 50
        cells.append(f'<g transform="translate({x} {y})">{framed(drawing, names[word])}</g>')
    wide, high = COLUMNS * CELL, -(-count // COLUMNS) * (CELL + CAPTION)
    style = "text{font:100px sans-serif;text-anchor:middle}.f{fill:#fff;stroke:#ccc;stroke-width:4}"
    body = "\n".join(cells)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}"><style>{style}</style>\n{body}\n</svg>\n'
    )


def framed(drawing: Drawing, word: str) -> str:
    """One drawing in its frame, its word below."""
    shapes = [shape_as_json(shape) for shape in drawing]
    lines = "".join(part for stroke in strokes(shapes) for part in drawn(stroke))
    caption = f'<text x="{SIDE // 2}" y="{SIDE + 110}">{escape(word)}</text>'
    return f'<rect class="f" width="{SIDE}" height="{SIDE}"/>{lines}{caption}'


def say(line: str) -> None:
    """A line on the terminal."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
