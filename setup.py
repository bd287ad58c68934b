"""Compiles the engine with mypyc where there is a C compiler; the same source runs interpreted elsewhere.

VERNISSAGE_PURE=1 builds nothing. VERNISSAGE_COMPILE=avant_carde,artbox compiles the core and only these games.
VERNISSAGE_EXTRA=path,path compiles more modules in the same build, as a game must be.
"""

import os
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup

SOURCE = Path("src/vernissage")
CORE = ["core/rng.py", "core/piles.py", "core/game.py"]
INTERPRETED = {"model.py", "__init__.py"}
FLAGS = ["-O3", "-fno-semantic-interposition", "-fvisibility=hidden", "-Wno-unused-function"]


def engine() -> list[str]:
    """The modules that are compiled, all in one build."""
    chosen = os.environ.get("VERNISSAGE_COMPILE")
    paths = [SOURCE / name for name in CORE]
    for folder in sorted((SOURCE / "games").iterdir()):
        if (folder / "game.py").exists() and (chosen is None or folder.name in chosen.split(",")):
            paths += sorted(p for p in folder.rglob("*.py") if p.name not in INTERPRETED and not interpreted(p))
    paths += sorted(p for p in (SOURCE / "bots").glob("*.py") if compiled_bot(p) and (chosen is None or wanted(p, chosen.split(","))))
    paths += [Path(extra) for extra in os.environ.get("VERNISSAGE_EXTRA", "").split(",") if extra]
    return [str(p) for p in paths]


def interpreted(path: Path) -> bool:
    """A module says in its first lines that it is off the hot path and stays interpreted."""
    return "# interpreted:" in path.read_text("utf-8")[:400]


def compiled_bot(path: Path) -> bool:
    """A bots' module says in its first lines that it is compiled with the engine."""
    return "# compiled:" in path.read_text("utf-8")[:400]


def wanted(path: Path, games: list[str]) -> bool:
    """What is named after a game is compiled with that game, other bots' modules always."""
    named = [folder.name for folder in (SOURCE / "games").iterdir() if path.stem.startswith(folder.name)]
    return not named or named[0] in games


def compiler() -> bool:
    """There is a C compiler to call."""
    named = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(named) is not None or sys.platform == "win32"


def extensions() -> list[Extension]:
    """The compiled modules, or none."""
    if os.environ.get("VERNISSAGE_PURE") or not compiler():
        return []
    from mypyc.build import mypycify

    os.environ.setdefault("MYPYPATH", "src")
    built = mypycify(engine(), opt_level="3", debug_level="0", group_name="vernissage_engine")
    return [module for module in built if isinstance(module, Extension)]


def main() -> None:
    """The distribution is built, with the compiled modules where there are any."""
    modules = extensions()
    for module in modules:
        module.extra_compile_args += FLAGS
    setup(ext_modules=modules)


if __name__ == "__main__":
    main()
