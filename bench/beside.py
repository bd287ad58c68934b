"""`python bench/beside.py BEFORE AFTER`: the engines of two trees in one interleaved run; the ratios say what a change
costs.

Each tree is compiled beside its source (`python tools/compile.py` there). A ratio is the median over pairs of slices
taken one right after the other, so that a busy machine weighs on both alike.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO

HERE = Path(__file__).parent
WANTED = 0.97
Ask = tuple[IO[str], IO[str]]


def serve() -> None:
    """One tree answers: the names of its contestants first, then a rate for each number it is sent."""
    from contestants import ours

    from vernissage.games import game, keys

    try:
        from vernissage.core.setting_up import setup_of
    except ImportError:  # an engine of before has it there
        from vernissage.core.match import setup_of  # type: ignore[attr-defined, no-redef]

    all_of_them = [each for key in keys() for each in ours(game(key), setup_of(game(key), {"seats": 3}))]
    print(json.dumps([f"{each.name} {each.what}" for each in all_of_them]), flush=True)
    for line in sys.stdin:
        print(all_of_them[int(line)].measure(), flush=True)


@contextmanager
def engine(tree: str) -> Iterator[Ask]:
    """A process with the engine of a tree."""
    paths = os.pathsep.join([str(Path(tree).resolve() / "src"), str(HERE)])
    command = [sys.executable, __file__, "--serve"]
    with subprocess.Popen(
        command, env={**os.environ, "PYTHONPATH": paths}, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        yield process.stdin, process.stdout
        process.stdin.close()


def measure(ask: Ask, number: int) -> float:
    """One slice of one contestant."""
    ask[0].write(f"{number}\n")
    ask[0].flush()
    return float(ask[1].readline())


def main() -> int:
    """The ratios are printed; the answer is how many lie below what is wanted."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("trees", nargs=2, metavar="TREE", help="before and after")
    words.add_argument("--rounds", type=int, default=15)
    words.add_argument("--only", default="", help="contestants whose name contains this")
    said = words.parse_args()
    slow = 0
    with ExitStack() as both:
        before, after = (both.enter_context(engine(tree)) for tree in said.trees)
        theirs: list[str] = json.loads(before[1].readline())
        names: list[str] = json.loads(after[1].readline())
        for name in names:
            if said.only not in name or name not in theirs:
                continue
            pairs = []
            for turn in range(said.rounds + 1):
                asked = [(before, theirs.index(name)), (after, names.index(name))]
                rates = [measure(*each) for each in (asked if turn % 2 else asked[::-1])]
                pairs.append((rates[0], rates[1]) if turn % 2 else (rates[1], rates[0]))
            ratios = [new / old for old, new in pairs[1:]]
            ratio = statistics.median(ratios)
            slow += ratio < WANTED
            low, _, high = statistics.quantiles(ratios, n=4)
            rate = statistics.median(new for _, new in pairs)
            print(f"{name:24} {ratio:6.3f}  ({low:.3f} - {high:.3f})  {rate:14,.0f} per second", flush=True)
    return slow


if __name__ == "__main__":
    if sys.argv[1:] == ["--serve"]:
        serve()
    else:
        sys.exit(main())
