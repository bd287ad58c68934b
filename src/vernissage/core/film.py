"""What journal lines show at the table, as data: things that go from place to place, what changes, and one sentence.
A game's own ways stand in the module `film` of its folder.

A shot is made of journal lines alone, and of lines with the same readers: who may read them learns nothing more.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Protocol, cast

from msgspec import Struct, field

from vernissage.core.model import Line, Message
from vernissage.core.steps import tell

if TYPE_CHECKING:
    from vernissage.core.game import Game


class Flight(Struct, frozen=True):
    """A thing on its way: its picture, and where it starts and lands. Places are named as the targets of options are,
    the most exact first; a table takes the first it can see."""

    thing: str
    start: list[str]
    end: list[str]


class Shot(Struct, frozen=True, omit_defaults=True):
    """What is seen of some lines that are told together."""

    say: Message | None = None  # nothing where the one line says it
    flights: list[Flight] = field(default_factory=list)
    glows: list[str] = field(default_factory=list)  # places where something has changed


NOTHING = Shot()


class Film(Protocol):
    """What a game knows about how its moves look."""

    CHAPTERS: Sequence[frozenset[str]]  # clauses whose lines are told together where they follow each other

    def caption(self, lines: Sequence[Line]) -> Message | None:
        """One sentence for lines that are told together; nothing where their own will do."""

    def shows(self, line: Line) -> Shot:
        """What moves and what changes."""


@cache
def film_of(package: str) -> Film | None:
    """How the game in a package is filmed; a game that does not say so has captions alone."""
    name = f"{package}.film"
    return cast(Film, import_module(name)) if find_spec(name) else None


def shots(game: "Game", lines: Sequence[Line]) -> list[Shot | None]:
    """The shot that begins with each line of one move; none for a line that an earlier shot tells too.

    Lines of different readers never share a shot, nor does a line for one seat keep apart what everybody reads.
    """
    found: list[Shot | None] = [None] * len(lines)
    film = film_of(game.package)
    for only in dict.fromkeys(line.only for line in lines):
        heard = [at for at, line in enumerate(lines) if line.only == only]
        for group in grouped(film, lines, heard):
            found[group[0]] = shot(game, film, [lines[at] for at in group])
    return found


def grouped(film: Film | None, lines: Sequence[Line], heard: Iterable[int]) -> list[list[int]]:
    """The lines in groups that are told together."""
    groups: list[list[int]] = []
    for at in heard:
        if groups and film is not None and together(film, lines[groups[-1][-1]], lines[at]):
            groups[-1].append(at)
        else:
            groups.append([at])
    return groups


def together(film: Film, before: Line, line: Line) -> bool:
    """Both are of one chapter."""
    return any(before.clause in chapter and line.clause in chapter for chapter in film.CHAPTERS)


def shot(game: "Game", film: Film | None, lines: Sequence[Line]) -> Shot:
    """All that some lines show, with one caption."""
    if film is None or not lines[0].clause:
        return NOTHING
    seen = [film.shows(line) for line in lines]
    say = None
    if len(lines) > 1:
        say = film.caption(lines) or side_by_side([tell(game, line) for line in lines])
    flights = [flight for each in seen for flight in each.flights]
    return Shot(say, flights, list(dict.fromkeys(place for each in seen for place in each.glows)))


def side_by_side(said: Sequence[Message]) -> Message:
    """Several sentences, one after the other."""
    whole = said[0]
    for each in said[1:]:
        whole = Message("film-then", {"first": whole, "second": each})
    return whole


def seat_place(seat: int, part: str = "") -> list[str]:
    """Where a seat has its things: a part of its place, or all of it."""
    return [f"seat:{seat}:{part}", f"seat:{seat}"] if part else [f"seat:{seat}"]
