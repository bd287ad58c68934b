"""Batches of games in worker processes; a worker that dies costs one batch, which is played again."""

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import TypeVar

Job = TypeVar("Job")
Outcome = TypeVar("Outcome")
TRIES = 3


def run(work: Callable[[Job], Outcome], jobs: Sequence[Job], workers: int) -> Iterator[tuple[Job, Outcome]]:
    """Every job with its outcome, as they are finished."""
    if workers <= 1:
        yield from ((job, work(job)) for job in jobs)
        return
    os.environ.setdefault("OMP_NUM_THREADS", "1")
    left = list(jobs)
    for attempt in range(1, TRIES + 1):
        done: list[Job] = []
        try:
            for job, outcome in pooled(work, left, workers):
                done.append(job)
                yield job, outcome
            return
        except BrokenProcessPool:
            left = [job for job in left if job not in done]
            if attempt == TRIES:
                raise


def pooled(work: Callable[[Job], Outcome], jobs: Sequence[Job], workers: int) -> Iterator[tuple[Job, Outcome]]:
    """The jobs on one pool, never more than two waiting for each worker."""
    todo = iter(jobs)
    with ProcessPoolExecutor(workers, mp_context=get_context("forkserver")) as pool:
        running: dict[Future[Outcome], Job] = {}
        for job in todo:
            running[pool.submit(work, job)] = job
            if len(running) >= 2 * workers:
                yield from finished(running)
        while running:
            yield from finished(running)


def finished(running: dict[Future[Outcome], Job]) -> Iterator[tuple[Job, Outcome]]:
    """Whatever has finished next; it is no longer running."""
    for future in wait(running, return_when=FIRST_COMPLETED).done:
        yield running.pop(future), future.result()
