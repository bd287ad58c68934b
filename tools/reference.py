"""Writes the reference of the documentation: the Python names from their source, REST from the OpenAPI document.

python tools/reference.py          write docs/reference-python.md and docs/reference-rest.md
python tools/reference.py check    exit with 1 when one of them is stale
"""

import ast
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "vernissage"
DOCS = ROOT / "docs"
# What a program may build on, chapter by chapter: the module, and the names in it, or every public one.
CHAPTERS: list[tuple[str, list[tuple[str, tuple[str, ...]]]]] = [
    ("A match", [("games/__init__", ("new", "load", "game", "keys")), ("core/match", ("Match", "Told", "Draft"))]),
    ("What leaves the engine", [("core/model", ())]),
    ("The contract of a game", [("core/game", ("Game", "State"))]),
    ("Records", [("core/record", ())]),
    ("Bots", [("bots/bot", ())]),
    ("Playing on a server", [("remote", ())]),
    (
        "Options and views",
        [(f"games/{key}/model", ()) for key in ("art_decko", "art_society", "artbox", "avant_carde")],
    ),
    (
        "The laboratory",
        [("lab/study", ("StudyPlan", "Batch", "Rows", "study")), ("lab/runner", ()), ("lab/simulate", ())],
    ),
    ("Research", [(f"research/{name}", ()) for name in ("batch", "processes", "gymnasium", "pettingzoo")]),
]
METHODS = ("get", "post", "put", "patch", "delete")


def python_page() -> str:
    """Every public name with its signature, its sentence and its fields."""
    parts = [
        "# Python reference",
        "Written by `python tools/reference.py` from the source: do not edit. [The engine](engine.md) tells how it all"
        " fits together.",
    ]
    for chapter, modules in CHAPTERS:
        parts.append(f"## {chapter}")
        for path, names in modules:
            parts += module_parts(path, names)
    return "\n\n".join(parts) + "\n"


def module_parts(path: str, names: tuple[str, ...]) -> Iterator[str]:
    """One module."""
    file = SOURCE / f"{path}.py"
    text = file.read_text("utf-8")
    tree = ast.parse(text)
    module = "vernissage." + path.removesuffix("/__init__").replace("/", ".")
    yield f"### {module}"
    yield told(tree)
    # What stands for type checkers alone beside what runs is under an `if`.
    nodes = [
        inner for node in tree.body for inner in ([*node.body, *node.orelse] if isinstance(node, ast.If) else [node])
    ]
    for node in nodes:
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and public(node.name) and (not names or node.name in names):
            yield from class_parts(node, text) if isinstance(node, ast.ClassDef) else function_parts(node)


def class_parts(node: ast.ClassDef, text: str) -> Iterator[str]:
    """A class: its bases, fields and methods."""
    bases = [ast.unparse(base) for base in node.bases]
    made = next((each for each in node.body if isinstance(each, ast.FunctionDef) and each.name == "__init__"), None)
    yield f"#### class {node.name}{'(' + ', '.join(bases) + ')' if bases else ''}"
    if made is not None:
        yield f"`{signature(made, node.name)}`"
    yield told(node)
    lines = text.splitlines()
    rows = [field_row(each, lines) for each in node.body if isinstance(each, ast.AnnAssign)]
    rows = [row for row in rows if row]
    if rows:
        yield "| field | type | |\n|---|---|---|\n" + "\n".join(rows)
    methods = [each for each in node.body if isinstance(each, ast.FunctionDef) and public(each.name)]
    if methods:
        yield "\n".join(method_line(each) for each in methods)


def field_row(node: ast.AnnAssign, lines: list[str]) -> str:
    """One field with its type, what it is if nothing is said, and the comment beside it."""
    name = ast.unparse(node.target)
    if not public(name) or name.startswith("self."):
        return ""
    kind, note = node.annotation, ""
    if isinstance(kind, ast.Subscript) and ast.unparse(kind.value) == "Annotated" and isinstance(kind.slice, ast.Tuple):
        note = description(kind.slice.elts[1:])
        kind = kind.slice.elts[0]
    line = lines[(node.end_lineno or node.lineno) - 1]
    note = note or (line.partition("  # ")[2] if "  # " in line else "")
    default = f" = {ast.unparse(node.value)}" if node.value is not None else ""
    return f"| `{name}` | `{cell(ast.unparse(kind) + default)}` | {cell(note)} |"


def description(marks: list[ast.expr]) -> str:
    """What `Meta(description=...)` says of a field."""
    for mark in marks:
        for each in ast.walk(mark):
            if isinstance(each, ast.keyword) and each.arg == "description" and isinstance(each.value, ast.Constant):
                return str(each.value.value)
    return ""


def function_parts(node: ast.FunctionDef) -> Iterator[str]:
    """A function of a module."""
    yield f"#### {node.name}"
    yield f"`{signature(node)}`"
    yield told(node)


def method_line(node: ast.FunctionDef) -> str:
    """A method or property in one line."""
    marks = [ast.unparse(mark) for mark in node.decorator_list]
    if any(mark in ("property", "cached_property") for mark in marks):
        named = f"{node.name}: {ast.unparse(node.returns)}" if node.returns else node.name
    else:
        named = signature(node)
    return f"- `{named}` {told(node)}".rstrip()


def signature(node: ast.FunctionDef, name: str = "") -> str:
    """How it is called."""
    inside = ast.unparse(node.args)
    inside = inside.removeprefix("self").removeprefix(", ") if inside.startswith("self") else inside
    returns = f" -> {ast.unparse(node.returns)}" if node.returns is not None and not name else ""
    return f"{name or node.name}({inside}){returns}"


