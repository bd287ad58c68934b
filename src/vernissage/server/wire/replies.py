"""What people and programs are told: the answers of REST and the messages of the play socket. Every field is always
there.
"""

from typing import Any, Literal, TypeAlias

from msgspec import field

from vernissage.core.film import Shot
from vernissage.core.model import Message, Result, View
from vernissage.server.wire.common import Clock, Milliseconds, Outbound

# People


class Token(Outbound):
    """A bot token, shown once; send it as `Authorization: Bearer <token>`."""

    token: str
    name: str


class SessionInfo(Outbound):
    """A browser somebody is signed in with, or a program they made."""

    id: str
    kind: Literal["browser", "program"]
    name: str
    made: Milliseconds
    expires: Milliseconds
    current: bool  # the one that asks


class SessionList(Outbound):
    """Everything that may act in somebody's name, latest first."""

    sessions: list[SessionInfo]


class Me(Outbound):
    """Who this session is, and the tables to return to."""

    name: str
    kind: Literal["guest", "account", "bot"]
    login: str
    csrf: str  # goes into the header X-CSRF-Token of every changing request made with a cookie
    tables: list["TableInfo"]
    closed: list["ClosedTable"]


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
    share: str  # the hash of the seat's part of the seed; empty when it has given none
    nudged: Milliseconds  # when somebody last reminded it; 0 = never
    resigned: bool  # whoever sat here gave the game up, and a bot plays on


class SaidInfo(Outbound):
    """What a seat said, or the sign it made."""

    n: int
    seat: int
    text: str
    sign: str
    at: Milliseconds


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
    chances: bool  # onlookers are told each seat's chance to win, some turns later; players never
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
    share: str  # the hash of the server's part of the seed, from before anybody sat; empty when the deal is not fresh
    deal: str  # the finished table whose deal is played again here; empty when the deal is fresh
    begins: int  # entries of that table's game that were made before this one began
    imported: bool  # the game was played elsewhere: names and times are as the record says
    ended: bool  # given up before it was over: finished without a result
    winners: list[int]  # once the game is over
    totals: list[int]  # once the game is over
    talk: bool  # people who sit here may talk
    said: list[SaidInfo]  # the last of it, for those who sit here


class ShareInfo(Outbound):
    """One part of a seed: the hash everybody could see from the start on, and once the game is over the part itself."""

    commitment: str
    share: str


class Fairness(Outbound):
    """What the deal was mixed from: seed = SHA-256 of "vernissage deal", the table, the server's share and each seat's,
    one a line, as a number; a commitment = SHA-256 of "vernissage share " and the share.
    """

    table: str
    server: ShareInfo
    seats: list[ShareInfo]
    seed: str  # once finished
    holds: bool  # everything is there and belongs together
    say: Message


class ClosedTable(Outbound):
    """A table that cannot be read, and the reason."""

    id: str
    say: Message
    sentence: str


class TableList(Outbound):
    """Public tables, latest first."""

    tables: list[TableInfo]


class GameInfo(Outbound):
    """One game, in the language of the request: what it is called, how many play, its options and its bots."""

    key: str
    title: str
    tagline: str
    minutes: str
    pictures: list[str]  # of the poster
    least: int
    most: int
    rivals: int  # bots of a quick table
    first: dict[str, Any]  # the options that differ where somebody plays for the first time, as at a quick table
    standing: dict[str, str]  # what each measure of ReplayStep.standing is called
    words: str  # where the catalogue of the game lies, named after its content
    kit: str  # where what a table needs to be read lies together (Kit), named after its content; empty within a Kit
    art: str  # where all its pictures lie together, name -> SVG, named after their content
    edition: str
    levels: list[str]
    chances: bool  # a position can be judged, so that onlookers may be told who is likely to win
    # JSON Schema of the options, for the set-up page; each has its `title`, its `description`, and `labels` for values
    setup: dict[str, Any]
    defaults: dict[str, Any]


class Language(Outbound):
    """A language there are words for."""

    locale: str
    name: str  # in itself


class ClauseInfo(Outbound):
    """One clause of a game's rules."""

    id: str
    source: str
    page: str
    text: str
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


class Kit(Outbound):
    """What a table of a game needs to be read; its address is named after its content."""

    info: GameInfo
    words: str  # the Fluent catalogue
    rules: Rules


# Play


class Option(Outbound):
    """One thing the seat may do now; an element on the table named in `targets` is its button."""

    id: int
    text: str  # the notation, which goes into Do.actions
    say: Message
    clause: str
    targets: list[str]
    forced: bool  # the only answer, which turns nothing over: a table may give it by itself
    quiet: bool  # it ends or leaves out something while more useful options are there: its button is not the loud one


class Gesture(Outbound):
    """A move of several small choices as one gesture: what is touched, in order, and the run of choices it means."""

    touches: list[str]
    actions: list[str]  # for Do.actions; where `opens`, the run as far as its set
    say: Message
    opens: bool  # a set is still to be chosen, such as a payment: see Compose


class Part(Outbound):
    """One member a set may have: the choice that names it, and the thing on the table it touches."""

    text: str
    target: str
    say: Message


