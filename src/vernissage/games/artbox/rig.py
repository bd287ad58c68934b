"""What a rig sets out by hand, for tests, puzzles and lessons: words on top of the deck, the first roll, and tokens.

deck ("cat, house"), roll (four shapes), red and gray (a number for each seat).
"""

from vernissage.games.artbox import packs
from vernissage.games.artbox.state import GRAY, RED, RIGGED, ArtboxState, put
from vernissage.games.artbox.tables import DICE, KINDS

NAMES = ("deck", "roll", "red", "gray")


def check_names(rig: dict[str, str]) -> None:
    """Everything the rig names exists."""
    for name in rig:
        if name not in NAMES:
            raise ValueError(f"#ARTBOX has nothing named {name!r} to set out; it has {', '.join(NAMES)}")


def top_words(rig: dict[str, str], own: list[str]) -> list[int]:
    """The numbers of the words that lie on top of the deck."""
    return [number_named(own, word.strip()) for word in rig.get("deck", "").split(",") if word.strip()]


def number_named(own: list[str], word: str) -> int:
    """The number of a word by its spelling, for positions set out by hand."""
    known = own or [each.word for each in packs.pack().words]
    if word not in known:
        raise ValueError(f"the table has no word {word!r}")
    return known.index(word)


def lay_out(s: ArtboxState, rig: dict[str, str]) -> None:
    """Tokens lie before the seats, and the first dice will show what the rig says."""
    for name, place in (("red", RED), ("gray", GRAY)):
        for seat, count in enumerate(rig.get(name, "").split()):
            put(s, place + seat, int(count))
    if "roll" in rig:
        shapes = rig["roll"].split()
        if len(shapes) != DICE:
            raise ValueError(f"a roll shows {DICE} shapes, not {len(shapes)}")
        for kind, name in enumerate(KINDS):
            put(s, RIGGED + kind, shapes.count(name))
