"""Setup: seats, decks, gallery, patrons, and the figures of the box."""

from itertools import pairwise

import msgspec
import pytest

from games.avant_carde.table import avant_carde, buying, player, playing, table, uses
from rule import refused, rule
from vernissage.core.model import WATCHER
from vernissage.games import game
from vernissage.games.avant_carde import tables
from vernissage.games.avant_carde.rig import mix_of, starter_decks
from vernissage.games.avant_carde.scoring import awards_for
from vernissage.games.avant_carde.variants import mixed


@rule("AC-SETUP-01")
def test_one_to_five_players() -> None:
    for seats in (0, 6):
        with pytest.raises(ValueError, match=r"seats|Expected"):
            avant_carde(seats=seats)
    for seats in range(1, 6):
        assert len(table(avant_carde(seats=seats)).players) == seats
    with refused("AC-SETUP-01"):
        avant_carde().play(WATCHER, "stop")


@rule("AC-SETUP-02", "AC-SETUP-03")
def test_every_player_has_another_starter_deck() -> None:
    view = table(avant_carde(seats=5))
    decks = {tuple(sorted(p.hand + p.unseen)) for p in view.players}
    known = {tuple(sorted(tables.CARD_NAMES[kind] for kind in kinds)) for kinds in starter_decks(game("avant_carde").book).values()}
    assert decks == known


@rule("AC-SETUP-03")
def test_decks_are_dealt_at_random_or_picked() -> None:
    dealt = {tuple(sorted(player(avant_carde(seed=seed)).hand + player(avant_carde(seed=seed)).unseen)) for seed in range(12)}
    assert len(dealt) > 2
    first = player(avant_carde(decks=["red-blue", "red-orange"]))
    assert {"red-2", "blue-2", "gray-2"} <= set(first.hand + first.unseen)
    with pytest.raises(ValueError, match="different starter decks"):
        avant_carde(decks=["red-blue", "red-blue"])


