"""The components of a game, read from its components.toml; every row says where it comes from.

A process that is started with VERNISSAGE_VARY="art_decko:bank.sienna.cost=6" plays with that value instead of the
printed one: "what if" is asked so, and the edition's fingerprint is another one.
"""

import os
import tomllib
from typing import Any

from msgspec import Struct

PROVENANCE = ("from", "assumed")
VARY = "VERNISSAGE_VARY"
ASKED_FOR: dict[str, bool] = {}  # every varied value of this process: has anything asked for it?


class Assumption(Struct, frozen=True):
    """A house value, shown to users as one."""

    group: str
    row: str
    why: str


class Watched(dict[str, Any]):
    """A row with a varied value, which notices when that value is asked for."""

    def __init__(self, row: dict[str, Any], paths: dict[str, str]) -> None:
        super().__init__(row)
        self.paths = paths  # by which its varied fields were named

    def note(self, field: str) -> None:
        """Somebody asks for a field."""
        if field in self.paths:
            ASKED_FOR[self.paths[field]] = True

    def __getitem__(self, field: str) -> Any:
        self.note(field)
        return super().__getitem__(field)

    def get(self, field: str, otherwise: Any = None) -> Any:
        """The same for a field that may be missing."""
        self.note(field)
        return super().get(field, otherwise)


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
        for path, value in varied(os.environ.get(VARY, ""), name):
            self.vary(path, value)
            ASKED_FOR.setdefault(path, False)

    def vary(self, path: str, value: str) -> None:
        """One value is another one: `group.row.field`, the row by its id, name or number."""
        row, field = self.find(path)
        old = row[field]
        if isinstance(old, bool) or not isinstance(old, int):
            raise ValueError(f"{path} is {old!r}: only whole numbers can be varied")
        try:
            row[field] = int(value)
        except ValueError:
            raise ValueError(f"{path} is a whole number ({old}); {value!r} is none") from None
        rows = self.groups[path.partition(".")[0]]
        told = row.paths if isinstance(row, Watched) else {}
        rows[next(at for at, each in enumerate(rows) if each is row)] = Watched(row, {**told, field: path})

    def find(self, path: str) -> tuple[dict[str, Any], str]:
        """The row and the field a path names."""
        group, _, rest = path.partition(".")
        name, _, field = rest.rpartition(".")
        if group not in self.groups:
            raise ValueError(f"{self.name} has no group {group!r}; it has {', '.join(self.groups)}")
        rows = self.groups[group]
        for number, row in enumerate(rows, 1):
            if name in (str(number), *(str(row[key]) for key in ("id", "name", "seat", "number") if key in row)):
                if field not in row or field in PROVENANCE:
                    fields = ", ".join(key for key in row if key not in PROVENANCE)
                    raise ValueError(f"{group}.{name} has no field {field!r}; it has {fields}")
                return row, field
        known = ", ".join(str(row.get("id", row.get("name", number))) for number, row in enumerate(rows, 1))
        raise ValueError(f"{group} has no row {name!r}; it has {known}")

    def rows(self, group: str) -> list[dict[str, Any]]:
        """The rows of one group, without their provenance."""
        return [without_provenance(row) for row in self.groups[group]]

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


def without_provenance(row: dict[str, Any]) -> dict[str, Any]:
    """The row as the rules read it; where one is watched, so is its copy."""
    told = {k: v for k, v in row.items() if k not in PROVENANCE}
    return Watched(told, row.paths) if isinstance(row, Watched) else told


def varied(told: str, name: str) -> list[tuple[str, str]]:
    """The paths and values said for one game's components, of `game:path=value,game:path=value`."""
    found = []
    for each in filter(None, told.split(",")):
        game, _, rest = each.partition(":")
        path, is_there, value = rest.partition("=")
        if not is_there:
            raise ValueError(f"{VARY}: {each!r} is not game:group.row.field=value")
        if name in (f"vernissage.games.{game}/components.toml", f"{game}/components.toml"):
            found.append((path, value))
    return found
