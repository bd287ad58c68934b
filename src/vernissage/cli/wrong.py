"""Sentences for the person who typed the command."""

from vernissage.cli.commands import Command

# Packages that only some who use a command need; all others come with the command's own extra.
EXTRAS = {"psycopg": "postgres", "redis": "postgres", "distributed": "dask", "textual": "terminal"}


class Wrong(Exception):
    """A sentence for the person who typed the command."""


def missing(error: ModuleNotFoundError, command: Command | None) -> str:
    """What to install for a command that lacks a package; a missing module of our own is a mistake and stays one."""
    package = (error.name or "").partition(".")[0]
    extra = EXTRAS.get(package) or (command.extra if command else "") or package
    if command is None or package in ("", "vernissage"):
        raise error
    wanted = f"vernissage[{extra}]" if extra != package else package
    return f"{command.name} needs {package}, which is not installed: pip install '{wanted}'"
