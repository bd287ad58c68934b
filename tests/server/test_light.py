"""Light on the wire: what is compressed and kept, kits, and what a link tells of itself."""

import gzip
import re

import brotli
import httpx
import pytest

from server.support import Server
from vernissage.server.compression import KEPT, Compression, accepted_coding

YEAR = "public, max-age=31536000, immutable"


def raw(server: Server, path: str, coding: str, **headers: str) -> tuple[httpx.Response, bytes]:
    """An answer as it came over the wire."""
    with httpx.stream("GET", f"{server.url}{path}", headers={"accept-encoding": coding, **headers}) as answer:
        body = b"".join(answer.iter_raw())
    return answer, body


@pytest.mark.parametrize("path", ["/api/games", "/api/games/art_decko/rules", "/art/house/mark.svg", "/t/none"])
def test_what_anybody_may_have_is_compressed(server: Server, path: str) -> None:
    plain, whole = raw(server, path, "identity")
    small, packed = raw(server, path, "gzip, br")

    assert "content-encoding" not in plain.headers
    assert small.headers["content-encoding"] == "br"
    assert brotli.decompress(packed) == whole
    assert len(packed) < len(whole)
    assert "accept-encoding" in small.headers["vary"]
    assert "accept-encoding" in plain.headers["vary"]
    answer, packed = raw(server, path, "gzip;q=1.0, br;q=0")
    assert answer.headers["content-encoding"] == "gzip"
    assert gzip.decompress(packed) == whole


def test_what_is_made_for_one_person_is_never_compressed(server: Server) -> None:
    ann = server.person("Ann")
    table = ann.table("art_decko")
    ann.post(f"/api/tables/{table}/seats/1/bot", {"level": "random"})
    ann.post(f"/api/tables/{table}/start")

    for path in ("/api/me", f"/api/tables/{table}", f"/api/tables/{table}/snapshot?seat=0"):
        answer = ann.ask("GET", path)
        assert "gzip" in answer.request.headers["accept-encoding"]
        assert answer.status_code == 200
        assert len(answer.content) > 600, "long enough to be compressed"
        assert "content-encoding" not in answer.headers, path
        assert answer.headers["cache-control"] == "no-store"


def test_a_page_that_is_known_is_not_sent_again_and_its_head_can_be_asked_for(server: Server) -> None:
    page = httpx.get(f"{server.url}/")
    known = httpx.get(f"{server.url}/", headers={"if-none-match": page.headers["etag"]})
    head = httpx.head(f"{server.url}/")

    assert (known.status_code, known.content) == (304, b"")
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["etag"] == page.headers["etag"]
    assert head.headers["content-type"] == page.headers["content-type"] == "text/html; charset=utf-8"


def test_pages_say_nothing_of_who_asks(server: Server) -> None:
    ann = server.person("Ann")
    table = ann.table("art_decko")

    own = ann.ask("GET", f"/t/{table}").text
    assert own == httpx.get(f"{server.url}/t/{table}").text, "compressed and public, so the same for everybody"


@pytest.mark.parametrize("key", ["art_decko", "art_society", "avant_carde", "artbox"])
def test_a_kit_has_all_a_table_needs_and_is_named_after_it(server: Server, key: str) -> None:
    from vernissage.art import names

    info = httpx.get(f"{server.url}/api/games/{key}").json()
    answer = httpx.get(f"{server.url}{info['kit']}")
    kit = answer.json()

    assert answer.headers["cache-control"] == YEAR
    art = httpx.get(f"{server.url}{info['art']}")
    assert art.headers["cache-control"] == YEAR
    assert set(names(key)) <= art.json().keys()
    assert kit["info"]["key"] == key
    assert kit["rules"]["clauses"]
    assert kit["words"] == httpx.get(f"{server.url}{info['words']}").text
    old = httpx.get(f"{server.url}/api/kits/en/{key}.json?v=0123")
    assert old.headers["cache-control"] == "public, no-cache", "another name brings what there is now, and is not kept"
    assert old.content == answer.content


@pytest.mark.parametrize("path", ["/api/kits/en/chess.json", "/api/kits/en/art_decko", "/art/chess/bundle.json"])
def test_there_is_no_kit_of_what_is_not_there(server: Server, path: str) -> None:
    assert httpx.get(f"{server.url}{path}").status_code == 404


def card(page: str) -> dict[str, str]:
    """What a link tells of itself."""
    return dict(re.findall(r'<meta property="og:(\w+)" content="([^"]*)">', page))


def test_a_link_tells_what_is_played_by_whom(server: Server) -> None:
    ann = server.person('<b>"Ann"</b>')
    table = ann.table("avant_carde")
    told = card(httpx.get(f"{server.url}/t/{table}").text)

    assert told["title"] == "Avant Carde at Vernissage"
    assert "&lt;b&gt;&quot;Ann&quot;&lt;/b&gt;" in told["description"]
    assert told["url"] == f"{server.url}/t/{table}"
    picture = httpx.get(told["image"])
    assert picture.status_code == 200 or picture.json()["status"] == 404, "the client may not be built"
    assert card(httpx.get(f"{server.url}/").text)["title"] == "Vernissage: games of art"
    assert card(httpx.get(f"{server.url}/t/nothere").text)["title"] == "Vernissage: games of art"
    assert card(httpx.get(f"{server.url}/rules/artbox").text)["title"] == "#ARTBOX"


def test_a_link_to_a_closed_room_names_nobody(server: Server) -> None:
    ann = server.person("Ann")
    table = ann.post("/api/tables", {"game": "avant_carde", "watchers": False})["id"]

    assert "Ann" not in httpx.get(f"{server.url}/t/{table}").text


def test_codings_are_taken_as_asked() -> None:
    def wanted(value: bytes) -> str:
        return accepted_coding({"headers": [(b"accept-encoding", value)]})

    assert wanted(b"gzip, deflate, br, zstd") == "br"
    assert wanted(b"GZIP") == "gzip"
    assert wanted(b"br;q=0, gzip") == "gzip"
    assert wanted(b"") == ""


async def keep_much() -> Compression:
    """Much has been compressed."""

    async def nothing(*_args: object) -> None:
        return None

    found = Compression(nothing)
    for k in range(60):
        await found.compressed("gzip", bytes((k * j * j) % 251 for j in range(1000)) * 500)
    return found


def test_what_is_kept_compressed_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    import asyncio
    from concurrent.futures import ThreadPoolExecutor

    from vernissage.server import compression

    assert KEPT <= 32 * 1024 * 1024
    monkeypatch.setattr(compression, "KEPT", 50_000)
    # In a thread of its own: a browser of other tests may keep an event loop in this one.
    with ThreadPoolExecutor(1) as thread:
        found = thread.submit(lambda: asyncio.run(keep_much())).result()

    assert found.size == sum(len(body) for body in found.kept.values()) <= 50_000
    assert found.kept