@rule("AC-SETUP-04", "AC-SETUP-05")
def test_six_stacks_shuffled_each_on_its_own() -> None:
    views = [table(avant_carde(seed=seed)) for seed in range(8)]
    for view in views:
        assert [stack.number for stack in view.stacks] == [2, 3, 4, 5, 6, 7]
        assert [stack.size for stack in view.stacks] == [12, 12, 12, 8, 8, 8]
        for stack in view.stacks:
            cards = sorted([stack.top, *stack.unseen])
            assert cards == sorted(f"{color}-{stack.number}" for color in tables.COLORS[:4] for _ in range(stack.size // 4))
    assert len({tuple(stack.top for stack in view.stacks) for view in views}) > 4


@rule("AC-SETUP-11")
def test_a_random_first_player() -> None:
    assert {table(avant_carde(seats=3, seed=seed)).first for seed in range(20)} == {0, 1, 2}


@rule("AC-SETUP-12")
def test_every_deck_is_shuffled_before_the_first_hand() -> None:
    hands = {tuple(player(avant_carde(seed=seed, decks=["red-blue", "red-orange"])).hand) for seed in range(12)}
    assert len(hands) > 8


@rule("AC-SETUP-13", "AC-SETUP-14", "AC-SETUP-15")
def test_one_patron_per_number_from_any_set() -> None:
    assert table(avant_carde()).patrons == ["perfectionist", "snob", "gallerist", "dealer", "trendoid", "critic"]
    assert table(avant_carde(patrons="parisians")).patrons[0] == "thief"
    assert table(avant_carde(patrons="parisians", five="futurist")).patrons[3] == "futurist"
    with refused("AC-SETUP-13"):
        buying("red-2").play(0, "collector 2")


@rule("AC-RULING-76")
def test_there_are_4096_mixes() -> None:
    mixes = {tuple(mix_of(mixed(2, number))) for number in range(4096)}
    assert len(mixes) == 4096
    assert all(patron % 6 == index for mix in mixes for index, patron in enumerate(mix))
    # A power without use does nothing: nothing is ever concealed here, so a Launderer unveils nothing.
    match = buying("red-6", six="launderer")
    assert uses(match, "launderer") == []


@rule("AC-SETUP-16")
@pytest.mark.parametrize("card", ["white-1", "red-1", "red-11", "blue-12", "purple-13", "orange-14"])
def test_ones_and_high_cards_have_no_power(card: str) -> None:
    match = playing(f"{card} red-6")
    match.play(0, f"lay {card}")
    assert all(option == "stop" or option.startswith("lay red-6") for option in match.options(0))
    match = buying(card)
    assert {option.split()[0] for option in match.options(0)} == {"tuck", "end"}


def test_the_tables_are_those_of_components_toml() -> None:
    box = game("avant_carde").book.components
    assert box.figure("hand_size") == tables.HAND_SIZE
    assert box.figure("solo_rounds") == tables.SOLO_ROUNDS
    assert sum(row["count"] for row in box.rows("gallery")) + box.figure("starter_deck_size") == tables.LINE_LIMIT
    assert [row["number"] for row in box.rows("philosopher")] == tables.ODD
    named = [row["name"].removeprefix("The ").lower() for row in box.rows("patrons")]
    assert sorted(named) == sorted(tables.PATRON_NAMES)
    for row in box.rows("award_steps"):
        assert awards_for(row["money"]) == row["awards"]
        assert awards_for(row["money"] - 1) < row["awards"]
    steps = [money for money in range(12, 60) if awards_for(money) > awards_for(money - 1)]
    assert {b - a for a, b in pairwise(steps)} == {box.figure("award_every")}
    assert awards_for(11 + box.figure("award_every")) == 5


def test_the_vocabulary_begins_its_blocks_where_the_tables_say() -> None:
    words = game("avant_carde").words
    assert len(set(words)) == len(words)
    for first, word in [
        (tables.FOUR_NUMBER, "lay orange-4 as 1"), (tables.FOUR_COLOR, "lay orange-4 as red"), (tables.FOUR_BOTH, "lay orange-4 as red-1"),
        (tables.FOUR_ODD, "lay orange-4 also 1"), (tables.SIX_COPY, "lay orange-6 copying 1"),
        (tables.SIX_NUMBER, "lay orange-6 copying 4 as 1"),
        (tables.SIX_COLOR, "lay orange-6 copying 4 as red"), (tables.SIX_ODD, "lay orange-6 copying 4 also 1"), (tables.STOP, "stop"),
        (tables.DRAW, "draw"), (tables.DOLLAR, "dollar"), (tables.DECLINE, "decline"), (tables.DISCARD, "discard white-1"),
        (tables.NAME, "name orange"), (tables.CONCEAL, "conceal white-1"), (tables.CONCEAL_TOP, "conceal top"),
        (tables.UNVEIL, "unveil #1"),
        (tables.TURN_NUMBER, "turn 1"), (tables.TURN_COLOR, "turn orange"), (tables.TURN_ODD, "turn also 1"), (tables.COPY, "copy 1"),
        (tables.BUY, "buy 2"), (tables.TUCK, "tuck 2"), (tables.CHANGE, "change"), (tables.TWOS_DOLLAR, "perfectionist"),
        (tables.CURATOR_PILE, "curator white-1"), (tables.CURATOR_LINE, "curator #1"), (tables.THIEF_LINE, "thief #1"),
        (tables.COLLECT, "collector 2"), (tables.SNOB_PILE, "snob white-1"), (tables.SNOB_LINE, "snob #1"),
        (tables.IMPERSONATOR_LINE, "impersonator #1"), (tables.IMPERSONATE, "impersonator #1 copies 2"), (tables.DEALER_DOLLAR, "dealer"),
        (tables.FORGE, "forger 2"), (tables.FORGE_WAIT, "forger wait"), (tables.FUTURIST_DOLLAR, "futurist dollar"),
        (tables.FUTURIST_PILE, "futurist white-1"), (tables.FUTURIST_LINE, "futurist #1"), (tables.FUTURIST_CONCEAL, "futurist conceal #1"),
        (tables.INVESTOR_LINE, "investor #1"), (tables.LAUNDERER_LINE, "launderer #1"), (tables.ECCENTRIC_LINE, "eccentric #1"),
        (tables.END, "end"), (tables.FORGE_YES, "forge"), (tables.FORGE_NO, "pass"),
    ]:  # fmt: skip
        assert words[first] == word


def test_a_pile_that_does_not_exist_cannot_be_set_out() -> None:
    for pile in ({"hand7": "red-1"}, {"stack9": ""}, {"purse": "1"}, {"hand0": "green-1"}):
        with pytest.raises(ValueError, match="there is no"):
            avant_carde(rig=pile)


def test_the_set_up_explains_itself() -> None:
    schema = msgspec.json.schema(game("avant_carde").setup_type)
    fields = schema["$defs"]["AvantCardeSetup"]["properties"]
    assert all("description" in field or "description" in str(field) for field in fields.values())
