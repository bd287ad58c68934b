"""Whole games on record, replayed and hung in the gallery."""

import re
from pathlib import Path

import pytest

from games.artbox.table import look
from rule import rule
from vernissage.core.model import WATCHER
from vernissage.games import load
from vernissage.games.artbox import gallery

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.vern"))


@rule("AB-UI-14")
@pytest.mark.parametrize("path", GOLDEN, ids=[path.stem for path in GOLDEN])
def test_a_golden_game_replays_and_hangs(path: Path) -> None:
    match = load(path)
    assert match.over
    view = look(match, WATCHER)
    page = gallery.page(match)
    assert page.count("<figure>") == sum(len(each.pictures) for each in view.gallery)
    assert f"{len(view.gallery)}" in re.findall(r"Round (\d+)", page)


def test_golden_games_for_three_four_six_and_eight() -> None:
    assert {load(path).seats for path in GOLDEN} >= {3, 4, 6, 8}
