"""The same jobs on a Dask cluster; no other module names Dask."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from typing import Any, TypeVar

from vernissage.lab.runner import Task, Where

Work = TypeVar("Work", bound=Task)
Outcome = TypeVar("Outcome")
RETRIES = 10  # a job whose worker dies is given to another so often
WAITING = 4  # jobs in the cluster for each of its threads


def run(work: Callable[[Work], Outcome], jobs: Sequence[Work], where: Where) -> Iterator[tuple[Work, Outcome]]:
    """Every job with its outcome, as the cluster finishes them."""
    try:
        from distributed import as_completed
    except ImportError as error:
        raise ValueError("Dask is not installed: pip install 'vernissage[dask]'") from error
    with ExitStack() as stack:
        client = connect(stack, where)
        todo = iter(jobs)
        named: dict[str, Work] = {}
        running = as_completed(with_results=True, raise_errors=True)
        room = WAITING * max(1, sum(client.nthreads().values()))
        while True:
            while len(named) < room and (job := next(todo, None)) is not None:
                # Pure by key: Dask gives one job to one worker at a time, and again if that worker is lost.
                future = client.submit(work, job, key=f"vernissage-{job.key}", retries=RETRIES, pure=True)
                named[future.key] = job
                running.add(future)
            if not named:
                return
            future, outcome = next(running)
            yield named.pop(future.key), outcome


def connect(stack: ExitStack, where: Where) -> Any:
    """A client of the cluster that is asked for, closed with the stack."""
    import dask
    from distributed import Client, LocalCluster
    from distributed.security import Security

    # A worker that dies is no reason to give up its job: the job is pure and small.
    stack.enter_context(dask.config.set({"distributed.scheduler.allowed-failures": RETRIES}))
    if where.dask == "local":
        cluster = stack.enter_context(
            LocalCluster(
                n_workers=max(1, where.jobs),
                threads_per_worker=1,
                host="127.0.0.1",
                dashboard_address=None,
                silence_logs=50,
            )
        )
        return stack.enter_context(Client(cluster))
    authority, certificate, key = where.tls
    security = (
        Security(tls_ca_file=authority, tls_client_cert=certificate, tls_client_key=key, require_encryption=True)
        if authority
        else None
    )
    return stack.enter_context(Client(where.dask, security=security))
