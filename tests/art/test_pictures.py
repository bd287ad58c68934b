"""Every piece has a picture, and every picture keeps the house's promises."""

from __future__ import annotations

import hashlib
import os
import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from vernissage import art

SVG = "{http://www.w3.org/2000/svg}"
EVERY = [(game, name) for game in art.GAMES for name in art.names(game)]


def ids(svg: str) -> set[str]:
    return set(re.findall(r'\bid="([^"]+)"', svg))


def test_the_games_have_all_their_pieces() -> None:
    assert len([n for n in art.names("art_decko") if re.fullmatch(r"[A-Z]{2}[123]", n)]) == 15
    assert len([n for n in art.names("art_society") if re.fullmatch(r"P\d{3}|S\d", n)]) == 116
    assert len([n for n in art.names("art_society") if re.fullmatch(r"D\d{3}", n)]) == 108
    assert len([n for n in art.names("avant_carde") if re.fullmatch(r"[a-z]+-\d+", n)]) == 66
    assert len([n for n in art.names("avant_carde") if re.fullmatch(r"[A-Z]{2}\d", n)]) == 24
    assert {"die-circle", "die-square", "die-triangle", "die-line", "number-8"} <= set(art.names("artbox"))
    assert {"logo", "favicon"} <= set(art.names("house"))


@pytest.mark.parametrize("game", art.GAMES)
def test_names_are_unique(game: str) -> None:
    assert len(set(art.names(game))) == len(art.names(game))


@pytest.mark.parametrize(("game", "name"), EVERY)
def test_a_picture_stands_on_its_own(game: str, name: str) -> None:
    svg = art.picture(game, name)
    root = ElementTree.fromstring(svg)

    assert root.tag == f"{SVG}svg"
    assert len(root.attrib["viewBox"].split()) == 4
    title = root.find(f"{SVG}title")
    assert title is not None
    assert title.text
    assert root.attrib["aria-labelledby"] == title.attrib["id"]
    assert not re.search(r"<(image|script|style|text|filter|foreignObject)\b", svg)
    assert "http" not in svg.replace("http://www.w3.org/2000/svg", "")
    references = re.findall(r"url\(#([^)]+)\)", svg) + re.findall(r'href="#([^"]+)"', svg)
    assert set(references) <= ids(svg)
    assert len(ids(svg)) == len(re.findall(r'\bid="', svg))
    assert not re.search(r"\bnan\b|\binf\b|\.\d{4,}", svg)


@pytest.mark.parametrize(("game", "name"), EVERY)
def test_a_picture_is_small_enough_to_send(game: str, name: str) -> None:
    limit = 45_000 if name.startswith("cover-") else 30_000
    assert len(art.picture(game, name)) < limit


def test_ids_never_meet_in_one_page() -> None:
    seen: dict[str, str] = {}
    for game, name in EVERY:
        for found in ids(art.picture(game, name)):
            assert found not in seen, (found, seen.get(found), name)
            seen[found] = name


def test_a_prefix_keeps_two_copies_apart() -> None:
    assert ids(art.picture("art_decko", "AN1")).isdisjoint(ids(art.picture("art_decko", "AN1", prefix="second")))


def test_the_same_picture_is_painted_in_every_process() -> None:
    program = (
        "import hashlib; from vernissage import art\n"
        "h = hashlib.sha256()\n"
        "[h.update(art.picture(g, n).encode()) for g in art.GAMES for n in reversed(art.names(g))]\n"
        "print(h.hexdigest())"
    )
    environment = {"PYTHONHASHSEED": "77", "PYTHONPATH": os.pathsep.join(sys.path)}
    other = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, env=environment
    ).stdout
    here = hashlib.sha256()
    for game in art.GAMES:
        for name in reversed(art.names(game)):
            here.update(art.picture(game, name).encode())
    assert other.strip() == here.hexdigest()


@pytest.mark.parametrize("game", ["art_decko", "art_society", "avant_carde"])
def test_no_two_paintings_are_alike(game: str) -> None:
    def body(name: str) -> str:
        svg = art.picture(game, name, prefix="x")
        return re.sub(r"<title.*?</title>", "", svg)

    works = [
        n
        for n in art.names(game)
        if re.fullmatch(r"[A-Z]{1,2}\d{1,3}|[a-z]+-\d+", n) and not n.startswith(("D", "SB", "V"))
    ]
    assert len({body(name) for name in works}) == len(works)


def test_a_manner_follows_the_name() -> None:
    assert 'viewBox="0 0 240 288"' in art.picture("art_decko", "AN1@bare")
    assert 'viewBox="0 0 60 180"' in art.picture("art_society", "D085@upright")
    assert "The Gallerist" in art.picture("avant_carde", "red-4@NY4")
    assert art.picture("art_society", "bid-7@red") != art.picture("art_society", "bid-7@green")
    assert art.picture("art_decko", "AN1@bare", prefix="x") == art.picture("art_decko", "AN1", prefix="x", bare=True)
    with pytest.raises(ValueError, match="no picture named 'AN1@upside'"):
        art.picture("art_decko", "AN1@upside")


def test_an_unknown_piece_is_refused() -> None:
    with pytest.raises(ValueError, match="no picture named 'ZZ9'"):
        art.picture("art_decko", "ZZ9")
    with pytest.raises(ValueError, match="no game named 'chess'"):
        art.names("chess")
    with pytest.raises(ValueError, match="know no option"):
        art.picture("artbox", "pencil", loud=True)


def test_contact_sheets_show_every_picture(tmp_path: Path) -> None:
    from vernissage.art.__main__ import main

    assert main([str(tmp_path)]) == 0
    for game in art.GAMES:
        page = (tmp_path / f"{game}.html").read_text(encoding="utf-8")
        assert page.count("<svg ") == 2 * len(art.names(game))
