"""Manners of the command under stress: Ctrl-C, files that are not there, games that are not over, small samples."""

import json
import os
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from patience import OwnTime

from vernissage.cli import main
from vernissage.cli.commands import COMMANDS
from vernissage.lab.exact import interval
from vernissage.lab.runner import Where
from vernissage.lab.tournament import Contest, likelihood, tournament
from vernissage.lab.tournament import interval as interval_of_deals
from vernissage.server.storage import open_store

BOT = """
from vernissage.bots.bot import Choice


class Last:
    def choose(self, game, view, options, rng, budget):
        return Choice(options[-1])


class Broken:
    pass
"""


def stopped(words: list[str], folder: Path) -> tuple[OwnTime, int, str]:
    """What the command takes to end once Ctrl-C is pressed after its first games, its exit code and its words."""
    ours, theirs = os.openpty()
    command = [sys.executable, "-m", "vernissage", *words]
    # Where the tests themselves were started deaf to Ctrl-C, the command would be too.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    process = subprocess.Popen(command, stdout=theirs, stderr=theirs, cwd=folder, start_new_session=True)
    signal.signal(signal.SIGINT, before)
    os.close(theirs)
    said = b""
    while not re.search(rb"[1-9]\d*/\d+", said):
        said += os.read(ours, 4096)
    took = OwnTime(process.pid)
    os.killpg(process.pid, signal.SIGINT)
    while process.poll() is None:
        said += heard(ours, 0.01)
        took.look()
    while more := heard(ours, 0):
        said += more
    os.close(ours)
    return took, process.returncode, said.decode("utf-8", "replace")


def heard(terminal: int, seconds: float) -> bytes:
    """What is said on a terminal within a time; nothing once its other end is closed."""
    try:
        return os.read(terminal, 4096) if select.select([terminal], [], [], seconds)[0] else b""
    except OSError:
        time.sleep(seconds)
        return b""


@pytest.mark.parametrize(
    "words",
    [
        ["simulate", "avant_carde", "--bots", "novice", "--games", "1000000", "--jobs", "2"],
        ["tournament", "art_society", "--bots", "novice,random", "--games", "1000000", "--jobs", "2"],
    ],
)
def test_ctrl_c_stops_at_once_and_tells_what_was_played(words: list[str], tmp_path: Path) -> None:
    # The time in which it stood in line for a processor is other people's. Games that were played to their end first
    # would stand in line as well, but they would work.
    times = []
    for _ in range(3):  # whoever holds the watch stands in line too, and may look too late
        took, code, said = stopped(words, tmp_path)
        assert code == 130
        assert "stopped; of 1000000 games these were played:" in said
        assert re.search(r"\d+ games, ", said)
        assert "Traceback" not in said
        times.append(max(took.seconds, took.ran))
        if times[-1] < 2:
            break
    assert min(times) < 2


def test_forty_of_forty_is_not_certainty() -> None:
    assert interval(40, 40) == pytest.approx((0.9119, 1.0), abs=1e-4)
    assert interval(0, 10) == pytest.approx((0.0, 0.3085), abs=1e-4)
    assert interval(5, 10) == pytest.approx((0.1871, 0.8129), abs=1e-4)
    assert interval_of_deals([1.0] * 20) == pytest.approx((0.8316, 1.0), abs=1e-4)
    low, high = interval_of_deals([0.5] * 99 + [1.0])
    assert 0.49 < low < 0.505 < high < 0.52
    assert 5 < likelihood([1.0] * 20, 0.5, 0.55) < 20


def test_a_backup_of_no_database_is_refused_and_leaves_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code = main(["backup", str(tmp_path / "b"), "--database", f"sqlite:///{tmp_path / 'none.sqlite'}"])
    assert code == 2
    assert "there is no database" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_the_ladder_looks_at_its_page_before_it_plays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "page.md").write_text("no place", "utf-8")
    for page in ("nowhere.md", "page.md"):
        words = ["ladder", "art_decko", "--page", str(tmp_path / page), "--ledger", str(tmp_path / "ledger")]
        assert main(words) == 2
        assert page in capsys.readouterr().err


