"""A fifth game: the test game of the laws, installed as a package, works everywhere without another file being touched.

tests/browser/test_fifth_game.py plays it in the browser.
"""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from server import hushed
from server.support import Server
from vernissage.bots.bot import BUDGETS

ROOT = Path(__file__).parent.parent.parent
NAMED = re.compile(r"""["']hush["'/]|\bHush\b""")
INSTALLED = {**os.environ, "PYTHONPATH": os.pathsep.join([*hushed.INSTALLED, str(ROOT / "src")])}


def vernissage(*words: str, typed: str = "") -> str:
    """What the command prints where Hush is installed."""
    command = [sys.executable, "-m", "vernissage.cli", *words]
    run = subprocess.run(command, env=INSTALLED, input=typed, capture_output=True, text=True, check=False, timeout=300)
    assert run.returncode == 0, run.stderr
    return run.stdout


def test_no_file_of_the_house_names_it() -> None:
    """The client's own tests may: they need some game that has no board."""
    folders = [ROOT / "src" / "vernissage", *(ROOT / "client" / "src" / room for room in ("boards", "lib", "shell"))]
    files = [path for folder in folders for path in folder.rglob("*") if path.suffix in {".py", ".ts", ".svelte"}]
    naming = [path for path in files if ".test." not in path.name and NAMED.search(path.read_text("utf-8"))]
    assert naming == []


def test_it_is_listed_with_its_title() -> None:
    assert "Hush" in vernissage("games")


def test_it_is_played_to_its_end_in_the_terminal() -> None:
    assert "Won by" in vernissage("play", "hush", "--seed", "5", "--seats", "you,random", typed="1\n" * 400)


@pytest.mark.parametrize("level", list(BUDGETS))
def test_bots_of_every_level_play_it(level: str) -> None:
    told = json.loads(vernissage("simulate", "hush", "--games", "2", "--seats", "3", "--bots", level, "--json"))
    assert told["games"] == 2


def test_people_and_bots_play_it_on_the_server(server: Server) -> None:
    ann = server.person()
    table = ann.table("hush")
    ann.post(f"/api/tables/{table}/seats/1/bot", {"level": "amateur"})
    ann.post(f"/api/tables/{table}/start")
    play = ann.socket(table, 0)
    play.until("snapshot")
    while play.picture["result"] is None:
        if play.options():
            play.do(play.options()[0])
        else:
            play.until("snapshot")
    assert play.picture["result"]["winners"]
