"""Docstrings for compiled code: mypyc keeps signatures only, so the source's sentences are put into its C."""

import ast
import re
from collections.abc import Iterable
from pathlib import Path

METHOD = re.compile(r'(\(PyCFunction\)CPyPy_(\w+),\s*METH_[A-Z_| ]+,\s*PyDoc_STR\("(?:[^"\\]|\\.)*)("\))')
CLASS = re.compile(r'(\.tp_doc = PyDoc_STR\("(\w+)(?:[^"\\]|\\.)*)("\))')


def docstrings(paths: Iterable[str]) -> dict[str, str]:
    """The docstring of every function, class and method by its full name."""
    found = {}
    for path in paths:
        module = Path(path).with_suffix("").as_posix().removeprefix("src/").replace("/", ".")
        for node in ast.parse(Path(path).read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                found[f"{module}.{node.name}"] = ast.get_docstring(node) or ""
            if isinstance(node, ast.ClassDef):
                for inner in node.body:
                    if isinstance(inner, ast.FunctionDef):
                        found[f"{module}.{node.name}.{inner.name}"] = ast.get_docstring(inner) or ""
    return found


def sentence(known: dict[str, str], name: str) -> str:
    """What the source says of a name whose first parts may be left out; a method without words has its base's."""
    named = [told for full, told in known.items() if told and f".{full}".endswith(f".{name}")]
    last = name.rpartition(".")[2]
    bases = [known.get(f"vernissage.core.game.{base}.{last}", "") for base in ("Game", "State", "Policy")]
    return named[0] if len(named) == 1 else next((told for told in bases if told and "." in name), "")


def escaped(text: str) -> str:
    """Text inside a C string."""
    plain = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return "".join(chr(byte) if byte < 128 else f"\\{byte:03o}" for byte in plain.encode())


def document(sources: Iterable[str], paths: Iterable[str]) -> int:
    """The C files carry the docstrings of the modules; the answer is how many were put in."""
    known = docstrings(paths)
    count = 0
    for source in sources:
        path = Path(source)
        before = path.read_text("utf-8")

        def told(match: re.Match[str]) -> str:
            nonlocal count
            found = sentence(known, match.group(2).replace("___", "."))
            count += bool(found)
            return f"{match.group(1)}{escaped(found)}{match.group(3)}"

        after = CLASS.sub(told, METHOD.sub(told, before))
        if after != before:
            path.write_text(after, "utf-8")
    return count
