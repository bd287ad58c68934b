"""The end of a game and looking through it again."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import NewPage
from browser.hands import audit

GAMES = Path(__file__).parents[1] / "games"
CLAUSE = re.compile(r"\b[A-Z]{2}-[A-Z]+-\d+")


def bring(page: Page, game: str) -> str:
    """The shortest golden game has been brought here; the answer is its address."""
    found = [path for path in (GAMES / game / "golden").glob("*.vern") if not path.name.startswith("1")]
    record = min(found, key=lambda path: path.stat().st_size)
    page.goto("/")
    page.locator("article h3").first.wait_for()
    page.wait_for_function("() => localStorage.getItem('been-here') !== null")
    made = page.evaluate(
        """async (record) => {
          const me = await (await fetch('/api/me')).json();
          const headers = {'X-CSRF-Token': me.csrf};
          return (await fetch('/api/records', {method: 'POST', headers, body: record})).json();
        }""",
        record.read_text("utf-8"),
    )
    return f"/t/{made['id']}"


@pytest.mark.parametrize("game", ["art_society", "art_decko", "avant_carde"])
def test_the_finished_table_stays_on_stage_beside_its_points(new_page: NewPage, game: str) -> None:
    page = new_page()
    page.goto(bring(page, game))
    end = page.locator("article.end")
    end.locator(".tally li").first.wait_for()
    end.locator(".stage img").nth(4).wait_for(state="attached")

    assert end.locator(".stage img").count() > 3, "what was made is still there"
    names = end.locator(".tally li strong").all_inner_texts()
    assert names
    for part in (".tally", ".sheet", "header"):
        assert not CLAUSE.search(end.locator(part).first.inner_text()), part
    assert all("rule" not in name for name in names)
    chart = end.locator(".charts figure svg").first
    chart.wait_for()
    box = chart.bounding_box()
    assert box is not None
    assert box["width"] <= 700, "a chart is not blown up"
    assert audit(page) == []


def test_a_wall_can_be_taken_home(new_page: NewPage) -> None:
    page = new_page()
    page.goto(bring(page, "art_society"))
    page.locator(".end .stage .wall img[src^=blob]").first.wait_for()
    with page.expect_download() as taken:
        page.get_by_role("button", name="Picture (SVG)").click()
    svg = Path(taken.value.path()).read_text("utf-8")
    with page.expect_download() as painted:
        page.get_by_role("button", name="Picture (PNG)").click()
    png = Path(painted.value.path()).read_bytes()

    assert svg.startswith("<svg ")
    assert svg.count("<svg ") > 3, "every painting of the wall is in it"
    assert "Art Society at Vernissage" in svg
    assert "blob:" not in svg, "it stands on its own"
    assert png.startswith(b"\x89PNG")
    assert len(png) > 20_000


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_a_game_is_looked_through_by_keys(new_page: NewPage, width: int, height: int) -> None:
    page = new_page(width, height)
    page.goto(f"{bring(page, 'avant_carde')}/replay")
    slider = page.get_by_label("Moment of the game")
    expect(page.locator("aside li button").first).to_be_visible()
    page.locator("h1").evaluate("(head) => document.activeElement.blur()")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    page.keyboard.press("Shift+ArrowRight")
    expect(slider).not_to_have_value("1")
    assert int(slider.input_value()) > 1
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    page.keyboard.press("End")
    last = int(slider.get_attribute("max") or 0)
    expect(slider).to_have_value(str(last))
    expect(page).to_have_url(re.compile(f"at={last}$"))
    page.locator("aside li button").nth(3).click()
    expect(slider).not_to_have_value(str(last))
    assert 0 < int(slider.input_value()) < last
    page.get_by_label("Speed").select_option("four")
    page.keyboard.press("Escape")
    assert audit(page) == []


def test_a_moment_has_an_address(new_page: NewPage) -> None:
    page = new_page()
    address = bring(page, "avant_carde")
    page.goto(f"{address}/replay?seat=-2&at=57")

    expect(page.get_by_label("Moment of the game")).to_have_value("57")
    page.locator(".rivals .open img").first.wait_for()  # everything is open: hands too
