"""People see what may act in their name, and end it."""

import secrets
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from server.support import OPEN, Person, Server
from vernissage.server.storage import open_store
from vernissage.server.storage.backup import backup, restore

PASSWORD = "a long password"


class Account(Person):
    """Somebody with an account."""

    login: str


@pytest.fixture
def ann(server: Server) -> Account:
    """Somebody with an account."""
    return registered(server.person("Ann"))


def registered(guest: Person) -> Account:
    """The guest with an account, and with the session that came with it."""
    login = f"login-{secrets.token_hex(6)}"
    answer = guest.ask("POST", "/api/account", {"login": login, "password": PASSWORD, "name": "Ann"})
    assert answer.is_success, answer.text
    found = guest.back()
    found.__class__ = Account
    assert isinstance(found, Account)
    found.login = login
    return found


def other_browser(person: Account) -> httpx.Client:
    """The same account in another browser."""
    browser = httpx.Client(base_url=person.server.url, headers={"origin": person.server.url}, timeout=60)
    OPEN.enter_context(browser)
    body = {"login": person.login, "password": PASSWORD}
    browser.headers["x-csrf-token"] = browser.post("/api/login", json=body).raise_for_status().json()["csrf"]
    return browser


def kinds(person: Person) -> list[str]:
    """What may act in the person's name."""
    return sorted(each["kind"] for each in person.get("/api/sessions")["sessions"])


def test_a_guest_s_cookie_opens_nothing_once_there_is_an_account(server: Server) -> None:
    guest = server.person("Ann")
    old = guest.token
    registered(guest)

    assert httpx.get(f"{server.url}/api/me", cookies={"vernissage": old}).status_code == 401


def test_whoever_registers_in_mid_game_plays_on(server: Server) -> None:
    guest = server.person("Ann")
    play = guest.socket(guest.table(), 0)
    play.until("table")
    registered(guest)

    assert play.command({"type": "ping"})["type"] == "pong"


def test_browsers_and_programs_are_listed_and_the_present_one_is_marked(ann: Account) -> None:
    ann.post("/api/tokens", {"name": "Machine"})
    other_browser(ann)

    assert kinds(ann) == ["browser", "browser", "program"]
    assert [each["current"] for each in ann.get("/api/sessions")["sessions"]].count(True) == 1


def test_a_program_is_ended_by_its_maker(server: Server, ann: Account) -> None:
    token = ann.post("/api/tokens", {"name": "Machine"})["token"]
    headers = {"authorization": f"Bearer {token}"}
    assert httpx.get(f"{server.url}/api/me", headers=headers).status_code == 200
    machine = next(each for each in ann.get("/api/sessions")["sessions"] if each["kind"] == "program")

    ann.ask("DELETE", f"/api/sessions/{machine['id']}")

    assert httpx.get(f"{server.url}/api/me", headers=headers).status_code == 401


def test_nobody_ends_somebody_else_s_session(server: Server, ann: Account) -> None:
    mine = ann.get("/api/sessions")["sessions"][0]["id"]

    assert server.person("Bob").ask("DELETE", f"/api/sessions/{mine}").status_code == 404
    assert ann.ask("GET", "/api/me").status_code == 200


def test_a_socket_closes_with_its_session(ann: Account) -> None:
    play = ann.socket(ann.table(), 0)
    play.until("table")
    ann.ask("DELETE", f"/api/sessions/{ann.get('/api/sessions')['sessions'][0]['id']}")

    assert play.closed() == 4401


def test_another_password_signs_out_every_other_browser(ann: Account) -> None:
    elsewhere = other_browser(ann)
    answer = ann.ask("POST", "/api/password", {"old": PASSWORD, "new": "quite another one"})

    assert answer.status_code == 204
    assert elsewhere.get("/api/me").status_code == 401
    assert ann.ask("GET", "/api/me").status_code == 200


def test_a_password_is_changed_by_whoever_knows_the_old_one(ann: Account) -> None:
    answer = ann.ask("POST", "/api/password", {"old": "not the old one", "new": "quite another one"})

    assert answer.status_code == 403


def test_a_guest_has_no_password(server: Server) -> None:
    answer = server.person("Guest").ask("POST", "/api/password", {"old": "x", "new": "quite another one"})

    assert answer.status_code == 409


def old_database(path: Path) -> None:
    """A database of the first schema, with one person in it."""
    open_store(str(path)).migrate()
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("INSERT INTO people (id, name, kind, made) VALUES ('ann', 'Ann', 'guest', 1)")
        for later in ("folds", "reviews", "results", "learnt"):
            connection.execute(f"DROP TABLE {later}")
        connection.execute("DROP INDEX people_maker")
        connection.execute("ALTER TABLE people DROP COLUMN maker")
        connection.execute("UPDATE alembic_version SET version_num = 'first_house'")


def test_a_database_of_the_first_schema_opens(tmp_path: Path) -> None:
    old_database(tmp_path / "old.sqlite")
    open_store(str(tmp_path / "old.sqlite")).migrate()

    with closing(sqlite3.connect(tmp_path / "old.sqlite")) as connection:
        assert connection.execute("SELECT name, maker FROM people").fetchall() == [("Ann", None)]


def test_an_old_backup_is_restored(tmp_path: Path) -> None:
    old_database(tmp_path / "old.sqlite")
    backup(tmp_path / "copy.sqlite", f"sqlite:///{tmp_path / 'old.sqlite'}")

    assert restore(tmp_path / "copy.sqlite", f"sqlite:///{tmp_path / 'new.sqlite'}")["people"] == 1
