"""The notebooks run from top to bottom, cell by cell."""

import json
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NOTEBOOKS = sorted((ROOT / "notebooks").glob("*.ipynb"))


def test_there_are_notebooks() -> None:
    assert [path.stem for path in NOTEBOOKS] == ["a_balance_question", "first_steps", "train_and_watch"]


@pytest.mark.parametrize("path", NOTEBOOKS, ids=[path.stem for path in NOTEBOOKS])
def test_a_notebook_runs(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    book = json.loads(path.read_text("utf-8"))
    names: dict[str, object] = {"__name__": "__notebook__"}
    for number, cell in enumerate(book["cells"]):
        if cell["cell_type"] != "code":
            continue
        assert cell["outputs"] == [], "notebooks are kept without their outputs"
        code = "".join(cell["source"])
        # Small, so that it runs in seconds on the interpreted engine as well.
        code = (
            code.replace("GAMES = 400", "GAMES = 20")
            .replace("STEPS = 400", "STEPS = 40")
            .replace("tables=64", "tables=8")
        )
        exec(compile(code, f"{path.name}[{number}]", "exec"), names)
