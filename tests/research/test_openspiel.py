"""OpenSpiel's own tests on the three turn games."""

import pickle
import random
import sys
import unittest
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.observation import make_observation

from vernissage.research.openspiel import KEYS, VernissageState

NAMES = [f"python_vernissage_{key}" for key in KEYS]


def played(name: str, steps: int, seed: int) -> VernissageState:
    """A state so many actions after the deal."""
    chance = random.Random(seed)
    state = pyspiel.load_game(name).new_initial_state()
    while state.is_chance_node():
        state.apply_action(chance.randrange(256))
    for _ in range(steps):
        state.apply_action(chance.choice(state.legal_actions()))
    assert isinstance(state, VernissageState)
    return state


@pytest.mark.parametrize("name", ["art_decko(players=2)", "art_society(players=3)", "avant_carde(players=2)"])
def test_random_simulations_with_serialization_and_masks(name: str) -> None:
    game = pyspiel.load_game(f"python_vernissage_{name}")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False, mask_test=True)


def official(name: str) -> Any:
    """The official test of the programming interface, for one of our games."""
    if not flags.FLAGS.is_parsed():
        flags.FLAGS(sys.argv[:1])
    from open_spiel.integration_tests import api_test

    class Partial(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
        game_name = name
        game = pyspiel.load_game(name)

        @classmethod
        def setUpClass(cls) -> None:
            cls.some_states = [played(name, steps, 3) for steps in (0, 1, 5, 30, 80)]
            cls.some_states.append(pyspiel.load_game(name).new_initial_state())
            cls.game_type = cls.game.get_type()

    return Partial


@pytest.mark.parametrize("name", NAMES)
def test_the_official_interface_test_passes(name: str) -> None:
    suite = unittest.defaultTestLoader.loadTestsFromTestCase(official(name))
    assert suite.countTestCases() >= 5
    found = unittest.TestResult()
    suite.run(found)
    assert [trace for _, trace in found.errors + found.failures] == []


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", NAMES)
def test_every_number_of_players_plays(name: str, players: int) -> None:
    game = pyspiel.load_game(name, {"players": players})
    assert pickle.loads(pickle.dumps(game)).num_players() == players
    state = game.new_initial_state()
    chance = np.random.default_rng(1)
    for step in range(60):
        if state.is_chance_node():
            state.apply_action(int(chance.integers(256)))
            continue
        twin = state.clone()
        action = int(chance.choice(state.legal_actions()))
        state.apply_action(action)
        assert twin.history() != state.history()
        twin.apply_action(action)
        assert str(twin) == str(state)
        if step % 16 == 0:
            _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
            assert str(again) == str(state)
            assert str(pickle.loads(pickle.dumps(state))) == str(state)
            for player in range(players):
                assert again.information_state_string(player) == state.information_state_string(player)


@pytest.mark.parametrize("name", NAMES)
def test_a_resampled_state_is_the_same_to_the_player(name: str) -> None:
    for steps in (3, 40, 90):
        state = played(name, steps, steps)
        player = state.current_player()
        twin = state.resample_from_infostate(player, random.Random(2).random)
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.observation_tensor(player) == state.observation_tensor(player)
        assert twin.legal_actions() == state.legal_actions()
        twin.apply_action(twin.legal_actions()[0])


@pytest.mark.parametrize("name", NAMES)
def test_memory_grows_with_what_was_answered(name: str) -> None:
    """Two ways to the same table are two information states."""
    state = played(name, 20, 5)
    recall = make_observation(
        state.get_game(),
        pyspiel.IIGObservationType(
            public_info=True, perfect_recall=True, private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER
        ),
    )
    player = state.current_player()
    recall.set_from(state, player)
    before = recall.dict["digest"].copy()
    state.apply_action(state.legal_actions()[0])
    recall.set_from(state, player)
    assert (recall.dict["digest"] != before).any()
    assert recall.dict["answers"].sum() >= 1
    plain = make_observation(state.get_game())
    plain.set_from(state, player)
    assert "digest" not in plain.dict
