"""Random numbers from integers alone: the same on every machine, compiled or not.

The generator multiplies with carry in 32-bit words, `x -> A * (x mod 2^32) + (x div 2^32)`, and gives the exclusive
or of both halves of `x`. The multiplier is below 2^30, so that no intermediate value reaches 2^62. docs/random.md
has test vectors.
"""

import hashlib
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

MULTIPLIER: Final[i64] = 1073740155
WORD: Final[i64] = 4294967296
MASK: Final[i64] = 4294967295
LIMIT: Final[i64] = 4611678850126970878  # the states are 1 .. LIMIT
MOST: Final[i64] = 1073741824  # the largest n of below(n)


def advance(x: i64) -> i64:
    """The state that follows x."""
    return MULTIPLIER * (x & MASK) + (x >> 32)


def key(seed: int, purpose: str) -> int:
    """A first state for one purpose under a seed; other purposes tell nothing about it."""
    digest = hashlib.sha256(f"vernissage/{seed}/{purpose}".encode()).digest()
    return int.from_bytes(digest[:8], "big") % 4611678850126970878 + 1


def stream_below(streams: vec[i64], which: i64, n: i64) -> i64:
    """An unbiased number in 0 .. n-1 from one of several streams."""
    x = streams[which]
    product = ((x & MASK) ^ (x >> 32)) * n
    x = advance(x)
    low = product & MASK
    if low < n:
        # The first 2^32 mod n fractions would favor some numbers: they are drawn again.
        favored = (WORD - n) % n
        while low < favored:
            product = ((x & MASK) ^ (x >> 32)) * n
            x = advance(x)
            low = product & MASK
    streams[which] = x
    return product >> 32


def seed_streams(seed: int, seats: int) -> vec[i64]:
    """One stream for the table (index 0) and one for each seat (1 + seat)."""
    keys = [key(seed, "table")]
    for seat in range(seats):
        keys.append(key(seed, f"seat/{seat}"))
    return vec[i64](keys)


def streams_from(rng: "Rng", seats: int) -> vec[i64]:
    """Streams for a guessed state: any will do, as nobody can know the real ones."""
    return vec[i64]([fresh(rng) for each in range(seats + 1)])


def fresh(rng: "Rng") -> int:
    """A full-width state drawn from another generator."""
    high: i64 = rng.below(MULTIPLIER - 1)
    return int(high * WORD + rng.word()) + 1


@final
class Rng:
    """One stream of its own, for bots, rollouts and guesses."""

    def __init__(self, state: i64) -> None:
        assert 1 <= state <= LIMIT, "a state lies in 1 .. LIMIT; make one with Rng(key(seed, purpose))"
        self.state: i64 = state

    def word(self) -> i64:
        """The next 32 bits."""
        x = self.state
        self.state = advance(x)
        return (x & MASK) ^ (x >> 32)

    def below(self, n: i64) -> i64:
        """An unbiased number in 0 .. n-1."""
        product = self.word() * n
        low = product & MASK
        if low < n:
            favored = (WORD - n) % n
            while low < favored:
                product = self.word() * n
                low = product & MASK
        return product >> 32

    def mix(self, items: list[int]) -> None:
        """The list is in any order, each as likely as the others."""
        left: i64 = len(items)
        while left > 1:
            chosen = self.below(left)
            left -= 1
            items[left], items[chosen] = items[chosen], items[left]

    def fork(self) -> "Rng":
        """A new generator started from this one."""
        return Rng(fresh(self))

    def clone(self) -> "Rng":
        """A copy that goes on with the same numbers."""
        return Rng(self.state)


def rng_for(seed: int, purpose: str) -> Rng:
    """A generator keyed by seed and purpose."""
    return Rng(key(seed, purpose))
