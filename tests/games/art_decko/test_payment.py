"""Paying, and the abilities of Gold cards."""

from games.art_decko.table import act, art_decko, clauses, discard, hand, kinds, look, options, rating
from rule import refused, rule

CHEAP = {"tokens": "1 2 3 4", "teal": "AN AN", "cerulean": "IM", "cobalt": "PA", "indigo": "RE"}
INVITED = {"poetic_invitations": "AN wild wild wild"}


def total(rig: dict[str, str], moves: str) -> int:
    """What has been paid after some moves."""
    match = art_decko(rig={**CHEAP, **INVITED, **rig})
    act(match, moves)
    plan = look(match).plan
    assert plan is not None
    return plan.total


@rule("AD-GEN-04", "AD-PAY-01", "AD-PAY-02", "AD-PAY-03")
def test_gold_and_paintings_pay_together() -> None:
    rig = {"hand0": "G2 SU G5", "ratings": "SU 25"}
    assert total(rig, "acquire, at teal, pick AN, pay G5, pay G2, pay SU") == 5 + 2 + 3
    assert total(rig, "acquire, at teal, pick AN, use G2, pay SU") == 4 + 3


@rule("AD-PAY-01")
def test_a_card_pays_once() -> None:
    match = art_decko(rig={**CHEAP, "hand0": "G2 SU"})
    act(match, "acquire, at teal, pick AN, pay G2")
    with refused("AD-PAY-01"):
        act(match, "pay G2")


@rule("AD-PAY-03")
def test_face_and_ability_of_one_card_never_add() -> None:
    match = art_decko(rig={**CHEAP, "hand0": "G2 SU"})
    act(match, "acquire, at teal, pick AN, use G2")
    assert "pay G2" not in options(match)


@rule("AD-PAY-04")
def test_the_total_must_reach_the_cost() -> None:
    match = art_decko(rig={**CHEAP, "hand0": "G1 G1 AN"})
    act(match, "acquire")
    with refused("AD-PAY-04"):
        act(match, "at cadmium")
    act(match, "at indigo, pick RE, use G1")
    with refused("AD-PAY-04"):
        act(match, "done")
    act(match, "pay AN, done")
    assert rating(match, "RE") == 6


@rule("AD-PAY-04", "AD-RULING-07")
def test_a_mode_that_leaves_too_little_is_not_offered() -> None:
    match = art_decko(rig={**CHEAP, "hand0": "G1 G1 G2"})
    act(match, "acquire, at indigo, pick RE")
    assert options(match) == ["use G2", "use G1", "pay G2"]
    with refused("AD-PAY-04"):
        act(match, "pay G1")


@rule("AD-PAY-05")
def test_no_change_is_given() -> None:
    match = art_decko(rig={**CHEAP, "hand0": "G5 SU"})
    act(match, "acquire, at teal, pick AN, pay G5, done")
    assert hand(match) == "SU"


@rule("AD-PAY-06", "AD-GOLD-02", "AD-RULING-08", "AD-RULING-46")
def test_face_payers_come_back_and_ability_payers_never_do() -> None:
    match = art_decko(rig={**CHEAP, "hand0": "G2 G1 SU"})
    act(match, "acquire, at teal, pick AN, use G2, pay G1, done")
    assert look(match, 1).removed == ["G2"]
    assert kinds(look(match).spaces[0]) == "AN G1"
    act(match, "haggle, spend SU")
    assert "G2" not in hand(match) + discard(match)


@rule("AD-PAY-07")
def test_a_rise_does_not_help_to_pay_for_itself() -> None:
    match = art_decko(rig={**CHEAP, "hand0": "AN", "ratings": "AN 8", "tokens": "2 3 4 5"})
    assert options(match) == ["haggle"]


@rule("AD-GOLD-01", "AD-GOLD-04", "AD-GOLD-05")
def test_small_gold_is_worth_more_for_paintings() -> None:
    assert total({"hand0": "G1 SU"}, "acquire, at teal, pick AN, use G1") == 3
    assert total({"hand0": "G2 SU"}, "acquire, at teal, pick AN, use G2") == 4


@rule("AD-GOLD-01", "AD-GOLD-04", "AD-GOLD-05", "AD-GOLD-09")
def test_a_purchase_that_only_an_ability_can_pay_is_offered() -> None:
    for card, price in (("G1", 3), ("G2", 4), ("G3N", 8)):
        match = art_decko(rig={**CHEAP, "hand0": card, "tokens": f"{price} 9 10 11"})
        act(match, "acquire")
        assert options(match) == ["at teal"]
        dearer = art_decko(rig={**CHEAP, "hand0": card, "tokens": f"{price + 1} 9 10 11"})
        assert options(dearer) == ["haggle"]


