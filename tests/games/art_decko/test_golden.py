"""Whole games: what never changes, the sources of points, and golden records."""

from pathlib import Path

import pytest

from games.art_decko.table import act, art_decko, look, options
from rule import rule
from vernissage.core.match import Match
from vernissage.core.record import read
from vernissage.core.rng import rng_for
from vernissage.games import load

GOLDEN = Path(__file__).parent / "golden"


def checks(match: Match) -> None:
    """The invariants of the table."""
    view = look(match)
    hung = sum(len(room.hung) for room in view.exhibitions)
    lie = sum(len(room.invitations) for room in view.exhibitions)
    decks = sum(each.hand_size + each.draw_size + len(each.discard) for each in view.players) + sum(
        map(len, view.spaces)
    )
    paintings = view.painting_deck + sum(len(gallery.paintings) for gallery in view.galleries) + hung
    gold = view.cadmium_deck + len(view.cadmium) + view.sienna + len(view.removed)
    unused = 5 * (4 - len(view.players))
    assert decks + paintings + gold + unused == 75 + 42
    assert 4 + len(view.track) + len(view.tokens_gone) == 20
    assert hung + lie + 2 == 21
    assert all(len(room.hung) + len(room.invitations) == len(room.column) for room in view.exhibitions)
    for each in view.players:
        own = sum(painting.seat == each.seat for room in view.exhibitions for painting in room.hung)
        assert each.ribbons + own + view.bonus_spaces.count(each.seat) == 9


@pytest.mark.parametrize("seats", [2, 3, 4])
@rule("AD-RULING-19", "AD-EOT-13", "AD-SHOW-14")
def test_components_stay_in_the_game_and_nothing_falls(seats: int) -> None:
    match = art_decko(seats, seed=seats)
    rng = rng_for(seats, "walk")
    before = look(match)
    while not match.over:
        moves = options(match)
        plan = look(match).plan
        assert plan is not None
        assert plan.phase != "choose" or moves[0] == "haggle"
        act(match, moves[rng.below(len(moves))])
        checks(match)
        after = look(match)
        assert all(new.rating >= old.rating for new, old in zip(after.market, before.market, strict=True))
        assert all(new.cost >= old.cost for new, old in zip(after.galleries, before.galleries, strict=True))
        assert all(new.score >= old.score for new, old in zip(after.players, before.players, strict=True))
        before = after
    result = match.result
    assert result is not None
    for each in look(match).players:
        track = [
            line.points
            for line in result.sheet
            if line.seat == each.seat and line.clause in ("AD-SHOW-15", "AD-SHOW-09")
        ]
        assert sum(track) == each.score


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_golden_records_replay(seats: int) -> None:
    match = load(GOLDEN / f"seats_{seats}.vern")
    assert match.over
    assert match.seats == seats
    record = read((GOLDEN / f"seats_{seats}.vern").read_text("utf-8"))
    assert match.state.fingerprint() == record.fingerprint
    assert any(entry.undo for entry in record.entries)
