"""Every command on a page is one there is, with arguments it takes; every block of data on a page can be read."""

import argparse
import json
import re
import shlex
import tomllib
from pathlib import Path

import pytest

from vernissage.cli import parser
from vernissage.cli.commands import COMMANDS

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
FENCED = re.compile(r"^```(\w*)\n(.*?)^```", re.DOTALL | re.MULTILINE)
INDENTED = re.compile(r"^    (\S.*)$", re.MULTILINE)
INLINE = re.compile(r"`([^`\n]+)`")
PROGRAMS = ("vernissage", "python", "make", "pip", "uvx", "pipx", "docker")
NO_COMMANDS = {"vernissage deal", "vernissage share", "vernissage --help"}  # words that are hashed; the help itself
PLACEHOLDERS = {
    "GAME": "art_decko", "FILE": "game.vern", "FOLDER": "records", "N": "3", "ID": "t1", "LOGIN": "ann", "MOVE": "1",
    "FILE.py:CLASS": "mine.py:Mine", "ADDRESS": "tcp://127.0.0.1:1", "...": "sqlite:///tables.sqlite",
}  # fmt: skip


def lines_of(page: Path) -> list[str]:
    """Whatever on a page looks like a line for a shell."""
    text = page.read_text("utf-8")
    blocks = FENCED.findall(text)
    found = [line for kind, block in blocks if kind in ("sh", "bash", "console") for line in block.splitlines()]
    rest = FENCED.sub("", text)
    found += INDENTED.findall(rest) + INLINE.findall(rest)
    told = [line.partition("  #")[0].strip() for line in found]
    return [line for line in told if line.split(" ")[0] in PROGRAMS and " " in line and line not in NO_COMMANDS]


def words_of(line: str) -> list[str]:
    """The words of a line, with something in the place of what the reader puts there."""
    filled = [PLACEHOLDERS.get(word, word) for word in shlex.split(line.removeprefix("$ "))]
    return [word for word in filled if word]


COMMAND_LINES = sorted({line for page in PAGES for line in lines_of(page)})


def test_there_are_commands_on_the_pages() -> None:
    assert len([line for line in COMMAND_LINES if line.startswith("vernissage ")]) > 30


@pytest.mark.parametrize("line", [line for line in COMMAND_LINES if line.startswith("vernissage ")])
def test_the_command_takes_these_words(line: str) -> None:
    words = words_of(line)[1:]
    command = COMMANDS[words[0]]
    if len(words) > 1:
        parser([command]).parse_args(words)


@pytest.mark.parametrize("line", [line for line in COMMAND_LINES if line.startswith(("python ", "make "))])
def test_the_program_or_target_is_there(line: str) -> None:
    program, *words = words_of(line)
    if program == "make":
        targets = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
        assert {word for word in words if "=" not in word} <= targets
    elif words[0] == "-m":
        top, _, _ = words[1].partition(".")
        module = ROOT / "src" / words[1].replace(".", "/")
        assert top != "vernissage" or module.with_suffix(".py").exists() or (module / "__main__.py").exists()
    elif words[0].endswith(".py"):
        assert (ROOT / words[0]).exists()


@pytest.mark.parametrize("line", [line for line in COMMAND_LINES if line.startswith(("pip ", "uvx ", "pipx "))])
def test_what_is_to_be_installed_exists(line: str) -> None:
    known = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    for extra in re.findall(r"vernissage\[([\w,]+)\]", line):
        assert set(extra.split(",")) <= known.keys()


@pytest.mark.parametrize("line", [line for line in COMMAND_LINES if "docker " in line])
def test_files_given_to_docker_exist(line: str) -> None:
    assert all((ROOT / name).exists() for name in re.findall(r"--file (\S+)|-f (\S+)", line) for name in name if name)


DATA = [
    pytest.param(kind, block, id=f"{page.name}-{number}")
    for page in PAGES
    for number, (kind, block) in enumerate(FENCED.findall(page.read_text("utf-8")))
    if kind in ("json", "toml")
]


@pytest.mark.parametrize(("kind", "block"), DATA)
def test_a_block_of_data_can_be_read(kind: str, block: str) -> None:
    if kind == "toml":
        assert tomllib.loads(block)
        return
    # A record is one JSON document a line, told by comments between them.
    rows = [line for line in block.splitlines() if line.strip() and not line.lstrip().startswith("//")]
    try:
        json.loads(block)
    except json.JSONDecodeError:
        assert all(json.loads(row) for row in rows)


@pytest.mark.parametrize("name", sorted(COMMANDS))
def test_every_argument_of_a_command_says_what_it_is(name: str) -> None:
    made = argparse.ArgumentParser()
    COMMANDS[name].module().arguments(made)
    assert [action.dest for action in made._actions if not action.help] == []
