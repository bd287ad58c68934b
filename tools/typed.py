"""Writes src/vernissage/games/typed.pyi: what type checkers know of each game's options and view.

python tools/typed.py           write it
python tools/typed.py check     exit with 1 when it is stale
"""

import subprocess
import sys
from pathlib import Path

from msgspec import inspect

from vernissage.games import game

TARGET = Path(__file__).parent.parent / "src" / "vernissage" / "games" / "typed.pyi"
GAMES = ("art_decko", "art_society", "artbox", "avant_carde")  # those of the house; an installed one has no key here
HEAD = '''"""What type checkers know of `vernissage.new`: each game's options and view. Written by tools/typed.py."""

from collections.abc import Sequence
from typing import Literal, TypedDict, overload

from typing_extensions import Unpack

from vernissage.core.match import Match'''
PLAIN: dict[type, str] = {
    inspect.IntType: "int", inspect.StrType: "str", inspect.BoolType: "bool", inspect.NoneType: "None",
    inspect.FloatType: "float",
}  # fmt: skip


def written(kind: inspect.Type) -> str:
    """A type as it is written."""
    if isinstance(kind, inspect.Metadata):
        allowed = (kind.extra_json_schema or {}).get("enum")
        return f"Literal[{', '.join(map(quoted, allowed))}]" if allowed else written(kind.type)
    if isinstance(kind, inspect.LiteralType):
        return f"Literal[{', '.join(map(quoted, sorted(kind.values, key=str)))}]"
    if isinstance(kind, inspect.UnionType):
        return " | ".join(written(each) for each in kind.types)
    if isinstance(kind, inspect.VarTupleType | inspect.ListType):
        return f"Sequence[{written(kind.item_type)}]"
    if isinstance(kind, inspect.DictType):
        return f"dict[{written(kind.key_type)}, {written(kind.value_type)}]"
    return PLAIN[type(kind)]


def quoted(value: object) -> str:
    """A literal in our quotes."""
    return f'"{value}"' if isinstance(value, str) else repr(value)


def text() -> str:
    """The module."""
    imports, classes, overloads = [], [], []
    for key in GAMES:
        rules = game(key)
        view = rules.view_type.__name__
        name = view.removesuffix("View") + "Options"
        imports.append(f"from vernissage.games.{key}.model import {view}")
        known = inspect.type_info(rules.setup_type)
        assert isinstance(known, inspect.StructType)
        fields = [f"    {field.name}: {written(field.type)}" for field in known.fields if field.name != "seats"]
        classes.append(
            f'class {name}(TypedDict, total=False):\n    """Options of {rules.title}."""\n\n' + "\n".join(fields) + "\n"
        )
        overloads.append(
            f'@overload\ndef new(key: Literal["{key}"], *, seats: int | None = None, seed: int | None = None,'
            f" names: list[str] | None = None, **options: Unpack[{name}]) -> Match[{view}]: ...\n"
        )
    made = "\n".join([HEAD, *imports, "", "", "\n\n".join(classes), "\n", "\n".join(overloads)])
    laid_out = subprocess.run(
        [sys.executable, "-m", "ruff", "format", "--stdin-filename", "typed.pyi", "-"],
        input=made, capture_output=True, text=True, check=True, cwd=TARGET.parents[3],
    )  # fmt: skip
    return laid_out.stdout


if __name__ == "__main__":
    if sys.argv[1:] == ["check"]:
        sys.exit(0 if TARGET.read_text("utf-8") == text() else f"{TARGET.name} is stale: run python tools/typed.py")
    TARGET.write_text(text(), "utf-8")
