"""Nobody chooses a deal: a fresh one is mixed from everybody's shares, an old one is told and agreed to."""

import hashlib
import random
import secrets
from pathlib import Path
from typing import Any

import pytest

import vernissage
from server.support import Person, Play, Server, play_on, started
from vernissage import games
from vernissage.core.record import read
from vernissage.core.shares import provenance


def offline(seed: int = 42) -> str:
    """A whole game played elsewhere from a known seed."""
    match = vernissage.new("avant_carde", seats=2, seed=seed)
    while match.waiting:
        seat = match.waiting[0]
        match.play(seat, match.options(seat)[-1])
    return match.record().text()


def brought(person: Person, text: str) -> str:
    """The table a record has become."""
    return str(person.http.post("/api/records", content=text.encode()).json()["id"])


def over(server: Server) -> tuple[str, list[Person], list[Play]]:
    """A finished game of Hush."""
    table, people, plays = started(server)
    play_on(games.game("hush"), plays, random.Random(3))
    return table, people, plays


def code(answer: Any) -> tuple[int, str]:
    """The status and the problem of a refused request."""
    return answer.status_code, answer.json()["type"].rpartition(":")[2]


def test_the_deal_of_an_imported_record_is_not_played_here(server: Server) -> None:
    host = server.person("Host")

    answer = host.ask("POST", "/api/tables", {"game": "avant_carde", "deal": brought(host, offline())})

    assert code(answer) == (403, "not-allowed")


def test_a_deal_that_was_played_before_is_not_public(server: Server) -> None:
    deal, people, _plays = over(server)

    answer = people[0].ask("POST", "/api/tables", {"game": "hush", "deal": deal, "public": True})

    assert code(answer) == (403, "not-allowed")


def test_nor_does_it_become_public_later(server: Server) -> None:
    deal, people, _plays = over(server)
    table = people[0].table("hush", deal=deal)

    assert code(people[0].ask("POST", f"/api/tables/{table}/settings", {"public": True})) == (403, "not-allowed")


def test_everybody_is_told_of_it_before_they_sit(server: Server) -> None:
    deal, people, _plays = over(server)
    table = people[0].table("hush", deal=deal)

    assert server.person("Guest").get(f"/api/tables/{table}")["deal"] == deal


def test_nobody_sits_down_to_it_without_agreeing(server: Server) -> None:
    deal, people, _plays = over(server)
    table = people[0].table("hush", deal=deal)

    answer = server.person("Guest").ask("POST", f"/api/tables/{table}/seats/1", {})

    assert code(answer) == (409, "must-agree")


def test_who_agrees_plays_the_very_deal_again_and_the_record_tells(server: Server) -> None:
    deal, people, plays = over(server)
    table = people[0].table("hush", deal=deal)
    people[1].post(f"/api/tables/{table}/seats/1", {"agree": True})
    people[0].post(f"/api/tables/{table}/start")
    again = [person.socket(table, seat) for seat, person in enumerate(people)]
    for play in again:
        play.until("snapshot")
    play_on(games.game("hush"), again, random.Random(3))

    record = read(people[0].ask("GET", f"/api/tables/{table}/record").text)
    assert str(record.seed) == plays[0].picture["seed"]
    assert provenance(record).say.args == {"table": deal}


def test_a_table_commits_to_a_share_before_anybody_else_sits(server: Server) -> None:
    info = server.person("Host").post("/api/tables", {"game": "hush"})

    assert len(info["share"]) == 64
    assert info["chairs"][0]["share"] == ""


def test_the_seed_is_mixed_from_the_shares_of_the_server_and_of_every_seat(server: Server) -> None:
    host, guest = server.person("Host"), server.person("Guest")
    table = host.table()
    committed = host.get(f"/api/tables/{table}")["share"]
    mine, yours = secrets.token_hex(32), secrets.token_hex(32)
    host.post(f"/api/tables/{table}/seats/0/share", {"share": mine})
    guest.post(f"/api/tables/{table}/seats/1", {"share": yours})
    host.post(f"/api/tables/{table}/start")
    plays = [host.socket(table, 0), guest.socket(table, 1)]
    for play in plays:
        play.until("snapshot")
    play_on(games.game("hush"), plays, random.Random(1))

    told = guest.get(f"/api/tables/{table}/fairness")

    assert told["holds"]
    assert hashlib.sha256(f"vernissage share {told['server']['share']}".encode()).hexdigest() == committed
    assert [seat["share"] for seat in told["seats"]] == [mine, yours]
    lines = "\n".join(["vernissage deal", table, told["server"]["share"], mine, yours])
    assert told["seed"] == str(int(hashlib.sha256(lines.encode()).hexdigest(), 16))


def test_a_bot_s_seat_has_a_share_too(server: Server) -> None:
    host = server.person("Host")
    table = host.table()

    info = host.post(f"/api/tables/{table}/seats/1/bot", {"level": "random"})

    assert len(info["chairs"][1]["share"]) == 64


def test_while_the_game_runs_nobody_reads_a_share(server: Server) -> None:
    table, people, _plays = started(server)
    told = people[0].get(f"/api/tables/{table}/fairness")

    assert (told["seed"], told["server"]["share"], [seat["share"] for seat in told["seats"]]) == ("", "", ["", ""])
    assert len(told["server"]["commitment"]) == 64


def test_the_record_of_a_finished_game_verifies(server: Server, tmp_path: Path) -> None:
    table, people, _plays = over(server)

    assert provenance(read(people[0].ask("GET", f"/api/tables/{table}/record").text)).holds


def test_a_share_comes_before_the_start_and_to_one_s_own_seat(server: Server) -> None:
    table, people, _plays = started(server)
    body = {"share": "ab" * 32}

    assert code(people[0].ask("POST", f"/api/tables/{table}/seats/0/share", body)) == (409, "wrong-phase")
    assert code(people[0].ask("POST", f"/api/tables/{table}/seats/1/share", body)) == (403, "not-your-seat")


@pytest.mark.parametrize("share", ["ab", "AB" * 32, "ab" * 33, "ab" * 32 + "\n", 7])
def test_a_share_is_thirty_two_bytes_in_hexadecimal(server: Server, share: object) -> None:
    host = server.person("Host")

    assert code(host.ask("POST", f"/api/tables/{host.table()}/seats/0/share", {"share": share})) == (400, "malformed")
