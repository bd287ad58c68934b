"""Takes checks out of generated C for a release build, and makes the checked build assert what that takes for granted.

In the modules that compiled.toml names as unchecked:

- an index into a vec is taken as it is. The checked build raises IndexError for one that is too large, and by
  `forbid_negative` for one below zero, which Python would count from the end;
- an attribute or constant that is always set is not asked whether it is;
- after a call of a function in which nothing is left that could fail, nobody asks whether it failed. This one is
  proved, not taken for granted: no error exit of the function can be reached any more;
- while a function works on the block of a state it was given, the block's references are not counted. Whoever called
  holds the state, the state holds its block for good (`kept_blocks` holds the engine to that), and the function does
  no more with either than read, write and hand it on.

Whatever else may fail (allocation, casts, journal lines, refusals, errors for callers) keeps its checks.
"""

import re
import sys
import tempfile
import tomllib
from collections import Counter
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).parent.parent
EXPECTED = ROOT / "tools" / "unchecked.toml"
MARK = "build: {}"  # how the engine names its build; each name is as long as the others
Counts = dict[str, Counter[str]]

HEAD = re.compile(r"^(?:static )?(int64_t|char|double|uint8_t|PyObject \*|\S+) ?CPyDef_(\w+)\(.*\) \{$")
IMPORTED = re.compile(r"^char CPyDef_\w+_____top_level__\(void\) \{$")
IN_RANGE = re.compile(r"^( +cpy_r_\w+ = )\(uint64_t\)(\S+) < \(uint64_t\)(\S+);$")
FROM_END = re.compile(r"^ +(cpy_r_\w+) = (\S+) \+ (\S+);$")
LOAD = re.compile(r"^ +(cpy_r_\w+) = (?:\(\(\w+Object \*\)cpy_r_\w+\)->_\w+|CPyStatic_\w+);$")
CALL = re.compile(r"^ +(cpy_r_\w+) = CPyDef_(\w+)\(.*\);$")
ASSIGNED = re.compile(r"^ +(cpy_r_\w+) = (.+);$")
BRANCH = re.compile(r"^( +)if \((.+)\)( \{|(?: goto \w+;)|)$")
JUMP = re.compile(r"goto (\w+);$")
LABEL = re.compile(r"^(\w+): ;$")
# The block or the streams of a state, in hand; a state under the name of its class; and what may be done with them
# uncounted.
BLOCK = re.compile(r"^ +(cpy_r_\w+) = \(\(\w+StateObject \*\)(cpy_r_\w+)\)->_(?:cells|streams);$")
KNOWN = re.compile(r"^ +(cpy_r_\w+) = (cpy_r_\w+);$")
COUNTED = re.compile(r"^ +(?:VEC_\w+_|CPy_)(?:INC|DEC|Inc|Dec)(?:REF|Ref)\((cpy_r_\w+)\);$")
ON = r"^ +(?:cpy_r_\w+ = )?(?:CPyDef_\w+\(|CPY_GET_METHOD\(.+\)\()"
USED = ON + r"|^ +cpy_r_\w+ = (?:\(CPyPtr\)NAME\.items|\(int64_t\)NAME\.len);$"
READ = ON + r"|^ +cpy_r_\w+ = \(\(\w+ \*\)NAME\)->_\w+;$|^ +\(\(\w+ \*\)NAME\)->_\w+ = (?!NAME\b)"
REPLACED = re.compile(r"->_(?:cells|streams) = ")
MAKERS = ("_____init__(", "___from_bytes(")
# What a function of each type gives when it has failed.
FAILED = {"int64_t": "-113", "char": "2", "double": "-113.0", "uint8_t": "239", "PyObject *": "NULL"}
FAILING = ("CPy_AddTraceback(", "CPy_AttributeError(", "CPy_TypeError", "PyErr_", "CPy_Raise", "CPyError_")
CALLED = re.compile(r"^\w+\(")
NEVER = "0"


class Function:
    """One compiled function: where its lines lie and what is known of it."""

    def __init__(self, name: str, kind: str, module: str, first: int, last: int) -> None:
        self.name = name
        self.kind = kind
        self.module = module
        self.first = first
        self.last = last


