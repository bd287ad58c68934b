"""Builds the documentation as a site into build/site, or a folder that is named, without a network.

It needs `pip install 'vernissage[docs]'`.

A link that leads out of docs/, to a source file, is its name on the site.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
LINK = re.compile(r"(?<!!)\[([^\]]*)\]\((\.\./[^)]*)\)")


def main(folder: Path) -> int:
    """The site is built in the folder; a warning is an error."""
    pages = folder / "docs"
    shutil.rmtree(pages, ignore_errors=True)
    shutil.copytree(ROOT / "docs", pages)
    for page in pages.rglob("*.md"):
        text = page.read_text("utf-8")
        for link in LINK.finditer(text):
            if not (page.parent / link.group(2).partition("#")[0]).exists():
                text = text.replace(link.group(0), link.group(1))
        page.write_text(text, "utf-8")
    build = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--strict", "--site-dir", str(folder / "site")]
    return subprocess.run(build, cwd=ROOT, check=False, env={**os.environ, "SITE_PAGES": str(pages)}).returncode


if __name__ == "__main__":
    sys.exit(main(Path(*sys.argv[1:]).resolve() if sys.argv[1:] else ROOT / "build"))
