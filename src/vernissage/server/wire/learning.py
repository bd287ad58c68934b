"""What learners are told and send: lessons and the table they are played on."""

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from vernissage.core.model import Message
from vernissage.server.wire.common import MOST_ACTIONS, Inbound, Learnt, Notation, Outbound
from vernissage.server.wire.replies import JournalLine, Snapshot


class LessonInfo(Outbound):
    """One lesson of a game."""

    name: str
    title: Message
    steps: int


class Course(Outbound):
    """What there is to learn of a game, in the order in which it is taught."""

    key: str
    lessons: list[LessonInfo]


class LessonAnswer(Inbound):
    """What a learner does: moves, one after the other, or none where a step is only read."""

    moves: Annotated[list[Notation], Meta(max_length=16)] = field(default_factory=list)
    payload: Any = None


class LessonTry(Inbound):
    """Every answer so far that was kept, and one more; the server remembers nothing of a lesson."""

    answers: Annotated[list[LessonAnswer], Meta(max_length=300)] = field(default_factory=list)
    attempt: LessonAnswer | None = None


class LessonNow(Outbound):
    """Where a lesson stands: what is said and pointed at, the table, and what the last answer got."""

    name: str
    step: int  # 0 .. steps; all done: steps
    steps: int
    say: Message
    point: list[str]
    does: bool  # a move is wanted; otherwise it is read and gone on
    names: list[str]
    snapshot: Snapshot
    outcome: Literal["", "on", "kept", "nudge", "refused"]
    praise: Message | None
    refusal: Message | None
    nudge: Message | None
    next: str  # the lesson after this one; empty after the last


class HowPicture(Outbound):
    """One of the pictures of how to play: a real table, what is said of it, and what is pointed at."""

    say: Message
    point: list[str]
    names: list[str]
    snapshot: Snapshot


class HowToPlay(Outbound):
    """How a game is played, in pictures."""

    key: str
    pictures: list[HowPicture]


class ShownList(Outbound):
    """The clauses of a game that can be shown happening, and those that refuse or score and cannot, each with why."""

    key: str
    clauses: list[str]
    unshown: dict[str, str]


class ShownClause(Outbound):
    """A clause at work: the table before, the move, and what came of it."""

    clause: str
    seat: int
    names: list[str]
    before: Snapshot
    after: Snapshot
    move: Message
    point: list[str]  # what the move touches on the table before it
    refusal: Message | None
    told: list[JournalLine]
    points: list[Message]  # rows of the score sheet the clause wrote: seat, points


class LearntMore(Inbound):
    """What somebody has learnt, to be kept with what their account knows already."""

    items: Annotated[list[Learnt], Meta(max_length=2000)]


class LearntAll(Outbound):
    """Everything an account has learnt: lessons done, puzzles solved, what the coach need not say again."""

    items: list[str]


class PuzzleInfo(Outbound):
    """One puzzle of a game: its number, and how many levels of bots miss it."""

    number: int
    kind: str
    hard: int


class PuzzleList(Outbound):
    """The puzzles of a game, the easiest first."""

    key: str
    puzzles: list[PuzzleInfo]


class PuzzleOfTheDay(Outbound):
    """The puzzle of a date, the same for everybody."""

    date: str
    key: str
    number: int


class PuzzleTry(Inbound):
    """Every move made so far on the puzzle's table; `show` asks for the solution."""

    moves: Annotated[list[Notation], Meta(max_length=MOST_ACTIONS)] = field(default_factory=list)
    show: bool = False


class PuzzleNow(Outbound):
    """Where a puzzle stands; why and the solution are told once it is solved, missed, or given up."""

    key: str
    number: int
    hard: int
    question: Message
    names: list[str]
    snapshot: Snapshot
    outcome: Literal["", "on", "solved", "wrong", "refused"]
    refusal: Message | None
    why: Message | None
    solution: list[Message]