def functions(lines: list[str], prefixes: dict[str, str]) -> Iterator[Function]:
    """The functions of some modules, whose names begin with these prefixes; those of a module without a name are left.

    The longest prefix tells: `art_decko` is a module, and `art_decko___guessing` another.
    """
    at = 0
    while at < len(lines):
        head = HEAD.match(lines[at])
        if head is None:
            at += 1
            continue
        last = lines.index("}", at)
        name = head[2]
        parts = name.split("___")
        starts = ["___".join(parts[:count]) for count in range(len(parts) - 1, 0, -1)]
        module = next((prefixes[start] for start in starts if start in prefixes), None)
        if module:
            yield Function(name, head[1].strip(), module, at, last)
        at = last + 1


def index_checks(lines: list[str], function: Function) -> Iterator[tuple[int, int]]:
    """The lines that ask whether an index is in range, and whether it is when counted from the end."""
    asked: dict[tuple[str, str], int] = {}
    for at in range(function.first, function.last):
        question = IN_RANGE.match(lines[at])
        if question is None:
            continue
        shifted = FROM_END.match(lines[at - 1])
        if shifted is not None and (shifted[1], shifted[3]) == (question[2], question[3]):
            first = asked.pop((shifted[2], shifted[3]), None)
            if first is not None:
                yield first, at
        elif not question[2].startswith("-"):
            asked[question[2], question[3]] = at


def forbid_negative(lines: list[str], found: list[Function]) -> int:
    """An index below zero is an error like one that is too large; the answer is how many indices there are."""
    count = 0
    for function in found:
        for _, second in index_checks(lines, function):
            lines[second] = answered(lines[second], "0")
            count += 1
    return count


def answered(line: str, answer: str) -> str:
    """A question whose answer is known."""
    question = IN_RANGE.match(line)
    assert question is not None
    return f"{question[1]}{answer};"


def take_out(lines: list[str], found: list[Function]) -> Counts:
    """The checks are out; the answer counts them by kind and module."""
    counts: Counts = {"index": Counter(), "unset": Counter(), "failed": Counter(), "counted": Counter()}
    for function in found:
        for first, _ in index_checks(lines, function):
            lines[first] = answered(lines[first], "1")
            counts["index"][function.module] += 1
        for at in unset_checks(lines, function):
            lines[at] = never(lines[at])
            counts["unset"][function.module] += 1
    for function, at in failure_checks(lines, found):
        lines[at] = never(lines[at])
        counts["failed"][function.module] += 1
    for function in found:
        for at in needless_counts(lines, function):
            lines[at] = f"{lines[at][: -len(lines[at].lstrip())]};"
            counts["counted"][function.module] += 1
    return counts


def never(line: str) -> str:
    """A branch that is not taken."""
    branch = BRANCH.match(line)
    assert branch is not None
    return f"{branch[1]}if ({NEVER}){branch[3]}"


def unset_checks(lines: list[str], function: Function) -> Iterator[int]:
    """The branches taken when an attribute or a constant has never been set."""
    for at in range(function.first + 1, function.last):
        loaded = LOAD.match(lines[at - 1])
        branch = BRANCH.match(lines[at])
        if loaded is None or branch is None:
            continue
        value = re.escape(loaded[1])
        if re.match(rf"unlikely\({value}(\.len < 0| == NULL| == -113| == -113\.0| == 2| == 239)\)", branch[2]):
            yield at


def failure_checks(lines: list[str], found: list[Function]) -> Iterator[tuple[Function, int]]:
    """The branches taken when a call has failed that cannot fail."""
    calls = {function.name: list(checked_calls(lines, function)) for function in found}
    safe = {function.name for function in found if function.kind in FAILED}
    while True:
        still = {
            function.name
            for function in found
            if function.name in safe
            and not may_fail(lines, function, {at for at, called in calls[function.name] if called in safe})
        }
        if still == safe:
            break
        safe = still
    for function in found:
        for at, called in calls[function.name]:
            if called in safe:
                yield function, at


def needless_counts(lines: list[str], function: Function) -> Iterator[int]:
    """The lines that count references to a state the function was given, or to its block."""
    head = lines[function.first]
    given = set(re.findall(r"PyObject \*(cpy_r_\w+)", head))
    body = range(function.first + 1, function.last)
    assigned = Counter(found[1] for at in body if (found := ASSIGNED.match(lines[at])))
    states = {name for name in given if not assigned[name]}
    # A cast: the state is counted, and known by another name if its class is right.
    for at in body:
        cast = KNOWN.match(lines[at])
        if cast is None or cast[2] not in states or "Py_TYPE(" not in lines[at - 1] or assigned[cast[1]] != 1:
            continue
        counts = counting(lines, function, cast[1], READ, at)
        if counts is not None and lines[at - 2].strip() == f"CPy_INCREF({cast[2]});":
            states.add(cast[1])
            yield from [at - 2, *counts]
    for at in body:
        block = BLOCK.match(lines[at])
        if block is not None and block[2] in states and assigned[block[1]] == 1:
            yield from counting(lines, function, block[1], USED, at) or []


