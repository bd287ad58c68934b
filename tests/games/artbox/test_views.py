"""Two worlds that differ only in a secret look the same, byte for byte, to everybody who must not know it."""

from typing import cast

import msgspec

from games.artbox.table import (
    LINE,
    artbox,
    choose,
    decoy,
    draw,
    guess,
    hand_in,
    look,
    play_round,
    rest,
    roll,
    sketch,
    slots_of,
    unveil,
)
from rule import refused, rule
from vernissage.core.match import Match
from vernissage.core.model import TABLE, WATCHER
from vernissage.core.rng import rng_for
from vernissage.games.artbox.model import ArtboxView
from vernissage.games.artbox.state import (
    ANSWER,
    LEGAL,
    OWN,
    SHEETS,
    SOURCE,
    ArtboxState,
    cell,
    drawing_at,
    keep_drawing,
    put,
    word_number,
    work,
)


def seen(match: Match, seat: int) -> bytes:
    """What a seat learns: its view, its options and its journal."""
    told = [(line.clause, line.seat, line.sentence, line.args) for line in match.told(seat)]
    return msgspec.json.encode([match.view(seat), match.options(seat), told])


def same_for(first: Match, second: Match, seats: tuple[int, ...]) -> None:
    """Both worlds look alike to these seats."""
    for seat in (*seats, WATCHER):
        assert seen(first, seat) == seen(second, seat), f"seat {seat}"


@rule("AB-SECRET-01", "AB-SECRET-05", "AB-CANVAS-02")
def test_which_card_was_kept_is_hidden_until_the_layout() -> None:
    worlds = artbox(seed=5), artbox(seed=5)
    for match, move in zip(worlds, ("keep 1", "keep 2"), strict=True):
        match.play(2, move)
    same_for(*worlds, (0, 1, 3))
    for match in worlds:
        for seat in (0, 1, 3):
            match.play(seat, "keep 1")
        match.play(0, "roll")
        for seat in (0, 1, 3):
            hand_in(match, seat)
    same_for(*worlds, (0, 1, 3))
    assert seen(worlds[0], 2) != seen(worlds[1], 2)


@rule("AB-SECRET-05", "AB-SECRET-11", "AB-DRAW-01")
def test_a_drawing_is_hidden_until_all_are_laid_out_together() -> None:
    worlds = artbox(seed=6), artbox(seed=6)
    for number, match in enumerate(worlds):
        roll(match)
        match.play(1, "draw 1", payload=sketch(match, number))
        match.play(1, "draw 1", payload=sketch(match, number + 2))
        match.play(1, "finish")
        hand_in(match, 0)
        hand_in(match, 2)
    same_for(*worlds, (0, 2, 3))
    for seat in (0, 2, 3, WATCHER):
        assert look(worlds[0], seat).board == []
    hand_in(worlds[0], 3)
    assert all(len(look(worlds[0], seat).board) == 4 for seat in (0, 1, 2, 3, WATCHER))


@rule("AB-SECRET-05")
def test_how_far_a_drawing_is_stays_hidden() -> None:
    worlds = artbox(seed=7), artbox(seed=7)
    for match in worlds:
        roll(match)
    worlds[0].play(1, "draw 1", payload={"v": 1, "shapes": [LINE]})
    same_for(*worlds, (0, 2, 3))


@rule("AB-SECRET-02", "AB-SECRET-03", "AB-GUESS-02")
def test_the_author_of_a_drawing_is_hidden_until_it_is_unveiled() -> None:
    match = artbox(seed=8)
    draw(match)
    slots = [slots_of(match, artist)[0] - 1 for artist in (1, 2)]
    other = artbox(seed=8)
    draw(other)
    swap_artists(other, *slots)
    same_for(match, other, (0, 3))
    for world in (match, other):
        guess_alike(world)
    same_for(match, other, (0, 3))


