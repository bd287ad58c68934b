"""A machine without what only Unix has: every module of the house is imported on it, and commands run.

Run as a program, since what is hidden stays hidden. Only our own code is kept from these modules: what other packages
do on Windows is their business, and they do the other thing here.
"""

import builtins
import os
import pkgutil
import signal
import sys
import types
from collections.abc import Mapping, Sequence
from importlib import import_module

HIDDEN = {"fcntl", "grp", "posix", "pty", "pwd", "readline", "resource", "syslog", "termios", "tty"}
NOWHERE = {"uvloop"}  # not installed there at all
# Others ask for the user's id as they are imported; these nobody needs before a command runs.
LACKING = ("getloadavg", "getpgid", "killpg", "mkfifo", "nice", "setsid")
SIGNALS = ("SIGALRM", "SIGCHLD", "SIGHUP", "SIGKILL", "SIGPIPE", "SIGSTOP", "SIGUSR1", "SIGUSR2")
COMMANDS = (
    ["games"],
    ["rules", "avant_carde", "AC-PLAY-03"],
    ["doctor"],
    ["simulate", "art_society", "--games", "2"],
    ["tournament", "art_society", "--bots", "random,random", "--games", "2"],
)

known = builtins.__import__


def importing(
    name: str,
    names: Mapping[str, object] | None = None,
    places: Mapping[str, object] | None = None,
    wanted: Sequence[str] | None = (),
    level: int = 0,
) -> types.ModuleType:
    """The import of another system."""
    asking = str((names or {}).get("__name__", ""))
    top = name.partition(".")[0]
    if level == 0 and (top in NOWHERE or (top in HIDDEN and asking.startswith("vernissage"))):
        raise ModuleNotFoundError(f"No module named {name!r}", name=name)
    return known(name, names, places, wanted or (), level)


def main() -> int:
    """Everything is imported and the plain commands have run; else the error is on the screen."""
    import asyncio  # noqa: F401 - it asks for signals of its own when it is first imported
    import multiprocessing.connection  # noqa: F401
    import subprocess  # noqa: F401

    import vernissage

    builtins.__import__ = importing  # type: ignore[assignment]  # our names of the arguments
    for name in LACKING:
        delattr(os, name)
    for name in SIGNALS:
        delattr(signal, name)
    count = 0
    for found in pkgutil.walk_packages(vernissage.__path__, "vernissage."):
        # A program is run and a migration is called, neither is imported.
        if not found.name.endswith("__main__") and ".migrations." not in found.name:
            import_module(found.name)
            count += 1
    from vernissage.cli import main as command

    for words in COMMANDS:
        if command(words):
            return 1
    sys.stdout.write(f"imported {count} modules\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
