"""End of turn: cards, galleries, Cadmium."""

from games.art_decko.table import act, art_decko, clauses, discard, hand, kinds, look, options, state
from rule import refused, rule
from vernissage.core.piles import clear
from vernissage.games.art_decko.market import next_token, refill_cadmium, refill_galleries
from vernissage.games.art_decko.state import gallery

STOCK = {"teal": "AN AN AN", "cerulean": "IM IM IM", "cobalt": "PA", "indigo": "RE RE", "tokens": "3 5 8 6"}


def idle(rig: dict[str, str]) -> list[str]:
    """The galleries after a turn in which seat 0 buys the last painting at Cobalt."""
    match = art_decko(rig={**STOCK, "hand0": "G5 G5", **rig})
    act(match, "acquire, at cobalt, pick PA, pay G5, pay G5, done")
    return [f"{shop.cost}:{len(shop.paintings)}" for shop in look(match).galleries]


@rule("AD-EOT-01", "AD-RULING-47")
def test_discards_are_asked_before_draw_and_refill() -> None:
    match = art_decko(rig={**STOCK, "hand0": "G5 G5 SU", "cadmium": "G3N"})
    act(match, "acquire, at cobalt, pick PA, pay G5, pay G5, done, haggle, spend SU")
    assert look(match).turn == 1
    again = art_decko(rig={**STOCK, "hand0": "G5 G5 SU SU", "cadmium": "G3N"})
    act(again, "acquire, at cobalt, pick PA, pay G5, pay G5, done, haggle, spend SU")
    assert options(again) == ["discard SU", "stop"]
    assert look(again).galleries[2].paintings == []
    assert look(again).cadmium == ["G3N"]
    act(again, "stop")
    told = [clause for clause in clauses(again) if clause.startswith("AD-EOT")]
    order = ["AD-EOT-05", "AD-EOT-07", "AD-EOT-10", "AD-EOT-14"]
    assert [clause for clause in dict.fromkeys(told) if clause in order] == order


@rule("AD-EOT-03", "AD-RULING-47")
def test_any_part_of_the_hand_may_be_discarded_kind_by_kind() -> None:
    match = art_decko(rig={**STOCK, "hand0": "AN AN SU G1 G5", "draw0": "IM IM IM IM"})
    act(match, "haggle, spend G1, haggle, spend G5")
    assert options(match) == ["discard AN", "discard IM", "discard SU", "stop"]
    act(match, "discard IM")
    with refused("AD-RULING-47"):
        act(match, "discard AN")
    with refused("AD-EOT-03"):
        act(match, "discard G5")
    act(match, "discard SU, stop")
    assert discard(match) == "IM SU G1 G5"
    everything = art_decko(rig={"hand0": "AN SU", "draw0": "IM IM IM IM IM IM IM IM IM"})
    act(everything, "haggle, spend AN, haggle, spend SU, discard IM, discard IM, discard IM, discard IM")
    assert options(everything) == ["stop"]


@rule("AD-EOT-03", "AD-PAY-01", "AD-RULING-07")
def test_what_one_player_discards_is_no_part_of_the_next_players_payment() -> None:
    match = art_decko(
        rig={
            **STOCK,
            "tokens": "1 5 8 6",
            "hand0": "AN IM SU G2",
            "draw0": "PA PA PA PA PA PA PA",
            "hand1": "G1 G2 G3N G5 SU",
        }
    )
    act(match, "haggle, spend G2, haggle, spend AN, discard IM, discard PA, discard SU, stop")
    act(match, "acquire, at teal, take one, pick AN")
    plan = look(match).plan
    assert plan is not None
    assert (plan.paid, plan.total, plan.cost) == ([], 0, 1)
    assert options(match) == ["use G3N", "use G2", "use G1", "pay G5", "pay G3N", "pay G2", "pay G1", "pay SU"]
    act(match, "pay G1, done")
    assert hand(match, 1) == "SU G2 G3N G5"


