"""Puzzles: one answer each, proven again from nothing; none twice; the same one for everybody on a day."""

from itertools import islice

import msgspec
import pytest

from vernissage import games
from vernissage.core.puzzles import of_the_day, puzzles_of, solution, tried
from vernissage.core.words import words
from vernissage.lab.puzzles.making import GAMES as GAMES_OF_A_SEED
from vernissage.lab.puzzles.making import candidates, fingerprint, solved_again

KEYS = ["art_decko", "art_society", "artbox", "avant_carde"]
SAMPLE = 5  # `vernissage puzzles GAME --check 50` solves fifty
SHIPPED = 100


@pytest.mark.parametrize("key", KEYS)
def test_a_sample_solved_from_nothing_has_the_same_single_answer(key: str) -> None:
    game = games.game(key)
    shipped = puzzles_of(game.package)
    for puzzle in shipped[:: len(shipped) // SAMPLE]:
        again = solved_again(game, puzzle)
        assert again is not None
        assert (again.answers, again.best, again.second) == (puzzle.answers, puzzle.best, puzzle.second)


@pytest.mark.parametrize("key", KEYS)
def test_there_are_a_hundred_and_none_is_there_twice(key: str) -> None:
    game = games.game(key)
    shipped = puzzles_of(game.package)
    assert len(shipped) >= SHIPPED
    assert len({fingerprint(game, puzzle) for puzzle in shipped}) == len(shipped)


@pytest.mark.parametrize("key", KEYS)
def test_the_shipped_file_is_what_the_command_makes(key: str) -> None:
    """The first games of the seed give puzzles of the file; the whole file takes the command a minute."""
    game = games.game(key)
    shipped = {msgspec.json.encode([each.scene, each.answers]) for each in puzzles_of(game.package)}
    found = [each for seed in range(12) for each in islice(candidates(game, GAMES_OF_A_SEED + seed), 2)]
    assert found
    assert all(msgspec.json.encode([each.scene, each.answers]) in shipped for each in found)


@pytest.mark.parametrize("key", KEYS)
def test_every_answer_is_played_and_every_puzzle_says_why(key: str) -> None:
    game = games.game(key)
    said = words(game.package)
    for puzzle in puzzles_of(game.package):
        assert tried(game, puzzle, puzzle.answers[0]).outcome == "solved"
        assert "{" not in said.say(puzzle.why)
        assert len(solution(game, puzzle)) == len(puzzle.answers[0])


@pytest.mark.parametrize("key", KEYS)
def test_another_move_is_not_the_answer(key: str) -> None:
    game = games.game(key)
    puzzle = puzzles_of(game.package)[0]
    begun = tried(game, puzzle, [])
    firsts = {answer[0] for answer in puzzle.answers}
    others = [text for text in begun.match.options(puzzle.scene.seat) if text not in firsts]
    for other in others[:1]:  # a price may have one card that is named first
        assert tried(game, puzzle, [other]).outcome == "wrong"
    assert tried(game, puzzle, ["no such move"]).outcome == "wrong"


def test_a_day_has_one_puzzle_and_every_puzzle_has_its_day() -> None:
    counts = dict.fromkeys(KEYS, SHIPPED) | {"none": 0}
    days = [of_the_day(counts, 740_000 + day) for day in range(len(KEYS) * SHIPPED)]
    assert len(set(days)) == len(KEYS) * SHIPPED
    assert of_the_day(counts, 740_000) == days[0]
