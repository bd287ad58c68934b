"""People come, sit down, invite, start, leave and play again."""

import pytest

from server.support import Server, started


def test_a_table_fills_as_people_come_and_starts_with_whoever_sits(server: Server) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = ann.table()
    bob.sit(table, 3)

    info = ann.post(f"/api/tables/{table}/start")

    assert [chair["name"] for chair in info["chairs"]] == ["Ann", "Bob"]
    assert info["phase"] == "playing"


def test_too_few_people_do_not_start(server: Server) -> None:
    ann = server.person()
    table = ann.table()

    answer = ann.ask("POST", f"/api/tables/{table}/start")

    assert answer.status_code == 409
    assert answer.headers["content-type"] == "application/problem+json"
    assert answer.json()["type"] == "urn:vernissage:wrong-phase"


def test_only_the_host_changes_settings_adds_bots_and_starts(server: Server) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = ann.table()
    bob.sit(table, 1)

    for path, body in [("settings", {"public": True}), ("seats/2/bot", {"level": "random"}), ("start", {})]:
        assert bob.ask("POST", f"/api/tables/{table}/{path}", body).status_code == 403
    assert bob.ask("DELETE", f"/api/tables/{table}/seats/0").status_code == 403


def test_the_host_sends_somebody_away(server: Server) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = ann.table()
    bob.sit(table, 1)

    info = ann.delete(f"/api/tables/{table}/seats/1")

    assert info["chairs"][1]["kind"] == "open"


def test_a_chair_is_taken_once(server: Server) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = ann.table()

    assert bob.ask("POST", f"/api/tables/{table}/seats/0", {}).status_code == 409


def test_public_tables_are_listed_and_unlisted_ones_are_not(server: Server) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    public, unlisted = ann.table(public=True), ann.table()

    listed = [table["id"] for table in bob.get("/api/tables?game=hush")["tables"]]

    assert public in listed
    assert unlisted not in listed
    assert bob.get(f"/api/tables/{unlisted}")["id"] == unlisted, "whoever has the link may come"


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "hush", "options": {"long": 7}},
        {"game": "hush", "options": {"seats": 2}},
        {"game": "hush", "options": {"unheard": 1}},
        {"game": "hush", "unheard": 1},
        {"game": "hush", "clock": {"kind": "decision"}},
        {"game": "hush", "options": {"rig": {"hand0": "1"}}, "public": True},
    ],
)
def test_settings_that_make_no_sense_are_refused(server: Server, wish: dict[str, object]) -> None:
    assert server.person().ask("POST", "/api/tables", wish).status_code == 400


def test_an_unknown_game_is_not_found(server: Server) -> None:
    assert server.person().ask("POST", "/api/tables", {"game": "chess"}).status_code == 404


def test_options_reach_the_game(server: Server) -> None:
    _table, _people, plays = started(server, options={"long": True})

    assert len(plays[0].picture["view"]["hand"]) == 5


def test_one_browser_holds_two_seats_and_hands_over(server: Server) -> None:
    ann = server.person("Ann")
    table = ann.table()
    ann.sit(table, 1, "Bea")
    ann.post(f"/api/tables/{table}/start")
    play = ann.socket(table, 0)
    play.until("snapshot")
    assert play.picture["seat"] == 0
    play.do(play.options()[0])

    play.send({"type": "hold", "seat": 1})
    play.until("snapshot")

    assert play.picture["seat"] == 1
    assert play.do(play.options()[0])["type"] == "done"


def test_the_home_page_leads_back_to_the_table(server: Server) -> None:
    _table, people, _plays = started(server)

    tables = people[1].get("/api/me")["tables"]

    assert [table["id"] for table in tables] == [_table]
    assert [chair["yours"] for chair in tables[0]["chairs"]] == [False, True]


def test_leaving_during_a_game_lets_a_bot_play_on(server: Server) -> None:
    table, people, plays = started(server)
    people[1].delete(f"/api/tables/{table}/seats/1")

    while plays[0].info["chairs"][1]["kind"] != "bot":
        plays[0].until("table")
    plays[0].do(plays[0].options()[0])
    while plays[0].picture["view"]["shown"] == []:
        plays[0].until("snapshot")

    assert people[1].ask("GET", f"/api/tables/{table}/snapshot?seat=1").status_code == 403


def test_the_link_comes_as_a_qr_code(server: Server) -> None:
    ann = server.person()
    answer = ann.ask("GET", f"/api/tables/{ann.table()}/qr.svg")

    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text.startswith("<svg")


def test_presence_is_shown_without_words(server: Server) -> None:
    _table, _people, plays = started(server)
    while not plays[0].info["chairs"][1]["here"]:
        plays[0].until("table")

    plays[1].send({"type": "here", "here": False})

    assert plays[0].until("table")["table"]["chairs"][1]["here"] is False


def test_an_account_keeps_the_seats_of_the_guest(server: Server) -> None:
    ann = server.person("Ann")
    table = ann.table()
    login = f"ann{table[:6]}"
    ann.post("/api/account", {"login": login, "password": "correct horse battery", "name": "Ann"})
    other = server.person("Somebody")

    me = other.post("/api/login", {"login": login, "password": "correct horse battery"})

    assert me["kind"] == "account"
    assert [each["id"] for each in me["tables"]] == [table]
    assert other.ask("POST", "/api/login", {"login": login, "password": "wrong horse battery"}).status_code == 401
