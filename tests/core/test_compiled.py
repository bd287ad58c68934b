"""The list of compiled modules: it names what there is, and leaves no module of a game unnamed."""

import tomllib
from pathlib import Path

from vernissage.games import keys

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "vernissage"
LISTED: dict[str, dict[str, list[str]]] = tomllib.loads((ROOT / "compiled.toml").read_text("utf-8"))


def named(table: str) -> list[str]:
    """The modules of one table, as paths below the package."""
    return [f"{folder}/{name}.py" for folder, names in LISTED[table].items() for name in names]


def test_every_module_of_the_list_exists() -> None:
    assert [name for name in named("compiled") + named("interpreted") if not (SOURCE / name).exists()] == []


def test_a_release_leaves_checks_out_of_compiled_modules_only() -> None:
    assert [name for name in named("unchecked") if name not in named("compiled")] == []


def test_no_module_is_named_twice() -> None:
    every = named("compiled") + named("interpreted")
    assert sorted(set(every)) == sorted(every)


def test_every_module_of_a_game_is_compiled_or_said_to_be_interpreted() -> None:
    known = {*named("compiled"), *named("interpreted")}
    missing = [
        str(path.relative_to(SOURCE))
        for key in keys()
        for path in sorted((SOURCE / "games" / key).rglob("*.py"))
        if path.name != "__init__.py" and str(path.relative_to(SOURCE)) not in known
    ]
    assert missing == [], "compiled.toml says of every module of a game whether it is compiled"
