"""What each seat sees of a table, as bytes made once for everybody who looks from there."""

import hashlib
from difflib import SequenceMatcher
from typing import Final, Literal

import msgspec
from msgspec import Struct, field

from vernissage.core.game import Game, State
from vernissage.core.match import answer, may_read, tell
from vernissage.core.model import TABLE, Decision, Line, Refusal, Result, View
from vernissage.core.record import Entry
from vernissage.server import clocks
from vernissage.server.position import Position
from vernissage.server.sent import Draft
from vernissage.server.told import Deadline, Drafted, Option, ToldLine
from vernissage.server.trouble import Trouble
from vernissage.server.wire import Outbound

NEAREST: Final = 3
encode = msgspec.json.Encoder().encode


class Core(Outbound):
    """A picture without its mark and journal; the fields of wire.Picture."""

    seat: int
    seq: int
    view: View
    options: list[Option]
    waiting: list[int]
    deadlines: list[Deadline]
    undo: Literal["no", "free", "consent"]
    result: Result | None
    seed: str


class Moment(Struct):
    """What every picture of one moment has in common."""

    asks: dict[int, Decision]
    waiting: list[int]
    deadlines: list[Deadline]
    result: Result | None
    seed: str


class Heard(Struct):
    """The journal lines one viewer may read, encoded, as far as they have been read."""

    undos: int
    read: int
    lines: list[bytes]
    digest: bytes


class Shown(Struct):
    """The picture of one viewer at one moment."""

    mark: str
    core: bytes
    heard: Heard
    texts: dict[int, str] = field(default_factory=dict)

    def message(self, told: int) -> str:
        """The picture for somebody who has the first `told` lines of the journal; all who have as many share it."""
        found = self.texts.get(told)
        if found is None:
            lines = b",".join(self.heard.lines[told:])
            whole = b'{"type":"picture","mark":"%s",%s,"told_from":%d,"told":[%s]}' % (self.mark.encode(), self.core[1:-1], told, lines)
            found = self.texts[told] = whole.decode()
        return found


class Pictures:
    """The pictures of one table, each made when first looked at."""

    def __init__(self) -> None:
        self.shown: dict[int, Shown] = {}
        self.heard: dict[int, Heard] = {}
        self.moment: Moment | None = None
        self.told: list[bytes] = []  # the journal, each line encoded once for everybody who may read it
        self.undos = 0

    def changed(self) -> None:
        """Something happened: every picture is made anew."""
        self.shown.clear()
        self.moment = None

    def show(self, position: Position, viewer: int) -> Shown:
        """What the viewer sees now."""
        found = self.shown.get(viewer)
        if found is None:
            if self.moment is None:
                self.moment = moment_of(position)
            core = encode(core_of(position, viewer, self.moment))
            heard = self.hear(position, viewer)
            digest = hashlib.sha256(core + heard.digest).hexdigest()[:24]
            found = self.shown[viewer] = Shown(f"{position.undos}-{digest}", core, heard)
        return found

    def hear(self, position: Position, viewer: int) -> Heard:
        """The journal the viewer may read, up to now."""
        match = position.match
        assert match is not None
        journal = match.journal
        if self.undos != position.undos or len(self.told) > len(journal):
            self.undos, self.told = position.undos, []
        self.told += [encode(told_line(match.game, line)) for _entry, line in journal[len(self.told) :]]
        heard = self.heard.get(viewer)
        if heard is None or heard.undos != position.undos or heard.read > len(journal):
            heard = self.heard[viewer] = Heard(position.undos, 0, [], b"")
        for number in range(heard.read, len(journal)):
            if may_read(journal[number][1], viewer):
                told = self.told[number]
                heard.lines.append(told)
                heard.digest = hashlib.sha256(heard.digest + told).digest()
        heard.read = len(journal)
        return heard


