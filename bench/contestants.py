"""What is measured: our games and their peers, driven the same way, one slice of time each."""

import random
import time
from collections.abc import Callable, Iterator
from itertools import cycle
from typing import Any

from msgspec import Struct

SLICE = 0.25
# Drawn beforehand, so that the harness weighs little: the same numbers drive every contestant.
NUMBERS = [random.Random(1).randrange(2**30) for _ in range(99_991)]


class Contestant(Struct):
    """One figure: a name, what it counts, and a function that runs for a slice and gives a rate per second."""

    name: str
    what: str
    measure: Callable[[], float]
    peer: str = ""


def rate(step: Callable[[], int]) -> Callable[[], float]:
    """How much `step` gets done in a second of processor time, whatever else the machine does."""

    def measured() -> float:
        done = 0
        began = time.process_time()
        while (passed := time.process_time() - began) < SLICE:
            done += step()
        return done / passed

    return measured


def ours(game: Any, setup: Any) -> Iterator[Contestant]:
    """Our game: driven from Python, inside the core, and cloned."""
    from vernissage.core.rng import rng_for

    draw = cycle(NUMBERS).__next__
    rng = rng_for(1, "bench")
    starts = [game.new(setup, seed) for seed in range(20)]
    turn = iter(range(10**12))

    def driven() -> int:
        state = starts[next(turn) % 20].clone()
        mover, options, play = game.mover, game.options, game.apply
        done = 0
        while (seat := mover(state)) >= 0:
            offered = options(state, seat)
            play(state, seat, offered[draw() % len(offered)])
            done += 1
        return done

    def stepped() -> int:
        state = starts[next(turn) % 20].clone()
        step = game.step
        offered = game.options(state, game.mover(state))
        done = 0
        while offered:
            _, offered = step(state, offered[draw() % len(offered)])
            done += 1
        return done

    def core() -> int:
        return sum(int(game.rollout(starts[k % 20].clone(), rng)) for k in range(20))

    def games() -> int:
        for k in range(20):
            game.rollout(starts[k % 20].clone(), rng)
        return 20

    middle = starts[0].clone()
    game.rollout(middle, rng, most=20)

    def clones() -> int:
        clone = middle.clone
        for _ in range(1000):
            clone()
        return 1000

    def core_with_payloads() -> int:
        return int(game.rollout(starts[next(turn) % 20].clone(), rng))

    if game.payloads:
        yield Contestant(game.key, "core", rate(core_with_payloads))
    else:
        yield Contestant(game.key, "driven", rate(driven))
        if hasattr(game, "step"):  # an engine of before has none
            yield Contestant(game.key, "stepped", rate(stepped))
        yield Contestant(game.key, "core", rate(core))
        yield Contestant(game.key, "games", rate(games))
    yield Contestant(game.key, "clones", rate(clones))


def open_spiel(name: str) -> Iterator[Contestant]:
    """A C++ game of OpenSpiel, driven and cloned the same way."""
    import pyspiel

    game = pyspiel.load_game(name)
    draw = cycle(NUMBERS).__next__

    def played(deals: bool) -> Callable[[], int]:
        """A game driven to its end: how many decisions players took, or how many actions with the deals."""

        def driven() -> int:
            state = game.new_initial_state()
            done = dealing = 0
            while not state.is_terminal():
                if state.is_chance_node():
                    offered = dealt(state)
                    dealing += 1
                else:
                    offered = state.legal_actions()
                    done += 1
                state.apply_action(offered[draw() % len(offered)])
            return done + dealing if deals else done

        return driven

    def dealt(state: Any) -> list[int]:
        return [action for action, _ in state.chance_outcomes()]

    start = game.new_initial_state()
    middle = start.clone()
    while middle.is_chance_node():
        offered = dealt(middle)
        middle.apply_action(offered[draw() % len(offered)])

    def clones() -> int:
        clone = middle.clone
        for _ in range(1000):
            clone()
        return 1000

    evaluator = pyspiel.RandomRolloutEvaluator(10, 1)
    one = played(deals=False)
    decisions = sum(one() for _ in range(400)) / 400  # of a random game; the loop itself counts only games

    def core() -> int:
        evaluator.evaluate(start)
        return round(10 * decisions)

    peer = f"OpenSpiel {name}"
    yield Contestant(peer, "driven", rate(played(deals=False)), peer="open_spiel")
    yield Contestant(peer, "driven, deals counted", rate(played(deals=True)), peer="open_spiel")
    yield Contestant(peer, "core", rate(core), peer="open_spiel")
    yield Contestant(peer, "clones", rate(clones), peer="open_spiel")


def pettingzoo(name: str) -> Iterator[Contestant]:
    """A classic environment of PettingZoo, stepped with its own masks."""
    from importlib import import_module

    env = import_module(f"pettingzoo.classic.{name}").raw_env()
    draw = cycle(NUMBERS).__next__

    def driven() -> int:
        env.reset(seed=1)
        done = 0
        for agent in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            mask = seen["action_mask"]
            offered = mask.nonzero()[0]
            env.step(int(offered[draw() % len(offered)]))
            done += agent is not None
        return done

    yield Contestant(f"PettingZoo {name}", "driven", rate(driven), peer="pettingzoo")


def rlcard(name: str) -> Iterator[Contestant]:
    """A game of RLCard, stepped raw."""
    import rlcard as library

    env = library.make(name, config={"seed": 1})
    draw = cycle(NUMBERS).__next__

    def driven() -> int:
        state, _ = env.reset()
        done = 0
        while not env.is_over():
            offered = list(state["legal_actions"])
            state, _ = env.step(offered[draw() % len(offered)])
            done += 1
        return done

    yield Contestant(f"RLCard {name}", "driven", rate(driven), peer="rlcard")


PEERS: list[tuple[Callable[[str], Iterator[Contestant]], str]] = [
    (open_spiel, "crazy_eights"),
    (open_spiel, "hearts"),
    (open_spiel, "dou_dizhu"),
    (open_spiel, "leduc_poker"),
    (pettingzoo, "connect_four_v3"),
    (pettingzoo, "tictactoe_v3"),
    (pettingzoo, "hanabi_v5"),
    (rlcard, "uno"),
    (rlcard, "leduc-holdem"),
]
CARD_GAMES = ("OpenSpiel crazy_eights", "OpenSpiel hearts", "OpenSpiel dou_dizhu")
