"""What each player may see, and what all could remember."""

from typing import cast

from games.art_decko.table import act, art_decko, kinds, look, options, player
from rule import rule
from vernissage.core.match import Match
from vernissage.core.model import TABLE, WATCHER
from vernissage.core.rng import rng_for
from vernissage.games.art_decko.model import ArtDeckoView

PLAIN = {"tokens": "1 2 3 4", "teal": "AN AN", "hand0": "G1 AN AN SU", "draw0": "SU SU SU SU SU", "hand1": "IM IM IM"}


def known(match: Match, seat: int = 0) -> str:
    """What a watcher's record says of a deck."""
    return kinds(look(match, WATCHER).players[seat].known or [])


@rule("AD-RULING-45", "AD-RULING-46")
def test_discards_and_removed_cards_are_open_and_hands_are_not() -> None:
    match = art_decko(rig=PLAIN)
    act(match, "acquire, at teal, pick AN, use G1, done, haggle, spend SU, discard AN, stop")
    for seat in (0, 1, WATCHER):
        view = look(match, seat)
        assert kinds(view.players[0].discard) == "AN AN SU"
        assert view.removed == ["G1"]
    assert look(match, 1).players[0].hand is None
    assert look(match, WATCHER).players[1].hand is None


def test_nobody_else_sees_an_action_before_it_is_committed() -> None:
    match = art_decko(rig=PLAIN)
    before = look(match, 1)
    for move in ("acquire", "at teal", "pick AN", "pay G1"):
        act(match, move)
        assert look(match, 1) == before
        assert look(match, WATCHER).plan is None
    act(match, "done")
    assert kinds(look(match, 1).spaces[0]) == "AN G1"


@rule("AD-ACQUIRE-05", "AD-RULING-08")
def test_an_action_may_be_taken_back_until_it_is_paid() -> None:
    match = art_decko(rig=PLAIN)
    act(match, "acquire, at teal, pick AN, pay G1")
    assert match.undoable(0)
    act(match, "done")
    assert not match.undoable(0)


def test_discards_are_hidden_until_all_are_chosen() -> None:
    match = art_decko(rig=PLAIN)
    act(match, "haggle, spend SU, haggle, spend SU")
    before = look(match, 1)
    act(match, "discard AN")
    assert look(match, 1) == before
    assert look(match, 0).plan is not None


@rule("AD-RULING-45")
def test_the_record_of_known_cards_learns_and_forgets_nothing() -> None:
    match = art_decko(rig=PLAIN)
    assert known(match) == "G1"
    act(match, "acquire, at teal, pick AN, use G1, done")
    assert known(match) == "AN"
    act(match, "haggle, spend AN")
    assert known(match) == "AN AN"
    act(match, "discard AN, stop")
    assert known(match) == "AN AN AN"


@rule("AD-RULING-45", "AD-SHOW-14")
def test_a_shown_painting_may_have_been_a_known_one() -> None:
    rig = {"hand0": "AN AN G5 G5 G5 G5", "discard0": "AN", "poetic_invitations": "AN AN AN"}
    match = art_decko(rig=rig)
    assert known(match) == "AN G5 G5 G5 G5"
    act(match, "show, in poetic, hang AN, claim none, pay G5, pay G5, done")
    assert known(match) == "AN G5 G5 G5 G5"


def test_the_record_never_says_more_than_the_deck_holds() -> None:
    for seed in range(6):
        match = art_decko(3, seed=seed)
        rng = rng_for(seed, "walk")
        while not match.over:
            moves = options(match)
            act(match, moves[rng.below(len(moves))])
            view = look(match)
            for each in view.players:
                deck = (each.hand or []) + (each.draw or []) + each.discard
                if each.seat == view.turn:
                    deck = deck + view.spaces[0] + view.spaces[1]
                for card in each.known or []:
                    deck.remove(card)
                assert all(not card.startswith("G") for card in deck)
                assert len(deck) <= 5


def test_the_record_can_be_turned_off() -> None:
    match = art_decko(known_cards=False)
    view = look(match, 0)
    assert view.cadmium_rest is None
    assert [each.known for each in view.players] == [None, None]
    assert len(look(art_decko(), 0).cadmium_rest or []) == 10


def test_a_guess_keeps_what_is_known_of_a_rivals_deck() -> None:
    match = art_decko(rig={"hand1": "G5 AN1 AN1", "draw1": "G3N IM3", "discard1": "SU2"})
    rng = rng_for(1, "guess")
    for number in range(10):
        guessed = match.game.guess(match.view(0), rng)
        rival = cast(ArtDeckoView, match.game.view(guessed, TABLE)).players[1]
        assert (rival.hand_size, rival.draw_size, rival.discard) == (3, 2, ["SU2"]), number
        assert {"G5", "G3N"} <= set((rival.hand or []) + (rival.draw or []))


