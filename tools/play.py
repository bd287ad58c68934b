"""Sets up what playing needs and opens the house; the engine is compiled behind it. `make play` is this.

It runs on the standard library alone: pip and npm work side by side, the server starts on the interpreted engine, then
the compiler works at the lowest priority. Bots think with the compiled engine as soon as it is there; games that are
under way are not touched. The house itself takes it when it is opened next.

What is said after `tools/play.py` goes to `vernissage serve`.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import threading
import time
import urllib.request
from itertools import pairwise
from pathlib import Path

import client

ROOT = Path(__file__).parent.parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
LOG = ROOT / "build" / "play.log"
PACKAGES = 45  # that the server brings, for the bar
WIDTH = 30


class Bar:
    """What happens, as a bar on a terminal and as lines elsewhere."""

    def __init__(self) -> None:
        self.began = time.monotonic()
        self.shares: dict[str, float] = {}
        self.lock = threading.Lock()

    def show(self, work: str, share: float) -> None:
        """The share of a piece of work that is done is seen."""
        with self.lock:
            news = self.shares.get(work) != share
            self.shares[work] = share
            if not sys.stdout.isatty():
                if share == 1 and news:
                    print(f"{self.seconds:4.0f} s  {work} ready", flush=True)
                return
            whole = sum(self.shares.values()) / len(self.shares)
            doing = ", ".join(each for each, done in self.shares.items() if done < 1) or "opening the house"
            filled = round(WIDTH * whole)
            print(f"\r\033[K{'█' * filled}{'░' * (WIDTH - filled)} {whole:4.0%}  {doing}", end="", flush=True)

    @property
    def seconds(self) -> float:
        """Since the beginning."""
        return time.monotonic() - self.began


def run(command: list[str], bar: Bar, work: str, lines: int) -> None:
    """A command has run; what it says moves the bar and is kept in the log."""
    environment = {**os.environ, "VERNISSAGE_PURE": "1", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    with subprocess.Popen(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as running:
        assert running.stdout is not None
        with LOG.open("a", encoding="utf-8") as log:
            for count, line in enumerate(running.stdout, 1):
                log.write(line)
                bar.show(work, min(0.95, count / lines))
    if running.returncode:
        raise subprocess.CalledProcessError(running.returncode, command)


def environment_of_its_own(bar: Bar) -> None:
    """There is a virtual environment."""
    bar.show("environment", 0)
    if not PYTHON.exists():
        run([sys.executable, "-m", "venv", str(VENV)], bar, "environment", 1)
    bar.show("environment", 1)


def packages(bar: Bar) -> None:
    """The server's packages are installed: those of playing, none of testing."""
    stamp = VENV / ".playing"
    wanted = hashlib.sha256((ROOT / "pyproject.toml").read_bytes()).hexdigest()
    if not stamp.exists() or stamp.read_text("utf-8") != wanted:
        command = [
            str(PYTHON),
            "-m",
            "pip",
            "install",
            "--progress-bar",
            "off",
            "--no-compile",
            "--editable",
            ".[server]",
        ]
        run(command, bar, "packages", 2 * PACKAGES)
        stamp.write_text(wanted, "utf-8")
    bar.show("packages", 1)


def pages(bar: Bar) -> None:
    """The pages of the browser are built; without Node on this machine, by the one from PyPI."""
    python = sys.executable if client.has_node() else str(PYTHON)
    run([python, str(ROOT / "tools" / "client.py"), "play"], bar, "pages", 60)
    bar.show("pages", 1)


def set_up(bar: Bar) -> None:
    """Everything that playing needs is there; the pages are built beside the packages."""
    failed: list[BaseException] = []

    def guarded() -> None:
        try:
            pages(bar)
        except Exception as error:
            failed.append(error)

    LOG.parent.mkdir(exist_ok=True)
    LOG.write_text("", "utf-8")
    for work in ("environment", "packages", "pages"):
        bar.show(work, 0)
    beside = threading.Thread(target=guarded)
    early = client.has_node()
    if early:
        beside.start()
    environment_of_its_own(bar)
    if not early:
        beside.start()
    packages(bar)
    beside.join()
    if failed:
        raise failed[0]
    if sys.stdout.isatty():
        print("\r\033[K", end="")


