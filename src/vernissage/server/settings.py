"""How a server is set up: by arguments, or by environment variables that begin with VERNISSAGE_."""

import ipaddress
import os
from pathlib import Path
from typing import Any

import msgspec
import platformdirs
from msgspec import Struct, field


def data_folder() -> Path:
    """Where a person's own server keeps its tables."""
    return Path(platformdirs.user_data_dir("vernissage"))


def default_database() -> str:
    """One SQLite file in the user's data folder."""
    return f"sqlite:///{data_folder() / 'tables.sqlite'}"


class Settings(Struct, kw_only=True, forbid_unknown_fields=True):
    """Everything an operator may choose; docs/operate.md explains each."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = field(default_factory=default_database)
    redis: str = ""
    # how browsers reach the server, e.g. https://games.example.org; empty for this machine or a plain local network
    url: str = ""
    plain: bool = False  # serve plain http beyond this machine
    hints: int = 20  # a person may ask for in a minute
    reviews: int = 60  # of finished games a person may start in an hour
    review_depth: int = 0  # guessed worlds a choice is weighed in; 0 = as many as the house holds good
    workers: int = 2  # processes that think for bots
    bot_pace: int = 500  # milliseconds between moves of bots where people look on
    session_days: int = 90
    message_bytes: int = 16 * 1024
    drawing_bytes: int = 64 * 1024
    messages: int = 100  # on one socket ...
    message_seconds: float = 20.0  # ... in this time
    # addresses or networks, with commas between them, whose X-Forwarded-For is believed: a reverse proxy of one's own
    proxies: str = ""
    arrival_seconds: float = 30.0  # a request that is not there whole after this is given up
    requests: int = 300  # of one person, or of one address before anybody is known there ...
    request_seconds: float = 20.0  # ... in this time
    passwords: int = 20  # tries of one address, and wrong ones for one account, in five minutes
    guests: int = 60  # new sessions of one address ...
    guest_seconds: float = 600.0  # ... in this time
    person_sockets: int = 16
    person_waits: int = 16  # requests that wait for news, at the same time
    table_sockets: int = 200
    person_tables: int = 30  # not finished
    away_seconds: int = 60  # somebody is waited for before others may let a bot play for them
    abandoned_hours: int = 24  # a game is left alone before one of its players may end it
    person_tokens: int = 10
    loaded_tables: int = 5000  # kept in memory
    idle_seconds: float = 300.0  # a table nobody looks at leaves the memory after this
    send_seconds: float = 20.0  # a reader that takes nothing for this long is let go
    log: str = "info"
    # where metrics and the state of the house are shown, to the operator alone; port 0 = nowhere
    operator_host: str = "127.0.0.1"
    operator_port: int = 0

    @property
    def secure(self) -> bool:
        """Browsers come over https."""
        return self.url.startswith("https://")

    @property
    def loopback(self) -> bool:
        """Only this machine can reach the server."""
        try:
            return self.host == "localhost" or ipaddress.ip_address(self.host).is_loopback
        except ValueError:
            return False

    @property
    def cookie(self) -> str:
        """What the session cookie is called."""
        return "__Host-vernissage" if self.secure else "vernissage"

    def check(self) -> None:
        """A server that would send sessions in the clear beyond this machine says so and does not start."""
        for each in filter(None, (part.strip() for part in self.proxies.split(","))):
            try:
                ipaddress.ip_network(each, strict=False)
            except ValueError:
                raise ValueError(f"VERNISSAGE_PROXIES: {each!r} is no address and no network") from None
        if not self.loopback and not self.secure and not self.plain:
            raise ValueError(
                f"{self.host} is reachable from other machines: put TLS in front and give --url https://..., "
                "or set VERNISSAGE_PLAIN=1 for a local network you trust"
            )


def from_environment(**given: Any) -> Settings:
    """The settings of the environment, changed by what is given."""
    found: dict[str, Any] = {}
    for name in Settings.__struct_fields__:
        value = os.environ.get(f"VERNISSAGE_{name.upper()}")
        if value is not None:
            found[name] = value
    found |= {name: value for name, value in given.items() if value is not None}
    try:
        return msgspec.convert(found, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise ValueError(f"VERNISSAGE settings: {error}") from None
