"""`make release`: the release engine is built into build/engine-release, beside the checked one that lies in place, and
plays the same games as the checked and the interpreted engine, by their checksums.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from training import with_engine

ROOT = Path(__file__).parent.parent
MADE = ROOT / "build" / "engine-release"


def build() -> None:
    """The release engine lies in its folder."""
    command = [sys.executable, "setup.py", "-q", "build_ext", "--build-lib", str(MADE)]
    command += ["--build-temp", "build/temp-release"]
    cache = str(ROOT / "build" / "mypy_cache")
    environment = {**os.environ, "VERNISSAGE_BUILD": "release", "MYPY_CACHE_DIR": cache}
    subprocess.run(command, cwd=ROOT, env=environment, check=True)


def checksums(tree: Path, key: str, games: int, pure: bool) -> list[str]:
    """The ends of at least so many random games of one game, over all its set-ups, by the engine of a tree."""
    paths = os.pathsep.join([str(tree), str(ROOT / "tests")])
    environment = {**os.environ, "PYTHONPATH": paths, "VERNISSAGE_PURE": "1" if pure else ""}
    command = [sys.executable, "-m", "laws.checksum", f"vernissage.games.{key}.game:GAME", str(games), "--all"]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=True, cwd=ROOT)
    return run.stdout.splitlines()


def named(tree: Path) -> str:
    """What the engine of a tree says it is."""
    program = "from vernissage.doctor import engine; print(engine())"
    environment = {**os.environ, "PYTHONPATH": str(tree), "VERNISSAGE_PURE": ""}
    return subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True
    ).stdout.strip()


def compare(keys: list[str], games: int) -> int:
    """How many games end otherwise; each is named."""
    wrong = 0
    with tempfile.TemporaryDirectory() as folder:
        tree = with_engine(MADE, Path(folder))
        print(f"in place: {named(ROOT / 'src')}; beside it: {named(tree)}")
        for key in keys:
            told = [checksums(ROOT / "src", key, games, pure) for pure in (False, True)]
            told.append(checksums(tree, key, games, pure=False))
            differing = [lines for lines in zip(*told, strict=True) if len(set(lines)) > 1]
            for checked, interpreted, release in differing[:3]:
                print(f"{key}: checked {checked}, interpreted {interpreted}, release {release}")
            print(f"{key}: {len(told[0])} games, {len(differing)} end otherwise")
            wrong += len(differing)
    return wrong


def main() -> int:
    """The release is built and compared; 1 when a game ends otherwise."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--games", type=int, default=2000, help="at least so many of each game")
    words.add_argument("--no-build", action="store_true", help="compare what was built before")
    words.add_argument("keys", nargs="*", default=["art_decko", "art_society", "avant_carde", "artbox"])
    said = words.parse_args()
    if not said.no_build:
        build()
    return 1 if compare(said.keys, said.games) else 0


if __name__ == "__main__":
    sys.exit(main())