@rule("AB-SECRET-03", "AB-GEO-19")
def test_a_published_drawing_tells_nothing_of_how_it_was_made() -> None:
    worlds = (
        artbox(seed=9, rig={"roll": "line line circle square"}),
        artbox(seed=9, rig={"roll": "line line circle square"}),
    )
    for number, match in enumerate(worlds):
        roll(match)
        drawing = sketch(match)
        shapes = drawing["shapes"][::-1] if number else drawing["shapes"]
        if number:
            shapes = [dict(reversed(list(shape.items()))) for shape in shapes]
            match.play(1, "draw 1", payload={"v": 1, "shapes": shapes[:2]})
        match.play(1, "draw 1", payload={"v": 1, "shapes": shapes})
        match.play(1, "finish")
        for seat in (0, 2, 3):
            hand_in(match, seat)
    same_for(*worlds, (0, 2, 3))
    published = look(worlds[0], 0).board[0].drawing
    assert set(published) == {"v", "shapes"}


@rule("AB-SECRET-04")
def test_no_field_of_a_word_in_the_row_tells_where_it_comes_from() -> None:
    match = artbox()
    draw(match)
    assert {tuple(msgspec.to_builtins(word)) for word in look(match, 0).row} == {("id", "word")}


@rule("AB-SECRET-06", "AB-FLOW-08")
def test_a_sheet_is_hidden_until_its_slots_are_unveiled() -> None:
    worlds = artbox(seed=10), artbox(seed=10)
    for number, match in enumerate(worlds):
        draw(match)
        (slot,) = slots_of(match, 0)
        right = [word.id for word in look(match).row].index(look(match, 0).words[0].id) + 1
        match.play(2, f"match {slot} {decoy(match) if number else right}")
    same_for(*worlds, (0, 1, 3))
    for match in worlds:
        match.play(2, "done")
        guess(match)
        match.play(2, "done")
    same_for(*worlds, (0, 1, 3))
    (slot,) = slots_of(worlds[0], 0)
    for step in range(1, slot + 1):
        for match in worlds:
            match.play(0, "next")
        if step < slot:
            same_for(*worlds, (0, 1, 3))
    assert seen(worlds[0], 1) != seen(worlds[1], 1)


@rule("AB-SECRET-06")
def test_only_who_plays_has_a_sheet_and_only_once_the_slots_are_laid_out() -> None:
    match = artbox()
    roll(match)
    assert all(look(match, seat).sheet == [] for seat in (0, 1, WATCHER, TABLE))
    draw(match)
    assert all(len(look(match, seat).sheet) == 4 for seat in range(4))
    assert look(match, WATCHER).sheet == look(match, TABLE).sheet == []


@rule("AB-SECRET-08")
def test_a_guessed_table_knows_the_cards_of_the_drawings_that_were_unveiled() -> None:
    match = artbox()
    draw(match)
    guess(match)
    unveil(match)
    world = cast(ArtboxState, match.game.guess(match.view(0), rng_for(1, "guess")))
    table = cast(ArtboxState, match.state)
    assert [word_at(world, seat) for seat in range(4)] == [word_at(table, seat) for seat in range(4)]


@rule("AB-SECRET-07", "AB-CANVAS-03")
def test_what_others_returned_is_never_told() -> None:
    match = artbox(seed=11)
    choose(match)
    returned = look(match, 2).returned[0]
    play_round(match)
    rest(match)
    assert look(match, 2).gallery[0].returned == [returned]
    for other in (0, 1, 3, WATCHER):
        assert returned not in look(match, other).gallery[0].returned
        assert returned.id not in {word.id for word in look(match, other).used}
    assert returned.word not in match.record(sealed=True).text()


@rule("AB-SECRET-08")
def test_a_watcher_sees_no_drafts_and_no_hands() -> None:
    worlds = artbox(seed=12), artbox(seed=12)
    for number, match in enumerate(worlds):
        for seat in range(4):
            match.play(seat, f"keep {1 + number}")
        match.play(0, "roll")
        for seat in range(4):
            match.play(seat, "draw 1", payload=sketch(match, number * 10 + seat))
    assert seen(worlds[0], WATCHER) == seen(worlds[1], WATCHER)


@rule("AB-SECRET-09")
def test_a_guess_is_made_of_the_view_alone() -> None:
    match = artbox(seed=13)
    draw(match)
    view = match.view(1)
    copy = msgspec.json.decode(msgspec.json.encode(view), type=match.game.view_type)
    one = match.game.guess(view, rng_for(1, "g"))
    two = match.game.guess(copy, rng_for(1, "g"))
    assert one.to_bytes() == two.to_bytes()
    assert {match.game.guess(view, rng_for(n, "g")).fingerprint() for n in range(5)} != {one.fingerprint()}


