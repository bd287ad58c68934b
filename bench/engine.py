"""`make bench`: one interleaved run of our games and their peers; ratios first, then medians with their spread."""

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from beside import engine, measure
from contestants import CARD_GAMES, PEERS, Contestant, ours
from cpp import cpp

ROOT = Path(__file__).parent.parent
BY_HAND = "\n## What is missed, and why\n"  # this part of the page and what follows it stay as they are
# What each game must reach against the fastest OpenSpiel card game, driven from Python: decisions against decisions.
TARGETS = {"hush": 8.0, "avant_carde": 8.0, "art_decko": 8.0, "art_society": 8.0}
CLONES = 4.0
OF_CPP = 0.7
IN_CORE = 4.0
SINCE = 1.6  # of the engine before the issue on speed, for the games that are played by turns
SEATS = 3
Figures = dict[tuple[str, str], list[float]]


def field(games: list[str]) -> Iterator[Contestant]:
    """Every contestant that can be had here; of our games these, or all."""
    from leduc.game import GAME as LEDUC

    from hush.game import GAME as HUSH
    from vernissage.core.model import Setup
    from vernissage.core.setting_up import setup_of
    from vernissage.games import game, keys

    yield from ours(HUSH, setup_of(HUSH, {"seats": SEATS}))
    yield from ours(LEDUC, Setup(seats=2))
    for key in games or keys():
        yield from ours(game(key), setup_of(game(key), {"seats": SEATS}))
    for make, name in [(cpp, "art_decko"), *PEERS]:
        try:
            yield from make(name)
        except Exception as error:  # a peer that no longer installs or starts is left out, and said so
            print(f"left out {make.__name__} {name}: {type(error).__name__}: {error}", file=sys.stderr)


def before(tree: str, keep: ExitStack) -> Iterator[Contestant]:
    """What the engine of another tree does, measured in a process of its own; it ends when the stack is left."""
    ask = keep.enter_context(engine(tree))
    for number, said in enumerate(json.loads(ask[1].readline())):
        name, what = said.split(" ", 1)
        if name in TARGETS and what in ("core", "driven", "clones"):
            yield Contestant(f"{name} before", what, partial(measure, ask, number), peer="before")


