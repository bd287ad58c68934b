"""Plants small faults in the rules of the games and counts how many of them the tests notice.

python tools/mutants.py run [GAME ...] [--sample 400] [--seed 1] [--minutes 60] [--only MODULE] [--quick]
python tools/mutants.py report           the figures, written into docs/exactness.md
python tools/mutants.py survivors [GAME ...]

With --quick a fault meets the quick tests of its game, some of the laws at three seats and the first plain readings
only: a cheap figure that can only be too low, since whoever survives might still be caught by a longer test.

What was tried stands in build/mutants/ledger.jsonl, so that a run goes on where it stopped; a fault that survived is
tried again when the tests have changed. Faults that change nothing anybody could see are listed with their reasons in
tools/mutants.toml, and so are functions that only run while the tables are laid: a fault planted later comes too late.
"""

import argparse
import ast
import json
import os
import re
import sys
import time
import tomllib
from dataclasses import asdict
from hashlib import sha256
from pathlib import Path
from typing import Any

HOUSE = Path(__file__).resolve().parent.parent
os.environ["VERNISSAGE_PURE"] = "1"
os.environ.setdefault("VERNISSAGE_LAW_CHECKS", "3")
sys.path[:0] = [str(HOUSE / "src"), str(HOUSE / "tests"), str(HOUSE / "tools")]

from mutation.changes import Change, Place, changes  # noqa: E402
from mutation.running import Baseline, Bench, is_law, is_record, with_tests  # noqa: E402
from shares import exact_interval  # noqa: E402

RULES = HOUSE / "src" / "vernissage" / "games"
WORK = HOUSE / "build" / "mutants"
LEDGER = WORK / "ledger.jsonl"
PAGE = HOUSE / "docs" / "exactness.md"
GAMES = {"art_decko": "Art Decko", "art_society": "Art Society", "artbox": "#ARTBOX", "avant_carde": "Avant Carde"}
# Sentences, pictures, films, types, tables laid by hand and the choice of an absent player decide nothing in a dealt
# game.
NOT_RULES = {
    "__init__", "braille", "film", "gestures", "goal", "model", "rendering", "rig", "sketching", "taste", "terminal",
    "words",
}  # fmt: skip
PATIENCE = 1.0  # processor seconds of a followed test that counts as quick
QUICK_LAWS = re.compile(
    r"-3-(a_guess|guesses|nothing_hidden|every_o|the_short|what_is_not|simultaneous|components|a_clone|a_state)"
)
QUICK_READINGS = re.compile(r"plain.*\[[01]\]")
COLUMNS = ["Game", "Faults in all", "Tried", "Equivalent", "Killed", "by records alone", "Survived", "Share killed"]

Trees = dict[str, ast.Module]


def rules_of(game: str) -> tuple[list[Change], Trees]:
    """Every fault that can be planted in a game, with the parsed modules."""
    found: list[Change] = []
    trees: Trees = {}
    for path in sorted((RULES / game).rglob("*.py")):
        if path.stem not in NOT_RULES:
            module = str(path.relative_to(RULES))
            source = path.read_text("utf-8")
            trees[module] = ast.parse(source)
            found += changes(module, source, trees[module])
    early = {(row["module"], row["function"]) for row in listed()["loading"]}
    return [change for change in found if not is_early(change, early)], trees


def is_early(change: Change, early: set[tuple[str, str]]) -> bool:
    """The fault stands in a function that only runs while the tables are laid; `Class.*` names all of a class."""
    names = (change.function, f"{change.function.split('.')[0]}.*")
    return any((change.module, name) in early for name in names)


def listed() -> Any:
    """What tools/mutants.toml says."""
    return tomllib.loads((HOUSE / "tools" / "mutants.toml").read_text("utf-8"))


def sample(found: list[Change], seed: int, size: int) -> list[Change]:
    """So many of the faults, the same ones for the same seed as long as their functions stay as they are."""
    drawn = sorted(found, key=lambda change: sha256(f"{seed}|{change.key}".encode()).digest())
    return drawn[:size] if size else drawn