def counting(lines: list[str], function: Function, name: str, allowed: str, given: int) -> list[int] | None:
    """The lines that count what a name stands for, if nothing else is done with it than is allowed, where it is given
    and where it is declared.
    """
    word, declared = re.compile(rf"\b{name}\b"), re.compile(rf"^ +(?!return )\w+ \*?{name};$")
    pattern = re.compile(allowed.replace("NAME", name))
    found = []
    for at in range(function.first + 1, function.last):
        line = lines[at]
        if at == given or not word.search(line) or declared.match(line):
            continue
        if COUNTED.match(line):
            found.append(at)
        elif not pattern.match(line):
            return None
    return found


def kept_blocks(lines: list[str]) -> list[str]:
    """The functions that give a state another block, though they neither make it nor read it from bytes."""
    wrong, name = [], ""
    for line in lines:
        if line and not line.startswith((" ", "}", "#", "/")) and line.endswith("{"):
            name = line
        if REPLACED.search(line) and "StateObject" in line and not any(maker in name for maker in MAKERS):
            wrong.append(name)
    return wrong


def checked_calls(lines: list[str], function: Function) -> Iterator[tuple[int, str]]:
    """The branches that ask whether a call has failed, with the name of what was called."""
    for at in range(function.first + 1, function.last - 2):
        call = CALL.match(lines[at])
        if call is None:
            continue
        value, after = call[1], at + 1
        compared = ASSIGNED.match(lines[after])
        if compared is not None and compared[2] in (f"{value} == -113", f"{value} == -113.0", f"{value} == 239"):
            value, after = compared[1], after + 1
            wanted = [f"unlikely({value})"]
        else:
            wanted = [f"unlikely({value} == 2)", f"unlikely({value} == NULL)"]
        branch = BRANCH.match(lines[after])
        if branch is not None and branch[2] in wanted:
            yield after, call[2]


def may_fail(lines: list[str], function: Function, left_out: set[int]) -> bool:
    """Some way through the function leads to the exit of a failure, even if some branches are never taken."""
    labels = {}
    for at in range(function.first, function.last):
        label = LABEL.match(lines[at])
        if label is not None:
            labels[label[1]] = at
    waiting, seen = [function.first + 1], set[int]()
    while waiting:
        at = waiting.pop()
        if at in seen or at >= function.last:
            continue
        seen.add(at)
        line = lines[at].strip()
        if line.startswith(FAILING) or (line.startswith("return ") and gives_failure(lines, function, line[7:-1])):
            return True
        if not line.startswith("return "):
            waiting += following(lines, at, labels, left_out)
    return False


def gives_failure(lines: list[str], function: Function, value: str) -> bool:
    """What is returned may be the sign of a failure: of this function's own, or of a call nobody asked about."""
    if not value.startswith("cpy_r_"):
        return value == FAILED[function.kind]
    asked = {line - 1 for line, _ in checked_calls(lines, function)}
    asked |= {line - 1 for line in asked}
    for at in range(function.first, function.last):
        given = ASSIGNED.match(lines[at])
        if given is None or given[1] != value:
            continue
        if given[2] == FAILED[function.kind] or (CALLED.match(given[2]) and at not in asked):
            return True
    return False


def following(lines: list[str], at: int, labels: dict[str, int], left_out: set[int]) -> list[int]:
    """The lines that may come after a line; one too many is no harm, one too few would be."""
    line = lines[at]
    jump = JUMP.search(line)
    branch = BRANCH.match(line)
    if branch is None:
        if line.strip() == "CPy_Unreachable();":
            return []
        if "else" in line:
            return [at + 1, at + 2] if not line.endswith("{") else [at + 1, closing(lines, at) + 1]
        return [labels[jump[1]]] if jump is not None else [at + 1]
    before = ASSIGNED.match(lines[at - 1])
    always = before is not None and before[2] == "1" and before[1] == branch[2]
    not_taken = at in left_out or branch[2] == NEVER
    if jump is not None:
        taken, otherwise = [labels[jump[1]]], [at + 1]
    elif line.endswith("{"):
        taken, otherwise = [at + 1], [closing(lines, at) + 1]
    else:
        taken, otherwise = [at + 1], [at + 2, at + 3]
    return otherwise if not_taken else taken if always else taken + otherwise


