"""Every install of the wheel in a clean environment of its own, without the repository; goes on where it stopped.

python tools/installs.py              what has not been tried with these sources yet
python tools/installs.py --again      all of it
python tools/installs.py --list       what there is and what is done
python tools/installs.py lab librt-0.16.0    these

The wheel is built once. `bare`, `terminal`, `server`, `postgres`, `lab`, `research` and `dask` are the extras as
try_wheel.py tries them; `librt-...` are the ends of librt's range, on which the compiled engine has to play the same
games.
"""

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import msgspec
from try_wheel import EXTRAS, Environment, Failed, everything

ROOT = Path(__file__).parent.parent
BUILD = ROOT / "build" / "installs"
LEDGER = BUILD / "done.json"
TREE = ("src", "tools")
# Of the tools, what builds the wheel and what tries it.
BUILDS = ("backend.py", "modules.py", "documented.py", "training.py", "unchecked.py", "unchecked.toml")
TRIES = ("installs.py", "try_wheel.py", "patience.py")
TOP = ("pyproject.toml", "setup.py", "compiled.toml", "MANIFEST.in", "README.md", "LICENSE", "NOTICE")
LEFT_OUT = shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info", "node_modules")
LIBRT = ("0.15.0", "0.16.0")  # the lowest that pyproject.toml allows, and the highest there is
PLAYED = """
import hashlib

from vernissage.core.rng import rng_for
from vernissage.doctor import engine
from vernissage.games import keys
from vernissage import new

assert engine() == "compiled", engine()
for key in keys():
    match, rng = new(key, seed=3), rng_for(3, "installs")
    while not match.over:
        seat = match.waiting[rng.below(len(match.waiting))]
        options = match.game.options(match.state, seat)
        action = options[rng.below(len(options))]
        match.game.play(match.state, seat, action, match.game.some_payload(match.state, seat, action, rng))
    print(key, hashlib.sha256(match.state.to_bytes()).hexdigest(), match.result.totals)
"""


def fingerprint() -> str:
    """What goes into the wheel, and the programs that try it."""
    digest = hashlib.sha256(sys.version.encode())
    tools = [ROOT / "tools" / name for name in BUILDS + TRIES]
    for path in sorted(each for each in (ROOT / "src").rglob("*") if each.is_file()) + tools:
        if path.suffix not in (".so", ".pyc"):
            digest.update(str(path.relative_to(ROOT)).encode() + path.read_bytes())
    for name in TOP:
        digest.update((ROOT / name).read_bytes())
    return digest.hexdigest()[:16]


def wheel(kind: str, sources: str) -> Path:
    """The wheel of these sources, pure or compiled, built once."""
    dist = BUILD / f"{kind}-{sources}"
    BUILD.mkdir(parents=True, exist_ok=True)
    with (BUILD / f"{kind}.lock").open("w") as asked:
        lock(asked.fileno())  # several tests may want it at once
        if not (found := sorted(dist.glob("vernissage-*.whl"))):
            for old in BUILD.glob(f"{kind}-*"):
                shutil.rmtree(old)
            with tempfile.TemporaryDirectory() as folder:
                build_wheel(Path(folder), dist, kind)
            found = sorted(dist.glob("vernissage-*.whl"))
    return found[-1]


def lock(file: int) -> None:
    """The open file is ours until it is closed; whoever comes second waits."""
    if sys.platform != "win32":
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX)


def build_wheel(tree: Path, dist: Path, kind: str) -> None:
    """The wheel is built from a copy of the tree, so that nothing of a build stays in the repository."""
    for name in TREE:
        shutil.copytree(ROOT / name, tree / name, ignore=LEFT_OUT)
    for name in TOP:
        shutil.copy(ROOT / name, tree / name)
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    how = {"VERNISSAGE_PURE": "1"} if kind == "pure" else {"VERNISSAGE_BUILD": "quick"}
    kept = {name: value for name, value in os.environ.items() if name != "VERNISSAGE_PURE"}
    ran = subprocess.run(
        [*command, "--wheel-dir", str(dist), str(tree)],
        env={**kept, **how},
        capture_output=True,
        text=True,
        check=False,
    )
    if ran.returncode:
        raise Failed(f"the {kind} wheel was not built:\n{ran.stdout}\n{ran.stderr}")


def try_extra(extra: str, sources: str, folder: Path) -> str:
    """An extra in its own environment."""
    place = Environment(folder / (extra or "bare"), wheel("pure", sources), extra)
    everything(place)
    return f"installed in {place.seconds:.1f} s"


def try_librt(version: str, sources: str, folder: Path) -> str:
    """The compiled engine on one librt: the same games as on the one it was built with."""
    made = wheel("compiled", sources)
    games = Environment(folder / "librt", made, "", f"librt=={version}").program(PLAYED)
    built_with = Environment(folder / "built-with", made, "", f"librt=={LIBRT[-1]}").program(PLAYED)
    if games != built_with:
        raise Failed(f"librt {version} plays other games:\n{games}\n{built_with}")
    return f"{len(games.splitlines())} games, the same to the byte"


CASES = [*(extra or "bare" for extra in EXTRAS), *(f"librt-{version}" for version in LIBRT)]


def tried(case: str, sources: str) -> str:
    """One install has been tried; what there is to tell of it."""
    with tempfile.TemporaryDirectory() as folder:
        if case.startswith("librt-"):
            return try_librt(case.removeprefix("librt-"), sources, Path(folder))
        return try_extra("" if case == "bare" else case, sources, Path(folder))


def done() -> dict[str, str]:
    """What has been tried, each with its sources."""
    return msgspec.json.decode(LEDGER.read_bytes(), type=dict[str, str]) if LEDGER.exists() else {}


def main() -> int:
    """Every install that was asked for has been tried."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("cases", nargs="*", help=f"of {', '.join(CASES)}")
    parser.add_argument("--again", action="store_true", help="also what is done")
    parser.add_argument("--list", action="store_true", help="what is done, and nothing more")
    chosen = parser.parse_args()
    if unknown := set(chosen.cases) - set(CASES):
        parser.error(f"no such install: {', '.join(sorted(unknown))}")
    sources, known = fingerprint(), done()
    for case in chosen.cases or CASES:
        if chosen.list or (known.get(case) == sources and not chosen.again):
            print(f"{case}: {'done' if known.get(case) == sources else 'to do'}")
            continue
        began = time.monotonic()
        try:
            told = tried(case, sources)
        except Failed as failed:
            print(failed, file=sys.stderr)
            return 1
        known[case] = sources
        LEDGER.parent.mkdir(parents=True, exist_ok=True)
        LEDGER.write_bytes(msgspec.json.encode(known))
        print(f"{case}: {told}; all tried in {time.monotonic() - began:.0f} s", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
