"""Compiles the engine in place, beside its source, unless it is compiled from the same sources already.

Where there is no C compiler nothing is built and the source runs interpreted.
"""

import hashlib
import os
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

ROOT = Path(__file__).parent.parent
STAMP = ROOT / "build" / "engine.compiled"


def sources() -> list[Path]:
    """The modules of the compiled engine, and what says how they are compiled."""
    spec = spec_from_file_location("vernissage_setup", ROOT / "setup.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return [ROOT / "setup.py", *(ROOT / path for path in module.engine())]


def fingerprint() -> str:
    """The engine's sources and the Python they are compiled for."""
    digest = hashlib.sha256(sys.version.encode())
    for path in sources():
        digest.update(str(path.relative_to(ROOT)).encode() + path.read_bytes())
    return digest.hexdigest()


def main() -> int:
    """The compiled engine lies beside its source, and nothing older does."""
    wanted = fingerprint()
    built = sorted((ROOT / "src").rglob("*.so"))
    if built and STAMP.exists() and STAMP.read_text("utf-8") == wanted:
        return 0
    for stale in built:
        stale.unlink()
    sys.stdout.write("compiling the engine, which takes some minutes\n")
    sys.stdout.flush()
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
    # A cache of its own, as the type checker may run at the same time.
    environment = {**os.environ, "MYPY_CACHE_DIR": str(ROOT / "build" / "mypy_cache")}
    run = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    if run.returncode:
        sys.stderr.write(f"{run.stdout[-4000:]}\n{run.stderr[-4000:]}\n")
    else:
        STAMP.parent.mkdir(exist_ok=True)
        STAMP.write_text(wanted, "utf-8")
    return run.returncode


if __name__ == "__main__":
    sys.exit(main())
