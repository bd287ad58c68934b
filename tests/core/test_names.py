"""One name for one thing: a class is called by a name no other class of the house has."""

import ast
from collections import defaultdict
from pathlib import Path

import vernissage

SOURCE = Path(vernissage.__file__).parent
ROOMS = ("core", "server", "bots", "lab")
SHARED = {
    "Amateur": "the bot of this level in each game that has one of its own",
    "Planner": "the bot that searches, in each game that has one of its own",
    "Chair": "a chair at a table, and the same chair on the record",
    "Coverage": "what core counts, and the wire's form of it",
    "Draft": "what core works out, and the message that asks for it",
    "Gesture": "what core composes, and the wire's form of it",
    "Part": "a part of a gesture in core and on the wire, and a part of a picture to the eye of a bot",
}


def homes(sources: dict[str, str]) -> dict[str, list[str]]:
    """Where each top-level class stands, by its name."""
    found = defaultdict(list)
    for path, text in sources.items():
        for node in ast.parse(text).body:
            if isinstance(node, ast.ClassDef):
                found[node.name].append(path)
    return found


def sources() -> dict[str, str]:
    """Every module of the rooms."""
    paths = [path for room in ROOMS for path in sorted((SOURCE / room).rglob("*.py"))]
    return {str(path.relative_to(SOURCE)): path.read_text("utf-8") for path in paths}


def test_no_two_classes_share_a_name() -> None:
    twice = {name: where for name, where in homes(sources()).items() if len(where) > 1 and name not in SHARED}

    assert twice == {}


def test_a_second_class_of_a_name_is_found() -> None:
    assert homes({"a.py": "class Hint: ...", "b.py": "class Hint: ..."})["Hint"] == ["a.py", "b.py"]


def test_every_shared_name_is_still_shared() -> None:
    found = homes(sources())

    assert [name for name in SHARED if len(found[name]) < 2] == []


def test_no_package_defines_what_a_module_in_it_is_called() -> None:
    """The type checker behind the compiler takes one for the other as soon as it remembers a build."""
    both = []
    for package in SOURCE.rglob("__init__.py"):
        body = ast.parse(package.read_text("utf-8")).body
        defined = {node.name for node in body if isinstance(node, ast.FunctionDef | ast.ClassDef)}
        modules = {path.stem for path in package.parent.glob("*.py")} | {
            path.name for path in package.parent.glob("*/")
        }
        both += [f"{package.parent.relative_to(SOURCE)}: {name}" for name in sorted(defined & modules)]

    assert both == []
