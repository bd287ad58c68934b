"""REST: the words of the games, as the browser reads them, and what a game is called in each language."""

import hashlib
from functools import cache
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from litestar import Request, Response, Router, get
from litestar.params import FromPath, QueryParameter

from vernissage import games
from vernissage.core.game import Game
from vernissage.core.model import Message, Setup
from vernissage.core.words import CORE, ENGLISH, catalogue, locales, nearest_locale, setup_ids, words
from vernissage.server.errors import RequestError
from vernissage.server.wire.replies import Language

SERVER = "vernissage.server"
LONG = "public, max-age=31536000, immutable"
ASK = "public, no-cache"  # kept, and asked for by its tag


@get("/api/words", sync_to_thread=False)
def languages() -> list[Language]:
    """The languages there are words for."""
    return [Language(locale=each, name=words(CORE, each).say(Message("language"))) for each in locales()]


@get("/api/words/{locale:str}/{name:str}", media_type="text/plain; charset=utf-8", sync_to_thread=False)
def one_catalogue(
    request: Request[Any, Any, Any],
    locale: FromPath[str],
    name: FromPath[str],
    v: Annotated[str, QueryParameter(max_length=64)] = "",
) -> Response[str]:
    """Everything a table of a game can say, or the server alone (`server.ftl`), as one Fluent catalogue."""
    key = name.removesuffix(".ftl")
    if key == name or key not in ["server", *games.keys()]:
        raise RequestError("not-found", Message("error-no-words"))
    spoken = nearest_locale([locale])
    text, tag = served(spoken, key)
    headers = {"etag": f'"{tag}"', "content-language": spoken, "cache-control": LONG if v == tag else ASK}
    if request.headers.get("if-none-match") == f'"{tag}"':
        return Response("", status_code=304, headers=headers)
    return Response(text, headers=headers)


@cache
def served(locale: str, key: str) -> tuple[str, str]:
    """The catalogue and the name of its content; in another language English stands behind what is missing."""
    packages = [CORE, SERVER, *([] if key == "server" else [games.game(key).package])]
    chain = [locale] if locale == ENGLISH else [locale, ENGLISH]
    text = "\n".join(catalogue(package, each) for each in chain for package in packages)
    return text, hashlib.sha256(text.encode()).hexdigest()[:16]


def address(locale: str, key: str) -> str:
    """Where the words of a game lie for as long as they stay the same."""
    return f"/api/words/{locale}/{key}.ftl?v={served(locale, key)[1]}"


def worded_setup(game: Game, locale: str) -> dict[str, Any]:
    """The JSON Schema of a game's options with what each is called, what it means and what its values are called."""
    document = msgspec.json.schema(game.setup_type)
    fields = document["$defs"][game.setup_type.__name__]["properties"]
    said, labels = words(game.package, locale), setup_ids(game.setup_type)
    for field, schema in fields.items():
        known = f"setup-{field}"
        if said.has(known):
            schema["title"] = said.say(Message(known))
        if said.has(f"{known}.help"):
            schema["description"] = said.say(Message(f"{known}.help"))
        if declared := declared_values(game.setup_type, field):
            schema["enum"] = declared
        schema["labels"] = {value: said.say(Message(each)) for value, each in labels[field].items() if said.has(each)}
    return document


def declared_values(setup: type[Setup], field: str) -> list[Any]:
    """The values of a choice in the order the game has them, from the least to the most."""
    kind = get_type_hints(setup)[field]
    return list(get_args(kind)) if get_origin(kind) is Literal else []


WORDS = Router("/", route_handlers=[languages, one_catalogue], tags=["Games"])
