"""Plants the faults of tools/planted.toml one after the other and sees that the tests named for each notice it.

python tools/planted.py [WORD ...]    only the faults that tell of a word

Each is planted in a copy of the tree, which runs interpreted, so that the house itself is never changed.
"""

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

HOUSE = Path(__file__).resolve().parent.parent
COPY = HOUSE / "build" / "planted"
LEFT_OUT = shutil.ignore_patterns("*.so", "__pycache__", "browser", "server")


def copied() -> None:
    """The sources and tests stand beside the house, without anything compiled."""
    shutil.rmtree(COPY, ignore_errors=True)
    shutil.copytree(HOUSE / "src", COPY / "src", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    shutil.copytree(HOUSE / "tests", COPY / "tests", ignore=LEFT_OUT)
    shutil.copy(HOUSE / "pyproject.toml", COPY)


def passes(tests: list[str]) -> bool:
    """The tests run in the copy, and all of them pass."""
    environment = {**os.environ, "VERNISSAGE_PURE": "1", "PYTHONPATH": str(COPY / "src")}
    options = ["-q", "-x", "-p", "no:cacheprovider", "-p", "no:xdist"]
    where = [f"tests/games/{test}" for test in tests]
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", *options, *where], cwd=COPY, env=environment, capture_output=True, text=True
    )
    if ran.returncode not in (0, 1):
        raise SystemExit(ran.stdout + ran.stderr)
    return ran.returncode == 0


def is_noticed(fault: dict[str, Any]) -> bool:
    """With the fault every one of its tests fails."""
    path = COPY / "src" / "vernissage" / "games" / fault["file"]
    sound = path.read_text("utf-8")
    if sound.count(fault["old"]) != 1:
        raise SystemExit(f"{fault['file']} does not hold this once: {fault['old']}")
    path.write_text(sound.replace(fault["old"], fault["new"]), "utf-8")
    noticed = not any(passes([test]) for test in fault["tests"])
    path.write_text(sound, "utf-8")
    return noticed


def main() -> None:
    """The command line."""
    faults = tomllib.loads((HOUSE / "tools" / "planted.toml").read_text("utf-8"))["fault"]
    wanted = [fault for fault in faults if all(word in fault["what"] for word in sys.argv[1:])]
    copied()
    if not passes([test for fault in wanted for test in fault["tests"]]):
        raise SystemExit("a test fails without any fault")
    unseen = 0
    for fault in wanted:
        noticed = is_noticed(fault)
        unseen += not noticed
        print("noticed" if noticed else "NOT NOTICED", fault["what"], sep="  ", flush=True)
    print(f"{len(wanted) - unseen} of {len(wanted)} planted faults noticed by their tests")
    sys.exit(min(unseen, 1))


if __name__ == "__main__":
    main()
