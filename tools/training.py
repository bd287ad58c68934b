"""What an engine is watched doing before it is compiled for good: random play of every game, seat count and variant,
driven play as from Python, tables stepped for learners, and a few games between bots that search.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
PLAIN = shutil.ignore_patterns("*.so", "__pycache__", "static")
RANDOM_ACTIONS = 60_000  # a game of the house, over all its set-ups
DRIVEN_ACTIONS = 20_000
TABLES = 16  # of a batch
DECISIONS = 160  # of each level that searches
LEVELS = ("amateur", "expert", "master")


def with_engine(made: Path, folder: Path) -> Path:
    """A tree in which the sources and the compiled modules lie together, to be imported from."""
    shutil.copytree(ROOT / "src" / "vernissage", folder / "vernissage", ignore=PLAIN)
    for path in made.rglob("*.so"):
        target = folder / path.relative_to(made)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, target)
    return folder


def train(made: Path) -> None:
    """The compiled modules of a folder have played, and gcc has written down what it saw."""
    with tempfile.TemporaryDirectory() as folder:
        tree = with_engine(made, Path(folder))
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tree), os.environ.get("PYTHONPATH", "")])}
        environment.pop("VERNISSAGE_PURE", None)
        subprocess.run([sys.executable, __file__], env=environment, check=True)


def main() -> int:
    """Every game has been played in each way."""
    from vernissage.core.game import COMPILED
    from vernissage.games import keys

    assert COMPILED, "only a compiled engine can be watched"
    for key in keys():
        at_random(key)
        driven(key)
        for_learners(key)
        for level in LEVELS:
            with_bots(key, level)
    return 0


def at_random(key: str) -> None:
    """Random games in the core, as many of each set-up."""
    from vernissage.core.rng import rng_for
    from vernissage.games import game

    rules = game(key)
    setups = [
        setup for seats in range(rules.min_seats, rules.max_seats + 1) for setup in rules.variants(seats).values()
    ]
    actions = seed = 0
    while actions < RANDOM_ACTIONS:
        start = rules.new(setups[seed % len(setups)], seed)
        actions += rules.rollout(start.clone(), rng_for(seed, "training"))
        seed += 1


def driven(key: str) -> None:
    """Random games one action at a time."""
    from vernissage.core.rng import rng_for
    from vernissage.core.setting_up import setup_of
    from vernissage.games import game

    rules = game(key)
    rng = rng_for(1, "training")
    actions = seed = 0
    while actions < DRIVEN_ACTIONS:
        state = rules.new(setup_of(rules, {"seats": 3}), seed)
        seat = rules.mover(state)
        while seat >= 0:
            options = rules.options(state, seat)
            action = options[rng.below(len(options))]
            rules.apply(state, seat, action, rules.some_payload(state, seat, action, rng))
            seat = rules.mover(state)
            actions += 1
        seed += 1


def for_learners(key: str) -> None:
    """Random games of a batch, with observations and masks."""
    from vernissage.core.setting_up import setup_of
    from vernissage.games import game
    from vernissage.research.encoders import KEYS, encoder
    from vernissage.research.stepper import BY_WINS, Stepper

    if key not in KEYS:
        return
    rules = game(key)
    for seats in range(max(2, rules.min_seats), 5):
        setup = setup_of(rules, {"seats": seats})
        tables = Stepper(rules, setup, encoder(key, setup), TABLES, False, BY_WINS, True, 0)
        for table in range(TABLES):
            tables.deal(table, table)
            tables.start(table)
        tables.step_at_random(DRIVEN_ACTIONS // TABLES)


def with_bots(key: str, level: str) -> None:
    """Decisions of one level, from the views it gets."""
    from vernissage.bots.bot import Budget, bot
    from vernissage.core.rng import rng_for
    from vernissage.core.setting_up import setup_of
    from vernissage.games import game

    rules, player = game(key), bot(key, level)
    rng = rng_for(2, "training")
    state = rules.new(setup_of(rules, {"seats": 3}), 7)
    for _ in range(DECISIONS):
        seat = rules.mover(state)
        if seat < 0:
            state = rules.new(setup_of(rules, {"seats": 3}), 8)
            seat = rules.mover(state)
        options = rules.options(state, seat)
        choice = player.choose(rules, rules.view(state, seat), options, rng, Budget(200))
        payload = choice.payload
        if payload is None:
            payload = rules.some_payload(state, seat, choice.action, rng)
        rules.apply(state, seat, choice.action, payload)


if __name__ == "__main__":
    sys.exit(main())
