"""A backup taken while people play is whole, and comes back in another database."""

import random
import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest

from server.support import Server, play_on, started
from vernissage import games
from vernissage.server.storage.backup import backup, restore


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_backup_under_load_is_whole_and_plays_on_elsewhere(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    database = (
        f"sqlite:///{tmp_path / 'live.sqlite'}" if kind == "sqlite" else request.getfixturevalue("postgres_database")
    )
    file = tmp_path / "backup.sqlite"
    with Server(tmp_path, database) as server:
        table, people, plays = started(server)
        play_on(games.game("hush"), plays, random.Random(1), most=2)
        token = people[0].token
        stop = threading.Event()
        busy = threading.Thread(target=make_tables, args=(server, stop))
        busy.start()
        try:
            counts = backup(file, database)
        finally:
            stop.set()
            busy.join()
        before = people[0].get(f"/api/tables/{table}/snapshot?seat=0")
    assert counts["tables"] >= 1

    other = (
        f"sqlite:///{tmp_path / 'restored.sqlite'}"
        if kind == "postgres"
        else request.getfixturevalue("postgres_database")
    )
    assert restore(file, other) == counts
    with Server(tmp_path, other) as second:
        person = second.person("Guest")
        person.http.cookies.clear()
        person.http.cookies.set("vernissage", token)

        assert person.get(f"/api/tables/{table}/snapshot?seat=0") == before
    with pytest.raises(ValueError, match="in use"):
        restore(file, other)


def make_tables(server: Server, stop: threading.Event) -> None:
    """People go on setting up tables."""
    person = server.person("Busy")
    while not stop.is_set():
        person.table()


def test_a_damaged_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "no.sqlite"
    file.write_bytes(b"not a database at all, but long enough to look at")

    with pytest.raises(ValueError, match="no backup"):
        restore(file, f"sqlite:///{tmp_path / 'x.sqlite'}")


def test_a_backup_writes_over_nothing(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "b.sqlite")) as there:
        there.execute("CREATE TABLE t (x)")

    with pytest.raises(ValueError, match="there already"):
        backup(tmp_path / "b.sqlite", f"sqlite:///{tmp_path / 'x.sqlite'}")


def test_the_command_line_keeps_and_brings_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from vernissage.cli import main

    with Server(tmp_path) as server:
        server.person().table()
    live = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    file = str(tmp_path / "kept.sqlite")

    assert main(["backup", file, "--database", live]) == 0
    assert main(["restore", file, "--database", f"sqlite:///{tmp_path / 'again.sqlite'}"]) == 0
    assert capsys.readouterr().out.count("1 tables") == 2
