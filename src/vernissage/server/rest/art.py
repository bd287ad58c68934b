"""REST: pictures of components, one by one or all of a game together."""

import hashlib
from contextlib import suppress
from functools import cache, lru_cache
from importlib import import_module
from importlib.resources import files
from typing import Annotated, Any, Final

import msgspec
from litestar import Response, Router, get
from litestar.params import FromPath, QueryParameter

from vernissage import games
from vernissage.core.model import Message
from vernissage.server.errors import RequestError
from vernissage.server.tables.lobby import rules_of

LONG: Final = "public, max-age=31536000, immutable"
ASK: Final = "public, no-cache"
PICTURES: Final = 4096  # kept ready
LONGEST_NAME: Final = 100
HOUSE: Final = "house"
# What hangs in the rooms of the house, besides the posters.
WALLS: Final = {
    "art_society": ["P101", "P040", "P110", "P003", "P020", "P060"],
    "art_decko": ["AN2"],
    "avant_carde": ["blue-5"],
}


@get("/art/{key:str}/bundle.json", sync_to_thread=True)
def art_bundle(key: FromPath[str], v: Annotated[str, QueryParameter(max_length=64)] = "") -> Response[bytes]:
    """All pictures of a game by name; of the house its posters, its walls, and the faces of the bots."""
    studio = key if key == HOUSE else rules_of(key).key
    current = v == art_tag(studio)
    return Response(bundled(studio), media_type="application/json", headers={"cache-control": LONG if current else ASK})


@get("/art/{key:str}/{component:str}", sync_to_thread=True)
def art(key: FromPath[str], component: FromPath[str]) -> Response[str]:
    """The picture of a component."""
    name = component.removesuffix(".svg")
    studio = key if key == HOUSE else rules_of(key).key
    if name == component or len(name) > LONGEST_NAME:
        raise RequestError("not-found", Message("error-no-picture"))
    try:
        found = picture(studio, name)
    except (KeyError, ValueError, ModuleNotFoundError):
        raise RequestError("not-found", Message("error-no-picture")) from None
    return Response(found, media_type="image/svg+xml", headers={"cache-control": LONG})


def art_address(key: str) -> str:
    """Where the pictures lie together for as long as they stay the same."""
    return f"/art/{key}/bundle.json?v={art_tag(key)}"


@cache
def art_tag(key: str) -> str:
    """Named after what the pictures are made from: painting them all to name them would keep the first guest
    waiting.
    """
    parts = [art_source(), shown_names() if key == HOUSE else games.game(key).edition]
    return hashlib.sha256(msgspec.json.encode(parts)).hexdigest()[:16]


@cache
def art_source() -> str:
    """What every picture is made from: pictures are alike as long as this is."""
    digest = hashlib.sha256()
    for path in sorted(files("vernissage.art").iterdir(), key=lambda each: each.name):
        if path.name.endswith(".py"):
            digest.update(path.read_bytes())
    return digest.hexdigest()


def shown_names() -> list[str]:
    """Posters and walls by game and name, and the faces a bot may have."""
    found = face_names()
    for key in games.keys():  # noqa: SIM118  # a function of the registry, not of a dict
        found += [f"{key}/{name}" for name in dict.fromkeys([*games.game(key).pictures(), *WALLS.get(key, [])])]
    return found


def face_names() -> list[str]:
    """The faces a bot may have."""
    known: list[str] = import_module("vernissage.art").names(HOUSE)
    return [name for name in known if name.startswith("face-")]


@cache
def bundled(key: str) -> bytes:
    """The pictures as one JSON object; every table has the faces of the bots beside those of its game."""
    if key == HOUSE:
        found = {name: picture(*(name.split("/") if "/" in name else (HOUSE, name))) for name in shown_names()}
    else:
        found = {name: picture(HOUSE, name) for name in face_names()}
        with suppress(ValueError):  # a game may come without pictures
            found |= import_module("vernissage.art.bundle").bundle(key)
    return msgspec.json.encode(found)


@lru_cache(maxsize=PICTURES)
def picture(key: str, name: str) -> str:
    """The SVG of a component; what there is no picture of is an error, and not remembered."""
    found: Any = import_module("vernissage.art").picture(key, name)  # loaded when first asked for
    return str(found)


ART = Router("/", route_handlers=[art_bundle, art], tags=["Games"])
