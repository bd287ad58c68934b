"""Show: hanging paintings in the Museum."""

from games.art_decko.table import act, art_decko, clauses, hand, look, options, player, rating
from rule import refused, rule

ROOM = {"poetic_invitations": "AN wild SU SU", "swatches_invitations": "", "iconic_invitations": "RE RE RE"}
RICH = {**ROOM, "hand0": "AN AN G5 G5 G5 G5"}


@rule("AD-SHOW-01", "AD-SHOW-02")
def test_an_invited_painting_from_the_hand_is_shown() -> None:
    match = art_decko(rig={**ROOM, "poetic_invitations": "SU SU AN AN", "hand0": "AN PA G5 G5"})
    act(match, "show, in poetic")
    assert options(match) == ["hang AN"]
    with refused("AD-SHOW-01"):
        act(match, "hang SU")
    with refused("AD-SHOW-02"):
        act(match, "hang PA")


@rule("AD-SHOW-02")
def test_an_exhibition_without_a_fitting_invitation_is_closed_to_the_hand() -> None:
    match = art_decko(rig=RICH)
    act(match, "show")
    with refused("AD-SHOW-02"):
        act(match, "in iconic")
    nobody = {f"{room}_invitations": "RE" for room in ("poetic", "swatches", "mixed", "textures", "iconic")}
    with refused("AD-SHOW-02"):
        act(art_decko(rig={**nobody, "hand0": "AN G5 G5 G5 G5"}), "show")


@rule("AD-SHOW-03")
def test_a_gray_marker_invites_every_genre() -> None:
    match = art_decko(rig={"poetic_invitations": "wild", "hand0": "AN IM PA RE SU G5 G5"})
    act(match, "show, in poetic")
    assert options(match) == ["hang AN", "hang IM", "hang PA", "hang RE", "hang SU"]


@rule("AD-SHOW-04")
def test_a_show_takes_a_ribbon() -> None:
    match = art_decko(rig={**RICH, "ribbons0": "0"})
    assert "show" not in options(match)
    with refused("AD-SHOW-04"):
        act(match, "show")


@rule("AD-SHOW-05")
def test_the_steps_of_a_show_follow_in_order() -> None:
    match = art_decko(rig=RICH)
    act(match, "show, in poetic, hang AN, marker genre, claim vp2, pay G5, pay G5, done")
    told = [clause for clause in clauses(match) if clause.startswith("AD-SHOW")]
    assert told == ["AD-SHOW-09", "AD-SHOW-11", "AD-SHOW-14", "AD-SHOW-15", "AD-SHOW-17"]


@rule("AD-SHOW-06", "AD-RULING-18")
def test_only_the_first_show_may_claim_a_space() -> None:
    match = art_decko(rig=RICH)
    act(match, "show, in poetic, hang AN, marker genre")
    assert options(match) == ["claim none", "claim disc2", "claim disc1", "claim vp2", "claim vp1"]
    act(match, "claim vp1, pay G5, pay G5, done, show, in poetic, hang AN")
    assert options(match)[0].startswith("pay")


@rule("AD-SHOW-07")
def test_a_claimed_space_is_taken() -> None:
    match = art_decko(rig={**RICH, "claims": "disc2 1"})
    act(match, "show, in poetic, hang AN, marker genre")
    assert "claim disc2" not in options(match)
    with refused("AD-SHOW-07"):
        act(match, "claim disc2")


@rule("AD-SHOW-08")
def test_a_discount_makes_the_show_cheaper() -> None:
    costs = {}
    for bonus in ("none", "disc2", "disc1", "vp2"):
        match = art_decko(rig=RICH)
        act(match, f"show, in poetic, hang AN, marker genre, claim {bonus}")
        plan = look(match).plan
        assert plan is not None
        costs[bonus] = plan.cost
    assert costs == {"none": 9, "disc2": 7, "disc1": 8, "vp2": 9}


@rule("AD-SHOW-09")
def test_a_point_space_scores_at_once() -> None:
    match = art_decko(rig=RICH)
    act(match, "show, in poetic, hang AN, marker genre, claim vp2, pay G5, pay G5, done")
    assert player(match).score == 2 + 7
    assert look(match).bonus_spaces == [-1, -1, 0, -1]


@rule("AD-SHOW-10", "AD-RULING-17")
def test_a_bonus_declined_is_gone() -> None:
    match = art_decko(rig=RICH)
    act(match, "show, in poetic, hang AN, marker genre, claim none, pay G5, pay G5, done")
    assert player(match).exhibited
    act(match, "show, in poetic, hang AN, pay G5, pay G5, done")
    assert look(match).bonus_spaces == [-1] * 4
    assert "AD-SHOW-10" in clauses(match)


