"""The notes of a release: its section of CHANGELOG.md, which must be dated and of the version that is built.

python tools/notes.py v0.2.0
"""

import re
import sys
from pathlib import Path

from vernissage.version import __version__

CHANGELOG = Path(__file__).parent.parent / "CHANGELOG.md"
SECTION = re.compile(r"^## (\S+) \((\d{4}-\d\d-\d\d)\)\n(.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL)


def sections(text: str) -> dict[str, str]:
    """What is told of each dated version, the latest first."""
    return {version: told.strip() for version, _date, told in SECTION.findall(text)}


def main() -> int:
    """The notes of the version that was asked for are on the screen, or it is said why there are none."""
    tag = sys.argv[1] if len(sys.argv) > 1 else f"v{__version__}"
    if tag != f"v{__version__}":
        print(f"the tag says {tag}, src/vernissage/version.py says {__version__}", file=sys.stderr)
        return 1
    told = sections(CHANGELOG.read_text("utf-8")).get(__version__)
    if told is None:
        print(f"CHANGELOG.md has no dated section for {__version__}", file=sys.stderr)
        return 1
    print(told)
    return 0


if __name__ == "__main__":
    sys.exit(main())
