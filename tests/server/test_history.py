"""What came of everything a person has finished: from the store, theirs to take home and to have forgotten."""

import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from server.support import Server, play_on, started
from server.test_reviews import HUSH, finished, reviewed
from vernissage.server.storage import removal
from vernissage.server.tables import log as e


def test_a_finished_game_counts_for_whoever_played_it(server: Server) -> None:
    table, people = finished(server)
    result = people[0].get(f"/api/tables/{table}")

    told = [person.get("/api/history") for person in people]

    assert [each["past"][0]["table"] for each in told] == [table, table]
    assert [each["past"][0]["won"] for each in told] == [seat in result["winners"] for seat in (0, 1)]
    assert [each["past"][0]["points"] for each in told] == result["totals"]
    assert [each["games"][0]["played"] for each in told] == [1, 1]
    assert told[0]["games"][0]["game"] == "hush"


def test_a_reviewed_game_brings_its_accuracy(server: Server) -> None:
    table, people = finished(server)
    before = people[0].get("/api/history")["past"][0]
    review = reviewed(people[0], table)["review"]
    after = people[0].get("/api/history")["past"][0]

    assert before["accuracy"] is None
    weighed = review["seats"][0]["decisions"] > 0
    assert after["accuracy"] == (review["seats"][0]["accuracy"] if weighed else None)


def test_a_deal_that_was_played_before_is_listed_and_does_not_count(server: Server) -> None:
    table, people = finished(server)
    again = people[0].table(deal=table)
    people[1].post(f"/api/tables/{again}/seats/1", {"agree": True})
    people[0].post(f"/api/tables/{again}/start")
    plays = [person.socket(again, seat) for seat, person in enumerate(people)]
    for play in plays:
        play.until("snapshot")
    play_on(HUSH, plays, random.Random(2))

    told = people[0].get("/api/history")

    assert {each["table"]: each["fresh"] for each in told["past"]} == {again: False, table: True}
    assert told["games"][0]["played"] == 1


def test_a_history_is_nobody_elses(server: Server) -> None:
    finished(server)

    assert server.person("Stranger").get("/api/history")["past"] == []


def test_a_history_is_taken_home(server: Server) -> None:
    table, people = finished(server)

    answer = people[0].ask("GET", "/api/history/export")

    assert "attachment" in answer.headers["content-disposition"]
    assert answer.json()["past"][0]["table"] == table


def test_what_is_forgotten_does_not_come_back(server: Server) -> None:
    table, people = finished(server)
    people[0].get("/api/history")
    other, _people, plays = started(server)
    play_on(HUSH, plays, random.Random(1))
    assert people[0].ask("DELETE", "/api/history").status_code == 204

    assert people[0].get("/api/history")["past"] == []
    assert people[1].get("/api/history")["past"][0]["table"] == table, "others keep theirs"
    assert other != table


def test_nothing_is_left_of_whom_and_what_was_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Server(tmp_path) as server:
        table, people = finished(server)
        people[1].post("/api/account", {"login": "zyx", "password": "correct horse battery", "name": "Zyxwvut"})
        reviewed(people[0], table)
        for person in people:
            person.get("/api/history")
    real = removal.now
    monkeypatch.setattr(removal, "now", lambda: real() + 3_600_000)
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as connection:
        count = "SELECT (SELECT count(*) FROM reviews), (SELECT count(*) FROM results)"
        assert connection.execute(count).fetchone() == (1, 2)
        removal.remove_person("zyx", e.nameless, database)
        assert connection.execute(count).fetchone() == (1, 1)
        removal.remove_tables([table], database)
        assert connection.execute(count).fetchone() == (0, 0)
