"""Which commands there are: what `--help` says of each, and the extra its packages come with."""

from importlib import import_module
from typing import Any

from msgspec import Struct


class Command(Struct, frozen=True):
    """A command; its module has `arguments(parser)` and `run(arguments)`."""

    name: str
    told: str
    extra: str = ""  # what to install for it, beside the package itself

    def module(self) -> Any:
        """The module that does the work."""
        return import_module(f"vernissage.cli.{self.name}")


ALL = [
    Command("games", "the games that can be played"),
    Command("play", "play in the terminal"),
    Command("rules", "the clauses of a game"),
    Command("replay", "read a record"),
    Command("review", "what decided a finished game: luck, skill and the moments that mattered"),
    Command("gallery", "the drawings of a finished #ARTBOX game as one page"),
    Command("simulate", "play many games"),
    Command("tournament", "bots against each other, the same deals from every seat"),
    Command("ladder", "every level of bots against the one below it, written into docs/bots.md"),
    Command(
        "train", "a judge that learns: a champion plays itself, a network learns and has to win to be the next", "lab"
    ),
    Command("lab", "a study with plots: balance, what if, sweeps, house values, the atlas, luck and skill", "lab"),
    Command("puzzles", "puzzles with proven answers, made from games of bots"),
    Command("serve", "open the house: tables in the browser", "server"),
    Command("backup", "everything the house holds, in one file", "server"),
    Command("restore", "a backup into an empty database", "server"),
    Command("export", "the log of a table, one event a line, also of one that cannot be read", "server"),
    Command("remove", "tables or a person, for good", "server"),
    Command("completion", "what a shell needs to complete these commands"),
    Command("doctor", "what runs here, compiled or interpreted"),
]
COMMANDS = {command.name: command for command in ALL}
