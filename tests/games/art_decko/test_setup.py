"""Setting the table."""

from collections import Counter

import pytest

from games.art_decko.table import act, art_decko, look, options, player
from rule import rule
from vernissage.core.model import WATCHER
from vernissage.games import game
from vernissage.games.art_decko.tables import CARDS, GOLD_IDS, TILE_IDS, TILE_TYPES


@rule("AD-GEN-01")
def test_two_to_four_people_play() -> None:
    for seats in (2, 3, 4):
        assert len(look(art_decko(seats)).players) == seats
    for seats in (1, 5):
        with pytest.raises(ValueError, match="seats"):
            art_decko(seats)


@rule("AD-GEN-03")
def test_the_designs_of_a_genre_are_one_choice() -> None:
    match = art_decko(rig={"hand0": "AN1 AN2 AN3 SU2"})
    act(match, "haggle")
    assert options(match) == ["spend AN", "spend SU"]


@rule("AD-SETUP-01")
def test_two_3_gold_lie_open_and_ten_wait() -> None:
    view = look(art_decko())
    assert view.cadmium_deck == 10
    assert Counter(view.cadmium + (view.cadmium_rest or [])) == {"G3N": 4, "G3S": 4, "G3P": 4}


@rule("AD-SETUP-02")
def test_ten_5_gold_are_stacked_at_sienna() -> None:
    assert look(art_decko()).sienna == 10


@rule("AD-SETUP-03", "AD-SETUP-04", "AD-SETUP-05", "AD-SETUP-06")
def test_cost_tokens_lie_on_galleries_and_track() -> None:
    drawn = set()
    for seed in range(60):
        view = look(art_decko(seed=seed))
        costs = [gallery.cost for gallery in view.galleries]
        assert costs[0] == 1
        assert costs == sorted(costs)
        assert set(costs[1:]) <= set(range(2, 9))
        assert sorted(costs + view.track[:4]) == list(range(1, 9))
        assert view.track[4:] == [9, 10, 11, 12, 12, 13, 13, 14, 14, 15, 15, 16]
        drawn |= set(costs)
    assert drawn == set(range(1, 9))


@rule("AD-SETUP-07")
def test_every_marker_starts_on_0() -> None:
    assert [marker.rating for marker in look(art_decko()).market] == [0] * 6


@rule("AD-SETUP-08")
def test_each_exhibition_has_a_tile_of_its_own() -> None:
    seen = set()
    for seed in range(60):
        tiles = [room.tile for room in look(art_decko(seed=seed)).exhibitions]
        assert len(set(tiles)) == 5
        seen |= set(tiles)
    assert seen == set(TILE_IDS)


@rule("AD-SETUP-09")
def test_a_quick_table_is_somebodys_first_game() -> None:
    assert game("art_decko").first_game() == {"gold_tiles": False}


@rule("AD-SETUP-09")
def test_a_first_game_has_no_gold_tiles() -> None:
    gold = {tile for tile, kind in zip(TILE_IDS, TILE_TYPES, strict=True) if kind == "gold"}
    for seed in range(60):
        assert not gold & {room.tile for room in look(art_decko(seed=seed, gold_tiles=False)).exhibitions}


@rule("AD-SETUP-10", "AD-RULING-48")
def test_nineteen_markers_invite_and_two_stay_in_the_bag() -> None:
    view = look(art_decko(), WATCHER)
    assert [len(room.invitations) for room in view.exhibitions] == [4, 4, 4, 4, 3]
    assert len(view.bag) == 2
    assert Counter(view.bag + [marker for room in view.exhibitions for marker in room.invitations]) == {
        "AN": 3, "IM": 3, "PA": 3, "RE": 3, "SU": 3, "wild": 6,
    }  # fmt: skip


@rule("AD-SETUP-11")
def test_paintings_are_dealt_by_chance() -> None:
    deals = {tuple(tuple(gallery.paintings) for gallery in look(art_decko(seed=seed)).galleries) for seed in range(20)}
    assert len(deals) == 20


@rule("AD-SETUP-12")
def test_tv_10_every_gallery_starts_with_three() -> None:
    assert [len(gallery.paintings) for gallery in look(art_decko()).galleries] == [3, 3, 3, 3]


