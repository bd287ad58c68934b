"""The walks of docs/architecture.md are the ways that moves really take."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
import walk

HOUSE = Path(__file__).parents[2]
# The other database, what draws afterwards, a table of names, and what only stronger bots do.
ELSEWHERE = {
    "server.storage.postgres",
    "art.pencil",
    "bots.avant_carde.levels",
    "games.avant_carde.guessing",
    "bots.avant_carde.judge",
}
COUNTED = {"A move": "a move", "A bot's move": "a bot's move", "A drawing": "a drawing"}


@pytest.fixture(scope="module")
def walks() -> dict[str, list[str]]:
    """The modules that each walk enters."""
    command = [sys.executable, str(HOUSE / "tools" / "walk.py"), "--json"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=600, check=False)
    assert done.returncode == 0, done.stderr
    found: dict[str, list[str]] = json.loads(done.stdout.splitlines()[-1])
    return found


def part_of(name: str) -> str:
    """What the page tells of one walk."""
    return walk.PAGE.read_text("utf-8").split(f"\n## {name}\n")[1].split("\n## ")[0]


@pytest.mark.parametrize("name", walk.WALKS)
def test_every_module_the_page_names_is_entered(name: str, walks: dict[str, list[str]]) -> None:
    named = {
        path.removesuffix(".py").replace("/", ".")
        for path in re.findall(r"\]\(\.\./src/vernissage/([^)]+\.py)\)", part_of(name))
    }
    assert named - ELSEWHERE - set(walks[name]) == set()


@pytest.mark.parametrize("name", walk.WALKS)
def test_no_walk_enters_many_more_modules_than_the_page_tells(name: str, walks: dict[str, list[str]]) -> None:
    row = next(line for line in walk.PAGE.read_text("utf-8").splitlines() if line.startswith(f"| {COUNTED[name]} "))
    assert len(walks[name]) <= 1.25 * int(row.split("|")[2])


@pytest.mark.parametrize("name", walk.WALKS)
def test_the_files_of_the_browser_that_the_page_names_are_there(name: str) -> None:
    assert [path for path in walk.client_files(name) if not (HOUSE / "client" / "src" / path).exists()] == []
