"""#ARTBOX as PettingZoo environments."""

from vernissage.research.pettingzoo import doors

env, raw_env, parallel_env = doors("artbox")

__all__ = ["env", "parallel_env", "raw_env"]
