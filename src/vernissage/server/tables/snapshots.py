"""What each seat sees of a table, as bytes made once for everybody who looks from there."""

import hashlib
from collections.abc import Callable, Sequence
from difflib import SequenceMatcher
from itertools import groupby
from operator import itemgetter
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct, field

from vernissage.core.film import Shot, shots
from vernissage.core.game import Game, State
from vernissage.core.gestures import forced, gestures, quiet, whole
from vernissage.core.goals import goal_of
from vernissage.core.model import TABLE, Decision, Line, Message, Refusal, Result, View
from vernissage.core.steps import may_read, tell
from vernissage.server.errors import RequestError
from vernissage.server.tables import clocks
from vernissage.server.tables.position import Position
from vernissage.server.wire.common import Outbound
from vernissage.server.wire.replies import Composed, Deadline, Drafted, Gesture, JournalLine, Option, Part
from vernissage.server.wire.requests import Compose, Draft

NEAREST: Final = 3
encode = msgspec.json.Encoder().encode


class Core(Outbound):
    """A picture without its mark and journal; the fields of wire.Snapshot."""

    seat: int
    seq: int
    goal: Message | None
    view: View
    options: list[Option]
    gestures: list[Gesture]
    waiting: list[int]
    deadlines: list[Deadline]
    undo: Literal["no", "free", "consent"]
    result: Result | None
    seed: str


class SharedPart(Struct):
    """What every picture of one moment has in common."""

    asks: dict[int, Decision]
    waiting: list[int]
    deadlines: list[Deadline]
    result: Result | None
    seed: str


class Heard(Struct):
    """The journal lines one viewer may read, encoded, as far as they have been read."""

    branch: int
    read: int
    last: Line | None  # of those read, whether the viewer may know it or not
    lines: list[bytes]
    hashed: Any  # of all of them, and ready for what comes next


class Shown(Struct):
    """The picture of one viewer at one moment."""

    mark: str
    core: bytes
    heard: Heard
    frames: dict[int, bytes] = field(default_factory=dict)

    def frame(self, told: int, framed: Callable[[bytes], bytes]) -> bytes:
        """The picture as it goes to everybody who looks from here and has the first `told` lines of the journal."""
        found = self.frames.get(told)
        if found is None:
            found = self.frames[told] = framed(self.body(told))
        return found

    def message(self, told: int) -> str:
        """The picture for somebody who has the first `told` lines of the journal, as text."""
        return self.body(told).decode()

    def body(self, told: int) -> bytes:
        """The picture with the lines of the journal that are missing."""
        return b'{"type":"snapshot","mark":"%s",%s,"told_from":%d,"told":[%s]}' % (
            self.mark.encode(),
            self.core[1:-1],
            told,
            b",".join(self.heard.lines[told:]),
        )


class Snapshots:
    """The pictures of one table, each made when first looked at."""

    def __init__(self) -> None:
        self.shown: dict[int, Shown] = {}
        self.heard: dict[int, Heard] = {}
        self.shared: SharedPart | None = None
        self.told: list[tuple[Line, bytes]] = []  # the journal, each line encoded once for all who may read it

    def changed(self) -> None:
        """Something happened: every picture is made anew."""
        self.shown.clear()
        self.shared = None

    def show(self, position: Position, viewer: int) -> Shown:
        """What the viewer sees now."""
        found = self.shown.get(viewer)
        if found is None:
            if self.shared is None:
                self.shared = shared_part(position)
            core = encode(core_of(position, viewer, self.shared))
            heard = self.hear(position, viewer)
            hashed = heard.hashed.copy()
            hashed.update(core)
            found = self.shown[viewer] = Shown(f"{heard.branch}-{hashed.hexdigest()[:24]}", core, heard)
        return found

    def hear(self, position: Position, viewer: int) -> Heard:
        """The journal the viewer may read, up to now."""
        match = position.match
        assert match is not None
        journal = match.journal
        # What was taken back and told again are other lines, be they worded alike.
        while self.told and (len(self.told) > len(journal) or journal[len(self.told) - 1][1] is not self.told[-1][0]):
            self.told.pop()
        for _entry, heard_at_once in groupby(journal[len(self.told) :], itemgetter(0)):
            lines = [line for _n, line in heard_at_once]
            self.told += zip(lines, map(encode, told_lines(match.game, lines)), strict=True)
        branch = position.branch(viewer)
        heard = self.heard.get(viewer)
        if heard is None or heard.branch != branch or not holds(heard, journal):
            heard = self.heard[viewer] = Heard(branch, 0, None, [], hashlib.sha256())
        for line, told in self.told[heard.read :]:
            if may_read(line, viewer):
                heard.lines.append(told)
                heard.hashed.update(told)
        heard.read, heard.last = len(journal), journal[-1][1] if journal else None
        return heard


