"""A real server and a real browser for tests."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import services
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from server.support import Server

APP = Path(__file__).parent / "serve.py"

# What a broken connection or a refused picture writes is looked for; what a test breaks on purpose is not.
ON_PURPOSE = ("WebSocket connection to", "net::ERR_")

# What is expected comes, or it never does: how busy the machine is decides nothing.
expect.set_options(timeout=60_000)

NewPage = Callable[..., Page]


@pytest.fixture(scope="session")
def process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server with the built client, for all browser tests of this process."""
    with Server(tmp_path_factory.mktemp("house"), script=str(APP)) as started:
        yield started
        assert "Traceback" not in started.text()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for all browser tests of this process."""
    program = services.find("chromium")
    assert program, "install chromium to run these tests"
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        yield started
        started.close()


@pytest.fixture
def new_page(process: Server, browser: Browser) -> Iterator[NewPage]:
    """Opens pages of new people; no page may have written an error to its console."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def make(width: int = 1440, height: int = 900, **wishes: Any) -> Page:
        wishes = {"reduced_motion": "reduce", **wishes}
        context = browser.new_context(viewport={"width": width, "height": height}, base_url=process.url, **wishes)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(60_000)
        page.on("console", lambda said: errors.append(said.text) if said.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: errors.append(str(error)))
        return page

    yield make
    for context in contexts:
        context.close()
    assert [error for error in errors if not error.startswith(ON_PURPOSE)] == []
