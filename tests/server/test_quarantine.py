"""A table that cannot be read is closed off with a sentence; everybody else plays on."""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from server.support import Person, Server, started
from vernissage.cli import main

BAD = b'{"type":"Played","at":1,"seat":0,"actions":["a move of no game"]}'


def database(server: Server) -> Path:
    """The file the server keeps its tables in."""
    return server.folder / "tables.sqlite"


def spoil(server: Server, table: str) -> int:
    """A row that does not fold stands at the end of the table's log, and the table is due; the answer is its number."""
    with closing(sqlite3.connect(database(server))) as connection, connection:
        (last,) = connection.execute("SELECT max(n) FROM entries WHERE table_id = ?", (table,)).fetchone()
        connection.execute("INSERT INTO entries (table_id, n, body) VALUES (?, ?, ?)", (table, last + 1, BAD))
        connection.execute("UPDATE tables SET due = 1 WHERE id = ?", (table,))
    return int(last) + 1


def events(server: Server, table: str) -> int:
    """How long the log of a table is."""
    with closing(sqlite3.connect(database(server))) as connection:
        return int(connection.execute("SELECT max(n) FROM entries WHERE table_id = ?", (table,)).fetchone()[0])


def against_bot(person: Person) -> str:
    """A table of one bot and a person who has left it to another bot: it plays by itself."""
    table = person.table("avant_carde", public=True)
    person.post(f"/api/tables/{table}/seats/1/bot", {"level": "random"})
    person.post(f"/api/tables/{table}/start")
    person.delete(f"/api/tables/{table}/seats/0")
    return table


class House:
    """A server with a spoiled table of Ann and Bob and a sound one that plays by itself."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.spoiled, self.people, _plays = started(server, public=True)
        server.stop()
        self.n = spoil(server, self.spoiled)
        server.start()

    @property
    def ann(self) -> Person:
        return self.people[0].back()

    @property
    def bob(self) -> Person:
        return self.people[1].back()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with Server(tmp_path_factory.mktemp("spoiled")) as server:
        yield House(server)


def problem(answer: Any) -> str:
    """The code of a refused request."""
    return str(answer.json()["type"]).rpartition(":")[2]


def test_opening_it_is_refused_with_a_sentence(house: House) -> None:
    answer = house.ann.ask("GET", f"/api/tables/{house.spoiled}")

    assert (answer.status_code, problem(answer)) == (409, "unreadable")
    assert f"from event {house.n} on" in answer.json()["detail"]


def test_its_socket_says_the_same_and_closes(house: House) -> None:
    play = house.ann.socket(house.spoiled, 0, resume=False)

    assert play.read()["code"] == "unreadable"
    assert play.closed() == 4410


def test_the_public_list_is_there_for_everybody(house: House) -> None:
    sound = house.ann.table(public=True)
    listed = [table["id"] for table in house.server.person("Cy").get("/api/tables")["tables"]]

    assert sound in listed
    assert house.spoiled not in listed


def test_its_people_come_home_and_see_which_table_is_closed(house: House) -> None:
    me = house.bob.get("/api/me")

    assert [(table["id"], table["say"]["id"]) for table in me["closed"]] == [(house.spoiled, "error-unreadable")]


def test_the_operator_reads_of_it(house: House) -> None:
    house.ann.ask("GET", f"/api/tables/{house.spoiled}")

    assert "vernissage_tables_unreadable 1.0" in house.server.operator("/metrics").text
    assert '"event": "table closed off"' in house.server.text()
    assert "Traceback" not in house.server.text()


def test_bots_and_clocks_of_other_tables_go_on_after_a_restart(house: House) -> None:
    table = against_bot(house.ann)
    house.server.kill()
    spoil(house.server, house.spoiled)
    before = events(house.server, table)
    house.server.start()

    deadline = time.monotonic() + 60
    while events(house.server, table) == before and time.monotonic() < deadline:
        time.sleep(0.1)

    assert events(house.server, table) > before


def test_a_row_that_comes_while_people_play_closes_their_table_alone(house: House) -> None:
    table, _people, plays = started(house.server)
    _other, _others, (first, _second) = started(house.server)
    spoil(house.server, table)

    answer = plays[0].do(plays[0].options()[0])

    assert (answer["type"], answer["code"]) == ("problem", "unreadable")
    assert [play.closed() for play in plays] == [4410, 4410]
    assert first.do(first.options()[0])["type"] == "done"


def ask_doctor(house: House, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    """What the doctor says of the server's database, and how the command ends."""
    status = main(["doctor", "--database", f"sqlite:///{database(house.server)}"])
    return status, capsys.readouterr().out


def test_the_doctor_names_every_table_that_would_break(house: House, capsys: pytest.CaptureFixture[str]) -> None:
    status, told = ask_doctor(house, capsys)

    assert status == 1
    assert f"table {house.spoiled} cannot be read from event {house.n}" in told


def test_the_doctor_is_content_with_a_sound_house(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], server: Server
) -> None:
    started(server, "avant_carde")

    assert main(["doctor", "--database", f"sqlite:///{database(server)}"]) == 0
    assert "unfinished tables can be read by this version" in capsys.readouterr().out


def test_its_log_can_be_taken_out_whole(house: House, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    where = f"sqlite:///{database(house.server)}"
    status = main(["export", house.spoiled, str(tmp_path / "log.jsonl"), "--database", where])

    lines = (tmp_path / "log.jsonl").read_bytes().splitlines()
    assert status == 0
    assert len(lines) == events(house.server, house.spoiled)
    assert lines[house.n - 1] == BAD
