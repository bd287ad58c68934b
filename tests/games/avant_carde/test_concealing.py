"""Concealed cards, and the powers that conceal and unveil."""

from games.avant_carde.table import (
    buying,
    everybody_stops,
    hand,
    line,
    made,
    player,
    playing,
    round_ends,
    seen,
    table,
    uses,
)
from rule import refused, rule
from vernissage.core.model import WATCHER


@rule("AC-CONC-01", "AC-CONC-04", "AC-PA2-01")
def test_every_2_conceals_a_card_that_need_not_match() -> None:
    match = playing("red-2 blue-2 white-1 gray-2 purple-13", patrons="parisians")
    match.play(0, "lay red-2", "conceal purple-13", "lay blue-2", "conceal white-1")
    assert line(match) == ["red-2", "[purple-13]", "blue-2", "[white-1]"]
    assert player(match).line[1].numbers == []
    match.play(0, "stop")
    everybody_stops(match)
    assert made(match) == 2


@rule("AC-CONC-06", "AC-CONC-07", "AC-RULING-44")
def test_unveiling_restores_the_printed_values() -> None:
    match = buying("red-4 [purple-3>red] red-2", patrons="parisians")
    match.play(0, "thief #2")
    card = player(match).line[1]
    assert (card.card, card.color, card.numbers, card.concealed) == ("purple-3", "purple", [3], False)


@rule("AC-CONC-11")
def test_only_own_cards_are_unveiled() -> None:
    match = buying("red-2 red-6", "red-1 [red-7] [blue-7]", patrons="parisians")
    assert uses(match, "thief") == []
    assert uses(match, "launderer") == []
    with refused("AC-PA2-02"):
        match.play(0, "thief #2")


@rule("AC-CONC-12")
def test_others_see_only_that_a_concealed_card_lies_there() -> None:
    match = buying("red-2 [blue-6] [red-3>blue]", patrons="parisians")
    for viewer in (1, WATCHER):
        shown = seen(match, viewer).players[0].line
        assert [(card.card, card.color) for card in shown] == [("red-2", "red"), ("", ""), ("", "blue")]
    assert [card.card for card in seen(match, 0).players[0].line] == ["red-2", "blue-6", "red-3"]


@rule("AC-CONC-12")
def test_a_card_concealed_in_the_buy_turn_is_known_to_all() -> None:
    match = buying("red-7 red-1", patrons="londoners")
    match.play(0, "eccentric #2")
    card = seen(match, 1).players[0].line[1]
    assert (card.card, card.concealed) == ("red-1", True)


@rule("AC-PA2-03")
def test_the_thief_unveils_once_a_turn() -> None:
    match = buying("red-2 blue-2 [red-1] [blue-1]", patrons="parisians")
    match.play(0, "thief #3")
    with refused("AC-POWER-04"):
        match.play(0, "thief #4")


@rule("AC-PA3-01", "AC-RULING-47")
def test_the_impersonator_trashes_only_concealed_cards_and_a_snob_only_open_ones() -> None:
    match = buying("red-3 [white-1]", patrons="parisians")
    with refused("AC-PA3-01"):
        match.play(0, "impersonator #1")
    match.play(0, "impersonator #2")
    assert (line(match), table(match).trash) == (["red-3"], ["white-1"])
    for options, word in [({}, "snob"), ({"two": "curator"}, "curator"), ({"six": "investor"}, "investor")]:
        other = buying("red-2 red-3 red-6 [white-1]", **options)
        with refused("AC-RULING-47"):
            other.play(0, f"{word} #4")
    other = buying("red-5 red-7 [white-1]", patrons="londoners")
    for word in ("futurist", "futurist conceal", "eccentric"):
        with refused("AC-RULING-47"):
            other.play(0, f"{word} #3")


@rule("AC-PA3-05")
def test_concealed_and_trashed_cards_cannot_be_copied_and_the_opponent_keeps_the_power() -> None:
    match = buying("red-3", "[blue-7] blue-6 red-1", patrons="parisians")
    with refused("AC-PA3-05"):
        match.play(0, "impersonator #1 copies 7")
    match.play(0, "impersonator #1 copies 6", "end")
    assert made(match) == 3
    assert "launderer #1" in match.options(1)


@rule("AC-PA6-03", "AC-PA6-04")
def test_every_launderer_unveils_and_the_unveiled_power_may_be_used() -> None:
    match = buying("red-6 blue-6 [orange-6] [white-1] [red-1]", patrons="parisians")
    assert made(match) == 4
    match.play(0, "launderer #3", "launderer #4", "launderer #5")
    assert made(match) == 4 + 2 + 1 + 1


@rule("AC-RULING-27")
def test_a_dealer_unveiled_in_the_buy_turn_pays_its_dollar() -> None:
    match = buying("red-2 red-5 [blue-5]", two="thief")
    assert uses(match, "dealer") == []
    with refused("AC-RULING-27"):
        match.play(0, "dealer")
    match.play(0, "thief #3", "dealer")
    assert made(match) == 4
    assert uses(match, "dealer") == []
    copied = buying("red-3", "red-5", three="impersonator")
    copied.play(0, "impersonator #1 copies 5", "dealer")
    assert made(copied) == 2


@rule("AC-RULING-42")
def test_a_named_color_waits_for_the_next_concealed_card() -> None:
    match = playing("red-4 blue-4 white-1 gray-2 orange-1", patrons="parisians")
    match.play(0, "lay red-4", "name blue", "decline", "lay blue-4", "name orange", "conceal white-1")
    assert player(match).line[2].color == "orange"
    match.play(0, "lay orange-1")
    late = playing("red-4 red-2 white-1 blue-1", patrons="parisians")
    late.play(0, "lay red-4", "name blue", "decline", "lay red-2", "conceal white-1", "lay blue-1")
    assert late.options(0) == ["stop"]