def address(words: list[str]) -> str:
    """Where the server will answer."""
    given = dict(pairwise(words))
    port = given.get("--port") or os.environ.get("VERNISSAGE_PORT") or "8000"
    host = given.get("--host") or os.environ.get("VERNISSAGE_HOST") or "127.0.0.1"
    return f"http://{'127.0.0.1' if host == '0.0.0.0' else host}:{port}/healthz"


def wait_for(server: "subprocess.Popen[bytes]", words: list[str]) -> bool:
    """The server answers; false when it has ended instead."""
    while server.poll() is None:
        try:
            with urllib.request.urlopen(address(words), timeout=2):
                return True
        except (OSError, ValueError):
            time.sleep(0.2)
    return False


def compiler() -> "subprocess.Popen[bytes] | None":
    """The engine is being compiled at the lowest priority, or there is nothing to compile it with."""
    if not shutil.which((os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]):
        print("There is no C compiler here: everything works, and strong bots think less far ahead.", flush=True)
        return None
    slow = [] if os.name == "nt" else ["nice", "-n", "19"]
    with LOG.open("ab") as log:
        return subprocess.Popen(
            [*slow, str(PYTHON), str(ROOT / "tools" / "compile.py")], cwd=ROOT, stdout=log, stderr=subprocess.STDOUT
        )


def is_fresh() -> bool:
    """The compiled engine is that of these sources; a stale one is taken away."""
    check = f"import sys; sys.path.insert(0, {str(ROOT / 'tools')!r}); import compile as c; "
    told = subprocess.run([str(PYTHON), "-c", check + "sys.exit(c.stale(c.fingerprint()))"], check=False)
    return told.returncode == 0


def main() -> int:
    """The house has been open until somebody closed it."""
    if sys.version_info < (3, 11):  # noqa: UP036  # it is run by whatever Python there is
        sys.exit(f"Python 3.11 or newer is needed, and this is {sys.version.split()[0]}: make play PYTHON=python3.11")
    words = sys.argv[1:]
    bar = Bar()
    try:
        set_up(bar)
    except subprocess.CalledProcessError as error:
        tail = "\n".join(LOG.read_text("utf-8").splitlines()[-20:])
        sys.exit(f"\n{tail}\nmake play: {' '.join(error.cmd)} failed; the whole log is in {LOG.relative_to(ROOT)}")
    fresh = is_fresh()
    environment = {**os.environ, **({} if fresh else {"VERNISSAGE_ENGINE": "coming"})}
    server = subprocess.Popen([str(PYTHON), "-m", "vernissage", "serve", *words], cwd=ROOT, env=environment)
    compiling = None
    try:
        if wait_for(server, words):
            print(f"The house is open after {bar.seconds:.0f} s.", flush=True)
            compiling = None if fresh else compiler()
            if compiling is not None:
                threading.Thread(target=tell_of, args=(compiling, bar), daemon=True).start()
        return server.wait()
    except KeyboardInterrupt:
        return server.wait()
    finally:
        if compiling is not None and compiling.poll() is None:
            compiling.terminate()


def tell_of(compiling: "subprocess.Popen[bytes]", bar: Bar) -> None:
    """What became of compiling is told when it is over."""
    print("The engine is being compiled behind it, in some minutes; until then strong bots think less far.", flush=True)
    code = compiling.wait()
    if code == 0:
        print(f"The engine is compiled after {bar.seconds:.0f} s: bots think with it from now on.", flush=True)
    elif code > 0:
        print(
            f"The engine was not compiled; everything works without it. {LOG.relative_to(ROOT)} says why.", flush=True
        )


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
