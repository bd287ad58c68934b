"""Which clauses of a game its code and its tests name."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from vernissage.core.game import Game

ID = re.compile(r"\b[A-Z]{2}-[A-Z0-9]+-\d+\b")


class Coverage(Struct):
    """The clauses of a game, and which of them nobody names."""

    game: str
    clauses: int
    in_code: int
    in_tests: int
    manual: dict[str, str]
    untested: dict[str, str]
    missing_in_code: list[str]
    missing_in_tests: list[str]
    unknown_in_code: list[str]
    unknown_in_tests: list[str]

    @property
    def complete(self) -> bool:
        """Every clause has code (or a reason) and a test, and nobody names one that does not exist."""
        return not (self.missing_in_code or self.missing_in_tests or self.unknown_in_code or self.unknown_in_tests)


def coverage(game: Game, folder: Path, tests: Path) -> Coverage:
    """What the game's folder and the tests name of its clauses."""
    known = game.book.clauses
    prefix = next(iter(known)).partition("-")[0] + "-"
    code = {name for path in sorted(folder.rglob("*.py")) for name in named_in(path, prefix)}
    tested = {name for path in sorted(tests.rglob("*.py")) for name in ruled_in(path, prefix)}
    manual = {name: clause.manual for name, clause in known.items() if clause.manual}
    untested = {name: clause.untested for name, clause in known.items() if clause.untested}
    return Coverage(
        game=game.key,
        clauses=len(known),
        in_code=sum(name in code for name in known),
        in_tests=sum(name in tested for name in known),
        manual=manual,
        untested=untested,
        missing_in_code=[name for name in known if name not in code and name not in manual],
        missing_in_tests=[name for name in known if name not in tested and name not in untested],
        unknown_in_code=sorted(code - set(known)),
        unknown_in_tests=sorted(tested - set(known)),
    )


def named_in(path: Path, prefix: str) -> Iterator[str]:
    """Every clause id in a module's strings: refusals, lines, questions and docstrings, but no comments."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield from (name for name in ID.findall(node.value) if name.startswith(prefix))


def ruled_in(path: Path, prefix: str) -> Iterator[str]:
    """Every clause id that a test guards by @rule."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "rule":
            for argument in node.args:
                if isinstance(argument, ast.Constant) and str(argument.value).startswith(prefix):
                    yield str(argument.value)