@rule("AC-RULING-43")
def test_the_given_color_counts_for_completionist_and_hoarder() -> None:
    match = playing("red-4 white-1 gray-2 red-7", patrons="parisians")
    match.play(0, "lay red-4", "name blue", "conceal white-1")
    assert "lay red-7" not in match.options(0)
    match = playing("red-7 white-1", line="red-4 [gray-2>red] [red-2>blue] red-2", patrons="parisians")
    match.play(0, "lay red-7", "conceal white-1")
    assert len(hand(match)) == 2
    hoarding = playing("red-7 red-4 white-1", patrons="tokyoites", four="conservator")
    hoarding.play(0, "lay red-7", "name red", "lay red-4", "draw", "name red", "conceal white-1")
    assert "draw" not in hoarding.options(0)


@rule("AC-RULING-39", "AC-TO7-05")
def test_two_hoarders_each_draw_and_concealed_cards_do_not_count() -> None:
    match = playing("red-7 red-7 red-2 white-1 red-1", patrons="tokyoites", two="thief")
    match.play(0, "lay red-7", "name red", "lay red-7", "draw", "name red")
    before = len(hand(match))
    match.play(0, "lay red-2")
    # The first Hoarder has begun a new pair, the second has completed its first.
    match.play(0, "draw")
    assert len(hand(match)) == before
    match.play(0, "conceal white-1")
    match.play(0, "lay red-1", "draw")
    assert "draw" not in match.options(0)


@rule("AC-LO7-04", "AC-LO7-01", "AC-RULING-47")
def test_an_eccentric_may_conceal_any_face_up_card_of_the_line() -> None:
    match = buying("red-1 red-7 [white-1] red-2", "blue-1 blue-2", patrons="londoners")
    assert uses(match, "eccentric") == ["eccentric #1", "eccentric #2", "eccentric #4"]
    match.play(0, "eccentric #4")
    assert (made(match), line(match)) == (3, ["red-1", "red-7", "[white-1]", "[red-2]"])


@rule("AC-RULING-49", "AC-RULING-17")
def test_futurist_and_eccentric_may_conceal_themselves() -> None:
    match = buying("red-7 blue-7", patrons="londoners")
    match.play(0, "eccentric #1")
    assert made(match) == 3
    lone = buying("red-5", patrons="londoners")
    lone.play(0, "futurist conceal #1")
    assert line(lone) == ["[red-5]"]
    assert uses(lone, "futurist") == []


@rule("AC-RULING-51", "AC-LO3-04")
def test_before_means_further_left_for_an_unveiled_card() -> None:
    match = playing("red-3", line="red-1 [blue-7] red-5", patrons="londoners", seven="critic")
    match.play(0, "lay red-3", "unveil #2", "draw")
    assert len(hand(match)) == 1
    match = playing("red-3", line="red-5 [blue-7]", patrons="londoners", seven="critic")
    match.play(0, "lay red-3", "unveil #2", "draw")
    assert len(hand(match)) == 2


@rule("AC-LO3-04")
def test_an_unveiled_card_uses_its_play_powers_at_once() -> None:
    match = playing("red-3 blue-2", line="red-1 [blue-4]", patrons="londoners", four="gallerist")
    match.play(0, "lay red-3", "unveil #2", "turn 2")
    assert player(match).line[1].numbers == [2]
    match = playing("red-3 blue-2", line="red-1 [blue-4]", patrons="londoners", four="journalist")
    match.play(0, "lay red-3", "unveil #2", "turn 2", "draw")
    assert len(hand(match)) == 2
    match = playing("red-3", line="red-1 [blue-4]", patrons="londoners")
    match.play(0, "lay red-3", "unveil #2", "turn also 11")
    assert player(match).line[1].numbers == [4, 11]
    match = playing("red-3", line="red-7 [blue-6]", three="hipster")
    match.play(0, "lay red-3", "unveil #2", "copy 7", "draw")
    assert len(hand(match)) == 2
    # A Designer starts when it is unveiled: the next power happens twice.
    match = playing("red-3 red-3", line="red-1 [blue-6]", patrons="londoners")
    match.play(0, "lay red-3", "unveil #2", "lay red-3", "conceal top", "conceal top")
    assert len(line(match)) == 6


@rule("AC-RULING-38")
def test_a_schmoozer_lets_the_hipster_choose() -> None:
    match = playing("red-5 red-3", deck="blue-7 orange-14 red-1", five="schmoozer", three="hipster")
    match.play(0, "lay red-5", "lay red-3", "conceal top")
    assert match.options(0) == ["conceal blue-7", "conceal orange-14"]
    match.play(0, "conceal orange-14")
    assert (line(match), hand(match)) == (["red-5", "red-3", "[orange-14]"], ["blue-7"])


@rule("AC-RULING-48", "AC-CONC-10")
def test_concealing_forfeits_unused_powers_but_no_money() -> None:
    match = buying("red-3 red-7", seven="eccentric", rig={"discard0": "white-1"})
    match.play(0, "eccentric #1")
    assert made(match) == 2
    assert uses(match, "snob") == []


@rule("AC-CONC-13")
def test_concealed_cards_are_discarded_number_side_up() -> None:
    piles = {"deck0": "red-7 blue-7 orange-7 purple-7 red-6 blue-6 orange-6", "discard0": ""}
    match = buying("red-2 [blue-6]", patrons="parisians", rig=piles)
    round_ends(match)
    assert seen(match, 1).players[0].discard == ["red-2", "blue-6"]
