"""Takes the pictures of docs/screenshots: every game in mid-play, on a desk and on a phone, by day and in the evening.

python tools/screenshots.py                       the pictures of the docs
python tools/screenshots.py SCENE ... --into DIR  some scenes, or with `all` every page of the process, elsewhere
python tools/screenshots.py --all [GAME ...]      twelve moments of every game in five sizes, light and dark, into
                                                  build/screenshots, with a page that shows them beside each other
"""

import argparse
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

import services
from moments import TOURS, play_well
from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from browser.hands import play_on, set_table  # noqa: E402  # the tests' folder is no package of ours
from server.support import Server  # noqa: E402  # as above

FOLDER = ROOT / "docs" / "screenshots"
SIZES = {"desktop": (1440, 900), "phone": (390, 844)}
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
ALL_SIZES = ((390, 844), (820, 1180), (1280, 720), (1440, 900), (1920, 1080))
ALBUM = ROOT / "build" / "screenshots"


def main(wanted: list[str], folder: Path) -> None:
    """The pictures are in their folder."""
    folder.mkdir(parents=True, exist_ok=True)
    names = list(SCENES) if wanted == ["all"] else wanted or list(DOCS)
    with house() as (browser, url):
        for name in names:
            take(browser, url, name, folder)


def album(wanted: list[str], folder: Path) -> None:
    """Twelve moments of every game, each in every size and light, and a page that shows them."""
    with house() as (browser, url):
        for game in wanted or list(TOURS):
            context = browser.new_context(
                viewport={"width": 1440, "height": 900}, base_url=url, reduced_motion="reduce"
            )
            page = context.new_page()
            (folder / game).mkdir(parents=True, exist_ok=True)
            for moment in TOURS[game](page):
                look_round(page, folder / game, moment)
            context.close()
    shown = [
        f"<h2>{folder_of.name}: {moment}</h2>"
        + "".join(
            f'<a href="{each.relative_to(folder)}"><img height=300 src="{each.relative_to(folder)}"></a>\n'
            for each in sorted(folder_of.glob(f"{moment}.*.png"))
        )
        for folder_of in sorted(folder.iterdir())
        if folder_of.is_dir()
        for moment in sorted({each.name.partition(".")[0] for each in folder_of.glob("*.png")})
    ]
    (folder / "index.html").write_text("<!doctype html>\n" + "\n".join(shown), "utf-8")


def look_round(page: Page, folder: Path, moment: str) -> None:
    """What is on the page now, in every size and light; afterwards the page is as it was."""
    page.locator("[data-film=plays]").wait_for(state="hidden")
    page.wait_for_timeout(2500)  # until nothing that has just happened is told or glows any more
    page.mouse.move(1, 1)
    for width, height in ALL_SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for scheme in SCHEMES:
            page.emulate_media(color_scheme=scheme)
            page.wait_for_timeout(250)
            page.screenshot(path=folder / f"{moment}.{width}x{height}.{scheme}.png")
    page.set_viewport_size({"width": 1440, "height": 900})
    page.emulate_media(color_scheme="light")
    print(f"{folder.name} {moment}", flush=True)


@contextmanager
def house() -> Iterator[tuple[Browser, str]]:
    """A browser, and the address of a house whose deals are always the same."""
    serve = str(ROOT / "tests" / "browser" / "serve.py")
    with (
        tempfile.TemporaryDirectory() as data,
        sync_playwright() as playwright,
        Server(Path(data), script=serve) as server,
    ):
        browser = playwright.chromium.launch(executable_path=services.find("chromium"), args=["--no-sandbox"])
        yield browser, server.url
        browser.close()


