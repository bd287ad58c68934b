"""The contract every game keeps: a state that is a value, and a game that asks small questions about it."""

import hashlib
from importlib import import_module
from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from vernissage.core.clauses import Book
from vernissage.core.model import TABLE, Decision, Line, Message, Refusal, Result, Setup, View, seat_name
from vernissage.core.rng import Rng

TIME_UP: Final = "time-up"  # the word the host plays for the table when a sandglass has run out
FORMAT: Final = b"VS1"
COMPILED: Final = not __file__.endswith(".py")
BUILD: Final = "build: checked"  # a release says "release" here, or "trained" (tools/unchecked.py)


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """A position: i64 fields, one block of bytes that holds every pile, and the random streams."""

    def __init__(self, seats: i64, cells: vec[u8], streams: vec[i64]) -> None:
        self.seats: i64 = seats
        self.cells: vec[u8] = cells
        self.streams: vec[i64] = streams
        self.sealed: bool = False
        self.journal: list[Line] | None = None

    def clone(self) -> "State":
        """A copy that shares nothing and keeps no journal."""
        raise NotImplementedError

    def scalars(self) -> list[int]:
        """Every i64 field the game adds, in order."""
        raise NotImplementedError

    def set_scalars(self, values: list[int]) -> None:
        """The fields hold the values that `scalars` gave."""
        raise NotImplementedError

    def extras(self) -> bytes:
        """Whatever does not fit numbers, such as drawings."""
        return b""

    def set_extras(self, data: bytes) -> None:
        """The state holds what `extras` gave."""

    def to_bytes(self) -> bytes:
        """The whole position; this is also what a pickled state carries."""
        fields = self.scalars()
        parts = [FORMAT, bytes([self.seats, len(fields)])]
        parts += [packed(value) for value in fields]
        block = bytes(self.cells)
        parts.append(len(block).to_bytes(4, "little"))
        parts.append(block)
        parts += [packed(stream) for stream in self.streams]
        parts.append(self.extras())
        return b"".join(parts)

    def from_bytes(self, data: bytes) -> None:
        """This state is the position that `to_bytes` gave."""
        if data[:3] != FORMAT:
            raise ValueError("these bytes are no state")
        self.seats = data[3]
        fields = data[4]
        at = 5
        self.set_scalars(
            [int.from_bytes(data[at + 8 * k : at + 8 * k + 8], "little", signed=True) for k in range(fields)]
        )
        at += 8 * fields
        length = int.from_bytes(data[at : at + 4], "little")
        at += 4
        self.cells = vec[u8](list(data[at : at + length]))
        at += length
        count = int(self.seats) + 1
        self.streams = vec[i64]([int.from_bytes(data[at + 8 * k : at + 8 * k + 8], "little") for k in range(count)])
        self.set_extras(data[at + 8 * count :])

    def fingerprint(self) -> str:
        """Equal positions have equal fingerprints, on any machine."""
        return hashlib.sha256(self.to_bytes()).hexdigest()[:16]

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, memo: object) -> "State":
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        return restored, (type(self).__module__.rpartition(".")[0], self.to_bytes())

    def __repr__(self) -> str:
        return f"<{type(self).__name__}, {self.seats} seats, {self.fingerprint()}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """How a rollout chooses; this one draws any option with equal chance."""

    def choose(self, game: "Game", state: State, seat: i64, options: vec[i64], count: i64, rng: Rng) -> i64:
        """One of the first `count` options."""
        return options[rng.below(count)]


UNIFORM: Final = Policy()


@final
class Desk:
    """Where a buffer lies that `options` and `rollout` may borrow."""

    def __init__(self) -> None:
        self.buffer: vec[i64] = NONE


NONE: Final = vec[i64]([0] * 0)
DESK: Final = Desk()


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of one game. It holds no position and nothing it works with: every method is given a state, and any
    number of threads may ask at once.
    """

    def __init__(self, package: str, title: str, min_seats: int, max_seats: int, words: list[str]) -> None:
        self.package: str = package
        self.key: str = package.rpartition(".")[2]
        self.title: str = title
        self.min_seats: int = min_seats
        self.max_seats: int = max_seats
        self.words: list[str] = words
        self.room: i64 = len(words) + 1  # no question has as many options
        self.numerals: list[object] = list(range(len(words) + 1))  # every action as Python has it, made once
        self.payloads: bool = False  # some answers carry a payload
        self.numbers: dict[str, int] = {word: number for number, word in enumerate(words)}
        self.loaded: Book | None = None

    # What each game gives.

    @property
    def setup_type(self) -> type[Setup]:
        """The struct of this game's options."""
        raise NotImplementedError

    @property
    def view_type(self) -> type[View]:
        """The struct of this game's table as seen from a seat."""
        raise NotImplementedError

    def new(self, setup: Setup, seed: int) -> State:
        """The table is set."""
        raise NotImplementedError

    def blank(self, seats: int) -> State:
        """An empty state of this game, for `restore`."""
        raise NotImplementedError

    def asked(self, state: State) -> i64:
        """The seats that are asked, as a bit mask; 0 when the game is over."""
        raise NotImplementedError

    def legal(self, state: State, seat: i64, options: vec[i64]) -> i64:
        """The options stand in the buffer, complete and ascending; the answer is how many."""
        raise NotImplementedError

    def apply(self, state: State, seat: i64, action: i64, payload: object = None) -> None:
        """The action has happened; nothing is checked."""
        raise NotImplementedError

    def decisions(self, state: State) -> list[Decision]:
        """Who is asked what; empty when the game is over."""
        raise NotImplementedError

    def why_not(self, state: State, seat: i64, action: i64, payload: object = None) -> Refusal | None:
        """The clause that refuses the action, or nothing."""
        raise NotImplementedError

    def view(self, state: State, seat: i64) -> View:
        """What a seat, a watcher or the table may know."""
        raise NotImplementedError

    def guess(self, view: View, rng: Rng) -> State:
        """A position this view could come from."""
        raise NotImplementedError

    def result(self, state: State) -> Result | None:
        """The result, once the game is over."""
        raise NotImplementedError

    def show(self, view: View) -> str:
        """The table as plain text."""
        raise NotImplementedError

    def variants(self, seats: int) -> dict[str, Setup]:
        """Named set-ups the laws run over; the plain game is named ''."""
        raise NotImplementedError

    def bound(self, setup: Setup) -> int:
        """No game of this set-up takes more actions."""
        raise NotImplementedError

    def census(self, state: State) -> list[int]:
        """Every component counted wherever it lies; it never changes."""
        raise NotImplementedError

    # What a game may give.

    def default(self, state: State, seat: i64) -> i64:
        """The safe action for a seat whose time is up."""
        return self.options(state, seat)[0]

    def some_payload(self, state: State, seat: i64, action: i64, rng: Rng) -> object:
        """A valid payload where a decision wants one."""
        return None

    def describe(self, state: State, seat: i64, action: i64) -> Message:
        """The action as a full sentence."""
        return Message("option", {"notation": self.text(action)})

    def target(self, action: i64) -> list[str]:
        """The things on the table the action touches."""
        return []

    def tell(self, line: Line) -> Message:
        """A journal line as a sentence: named after its clause, told with its arguments and who did it."""
        facts: dict[str, int | str | Message | list[int | str | Message]] = {**line.args}
        if line.seat >= 0:
            facts["who"] = seat_name(line.seat)
        return Message(f"line-{line.clause.lower()}", facts)

    def pictures(self) -> list[str]:
        """A few pictures that stand for the game on a poster, by their ids."""
        return []

    def rivals(self) -> int:
        """How many bots sit down with one person at a quick table."""
        return 1

    def first_game(self) -> dict[str, bool | int | str]:
        """The options of a table where somebody plays for the first time; a quick table is one."""
        return {}

    def standing(self, view: View) -> dict[str, list[int]]:
        """How the seats stand by what the view shows: each measure by its name, a number a seat."""
        return {}

    # What the games share.

    @property
    def book(self) -> Book:
        """The clauses and components, read when first asked for."""
        if self.loaded is None:
            self.loaded = Book(self.package)
        return self.loaded

    @property
    def edition(self) -> str:
        """The fingerprint of components and clauses."""
        return self.book.edition

    def options(self, state: State, seat: i64) -> list[int]:
        """Every action the seat may take now, ascending; a seat that is not at this table has none."""
        if seat < 0 or seat >= state.seats:
            return []
        # Taking a fresh buffer off the allocator for every question would cost a tenth of the driven rate, so one lies
        # on the desk; who finds it taken makes their own. Compiled code is not interrupted between taking it and
        # leaving none. Interpreted code is: it never puts one back.
        buffer = DESK.buffer
        DESK.buffer = NONE
        if len(buffer) < self.room:
            buffer = self.buffer()
        count = self.legal(state, seat, buffer)
        # A list of the right length whose places are then filled, where appending would make room again and again.
        numerals = self.numerals
        found = numerals[:count]
        index: i64 = 0
        while index < count:
            found[index] = numerals[buffer[index]]
            index += 1
        if COMPILED:
            DESK.buffer = buffer
        return cast(list[int], found)

    def any_option(self, state: State, seat: i64, options: vec[i64], rng: Rng) -> i64:
        """One of the seat's options, each with equal chance; a game may draw it without filling the buffer."""
        return options[rng.below(self.legal(state, seat, options))]

    def proceed(self, state: State, seat: i64, action: i64) -> i64:
        """The action has happened; the answer is who is asked next, as `mover` would say."""
        self.apply(state, seat, action)
        return self.mover(state)

    def step(self, state: State, action: i64, payload: object = None) -> tuple[int, list[int]]:
        """Who is asked has done this; the answer is who is asked next, and its options: -1 and none at the end."""
        self.apply(state, self.mover(state), action, payload)
        seat = self.mover(state)
        return int(seat), self.options(state, seat) if seat >= 0 else []

    def offers(self, state: State, seat: i64, action: i64) -> bool:
        """The action is among the seat's options."""
        return action in self.options(state, seat)

    def buffer(self) -> vec[i64]:
        """A fresh buffer with room for any options, for `legal`."""
        return vec[i64]([0] * self.room)

    def mover(self, state: State) -> i64:
        """The lowest seat that is asked, or -1 when the game is over."""
        asked = self.asked(state)
        if asked == 0:
            return -1
        seat: i64 = 0
        while (asked >> seat) & 1 == 0:
            seat += 1
        return seat

    def play(self, state: State, seat: i64, action: i64, payload: object = None) -> None:
        """The action has happened, or is refused by its clause and nothing has changed."""
        refusal = self.why_not(state, seat, action, payload)
        if refusal is not None:
            refusal.package = self.package
            raise refusal
        self.apply(state, seat, action, payload)

    def text(self, action: i64) -> str:
        """The action's notation."""
        return self.words[action]

    def parse(self, text: str) -> int:
        """The action of a notation."""
        found = self.numbers.get(text)
        if found is None:
            raise ValueError(f"{self.title} has no move written {text!r}")
        return found

    def restore(self, data: bytes) -> State:
        """The position that `State.to_bytes` gave; a ValueError where the bytes are none of this game."""
        seats = data[3] if len(data) > 3 else 0
        if not self.min_seats <= seats <= self.max_seats:
            raise ValueError(f"these bytes are no state of {self.title}")
        state = self.blank(seats)
        size = len(state.cells)
        try:
            state.from_bytes(data)
        except (ValueError, IndexError, OverflowError):
            raise ValueError(f"these bytes are no state of {self.title}") from None
        if len(state.cells) != size or state.to_bytes() != data:
            raise ValueError(f"these bytes are no whole state of {self.title}")
        return state

    def __copy__(self) -> "Game":
        return self

    def __deepcopy__(self, memo: object) -> "Game":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return rules_of, (self.package,)

    def __repr__(self) -> str:
        return f"<{self.title}, {self.min_seats} to {self.max_seats} seats, {len(self.words)} moves>"

    def rollout(self, state: State, rng: Rng, policy: Policy = UNIFORM, most: i64 = 1000000) -> i64:
        """The game is played to its end by one policy for all seats; the answer is the number of actions."""
        buffer = DESK.buffer  # as in `options`: a fresh one costs Art Society's rollouts one in thirty
        DESK.buffer = NONE
        if len(buffer) < self.room:
            buffer = self.buffer()
        played: i64 = 0
        uniform = policy is UNIFORM
        seat = self.mover(state)
        while seat >= 0 and played < most:
            if uniform:
                action = self.any_option(state, seat, buffer, rng)
            else:
                action = policy.choose(self, state, seat, buffer, self.legal(state, seat, buffer), rng)
            if self.payloads:
                self.apply(state, seat, action, self.some_payload(state, seat, action, rng))
                seat = self.mover(state)
            else:
                seat = self.proceed(state, seat, action)
            played += 1
        if COMPILED:
            DESK.buffer = buffer
        return played


def rules_of(package: str) -> Game:
    """The rules in a package, for whoever has sent no more than their name."""
    found: Game = import_module(f"{package}.game").GAME
    return found


def restored(package: str, data: bytes) -> State:
    """The position of a pickled state."""
    return rules_of(package).restore(data)


def packed(value: int) -> bytes:
    """A number in eight bytes."""
    return value.to_bytes(8, "little", signed=True)


def seats_in(mask: int) -> list[int]:
    """The seats of a bit mask, ascending."""
    return [seat for seat in range(16) if mask >> seat & 1]


def time_up_allowed(decisions: list[Decision], seat: int) -> bool:
    """The table may play time-up when some question has a sandglass."""
    return seat == TABLE and any(decision.sandglass for decision in decisions)
