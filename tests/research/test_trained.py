"""A trained network is a bot like any other, also at a table of the house."""

import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from server.support import Server
from vernissage.bots.bot import Budget
from vernissage.bots.own import loaded, own
from vernissage.core.record import read
from vernissage.core.rng import rng_for
from vernissage.core.setting_up import setup_of
from vernissage.games import game
from vernissage.research import encoder

EXAMPLE = Path(__file__).parents[2] / "examples" / "trained_bot.py"
KEY = "art_society"
WIDTH = 4


def model(path: Path, rng: np.random.Generator | None = None) -> Path:
    """The file of a network: any one, or one that likes the highest option best."""
    rules = game(KEY)
    eyes = encoder(KEY, setup_of(rules, {"seats": 2}))
    size, actions = int(eyes.size), len(rules.words)
    shapes = {
        "names.weight": (8, WIDTH),
        "counts.weight": (WIDTH, size),
        "counts.bias": (WIDTH,),
        "body.1.weight": (WIDTH, WIDTH),
        "body.1.bias": (WIDTH,),
        "policy.weight": (actions, WIDTH),
        "policy.bias": (actions,),
    }
    kept: dict[str, Any] = {
        name: np.zeros(shape) if rng is None else rng.normal(size=shape) for name, shape in shapes.items()
    }
    kept |= {"mean": np.zeros(size), "spread": np.ones(size)}
    kept |= {"columns": np.array([0]), "tops": np.array([7]), "rows": np.array([0])}
    if rng is None:
        kept["policy.bias"] = np.arange(actions, dtype=float)
    np.savez(path, **kept)
    return path


@pytest.fixture
def fresh() -> None:
    """The example is read anew."""
    loaded.cache_clear()


@pytest.mark.usefixtures("fresh")
def test_what_a_network_does_hangs_on_what_its_seat_may_know(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VERNISSAGE_MODEL", str(model(tmp_path / "any.npz", np.random.default_rng(1))))
    player, rules, chance = own(f"{EXAMPLE}:Trained"), game(KEY), rng_for(1, "test")
    state = rules.new(setup_of(rules, {"seats": 2}), 5)
    met = set()
    for _ in range(40):
        seat = int(rules.mover(state))
        view, options = rules.view(state, seat), rules.options(state, seat)
        chosen = {player.choose(rules, view, options, rng_for(seed, "world"), Budget(100)).action for seed in range(3)}
        assert len(chosen) == 1
        assert chosen <= set(options)
        met.add(options.index(chosen.pop()) == len(options) - 1)
        rules.apply(state, seat, options[int(chance.below(len(options)))])
    assert met == {True, False}


def test_a_network_takes_a_seat_in_the_house_and_plays_a_game_to_its_end(tmp_path: Path) -> None:
    offered, path = f"trained={EXAMPLE}:Trained", model(tmp_path / "highest.npz")
    with Server(tmp_path, script="patient.py", bots=offered, model=path) as server:
        ann = server.person("Ann")
        assert "trained" in str(ann.get(f"/api/games/{KEY}")["levels"])
        table = ann.table(KEY)
        ann.post(f"/api/tables/{table}/seats/1/bot", {"level": "trained"})
        ann.post(f"/api/tables/{table}/start")
        play = ann.socket(table, 0)
        play.until("snapshot")
        ann.delete(f"/api/tables/{table}/seats/0")
        deadline = time.monotonic() + 400
        while play.picture["result"] is None and time.monotonic() < deadline:
            play.until("snapshot", 120)
        record = read(ann.ask("GET", f"/api/tables/{table}/record").text)

    rules = game(KEY)
    assert record.seed is not None
    state = rules.new(setup_of(rules, record.header.setup), record.seed)
    mine = 0
    for entry in record.entries:
        action, options = rules.parse(entry.text), rules.options(state, entry.seat)
        if record.header.seats[entry.seat].kind == "bot:trained":
            assert action == options[-1]
            mine += 1
        rules.apply(state, entry.seat, action, entry.payload)
    assert mine > 10
