"""The operator's port: what goes on in the house, for nobody else's eyes."""

import os
import signal
import time
from pathlib import Path

import httpx

from server.support import Server, started
from vernissage.server.lag import Lag
from vernissage.server.storage.backup import backup


def test_players_do_not_reach_the_metrics(server: Server) -> None:
    assert server.person("Ann").ask("GET", "/metrics").status_code == 200, "the client's page, as for any address"
    assert "vernissage_moves" not in httpx.get(f"{server.url}/metrics").text


def test_the_operator_does(server: Server) -> None:
    assert "vernissage_loop_lag_seconds_bucket" in server.operator("/metrics").text


def test_the_state_of_the_house_is_told(server: Server) -> None:
    started(server)
    state = server.operator("/status").json()

    assert server.process is not None
    assert (state["pid"], state["store_away"], state["closed_off"]) == (server.process.pid, False, [])
    assert state["tables_open"] >= 1
    assert state["sockets"] >= 2
    assert state["disk_free_bytes"] > 0


def test_it_is_there_in_plain_words_too(server: Server) -> None:
    assert "bot workers replaced: " in server.operator("/").text


def test_a_backup_is_noticed(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        assert server.operator("/status").json()["seconds_since_backup"] is None
        backup(tmp_path / "copy", f"sqlite:///{tmp_path / 'tables.sqlite'}")

        assert server.operator("/status").json()["seconds_since_backup"] < 60


def children(pid: int) -> list[int]:
    """The processes a process has started."""
    return [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text("ascii").split()]


def test_a_bot_worker_that_died_is_counted(tmp_path: Path) -> None:
    with Server(tmp_path, workers=1) as server:
        assert server.process is not None
        deadline = time.monotonic() + 60
        while server.operator("/status").json()["bot_workers_free"] < 1 and time.monotonic() < deadline:
            time.sleep(0.1)
        for child in children(server.process.pid):
            os.kill(child, signal.SIGKILL)
        ann = server.person("Ann")
        table = ann.table()
        ann.post(f"/api/tables/{table}/seats/1/bot", {"level": "random"})
        ann.post(f"/api/tables/{table}/start")
        while server.operator("/status").json()["bot_workers_replaced"] < 1 and time.monotonic() < deadline:
            time.sleep(0.1)

        assert server.operator("/status").json()["bot_workers_replaced"] >= 1


def test_the_longest_wait_of_the_last_minute_is_kept() -> None:
    lag = Lag()
    for seconds in (0.1, 0.4, 0.2, 0.3):
        lag.note(seconds)

    assert lag.worst() == 0.4
    assert len(lag.waits) == 2


def test_other_methods_and_pages_are_refused(server: Server) -> None:
    assert server.operator("/elsewhere").status_code == 404
    assert httpx.post(f"http://127.0.0.1:{server.operator_port}/status").status_code == 405
