"""One serving process a file: a second one would answer from a memory of its own and wedge the tables."""

import os
from pathlib import Path

from vernissage.system import lock


class FileLock:
    """A lock beside a database file, held by the process that serves it and let go when that process ends, however."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.file = -1

    def take(self) -> None:
        """This process has the lock, or a ValueError says who has it."""
        if self.file >= 0:
            return
        path = Path(f"{self.database}.lock")
        try:
            self.file = os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), 0o600)
            lock(self.file)
        except BlockingIOError:
            os.lseek(self.file, 0, os.SEEK_SET)
            holder = os.read(self.file, 20).decode("ascii", "replace").strip()
            self.let_go()
            raise ValueError(
                f"{self.database} is served by another process ({holder}): one SQLite file is for one process; several"
                " share a PostgreSQL database"
            ) from None
        except OSError as error:
            self.let_go()
            raise ValueError(f"{path} cannot be written: {error.strerror}") from None
        os.ftruncate(self.file, 0)
        os.lseek(self.file, 0, os.SEEK_SET)
        os.write(self.file, str(os.getpid()).encode())

    def let_go(self) -> None:
        """Another process may have it."""
        if self.file >= 0:
            os.close(self.file)
            self.file = -1