def test_a_game_in_the_terminal_is_saved_as_it_goes_and_offered_again(tmp_path: Path) -> None:
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "HOME": str(tmp_path)}

    def play(*words: str, said: str) -> "subprocess.CompletedProcess[str]":
        command = [sys.executable, "-m", "vernissage", "play", *words]
        return subprocess.run(command, input=said, env=environment, capture_output=True, text=True, check=False)

    first = play("art_society", "--seats", "you,random", "--seed", "5", said="1\n")
    assert "The game is saved" in first.stdout
    moves = (tmp_path / "vernissage" / "terminal" / "art_society.vern").read_text("utf-8").count('"text"')
    assert moves > 0

    again = play("--resume", said="journal\n" + "1\n" * 300)
    assert "Won by" in again.stdout
    assert "finished" in again.stdout
    assert not (tmp_path / "vernissage" / "terminal" / "art_society.vern").exists()
    none = play("--resume", said="")
    assert none.returncode == 2
    assert "no unfinished game" in none.stderr


@pytest.mark.parametrize(
    "words",
    [
        ["games"],
        ["rules", "avant_carde"],
        ["rules", "avant_carde", "AC-PLAY-03"],
        ["doctor"],
        ["puzzles", "art_society"],
        ["doctor", "--database", "sqlite:///FOLDER/house.sqlite"],
        ["backup", "FOLDER/house.backup", "--database", "sqlite:///FOLDER/house.sqlite"],
        ["remove", "--finished", "30", "--database", "sqlite:///FOLDER/house.sqlite"],
    ],
    ids=" ".join,
)
def test_what_is_data_is_given_as_json(words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    open_store(f"sqlite:///{tmp_path / 'house.sqlite'}").migrate()
    assert main([*(word.replace("FOLDER", str(tmp_path)) for word in words), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)


def test_the_ladder_as_json_writes_no_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    played = tournament(Contest("art_society", {"seats": 2}, ("random", "random")), 2, 1, Where())
    monkeypatch.setattr("vernissage.cli.ladder.climb", lambda *_: [(None, played)])
    words = ["ladder", "art_society", "--ledger", str(tmp_path / "ledger"), "--page", str(tmp_path / "page")]
    assert main([*words, "--json"]) == 0
    assert [cell["games"] for cell in json.loads(capsys.readouterr().out)] == [2]
    assert not (tmp_path / "page").exists()


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_knows_every_command(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["completion", shell]) == 0
    out = capsys.readouterr().out
    assert all(name in out for name in COMMANDS)
    assert "avant_carde" in out
    if shell == "bash":
        asked = f'{out}\nCOMP_WORDS=(vernissage play --se) COMP_CWORD=2; _vernissage; echo "${{COMPREPLY[@]}}"'
        said = subprocess.run(["bash", "-c", asked], capture_output=True, text=True, check=True).stdout
        assert said.split() == ["--seats", "--seed"]


def test_a_bot_of_ones_own_plays_from_its_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "mine.py").write_text(BOT, "utf-8")
    mine = f"{tmp_path / 'mine.py'}:Last"
    assert main(["simulate", "art_society", "--games", "4", "--jobs", "2", "--bots", mine, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 4
    assert main(["tournament", "art_society", "--games", "4", "--bots", f"{mine},random"]) == 0
    assert "Last" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("{}/mine.py:Nobody", "has no class Nobody"),
        ("{}/none.py:Last", "there is no file"),
        ("{}/mine.py:Broken", "is no bot"),
        ("{}/wrong.py:Last", "line 1"),
        ("no.such.module:Last", "there is no module 'no'"),
        ("somebody", "has no bot 'somebody'; there are random"),
    ],
)
def test_what_is_no_bot_is_told_in_one_sentence(
    name: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "mine.py").write_text(BOT, "utf-8")
    (tmp_path / "wrong.py").write_text("def :", "utf-8")
    assert main(["simulate", "art_society", "--bots", name.format(tmp_path)]) == 2
    err = capsys.readouterr().err
    assert sentence in err
    assert len(err.splitlines()) == 1
