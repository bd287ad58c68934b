"""PettingZoo environments of all four games: one agent at a time, or all who are asked at once.

`vernissage.research.art_decko_v0.env()` and the modules beside it are the usual doors.
"""

from collections.abc import Callable
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from vernissage.research.table import Table

MODES: Final = ["ansi", "svg", "rgb_array", "human"]
Observation = dict[str, NDArray[Any]]


class Seats:
    """What both kinds of environment share: a table, agents named after its seats, and their spaces."""

    table: Table

    def set_up(self, key: str, num_players: int | None, render_mode: str | None, wait: bool, options: Any) -> None:
        """The table is there, and every agent has its spaces."""
        if render_mode is not None and render_mode not in MODES:
            raise ValueError(f"there is no render mode {render_mode!r}; there are {', '.join(MODES)}")
        self.table = Table(key, num_players, **options)
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{key}_v0",
            "render_modes": list(MODES),
            "is_parallelizable": wait,
            "render_fps": 1,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        size, actions = self.table.layout.size, self.table.actions + (1 if wait else 0)
        high = np.array(self.table.layout.highs, np.uint8)
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(np.zeros(size, np.uint8), high, dtype=np.uint8),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.state_space = spaces.Box(
            np.zeros(size * self.table.seats, np.uint8), np.tile(high, self.table.seats), dtype=np.uint8
        )
        self.random = seeding.np_random(None)[0]

    def seeded(self, seed: int | None) -> int:
        """The seed of the next game: as given, or drawn after those given before."""
        if seed is not None:
            self.random = seeding.np_random(seed)[0]
            return int(seed)
        return int(self.random.integers(2**31))

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What the agent's observations look like."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The agent's actions: the words of the game, numbered."""
        return self.action_spaces[agent]

    def state(self) -> NDArray[np.uint8]:
        """What all seats know together, one observation after the other."""
        return np.concatenate([self.table.observe(seat) for seat in range(self.table.seats)])

    def render(self) -> Any:
        """The table as the mode wants it; `human` prints it."""
        if self.render_mode is None:
            return None
        if self.render_mode == "human":
            print(self.table.ansi())  # noqa: T201 - what the mode is for
            return None
        return self.table.render(self.render_mode)

    def close(self) -> None:
        """There is nothing to give back."""

    def get_state(self) -> bytes:
        """The position as bytes, what is hidden included."""
        return self.table.get_state()


class raw_env(Seats, AECEnv):  # type: ignore[misc]  # noqa: N801 - PettingZoo's name for it
    """One agent at a time; those asked at once answer one after the other, without seeing each other's answers."""

    def __init__(
        self, key: str, num_players: int | None = None, render_mode: str | None = None, **options: Any
    ) -> None:
        super().__init__()
        self.set_up(key, num_players, render_mode, False, options)
        self.agents: list[str] = []

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; without a seed, the one that follows from the seed given last."""
        self.table.reset(self.seeded(seed))
        self.start()

    def start(self) -> None:
        """Everybody is there and nothing is paid."""
        agents = self.possible_agents
        self.agents = agents[:]
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        self._paid = False
        self.turn_to(self.table.mover)

    def turn_to(self, seat: int) -> None:
        """The agent that is asked is selected, with its mask at hand."""
        agent = self.possible_agents[seat]
        self.agent_selection = agent
        self._mask = self.table.mask(seat)
        self.infos[agent] = {"action_mask": self._mask}

    def observe(self, agent: str) -> Observation:
        """What the agent may know, and what it may do now."""
        seat = self.seat_of[agent]
        chosen = agent == self.agent_selection and not self._paid
        return {
            "observation": self.table.observe(seat),
            "action_mask": self._mask if chosen else np.zeros(self.table.actions, np.int8),
        }

    def step(self, action: int | None) -> None:
        """The selected agent has acted; an action that is no option is refused and nothing has changed."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not 0 <= action < self.table.actions or not self._mask[action]:
            raise ValueError(f"{agent}: {action} is no option")
        table = self.table
        table.play(self.seat_of[agent], int(action))
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        mover = table.mover
        if mover >= 0:
            self.turn_to(mover)
            return
        for seat, paid in enumerate(table.paid()):
            self.rewards[self.possible_agents[seat]] = paid
        self.terminations = dict.fromkeys(self.agents, True)
        self._paid = True
        self._accumulate_rewards()
        self._deads_step_first()

    def set_state(self, data: bytes) -> None:
        """The position is the one that `get_state` gave; nothing is paid yet."""
        self.table.set_state(data)
        if not self.table.over:
            self.start()


