"""The wheel as a new user gets it: built once, tried in clean environments without the repository."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
LEFT_OUT = shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info", "node_modules")
TOP = ["pyproject.toml", "setup.py", "compiled.toml", "MANIFEST.in", "README.md", "LICENSE", "NOTICE"]


def test_the_bare_install_and_the_server_do_what_help_says(tmp_path: Path) -> None:
    tree, dist = tmp_path / "tree", tmp_path / "dist"
    for name in ("src", "tools"):
        shutil.copytree(ROOT / name, tree / name, ignore=LEFT_OUT)
    for name in TOP:
        shutil.copy(ROOT / name, tree / name)
    build = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    pure = {**os.environ, "VERNISSAGE_PURE": "1"}
    subprocess.run([*build, "--wheel-dir", str(dist), str(tree)], check=True, env=pure, capture_output=True)

    command = [sys.executable, str(ROOT / "tools" / "try_wheel.py"), str(dist)]
    run = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path)

    assert run.returncode == 0, run.stdout + run.stderr
    assert "server: everything works or says what to install" in run.stdout