@rule("AD-SHOW-11")
def test_a_show_costs_what_the_exhibition_asks() -> None:
    match = art_decko(rig={**ROOM, "mixed_invitations": "AN", "hand0": "AN G5 G5 AN", "poetic": "AN:0:AN"})
    act(match, "show")
    assert options(match) == ["in poetic"]
    with refused("AD-SHOW-11"):
        act(match, "in mixed")


@rule("AD-SHOW-12", "AD-RULING-20")
def test_the_shown_painting_does_not_pay_but_its_likes_may() -> None:
    match = art_decko(rig={**ROOM, "ratings": "AN 45", "hand0": "AN G5 G2", "poetic": "AN:0:AN"})
    assert "show" not in options(match)
    pair = art_decko(
        rig={**ROOM, "ratings": "AN 45", "hand0": "AN AN G5", "poetic": "AN:0:SU", "poetic_invitations": "AN"}
    )
    act(pair, "show, in poetic, hang AN, pay G5, pay AN")
    with refused("AD-PAY-01"):
        act(pair, "pay AN")
    act(pair, "done")
    assert [each.card for each in look(pair).exhibitions[0].hung] == ["AN1", "AN1"]
    assert hand(pair) == "AN G5"
    lone = art_decko(rig={**ROOM, "ratings": "AN 45", "hand0": "AN G5 G5", "poetic_invitations": "AN"})
    act(lone, "show, in poetic, hang AN, claim none")
    with refused("AD-SHOW-12"):
        act(lone, "pay AN")


@rule("AD-SHOW-12")
def test_a_painting_needed_to_pay_cannot_be_the_one_shown() -> None:
    rig = {"poetic_invitations": "wild", "poetic": "PA:0:SU", "ratings": "AN 60 SU 0", "hand0": "AN SU G3S"}
    match = art_decko(rig=rig)
    act(match, "show, in poetic")
    assert options(match) == ["hang SU"]
    with refused("AD-SHOW-12"):
        act(match, "hang AN")


@rule("AD-SHOW-13")
def test_only_prosperity_helps_a_show() -> None:
    match = art_decko(rig={**ROOM, "hand0": "AN G3P SU"})
    act(match, "show, in poetic, hang AN, marker genre, claim disc2")
    assert options(match) == ["use G3P"]


@rule("AD-SHOW-11")
def test_a_show_is_within_reach_to_the_last_gold() -> None:
    rig = {**ROOM, "poetic_invitations": "AN", "poetic": "PA:0:SU"}
    exact = art_decko(rig={**rig, "hand0": "AN G5 G3S SU"})
    act(exact, "show, in poetic, hang AN")
    assert options(exact) == ["pay G5"]
    assert "show" not in options(art_decko(rig={**rig, "hand0": "AN G5 G3S"}))


@rule("AD-SHOW-14", "AD-BONUS-08")
def test_a_painting_belongs_to_who_showed_it() -> None:
    match = art_decko(rig={**ROOM, "hand0": "SU", "draw0": "IM IM IM", "hand1": "AN G5 G5 G1"})
    act(match, "haggle, spend SU, haggle, spend IM, stop")
    act(match, "show, in poetic, hang AN, marker wild, claim none, pay G5, pay G5, done")
    assert [(each.card, each.seat, each.marker) for each in look(match).exhibitions[0].hung] == [("AN1", 1, "wild")]
    assert [player(match, seat).ribbons for seat in (0, 1)] == [9, 8]
    assert [player(match, seat).score for seat in (0, 1)] == [0, 7]


@rule("AD-SHOW-14", "AD-SHOW-11", "AD-PAY-06")
def test_a_shown_painting_leaves_the_deck_for_good() -> None:
    match = art_decko(rig=RICH)
    act(match, "show, in poetic, hang AN, marker genre, claim none, pay G5, pay G5, done")
    hung = look(match).exhibitions[0].hung
    assert [(each.card, each.seat) for each in hung] == [("AN1", 0)]
    assert hand(match) == "AN G5 G5"
    assert player(match).ribbons == 8


@rule("AD-SHOW-15")
def test_the_column_pays_from_the_top() -> None:
    match = art_decko(rig=RICH)
    act(match, "show, in poetic, hang AN, marker genre, claim none, pay G5, pay G5, done")
    act(match, "show, in poetic, hang AN, pay G5, pay G5, done")
    assert [each.points for each in look(match).exhibitions[0].hung] == [7, 5]
    assert player(match).score == 12


