"""Running a game's tests against planted faults: collected once, then one fork for each fault."""

import ast
import json
import math
import os
import resource
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Any

import pytest

from mutation.changes import Change

MEMORY = 3 << 30
FOLLOWED = 40
SLOWEST = 60.0  # processor seconds for a test whose time nobody has measured
Lines = dict[str, list[int]]  # by module, the lines a test runs


@dataclass
class Baseline:
    """How long each quick test takes without a fault, and which lines of the rules it runs; the others by name."""

    digest: str  # of the rules, of what all tests share, and of the patience
    files: dict[str, str] = field(default_factory=dict)  # a digest for each file of tests
    seconds: dict[str, float] = field(default_factory=dict)
    lines: dict[str, Lines] = field(default_factory=dict)
    long: list[str] = field(default_factory=list)  # tests that took longer than the patience, not followed

    def tests_of(self, change: Change) -> list[str]:
        """The quick tests that run the changed function: those seen at the statement first, the quickest first, and
        replayed records last.
        """
        statement = range(change.span[0], change.span[1] + 1)
        whole = range(change.body[0], change.body[1] + 1)
        found: list[tuple[bool, bool, float, str]] = []
        for test, lines in self.lines.items():
            own = lines.get(change.module, [])
            if any(line in whole for line in own):
                seen = any(line in statement for line in own)
                found.append((is_record(test), not seen, self.seconds[test], test))
        return [test for *_, test in sorted(found)]


def is_record(test: str) -> bool:
    """The test replays golden records, which name no rule."""
    return "golden" in test or "record" in test


class Bench:
    """The collected tests of a game, to be run in forks."""

    def __init__(self, session: pytest.Session, root: Path) -> None:
        self.session = session
        self.root = root
        self.items = {item.nodeid: item for item in session.items}

    def baseline(self, known: Baseline, changed: set[str], patience: float) -> Baseline:
        """Every test of a changed file is run without a fault, timed and traced; of the others stands what is known.

        The laws play whole games and are neither timed nor traced: they run every line.
        """
        found = Baseline(known.digest)
        for test in known.seconds.keys() & self.items.keys():
            if test.partition("::")[0] not in changed:
                found.seconds[test], found.lines[test] = known.seconds[test], known.lines[test]
        found.long = [test for test in known.long if test in self.items and test.partition("::")[0] not in changed]
        due = [test for test in self.items if test.partition("::")[0] in changed and not is_law(test)]
        traced: dict[str, tuple[float, Lines]] = self.fork(lambda: self.traced(due, patience), 0)
        for test, (seconds, lines) in traced.items():
            if seconds < 0:
                print(f"  left out, for it fails without any fault: {test}")
            elif seconds > patience:
                found.long.append(test)
            else:
                found.seconds[test], found.lines[test] = seconds, lines
        return found

    def traced(self, tests: list[str], patience: float) -> dict[str, tuple[float, Lines]]:
        """The lines of the rules that each test runs, and its processor time while followed, -1 for one that fails.

        Of a function only the first calls are followed, and a test only as long as patience lasts.
        """
        found: dict[str, tuple[float, Lines]] = {}
        folder = str(self.root) + os.sep
        seen: set[tuple[str, int]] = set()
        calls: Counter[CodeType] = Counter()

        def trace(frame: FrameType, event: str, argument: object) -> Any:
            code = frame.f_code
            if event == "call":
                calls[code] += 1
                if calls[code] > FOLLOWED or not code.co_filename.startswith(folder):
                    return None
            seen.add((code.co_filename, frame.f_lineno))
            return trace

        lost: list[str] = []

        def lose_patience(number: int, frame: FrameType | None) -> None:
            lost.append(test)
            raise PatienceLost

        signal.signal(signal.SIGVTALRM, lose_patience)
        for test in tests:
            seen.clear()
            calls.clear()
            began = time.process_time()
            signal.setitimer(signal.ITIMER_VIRTUAL, patience)
            sys.settrace(trace)
            passed = self.passes(test)
            sys.settrace(None)
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
            seconds = time.process_time() - began
            lines: Lines = {}
            for name, line in sorted(seen):
                lines.setdefault(name[len(folder) :], []).append(line)
            if test in lost:
                seconds = math.inf
            found[test] = (seconds if passed or test in lost else -1.0, lines)
        return found

    def passes(self, test: str) -> bool:
        """One test is run."""
        before = self.session.testsfailed
        item = self.items[test]
        item.ihook.pytest_runtest_protocol(item=item, nextitem=None)
        return self.session.testsfailed == before

    def outcome(self, change: Change, tree: ast.Module, tests: list[str], baseline: Baseline) -> dict[str, str]:
        """What becomes of a fault: killed by a test, out of time in one, or survived."""

        def against() -> dict[str, str]:
            plant(change, tree)
            for test in tests:
                limit_time(test, 2.0 + 10 * baseline.seconds[test] if test in baseline.seconds else SLOWEST)
                if not self.passes(test):
                    return {"outcome": "killed", "by": test}
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
            return {"outcome": "survived", "by": ""}

        allowed = 20 + int(12 * sum(baseline.seconds.get(test, SLOWEST / 10) for test in tests))
        return self.fork(against, allowed) or {"outcome": "killed", "by": "a crash"}

    def fork(self, work: Callable[[], Any], seconds: int) -> Any:
        """What the work returns in a process of its own; None if that dies."""
        sys.stdout.flush()
        read, write = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(read)
            os.setsid()
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, 1)
            os.dup2(nowhere, 2)
            if seconds:
                resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 5))
                resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            os.environ["MUTANT_PIPE"] = str(write)
            try:
                answer = json.dumps(work())
            except BaseException as failure:
                answer = json.dumps({"outcome": "killed", "by": type(failure).__name__})
            with os.fdopen(write, "w") as pipe:
                pipe.write(answer)
            os._exit(0)
        os.close(write)
        with os.fdopen(read) as pipe:
            told = pipe.read()
        os.waitpid(child, 0)
        return json.loads(told) if told else None


