"""Reviews: luck and skill add up, nothing is judged by what a seat could not know, and the reasons are true."""

from functools import cache
from typing import cast

import msgspec
import pytest

from hush.game import GAME as HUSH
from vernissage.bots.bot import Budget, bot
from vernissage.bots.chances import chances_of
from vernissage.bots.hints import known_facts
from vernissage.core.game import Game
from vernissage.core.match import Match
from vernissage.core.model import Message
from vernissage.core.rng import rng_for
from vernissage.core.setting_up import setup_of
from vernissage.games import game
from vernissage.games import new as new_match
from vernissage.games.artbox.judge import judge
from vernissage.games.artbox.model import ArtboxView, WordCard
from vernissage.games.artbox.shapes import canonical, read
from vernissage.review import Progress, Review, review
from vernissage.review.accounts import Account, accuracy, grade, settle
from vernissage.review.drawings import by_bots
from vernissage.review.knowing import known_chance, weighed
from vernissage.review.model import Choice
from vernissage.review.moments import compared
from vernissage.review.page import page
from vernissage.review.walking import stops, stretches

TURN_GAMES = ("art_decko", "art_society", "avant_carde")
UNHURRIED = 1e6
SHALLOW = 2  # guessed worlds: enough for what must hold at any depth


def played(rules: Game, seats: int, level: str, seed: int) -> Match:
    """A game of one level of bots, played to its end."""
    match = Match(rules, setup_of(rules, {"seats": seats}), seed)
    players = [bot(rules.key, level) for _ in range(seats)]
    rng = rng_for(seed, "test")
    while not match.over:
        seat = match.waiting[0]
        options = rules.options(match.state, seat)
        choice = players[seat].choose(rules, match.view(seat), options, rng, Budget(UNHURRIED))
        match.play(seat, rules.text(choice.action), payload=choice.payload)
    return match


@cache
def game_of(key: str, seats: int = 2, level: str = "amateur", seed: int = 1) -> Match:
    return played(game(key), seats, level, seed)


@cache
def review_of(key: str, seats: int = 2, level: str = "amateur", seed: int = 1) -> Review:
    return review(game_of(key, seats, level, seed), depth=SHALLOW)


@pytest.mark.parametrize(
    ("key", "seats"),
    [*((key, 2) for key in TURN_GAMES), ("art_decko", 4), ("art_society", 3), ("avant_carde", 1), ("avant_carde", 5)],
)
def test_luck_skill_and_others_add_up_to_the_result(key: str, seats: int) -> None:
    found = review_of(key, seats)
    for seat in found.seats:
        assert seat.start + seat.luck + seat.skill + seat.others == pytest.approx(seat.result, abs=1e-9)
        assert seat.skill <= 0 <= seat.others
    if seats > 1:
        assert sum(seat.luck for seat in found.seats) == pytest.approx(0, abs=1e-9)


@pytest.mark.parametrize("key", TURN_GAMES)
def test_the_curve_goes_from_the_set_up_to_the_result(key: str) -> None:
    found, match = review_of(key), game_of(key)
    assert found.curve[0].n == 0
    assert found.curve[-1].n == len(match.entries)
    assert found.curve[-1].true == found.curve[-1].known == [seat.result for seat in found.seats]
    for point in found.curve:
        assert sum(point.true) == pytest.approx(1)
        assert all(0 <= chance <= 1 for chance in point.known)
    assert [point.n for point in found.curve] == sorted({point.n for point in found.curve})


@pytest.mark.parametrize("key", TURN_GAMES)
def test_the_true_curve_comes_before_any_choice_is_weighed(key: str) -> None:
    heard: list[Progress] = []
    found = review(game_of(key), depth=1, progress=heard.append)
    assert heard[0].stage == "curve"
    assert [point.true for point in heard[0].curve] == [point.true for point in found.curve]
    assert [each.stage for each in heard[1:]] == ["choices"] * (len(heard) - 1)
    assert heard[-1].done == heard[-1].total


def test_the_same_game_and_number_give_the_same_review() -> None:
    match = played(game("avant_carde"), 2, "amateur", 1)
    assert msgspec.json.encode(review(match, depth=SHALLOW)) == msgspec.json.encode(review_of("avant_carde"))
    assert review(match, depth=SHALLOW, random=1) != review_of("avant_carde")


