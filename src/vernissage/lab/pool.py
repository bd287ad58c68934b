"""Batches of games in worker processes; a worker that dies costs one batch, which is played again."""

import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import forkserver, get_context
from typing import TypeVar

from vernissage.system import start_method

Job = TypeVar("Job")
Outcome = TypeVar("Outcome")
TRIES = 10  # pools in a row that broke before anything was done; on a busy machine workers may die young


def run(work: Callable[[Job], Outcome], jobs: Sequence[Job], workers: int) -> Iterator[tuple[Job, Outcome]]:
    """Every job with its outcome, as they are finished."""
    if workers <= 1:
        yield from ((job, work(job)) for job in jobs)
        return
    os.environ.setdefault("OMP_NUM_THREADS", "1")
    left = list(jobs)
    failed = 0
    while True:
        done: list[Job] = []
        try:
            for job, outcome in pooled(work, left, workers):
                done.append(job)
                yield job, outcome
            return
        except BrokenProcessPool:
            left = [job for job in left if job not in done]
            # Workers may be lost as often as they like while work gets done between.
            failed = 0 if done else failed + 1
            if failed == TRIES:
                raise


def pooled(work: Callable[[Job], Outcome], jobs: Sequence[Job], workers: int) -> Iterator[tuple[Job, Outcome]]:
    """The jobs on one pool, never more than two waiting for each worker."""
    todo = iter(jobs)
    prepare_to_be_stopped()
    pool = ProcessPoolExecutor(workers, mp_context=get_context(start_method()), initializer=leave_stopping_to_others)
    try:
        running: dict[Future[Outcome], Job] = {}
        for job in todo:
            running[pool.submit(work, job)] = job
            if len(running) >= 2 * workers:
                yield from finished(running)
        while running:
            yield from finished(running)
    except BaseException:
        end_at_once(pool)
        raise
    pool.shutdown()


def prepare_to_be_stopped() -> None:
    """The process that starts workers does not hear Ctrl-C, nor does any worker before it has begun."""
    if start_method() == "forkserver" and threading.current_thread() is threading.main_thread():
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)
        try:
            forkserver.ensure_running()
        finally:
            signal.signal(signal.SIGINT, before)


def leave_stopping_to_others() -> None:
    """Ctrl-C is heard by whoever gives the orders; a worker is ended by them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def end_at_once(pool: ProcessPoolExecutor) -> None:
    """No worker is waited for: what it has not handed over is lost."""
    for process in list((getattr(pool, "_processes", None) or {}).values()):
        process.terminate()
    pool.shutdown(wait=False, cancel_futures=True)


def finished(running: dict[Future[Outcome], Job]) -> Iterator[tuple[Job, Outcome]]:
    """Whatever has finished next; it is no longer running."""
    for future in wait(running, return_when=FIRST_COMPLETED).done:
        yield running.pop(future), future.result()