class parallel_env(Seats, ParallelEnv):  # type: ignore[misc]  # noqa: N801 - PettingZoo's name for it
    """All who are asked act at once; the others wait, which is the last action and then their only one.

    An agent without an option ends the game for all and pays 1 (`illegal="terminate"`), is given a safe action
    instead (`"replace"`), or is refused (`"raise"`).
    """

    def __init__(
        self,
        key: str,
        num_players: int | None = None,
        render_mode: str | None = None,
        illegal: str = "terminate",
        **options: Any,
    ) -> None:
        if illegal not in ("terminate", "replace", "raise"):
            raise ValueError(f"illegal actions terminate, are replaced or raise, not {illegal!r}")
        self.set_up(key, num_players, render_mode, True, options)
        self.illegal = illegal
        self.agents: list[str] = []

    @property
    def wait(self) -> int:
        """The action of who is not asked."""
        return self.table.actions

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """A new game; without a seed, the one that follows from the seed given last."""
        self.table.reset(self.seeded(seed))
        self.agents = self.possible_agents[:]
        return self.look()

    def look(self) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """What everybody sees and may do."""
        asked = self.table.asked
        seen: dict[str, Observation] = {}
        for agent in self.agents:
            seat = self.seat_of[agent]
            mask = np.zeros(self.table.actions + 1, np.int8)
            if seat in asked:
                mask[:-1] = self.table.mask(seat)
            else:
                mask[-1] = 1
            seen[agent] = {"observation": self.table.observe(seat), "action_mask": mask}
        return seen, {agent: {"action_mask": each["action_mask"]} for agent, each in seen.items()}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Everybody who was asked has acted."""
        agents = self.agents[:]
        rewards = dict.fromkeys(agents, 0.0)
        asked = self.table.asked
        wrong = [
            agent
            for agent in agents
            if not (
                self.table.allows(self.seat_of[agent], int(actions[agent]))
                if self.seat_of[agent] in asked
                else actions[agent] == self.wait
            )
        ]
        if wrong and self.illegal == "raise":
            raise ValueError(f"{wrong[0]}: {actions[wrong[0]]} is no option")
        ended = bool(wrong) and self.illegal == "terminate"
        if ended:
            for agent in wrong:
                rewards[agent] = -1.0
        else:
            for agent in agents:
                seat = self.seat_of[agent]
                # The first answers may have ended the phase, as where a sandglass is a race.
                if seat in asked and seat in self.table.asked:
                    action = int(actions[agent])
                    if agent in wrong or not self.table.allows(seat, action):
                        action = self.table.default(seat)
                    self.table.play(seat, action)
            ended = self.table.over
            if ended:
                rewards = dict(zip(self.possible_agents, self.table.paid(), strict=True))
        seen, infos = self.look()
        over = dict.fromkeys(agents, ended)
        if ended:
            self.agents = []
        return seen, rewards, over, dict.fromkeys(agents, False), infos

    def set_state(self, data: bytes) -> None:
        """The position is the one that `get_state` gave."""
        self.table.set_state(data)
        self.agents = [] if self.table.over else self.possible_agents[:]


def env(key: str, num_players: int | None = None, render_mode: str | None = None, **options: Any) -> Any:
    """The environment with the usual guards: an action that is no option ends the game at the agent's cost."""
    made: Any = raw_env(key, num_players, render_mode, **options)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


def doors(key: str) -> tuple[Callable[..., Any], Callable[..., Any], Callable[..., Any]]:
    """`env`, `raw_env` and `parallel_env` of one game."""

    def wrapped(num_players: int | None = None, render_mode: str | None = None, **options: Any) -> Any:
        return env(key, num_players, render_mode, **options)

    def raw(num_players: int | None = None, render_mode: str | None = None, **options: Any) -> Any:
        return raw_env(key, num_players, render_mode, **options)

    def parallel(num_players: int | None = None, render_mode: str | None = None, **options: Any) -> Any:
        return parallel_env(key, num_players, render_mode, **options)

    return wrapped, raw, parallel
