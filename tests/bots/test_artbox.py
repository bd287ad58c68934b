"""#ARTBOX bots at the table: whole games, what they know, how fast and how well they draw and guess."""

import statistics
import time
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

from rule import rule
from vernissage.bots.artbox.eye import seen
from vernissage.bots.artbox.levels import LEVELS
from vernissage.bots.artbox.player import drawing_seconds, known_as
from vernissage.bots.bot import Budget, bot, levels
from vernissage.core.game import State, seats_in
from vernissage.core.rng import rng_for
from vernissage.games.artbox.game import GAME
from vernissage.games.artbox.model import ArtboxSetup, ArtboxView, WordCard
from vernissage.lab.artbox_studio import main
from vernissage.lab.artbox_trial import interval, trial

OWN = ("Cat", "house", "gronk", "flimp", "zorb", "sun", "quib", "tree", "moon", "blap", "snorf", "wug")


def play(setup: ArtboxSetup, level: str, seed: int = 1) -> ArtboxView:
    """A whole game by bots, seen from outside at its end."""
    state = GAME.new(setup, seed)
    rng = rng_for(seed, "bots")
    player = bot("artbox", level)
    while asked := seats_in(GAME.asked(state)):
        seat = asked[rng.below(len(asked))]
        choice = player.choose(GAME, GAME.view(state, seat), GAME.options(state, seat), rng, Budget(100))
        GAME.play(state, seat, choice.action, choice.payload)
    return seen_by(state, -1)


def laid_out(setup: ArtboxSetup, seed: int = 1) -> State:
    """A game in which bots have chosen and drawn, and nobody has matched anything yet."""
    state = GAME.new(setup, seed)
    rng = rng_for(seed, "laid out")
    player = bot("artbox", "expert")
    while seen_by(state, 0).phase != "guess":
        seat = seats_in(GAME.asked(state))[0]
        choice = player.choose(GAME, GAME.view(state, seat), GAME.options(state, seat), rng, Budget(100))
        GAME.play(state, seat, choice.action, choice.payload)
    return state


def seen_by(state: State, seat: int) -> ArtboxView:
    """The table from a seat."""
    view = GAME.view(state, seat)
    assert isinstance(view, ArtboxView)
    return view


@rule("AB-BOT-04", "AB-EVAL-08")
@pytest.mark.parametrize("seats", [3, 4, 6, 8])
def test_bots_play_whole_games_with_legal_drawings_and_full_sheets(seats: int) -> None:
    view = play(ArtboxSetup(seats=seats), "amateur")
    pictures = [picture for each in view.gallery for picture in each.pictures]
    assert len(pictures) == len(view.gallery) * (6 if seats == 3 else seats)
    assert all(picture.legal for picture in pictures)
    for picture in pictures:
        assert all(guess is not None for seat, guess in enumerate(picture.guesses) if seat != picture.artist)


@pytest.mark.parametrize(
    "setup",
    [
        ArtboxSetup(seats=4, variant="expert", frame=True),
        ArtboxSetup(seats=4, variant="simplified"),
        ArtboxSetup(seats=5, pace="days"),
        ArtboxSetup(seats=4, scramble_orientation=True),
    ],
)
def test_bots_play_every_variant(setup: ArtboxSetup) -> None:
    view = play(setup, "expert")
    assert view.phase == "over"
    assert all(picture.legal for each in view.gallery for picture in each.pictures)


@rule("AB-BOT-13")
def test_bots_know_own_words_by_their_spelling_and_play_on_with_the_others() -> None:
    assert known_as(WordCard("L001", "Cat")) == "W001"
    assert known_as(WordCard("L003", "gronk")) == "L003"
    assert play(ArtboxSetup(seats=4, own_words=OWN), "expert").phase == "over"


@rule("AB-BOT-01", "AB-SECRET-09")
def test_a_bot_decides_by_its_view_alone() -> None:
    state = laid_out(ArtboxSetup(seats=5))
    player = LEVELS["amateur"]()
    for seat in range(5):
        view = GAME.view(state, seat)
        copied = msgspec.json.decode(msgspec.json.encode(view), type=ArtboxView)
        guessed = GAME.view(GAME.guess(view, rng_for(9, "another world")), seat)
        options = GAME.options(state, seat)
        choices = [
            player.choose(GAME, each, options, rng_for(2, "same"), Budget(100)) for each in (view, copied, guessed)
        ]
        assert choices[0] == choices[1] == choices[2]


@rule("AB-BOT-05")
def test_the_card_that_is_easier_to_draw_is_kept() -> None:
    state = GAME.new(ArtboxSetup(seats=4), 3)
    choice = LEVELS["master"]().choose(
        GAME, GAME.view(state, 0), GAME.options(state, 0), rng_for(1, "keep"), Budget(100)
    )
    assert dict(choice.values)[choice.action] == max(value for _action, value in choice.values)


