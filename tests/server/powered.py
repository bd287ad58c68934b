"""A server for power cuts: it moves its write-ahead log into the file often, and with UNSYNCED=1 it waits for no disk,
which this one never does.
"""

import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from server import hushed
from vernissage.server.app import serve
from vernissage.server.storage import sqlite

if __name__ == "__main__":
    hushed.register()
    setattr(sqlite, "WAL_PAGES", 64)  # noqa: B010  # so that cuts fall into checkpoints too
    if os.environ.get("UNSYNCED"):
        honest = sqlite.SqliteConnection.__init__

        def careless(self: sqlite.SqliteConnection, path: str, *, writing: bool) -> None:
            """A connection that takes the operating system's word for it."""
            honest(self, path, writing=writing)
            self.raw.execute("PRAGMA synchronous=OFF")

        setattr(sqlite.SqliteConnection, "__init__", careless)  # noqa: B010  # the fault this control plants
    serve()
