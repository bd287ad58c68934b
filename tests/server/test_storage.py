"""The store behind its protocol: what the code says of the schema is true, and nobody else speaks SQL."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory

import vernissage
from vernissage.server.storage.schema import HEAD
from vernissage.server.storage.store import Store

SOURCE = Path(vernissage.__file__).parent
SERVER = SOURCE / "server"
SQL = re.compile(r"\b(SELECT .+ FROM|INSERT INTO|UPDATE \w+ SET|DELETE FROM|CREATE TABLE|PRAGMA)\b", re.DOTALL)


def newest_migration(folder: Path) -> str | None:
    """The migration no other builds on."""
    config = Config()
    config.set_main_option("script_location", str(folder))
    return ScriptDirectory.from_config(config).get_current_head()


def test_the_newest_migration_is_the_one_the_code_wants() -> None:
    assert newest_migration(SERVER / "storage" / "migrations") == HEAD


def test_a_migration_nobody_named_in_the_code_is_found(tmp_path: Path) -> None:
    versions = tmp_path / "versions"
    versions.mkdir()
    (versions / "a.py").write_text(f"revision = {HEAD!r}\ndown_revision = None\n")
    (versions / "b.py").write_text(f"revision = 'forgotten'\ndown_revision = {HEAD!r}\n")

    assert newest_migration(tmp_path) != HEAD


def test_a_store_is_its_abstract_methods() -> None:
    with pytest.raises(TypeError, match="append"):
        Store()  # type: ignore[abstract]  # the point of this test


def sql_in(source: str) -> list[str]:
    """The strings of a module that are SQL."""
    texts = [node.value for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Constant)]
    return [text for text in texts if isinstance(text, str) and SQL.search(text)]


def test_nobody_outside_the_storage_speaks_sql() -> None:
    modules = [path for path in SOURCE.rglob("*.py") if SERVER / "storage" not in path.parents]

    assert {path.name: sql_in(path.read_text("utf-8")) for path in modules if sql_in(path.read_text("utf-8"))} == {}


def test_sql_would_be_found() -> None:
    assert sql_in("cursor.execute('SELECT id FROM tables')")


def test_a_house_on_sqlite_alone_loads_no_other_database() -> None:
    told = "; ".join(
        [
            "import sys",
            "from vernissage.server.app import application",
            "from vernissage.server.settings import Settings",
            "application(Settings(database='sqlite:///:memory:'))",
            "print([name for name in ('psycopg', 'redis', 'alembic', 'sqlalchemy') if name in sys.modules])",
        ]
    )
    run = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)

    assert run.stdout.strip() == "[]"
