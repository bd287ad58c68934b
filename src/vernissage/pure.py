"""Whether this process runs the compiled engine or its source: settled once, when the package is first imported.

An engine that is compiled while a process runs is left to the processes that start after it: half of one and half of
the other would be neither.
"""

import os
import sys
from collections.abc import Sequence
from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

HERE = os.path.dirname(__file__)


class SourceFirst:
    """Finds the modules of this package in their source, never in a compiled file."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if path is None or not name.startswith("vernissage."):
            return None
        for folder in path:
            spec = finder(folder).find_spec(name)
            if spec is not None and spec.loader is not None:
                return spec
        return None


@cache
def finder(folder: str) -> FileFinder:
    """Finds source in one folder."""
    return FileFinder(folder, (SourceFileLoader, [".py"]))


def settle() -> None:
    """This process runs the compiled engine if there is a whole one and nobody asked for the source."""
    if os.environ.get("VERNISSAGE_PURE") or not compiled_engine():
        prefer_source()


def compiled_engine() -> bool:
    """A whole compiled engine lies beside the source; this file of it is put there last."""
    return any(os.path.exists(os.path.join(HERE, "core", f"game{suffix}")) for suffix in EXTENSION_SUFFIXES)


def prefer_source() -> None:
    """From now on this package's modules are imported from source."""
    if SourceFirst not in sys.meta_path:
        sys.meta_path.insert(0, SourceFirst)