@rule("AD-EOT-04", "AD-EOT-05")
def test_a_hand_of_five_or_more_draws_nothing_and_has_no_limit() -> None:
    match = art_decko(rig={"hand0": "AN AN AN AN AN AN AN AN", "draw0": "IM IM IM IM IM IM"})
    act(match, "haggle, spend AN, haggle, spend AN, stop")
    assert len(hand(match).split()) == 10
    assert "AD-EOT-05" not in clauses(match)
    five = art_decko(rig={"hand0": "AN AN AN AN AN", "draw0": "IM IM IM IM IM IM"})
    act(five, "haggle, spend AN, haggle, spend AN, discard AN, discard AN, stop")
    assert hand(five) == "AN IM IM IM IM"
    whole = art_decko(rig={"hand0": "AN AN AN AN", "draw0": "IM IM IM IM IM IM"})
    act(whole, "haggle, spend AN, haggle, spend AN, discard AN, stop")
    assert (hand(whole), "AD-EOT-05" in clauses(whole)) == ("AN IM IM IM IM", False)


@rule("AD-EOT-05")
def test_a_smaller_hand_is_drawn_up_to_five() -> None:
    match = art_decko(rig={"hand0": "AN AN AN", "draw0": "IM IM IM IM IM IM"})
    act(match, "haggle, spend AN, haggle, spend AN, discard AN, stop")
    assert hand(match) == "IM IM IM IM IM"


@rule("AD-EOT-06")
def test_no_gallery_is_refilled_while_all_hold_something() -> None:
    match = art_decko(rig={**STOCK, "cobalt": "PA PA", "hand0": "G5 G5"})
    act(match, "acquire, at cobalt, pick PA, pay G5, pay G5, done")
    assert [len(shop.paintings) for shop in look(match).galleries] == [3, 3, 1, 2]
    assert "AD-EOT-10" not in clauses(match)


@rule("AD-EOT-06", "AD-RULING-29")
def test_an_empty_bank_is_no_empty_gallery() -> None:
    bare = {
        **STOCK,
        "teal": "AN",
        "cobalt": "PA PA",
        "hand0": "SU",
        "draw0": "IM IM IM",
        "cadmium": "",
        "cadmium_deck": "",
        "sienna": "0",
    }
    match = art_decko(rig=bare)
    act(match, "haggle, spend SU, haggle, spend IM, stop")
    assert [f"{shop.cost}:{len(shop.paintings)}" for shop in look(match).galleries] == ["3:1", "5:3", "8:2", "6:2"]
    assert idle({"cadmium": "", "cadmium_deck": "", "sienna": "0", "track": "7 9 10"}) == ["3:3", "5:3", "9:2", "6:2"]


@rule("AD-EOT-07", "AD-EOT-08", "AD-EOT-10")
def test_tv_06_the_empty_gallery_gets_dearer_and_all_are_filled() -> None:
    rig = {"teal": "AN", "cerulean": "IM IM", "indigo": "RE", "track": "7 9 10 11 12 12 13 13 14 14 15 15 16"}
    match = art_decko(rig={**STOCK, **rig, "hand0": "G5 G5"})
    act(match, "acquire, at cobalt, pick PA, pay G5, pay G5, done")
    view = look(match)
    assert [shop.cost for shop in view.galleries] == [3, 5, 9, 6]
    assert [len(shop.paintings) for shop in view.galleries] == [3, 3, 2, 2]
    assert view.track == [7, 10, 11, 12, 12, 13, 13, 14, 14, 15, 15, 16]
    assert view.tokens_gone == [8]


@rule("AD-EOT-09", "AD-RULING-23")
def test_several_empty_galleries_get_tokens_from_the_left_before_any_card() -> None:
    rig = {"tokens": "4 5 8 8", "track": "6 9 10", "teal": "", "indigo": "", "deck": "SU SU SU SU"}
    assert idle(rig) == ["6:3", "5:3", "9:1", "10:0"]


@rule("AD-EOT-11", "AD-RULING-24", "AD-RULING-26")
def test_a_short_deck_fills_from_the_left() -> None:
    match = art_decko(rig={**STOCK, "teal": "AN", "cerulean": "IM", "deck": "SU SU SU", "hand0": "G5 G5"})
    act(match, "acquire, at cobalt, pick PA, pay G5, pay G5, done")
    assert [kinds(shop.paintings) for shop in look(match).galleries] == ["AN SU SU", "IM SU", "", "RE RE"]
    assert look(match).ending == ["deck"]