@pytest.mark.parametrize("key", TURN_GAMES)
def test_what_was_knowable_is_the_same_in_two_worlds_a_seat_cannot_tell_apart(key: str) -> None:
    match, rules = game_of(key), game(key)
    chances = chances_of(rules)
    apart = 0
    for stop in stops(match)[5:-1:23]:
        assert stop.entry is not None
        seat, action = stop.entry.seat, rules.parse(stop.entry.text)
        view = rules.view(stop.state, seat)
        other = rules.guess(view, rng_for(7, "twin"))
        apart += other.fingerprint() != stop.state.fingerprint()
        twin = rules.view(other, seat)
        assert known_chance(chances, view, 3, 0) == known_chance(chances, twin, 3, 0)
        options = rules.options(stop.state, seat)
        if len(options) > 1:
            assert weighed(chances, view, options, action, 1, 0) == weighed(
                chances, twin, rules.options(other, seat), action, 1, 0
            )
    assert apart > 3


@pytest.mark.parametrize("key", TURN_GAMES)
def test_who_plays_by_lot_gives_more_away_than_an_amateur(key: str) -> None:
    by_lot, amateur = review_of(key, level="random", seed=3), review_of(key)
    assert mean_error(by_lot) > 1.5 * mean_error(amateur) > 0


def mean_error(found: Review) -> float:
    return sum(choice.loss for choice in found.choices) / len(found.choices)


@pytest.mark.parametrize("key", TURN_GAMES)
def test_the_facts_of_a_moment_are_true_of_its_position(key: str) -> None:
    match, rules = game_of(key), game(key)
    at = {stop.n: stop for stop in stops(match)}
    found = [moment for seat in review_of(key).seats for moment in seat.moments]
    assert found
    for moment in found:
        state, seat = at[moment.n].state, moment.seat
        played_there, best = rules.parse(moment.played), rules.parse(moment.best)
        assert {played_there, best} <= set(rules.options(state, seat))
        entry = at[moment.n].entry
        assert entry is not None
        assert (entry.seat, entry.text) == (seat, moment.played)
        if moment.unlucky:
            assert moment.why == Message("moment-unlucky", {"move": rules.describe(state, seat, played_there)})
            continue
        assert moment.why.args["better"] == rules.describe(state, seat, best)
        told = compared(known_facts(rules, state, seat, best), known_facts(rules, state, seat, played_there))
        assert (moment.why.args["facts"], moment.why.args["own"]) == told
        assert moment.line[0] == moment.best != moment.played
        assert "{" not in match.say(moment.why, seat)


@pytest.mark.parametrize("key", TURN_GAMES)
def test_the_facts_of_any_move_are_the_same_in_every_world_its_seat_cannot_tell_apart(key: str) -> None:
    rules = game(key)
    named: set[str] = set()
    apart = 0
    for stop in stops(game_of(key))[3:-1:3]:
        assert stop.entry is not None
        seat = stop.entry.seat
        other = rules.guess(rules.view(stop.state, seat), rng_for(stop.n, "other world"))
        apart += other.fingerprint() != stop.state.fingerprint()
        for action in rules.options(stop.state, seat)[:12]:
            found = known_facts(rules, stop.state, seat, action)
            assert found == known_facts(rules, other, seat, action)
            named |= {each.id for each in found}
    assert apart > 5
    assert len(named) > 5


def test_what_holds_for_both_moves_is_told_once_and_praise_not_at_all() -> None:
    suits, higher, first, earns = (Message(name) for name in ("fact-suits", "fact-higher", "fact-first", "fact-earns"))
    assert compared([first, suits], [first, suits, higher, earns]) == ([first], [higher])
    assert compared([suits], [higher]) == ([suits], [higher])


@pytest.mark.parametrize("key", TURN_GAMES)
def test_a_seat_has_at_most_three_moments_and_a_turn_is_told_once(key: str) -> None:
    match = game_of(key)
    parts = stretches(chances_of(match.game), stops(match))
    for seat in review_of(key).seats:
        turns = [next(part.end.n for part in parts if part.end.n > moment.n) for moment in seat.moments]
        assert len(turns) == len(set(turns)) <= 3
        losses = [moment.chances for moment in seat.moments if not moment.unlucky]
        assert losses == sorted(losses, reverse=True)


