"""VERNISSAGE_PURE=1: the engine's source runs interpreted although a compiled one lies beside it."""

import sys
from collections.abc import Sequence
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class SourceFirst:
    """Finds the modules of this package in their source, never in a compiled file."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if path is None or not name.startswith("vernissage."):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(name)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def prefer_source() -> None:
    """From now on this package's modules are imported from source."""
    if SourceFirst not in sys.meta_path:
        sys.meta_path.insert(0, SourceFirst)
