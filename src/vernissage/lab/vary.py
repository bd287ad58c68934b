"""What if: values of the box, of the set-up or of a patron that are others than the printed ones, in a process of their
own.

The rules read the box when they are loaded, so that a varied game is played by a process that was started with the
variation. A value the rules do not read from the box cannot be varied; `check` says so.
"""

import os
import subprocess
import sys
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from vernissage.core.catalogue import ASKED_FOR, VARY
from vernissage.games import game as find_game

CONSTANT = "the rules do not ask the box for it: it is a constant that a test holds to the box, or follows from others"
# Groups of Avant Carde that are also written in the code, each with the reason.
WRITTEN: dict[str, str] = {
    "figures": "it is a constant of the compiled rules, so that they stay fast; a test holds it to the box",
    "patrons": "a patron's facts stand in its class; its income can be varied as patron.NAME.income",
    "award_steps": "it is a constant of the compiled rules, so that they stay fast; a test holds it to the box",
    "sections": "it is a list of names, not of values",
    "philosopher": "it is a list of choices, offered as an option of the table",
}
PATRON = "patron."
OPTION = "options."


def read(told: str) -> dict[str, str]:
    """The values of `path=value,path=value`, or of a TOML file of such lines."""
    if told.endswith(".toml"):
        found = {}
        for path, value in tomllib.loads(Path(told).read_text("utf-8")).items():
            if isinstance(value, dict):
                raise ValueError(f'{told}: write each value on a line of its own, "{path}.row.field" = value')
            found[path] = str(value)
        return found
    pairs = [each.partition("=") for each in told.split(",") if each]
    for path, is_there, value in pairs:
        if not is_there or not value:
            raise ValueError(f"{path!r} is no variation: write group.row.field=value")
    return {path.removeprefix("components."): value for path, _, value in pairs}


def check(game: str, values: dict[str, str]) -> None:
    """Every value can be varied; a ValueError says which cannot, and why."""
    for path, value in values.items():
        check_words(game, path, value)
    for path in unread(game, tuple((path, value) for path, value in values.items() if is_of_the_box(path))):
        raise ValueError(f"{path} cannot be varied: {CONSTANT}")


def is_of_the_box(path: str) -> bool:
    """It names a value of the components, and not of a patron or of the table."""
    return not path.startswith((PATRON, OPTION))


def check_words(game: str, path: str, value: str) -> None:
    """The path names a whole number of the box, a patron or an option, and the value is fit for it."""
    if not is_of_the_box(path):
        if path.startswith(PATRON) and game != "avant_carde":
            raise ValueError(f"{path}: only Avant Carde has patrons")
        return
    row, field = find_game(game).book.components.find(path)
    group = path.partition(".")[0]
    if game == "avant_carde" and group in WRITTEN:
        raise ValueError(f"{path} cannot be varied: {WRITTEN[group]}")
    if isinstance(row[field], bool) or not isinstance(row[field], int):
        raise ValueError(f"{path} cannot be varied: it is {row[field]!r}, not a whole number")
    if not value.lstrip("-").isdigit():
        raise ValueError(f"{path} is a whole number ({row[field]}); {value!r} is none")


@cache
def unread(game: str, values: tuple[tuple[str, str], ...]) -> list[str]:
    """Which of these values no rule asks for, by loading the varied game and dealing it at every table."""
    return msgspec.json.decode(elsewhere(game, dict(values), __name__, game.encode()), type=list[str]) if values else []


def environment(game: str, values: dict[str, str]) -> dict[str, str]:
    """The surroundings of a process that plays the varied game."""
    boxed = [f"{game}:{path}={value}" for path, value in values.items() if is_of_the_box(path)]
    return {**os.environ, VARY: ",".join(boxed)}


def options(values: dict[str, str]) -> dict[str, Any]:
    """The variations that are options of the table."""
    return {path.removeprefix(OPTION): plain(value) for path, value in values.items() if path.startswith(OPTION)}


def plain(value: str) -> Any:
    """A number or a switch if it can be read as one, else the words."""
    try:
        return msgspec.json.decode(value)
    except msgspec.DecodeError:
        return value


def elsewhere(game: str, values: dict[str, str], module: str, told: bytes) -> bytes:
    """What a module answers to a question in a process that plays the varied game."""
    done = subprocess.run(
        [sys.executable, "-m", module], input=told, capture_output=True, env=environment(game, values), check=False
    )
    if done.returncode:
        last = done.stderr.decode("utf-8", "replace").strip().splitlines()
        raise ValueError(f"the varied game cannot be played: {last[-1] if last else 'its process ended'}")
    return done.stdout


@cache
def enlist(values: tuple[tuple[str, str], ...]) -> None:
    """In a process of its own: patrons have these incomes from now on."""
    from vernissage.games.avant_carde.patrons.everyone import patron_named
    from vernissage.games.avant_carde.patrons.patron import COMPANY, PATRONS

    changed = False
    for path, value in values:
        if path.startswith(PATRON):
            name, _, field = path.removeprefix(PATRON).rpartition(".")
            if field != "income":
                raise ValueError(f"{path} cannot be varied: of a patron only the income can")
            patron_named(name).income = int(value)
            changed = True
    if changed:
        COMPANY.gather(PATRONS)


def main() -> None:
    """In a process of its own: what of the variation the rules have not asked for once every kind of table is dealt."""
    game = find_game(sys.stdin.buffer.read().decode())
    for seats in range(game.min_seats, game.max_seats + 1):
        for setup in game.variants(seats).values():
            game.new(setup, 1)
    sys.stdout.buffer.write(msgspec.json.encode([path for path, asked in ASKED_FOR.items() if not asked]))


if __name__ == "__main__":
    main()
