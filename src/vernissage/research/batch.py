"""N games of one kind stepped inside the core by one call, on numpy arrays that are never copied."""

import pickle
from collections.abc import Iterable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from vernissage.bots.bot import Bot, Budget, bot, budget_of
from vernissage.core.game import State
from vernissage.core.rng import Rng
from vernissage.core.setting_up import setup_of
from vernissage.games import game
from vernissage.research.encoders import encoder
from vernissage.research.layout import Layout
from vernissage.research.stepper import BY_MARGIN, BY_POINTS, BY_WINS, Stepper

PAYS = {"win": BY_WINS, "margin": BY_MARGIN, "points": BY_POINTS}


class BotStepper(Stepper):
    """Seats outside the batch are played by a bot, which gets a view and its options like at any table."""

    bot: Bot
    ms: float

    def answer(self, table: int, state: State, seat: int) -> None:
        rng = Rng(self.chances[table])
        view = self.game.view(state, seat)
        chosen = self.bot.choose(self.game, view, self.game.options(state, seat), rng, Budget(self.ms))
        self.chances[table] = rng.state
        self.lengths[table] += 1
        self.game.apply(state, seat, chosen.action, chosen.payload)


class Batch:
    """Many tables at once.

    The arrays are windows on the core's own buffers and change with every `step`: copy what you keep.

    - `observations` (tables, layout.size) uint8: what the seat to move may know; `layout` says what stands where
    - `masks` (tables, actions) uint8: 1 where an action is an option
    - `to_move` (tables,) int64: the seat that is asked, -1 at a table whose game is over
    - `rewards` (tables, seats) float64: paid in the step that ends a game, otherwise 0
    - `done` (tables,) uint8: 1 in the step that ends a game, 2 where it was cut off at `limit`

    With `opponents` (a level of the house's bots; "random" is played inside the core) each table has one learner, whose
    seat moves on by one with every game: `learners` says where it sits, and only the learner is ever asked. With
    `skip_forced` a question that has one answer only is not asked at all.
    """

    def __init__(
        self,
        key: str,
        *,
        tables: int = 64,
        seats: int | None = None,
        seed: int = 0,
        opponents: str | Bot | None = None,
        reward: str = "win",
        auto_reset: bool = True,
        limit: int = 0,
        skip_forced: bool = False,
        share: tuple[int, int] | None = None,
        **options: Any,
    ) -> None:
        if reward not in PAYS:
            raise ValueError(f"there is no reward {reward!r}; there are {', '.join(PAYS)}")
        if tables < 1:
            raise ValueError("a batch has at least one table")
        self.key = key
        self.game = game(key)
        default = max(2, self.game.min_seats)
        self.setup = setup_of(self.game, {"seats": default if seats is None else seats, **options})
        self.seats = self.setup.seats
        self.tables = tables
        self.encoder = encoder(key, self.setup)
        self.layout: Layout = self.encoder.layout
        self.actions = len(self.game.words)
        # Of a larger batch: the number of the first table here, and of all tables.
        self._first, self._all = share or (0, tables)
        self._args = (reward, auto_reset, limit, opponents, skip_forced)
        self._stepper = self._make_stepper()
        self._look()
        self.reset(range(seed + self._first, seed + self._first + tables))

    def _make_stepper(self) -> Stepper:
        reward, auto_reset, limit, opponents, skip_forced = self._args
        kind = Stepper if opponents in (None, "random") else BotStepper
        made = kind(
            self.game,
            self.setup,
            self.encoder,
            self.tables,
            opponents is not None,
            PAYS[reward],
            auto_reset,
            limit,
        )
        made.stride = self._all
        made.forced = skip_forced
        if isinstance(made, BotStepper):
            assert opponents is not None
            made.bot = bot(self.key, opponents) if isinstance(opponents, str) else opponents
            made.ms = budget_of(opponents) if isinstance(opponents, str) else 1000.0
        return made

    def _look(self) -> None:
        """The arrays are windows on the stepper's buffers."""
        s = self._stepper
        self.observations: NDArray[np.uint8] = window(s.observations, np.uint8).reshape(self.tables, -1)
        self.masks: NDArray[np.uint8] = window(s.masks, np.uint8).reshape(self.tables, -1)
        self.rewards: NDArray[np.float64] = window(s.rewards, np.float64).reshape(self.tables, -1)
        self.to_move: NDArray[np.int64] = window(s.movers, np.int64)
        self.done: NDArray[np.uint8] = window(s.dones, np.uint8)
        self.lengths: NDArray[np.int64] = window(s.lengths, np.int64)
        self.learners: NDArray[np.int64] = window(s.learners, np.int64)
        self.seeds: NDArray[np.int64] = window(s.seeds, np.int64)
        self._highs = np.array(self.layout.highs, np.float32)

    def reset(self, seeds: Iterable[int]) -> NDArray[np.uint8]:
        """Every table begins the game of its seed; the games after it have the seeds that follow, `tables` apart."""
        chosen = [int(seed) for seed in seeds]
        if len(chosen) != self.tables:
            raise ValueError(f"{self.tables} tables need as many seeds, not {len(chosen)}")
        s = self._stepper
        s.wipe_pay()
        for table, seed in enumerate(chosen):
            s.deal(table, seed)
            if s.learner:
                s.seat_learner(table, (self._first + table) % self.seats)
            s.start(table)
        return self.observations

    def step(self, actions: Any) -> tuple[NDArray[np.uint8], NDArray[np.float64], NDArray[np.uint8]]:
        """Every table has taken its action; one that is no option is refused and nothing has changed.

        At a table whose game is over and that does not begin anew, the action is not looked at.
        """
        given = np.asarray(actions)
        if given.shape != (self.tables,):
            raise ValueError(f"{self.tables} tables need as many actions, not {given.shape}")
        if given.dtype != np.uint16:
            if given.min() < 0 or given.max() >= self.actions:
                raise ValueError(f"an action is a number below {self.actions}")
            given = given.astype("<u2")
        self._stepper.step(given.tobytes())
        return self.observations, self.rewards, self.done

    def step_at_random(self, times: int = 1) -> None:
        """Every table has taken so many random options, drawn inside the core."""
        self._stepper.step_at_random(times)

    def scaled(self, out: NDArray[np.float32] | None = None) -> NDArray[np.float32]:
        """The observations as float32 between 0 and 1."""
        return np.divide(self.observations, self._highs, out=out, dtype=np.float32)

    def observe(self, table: int, seat: int) -> NDArray[np.uint8]:
        """What any seat of a table may know now."""
        if not 0 <= table < self.tables:
            raise ValueError(f"there is no table {table} of {self.tables}")
        return np.frombuffer(self._stepper.look(table, seat), np.uint8)

    def state(self, table: int) -> State:
        """The position of a table, to look at; it holds what is hidden."""
        return self._stepper.states[table]

    def get_state(self) -> bytes:
        """Everything that decides how the batch goes on, as bytes."""
        s = self._stepper
        arrays: list[NDArray[Any]] = [window(s.chances, np.int64).copy()]
        arrays += [each.copy() for each in (self.lengths, self.learners, self.seeds)]
        arrays += [self.rewards.copy(), self.done.copy(), self.to_move.copy()]
        return pickle.dumps(([state.to_bytes() for state in s.states], arrays, s.paid))

    def set_state(self, data: bytes) -> None:
        """The batch goes on from what `get_state` gave."""
        states, arrays, paid = pickle.loads(data)
        if len(states) != self.tables:
            raise ValueError(f"these are the states of {len(states)} tables, not of {self.tables}")
        s = self._stepper
        chances, lengths, learners, seeds, rewards, done, movers = arrays
        for table in range(self.tables):
            s.states[table] = self.game.restore(states[table])
            s.chances[table] = int(chances[table])
            s.lengths[table] = int(lengths[table])
            s.learners[table] = int(learners[table])
            s.seeds[table] = int(seeds[table])
            s.dones[table] = int(done[table])
            for seat in range(self.seats):
                s.rewards[table * self.seats + seat] = float(rewards[table, seat])
            s.ask(table, int(movers[table]))
        s.paid = paid

    def clone(self) -> "Batch":
        """A batch of its own that goes on the same."""
        twin = object.__new__(Batch)
        twin.__dict__.update(self.__dict__)
        twin.encoder = encoder(self.key, self.setup)
        twin._stepper = twin._make_stepper()
        twin._look()
        for table in range(self.tables):
            twin._stepper.deal(table, 0)
        twin.set_state(self.get_state())
        return twin


def window(buffer: Any, dtype: Any) -> NDArray[Any]:
    """A read-only array on a buffer of the core, which keeps it alive."""
    return np.frombuffer(buffer, dtype)
