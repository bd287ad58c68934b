"""How long a fresh clone takes to its first page: `make play` in a clone with an empty home.

python tools/first_page.py            to the first page and a game with a bot, then until bots use the compiled engine
python tools/first_page.py --page     to the first page and a game with a bot

Needs an environment with this package (`make setup` or `make play`). Prints a line for each figure and exits with 1
when the page took longer than a minute.
"""

import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path

from vernissage.remote import House

ROOT = Path(__file__).parent.parent
MOST = 60.0  # seconds to the first page
GIVEN_UP = 1800.0


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def answers(url: str) -> bool:
    """The home page is served."""
    try:
        with urllib.request.urlopen(url, timeout=2) as reply:
            return b"<script" in reply.read()
    except OSError:
        return False


def compiled_workers(tree: Path) -> int:
    """How many processes of the clone run its compiled engine."""
    count = 0
    for maps in Path("/proc").glob("[0-9]*/maps"):
        try:
            count += f"{tree}/src/vernissage/core/game." in maps.read_text("utf-8")
        except OSError:
            continue
    return count


def first_answer(url: str) -> str:
    """A table with a bot is opened and one game of Art Society played; the answer names the table."""
    table = House(url, "First").open("art_society", ["amateur"])
    table.play(lambda view, options: options[0])
    return table.id


def main() -> int:
    """The figures are printed."""
    with tempfile.TemporaryDirectory() as folder:
        tree, home, port = Path(folder, "tree"), Path(folder, "home"), free_port()
        home.mkdir()
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(tree)], check=True)
        environment = {"HOME": str(home), "VERNISSAGE_BOT_PACE": "0", "VERNISSAGE_REQUESTS": "100000"}
        began = time.monotonic()
        playing = subprocess.Popen(
            ["make", "play", f"ARGS=--port {port}"],
            cwd=tree,
            env={**{name: value for name, value in os.environ.items() if name != "VIRTUAL_ENV"}, **environment},
            start_new_session=True,
        )
        try:
            page = until(lambda: answers(f"http://127.0.0.1:{port}/"), playing) - began
            print(
                f"first page: {page:.1f} s (load {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors)", flush=True
            )
            first_answer(f"http://127.0.0.1:{port}")
            print(f"a whole game against a bot: {time.monotonic() - began:.1f} s", flush=True)
            if "--page" not in sys.argv:
                ready = until(lambda: compiled_workers(tree) >= 2, playing) - began
                first_answer(f"http://127.0.0.1:{port}")
                print(f"bots on the compiled engine, nothing restarted: {ready:.1f} s", flush=True)
            return 0 if page <= MOST else 1
        finally:
            os.killpg(playing.pid, signal.SIGTERM)
            playing.wait()


def until(true: Callable[[], bool], playing: "subprocess.Popen[bytes]") -> float:
    """When it came true."""
    end = time.monotonic() + GIVEN_UP
    while not true():
        if playing.poll() is not None or time.monotonic() > end:
            sys.exit("make play ended before it served")
        time.sleep(0.1)
    return time.monotonic()


if __name__ == "__main__":
    sys.exit(main())
