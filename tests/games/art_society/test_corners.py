"""Corners of the rules that plain play seldom meets: tiles hung anew in a narrow place, and which exchange is made."""

from games.art_society.table import side_of, society, table, taking, words
from rule import rule
from vernissage.core.match import Match

# Only columns 5 and 6 of the rows 0 to 4 are free.
CHIMNEY = "P109@0,0 P105@0,5 P110@7,0 P106@7,5 P049@5,5"


def hung_anew(kept: str, place: str, wall: str = CHIMNEY, **options: str) -> Match:
    """Seat 0 has hung a 2x2 and what its assistant held, and has both in hand again."""
    match = taking("P002 P003 P004", wall0=wall, assistant0=kept, options=dict(options))
    match.play(0, "take P002", "hang 5,0", f"hang-kept {place}", "finish")
    match.play(1, match.options(1)[0], "keep", "finish")
    match.play(0, "rehang")
    return match


def decor_on(match: Match, seat: int = 0) -> list[tuple[str, int, int]]:
    """The decor of a wall with its first cells."""
    return sorted((each.tile, each.x, each.y) for each in side_of(match, seat).wall if not each.type)


@rule("AS-RULING-23", "AS-PLACE-06")
def test_a_painting_hung_anew_leaves_room_for_decor_that_stands_upright() -> None:
    match = hung_anew("decor-3", "5,2 upright")
    assert words(match, 0, "hang") == ["hang 5,0", "hang 5,3"]


@rule("AS-RULING-23", "AS-RULING-19")
def test_a_painting_hung_anew_leaves_room_for_decor_that_lies_level() -> None:
    match = hung_anew("decor-2", "5,2", decor_orientation="horizontal_only")
    assert words(match, 0, "hang") == ["hang 5,0", "hang 5,1", "hang 5,2", "hang 5,3"]
    match.play(0, "hang-kept 5,2")
    assert words(match, 0, "hang") == ["hang 5,0", "hang 5,3"]


@rule("AS-RULING-23")
def test_decor_hung_anew_leaves_room_for_the_painting() -> None:
    match = hung_anew("decor-3", "5,2 upright")
    assert words(match, 0, "hang-kept") == [
        "hang-kept 5,0 upright", "hang-kept 6,0 upright", "hang-kept 5,2 upright", "hang-kept 6,2 upright",
    ]  # fmt: skip


@rule("AS-RULING-20")
def test_an_exchange_of_fewer_tiles_is_made_though_another_lies_farther_up() -> None:
    wall = "S1@5,3 decor-1@0,0 decor-3@1,0 decor-1@0,8 decor-1@1,8"
    match = taking("P005 P001 P009", wall, decor="0 9 9")
    match.play(0, "take P005", "hang 7,3", "decor 1")
    assert decor_on(match) == [("decor-1", 0, 0), ("decor-2", 0, 8), ("decor-3", 1, 0)]


@rule("AS-PLACE-08")
def test_what_turns_nothing_over_may_be_taken_back() -> None:
    match = taking("P005 P001 P009")
    match.play(0, "take P005", "hang 7,3")
    assert match.undo(0)
    assert "hang 7,3" in match.options(0)


@rule("AS-DECOR-16", "AS-RULING-19")
def test_an_exchange_may_hang_decor_upright() -> None:
    match = taking("P005 P001 P009", "S1@5,3 decor-1@0,6 decor-1@0,7 decor-1@0,8 decor-1@2,8", decor="0 0 9")
    match.play(0, "take P005", "hang 7,3", "decor 1")
    assert [(each.x, each.y, each.width, each.height) for each in side_of(match, 0).wall if each.tile == "decor-3"] == [
        (0, 6, 1, 3)
    ]


@rule("AS-SETUP-14", "AS-SETUP-15")
def test_the_journal_tells_every_starting_bid_and_who_takes_the_gavel() -> None:
    match = society(3, seed=5)
    for seat in range(3):
        match.play(seat, "start 5,3")
    dealt = {line.seat: line.args["card"] for _, line in match.journal if line.clause == "AS-SETUP-14"}
    assert dealt == {seat: side_of(match, seat).stack[0] for seat in range(3)}
    (gavel,) = [line.seat for _, line in match.journal if line.clause == "AS-SETUP-15"]
    assert gavel == table(match).gavel == min(dealt, key=lambda seat: dealt[seat])


@rule("AS-DECOR-06")
def test_the_question_names_what_is_due() -> None:
    match = taking("P005 P001 P009")
    asked = []
    for word in ("take P005", "hang 7,3", "decor 1", "keep"):
        match.play(0, word)
        asked.append([ask.ask for ask in table(match, 0).asks])
    assert asked == [["hang"], ["decor"], ["hang-decor"], ["finish"]]
