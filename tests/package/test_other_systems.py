"""Windows has no fcntl, no resource, no fork: the house imports and plays without them."""

import os
import subprocess
import sys
from pathlib import Path

PROGRAM = Path(__file__).parent / "windows.py"


def test_every_module_is_imported_and_commands_run_without_what_only_unix_has(tmp_path: Path) -> None:
    home = {**os.environ, "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
    run = subprocess.run([sys.executable, str(PROGRAM)], capture_output=True, text=True, check=False, env=home)
    assert run.returncode == 0, run.stdout + run.stderr
    assert int(run.stdout.split()[-2]) > 300


def test_an_import_of_a_hidden_module_would_be_found(tmp_path: Path) -> None:
    planted = tmp_path / "vernissage_planted.py"
    planted.write_text("import resource\n", "utf-8")
    program = f"import sys; sys.path[:0] = [{str(PROGRAM.parent)!r}, {str(tmp_path)!r}]\n"
    program += "import builtins, windows; builtins.__import__ = windows.importing; import vernissage_planted"
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert "No module named 'resource'" in run.stderr
