"""The words all games share: seats, questions, journal lines, results, views and refusals."""

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
    timed: bool = False  # the host measures how long the seat takes from its first look, and tells the game as {"seconds": n}


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
    note: str = ""


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
    """A move the rules do not allow: the clause that says so, and the facts for its sentence."""

    def __init__(self, clause: str, facts: dict[str, object] | None = None) -> None:
        super().__init__(clause)
        self.clause = clause
        self.facts: dict[str, object] = facts or {}

    def __reduce__(self) -> tuple[type["Refusal"], tuple[str, dict[str, object]]]:
        return Refusal, (self.clause, self.facts)
