"""Several processes serve the same tables from one PostgreSQL; Redis only makes it quicker."""

import asyncio
import os
import random
import signal
import time
from collections.abc import Callable
from pathlib import Path

import pytest
import services

from server.crash import BEFORE_A_KILL, Couple, Report, compare, finish, played
from server.support import Person, Play, Server, run

LATE = 6.0  # seconds: a look into the store heals a lost hint


def beside(server: Server, person: Person) -> Person:
    """The same person at another process."""
    twin = server.person("Twin")
    twin.http.cookies.clear()
    twin.http.cookies.set("vernissage", person.token)
    twin.http.headers["x-csrf-token"] = str(twin.get("/api/me")["csrf"])
    twin.token = person.token
    return twin


@pytest.mark.parametrize("redis", [True, False], ids=["redis", "no redis"])
def test_people_at_different_processes_play_the_same_table(redis: bool, tmp_path: Path, postgres_database: str) -> None:
    with services.redis() as hints:
        if not redis:
            hints.stop()
        with (
            Server(tmp_path, postgres_database, redis=hints.url) as one,
            Server(tmp_path, postgres_database, redis=hints.url) as two,
        ):
            ann, bob = one.person("Ann"), two.person("Bob")
            table = ann.table()
            bob.sit(table, 1)
            ann.post(f"/api/tables/{table}/start")
            plays = [ann.socket(table, 0), bob.socket(table, 1)]
            for play in plays:
                play.until("snapshot", LATE)
            begun = time.monotonic()
            plays[0].do(plays[0].options()[0])
            wait_for(plays[1], lambda: plays[1].picture["waiting"] == [1])
            took = time.monotonic() - begun
            plays[1].do(plays[1].options()[0])
            wait_for(plays[0], lambda: plays[0].picture["view"]["shown"] != [])

            assert took < (3.0 if redis else LATE)
            assert beside(two, ann).get(f"/api/tables/{table}/snapshot?seat=0")["mark"] == plays[0].picture["mark"]


def wait_for(play: Play, right: Callable[[], bool]) -> None:
    """Snapshots come until it is right."""
    while not right():
        play.until("snapshot", LATE)


def test_paused_processes_and_a_lost_redis_cost_nothing_but_time(tmp_path: Path, postgres_database: str) -> None:
    async def story() -> Report:
        report = Report()
        with services.redis() as hints:
            servers = [Server(tmp_path, postgres_database, redis=hints.url).start() for _each in range(2)]
            try:
                players = [
                    Couple([server.url for server in servers], number, report, "hush", patience=3)
                    for number in range(8)
                ]
                tasks = [asyncio.create_task(player.run()) for player in players]
                dice = random.Random(2)
                for step in range(4):
                    await played(players, BEFORE_A_KILL)
                    process = dice.choice(servers).process
                    assert process is not None
                    os.kill(process.pid, signal.SIGSTOP)
                    await asyncio.sleep(dice.uniform(0.5, 3.0))
                    os.kill(process.pid, signal.SIGCONT)
                    if step == 1:
                        hints.stop()
                    if step == 2:
                        hints.start()
                    if step == 3:
                        victim = dice.choice(servers)
                        await asyncio.to_thread(victim.kill)
                        await asyncio.to_thread(victim.start)
                await played(players, BEFORE_A_KILL)
                await finish(players, tasks)
            finally:
                for server in servers:
                    server.kill()
            for server in servers:
                assert "Traceback" not in server.text().replace("heartbeat failed", ""), server.text()[-3000:]
        await compare(postgres_database, players, report)
        return report

    report = run(story())

    assert report.clean, report
    assert report.acknowledged >= 5 * BEFORE_A_KILL, report