def told_line(game: Game, line: Line) -> ToldLine:
    """A journal line as it is sent."""
    told = tell(game, 0, line)
    return ToldLine(clause=told.clause, seat=told.seat, sentence=told.sentence, args=told.args)


def common(shown: Shown, mark: str, told: int) -> int:
    """How many journal lines somebody with this mark can keep."""
    same_branch = mark.startswith(f"{shown.heard.undos}-")
    return min(told, len(shown.heard.lines)) if same_branch else 0


def moment_of(position: Position) -> Moment:
    """Who is asked what, until when, and how it ended."""
    match = position.match
    assert match is not None
    asks = {ask.seat: ask for ask in match.game.decisions(match.state)}
    over = match.over
    return Moment(asks, match.waiting, clocks.deadlines(position), match.result if over else None, str(match.seed) if over else "")


def core_of(position: Position, viewer: int, now: Moment) -> Core:
    """The viewer's table, built from the game's view alone."""
    match = position.match
    assert match is not None
    return Core(
        seat=viewer,
        seq=position.seqs[viewer] if viewer >= 0 else 0,
        view=match.game.view(match.state, viewer),
        options=options_of(match.game, match.state, viewer, now.asks.get(viewer)),
        waiting=now.waiting,
        deadlines=shown_deadlines(now, viewer),
        undo=position.undo_kind(viewer) if viewer >= 0 else "no",
        result=now.result,
        seed=now.seed,
    )


def shown_deadlines(now: Moment, viewer: int) -> list[Deadline]:
    """Deadlines the viewer may know: how often a seat has answered in secret does not show."""
    asks = now.asks
    return [each for each in now.deadlines if each.seat in (viewer, TABLE) or not (each.seat in asks and asks[each.seat].secret)]


def options_of(game: Game, state: State, seat: int, ask: Decision | None) -> list[Option]:
    """Everything the seat may do now."""
    if ask is None or seat < 0:
        return []
    found = []
    for action in game.options(state, seat):
        sentence = game.describe(state, seat, action)
        found.append(Option(id=action, text=game.text(action), sentence=sentence, clause=ask.clause, targets=game.target(action)))
    return found


def seat_options(game: Game, state: State, seat: int) -> list[Option]:
    """The options of a seat, wherever they are needed beside a picture."""
    asks = {ask.seat: ask for ask in game.decisions(state)}
    return options_of(game, state, seat, asks.get(seat))


def nearest(position: Position, seat: int, text: str) -> list[Option]:
    """The allowed moves most like a refused one."""
    if position.match is None:
        return []
    options = seat_options(position.match.game, position.match.state, seat)
    options.sort(key=lambda option: -SequenceMatcher(None, option.text, text).ratio())
    return options[:NEAREST]


def refusal(position: Position, seat: int, refused: Refusal) -> Trouble:
    """A refusal as the player reads it."""
    match = position.match
    assert match is not None
    action = str(refused.facts.pop("_action", ""))
    sentence = match.game.book.sentence(refused)
    return Trouble("refused", sentence, clause=refused.clause, action=action, nearest=nearest(position, seat, action))


def draft(position: Position, seat: int, wish: Draft) -> Drafted:
    """What the drafted moves would bring, up to the first that is refused or would turn something over."""
    match = position.match
    assert match is not None
    game, trial = match.game, match.state.clone()
    lines: list[Line] = []
    clause = sentence = ""
    for text in wish.actions:
        before = trial.clone()
        try:
            mark, said = answer(game, trial, Entry(n=0, seat=seat, text=text, payload=wish.payload))
        except Refusal as refused:
            clause, sentence = refused.clause, game.book.sentence(refused)
            trial = before
            break
        if mark.sealed:
            trial = before
            break
        lines += [line for n, line in said if may_read(line, seat)]
    return Drafted(
        id=wish.id,
        view=game.view(trial, seat),
        options=seat_options(game, trial, seat),
        told=[told_line(game, line) for line in lines],
        clause=clause,
        sentence=sentence,
    )
