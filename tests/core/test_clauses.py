"""Clauses and components: every row says where it comes from, and coverage finds what nobody names."""

from pathlib import Path

import pytest

from hush.game import GAME
from vernissage.core.catalogue import Catalogue
from vernissage.core.clauses import read_clauses
from vernissage.core.coverage import coverage
from vernissage.core.model import Refusal
from vernissage.core.words import words
from vernissage.games import game, keys

ROOT = Path(__file__).parents[2]


def test_a_component_without_provenance_is_refused() -> None:
    with pytest.raises(ValueError, match="cards row 2 says neither"):
        Catalogue('cards = [{ n = 1, from = "R" }, { n = 2 }]', "components.toml")


def test_a_component_group_is_an_array_of_rows() -> None:
    with pytest.raises(ValueError, match="must be an array"):
        Catalogue("cards = 3", "components.toml")


def test_house_values_are_listed_in_words() -> None:
    assert [each.why for each in GAME.book.components.assumptions()] == ["as many fives as of the others"]


def test_a_clause_without_provenance_is_refused() -> None:
    with pytest.raises(ValueError, match="X-1"):
        read_clauses('[X-1]\ntext = "..."', "clauses.toml")


def test_a_clause_with_an_unknown_field_is_refused() -> None:
    with pytest.raises(ValueError, match="X-1"):
        read_clauses('[X-1]\nfrom = "R"\ntext = "..."\ncolour = 1', "clauses.toml")


def test_a_refusal_is_a_sentence_with_its_facts() -> None:
    assert words("hush").say(Refusal("HU-LAY-01", {"value": 4}).message).startswith("You hold no 4.")


def test_coverage_finds_what_nobody_names(tmp_path: Path) -> None:
    (tmp_path / "code").mkdir()
    (tmp_path / "tests").mkdir()
    (tmp_path / "code" / "rules.py").write_text('"""Lays (HU-LAY-01)."""\nREFUSED = "HU-NONE-01"  # HU-LAY-02\n')
    (tmp_path / "tests" / "test_it.py").write_text('@rule("HU-LAY-02", "HU-NONE-02")\ndef test_it() -> None: ...\n')
    found = coverage(GAME, tmp_path / "code", tmp_path / "tests")
    assert (found.clauses, found.in_code, found.in_tests) == (6, 1, 1)
    assert found.unknown_in_code == ["HU-NONE-01"]
    assert found.unknown_in_tests == ["HU-NONE-02"]
    assert "HU-LAY-02" in found.missing_in_code, "a comment is not code"
    assert not found.complete


@pytest.mark.parametrize("key", [key for key in keys() if (ROOT / "src" / "vernissage" / "games" / key).is_dir()])
def test_every_clause_of_every_game_has_code_and_a_test(key: str) -> None:
    found = coverage(game(key), ROOT / "src" / "vernissage" / "games" / key, ROOT / "tests")
    assert found.complete, found
