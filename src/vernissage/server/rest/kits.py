"""REST: what a table of a game needs to be read, in one piece that is fetched once; its pictures are another."""

from functools import cache
from typing import Annotated, Final

import msgspec
from litestar import Response, Router, get
from litestar.params import FromPath, QueryParameter

from vernissage import games
from vernissage.core.model import Message
from vernissage.core.words import nearest_locale
from vernissage.server.errors import RequestError
from vernissage.server.rest.art import ASK, LONG
from vernissage.server.rest.games import game_info, kit_tag, rules_page
from vernissage.server.rest.words import served
from vernissage.server.wire.replies import Kit

LONGEST: Final = 64


@get("/api/kits/{locale:str}/{name:str}", sync_to_thread=True)
def kit(
    locale: FromPath[str], name: FromPath[str], v: Annotated[str, QueryParameter(max_length=LONGEST)] = ""
) -> Response[bytes]:
    """The kit of a game (Kit): what it is called, its words and its rules."""
    key = name.removesuffix(".json")
    if key == name or key not in games.keys():  # noqa: SIM118  # a function of the registry, not of a dict
        raise RequestError("not-found", Message("error-nothing-here"))
    spoken = nearest_locale([locale])
    current = v == kit_tag(key, spoken)
    return Response(
        packed(key, spoken), media_type="application/json", headers={"cache-control": LONG if current else ASK}
    )


@cache
def packed(key: str, locale: str) -> bytes:
    """The kit, as it is sent."""
    return msgspec.json.encode(Kit(info=game_info(key, locale), words=served(locale, key)[0], rules=rules_page(key)))


KITS = Router("/", route_handlers=[kit], tags=["Games"])
