"""The built client: files by name, and its one page for every other address a person may type."""

from importlib.resources import files
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from litestar import Response, Router, get
from litestar.params import FromPath
from msgspec import Struct

from vernissage.server.trouble import Trouble

FOLDER: Final = Path(str(files("vernissage.server"))) / "static"
HASHED: Final = "public, max-age=31536000, immutable"
MISSING: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Vernissage</title>
<h1>Vernissage</h1><p>The server runs, but its client has not been built. Run <code>make client</code> and reload this page.
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
            kind = guess_type(name)[0] or "application/octet-stream"
            found[name] = File(path.read_bytes(), kind, HASHED if name.startswith("assets/") else "no-cache")
    return found


def client(folder: Path = FOLDER) -> Router:
    """The routes of the client."""
    known = read_client(folder)

    @get(["/", "/{name:path}"], include_in_schema=False, sync_to_thread=False)
    def page(name: FromPath[str] = "") -> Response[bytes]:
        wanted = name.strip("/")
        found = known.get(wanted)
        if found is None:
            first = wanted.split("/")[0]
            if first in ("api", "ws", "art", "schema", "assets") or "." in wanted.rpartition("/")[2]:
                raise Trouble("not-found", "There is nothing here.")
            found = known.get("index.html") or File(MISSING.encode(), "text/html", "no-cache")
        kind = f"{found.kind}; charset=utf-8" if found.kind.startswith(("text/", "application/j")) else found.kind
        return Response(found.body, media_type=kind, headers={"cache-control": found.cache})

    return Router("/", route_handlers=[page])
