"""The wheel as a new user gets it: built once, tried in clean environments without the repository.

`python tools/installs.py` tries every extra with every command, and both ends of the range of librt; here is what each
kind of install must do on every day.
"""

import subprocess
import sys
from pathlib import Path

import installs
import pytest


@pytest.fixture(scope="module")
def dist() -> Path:
    """One build for all who test, and for the next time with the same sources."""
    return installs.wheel("pure", installs.fingerprint()).parent


@pytest.mark.parametrize(
    ("words", "last"),
    [
        (["--extras", ""], "bare: everything works or says what to install"),
        (["--extras", "server"], "server: everything works or says what to install"),
        (["--extras", "lab,research", "--own"], "research: everything works or says what to install"),
    ],
    ids=["the bare install", "the server", "the laboratory and research"],
)
def test_an_install_does_what_it_is_for(words: list[str], last: str, dist: Path) -> None:
    command = [sys.executable, str(installs.ROOT / "tools" / "try_wheel.py"), str(dist), *words]
    run = subprocess.run(command, capture_output=True, text=True, check=False, cwd=dist)

    assert run.returncode == 0, run.stdout + run.stderr
    assert last in run.stdout


def test_the_ends_of_librt_are_those_of_the_project() -> None:
    asked = (installs.ROOT / "pyproject.toml").read_text("utf-8")
    assert f'"librt>={installs.LIBRT[0].removesuffix(".0")},<' in asked
    assert f'"librt=={installs.LIBRT[-1]}"' in asked, "the engine is built with the highest there is"


def test_an_install_that_was_tried_with_these_sources_is_not_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(installs, "LEDGER", tmp_path / "done.json")

    def tried(case: str, _sources: str) -> str:
        asked.append(case)
        return "fine"

    monkeypatch.setattr(installs, "tried", tried)
    monkeypatch.setattr(sys, "argv", ["installs.py", "bare", "lab"])

    assert installs.main() == 0
    assert installs.main() == 0

    assert asked == ["bare", "lab"]
    assert capsys.readouterr().out.endswith("bare: done\nlab: done\n")
