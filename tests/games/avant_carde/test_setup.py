"""Setup: seats, decks, gallery, patrons, and the figures of the box."""

from itertools import pairwise

import msgspec
import pytest

from games.avant_carde.table import avant_carde, buying, player, playing, table, uses
from rule import refused, rule
from vernissage.core.model import WATCHER
from vernissage.games import game
from vernissage.games.avant_carde import tables
from vernissage.games.avant_carde.patrons.everyone import SETS
from vernissage.games.avant_carde.scoring import awards_for
from vernissage.games.avant_carde.setup import mix_of, mixed, starter_decks
from vernissage.games.avant_carde.vocabulary import VOCABULARY


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
    known = {
        tuple(sorted(tables.CARD_NAMES[kind] for kind in kinds))
        for kinds in starter_decks(game("avant_carde").book).values()
    }
    assert decks == known


@rule("AC-SETUP-03")
def test_decks_are_dealt_at_random_or_picked() -> None:
    dealt = {
        tuple(sorted(player(avant_carde(seed=seed)).hand + player(avant_carde(seed=seed)).unseen)) for seed in range(12)
    }
    assert len(dealt) > 2
    first = player(avant_carde(decks=["red-blue", "red-orange"]))
    assert {"red-2", "blue-2", "gray-2"} <= set(first.hand + first.unseen)
    with pytest.raises(ValueError, match="2 different starter decks"):
        avant_carde(decks=["red-blue", "red-blue"])


@rule("AC-SETUP-04", "AC-SETUP-05")
def test_six_stacks_shuffled_each_on_its_own() -> None:
    views = [table(avant_carde(seed=seed)) for seed in range(8)]
    for view in views:
        assert [stack.number for stack in view.stacks] == [2, 3, 4, 5, 6, 7]
        assert [stack.size for stack in view.stacks] == [12, 12, 12, 8, 8, 8]
        for stack in view.stacks:
            cards = sorted([stack.top, *stack.unseen])
            assert cards == sorted(
                f"{color}-{stack.number}" for color in tables.COLORS[:4] for _ in range(stack.size // 4)
            )
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
    mixes = {tuple((p.name, int(p.number)) for p in mix_of(mixed(2, number))) for number in range(4096)}
    assert len(mixes) == 4096
    assert all([number for _, number in mix] == [2, 3, 4, 5, 6, 7] for mix in mixes)
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
    assert sorted(named) == sorted(patron.name for each in SETS.values() for patron in each)
    for row in box.rows("award_steps"):
        assert awards_for(row["money"]) == row["awards"]
        assert awards_for(row["money"] - 1) < row["awards"]
    steps = [money for money in range(12, 60) if awards_for(money) > awards_for(money - 1)]
    assert {b - a for a, b in pairwise(steps)} == {box.figure("award_every")}
    assert awards_for(11 + box.figure("award_every")) == 5


def test_every_word_stands_where_its_block_says() -> None:
    words = game("avant_carde").words
    assert len(set(words)) == len(words)
    for block in VOCABULARY.blocks:
        assert words[block.first : block.first + block.size] == block.texts


def test_the_words_of_a_number_stand_together() -> None:
    words = [word.split()[0] for word in game("avant_carde").words]
    shopping = words[words.index("change") + 1 : words.index("end")]
    assert list(dict.fromkeys(shopping)) == [
        "perfectionist", "curator", "thief", "collector", "snob", "impersonator", "dealer", "forger", "futurist",
        "investor", "launderer", "eccentric",
    ]  # fmt: skip


def test_the_set_up_explains_itself() -> None:
    schema = msgspec.json.schema(game("avant_carde").setup_type)
    fields = schema["$defs"]["AvantCardeSetup"]["properties"]
    assert all("description" in field or "description" in str(field) for field in fields.values())
