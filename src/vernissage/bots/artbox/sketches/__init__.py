"""What bots know of words: for each word the slot sketches of three personas, hand-made for this game."""

import math
import tomllib
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from vernissage.games.artbox.tables import CIRCLE, LINE, SQUARE, TRIANGLE

PERSONAS = "abc"
LETTERS = {"c": CIRCLE, "s": SQUARE, "t": TRIANGLE, "l": LINE}


class Slot(NamedTuple):
    """One part of a sketch: what it is, the kind it wants, its turned box in frame units and how much it matters."""

    name: str
    kind: int
    cx: float
    cy: float
    w: float
    h: float
    rot: float
    importance: float


Sketch = tuple[Slot, ...]


def sketch(word: str, persona: str) -> Sketch | None:
    """The sketch of a word by one persona; None for a word the bots do not know."""
    known = notebook().get(word)
    return known[persona] if known else None


def is_known(word: str) -> bool:
    """Bots have sketches of this word."""
    return word in notebook()


def drawing_persona(word: str, turn: int) -> str:
    """The persona every bot draws a word with in this round: the same for all, so that the others stay unseen
    (AB-BOT-12).
    """
    return PERSONAS[(int(word[1:]) + turn) % len(PERSONAS)]


def guessing_personas(word: str, turn: int) -> str:
    """The personas bots guess with in this round: never the one that a bot may have drawn with (AB-BOT-12)."""
    drawn = drawing_persona(word, turn)
    first = PERSONAS.index(drawn)
    return PERSONAS[first + 1 :] + PERSONAS[:first]


def lies_any_way(word: str) -> bool:
    """The thing has no upright of its own, as a spoon, and is drawn as it comes."""
    return word in loose_words()


@cache
def notebook() -> dict[str, dict[str, Sketch]]:
    """Every sketch, by word id and persona."""
    return {
        word: {persona: read_sketch(str(lines[persona])) for persona in PERSONAS} for word, lines in entries().items()
    }


@cache
def loose_words() -> frozenset[str]:
    """The words for things that lie any way."""
    return frozenset(word for word, lines in entries().items() if lines.get("lies_any_way"))


@cache
def entries() -> dict[str, dict[str, str | bool]]:
    """What the pages of the notebook say of each word."""
    found: dict[str, dict[str, str | bool]] = {}
    for page in files(__name__).iterdir():
        if page.name.endswith(".toml"):
            found.update(tomllib.loads(page.read_text("utf-8")))
    return dict(sorted(found.items()))


def read_sketch(text: str) -> Sketch:
    """A sketch from its line in the notebook."""
    return tuple(read_slot(part) for part in text.split(", "))


def read_slot(text: str) -> Slot:
    """A slot from its words: a line has two ends, everything else a box and perhaps a turn."""
    name, letter, *rest = text.split(" ")
    n = [10.0 * float(number) for number in rest]
    importance = n[4] / 100
    if letter == "l":
        length, turn = math.hypot(n[2] - n[0], n[3] - n[1]), math.degrees(math.atan2(n[3] - n[1], n[2] - n[0]))
        return Slot(name, LINE, (n[0] + n[2]) / 2, (n[1] + n[3]) / 2, length, 0.0, turn, importance)
    return Slot(name, LETTERS[letter], n[0], n[1], n[2], n[3], n[5] / 10 if len(n) > 5 else 0.0, importance)