def test_guesses_differ_where_the_cards_are_hidden() -> None:
    match = art_decko(seed=3)
    rng = rng_for(2, "guess")
    hands = {
        str(cast(ArtDeckoView, match.game.view(match.game.guess(match.view(0), rng), TABLE)).players[1].hand)
        for each in range(20)
    }
    assert len(hands) > 10
    assert player(match).hand == look(match, 0).players[0].hand


def test_every_option_and_line_has_a_sentence() -> None:
    match = art_decko(4, seed=5)
    rng = rng_for(5, "walk")
    while not match.over:
        seat = match.waiting[0]
        for action in match.game.options(match.state, seat):
            assert match.describe(seat, match.game.text(action)).endswith(".")
            assert all(":" in target for target in match.game.target(action))
        moves = options(match)
        act(match, moves[rng.below(len(moves))])
        assert max(len(line) for line in match.game.show(match.view(seat)).split("\n")) <= 100
    assert all(told.sentence.endswith((".", ")")) and "{" not in told.sentence for told in match.told())


def at_market(view: ArtDeckoView, cards: list[str]) -> int:
    """What cards bring at the ratings of a view."""
    rows = {row.id: row for row in view.market}
    gold = sum(int(card[1]) for card in cards if card.startswith("G"))
    return sum(rows[card[:2]].points for card in cards if not card.startswith("G")) + gold // rows["gold"].ratio


@rule("AD-SCORE-02", "AD-SCORE-04")
def test_net_worth_is_the_own_deck_at_todays_market() -> None:
    match = art_decko(rig={**PLAIN, "ratings": "AN 40 SU 30 gold 20"})
    view = look(match, 0)
    mine = view.players[0]
    assert mine.worth == at_market(view, [*(mine.hand or []), *(mine.draw or []), *mine.discard])
    assert mine.worth > 0


@rule("AD-SCORE-04", "AD-BONUS-13", "AD-BONUS-16")
def test_net_worth_counts_gold_and_the_prizes_of_the_museum() -> None:
    rig = {"hand0": "G5 G3N", "hand1": "IM", "ratings": "gold 54", "score0": "3"}
    assert look(art_decko(rig=rig), 0).players[0].worth == 3 + 8
    tiles = {
        "tiles": "all_SU most_IM most_PA most_RE most_SU",
        "poetic": "SU:0:SU SU:0:SU SU:1:SU PA:1:wild",
        "score0": "12",
    }
    match = art_decko(rig={**rig, **tiles})
    assert look(match, 0).players[0].worth == 12 + 8 + 6
    assert look(match, 1).players[1].worth == 1 + 3


@rule("AD-SCORE-07", "AD-PAY-06")
def test_cards_at_the_action_spaces_still_belong_to_the_deck() -> None:
    match = art_decko(rig={**PLAIN, "ratings": "AN 40 SU 30 gold 54"})
    before = look(match, 0).players[0].worth
    act(match, "acquire, at teal, pick AN, pay G1, done")
    assert look(match, 0).players[0].worth == (before or 0) + 4


@rule("AD-RULING-45")
def test_others_are_worth_what_all_could_remember_of_their_decks() -> None:
    match = art_decko(rig={**PLAIN, "ratings": "AN 40 SU 30 gold 20"})
    act(match, "acquire, at teal, pick AN, use G1, done")
    view = look(match, 1)
    assert (
        view.players[0].worth == at_market(view, view.players[0].known or []) == look(match, WATCHER).players[0].worth
    )
    assert view.players[0].worth < (look(match, 0).players[0].worth or 0)

    hidden = art_decko(rig=PLAIN, known_cards=False)
    assert look(hidden, 1).players[0].worth is None
    assert look(hidden, 0).players[0].worth is not None


@rule("AD-GOLD-10", "AD-ACQUIRE-02")
def test_a_seat_sees_what_it_has_picked_so_far_and_nothing_else() -> None:
    match = art_decko(rig={"cerulean": "AN IM", "tokens": "3 5 6 7", "hand0": "G3N G3N G5"})
    picks = []
    for move in ("acquire", "at cerulean", "take two", "pick AN", "pick IM"):
        act(match, move)
        plan = look(match, 0).plan
        picks.append(plan and plan.picks)
    assert picks == [[], [], [], ["AN"], ["AN", "IM"]]
    one = art_decko(rig={"cerulean": "AN IM", "tokens": "3 5 6 7", "hand0": "G5"})
    act(one, "acquire, at cerulean, pick IM")
    plan = look(one, 0).plan
    assert plan is not None
    assert plan.picks == ["IM"]


@rule("AD-SCORE-08", "AD-RULING-49")
def test_nobody_has_a_place_before_the_game_is_over() -> None:
    assert [each.rank for each in look(art_decko(3)).players] == [0, 0, 0]
