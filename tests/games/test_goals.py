"""Every table says in one line what wins and how everybody stands, and tells nobody what is hidden from them."""

import pytest

from vernissage import games
from vernissage.core.game import Game, seats_in
from vernissage.core.goals import goal_of, standings
from vernissage.core.model import WATCHER, Message, Setup
from vernissage.core.rng import rng_for
from vernissage.core.words import words

GAMES = ["art_decko", "art_society", "artbox", "avant_carde"]


def said(key: str, message: Message | None, me: int = 0) -> str:
    """The line as the person of a seat reads it."""
    assert message is not None
    return words(games.game(key).package).say(message, ["Ann", "Bob", "Cid", "Dot"], me)


def walked(game: Game, setup: Setup, seed: int, moves: int) -> list[list[Message]]:
    """The goal lines of all seats along a game of random answers, until it ends or so many moves are made."""
    rng = rng_for(seed, "goal")
    state = game.new(setup, seed)
    found = []
    for number in range(moves):
        asked = seats_in(game.asked(state))
        if number % 20 == 0 or not asked:
            lines = [goal_of(game, game.view(state, seat)) for seat in range(WATCHER, setup.seats)]
            found.append([line for line in lines if line is not None])
        if not asked:
            break
        seat = asked[rng.below(len(asked))]
        options = game.options(state, seat)
        action = options[rng.below(len(options))]
        game.apply(state, seat, action, game.some_payload(state, seat, action, rng))
    return found


@pytest.mark.parametrize("key", GAMES)
def test_every_table_says_what_wins(key: str) -> None:
    game = games.game(key)
    spoken = words(game.package)
    for seats in {game.min_seats, game.max_seats}:
        for number, setup in enumerate(game.variants(seats).values()):
            for lines in walked(game, setup, number, 300):
                assert len(lines) == seats + 1
                assert all("{" not in spoken.say(line) for line in lines)


def test_avant_carde_counts_awards_down_to_the_last() -> None:
    match = games.new("avant_carde", seats=2, seed=1, rig={"awards": "18", "awards0": "2", "awards1": "3"})
    assert said("avant_carde", goal_of(match.game, match.view(0))) == (
        "Most awards win when the last is taken: you 2 and Bob 3. 18 are left."
    )
    over = games.new("avant_carde", seats=2, seed=1, rig={"awards": "0"})
    assert "this round decides" in said("avant_carde", goal_of(over.game, over.view(0)))


def test_solo_says_how_many_rounds_there_are() -> None:
    match = games.new("avant_carde", seats=1, seed=1, solo_level="easy")
    assert said("avant_carde", goal_of(match.game, match.view(0))) == (
        "Take the last award in time: you have 0, 8 are left, and there are 9 rounds to do it."
    )


def test_art_decko_names_its_three_ends() -> None:
    match = games.new("art_decko", seats=2, seed=1)
    line = said("art_decko", goal_of(match.game, match.view(0)))
    assert "12 paintings in the Museum (now 0)" in line
    assert "a rating of 70 (now" in line


def test_art_society_tells_the_room_on_the_own_wall() -> None:
    match = games.new("art_society", seats=2, seed=1)
    line = said("art_society", goal_of(match.game, match.view(0)))
    assert "yours has" in line
    assert "no bid cards are left (20)" in line


def test_artbox_tells_how_many_tokens_end_it() -> None:
    match = games.new("artbox", seats=4, seed=1, rig={"red": "2 1 0 0"})
    assert said("artbox", goal_of(match.game, match.view(1)), 1) == (
        "Most tokens win: you 1, Ann 2, Cid 0 and Dot 0. Whoever has 5 ends the game after that round."
    )
    expert = games.new("artbox", seats=4, seed=1, variant="expert", expert_winner="achiever")
    assert said("artbox", goal_of(expert.game, expert.view(0))).startswith("Complete a set to win: 2 red and 2 gray")


def test_the_reader_stands_first_and_the_line_has_an_end() -> None:
    found = [each.args["points"] for each in standings(3, [1, 9, 5, 2, 7]) if isinstance(each, Message)]
    assert found == [2, 9, 7, 5]
