"""Setting the table: players, studios, deck, dice, tokens, the first Maestro and the options."""

import pytest

from games.artbox.table import artbox, draw, look, play_round, rest, roll
from rule import refused, rule
from vernissage.core.model import WATCHER
from vernissage.games import new


@rule("AB-SETUP-01")
@pytest.mark.parametrize("seats", [2, 9])
def test_three_to_eight_players_only(seats: int) -> None:
    with pytest.raises(ValueError, match=r"3 to 8|<= 8"):
        new("artbox", seats=seats)


@rule("AB-SETUP-02", "AB-DRAW-01")
def test_a_studio_is_seen_by_its_owner_only() -> None:
    match = artbox()
    roll(match)
    match.play(
        1,
        "draw 1",
        payload={"v": 1, "shapes": [{"kind": "circle", "cx": 444, "cy": 333, "rx": 77, "ry": 66, "rot": 0}]},
    )
    assert look(match, 1).sketches[0].drawing["shapes"][0]["cx"] == 444
    for other in (0, 2, 3, WATCHER):
        assert not [sketch for sketch in look(match, other).sketches if sketch.drawing["shapes"]]
        assert not look(match, other).board


@rule("AB-SETUP-03", "AB-GUESS-01")
def test_the_board_has_numbered_slots_and_the_rest_stays_empty() -> None:
    match = artbox(seats=5)
    draw(match)
    assert [picture.slot for picture in look(match).board] == [1, 2, 3, 4, 5]
    with refused("AB-GUESS-01"):
        match.play(0, "match 6 1")


@rule("AB-SETUP-04", "AB-WORD-01")
def test_the_deck_is_shuffled_and_has_no_word_twice() -> None:
    first, second = (look(artbox(seed=seed)) for seed in (1, 2))
    assert [word.id for word in first.dealt] != [word.id for word in second.dealt]
    match = artbox(seats=8, own_words=[f"word {n}" for n in range(17)])
    draw(match)
    shown = [word.id for word in look(match).row]
    assert len(set(shown)) == len(shown) == 9


@rule("AB-SETUP-06", "AB-CANVAS-07", "AB-CANVAS-08")
def test_the_dice_lie_on_the_shape_cards_for_all_to_see() -> None:
    match = artbox(rig={"roll": "line line square circle"})
    roll(match)
    for seat in (0, 1, 2, 3, WATCHER):
        assert look(match, seat).roll == {"circle": 1, "square": 1, "triangle": 0, "line": 2}


@rule("AB-SETUP-07")
def test_everybody_starts_without_tokens() -> None:
    assert [(player.red, player.gray) for player in look(artbox()).players] == [(0, 0)] * 4


@rule("AB-SETUP-08")
def test_the_first_maestro_is_drawn_by_lot_or_named() -> None:
    assert look(new("artbox", seats=4, seed=1, first_maestro=3)).maestro == 2
    drawn = {look(new("artbox", seats=4, seed=seed)).maestro for seed in range(30)}
    assert drawn == {0, 1, 2, 3}
    with pytest.raises(ValueError, match="no seat 5"):
        artbox(seats=4, first_maestro=5)


@rule("AB-SETUP-09")
def test_the_maestro_plays_like_everybody_else() -> None:
    match = artbox()
    play_round(match, {1: [0], 2: [0]})
    view = look(match)
    assert view.maestro == 0
    assert view.players[0].number == 1
    assert view.awards[0].seats == [0]


@rule("AB-SETUP-10")
def test_options_never_change_during_a_game() -> None:
    match = artbox(variant="expert", sandglass=90)
    before = look(match).options
    play_round(match)
    rest(match)
    assert look(match).options == before
