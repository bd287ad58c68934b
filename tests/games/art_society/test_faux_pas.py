"""Faux pas: paintings of one type side by side."""

from games.art_society.table import side_of, table, taking, told
from rule import rule


def offenders(wall: str) -> list[str]:
    """The paintings of a wall that are part of a faux pas."""
    return [each.tile for each in side_of(taking("P112 P111 P110", wall0=wall), 0).wall if each.faux_pas]


@rule("AS-FAUX-01")
def test_a_painting_beside_its_own_type_is_a_faux_pas() -> None:
    match = taking("P002 P005 P009")
    match.play(0, "take P002", "hang 7,3")
    assert "AS-FAUX-01" in told(match)
    assert [each.faux_pas for each in side_of(match, 0).wall] == [True, True]


@rule("AS-FAUX-02", "AS-FAUX-05")
def test_tv_06_both_pay_nothing_and_a_third_elsewhere_still_pays() -> None:
    assert offenders("S1@5,3 P001@7,3 P009@9,3 P002@9,5") == ["S1", "P001"]
    clean = taking("P112 P111 P110", wall0="S1@5,3 P009@7,3 P002@8,5", museum="P080")
    faux = taking("P112 P111 P110", wall0="S1@5,3 P001@3,3 P009@7,3 P002@8,5", museum="P080")
    assert side_of(clean, 0).estimate - side_of(faux, 0).estimate == 2, "the starting painting no longer pays"


@rule("AS-FAUX-03")
def test_a_faux_pas_costs_nothing_during_play() -> None:
    match = taking("P002 P005 P009")
    match.play(0, "take P002", "hang 7,3")
    assert match.options(0) == ["finish"]
    assert table(match).markers == {"city_life": 0, "portrait": 0, "still_life": 0, "landscape": 0}


@rule("AS-FAUX-04")
def test_each_painting_is_tested_by_what_it_touches() -> None:
    assert offenders("S1@5,3 P001@7,3 P002@9,3") == ["S1", "P001", "P002"], (
        "the first and the last only through the middle one"
    )


@rule("AS-FAUX-06")
def test_a_faux_pas_does_not_touch_frames_eyeline_wall_or_corners() -> None:
    match = taking("P001 P005 P009", museum="P068")
    match.play(0, "take P001", "hang 7,3")
    assert [bonus.budget for bonus in table(match).bonuses] == [1]
    assert side_of(match, 0).estimate == 3 + 3 - 8, "both in the eyeline of the leading type, four bare corners"


@rule("AS-FAUX-07")
def test_decor_between_and_corners_make_no_faux_pas() -> None:
    assert offenders("S1@5,3 decor-3@7,3,upright P002@8,3") == []
    assert offenders("S1@5,3 P002@7,6") == []