def closing(lines: list[str], at: int) -> int:
    """The line that closes a block."""
    depth = 1
    while depth:
        at += 1
        depth -= lines[at].lstrip().startswith("}")
        if depth:
            depth += lines[at].rstrip().endswith("{")
    return at


def unchecked_modules() -> set[str]:
    """The modules a release does without checks, by their full names."""
    listed: dict[str, list[str]] = tomllib.loads((ROOT / "compiled.toml").read_text("utf-8"))["unchecked"]
    return {f"vernissage.{folder.replace('/', '.')}.{name}" for folder, names in listed.items() for name in names}


def prefixes(paths: list[str]) -> dict[str, str]:
    """How the names of each module's functions begin in C, and which module that is; none where it keeps its checks."""
    from mypyc.namegen import make_module_translation_map

    names = [Path(path).with_suffix("").as_posix().removeprefix("src/").replace("/", ".") for path in paths]
    chosen = unchecked_modules()
    shortened: dict[str, str] = make_module_translation_map(names)
    return {short.rstrip(".").replace(".", "___"): name if name in chosen else "" for name, short in shortened.items()}


def assert_indices(sources: list[str], paths: list[str]) -> int:
    """The checked build's C raises for every index that a release would take as it is."""
    count = 0
    for source in sources:
        lines = Path(source).read_text("utf-8").split("\n")
        found = forbid_negative(lines, list(functions(lines, prefixes(paths))))
        if found:
            Path(source).write_text("\n".join(lines), "utf-8")
        count += found
    return count


def release(source: str, paths: list[str], build: str) -> Counts:
    """The release build's C does without the checks and says what it is."""
    lines = Path(source).read_text("utf-8").split("\n")
    marked = [at for at, line in enumerate(lines) if MARK.format("checked") in line and "/*" not in line]
    if len(marked) != 1:
        raise ValueError(f"{len(marked)} lines of the generated C name the build, not 1")
    lines[marked[0]] = lines[marked[0]].replace(MARK.format("checked"), MARK.format(build))
    replacing = kept_blocks(lines)
    if replacing:
        raise ValueError(f"states do not keep their blocks for good: {', '.join(replacing)}")
    counts = take_out(lines, list(functions(lines, prefixes(paths))))
    if build == "trained":
        # What a module does when it is imported is a fifth of all lines, and gcc thinks longest about the longest.
        lines = [f'__attribute__((optimize("O0"))) {line}' if IMPORTED.match(line) else line for line in lines]
    Path(source).write_text("\n".join(lines), "utf-8")
    return counts


def surprises(counts: Counts) -> list[str]:
    """Where more or fewer lines were rewritten than are expected of these modules and this mypy."""
    expected = tomllib.loads(EXPECTED.read_text("utf-8"))
    told = []
    if expected["mypy"] != version("mypy"):
        told.append(f"mypy is {version('mypy')}, and the counts are of {expected['mypy']}")
    for module in sorted({name for found in counts.values() for name in found}):
        for kind, found in counts.items():
            wanted = expected[kind].get(module, 0)
            if found[module] != wanted:
                told.append(f"{module}: {found[module]} {kind} checks rewritten where {wanted} are expected")
    return told


def write(counts: Counts) -> None:
    """tools/unchecked.toml holds these counts."""
    lines = [
        "# How many lines of generated C a release build rewrites in each module: `python tools/unchecked.py` writes",
        "# this, and the build fails where it finds other numbers.",
        f'mypy = "{version("mypy")}"',
    ]
    for kind, found in counts.items():
        lines += ["", f"[{kind}]", *(f'"{module}" = {found[module]}' for module in sorted(found))]
    EXPECTED.write_text("\n".join(lines) + "\n", "utf-8")


def main() -> int:
    """The counts of the engine as it is now are written down."""
    import os

    from modules import engine
    from mypyc.build import mypycify

    os.environ.setdefault("MYPYPATH", "src")
    with tempfile.TemporaryDirectory() as folder:
        mypycify(engine(), target_dir=folder, group_name="vernissage_engine")
        source = Path(folder, "__native_vernissage_engine.c")
        counts = release(str(source), engine(), "release")
    write(counts)
    print(", ".join(f"{sum(found.values())} {kind}" for kind, found in counts.items()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
