"""Turns, drawing and Haggle."""

from games.art_decko.table import act, art_decko, clauses, discard, hand, kinds, look, options, player
from rule import refused, rule
from vernissage.core.rng import rng_for


@rule("AD-TURN-01", "AD-END-06")
def test_turns_go_clockwise_from_the_start_player() -> None:
    match = art_decko(3, start=1)
    turns = []
    for turn in range(4):
        turns.append(look(match).turn)
        with refused("AD-TURN-01"):
            match.play((turn + 2) % 3, "haggle")
        for action in ("haggle", "haggle"):
            act(match, action)
            act(match, options(match)[0])
        act(match, "stop")
    assert turns == [1, 2, 0, 1]
    assert look(match).round == 2


@rule("AD-TURN-02")
def test_a_turn_is_two_actions_then_its_end() -> None:
    match = art_decko()
    with refused("AD-TURN-02"):
        act(match, "stop")
    for action in range(2):
        assert look(match).action == action
        act(match, "haggle")
        act(match, options(match)[0])
    assert options(match)[-1] == "stop"
    with refused("AD-TURN-02"):
        act(match, "haggle")


@rule("AD-TURN-03", "AD-SHOW-19")
def test_every_action_can_be_taken_twice() -> None:
    rig = {
        "hand0": "AN AN G5 G5 G5 G5 G5",
        "poetic_invitations": "AN wild AN wild",
        "tokens": "1 2 3 4",
        "draw0": "IM IM IM IM",
    }
    match = art_decko(rig=rig)
    assert options(match) == ["haggle", "acquire", "show"]
    act(match, "show, in poetic, hang AN, marker genre, claim none, pay G5, pay G5, done")
    act(match, "show, in poetic, hang AN, marker genre, pay G5, pay G5, done")
    assert len(look(match).exhibitions[0].hung) == 2
    again = art_decko(rig=rig)
    act(again, "haggle, spend AN, haggle, spend AN")
    assert look(again).action == 2
    buying = art_decko(rig=rig)
    act(buying, "acquire, at sienna, pay G5, pay G5, done, acquire, at cadmium")
    act(buying, options(buying)[0])
    act(buying, "pay G5, done")
    assert look(buying).action == 2


@rule("AD-TURN-04")
def test_an_empty_hand_forfeits_the_second_action() -> None:
    match = art_decko(rig={"hand0": "G1", "tokens": "1 2 3 4", "teal": "AN AN"})
    act(match, "acquire, at teal, pick AN, pay G1, done")
    assert "AD-TURN-04" in clauses(match)
    assert look(match).turn == 1


@rule("AD-TURN-04", "AD-TURN-02")
def test_a_hand_that_holds_one_card_still_has_its_second_action() -> None:
    match = art_decko(rig={"hand0": "G1 SU", "tokens": "1 2 3 4", "teal": "AN AN"})
    act(match, "acquire, at teal, pick AN, pay G1, done")
    assert (look(match).turn, look(match).action, options(match)) == (0, 1, ["haggle"])
    assert "AD-TURN-04" not in clauses(match)


@rule("AD-TURN-05", "AD-RULING-06")
def test_nobody_passes_but_anybody_may_haggle_instead() -> None:
    game = art_decko().game
    assert not [word for word in game.words if "pass" in word]
    match = art_decko(rig={"hand0": "G5 G5", "tokens": "1 2 3 4"})
    assert options(match) == ["haggle", "acquire"]
    poor = art_decko(rig={"hand0": "AN", "tokens": "2 3 4 5"})
    assert options(poor) == ["haggle"]


@rule("AD-TURN-06", "AD-EOT-02")
def test_spent_and_gained_cards_lie_open_until_the_turn_ends() -> None:
    match = art_decko(rig={"hand0": "G1 G2 SU", "tokens": "1 2 3 4", "teal": "AN AN", "draw0": "PA PA PA PA PA PA PA"})
    act(match, "acquire, at teal, pick AN, pay G1, done")
    assert [kinds(space) for space in look(match, 1).spaces] == ["AN G1", ""]
    act(match, "haggle, spend G2")
    assert look(match).spaces == [[], []]
    assert discard(match) == "AN G1 G2"


@rule("AD-TURN-07", "AD-PAY-05")
def test_surplus_does_not_help_the_second_action() -> None:
    match = art_decko(rig={"hand0": "G5 G1 SU", "tokens": "1 2 3 4", "teal": "AN AN", "cerulean": "IM"})
    act(match, "acquire, at teal, pick AN, pay G5, done")
    assert "AD-PAY-05" in clauses(match)
    act(match, "acquire, at cerulean, pick IM, pay G1")
    with refused("AD-PAY-04"):
        act(match, "done")


@rule("AD-DRAW-01", "AD-DRAW-02")
def test_the_old_pile_is_drawn_to_its_end_before_the_discards_are_shuffled() -> None:
    match = art_decko(rig={"hand0": "G1", "draw0": "AN", "discard0": "IM IM"})
    act(match, "haggle, spend G1")
    assert hand(match) == "AN IM"
    assert kinds(player(match).draw or []) == "IM"
    assert discard(match) == ""


