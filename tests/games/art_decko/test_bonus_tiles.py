"""Exhibition Bonus tiles."""

from games.art_decko.table import art_decko, state
from rule import rule
from vernissage.core.match import Match
from vernissage.games.art_decko.scoring import (
    activated,
    extreme_genres,
    gold_ratio,
    gold_space,
    score_sheet,
    scoring_order,
)

PLAIN = {"tiles": "most_AN most_IM most_PA most_RE most_SU"}
FULL_POETIC = "AN:0:AN AN:0:AN IM:1:IM SU:0:wild"


def tile_points(match: Match, clause: str) -> dict[int, int]:
    """Points by seat under one clause of the sheet."""
    return {line.seat: line.points for line in score_sheet(state(match)) if line.clause == clause}


def rooms(rig: dict[str, str]) -> list[int]:
    """The activated exhibitions."""
    return activated(state(art_decko(4, rig=rig)).cells)


@rule("AD-BONUS-01", "AD-BONUS-02", "AD-BONUS-03")
def test_fulfilled_exhibitions_activate_their_tiles_and_no_others() -> None:
    assert rooms({"poetic": FULL_POETIC, "swatches": "AN:0:AN AN:0:AN AN:0:AN"}) == [0]
    assert rooms({"poetic": FULL_POETIC, "iconic": "RE:0:RE RE:0:RE PA:1:wild"}) == [0, 4]


@rule("AD-BONUS-01", "AD-SHOW-18")
def test_a_gray_marker_left_keeps_an_exhibition_open() -> None:
    rig = {"poetic": "AN:0:AN AN:0:AN SU:1:SU", "poetic_invitations": "wild", "iconic": "RE:0:RE RE:0:RE PA:1:wild"}
    assert rooms({**rig, "iconic_invitations": ""}) == [4]
    assert rooms({**rig, "iconic_invitations": "wild"}) == [0, 4]  # neither is fulfilled, and both hold three


@rule("AD-BONUS-03")
def test_a_tile_that_is_not_activated_scores_nothing() -> None:
    match = art_decko(rig={**PLAIN, "poetic": FULL_POETIC, "hand0": "SU SU SU", "hand1": "SU"})
    assert tile_points(match, "AD-BONUS-09") == {0: 6}


@rule("AD-BONUS-04", "AD-BONUS-05")
def test_without_a_fulfilled_exhibition_the_fullest_count() -> None:
    assert rooms({"poetic": "AN:0:AN AN:0:AN", "mixed": "AN:0:AN"}) == [0]
    assert rooms({"poetic": "AN:0:AN AN:0:AN", "mixed": "AN:0:AN", "textures": "SU:1:SU SU:1:SU"}) == [0, 3]


@rule("AD-BONUS-06")
def test_an_empty_museum_activates_nothing() -> None:
    assert rooms({}) == []


@rule("AD-BONUS-07")
def test_gold_then_museum_then_player_tiles_from_the_left() -> None:
    full = {
        "poetic": FULL_POETIC,
        "swatches": "PA:1:PA PA:1:PA PA:1:PA PA:1:PA",
        "mixed": "SU:0:SU SU:0:SU SU:1:SU SU:1:SU",
        "iconic": "RE:0:RE RE:0:RE PA:1:wild",
    }
    match = art_decko(rig={**full, "tiles": "most_AN all_SU most_PA all_IM money"})
    assert scoring_order(state(match).cells) == [4, 1, 0, 2]


@rule("AD-BONUS-08", "AD-BONUS-09", "AD-BONUS-11")
def test_a_player_tile_counts_deck_and_museum() -> None:
    rig = {**PLAIN, "poetic": "AN:0:AN AN:0:AN AN:1:AN SU:0:wild", "swatches": "AN:2:AN"}
    decks = {"hand0": "AN", "draw0": "AN", "discard0": "AN", "hand1": "AN AN", "hand2": "AN", "hand3": "AN"}
    assert tile_points(art_decko(4, rig={**rig, **decks}), "AD-BONUS-09") == {0: 6, 1: 3, 2: 2}
    two = {"poetic": "AN:0:AN AN:0:AN AN:1:AN SU:0:wild", "hand0": "AN", "hand1": "AN"}
    assert tile_points(art_decko(2, rig={**PLAIN, **two}), "AD-BONUS-09") == {0: 6, 1: 3}


@rule("AD-BONUS-10", "AD-RULING-41")
def test_ties_share_a_place_and_the_next_count_takes_the_next_prize() -> None:
    rig = {**PLAIN, "poetic": "SU:0:SU SU:0:SU SU:0:SU SU:0:wild"}
    decks = {"hand0": "AN AN AN AN", "hand1": "AN AN AN AN", "hand2": "AN AN AN", "hand3": "AN"}
    assert tile_points(art_decko(4, rig={**rig, **decks}), "AD-BONUS-09") == {0: 6, 1: 6, 2: 3, 3: 2}


@rule("AD-BONUS-12")
def test_nothing_for_none_of_the_genre() -> None:
    rig = {**PLAIN, "poetic": "SU:0:SU SU:0:SU SU:0:SU SU:0:wild", "hand0": "AN", "hand1": "IM"}
    assert tile_points(art_decko(rig=rig), "AD-BONUS-09") == {0: 6}


