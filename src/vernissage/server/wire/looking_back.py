"""What people are told after a game: its review, and what came of all they have played."""

from typing import Annotated, Literal

from msgspec import Meta

from vernissage.core.model import Message
from vernissage.review.model import Chance, DrawingReview, Grade
from vernissage.server.wire.common import Inbound, Milliseconds, Outbound, SeatNumber


class NamedMove(Outbound):
    """A move as it can be read and shown on the table."""

    text: str  # the notation
    seat: int
    say: Message
    targets: list[str]  # the things on the table it touches


class ReviewedChoice(Outbound):
    """One decision of a seat, weighed by what the seat could know."""

    n: int  # entries of the record made before it, as in ReplayFrame.n
    seat: int
    played: str  # the notation
    best: NamedMove | None  # the best found, where it is another
    loss: float  # chance to win given away against it
    luck: float  # what came of the move beyond what was to be expected
    grade: Grade


class ReviewedMoment(Outbound):
    """One of the choices of a seat that mattered most."""

    n: int
    played: NamedMove
    best: NamedMove
    chances: float  # of winning that the choice gave away; of a right and unlucky one, what luck took
    points: float  # the same in points
    unlucky: bool  # it was right, and luck went against it
    why: Message
    gains: list[Message]  # what is sure to follow from the better move ...
    gives: list[Message]  # ... and from the one that was played
    line: list[NamedMove]  # how it might have gone on from the better move


class ReviewedSeat(Outbound):
    """How a seat came from its chance at the start to its result: start + luck + skill + others = result."""

    seat: int
    start: float
    result: float
    luck: float
    skill: float  # never above zero
    others: float
    accuracy: float  # 0 to 100
    decisions: int
    error: float  # chance given away by a decision, on average
    inaccuracies: int
    mistakes: int
    blunders: int
    moments: list[ReviewedMoment]


class ReviewInfo(Outbound):
    """What decided a finished game."""

    version: int
    game: str
    model: str  # the version of the fitted chances; empty where a game has none
    depth: int  # guessed worlds a choice was weighed in
    curve: list[Chance]
    choices: list[ReviewedChoice]
    seats: list[ReviewedSeat]
    drawings: list[DrawingReview]  # of #ARTBOX


class ReviewNow(Outbound):
    """A review, or how far it has come; ask again while it is waiting or working."""

    state: Literal["waiting", "working", "done", "failed"]
    ahead: int  # reviews of other tables that come first
    done: int  # decisions that have been weighed ...
    total: int  # ... of so many; 0 until it is known
    curve: list[Chance]  # the true chances, as soon as they are there
    say: Message | None  # why it failed
    review: ReviewInfo | None


class WatchedChances(Outbound):
    """Each seat's chance to win as an onlooker could know it, at every quiet position but the latest ones."""

    points: list[list[float]]  # from the set-up on, a number a seat; at the end the result
    behind: int  # quiet positions after the last point that are not told yet
    more: bool  # earlier points are still being worked out: ask again


class PlayOn(Inbound):
    """A moment of a finished game to be played on from, against bots."""

    n: Annotated[int, Meta(ge=0, le=100_000, description="Entries of the record that have been made by then.")]
    seat: SeatNumber


class Peak(Outbound):
    """The best a seat ever had of something that is counted."""

    value: int
    n: int  # entries made by then


class PastGame(Outbound):
    """A finished game of one person."""

    table: str
    game: str
    at: Milliseconds
    seat: int
    seats: int
    won: bool
    place: int
    points: int
    rivals: list[str]  # the levels of the bots, "person" for people
    fresh: bool  # a deal of its own, played from its beginning: only such games count below
    accuracy: float | None  # where the game has been reviewed
    luck: float | None
    blunders: int
    mistakes: int


class Best(Outbound):
    """The best somebody ever had of something that is counted, and where that was."""

    measure: str  # as in GameInfo.standing
    value: int
    table: str
    seat: int
    n: int


class Habit(Outbound):
    """One kind of move that somebody chose where another kind was better, again and again."""

    played: Message  # the latest of them
    best: Message  # what would have been better then
    times: int
    chances: float  # what they cost together
    table: str  # where the latest is
    seat: int
    n: int


class GameHistory(Outbound):
    """How somebody does in one game; games that were not fresh do not count."""

    game: str
    played: int
    won: int
    expected: float  # games that many players would have won by chance
    most: int  # points
    most_at: str  # the table of that
    reviewed: int
    accuracy: float | None  # of all reviewed decisions
    bests: list[Best]
    habits: list[Habit]


class History(Outbound):
    """Everything somebody has finished here, latest first, and what it comes to by game."""

    name: str
    games: list[GameHistory]
    past: list[PastGame]
    unread: bool  # there are more finished tables than were looked at: ask again
