"""A small seeded stream of numbers: the same name always paints the same picture."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1


class Chance:
    """A splitmix64 stream that starts from a name."""

    def __init__(self, name: str) -> None:
        self._state = int.from_bytes(hashlib.sha256(name.encode()).digest()[:8], "big")

    def bits(self) -> int:
        """The next 64 bits."""
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        z = self._state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def unit(self) -> float:
        """A number from 0 up to, not including, 1."""
        return (self.bits() >> 11) / (1 << 53)

    def quarters(self) -> tuple[float, float, float, float]:
        """Four coarse numbers from 0 up to 1 for the price of one."""
        z = self.bits()
        return (z & 0xFFFF) / 65536, (z >> 16 & 0xFFFF) / 65536, (z >> 32 & 0xFFFF) / 65536, (z >> 48) / 65536

    def between(self, low: float, high: float) -> float:
        """A number between the two bounds."""
        return low + (high - low) * self.unit()

    def near(self, middle: float, spread: float) -> float:
        """A number at most `spread` away from the middle, the middle being likeliest."""
        return middle + spread * (self.unit() + self.unit() - 1)

    def below(self, count: int) -> int:
        """A whole number from 0 to count - 1."""
        return self.bits() % count

    def pick(self, choices: Sequence[T]) -> T:
        """One of the choices."""
        return choices[self.below(len(choices))]

    def yes(self, probability: float) -> bool:
        """True with the given probability."""
        return self.unit() < probability

    def order(self, things: Sequence[T]) -> list[T]:
        """The things in a shuffled order."""
        left = list(things)
        return [left.pop(self.below(len(left))) for _ in range(len(left))]
