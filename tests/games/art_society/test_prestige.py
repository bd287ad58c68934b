"""The museum: markers, collisions, laps and ranks."""

import pytest

from games.art_society.table import position, society, table, taking, told
from rule import rule
from vernissage.core.match import Match
from vernissage.games.art_society.prestige import advance, multiplier
from vernissage.games.art_society.tables import TYPES


def track(**markers: int) -> Match:
    """A table with the markers on these positions."""
    return society(rig={"phase": "auction", "markers": " ".join(f"{kind}={spot}" for kind, spot in markers.items())})


def after(match: Match, kind: str, steps: int) -> int:
    """Where the marker of a type stands after an advance."""
    advance(position(match), TYPES.index(kind), steps)
    return table(match).markers[kind]


def unsold(tile: str, **rig: str) -> Match:
    """A round in which this painting stays unsold."""
    others = [name for name in ("P001", "P002", "P003") if name != tile][:2]
    match = society(rig={"phase": "take", "offer": f"{tile} {' '.join(others)}", **rig})
    for seat, name in enumerate(others):
        match.play(seat, f"take {name}", "keep", "finish")
    return match


@rule("AS-PRESTIGE-01", "AS-PRESTIGE-02", "AS-PRESTIGE-09")
def test_the_unsold_painting_advances_one_marker_by_its_number() -> None:
    match = unsold("P080")
    assert [tile.id for tile in table(match).museum["landscape"]] == ["P080"]
    assert table(match).markers == {"city_life": 0, "portrait": 0, "still_life": 0, "landscape": 6}


@rule("AS-PRESTIGE-02", "AS-PRESTIGE-03")
def test_tv_11_a_taken_space_sends_the_marker_back() -> None:
    match = unsold("P021", markers="city_life=4", museum="P020")
    assert table(match).markers["portrait"] == 3
    assert table(match).multipliers["city_life"] > table(match).multipliers["portrait"]
    assert "AS-PRESTIGE-03" in told(match)


@rule("AS-PRESTIGE-03", "AS-PRESTIGE-04")
def test_one_and_several_steps_back_are_told_by_their_own_clauses() -> None:
    one = unsold("P080", markers="city_life=6")
    assert [clause for clause in told(one) if clause in ("AS-PRESTIGE-03", "AS-PRESTIGE-04")] == ["AS-PRESTIGE-03"]
    two = unsold("P080", markers="city_life=6 portrait=5")
    assert table(two).markers["landscape"] == 4
    assert [clause for clause in told(two) if clause in ("AS-PRESTIGE-03", "AS-PRESTIGE-04")] == ["AS-PRESTIGE-04"]


@rule(
    "AS-PRESTIGE-03",
    "AS-PRESTIGE-04",
    "AS-PRESTIGE-05",
    "AS-PRESTIGE-06",
    "AS-PRESTIGE-07",
    "AS-RULING-26",
    "AS-RULING-28",
    "AS-RULING-29",
)
@pytest.mark.parametrize(
    ("before", "kind", "steps", "spot"),
    [
        ({"portrait": 5, "city_life": 9, "landscape": 8}, "portrait", 4, 7),
        ({"portrait": 6, "city_life": 9, "still_life": 8, "landscape": 7}, "portrait", 3, 6),
        ({"still_life": 3, "landscape": 2, "portrait": 1}, "city_life", 3, 0),
        ({"portrait": 47, "landscape": 3}, "portrait", 6, 53),
        ({"portrait": 44}, "portrait", 6, 50),
        ({"portrait": 48, "city_life": 52}, "portrait", 4, 51),
    ],
)
def test_tv_12_more_collisions(before: dict[str, int], kind: str, steps: int, spot: int) -> None:
    match = track(**before)
    assert after(match, kind, steps) == spot
    others = {name: where for name, where in table(match).markers.items() if name != kind}
    assert others == {name: before.get(name, 0) for name in others}