@rule("AD-GOLD-07", "AD-GOLD-12", "AD-GOLD-16")
def test_no_ability_but_seeds_brings_a_bank_within_reach() -> None:
    far = {**CHEAP, "teal": "", "cerulean": "", "cobalt": "", "indigo": ""}
    assert options(art_decko(rig={**far, "hand0": "G2 G2"})) == ["haggle"]
    assert options(art_decko(rig={**far, "hand0": "G3N"})) == ["haggle"]
    assert options(art_decko(rig={**far, "hand0": "G3P"})) == ["haggle"]
    seeds = art_decko(rig={**far, "hand0": "G3S"})
    act(seeds, "acquire")
    assert options(seeds) == ["at sienna"]
    match = art_decko(rig={**CHEAP, "hand0": "G1 G2 G3N G3P G3S"})
    act(match, "acquire, at sienna")
    for word, clause in (
        ("use G1", "AD-GOLD-07"),
        ("use G2", "AD-GOLD-07"),
        ("use G3N", "AD-GOLD-16"),
        ("use G3P", "AD-GOLD-16"),
    ):
        with refused(clause):
            act(match, word)


@rule("AD-GOLD-03")
def test_a_5_gold_has_no_ability() -> None:
    assert "use G5" not in art_decko().game.words


@rule("AD-GOLD-06", "AD-GOLD-11")
def test_any_number_of_small_abilities_joins_a_noble() -> None:
    moves = "acquire, at teal, take one, pick AN, use G3N, use G2, use G2, use G1, use G1, use G1"
    assert total({"hand0": "G1 G1 G1 G2 G2 G3N"}, moves) == 8 + 8 + 9


@rule("AD-GOLD-07", "AD-GOLD-12", "AD-GOLD-16")
def test_small_abilities_never_buy_gold() -> None:
    match = art_decko(rig={**CHEAP, "hand0": "G1 G2 G3N G3S G3P", "cadmium": "G3N G3S"})
    act(match, "acquire, at cadmium, pick G3N")
    for word, clause in (
        ("use G1", "AD-GOLD-07"),
        ("use G2", "AD-GOLD-07"),
        ("use G3N", "AD-GOLD-16"),
        ("use G3S", "AD-GOLD-12"),
        ("use G3P", "AD-GOLD-16"),
    ):
        with refused(clause):
            act(match, word)
    assert options(match) == ["pay G3N", "pay G3S", "pay G3P"]


@rule("AD-GOLD-08", "AD-GOLD-16", "AD-SHOW-13")
def test_small_abilities_never_pay_for_a_show() -> None:
    match = art_decko(rig={**CHEAP, **INVITED, "hand0": "AN G1 G2 G3N G3S G3P G5"})
    act(match, "show, in poetic, hang AN, marker genre, claim none")
    for word, clause in (
        ("use G1", "AD-GOLD-08"),
        ("use G2", "AD-GOLD-08"),
        ("use G3N", "AD-GOLD-16"),
        ("use G3S", "AD-GOLD-12"),
    ):
        with refused(clause):
            act(match, word)
    assert "use G3P" in options(match)


@rule("AD-GOLD-09", "AD-RULING-13")
def test_a_noble_pays_8_for_one_painting() -> None:
    assert total({"hand0": "G3N SU"}, "acquire, at teal, take one, pick AN, use G3N") == 8


@rule("AD-GOLD-10", "AD-RULING-10", "AD-RULING-11")
def test_a_noble_buys_two_at_twice_the_token() -> None:
    match = art_decko(rig={**CHEAP, "tokens": "1 2 3 4", "indigo": "AN SU SU", "hand0": "G3N G1"})
    act(match, "acquire, at indigo")
    assert options(match) == ["take one", "take two"]
    act(match, "take two")
    assert options(match) == ["pick AN", "pick SU"]
    act(match, "pick SU")
    with refused("AD-GOLD-10"):
        act(match, "pick AN")
    act(match, "pick SU")
    assert options(match) == ["use G3N"]
    with refused("AD-GOLD-10"):
        act(match, "use G1")
    act(match, "use G3N")
    plan = look(match).plan
    assert plan is not None
    assert plan.cost == 8
    act(match, "done")
    assert rating(match, "SU") == 12
    assert kinds(look(match).spaces[0]) == "SU SU"


@rule("AD-GOLD-10", "AD-RULING-11")
def test_two_genres_bought_at_once_rise_each() -> None:
    match = art_decko(rig={**CHEAP, "indigo": "AN SU", "hand0": "G3N G1"})
    act(match, "acquire, at indigo, take two, pick AN, pick SU, use G3N, done")
    assert (rating(match, "AN"), rating(match, "SU")) == (6, 6)
    assert "AD-GOLD-10" in clauses(match)


