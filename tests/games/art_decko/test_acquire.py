"""Acquire: galleries and banks."""

import pytest

from games.art_decko.table import act, art_decko, clauses, hand, kinds, look, options, rating
from rule import refused, rule
from vernissage.core.match import Match

SHOP = {"tokens": "1 2 3 4", "teal": "AN IM SU", "cerulean": "IM", "cobalt": "PA", "indigo": "RE", "cadmium": "G3N G3P"}


@rule("AD-ACQUIRE-01", "AD-ACQUIRE-11")
def test_four_galleries_and_two_banks_sell() -> None:
    match = art_decko(rig={**SHOP, "hand0": "G5 G5"})
    act(match, "acquire")
    assert options(match) == ["at teal", "at cerulean", "at cobalt", "at indigo", "at cadmium", "at sienna"]


@rule("AD-ACQUIRE-02")
def test_any_painting_of_a_gallery_may_be_chosen() -> None:
    match = art_decko(rig={**SHOP, "hand0": "G5 G5"})
    act(match, "acquire, at teal")
    assert options(match) == ["pick AN", "pick IM", "pick SU"]
    with refused("AD-ACQUIRE-02"):
        act(match, "pick RE")
    with refused("AD-ACQUIRE-02"):
        act(match, "pick G3N")


@rule("AD-ACQUIRE-03", "AD-ACQUIRE-04")
def test_prices_are_tokens_at_galleries_and_printed_at_banks() -> None:
    costs = {}
    for place, pick in (("teal", "pick SU, "), ("indigo", "pick RE, "), ("cadmium", "pick G3N, "), ("sienna", "")):
        match = art_decko(rig={**SHOP, "hand0": "G5 G5"})
        act(match, f"acquire, at {place}, {pick}pay G5")
        plan = look(match).plan
        assert plan is not None
        costs[place] = plan.cost
    assert costs == {"teal": 1, "indigo": 4, "cadmium": 5, "sienna": 8}


@rule("AD-ACQUIRE-04", "AD-MARKET-06")
def test_bank_prices_never_change_and_are_paid_to_the_last_gold() -> None:
    for gold in ("0", "33", "66"):
        rich = art_decko(
            rig={
                **SHOP,
                "teal": "",
                "cerulean": "",
                "cobalt": "",
                "indigo": "",
                "ratings": f"gold {gold}",
                "hand0": "G5 G3N",
            }
        )
        act(rich, "acquire")
        assert options(rich) == ["at cadmium", "at sienna"]
        assert match_price(rich, "at sienna") == 8
        short = art_decko(
            rig={
                **SHOP,
                "teal": "",
                "cerulean": "",
                "cobalt": "",
                "indigo": "",
                "ratings": f"gold {gold}",
                "hand0": "G5 G2",
            }
        )
        act(short, "acquire")
        assert options(short) == ["at cadmium"]
        five = art_decko(
            rig={
                **SHOP,
                "teal": "",
                "cerulean": "",
                "cobalt": "",
                "indigo": "",
                "ratings": f"gold {gold}",
                "hand0": "G5",
            }
        )
        act(five, "acquire")
        assert match_price(five, "at cadmium, pick G3N") == 5


def match_price(match: Match, moves: str) -> int:
    """What a purchase costs."""
    act(match, moves)
    plan = look(match).plan
    assert plan is not None
    return plan.cost


@rule("AD-ACQUIRE-05", "AD-ACQUIRE-06")
def test_the_card_comes_after_the_payment_and_not_into_the_hand() -> None:
    match = art_decko(rig={**SHOP, "hand0": "G5 RE"})
    act(match, "acquire, at teal, pick SU, pay G5")
    assert kinds(look(match).galleries[0].paintings) == "AN IM SU"
    act(match, "done")
    assert kinds(look(match).galleries[0].paintings) == "AN IM"
    assert hand(match) == "RE"
    act(match, "haggle")
    with refused("AD-HAGGLE-01"):
        act(match, "spend SU")


@rule("AD-ACQUIRE-05", "AD-ACQUIRE-06", "AD-ACQUIRE-07")
def test_payment_then_card_then_rise() -> None:
    match = art_decko(rig={**SHOP, "hand0": "G5 RE"})
    act(match, "acquire, at teal, pick SU, pay G5, done")
    told = [clause for clause in clauses(match) if clause.startswith("AD-ACQUIRE")]
    assert told == ["AD-ACQUIRE-05", "AD-ACQUIRE-06", "AD-ACQUIRE-07"]


@rule("AD-ACQUIRE-07")
@pytest.mark.parametrize(
    ("place", "genre", "rise"), [("teal", "AN", 2), ("cerulean", "IM", 3), ("cobalt", "PA", 4), ("indigo", "RE", 6)]
)
def test_a_painting_raises_its_genre_by_the_gallerys_increase(place: str, genre: str, rise: int) -> None:
    match = art_decko(rig={**SHOP, "hand0": "G5 SU"})
    act(match, f"acquire, at {place}, pick {genre}, pay G5, done")
    assert rating(match, genre) == rise