def interpreted(rounds: int) -> float:
    """Decisions per second of the tiny game inside the interpreted core, in a process of its own."""
    program = (
        "from contestants import ours; from hush.game import GAME; from vernissage.core.setting_up import setup_of\n"
        f"import statistics\ncore = [c for c in ours(GAME, setup_of(GAME, {{'seats': {SEATS}}})) if c.what =="
        f" 'core'][0]\nprint(statistics.median(core.measure() for _ in range({rounds})))"
    )
    paths = os.pathsep.join([str(ROOT / "src"), str(ROOT / "tests"), str(ROOT / "bench")])
    environment = {**os.environ, "VERNISSAGE_PURE": "1", "PYTHONPATH": paths}
    return float(
        subprocess.run(
            [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True
        ).stdout
    )


def machine() -> str:
    """This machine in a line."""
    model = platform.processor() or platform.machine()
    try:
        names = [
            line.partition(":")[2].strip()
            for line in Path("/proc/cpuinfo").read_text("utf-8").splitlines()
            if line.startswith("model name")
        ]
        model = names[0] if names else model
    except OSError:
        pass
    return f"{model}, {os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}"


def ratios(figures: Figures, pure: float) -> list[dict[str, object]]:
    """What we promise, as ratios of medians from this one run."""
    middle = {key: statistics.median(values) for key, values in figures.items()}
    driven = max(
        (value for (name, what), value in middle.items() if what == "driven" and name in CARD_GAMES), default=0.0
    )
    cloned = max(
        (value for (name, what), value in middle.items() if what == "clones" and name in CARD_GAMES), default=0.0
    )
    played = max(
        (value for (name, what), value in middle.items() if what == "core" and name in CARD_GAMES), default=0.0
    )
    told: list[dict[str, object]] = []

    def say(game: str, ratio: str, value: float, target: float | None) -> None:
        told.append(
            {
                "game": game,
                "ratio": ratio,
                "value": round(value, 2),
                "target": target,
                "reached": target is None or value >= target,
            }
        )

    for name in dict.fromkeys(name for name, _ in figures):
        if name in TARGETS:
            if driven:
                say(name, "driven / OpenSpiel's fastest card game", middle[name, "driven"] / driven, TARGETS[name])
                say(name, "stepped / OpenSpiel's fastest card game", middle[name, "stepped"] / driven, None)
            if cloned:
                say(name, "clones / OpenSpiel's fastest card game", middle[name, "clones"] / cloned, CLONES)
            if played:
                say(name, "inside the core / OpenSpiel's own loop in C++", middle[name, "core"] / played, IN_CORE)
        for what in ("core", "driven", "clones"):
            old = middle.get((f"{name} before", what), 0.0)
            if old:
                aim = SINCE if what == "core" and name in TARGETS else None
                say(name, f"{what} / the engine before", middle[name, what] / old, aim)
    ceiling = middle.get(("C++ art_decko", "core"), 0.0)
    if ceiling:
        say("art_decko", "inside the core / C++ of the same rules", middle["art_decko", "core"] / ceiling, OF_CPP)
    for what, named in (("driven", ""), ("driven, deals counted", ", its deals counted as actions")):
        like = middle.get(("OpenSpiel leduc_poker", what), 0.0)
        if like:
            say("leduc", f"driven / OpenSpiel's leduc_poker{named}", middle["leduc", "driven"] / like, None)
    say("hush", "inside the core, compiled / interpreted", middle["hush", "core"] / pure, 10.0)
    return told


def table(figures: Figures) -> list[str]:
    """Medians with the middle half of the runs."""
    lines = ["| who | what | median per second | middle half |", "|---|---|---:|---:|"]
    for (name, what), values in figures.items():
        low, _, high = statistics.quantiles(values, n=4) if len(values) > 1 else (values[0], 0, values[0])
        lines.append(f"| {name} | {what} | {statistics.median(values):,.0f} | {low:,.0f} - {high:,.0f} |")
    return lines


def main() -> int:
    """The benchmark has run and its figures are printed."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--rounds", type=int, default=7)
    words.add_argument("--json", action="store_true")
    words.add_argument("--write", action="store_true", help="put the table into docs/benchmarks.md")
    words.add_argument("--before", default="", metavar="TREE", help="a tree with an older engine to be measured beside")
    words.add_argument("--games", nargs="*", default=[], help="only these of our games")
    said = words.parse_args()
    figures: Figures = {}
    with ExitStack() as keep:
        contestants = [*field(said.games), *(before(said.before, keep) if said.before else [])]
        for contestant in contestants:
            contestant.measure()
        for _ in range(said.rounds):
            for contestant in contestants:
                figures.setdefault((contestant.name, contestant.what), []).append(contestant.measure())
    promised = ratios(figures, interpreted(3))
    if said.json:
        rows = [{"who": name, "what": what, "rates": values} for (name, what), values in figures.items()]
        print(json.dumps({"machine": machine(), "ratios": promised, "rates": rows}))
        return 0
    lines = ["| game | ratio | value | target |", "|---|---|---:|---:|"]
    lines += [
        f"| {r['game']} | {r['ratio']} | {r['value']} |"
        f" {'' if r['target'] is None else r['target']}{'' if r['reached'] else ' (missed)'} |"
        for r in promised
    ]
    lines += ["", *table(figures)]
    print("\n".join(lines))
    if said.write:
        write(lines)
    return 0


def write(lines: list[str]) -> None:
    """docs/benchmarks.md holds this run; what is said of it by hand and of the server stays."""
    peers = ", ".join(f"{name} {installed(name)}" for name in ("open_spiel", "pettingzoo", "rlcard"))
    text = f"""# Benchmarks

Made by `make bench`: one interleaved run, {SEATS} seats, uniformly random play, the engine's {build()}.
Rates are per second of processor time, so that a busy machine weighs less; absolute figures move with it all the same:
trust the ratios, and see the middle half beside each median. Driven = one decision at a time from Python (who is asked,
options, apply), stepped = the same in one call (`game.step`), core = actions inside `game.rollout`, games = random
games there, clones = copies of a position. A deal is no decision: OpenSpiel's are counted apart; its core is its own
C++ loop, `RandomRolloutEvaluator`. Before = the engine of an older tree, built there as it was built then and measured
in turns with this one (`--before TREE`).

Machine: {machine()}, with {os.getloadavg()[2]:.0f} processes wanting
a core at once on average of the last quarter of an hour, this one among them. Peers: {peers}.

"""
    page = ROOT / "docs" / "benchmarks.md"
    _engine, mark, rest = page.read_text("utf-8").partition(BY_HAND)
    page.write_text(text + "\n".join(lines) + "\n" + mark + rest, "utf-8")


def build() -> str:
    """Which build of the engine is measured."""
    from vernissage.doctor import engine

    return engine().partition(", ")[2] or engine()


def installed(name: str) -> str:
    """A peer's version."""
    try:
        return version(name)
    except PackageNotFoundError:
        return "not installed"


if __name__ == "__main__":
    sys.exit(main())