def digest_of(folders: list[Path]) -> str:
    """One word for everything the folders hold."""
    whole = sha256()
    for folder in folders:
        for path in sorted(folder.rglob("*.py")):
            whole.update(path.read_bytes())
    return whole.hexdigest()[:16]


def tests_of(game: str) -> list[Path]:
    """The tests a fault must get past: those of the game, and the laws it is held to."""
    return [HOUSE / "tests" / "games" / game, HOUSE / "tests" / "laws"]


def ledger() -> dict[str, dict[str, str]]:
    """What became of each fault when it was last tried."""
    if not LEDGER.exists():
        return {}
    rows = [json.loads(line) for line in LEDGER.read_text("utf-8").splitlines()]
    return {row["key"]: row for row in rows}


def equivalents() -> dict[Place, str]:
    """The faults that change nothing anybody could see, with the reasons; of several that read alike, the first."""
    rows = listed()["equivalent"]
    return {
        (row["module"], row["function"], row["line"], row["change"], row.get("which", 1)): row["reason"] for row in rows
    }


def run(game: str, size: int, seed: int, deadline: float, only: str, quick: bool) -> None:
    """The faults of a game not yet tried are planted, one after the other."""
    found, trees = rules_of(game)
    tested = digest_of(tests_of(game)) + ("-quick" if quick else "")
    known, alike = ledger(), equivalents()
    due = [
        change
        for change in sample(found, seed, size)
        if only in change.module
        and change.place not in alike
        and (change.key not in known or is_to_be_retried(known[change.key], tested))
    ]
    print(f"{GAMES[game]}: {len(found)} faults can be planted, {len(due)} are to be tried", flush=True)
    if due:

        def kept(test: str) -> bool:
            return not (quick and is_law(test)) or QUICK_LAWS.search(test) is not None

        def work(bench: Bench) -> None:
            attempt(bench, game, due, trees, tested, deadline, quick)

        with_tests(game, tests_of(game), RULES, kept, work)


def is_to_be_retried(row: dict[str, str], tested: str) -> bool:
    """The fault survived other tests than there are now."""
    return row["outcome"] == "survived" and row["tests"] != tested


def attempt(
    bench: Bench, game: str, due: list[Change], trees: Trees, tested: str, deadline: float, quick: bool
) -> None:
    """Each fault meets the tests that run its line, and the ledger says what became of it."""
    baseline = known_baseline(bench, game)
    last = [test for test in bench.items if is_law(test)]
    last += [test for test in baseline.long if not quick or QUICK_READINGS.search(test)]
    counts = {"killed": 0, "survived": 0}
    with LEDGER.open("a", encoding="utf-8") as book:
        for number, change in enumerate(due, 1):
            if time.monotonic() > deadline:
                print(f"  time is up; {len(due) - number + 1} are left for the next run")
                return
            outcome = bench.outcome(change, trees[change.module], baseline.tests_of(change) + last, baseline)
            counts[outcome["outcome"]] += 1
            where = {"module": change.module, "function": change.function, "line": change.line, "change": change.change}
            book.write(json.dumps({"key": change.key, "game": game, **where, **outcome, "tests": tested}) + "\n")
            book.flush()
            if outcome["outcome"] == "survived":
                print(f"  survived: {change.module} {change.function}: {change.line} | {change.change}", flush=True)
            if number % 50 == 0:
                print(f"  {number} of {len(due)}: {counts['killed']} killed", flush=True)
    print(f"  {counts['killed']} killed, {counts['survived']} survived", flush=True)


def known_baseline(bench: Bench, game: str) -> Baseline:
    """What the quick tests do without a fault: measured once for the same rules and tests, and anew for a file of tests
    that has changed.
    """
    shared, files = digests(game)
    kept = WORK / f"{game}.json"
    known = Baseline(**json.loads(kept.read_text("utf-8"))) if kept.exists() else Baseline(shared)
    if known.digest != shared:
        known = Baseline(shared)
    changed = {name for name, digest in files.items() if known.files.get(name) != digest}
    if changed or known.files.keys() - files.keys():
        print(f"  timing and tracing {len(changed)} files of tests without a fault", flush=True)
        known = bench.baseline(known, changed, PATIENCE)
        known.files = files
        kept.write_text(json.dumps(asdict(known)), "utf-8")
    return known