@rule("AD-SHOW-16")
def test_genre_or_gray_marker_is_the_players_choice() -> None:
    left = {}
    for marker in ("genre", "wild"):
        match = art_decko(rig=RICH)
        act(match, "show, in poetic, hang AN")
        assert options(match) == ["marker genre", "marker wild"]
        act(match, f"marker {marker}, claim none, pay G5, pay G5, done")
        left[marker] = look(match).exhibitions[0].invitations
    assert left == {"genre": ["SU", "SU", "wild"], "wild": ["AN", "SU", "SU"]}


@rule("AD-SHOW-17")
def test_a_show_raises_its_genre_whatever_marker_it_uses() -> None:
    for marker in ("genre", "wild"):
        match = art_decko(rig=RICH)
        act(match, f"show, in poetic, hang AN, marker {marker}, claim none, pay G5, pay G5, done")
        assert [each.rating for each in look(match).market] == [5, 0, 0, 0, 0, 0]


@rule("AD-SHOW-17", "AD-SHOW-11", "AD-SHOW-15")
def test_every_exhibition_has_its_own_cost_points_and_rise() -> None:
    figures = {}
    for room in ("poetic", "swatches", "mixed", "textures", "iconic"):
        match = art_decko(
            rig={
                f"{room}_invitations": "AN",
                "hand0": "AN G5 G5 G5 G5 SU",
                "poetic": "IM:0:IM" if room != "poetic" else "",
            }
        )
        act(match, f"show, in {room}, hang AN" + (", claim none" if room == "poetic" else ""))
        plan = look(match).plan
        assert plan is not None
        act(match, "pay G5, pay G5, pay G5, pay G5, done")
        figures[room] = (plan.cost, player(match).score, rating(match, "AN"))
    assert figures == {
        "poetic": (9, 7, 5),
        "swatches": (11, 8, 6),
        "mixed": (13, 9, 7),
        "textures": (15, 11, 8),
        "iconic": (17, 13, 9),
    }


@rule("AD-SHOW-18")
def test_a_fulfilled_exhibition_is_closed() -> None:
    match = art_decko(rig=RICH)
    act(match, "show")
    with refused("AD-SHOW-18"):
        act(match, "in swatches")


@rule("AD-RULING-19")
def test_ribbons_never_come_back() -> None:
    match = art_decko(rig={**RICH, "ribbons0": "2"})
    act(match, "show, in poetic, hang AN, marker genre, claim vp1, pay G5, pay G5, done")
    assert player(match).ribbons == 0
    assert options(match) == ["haggle", "acquire"]


@rule("AD-RULING-21")
def test_a_single_kind_of_marker_is_used_without_asking() -> None:
    for marker in ("AN", "wild"):
        match = art_decko(rig={**RICH, "poetic_invitations": f"{marker} {marker}"})
        act(match, "show, in poetic, hang AN, claim none, pay G5, pay G5, done")
        assert look(match).exhibitions[0].hung[0].marker == marker


@rule("AD-RULING-51")
def test_a_claim_that_leaves_the_show_unpaid_is_not_offered() -> None:
    match = art_decko(rig={**ROOM, "hand0": "AN G5 G2"})
    act(match, "show, in poetic, hang AN, marker genre")
    assert options(match) == ["claim disc2"]
    for word in ("claim none", "claim disc1", "claim vp2"):
        with refused("AD-RULING-51"):
            act(match, word)


@rule("AD-SHOW-07", "AD-RULING-51", "AD-SHOW-08")
def test_a_discount_that_is_taken_brings_no_show_within_reach() -> None:
    poor = {**ROOM, "hand0": "AN G5 G2"}
    assert "show" in options(art_decko(rig=poor))
    match = art_decko(rig={**poor, "claims": "disc2 1"})
    assert "show" not in options(match)
    with refused("AD-SHOW-11"):
        act(match, "show")
    second = art_decko(rig={**ROOM, "hand0": "AN G5 G3S", "claims": "disc2 1"})
    act(second, "show, in poetic, hang AN, marker genre")
    assert options(second) == ["claim disc1"]


@rule("AD-RULING-17", "AD-SHOW-06")
def test_a_later_show_has_no_discount_to_count_on() -> None:
    match = art_decko(rig={**ROOM, "hand0": "AN G5 G2", "poetic": "AN:0:SU"})
    assert "show" not in options(match)


@rule("AD-SHOW-04", "AD-SHOW-06")
def test_the_last_ribbon_is_for_the_painting() -> None:
    match = art_decko(rig={**RICH, "ribbons0": "1"})
    act(match, "show, in poetic, hang AN, marker genre")
    assert options(match)[0].startswith("pay")