@rule("AD-EOT-12", "AD-RULING-28")
def test_without_a_higher_token_a_gallery_stays_empty_and_the_others_fill() -> None:
    match = art_decko(
        rig={**STOCK, "tokens": "3 5 16 6", "track": "7 12", "teal": "AN", "hand0": "G5 G5 G3P G3P", "hand1": "SU SU"}
    )
    act(match, "acquire, at cobalt, pick PA, pay G5, pay G5, pay G3P, pay G3P, done")
    assert [(shop.cost, len(shop.paintings)) for shop in look(match).galleries] == [(3, 3), (5, 3), (16, 0), (6, 2)]
    clear(state(match).cells, gallery(0))
    refill_galleries(state(match))
    assert [(shop.cost, len(shop.paintings)) for shop in look(match).galleries] == [(7, 3), (5, 3), (16, 0), (6, 2)]


@rule("AD-EOT-12", "AD-EOT-13")
def test_a_gallery_below_the_top_price_stays_empty_when_only_cheaper_tokens_are_left() -> None:
    assert idle({"tokens": "3 5 8 6", "track": "4 7 8"}) == ["3:3", "5:3", "8:0", "6:2"]


@rule("AD-EOT-13")
def test_prices_never_fall() -> None:
    match = art_decko(seed=3)
    prices = [shop.cost for shop in look(match).galleries]
    while not match.over:
        act(match, options(match)[-1])
        now = [shop.cost for shop in look(match).galleries]
        assert all(new >= old for new, old in zip(now, prices, strict=True))
        prices = now


@rule("AD-EOT-14", "AD-EOT-15")
def test_cadmium_shows_two_again_and_sienna_is_not_refilled() -> None:
    match = art_decko(rig={"hand0": "G5 G5 G5", "cadmium": "G3N G3P", "sienna": "4"})
    act(match, "acquire, at cadmium, pick G3N, pay G5, done, acquire, at sienna, pay G5, pay G5, done")
    assert len(look(match).cadmium) == 2
    assert look(match).sienna == 3


@rule("AD-EOT-14")
def test_cadmium_is_filled_to_exactly_two() -> None:
    for shown in ("", "G3N", "G3N G3P"):
        match = art_decko(rig={"hand0": "AN", "draw0": "IM IM IM", "cadmium": shown})
        act(match, "haggle, spend AN, haggle, spend IM, stop")
        assert len(look(match).cadmium) == 2


@rule("AD-RULING-22")
def test_the_next_token_is_strictly_higher() -> None:
    cells = state(art_decko(rig={"tokens": "3 5 12 6", "track": "7 12 13 14"})).cells
    assert [next_token(cells, old) for old in (5, 7, 11, 12, 13, 14)] == [7, 12, 12, 13, 14, 0]
    last = state(art_decko(rig={"tokens": "3 5 15 6", "track": "4 16"})).cells
    assert [next_token(last, old) for old in (3, 4, 15, 16)] == [4, 16, 16, 0]


@rule("AD-RULING-25")
def test_a_gallery_above_its_limit_keeps_its_paintings() -> None:
    assert idle({"indigo": "RE RE RE"}) == ["3:3", "5:3", "9:2", "6:3"]


@rule("AD-RULING-27")
def test_with_an_empty_deck_tokens_stay() -> None:
    assert idle({"deck": ""}) == ["3:3", "5:3", "8:0", "6:2"]


@rule("AD-RULING-29")
def test_a_short_cadmium_deck_shows_what_is_left() -> None:
    match = art_decko(rig={"hand0": "G5", "cadmium": "G3N G3P", "cadmium_deck": ""})
    act(match, "acquire, at cadmium, pick G3N, pay G5, done")
    assert look(match).cadmium == ["G3P"]
    assert "AD-RULING-29" in clauses(match)
    refill_cadmium(state(match))
    assert look(match).cadmium == ["G3P"]