def test_what_was_taken_back_is_no_choice() -> None:
    match = new_match("art_decko", seats=2, seed=4)
    first = match.waiting[0]
    match.play(first, match.options(first)[-1])
    assert match.undo(first)
    rng = rng_for(4, "undone")
    while not match.over:
        seat = match.waiting[0]
        options = match.options(seat)
        match.play(seat, options[rng.below(len(options))])
    found = review(match, depth=1)
    assert (found.choices[0].n, found.choices[0].played) == (0, match.entries[2].text)
    assert {choice.n for choice in found.choices[1:]} <= {mark.entry.n - 1 for mark in match.marks}
    assert found.curve[-1].n == len(match.entries)


def test_a_game_that_goes_on_has_no_review() -> None:
    match = new_match("avant_carde", seats=2, seed=1)
    with pytest.raises(ValueError, match="not over"):
        review(match)
    with pytest.raises(ValueError, match="not over"):
        match.review()


def test_a_game_without_chances_of_its_own_is_reviewed_by_its_rules() -> None:
    rng = rng_for(2, "hush")
    match = Match(HUSH, setup_of(HUSH, {"seats": 2}), 2)
    while not match.over:
        seat = match.waiting[0]
        options = match.options(seat)
        match.play(seat, options[rng.below(len(options))])
    found = match.review(depth=1)
    assert found.model == ""
    for seat_review in found.seats:
        total = seat_review.start + seat_review.luck + seat_review.skill + seat_review.others
        assert total == pytest.approx(seat_review.result, abs=1e-9)


def test_what_one_gives_away_the_others_share_as_they_share_the_chances() -> None:
    accounts = [Account() for _ in range(3)]
    choice = Choice(0, 0, "one", "other", 0.2, 0.0)
    settle(accounts, [0.4, 0.45, 0.15], [0.3, 0.5, 0.2], [choice])
    assert accounts[0].skill == -0.2
    assert [account.others for account in accounts] == pytest.approx([0, 0.15, 0.05])
    assert [account.luck for account in accounts] == pytest.approx([0.1, -0.1, 0.0])


def test_losses_are_called_by_their_size_and_accuracy_falls_with_the_error() -> None:
    assert [grade(loss) for loss in (0.0, 0.01, 0.03, 0.2)] == ["", "inaccuracy", "mistake", "blunder"]
    assert accuracy(0.0, 0.01) == 100
    assert accuracy(0.01, 0.01) == pytest.approx(10)
    assert accuracy(0.002, 0.01) > accuracy(0.003, 0.01)


@cache
def artbox_game() -> Match[ArtboxView]:
    return cast(Match[ArtboxView], played(game("artbox"), 3, "amateur", 3))


def test_a_drawing_is_told_with_who_found_it_and_what_others_took_it_for() -> None:
    match = artbox_game()
    found = review(match)
    gallery = match.view(-2).gallery
    assert len(found.drawings) == sum(len(each.pictures) for each in gallery)
    first, hung = found.drawings[0], gallery[0].pictures[0]
    assert (first.seat, first.word, first.round) == (hung.artist, hung.word.word, 1)
    assert [each.seat for each in first.taken] == [seat for seat in range(3) if seat != hung.artist]
    assert [each.seat for each in first.taken if each.right] == hung.right
    for each in found.drawings:
        assert each.recognised == sum(taken.right for taken in each.taken) / 2
        assert each.hard == (each.recognised < 0.5)
        assert each.drawing["shapes"]
        assert all((taken.word == each.word) == taken.right for taken in each.taken)


def test_the_bots_draw_every_word_they_know_with_the_dice_of_its_round() -> None:
    match = artbox_game()
    rolls = {each.round: each.roll for each in match.view(-2).gallery}
    found = review(match).drawings
    assert found == review(match).drawings
    for each in found:
        drawn = canonical(read(each.bots))
        assert not judge(drawn, rolls[each.round], False, False).faults
        assert drawn != canonical(read(each.drawing))
    own = WordCard(id="own-1", word="Zugunruhe")
    assert by_bots(own, match.view(-2).gallery[0], match.view(-2).options) == {}


def test_the_page_hangs_each_drawing_beside_that_of_the_bots() -> None:
    match = artbox_game()
    found = review(match)
    text = page(match, found)
    assert text.count('class="sheet"') == 2 * len(found.drawings)
    assert "As bots would have drawn it" in text
