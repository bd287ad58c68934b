"""Every "show me" plays the clause it names, and the pictures of how to play are real tables."""

from pathlib import Path

import pytest

from vernissage import games
from vernissage.core.pictures import lecture_at, pictures_of
from vernissage.core.shown import moments_of, scene, unshown_of
from vernissage.core.words import words
from vernissage.lab.shown import set_out, wanted

GAMES = ["art_decko", "art_society", "artbox", "avant_carde"]
CLIENT = Path(__file__).parents[2] / "client" / "src"
SHARE = 0.9  # of the clauses that refuse or score


@pytest.mark.parametrize("key", GAMES)
def test_every_moment_plays_the_clause_it_names(key: str) -> None:
    game = games.game(key)
    said = words(game.package)
    for clause, moment in moments_of(game.package).items():
        shown = scene(game, moment)
        if moment.kind == "refuses":
            refusal = game.why_not(shown.before, moment.seat, game.parse(moment.move))
            assert refusal is not None
            assert refusal.clause == clause
            assert shown.refusal is not None
            assert "{" not in said.say(shown.refusal)
        else:
            happened = [line.clause for line in shown.lines] + [row.clause for row in shown.rows]
            assert clause in happened


@pytest.mark.parametrize("key", GAMES)
def test_every_clause_that_refuses_or_scores_is_shown_or_said_not_to_be(key: str) -> None:
    game = games.game(key)
    shown, without = set(moments_of(game.package)), set(unshown_of(game.package))
    assert shown | without == wanted(game)
    assert not shown & without


@pytest.mark.parametrize("key", GAMES)
def test_nine_of_ten_such_clauses_can_be_shown(key: str) -> None:
    game = games.game(key)
    assert len(moments_of(game.package)) >= SHARE * len(wanted(game))


@pytest.mark.parametrize("key", GAMES)
def test_what_is_not_shown_says_why(key: str) -> None:
    sentences = (CLIENT / "locale" / "en.ftl").read_text("utf-8")
    for why in unshown_of(games.game(key).package).values():
        assert f"\nshow-me-not-{why} = Not shown: " in sentences


@pytest.mark.parametrize("key", GAMES)
def test_what_is_set_out_by_hand_is_in_the_file(key: str) -> None:
    game = games.game(key)
    assert set_out(game).items() <= dict(moments_of(game.package)).items()


@pytest.mark.parametrize("key", GAMES)
def test_how_to_play_has_six_to_ten_pictures_of_real_tables(key: str) -> None:
    game = games.game(key)
    pictures = pictures_of(game.package)
    assert 6 <= len(pictures) <= 10
    for number, picture in enumerate(pictures):
        lecture = lecture_at(game, picture, ["", "Ida", "Max", "Vera"])
        assert lecture.at == picture.step - 1
        assert words(game.package).has(f"how-{number + 1}")
