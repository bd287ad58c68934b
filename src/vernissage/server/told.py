"""What people and programs are told: the answers of REST and the messages of the play socket. Every field is always there."""

from typing import Any, Literal, TypeAlias

from msgspec import field

from vernissage.core.model import Result, View
from vernissage.server.wire import Clock, Milliseconds, Outbound

# People


class Token(Outbound):
    """A bot token, shown once; send it as `Authorization: Bearer <token>`."""

    token: str
    name: str


class Me(Outbound):
    """Who this session is, and the tables to return to."""

    name: str
    kind: Literal["guest", "account", "bot"]
    login: str
    csrf: str  # goes into the header X-CSRF-Token of every changing request made with a cookie
    tables: list["TableInfo"]


# The lobby


class ChairInfo(Outbound):
    """One chair at a table."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    level: str  # of a bot
    program: bool  # somebody's own bot, which came with a token
    yours: bool
    here: bool  # connected now
    stand_in: bool  # time ran out and a bot sits in; the owner may take the seat back


class UndoRequest(Outbound):
    """A seat asks to take back a move past a seal; the seats that have not yet consented."""

    seat: int
    wanted: list[int]


class TableInfo(Outbound):
    """A table as everybody may know it, and which part of it is yours."""

    id: str
    game: str
    title: str
    phase: Literal["lobby", "playing", "finished"]
    public: bool
    watchers: bool
    hints: bool  # seats may ask for hints
    options: dict[str, Any]
    clock: Clock
    chairs: list[ChairInfo]
    least: int  # seats
    most: int  # seats
    host: bool  # you may change settings, remove people and start
    waiting: list[int]
    undo: UndoRequest | None
    rematch: str  # the table of the next game
    made: Milliseconds
    touched: Milliseconds
    commitment: str  # the hash of the seed, from the start on


class TableList(Outbound):
    """Public tables, latest first."""

    tables: list[TableInfo]


class GameInfo(Outbound):
    """One game: what it is called, how many play, its options and its bots."""

    key: str
    title: str
    least: int
    most: int
    edition: str
    levels: list[str]
    setup: dict[str, Any]  # JSON Schema of the options: the set-up page
    defaults: dict[str, Any]


class ClauseInfo(Outbound):
    """One clause of a game's rules."""

    id: str
    source: str
    page: str
    text: str
    refusal: str
    manual: str


class HouseValue(Outbound):
    """A value no booklet states, and why it was chosen."""

    group: str
    row: str
    why: str


class Coverage(Outbound):
    """How many clauses the engine itself decides."""

    clauses: int
    decided: int
    manual: int


class Rules(Outbound):
    """Everything the rules pages show."""

    key: str
    title: str
    edition: str
    clauses: list[ClauseInfo]
    house: list[HouseValue]
    components: dict[str, list[dict[str, Any]]]
    coverage: Coverage


# Play


class Option(Outbound):
    """One thing the seat may do now; an element on the table named in `targets` is its button."""

    id: int
    text: str  # the notation, which goes into Do.actions
    sentence: str
    clause: str
    targets: list[str]


class ToldLine(Outbound):
    """One line of the journal as this seat may read it."""

    clause: str
    seat: int
    sentence: str
    args: dict[str, str | int]


class Deadline(Outbound):
    """When the time of a seat runs out; seat -2 is the sandglass of the table."""

    seat: int
    at: Milliseconds


class Picture(Outbound, tag="picture"):
    """The whole table as one seat may see it. `mark` names the content: equal pictures have equal marks."""

    mark: str
    seat: int  # -1 looks on
    seq: int  # of this seat's question
    view: View  # the game's own View
    options: list[Option]
    waiting: list[int]
    deadlines: list[Deadline]
    undo: Literal["no", "free", "consent"]
    result: Result | None
    seed: str  # once finished
    told_from: int  # lines up to here stay; those after it are replaced by `told`
    told: list[ToldLine]


class Same(Outbound, tag="same"):
    """Nothing has changed since the picture the client resumed from."""

    mark: str


class Done(Outbound, tag="done"):
    """The command has happened and is stored; sent again for a repeated command."""

    id: str
    asked: bool = False  # an undo that now waits for consent


class Refused(Outbound, tag="refused"):
    """A move the rules do not allow: clause, sentence and the nearest moves that are allowed."""

    id: str
    clause: str
    sentence: str
    action: str
    nearest: list[Option]


class Drafted(Outbound, tag="drafted"):
    """What the drafted moves would bring, up to the first that is refused or would turn something over."""

    id: str
    view: View
    options: list[Option]
    told: list[ToldLine]
    clause: str  # of the refusal, if any
    sentence: str


class Advice(Outbound):
    """One move a hint names, with what it gains and costs."""

    id: int  # of the option
    text: str
    sentence: str
    value: float  # on the scale of the bot that found it; higher is better
    equal: bool  # the search cannot tell it from the first
    targets: list[str]


class Hinted(Outbound, tag="hinted"):
    """The best moves for the seat's question, the best first; only the seat that asked receives them."""

    id: str
    seq: int
    moves: list[Advice]


class Problem(Outbound, tag="problem"):
    """A message that could not be used: stale, malformed, too fast, not allowed."""

    id: str
    code: str
    sentence: str


class TableNow(Outbound, tag="table"):
    """The table's settings and chairs have changed."""

    table: TableInfo


class Pong(Outbound, tag="pong"):
    """The answer to a ping."""

    id: str
    now: Milliseconds


ServerMessage: TypeAlias = Picture | Same | Done | Refused | Drafted | Hinted | Problem | TableNow | Pong


# Replay


class Step(Outbound):
    """One distinct picture of a game that is looked through again."""

    at: int  # 0 .. last
    last: int
    seat: int
    view: View
    told: list[ToldLine]  # of this step
    move: str  # the notation that led here, where the seat may know it
    result: Result | None


class Imported(Outbound):
    """A record that has become a finished table."""

    id: str


class ProblemDetails(Outbound):
    """An error over REST (RFC 9457, application/problem+json)."""

    type: str
    title: str
    status: int
    detail: str
    clause: str = ""
    nearest: list[Option] = field(default_factory=list)
