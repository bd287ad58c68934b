"""Whole games in a real terminal: a person plays each of the four, asks for a hint and for the meaning of a word."""

import fcntl
import os
import pty
import re
import struct
import subprocess
import sys
import termios
from pathlib import Path

import pytest

from vernissage.core.record import read

ROWS, COLUMNS = 40, 110
ESCAPE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
PROMPT = re.compile(r"(^|\n)(draw)?> \Z")  # nothing else at a table begins a line like this
PLACES = ((200, 200), (800, 200), (200, 800), (800, 800))
SEATS = {
    "art_decko": "you,random",
    "art_society": "you,random",
    "artbox": "you,random,random",
    "avant_carde": "you,random",
}
ASKED = {"art_decko": "haggle", "art_society": "gavel", "artbox": "decoy", "avant_carde": "snob"}
ANSWER = {
    "art_decko": "Haggle: Spend one card of your hand and draw two.",
    "art_society": "Gavel: Who holds it picks the sizes that come to auction.",
    "artbox": "Decoy: A word among those on the table that nobody has drawn.",
    "avant_carde": "Snob: In your turn to buy, each 3 trashes a card",
}


class Window:
    """A terminal window in which `vernissage play` runs."""

    def __init__(self, home: Path, *words: str, **environment: str) -> None:
        self.outer, inner = pty.openpty()
        fcntl.ioctl(inner, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
        known = {"TERM": "xterm-256color", "HOME": str(home), "XDG_DATA_HOME": str(home), "LANG": "en_US.UTF-8"}
        kept = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS", "LINES")}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "vernissage", "play", *words, "--lang", "en"],
            stdin=inner, stdout=inner, stderr=inner, env={**kept, **known, **environment}, close_fds=True,
        )  # fmt: skip
        os.close(inner)
        self.raw = ""

    def until_asked(self) -> str:
        """What was shown until the next prompt, or until the game is over."""
        shown = b""
        while not PROMPT.search(plain(shown)):
            try:
                piece = os.read(self.outer, 65536)
            except OSError:  # the other end is closed
                piece = b""
            if not piece:
                break
            shown += piece
        self.raw += shown.decode("utf-8", "replace")
        return plain(shown)

    def say(self, line: str) -> str:
        """What is shown after a line was typed."""
        os.write(self.outer, f"{line}\n".encode())
        return self.until_asked()

    def __enter__(self) -> "Window":
        return self

    def __exit__(self, *_raised: object) -> None:
        """The window is closed, whatever goes on in it."""
        os.close(self.outer)
        self.process.terminate()
        self.process.wait()


def plain(shown: bytes) -> str:
    """What a person reads, without colors."""
    return ESCAPE.sub("", shown.decode("utf-8", "replace")).replace("\r", "")


def drawn(screen: str) -> str:
    """The shapes that are still to be drawn, each in a corner of its own."""
    told = re.findall(r"(one|\d) (circle|square|triangle|line)", screen.rpartition("Still to draw:")[2])
    kinds = [kind for count, kind in told for _ in range(1 if count == "one" else int(count))]
    return "; ".join(shape(kind, *PLACES[place]) for place, kind in enumerate(kinds))


def shape(kind: str, x: int, y: int) -> str:
    """A shape around a point."""
    if kind in ("circle", "square"):
        return f"{kind} {x},{y} {100 if kind == 'circle' else 200}"
    ends = f"{x - 100},{y + 100} {x + 100},{y + 100}"
    return f"line {ends}" if kind == "line" else f"triangle {ends} {x},{y - 100}"


def answer(screen: str, turn: int) -> str:
    """What our person says: shapes at the easel, then that it is done; at the table one option after the other."""
    if screen.endswith("draw> "):
        return "done" if "Still to draw" not in screen else drawn(screen)
    options = screen.rpartition("---")[2]
    if over := re.search(r" (finish|done)$", options, re.MULTILINE):
        return over[1]
    listed = re.findall(r"^ *(\d+) ", options, re.MULTILINE)
    return str(listed[turn * 7 % len(listed)])


@pytest.mark.parametrize("key", sorted(SEATS))
def test_a_person_plays_a_whole_game_in_a_window(key: str, tmp_path: Path) -> None:
    with Window(tmp_path, key, "--seats", SEATS[key], "--seed", "5") as window:
        screen = window.until_asked()
        assert ANSWER[key] in window.say(f"? {ASKED[key]}")
        assert "  1. " in window.say("hint")
        turn = 0
        while PROMPT.search(screen):
            screen = window.say(answer(screen, turn))
            turn += 1
        assert window.process.wait() == 0
    assert "Won by" in screen
    (finished,) = tmp_path.rglob("finished/*.vern")
    record = read(finished.read_text("utf-8"))
    assert record.result is not None
    if key == "artbox":
        assert "This drawing is legal: type done to save it." in plain(window.raw.encode())
        assert {len(entry.payload["shapes"]) for entry in record.entries if entry.seat == 0 and entry.payload} == {4}


def test_a_window_shows_colors_and_the_table_stays_on_the_screen(tmp_path: Path) -> None:
    with Window(tmp_path, "avant_carde", "--seats", "you,random", "--seed", "5") as window:
        screen = window.until_asked()

    assert "\x1b[31mred-1" in window.raw, "the red card is red"
    assert "red-1" in screen, "and says so"
    assert screen.count("\n") < ROWS


def test_whoever_wants_no_colors_gets_none(tmp_path: Path) -> None:
    with Window(tmp_path, "avant_carde", "--seats", "you,random", "--seed", "5", NO_COLOR="1") as window:
        window.until_asked()

    assert not re.search(r"\x1b\[(3[0-7]|9[0-7]|38)", window.raw)
    assert "red-1" in window.raw
