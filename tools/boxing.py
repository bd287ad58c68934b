"""Finds what is dear on the way of an action: numbers made into objects, names looked up as it runs, and casts to
classes that are not final. `python tools/boxing.py` lists it for the C that the last build left in build/.

Only what a state without a journal comes by counts: journal lines are objects by nature.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from modules import engine
from unchecked import LABEL, Function, following, functions, prefixes

ROOT = Path(__file__).parent.parent
JOURNAL = re.compile(r"^ +(cpy_r_\w+) = .*->_journal;$")
UNLIKE_NONE = re.compile(r"^ +(cpy_r_\w+) = (cpy_r_\w+) != (cpy_r_\w+);$")
CALLED = re.compile(r"\bCPyDef_(\w+)\(")
# Where an action begins: the games' own methods, and the hooks of patrons, which are called through a table.
ROOT_NAME = re.compile(
    r"___(ArtDecko|ArtSociety|AvantCarde)___(asked|mover|legal|any_option|apply|proceed)$"
    r"|^(base|changes|londoners|new_yorkers|parisians|tokyoites)___[A-Z]\w*___"
    r"(lays|lends|asks|offers|answer|starts|shop|use|gained)$"
)
DEAR = {
    "boxes a number": re.compile(
        r"\b(PyLong_FromLongLong|CPyTagged_FromInt64|CPyTagged_StealAsObject|PyFloat_FromDouble)\("
    ),
    "looks up a name": re.compile(
        r"\b(CPyObject_GetAttr|PyObject_GetAttr|PyObject_CallMethod\w*|PyObject_Vectorcall\w*)\("
    ),
    "casts to a class that is not final": re.compile(r"\bPyObject_TypeCheck\("),
}


def reachable(lines: list[str], function: Function) -> Iterator[str]:
    """The lines of a function that a state without a journal may come by."""
    waiting, seen = [function.first + 1], set[int]()
    labels = {found[1]: at for at in range(function.first, function.last) if (found := LABEL.match(lines[at]))}
    skipped, entered = journal_branches(lines, function)
    while waiting:
        at = waiting.pop()
        if at in seen or at >= function.last:
            continue
        seen.add(at)
        yield lines[at]
        if not lines[at].strip().startswith("return "):
            after = following(lines, at, labels, skipped)
            waiting += after[:1] if at in entered else after


def journal_branches(lines: list[str], function: Function) -> tuple[set[int], set[int]]:
    """The branches taken only with a journal, and those taken only without one."""
    journals, with_one = set[str](), set[str]()
    taken, not_taken = set[int](), set[int]()
    for at in range(function.first, function.last):
        if loaded := JOURNAL.match(lines[at]):
            journals.add(loaded[1])
        elif (compared := UNLIKE_NONE.match(lines[at])) and compared[2] in journals:
            with_one.add(compared[1])
        elif (branch := re.match(r"^ +if \((!?)(cpy_r_\w+)\)", lines[at])) and branch[2] in with_one:
            (taken if branch[1] else not_taken).add(at)
    return not_taken, taken


def places(sources: list[Path]) -> list[str]:
    """The dear places on the way of an action, as function: what, ascending and each once."""
    wanted = {prefix: name for prefix, name in prefixes(engine()).items() if ".bots." not in name}
    ways: dict[str, list[str]] = {}
    for source in sources:
        lines = source.read_text("utf-8").split("\n")
        ways |= {function.name: list(reachable(lines, function)) for function in functions(lines, wanted)}
    waiting, seen = [name for name in ways if ROOT_NAME.search(name)], set[str]()
    found = set[str]()
    while waiting:
        name = waiting.pop()
        if name in seen or name not in ways:
            continue
        seen.add(name)
        for line in ways[name]:
            waiting += CALLED.findall(line)
            found |= {f"{name}: {kind}" for kind, sign in DEAR.items() if sign.search(line)}
    return sorted(found)


def main() -> int:
    """The places are listed."""
    for place in places(sorted((ROOT / "build").glob("__native_*.c"))):
        print(place)
    return 0


if __name__ == "__main__":
    sys.exit(main())
