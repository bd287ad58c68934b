"""Limits by person once somebody is known, by address before that, and nothing that grows for nothing."""

import socket
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from server.support import Person, Server
from vernissage.server.limits import KnownSessions, Limits, network

PAGE = 80  # pictures and files a table page asks for


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the limits it has by default, but one."""
    folder = tmp_path_factory.mktemp("strict")
    with Server(folder, requests=300, guests=60, messages=100, person_waits=3, arrival_seconds=2) as server:
        yield server
        assert "Traceback" not in server.text()


@pytest.fixture
def fresh(tmp_path: Path) -> Iterator[Server]:
    """A server nobody has asked anything."""
    with Server(tmp_path, requests=50, passwords=5, request_seconds=600) as server:
        yield server


def statuses(answers: list[httpx.Response]) -> set[int]:
    """How requests were answered."""
    return {answer.status_code for answer in answers}


def test_a_forged_forwarded_address_passes_no_limit(fresh: Server) -> None:
    answers = [httpx.get(f"{fresh.url}/api/games", headers={"x-forwarded-for": f"198.51.100.{k}"}) for k in range(60)]

    assert [answer.status_code for answer in answers].count(200) <= 50


def test_nor_does_it_give_more_passwords_to_try(fresh: Server) -> None:
    answers = [
        httpx.post(
            f"{fresh.url}/api/login",
            json={"login": f"somebody{k}", "password": "a long password"},
            headers={"x-forwarded-for": f"198.51.100.{k}"},
        )
        for k in range(8)
    ]

    assert [answer.status_code for answer in answers] == [401] * 5 + [429] * 3


def test_a_trusted_proxy_is_believed(tmp_path: Path) -> None:
    with Server(tmp_path, requests=5, request_seconds=600, proxies="127.0.0.1") as server:
        answers = [
            httpx.get(f"{server.url}/api/games", headers={"x-forwarded-for": f"198.51.100.{k}"}) for k in range(20)
        ]

        assert statuses(answers) == {200}


def test_passwords_of_one_account_are_not_tried_from_many_addresses(tmp_path: Path) -> None:
    with Server(tmp_path, passwords=5, proxies="127.0.0.1") as server:
        ann = server.person("Ann")
        ann.post("/api/account", {"login": "ann", "password": "her own password", "name": "Ann"})

        def attempt(number: int, password: str) -> int:
            body = {"login": "ann", "password": password}
            headers = {"x-forwarded-for": f"198.51.100.{number}"}
            return httpx.post(f"{server.url}/api/login", json=body, headers=headers, timeout=30).status_code

        assert [attempt(k, f"a guess of {k}") for k in range(7)] == [401] * 5 + [429] * 2
        assert ann.get("/api/me")["name"] == "Ann", "whoever is signed in stays so"


def test_five_newcomers_behind_one_address_open_a_table_page_each(strict: Server) -> None:
    host = strict.person("Host")
    table = host.table("art_decko")

    def visit(number: int) -> list[httpx.Response]:
        with httpx.Client(base_url=strict.url, headers={"origin": strict.url}, timeout=60) as browser:
            answers = [browser.get("/"), browser.post("/api/session", json={"name": f"Guest {number}"})]
            csrf = {"x-csrf-token": answers[1].json()["csrf"]}
            answers += [browser.get(f"/art/art_decko/missing-{k}.svg") for k in range(PAGE)]
            answers += [browser.get("/api/me"), browser.get("/api/games"), browser.get("/api/games/art_decko/rules")]
            answers += [browser.get(f"/api/tables/{table}") for _look in range(5)]
            answers.append(browser.post(f"/api/tables/{table}/seats/9", json={}, headers=csrf))
        return answers

    with ThreadPoolExecutor(5) as pool:
        pages = list(pool.map(visit, range(5)))

    assert 429 not in statuses([answer for page in pages for answer in page])


def test_a_person_who_asks_too_fast_stops_nobody_else_at_the_address(fresh: Server) -> None:
    eager, calm = fresh.person("Eager"), fresh.person("Calm")
    calm.get("/api/me")
    answers = [eager.ask("GET", "/api/me") for _each in range(60)]

    assert 429 in statuses(answers)
    assert calm.ask("GET", "/api/me").status_code == 200


def test_an_invented_session_counts_for_its_address(fresh: Server) -> None:
    answers = [
        httpx.get(f"{fresh.url}/api/games", headers={"authorization": f"Bearer {'x' * 40}{k}"}) for k in range(60)
    ]

    assert [answer.status_code for answer in answers].count(200) <= 50


def test_pictures_that_are_not_there_take_no_memory(strict: Server) -> None:
    with httpx.Client(base_url=strict.url) as browser:
        names = ["x" * 60_000 + str(k) for k in range(20)]
        browser.get(f"/art/house/{names[0]}.svg")
        before = strict.memory()
        for name in names * 20:
            assert browser.get(f"/art/house/{name}{time.monotonic_ns()}.svg").status_code in (404, 400, 414)

    assert strict.memory() - before < 12_000_000


def test_invented_methods_are_one_series(strict: Server) -> None:
    with httpx.Client(base_url=strict.url) as browser:
        for k in range(30):
            browser.request(f"INVENTED{k}", "/")
    told = strict.operator("/metrics").text

    assert "INVENTED" not in told
    assert 'method="other"' in told


def test_a_program_makes_no_other_program(strict: Server) -> None:
    token = strict.person("Ann").post("/api/tokens", {"name": "Machine"})["token"]
    answer = httpx.post(
        f"{strict.url}/api/tokens", json={"name": "Child"}, headers={"authorization": f"Bearer {token}"}
    )

    assert answer.status_code == 403


def held(server: Server, text: bytes) -> socket.socket:
    """A connection that has sent this and nothing more."""
    line = socket.create_connection(("127.0.0.1", server.port), timeout=20)
    line.sendall(text)
    return line


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"GET / HTT",
        b"GET / HTTP/1.1\r\nhost: localhost\r\n",
        b"POST /api/session HTTP/1.1\r\nhost: localhost\r\ncontent-length: 50\r\n\r\n{",
    ],
)
def test_half_a_request_is_given_up_in_time(strict: Server, text: bytes) -> None:
    with held(strict, text) as line:
        begun = time.monotonic()
        while line.recv(4096):
            pass

    assert time.monotonic() - begun < 15


def test_a_request_sent_drop_by_drop_is_given_up_too(strict: Server) -> None:
    with held(strict, b"GET / HTTP/1.1\r\nhost: localhost\r\n") as line:
        begun = time.monotonic()
        with suppress(OSError):  # closed under our hands
            while time.monotonic() - begun < 20:
                line.sendall(b"x-drop: 1\r\n")
                time.sleep(0.2)
        assert time.monotonic() - begun < 15


def test_a_quiet_socket_and_a_long_answer_are_not_given_up(strict: Server) -> None:
    ann = strict.person("Ann")
    table = ann.table()
    ann.post(f"/api/tables/{table}/seats/1/bot", {"level": "random"})
    play = ann.socket(table, 0)
    time.sleep(4)

    assert play.command({"type": "ping"})["type"] == "pong"


def test_one_person_waits_for_news_so_often_at_once_and_no_more(strict: Server) -> None:
    ann, bob = strict.person("Ann"), strict.person("Bob")
    table = ann.table()
    bob.sit(table, 1)
    ann.post(f"/api/tables/{table}/start")
    mark = ann.get(f"/api/tables/{table}/snapshot?seat=0")["mark"]

    def wait(person: Person) -> int:
        return person.back().ask("GET", f"/api/tables/{table}/snapshot?seat=0&mark={mark}&wait=3").status_code

    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(wait, [ann] * 8))

    assert answers.count(204) == 3
    assert answers.count(429) == 5


def test_an_address_of_the_new_kind_counts_with_its_household() -> None:
    assert network("2001:db8:1:2:3:4:5:6") == network("2001:db8:1:2::9") != network("2001:db8:1:3::9")
    assert network("::ffff:192.0.2.1") == "192.0.2.1"


def test_names_that_have_been_quiet_are_forgotten() -> None:
    limits = Limits()
    for k in range(100):
        limits.allow(f"name {k}", 5, 0.01)
    limits.sweep(time.monotonic() + 1)

    assert limits.windows == {}


def test_a_session_that_is_over_is_known_no_more() -> None:
    sessions = KnownSessions()
    sessions.add("key", "ann")
    assert sessions.person("key") == "ann"
    sessions.remove("key")

    assert sessions.person("key") == ""
