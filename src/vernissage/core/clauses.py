"""The clauses of a game: what each one says and where it comes from."""

import hashlib
import tomllib
from importlib.resources import files
from typing import Any

from msgspec import Struct, ValidationError, convert

from vernissage.core.catalogue import Catalogue


class Clause(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, rename={"source": "from"}):
    """One numbered sentence of a game's law, in our words."""

    id: str
    source: str
    text: str
    page: str = ""
    manual: str = ""  # why no code can name it
    untested: str = ""  # why no test can guard it


class Book:
    """Everything a game's folder says in data: its clauses and its components."""

    def __init__(self, package: str) -> None:
        folder = files(package)
        self.clauses = read_clauses((folder / "clauses.toml").read_text("utf-8"), f"{package}/clauses.toml")
        self.components = Catalogue((folder / "components.toml").read_text("utf-8"), f"{package}/components.toml")
        self.edition = edition(self.clauses, self.components)


def read_clauses(toml: str, name: str) -> dict[str, Clause]:
    """Every clause by its id; a clause without provenance or wording is refused."""
    clauses = {}
    for key, row in tomllib.loads(toml).items():
        try:
            clauses[key] = convert({"id": key, **row}, Clause)
        except (ValidationError, TypeError) as error:
            raise ValueError(f"{name}: {key}: {error}") from None
        if not clauses[key].source or not clauses[key].text:
            raise ValueError(f"{name}: {key} needs `from` and `text`")
    return clauses


def edition(clauses: dict[str, Clause], components: Catalogue) -> str:
    """A fingerprint of the figures and the clause ids; rewording a clause does not change it."""
    told: list[Any] = [sorted(clauses), components.figures()]
    return hashlib.sha256(repr(told).encode()).hexdigest()[:12]