def take(browser: Browser, url: str, name: str, folder: Path) -> None:
    """One scene, looked at in both sizes, by day and in the evening."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, base_url=url, reduced_motion="reduce")
    page = context.new_page()
    page.goto("/")
    page.locator("article h3").first.wait_for()
    SCENES[name](page)
    page.wait_for_timeout(4000)  # until nothing that has just happened is told or glows any more
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.mouse.move(1, 1)
        for scheme in SCHEMES:
            page.emulate_media(color_scheme=scheme)
            page.wait_for_timeout(700)
            page.evaluate("scrollTo(0, 0)")
            page.screenshot(path=folder / f"{name}-{size}-{scheme}.png", full_page=name not in DOCS and size == "phone")
            print(f"{name}-{size}-{scheme}")
    context.close()


def table(game: str, bots: int, moves: int, what: str = "[data-option]", **options: object) -> Callable[[Page], None]:
    """A game after some moves, where the person is asked something that shows."""

    def scene(page: Page) -> None:
        set_table(page, game, bots, options, level="amateur")
        play_well(page, game, moves)
        for _try in range(80):
            page.locator("[data-option], article.end").first.wait_for()
            page.wait_for_timeout(300)
            if page.locator(what).count() or page.locator("article.end").count():
                return
            play_well(page, game, 1)

    return scene


def address(path: str, ready: str = "main h1") -> Callable[[Page], None]:
    """A page of the process."""

    def scene(page: Page) -> None:
        page.goto(path)
        page.locator(ready).first.wait_for()
        page.wait_for_load_state("networkidle")

    return scene


def lobby(page: Page) -> None:
    """A table that waits for people."""
    set_table(page, "avant_carde", 1, people=2)
    page.locator("img.qr").wait_for()


def end(page: Page) -> None:
    """A finished game with its charts."""
    set_table(page, "avant_carde", 2, {"most_rounds": 5}, level="amateur")
    play_on(page, seed=3)
    page.locator("figure svg").first.wait_for()


def replay(page: Page) -> None:
    """A finished game, looked through."""
    end(page)
    page.get_by_role("link", name="Look through the game").click()
    page.get_by_label("Moment of the game").fill("60")


def studio(page: Page) -> None:
    """A drawing lies on the sheet, one of its shapes in hand."""
    set_table(page, "artbox", 3, {"caps": False}, level="amateur")
    while page.locator("[data-chip]").count() == 0:
        play_well(page, "artbox", 1)
        page.wait_for_timeout(500)
    play_well(page, "artbox", 1)
    page.reload()
    shape = page.locator("[data-shape]").first
    shape.wait_for()
    shape.focus()
    page.wait_for_timeout(1000)


def artbox(what: str) -> Callable[[Page], None]:
    """A later step of #ARTBOX."""

    def scene(page: Page) -> None:
        studio(page)
        for _try in range(60):
            if page.locator(what).count():
                return
            play_well(page, "artbox", 1)
            page.wait_for_timeout(500)

    return scene


DOCS: dict[str, Callable[[Page], None]] = {
    "home": lambda page: page.wait_for_load_state("networkidle"),
    "avant_carde": table("avant_carde", 2, 26, ".line-row:has(ol.own li:nth-child(2)) + .hand-row .spot.can"),
    "art_decko": table("art_decko", 2, 60),
    "art_society": table("art_society", 2, 110, ".anchor"),
    "artbox": studio,
    "artbox_unveil": artbox(".awards"),
}
SCENES: dict[str, Callable[[Page], None]] = {
    **DOCS,
    "set_up": address("/new/avant_carde"),
    "lobby": lobby,
    "tables": address("/tables"),
    "rules_index": address("/rules"),
    "rules": address("/rules/art_decko", "dl"),
    "settings": address("/settings"),
    "you": address("/you"),
    "about": address("/about"),
    "lost": address("/nowhere"),
    "avant_carde_buy": table("avant_carde", 4, 40, "[data-option^='buy']"),
    "avant_carde_solo": table("avant_carde", 0, 12),
    "art_decko_start": table("art_decko", 3, 0),
    "art_society_pick": table("art_society", 3, 0, "[data-option^='pick']"),
    "art_society_bid": table("art_society", 2, 24, "[data-option^='bid']"),
    "art_society_take": table("art_society", 2, 40, "[data-option^='take']"),
    "artbox_choose": table("artbox", 3, 0),
    "artbox_match": artbox(".wall .slots"),
    "end": end,
    "replay": replay,
}


if __name__ == "__main__":
    words = argparse.ArgumentParser(description="Takes pictures of the browser client.")
    words.add_argument("scene", nargs="*")
    words.add_argument("--into", type=Path)
    words.add_argument("--all", action="store_true", help="twelve moments of every game in five sizes, light and dark")
    said = words.parse_args()
    if said.all:
        album(said.scene, said.into or ALBUM)
    else:
        main(said.scene, said.into or FOLDER)
