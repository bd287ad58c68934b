"""Compiles the engine in place, beside its source, unless it is compiled from the same sources already.

Where there is no C compiler nothing is built and the source runs interpreted. Processes may run meanwhile: those that
began before the engine is there stay with the source, those that begin after it use it. The quick build is made unless
VERNISSAGE_BUILD names another (see setup.py).
"""

import hashlib
import importlib.metadata
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

from modules import engine

ROOT = Path(__file__).parent.parent
BUILD = ROOT / "build"
STAMP = BUILD / "engine.compiled"
KIND = os.environ.get("VERNISSAGE_BUILD", "quick")
TOOLS = BUILD / "engine-tools"  # the compiler of an environment that has none
SIGN = "vernissage/core/game."  # the file whose presence says that the engine is whole


def sources() -> list[Path]:
    """The modules of the compiled engine, and what says how they are compiled."""
    tools = ("documented", "training", "unchecked")
    return [ROOT / path for path in ("setup.py", *(f"tools/{name}.py" for name in tools), "compiled.toml", *engine())]


def fingerprint() -> str:
    """The engine's sources, the Python they are compiled for, and which build it is."""
    digest = hashlib.sha256(f"{sys.version} {KIND}".encode())
    for path in sources():
        digest.update(str(path.relative_to(ROOT)).encode() + path.read_bytes())
    return digest.hexdigest()


def is_sign(path: Path) -> bool:
    """The file that is put in place last and taken away first."""
    return SIGN in path.as_posix()


def built() -> list[Path]:
    """The compiled modules beside the source, the sign of a whole engine first."""
    return sorted((ROOT / "src").rglob("*.so"), key=lambda path: (not is_sign(path), path))


def stale(wanted: str) -> bool:
    """No engine lies there, or one of other sources, which is taken away."""
    found = built()
    if found and STAMP.exists() and STAMP.read_text("utf-8") == wanted:
        return False
    for path in found:
        path.unlink()
    return True


def with_compiler() -> dict[str, str]:
    """The environment in which mypyc can be imported; where it is not installed it is put into a folder of its own."""
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["dependency-groups"]["engine"]
    try:
        installed = [f"mypy=={importlib.metadata.version('mypy')}" in wanted, importlib.metadata.version("setuptools")]
    except importlib.metadata.PackageNotFoundError:
        installed = []
    if all(installed) and installed:
        return dict(os.environ)
    if not (TOOLS / "mypyc").is_dir():
        install = [sys.executable, "-m", "pip", "install", "--quiet", "--target", str(TOOLS), *wanted]
        subprocess.run(install, check=True)
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, [str(TOOLS), os.environ.get("PYTHONPATH")]))}


def put_in_place() -> None:
    """The engine lies beside its source; its sign is put there last, so that nobody finds half of it."""
    made = BUILD / "engine"
    for path in sorted(made.rglob("*.so"), key=is_sign):
        target = ROOT / "src" / path.relative_to(made)
        shutil.copy2(path, target.with_suffix(".new"))
        target.with_suffix(".new").replace(target)


def main() -> int:
    """The compiled engine lies beside its source, and nothing older does."""
    wanted = fingerprint()
    if not stale(wanted):
        return 0
    sys.stdout.write("compiling the engine, which takes a few minutes\n")
    sys.stdout.flush()
    shutil.rmtree(BUILD / "engine", ignore_errors=True)
    command = [sys.executable, "setup.py", "-q", "build_ext", "--build-lib", "build/engine"]
    # A cache of its own, as the type checker may run at the same time.
    environment = {**with_compiler(), "VERNISSAGE_BUILD": KIND, "MYPY_CACHE_DIR": str(BUILD / "mypy_cache")}
    run = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    if run.returncode:
        sys.stderr.write(f"{run.stdout[-4000:]}\n{run.stderr[-4000:]}\n")
        return run.returncode
    put_in_place()
    STAMP.parent.mkdir(exist_ok=True)
    STAMP.write_text(wanted, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