@rule("AD-BONUS-13", "AD-BONUS-16", "AD-BONUS-09", "AD-BONUS-07")
def test_tv_09_the_tiles_of_the_example() -> None:
    rig = {
        "tiles": "most_IM most_PA most_AN most_RE all_SU",
        "mixed": "AN:0:AN AN:0:AN AN:0:AN AN:0:AN",
        "iconic": "SU:0:SU SU:1:SU SU:1:SU",
        "poetic": "AN:1:AN AN:1:AN SU:1:SU",
        "swatches": "AN:2:AN AN:2:AN",
        "textures": "SU:2:SU SU:2:SU",
        "hand0": "G1", "hand1": "G1", "hand2": "G1",
    }  # fmt: skip
    match = art_decko(3, rig=rig)  # seats: purple, blue, gray
    assert tile_points(match, "AD-BONUS-09") == {0: 6, 1: 3, 2: 3}
    assert tile_points(match, "AD-BONUS-16") == {0: 3, 1: 9, 2: 6}
    tiles = [line.clause for line in score_sheet(state(match)) if line.clause.startswith("AD-BONUS")]
    assert tiles == ["AD-BONUS-16"] * 3 + ["AD-BONUS-09"] * 3


@rule("AD-BONUS-13", "AD-BONUS-14", "AD-BONUS-15", "AD-BONUS-17")
def test_most_and_fewest_shown_genres_with_ties() -> None:
    rig = {"poetic": "AN:0:AN AN:1:AN IM:0:IM IM:1:wild", "swatches": "SU:0:SU RE:1:RE"}
    match = art_decko(rig={**rig, "tiles": "most_shown most_IM most_PA most_RE most_SU"})
    assert extreme_genres(state(match).cells, True) == [0, 1]
    assert extreme_genres(state(match).cells, False) == [3, 4]
    assert tile_points(match, "AD-BONUS-17") == {0: 4, 1: 4}
    fewest = art_decko(rig={**rig, "tiles": "fewest_shown most_IM most_PA most_RE most_SU"})
    assert tile_points(fewest, "AD-BONUS-17") == {0: 4, 1: 4}
    assert extreme_genres(state(art_decko()).cells, True) == []


@rule("AD-BONUS-18")
def test_the_private_collector_pays_all_with_the_fewest() -> None:
    rig = {"poetic": "AN:0:AN AN:0:AN IM:0:IM SU:1:wild", "tiles": "fewest_own most_IM most_PA most_RE most_SU"}
    assert tile_points(art_decko(4, rig=rig), "AD-BONUS-18") == {2: 4, 3: 4}
    assert tile_points(art_decko(2, rig=rig), "AD-BONUS-18") == {1: 4}


@rule("AD-BONUS-19", "AD-BONUS-20", "AD-BONUS-21", "AD-BONUS-22", "AD-RULING-39", "AD-RULING-40")
def test_money_counts_starting_gold_still_in_the_decks() -> None:
    rig = {"poetic": FULL_POETIC, "tiles": "money most_IM most_PA most_RE most_SU", "removed": "G1 G1"}
    decks = {"hand0": "G1 G2 G5 G5", "hand1": "G2", "discard1": "G2", "hand2": "G3N G3N G5 G1"}
    assert tile_points(art_decko(3, rig={**rig, **decks}), "AD-BONUS-22") == {0: 6, 1: 6}
    nobody = {"hand0": "G5", "hand1": "G3N"}
    assert tile_points(art_decko(2, rig={**rig, **nobody}), "AD-BONUS-22") == {}


@rule("AD-BONUS-23", "AD-BONUS-24", "AD-BONUS-25", "AD-BONUS-26", "AD-RULING-37", "AD-RULING-38")
def test_as_good_as_gold_reads_the_second_highest_space() -> None:
    def where(ratings: str) -> int:
        rig = {
            "poetic": FULL_POETIC,
            "tiles": "good_as_gold most_IM most_PA most_RE most_SU",
            "ratings": f"gold 9 {ratings}",
        }
        return gold_space(state(art_decko(rig=rig)).cells)

    assert where("AN 58 IM 52 PA 51") == 52
    assert where("AN 58 IM 58 PA 31 RE 31") == 31
    assert where("AN 40 IM 40 PA 40 RE 40 SU 40") == 40
    tiles = art_decko().game.book.components.column("tile", "name")
    assert [name for name in tiles if "Good as Gold" in name] == ["As Good as Gold"]


@rule("AD-BONUS-03", "AD-SCORE-05", "AD-BONUS-27")
def test_gold_tiles_of_exhibitions_that_are_not_activated_change_nothing() -> None:
    rig = {"poetic": FULL_POETIC, "ratings": "gold 33 AN 58 IM 52"}
    for tiles, ratio in (
        ("most_AN good_as_gold gold_bug most_RE most_SU", 3),
        ("good_as_gold gold_bug most_PA most_RE most_SU", 1),
        ("gold_bug good_as_gold most_PA most_RE most_SU", 2),
    ):
        assert gold_ratio(state(art_decko(rig={**rig, "tiles": tiles})).cells) == ratio


@rule("AD-BONUS-24")
def test_the_gold_marker_stays_without_the_tile() -> None:
    assert (
        gold_space(state(art_decko(rig={**PLAIN, "poetic": FULL_POETIC, "ratings": "gold 9 AN 58 IM 52"})).cells) == 9
    )
