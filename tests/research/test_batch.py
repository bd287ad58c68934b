"""Batches: many games at once are the same games, in arrays."""

import numpy as np
import pytest

from vernissage.core.setting_up import setup_of
from vernissage.games import game
from vernissage.research import Batch, ProcessBatch
from vernissage.research.encoders import KEYS, encoder
from vernissage.research.stepper import payments


def chosen(batch: Batch | ProcessBatch, rng: np.random.Generator) -> np.ndarray:
    """An option for every table."""
    return np.asarray((batch.masks * rng.random(batch.masks.shape)).argmax(1))


@pytest.mark.parametrize("key", KEYS)
def test_a_batch_plays_the_very_games_of_the_engine(key: str) -> None:
    rules = game(key)
    seats = max(2, rules.min_seats)
    batch = Batch(key, tables=3, seats=seats, seed=40)
    rng = np.random.default_rng(1)
    setup = setup_of(rules, {"seats": seats})
    made = encoder(key, setup)
    states = [rules.new(setup, 40 + table) for table in range(3)]
    for _ in range(60):
        actions = chosen(batch, rng)
        if rules.payloads:
            states = [rules.restore(batch.state(table).to_bytes()) for table in range(3)]
        for table, state in enumerate(states):
            seat = rules.mover(state)
            assert batch.to_move[table] == seat
            assert bytes(batch.observations[table]) == made.encode(state, seat)
            assert bytes(batch.masks[table]) == made.mask(state, seat)
            if not rules.payloads:
                rules.apply(state, seat, int(actions[table]))
        batch.step(actions)
        if batch.done.any():
            break


def test_finished_games_are_paid_and_dealt_again() -> None:
    batch = Batch("art_society", tables=4, seed=9, reward="win")
    rng = np.random.default_rng(2)
    ended = 0
    for _ in range(400):
        before = [batch.game.restore(batch.state(table).to_bytes()) for table in range(4)]
        movers = batch.to_move.copy()
        actions = chosen(batch, rng)
        seeds = batch.seeds.copy()
        _, rewards, done = batch.step(actions)
        for table in np.flatnonzero(done):
            ended += 1
            state = before[table]
            batch.game.apply(state, int(movers[table]), int(actions[table]))
            assert list(rewards[table]) == payments(batch.game, state, 0)
            assert rewards[table].sum() == 0
            assert batch.seeds[table] == seeds[table] + 4
            assert batch.lengths[table] == 0
        assert (rewards[done == 0] == 0).all()
    assert ended >= 8


def test_without_reset_a_finished_table_waits() -> None:
    batch = Batch("art_society", tables=2, seed=1, auto_reset=False)
    rng = np.random.default_rng(3)
    while (batch.to_move >= 0).any():
        batch.step(chosen(batch, rng))
    assert not batch.masks.any()
    seen = batch.lengths.copy()
    batch.step(np.zeros(2, int))
    assert (batch.lengths == seen).all()
    batch.reset([5, 6])
    assert (batch.to_move >= 0).all()


def test_an_action_that_is_no_option_is_refused_and_nothing_has_changed() -> None:
    batch = Batch("art_decko", tables=3, seed=1)
    before = batch.get_state()
    actions = batch.masks.argmax(1)
    actions[2] = np.flatnonzero(batch.masks[2] == 0)[0]
    with pytest.raises(ValueError, match="table 2"):
        batch.step(actions)
    with pytest.raises(ValueError, match="below 76"):
        batch.step([0, 0, 999])
    with pytest.raises(ValueError, match="3 tables"):
        batch.step([0, 0])
    assert batch.get_state() == before


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("opponents", [None, "random", "amateur"])
def test_a_clone_goes_on_the_same(key: str, opponents: str | None) -> None:
    batch = Batch(key, tables=2, seed=3, opponents=opponents)
    rng = np.random.default_rng(4)
    for _ in range(10):
        batch.step(chosen(batch, rng))
    twin = batch.clone()
    kept = batch.get_state()
    for _ in range(10):
        actions = chosen(batch, rng)
        batch.step(actions)
        twin.step(actions)
    assert twin.get_state() == batch.get_state()
    assert (twin.observations == batch.observations).all()
    batch.set_state(kept)
    assert batch.get_state() == kept


def test_a_learner_sits_alone_among_others_and_moves_on() -> None:
    batch = Batch("art_society", tables=3, seats=3, seed=2, opponents="random")
    rng = np.random.default_rng(5)
    sat: set[int] = set()
    for _ in range(300):
        assert (batch.to_move == batch.learners).all()
        batch.step(chosen(batch, rng))
        sat.add(int(batch.learners[0]))
    assert sat == {0, 1, 2}


def test_a_game_is_cut_off_at_its_limit() -> None:
    batch = Batch("avant_carde", tables=2, seed=2, limit=20)
    rng = np.random.default_rng(6)
    for _ in range(19):
        _, _, done = batch.step(chosen(batch, rng))
        assert not done.any()
    _, rewards, done = batch.step(chosen(batch, rng))
    assert (done == 2).all()
    assert not rewards.any()


def test_random_steps_inside_the_core_are_deterministic() -> None:
    one, two = (Batch("avant_carde", tables=4, seed=8) for _ in range(2))
    one.step_at_random(200)
    for _ in range(200):
        two.step_at_random()
    assert one.get_state() == two.get_state()


def test_scaled_observations_lie_between_0_and_1() -> None:
    batch = Batch("avant_carde", tables=4, seed=8)
    for _ in range(20):
        batch.step_at_random(10)
        floats = batch.scaled()
        assert floats.dtype == np.float32
        assert floats.min() >= 0
        assert floats.max() <= 1


def test_processes_play_the_same_games_in_shared_memory() -> None:
    alone = Batch("art_society", tables=5, seed=30, opponents="random")
    rng = np.random.default_rng(7)
    with ProcessBatch("art_society", tables=5, workers=2, seed=30, opponents="random") as spread:
        for _ in range(120):
            assert (spread.observations == alone.observations).all()
            assert (spread.masks == alone.masks).all()
            assert (spread.rewards == alone.rewards).all()
            assert (spread.to_move == alone.to_move).all()
            actions = chosen(alone, rng)
            alone.step(actions)
            spread.step(actions)
        with pytest.raises(ValueError, match="no option"):
            spread.step(np.where(alone.masks == 0)[1][:5] * 0 + alone.masks.argmin(1))
        spread.reset(range(5))
        alone.reset(range(5))
        assert (spread.observations == alone.observations).all()


def test_a_batch_refuses_what_it_does_not_know() -> None:
    with pytest.raises(ValueError, match="no reward"):
        Batch("art_decko", reward="fame")
    with pytest.raises(ValueError, match="at least one table"):
        Batch("art_decko", tables=0)
    with pytest.raises(ValueError, match="no bot"):
        Batch("art_decko", opponents="oracle")
    with pytest.raises(ValueError, match="seeds"):
        Batch("art_decko", tables=2).reset([1])


def test_questions_with_one_answer_can_be_skipped() -> None:
    batch = Batch("art_decko", tables=4, seed=8, skip_forced=True)
    for _ in range(100):
        assert (batch.masks.sum(1) > 1).all()
        batch.step_at_random()
    assert (batch.lengths > 100).any(), "skipped answers count as actions of the game"
