"""Solo: the token, the four levels, and patrons without opponents."""

import pytest

from games.avant_carde.table import avant_carde, made, player, round_ends, solo, stack, table, uses
from rule import refused, rule


@rule("AC-SOLO-01", "AC-SOLO-02", "AC-SOLO-03")
@pytest.mark.parametrize(("level", "awards"), [("easy", 8), ("normal", 12), ("hard", 16), ("expert", 20)])
def test_the_four_levels(level: str, awards: int) -> None:
    view = table(avant_carde(seats=1, solo_level=level))
    assert (view.awards, view.extras, view.gems, view.section) == (awards, 0, 0, "change tokens")
    assert (len(view.players[0].hand), view.players[0].deck_size) == (7, 3)


@rule("AC-SOLO-07")
def test_the_token_stops_neither_change_nor_awards() -> None:
    for now in ("1", "8"):
        match = solo("red-1 " * 6, rig={"round": now})
        match.play(0, "end")
        assert (player(match).awards, player(match).change) == (1, True)


@rule("AC-SOLO-12", "AC-RULING-72")
def test_the_impersonator_copies_the_card_under_the_token_once() -> None:
    match = solo("red-3 blue-3 [white-1]", rig={"round": "6", "stack6": "red-6 blue-6"}, patrons="parisians")
    match.play(0, "impersonator #1 copies 6")
    assert made(match) == 3
    with refused("AC-SOLO-14"):
        match.play(0, "impersonator #2 copies 6")
    match.play(0, "tuck 6", "impersonator #2 copies 6")
    assert made(match) == 4


@rule("AC-SOLO-13", "AC-RULING-72")
def test_the_forger_takes_cards_under_the_token() -> None:
    match = solo("red-5 blue-5", rig={"round": "4", "stack4": "red-4 blue-4 orange-4"}, patrons="parisians")
    assert uses(match, "forger") == ["forger 4"]
    match.play(0, "forger 4", "forger 4")
    assert player(match).discard == ["red-4", "blue-4"]
    with refused("AC-SOLO-13"):
        solo("red-5", rig={"round": "4"}, patrons="parisians").play(0, "forger 5")


@rule("AC-SOLO-14")
@pytest.mark.parametrize("now", ["1", "8", "9"])
def test_a_token_on_no_number_copies_nothing(now: str) -> None:
    match = solo("red-3 red-5", rig={"round": now}, patrons="parisians")
    assert uses(match, "forger") == []
    assert uses(match, "impersonator") == []


@rule("AC-SOLO-14", "AC-RULING-72")
def test_an_empty_stack_under_the_token_gives_and_copies_nothing() -> None:
    match = solo("red-3 red-5", rig={"round": "6", "stack6": ""}, patrons="parisians")
    assert uses(match, "forger") == []
    assert uses(match, "impersonator") == []


@rule("AC-SOLO-15", "AC-RULING-64")
def test_no_gem_in_solo_unless_the_table_wants_it() -> None:
    for wanted in (False, True):
        match = solo("red-1", solo_hidden_gem=wanted)
        round_ends(match)
        assert player(match).gem is wanted


@rule("AC-RULING-75")
def test_the_beginners_shuffle_works_in_solo_and_is_marked_as_casual() -> None:
    match = solo("red-1", rig={"round": "9"}, beginners_shuffle=True)
    match.play(0, "end")
    assert match.result is not None
    assert "casual" in str(match.result.sheet[0].note)


@rule("AC-RULING-69")
def test_the_token_lies_on_an_empty_or_single_stack_without_tucking() -> None:
    for cards in ("", "red-2"):
        match = solo("red-1", rig={"stack2": cards})
        round_ends(match)
        assert table(match).section == "2s"
        assert stack(match, 2) == ([cards] if cards else [])
    match = solo("red-1", rig={"round": "7"})
    sizes = [pile.size for pile in table(match).stacks]
    round_ends(match)
    assert (table(match).section, [pile.size for pile in table(match).stacks]) == ("awards", sizes)


@rule("AC-RULING-70")
def test_the_stack_under_the_token_may_be_tucked() -> None:
    match = solo("red-1 " * 3, rig={"round": "2", "stack2": "red-2 blue-2"})
    match.play(0, "tuck 2")
    assert stack(match, 2) == ["blue-2", "red-2"]
    with refused("AC-SOLO-06"):
        match.play(0, "buy 2")


@rule("AC-RULING-71")
def test_all_stacks_count_for_the_most_2s_and_a_real_2_is_needed() -> None:
    tops = {"stack2": "red-2", "stack3": "red-3", "stack4": "blue-4", "stack5": "", "stack6": "", "stack7": ""}
    with refused("AC-SOLO-11"):
        solo("red-2", rig={"round": "2", **tops}).play(0, "perfectionist")
    with refused("AC-RULING-12"):
        solo("red-4>2 blue-4>2", rig=tops).play(0, "perfectionist")
    match = solo("red-2 blue-4>2", rig=tops)
    match.play(0, "perfectionist")
    assert made(match) == 3


@rule("AC-RULING-73")
def test_the_collector_keeps_off_the_tokens_stack() -> None:
    tops = {"stack2": "red-2", "stack3": "blue-3", "stack4": "purple-4", "stack5": "", "stack6": "", "stack7": ""}
    match = solo("red-2", rig={"round": "3", **tops}, patrons="londoners")
    assert uses(match, "collector") == ["collector 2", "collector 4"]
    with refused("AC-RULING-73"):
        match.play(0, "collector 3")


@rule("AC-SOLO-08", "AC-BUY-10")
def test_two_tucks_without_a_snob_and_no_third() -> None:
    match = solo("red-1 red-11")
    match.play(0, "tuck 2", "tuck 2")
    with refused("AC-SOLO-08"):
        match.play(0, "tuck 3")


@rule("AC-SOLO-09", "AC-RULING-74")
def test_solo_may_be_won_before_anything_is_bought() -> None:
    match = solo("red-1 " * 6, rig={"awards": "1", "awards0": "11"})
    assert match.result is not None
    assert (match.result.winners, match.result.totals) == ([0], [12])
    short = solo("red-1 " * 6, rig={"awards": "2", "awards0": "10"})
    assert not short.over
    short.play(0, "end")
    assert (player(short).awards, table(short).awards, short.over) == (11, 1, False)


@rule("AC-SOLO-10", "AC-SOLO-04")
def test_the_token_visits_all_nine_sections_and_round_8_is_not_the_last() -> None:
    seen = []
    for now in range(1, 9):
        match = solo("red-1", rig={"round": str(now)})
        seen.append(table(match).section)
        round_ends(match)
        assert (match.over, table(match).round) == (False, now + 1)
    assert [*seen, table(match).section] == ["change tokens", "2s", "3s", "4s", "5s", "6s", "7s", "awards", "extras"]


@rule("AC-SOLO-05", "AC-SOLO-04")
@pytest.mark.parametrize("number", range(2, 8))
def test_only_the_stack_the_token_reaches_is_tucked(number: int) -> None:
    piles = {f"stack{n}": f"red-{n} blue-{n} orange-{n}" for n in range(2, 8)}
    match = solo("red-1", rig={"round": str(number - 1), **piles})
    round_ends(match)
    tops = [pile.top for pile in table(match).stacks]
    assert tops == [f"blue-{n}" if n == number else f"red-{n}" for n in range(2, 8)]
