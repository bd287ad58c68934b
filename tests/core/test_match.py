"""A match: all or nothing, drafts that touch nothing, and undo to the last seal."""

import pytest

import vernissage.bots.hints  # noqa: F401  (it gives matches their adviser)
from hush.game import GAME, HushState
from hush.model import HushSetup, HushView
from rule import refused
from vernissage.core.match import Match, replayed, setup_of
from vernissage.core.model import TABLE, WATCHER
from vernissage.games import game


def hush(seats: int = 3, seed: int = 7) -> Match:
    return Match(GAME, HushSetup(seats=seats), seed)


def test_a_move_is_on_record_and_heard_by_its_seat_alone_while_secret() -> None:
    match = hush()
    match.play(0, match.options(0)[0])
    assert [entry.text for entry in match.entries] == [match.entries[0].text]
    assert len(match.told(0)) == 1
    assert match.told(1) == match.told(WATCHER) == []
    assert len(match.told(TABLE)) == 1


def test_a_batch_applies_whole_or_not_at_all() -> None:
    match = hush()
    before = match.state.to_bytes()
    with refused("HU-LAY-02"):
        match.play(0, match.options(0)[0], match.options(0)[0])
    assert match.state.to_bytes() == before
    assert match.entries == []


def test_a_move_that_does_not_exist_is_the_callers_mistake() -> None:
    with pytest.raises(ValueError, match="no move written 'fly'"):
        hush().play(0, "fly")


def test_why_not_gives_the_sentence_and_its_clause() -> None:
    match = hush()
    assert match.why_not(0, "take") == "Only the winner of the round takes or gambles, and only then. (HU-WIN-01)"
    assert match.why_not(0, match.options(0)[0]) == ""


def test_a_draft_shows_and_changes_nothing() -> None:
    match = hush()
    before = match.state.to_bytes()
    draft = match.draft(0, match.options(0)[0])
    assert isinstance(draft.view, HushView)
    assert draft.view.laid[0] > 0
    assert match.state.to_bytes() == before


def test_a_draft_stops_before_anything_hidden_is_turned_over() -> None:
    match = hush(seats=2)
    match.play(0, match.options(0)[0])
    draft = match.draft(1, match.options(1)[0])
    assert isinstance(draft.view, HushView)
    assert draft.view.shown == []


def test_a_refused_draft_says_why() -> None:
    draft = hush().draft(0, "gamble")
    assert draft.clause == "HU-WIN-01"
    assert draft.refusal


def test_a_seat_takes_its_secret_answer_back_although_others_have_answered() -> None:
    match = hush()
    match.play(0, match.options(0)[0])
    match.play(1, match.options(1)[0])
    assert match.undo(0)
    assert match.waiting == [0, 2]
    assert match.record().standing()[0].seat == 1


def test_nothing_sealed_is_taken_back_without_consent() -> None:
    match = hush(seats=2)
    match.play(0, match.options(0)[0])
    match.play(1, match.options(1)[0])
    assert not match.undo(0)
    assert match.undo(0, consent=True)
    assert match.waiting == [0, 1]


def test_an_undone_game_still_replays() -> None:
    match = hush()
    match.play(0, match.options(0)[0])
    match.undo(0)
    match.play(0, match.options(0)[-1])
    assert [entry.undo for entry in match.entries] == [0, 1, 0]
    fingerprint = match.state.fingerprint()
    match.replay()
    assert match.state.fingerprint() == fingerprint


def test_a_set_up_with_a_wrong_option_is_refused_in_words() -> None:
    with pytest.raises(ValueError, match=r"Hush: .*lon"):
        setup_of(GAME, {"seats": 2, "lon": True})
    with pytest.raises(ValueError, match="Hush is for 2 to 4 seats, not 5"):
        setup_of(GAME, {"seats": 5})


def test_a_state_says_why_it_does_not_pickle() -> None:
    import pickle

    state = hush().state
    assert isinstance(state, HushState)
    with pytest.raises(TypeError, match="send its record"):
        pickle.dumps(state)


def test_asking_for_a_hint_is_on_record_and_everybody_hears_it() -> None:
    match = Match(game("art_society"), game("art_society").setup_type(seats=2), 3)
    found = match.hint(0)
    assert 1 <= len(found) <= 3
    assert found[0].text in match.options(0)
    assert [told.sentence for told in match.told(WATCHER)] == ["Seat 1 asks for a hint."]
    again = replayed(match.record(), match.game)
    assert again.told(WATCHER) == match.told(WATCHER)
    assert again.entries == match.entries


def test_a_hint_is_only_for_a_seat_that_is_asked() -> None:
    match = Match(game("art_society"), game("art_society").setup_type(seats=2), 3)
    with pytest.raises(ValueError, match="is not asked"):
        match.hint(WATCHER)


def test_a_notebook_shows_the_public_table() -> None:
    shown = hush()._repr_html_()
    assert shown.startswith("<pre>deck 11")
    assert "hand []" in shown
