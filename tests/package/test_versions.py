"""One version everywhere: the package, the changelog, the citation, and the tag of a release."""

import re
import subprocess
import sys
from pathlib import Path

import notes
import yaml

from vernissage.version import __version__

ROOT = Path(__file__).parents[2]


def test_the_latest_section_of_the_changelog_is_this_version_and_every_section_is_dated() -> None:
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")

    assert next(iter(notes.sections(text))) == __version__
    assert len(notes.sections(text)) == len(re.findall(r"^## ", text, re.MULTILINE)), "a section has no date"


def test_whoever_cites_cites_this_version_and_its_day() -> None:
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))

    assert cited["version"] == __version__
    assert f"## {__version__} ({cited['date-released']})" in (ROOT / "CHANGELOG.md").read_text("utf-8")


def test_a_release_tells_its_section_and_refuses_another_tag() -> None:
    told = subprocess.run(
        [sys.executable, notes.__file__, f"v{__version__}"], capture_output=True, text=True, check=True
    )
    other = subprocess.run([sys.executable, notes.__file__, "v9.9.9"], capture_output=True, text=True, check=False)

    assert "### Added" in told.stdout
    assert "\n## " not in told.stdout
    assert (other.returncode, other.stdout) == (1, "")
