"""Whatever is sent, nothing is answered with a fault of ours and nothing ends in a traceback."""

import random
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

import vernissage
from server.support import Person, Server, play_on, started
from vernissage import games
from vernissage.core.record import Chair
from vernissage.server.errors import RequestError
from vernissage.server.names import clean, printed


@pytest.mark.parametrize("host", ["[", "[::1", "a]b", "[x]", "", "localhost:x", "localhost:99999"])
def test_a_host_that_is_none_is_refused(server: Server, host: str) -> None:
    answer = httpx.get(f"{server.url}/", headers={"host": host})

    assert answer.status_code in (400, 403)


@pytest.mark.parametrize(
    "body",
    [b'{"name":"\xff\xfe"}', b"\x80", b"[" * 100_000, b'{"name":' * 50_000, b'{"name": "\\ud800"}', b"\x00", b"nul"],
)
def test_a_body_that_cannot_be_read_is_malformed(server: Server, body: bytes) -> None:
    answer = httpx.post(f"{server.url}/api/session", content=body, headers={"content-type": "application/json"})

    assert answer.status_code == 400


def test_the_list_of_a_game_nobody_knows_is_empty(postgres_database: str, tmp_path: Path) -> None:
    with Server(tmp_path, postgres_database) as server:
        assert server.person("Ann").get("/api/tables?game=%00")["tables"] == []
        assert "Traceback" not in server.text()


def test_a_game_without_a_move_is_looked_through(server: Server) -> None:
    table, people, _plays = started(server)

    assert people[0].get(f"/api/tables/{table}/replay/0?seat=0")["last"] == 0


def test_a_server_that_stops_lets_nobody_wait(tmp_path: Path) -> None:
    with Server(tmp_path, person_waits=50) as server:
        table, people, plays = started(server)
        for play in plays:
            play.close()
        mark = people[0].get(f"/api/tables/{table}/snapshot?seat=0")["mark"]

        def wait(person: Person) -> int:
            return person.ask("GET", f"/api/tables/{table}/snapshot?seat=0&mark={mark}&wait=25").status_code

        with ThreadPoolExecutor(20) as pool:
            answers = pool.map(wait, [people[0].back() for _each in range(20)])
            time.sleep(2)
            begun = time.monotonic()
            server.stop()
            assert set(answers) == {204}
            assert time.monotonic() - begun < 4
        assert "Traceback" not in server.text()


def test_sockets_that_go_away_in_mid_game_leave_no_traceback(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        table, people, plays = started(server)
        for _round in range(30):
            others = [people[1].socket(table, 1) for _each in range(4)]
            for other in others:
                other.send({"type": "ping", "id": "p"})
                other.ws.socket.close()
            plays[0].command({"type": "ping"})
        plays[0].do(plays[0].options()[0])

        assert "Traceback" not in server.text()


def test_the_record_of_a_table_closed_to_onlookers_is_for_its_players(server: Server) -> None:
    table, people, plays = started(server, watchers=False)
    play_on(games.game("hush"), plays, random.Random(5))

    assert people[0].ask("GET", f"/api/tables/{table}/record").status_code == 200
    assert server.person("Stranger").ask("GET", f"/api/tables/{table}/record").status_code == 403


def test_names_of_an_imported_record_are_ones_that_can_be_read(server: Server) -> None:
    match = vernissage.new("avant_carde", seats=2, seed=4)
    match.chairs = [Chair(name="\u202e\x00" + "x" * 5000), Chair(name="\u3164", kind="bot:of the world")]
    while match.waiting:
        match.play(match.waiting[0], match.options(match.waiting[0])[-1])
    ann = server.person("Ann")
    table = ann.http.post("/api/records", content=match.record().text().encode()).json()["id"]

    info = ann.get(f"/api/tables/{table}")

    assert [(chair["name"], chair["kind"]) for chair in info["chairs"]] == [("x" * 32, "person"), ("Seat 2", "person")]
    assert info["imported"] is True


@pytest.mark.parametrize(
    "name", ["\u3164", "\u2800", " \u200b ", "\u0301" * 31, "", "Master bot", "\uff2daster  Bot", "novice bot 2"]
)
def test_a_name_nobody_can_read_or_that_is_a_bot_s_is_refused(name: str) -> None:
    with pytest.raises(RequestError):
        clean(name)


@pytest.mark.parametrize("name", ["Ann", "Zoë", "Nguyễn", "李雷", "👩‍🎨", "Bottom", "R2-D2", "Masterly", "?"])
def test_a_name_that_can_be_read_stays(name: str) -> None:
    assert clean(name)


def test_a_tower_of_accents_is_cut_down() -> None:
    assert len(printed("a" + "\u0323" * 30 + "b")) <= 5


@pytest.mark.parametrize("login", ["someone\n", "some one", "so"])
def test_a_login_is_letters_digits_and_signs_alone(server: Server, login: str) -> None:
    answer = server.person("Ann").ask("POST", "/api/account", {"login": login, "password": "a long one", "name": "Ann"})

    assert answer.status_code == 400


def test_names_that_pass_for_bots_are_refused_at_the_door(server: Server) -> None:
    answer = httpx.post(f"{server.url}/api/session", json={"name": "Master bot"}, headers={"origin": server.url})

    assert (answer.status_code, answer.json()["say"]["id"]) == (400, "error-bot-name")
