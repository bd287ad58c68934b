"""The import contracts hold, and would not if a game looked at the clock."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LINT = Path(sys.executable).parent / "lint-imports"


def linted(tree: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [LINT, "--no-cache"],
        cwd=tree,
        env={"PYTHONPATH": str(tree / "src"), "PATH": ""},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("*.so", "__pycache__", "static"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


def test_the_contracts_hold(tree: Path) -> None:
    run = linted(tree)
    assert run.returncode == 0, run.stdout + run.stderr


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("games/avant_carde/scoring.py", "import time"),
        ("games/artbox/scoring.py", "import random"),
        ("core/piles.py", "import asyncio"),
        ("games/art_decko/scoring.py", "import vernissage.games.art_society.scoring"),
        ("core/game.py", "import vernissage.bots.bot"),
        ("bots/bot.py", "import vernissage.review.model"),
        ("review/knowing.py", "import vernissage.lab.chances"),
        ("art/__init__.py", "import vernissage.games"),
        ("server/storage/sql.py", "import vernissage.server.tables.log"),
        ("server/tables/table.py", "import vernissage.server.bots.pool"),
        ("server/bots/hints.py", "import vernissage.server.process"),
        ("server/rest/play.py", "import vernissage.server.socket.connection"),
        ("server/process.py", "import vernissage.server.socket.connection"),
        ("server/wire/replies.py", "import vernissage.server.errors"),
        ("server/tables/position.py", "import vernissage.server.tables.table"),
        ("server/rest/people.py", "import sqlite3"),
    ],
)
def test_a_stray_import_breaks_a_contract(tree: Path, module: str, line: str) -> None:
    path = tree / "src" / "vernissage" / module
    path.write_text(path.read_text("utf-8") + f"\n{line}\n", "utf-8")
    run = linted(tree)
    assert run.returncode != 0
    assert "BROKEN" in run.stdout
