"""A batch spread over processes: each steps its share of the tables, all write into one shared memory."""

import itertools
import multiprocessing
from collections.abc import Iterable
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from vernissage.research.batch import Batch

ARRAYS: Final = ("observations", "masks", "rewards", "to_move", "done", "lengths", "learners", "seeds")


class ProcessBatch:
    """The same arrays and the same games as a `Batch` of as many tables, however many processes step them.

    The arrays lie in shared memory and change with every `step`. Close it when done, or use it in a `with`.
    """

    def __init__(self, key: str, *, tables: int = 64, workers: int = 2, seed: int = 0, **options: Any) -> None:
        if not 1 <= workers <= tables:
            raise ValueError("there are at least one worker and one table for each")
        self.tables = tables
        sample = Batch(key, tables=1, seed=seed, **options)
        self.game, self.setup, self.seats = sample.game, sample.setup, sample.seats
        self.layout, self.actions = sample.layout, sample.actions
        self._memory: list[SharedMemory] = []
        shapes: dict[str, tuple[str, tuple[int, ...], str]] = {}
        for name in (*ARRAYS, "chosen"):
            like = np.zeros((1,), np.uint16) if name == "chosen" else getattr(sample, name)
            shape = (tables, *like.shape[1:])
            memory = SharedMemory(create=True, size=max(1, int(np.prod(shape)) * like.dtype.itemsize))
            self._memory.append(memory)
            shapes[name] = (memory.name, shape, like.dtype.str)
            setattr(self, name, np.ndarray(shape, like.dtype, buffer=memory.buf))
        self.observations: NDArray[np.uint8]
        self.masks: NDArray[np.uint8]
        self.rewards: NDArray[np.float64]
        self.to_move: NDArray[np.int64]
        self.done: NDArray[np.uint8]
        self.chosen: NDArray[np.uint16]
        context = multiprocessing.get_context("forkserver")
        self._pipes: list[Connection] = []
        self._workers: list[Any] = []
        edges = [tables * number // workers for number in range(workers + 1)]
        for first, end in itertools.pairwise(edges):
            ours, theirs = context.Pipe()
            worker = context.Process(
                target=work, args=(theirs, shapes, key, tables, first, end, seed, options), daemon=True
            )
            worker.start()
            theirs.close()
            self._pipes.append(ours)
            self._workers.append(worker)
        self._edges = edges
        self._gather()

    def _gather(self) -> None:
        """Every process has done what it was told; what one of them refuses is raised here."""
        answers = [pipe.recv() for pipe in self._pipes]
        for answer in answers:
            if answer is not None:
                raise ValueError(answer)

    def reset(self, seeds: Iterable[int]) -> NDArray[np.uint8]:
        """Every table begins the game of its seed."""
        chosen = [int(seed) for seed in seeds]
        if len(chosen) != self.tables:
            raise ValueError(f"{self.tables} tables need as many seeds, not {len(chosen)}")
        for pipe, first, end in zip(self._pipes, self._edges, self._edges[1:], strict=False):
            pipe.send(("reset", chosen[first:end]))
        self._gather()
        return self.observations

    def step(self, actions: Any) -> tuple[NDArray[np.uint8], NDArray[np.float64], NDArray[np.uint8]]:
        """Every table has taken its action."""
        given = np.asarray(actions)
        if given.shape != (self.tables,) or given.min() < 0 or given.max() >= self.actions:
            raise ValueError(f"{self.tables} tables need as many actions, each below {self.actions}")
        self.chosen[:] = given
        for pipe in self._pipes:
            pipe.send(("step", None))
        self._gather()
        return self.observations, self.rewards, self.done

    def close(self) -> None:
        """The processes have ended and the memory is given back."""
        for pipe in self._pipes:
            pipe.send(("close", None))
        for worker in self._workers:
            worker.join()
        for pipe in self._pipes:
            pipe.close()
        self._pipes, self._workers = [], []
        for name in (*ARRAYS, "chosen"):
            if hasattr(self, name):
                delattr(self, name)
        for memory in self._memory:
            memory.close()
            memory.unlink()
        self._memory = []

    def __enter__(self) -> "ProcessBatch":
        return self

    def __exit__(self, *args: object) -> None:
        self.close()


def work(
    pipe: Connection,
    shapes: dict[str, tuple[str, tuple[int, ...], str]],
    key: str,
    tables: int,
    first: int,
    end: int,
    seed: int,
    options: dict[str, Any],
) -> None:
    """One process steps its tables until it is told to close."""
    memory = {name: SharedMemory(name=shape[0]) for name, shape in shapes.items()}
    shared = {
        name: np.ndarray(shape, dtype, buffer=memory[name].buf)[first:end] for name, (_, shape, dtype) in shapes.items()
    }
    batch = Batch(key, tables=end - first, seed=seed, share=(first, tables), **options)

    def show() -> None:
        for name in ARRAYS:
            shared[name][:] = getattr(batch, name)

    show()
    pipe.send(None)
    while True:
        what, seeds = pipe.recv()
        if what == "close":
            break
        answer = None
        try:
            if what == "reset":
                batch.reset(seeds)
            else:
                batch.step(shared["chosen"])
        except ValueError as error:
            answer = str(error)
        show()
        pipe.send(answer)
    shared.clear()
    for each in memory.values():
        each.close()
