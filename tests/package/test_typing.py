"""Type checkers know each game's view and options: a user's script passes, and planted mistakes are found."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parent / "user_script.py"
MISTAKES = [
    ('"avant_carde", seats=3', '"avant_cadre", seats=3'),
    ('patrons="parisians"', 'patrons="martians"'),
    ("gold_tiles=True", "golden_tiles=True"),
    ("decko.view(0).galleries", "decko.view(0).stacks"),
    ("awards: int = carde.view().awards", "awards: str = carde.view().awards"),
    ("sandglass=45", "sandglass=46"),
]


def mypy(folder: Path) -> list[str]:
    """What mypy says, a line a mistake."""
    command = [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", "--config-file", os.devnull]
    run = subprocess.run([*command, str(folder)], cwd=folder, capture_output=True, text=True, check=False)
    return [line for line in run.stdout.splitlines() if ": error:" in line]


def pyright(folder: Path) -> list[str]:
    """What pyright says, a line a mistake; basedpyright is pyright in a wheel that brings all it needs."""
    (folder / "pyrightconfig.json").write_text('{"typeCheckingMode": "standard"}', "utf-8")
    command = [str(Path(sys.executable).parent / "basedpyright"), "--pythonpath", sys.executable, str(folder)]
    run = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert "error" in run.stdout, run.stdout + run.stderr
    return [line for line in run.stdout.splitlines() if " - error:" in line]


@pytest.mark.parametrize("checker", [mypy, pyright])
def test_the_script_passes_and_every_planted_mistake_is_found(checker: "type[object]", tmp_path: Path) -> None:
    check = globals()[checker.__name__]
    text = SCRIPT.read_text("utf-8")
    (tmp_path / "right.py").write_text(text, "utf-8")
    for number, (right, wrong) in enumerate(MISTAKES):
        assert right in text
        (tmp_path / f"wrong_{number}.py").write_text(text.replace(right, wrong), "utf-8")
    found = check(tmp_path)
    assert [line for line in found if "right.py" in line] == []
    for number in range(len(MISTAKES)):
        assert [line for line in found if f"wrong_{number}.py" in line], MISTAKES[number]
