"""Clocks per decision and per game, defaults, stand-ins, and time that does not run while nobody serves."""

from pathlib import Path
from typing import Any

import pytest

from server.support import Server, started
from vernissage.core.model import TABLE
from vernissage.server.storage.store import Row
from vernissage.server.tables import log as e
from vernissage.server.tables.clocks import GRACE, deadlines, expired
from vernissage.server.tables.position import Position
from vernissage.server.wire.common import Clock


def folded(clock: Clock, *events: e.AnyEvent, pauses: list[tuple[int, int]] | None = None) -> Position:
    """A table of Hush with two people, started at 1,000,000, after these events."""
    first: list[e.AnyEvent] = [
        e.Made(at=1_000_000, game="hush", host="a", clock=clock),
        e.Sat(at=1_000_000, seat=0, person="a", name="A"),
        e.Sat(at=1_000_000, seat=1, person="b", name="B"),
        e.Started(at=1_000_000, setup={"seats": 2}, seed="1"),
    ]
    position = Position("t", pauses)
    for n, event in enumerate([*first, *events], 1):
        position.fold(Row(n, e.encode(event)))
    return position


def lay(position: Position, seat: int, at: int) -> e.Played:
    """The seat lays its first card."""
    assert position.match is not None
    return e.Played(at=at, seat=seat, actions=[position.match.options(seat)[0]])


def by_seat(position: Position) -> dict[int, int]:
    """The deadline of each seat."""
    return {each.seat: each.at for each in deadlines(position)}


def test_every_decision_has_its_time() -> None:
    clock = Clock(kind="decision", seconds=60)
    start = folded(clock)
    assert by_seat(start) == {0: 1_060_000, 1: 1_060_000}

    later = folded(clock, lay(start, 0, 1_010_000))

    assert by_seat(later) == {1: 1_060_000}, "the other's answer gives nobody more time"
    assert expired(later, 1_060_000) == [], "an answer may be on its way"
    assert expired(later, 1_060_000 + GRACE) == [1]


def test_the_time_of_a_game_is_used_up_by_thinking() -> None:
    clock = Clock(kind="game", seconds=100)
    start = folded(clock)
    first = lay(start, 0, 1_030_000)
    second = lay(start, 1, 1_040_000)

    position = folded(clock, first, second)

    assert [position.thought(seat) for seat in (0, 1)] == [30_000, 40_000]
    for seat, at in by_seat(position).items():
        assert at == 1_040_000 + 100_000 - position.thought(seat)


def test_a_pause_that_becomes_known_later_counts_as_if_it_had_been_known() -> None:
    clock = Clock(kind="game", seconds=100)
    first = lay(folded(clock), 0, 1_030_000)
    position = folded(clock, first)
    before = by_seat(position)

    position.pauses.append((1_010_000, 1_020_000))

    assert position.thought(0) == 20_000
    assert by_seat(position) == {1: before[1] + 10_000} == by_seat(folded(clock, first, pauses=[*position.pauses]))


def test_no_clock_runs_while_nobody_serves() -> None:
    clock = Clock(kind="decision", seconds=60)

    position = folded(clock, pauses=[(1_020_000, 1_500_000)])

    assert by_seat(position) == {0: 1_540_000, 1: 1_540_000}


def test_a_person_who_does_not_answer_gets_the_safe_default(server: Server) -> None:
    _table, _people, plays = started(server, clock={"kind": "decision", "seconds": 1})
    assert {each["seat"] for each in plays[0].picture["deadlines"]} == {0}, (
        "how long another thinks in secret is not shown"
    )
    plays[0].do(plays[0].options()[0])

    while not plays[0].picture["view"]["shown"]:
        plays[0].until("snapshot")

    assert len(plays[0].picture["view"]["shown"]) == 2


def test_a_bot_sits_in_and_the_owner_takes_the_seat_back(server: Server) -> None:
    _table, _people, plays = started(server, clock={"kind": "decision", "seconds": 1, "expiry": "bot"})
    for play in plays:
        while not play.info["chairs"][1]["stand_in"]:
            play.until("table")
    assert plays[1].do("lay 1")["code"] == "wrong-phase", "the bot plays now"

    plays[1].command({"type": "take-back"})

    assert plays[1].info["chairs"][1]["stand_in"] is False


def test_a_clock_that_ran_out_while_the_server_was_down_starts_where_it_stood(tmp_path: Path) -> None:
    clock: dict[str, Any] = {"kind": "decision", "seconds": 30}
    with Server(tmp_path) as server:
        table, people, plays = started(server, clock=clock)
        before = plays[0].picture["deadlines"]
        server.kill()
        shift_everything_back(tmp_path / "tables.sqlite", 60_000)
        server.start()
        people[0].http.cookies.set("vernissage", people[0].token)

        after = people[0].get(f"/api/tables/{table}/snapshot?seat=0")

    assert after["options"], "nobody has answered for the seat"
    left = [each["at"] for each in after["deadlines"]]
    assert left[0] > before[0]["at"] - 60_000 + 50_000


def shift_everything_back(path: Path, ms: int) -> None:
    """The database looks as if the server had been gone for a minute."""
    import sqlite3
    from contextlib import closing

    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE beat SET at = at - ?", (ms,))
        for table, n, body in connection.execute("SELECT table_id, n, body FROM entries").fetchall():
            event = e.decoder.decode(body)
            event.at -= ms
            connection.execute("UPDATE entries SET body = ? WHERE table_id = ? AND n = ?", (e.encode(event), table, n))
        connection.commit()


@pytest.mark.parametrize("key", ["artbox"])
def test_a_sandglass_runs_out_for_the_table(server: Server, key: str) -> None:
    from vernissage import games

    rules = games.game(key)
    _table, _people, plays = started(server, key, seats=rules.min_seats)
    glasses = [each for each in plays[0].picture["deadlines"] if each["seat"] == TABLE]
    asks = plays[0].picture["view"]["asks"]

    assert bool(glasses) == any(ask.get("sandglass") for ask in asks)