def digests(game: str) -> tuple[str, dict[str, str]]:
    """One word for the rules and all that tests share, and one for each file of tests."""
    paths = [path for folder in tests_of(game) for path in sorted(folder.rglob("*.py"))]
    files = [path for path in paths if path.name.startswith("test_")]
    whole = sha256((digest_of([RULES / game, RULES.parent / "core"]) + str(PATIENCE)).encode())
    for path in paths:
        if path not in files:
            whole.update(path.read_bytes())
    own = {str(path.relative_to(HOUSE)): sha256(path.read_bytes()).hexdigest()[:16] for path in files}
    return whole.hexdigest()[:16], own


def report(size: int, seed: int) -> None:
    """The figures of all games stand in the page."""
    known, alike = ledger(), equivalents()
    page = PAGE.read_text("utf-8")
    rows, places = [], set()
    for game, title in GAMES.items():
        found, _ = rules_of(game)
        places |= {change.place for change in found}
        drawn = sample(found, seed, size)
        same = [change for change in drawn if change.place in alike]
        tried = [known[change.key] for change in drawn if change.key in known and change.place not in alike]
        if not tried and f"| {title} |" in page:
            # Nothing stands in this ledger: the row of an earlier run is kept.
            rows += [row for row in page.splitlines() if row.startswith(f"| {title} |")][:1]
            continue
        killed = [row for row in tried if row["outcome"] == "killed"]
        records = sum(is_record(row["by"]) for row in killed)
        low, high = exact_interval(len(killed), len(tried))
        share = f"{100 * len(killed) / len(tried):.1f} % ({low:.1f}-{high:.1f})" if tried else "not tried yet"
        cells = [
            title, len(found), len(tried) + len(same), len(same), len(killed), records, len(tried) - len(killed),
            share,
        ]  # fmt: skip
        rows.append("| " + " | ".join(map(str, cells)) + " |")
    head = "| " + " | ".join(COLUMNS) + " |"
    table = "\n".join([head, "|---|---|---|---|---|---|---|---|", *rows])
    before, rest = page.split("<!-- mutants -->\n")[0], page.split("<!-- end of mutants -->")[1]
    PAGE.write_text(f"{before}<!-- mutants -->\n{table}\n<!-- end of mutants -->{rest}", "utf-8")
    print(table)
    for place in alike.keys() - places:
        print("no longer to be found, though listed as equivalent:", *place)


def survivors(games: list[str]) -> None:
    """Every fault that no test has noticed, in the order of the files."""
    known, alike = ledger(), equivalents()
    for game in games:
        for change in rules_of(game)[0]:
            row = known.get(change.key)
            if row is not None and row["outcome"] == "survived" and change.place not in alike:
                print(f"{change.module}:{change.span[0]} {change.function}  {row['by']}")
                print(f"    {change.line}\n    {change.change}")


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["run", "report", "survivors"])
    parser.add_argument("games", nargs="*", choices=[*GAMES, []], default=[])
    parser.add_argument("--sample", type=int, default=400, help="faults drawn in each game; 0 tries all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="a part of the module's name")
    parser.add_argument("--quick", action="store_true", help="only the quick tests, and a few of the others")
    parser.add_argument("--minutes", type=float, default=60.0)
    asked = parser.parse_args()
    WORK.mkdir(parents=True, exist_ok=True)
    games = asked.games or list(GAMES)
    if asked.what == "report":
        report(asked.sample, asked.seed)
    elif asked.what == "survivors":
        survivors(games)
    else:
        os.nice(10)
        deadline = time.monotonic() + 60 * asked.minutes
        for game in games:
            run(game, asked.sample, asked.seed, deadline, asked.only, asked.quick)


if __name__ == "__main__":
    main()
