"""A review for people: one page, the command, and a notebook."""

import json
from pathlib import Path

import pytest

from vernissage.cli import main
from vernissage.core.record import Chair
from vernissage.core.rng import rng_for
from vernissage.games import load, new


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    match = new("avant_carde", seats=2, seed=3)
    match.chairs = [Chair(name="Ann <b>"), Chair(name="Ben")]
    rng = rng_for(3, "page")
    while not match.over:
        seat = match.waiting[0]
        options = match.options(seat)
        match.play(seat, options[rng.below(len(options))])
    path = tmp_path_factory.mktemp("review") / "game.vern"
    match.save(path)
    return path


def test_the_command_prints_the_whole_review_for_programs(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(saved), "--json", "--depth", "1"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["game"] == "avant_carde"
    assert found["depth"] == 1
    assert len(found["seats"]) == 2


def test_the_command_writes_a_page_that_needs_nothing_beside_it(
    saved: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["review", str(saved), "--html", "--depth", "1", "--lang", "en"]) == 0
    out = Path(capsys.readouterr().out.strip())
    text = out.read_text("utf-8")
    assert out.parent == saved.parent
    assert text.count("<polyline") == 4
    assert "Ann &lt;b&gt;" in text
    assert "Ann <b>" not in text
    assert "http" not in text
    assert "{review" not in text
    assert len(text) < 60_000


def test_the_command_tells_luck_and_skill_in_words(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(saved), "--depth", "1", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "Ben: Chance at the start" in out
    assert "Luck" in out


def test_a_notebook_shows_the_curves(saved: Path) -> None:
    assert load(saved).review(depth=1)._repr_html_().count("<polyline") == 4
