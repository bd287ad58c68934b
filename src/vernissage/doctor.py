"""What runs on this machine: versions, and whether the engine is compiled."""

import os
import platform
import sys
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import vernissage.core.game
from vernissage.games import game, keys
from vernissage.version import __version__

WITH = ["msgspec", "mypy_extensions", "librt", "rich", "litestar", "uvicorn", "sqlalchemy", "psycopg", "redis"]


def report() -> list[str]:
    """One line for each thing worth knowing."""
    lines = [
        f"vernissage {__version__}",
        f"python {platform.python_version()} ({sys.implementation.name}) on {platform.system()} {platform.machine()}",
        f"engine {engine()}",
    ]
    lines += [f"game {key}: {kind(key)}, edition {game(key).edition}" for key in keys()]
    return lines + [f"{name} {installed(name)}" for name in WITH]


def compiled(module: object) -> bool:
    """The module runs as compiled code."""
    return Path(str(getattr(module, "__file__", ""))).suffix != ".py"


BUILDS = {
    "checked": "compiled, checked build",
    "release": "compiled, release build",
    "trained": "compiled, release build, trained on games",
}


def engine() -> str:
    """Compiled and which build, or interpreted and why."""
    if compiled(vernissage.core.game):
        return BUILDS[vernissage.core.game.BUILD.removeprefix("build: ")]
    if os.environ.get("VERNISSAGE_PURE"):
        return "interpreted, as VERNISSAGE_PURE asks"
    return "interpreted: no compiled engine lies beside the source"


def kind(key: str) -> str:
    """Whether a game's rules run compiled."""
    return "compiled" if compiled(sys.modules[type(game(key)).__module__]) else "interpreted"


def installed(name: str) -> str:
    """The version of a package, or that it is absent."""
    try:
        return version(name)
    except PackageNotFoundError:
        return "not installed"
