"""Life at the table besides playing: who may do what, what the others see, and that it is still so after a restart."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from server.support import Person, Play, Server, started
from vernissage.server.tables import log as e
from vernissage.server.tables.life import TALK


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house where nobody is waited for long."""
    with Server(tmp_path_factory.mktemp("life"), away_seconds=0) as server:
        yield server
        assert "Traceback" not in server.text()


def asked(person: Person, path: str, body: object = None) -> int:
    """How a request is answered."""
    return person.ask("POST", path, {} if body is None else body).status_code


def seen(play: Play, wanted: str, value: object, seat: int | None = None) -> dict[str, Any]:
    """The table as the others see it, once it says so."""
    while True:
        info: dict[str, Any] = play.until("table")["table"]
        where = info if seat is None else info["chairs"][seat]
        if where[wanted] == value:
            return info


def with_bot(server: Server) -> tuple[Person, str]:
    """A running table of one person and one bot."""
    ann = server.person("Ann")
    table = ann.table()
    ann.post(f"/api/tables/{table}/seats/1/bot", {"level": "random"})
    ann.post(f"/api/tables/{table}/start")
    return ann, table


def test_another_name_is_seen_at_once_where_nobody_plays_yet(house: Server) -> None:
    ann, bob = house.person("Ann"), house.person("Bob")
    table = ann.table()
    bob.sit(table, 1)
    bob.sit(table, 2, "Guest 3")
    looking = ann.socket(table, 0)
    bob.post("/api/name", {"name": "Robert"})
    info = seen(looking, "name", "Robert", 1)
    assert info["chairs"][2]["name"] == "Guest 3", "whom he sat beside him keeps their name"
    bob.post(f"/api/tables/{table}/seats/2/name", {"name": "Carla"})
    seen(looking, "name", "Carla", 2)

    assert asked(ann, f"/api/tables/{table}/seats/2/name", {"name": "Mine"}) == 403
    assert asked(bob, f"/api/tables/{table}/seats/2/name", {"name": "Random bot"}) == 400
    ann.post(f"/api/tables/{table}/start")
    assert asked(bob, f"/api/tables/{table}/seats/2/name", {"name": "Late"}) == 409


def test_a_bot_plays_on_for_whoever_asks_until_they_are_back(house: Server) -> None:
    table, people, plays = started(house)
    info = people[1].post(f"/api/tables/{table}/seats/1/stand-in")

    assert info["chairs"][1]["stand_in"]
    seen(plays[0], "stand_in", True, 1)
    people[1].post(f"/api/tables/{table}/seats/1/take-back", {"id": "back"})
    assert not seen(plays[0], "stand_in", False, 1)["chairs"][1]["stand_in"]


def test_others_let_a_bot_play_only_for_somebody_who_is_away(house: Server) -> None:
    table, people, plays = started(house)
    waited = plays[0].picture["waiting"][0]
    other, stranger = people[1 - waited], house.person("Stranger")
    path = f"/api/tables/{table}/seats/{waited}/stand-in"

    assert asked(other, path) == 403, "they are here"
    plays[waited].close()
    info = other.get(f"/api/tables/{table}")
    while info["chairs"][waited]["here"]:
        info = other.get(f"/api/tables/{table}")
    assert asked(stranger, path) == 403
    assert other.post(path)["chairs"][waited]["stand_in"]


def test_nobody_who_is_away_for_a_moment_is_replaced(server: Server) -> None:
    table, people, plays = started(server)
    waited = plays[0].picture["waiting"][0]
    plays[waited].close()
    other = people[1 - waited]
    while other.get(f"/api/tables/{table}")["chairs"][waited]["here"]:
        pass

    assert asked(other, f"/api/tables/{table}/seats/{waited}/stand-in") == 403


