"""Every Python block of the README and the docs runs, in order, in a folder of its own."""

import re
from pathlib import Path

import pytest

from vernissage.server.settings import Settings

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
BLOCK = re.compile(r"^```python\n(.*?)^```", re.DOTALL | re.MULTILINE)
LINK = re.compile(r"\]\((?!https?://|#)([^)#]+)")


@pytest.mark.parametrize(
    "page", [page for page in PAGES if BLOCK.search(page.read_text("utf-8"))], ids=lambda page: page.name
)
def test_the_code_on_the_page_runs(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": "page"}
    for block in BLOCK.findall(page.read_text("utf-8")):
        exec(compile(block, page.name, "exec"), names)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_of_the_page_leads_somewhere(page: Path) -> None:
    for target in LINK.findall(page.read_text("utf-8")):
        assert (page.parent / target).exists(), target


def test_every_setting_of_the_server_is_on_the_operators_page_and_no_other() -> None:
    rows = re.findall(r"^\| (`VERNISSAGE_[^|]*)\|", (ROOT / "docs" / "operate.md").read_text("utf-8"), re.MULTILINE)
    told = [name.strip("` ").removeprefix("VERNISSAGE").lower().strip("_") for row in rows for name in row.split(",")]
    known = list(Settings.__struct_fields__)
    assert [name for name in told if not any(each == name or each.endswith(name) for each in known)] == []
    assert [each for each in known if not any(each == name or each.endswith(name) for name in told)] == []
