"""The documentation as a site: built without a warning, with links that lead somewhere and a fresh reference."""

import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
import reference

ROOT = Path(__file__).parent.parent


class Page(HTMLParser):
    """The places a page links to, what it loads, and the places in it that can be linked to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.places: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        known = dict(attrs)
        self.places |= {place for place in (known.get("id"), known.get("name")) if place}
        if tag == "a" and known.get("href"):
            self.links.append(known["href"] or "")
        self.loads += [known[name] or "" for name in ("src", "href") if tag != "a" and known.get(name)]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")  # of this worker alone
    built = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "site.py"), str(folder)], capture_output=True, text=True, check=False
    )
    assert built.returncode == 0, built.stdout + built.stderr
    assert "WARNING" not in built.stdout + built.stderr
    return folder / "site"


def test_every_link_of_the_site_leads_somewhere(site: Path) -> None:
    pages = {path: Page(path.read_text("utf-8")) for path in site.rglob("*.html") if "reports" not in path.parts}
    assert len(pages) > 25
    lost = []
    for path, page in pages.items():
        for link in [*page.links, *page.loads]:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc or path.name == "404.html":
                continue
            target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            target = target / "index.html" if target.is_dir() else target
            if not target.exists() or (parts.fragment and target in pages and lacks(pages[target], parts.fragment)):
                lost.append(f"{path.relative_to(site)}: {link}")
    assert lost == []


def lacks(page: Page, place: str) -> bool:
    """The page has no such place."""
    return unquote(place) not in page.places


def test_the_site_loads_nothing_from_elsewhere(site: Path) -> None:
    loaded = {link for path in site.glob("*.html") for link in Page(path.read_text("utf-8")).loads}
    assert [link for link in loaded if urlsplit(link).netloc] == []


@pytest.mark.parametrize("name", sorted(reference.PAGES))
def test_the_reference_is_fresh(name: str) -> None:
    page = (ROOT / "docs" / name).read_text("utf-8")
    assert page == reference.PAGES[name](), "run python tools/reference.py"


def test_the_reference_names_what_programs_build_on() -> None:
    page = (ROOT / "docs" / "reference-python.md").read_text("utf-8")
    assert "#### new" in page
    assert "`play(seat: int, *moves: str, payload: Any=None, ms: int=0) -> list[Told]`" in page
    assert "| `gold_tiles` | `bool = True` |" in page
    assert "#### class House" in page
