"""A trained network takes a seat: play against your own model in the browser.

    python examples/train_ppo.py --teacher expert --minutes 200 --out ppo.pt        (writes ppo.npz beside it)
    VERNISSAGE_MODEL=ppo.npz vernissage serve --bots trained=examples/trained_bot.py:Trained

The level `trained` then stands in the lobby beside the house's own, and thinks in a worker like them. VERNISSAGE_MODEL
is a file of train_ppo.py, which needs numpy alone, or with onnxruntime any ONNX model that makes a preference for every
action (1, actions) from the bytes of an observation (1, size).
"""

import os
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from vernissage.bots.bot import Bot, Budget, Choice
from vernissage.core.game import Game
from vernissage.core.model import View
from vernissage.core.rng import Rng
from vernissage.core.setting_up import setup_of
from vernissage.research import encoder

Network = Callable[[np.ndarray], np.ndarray]


class Trained(Bot):
    """Does what the network likes best."""

    level = "trained"

    def __init__(self) -> None:
        self.network = opened(Path(os.environ.get("VERNISSAGE_MODEL", "ppo.npz")))

    def choose(self, game: Game, view: View, options: list[int], rng: Rng, budget: Budget) -> Choice:
        # Any world that fits the view has the same observation: that is a law of the encoders.
        world = game.guess(view, rng)
        liked = self.network(np.frombuffer(eyes(game.key, int(world.seats)).encode(world, view.seat), np.uint8))
        action = options[int(liked[options].argmax())]
        payload = game.some_payload(world, view.seat, action, rng) if game.payloads else None
        return Choice(action, payload)


@cache
def eyes(key: str, seats: int) -> Any:
    """What turns a position into the bytes a network has learnt from."""
    from vernissage.games import game

    return encoder(key, setup_of(game(key), {"seats": seats}))


def opened(path: Path) -> Network:
    """The network of a file."""
    if path.suffix != ".onnx":
        return by_numpy(dict(np.load(path)))
    from onnxruntime import InferenceSession

    session = InferenceSession(path)
    name = session.get_inputs()[0].name
    return lambda seen: session.run(None, {name: seen[None]})[0][0]


def by_numpy(kept: dict[str, np.ndarray]) -> Network:
    """The network of train_ppo.py, without torch."""

    def network(seen: np.ndarray) -> np.ndarray:
        counts = ((seen - kept["mean"]) / kept["spread"]).clip(-5, 5)
        names = np.minimum(seen[kept["columns"]].astype(np.int64), kept["tops"]) + kept["rows"]
        found = kept["counts.weight"] @ counts + kept["counts.bias"] + kept["names.weight"][names].sum(0)
        found = kept["body.1.weight"] @ found.clip(0) + kept["body.1.bias"]
        return kept["policy.weight"] @ found.clip(0) + kept["policy.bias"]

    return network