def is_law(test: str) -> bool:
    """The test is a law that holds for every game."""
    return test.startswith("tests/laws/")


class PatienceLost(BaseException):
    """A test takes longer than anybody waits for it."""


def limit_time(test: str, seconds: float) -> None:
    """A test that takes far longer than without the fault ends the run; only the processor's time counts."""

    def over(number: int, frame: FrameType | None) -> None:
        with os.fdopen(int(os.environ["MUTANT_PIPE"]), "w") as pipe:
            pipe.write(json.dumps({"outcome": "killed", "by": f"out of time: {test}"}))
        os._exit(0)

    signal.signal(signal.SIGVTALRM, over)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)


def plant(change: Change, tree: ast.Module) -> None:
    """The function of the running program has the fault."""
    undo = change.plant()
    name = "vernissage.games." + change.module.removesuffix(".py").replace("/", ".")
    module = import_module(name)
    filename = str(module.__file__)
    code = compile(ast.fix_missing_locations(tree), filename, "exec")
    undo()
    new = code_of(code, change.function)
    for function in functions_of(module, change.function):
        function.__code__ = new


def code_of(code: CodeType, name: str) -> CodeType:
    """The code of a function inside that of its module."""
    for each in code.co_consts:
        if isinstance(each, CodeType):
            if each.co_qualname == name:
                return each
            if name.startswith(each.co_qualname + "."):
                return code_of(each, name)
    raise LookupError(name)


def functions_of(module: ModuleType, name: str) -> Iterable[FunctionType]:
    """The function of that name, taken out of properties, caches and the like."""
    found: Any = module
    for part in name.split("."):
        found = vars(found)[part]
    for wrapped in ("fget", "__wrapped__", "__func__"):
        found = getattr(found, wrapped, found)
    if hasattr(found, "cache_clear"):
        found.cache_clear()
    assert isinstance(found, FunctionType), name
    return [found]


class Plugin:
    """Pytest collects, and the tests are left to a Bench."""

    def __init__(self, key: str, root: Path, kept: Callable[[str], bool], work: Callable[[Bench], None]) -> None:
        self.key = key
        self.root = root
        self.kept = kept
        self.work = work

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Of the laws only those of this game are kept, and of all tests those that are wanted."""
        own = (f"games/{self.key}/", f"holds[{self.key}-")
        items[:] = [item for item in items if any(part in item.nodeid for part in own) and self.kept(item.nodeid)]

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """The work is done instead of running every test once."""
        capture: Any = session.config.pluginmanager.getplugin("capturemanager")
        with capture.global_and_fixture_disabled():
            self.work(Bench(session, self.root))
        return True


def with_tests(
    key: str, folders: list[Path], root: Path, kept: Callable[[str], bool], work: Callable[[Bench], None]
) -> None:
    """The tests of a game are collected and the work is done with them."""
    options = ["-q", "-p", "no:xdist", "-p", "no:cacheprovider", "-p", "no:faulthandler", "-p", "no:terminalreporter"]
    options += ["--assert=plain", "--tb=line"]  # nobody reads why a test failed
    pytest.main([*options, *map(str, folders)], plugins=[Plugin(key, root, kept, work)])