def test_who_resigns_is_replaced_for_good(house: Server) -> None:
    table, people, plays = started(house, seats=3)

    assert asked(people[0], f"/api/tables/{table}/seats/1/resign") == 403
    info = people[1].post(f"/api/tables/{table}/seats/1/resign")
    assert not any(chair["yours"] for chair in info["chairs"])
    told = seen(plays[0], "resigned", True, 1)
    assert told["chairs"][1]["kind"] == "bot"
    assert told["phase"] == "playing"
    assert asked(people[1], f"/api/tables/{table}/seats/1/take-back", {"id": "back"}) == 403


def test_who_resigns_against_bots_ends_the_game(house: Server) -> None:
    ann, table = with_bot(house)
    looking = ann.socket(table, 0)
    looking.until("snapshot")
    info = ann.post(f"/api/tables/{table}/seats/0/resign")

    assert info["ended"]
    assert info["phase"] == "finished"
    assert info["waiting"] == []
    assert info["winners"] == info["totals"] == []
    while looking.picture["options"] or looking.picture["waiting"]:
        looking.until("snapshot")
    assert looking.picture["result"] is None
    assert asked(ann, f"/api/tables/{table}/seats/0/resign") == 409
    assert ann.ask("GET", f"/api/tables/{table}/record").status_code == 409, "a game nobody finished has no record"
    assert ann.get(f"/api/tables/{table}/replay/0?seat=-2")["last"] >= 0, "it may be looked through"
    deal = ann.ask("POST", "/api/tables", {"game": "hush", "deal": table})
    assert deal.status_code == 409, "nor is its deal played again"


def test_a_game_is_ended_only_when_nobody_else_plays_it(house: Server) -> None:
    table, people, _plays = started(house)
    path = f"/api/tables/{table}/end"

    assert asked(people[0], path) == 403
    assert asked(house.person("Stranger"), path) == 403
    people[1].post(f"/api/tables/{table}/seats/1/stand-in")
    assert people[0].post(path)["ended"]
    mine = people[0].get("/api/me")["tables"]
    assert next(each for each in mine if each["id"] == table)["phase"] == "finished"


def test_a_game_nobody_has_touched_for_long_is_abandoned(tmp_path: Path) -> None:
    with Server(tmp_path, abandoned_hours=0) as server:
        table, people, plays = started(server)
        path = f"/api/tables/{table}/end"
        assert asked(people[0], path) == 403, "the other looks at it"
        plays[1].close()
        while people[0].get(f"/api/tables/{table}")["chairs"][1]["here"]:
            pass
        assert people[0].post(path)["ended"]


def test_the_host_takes_away_a_table_that_nobody_came_to(house: Server) -> None:
    ann, bob = house.person("Ann"), house.person("Bob")
    table = ann.table()

    assert asked(bob, f"/api/tables/{table}/close") == 403
    bob.sit(table, 1)
    assert asked(ann, f"/api/tables/{table}/close") == 403
    bob.delete(f"/api/tables/{table}/seats/1")
    assert asked(ann, f"/api/tables/{table}/close") == 204
    assert ann.ask("GET", f"/api/tables/{table}").status_code == 404
    assert table not in [each["id"] for each in ann.get("/api/me")["tables"]]


def test_whoever_is_waited_for_is_reminded_once_a_minute(house: Server) -> None:
    table, people, plays = started(house)
    waited = plays[0].picture["waiting"][0]
    path = f"/api/tables/{table}/seats/{waited}/nudge"
    other = people[1 - waited]

    assert asked(people[waited], path) == 403, "not oneself"
    assert asked(house.person("Stranger"), path) == 403
    told = other.post(path)["chairs"][waited]["nudged"]
    assert told > 0
    seen(plays[waited], "nudged", told, waited)
    assert asked(other, path) == 429


def test_nobody_reminds_a_bot(house: Server) -> None:
    ann, table = with_bot(house)

    assert asked(ann, f"/api/tables/{table}/seats/1/nudge") == 403


