"""Installs the compiled engine, with the tiny game of the tests and Leduc poker in the same build, into the environment
that runs this.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
PLAIN = shutil.ignore_patterns("*.so", "__pycache__", "static", "*.egg-info")
TOOLS = [
    f"tools/{name}"
    for name in ("backend.py", "modules.py", "documented.py", "training.py", "unchecked.py", "unchecked.toml")
]
TOP = ("setup.py", "pyproject.toml", "compiled.toml", "README.md", "LICENSE", "NOTICE")


def main() -> int:
    """The engine with both small games is installed."""
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder)
        shutil.copytree(ROOT / "src", tree / "src", ignore=PLAIN)
        shutil.copytree(ROOT / "tests" / "hush", tree / "src" / "hush", ignore=PLAIN)
        shutil.copytree(ROOT / "bench" / "twins" / "leduc", tree / "src" / "leduc", ignore=PLAIN)
        for name in (*TOP, *TOOLS):
            (tree / name).parent.mkdir(exist_ok=True)
            shutil.copy(ROOT / name, tree / name)
        text = (tree / "pyproject.toml").read_text("utf-8")
        (tree / "pyproject.toml").write_text(
            text.replace('vernissage = ["py.typed"', 'hush = ["*.toml"]\nvernissage = ["py.typed"'), "utf-8"
        )
        command = [
            sys.executable,
            "-m",
            "pip",
            "install",
            "--quiet",
            "--force-reinstall",
            "--no-deps",
            "--no-build-isolation",
            str(tree),
        ]
        return subprocess.run(
            command, env={**os.environ, "VERNISSAGE_EXTRA": "src/hush/game.py,src/leduc/game.py"}, check=False
        ).returncode


if __name__ == "__main__":
    sys.exit(main())
