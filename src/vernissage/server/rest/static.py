"""The built client: files by name, and its one page for every other address a person may type."""

import hashlib
from importlib.resources import files
from mimetypes import guess_type
from pathlib import Path
from typing import Any, Final

from litestar import HttpMethod, Request, Response, Router, route
from litestar.params import FromPath
from msgspec import Struct

from vernissage.core.model import Message
from vernissage.server.errors import RequestError
from vernissage.server.process import ThisProcess
from vernissage.server.rest.cards import head

FOLDER: Final = Path(str(files("vernissage.server"))) / "static"
HASHED: Final = "public, max-age=31536000, immutable"
DAY: Final = "public, max-age=86400"
PAGE: Final = "public, no-cache"
MANIFEST: Final = "application/manifest+json"
MISSING: Final = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Vernissage</title></head>
<h1>Vernissage</h1><p>The server runs, but its client has not been built.
Run <code>make client</code> and reload this page.
The API is described at <a href="/schema/openapi.json">/schema/openapi.json</a>.</p></html>"""


class File(Struct):
    """One file of the client."""

    body: bytes
    kind: str
    cache: str


def read_client(folder: Path = FOLDER) -> dict[str, File]:
    """Every file of the built client by its address; only what is in this list can be asked for."""
    found = {}
    for path in sorted(folder.rglob("*")) if folder.is_dir() else []:
        if path.is_file():
            name = path.relative_to(folder).as_posix()
            kind = MANIFEST if name.endswith(".webmanifest") else guess_type(name)[0] or "application/octet-stream"
            found[name] = File(path.read_bytes(), kind, HASHED if name.startswith("assets/") else DAY)
    return found


def client(folder: Path = FOLDER) -> Router:
    """The routes of the client."""
    known = read_client(folder)
    index = known.pop("index.html", None)
    before, _head, after = (index.body if index else MISSING.encode()).partition(b"</head>")

    @route(["/", "/{name:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
    async def page(request: Request[Any, Any, Any], process: ThisProcess, name: FromPath[str] = "") -> Response[bytes]:
        wanted = name.strip("/")
        found = known.get(wanted)
        if found is None:
            first = wanted.split("/")[0]
            if first in ("api", "ws", "art", "schema", "assets") or "." in wanted.rpartition("/")[2]:
                raise RequestError("not-found", Message("error-nothing-here"))
            told = (await head(request, process, wanted)).encode()
            found = File(before + told + b"</head>" + after, "text/html", PAGE)
        headers = {"cache-control": found.cache, "etag": tag(found.body)}
        if tag(found.body) in request.headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=headers)
        # Litestar itself says of text how it is written.
        kind = f"{found.kind}; charset=utf-8" if found.kind.startswith("application/j") else found.kind
        return Response(found.body, media_type=kind, headers=headers)

    return Router("/", route_handlers=[page])


def tag(body: bytes) -> str:
    """The name of a content; a weak one, since it is the same in every coding."""
    return f'W/"{hashlib.sha256(body).hexdigest()[:16]}"'
