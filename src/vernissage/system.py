"""What systems do differently: priorities, limits and locks, where there are such things."""

import os
import subprocess
import sys
from typing import Any


def go_behind(steps: int) -> None:
    """This process lets others go first, where the system knows how."""
    if hasattr(os, "nice"):
        os.nice(steps)


def lift_file_limit() -> None:
    """This process may open as many files and sockets as the system allows at most."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    _soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    except (ValueError, OSError):  # macOS says "no limit" and refuses it
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 10_240), hard))


def limit_memory(most: int) -> None:
    """More than so many bytes are an error of this process, not the machine's trouble."""
    try:
        import resource
    except ImportError:
        return
    try:
        resource.setrlimit(resource.RLIMIT_AS, (most, most))
    except (ValueError, OSError):  # macOS does not limit it
        return


def lock(file: int) -> None:
    """The open file is locked for this process until it is closed; a BlockingIOError when another has it."""
    if sys.platform == "win32":
        import msvcrt

        # A byte far behind the content, so that others can read who has it.
        os.lseek(file, 1 << 30, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            raise BlockingIOError from None
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def apart() -> dict[str, Any]:
    """How a process is started that Ctrl-C in this one's terminal does not reach: this one ends it in order."""
    if sys.platform == "win32":
        return {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP}
    return {"start_new_session": True}


def start_method() -> str:
    """How worker processes are started: from a small server process where there is one, afresh elsewhere."""
    return "spawn" if sys.platform == "win32" else "forkserver"
