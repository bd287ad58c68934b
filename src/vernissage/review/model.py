"""What a review of a finished game holds: the curves, every choice, luck and skill, and the moments that mattered."""

from typing import Any, Final, Literal

from msgspec import Struct, field

from vernissage.core.model import Message

VERSION: Final = 2  # of these structs and of how they are worked out

Grade = Literal["", "inaccuracy", "mistake", "blunder"]
Stage = Literal["curve", "choices"]  # what progress tells of: the first curve is there, then choice after choice


class Chance(Struct, frozen=True):
    """One point of the curves: the chance of each seat to win."""

    n: int  # entries of the record made before; 0 is the position set up, the last one the result. Between two
    # points the game was in the middle of a turn, and the last point holds
    true: list[float]  # with everything open
    known: list[float]  # as each seat could know it; empty until a seat's knowledge has been worked out


class Choice(Struct, frozen=True):
    """One decision of a seat, weighed by what the seat could know."""

    n: int  # entries made before it
    seat: int
    played: str  # in notation
    best: str  # the best found; what was played where nothing better was found
    loss: float  # chance to win given away against the best found, by what the seat could know
    luck: float  # what the move turned over or drew brought the seat, beyond what was to be expected
    grade: Grade = ""


class KeyMoment(Struct, frozen=True):
    """One of the choices of a seat that mattered most."""

    n: int
    seat: int
    played: str
    best: str
    chances: float  # of winning that the choice gave away; of a right and unlucky one, what luck took
    points: float  # the same in points of the game's own score, as the judge expects them
    unlucky: bool  # the choice was right, and luck went against it
    why: Message  # in the words of the game's catalogue
    line: list[str] = field(default_factory=list)  # how the analysis went on from the better move, in notation


class SeatReview(Struct, frozen=True):
    """How a seat came from its chance at the start to its result: start + luck + skill + others == result."""

    seat: int
    start: float
    result: float  # 1 won, 0 lost, a share where several won
    luck: float
    skill: float  # never above zero: own choices against the best found
    others: float
    accuracy: float  # 0 to 100, comparable between games and levels
    decisions: int
    error: float  # chance given away by a decision, on average
    moments: list[KeyMoment] = field(default_factory=list)


class Taken(Struct, frozen=True):
    """What somebody took a drawing for."""

    seat: int
    word: str  # as the table spells it; empty where nothing was written
    right: bool
    id: str = ""  # of the concept: `word-<id>` in every reader's catalogue; a table's own words are in none


class DrawingReview(Struct, frozen=True):
    """One drawing of #ARTBOX: how it was read."""

    n: int  # entries made when it was unveiled
    seat: int
    round: int
    word: str  # as the table spells it
    recognised: float  # share of the others who found its word, 0 to 1
    taken: list[Taken] = field(default_factory=list)
    hard: bool = False  # fewer than half of those who looked at it found its word
    id: str = ""  # of the concept, as of what it was taken for
    drawing: dict[str, Any] = field(default_factory=dict)  # as it was handed in
    bots: dict[str, Any] = field(default_factory=dict)  # as bots would have drawn it with the same dice; empty where
    # they do not know the word


class Review(Struct, frozen=True):
    """What decided a finished game."""

    version: int
    game: str
    edition: str
    model: str  # the version of the fitted chances; empty where a game has none
    depth: int  # guessed worlds a choice was weighed in
    curve: list[Chance] = field(default_factory=list)
    choices: list[Choice] = field(default_factory=list)
    seats: list[SeatReview] = field(default_factory=list)
    drawings: list[DrawingReview] = field(default_factory=list)  # of #ARTBOX, in place of curves and choices

    def _repr_html_(self) -> str:
        from vernissage.review.page import figure  # only a notebook wants it

        return figure(self)


class Progress(Struct, frozen=True):
    """How far a review has come."""

    stage: Stage
    done: int
    total: int
    curve: list[Chance] = field(default_factory=list)  # with the stage "curve": the true chances, before anything else
