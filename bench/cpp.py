"""`python bench/cpp.py`: Art Decko's C++ reference plays the same random games as the engine, bit for bit.

The engine that is imported is compared: compiled, interpreted (VERNISSAGE_PURE=1) or a release.
"""

import argparse
import ctypes
import os
import shutil
import subprocess
import sys
import tempfile
from array import array
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from contestants import Contestant, rate

SOURCE = Path(__file__).parent / "reference" / "art_decko.cpp"
FLAGS = ["-O3", "-std=c++17", "-shared", "-fPIC"]


def library() -> Any:
    """The reference, compiled and loaded."""
    compiler = os.environ.get("CXX", "g++")
    if shutil.which(compiler) is None:
        raise RuntimeError(f"no C++ compiler {compiler}")
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder, "art_decko.so")
        subprocess.run([compiler, *FLAGS, "-o", str(made), str(SOURCE)], check=True)
        loaded = ctypes.CDLL(str(made))
    loaded.play.restype = loaded.play_copies.restype = ctypes.c_int64
    return loaded


class Positions:
    """Positions of one seat count as the reference reads them."""

    def __init__(self, states: list[Any]) -> None:
        self.seats = int(states[0].seats)
        self.length = len(states[0].cells)
        self.count = len(states)
        self.cells = array("B", b"".join(bytes(state.cells) for state in states))
        self.streams = array("q", [int(stream) for state in states for stream in state.streams])
        self.scalars = array("q", [int(value) for state in states for value in state.scalars()])


def address(numbers: "array[int]") -> ctypes.c_void_p:
    """Where an array lies."""
    return ctypes.c_void_p(numbers.buffer_info()[0])


def played(reference: Any, state: Any, start: int) -> tuple[int, bytes, list[int], list[int], int]:
    """A position played out by the reference: actions, block, streams, scalars, and where the random numbers are."""
    at, rng = Positions([state]), array("q", [start])
    actions = reference.play(
        address(at.cells),
        ctypes.c_int64(at.length),
        address(at.streams),
        ctypes.c_int64(at.seats),
        address(at.scalars),
        address(rng),
    )
    return actions, at.cells.tobytes(), at.streams.tolist(), at.scalars.tolist(), rng[0]


def compare(games: int) -> int:
    """So many games end in the same positions; the answer is how many actions they took."""
    from vernissage.core.rng import Rng, key
    from vernissage.games import game

    rules, reference = game("art_decko"), library()
    setups = [
        setup for seats in range(rules.min_seats, rules.max_seats + 1) for setup in rules.variants(seats).values()
    ]
    total = 0
    for seed in range(games):
        state = rules.new(setups[seed % len(setups)], seed)
        start = key(seed, "reference")
        theirs = played(reference, state, start)
        rng = Rng(start)
        actions = int(rules.rollout(state, rng))
        streams = [int(stream) for stream in state.streams]
        ours = (actions, bytes(state.cells), streams, [int(value) for value in state.scalars()], int(rng.state))
        if ours != theirs:
            raise ValueError(f"game {seed} ends otherwise in C++: {ours[0]} actions here, {theirs[0]} there")
        total += actions
    return total


def cpp(name: str) -> Iterator[Contestant]:
    """The reference as a contestant: the same starts as our own, copied and played out inside it."""
    from vernissage.core.rng import key
    from vernissage.core.setting_up import setup_of
    from vernissage.games import game

    rules, reference = game(name), library()
    at = Positions([rules.new(setup_of(rules, {"seats": 3}), seed) for seed in range(20)])
    rng = array("q", [key(1, "bench")])

    def core() -> int:
        done: int = reference.play_copies(
            address(at.cells),
            ctypes.c_int64(at.length),
            address(at.streams),
            ctypes.c_int64(at.seats),
            address(at.scalars),
            ctypes.c_int64(at.count),
            address(rng),
        )
        return done

    yield Contestant(f"C++ {name}", "core", rate(core), peer="reference")


def main() -> int:
    """The games are compared."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--games", type=int, default=300)
    said = words.parse_args()
    print(f"{said.games} games, {compare(said.games)} actions: the same in C++")
    return 0


if __name__ == "__main__":
    sys.exit(main())
