"""Who may see what, and how the table is drawn."""

from typing import Any, cast

import msgspec
import pytest
from mypy_extensions import u8

from games.art_society.table import CROWDED, finish_round, society, table, taking
from laws.playing_on import play_on
from rule import rule
from vernissage.core.game import Game, State
from vernissage.core.match import Match
from vernissage.core.model import TABLE, WATCHER, View
from vernissage.core.rng import Rng, rng_for
from vernissage.games import game
from vernissage.games.art_society.model import ArtSocietySetup, ArtSocietyView
from vernissage.games.art_society.state import DECOR_TILE, HUNG_KEPT, side
from vernissage.games.art_society.terminal import meant, spelled


@rule("AS-SETUP-03")
def test_nobody_sees_the_order_of_the_supply() -> None:
    match = society()
    for seat in (0, 1, WATCHER):
        assert table(match, seat).supply_tiles is None
    hidden = table(match, TABLE).supply_tiles
    assert hidden is not None
    assert sum(len(pile) for pile in hidden.values()) == 112


@rule("AS-RULING-33")
def test_hands_are_open_to_their_owners_alone_until_the_end() -> None:
    match = society(rig={"phase": "bid", "offer": "P001 P005 P009"})
    assert [person.hand is None for person in table(match, 0).collectors] == [False, True]
    assert [person.hand is None for person in table(match, WATCHER).collectors] == [True, True]
    assert [person.cards_left for person in table(match, WATCHER).collectors] == [20, 20]


@rule("AS-BID-02", "AS-RULING-33")
def test_a_seat_is_shown_its_own_question_and_who_is_waited_for() -> None:
    match = society(3, rig={"phase": "bid", "offer": "P001 P005 P009 P013"})
    assert [(ask.seat, ask.ask, ask.clause, ask.secret) for ask in table(match, 1).asks] == [
        (1, "bid", "AS-BID-01", True)
    ]
    assert table(match, 1).waiting == [0, 1, 2]
    assert table(match, WATCHER).asks == []


@rule("AS-SCORE-13")
def test_when_the_game_is_over_everybody_sees_the_cards_that_break_a_tie() -> None:
    match = taking("P021 P001 P013", wall0=CROWDED + " P029@5,6", hand1="3 4")
    match.play(0, "take P021", "hang 5,0", "finish")
    finish_round(match)
    assert match.over
    assert [person.hand for person in table(match, WATCHER).collectors] == [list(range(1, 21)), [3, 4]]


@rule("AS-BID-02")
def test_a_guess_gives_others_a_bid_of_their_own() -> None:
    match = society(
        3, rig={"phase": "bid", "offer": "P001 P005 P009 P013", "stack0": "1 5", "stack1": "2 6", "stack2": "3 7"}
    )
    match.play(1, "bid 20")
    found = set()
    for number in range(40):
        world = match.game.guess(match.view(0), rng_for(number, "guess"))
        view = match.game.view(world, TABLE)
        assert isinstance(view, ArtSocietyView)
        found.add(view.collectors[1].bid)
        assert view.collectors[1].stack == [2, 6]
    assert len(found) > 5
    assert 6 not in found


@rule("AS-SETUP-04")
def test_a_guess_deals_the_unseen_tiles_of_each_format_anew() -> None:
    match = taking("P005 P001 P009", museum="P109 P110 P111")
    for number in range(5):
        world = match.game.guess(match.view(0), rng_for(number, "guess"))
        view = match.game.view(world, TABLE)
        assert isinstance(view, ArtSocietyView)
        assert view.supply_tiles is not None
        assert view.supply_tiles["5x5"] == ["P112"], "after three are seen the fourth is known"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_table_is_drawn_in_a_hundred_columns(seats: int) -> None:
    match = society(seats, 4)
    rng = rng_for(seats, "drawing")
    while not match.over:
        seat = match.waiting[0]
        options = match.options(seat)
        match.play(seat, options[rng.below(len(options))])
        for viewer in (seat, WATCHER):
            drawn = match.game.show(match.view(viewer))
            assert max(len(row) for row in drawn.splitlines()) <= 100
            assert drawn.isascii()


def test_the_wall_is_drawn_with_eyeline_decor_and_letters() -> None:
    match = taking("P005 P001 P009", wall0="S1@4,3 decor-2@0,0 P002@6,4")
    rows = match.game.show(match.view(0)).splitlines()
    assert any(row.startswith(" 1 |# # . .") for row in rows)
    assert any(row.startswith(" 4 >. . . . a a . .") for row in rows)
    assert any(row.startswith(" 5 >. . . . a a b b") for row in rows)
    assert any("b P002 City gilt!" in row for row in rows), "a faux pas is marked"


def test_a_place_is_counted_from_one_in_sentence_wall_and_terminal() -> None:
    match = society(2, 4)
    text = match.options(0)[0]
    assert text == "start 4,2"
    assert match.describe(0, text).endswith("at column 5, row 3.")
    assert spelled(text) == "start 5/3"
    assert meant("start 5/3") == text
    assert meant(text) == text, "the notation of records is understood as well"


def test_every_switch_is_explained_and_stands_as_ruled() -> None:
    setup = ArtSocietySetup(seats=2)
    assert (setup.decor_orientation, setup.show_opponent_bid_history, setup.revise_window) == ("free", False, True)
    assert (setup.allow_declining_exchange, setup.automatic_decor_exchange) == (False, True)
    schema = msgspec.json.schema(ArtSocietySetup)["$defs"]["ArtSocietySetup"]["properties"]
    assert all(field.get("description") or field.get("anyOf") for field in schema.values())


class Forgetful:
    """Art Society with a guess that forgets which decor was hung from the assistant."""

    def __getattr__(self, name: str) -> Any:
        return getattr(game("art_society"), name)

    def guess(self, view: View, rng: Rng) -> State:
        s = game("art_society").guess(view, rng)
        for seat in range(int(s.seats)):
            if int(s.cells[side(seat) + HUNG_KEPT]) > DECOR_TILE:
                s.cells[side(seat) + HUNG_KEPT] = u8(0)
        return s


def closing() -> Match:
    """Seat 0 has hung decor from its assistant this round, and is the last to say whether it hangs its tiles anew."""
    match = taking("P005 P009 P013", assistant0="decor-2")
    match.play(0, "take P005", "hang 7,3", "hang-kept 7,5")
    finish_turn(match, 0)
    match.play(1, "take P009", "hang 7,3")
    finish_turn(match, 1)
    match.play(1, "confirm")
    return match


def finish_turn(match: Match, seat: int) -> None:
    """The seat settles what it must and finishes."""
    while "finish" not in match.options(seat):
        match.play(seat, match.options(seat)[0])
    match.play(seat, "finish")


@rule("AS-RULING-24", "AS-ASSIST-07")
def test_a_guessed_world_hangs_the_assistants_decor_anew_as_the_table_does() -> None:
    match = closing()
    play_on(match.game, match.state, 0, rng_for(3, "anew"), ["rehang", "hang 7,3"])


def test_a_guess_that_forgets_the_assistants_decor_is_found_out() -> None:
    match = closing()
    with pytest.raises(AssertionError):
        play_on(cast(Game, Forgetful()), match.state, 0, rng_for(3, "anew"), ["rehang", "hang 7,3"])