@rule("AD-SETUP-13", "AD-SETUP-14", "AD-SETUP-19", "AD-RULING-43")
@pytest.mark.parametrize(("seats", "deck"), [(2, 53), (3, 48), (4, 43)])
def test_the_rest_is_the_painting_deck(seats: int, deck: int) -> None:
    view = look(art_decko(seats))
    assert view.painting_deck == deck
    assert [len(room.invitations) for room in view.exhibitions] == [4, 4, 4, 4, 3]
    assert [len(gallery.paintings) for gallery in view.galleries] == [3, 3, 3, 3]
    assert (len(view.bonus_spaces), len(view.track), view.sienna, len(view.cadmium)) == (4, 16, 10, 2)
    for each in view.players:
        own = (each.hand or []) + (each.draw or [])
        assert (each.hand_size, each.draw_size) == (5, 5)
        assert sum(card not in GOLD_IDS for card in own) == 5


@rule("AD-SETUP-15", "AD-RULING-01")
def test_the_start_player_is_named_or_drawn() -> None:
    assert look(art_decko(3, start=2)).turn == 2
    assert {look(art_decko(3, seed=seed, start=-1)).turn for seed in range(40)} == {0, 1, 2}
    with pytest.raises(ValueError, match="The start player sits at 0 to"):
        art_decko(2, start=3)


@rule("AD-SETUP-16", "AD-SETUP-21")
def test_seats_take_the_gold_of_their_number_and_other_sets_stay_out() -> None:
    match = art_decko(4, start=1)
    gold = {
        each.number: sorted(card for card in (each.hand or []) + (each.draw or []) if card in GOLD_IDS)
        for each in look(match).players
    }
    assert gold == {
        1: ["G1", "G1", "G1", "G2", "G2"],
        2: ["G1", "G1", "G1", "G2", "G2"],
        3: ["G1", "G1", "G2", "G2", "G2"],
        4: ["G1", "G2", "G2", "G2", "G2"],
    }
    assert [player(match, seat).number for seat in range(4)] == [4, 1, 2, 3]
    two = match.game.census(art_decko(2).state)
    assert (two[15], two[16]) == (6, 4)


@rule("AD-SETUP-17")
def test_nine_ribbons_can_be_used() -> None:
    assert [each.ribbons for each in look(art_decko(4)).players] == [9, 9, 9, 9]
    assert [each.score for each in look(art_decko(4)).players] == [0, 0, 0, 0]


@rule("AD-SETUP-18")
def test_a_player_knows_the_own_ten_cards_and_nobody_elses() -> None:
    match = art_decko()
    own, other = look(match, 0).players
    assert len((own.hand or []) + (own.draw or [])) == 10
    assert own.draw == sorted(own.draw or [], key=lambda card: (card.startswith("G"), card))
    assert (other.hand, other.draw, other.discard) == (None, None, [])


@rule("AD-SETUP-18", "AD-SETUP-19")
def test_the_first_hand_is_drawn_by_chance_from_gold_and_paintings() -> None:
    golds = [sum(card in GOLD_IDS for card in player(art_decko(seed=seed)).hand or []) for seed in range(40)]
    assert {1, 2, 3, 4} <= set(golds)


@rule("AD-SETUP-20")
def test_both_action_spaces_start_empty() -> None:
    assert look(art_decko()).spaces == [[], []]


def test_the_census_counts_tokens_wherever_they_lie_ribbons_of_each_seat_and_tiles_of_the_rooms() -> None:
    tiles = ["most_AN", "all_IM", "money", "most_RE", "fewest_own"]
    tokens = {"tokens": "2 3 4 5", "track": "5 5 9", "ribbons0": "3", "ribbons1": "2"}
    match = art_decko(rig={"tiles": " ".join(tiles), **tokens})
    census = match.game.census(match.state)
    assert [TILE_IDS[tile] for tile in census[-5:]] == tiles
    assert census[-7:-5] == [3, 2]
    assert census[CARDS : CARDS + 10] == [0, 0, 1, 1, 1, 3, 0, 0, 0, 1]
