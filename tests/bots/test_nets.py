"""Small networks: the compiled one answers as the one that learnt, and learning finds what the weights miss."""

from pathlib import Path

import numpy as np
import pytest
from librt.vecs import vec

from thinking import moments
from vernissage.bots.art_decko.sight import SEEN
from vernissage.bots.art_decko.weights import judge, learned
from vernissage.bots.search.nets import Net
from vernissage.games import game
from vernissage.lab.learning import Layers, Taught, in_a_row, learn
from vernissage.lab.train import Card, named, write

INPUTS, WIDE, NARROW = 7, 5, 3


def silent(what: str, done: int, of: int) -> None:
    """Nobody looks on."""


def test_a_network_in_play_answers_as_the_one_that_learnt() -> None:
    layers = Layers(INPUTS, WIDE, NARROW, 3)
    rng = np.random.default_rng(1)
    layers.parts[5] = rng.standard_normal((NARROW, 1)).astype(np.float32)
    mean, spread = rng.standard_normal(INPUTS).astype(np.float32), np.full(INPUTS, 2.0, np.float32)
    net = Net(INPUTS, WIDE, NARROW, in_a_row(layers.parts, mean, spread))
    for _ in range(20):
        x = rng.standard_normal(INPUTS).astype(np.float32)
        expected = float(layers.forward((x - mean) / spread)[2])
        assert net.out(vec[float]([float(each) for each in x])) == pytest.approx(expected, abs=1e-4)


def test_a_network_refuses_a_row_of_another_length() -> None:
    with pytest.raises(ValueError, match="weights, not 3"):
        Net(INPUTS, WIDE, NARROW, [0.0] * 3)


def test_learning_finds_what_the_weights_miss() -> None:
    rng = np.random.default_rng(5)
    lessons = []
    for number in range(6000):
        rows = rng.standard_normal((2, 4))
        lead = 6.0 * (abs(rows[0, 0]) - abs(rows[1, 0]))  # the weights see nothing of it
        chance = 1 / (1 + np.exp(-lead / 6.0))
        won = float(rng.random() < chance)
        told = [[*(float(each) for each in row), 0.0] for row in rows]
        lessons.append(Taught(number % 4 == 0, told, 6.0, [won, 1 - won], [won, 1 - won]))
    found = learn(lessons, 8, 4, 0.6, 1, silent)
    assert found.before == pytest.approx(0.25)
    assert found.after < 0.22
    assert found.curve[0][1] > min(unseen for _, unseen in found.curve)


def test_a_network_moves_opinions_and_keeps_them_chances(tmp_path: Path) -> None:
    layers = Layers(SEEN, WIDE, NARROW, 3)
    layers.parts[5] = np.random.default_rng(2).standard_normal((NARROW, 1)).astype(np.float32)
    weights = in_a_row(layers.parts, np.zeros(SEEN, np.float32), np.full(SEEN, 3.0, np.float32))
    write(tmp_path / "net.json", Card("art_decko", SEEN, WIDE, NARROW, weights, named(weights), 1, {}, {}, []))
    plain, taught = judge(), learned(tmp_path / "net.json")
    moved = 0
    for state, _ in moments(game("art_decko"), 5, 11, 12):
        values = [taught.value(state, seat) for seat in range(2)]
        assert all(0.0 <= value <= 1.0 for value in values)
        assert sum(values) == pytest.approx(1.0, abs=1e-6)
        together = vec[float]([0.0, 0.0])
        taught.value_all(state, together)
        assert list(together) == pytest.approx(values)
        moved += abs(values[0] - plain.value(state, 0)) > 1e-4
    assert moved
