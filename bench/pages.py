"""What the browser loads, how often it asks, and how long it takes from an address to the first legal click.

python bench/pages.py [GAME ...]
"""

import statistics
import sys
import tempfile
import time
from pathlib import Path

from msgspec import Struct
from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parent.parent
for folder in ("tests", "tools"):
    sys.path.insert(0, str(ROOT / folder))

import services  # noqa: E402  # the tools' folder is no package of ours

from browser.hands import set_table  # noqa: E402  # nor is the tests'
from browser.traffic import Traffic  # noqa: E402  # as above
from server.support import Server  # noqa: E402  # as above

RUNS = 3
MOST_COLD, MOST_WARM = 12, 4  # requests
LONGEST = 2000  # milliseconds to the first legal click with a processor four times slower
LIMITS = {"home": 120, "game": 220}  # KB of script and style as they come over the wire
DOOR = "article .button.main:enabled"
MOVE = ".stage .spot.can, .stage .anchor"  # what is pressed on the board itself; the list lies in a drawer
# In Art Decko one seat begins: here it is the person's.
GAMES: dict[str, tuple[int, dict[str, object]]] = {
    "avant_carde": (2, {}),
    "art_decko": (2, {"start": 0}),
    "art_society": (2, {}),
    "artbox": (3, {}),
}


class Visit(Struct):
    """What one visit took."""

    size: float  # KB of script and style
    all: float  # KB of everything
    taken: float  # milliseconds until what is wanted can be clicked
    cold: list[str]  # what was asked for the first time somebody came
    warm: list[str]  # and the second time


def main() -> int:
    """The figures are printed; the answer is 1 when a page is heavier or slower than it may be."""
    serve = str(ROOT / "tests" / "browser" / "serve.py")
    heavy = False
    chosen = sys.argv[1:] or ["home", *GAMES]
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        Server(Path(folder), script=serve) as server,
    ):
        browser = playwright.chromium.launch(executable_path=services.find("chromium"), args=["--no-sandbox"])
        print("from an address to the first legal click, cold; KB of script and style and of everything, compressed")
        if "home" in chosen:
            heavy |= report("home page", LIMITS["home"], browser, server.url, "/", DOOR)
        for game, (bots, options) in GAMES.items():
            if game not in chosen:
                continue
            maker = browser.new_context(base_url=server.url)
            page = maker.new_page()
            address = set_table(page, game, bots, options)
            page.locator(MOVE).first.wait_for()
            heavy |= report(game, LIMITS["game"], browser, server.url, address, MOVE, maker.storage_state())
            maker.close()
        browser.close()
    return int(heavy)


def report(name: str, most: int, browser: Browser, url: str, address: str, wanted: str, cookies: object = None) -> bool:
    """One line of figures, the median of some visits each; the answer is whether the page asks too much."""
    visits = {rate: [visit(browser, url, address, wanted, cookies, rate) for _run in range(RUNS)] for rate in (1, 4)}
    size = max(each.size for each in visits[1])
    whole = max(each.all for each in visits[1])
    cold = max(len(each.cold) for each in visits[1])
    warm = max(len(each.warm) for each in visits[1])
    plain, slow = (statistics.median(each.taken for each in visits[rate]) for rate in (1, 4))
    print(
        f"{name:12} {size:6.1f} KB of {most} KB {whole:6.1f} KB  {cold:2} requests cold {warm:2} warm"
        f" {plain:6.0f} ms {slow:6.0f} ms with a processor four times slower"
    )
    if "-v" in sys.argv:
        print(*visits[1][0].cold, "--", *visits[1][0].warm, sep="\n  ")
    return size > most or cold > MOST_COLD or warm > MOST_WARM or slow > LONGEST


def visit(browser: Browser, url: str, address: str, wanted: str, cookies: object, rate: int) -> Visit:
    """One person comes for the first time, and once more."""
    context = browser.new_context(base_url=url, storage_state=cookies)  # type: ignore[arg-type]  # as Playwright gave it
    page = context.new_page()
    traffic = Traffic(page)
    scripts: list[float] = []
    page.on(
        "requestfinished",
        lambda one: (
            scripts.append(one.sizes()["responseBodySize"])
            if one.url.endswith((".js", ".css")) and not scripts_done
            else None
        ),
    )
    scripts_done: list[bool] = []
    throttle(page, rate)
    start = time.perf_counter()
    page.goto(address, wait_until="commit")
    page.locator(wanted).first.click(trial=True)
    taken = 1000 * (time.perf_counter() - start)
    page.wait_for_load_state("networkidle")
    scripts_done.append(True)
    again = context.new_page()
    second = Traffic(again)
    again.goto(address)
    again.locator(wanted).first.click(trial=True)
    again.wait_for_load_state("networkidle")
    found = Visit(sum(scripts) / 1024, traffic.bytes / 1024, taken, traffic.asked, second.asked)
    context.close()
    return found


def throttle(page: Page, rate: int) -> None:
    """The processor is so many times slower for this page."""
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": rate})


if __name__ == "__main__":
    sys.exit(main())
