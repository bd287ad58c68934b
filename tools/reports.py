"""Makes the reports of docs/reports, one command each; a run that was stopped goes on from its ledger.

python tools/reports.py              all of them
python tools/reports.py art_decko    one of them
"""

import sys
from pathlib import Path

from vernissage.cli import main as vernissage

ROOT = Path(__file__).parent.parent
OUT = ROOT / "docs" / "reports"
LEDGER = ROOT / "build" / "reports.ledger"
REPORTS: dict[str, list[str]] = {
    "art_decko": ["art_decko", "--seats", "3", "--bots", "amateur", "--games", "300"],
    "art_society": ["art_society", "--seats", "3", "--bots", "amateur", "--games", "400"],
    "avant_carde": ["avant_carde", "--seats", "3", "--bots", "amateur", "--games", "400"],
    "artbox": ["artbox", "--seats", "4", "--bots", "amateur", "--games", "60"],
    "patrons": ["avant_carde", "--atlas", "--games", "512"],
    "luck": ["art_society", "--luck", "--bots", "expert,amateur,novice,random", "--games", "100"],
    "what-if": ["art_decko", "--seats", "2", "--vary", "bank.sienna.cost=6", "--games", "200"],
}


def main(wanted: list[str]) -> int:
    """The reports that are wanted stand in docs/reports."""
    OUT.mkdir(exist_ok=True)
    LEDGER.parent.mkdir(exist_ok=True)
    for name in wanted or REPORTS:
        code = vernissage(["lab", *REPORTS[name], "--out", str(OUT / f"{name}.html"), "--ledger", str(LEDGER)])
        if code:
            return code
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
