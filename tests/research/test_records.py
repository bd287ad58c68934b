"""The data set and the leaderboard: the same command makes the same games."""

import gzip
from pathlib import Path

import pytest

from vernissage.games import parse
from vernissage.research import dataset, leaderboard


def test_a_data_set_is_made_of_records_that_replay(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["art_society", "--games", "3", "--bots", "amateur,random", "--seed", "5", "--out", str(tmp_path / "one")]
    assert dataset.main(words) == 0
    path = Path(capsys.readouterr().out.strip())
    text = gzip.decompress(path.read_bytes()).decode()
    games = text.split("\n\n")
    assert len(games) == 3
    matches = [parse(game) for game in games]
    assert [match.seed for match in matches] == [5, 6, 7]
    assert all(match.result for match in matches)
    assert [match.chairs[0].kind for match in matches] == ["bot:random", "bot:amateur", "bot:random"]
    words[-1] = str(tmp_path / "two")
    dataset.main(words)
    again = Path(capsys.readouterr().out.strip())
    assert again.read_bytes() == path.read_bytes()


def test_a_task_is_the_same_for_everybody() -> None:
    task = leaderboard.Task("T", "art_society", 2, "amateur")
    from vernissage.bots.bot import bot

    one, two = (leaderboard.attempt(task, bot("art_society", "random"), 5, 3) for _ in range(2))
    assert (one.games, one.wins, one.margin) == (two.games, two.wins, two.margin)
    assert one.games == 6
    low, high = one.interval
    assert low <= one.share <= high


def test_the_page_has_a_table_for_every_task(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("before\n<!-- scores -->\nold\n<!-- scores -->\nafter\n", "utf-8")
    arguments = ["--tasks", "VL-AS-2", "--levels", "random", "--deals", "1", "--write", str(page)]
    assert leaderboard.main(arguments) == 0
    text = page.read_text("utf-8")
    assert "| VL-AS-2 | random | 2 |" in text
    assert text.startswith("before")
    assert text.endswith("after\n")
    assert "old" not in text
    assert len({task.id for task in leaderboard.TASKS}) == len(leaderboard.TASKS)
