"""Takes the pictures of docs/screenshots: every game in mid-play, on a desk and on a phone, by day and in the evening.

python tools/screenshots.py [game ...]
"""

import sys
import tempfile
from pathlib import Path

import services
from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from browser.hands import play_on, set_table  # noqa: E402  # the tests' folder is no package of ours
from server.support import Server  # noqa: E402  # as above

FOLDER = ROOT / "docs" / "screenshots"
SIZES = {"desktop": (1440, 900), "phone": (390, 844)}
TABLES = {"avant_carde": (2, 26), "art_decko": (2, 60), "art_society": (2, 30), "artbox": (3, 0)}


def main(wanted: list[str]) -> None:
    """The pictures are in their folder."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    program = services.find("chromium")
    serve = str(ROOT / "tests" / "browser" / "serve.py")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright, Server(Path(folder), script=serve) as server:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        for scheme in ("light", "dark"):
            for name in wanted or ["home", *TABLES]:
                take(browser, server.url, name, scheme)
        browser.close()


def take(browser: Browser, url: str, name: str, scheme: str) -> None:
    """One table, looked at in both sizes."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, base_url=url, color_scheme=scheme, device_scale_factor=1)  # type: ignore[arg-type]  # light or dark
    page = context.new_page()
    page.goto("/")
    page.locator("article h3").first.wait_for()
    if name != "home":
        bots, moves = TABLES[name]
        set_table(page, name, bots, level="amateur")
        if name == "artbox":
            sketch(page)
        else:
            play_on(page, moves, seed=5)
            until_asked(page, ".anchor" if name == "art_society" else "[data-option]")
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.mouse.move(1, 1)
        page.wait_for_timeout(700)
        page.evaluate("scrollTo(0, 0)")
        page.screenshot(path=FOLDER / f"{name}-{size}-{scheme}.png")
        print(f"{name}-{size}-{scheme}")
    context.close()


def until_asked(page: Page, what: str) -> None:
    """The person is asked something that shows."""
    for seed in range(60):
        page.locator("[data-option], article.end").first.wait_for()
        if page.locator(what).count() or page.locator("article.end").count():
            return
        play_on(page, 1, seed=seed, patience=0.5)


def sketch(page: Page) -> None:
    """A few shapes lie on the sheet."""
    for _step in range(300):
        if page.locator("[data-chip]").count():
            break
        play_on(page, 1, spots=False, patience=0.2)
    steps = [("ArrowUp", 14, "]", 0), ("ArrowDown", 16, "]", 1), ("ArrowLeft", 18, "[", 2), ("ArrowRight", 20, "]", 3)]
    for key, times, turn, more in steps:
        chip = page.locator("[data-chip]:enabled").first
        if chip.count() == 0:
            break
        chip.click()
        shapes = page.locator("[data-shape]")
        shapes.nth(shapes.count() - 1).focus()
        for press in [key] * times + [turn] * more + ["Shift+ArrowRight"] * more:
            page.keyboard.press(press)
    page.wait_for_timeout(1000)


if __name__ == "__main__":
    main(sys.argv[1:])