@rule("AD-GOLD-10")
def test_two_are_not_offered_when_the_token_cannot_be_paid_twice() -> None:
    match = art_decko(rig={**CHEAP, "tokens": "1 2 3 5", "indigo": "AN SU", "hand0": "G3N SU"})
    act(match, "acquire, at indigo")
    assert options(match) == ["pick AN", "pick SU"]


@rule("AD-GOLD-10", "AD-ACQUIRE-01")
def test_two_are_offered_only_for_a_noble_and_only_where_two_lie() -> None:
    for hand0, indigo, first in (
        ("G3N G5", "AN SU", "take one"),
        ("G5 G5", "AN SU", "pick AN"),
        ("G3N G5", "AN", "pick AN"),
    ):
        match = art_decko(rig={**CHEAP, "indigo": indigo, "hand0": hand0})
        act(match, "acquire, at indigo")
        assert options(match)[0] == first


@rule("AD-GOLD-10")
def test_a_pair_is_picked_in_one_order_and_needs_two_cards() -> None:
    match = art_decko(rig={**CHEAP, "indigo": "AN SU", "hand0": "G3N G1"})
    act(match, "acquire, at indigo, take two")
    assert options(match) == ["pick AN"]
    act(match, "pick AN")
    assert options(match) == ["pick SU"]
    triple = art_decko(rig={**CHEAP, "indigo": "AN AN SU", "hand0": "G3N G1"})
    act(triple, "acquire, at indigo, take two, pick AN")
    assert options(triple) == ["pick AN", "pick SU"]


@rule("AD-RULING-12", "AD-GOLD-10")
def test_a_noble_pays_8_in_a_gallery_with_one_painting() -> None:
    assert total({"hand0": "G3N", "indigo": "RE", "tokens": "1 2 3 8"}, "acquire, at indigo, pick RE, use G3N") == 8


@rule("AD-RULING-14")
def test_several_nobles_pay_8_each_for_two_paintings_at_most() -> None:
    moves = "acquire, at indigo, take two, pick RE, pick SU, use G3N, use G3N"
    assert total({"hand0": "G3N G3N", "indigo": "RE SU SU", "tokens": "1 2 3 8"}, moves) == 16


@rule("AD-RULING-16")
def test_a_double_purchase_is_one_purchase_at_one_location() -> None:
    match = art_decko(rig={**CHEAP, "indigo": "AN SU SU", "hand0": "G3N G5 G5"})
    act(match, "acquire, at indigo, take two, pick AN, pick SU, use G3N, done, acquire")
    with refused("AD-ACQUIRE-10"):
        act(match, "at indigo")


@rule("AD-GOLD-12")
def test_seeds_of_wealth_buys_a_5_gold() -> None:
    match = art_decko(rig={**CHEAP, "hand0": "G3S SU"})
    act(match, "acquire, at sienna, use G3S, done")
    assert kinds(look(match).spaces[0]) == "G5"


@rule("AD-GOLD-13", "AD-RULING-15")
def test_a_second_seeds_pays_its_face() -> None:
    match = art_decko(rig={**CHEAP, "hand0": "G3S G3S SU"})
    act(match, "acquire, at sienna, use G3S")
    with refused("AD-GOLD-13"):
        act(match, "use G3S")
    act(match, "pay G3S")
    plan = look(match).plan
    assert plan is not None
    assert plan.total == 11


@rule("AD-GOLD-14", "AD-GOLD-15")
def test_several_prosperities_pay_for_one_show() -> None:
    match = art_decko(rig={**CHEAP, "iconic_invitations": "wild", "hand0": "AN G3P G3P G1"})
    act(match, "show, in iconic, hang AN, claim none, use G3P, use G3P, pay G1, done")
    assert look(match).removed == ["G3P", "G3P"]


@rule("AD-GOLD-16")
def test_three_value_gold_pays_3_elsewhere() -> None:
    assert total({"hand0": "G3S G3P SU"}, "acquire, at teal, pick AN, pay G3S, pay G3P") == 6
    match = art_decko(rig={**CHEAP, "hand0": "G3S G3P"})
    act(match, "acquire, at teal, pick AN")
    for word in ("use G3S", "use G3P"):
        with refused("AD-GOLD-16"):
            act(match, word)


@rule("AD-RULING-07")
def test_unneeded_cards_may_join_a_payment_in_one_order() -> None:
    match = art_decko(rig={**CHEAP, "hand0": "G1 G2 SU AN"})
    act(match, "acquire, at teal, pick AN, use G1, pay AN")
    assert options(match) == ["pay SU", "done"]
    with refused("AD-RULING-07"):
        act(match, "pay G2")


@rule("AD-RULING-09")
def test_a_discount_never_takes_a_cost_below_nothing() -> None:
    from vernissage.games.art_decko.museum import show_cost

    assert (show_cost(0, 2), show_cost(0, 9), show_cost(0, 20)) == (7, 0, 0)
