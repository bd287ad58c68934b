"""Reports: a planted imbalance is named, nothing is named where nothing was planted, and pages stand alone."""

import re
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest
from msgspec import structs

from vernissage.cli import main
from vernissage.lab.atlas import main_effects, mixes
from vernissage.lab.findings import lead_changes
from vernissage.lab.luck import parts
from vernissage.lab.report import report
from vernissage.lab.runner import Where
from vernissage.lab.statistics import Contrast, Figure, named, share
from vernissage.lab.study import StudyPlan, study

TILES = {f"tile.most_{genre}.first": "16" for genre in ("AN", "IM", "PA", "RE", "SU")}
PLANTED = [
    ("art_decko", TILES, "points", "score-tiles", 24),
    ("avant_carde", {"patron.dealer.income": "3"}, "length", "rounds", 48),
]


@pytest.mark.parametrize(("game", "values", "family", "name", "games"), PLANTED, ids=["tiles", "patron"])
def test_a_planted_imbalance_is_named(game: str, values: dict[str, str], family: str, name: str, games: int) -> None:
    plan = StudyPlan(game, {"seats": 2}, ("amateur",), values)
    rows = study(plan, range(1, games + 1), Where())
    printed = study(structs.replace(plan, values={}), range(1, games + 1), Where())
    page, counted = report(plan, rows, printed)
    assert (family, name) in {(each.family, each.name) for each in counted}
    assert "class=found" in page


def test_a_seat_that_wins_too_often_is_named() -> None:
    plan = StudyPlan("art_society", {"seats": 2}, ("random",))
    rows = study(plan, range(1, 101), Where())
    assert not any(each.family == "seat" for each in report(plan, rows)[1])
    for game in rows.games[::2]:
        game.winners = [1]
    assert [each.name for each in report(plan, rows)[1] if each.family == "seat"] == ["seat 1", "seat 2"]


def test_nothing_is_named_where_nothing_was_planted() -> None:
    plan = StudyPlan("art_society", {"seats": 2}, ("random",))
    blocks = [study(plan, range(1000 * at, 1000 * at + 40), Where()) for at in range(21)]
    loud = sum(bool(report(plan, one, other)[1]) for one, other in pairwise(blocks))
    assert loud <= 1  # of 20, where one in a hundred is expected


def test_holm_counts_what_survives_all_comparisons() -> None:
    found = [Contrast("", str(at), Figure(1, 0, 2, p)) for at, p in enumerate([0.0001, 0.004, 0.2, 0.004])]
    assert [each.name for each in named(found, 0.01)] == ["0"]
    assert [each.name for each in named(found[:1] + found[2:3], 0.01)] == ["0"]


def test_a_small_share_keeps_its_doubt() -> None:
    assert share(40, 40).low == pytest.approx(0.912, abs=1e-3)
    assert share(0, 0).high == 1.0


def test_a_change_of_the_lead_needs_another_leader() -> None:
    assert lead_changes([[0, 0], [1, 0], [1, 1], [1, 2], [3, 2], [4, 2]]) == 2


def test_mixes_hold_every_patron_equally_often() -> None:
    chosen = mixes(64, 7)
    for number in chosen[0]:
        times = [sum(mix[number] == name for mix in chosen) for name in {mix[number] for mix in chosen}]
        assert times == [16] * 4


def test_main_effects_find_what_was_put_in() -> None:
    chosen = mixes(256, 3)
    noise = np.random.default_rng(1).normal(size=256)
    values = [{"rounds": 2.0 * (mix["five"] == "dealer") + float(noise[at])} for at, mix in enumerate(chosen)]
    effects = {each.name: each for each in main_effects(chosen, values)}
    assert [name for name, each in effects.items() if each.counts and each.figure.value > 0] == ["dealer"]
    assert effects["dealer"].figure.value == pytest.approx(1.5, abs=0.35)  # three of four others, so 2 less their mean


def test_a_stronger_player_is_skill_and_not_luck() -> None:
    rows = study(StudyPlan("art_society", {"seats": 2}, ("amateur", "random"), rotate=True), range(1, 41), Where())
    found = parts(rows, ("amateur", "random"))
    assert found.level > 0.6
    assert found.level + found.seat + found.deal + found.rest == pytest.approx(1.0)


def test_a_report_stands_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["lab", "art_society", "--games", "24", "--bots", "amateur,novice", "--rotate", "--data", "rows"]) == 0
    assert "art_society.html" in capsys.readouterr().out
    html = Path("art_society.html").read_text("utf-8")
    assert not re.search(r'(?:src|href)="|@import|url\(', html)
    for heading in (
        "What stands out",
        "Who wins from where",
        "Level against level",
        "Scores",
        "Length",
        "How games end",
    ):
        assert f"<h2>{heading}</h2>" in html
    assert {path.name for path in Path("rows").iterdir()} == {"games.parquet", "turns.parquet", "times.parquet"}


@pytest.mark.parametrize(
    "words",
    [
        ["art_decko", "--sweep", "bank.sienna.cost=7:8", "--games", "2"],
        ["avant_carde", "--atlas", "--games", "16"],
        ["art_decko", "--atlas", "--games", "2"],
        ["art_society", "--luck", "--games", "3", "--bots", "novice,random"],
        ["art_society", "--vary", "ranks.1.multiplier=6", "--games", "2"],
    ],
)
def test_every_question_is_answered_by_a_page(words: list[str], tmp_path: Path) -> None:
    out = tmp_path / "page.html"
    assert main(["lab", *words, "--out", str(out)]) == 0
    assert out.read_text("utf-8").startswith("<!doctype html>")
    assert out.stat().st_size < 1_500_000
