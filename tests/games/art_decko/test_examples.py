"""The rulebook's worked examples, move by move."""

from games.art_decko.table import act, art_decko, clauses, discard, hand, kinds, look, options, pays, player, rating
from rule import rule
from vernissage.core.match import Match


def mary_first() -> Match:
    """Mary before her first example."""
    return art_decko(
        rig={
            "tokens": "1 2 3 7",
            "indigo": "RE SU",
            "ratings": "RE 38 gold 12",
            "hand0": "G3S G3P G1 RE",
            "draw0": "IM IM IM IM IM",
            "cadmium": "G3N G3P",
        }
    )


@rule("AD-PAY-01", "AD-PAY-06", "AD-ACQUIRE-07")
def test_tv_04a_mary_buys_a_renaissance_painting_at_indigo() -> None:
    match = mary_first()
    assert pays(match, "RE") == 4
    act(match, "acquire, at indigo, pick RE, pay G3S, pay G3P, pay G1, done")
    assert kinds(look(match).spaces[0]) == "RE G1 G3S G3P"
    assert (rating(match, "RE"), pays(match, "RE")) == (44, 5)


@rule("AD-MARKET-08", "AD-ACQUIRE-06", "AD-ACQUIRE-08")
def test_tv_04b_mary_pays_for_gold_with_the_risen_genre() -> None:
    match = mary_first()
    act(match, "acquire, at indigo, pick RE, pay G3S, pay G3P, pay G1, done")
    assert hand(match) == "RE"
    act(match, "acquire, at cadmium, pick G3N")
    assert options(match) == ["pay RE"]
    act(match, "pay RE, done")
    assert rating(match, "gold") == 15
    assert discard(match) == "RE RE G1 G3N G3S G3P"


@rule("AD-SHOW-05", "AD-SHOW-08", "AD-SHOW-14", "AD-SHOW-15", "AD-SHOW-17", "AD-PAY-07")
def test_tv_05_paul_shows_in_textures_in_time() -> None:
    rig = {"textures_invitations": "RE SU SU PA", "ratings": "RE 25", "hand0": "RE RE G5 G5 G1"}
    match = art_decko(rig=rig)
    act(match, "show, in textures, hang RE, claim disc2")
    plan = look(match).plan
    assert plan is not None
    assert plan.cost == 13
    act(match, "pay G5, pay G5, pay RE, done")
    room = look(match).exhibitions[3]
    assert [(each.card, each.seat, each.marker, each.points) for each in room.hung] == [("RE1", 0, "RE", 11)]
    assert room.invitations == ["PA", "SU", "SU"]
    assert (player(match).ribbons, player(match).score) == (7, 11)
    assert look(match).bonus_spaces == [0, -1, -1, -1]
    assert rating(match, "RE") == 33


def mary_second() -> Match:
    """Mary before her second example."""
    return art_decko(
        rig={
            "tokens": "1 2 5 7",
            "cobalt": "IM SU",
            "ratings": "IM 8 PA 12 SU 15 gold 9",
            "hand0": "G2 PA IM SU G1",
            "draw0": "RE RE RE RE RE",
            "cadmium": "G3N G3P",
        }
    )


FIRST = "acquire, at cobalt, pick IM, use G2, pay PA, done"
SECOND = "acquire, at cadmium, pick G3N, pay G1, pay IM, pay SU"


@rule("AD-GOLD-02", "AD-GOLD-05", "AD-PAY-05", "AD-RULING-08")
def test_tv_07a_mary_uses_her_2_gold() -> None:
    match = mary_second()
    act(match, FIRST)
    assert look(match).removed == ["G2"]
    assert kinds(look(match).spaces[0]) == "IM PA"
    assert (rating(match, "IM"), pays(match, "IM")) == (12, 2)
    assert hand(match) == "IM SU G1"
    assert "AD-PAY-05" in clauses(match)


@rule("AD-MARKET-08", "AD-ACQUIRE-08", "AD-TURN-06")
def test_tv_07b_mary_pays_five_exactly() -> None:
    match = mary_second()
    act(match, f"{FIRST}, {SECOND}")
    plan = look(match).plan
    assert plan is not None
    assert (plan.total, plan.cost) == (5, 5)
    act(match, "done")
    assert rating(match, "gold") == 12
    assert clauses(match).count("AD-PAY-05") == 1  # the first purchase was overpaid, the second was not


@rule("AD-EOT-02", "AD-EOT-05", "AD-EOT-06", "AD-EOT-14")
def test_tv_07c_mary_ends_her_turn() -> None:
    match = mary_second()
    act(match, f"{FIRST}, {SECOND}, done")
    assert discard(match) == "IM IM PA SU G1 G3N"
    assert hand(match) == "RE RE RE RE RE"
    assert len(look(match).cadmium) == 2
    assert "AD-EOT-10" not in clauses(match)
    assert look(match).turn == 1
