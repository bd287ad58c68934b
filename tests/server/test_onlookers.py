"""Who is likely to win: told to onlookers where the host allows it, some turns late, by what an onlooker could know."""

import random
from typing import Any

import msgspec
import pytest

from server.support import Person, Play, Server, play_on, started
from vernissage import games
from vernissage.bots.chances import chances_of
from vernissage.core.game import Game
from vernissage.core.match import Match
from vernissage.core.model import WATCHER
from vernissage.core.rng import rng_for
from vernissage.core.setting_up import setup_of
from vernissage.review.knowing import watched_chances
from vernissage.server.bots.eye import judged
from vernissage.server.bots.onlookers import LATE, Eye

TURN_GAMES = ("art_decko", "art_society", "avant_carde")
CARDE = games.game("avant_carde")
MOVES = 80


def watched(person: Person, table: str) -> dict[str, Any]:
    """What an onlooker is told, once it has been worked out."""
    while True:
        found: dict[str, Any] = person.get(f"/api/tables/{table}/chances")
        if not found["more"]:
            return found


def running(server: Server, *, moves: int = MOVES, **more: object) -> tuple[str, list[Person], list[Play]]:
    """A game of Avant Carde that has gone on for a while."""
    table, people, plays = started(server, "avant_carde", 2, **more)
    play_on(CARDE, plays, random.Random(5), moves)
    return table, people, plays


def test_an_onlooker_is_told_and_the_latest_positions_are_not(server: Server) -> None:
    table, _people, plays = running(server, chances=True)
    onlooker = server.person("Onlooker")

    first = watched(onlooker, table)
    play_on(CARDE, plays, random.Random(6), MOVES)
    later = watched(onlooker, table)

    assert first["behind"] == later["behind"] == LATE
    assert 0 < len(first["points"]) < len(later["points"])
    assert later["points"][: len(first["points"])] == first["points"]
    assert all(sum(point) == pytest.approx(1) for point in later["points"])


def test_no_player_is_told_however_they_look(server: Server) -> None:
    table, people, plays = running(server, chances=True)
    onlooker = server.person("Onlooker")
    sockets = [*plays, people[1].socket(table, WATCHER), onlooker.socket(table)]
    told = watched(onlooker, table)

    answers = [person.ask("GET", f"/api/tables/{table}/chances") for person in people]
    play_on(CARDE, plays, random.Random(7), 10)
    for socket in sockets:
        socket.command({"type": "ping"})

    assert [answer.status_code for answer in answers] == [403, 403]
    assert {answer.json()["say"]["id"] for answer in answers} == {"error-chances-are-for-onlookers"}
    # Nothing goes over a socket but pictures and answers; no chance is in any of them.
    assert told["points"]
    for socket in sockets:
        assert {message["type"] for message in socket.messages} <= {"table", "snapshot", "done", "pong", "same"}
        for text in socket.raw:
            assert not any(str(chance) in text for point in told["points"] for chance in point)


def test_whoever_sits_down_later_or_holds_a_second_seat_is_a_player(server: Server) -> None:
    ann = server.person("Ann")
    table = ann.table("avant_carde", chances=True)
    ann.sit(table, 1, "Ann again")
    ann.post(f"/api/tables/{table}/start")

    assert ann.ask("GET", f"/api/tables/{table}/chances").status_code == 403
    assert server.person("Onlooker").ask("GET", f"/api/tables/{table}/chances").status_code == 200


def test_the_host_decides_and_everybody_can_read_it(server: Server) -> None:
    table, people, _plays = running(server, moves=1)
    closed, _others, _more = running(server, moves=1, chances=True, watchers=False)
    onlooker = server.person("Onlooker")
    ann = server.person("Ann")
    own = ann.table("avant_carde")

    assert people[1].get(f"/api/tables/{table}")["chances"] is False
    answer = onlooker.ask("GET", f"/api/tables/{table}/chances")
    assert (answer.status_code, answer.json()["say"]["id"]) == (403, "error-no-chances")
    assert onlooker.ask("GET", f"/api/tables/{closed}/chances").json()["say"]["id"] == "error-no-onlookers"
    assert ann.post(f"/api/tables/{own}/settings", {"chances": True})["chances"] is True
    assert ann.post(f"/api/tables/{own}/settings", {"public": True})["chances"] is True
    assert onlooker.ask("GET", f"/api/tables/{own}/chances").json()["say"]["id"] == "error-not-begun"


def test_what_was_taken_back_is_followed_no_more(server: Server) -> None:
    table, _people, plays = running(server, moves=MOVES, chances=True)
    onlooker = server.person("Onlooker")
    before = watched(onlooker, table)["points"]
    seat = plays[0].picture["waiting"][0]
    mover, other = plays[seat], plays[1 - seat]
    mover.quiet(0.05)
    assert mover.do(mover.options()[0])["type"] == "done"
    if mover.undo()["asked"]:  # where the deal turned something over
        assert other.command({"type": "consent", "yes": True})["type"] == "done"

    assert watched(onlooker, table)["points"] == before


def played(game: Game, seed: int, moves: int) -> Match:
    """A match by chance."""
    match = Match(game, setup_of(game, {"seats": 2}), seed)
    rng = rng_for(seed, "onlookers")
    while not match.over and len(match.entries) < moves:
        seat = match.waiting[rng.below(len(match.waiting))]
        options = match.options(seat)
        match.play(seat, options[rng.below(len(options))])
    return match


@pytest.mark.parametrize("key", TURN_GAMES)
def test_two_worlds_an_onlooker_cannot_tell_apart_have_the_same_chances(key: str) -> None:
    game = games.game(key)
    match = played(game, 3, 150)
    outlook = chances_of(game)
    eye = Eye(match, outlook)
    list(eye.follow([mark.entry for mark in match.marks]))

    assert len(eye.sights) > 3
    for sight in eye.sights[::4]:
        view = msgspec.json.decode(sight.view, type=game.view_type)
        other = game.guess(view, rng_for(9, "twin"))
        twin = game.view(other, WATCHER)
        assert view.seat == WATCHER  # nobody's own cards are in it
        assert msgspec.json.encode(twin) == sight.view
        assert watched_chances(outlook, twin, 2, 0) == watched_chances(outlook, view, 2, 0)
        assert judged(sight, {}) == judged(sight, {key: outlook})
