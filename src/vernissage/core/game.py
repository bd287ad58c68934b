"""The contract every game keeps: a state that is a value, and a game that asks small questions about it."""

import hashlib
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from vernissage.core.clauses import Book
from vernissage.core.model import TABLE, Decision, Line, Refusal, Result, Setup, View
from vernissage.core.rng import Rng

TIME_UP: Final = "time-up"  # the word the host plays for the table when a sandglass has run out
FORMAT: Final = b"VS1"


@mypyc_attr(allow_interpreted_subclasses=True)
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
        """The whole position; a compiled state does not pickle, its bytes travel instead."""
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
        self.set_scalars([int.from_bytes(data[at + 8 * k : at + 8 * k + 8], "little", signed=True) for k in range(fields)])
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

    def __reduce__(self) -> tuple[object, ...]:
        raise TypeError("a state does not pickle: send its record, or to_bytes() and game.restore()")


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """How a rollout chooses; this one draws any option with equal chance."""

    def choose(self, game: "Game", state: State, seat: i64, options: vec[i64], count: i64, rng: Rng) -> i64:
        """One of the first `count` options."""
        return options[rng.below(count)]


UNIFORM: Final = Policy()


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of one game. It holds no position: every method is given a state."""

    def __init__(self, package: str, title: str, min_seats: int, max_seats: int, words: list[str]) -> None:
        self.package: str = package
        self.key: str = package.rpartition(".")[2]
        self.title: str = title
        self.min_seats: int = min_seats
        self.max_seats: int = max_seats
        self.words: list[str] = words
        self.payloads: bool = False  # some answers carry a payload
        self.buffer: vec[i64] = vec[i64]([0] * (len(words) + 1))
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
        self.legal(state, seat, self.buffer)
        return self.buffer[0]

    def some_payload(self, state: State, seat: i64, action: i64, rng: Rng) -> object:
        """A valid payload where a decision wants one."""
        return None

    def describe(self, state: State, seat: i64, action: i64) -> str:
        """The action as a full sentence."""
        return self.text(action)

    def target(self, action: i64) -> list[str]:
        """The things on the table the action touches."""
        return []

    def tell(self, line: Line) -> str:
        """A journal line as a sentence."""
        return self.book.clauses[line.clause].text

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
        """Every action the seat may take now, ascending."""
        buffer = self.buffer
        count = self.legal(state, seat, buffer)
        return [buffer[index] for index in range(count)]

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
        """The position that `State.to_bytes` gave."""
        state = self.blank(data[3] if len(data) > 3 else 0)
        state.from_bytes(data)
        return state

    def rollout(self, state: State, rng: Rng, policy: Policy = UNIFORM, most: i64 = 1000000) -> i64:
        """The game is played to its end by one policy for all seats; the answer is the number of actions."""
        buffer = self.buffer
        played: i64 = 0
        seat = self.mover(state)
        while seat >= 0 and played < most:
            count = self.legal(state, seat, buffer)
            action = policy.choose(self, state, seat, buffer, count, rng)
            if self.payloads:
                self.apply(state, seat, action, self.some_payload(state, seat, action, rng))
            else:
                self.apply(state, seat, action)
            played += 1
            seat = self.mover(state)
        return played


def packed(value: int) -> bytes:
    """A number in eight bytes."""
    return value.to_bytes(8, "little", signed=True)


def seats_in(mask: int) -> list[int]:
    """The seats of a bit mask, ascending."""
    return [seat for seat in range(16) if mask >> seat & 1]


def time_up_allowed(decisions: list[Decision], seat: int) -> bool:
    """The table may play time-up when some question has a sandglass."""
    return seat == TABLE and any(decision.sandglass for decision in decisions)