@rule("AS-PRESTIGE-06", "AS-RULING-29")
def test_the_second_lap_is_told_and_fifty_itself_does_not_flip() -> None:
    assert "AS-PRESTIGE-06" in told(unsold("P080", markers="landscape=47", museum="P079"))
    assert "AS-PRESTIGE-06" not in told(unsold("P080", markers="landscape=44", museum="P079"))
    beyond = track(landscape=98)
    assert after(beyond, "landscape", 9) == 107


@rule("AS-PRESTIGE-07", "AS-RULING-28")
def test_a_black_marker_counts_fifty_more_than_its_space() -> None:
    match = society(
        rig={"phase": "auction", "markers": "portrait=53 landscape=49 city_life=3", "museum": "P005 P080 P001"}
    )
    assert (table(match).multipliers["portrait"], table(match).multipliers["landscape"]) == (5, 4)
    assert after(match, "city_life", 50) == 52, "position 53 is taken, space 3 of the first lap was not"


@rule("AS-PRESTIGE-10")
def test_paintings_taken_hung_kept_or_surplus_move_no_marker() -> None:
    match = taking("P080 P001 P002", surplus0="P112", assistant0="P014")
    match.play(0, "take P080", "hang 7,3", "hang-kept 10,3")
    assert set(table(match).markers.values()) == {0}


@rule("AS-PRESTIGE-09")
def test_every_round_advances_exactly_one_marker() -> None:
    match = society(seed=3)
    before = table(match).markers
    moved = []
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, match.options(seat)[-1])
        now = table(match).markers
        if now != before:
            moved.append(sum(now[kind] != before[kind] for kind in now))
            before = now
    assert set(moved) == {1}
    assert told(match).count("AS-PRESTIGE-02") == table(match).round


@rule("AS-RULING-27")
def test_a_first_advance_may_leave_the_marker_beside_the_track() -> None:
    match = unsold("P004", markers="still_life=3 landscape=2 portrait=1", museum="P012 P016 P008")
    assert table(match).markers["city_life"] == 0
    assert table(match).multipliers == {"still_life": 5, "landscape": 4, "portrait": 3, "city_life": 2}
    assert "AS-RULING-27" in told(match)


@rule("AS-RULING-26")
def test_a_marker_never_ends_behind_where_it_stood() -> None:
    assert after(track(portrait=6, city_life=9, still_life=8, landscape=7), "portrait", 3) == 6


@rule("AS-RANK-01")
def test_tv_10_the_farthest_marker_leads() -> None:
    match = society(
        rig={"phase": "auction", "museum": "P001 P005 P080", "markers": "city_life=3 portrait=8 landscape=12"}
    )
    assert table(match).multipliers["landscape"] == 5


@rule("AS-RANK-02", "AS-RANK-05")
def test_the_ranks_pay_five_four_three_two_and_are_shown() -> None:
    rig = {
        "phase": "auction",
        "museum": "P001 P005 P009 P080",
        "markers": "city_life=3 portrait=8 still_life=20 landscape=12",
    }
    match = society(rig=rig)
    assert table(match).multipliers == {"still_life": 5, "landscape": 4, "portrait": 3, "city_life": 2}
    assert "x5  Still Life" in match.game.show(match.view())


@rule("AS-RANK-03", "AS-RANK-04", "AS-RULING-30")
@pytest.mark.parametrize(
    ("museum", "markers", "pays"),
    [
        ("P080 P001", "landscape=12 city_life=5", {"landscape": 5, "city_life": 4, "portrait": 2, "still_life": 2}),
        ("P080", "landscape=12", {"landscape": 5, "city_life": 2, "portrait": 2, "still_life": 2}),
    ],
)
def test_tv_13_ranks_with_missing_types(museum: str, markers: str, pays: dict[str, int]) -> None:
    match = society(rig={"phase": "auction", "museum": museum, "markers": markers})
    assert table(match).multipliers == pays
    assert multiplier(position(match), TYPES.index("landscape")) == 5


@rule("AS-RULING-34")
def test_museum_piles_are_open_to_everybody() -> None:
    match = society(rig={"phase": "auction", "museum": "P080 P014"})
    for seat in (0, 1, -1):
        assert [tile.id for tile in table(match, seat).museum["landscape"]] == ["P014", "P080"]
