"""The schema of both databases: its newest migration, its columns, and how it is brought up to date."""

from pathlib import Path
from typing import Final

HEAD: Final = "learnt"  # the newest migration
COLUMNS: Final = {
    "tables": ["id", "game", "phase", "public", "n", "made", "touched", "due", "driver", "driven"],
    "entries": ["table_id", "n", "command", "body"],
    "sitters": ["table_id", "person"],
    "people": ["id", "name", "kind", "login", "password", "made", "maker"],
    "sessions": ["hash", "person", "kind", "made", "expires"],
    "learnt": ["person", "item"],
    "beat": ["id", "at"],
    "pauses": ["start", "stop"],
    "reviews": ["table_id", "version", "body", "gist"],
    "results": ["table_id", "person", "at", "body"],
}

LATER: Final = frozenset({"learnt", "reviews", "results"})  # tables that an old backup does not have


def bring_up_to_date(url: str, current: str | None) -> None:
    """Every migration after the current one has run; what does it is loaded only when there is something to do."""
    if current == HEAD:
        return
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory
    from sqlalchemy import create_engine
    from sqlalchemy.exc import DBAPIError

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if current is not None and current not in known:
        raise ValueError(
            f"this database has the schema {current!r}, which this version does not know: start the newer version that"
            " made it"
        )
    engine = create_engine(url)
    try:
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except DBAPIError as error:
        raise error.orig or error from None
    finally:
        engine.dispose()