@rule("AD-ACQUIRE-07")
def test_tv_03_a_teal_purchase_at_3_raises_by_2() -> None:
    match = art_decko(rig={"tokens": "3 4 5 6", "teal": "PA", "ratings": "PA 17", "hand0": "G3S SU"})
    act(match, "acquire, at teal, pick PA, pay G3S, done")
    assert rating(match, "PA") == 19


@rule("AD-ACQUIRE-08", "AD-ACQUIRE-09", "AD-ACQUIRE-11")
def test_gold_moves_the_gold_marker_by_3_or_6() -> None:
    match = art_decko(rig={**SHOP, "hand0": "G5 G5 G5"})
    act(match, "acquire, at cadmium, pick G3P, pay G5, done")
    assert rating(match, "gold") == 3
    act(match, "acquire, at sienna, pay G5, pay G5, done")
    assert rating(match, "gold") == 9


@rule("AD-ACQUIRE-10")
def test_two_purchases_of_a_turn_go_to_two_locations() -> None:
    match = art_decko(rig={**SHOP, "hand0": "G5 G1 G1"})
    act(match, "acquire, at teal, pick AN, pay G1, done, acquire")
    assert "at teal" not in options(match)
    with refused("AD-ACQUIRE-10"):
        act(match, "at teal")


@rule("AD-ACQUIRE-10", "AD-ACQUIRE-11")
@pytest.mark.parametrize(
    ("first", "used", "other"),
    [
        ("at cadmium, pick G3N, pay G5, done", "at cadmium", "at sienna"),
        ("at sienna, pay G5, pay G5, done", "at sienna", "at cadmium"),
        ("at indigo, pick RE, pay G5, done", "at indigo", "at cobalt"),
    ],
)
def test_a_location_is_used_once_a_turn_and_the_two_banks_are_two(first: str, used: str, other: str) -> None:
    match = art_decko(rig={**SHOP, "indigo": "RE RE", "hand0": "G5 G5 G5 G5"})
    act(match, f"acquire, {first}, acquire")
    assert used not in options(match)
    assert other in options(match)
    with refused("AD-ACQUIRE-10"):
        act(match, used)


@rule("AD-ACQUIRE-10")
def test_the_next_turn_frees_the_location() -> None:
    match = art_decko(rig={**SHOP, "hand0": "G5 G1 G1", "hand1": "G5 G1"})
    act(match, "acquire, at teal, pick AN, pay G1, done, haggle, spend G1, stop")
    act(match, "acquire")
    assert "at teal" in options(match)


@rule("AD-ACQUIRE-12")
def test_either_card_at_cadmium_may_be_taken() -> None:
    match = art_decko(rig={**SHOP, "hand0": "G5 SU"})
    act(match, "acquire, at cadmium")
    assert options(match) == ["pick G3N", "pick G3P"]
    with refused("AD-ACQUIRE-12"):
        act(match, "pick G3S")
    act(match, "pick G3P, pay G5, done")
    assert look(match).cadmium == ["G3N"]


@rule("AD-ACQUIRE-13")
def test_sienna_sells_until_its_cards_are_gone() -> None:
    match = art_decko(rig={**SHOP, "hand0": "G5 G5 SU", "sienna": "1"})
    act(match, "acquire, at sienna, pay G5, pay G5, done")
    assert look(match).sienna == 0
    sold_out = art_decko(rig={**SHOP, "hand0": "G5 G5", "sienna": "0"})
    act(sold_out, "acquire")
    with refused("AD-ACQUIRE-13"):
        act(sold_out, "at sienna")


@rule("AD-ACQUIRE-14", "AD-RULING-52")
def test_an_emptied_location_stays_empty_for_the_turn() -> None:
    match = art_decko(rig={**SHOP, "hand0": "G5 G5 G5", "cerulean": ""})
    act(match, "acquire")
    with refused("AD-ACQUIRE-14"):
        act(match, "at cerulean")
    act(match, "at indigo, pick RE, pay G5, done")
    assert look(match).galleries[3].paintings == []


@rule("AD-ACQUIRE-14")
def test_nothing_for_sale_anywhere_is_no_purchase() -> None:
    match = art_decko(
        rig={"teal": "", "cerulean": "", "cobalt": "", "indigo": "", "cadmium": "", "sienna": "0", "hand0": "G5 G2"}
    )
    assert options(match) == ["haggle"]
    with refused("AD-ACQUIRE-14"):
        act(match, "acquire")


@rule("AD-PAY-04")
def test_what_cannot_be_paid_is_not_offered() -> None:
    match = art_decko(rig={**SHOP, "tokens": "2 3 4 5", "hand0": "AN"})
    with refused("AD-PAY-04"):
        act(match, "acquire")
    assert "costs 2, and you can bring 1" in match.why_not(0, "acquire")


@rule("AD-PAY-04")
def test_of_places_that_lack_equally_much_the_leftmost_is_named() -> None:
    # One Gold is missing at Teal, where the Fancy Noble helps, and at Cadmium, where it does not.
    match = art_decko(rig={"tokens": "12 13 14 15", "hand0": "G1 G3N"})
    assert "costs 12, and you can bring 11" in match.why_not(0, "acquire")
