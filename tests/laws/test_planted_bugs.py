"""Each law can fail: it finds the bug planted for it."""

import pytest

import vernissage.core.rng
from laws import laws, planted
from laws.laws import Law
from laws.playing_on import guesses_play_on
from vernissage.core.game import Game
from vernissage.core.model import Refusal
from vernissage.core.record import RecordError

PLANTED: list[tuple[Law, type[Game]]] = [
    (laws.every_option_is_accepted, planted.OffersTheWrongCard),
    (laws.every_other_word_is_refused, planted.AllowsAnyCard),
    (laws.strangers_have_no_options, planted.DealsToStrangers),
    (laws.the_short_ways_lead_where_the_long_ones_do, planted.DrawsTheFirst),
    (laws.a_clone_and_its_original_never_touch, planted.SharesItsCells),
    (laws.a_record_replays_to_the_same_fingerprint, planted.ReadsTheWeather),
    (laws.a_guess_has_the_same_view, planted.ForgetsTheScore),
    (laws.nothing_hidden_decides, planted.PeeksAtTheNeighbor),
    (laws.every_gesture_is_a_legal_run, planted.TellsHandsInGestures),
    (laws.what_is_not_sealed_tells_nothing, planted.RollsInTheOpen),
    (guesses_play_on, planted.ForgetsWhoTook),
    (laws.components_are_conserved, planted.LosesACard),
    (laws.simultaneous_answers_commute, planted.PaysTheFirst),
    (laws.every_game_ends, planted.NeverEnds),
    (laws.text_and_parse_are_inverse, planted.SpeaksTwice),
    (laws.a_state_travels_as_bytes, planted.ForgetsAField),
    (laws.a_view_is_plain_data, planted.SendsASet),
    (laws.the_engine_names_its_clause, planted.InventsAClause),
    (laws.time_up_has_a_safe_answer, planted.PanicsWhenLate),
    (laws.the_seed_is_in_no_view, planted.ShowsTheDeckKey),
    (laws.two_threads_share_a_game, planted.ScribblesOnItself),
]


def test_every_law_has_a_planted_bug() -> None:
    assert [law for law, _ in PLANTED] == laws.LAWS


@pytest.mark.parametrize(
    ("law", "buggy"), PLANTED, ids=[f"{law.__name__}-finds-{buggy.__name__}" for law, buggy in PLANTED]
)
def test_the_law_finds_its_planted_bug(law: Law, buggy: type[Game]) -> None:
    rules = buggy()  # type: ignore[call-arg]  # every planted game is made without arguments

    def all_tables() -> None:
        for seed in range(10):
            for seats in (2, 3, 4):
                for setup in rules.variants(seats).values():
                    law(rules, setup, seed)

    with pytest.raises((AssertionError, Refusal, RecordError)):
        all_tables()


@pytest.mark.skipif(
    str(vernissage.core.rng.__file__).endswith(".py"), reason="needs the compiled engine beside the source"
)
def test_compiled_equals_interpreted_finds_a_drift() -> None:
    with pytest.raises(AssertionError):
        laws.compiled_equals_interpreted("laws.planted:DRIFTS", 2)
