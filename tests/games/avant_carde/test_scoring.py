"""Awards for money, Hidden Gems for those behind, and who wins."""

from games.avant_carde.table import avant_carde, buying, made, player, round_ends, table, uses
from rule import refused, rule


@rule("AC-AWARD-04", "AC-AWARD-06", "AC-AWARD-07", "AC-RULING-53", "AC-TOKEN-07")
def test_the_final_sum_decides_spent_or_not() -> None:
    match = buying("red-2 red-1 red-1 red-1 red-1 red-1", rig={"change0": "0"})
    match.play(0, "buy 6", "perfectionist", "end")
    assert (player(match).made, player(match).awards, player(match).change) == (7, 1, True)


@rule("AC-AWARD-08", "AC-SETUP-17")
def test_awards_add_up_in_the_score_pile() -> None:
    match = buying("red-1 " * 8, rig={"awards0": "3", "awards": "24"})
    match.play(0, "end")
    assert (player(match).awards, table(match).awards) == (5, 22)


@rule("AC-TOKEN-16", "AC-TOKEN-17", "AC-RULING-62", "AC-RULING-63")
def test_a_gem_pays_once_on_the_next_turn_and_is_handed_out_anew() -> None:
    match = buying("red-1 " * 5, rig={"gem0": "1", "awards1": "4"})
    assert made(match) == 6
    match.play(0, "end")
    assert player(match).awards == 1
    match.play(1, "end")
    assert [p.gem for p in table(match).players] == [True, False]


@rule("AC-TOKEN-16", "AC-RULING-62")
def test_a_gem_goes_back_when_its_holder_is_no_longer_behind() -> None:
    match = buying("red-1", rig={"gem0": "1", "awards0": "4", "awards1": "1"})
    round_ends(match)
    assert [p.gem for p in table(match).players] == [False, True]
    level = buying("red-1", rig={"gem0": "1", "awards0": "2", "awards1": "2"})
    round_ends(level)
    assert [p.gem for p in table(level).players] == [False, False]


@rule("AC-END-07")
def test_a_finished_game_takes_no_more_moves() -> None:
    match = buying("red-1 " * 6, rig={"awards": "1"})
    round_ends(match)
    assert match.over
    for word in ("end", "stop", "buy 2"):
        with refused("AC-END-06"):
            match.play(0, word)


@rule("AC-END-06", "AC-END-03")
def test_a_game_without_an_end_of_its_own_is_scored() -> None:
    match = buying("red-1", rig={"round": "3", "awards0": "1"}, most_rounds=3)
    round_ends(match)
    assert match.result is not None
    assert match.result.winners == [0]
    assert uses(match, "lay") == []


@rule("AC-END-04", "AC-END-05", "AC-END-03")
def test_only_the_tied_players_money_breaks_the_tie() -> None:
    rig = {"first": "0", "active": "0", "awards": "0", "awards0": "8", "awards1": "8", "awards2": "1"}
    lines = {"line0": "red-1 " * 7, "line1": "red-1 " * 6, "line2": "red-1 " * 16}
    match = avant_carde(seats=3, rig={**rig, **lines})
    round_ends(match)
    assert match.result is not None
    assert (match.result.totals, match.result.winners) == ([9, 9, 5], [0])
    shared = avant_carde(seats=4, rig={**rig, **lines, "line1": "red-1 " * 7, "awards3": "8", "line3": "red-1 " * 6})
    round_ends(shared)
    assert shared.result is not None
    assert (shared.result.totals, shared.result.winners) == ([9, 9, 5, 9], [0, 1])


@rule("AC-RULING-65", "AC-AWARD-03")
def test_no_sum_of_money_is_too_large() -> None:
    match = buying("red-1 " * 6, rig={"promised0": "255"})
    match.play(0, "end")
    assert (player(match).made, player(match).awards) == (261, 45)
