"""A match: all or nothing, drafts that touch nothing, and undo to the last seal."""

import pytest

from hush.game import GAME, HushState
from hush.model import HushSetup, HushView
from rule import refused
from vernissage.bots.hints import advise
from vernissage.core.game import seats_in
from vernissage.core.match import Match
from vernissage.core.model import TABLE, WATCHER, Refusal
from vernissage.core.replaying import replayed
from vernissage.core.rng import rng_for
from vernissage.core.setting_up import setup_of
from vernissage.core.steps import SealedWithin
from vernissage.games import game, keys


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


def test_a_draft_says_that_it_stopped_before_a_seal() -> None:
    match = hush(seats=2)
    assert not match.draft(0, match.options(0)[0]).sealed
    match.play(0, match.options(0)[0])
    assert match.draft(1, match.options(1)[0]).sealed


def test_a_run_of_moves_ends_where_something_is_turned_over() -> None:
    match = hush(seats=2)
    match.play(0, match.options(0)[0])
    last = match.options(1)[0]
    with pytest.raises(SealedWithin) as late:
        match.prepare(1, [last, "take"])
    assert late.value.action == "take"


def test_a_refusal_knows_its_action() -> None:
    match = hush()
    with pytest.raises(Refusal) as refused_move:
        match.prepare(0, [match.options(0)[0], "gamble"])
    assert refused_move.value.action == "gamble"


def test_nothing_has_happened_before_a_step_is_committed() -> None:
    match = hush()
    step = match.prepare(0, [match.options(0)[0]])
    assert match.entries == []
    match.commit(step)
    assert [entry.seat for entry in match.entries] == [0]


def test_a_step_is_committed_only_where_it_was_prepared() -> None:
    match = hush()
    step = match.prepare(0, [match.options(0)[0]])
    match.play(1, match.options(1)[0])
    with pytest.raises(ValueError, match="prepared after 0"):
        match.commit(step)


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
    assert replayed(match.record(), GAME).state.fingerprint() == fingerprint


@pytest.mark.parametrize("key", ["hush", *keys()])
def test_taking_back_from_a_checkpoint_equals_playing_the_record_again(key: str) -> None:
    rules = GAME if key == "hush" else game(key)
    rng = rng_for(5, "undo")
    match = Match(rules, rules.setup_type(seats=3), 5)
    for _ in range(150):
        asked = seats_in(rules.asked(match.state))
        chance = rng.below(5)
        if not asked or chance == 0:
            seat = rng.below(match.seats)
            match.undo(seat, consent=rng.below(3) == 0)
        elif chance == 1:
            match.hinted(asked[0])
        else:
            seat = asked[rng.below(len(asked))]
            options = rules.options(match.state, seat)
            action = options[rng.below(len(options))]
            match.play(seat, rules.text(action), payload=rules.some_payload(match.state, seat, action, rng))
    again = Match(rules, match.setup, match.seed)
    for entry in match.record().standing():
        again.enter(entry)
    assert (again.state.to_bytes(), again.told(TABLE)) == (match.state.to_bytes(), match.told(TABLE))


def test_checkpoints_stay_few() -> None:
    match = Match(game("art_decko"), game("art_decko").setup_type(seats=2), 5)
    while not match.over:
        match.play(match.waiting[0], match.options(match.waiting[0])[0])
    assert len(match.checkpoints) <= 8


def test_looking_back_shows_every_view_the_seat_had() -> None:
    match = hush(seats=2)
    seen = [match.view(0)]
    while not match.over:
        match.play(match.waiting[0], match.options(match.waiting[0])[0])
        seen.append(match.view(0))
    shown = [moment.view for moment in match.moments(0)]
    assert shown == [view for number, view in enumerate(seen) if number == 0 or view != seen[number - 1]]


def test_a_set_up_with_a_wrong_option_is_refused_in_words() -> None:
    with pytest.raises(ValueError, match=r"Hush: .*lon"):
        setup_of(GAME, {"seats": 2, "lon": True})
    with pytest.raises(ValueError, match="Hush is for 2 to 4 seats, not 5"):
        setup_of(GAME, {"seats": 5})


def test_a_state_of_an_installed_game_travels_as_its_bytes() -> None:
    import pickle

    state = hush().state
    assert isinstance(state, HushState)
    assert pickle.loads(pickle.dumps(state)).fingerprint() == state.fingerprint()


def test_asking_for_a_hint_is_on_record_and_everybody_hears_it() -> None:
    match = Match(game("art_society"), game("art_society").setup_type(seats=2), 3)
    found = advise(match, 0)
    assert 1 <= len(found) <= 3
    assert found[0].text in match.options(0)
    assert [told.sentence for told in match.told(WATCHER)] == ["Seat 1 asks for a hint."]
    again = replayed(match.record(), match.game)
    assert again.told(WATCHER) == match.told(WATCHER)
    assert again.entries == match.entries


def test_a_hint_is_only_for_a_seat_that_is_asked() -> None:
    match = Match(game("art_society"), game("art_society").setup_type(seats=2), 3)
    with pytest.raises(ValueError, match="is not asked"):
        advise(match, WATCHER)


def test_a_notebook_shows_the_public_table() -> None:
    shown = hush()._repr_html_()
    assert "<pre>deck 11" in shown
    assert "hand []" in shown


def test_a_notebook_sees_what_a_seat_sees() -> None:
    match = hush()
    for seat in (0, 1):
        glance = match.glance(seat)
        assert str(glance) == match.game.show(match.view(seat))
        assert match.chairs[0].name in glance._repr_html_()
    assert str(match.glance(0)) != str(match.glance(1))
    with pytest.raises(ValueError, match="no seat 9"):
        match.glance(9)
