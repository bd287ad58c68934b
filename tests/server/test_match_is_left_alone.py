"""The server asks a match to step and never writes its fields."""

import ast
from pathlib import Path

import pytest

import vernissage.server

SERVER = Path(vernissage.server.__file__).parent
CHANGING = {"append", "clear", "extend", "insert", "pop", "remove", "reverse", "sort"}


def written(source: str) -> list[str]:
    """Every place where a field of a match is set, deleted or changed."""
    tree = ast.parse(source)
    matches = {"match"}
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and is_match(node.value, matches):
            matches |= {target.id for target in node.targets if isinstance(target, ast.Name)}
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute | ast.Subscript) and isinstance(node.ctx, ast.Store | ast.Del):
            field = node
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CHANGING:
            field = node.func
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("setattr", "delattr"):
            field = ast.Attribute(node.args[0], "", ast.Store(), lineno=node.lineno)
        else:
            continue
        if of_match(field, matches):
            found.append(f"{node.lineno}: {ast.unparse(node)}")
    return found


def of_match(place: ast.expr, matches: set[str]) -> bool:
    """The place lies inside a match, at any depth; the slot that holds the match itself does not."""
    while isinstance(place, ast.Attribute | ast.Subscript):
        place = place.value
        if is_match(place, matches):
            return True
    return False


def is_match(value: ast.expr, matches: set[str]) -> bool:
    """The expression is a match: named so, made here, or another name for one."""
    if isinstance(value, ast.Call):
        return isinstance(value.func, ast.Name) and value.func.id == "Match"
    if isinstance(value, ast.Attribute):
        return value.attr == "match"
    return isinstance(value, ast.Name) and value.id in matches


def test_the_server_writes_no_field_of_a_match() -> None:
    found = {str(path.relative_to(SERVER)): written(path.read_text("utf-8")) for path in SERVER.rglob("*.py")}
    assert {path: lines for path, lines in found.items() if lines} == {}


@pytest.mark.parametrize(
    "line",
    [
        "self.match.state = done.state",
        "self.match.entries += more",
        "position.match.marks.append(mark)",
        "match.journal[0] = line",
        "del match.marks[1:]",
        "trial = Match(game, setup, seed)\ntrial.entries = []",
        "other = table.position.match\nother.state: State = state",
        "setattr(match, 'state', state)",
        "position.match.state.sealed = False",
    ],
)
def test_a_written_field_is_found(line: str) -> None:
    assert written(line)


def test_a_position_may_be_given_its_match() -> None:
    assert written("self.match = Match(game, setup, seed)\nself.match.commit(step)") == []
