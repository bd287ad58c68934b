"""A match: a game, its position and its record, as people and programs hold it."""

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from copy import deepcopy
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Generic, Literal, cast

import msgspec

from vernissage.core.game import Game, State, seats_in
from vernissage.core.glance import Glance
from vernissage.core.model import (
    TABLE,
    WATCHER,
    Line,
    Message,
    Refusal,
    Result,
    Setup,
    View,
)
from vernissage.core.record import Chair, Entry, Header, Record, commitment
from vernissage.core.setting_up import check_seats
from vernissage.core.steps import Attempt, Draft, Mark, Moment, SealedWithin, Step, Told, apply_entry, may_read, tell
from vernissage.core.words import ENGLISH, words
from vernissage.version import __version__

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    V = TypeVar("V", bound=View, default=View, covariant=True)
else:
    from typing import TypeVar

    V = TypeVar("V")  # the View of the game that is played

CHECKPOINT: Final = 16  # marks after which a position is kept for undo
CHECKPOINTS: Final = 8  # positions kept for undo


class Match(Generic[V]):
    """One game being played: options and views out, notation in, everything in a record."""

    def __init__(
        self,
        game: Game,
        setup: Setup,
        seed: int,
        chairs: list[Chair] | None = None,
        *,
        extra: dict[str, Any] | None = None,
        closing: dict[str, Any] | None = None,
    ) -> None:
        check_seats(game, setup.seats)
        if chairs and len(chairs) != setup.seats:
            raise ValueError(f"{len(chairs)} names for {setup.seats} seats")
        self.game = game
        self.setup = setup
        self.seed = seed
        self.chairs = chairs or [Chair(name=f"Seat {seat + 1}") for seat in range(setup.seats)]
        self.locale = ENGLISH  # the language of its sentences
        self.entries: list[Entry] = []
        self.notes: list[dict[str, Any]] = []
        self.extra = extra or {}  # further fields of the record's header ...
        self.closing = closing or {}  # ... and of its closing line, shown when the game is over
        self.marks: list[Mark] = []  # of the entries that stand
        self.journal: list[tuple[int, Line]] = []
        self.state: State = game.new(setup, seed)  # replaced by every step, never changed in place
        self.checkpoints: list[tuple[int, State]] = [(0, self.state)]  # positions after so many marks, for undo

    # Asking

    @property
    def seats(self) -> int:
        """How many seats play."""
        return self.setup.seats

    @property
    def waiting(self) -> list[int]:
        """The seats that are asked."""
        return seats_in(self.game.asked(self.state))

    @property
    def over(self) -> bool:
        """The game has ended."""
        return self.game.asked(self.state) == 0

    @property
    def result(self) -> Result | None:
        """The result, once the game is over."""
        return self.game.result(self.state)

    def check(self, seat: int) -> None:
        """The seat is one of this match, or a ValueError says which there are."""
        if not TABLE <= seat < self.setup.seats:
            raise ValueError(
                f"there is no seat {seat}: seats are 0 to {self.setup.seats - 1}, -1 looks on and -2 sees all"
            )

    def options(self, seat: int) -> list[str]:
        """Every move the seat may make now, in notation."""
        self.check(seat)
        return [self.game.text(action) for action in self.game.options(self.state, seat)]

    def view(self, seat: int = WATCHER) -> V:
        """What the seat may know; -1 looks on, -2 sees all."""
        self.check(seat)
        return cast(V, self.game.view(self.state, seat))

    def told(self, seat: int = WATCHER, after: int = 0) -> list[Told]:
        """The journal as the seat may read it, from the entries after a number."""
        return self.heard(seat, [(n, line) for n, line in self.journal if n > after])

    def heard(self, seat: int, lines: list[tuple[int, Line]]) -> list[Told]:
        """Journal lines as the seat hears them: those it may read, in words."""
        return [
            Told(n, line.clause, line.seat, self.say(tell(self.game, line), seat), line.args)
            for n, line in lines
            if may_read(line, seat)
        ]

    def why_not(self, seat: int, move: str) -> str:
        """The sentence that refuses a move, or nothing."""
        refusal = self.game.why_not(self.state, seat, self.game.parse(move))
        return f"{self.refused(refusal, seat)} ({refusal.clause})" if refusal else ""

    def describe(self, seat: int, move: str) -> str:
        """A move as a full sentence."""
        return self.say(self.game.describe(self.state, seat, self.game.parse(move)), seat)

    def say(self, message: Message, seat: int = WATCHER) -> str:
        """A message in the words of this match's language, as the person of the seat reads it."""
        return words(self.game.package, self.locale).say(message, [chair.name for chair in self.chairs], seat)

    def refused(self, refusal: Refusal, seat: int = WATCHER) -> str:
        """A refusal in words."""
        return self.say(refusal.message, seat)

    # Playing

    def play(self, seat: int, *moves: str, payload: Any = None, ms: int = 0) -> list[Told]:
        """All the moves have happened and are on record, or none has and the refusal says why."""
        step = self.prepare(seat, moves, payload)
        self.commit(step, ms)
        return self.heard(seat, step.lines)

    def prepare(self, seat: int, moves: Sequence[str], payload: Any = None) -> Step:
        """The moves played on a copy; a Refusal names the first that is not allowed.

        A run of moves ends where something is turned over: what comes after it was chosen blind, and its refusal
        would tell.
        """
        step = self.step()
        for move in moves:
            if step.sealed:
                raise SealedWithin(move)
            entry = Entry(n=step.after + len(step.entries) + 1, seat=seat, text=move, payload=payload)
            step.enter(self.game, entry)
            step.entries.append(entry)
        return step

    def step(self) -> Step:
        """A copy of where the match stands."""
        return Step(len(self.entries), len(self.marks), len(self.journal), self.state.clone())

    def commit(self, step: Step, ms: int = 0) -> None:
        """What was prepared has happened and is on record."""
        if step.after != len(self.entries):
            raise ValueError(f"the match has {len(self.entries)} entries; this step was prepared after {step.after}")
        if ms:
            for entry in step.entries:
                entry.ms = ms
        self.entries += step.entries
        self.marks[step.kept :] = step.marks
        self.journal[step.heard :] = step.lines
        self.state = step.state
        self.keep_checkpoint(step)

    def trial(self, seat: int, moves: Sequence[str], payload: Any = None) -> Attempt:
        """The moves on a copy that is thrown away, up to the first that is refused or would turn something over."""
        step = self.step()
        state, said = self.state, 0  # what may be shown so far, and how many lines of it
        refused: Refusal | None = None
        for move in moves:
            try:
                step.enter(self.game, Entry(n=0, seat=seat, text=move, payload=payload))
            except Refusal as refusal:
                refused = refusal
                break
            if step.sealed:
                break
            state, said = step.state.clone(), len(step.lines)
        return Attempt(state, [each for each in step.lines[:said] if may_read(each[1], seat)], refused, step.sealed)

    def in_secret(self, step: Step) -> bool:
        """What the step adds or takes back are secret answers that turn nothing over and tell nobody else anything."""
        journal = [*self.journal[step.heard :], *step.lines]
        before, after = self.marks[step.kept :], step.marks
        same = {mark.entry.n for mark in before} & {mark.entry.n for mark in after}
        changed = [mark for mark in (*before, *after) if mark.entry.n not in same]
        owners = {mark.entry.n: mark.entry.seat for mark in changed}
        return all(mark.secret and not mark.sealed for mark in changed) and all(
            line.only == owners[n] for n, line in journal if n in owners
        )

    def unnoticed(self, step: Step) -> bool:
        """Nobody else can see that the step happens: it is made in secret, and the same seats are waited for."""
        return self.in_secret(step) and self.game.asked(step.state) == self.game.asked(self.state)

    def draft(self, seat: int, *moves: str, payload: Any = None) -> Draft:
        """What the moves would bring, as the seat would see it; nothing has happened.

        A draft stops before a move would turn over something hidden: what it shows is already known to the seat.
        """
        trial = self.trial(seat, moves, payload)
        draft = Draft(self.game.view(trial.state, seat), self.heard(seat, trial.lines), sealed=trial.sealed)
        if trial.refused is not None:
            draft.refusal, draft.clause = self.refused(trial.refused, seat), trial.refused.clause
        return draft

    def hinted(self, seat: int, ms: int = 0) -> None:
        """A seat has asked for a hint: that is on record, and everybody hears it."""
        self.enter(Entry(n=len(self.entries) + 1, seat=seat, hint=True, ms=ms))

    def enter(self, entry: Entry) -> None:
        """One more entry of a record has happened."""
        if entry.undo:
            step = self.without([entry.undo])
        else:
            step = self.step()
            step.enter(self.game, entry)
        step.entries = [entry]
        self.commit(step)

    # Taking back

    def undo_kind(self, seat: int) -> Literal["no", "free", "consent"]:
        """How the seat may take back its last move: not at all, freely, or past a seal by consent of the others."""
        for mark in reversed(self.marks):
            if not mark.entry.hint and mark.entry.seat == seat:
                return "free" if self.undoable(seat) else "consent"
        return "no"

    def undoable(self, seat: int) -> bool:
        """The seat's last move may be taken back without asking anybody."""
        for mark in reversed(self.marks):
            if mark.entry.hint:
                continue
            if mark.sealed:
                return False
            if mark.entry.seat == seat:
                return True
            if not mark.secret:
                return False
        return False

    def prepare_undo(self, seat: int | None = None, *, consent: bool = False) -> Step | None:
        """The match without the last move of the seat (of anybody, without one), or nothing where it must stand.

        Secret answers the others gave meanwhile stay. With consent everything after the move goes too.
        """
        moves = [mark.entry for mark in self.marks if not mark.entry.hint]
        own = [entry for entry in moves if seat is None or entry.seat == seat]
        if not own:
            return None
        last = own[-1]
        if self.undoable(last.seat):
            back = [last.n]
        elif consent:
            back = [entry.n for entry in reversed(moves) if entry.n >= last.n]
        else:
            return None
        try:
            step = self.without(back)
        except Refusal:  # another's answer hangs on this one
            return None
        step.entries = [Entry(n=step.after + k, seat=last.seat, undo=n) for k, n in enumerate(back, 1)]
        return step

    def undo(self, seat: int | None = None, *, consent: bool = False) -> bool:
        """The last move of the seat (of anybody, without one) is taken back; past a seal only with the others' consent.

        Secret answers the others gave meanwhile stay. With consent everything after the move goes too.
        """
        step = self.prepare_undo(seat, consent=consent)
        if step is None:
            return False
        self.commit(step)
        return True

    def without(self, numbers: list[int]) -> Step:
        """The match as it would stand without some entries, played again from the last checkpoint before them."""
        marks = self.marks
        first = bisect_left(marks, min(numbers), key=lambda mark: mark.entry.n)
        kept, state = next(each for each in reversed(self.checkpoints) if each[0] <= first)
        step = Step(len(self.entries), first, marks[first].heard, state.clone())
        for mark in marks[kept:first]:
            apply_entry(self.game, step.state, mark.entry)
        for mark in marks[first:]:
            if mark.entry.n not in numbers:
                step.enter(self.game, mark.entry)
        return step

    def keep_checkpoint(self, step: Step) -> None:
        """Every seal is a checkpoint, and every few marks; the older they are, the fewer are kept."""
        kept = [each for each in self.checkpoints if each[0] <= step.kept]
        count = len(self.marks)
        if (step.sealed or count - kept[-1][0] >= CHECKPOINT) and count > kept[-1][0]:
            kept.append((count, step.state))
            if len(kept) > CHECKPOINTS:
                del kept[1 : -CHECKPOINTS // 2 : 2]
        self.checkpoints = kept

    # Looking back

    def moments(self, seat: int = WATCHER) -> list[Moment]:
        """The game once more as the seat saw it: what was taken back is left out, and so is what it did not notice."""
        return [moment for moment in self.look_back(seat) if moment is not None]

    def look_back(self, seat: int) -> Iterator[Moment | None]:
        """The moments one by one, nothing for what the seat did not notice; meanwhile the match may go on."""
        marks, journal = list(self.marks), list(self.journal)
        state = self.game.new(self.setup, self.seed)
        view = self.game.view(state, seat)
        seen = msgspec.json.encode(view)
        yield Moment(view, [], None)
        ends = [*(mark.heard for mark in marks[1:]), len(journal)]
        for mark, end in zip(marks, ends, strict=False):  # before the first move there is one end and no mark
            apply_entry(self.game, state, mark.entry)
            view = self.game.view(state, seat)
            before, seen = seen, msgspec.json.encode(view)
            lines = [line for _n, line in journal[mark.heard : end] if may_read(line, seat)]
            yield Moment(view, lines, mark.entry) if seen != before or lines else None

    def review(self, depth: int | None = None, random: int = 0) -> Any:
        """What decided the finished game, as `vernissage.review.Review`; a notebook shows its curves.

        The review knows bots and stands above this module, so it is fetched when it is asked for.
        """
        found = import_module("vernissage.review")
        return found.review(self, found.DEPTH if depth is None else depth, random=random)

    # Keeping

    def record(self, *, sealed: bool = False) -> Record:
        """The record so far; a sealed one keeps the seed to itself until the game is over."""
        result = self.result
        open_game = not self.over
        header = Header(
            game=self.game.key,
            edition=self.game.edition,
            rules=__version__,
            setup=msgspec.to_builtins(self.setup),
            seats=self.chairs,
            commitment=commitment(self.seed),
            extra=self.extra,
        )
        return Record(
            header=header,
            entries=self.entries,
            notes=self.notes,
            seed=None if sealed and open_game else self.seed,
            fingerprint="" if sealed and open_game else self.state.fingerprint(),
            result=None if result is None else msgspec.to_builtins(result),
            extra={} if open_game else self.closing,
        )

    def save(self, path: str | Path) -> None:
        """The record is written; a running game's file holds its seed, so that it can go on."""
        Path(path).write_text(self.record().text(), "utf-8")

    def __copy__(self) -> "Match[V]":
        return deepcopy(self)

    def __repr__(self) -> str:
        return f"<Match {self.game.key}, {self.seats} seats, {len(self.entries)} entries, waiting for {self.waiting}>"

    def glance(self, seat: int = WATCHER) -> Glance:
        """The table as a notebook shows it, from any seat."""
        return Glance(self, seat)

    def _repr_html_(self) -> str:
        return self.glance()._repr_html_()
