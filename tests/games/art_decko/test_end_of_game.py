"""The end of the game."""

from games.art_decko.table import act, art_decko, clauses, look, options, player
from rule import refused, rule
from vernissage.core.match import Match

ELEVEN = {
    "poetic": "AN:0:AN AN:1:AN IM:0:IM IM:1:IM",
    "swatches": "PA:0:PA PA:1:PA RE:0:RE RE:1:RE",
    "mixed": "SU:0:SU SU:1:SU SU:0:SU",
    "textures_invitations": "wild wild wild wild",
}


def pass_turn(match: Match) -> None:
    """A turn of two Haggles."""
    for action in ("haggle", "haggle"):
        act(match, action)
        act(match, options(match)[0])
    act(match, "stop")


@rule("AD-END-01", "AD-END-05", "AD-RULING-31")
def test_twelve_paintings_end_the_game_after_the_round() -> None:
    match = art_decko(rig={**ELEVEN, "hand0": "AN G5 G5 G5 SU SU SU"})
    act(match, "show, in textures, hang AN, pay G5, pay G5, pay G5, done")
    assert look(match).ending == []
    act(match, "haggle, spend SU")
    assert look(match).ending == []
    act(match, "stop")
    assert look(match).ending == ["museum"]
    assert match.waiting == [1]
    pass_turn(match)
    assert match.over
    with refused("AD-END-05"):
        match.play(0, "haggle")


@rule("AD-END-01")
def test_eleven_paintings_do_not() -> None:
    match = art_decko(rig=ELEVEN)
    pass_turn(match)
    assert look(match).ending == []


@rule("AD-END-02", "AD-RULING-33")
def test_an_empty_deck_in_the_last_seats_turn_ends_the_game_there() -> None:
    match = art_decko(rig={"deck": "", "turn": "1"})
    pass_turn(match)
    assert match.over
    assert look(match).ending == ["deck"]
    assert look(match).round == 1


@rule("AD-END-03")
def test_any_marker_on_70_ends_the_game() -> None:
    for marker, at, ends in (("AN", 70, True), ("gold", 72, True), ("SU", 69, False), ("gold", 69, False)):
        match = art_decko(rig={"ratings": f"{marker} {at}", "turn": "1"})
        pass_turn(match)
        assert match.over is ends


@rule("AD-END-04")
def test_the_end_is_looked_for_after_refilling() -> None:
    match = art_decko(rig={"deck": "SU", "teal": "AN", "tokens": "1 2 3 4", "hand0": "G1 G1 IM"})
    act(match, "acquire, at teal, pick AN, pay G1, done, haggle, spend IM, stop")
    assert look(match).ending == ["deck"]
    told = clauses(match)
    assert told.index("AD-EOT-10") < told.index("AD-END-02")


@rule("AD-END-05")
def test_all_have_had_equally_many_turns() -> None:
    match = art_decko(3, rig={"deck": ""}, start=1)
    turns = []
    while not match.over:
        turns.append(look(match).turn)
        pass_turn(match)
    assert turns == [1, 2, 0]


@rule("AD-RULING-32")
def test_several_reasons_are_noted_together() -> None:
    match = art_decko(rig={"deck": "", "ratings": "AN 71", "turn": "1"})
    pass_turn(match)
    assert look(match).ending == ["deck", "rating"]
    assert clauses(match).count("AD-END-05") == 1
    reasons = [told for told in clauses(match) if told in ("AD-END-01", "AD-END-02", "AD-END-03")]
    assert reasons == ["AD-END-02", "AD-END-03"]


@rule("AD-RULING-32", "AD-END-05")
def test_the_end_is_called_once() -> None:
    match = art_decko(3, rig={"deck": ""})
    pass_turn(match)
    pass_turn(match)
    assert clauses(match).count("AD-END-02") == 1
    pass_turn(match)
    assert match.over
    assert clauses(match).count("AD-END-02") == 1


@rule("AD-RULING-34")
def test_the_last_turns_are_normal_turns() -> None:
    match = art_decko(
        rig={
            "ratings": "AN 70",
            "hand1": "G5 G5 G1 IM",
            "tokens": "1 2 3 4",
            "teal": "SU",
            "poetic_invitations": "wild",
        }
    )
    pass_turn(match)
    assert look(match).ending == ["rating"]
    act(match, "acquire, at teal, pick SU, pay G1, done, show, in poetic, hang IM, claim none, pay G5, pay G5, done")
    assert match.over
    assert player(match, 1).score == 7
    assert len(look(match).galleries[0].paintings) == 3


@rule("AD-RULING-50")
def test_the_guard_scores_the_game_after_150_rounds() -> None:
    match = art_decko(rig={"round": "150", "turn": "1"})
    pass_turn(match)
    assert look(match).ending == ["guard"]
    assert match.result is not None
    earlier = art_decko(rig={"round": "149", "turn": "1"})
    pass_turn(earlier)
    assert not earlier.over
