"""What the browser loads, and how long it takes from an address to the first legal click.

python bench/pages.py
"""

import gzip
import statistics
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, Page, Response, sync_playwright

ROOT = Path(__file__).parent.parent
for folder in ("tests", "tools"):
    sys.path.insert(0, str(ROOT / folder))

import services  # noqa: E402  # the tools' folder is no package of ours

from browser.hands import set_table  # noqa: E402  # nor is the tests'
from server.support import Server  # noqa: E402  # as above

RUNS = 3
LIMITS = {"home": 120, "game": 220}  # KB of script and style, gzipped
DOOR = "article .button.main:enabled"
MOVE = ".spot.can, [data-option]:not([disabled])"
# In Art Decko one seat begins: here it is the person's.
GAMES: dict[str, tuple[int, dict[str, object]]] = {
    "avant_carde": (2, {}),
    "art_decko": (2, {"start": 0}),
    "art_society": (2, {}),
    "artbox": (3, {}),
}


def main() -> int:
    """The figures are printed; the answer is 1 when a page is heavier than it may be."""
    serve = str(ROOT / "tests" / "browser" / "serve.py")
    heavy = False
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright, Server(Path(folder), script=serve) as server:
        browser = playwright.chromium.launch(executable_path=services.find("chromium"), args=["--no-sandbox"])
        print("from an address to the first legal click, cold cache; script and style gzipped, art and letters apart")
        heavy |= report("home page", LIMITS["home"], browser, server.url, "/", DOOR)
        for game, (bots, options) in GAMES.items():
            maker = browser.new_context(base_url=server.url)
            page = maker.new_page()
            address = set_table(page, game, bots, options)
            page.locator(MOVE).first.wait_for()
            heavy |= report(game, LIMITS["game"], browser, server.url, address, MOVE, maker.storage_state())
            maker.close()
        browser.close()
    return int(heavy)


def report(name: str, most: int, browser: Browser, url: str, address: str, wanted: str, cookies: object = None) -> bool:
    """One line of figures, the median of some visits each; the answer is whether the page is too heavy."""
    visits = {rate: [visit(browser, url, address, wanted, cookies, rate) for _run in range(RUNS)] for rate in (1, 4)}
    size = max(size for size, _taken in visits[1])
    plain, slow = (statistics.median(taken for _size, taken in visits[rate]) for rate in (1, 4))
    print(f"{name:12} {size:6.1f} KB of {most} KB {plain:6.0f} ms {slow:6.0f} ms with a processor four times slower")
    return size > most


def visit(browser: Browser, url: str, address: str, wanted: str, cookies: object, rate: int) -> tuple[float, float]:
    """KB of script and style of one cold visit, and milliseconds until what is wanted can be clicked."""
    context = browser.new_context(base_url=url, storage_state=cookies)  # type: ignore[arg-type]  # as Playwright gave it
    page = context.new_page()
    found: list[Response] = []
    page.on("response", lambda answer: found.append(answer) if answer.url.endswith((".js", ".css")) else None)
    throttle(page, rate)
    start = time.perf_counter()
    page.goto(address, wait_until="commit")
    page.locator(wanted).first.click(trial=True)
    taken = 1000 * (time.perf_counter() - start)
    size = sum(len(gzip.compress(answer.body())) for answer in found) / 1024
    context.close()
    return size, taken


def throttle(page: Page, rate: int) -> None:
    """The processor is so many times slower for this page."""
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": rate})


if __name__ == "__main__":
    sys.exit(main())