@rule("AD-DRAW-02", "AD-DRAW-01")
def test_what_is_left_of_the_old_pile_is_always_drawn_first() -> None:
    for seed in range(8):
        match = art_decko(seed=seed, rig={"hand0": "G1 G2", "draw0": "AN", "discard0": "IM IM IM IM PA PA PA"})
        act(match, "haggle, spend G1")
        assert "AN" in hand(match).split()
        assert len(player(match).draw or []) == 6
    whole = art_decko(rig={"hand0": "G1 G2", "draw0": "AN AN", "discard0": "IM IM"})
    act(whole, "haggle, spend G1")
    assert (hand(whole), discard(whole)) == ("AN AN G2", "IM IM")


@rule("AD-HAGGLE-01")
def test_haggle_spends_one_card_of_the_hand() -> None:
    match = art_decko(rig={"hand0": "G5 SU SU", "draw0": "AN AN AN"})
    act(match, "haggle")
    assert options(match) == ["spend SU", "spend G5"]
    with refused("AD-HAGGLE-01"):
        act(match, "spend AN")
    act(match, "spend SU")
    assert kinds(look(match).spaces[0]) == "SU"


@rule("AD-HAGGLE-02", "AD-HAGGLE-04")
def test_haggle_draws_two_for_the_second_action() -> None:
    match = art_decko(rig={"hand0": "SU", "draw0": "G5 G5 G5", "tokens": "1 2 3 4"})
    act(match, "haggle, spend SU")
    assert hand(match) == "G5 G5"
    assert "acquire" in options(match)


@rule("AD-HAGGLE-03")
def test_what_is_spent_on_haggle_has_no_effect() -> None:
    match = art_decko(rig={"hand0": "G3N AN", "draw0": "G1 G1 G1 G1"})
    act(match, "haggle, spend G3N")
    assert look(match).removed == []
    assert [marker.rating for marker in look(match).market] == [0] * 6


@rule("AD-HAGGLE-03", "AD-HAGGLE-02")
def test_every_kind_of_card_draws_two() -> None:
    for kind in ("AN", "IM", "PA", "RE", "SU", "G1", "G2", "G3N", "G3S", "G3P", "G5"):
        match = art_decko(rig={"hand0": kind, "draw0": "SU SU SU"})
        act(match, f"haggle, spend {kind}")
        assert (hand(match), kinds(look(match).spaces[0])) == ("SU SU", kind)


@rule("AD-HAGGLE-05")
def test_haggle_may_be_both_actions() -> None:
    match = art_decko(rig={"hand0": "AN", "draw0": "IM IM IM IM"})
    act(match, "haggle, spend AN, haggle, spend IM")
    assert hand(match) == "IM IM IM"


@rule("AD-RULING-02", "AD-RULING-03")
def test_haggle_draws_what_there_is_even_nothing() -> None:
    match = art_decko(rig={"hand0": "AN IM", "draw0": "SU"})
    act(match, "haggle, spend AN")
    assert hand(match) == "IM SU"
    act(match, "haggle, spend IM")
    assert hand(match) == "SU"
    assert clauses(match).count("AD-RULING-02") == 2


@rule("AD-RULING-04")
def test_cards_at_action_spaces_are_reshuffled_only_at_the_end() -> None:
    match = art_decko(rig={"hand0": "AN IM", "discard0": "G5"})
    act(match, "haggle, spend AN")
    assert hand(match) == "IM G5"
    act(match, "haggle, spend IM, stop")
    assert hand(match) == "AN IM G5"


@rule("AD-RULING-05")
def test_a_seat_without_cards_loses_its_turn_but_not_its_end_steps() -> None:
    match = art_decko(rig={"hand0": "G1", "hand1": "", "discard1": "SU SU", "tokens": "1 2 3 4", "teal": "AN AN"})
    act(match, "acquire, at teal, pick AN, pay G1, done")
    assert "AD-RULING-05" in clauses(match)
    assert (look(match).turn, look(match).round) == (0, 2)
    assert hand(match, 1) == "SU SU"


@rule("AD-RULING-05", "AD-RULING-50")
def test_a_table_without_cards_still_ends() -> None:
    match = art_decko(rig={"hand0": "G1", "hand1": "", "round": "149", "tokens": "1 2 3 4"})
    act(match, "acquire, at teal")
    act(match, options(match)[0])
    act(match, "use G1, done")
    match.game.rollout(match.state, rng_for(1, "x"))
    assert look(match).ending == ["guard"]
    assert match.result is not None


def test_for_a_seat_whose_time_is_up_the_first_card_haggles_and_the_hand_is_kept() -> None:
    match = art_decko(rig={"hand0": "AN IM IM RE G2", "draw0": "PA PA SU SU"})
    moves = []
    while match.waiting == [0]:
        moves.append(match.game.text(match.game.default(match.state, 0)))
        match.play(0, moves[-1])
    assert moves == ["haggle", "spend AN", "haggle", "spend IM", "stop"]


def test_for_a_seat_whose_time_is_up_no_more_is_paid_than_was_named() -> None:
    match = art_decko(rig={"cerulean": "AN", "tokens": "3 5 6 7", "hand0": "G5 G5 G2"})
    act(match, "acquire, at cerulean, pick AN, pay G5")
    assert match.game.text(match.game.default(match.state, 0)) == "done"
