"""PettingZoo's own tests on every game, seat count and variant."""

import pickle
import warnings
from importlib import import_module
from typing import Any

import msgspec
import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
    state_test,
)

from vernissage.core.model import Setup
from vernissage.games import game
from vernissage.research.encoders import KEYS
from vernissage.research.pettingzoo import parallel_env, raw_env

TABLES = [
    pytest.param(key, setup, id=f"{key}-{seats}-{name or 'plain'}")
    for key in KEYS
    for seats in range(game(key).min_seats, game(key).max_seats + 1)
    for name, setup in game(key).variants(seats).items()
]
# The suite says so of any environment with masks whose name is not on its own list.
EXPECTED = ("Observation is not a NumPy array", "Observation space for each agent probably should be", "Action mask")
CYCLES = 12


def door(key: str) -> Any:
    """The module of a game."""
    return import_module(f"vernissage.research.{key}_v0")


def options_of(setup: Setup) -> dict[str, Any]:
    """A set-up as an environment takes it."""
    built = msgspec.to_builtins(setup)
    built["num_players"] = built.pop("seats")
    return dict(built)


def checked(test: Any, *args: Any, **kwargs: Any) -> None:
    """The official test passes, and warns of nothing but what it always warns of."""
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        test(*args, **kwargs)
    said = [str(each.message) for each in told]
    assert [each for each in said if not each.startswith(EXPECTED)] == []


@pytest.mark.parametrize(("key", "setup"), TABLES)
def test_the_official_suite_passes(key: str, setup: Setup, capsys: pytest.CaptureFixture[str]) -> None:
    options = options_of(setup)
    module = door(key)
    checked(api_test, module.env(**options), num_cycles=CYCLES)
    checked(seed_test, lambda: module.env(**options), num_cycles=CYCLES)
    checked(parallel_api_test, module.parallel_env(**options), num_cycles=CYCLES)
    checked(parallel_seed_test, lambda: module.parallel_env(**options), num_cycles=CYCLES)
    checked(state_test, module.env(**options), module.parallel_env(**options), num_cycles=5)


@pytest.mark.parametrize(("key", "setup"), TABLES)
def test_every_mode_renders(key: str, setup: Setup, capsys: pytest.CaptureFixture[str]) -> None:
    options = options_of(setup)
    module = door(key)
    checked(
        render_test,
        lambda render_mode: module.env(render_mode=render_mode, **options),
        custom_tests={"svg": lambda shown: shown.startswith("<svg") and shown.endswith("</svg>")},
    )


@pytest.mark.parametrize("key", KEYS)
def test_a_whole_game_pays_every_agent(key: str) -> None:
    env = raw_env(key)
    env.reset(seed=3)
    rng = np.random.default_rng(1)
    paid = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, cut, info = env.last()
        paid[agent] += reward
        if ended or cut:
            env.step(None)
            continue
        assert info["action_mask"] is seen["action_mask"]
        env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    assert sum(paid.values()) == pytest.approx(0)
    assert max(paid.values()) > 0 or key == "artbox"


def walk(env: parallel_env, seed: int, most: int) -> list[bytes]:
    """Every observation of a game in which all answer at once."""
    rng = np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    found = []
    for _ in range(most):
        if not env.agents:
            break
        actions = {agent: int(rng.choice(np.flatnonzero(seen[agent]["action_mask"]))) for agent in env.agents}
        seen, rewards, _, _, _ = env.step(actions)
        found += [seen[agent]["observation"].tobytes() for agent in seen]
        found.append(str(rewards).encode())
    return found


@pytest.mark.parametrize("key", KEYS)
def test_a_seed_gives_the_same_parallel_game(key: str) -> None:
    assert walk(parallel_env(key), 5, 120) == walk(parallel_env(key), 5, 120)
    assert walk(parallel_env(key), 5, 30) != walk(parallel_env(key), 6, 30)


def test_answers_given_at_once_are_not_seen_by_those_who_answer() -> None:
    """The order in which the environment takes them decides nothing."""
    env = parallel_env("art_society", 3)
    env.reset(seed=1)
    start = env.get_state()
    seen, _ = env.look()
    masks = [seen[agent]["action_mask"] for agent in env.agents]
    assert all(mask[:-1].any() for mask in masks), "all hang their starting paintings at once"
    one = raw_env("art_society", 3)
    one.reset(seed=1)
    one.set_state(start)
    hidden = one.observe("player_1")["observation"]
    one.step(int(np.flatnonzero(masks[0])[0]))
    after = one.observe("player_1")["observation"]
    place = one.table.layout.place("wall_2")
    assert (hidden[place] == after[place]).all()


@pytest.mark.parametrize("illegal", ["terminate", "replace", "raise"])
def test_what_happens_to_an_action_that_is_no_option(illegal: str) -> None:
    env = parallel_env("art_society", 2, illegal=illegal)
    env.reset(seed=1)
    actions = dict.fromkeys(env.agents, env.wait)
    if illegal == "raise":
        with pytest.raises(ValueError, match="player_0"):
            env.step(actions)
        return
    _, rewards, over, _, _ = env.step(actions)
    assert all(over.values()) == (illegal == "terminate")
    assert rewards["player_0"] == (-1.0 if illegal == "terminate" else 0.0)


@pytest.mark.parametrize("key", KEYS)
def test_an_environment_can_be_copied_and_pickled(key: str) -> None:
    env = raw_env(key)
    env.reset(seed=4)
    rng = np.random.default_rng(2)
    for _ in range(60):
        env.step(int(rng.choice(np.flatnonzero(env.infos[env.agent_selection]["action_mask"]))))
    twin = pickle.loads(pickle.dumps(env))
    other = raw_env(key)
    other.reset(seed=9)
    other.set_state(env.get_state())
    for _ in range(40):
        action = int(rng.choice(np.flatnonzero(env.infos[env.agent_selection]["action_mask"])))
        for each in (env, twin, other):
            each.step(action)
        assert env.get_state() == twin.get_state() == other.get_state()
        assert env.agent_selection == twin.agent_selection == other.agent_selection


def test_drawings_are_made_in_small_choices() -> None:
    env = raw_env("artbox", 4)
    env.reset(seed=2)
    table = env.table
    drew = 0
    rng = np.random.default_rng(3)
    for _ in range(400):
        seat = env.seat_of[env.agent_selection]
        mask = env.infos[env.agent_selection]["action_mask"]
        assert table.easels is not None
        drawing = table.easels[seat] is not None
        assert mask[table.words :].any() == drawing
        drew += drawing
        for other in range(4):
            place = table.layout.place("easel")
            assert table.observe(other)[place].any() == (table.easels[other] is not None)
        draw = [table.rules.parse("draw 1")]
        offered = np.flatnonzero(mask)
        env.step(int(draw[0] if not drawing and mask[draw[0]] and rng.random() < 0.5 else rng.choice(offered)))
        if not env.agents or env.terminations[env.agent_selection]:
            break
    assert drew >= 15
