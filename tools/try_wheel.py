"""Tries a wheel as a new user would: in clean environments, without the repository.

python tools/try_wheel.py DIST                    the bare install and the server
python tools/try_wheel.py DIST --extras all       every extra in an environment of its own
python tools/try_wheel.py DIST --extras lab,dask  these

Every command of `vernissage --help` is called with plain arguments: it works, or says in one sentence what to install.
With the server: its pages are served, a bot plays over the socket, and a program plays a whole game of each of the four
games. Exits with 1 at the first thing that is not so, and says which.
"""

import argparse
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

from patience import Patience

EXTRAS = ["", "terminal", "server", "postgres", "lab", "research", "dask"]
WINDOWS = os.name == "nt"
# No clock of the wall: what is starved by other programs is waited for.
IDLE = 120.0  # seconds in which nothing moved, and whoever was called hangs
WORK = 900.0  # seconds of work that nothing here takes
OWN_BOT = '''
from vernissage.bots.bot import Bot, Choice


class Mine(Bot):
    """Takes the last thing it may do."""

    level = "mine"

    def choose(self, game, view, options, rng, budget):
        action = options[-1]
        return Choice(action, game.some_payload(game.guess(view, rng), view.seat, action, rng))
'''
ARTBOX_GAME = """
from vernissage import new
from vernissage.bots.bot import Budget, RandomBot
from vernissage.core.rng import rng_for

match, rng = new("artbox", seats=3, seed=1), rng_for(1, "try")
while not match.over:
    seat = match.waiting[0]
    choice = RandomBot().choose(match.game, match.view(seat), match.game.options(match.state, seat), rng, Budget(5))
    match.play(seat, match.game.text(choice.action), payload=choice.payload)
match.save("artbox.vern")
"""
REMOTE_GAMES = """
import sys
from vernissage.bots.bot import RandomBot
from vernissage.remote import House

for key, bots in (("art_decko", 1), ("art_society", 1), ("avant_carde", 1), ("artbox", 2)):
    result = House(sys.argv[1]).open(key, ["random"] * bots).play(RandomBot())
    print(key, result.totals)
"""
SOCKET_GAME = """
import json, sys
from websockets.sync.client import connect
from vernissage.remote import House

house = House(sys.argv[1])
table = house.open("art_society", ["random"])
cookies = "; ".join(f"{c.name}={c.value}" for h in house.opener.handlers for c in getattr(h, "cookiejar", []))
address = f"{sys.argv[1].replace('http', 'ws', 1)}/ws/tables/{table.id}?seat=0"
headers = {"cookie": cookies, "origin": sys.argv[1]}
with connect(address, additional_headers=headers, open_timeout=None, ping_timeout=None) as socket:
    socket.send('{"type": "resume"}')
    for text in socket:
        told = json.loads(text)
        if told["type"] == "snapshot" and told["result"]:
            print("socket", table.id, told["result"]["totals"])
            break
        if told["type"] == "snapshot" and told["options"]:
            move = told["options"][0]["text"]
            socket.send(json.dumps({"type": "do", "id": f"m{told['seq']}", "seq": told["seq"], "actions": [move]}))
"""
RESEARCH = """
import gymnasium, numpy
from pettingzoo.test import api_test
from vernissage.research import Batch
from vernissage.research.gymnasium import IDS
from vernissage.research.pettingzoo import env

batch = Batch("art_decko", tables=4, seats=3, seed=1)
for _ in range(200):
    batch.step(numpy.array([row.nonzero()[0][0] for row in batch.masks]))
for name in IDS.values():
    made = gymnasium.make(name)
    made.reset(seed=1)
api_test(env("art_society"), num_cycles=50)
"""
FULL_SCREEN = """
import asyncio
from vernissage import new
from vernissage.terminal.full.app import FullScreen
from vernissage.terminal.sitting import Sitting

match = new("art_society", seed=5, names=["You", "Random 2"])
app = FullScreen(Sitting(match, ["you", "random"], 5))

async def played():
    async with app.run_test(size=(90, 40)) as pilot:
        await app.workers.wait_for_complete()
        await pilot.pause()
        for keys in (["h"], ["1", "enter"], ["1", "enter"], ["question_mark", "escape"], ["u"]):
            await pilot.press(*keys)
            await app.workers.wait_for_complete()
            await pilot.pause()

asyncio.run(played())
assert any(entry.hint for entry in match.entries), match.entries
assert any(entry.seat == 0 and entry.text for entry in match.entries), match.entries
"""
LAB = ["lab", "art_society", "--games", "4", "--bots", "random", "--data", "rows"]
# What each extra is installed for, beside the commands; the first word of a command or a whole program.
OWN: dict[str, list[list[str] | str]] = {
    "terminal": [FULL_SCREEN],
    "lab": [LAB],
    "dask": [LAB, [*LAB, "--dask", "local"]],
    "research": [RESEARCH],
}


