"""Final scoring, line by line."""

import pytest

from games.art_society.table import CROWDED, finish_round, position, side_of, society, table, taking
from rule import rule
from vernissage.core.match import Match
from vernissage.core.model import Message
from vernissage.games.art_society.scoring import final_result, score_sheet

WALL_64 = (
    "S3@5,3 P013@0,0 P053@2,0 P029@4,0 P009@6,0 P057@8,0 P021@0,2 P005@7,2 P030@9,2 P084@2,4 P014@7,4 P001@0,5 P041@9,5"
    " P033@5,6 P006@8,7 P002@10,7 decor-1@6,2 decor-1@4,3 decor-1@8,6 decor-3@11,2,upright decor-2@0,7 decor-3@1,8"
)
RANKS_64 = {"museum": "P080 P068 P072 P076", "markers": "landscape=40 city_life=30 portrait=20 still_life=10"}


def points(match: Match, seat: int = 0) -> dict[str, int]:
    """The score sheet by what its rows are called."""
    return {match.say(Message(line.name)): line.points for line in score_sheet(position(match), seat)}


def scored(wall: str, **rig: str) -> dict[str, int]:
    """What a wall is worth."""
    return points(society(rig={"phase": "auction", "wall0": wall, **rig}))


@rule(
    "AS-SCORE-01",
    "AS-SCORE-04",
    "AS-SCORE-05",
    "AS-SCORE-06",
    "AS-SCORE-09",
    "AS-SCORE-10",
    "AS-SCORE-11",
    "AS-FAUX-02",
)
def test_tv_15_the_wall_of_64_points() -> None:
    match = society(rig={"phase": "auction", "wall0": WALL_64, "surplus0": "P112", **RANKS_64})
    assert points(match) == {
        "Still Lifes": 8,
        "Portraits": 9,
        "City Life": 16,
        "Landscapes": 15,
        "Decor": 11,
        "Eyeline": 9,
        "Full wall": 0,
        "Bare corners": -2,
        "Surplus paintings": -2,
        "Bid cards left": 0,
    }
    clauses = ["AS-SCORE-01"] * 4 + [
        "AS-SCORE-04",
        "AS-SCORE-05",
        "AS-SCORE-08",
        "AS-SCORE-09",
        "AS-SCORE-10",
        "AS-SCORE-13",
    ]
    assert [line.clause for line in score_sheet(position(match), 0)] == clauses, "each line names its rule"
    assert side_of(match, 0).estimate == 64
    assert side_of(match, 0).empty == 5
    assert [each.tile for each in side_of(match, 0).wall if each.faux_pas] == ["P030", "P014"]


@rule("AS-SCORE-02")
def test_the_starting_painting_counts_like_any_other() -> None:
    assert scored("S1@5,3", museum="P068", markers="city_life=6")["City Life"] == 5


@rule("AS-SCORE-03")
def test_surplus_and_assistant_paintings_pay_no_prestige_and_no_eyeline() -> None:
    plain = scored("S1@5,3", museum="P068", markers="city_life=6")
    more = scored("S1@5,3", museum="P068", markers="city_life=6", surplus0="P004", assistant0="P003")
    assert (more["City Life"], more["Eyeline"]) == (plain["City Life"], plain["Eyeline"])


@rule("AS-SCORE-04", "AS-RULING-41")
def test_decor_pays_its_shields_not_its_number_of_tiles() -> None:
    assert scored("S1@5,3 decor-3@7,3 decor-2@7,4,upright decor-1@8,4")["Decor"] == 6


@rule("AS-SCORE-05", "AS-SCORE-07")
def test_only_the_leading_type_is_paid_in_the_eyeline() -> None:
    wall = "S1@5,3 P004@0,0 P012@7,3 decor-3@9,4"
    leading = scored(wall, museum="P068 P076", markers="city_life=9 still_life=6")
    assert leading["Eyeline"] == 3, "one of two City Life paintings hangs in the band"
    assert scored(wall, museum="P080", markers="landscape=6")["Eyeline"] == 0


@rule("AS-SCORE-06")
def test_faux_pas_paintings_are_paid_in_the_eyeline() -> None:
    assert scored("S1@5,3 P004@7,3", museum="P068", markers="city_life=9")["Eyeline"] == 6


@rule("AS-SCORE-08")
def test_a_full_wall_pays_five() -> None:
    assert scored(CROWDED + " P021@5,0 P029@5,6")["Full wall"] == 5
    assert scored(CROWDED + " P021@5,0")["Full wall"] == 0


@rule("AS-SCORE-09", "AS-RULING-36")
@pytest.mark.parametrize(
    ("tiles", "cost"),
    [("", -8), ("decor-1@0,0", -6), ("decor-1@0,0 decor-3@9,0 P012@0,7", -2), ("P012@10,7 P010@0,7", -4)],
)
def test_each_bare_corner_costs_two_and_decor_covers_too(tiles: str, cost: int) -> None:
    assert scored(f"S1@5,3 {tiles}")["Bare corners"] == cost


@rule("AS-SCORE-10")
def test_each_surplus_painting_costs_two() -> None:
    assert scored("S1@5,3", surplus0="P112 P111", assistant0="P110")["Surplus paintings"] == -4


@rule("AS-SCORE-11")
def test_the_engine_checks_every_wall_for_faux_pas() -> None:
    match = taking("P005 P001 P009", wall1="S2@5,3 P006@7,3", museum="P072", markers="portrait=6")
    assert points(match, 1)["Portraits"] == 0
    assert [each.faux_pas for each in table(match, 0).collectors[1].wall] == [True, True]


@rule("AS-SCORE-12")
def test_the_highest_total_wins() -> None:
    match = society(rig={"phase": "auction", "wall0": "S1@5,3 decor-3@0,0", "wall1": "S2@5,3"})
    assert final_result(position(match)).winners == [0]


@rule("AS-SCORE-13", "AS-SCORE-14")
@pytest.mark.parametrize(("hand0", "hand1", "winners"), [("3 9", "11", [0]), ("3 9", "12", [0, 1]), ("1", "2", [1])])
def test_tv_16_a_tie_goes_to_the_richer_hand_or_is_shared(hand0: str, hand1: str, winners: list[int]) -> None:
    rig = {"phase": "auction", "hand0": hand0, "hand1": hand1}
    result = final_result(position(society(rig=rig)))
    assert result.totals[0] == result.totals[1]
    assert result.winners == winners


@rule("AS-SCORE-15", "AS-RULING-37")
def test_a_total_may_be_negative_and_the_lines_are_all_there_is() -> None:
    match = society(rig={"phase": "auction", "wall0": "S1@5,3", "surplus0": "P112 P111"})
    assert sum(points(match).values()) == side_of(match, 0).estimate == 2 - 8 - 4


@rule("AS-SCORE-16")
def test_the_totals_of_the_result_add_up_from_the_sheet() -> None:
    match = taking("P021 P001 P013", wall0=CROWDED + " P029@5,6")
    match.play(0, "take P021", "hang 5,0", "finish")
    finish_round(match)
    assert match.result is not None
    for seat in range(2):
        assert sum(line.points for line in match.result.sheet if line.seat == seat) == match.result.totals[seat]