@rule("AB-SECRET-10", "AB-SECRET-01")
def test_the_journal_tells_each_seat_only_its_own_secrets() -> None:
    match = artbox(seed=14)
    roll(match)
    match.play(1, "draw 1", payload=sketch(match))
    assert [line.clause for line in match.told(1)][-1] == "AB-FLOW-05"
    assert "AB-FLOW-05" not in [line.clause for line in match.told(0)]
    words = {word.word for word in look(match).words + look(match).returned}
    for seat in (0, 1, 2, 3, WATCHER):
        told = " ".join(line.sentence for line in match.told(seat))
        assert not any(f"“{word}”" in told for word in words)


@rule("AB-SECRET-01")
def test_a_refusal_tells_nothing_hidden() -> None:
    worlds = artbox(seed=8), artbox(seed=8)
    for match in worlds:
        draw(match)
    swap_artists(worlds[1], *[slots_of(worlds[0], artist)[0] - 1 for artist in (1, 2)])
    for action in range(len(worlds[0].game.words)):
        here, there = (match.game.why_not(match.state, 0, action) for match in worlds)
        assert (here and (here.clause, here.facts)) == (there and (there.clause, there.facts))


@rule("AB-GUESS-02", "AB-AWARD-02")
def test_unveiling_one_drawing_tells_nothing_of_the_others() -> None:
    match = artbox(seats=5, seed=15)
    draw(match)
    guess(match)
    match.play(0, "next")
    hidden = [picture for picture in look(match, WATCHER).board if picture.slot > 1]
    assert all(picture.artist is None and picture.word is None and picture.number is None for picture in hidden)
    assert look(match, WATCHER).decoys is None
    unveil(match)
    assert len(look(match, WATCHER).decoys or []) == 2


@rule("AB-SECRET-08")
def test_a_watcher_may_not_finish() -> None:
    match = artbox()
    roll(match)
    with refused("AB-SECRET-08"):
        match.play(WATCHER, "finish")


def word_at(state: ArtboxState, seat: int) -> int:
    """The word of the card that belongs to a seat's drawing."""
    return word_number(state, cell(state, OWN + work(seat, 0)) - 1)


def swap_artists(match: Match, first: int, second: int) -> None:
    """Two drawings change hands unseen: pictures and words stay in their slots."""
    state = match.state
    assert isinstance(state, ArtboxState)
    one, two = cell(state, SOURCE + first) - 1, cell(state, SOURCE + second) - 1
    here, there = drawing_at(state, one), drawing_at(state, two)
    keep_drawing(state, one, there)
    keep_drawing(state, two, here)
    swap(state, OWN + one, OWN + two)
    swap(state, LEGAL + one, LEGAL + two)
    swap(state, SOURCE + first, SOURCE + second)
    for seat, own, other in ((one >> 1, second, first), (two >> 1, first, second)):
        put(state, SHEETS + 8 * seat + own, cell(state, ANSWER + own))
        put(state, SHEETS + 8 * seat + other, 0)


def swap(state: ArtboxState, first: int, second: int) -> None:
    """Two cells change their numbers."""
    here, there = cell(state, first), cell(state, second)
    put(state, first, there)
    put(state, second, here)


def guess_alike(match: Match) -> None:
    """Seats 0 and 3 fill their sheets with the first word."""
    for seat in (0, 3):
        for picture in look(match, seat).board:
            if not picture.mine:
                match.play(seat, f"match {picture.slot} 1")
        match.play(seat, "done")


@rule("AB-RULING-31")
def test_in_a_guessed_world_too_the_last_number_is_left_to_who_gave_up() -> None:
    match = artbox()
    roll(match)
    match.play(1, "give up")
    hand_in(match, 0)
    hand_in(match, 2)
    match.play(3, "draw 1", payload=sketch(match))
    world = match.game.guess(match.view(3), rng_for(1, "guess"))
    match.game.apply(world, 3, match.game.parse("finish"))
    assert cast(ArtboxView, match.game.view(world, 3)).players[1].number == 4
