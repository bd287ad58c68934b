"""JSON Schema and TypeScript of the wire and of every game's View and Setup, made from the types themselves.

python -m vernissage.server.wire.schema typescript > client/src/lib/wire.gen.ts
python -m vernissage.server.wire.schema json
python -m vernissage.server.wire.schema check client/src/lib/wire.gen.ts
"""

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, inspect

from vernissage import games
from vernissage.core.model import Setup, View
from vernissage.server.wire import common, learning, looking_back, replies, requests

HEAD = "// Generated from the server's types by `python -m vernissage.server.wire.schema typescript`. Do not edit.\n"


def wire_types() -> dict[str, type[Struct]]:
    """Every body and message by its name."""
    found = {}
    for module in (common, requests, replies, learning, looking_back):
        for name, value in vars(module).items():
            if isinstance(value, type) and issubclass(value, Struct) and value.__module__ == module.__name__:
                found[name] = value
    return found


def game_types(keys: Iterable[str]) -> dict[str, tuple[type[View], type[Setup]]]:
    """The View and the Setup of each game."""
    return {key: (games.game(key).view_type, games.game(key).setup_type) for key in keys}


def json_schema(keys: Iterable[str]) -> dict[str, Any]:
    """One JSON Schema document: the messages, the bodies and the games' types under `$defs`."""
    types: list[Any] = [requests.ClientMessage, replies.ServerMessage, *wire_types().values()]
    for view, setup in game_types(keys).values():
        types += [view, setup]
    schemas, definitions = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Vernissage",
        "oneOf": [schemas[0], schemas[1]],
        "$defs": dict(definitions),
    }


def typescript(keys: Iterable[str]) -> str:
    """The same types as one TypeScript module."""
    writer = Writer()
    writer.unions = {"ClientMessage": requests.ClientMessage, "ServerMessage": replies.ServerMessage}
    for struct in wire_types().values():
        if struct not in (common.Inbound, common.Outbound):
            writer.name(struct)
    parts = [writer.union(name, kind) for name, kind in writer.unions.items()]
    found = game_types(keys)
    for key, pair in found.items():
        writer.prefix = pascal(key)
        for struct in pair:
            writer.name(struct)
    writer.prefix = ""
    parts += [writer.interface(struct) for struct in writer.closure()]
    parts.append(table("Views", {key: writer.name(view) for key, (view, setup) in found.items()}))
    parts.append(table("Setups", {key: writer.name(setup) for key, (view, setup) in found.items()}))
    return HEAD + "\n" + "\n".join(parts)


class Writer:
    """Gives every struct a name of its own and writes it as an interface."""

    def __init__(self) -> None:
        self.names: dict[type, str] = {}
        self.prefix = ""
        self.unions: dict[str, Any] = {}

    def name(self, struct: type) -> str:
        """The TypeScript name; a game's own struct that shares a name with another is prefixed with its game."""
        if struct not in self.names:
            plain = struct.__name__
            if plain in self.names.values() and self.prefix and not plain.startswith(self.prefix):
                plain = self.prefix + plain
            if plain in self.names.values():
                raise ValueError(f"two types want the name {plain}: {struct}")
            self.names[struct] = plain
            for field in fields_of(struct):
                self.write(field.type)
        return self.names[struct]

    def closure(self) -> list[type]:
        """Every struct that has a name, in the order of naming."""
        return list(self.names)

    def union(self, name: str, kind: Any) -> str:
        """A tagged union of messages."""
        info = inspect.type_info(kind)
        assert isinstance(info, inspect.UnionType)
        return f"export type {name} = {' | '.join(self.write(each) for each in info.types)};\n"

    def interface(self, struct: type) -> str:
        """One interface, with the struct's sentence above it."""
        info = inspect.type_info(struct)
        rows = []
        if isinstance(info, inspect.StructType) and info.tag is not None:
            rows.append(f"  {info.tag_field}: {quoted(info.tag)};")
        optional = sent_by_clients(struct) or struct.__struct_config__.omit_defaults  # type: ignore[attr-defined]  # a Struct
        for field in fields_of(struct):
            words = field.type.extra_json_schema or {} if isinstance(field.type, inspect.Metadata) else {}
            if "description" in words:
                rows.append(f"  /** {words['description']} */")
            mark = "?" if optional and not field.required else ""
            rows.append(f"  {field.encode_name}{mark}: {self.write(field.type)};")
        told = f"/** {' '.join((struct.__doc__ or '').split())} */\n" if struct.__doc__ else ""
        body = "\n".join(rows)
        return f"{told}export interface {self.names[struct]} {{\n{body}\n}}\n"

    def write(self, kind: inspect.Type) -> str:
        """A type in TypeScript."""
        match kind:
            case inspect.Metadata():
                return self.write(kind.type)
            case inspect.StructType():
                # A picture carries the view of whichever game is played.
                return "Views[keyof Views]" if kind.cls is View else self.name(kind.cls)
            case inspect.IntType() | inspect.FloatType():
                return "number"
            case inspect.StrType() | inspect.BytesType():
                return "string"
            case inspect.BoolType():
                return "boolean"
            case inspect.NoneType():
                return "null"
            case inspect.LiteralType():
                return " | ".join(quoted(value) for value in kind.values)
            case inspect.EnumType():
                return " | ".join(quoted(value.value) for value in kind.cls)
            case inspect.UnionType():
                return " | ".join(self.write(each) for each in kind.types)
            case inspect.ListType() | inspect.VarTupleType() | inspect.SetType() | inspect.FrozenSetType():
                return listed(self.write(kind.item_type))
            case inspect.TupleType():
                return f"[{', '.join(self.write(each) for each in kind.item_types)}]"
            case inspect.DictType():
                return f"Record<{self.write(kind.key_type)}, {self.write(kind.value_type)}>"
            case inspect.AnyType():
                return "unknown"
        raise ValueError(f"no TypeScript for {kind}")


def fields_of(struct: type) -> tuple[inspect.Field, ...]:
    """The fields of a struct."""
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType), struct
    return info.fields


def sent_by_clients(struct: type) -> bool:
    """Fields with a default may be left out on the way in."""
    return issubclass(struct, common.Inbound | Setup | common.Clock)


def table(name: str, rows: dict[str, str]) -> str:
    """An interface from game key to type."""
    return f"export interface {name} {{\n" + "".join(f"  {key}: {value};\n" for key, value in rows.items()) + "}\n"


def listed(kind: str) -> str:
    """An array type."""
    return f"({kind})[]" if "|" in kind else f"{kind}[]"


def quoted(value: object) -> str:
    """A literal."""
    return msgspec.json.encode(value).decode()


def pascal(key: str) -> str:
    """art_decko -> ArtDecko"""
    return "".join(part.capitalize() for part in key.split("_"))


def main(arguments: list[str]) -> int:
    """The wanted form is on standard output, or the file is compared with it."""
    keys = games.keys()
    match arguments:
        case ["typescript"]:
            sys.stdout.write(typescript(keys))
        case ["json"]:
            sys.stdout.write(msgspec.json.format(msgspec.json.encode(json_schema(keys)), indent=2).decode() + "\n")
        case ["check", path]:
            if Path(path).read_text("utf-8") != typescript(keys):
                sys.stderr.write(f"{path} is stale: run python -m vernissage.server.wire.schema typescript > {path}\n")
                return 1
        case _:
            sys.stderr.write("python -m vernissage.server.wire.schema typescript | json | check FILE\n")
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
