"""Which modules are compiled, all in one build: those of compiled.toml."""

import os
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCE = Path("src/vernissage")


def engine() -> list[str]:
    """The paths of the modules, from the top of the tree."""
    chosen = os.environ.get("VERNISSAGE_COMPILE")
    listed: dict[str, list[str]] = tomllib.loads((ROOT / "compiled.toml").read_text("utf-8"))["compiled"]
    paths = [
        SOURCE / folder / f"{name}.py"
        for folder, names in listed.items()
        if chosen is None or wanted(folder, chosen.split(","))
        for name in names
    ]
    paths += [Path(extra) for extra in os.environ.get("VERNISSAGE_EXTRA", "").split(",") if extra]
    return [str(path) for path in paths]


def wanted(folder: str, games: list[str]) -> bool:
    """A folder named after a game is compiled with that game, any other always."""
    named = [game.name for game in (ROOT / SOURCE / "games").iterdir() if game.name in folder.split("/")]
    return not named or named[0] in games