def test_who_sits_at_the_table_talks_and_others_neither_speak_nor_listen(house: Server) -> None:
    table, people, plays = started(house)
    stranger = house.person("Stranger")
    path = f"/api/tables/{table}/say"
    people[0].post(path, {"text": "  <b>Hello</b>\u200b\n  there\u0007 "})
    info = plays[1].until("table")["table"]

    assert [(line["seat"], line["text"], line["sign"]) for line in info["said"]] == [(0, "<b>Hello</b> there", "")]
    people[1].post(path, {"sign": "bravo"})
    assert people[0].get(f"/api/tables/{table}")["said"][-1]["sign"] == "bravo"
    assert asked(stranger, path, {"text": "I look on"}) == 403
    assert stranger.get(f"/api/tables/{table}")["said"] == []
    for wrong in ({}, {"text": " \u2800 "}, {"text": "x" * 201}, {"sign": "rude"}, {"text": "a", "sign": "wow"}):
        assert asked(people[0], path, wrong) == 400, wrong


def test_talk_is_no_move(house: Server) -> None:
    table, people, plays = started(house)
    before = plays[0].picture
    people[0].post(f"/api/tables/{table}/say", {"text": "thinking"})
    plays[0].until("table")
    picture = people[0].get(f"/api/tables/{table}/snapshot?seat=0")

    assert picture["mark"] == before["mark"], "nothing of the game has changed"
    assert plays[1].do(*plays[1].options()[:1])["type"] == "done" if plays[1].picture["options"] else True


def test_the_host_asks_for_quiet(house: Server) -> None:
    table, people, plays = started(house)
    path = f"/api/tables/{table}/talk"

    assert asked(people[1], path, {"on": False}) == 403
    people[0].post(path, {"on": False})
    seen(plays[1], "talk", False)
    assert asked(people[1], f"/api/tables/{table}/say", {"text": "but"}) == 403
    people[0].post(path, {"on": True})
    assert people[1].post(f"/api/tables/{table}/say", {"text": "thank you"})["said"]


def test_nobody_talks_without_end(house: Server) -> None:
    table, people, _plays = started(house)
    answers = [asked(people[0], f"/api/tables/{table}/say", {"text": f"word {k}"}) for k in range(12)]

    assert answers.count(200) == 8
    assert set(answers[8:]) == {429}
    assert TALK <= 500


def test_life_at_the_table_survives_a_restart_and_is_not_on_the_record(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        table, people, _plays = started(server, seats=3)
        people[0].post(f"/api/tables/{table}/say", {"text": "unforgettable words"})
        people[0].post(f"/api/tables/{table}/talk", {"on": False})
        people[1].post(f"/api/tables/{table}/seats/1/stand-in")
        people[2].post(f"/api/tables/{table}/seats/2/resign")
        before = people[0].get(f"/api/tables/{table}")
        server.kill()
        server.start()
        ann = people[0].back()
        after = ann.get(f"/api/tables/{table}")
        for kept in ("said", "talk", "ended"):
            assert after[kept] == before[kept]
        for kept in ("kind", "stand_in", "resigned", "name"):
            assert [chair[kept] for chair in after["chairs"]] == [chair[kept] for chair in before["chairs"]]
        play = ann.socket(table, 0)
        play.until("snapshot")
        while play.picture["result"] is None:
            if play.picture["options"]:
                play.do(play.options()[0])
            else:
                play.until("snapshot")
        info = ann.get(f"/api/tables/{table}")
        assert info["totals"] == play.picture["result"]["totals"], "lists show how it ended"
        assert info["winners"] == play.picture["result"]["winners"]
        assert "unforgettable" not in ann.ask("GET", f"/api/tables/{table}/record").text


def test_what_somebody_said_goes_with_them() -> None:
    said = e.encode(e.Said(at=1, seat=0, person="p1", text="something personal"))

    assert b"personal" not in (e.nameless(said, "p1") or b"personal")
    assert e.nameless(said, "p2") is None
