"""Art Decko as PettingZoo environments."""

from vernissage.research.pettingzoo import doors

env, raw_env, parallel_env = doors("art_decko")

__all__ = ["env", "parallel_env", "raw_env"]
