"""How this package is built: setuptools, and the compiler of the engine only where the engine is compiled.

A pure build (VERNISSAGE_PURE=1, or a machine without a C compiler) asks for nothing but setuptools.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "compiles",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]


def compiles() -> bool:
    """The engine is compiled: nobody asked for a pure build, and there is a C compiler to call."""
    named = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    found = shutil.which(named) is not None or sys.platform == "win32"
    return found and not os.environ.get("VERNISSAGE_PURE")


def engine() -> list[str]:
    """What compiles the engine, where it is compiled."""
    if not compiles():
        return []
    named: list[str] = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))["dependency-groups"]["engine"]
    return named


def pages() -> None:
    """The browser's pages are built, so that whoever installs the package needs no Node.

    A tree without the client's source has none to build.
    """
    if Path("client/package.json").exists() and not Path("src/vernissage/server/static/index.html").exists():
        subprocess.run([sys.executable, "tools/client.py", "play"], check=True)


def build_wheel(
    wheel_directory: str,
    config_settings: dict[str, str | list[str] | None] | None = None,
    metadata_directory: str | None = None,
) -> str:
    """A wheel with the pages in it, and the release build of the engine unless another is asked for."""
    pages()
    os.environ.setdefault("VERNISSAGE_BUILD", "release")
    return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)


def build_sdist(sdist_directory: str, config_settings: dict[str, str | list[str] | None] | None = None) -> str:
    """The sources, with the pages as built."""
    pages()
    return build_meta.build_sdist(sdist_directory, config_settings)


def get_requires_for_build_wheel(config_settings: dict[str, str | list[str] | None] | None = None) -> list[str]:
    """What a wheel is built with."""
    return [*build_meta.get_requires_for_build_wheel(config_settings), *engine()]


def get_requires_for_build_editable(config_settings: dict[str, str | list[str] | None] | None = None) -> list[str]:
    """What an editable install is built with."""
    return [*build_meta.get_requires_for_build_editable(config_settings), *engine()]
