"""Gymnasium environments: one learner among the house's bots, alone or many at a time.

Importing this module registers `vernissage/ArtDecko-v0`, `vernissage/ArtSociety-v0`, `vernissage/AvantCarde-v0` and
`vernissage/Artbox-v0`.
"""

from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from vernissage.bots.bot import Bot, Budget, bot, budget_of
from vernissage.core.rng import rng_for
from vernissage.research.batch import Batch
from vernissage.research.table import Table

IDS: Final = {
    "art_decko": "vernissage/ArtDecko-v0",
    "art_society": "vernissage/ArtSociety-v0",
    "avant_carde": "vernissage/AvantCarde-v0",
    "artbox": "vernissage/Artbox-v0",
}
ILLEGAL: Final = ("terminate", "replace", "raise")


class GameEnv(gymnasium.Env[NDArray[np.uint8], np.int64]):
    """One seat of a table is the learner's; bots play the others.

    The observation is what the seat may know, as bytes; `info["action_mask"]` says what it may do. The learner's seat
    is `seat`, or drawn for each game where that is None.
    """

    metadata = {"render_modes": ["ansi", "svg", "rgb_array"], "render_fps": 1}  # noqa: RUF012 - Gymnasium's own form

    def __init__(
        self,
        key: str,
        *,
        seats: int | None = None,
        seat: int | None = None,
        opponents: str | Bot = "random",
        illegal: str = "terminate",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if illegal not in ILLEGAL:
            raise ValueError(f"illegal actions terminate, are replaced or raise, not {illegal!r}")
        self.table = Table(key, seats, **options)
        self.render_mode = render_mode
        self.seat_wanted = seat
        self.illegal = illegal
        self.bot = bot(key, opponents) if isinstance(opponents, str) else opponents
        self.ms = budget_of(opponents) if isinstance(opponents, str) else 1000.0
        high = np.array(self.table.layout.highs, np.uint8)
        self.observation_space = spaces.Box(np.zeros_like(high), high, dtype=np.uint8)
        self.action_space = spaces.Discrete(self.table.actions)
        self.seat = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        """A new game, in which the others have played until the learner is asked."""
        super().reset(seed=seed)
        while True:
            deal = int(self.np_random.integers(2**31))
            drawn = int(self.np_random.integers(self.table.seats))
            self.seat = drawn if self.seat_wanted is None else self.seat_wanted
            self.table.reset(deal)
            self.others = rng_for(deal, "others")
            self.go_on()
            if not self.table.over:
                return self.table.observe(self.seat), self.info()

    def go_on(self) -> None:
        """Bots have answered until the learner is asked or the game is over."""
        table = self.table
        while (mover := table.mover) >= 0 and self.seat not in table.asked:
            view = table.rules.view(table.state, mover)
            options = table.rules.options(table.state, mover)
            chosen = self.bot.choose(table.rules, view, options, self.others, Budget(self.ms))
            table.rules.apply(table.state, mover, chosen.action, chosen.payload)

    def info(self) -> dict[str, Any]:
        """What the learner may do."""
        return {"action_mask": self.table.mask(self.seat)}

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask as masked trainers ask for it."""
        return self.table.mask(self.seat).astype(bool)

    def step(self, action: Any) -> tuple[NDArray[np.uint8], float, bool, bool, dict[str, Any]]:
        """The learner has acted and the others have answered."""
        chosen = int(action)
        if not self.table.allows(self.seat, chosen):
            if self.illegal == "raise":
                raise ValueError(f"{chosen} is no option")
            if self.illegal == "terminate":
                return self.table.observe(self.seat), -1.0, True, False, {**self.info(), "illegal": True}
            chosen = self.table.default(self.seat)
        self.table.play(self.seat, chosen)
        self.go_on()
        paid = self.table.paid()[self.seat] if self.table.over else 0.0
        return self.table.observe(self.seat), paid, self.table.over, False, self.info()

    def render(self) -> Any:
        """The table as the learner's seat sees it."""
        return None if self.render_mode is None else self.table.render(self.render_mode, self.seat)


class GameVectorEnv(VectorEnv[NDArray[np.uint8], NDArray[np.int64], NDArray[Any]]):
    """Many tables with one learner each, stepped inside the core; a finished game is followed by the next at once."""

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - Gymnasium's own form

    def __init__(self, key: str, *, num_envs: int = 64, opponents: str | Bot = "random", **options: Any) -> None:
        self.batch = Batch(key, tables=num_envs, opponents=opponents, **options)
        self.num_envs = num_envs
        high = np.array(self.batch.layout.highs, np.uint8)
        self.single_observation_space = spaces.Box(np.zeros_like(high), high, dtype=np.uint8)
        self.single_action_space = spaces.Discrete(self.batch.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        """Every table begins anew; a seed gives the same games again."""
        super().reset(seed=seed if isinstance(seed, int) else None)
        if isinstance(seed, list):
            seeds = [int(each) if each is not None else int(self.np_random.integers(2**31)) for each in seed]
        else:
            first = seed if seed is not None else int(self.np_random.integers(2**31))
            seeds = list(range(first, first + self.num_envs))
        return self.batch.reset(seeds).copy(), self.info()

    def info(self) -> dict[str, Any]:
        """What every learner may do, and where it sits."""
        return {"action_mask": self.batch.masks.astype(np.int8), "seat": self.batch.learners.copy()}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[NDArray[np.uint8], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Every learner has acted; an action that is no option is refused and nothing has changed."""
        sat = self.batch.learners.copy()
        seen, rewards, done = self.batch.step(actions)
        paid = rewards[np.arange(self.num_envs), sat]
        return seen.copy(), paid, done == 1, done == 2, self.info()


def make(key: str, **options: Any) -> GameEnv:
    """The environment of a game, for gymnasium's registry."""
    return GameEnv(key, **options)


def make_vec(key: str, num_envs: int = 64, **options: Any) -> GameVectorEnv:
    """Many environments of a game at once, for gymnasium's registry."""
    return GameVectorEnv(key, num_envs=num_envs, **options)


for _key, _id in IDS.items():
    gymnasium.register(
        _id,
        entry_point="vernissage.research.gymnasium:make",
        vector_entry_point="vernissage.research.gymnasium:make_vec",
        kwargs={"key": _key},
    )