class Failed(Exception):
    """Something a new user would stumble over."""


class Environment:
    """A virtual environment with the wheel and one extra, in a folder with a home of its own."""

    def __init__(self, folder: Path, wheel: Path, extra: str, *pins: str) -> None:
        self.folder = folder
        self.extra = extra
        self.home = folder / "home"
        self.home.mkdir(parents=True)
        self.bin = folder / "venv" / ("Scripts" if WINDOWS else "bin")
        self.python = self.bin / ("python.exe" if WINDOWS else "python")
        wanted = [f"{wheel}[{extra}]" if extra else str(wheel), *pins]
        began = time.monotonic()
        if uv := shutil.which("uv", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}"):
            made = [uv, "venv", "--quiet", "--python", sys.executable, str(folder / "venv")]
            subprocess.run(made, check=True)
            subprocess.run([uv, "pip", "install", "--quiet", "--python", str(self.python), *wanted], check=True)
        else:
            subprocess.run([sys.executable, "-m", "venv", str(folder / "venv")], check=True)
            subprocess.run([str(self.python), "-m", "pip", "install", "--quiet", *wanted], check=True)
        self.seconds = time.monotonic() - began
        self.serving: list[int] = []  # servers that work beside what is called
        (self.home / "mine.py").write_text(OWN_BOT, "utf-8")
        self.add_entry_point()

    def add_entry_point(self) -> None:
        """A package with a bot of its own is installed beside the wheel."""
        found = self.run([str(self.python), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"])
        site = Path(found.stdout.strip())
        (site / "their_bots.py").write_text(OWN_BOT, "utf-8")
        info = site / "their_bots-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text("Metadata-Version: 2.1\nName: their-bots\nVersion: 1.0\n", "utf-8")
        (info / "entry_points.txt").write_text("[vernissage.bots]\ntheirs = their_bots:Mine\n", "utf-8")

    def environment(self) -> dict[str, str]:
        """What a process here sees: nothing of the repository."""
        kept = {k: v for k, v in os.environ.items() if not k.startswith(("VERNISSAGE", "PYTHON", "VIRTUAL", "XDG"))}
        ours = {"HOME": str(self.home), "LOCALAPPDATA": str(self.home), "VERNISSAGE_BOT_PACE": "0"}
        return {
            **kept,
            **ours,
            "VERNISSAGE_REQUESTS": "1000000",
            "VERNISSAGE_MESSAGES": "1000000",
            "PYTHONIOENCODING": "utf-8",
        }

    def run(self, command: list[str], said: str = "") -> "subprocess.CompletedProcess[str]":
        """A process has run here."""
        process = subprocess.Popen(
            command, cwd=self.home, env=self.environment(), encoding="utf-8", start_new_session=True,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        )  # fmt: skip
        patience = Patience(lambda: [process.pid, *self.serving], IDLE, WORK)
        given: str | None = said
        while True:
            try:
                out, err = process.communicate(given, timeout=1)
                return subprocess.CompletedProcess(command, process.returncode, out, err)
            except subprocess.TimeoutExpired:
                given = None  # it has it already
                if why := patience.over():
                    end(process)
                    out, err = process.communicate()
                    raise Failed(f"[{self.extra or 'bare'}] {' '.join(command)}: {why}\n{out}\n{err}") from None

    def command(self, words: list[str], said: str = "", works: bool | None = None) -> str:
        """What a command says; it works, or it says in one sentence why not."""
        ran = self.run([str(self.python), "-m", "vernissage", *words], said)
        told = (
            f"[{self.extra or 'bare'}] vernissage {' '.join(words)}: exit {ran.returncode}\n{ran.stdout}\n{ran.stderr}"
        )
        sentence = ran.returncode == 2 and len(ran.stderr.strip().splitlines()) == 1
        if (
            "Traceback" in ran.stderr
            or not (ran.returncode == 0 or sentence)
            or works not in (None, not ran.returncode)
        ):
            raise Failed(told)
        return ran.stdout

    def program(self, text: str, *words: str) -> str:
        """What a program of one's own prints."""
        ran = self.run([str(self.python), "-c", text, *words])
        if ran.returncode:
            raise Failed(f"[{self.extra or 'bare'}] {ran.stdout}\n{ran.stderr}")
        return ran.stdout


def end(process: "subprocess.Popen[str]") -> None:
    """The process and what it started are gone."""
    if sys.platform == "win32":
        process.kill()
    else:
        os.killpg(process.pid, signal.SIGKILL)


def commands(place: Environment) -> None:
    """Every command of `--help` works or says what to install."""
    serving = place.extra in ("server", "postgres")
    listed = place.command(["--help"], works=True)
    names = [line.split()[0] for line in listed.splitlines() if line.startswith("    ") and line[4] not in " -C"]
    place.program(ARTBOX_GAME)
    database = ["--database", "sqlite:///house.sqlite"]
    tried: dict[str, list[str]] = {
        "games": [], "doctor": [], "rules": ["avant_carde"], "replay": ["artbox.vern"], "gallery": ["artbox.vern"],
        "simulate": ["art_society", "--games", "4", "--jobs", "2"],
        "tournament": ["art_society", "--bots", "amateur,random", "--games", "4"],
    }  # fmt: skip
    for name in names:
        if name in tried:
            place.command([name, *tried[name]], works=True)
        elif name == "serve":
            if not serving:
                place.command([name], works=False)
        elif name == "play":
            told = place.command([name, "avant_carde", "--seats", "you,novice", "--seed", "5"], "hint\n1\nquit\n", True)
            if "  1. " not in told:
                raise Failed(f"no hint in the terminal:\n{told}")
            place.command([name, "--full"], works=False)  # no terminal of its own here, or nothing to show it with
        else:
            plain = {"backup": ["house.backup", *database], "restore": ["none.backup", *database]}
            plain |= {"export": ["t1", "t1.log", *database], "remove": ["--table", "t1", *database]}
            plain |= {"lab": LAB[1:], "ladder": [], "puzzles": ["art_society"], "completion": ["bash"]}
            place.command([name, *plain.get(name, ["--help"])])
    for bots in ("mine.py:Mine", "theirs"):
        place.command(["simulate", "art_society", "--games", "2", "--bots", bots], works=True)
        place.command(["tournament", "art_society", "--games", "2", "--bots", f"{bots},random"], works=True)
        place.command(["play", "art_society", "--seats", f"you,{bots}", "--seed", "5"], "1\nquit\n", True)


def served(place: Environment) -> None:
    """The pages come from the wheel, and whole games are played over REST and the socket."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    url = f"http://127.0.0.1:{port}"
    with (place.folder / "server.log").open("wb") as log:
        server = subprocess.Popen(
            [str(place.python), "-m", "vernissage", "serve", "--port", str(port)],
            cwd=place.home, env=place.environment(), stdout=log, stderr=log, start_new_session=True,
        )  # fmt: skip
    place.serving.append(server.pid)
    patience = Patience(lambda: place.serving, IDLE, WORK)
    try:
        page = ""
        while not page and server.poll() is None and not patience.over():
            try:
                page = urllib.request.urlopen(url, timeout=IDLE).read().decode()
            except OSError:
                time.sleep(0.2)
        script = page.partition('src="')[2].partition('"')[0]
        if not script or urllib.request.urlopen(url + script, timeout=IDLE).status != 200:
            raise Failed(f"no page: {page[:300]}\n{(place.folder / 'server.log').read_text('utf-8')[-2000:]}")
        told = place.program(SOCKET_GAME, url)
        print(told + place.program(REMOTE_GAMES, url), end="")
    finally:
        place.serving.remove(server.pid)
        server.terminate()
        server.wait()
    operated(place, told.split()[1])


def operated(place: Environment, table: str) -> None:
    """What was played can be put away, brought back and taken out."""
    again = ["--database", "sqlite:///again.sqlite"]
    place.command(["backup", "played.backup"], works=True)
    place.command(["restore", "played.backup", *again], works=True)
    place.command(["export", table, "played.log", *again], works=True)
    place.command(["remove", "--table", table, *again])  # it was in use a moment ago, and so is refused with a sentence


def everything(place: Environment) -> None:
    """What a new user would try with this install has been tried."""
    commands(place)
    own_things(place)


def own_things(place: Environment) -> None:
    """What the extra is installed for works."""
    for tried in OWN.get(place.extra, []):
        if isinstance(tried, str):
            place.program(tried)
        else:
            place.command(tried, works=True)
    if place.extra in ("server", "postgres"):
        served(place)


def main() -> int:
    """Everything a new user would try has been tried."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("dist", type=Path, help="the folder of the wheel")
    parser.add_argument("--extras", default=",server", help="which environments; 'all' for every one")
    parser.add_argument("--own", action="store_true", help="only what the extras are for, not every command again")
    chosen = parser.parse_args()
    extras = EXTRAS if chosen.extras == "all" else chosen.extras.split(",")
    wheels = sorted(chosen.dist.resolve().glob("vernissage-*.whl"))
    with tempfile.TemporaryDirectory() as folder:
        for extra in extras:
            place = Environment(Path(folder, extra or "bare"), wheels[-1], extra)
            print(f"{extra or 'bare'}: installed in {place.seconds:.1f} s", flush=True)
            try:
                (own_things if chosen.own else everything)(place)
            except Failed as failed:
                print(failed, file=sys.stderr)
                return 1
            print(f"{extra or 'bare'}: everything works or says what to install", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
