"""A second, plain reading of refusals: why each word that is not on the menu is refused."""

import pytest

from games.artbox.table import artbox, look
from games.artbox.test_plain_reading import Table, playing, say, waiting
from rule import refused, rule
from vernissage.core.match import Match
from vernissage.core.model import TABLE, Refusal, seat_name
from vernissage.core.rng import rng_for
from vernissage.games.artbox.model import ArtboxView

No = tuple[str, dict[str, object]]
STEPS = ["choose", "roll", "draw", "guess", "reveal", "ready"]


def expected(own: ArtboxView, seat: int, word: str, table: Table) -> No | None:
    """Why a seat may not say a word; None where a judge's reasons are told."""
    verb, *rest = word.split()
    step: No = (f"AB-ROUND-01 {own.phase}", {})
    if own.phase == "over":
        return "AB-END-03", {}
    if verb == "time-up":
        return "AB-FLOW-06", {}
    if verb == "leave":
        return "AB-RULING-33", {"player": seat_name(int(rest[0]) - 1)}
    if verb in ("keep", "return"):
        return no_choice(own, seat, verb, table)
    if verb == "roll":
        return ("AB-CANVAS-06", {"maestro": seat_name(own.maestro)}) if own.phase == "roll" else step
    if verb == "next":
        return ("AB-RULING-34", {"maestro": seat_name(own.maestro)}) if own.phase == "reveal" else step
    if verb == "ready":
        return ("AB-ROUND-08", {}) if own.phase == "ready" else step
    if verb in ("draw", "finish", "give"):
        return no_drawing(own, seat, word, table) if own.phase == "draw" else step
    return no_match(own, seat, verb, rest) if own.phase == "guess" else no_more(own)


def no_choice(own: ArtboxView, seat: int, verb: str, table: Table) -> No:
    """One choice a round, of the cards dealt."""
    if own.phase != "choose":
        return "AB-CANVAS-05", {}
    if own.players[seat].chosen:
        return "AB-CANVAS-02", {}
    return ("AB-THREE-01" if table.seats == 3 and verb == "keep" else "AB-CANVAS-03"), {}


def no_drawing(own: ArtboxView, seat: int, word: str, table: Table) -> No | None:
    """Done is done, and what is handed in must be drawn."""
    each = 2 if table.seats == 3 else 1
    if own.players[seat].finished:
        return ("AB-DRAW-06" if word.startswith("draw") else "AB-DRAW-07"), {}
    if word.startswith("draw"):
        return "AB-THREE-04", {}
    mine = [table.drawings.get((seat, which), {"shapes": []}) for which in range(each)]
    if not all(drawing["shapes"] for drawing in mine):
        return ("AB-THREE-03" if table.seats == 3 else "AB-DRAW-03"), {}
    return "AB-RULING-29", {}


def no_more(own: ArtboxView) -> No:
    """Sheets are closed, or not yet open."""
    if STEPS.index(own.phase) > STEPS.index("guess"):
        return "AB-GUESS-08", {}
    return f"AB-ROUND-01 {own.phase}", {}


def no_match(own: ArtboxView, seat: int, verb: str, rest: list[str]) -> No | None:
    """A closed sheet, an own place, or something that does not lie on the table."""
    if own.players[seat].matched:
        return ("AB-GUESS-10", {}) if own.sandglass_turned_by == seat else None
    slot, word = (int(part) for part in rest)
    if slot > len(own.board):
        return "AB-GUESS-01", {"slot": slot}
    if own.board[slot - 1].mine:
        return "AB-RULING-01", {"slot": slot}
    if word > len(own.row):
        return "AB-GUESS-06", {"word": word}
    return "AB-FLOW-08", {}


def no_to(match: Match, seat: int, word: str) -> Refusal | None:
    """Why a seat may not say a word now, with a drawing where one is wanted."""
    action = match.game.parse(word)
    payload = {"v": 1, "shapes": []} if word.startswith("draw") else None
    return match.game.why_not(match.state, seat, action, payload)


def check(match: Match, table: Table) -> None:
    """Every seat is refused as the plain reading says."""
    for seat in range(match.seats):
        own = look(match, seat)
        menu = match.options(seat) if seat in match.waiting else []
        for word in match.game.words:
            said = no_to(match, seat, word)
            if word in menu:
                assert said is None
                continue
            wanted = expected(own, seat, word, table)
            assert said is not None
            if wanted is not None:
                clause, facts = wanted
                told = f"{said.clause} {said.case}" if said.clause == "AB-ROUND-01" else said.clause
                assert (told, {name: said.facts.get(name) for name in facts}) == (clause, facts), word


@rule("AB-ROUND-01", "AB-CANVAS-02", "AB-CANVAS-03", "AB-CANVAS-05", "AB-CANVAS-06", "AB-THREE-01", "AB-THREE-03")
@rule("AB-THREE-04", "AB-DRAW-03", "AB-DRAW-06", "AB-DRAW-07", "AB-GUESS-01", "AB-GUESS-06", "AB-GUESS-08")
@rule("AB-GUESS-10", "AB-RULING-01", "AB-RULING-29", "AB-RULING-34", "AB-ROUND-08", "AB-END-03", "AB-FLOW-06")
@pytest.mark.parametrize(("variant", "seats"), [("", 3), ("simplified", 4), ("expert", 7), ("house", 5), ("days", 3)])
def test_refusals_are_those_of_a_plain_reading(variant: str, seats: int) -> None:
    match = playing(variant, seats, 30 + seats)
    rng = rng_for(seats, "plain refusals")
    table = Table(seats)
    rounds = 0
    while not match.over and rounds < 2:
        before = look(match)
        due = waiting(before, seats)
        seat = due[rng.below(len(due))]
        if not rng.below(3):
            check(match, table)
        say(match, seat, look(match, seat), match.options(seat), table, rng)
        if len(look(match).gallery) > len(before.gallery):
            rounds += 1
            table.clear()
    check(match, table)


@rule("AB-FLOW-06")
def test_the_table_says_time_up_only_while_sand_runs() -> None:
    match = artbox(4, caps=False)
    with refused("AB-FLOW-06"):
        match.play(TABLE, "time-up")


@rule("AB-RULING-33")
def test_only_an_empty_table_lets_players_leave_and_nobody_leaves_twice() -> None:
    kept = artbox(4)
    with refused("AB-RULING-33"):
        kept.play(TABLE, "leave 1")
    match = artbox(5, vacated_seat="empty")
    match.play(TABLE, "leave 5")
    for seat in (5, 6):
        said = no_to(match, TABLE, f"leave {seat}")
        assert said is not None
        assert (said.clause, said.facts["player"]) == ("AB-RULING-33", seat_name(seat - 1))
    gone = no_to(match, 4, "keep 1")
    assert gone is not None
    assert (gone.clause, gone.facts["player"]) == ("AB-RULING-33", seat_name(4))


@rule("AB-SECRET-08")
def test_a_watcher_says_nothing() -> None:
    for seat in (-1, 4, 9):
        said = no_to(artbox(4), seat, "keep 1")
        assert said is not None
        assert said.clause == "AB-SECRET-08"