def holds(heard: Heard, journal: list[tuple[int, Line]]) -> bool:
    """Nothing that was read has been taken back."""
    return heard.read == 0 or (heard.read <= len(journal) and journal[heard.read - 1][1] is heard.last)


def told_lines(game: Game, lines: Sequence[Line]) -> list[JournalLine]:
    """The journal lines of one move as they are sent, with what is seen of them."""
    return [told_line(game, line, shot) for line, shot in zip(lines, shots(game, lines), strict=True)]


def told_line(game: Game, line: Line, shot: Shot | None = None) -> JournalLine:
    """A journal line as it is sent."""
    return JournalLine(clause=line.clause, seat=line.seat, say=tell(game, line), args=line.args, shot=shot)


def common(shown: Shown, mark: str, told: int) -> int:
    """How many journal lines somebody with this mark can keep."""
    same_branch = mark.startswith(f"{shown.heard.branch}-")
    return min(told, len(shown.heard.lines)) if same_branch else 0


def shared_part(position: Position) -> SharedPart:
    """Who is asked what, until when, and how it ended."""
    match = position.match
    assert match is not None
    asks = {} if position.ended else {ask.seat: ask for ask in match.game.decisions(match.state)}
    over = match.over
    return SharedPart(
        asks,
        position.waiting(),
        clocks.deadlines(position),
        match.result if over else None,
        str(match.seed) if over else "",
    )


def core_of(position: Position, viewer: int, now: SharedPart) -> Core:
    """The viewer's table, built from the game's view alone."""
    match = position.match
    assert match is not None
    view = match.game.view(match.state, viewer)
    return Core(
        seat=viewer,
        seq=position.seqs[viewer] if viewer >= 0 else 0,
        goal=goal_of(match.game, view),
        view=view,
        options=options_of(match.game, match.state, viewer, now.asks.get(viewer)),
        gestures=gestures_of(match.game, match.state, viewer, now.asks.get(viewer)),
        waiting=now.waiting,
        deadlines=shown_deadlines(now, viewer),
        undo=position.undo_kind(viewer) if viewer >= 0 else "no",
        result=now.result,
        seed=now.seed,
    )


def shown_deadlines(now: SharedPart, viewer: int) -> list[Deadline]:
    """Deadlines the viewer may know: how often a seat has answered in secret does not show."""
    asks = now.asks
    return [
        each
        for each in now.deadlines
        if each.seat in (viewer, TABLE) or not (each.seat in asks and asks[each.seat].secret)
    ]


def options_of(game: Game, state: State, seat: int, ask: Decision | None) -> list[Option]:
    """Everything the seat may do now."""
    if ask is None or seat < 0:
        return []
    actions = game.options(state, seat)
    alone = forced(game, state, seat, actions)
    return [
        Option(
            id=action,
            text=game.text(action),
            say=game.describe(state, seat, action),
            clause=ask.clause,
            targets=game.target(action),
            forced=alone,
            quiet=quiet(game, state, seat, action, actions),
        )
        for action in actions
    ]


def gestures_of(game: Game, state: State, seat: int, ask: Decision | None) -> list[Gesture]:
    """What the seat may do in one gesture of several choices."""
    if ask is None or seat < 0:
        return []
    return [
        Gesture(touches=each.touches, actions=each.actions, say=each.say, opens=each.opens)
        for each in gestures(game, state, seat)
    ]


def compose(position: Position, seat: int, wish: Compose) -> Composed:
    """The gesture with its set, as far as it is one."""
    match = position.match
    assert match is not None
    found = whole(match.game, match.state, seat, wish.actions, wish.chosen)
    if found is None:
        raise RequestError("stale", Message("error-moved-on"))
    return Composed(
        id=wish.id,
        seq=position.seqs[seat],
        actions=found.actions,
        chosen=found.chosen,
        parts=[Part(text=each.text, target=each.target, say=each.say) for each in found.parts],
        paid=found.bill.paid,
        price=found.bill.price,
        say=found.say,
        preview=found.preview,
    )


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


def refusal(position: Position, seat: int, refused: Refusal) -> RequestError:
    """A refusal as the player reads it."""
    match = position.match
    assert match is not None
    return RequestError(
        "refused",
        refused.message,
        game=match.game.package,
        names=[chair.name for chair in match.chairs],
        seat=seat,
        clause=refused.clause,
        action=refused.action,
        nearest=nearest(position, seat, refused.action),
    )


def draft(position: Position, seat: int, wish: Draft) -> Drafted:
    """What the drafted moves would bring, up to the first that is refused or would turn something over."""
    match = position.match
    assert match is not None
    trial = match.trial(seat, wish.actions, wish.payload)
    return Drafted(
        id=wish.id,
        view=match.game.view(trial.state, seat),
        options=seat_options(match.game, trial.state, seat),
        told=[told_line(match.game, line) for _n, line in trial.lines],
        clause="" if trial.refused is None else trial.refused.clause,
        say=None if trial.refused is None else trial.refused.message,
        sealed=trial.sealed,
    )