class Composed(Outbound, tag="composed"):
    """A gesture with its set: the run of choices to send, or why it does not do yet, and what it would bring."""

    id: str
    seq: int
    actions: list[str]  # for Do.actions; empty while the set does not do
    chosen: list[str]
    parts: list[Part]
    paid: int
    price: int
    say: Message | None  # why it does not do
    preview: list[Message]


class JournalLine(Outbound):
    """One line of the journal as this seat may read it."""

    clause: str
    seat: int
    say: Message
    args: dict[str, str | int]
    shot: Shot | None  # what is seen of it, and of lines after it that have none


class Deadline(Outbound):
    """When the time of a seat runs out; seat -2 is the sandglass of the table."""

    seat: int
    at: Milliseconds


class Snapshot(Outbound, tag="snapshot"):
    """The whole table as one seat may see it. `mark` names the content: equal pictures have equal marks."""

    mark: str
    seat: int  # -1 looks on
    seq: int  # of this seat's question
    goal: Message | None  # what wins and how everybody stands; nothing where the game does not say
    view: View  # the game's own View
    options: list[Option]
    gestures: list[Gesture]
    waiting: list[int]
    deadlines: list[Deadline]
    undo: Literal["no", "free", "consent"]
    result: Result | None
    seed: str  # once finished
    told_from: int  # lines up to here stay; those after it are replaced by `told`
    told: list[JournalLine]


class Same(Outbound, tag="same"):
    """Nothing has changed since the picture the client resumed from."""

    mark: str


class Done(Outbound, tag="done"):
    """The command has happened and is stored; sent again for a repeated command."""

    id: str
    asked: bool = False  # an undo that now waits for consent


class Refused(Outbound, tag="refused"):
    """A move the rules do not allow: clause, what to say and the nearest moves that are allowed."""

    id: str
    clause: str
    say: Message
    sentence: str  # in the language of the handshake's Accept-Language
    action: str
    nearest: list[Option]


class Drafted(Outbound, tag="drafted"):
    """What the drafted moves would bring, up to the first that is refused or would turn something over."""

    id: str
    view: View
    options: list[Option]
    told: list[JournalLine]
    clause: str  # of the refusal, if any
    say: Message | None
    sealed: bool = False  # it stopped before a move that would turn something over, or that others would have to answer


class Advice(Outbound):
    """One move a hint names, with what it gains and costs."""

    id: int  # of the option
    text: str
    say: Message
    value: float  # on the scale of the bot that found it; higher is better
    worth: Message  # the value with its unit
    equal: bool  # the search cannot tell it from the first
    targets: list[str]


class Advised(Outbound, tag="hinted"):
    """The best moves for the seat's question, the best first; only the seat that asked receives them."""

    id: str
    seq: int
    moves: list[Advice]


class CoachRemark(Outbound):
    """What a coach says when something happens for the first time, and the things on the table it points at."""

    name: str  # what it is remembered by
    say: Message
    point: list[str]


class CoachProposal(Outbound):
    """The next sensible thing, with its reason."""

    moves: list[str]  # for Do.actions
    payload: Any  # for Do.payload
    say: Message
    point: list[str]


class Coached(Outbound, tag="coached"):
    """What the coach has for a seat now; only the seat that asked receives it."""

    id: str
    seq: int  # the question it is about
    remarks: list[CoachRemark]
    proposal: CoachProposal | None
    taken: str  # what is learnt by doing what is proposed,
    alone: str  # and by doing something else; empty where nothing is asked
    proposes: bool  # nobody but bots sits there, so that a proposal is between the seat and its coach


class Problem(Outbound, tag="problem"):
    """A message that could not be used: stale, malformed, too fast, not allowed."""

    id: str
    code: str
    say: Message
    sentence: str  # in the language of the handshake's Accept-Language


class TableNow(Outbound, tag="table"):
    """The table's settings and chairs have changed."""

    table: TableInfo


class Pong(Outbound, tag="pong"):
    """The answer to a ping."""

    id: str
    now: Milliseconds


ServerMessage: TypeAlias = (
    Snapshot | Same | Done | Refused | Drafted | Composed | Advised | Coached | Problem | TableNow | Pong
)


# Replay


class ReplayStep(Outbound):
    """One distinct picture of a game that is looked through again."""

    at: int  # 0 .. last
    last: int
    n: int  # entries of the record made so far
    seat: int
    view: View
    told: list[JournalLine]  # of this step
    move: str  # the notation that led here, where the seat may know it
    standing: dict[str, list[int]]  # how the seats stand, by measure
    result: Result | None


class ReplayFrame(Outbound):
    """One step of a game at a glance."""

    at: int
    n: int  # entries of the record made so far
    seat: int  # that moved, where the viewer may know it; -1 otherwise
    round: int  # 0 in games that count none
    turn: bool  # somebody else's turn, or another round, begins here
    told: list[JournalLine]


class ReplayStrip(Outbound):
    """A whole game at a glance, to jump about in."""

    seat: int
    frames: list[ReplayFrame]


class Imported(Outbound):
    """A record that has become a finished table."""

    id: str


class ProblemDetails(Outbound):
    """An error over REST (RFC 9457, application/problem+json)."""

    type: str
    title: str
    status: int
    detail: str  # in the language of the request's Accept-Language
    say: Message
    clause: str = ""
    nearest: list[Option] = field(default_factory=list)
