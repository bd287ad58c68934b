"""The ladder's page: the game that was played gets its tables, the others keep theirs."""

from pathlib import Path

import pytest

from vernissage.games.avant_carde.patrons.everyone import SETS
from vernissage.lab.ladder import END, START, rungs, write


def test_a_game_that_was_not_played_keeps_its_tables(tmp_path: Path) -> None:
    page = tmp_path / "bots.md"
    page.write_text(
        f"above\n{START}\n\n### Art Decko\n\nold decko\n\n### Art Society\n\nold society\n\n{END}\nbelow\n", "utf-8"
    )
    write(page, "### Art Decko\n\nnew decko\n")
    write(page, "### Avant Carde\n\nnew carde\n")
    told = (
        f"above\n{START}\n\n### Avant Carde\n\nnew carde\n\n### Art Decko\n\nnew decko\n\n### Art Society\n\nold"
        f" society\n\n{END}\nbelow\n"
    )
    assert page.read_text("utf-8") == told


def test_a_page_without_its_marks_is_left_alone(tmp_path: Path) -> None:
    page = tmp_path / "bots.md"
    page.write_text("nothing here\n", "utf-8")
    with pytest.raises(ValueError, match="no place for the ladder"):
        write(page, "### Art Decko\n\nnew\n")
    assert page.read_text("utf-8") == "nothing here\n"


def test_the_solo_table_has_a_cell_for_every_level_and_number_of_awards() -> None:
    cells = rungs("avant_carde")
    solo = {(cell.bots[0], dict(cell.options)["solo_level"]) for cell in cells if cell.seats == 1}
    assert len(solo) == 5 * 4
    assert sum(cell.seats > 1 for cell in cells) == 4 * (3 + 3)


def test_every_whole_set_of_patrons_has_its_ladder() -> None:
    cells = rungs("avant_carde")
    sets = {dict(cell.options).get("patrons", "new_yorkers") for cell in cells if cell.seats == 2}
    assert sets == set(SETS)
    assert {cell.table for cell in cells if cell.seats == 2} == {"2", "2, Tokyoites", "2, Parisians", "2, Londoners"}
