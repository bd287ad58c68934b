"""The recipes of CONTRIBUTING.md, followed in a copy of the tree."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import client
import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = Path("src") / "vernissage"


def copied(folder: Path, *parts: Path, engine: bool = False) -> Path:
    """A tree to change, without what was built; the engine comes along where no Python is changed."""
    built = ("*.test.ts", "__pycache__", "static", "node_modules")
    for part in parts:
        ignored = shutil.ignore_patterns(*built, *([] if engine else ["*.so"]))
        shutil.copytree(ROOT / part, folder / part, ignore=ignored, dirs_exist_ok=True)
    for library in (ROOT / "src").glob("*.so") if engine else ():
        shutil.copy(library, folder / "src")
    return folder


def python(tree: Path, *words: str, pure: str = "1") -> subprocess.CompletedProcess[str]:
    """What Python says in that tree."""
    environment = {**os.environ, "PYTHONPATH": str(tree / "src"), "VERNISSAGE_PURE": pure}
    return subprocess.run(
        [sys.executable, *words], cwd=tree, env=environment, capture_output=True, text=True, check=False
    )


@pytest.fixture(scope="module")
def translated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A tree with a second language that still says everything in English."""
    tree = copied(tmp_path_factory.mktemp("language"), PACKAGE, Path("client") / "src", engine=True)
    for english in tree.rglob("en.ftl"):
        shutil.copy(english, english.with_name("fr.ftl"))
    return tree


def test_a_language_is_one_more_file_beside_each_english_one(translated: Path) -> None:
    checked = python(translated, "-m", "vernissage.wordcheck", pure="")
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_a_language_that_lacks_a_message_is_found(translated: Path, tmp_path: Path) -> None:
    tree = tmp_path / "tree"
    shutil.copytree(translated, tree)
    french = tree / PACKAGE / "core" / "fr.ftl"
    lines = french.read_text("utf-8").splitlines(keepends=True)
    first = next(number for number, line in enumerate(lines) if line[:1].isalpha() and " = " in line)
    french.write_text("".join(lines[:first] + lines[first + 1 :]), "utf-8")
    assert python(tree, "-m", "vernissage.wordcheck", pure="").returncode != 0


def test_a_level_is_a_budget_and_a_maker(tmp_path: Path) -> None:
    tree = copied(tmp_path, PACKAGE)
    bots = tree / PACKAGE / "bots"
    budgets = (
        (bots / "bot.py").read_text("utf-8").replace('BUDGETS = {"random": 5,', 'BUDGETS = {"random": 5, "hasty": 5,')
    )
    (bots / "bot.py").write_text(budgets, "utf-8")
    with (bots / "art_decko" / "levels.py").open("a", encoding="utf-8") as levels:
        levels.write('\nLEVELS["hasty"] = LEVELS["novice"]\n')
    played = python(tree, "-m", "vernissage.cli", "simulate", "art_decko", "--games", "1", "--bots", "hasty", "--json")
    assert played.returncode == 0, played.stderr


def test_a_page_is_a_component_a_name_and_a_line(tmp_path: Path) -> None:
    tree = copied(tmp_path, Path("client"), Path("tests") / "art") / "client"
    (tree / "node_modules").symlink_to(ROOT / "client" / "node_modules")
    (tree / "src" / "shell" / "Hello.svelte").write_text('<script lang="ts"></script>\n\n<h1>1</h1>\n', "utf-8")
    router = tree / "src" / "lib" / "router.svelte.ts"
    change(router, '"lost";', '"lost" | "hello";')
    change(
        tree / "src" / "lib" / "router.svelte.ts",
        'return place("lost");',
        'return place(first === "hello" ? first : "lost");',
    )
    change(tree / "src" / "App.svelte", "lost: () =>", 'hello: () => import("./shell/Hello.svelte"),\n    lost: () =>')
    checked = subprocess.run(
        [str(client.node()[1] / "node"), "node_modules/svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json"],
        cwd=tree, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert checked.returncode == 0, checked.stdout[-2000:]


def change(path: Path, old: str, new: str) -> None:
    """The file says something else."""
    text = path.read_text("utf-8")
    assert old in text, f"{path.name} has no {old!r}"
    path.write_text(text.replace(old, new), "utf-8")
