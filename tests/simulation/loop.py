"""An event loop whose time is a number, whose order is drawn from a seed, and whose inhabitants can die between any two
steps.
"""

import asyncio
import contextvars
import heapq
import itertools
import random
from asyncio import events
from collections.abc import Callable, Coroutine, Generator
from typing import Any, Final, TypeVar, TypeVarTuple, Unpack

T = TypeVar("T")
Ts = TypeVarTuple("Ts")
OWNER: Final = contextvars.ContextVar("owner", default=0)  # whose step it is; 0 belongs to nobody who can die
MOST_STEPS: Final = 400_000


class Endless(AssertionError):
    """The world goes on and on."""


class SimLoop(asyncio.AbstractEventLoop):
    """Runs one step after the other; time passes only when nothing is left to be done at this moment."""

    def __init__(self, dice: random.Random, *, shuffled: bool) -> None:
        self.dice = dice
        self.shuffled = shuffled
        self.now = 0.0
        self.waiting: list[tuple[float, float, int, asyncio.Handle]] = []
        self.serial = itertools.count()
        self.steps = 0
        self.dead: set[int] = set()
        self.parked: list[asyncio.Handle] = []  # steps of the dead, which are not taken
        self.failures: list[dict[str, Any]] = []
        self.before_step: Callable[[int], None] = lambda owner: None
        self.tasks: set[asyncio.Task[Any]] = set()

    # What asyncio asks for

    def time(self) -> float:
        return self.now

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return True

    def is_closed(self) -> bool:
        return False

    def create_future(self) -> "asyncio.Future[Any]":
        return asyncio.Future(loop=self)

    def create_task(
        self, coro: Generator[Any, None, T] | Coroutine[Any, Any, T], *, name: object = None, context: Any = None
    ) -> asyncio.Task[T]:
        task: asyncio.Task[T] = asyncio.Task(coro, loop=self, context=context)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    def call_soon(
        self, callback: Callable[[Unpack[Ts]], object], *args: *Ts, context: contextvars.Context | None = None
    ) -> asyncio.Handle:
        handle = asyncio.Handle(callback, args, self, context)
        self.plan(handle, self.now)
        return handle

    def call_soon_threadsafe(
        self, callback: Callable[[Unpack[Ts]], object], *args: *Ts, context: contextvars.Context | None = None
    ) -> asyncio.Handle:
        return self.call_soon(callback, *args, context=context)

    def call_later(
        self,
        delay: float,
        callback: Callable[[Unpack[Ts]], object],
        *args: *Ts,
        context: contextvars.Context | None = None,
    ) -> asyncio.TimerHandle:
        return self.call_at(self.now + delay, callback, *args, context=context)

    def call_at(
        self,
        when: float,
        callback: Callable[[Unpack[Ts]], object],
        *args: *Ts,
        context: contextvars.Context | None = None,
    ) -> asyncio.TimerHandle:
        handle = asyncio.TimerHandle(when, callback, args, self, context)
        self.plan(handle, max(when, self.now))
        return handle

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """A timer that was called off is passed over when its time comes."""

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        self.failures.append(context)

    def plan(self, handle: asyncio.Handle, when: float) -> None:
        """The step will be taken then, among those of the same moment in an order of its own."""
        number = next(self.serial)
        heapq.heappush(self.waiting, (when, self.dice.random() if self.shuffled else number, number, handle))

    # Running

    def run(self, story: Coroutine[Any, Any, T]) -> T:
        """The story's end."""
        before = events._get_running_loop()
        events._set_running_loop(self)
        try:
            task = self.create_task(story)
            while not task.done():
                if not self.waiting:
                    raise Endless("everybody waits for somebody")
                self.step()
            return task.result()
        finally:
            events._set_running_loop(before)

    def step(self) -> None:
        """The next thing happens, unless it would happen to somebody who is dead."""
        when, _rank, _number, handle = heapq.heappop(self.waiting)
        if handle.cancelled():
            return
        owner = handle._context.get(OWNER, 0)  # type: ignore[attr-defined]  # every handle has one
        self.now = max(self.now, when)
        if owner in self.dead:
            self.parked.append(handle)
            return
        self.steps += 1
        if self.steps > MOST_STEPS:
            raise Endless(f"{MOST_STEPS} steps")
        self.before_step(owner)
        if owner in self.dead:
            self.parked.append(handle)
            return
        handle._run()

    def bury(self) -> None:
        """Nobody is left who would do anything: everything is called off and takes its last steps."""
        before = events._get_running_loop()
        events._set_running_loop(self)
        try:
            self.dead.clear()
            self.before_step = lambda owner: None
            for handle in self.parked:
                self.plan(handle, self.now)
            self.parked.clear()
            for _round in range(20):
                for task in [*self.tasks]:
                    task.cancel()
                self.steps = 0
                while self.waiting:
                    when, _rank, _number, handle = heapq.heappop(self.waiting)
                    if not handle.cancelled() and when <= self.now:
                        handle._run()
                if not self.tasks:
                    return
            for task in self.tasks:
                task._log_destroy_pending = False  # type: ignore[attr-defined]  # told by `failures` already
        finally:
            events._set_running_loop(before)
