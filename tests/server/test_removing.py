"""Nothing is deleted unless the operator says so, and then it is gone."""

import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from server.support import Server, play_on, started
from vernissage import games
from vernissage.cli import main
from vernissage.server.storage import removal

HOUR = 3_600_000


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is an hour later."""
    real = removal.now
    monkeypatch.setattr(removal, "now", lambda: real() + HOUR)


def finished(folder: Path, database: str) -> tuple[str, str]:
    """A finished table of two people, one of whom has the account `zyx`; and another that is being played."""
    with Server(folder, database) as server:
        table, people, plays = started(server)
        people[1].post("/api/account", {"login": "zyx", "password": "correct horse battery", "name": "Zyxwvut"})
        play_on(games.game("hush"), plays, random.Random(1))
        other, _people, _plays = started(server)
    return table, other


@pytest.mark.usefixtures("later")
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_removed_table_is_gone_with_its_record(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest, capsys: pytest.CaptureFixture[str]
) -> None:
    database = (
        f"sqlite:///{tmp_path / 'tables.sqlite'}" if kind == "sqlite" else request.getfixturevalue("postgres_database")
    )
    table, other = finished(tmp_path, database)

    assert main(["remove", "--table", table, "--database", database]) == 0
    assert "1 tables are gone" in capsys.readouterr().out
    assert main(["remove", "--table", other, table, "--database", database]) == 2, (
        "one that is not there keeps the others"
    )
    with Server(tmp_path, database) as server:
        ann = server.person()
        assert ann.ask("GET", f"/api/tables/{table}").status_code == 404
        assert ann.get(f"/api/tables/{other}")["phase"] == "playing"


def test_a_table_in_use_is_not_removed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    table, _other = finished(tmp_path, database)

    assert main(["remove", "--table", table, "--database", database]) == 2
    assert "in use" in capsys.readouterr().err


@pytest.mark.usefixtures("later")
def test_a_removed_person_leaves_a_nameless_seat(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    table, _other = finished(tmp_path, database)

    assert main(["remove", "--person", "zyx", "--database", database]) == 0

    with Server(tmp_path, database) as server:
        ann = server.person()
        assert [chair["name"] for chair in ann.get(f"/api/tables/{table}")["chairs"]] == ["Person 0", "Somebody"]
        assert ann.ask("POST", "/api/login", {"login": "zyx", "password": "correct horse battery"}).status_code == 401
        assert "Person 1" not in ann.ask("GET", f"/api/tables/{table}/record").text
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as connection:
        assert connection.execute("SELECT count(*) FROM people WHERE name IN ('Zyxwvut')").fetchone()[0] == 0
    assert main(["remove", "--person", "zyx", "--database", database]) == 2


@pytest.mark.usefixtures("later")
def test_whoever_still_plays_is_not_removed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with Server(tmp_path, database) as server:
        ann = server.person()
        ann.post("/api/account", {"login": "annie", "password": "correct horse battery", "name": "Ann"})
        table = ann.table()

    assert main(["remove", "--person", "annie", "--database", database]) == 2
    assert f"still sits at {table}" in capsys.readouterr().err


def test_old_finished_tables_go_when_the_operator_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    table, other = finished(tmp_path, database)
    assert removal.remove_finished(30, database) == 0
    real = removal.now
    monkeypatch.setattr(removal, "now", lambda: real() + 31 * 24 * HOUR)

    assert removal.remove_finished(30, database) == 1

    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as connection:
        assert [row[0] for row in connection.execute("SELECT id FROM tables")] == [other]
        assert table not in [row[0] for row in connection.execute("SELECT DISTINCT table_id FROM entries")]
