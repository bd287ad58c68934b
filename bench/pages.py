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
GAMES = {"avant_carde": 2, "art_decko": 2, "art_society": 2, "artbox": 3}


def main() -> None:
    """The figures are printed."""
    serve = str(ROOT / "tests" / "browser" / "serve.py")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright, Server(Path(folder), script=serve) as server:
        browser = playwright.chromium.launch(executable_path=services.find("chromium"), args=["--no-sandbox"])
        print(f"home page           {weighed(browser, server.url, '/', 'article h3')[0]:6.1f} KB of {LIMITS['home']} KB gzip")
        for game, bots in GAMES.items():
            maker = browser.new_context(base_url=server.url)
            address = set_table(maker.new_page(), game, bots)
            cookies = maker.storage_state()
            size, _ = weighed(browser, server.url, address, ".game", cookies)
            plain, slow = (
                statistics.median(weighed(browser, server.url, address, ".game", cookies, rate)[1] for _run in range(RUNS))
                for rate in (1, 4)
            )
            told = f"{plain:6.0f} ms to the table, {slow:6.0f} ms with a processor four times slower"
            print(f"{game:19} {size:6.1f} KB of {LIMITS['game']} KB gzip, {told}")
            maker.close()
        browser.close()


def weighed(browser: Browser, url: str, address: str, wanted: str, cookies: object = None, rate: int = 1) -> tuple[float, float]:
    """KB of script and style of one cold visit, and milliseconds until what is wanted is there."""
    context = browser.new_context(base_url=url, storage_state=cookies)  # type: ignore[arg-type]  # as Playwright gave it
    page = context.new_page()
    found: list[Response] = []
    page.on("response", lambda answer: found.append(answer) if answer.url.endswith((".js", ".css")) else None)
    throttle(page, rate)
    start = time.perf_counter()
    page.goto(address, wait_until="commit")
    page.locator(wanted).first.wait_for()
    taken = 1000 * (time.perf_counter() - start)
    size = sum(len(gzip.compress(answer.body())) for answer in found) / 1024
    context.close()
    return size, taken


def throttle(page: Page, rate: int) -> None:
    """The processor is so many times slower for this page."""
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": rate})


if __name__ == "__main__":
    main()
