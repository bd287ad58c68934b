"""One runner for every study: jobs go out, outcomes come back into an append-only ledger, and a run that was stopped
goes on where it was.

A job is pure: the same job has the same outcome on any machine. Its key names it in the ledger, so that it is played
once; a worker that dies costs one job, which is played again. Jobs run in processes of this machine, or on a Dask
cluster (`vernissage.lab.runner_dask`).
"""

import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Generic, Protocol, TypeVar

import msgspec
from msgspec import Struct

from vernissage.lab import pool


class Task(Protocol):
    """A piece of work with a name."""

    @property
    def key(self) -> str:
        """Names the very work, whoever does it."""


Work = TypeVar("Work", bound=Task)
Outcome = TypeVar("Outcome")


class Where(Struct, frozen=True):
    """Who works: so many processes here, or a cluster."""

    jobs: int = 1
    dask: str = ""  # "local", or the address of a scheduler
    tls: tuple[str, str, str] = ("", "", "")  # certificate authority, certificate, key


class Ledger(Generic[Outcome]):
    """Outcomes by the key of their job, one line each; nothing is ever rewritten."""

    def __init__(self, path: Path | None, kind: type[Outcome]) -> None:
        self.path = path
        self.kind = kind
        self.known: dict[str, Outcome] = {}
        if path is not None and path.exists():
            self.read(path)

    def read(self, path: Path) -> None:
        """What is known; a last line that was cut off is forgotten, and the next one begins behind it."""
        decoder: msgspec.json.Decoder[tuple[str, Outcome]] = msgspec.json.Decoder(tuple[str, self.kind])  # type: ignore[name-defined]  # known at run time only
        whole = 0
        for row in path.read_bytes().splitlines(keepends=True):
            if not row.endswith(b"\n"):
                break
            try:
                key, outcome = decoder.decode(row)
            except msgspec.ValidationError as error:
                raise ValueError(f"{path} is the ledger of another kind of run: {error}") from None
            except msgspec.DecodeError:
                break
            self.known[key] = outcome
            whole += len(row)
        if whole < path.stat().st_size:
            with path.open("r+b") as file:
                file.truncate(whole)

    def keep(self, key: str, outcome: Outcome) -> None:
        """The outcome is on file before anybody hears of it."""
        self.known[key] = outcome
        if self.path is not None:
            with self.path.open("ab") as file:
                file.write(msgspec.json.encode((key, outcome)) + b"\n")


def run(
    work: Callable[[Work], Outcome],
    jobs: Sequence[Work],
    ledger: Ledger[Outcome],
    where: Where,
    progress: Callable[[int, int], None] = lambda done, all_jobs: None,
) -> list[Outcome]:
    """The outcome of every job, in the order of the jobs; what the ledger knows is not done again."""
    todo = [job for job in jobs if job.key not in ledger.known]
    done = len(jobs) - len(todo)
    progress(done, len(jobs))
    for job, outcome in worked(work, todo, where):
        ledger.keep(job.key, outcome)
        done += 1
        progress(done, len(jobs))
    return [ledger.known[job.key] for job in jobs]


def worked(work: Callable[[Work], Outcome], jobs: Sequence[Work], where: Where) -> Iterator[tuple[Work, Outcome]]:
    """Jobs with their outcomes, as they are finished."""
    if where.dask and jobs:
        from vernissage.lab import runner_dask

        return runner_dask.run(work, jobs, where)
    return pool.run(work, jobs, where.jobs)


class Bar:
    """How far a run is, told at most once a second: how many a second, and how long it will take."""

    def __init__(self, what: str, each: int = 1) -> None:
        self.what = what
        self.each = each  # how many games are in a job
        self.began = time.monotonic()
        self.first = -1
        self.told = 0.0

    def __call__(self, done: int, of: int) -> None:
        """So many jobs are done."""
        now = time.monotonic()
        if self.first < 0:
            self.first = done
        if now - self.told < 1 and done < of:
            return
        self.told = now
        rate = (done - self.first) / max(now - self.began, 1e-9)
        left = f"{(of - done) / rate:.0f} s left" if rate and done < of else ""
        told = f"{self.what}: {done * self.each} of {of * self.each}, {rate * self.each:.1f} a second {left}"
        end = "\n" if done == of else "\r"
        if sys.stderr.isatty() or done == of:
            sys.stderr.write(f"{told:<78}{end}")
            sys.stderr.flush()
