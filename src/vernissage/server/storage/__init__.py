"""The store: logs, people and sessions in SQLite or PostgreSQL, with backups, removals and migrations."""

from vernissage.server.storage.sql import SqlStore
from vernissage.server.storage.sqlite import SqliteStore


def open_store(database: str) -> SqlStore:
    """The store of a URL: sqlite:///file, postgresql://..., or a file's path."""
    if database.startswith(("postgres://", "postgresql://")):
        from vernissage.server.storage.postgres import PostgresStore  # psycopg is loaded only where it is used

        return PostgresStore(database)
    if "://" in database and not database.startswith("sqlite:///"):
        raise ValueError(
            f"{database.partition('://')[0]}:// is no database this server knows: use sqlite:/// or postgresql://"
        )
    return SqliteStore(database.removeprefix("sqlite:///"))
