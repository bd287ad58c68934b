"""What the page says about itself before it runs: the card others see of a link, and what it will need."""

from html import escape
from typing import Any, Final

from litestar import Request

from vernissage import games
from vernissage.core.model import Message, Result
from vernissage.core.words import words
from vernissage.server.errors import RequestError
from vernissage.server.limits import network
from vernissage.server.process import Process
from vernissage.server.rest.art import HOUSE, art_address
from vernissage.server.rest.games import kit_address
from vernissage.server.rest.words import SERVER
from vernissage.server.security import language_of
from vernissage.server.storage.store import StoreAway
from vernissage.server.tables.position import Position

ROOMS: Final = ("t", "replay", "new", "rules")
LOOKUPS: Final = (120, 60)  # tables one network may have looked up for a card, in so many seconds
DRAWN: Final = ("art_decko", "art_society", "artbox", "avant_carde")  # games with a card of their own


async def head(request: Request[Any, Any, Any], process: Process, path: str) -> str:
    """The lines that go into the head of the page at this address."""
    locale = language_of(request.scope["headers"])
    room, _slash, rest = path.partition("/")
    name = rest.split("/")[0]
    position = await table_of(request, process, name) if room in ROOMS[:2] and name else None
    key = position.game.key if position else name if room in ROOMS[2:] and name in games.keys() else ""  # noqa: SIM118
    title, about = said_of(position, key, locale)
    base = process.settings.url.rstrip("/") or str(request.base_url).rstrip("/")
    picture = f"{base}/cards/{key if key in DRAWN else HOUSE}.jpg"
    card = {
        "og:site_name": "Vernissage",
        "og:type": "website",
        "og:title": title,
        "og:description": about,
        "og:url": f"{base}/{path}",
        "og:image": picture,
        "og:image:width": "1200",
        "og:image:height": "630",
    }
    lines = [f'<meta property="{name}" content="{escape(value)}">' for name, value in card.items()]
    lines.append('<meta name="twitter:card" content="summary_large_image">')
    lines.append(f'<meta name="house-art" content="{art_address(HOUSE)}">')
    if position:
        lines.append(f'<meta name="kit" content="{kit_address(key, locale)}">')
        lines.append(f'<meta name="art" content="{art_address(key)}">')
    return "\n".join(lines)


async def table_of(request: Request[Any, Any, Any], process: Process, name: str) -> Position | None:
    """The table a link leads to, if there is one and not too many were asked for."""
    client = request.scope.get("client") or ("local", 0)
    if not process.limits.allow(f"card for {network(client[0])}", *LOOKUPS):
        return None
    try:
        return (await process.registry.table(name)).position
    except (RequestError, StoreAway):
        return None


def said_of(position: Position | None, key: str, locale: str) -> tuple[str, str]:
    """Title and sentence of the card; of a table that is not open to onlookers only what is played there."""
    house = words(SERVER, locale)
    if not key:
        return house.say(Message("card-house")), house.say(Message("card-house-about"))
    said = words(games.game(key).package, locale)
    title = said.say(Message("title"))
    if position is None:
        return title, said.say(Message("tagline"))
    if not position.watchers:
        return house.say(Message("card-table", {"game": title})), said.say(Message("tagline"))
    result = position.match.result if position.match else None
    return house.say(Message("card-table", {"game": title})), told_of(position, result, locale)


def told_of(position: Position, result: Result | None, locale: str) -> str:
    """Who plays, or how it ended."""
    house = words(SERVER, locale)
    people = ", ".join(chair.name for chair in position.chairs if chair.kind != "open")
    if result is None:
        return house.say(Message("card-playing" if position.match else "card-waiting", {"people": people}))
    standing = sorted(enumerate(result.totals), key=lambda each: (each[0] not in result.winners, -each[1]))
    final = ", ".join(f"{position.chairs[seat].name} {total}" for seat, total in standing)
    return house.say(Message("card-finished", {"people": final}))
