"""Perfect recall: what a seat has been shown and has answered since the game began, folded into a few bytes."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from vernissage.core.game import State
from vernissage.research.encoders.encoding import PRIME, SEED, Encoder, folded
from vernissage.research.layout import Block, Layout

RECENT: Final[i64] = 16
DIGEST: Final[i64] = 5
EXTRA: Final[i64] = 2 * RECENT + 2 + DIGEST
MASK: Final[i64] = 1099511627775


@final
class Recall:
    """The memory of every seat at one table.

    A digest of 40 bits remembers, in order, every observation that differed from the one before and every own answer.
    Nothing else goes into it, so it tells no more than the seat has seen.
    """

    def __init__(self, encoder: Encoder) -> None:
        self.encoder: Encoder = encoder
        self.seats: i64 = encoder.seats
        self.digests: vec[i64] = vec[i64]([SEED & MASK] * int(self.seats))
        self.last: vec[i64] = vec[i64]([-1] * int(self.seats))
        self.answers: vec[i64] = vec[i64]([0] * int(self.seats))
        self.recent: vec[i64] = vec[i64]([0] * int(self.seats * RECENT))  # 1 + action, the newest first
        self.scratch: vec[u8] = vec[u8]([0] * int(encoder.size + EXTRA))

    def clone(self) -> "Recall":
        """A copy that shares nothing but the encoder."""
        twin = Recall(self.encoder)
        seat: i64 = 0
        while seat < self.seats:
            twin.digests[seat] = self.digests[seat]
            twin.last[seat] = self.last[seat]
            twin.answers[seat] = self.answers[seat]
            seat += 1
        index: i64 = 0
        while index < self.seats * RECENT:
            twin.recent[index] = self.recent[index]
            index += 1
        return twin

    def seen(self, state: State) -> None:
        """Every seat remembers what it is shown now, if that is something new."""
        seat: i64 = 0
        while seat < self.seats:
            self.encoder.write(state, seat, self.scratch, 0)
            now = folded(SEED & MASK, self.scratch, 0, self.encoder.size)
            if now != self.last[seat]:
                self.last[seat] = now
                self.digests[seat] = mixed(self.digests[seat], now)
            seat += 1

    def answered(self, seat: i64, action: i64) -> None:
        """The seat remembers its own answer."""
        self.digests[seat] = mixed(self.digests[seat], action + 1)
        self.answers[seat] += 1
        first = seat * RECENT
        index = RECENT - 1
        while index > 0:
            self.recent[first + index] = self.recent[first + index - 1]
            index -= 1
        self.recent[first] = action + 1

    def write(self, state: State, seat: i64, out: vec[u8], at: i64) -> None:
        """The information state of a seat: its observation, then what it remembers."""
        self.encoder.write(state, seat, out, at)
        here = at + self.encoder.size
        index: i64 = 0
        while index < RECENT:
            number = self.recent[seat * RECENT + index]
            out[here] = u8(number >> 8)
            out[here + 1] = u8(number & 255)
            here += 2
            index += 1
        out[here] = u8((self.answers[seat] >> 8) & 255)
        out[here + 1] = u8(self.answers[seat] & 255)
        here += 2
        left = self.digests[seat]
        index = 0
        while index < DIGEST:
            out[here + index] = u8(left & 255)
            left >>= 8
            index += 1

    def encode(self, state: State, seat: i64) -> bytes:
        """The information state of a seat."""
        self.write(state, seat, self.scratch, 0)
        return bytes(self.scratch)


def mixed(digest: i64, number: i64) -> i64:
    """A digest that remembers a digest and a number after it."""
    found = digest
    index: i64 = 0
    while index < DIGEST:
        found = ((found ^ (number & 255)) * PRIME + (found >> 20)) & MASK
        number >>= 8
        index += 1
    return found


def recall_layout(layout: Layout) -> Layout:
    """The layout of an information state: the observation's, then what is remembered."""
    return Layout(
        [
            *layout,
            Block("recent", int(2 * RECENT), f"own last {RECENT} answers, newest first: 1 + action, high byte first"),
            Block("answers", 2, "how many answers this seat has given, high byte first"),
            Block("digest", int(DIGEST), "a digest of every observation and every own answer since the game began"),
        ]
    )