def told(node: ast.Module | ast.ClassDef | ast.FunctionDef) -> str:
    """The docstring on one line a paragraph."""
    paragraphs = (ast.get_docstring(node) or "").split("\n\n")
    return "\n\n".join(" ".join(each.split()) for each in paragraphs)


def public(name: str) -> bool:
    """It is meant for others."""
    return not name.startswith("_")


def rest_page() -> str:
    """Every request with its parameters, body and answer, and the fields of each."""
    document = openapi()
    parts = [
        "# REST reference",
        "Written by `python tools/reference.py` from the OpenAPI document: do not edit. A server gives that document at"
        " `/schema/openapi.json`; [the server's API](api.md) tells how requests, sockets and tables work together.",
    ]
    chapters: dict[str, list[str]] = {}
    for path, requests in sorted(document["paths"].items()):
        for method in METHODS:
            if method in requests:
                found = requests[method]
                tag = (found.get("tags") or ["Pages"])[0]
                chapters.setdefault(tag, []).append(request_part(method, path, found))
    for tag in sorted(chapters):
        parts += [f"## {tag}", *chapters[tag]]
    parts.append("## Bodies and answers")
    for name, schema in sorted(document["components"]["schemas"].items()):
        parts.append(schema_part(name, schema))
    return "\n\n".join(parts) + "\n"


def openapi() -> dict[str, Any]:
    """The OpenAPI document of this very server; nothing is opened for it."""
    from litestar import Litestar

    from vernissage.server.app import application
    from vernissage.server.settings import Settings

    inner: Any = application(Settings(database="sqlite:///:memory:"))
    while not isinstance(inner, Litestar):
        inner = inner.app
    document: dict[str, Any] = json.loads(json.dumps(inner.openapi_schema.to_schema(), default=str))
    return document


def request_part(method: str, path: str, found: dict[str, Any]) -> str:
    """One request."""
    parts = [f"### {method.upper()} {path}"]
    if said := found.get("description") or found.get("summary"):
        parts.append(" ".join(said.split()))
    rows = [parameter_row(each) for each in found.get("parameters", [])]
    if rows:
        parts.append("| parameter | in | type | needed |\n|---|---|---|---|\n" + "\n".join(rows))
    for media in found.get("requestBody", {}).get("content", {}).values():
        parts.append(f"Body: {kind_of(media['schema'])}")
    answers = []
    for code, answer in sorted(found.get("responses", {}).items()):
        kinds = [kind_of(media.get("schema", {})) for media in answer.get("content", {}).values()]
        if code.startswith("2"):
            answers.append(f"{code}{': ' + ', '.join(kinds) if any(kinds) else ''}")
    parts.append(f"Answer: {'; '.join(answers)}")
    return "\n\n".join(parts)


def parameter_row(found: dict[str, Any]) -> str:
    """One parameter of a request."""
    needed = "yes" if found.get("required") else ""
    return f"| `{found['name']}` | {found['in']} | {kind_of(found.get('schema', {}))} | {needed} |"


def schema_part(name: str, schema: dict[str, Any]) -> str:
    """The fields of a body or an answer."""
    parts = [f"### {name}"]
    if said := schema.get("description"):
        parts.append(" ".join(said.split()))
    needed = set(schema.get("required", []))
    rows = [
        f"| `{field}` | {kind_of(kind)} | {'yes' if field in needed else ''} | {cell(kind.get('description', ''))} |"
        for field, kind in schema.get("properties", {}).items()
    ]
    if rows:
        parts.append("| field | type | needed | |\n|---|---|---|---|\n" + "\n".join(rows))
    elif "enum" in schema:
        parts.append("One of " + ", ".join(f"`{value}`" for value in schema["enum"]))
    return "\n\n".join(parts)


def kind_of(schema: dict[str, Any]) -> str:
    """A type in words; a struct of ours is a link to its fields."""
    if reference := schema.get("$ref"):
        name = reference.rpartition("/")[2]
        return f"[{name}](#{name.lower()})"
    if several := schema.get("oneOf") or schema.get("anyOf") or schema.get("allOf"):
        return " or ".join(dict.fromkeys(kind_of(each) for each in several))
    if "enum" in schema:
        return " or ".join(f"`{value}`" for value in schema["enum"])
    if "const" in schema:
        return f"`{schema['const']}`"
    kind = schema.get("type", "anything")
    if kind == "array":
        return f"list of {kind_of(schema.get('items', {}))}"
    if kind == "object" and isinstance(schema.get("additionalProperties"), dict):
        return f"object of {kind_of(schema['additionalProperties'])}"
    return " or ".join(map(str, kind)) if isinstance(kind, list) else str(kind)


def cell(text: str) -> str:
    """Text inside a table."""
    return " ".join(text.split()).replace("|", "\\|")


PAGES = {"reference-python.md": python_page, "reference-rest.md": rest_page}


def main(words: list[str]) -> int:
    """The pages are written, or it is told which are stale."""
    stale = []
    for name, made in PAGES.items():
        text, path = made(), DOCS / name
        if words == ["check"]:
            stale += [name] if not path.exists() or path.read_text("utf-8") != text else []
        else:
            path.write_text(text, "utf-8")
    if stale:
        print(f"stale: {', '.join(stale)}; run python tools/reference.py", file=sys.stderr)
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
