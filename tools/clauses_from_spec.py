"""Turns the clause ids of a specification into a first clauses.toml, to be worded by hand.

    python tools/clauses_from_spec.py SPEC.md > clauses.toml

Each id keeps its provenance mark and the heading it stands under. The wording is left open on purpose: it must be ours.
"""

import re
import sys
from pathlib import Path

HEADING = re.compile(r"^#+\s+(?:[\d.]+\s+)?(.+?)\s*$")
CLAUSE = re.compile(
    r"^[-|]\s*\**([A-Z]{2}-[A-Z0-9]+-\d+)\**\.?\s*(?:\[([^\]]+)\])?"
)  # a list item or the first cell of a row
MARK = re.compile(r"\| ([REPH]\b[^|]*) \|$")
OPEN = "(to be worded)"


def skeleton(spec: str) -> str:
    """One table for each clause id, in the order of the specification, each once."""
    page = ""
    seen: dict[str, tuple[str, str]] = {}
    for line in spec.splitlines():
        if heading := HEADING.match(line):
            page = heading[1]
        elif clause := CLAUSE.match(line):
            mark = clause[2] or (cell[1] if (cell := MARK.search(line)) else "H" if "RULING" in clause[1] else "R")
            seen.setdefault(clause[1], (mark.replace('"', "'"), page))
    tables = [f'[{name}]\nfrom = "{mark}"\npage = "{where}"\ntext = "{OPEN}"\n' for name, (mark, where) in seen.items()]
    return "\n".join(tables)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python tools/clauses_from_spec.py SPEC.md")
    print(skeleton(Path(sys.argv[1]).read_text("utf-8")), end="")
