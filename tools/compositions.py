"""What the judge of #ARTBOX says of composed pictures, beside what a table would say.

python tools/compositions.py            the table, and every picture on which judge and table differ
python tools/compositions.py --write    the table, written into docs/exactness.md

*Before* is the judge without AB-RULING-52, under which a line had to keep half of its length to itself.
"""

import argparse
import json
import os
import sys
from collections import Counter
from pathlib import Path
from typing import Any

HOUSE = Path(__file__).resolve().parent.parent
os.environ["VERNISSAGE_PURE"] = "1"
sys.path.insert(0, str(HOUSE / "src"))

from vernissage.games.artbox import judge as rules  # noqa: E402
from vernissage.games.artbox.shapes import read  # noqa: E402

PICTURES = HOUSE / "tests" / "games" / "artbox" / "compositions.jsonl"
PAGE = HOUSE / "docs" / "exactness.md"
LABELS = ["legal", "debatable", "illegal"]


def is_legal(picture: dict[str, Any]) -> bool:
    """The judge's word on a picture that has just the rolled shapes."""
    drawing = read({"v": 1, "shapes": picture["shapes"]})
    return rules.judge(drawing, [sum(shape[0] == kind for shape in drawing) for kind in range(4)]).legal


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    pictures = [json.loads(row) for row in PICTURES.read_text("utf-8").splitlines()]
    now = Counter((picture["label"], is_legal(picture)) for picture in pictures)
    for picture in pictures:
        if is_legal(picture) != (picture["label"] == "legal"):
            verdict = "accepted" if is_legal(picture) else "refused"
            print(f"{verdict}, though {picture['label']}: {picture['name']} ({picture['reason']})")
    vars(rules)["runs_on"] = lambda line, others: False
    before = Counter((picture["label"], is_legal(picture)) for picture in pictures)
    rows = [
        f"| {label} | {sum(now[label, legal] for legal in (True, False))} "
        f"| {before[label, True]} | {before[label, False]} | {now[label, True]} | {now[label, False]} |"
        for label in LABELS
    ]
    head = [
        "| A table would say | Pictures | before: accepted | refused | now: accepted | refused |",
        "|---|---|---|---|---|---|",
    ]
    table = "\n".join(head + rows)
    print(table)
    if asked.write:
        page = PAGE.read_text("utf-8")
        first, rest = page.split("<!-- compositions -->\n")[0], page.split("<!-- end of compositions -->")[1]
        PAGE.write_text(f"{first}<!-- compositions -->\n{table}\n<!-- end of compositions -->{rest}", "utf-8")


if __name__ == "__main__":
    main()
