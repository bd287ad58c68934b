"""Setting up: what lies where before the first auction."""

import pytest

from games.art_society.table import position, side_of, society, table, taking, told
from rule import refused, rule
from vernissage.core.model import WATCHER
from vernissage.games.art_society.tables import BOX, FORMAT_TILES, FORMATS, TILES


@rule("AS-GEN-01")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_play(seats: int) -> None:
    with pytest.raises(ValueError, match="seats"):
        society(seats)


@rule("AS-GEN-02")
def test_a_round_goes_through_its_steps_in_order() -> None:
    match = taking("P001 P005 P009", wall1="S2@5,3")
    phases = []
    while table(match).round == 1:
        phases.append(table(match).phase)
        seat = match.waiting[0]
        match.play(
            seat, match.options(seat)[0] if phases[-1] != "hang" or "finish" not in match.options(seat) else "finish"
        )
    assert [phase for k, phase in enumerate(phases) if phases[k - 1 : k] != [phase]] == [
        "take",
        "hang",
        "take",
        "hang",
        "close",
    ]
    assert table(match).phase == "auction"


@rule("AS-GEN-02")
def test_a_word_of_another_step_is_refused() -> None:
    match = society()
    with refused("AS-GEN-02"):
        match.play(0, "bid 3")


@rule("AS-GEN-03")
def test_rounds_repeat_until_the_end() -> None:
    match = society(seed=5)
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, match.options(seat)[-1])
    assert told(match).count("AS-ROUND-01") == table(match).round - 1
    with refused("AS-GEN-03"):
        match.play(0, "bid 3")


@rule("AS-GEN-04", "AS-SETUP-06")
def test_all_boards_and_sets_are_alike() -> None:
    match = society(4)
    assert [match.options(seat) for seat in range(4)] == [match.options(0)] * 4
    assert [side_of(match, seat).hand for seat in range(4)] == [list(range(1, 21))] * 4


@rule("AS-GEN-05")
def test_only_offer_and_deal_depend_on_the_number_of_players() -> None:
    views = [table(society(seats)) for seats in (2, 3, 4)]
    assert [len([p for p in view.collectors if p.starter]) for view in views] == [2, 3, 4]
    assert len({(str(view.supply), str(view.decor), view.columns, view.rows) for view in views}) == 1


@rule("AS-SETUP-01", "AS-SETUP-02")
def test_museum_and_track_start_empty() -> None:
    view = table(society())
    assert list(view.museum.values()) == [[], [], [], []]
    assert list(view.markers.values()) == [0, 0, 0, 0]


@rule("AS-SETUP-03")
def test_the_supply_is_sorted_by_format_with_hidden_faces() -> None:
    match = society()
    assert sum(table(match).supply.values()) == 112
    assert table(match).supply == dict(zip(FORMATS, FORMAT_TILES, strict=True))
    assert table(match, 0).supply_tiles is None


@rule("AS-SETUP-04")
def test_the_order_within_a_format_differs_from_deal_to_deal() -> None:
    first, second = table(society(seed=1)).supply_tiles, table(society(seed=2)).supply_tiles
    assert first is not None
    assert second is not None
    assert first["2x2"] != second["2x2"]
    assert sorted(first["2x2"]) == sorted(second["2x2"]) == TILES[:16]


@rule("AS-SETUP-05")
def test_all_decor_lies_open() -> None:
    assert table(society(), WATCHER).decor == [48, 36, 24]


@rule("AS-SETUP-07")
def test_all_bid_cards_are_in_hand() -> None:
    assert side_of(society(), 1).hand == list(range(1, 21))


@rule("AS-SETUP-08")
def test_score_markers_play_no_part_before_the_end() -> None:
    match = society()
    assert BOX.figure("score_markers_per_player") == 2
    assert match.result is None


@rule("AS-SETUP-09")
def test_there_is_a_value_token_for_each_back_number() -> None:
    assert BOX.column("value_tokens", "value") == sorted({row["number"] for row in BOX.rows("formats")})


@rule("AS-SETUP-10", "AS-SETUP-13")
def test_each_player_is_dealt_one_starting_painting_and_the_rest_leave() -> None:
    match = society(2)
    dealt = [side_of(match, seat).starter for seat in range(2)]
    assert len(set(dealt)) == 2
    assert set(dealt) <= {"S1", "S2", "S3", "S4"}
    assert sum(match.game.census(match.state)[112:116]) == 2
    assert {side_of(society(2, seed), 0).starter for seed in range(20)} == {"S1", "S2", "S3", "S4"}, "they are shuffled"


@rule("AS-SETUP-11", "AS-RULING-01")
def test_the_starting_painting_is_two_wide_and_covers_a_star() -> None:
    assert society().options(0) == [f"start {x},{y}" for y in (2, 3, 4) for x in (4, 5, 6)]


@rule("AS-SETUP-12", "AS-DECOR-13")
def test_the_starting_painting_needs_no_neighbor_and_hangs_once() -> None:
    match = society()
    match.play(0, "start 5,3")
    assert (side_of(match, 0).wall[0].width, side_of(match, 0).wall[0].height) == (2, 3)
    assert table(match).bonuses == []
    with refused("AS-SETUP-12"):
        match.play(0, "start 5,4")


@rule("AS-SETUP-14", "AS-SETUP-17")
def test_each_player_is_dealt_one_starting_bid() -> None:
    match = society(3)
    for seat in range(3):
        match.play(seat, "start 5,3")
    dealt = [side_of(match, seat).stack for seat in range(3)]
    assert all(len(stack) == 1 for stack in dealt)
    assert len({stack[0] for stack in dealt} & {1, 2, 3, 4}) == 3


@rule("AS-SETUP-15")
@pytest.mark.parametrize("seed", range(4))
def test_the_lowest_starting_bid_takes_the_gavel(seed: int) -> None:
    match = society(4, seed)
    for seat in range(4):
        match.play(seat, "start 5,3")
    lowest = [side_of(match, seat).stack[0] for seat in range(4)].index(1)
    assert table(match).gavel == lowest
    assert match.waiting == [lowest]


@rule("AS-SETUP-16")
def test_the_starting_bid_is_no_card_of_the_hand() -> None:
    match = society(rig={"phase": "bid", "offer": "P001 P005 P009", "hand0": "7 9"})
    assert match.options(0) == ["bid 7", "bid 9"]
    assert side_of(match, 0).stack == [1]


@rule("AS-SETUP-18")
def test_assistants_and_surplus_start_empty() -> None:
    match = society(4)
    assert [(side_of(match, seat).assistant, side_of(match, seat).surplus) for seat in range(4)] == [("", [])] * 4


@rule("AS-RULING-02")
def test_starting_paintings_hang_at_once_and_are_shown_together() -> None:
    match = society()
    assert match.waiting == [0, 1]
    match.play(0, "start 4,2")
    hidden = table(match, 1).collectors[0]
    assert (hidden.wall, hidden.empty, hidden.estimate) == ([], 108, 0)
    assert table(match, 0).collectors[0].wall[0].x == 4
    assert table(match).gavel == -1, "nobody knows the first Auctioneer yet"
    match.play(1, "start 5,3")
    assert table(match, 1).collectors[0].wall[0].x == 4
    assert position(match).round == 1