@rule("AB-BOT-10")
def test_no_word_is_written_twice_and_the_own_word_never() -> None:
    state = laid_out(ArtboxSetup(seats=6), seed=4)
    rng = rng_for(4, "sheet")
    player = LEVELS["novice"]()
    while 2 in seats_in(GAME.asked(state)):
        choice = player.choose(GAME, GAME.view(state, 2), GAME.options(state, 2), rng, Budget(100))
        GAME.play(state, 2, choice.action, choice.payload)
    view = seen_by(state, 2)
    written = [view.row[word - 1].id for picture, word in zip(view.board, view.sheet, strict=True) if not picture.mine]
    assert len(set(written)) == 5
    assert view.words[0].id not in written


@rule("AB-BOT-14")
def test_bots_explain_themselves_at_the_unveiling() -> None:
    state = laid_out(ArtboxSetup(seats=4))
    rng = rng_for(5, "unveil")
    player = LEVELS["expert"]()
    while seen_by(state, 1).phase != "ready":
        seat = seats_in(GAME.asked(state))[0]
        choice = player.choose(GAME, GAME.view(state, seat), GAME.options(state, seat), rng, Budget(100))
        GAME.play(state, seat, choice.action, choice.payload)
    remarks = player.remarks(seen_by(state, 1))
    assert len(remarks) == 3
    assert all("I took the" in remark for remark in remarks)


@rule("AB-BOT-07")
def test_most_drawings_take_a_person_half_a_minute_to_two() -> None:
    rng = rng_for(6, "pace")
    times = sorted(drawing_seconds(rng, 1.0, 1) for _time in range(1000))
    assert statistics.median(times) == pytest.approx(45 + 16, rel=0.05)
    assert times[50] > 30 + 4
    assert times[950] < 90 + 16


@rule("AB-BOT-11")
def test_better_levels_guess_better() -> None:
    assert levels("artbox") == ["random", "novice", "amateur", "expert", "master"]
    right = [trial(5, 12, 3, LEVELS[level]()).accuracy for level in ("novice", "amateur", "master")]
    assert right[0] < right[1] < right[2]


@rule("AB-EVAL-01")
@pytest.mark.parametrize("seats", [3, 8])
def test_bots_recognise_what_other_personas_drew(seats: int) -> None:
    found = trial(seats, 15, 2, LEVELS["amateur"]())
    low, _high = interval(found.rounds, rng_for(1, "interval"))
    assert found.accuracy >= 0.6
    assert low >= 3 * found.chance
    assert found.legal == found.drawings


@rule("AB-EVAL-02")
def test_the_control_with_shared_sketches_is_far_higher() -> None:
    player = LEVELS["expert"]()
    leak = trial(6, 10, 2, player, leak=True).accuracy
    assert leak >= 0.95
    assert trial(6, 10, 2, player).accuracy < leak


@rule("AB-EVAL-09")
def test_turned_drawings_are_still_recognised() -> None:
    found = trial(5, 8, 2, LEVELS["expert"](), scrambled=True)
    low, _high = interval(found.rounds, rng_for(1, "interval"))
    assert low >= 2 * found.chance


@rule("AB-EVAL-07")
def test_drawing_and_guessing_are_quick() -> None:
    seen.cache_clear()
    started = time.process_time()
    state = laid_out(ArtboxSetup(seats=8))
    assert (time.process_time() - started) / 8 < 0.1
    started = time.process_time()
    LEVELS["master"]().choose(GAME, GAME.view(state, 0), GAME.options(state, 0), rng_for(1, "quick"), Budget(300))
    assert time.process_time() - started < 2


def test_the_contact_sheet_is_a_page_of_drawings_with_their_words(tmp_path: Path) -> None:
    page = tmp_path / "sheet.svg"
    assert main(["--contact-sheet", str(page), "--count", "100"]) == 0
    root = ElementTree.parse(page).getroot()
    words = [text.text for text in root.iter("{http://www.w3.org/2000/svg}text")]
    assert len(words) == 100
    assert len(set(words)) == 100


def test_the_evaluation_says_how_well_bots_do(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--evaluate", "--rounds", "4", "--level", "expert"]) == 0
    said = capsys.readouterr().out
    assert "all: 144 drawings, 144 legal" in said
    assert said.count("100.0%") >= 6


def test_a_half_drawn_sheet_of_another_is_finished_legally() -> None:
    state = GAME.new(ArtboxSetup(seats=4), 8)
    rng = rng_for(8, "takeover")
    player = LEVELS["amateur"]()
    while seen_by(state, 0).phase != "draw":
        seat = seats_in(GAME.asked(state))[0]
        choice = player.choose(GAME, GAME.view(state, seat), GAME.options(state, seat), rng, Budget(100))
        GAME.play(state, seat, choice.action, choice.payload)
    GAME.play(state, 0, GAME.parse("draw 1"), {"v": 1, "shapes": [{"kind": "line", "pts": [[0, 0], [10, 10]]}]})
    for _action in range(2):
        choice = player.choose(GAME, GAME.view(state, 0), GAME.options(state, 0), rng, Budget(100))
        GAME.play(state, 0, choice.action, choice.payload)
    after = seen_by(state, 0)
    assert after.players[0].finished
    assert after.sketches[0].legal
