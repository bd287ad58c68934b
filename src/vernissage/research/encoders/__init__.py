"""Encoders: what a seat may know, as bytes at fixed and named places."""

from importlib import import_module

from vernissage.core.model import Setup
from vernissage.games import game
from vernissage.research.encoders.encoding import Encoder

KEYS = ["art_decko", "art_society", "artbox", "avant_carde"]


def encoder(key: str, setup: Setup) -> Encoder:
    """The encoder of a game for tables of this set-up."""
    if key not in KEYS:
        raise ValueError(f"{game(key).title} has no encoder; there are encoders for {', '.join(KEYS)}")
    made = import_module(f"{__name__}.{key}").make(game(key), setup)
    assert isinstance(made, Encoder)
    return made
