"""What learners get a second: batches and adapters of our games beside the environments they know, one interleaved run.

Every figure is per second of processor time of one core, with observations and masks where it says so.
"""

import argparse
import statistics
import sys
from collections.abc import Iterator
from importlib import import_module
from itertools import cycle
from typing import Any

from contestants import NUMBERS, Contestant, rate
from engine import ROOT, installed, machine

SEATS = 2
TABLES = 64
TURN_GAMES = ("art_decko", "art_society", "avant_carde")
CARD_GAMES = ("crazy_eights", "hearts", "dou_dizhu", "gin_rummy")
PYTHON_GAMES = ("python_kuhn_poker", "python_tic_tac_toe", "python_liars_poker", "python_block_dominoes")
CLASSICS = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6", "gin_rummy_v4")
MARK = "<!-- learners -->"


def batches(key: str) -> Iterator[Contestant]:
    """Our game by the batch: random inside the core, and driven by numpy; the bare rollout beside it."""
    import numpy as np

    from vernissage.core.rng import rng_for
    from vernissage.research import Batch

    inside, driven = (Batch(key, tables=TABLES, seats=SEATS) for _ in range(2))
    rng = rng_for(1, "bench")
    starts = [inside.game.new(inside.setup, seed) for seed in range(20)]
    numbers = np.random.default_rng(1).random((64, TABLES, inside.actions)).astype(np.float32)
    turn = cycle(range(64)).__next__

    def rollout() -> int:
        return sum(int(inside.game.rollout(state.clone(), rng)) for state in starts)

    def batch() -> int:
        inside.step_at_random(50)
        return 50 * TABLES

    def numpy_policy() -> int:
        for _ in range(20):
            driven.step((driven.masks * numbers[turn()]).argmax(1))
        return 20 * TABLES

    yield Contestant(key, "rollout, no observations", rate(rollout))
    yield Contestant(key, "Batch, observations and masks", rate(batch))
    yield Contestant(key, "Batch, random policy in numpy", rate(numpy_policy))


def aec(name: str, make: Any) -> Iterator[Contestant]:
    """An environment one agent at a time, with its observations and masks."""
    env = make()
    draw = cycle(NUMBERS).__next__

    def driven() -> int:
        env.reset(seed=1)
        done = 0
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            offered = seen["action_mask"].nonzero()[0]
            env.step(int(offered[draw() % len(offered)]))
            done += 1
        return done

    yield Contestant(name, "PettingZoo AEC", rate(driven))


def spiel(name: str, tensors: bool) -> Iterator[Contestant]:
    """A game of OpenSpiel driven from Python, with the observation tensor of whoever moves where wanted."""
    import pyspiel

    if name in PYTHON_GAMES:
        import_module(f"open_spiel.python.games.{name.removeprefix('python_')}")
    game = pyspiel.load_game(name)
    observed = game.get_type().provides_observation_tensor
    draw = cycle(NUMBERS).__next__

    def driven() -> int:
        state = game.new_initial_state()
        look = state.observation_tensor if observed else state.information_state_tensor
        done = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[draw() % len(outcomes)][0])
                continue
            if tensors:
                look(state.current_player())
            offered = state.legal_actions()
            state.apply_action(offered[draw() % len(offered)])
            done += 1
        return done

    what = "OpenSpiel, with observation tensors" if tensors else "OpenSpiel"
    yield Contestant(name, what, rate(driven))


def field() -> Iterator[Contestant]:
    """Everybody who can be had here."""
    from functools import partial

    from vernissage.research import pettingzoo

    for key in TURN_GAMES:
        yield from batches(key)
        yield from aec(key, partial(pettingzoo.raw_env, key, SEATS))
    import vernissage.research.openspiel  # noqa: F401 - registers the games

    for key in TURN_GAMES:
        yield from spiel(f"python_vernissage_{key}", False)
    makers: list[tuple[str, Any]] = [(name, partial(spiel, name, False)) for name in PYTHON_GAMES]
    makers += [(name, partial(spiel, name, True)) for name in CARD_GAMES]
    for name in CLASSICS:
        makers.append((name, partial(classic, name)))
    for name, make in makers:
        try:
            yield from make()
        except Exception as error:  # a peer that no longer installs or starts is left out, and said so
            print(f"left out {name}: {type(error).__name__}: {error}", file=sys.stderr)


def classic(name: str) -> Iterator[Contestant]:
    """A classic card game of PettingZoo."""
    yield from aec(name, import_module(f"pettingzoo.classic.{name}").raw_env)


def ratios(middle: dict[tuple[str, str], float]) -> list[str]:
    """What is promised, from this one run."""

    def best(what: str, names: tuple[str, ...]) -> float:
        return max((rate for (name, kind), rate in middle.items() if kind == what and name in names), default=0.0)

    lines = ["| game | what | value | target |", "|---|---|---:|---:|"]

    def say(game: str, what: str, value: float, target: float) -> None:
        missed = "" if value >= target else " (missed)"
        lines.append(f"| {game} | {what} | {value:.2f} | {target:g}{missed} |")

    zoo = best("PettingZoo AEC", CLASSICS)
    python = best("OpenSpiel", PYTHON_GAMES)
    cards = best("OpenSpiel, with observation tensors", CARD_GAMES)
    for key in TURN_GAMES:
        batch = middle[key, "Batch, observations and masks"]
        say(key, "Batch with observations and masks, M steps/s a core", batch / 1e6, 1.0)
        say(key, "the same / rollout without observations", batch / middle[key, "rollout, no observations"], 0.5)
        if cards:
            say(key, "the same / OpenSpiel's fastest C++ card game with observation tensors", batch / cards, 5.0)
        if zoo:
            say(key, "PettingZoo AEC / PettingZoo's fastest classic card game", middle[key, "PettingZoo AEC"] / zoo, 20)
        if python:
            ours = middle[f"python_vernissage_{key}", "OpenSpiel"]
            say(key, "OpenSpiel adapter / OpenSpiel's fastest Python game measured", ours / python, 1.0)
    return lines


def main() -> int:
    """The run is done and its tables are printed."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--rounds", type=int, default=7)
    words.add_argument("--json", action="store_true", help="not for these tables; taken so that one ARGS fits all")
    words.add_argument("--write", action="store_true", help="put the tables into docs/research.md")
    said = words.parse_args()
    contestants = list(field())
    figures: dict[tuple[str, str], list[float]] = {}
    for contestant in contestants:
        contestant.measure()
    for _ in range(said.rounds):
        for contestant in contestants:
            figures.setdefault((contestant.name, contestant.what), []).append(contestant.measure())
    middle = {key: statistics.median(values) for key, values in figures.items()}
    lines = [*ratios(middle), "", "| who | what | median per second of CPU |", "|---|---|---:|"]
    lines += [f"| {name} | {what} | {middle[name, what]:,.0f} |" for name, what in figures]
    peers = ", ".join(f"{name} {installed(name)}" for name in ("open_spiel", "pettingzoo", "rlcard"))
    lines += ["", f"{said.rounds} interleaved rounds, {SEATS} seats, {TABLES} tables a batch. {machine()}. {peers}."]
    print("\n".join(lines))
    if said.write:
        page = ROOT / "docs" / "research.md"
        before, _, rest = page.read_text("utf-8").partition(MARK)
        _, _, after = rest.partition(MARK)
        page.write_text(before + MARK + "\n\n" + "\n".join(lines) + "\n\n" + MARK + after, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
