"""Bots in any seat: from the process, from outside, and replaced when they fail."""

import asyncio
import gc
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from server.support import Server, run, settle, started
from vernissage import games
from vernissage.bots.bot import levels
from vernissage.server.bots import pool as pools

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"
KEYS = games.keys()
RUNGS = [(key, level) for key in KEYS for level in levels(key)]


@pytest.mark.parametrize(("key", "level"), RUNGS)
def test_bots_of_every_level_play_every_game_to_its_end(server: Server, key: str, level: str) -> None:
    rules = games.game(key)
    ann = server.person("Ann")
    table = ann.table(key)
    seats = max(2, rules.min_seats)
    for seat in range(1, seats):
        ann.post(f"/api/tables/{table}/seats/{seat}/bot", {"level": level})
    ann.post(f"/api/tables/{table}/start")
    play = ann.socket(table, 0)
    play.until("snapshot")
    ann.delete(f"/api/tables/{table}/seats/0")

    deadline = time.monotonic() + 400
    while play.picture["result"] is None and time.monotonic() < deadline:
        play.until("snapshot", 120)

    assert len(play.picture["result"]["totals"]) == seats


def test_undo_against_bots_needs_nobody(server: Server) -> None:
    ann = server.person("Ann")
    table = ann.table()
    ann.post(f"/api/tables/{table}/seats/1/bot", {"level": "random"})
    ann.post(f"/api/tables/{table}/start")
    play = ann.socket(table, 0)
    play.until("snapshot")
    play.do(play.options()[0])
    while not play.picture["view"]["shown"]:
        play.until("snapshot")

    answer = play.undo()

    assert answer == {"type": "done", "id": answer["id"], "asked": False}


def test_a_program_from_outside_joins_and_plays(server: Server) -> None:
    ann = server.person("Ann")
    table = ann.table()
    token = ann.post("/api/tokens", {"name": "Outsider"})["token"]
    process = subprocess.Popen([sys.executable, str(EXAMPLE), server.url, table, token], stdout=subprocess.PIPE)
    while ann.get(f"/api/tables/{table}")["chairs"][1]["kind"] == "open":
        time.sleep(0.05)
    ann.post(f"/api/tables/{table}/start")
    play = ann.socket(table, 0)
    play.until("snapshot")
    while play.picture["result"] is None:
        if play.picture["options"]:
            play.do(play.options()[0])
        else:
            play.until("snapshot")

    told, _nothing = process.communicate(timeout=20)
    assert play.info["chairs"][1]["program"] is True, "a program is marked as one"

    assert told.decode().strip() == f"totals {play.picture['result']['totals']}"


@pytest.mark.parametrize("fault", ["hang", "die", "lie"])
def test_a_bot_that_fails_is_replaced_and_the_table_goes_on(fault: str, tmp_path: Path) -> None:
    with Server(tmp_path, script="faulty_bots.py", fault=fault) as server:
        _table, people, plays = started(server, seats=3)
        people[2].delete(f"/api/tables/{_table}/seats/2")
        begun = time.monotonic()
        for play in plays[:2]:
            assert play.do(play.options()[0])["type"] == "done"
        while not plays[0].picture["view"]["shown"]:
            plays[0].until("snapshot")

        assert time.monotonic() - begun < 15
        settle(plays[:2])


def test_a_server_that_stops_before_its_bots_are_warm_stops_without_a_word(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pools, "WORKER", [sys.executable, "-c", "import sys; sys.stdin.read()"])
    said: list[str] = []

    async def story() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _loop, told: said.append(str(told["message"])))
        bots = pools.BotPool(2)
        bots.open()
        while not all(worker.process for worker in bots.all):
            await asyncio.sleep(0.01)
        groups = {os.getpgid(worker.process.pid) for worker in bots.all if worker.process}
        assert os.getpgrp() not in groups, "Ctrl-C is for the server alone"
        await bots.close()
        del bots
        gc.collect()
        await asyncio.sleep(0)

    run(story())
    assert said == []
