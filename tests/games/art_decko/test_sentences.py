"""What players read: refusals and journal lines are whole sentences in plain words."""

from games.art_decko.table import act, art_decko
from rule import rule
from vernissage.core.match import Match
from vernissage.core.rng import rng_for
from vernissage.games.art_decko.game import GAME
from vernissage.games.art_decko.model import ArtDeckoSetup


def reason(match: Match, word: str) -> str:
    """Why a word is refused, without the clause behind it."""
    return match.why_not(match.waiting[0], word).rpartition(" (")[0]


def told(match: Match) -> list[str]:
    """The journal in words."""
    return [line.sentence for line in match.told()]


def test_a_refusal_is_a_sentence_of_its_own_without_ids_or_braces() -> None:
    for seed in range(3):
        rng = rng_for(seed, "refusals")
        state = GAME.new(ArtDeckoSetup(seats=2 + seed), seed)
        for _ in range(300):
            if GAME.asked(state) == 0:
                break
            seat = GAME.mover(state)
            for _ in range(8):
                refusal = GAME.why_not(state, seat, rng.below(len(GAME.words)))
                if refusal is None:
                    continue
                sentence = GAME.book.sentence(refusal)
                assert GAME.book.clauses[refusal.clause].refusal, refusal.clause
                assert sentence[0].isupper() or sentence[0].isdigit(), sentence
                assert sentence.endswith("."), sentence
                assert not {"{", "}"} & set(sentence), sentence
                assert "AD-" not in sentence, sentence
            options = GAME.options(state, seat)
            GAME.apply(state, seat, options[rng.below(len(options))])


@rule("AD-PAY-04")
def test_too_little_is_told_by_what_is_named_or_by_what_the_hand_can_bring() -> None:
    rig = {"tokens": "1 2 3 4", "indigo": "RE", "hand0": "G1 G1 AN"}
    match = art_decko(rig=rig)
    act(match, "acquire")
    assert reason(match, "at sienna") == "That costs 8; you can bring 3 at most this way."
    act(match, "at indigo, pick RE, use G1")
    assert reason(match, "done") == "That costs 4; so far you have named 3."


@rule("AD-RULING-30")
def test_the_end_of_the_board_is_told_as_a_sentence() -> None:
    match = art_decko(rig={"ratings": "AN 79 gold 78", "teal": "AN", "tokens": "1 2 3 4", "hand0": "G1 G5 G5"})
    act(match, "acquire, at teal, pick AN, pay G1, done, acquire, at sienna, pay G5, pay G5, done")
    assert {"Art Nouveau stops at 79, where the board ends.", "Gold stops at 78, where the board ends."} <= set(told(match))


@rule("AD-DRAW-01", "AD-HAGGLE-02")
def test_one_card_is_told_as_one() -> None:
    match = art_decko(rig={"hand0": "AN IM", "discard0": "G5"})
    act(match, "haggle, spend AN")
    assert {"Purple shuffles 1 discarded card into a new draw pile.", "Purple draws 1 card."} <= set(told(match))
    more = art_decko(rig={"hand0": "AN IM", "discard0": "G5 G5 G5"})
    act(more, "haggle, spend AN")
    assert {"Purple shuffles 3 discarded cards into a new draw pile.", "Purple draws 2 cards."} <= set(told(more))
