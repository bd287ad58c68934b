"""What decided a finished game: worked out beside the server, once, for whoever may see the game."""

import random
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from server.support import Person, Server, play_on, started
from vernissage import games
from vernissage.review.model import VERSION

HUSH = games.game("hush")


def finished(server: Server, *, watchers: bool = True) -> tuple[str, list[Person]]:
    """A table of two people that is over."""
    table, people, plays = started(server, watchers=watchers)
    play_on(HUSH, plays, random.Random(1))
    return table, people


def reviewed(person: Person, table: str, again: str = "") -> dict[str, Any]:
    """The review once nothing is worked on any more."""
    while True:
        found: dict[str, Any] = person.get(f"/api/tables/{table}/review{again}")
        if found["state"] not in ("waiting", "working"):
            return found
        again = ""
        time.sleep(0.02)


def test_a_finished_game_is_reviewed_and_its_account_adds_up(server: Server) -> None:
    table, people = finished(server)

    found = reviewed(people[0], table)
    review = found["review"]

    assert found["state"] == "done"
    assert review["version"] == VERSION
    assert review["curve"][0]["n"] == 0
    for seat in review["seats"]:
        whole = seat["start"] + seat["luck"] + seat["skill"] + seat["others"]
        assert whole == pytest.approx(seat["result"], abs=1e-6)


def test_a_game_that_goes_on_is_not_reviewed(server: Server) -> None:
    table, people, _plays = started(server)

    answer = people[0].ask("GET", f"/api/tables/{table}/review")

    assert answer.status_code == 409
    assert answer.json()["say"]["id"] == "error-review-unfinished"


def test_a_review_is_for_those_who_may_see_the_game(server: Server) -> None:
    table, people = finished(server, watchers=False)
    stranger = server.person("Stranger")

    assert stranger.ask("GET", f"/api/tables/{table}/review").status_code == 403
    assert stranger.ask("POST", f"/api/tables/{table}/play-on", {"n": 1, "seat": 0}).status_code == 403
    assert reviewed(people[1], table)["state"] == "done"


def test_a_review_is_kept_and_nobody_starts_more_than_the_house_allows(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        table, people = finished(server)
        first = reviewed(people[0], table)["review"]
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as connection, connection:
        assert connection.execute("SELECT version FROM reviews").fetchall() == [(VERSION,)]
    with Server(tmp_path, reviews=0) as server:
        people[0].http.base_url = server.url
        people[0].http.headers["origin"] = server.url
        again = people[0].get(f"/api/tables/{table}/review")
        other, others = finished(server)
        answer = others[0].ask("GET", f"/api/tables/{other}/review")

    assert again["state"] == "done"
    assert again["review"] == first, "what was kept is read"
    assert answer.status_code == 429


@pytest.mark.parametrize("fault", ["die", "fail"])
def test_a_review_that_fails_says_so_and_can_be_tried_again(fault: str, tmp_path: Path) -> None:
    with Server(tmp_path, script="faulty_reviews.py", fault=fault, been_here=tmp_path / "been-here") as server:
        table, people = finished(server)
        failed = reviewed(people[0], table)

        assert failed["state"] == "failed"
        assert failed["say"]["id"] == "error-review-failed"
        assert reviewed(people[1], table)["state"] == "failed", "nobody starts it again without wanting to"
        assert reviewed(people[1], table, "?again=true")["state"] == "done"
        assert people[0].get(f"/api/tables/{table}")["phase"] == "finished"
        assert "Traceback" not in server.text()


def test_the_schema_tells_of_reviews(server: Server) -> None:
    schema = server.person().get("/schema/openapi.json")

    assert "get" in schema["paths"]["/api/tables/{table}/review"]
    assert {"ReviewNow", "ReviewedMoment", "History"} <= {
        name.rpartition("_")[2] or name for name in schema["components"]["schemas"]
    }


def test_a_moment_is_played_on_against_bots(server: Server) -> None:
    table, people = finished(server)
    strip = people[0].get(f"/api/tables/{table}/replay?seat=0")["frames"]
    moment = strip[len(strip) // 2]
    then = people[0].get(f"/api/tables/{table}/replay/{moment['at']}?seat=0")

    made = people[0].post(f"/api/tables/{table}/play-on", {"n": moment["n"], "seat": 0})
    begun = people[0].get(f"/api/tables/{made['id']}/replay?seat=0")["frames"]
    now = people[0].get(f"/api/tables/{made['id']}/replay/{moment['at']}?seat=0")

    assert made["phase"] == "playing"
    assert [chair["kind"] for chair in made["chairs"]] == ["person", "bot"]
    assert (made["deal"], made["begins"]) == (table, moment["n"])
    assert made["public"] is False
    assert len(begun) > moment["at"]
    assert now["view"] == then["view"], "it begins where the other stood"


@pytest.mark.parametrize("wish", [{"n": 100_000, "seat": 0}, {"n": 0, "seat": 7}])
def test_only_moments_of_the_game_are_played_on(server: Server, wish: dict[str, int]) -> None:
    table, people = finished(server)

    assert people[0].ask("POST", f"/api/tables/{table}/play-on", wish).status_code == 404


def test_a_game_that_goes_on_is_not_played_on_elsewhere(server: Server) -> None:
    table, people, _plays = started(server)

    assert people[0].ask("POST", f"/api/tables/{table}/play-on", {"n": 0, "seat": 0}).status_code == 409
