"""Servers for tests."""

from collections.abc import Iterator

import pytest

from server import hushed, support
from server.support import Server

hushed.register()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server on SQLite for all tests that do not break it."""
    with Server(tmp_path_factory.mktemp("server")) as started:
        yield started
        assert "Traceback" not in started.text()
        assert '"level": "error"' not in started.text()


@pytest.fixture(autouse=True)
def _hang_up() -> Iterator[None]:
    """After a test every connection is closed."""
    yield
    support.hang_up()
