"""The components of a game, read from its components.toml; every row says where it comes from."""

import tomllib
from typing import Any

from msgspec import Struct

PROVENANCE = ("from", "assumed")


class Assumption(Struct, frozen=True):
    """A house value, shown to users as one."""

    group: str
    row: str
    why: str


class Catalogue:
    """Rows of components by group, each with its provenance."""

    def __init__(self, toml: str, name: str) -> None:
        self.name = name
        self.groups: dict[str, list[dict[str, Any]]] = {}
        for group, rows in tomllib.loads(toml).items():
            if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
                raise ValueError(f"{name}: {group} must be an array of one-line tables")
            for number, row in enumerate(rows, 1):
                if not any(row.get(mark) for mark in PROVENANCE):
                    raise ValueError(f"{name}: {group} row {number} says neither `from` nor `assumed`: {row}")
            self.groups[group] = rows

    def rows(self, group: str) -> list[dict[str, Any]]:
        """The rows of one group, without their provenance."""
        return [{k: v for k, v in row.items() if k not in PROVENANCE} for row in self.groups[group]]

    def column(self, group: str, field: str) -> list[Any]:
        """One field of every row of a group, in order."""
        return [row[field] for row in self.groups[group]]

    def figure(self, name: str) -> int:
        """A single number from the group `figures`."""
        for row in self.groups["figures"]:
            if row["name"] == name:
                return int(row["value"])
        raise ValueError(f"{self.name}: no figure named {name}")

    def figures(self) -> list[tuple[str, list[dict[str, Any]]]]:
        """Every value of every row, for the edition's fingerprint."""
        return [(group, self.rows(group)) for group in sorted(self.groups)]

    def assumptions(self) -> list[Assumption]:
        """Every house value, in words."""
        found = []
        for group, rows in self.groups.items():
            for row in rows:
                if row.get("assumed"):
                    told = ", ".join(f"{k} {v}" for k, v in row.items() if k not in PROVENANCE)
                    found.append(Assumption(group, told, str(row["assumed"])))
        return found
