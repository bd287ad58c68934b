"""Servers for tests."""

import secrets
from collections.abc import Iterator

import psycopg
import pytest
import services

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


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """One PostgreSQL for all tests."""
    missing = services.install()
    assert not missing, f"install {missing} to run these tests"
    with services.postgres() as url:
        yield url


@pytest.fixture
def postgres_database(postgres_server: str) -> str:
    """An empty database."""
    name = f"t{secrets.token_hex(6)}"
    with psycopg.connect(postgres_server, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return postgres_server.rpartition("/")[0] + f"/{name}"
