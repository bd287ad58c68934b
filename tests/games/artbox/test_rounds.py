"""The frame of a round, and Step 1."""

from games.artbox.table import artbox, choose, draw, guess, look, play_round, rest, roll, unveil
from rule import refused, rule
from vernissage.core.model import TABLE, WATCHER


@rule("AB-ROUND-01")
def test_the_steps_come_in_their_order() -> None:
    match = artbox()
    seen = [look(match).phase]
    with refused("AB-ROUND-01"):
        match.play(0, "roll")
    for step in (choose, lambda m: m.play(0, "roll"), draw, guess, unveil):
        step(match)
        seen.append(look(match).phase)
    assert seen == ["choose", "roll", "draw", "guess", "reveal", "ready"]
    with refused("AB-ROUND-01"):
        match.play(TABLE, "roll")


@rule("AB-ROUND-02", "AB-ROUND-03", "AB-END-01")
def test_the_end_is_checked_only_after_both_tokens() -> None:
    match = artbox(rig={"red": "4 0 0 0"})
    draw(match)
    guess(match, {1: [0]})
    while look(match).phase == "reveal":
        assert match.result is None
        match.play(0, "next")
    assert [award.seats for award in look(match).awards] == [[0], [1]]
    assert look(match).phase == "over"


@rule("AB-ROUND-04", "AB-RULING-36")
def test_the_maestro_passes_clockwise() -> None:
    match = artbox(seats=3)
    maestros = []
    for _round in range(4):
        maestros.append(look(match).maestro)
        play_round(match)
        rest(match)
    assert maestros == [0, 1, 2, 0]


@rule("AB-ROUND-05", "AB-ROUND-07", "AB-ROUND-08")
def test_the_next_round_starts_afresh_but_tokens_stay() -> None:
    match = artbox(rig={"roll": "line line line line"})
    play_round(match, {1: [0]})
    tokens = [(player.red, player.gray) for player in look(match).players]
    rest(match)
    view = look(match)
    assert [player.number for player in view.players] == [0, 0, 0, 0]
    assert [(player.red, player.gray) for player in view.players] == tokens
    assert view.roll == {"circle": 0, "square": 0, "triangle": 0, "line": 0}
    assert view.phase == "choose"
    with refused("AB-ROUND-01"):
        match.play(0, "ready")


@rule("AB-ROUND-06")
def test_drawings_move_to_the_gallery() -> None:
    match = artbox()
    play_round(match)
    drawings = [picture.drawing for picture in look(match).board]
    rest(match)
    assert look(match, WATCHER).board == []
    assert [hung.drawing for hung in look(match, WATCHER).gallery[0].pictures] == drawings


@rule("AB-CANVAS-01")
def test_everybody_is_dealt_two_cards_from_the_top() -> None:
    match = artbox(rig={"deck": "cat, dog, fish, bird, snake, spider, rabbit, mouse"})
    assert [[word.word for word in look(match, seat).dealt] for seat in range(4)] == [
        ["cat", "snake"],
        ["dog", "spider"],
        ["fish", "rabbit"],
        ["bird", "mouse"],
    ]


@rule("AB-CANVAS-02", "AB-CANVAS-04")
def test_the_kept_word_is_known_to_its_owner_only() -> None:
    match = artbox(rig={"deck": "cat, dog, fish, bird, snake, spider, rabbit, mouse"})
    match.play(0, "keep 2")
    assert [word.word for word in look(match, 0).words] == ["snake"]
    for other in (1, 2, 3, WATCHER):
        assert "snake" not in str(look(match, other))
    with refused("AB-CANVAS-02"):
        match.play(0, "keep 1")
    assert match.undo(0)
    match.play(0, "keep 1")
    assert [word.word for word in look(match, 0).words] == ["cat"]


@rule("AB-CANVAS-03", "AB-RULING-27")
def test_the_other_card_goes_under_the_deck_and_may_come_back() -> None:
    own = [f"word {n}" for n in range(11)]
    match = artbox(own_words=own)
    deck = look(match).deck
    choose(match)
    assert look(match).deck == deck + 4
    with refused("AB-CANVAS-05"):
        match.play(0, "return 1")
    returned = {word.id for word in look(match).returned}
    met = set()
    for _round in range(3):
        met |= {word.id for word in look(match).dealt}
        play_round(match)
        rest(match)
    assert returned <= met | {word.id for word in look(match).dealt}


@rule("AB-CANVAS-03")
def test_with_two_cards_one_is_kept_not_returned() -> None:
    with refused("AB-CANVAS-03"):
        artbox().play(0, "return 1")


@rule("AB-CANVAS-05", "AB-FLOW-02")
def test_nobody_chooses_after_the_roll_and_nothing_is_rolled_before_all_have_chosen() -> None:
    match = artbox()
    for seat in (0, 1, 2):
        match.play(seat, "keep 1")
    assert match.waiting == [3]
    assert look(match, TABLE).faces == []
    match.play(3, "keep 1")
    assert look(match, TABLE).faces == []
    match.play(0, "roll")
    assert len(look(match).faces) == 4
    with refused("AB-CANVAS-05"):
        match.play(3, "keep 2")


@rule("AB-CANVAS-06")
def test_the_maestro_rolls_once() -> None:
    match = artbox()
    choose(match)
    with refused("AB-CANVAS-06"):
        match.play(1, "roll")
    match.play(0, "roll")
    with refused("AB-ROUND-01"):
        match.play(0, "roll")


@rule("AB-CANVAS-06")
def test_squares_and_triangles_come_twice_as_often_as_lines_and_circles() -> None:
    counts = {"circle": 0, "square": 0, "triangle": 0, "line": 0}
    for seed in range(200):
        match = artbox(seed=seed)
        roll(match)
        for kind, count in look(match).roll.items():
            counts[kind] += count
    assert 90 < counts["circle"] < 180
    assert 90 < counts["line"] < 180
    assert 215 < counts["square"] < 320
    assert 215 < counts["triangle"] < 320
