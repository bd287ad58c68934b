"""The words all games share: seats, questions, journal lines, results, views and refusals."""

from collections.abc import Mapping
from typing import Annotated, Final

from msgspec import Meta, Struct, field

Seat = int
WATCHER: Final = -1  # sees what everybody may see
TABLE: Final = -2  # sees all; plays for the sandglass


class Setup(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a table is set: each game adds its variants and options."""

    seats: Annotated[int, Meta(ge=1, le=8, description="How many people and bots play.")]
    rig: Annotated[
        dict[str, str] | None,
        Meta(description="Piles set out by hand, for tests, puzzles and lessons; leave empty for a normal game."),
    ] = None


class Decision(Struct, frozen=True, omit_defaults=True):
    """One small question put to one seat."""

    seat: int
    ask: str
    clause: str
    secret: bool = False  # others learn the answer later, or never
    payload: bool = False  # the answer carries something free-form, such as a drawing
    sandglass: int = 0  # milliseconds until the host plays time-up; 0 = no sandglass
    race: bool = False  # the order of simultaneous answers matters
    timed: bool = (
        False  # the host measures how long the seat takes from its first look, and tells the game as {"seconds": n}
    )
    number: int = 0  # tells a question from the one before it that reads the same: its sandglass is turned afresh


class Message(Struct, frozen=True, omit_defaults=True):
    """A sentence or the name of a thing, before a reader puts it into words: an id in a catalogue, and arguments."""

    id: str
    args: dict[str, "int | str | Message | list[int | str | Message]"] = field(default_factory=dict)


# A number, text that needs no translation (a name somebody typed), a nameable thing, or several of them.
Arg = int | str | Message | list[int | str | Message]


def seat_name(seat: int) -> Message:
    """The person of a seat: the reader puts a name or "you"."""
    return Message("seat", {"seat": seat})


class Line(Struct, frozen=True, omit_defaults=True):
    """One thing that happened, and the clause that made it so."""

    clause: str
    seat: int
    args: dict[str, str | int] = field(default_factory=dict)
    only: int | None = None  # the one seat that may read it; None = everybody


class ScoreLine(Struct, frozen=True, omit_defaults=True):
    """Points of one seat from one source."""

    seat: int
    clause: str
    points: int
    note: Message | None = None
    name: str = ""  # the message that names the row after a thing: "score-museum"


class Result(Struct, frozen=True):
    """How a game ended; several winners share it, none means that the gallery won."""

    winners: list[int]
    totals: list[int]
    sheet: list[ScoreLine]


class View(Struct, kw_only=True):
    """What one seat may know, built from nothing: each game adds its table."""

    seat: int
    asks: list[Decision]
    waiting: list[int]


class Refusal(Exception):
    """A move the rules do not allow: the clause that says so, and the facts for its sentence.

    Where one clause refuses for different reasons, the case says which.
    """

    def __init__(self, clause: str, facts: Mapping[str, Arg] | None = None, case: str = "") -> None:
        super().__init__(clause)
        self.clause = clause
        self.facts: dict[str, Arg] = dict(facts or {})
        self.case = case
        self.action = ""  # the notation of the refused move, where one was played
        self.package = ""  # of the game whose words say why, where one was played

    def __str__(self) -> str:
        if not self.package:
            return self.clause
        from vernissage.core.words import words  # a program that never asks why needs no words

        return f"{words(self.package).say(self.message)} ({self.clause})"

    @property
    def message(self) -> Message:
        """The refusal as its catalogue names it."""
        case = f"-{self.case}" if self.case else ""
        return Message(f"refusal-{self.clause.lower()}{case}", self.facts)

    def __reduce__(self) -> tuple[type["Refusal"], tuple[str, dict[str, Arg], str], dict[str, str]]:
        return Refusal, (self.clause, self.facts, self.case), {"action": self.action, "package": self.package}


class SetupError(ValueError):
    """A set-up that cannot be played: why, in the words of the game or of the core."""

    def __init__(self, package: str, say: Message) -> None:
        super().__init__(say.id)
        self.package = package
        self.say = say

    def __str__(self) -> str:
        from vernissage.core.words import words  # a program that never asks why needs no words

        return words(self.package).say(self.say)
