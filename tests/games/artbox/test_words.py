"""What players read: events, options and refusals as sentences."""

from games.artbox.table import artbox, draw, guess, look, unveil
from rule import rule


@rule("AB-FLOW-09", "AB-FLOW-10")
def test_every_event_and_option_is_a_sentence() -> None:
    match = artbox()
    draw(match)
    guess(match, {0: [1]})
    unveil(match)
    told = [line.sentence for line in match.told()]
    assert all(not sentence[0].islower() and sentence.endswith(".") for sentence in told)
    assert "4 drawings and 7 words lie on the table." in told


def test_options_are_described_by_their_words() -> None:
    match = artbox(rig={"deck": "cat, dog, fish, bird, snake, spider, rabbit, mouse"})
    sentences = [match.describe(0, move) for move in match.options(0)]
    assert sentences == ["Keep “cat”.", "Keep “snake”."]
    draw(match)
    first = match.game.options(match.state, 0)[0]
    row = look(match, 0).row
    assert match.describe(0, match.options(0)[0]).endswith(f"“{row[0].word}”.")
    assert match.game.target(first)[1] == "word:1"
