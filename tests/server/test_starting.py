"""What keeps a server from starting is told in one sentence, and nobody is told that it serves before it does."""

import os
import resource
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from server.support import Server, free_port
from vernissage.server.storage import open_store

COMMAND = [sys.executable, "-m", "vernissage.cli", "serve"]


def refused(database: str, port: int | str = 0, *, file_limit: int | None = None) -> str:
    """The one sentence a server that cannot start leaves."""

    def limited() -> None:
        if file_limit is not None:
            resource.setrlimit(resource.RLIMIT_FSIZE, (file_limit, file_limit))

    run = subprocess.run(
        [*COMMAND, "--port", str(port or free_port()), "--database", database],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        preexec_fn=limited,
    )
    assert run.returncode == 2, run.stdout + run.stderr
    assert "Traceback" not in run.stderr
    assert "serving" not in run.stderr
    lines = run.stderr.strip().splitlines()
    assert len(lines) == 1, run.stderr
    return lines[0]


def file(folder: Path) -> str:
    """A database that is not there yet."""
    return f"sqlite:///{folder / 'tables.sqlite'}"


def test_a_second_server_on_one_file_does_not_start(server: Server) -> None:
    assert server.process is not None
    told = refused(file(server.folder))

    assert f"served by another process ({server.process.pid})" in told


def test_the_file_is_free_again_when_its_server_was_killed(tmp_path: Path) -> None:
    with Server(tmp_path) as first:
        first.kill()
    with Server(tmp_path) as second:
        assert second.person("Ann").get("/api/me")["name"] == "Ann"


def test_operators_work_beside_a_server(server: Server, tmp_path: Path) -> None:
    from vernissage.server.storage.backup import backup

    assert backup(tmp_path / "copy", file(server.folder))["tables"] >= 0


def test_a_schema_of_the_future(tmp_path: Path) -> None:
    open_store(file(tmp_path)).migrate()
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = 'of_the_future'")

    assert "has the schema 'of_the_future', which this version does not know" in refused(file(tmp_path))


def test_a_file_of_another_program(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as connection, connection:
        connection.execute("CREATE TABLE songs (title)")

    assert "is the database of another program" in refused(file(tmp_path))


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite").write_text("a letter to a friend " * 100)

    assert "is no SQLite file" in refused(file(tmp_path))


def test_a_damaged_file(tmp_path: Path) -> None:
    open_store(file(tmp_path)).migrate()
    path = tmp_path / "tables.sqlite"
    path.write_bytes(path.read_bytes()[:100] + b"\xff" * 4000 + path.read_bytes()[4100:])

    assert "is damaged" in refused(file(tmp_path))


def test_a_folder_instead_of_a_file(tmp_path: Path) -> None:
    assert "is a folder" in refused(f"sqlite:///{tmp_path}")


def test_a_place_that_cannot_be_written() -> None:
    assert "cannot be" in refused("sqlite:////proc/nowhere/tables.sqlite")


@pytest.mark.parametrize("there", [True, False])
def test_a_disk_that_takes_nothing(there: bool, tmp_path: Path) -> None:
    if there:
        open_store(file(tmp_path)).migrate()

    assert "disk I/O error" in refused(file(tmp_path), file_limit=20)


def test_a_postgres_that_is_away() -> None:
    told = refused(f"postgresql://ann:secret@127.0.0.1:{free_port()}/house")

    assert "the database cannot be reached" in told
    assert "secret" not in told


def test_a_schema_of_the_future_in_postgres(postgres_database: str) -> None:
    open_store(postgres_database).migrate()
    with psycopg.connect(postgres_database, autocommit=True) as connection:
        connection.execute("UPDATE alembic_version SET version_num = 'of_the_future'")

    assert "which this version does not know" in refused(postgres_database)


def test_a_port_in_use(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()

        assert "is in use" in refused(file(tmp_path), taken.getsockname()[1])


@pytest.mark.parametrize("port", [99999, -1])
def test_a_number_that_is_no_port(port: int, tmp_path: Path) -> None:
    assert f"{port} is no port" in refused(file(tmp_path), port)


def test_an_unknown_database(tmp_path: Path) -> None:
    assert "is no database this server knows" in refused("oracle://nobody")


def test_nobody_is_told_before_it_serves(server: Server) -> None:
    assert f'"address": "{server.url}"' in server.text()
    assert os.path.exists(server.folder / "tables.sqlite.lock")
