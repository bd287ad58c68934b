"""The floor plan of the bots: a folder a game, the same job under the same name, and nothing about a game elsewhere."""

import ast
from pathlib import Path

import pytest

import vernissage.bots
from vernissage.bots.bot import BUDGETS, RandomBot, bot, levels
from vernissage.bots.rooms import room
from vernissage.games import game, keys

HOUSE = Path(vernissage.bots.__path__[0])
POSITIONS = [key for key in keys() if not game(key).payloads]  # games whose answers are no drawings
ROOMS = ("levels", "amateur", "judge", "features", "weights", "facts", "chances")


@pytest.mark.parametrize("key", keys())
def test_every_game_has_its_levels_in_a_folder_of_its_own(key: str) -> None:
    found = room(key, "levels")
    assert found is not None
    current = [level for level in found.LEVELS if "@" not in level]
    assert current == [level for level in BUDGETS if level in current]


def test_an_installed_package_brings_the_bots_of_its_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "fifth_bots"
    package.mkdir()
    (package / "__init__.py").write_text("", "utf-8")
    (package / "levels.py").write_text(
        "from vernissage.bots.bot import RandomBot\nLEVELS = {'master': RandomBot}\n", "utf-8"
    )
    told = tmp_path / "fifth_bots-1.dist-info"
    told.mkdir()
    (told / "METADATA").write_text("Metadata-Version: 2.1\nName: fifth-bots\nVersion: 1\n", "utf-8")
    (told / "entry_points.txt").write_text("[vernissage.bots]\nfifth = fifth_bots\n", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    assert levels("fifth") == ["random", "master"]
    assert isinstance(bot("fifth", "master"), RandomBot)


@pytest.mark.parametrize("key", POSITIONS)
@pytest.mark.parametrize("name", ROOMS)
def test_the_same_job_has_the_same_name_in_every_game(key: str, name: str) -> None:
    assert (HOUSE / key / f"{name}.py").exists()


@pytest.mark.parametrize("path", sorted(HOUSE.rglob("*.py")), ids=lambda path: str(path.relative_to(HOUSE)))
def test_a_module_knows_no_game_but_that_of_its_folder(path: Path) -> None:
    own = path.relative_to(HOUSE).parts[0]
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        module = node.module if isinstance(node, ast.ImportFrom) else None
        for key in keys():
            if module and key != own:
                assert not module.startswith((f"vernissage.games.{key}.", f"vernissage.bots.{key}."))


@pytest.mark.parametrize("path", sorted(HOUSE.rglob("*.py")), ids=lambda path: str(path.relative_to(HOUSE)))
def test_a_module_tells_one_chapter(path: Path) -> None:
    assert len(path.read_text("utf-8").splitlines()) <= 400
