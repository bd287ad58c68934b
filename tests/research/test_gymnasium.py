"""Gymnasium's own checkers on every game, seat count and variant."""

import warnings
from typing import Any

import gymnasium
import msgspec
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from vernissage.core.model import Setup
from vernissage.games import game
from vernissage.research.encoders import KEYS
from vernissage.research.gymnasium import IDS, GameEnv, GameVectorEnv

TABLES = [
    pytest.param(key, setup, id=f"{key}-{seats}-{name or 'plain'}")
    for key in KEYS
    for seats in range(game(key).min_seats, game(key).max_seats + 1)
    for name, setup in game(key).variants(seats).items()
]


@pytest.mark.parametrize(("key", "setup"), TABLES)
def test_the_official_checker_passes(key: str, setup: Setup) -> None:
    options: dict[str, Any] = msgspec.to_builtins(setup)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(GameEnv(key, **options), skip_render_check=True)


@pytest.mark.parametrize("key", KEYS)
def test_registered_environments_pass_with_rendering(key: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make(IDS[key], render_mode="rgb_array").unwrapped)
        env = gymnasium.make(IDS[key], render_mode="ansi")
        env.reset(seed=1)
        assert isinstance(env.render(), str)


@pytest.mark.parametrize("key", KEYS)
def test_a_learner_plays_whole_games_against_bots(key: str) -> None:
    env = GameEnv(key, opponents="random", illegal="raise")
    rng = np.random.default_rng(1)
    _, info = env.reset(seed=5)
    ended, paid, steps = False, 0.0, 0
    while not ended and steps < 2000:
        mask = info["action_mask"]
        assert (env.action_masks() == mask.astype(bool)).all()
        _, paid, ended, _, info = env.step(rng.choice(np.flatnonzero(mask)))
        steps += 1
    assert ended
    assert -1 <= paid <= 1


def test_what_happens_to_an_action_that_is_no_option() -> None:
    bad = 75
    env = GameEnv("art_decko", illegal="terminate")
    env.reset(seed=1)
    _, paid, ended, _, info = env.step(bad)
    assert (paid, ended, info["illegal"]) == (-1.0, True, True)
    env = GameEnv("art_decko", illegal="replace")
    env.reset(seed=1)
    assert not env.step(bad)[2]
    env = GameEnv("art_decko", illegal="raise")
    env.reset(seed=1)
    with pytest.raises(ValueError, match="no option"):
        env.step(bad)


@pytest.mark.parametrize("key", KEYS)
def test_many_environments_at_once(key: str) -> None:
    one, two = (gymnasium.make_vec(IDS[key], num_envs=6, vectorization_mode="vector_entry_point") for _ in range(2))
    assert isinstance(one.unwrapped, GameVectorEnv)
    rng = np.random.default_rng(2)
    seen, info = one.reset(seed=3)
    again, _ = two.reset(seed=3)
    assert (seen == again).all()
    assert one.observation_space.contains(seen)
    for _ in range(30):
        actions = (info["action_mask"] * rng.random(info["action_mask"].shape)).argmax(1)
        seen, paid, ended, cut, info = one.step(actions)
        other = two.step(actions)
        assert (seen == other[0]).all()
        assert (paid == other[1]).all()
        assert one.observation_space.contains(seen)
        assert ended.dtype == cut.dtype == bool
