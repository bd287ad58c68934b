"""`python -m vernissage.art FOLDER` writes a contact sheet for each game."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from vernissage.art.sheet import write


def main(arguments: list[str] | None = None) -> int:
    """Contact sheets are written and their names printed."""
    parser = argparse.ArgumentParser(
        prog="python -m vernissage.art", description="Write a contact sheet of every picture."
    )
    parser.add_argument("folder", type=Path)
    for path in write(parser.parse_args(arguments).folder):
        sys.stdout.write(f"{path}\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
