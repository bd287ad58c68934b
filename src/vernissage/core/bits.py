"""Words of up to 62 bits: how many are set, which, and each of them as an option."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

TWOS: Final[i64] = 0x555555555555555
FOURS: Final[i64] = 0x333333333333333
BYTES: Final[i64] = 0xF0F0F0F0F0F0F0F
# For every value of six bits: how many are set, and which.
SIX_COUNT: Final[vec[i64]] = vec[i64]([value.bit_count() for value in range(64)])
SIX_BITS: Final[vec[i64]] = vec[i64](
    [([bit for bit in range(6) if value >> bit & 1] + [0] * 6)[index] for value in range(64) for index in range(6)]
)


def bits(x: i64) -> i64:
    """How many bits of a word are set: counted by twos, fours and bytes, which are then added up."""
    x -= (x >> 1) & TWOS
    x = (x & FOURS) + ((x >> 2) & FOURS)
    x = (x + (x >> 4)) & BYTES
    x += x >> 8
    x += x >> 16
    x += x >> 32
    return x & 127


def nth_bit(x: i64, n: i64) -> i64:
    """Which bit of a word is set after n others, counted from the lowest."""
    at: i64 = 0
    while True:
        there = SIX_COUNT[x & 63]
        if n < there:
            return at + SIX_BITS[(x & 63) * 6 + n]
        n -= there
        x >>= 6
        at += 6


def spread_word(options: vec[i64], count: i64, word: i64, x: i64) -> i64:
    """The set bits of one word, six at a time by a table."""
    counts = SIX_COUNT
    which = SIX_BITS
    while x != 0:
        six = x & 63
        if six != 0:
            at = six * 6
            end = at + counts[six]
            while at < end:
                options[count] = word + which[at]
                count += 1
                at += 1
        x >>= 6
        word += 6
    return count
