"""Awards for money, Hidden Gems for those behind, and the end of the game."""

from mypy_extensions import i64, u8

from vernissage.core.model import Message, Result, ScoreLine
from vernissage.games.avant_carde import state as at
from vernissage.games.avant_carde.state import (
    AvantCardeState,
    get,
    put,
)
from vernissage.games.avant_carde.verbs import note


def awards_for(money: i64) -> i64:
    """None below $6, then 1, 2, 3 and 4 at $6, $8, $10 and $11, one more for each further $6 (AC-AWARD-01, AC-AWARD-02,
    AC-AWARD-03).
    """
    if money < 6:
        return 0
    if money >= 11:
        return 4 + (money - 11) // 6
    return money // 2 - 2


def claim(s: AvantCardeState, seat: i64) -> None:
    """The turn's final sum earns its awards, from the stack, then from the extras, then without limit.

    (AC-AWARD-04, AC-AWARD-05, AC-AWARD-06, AC-AWARD-07, AC-AWARD-08, AC-AWARD-09, AC-AWARD-10, AC-RULING-53,
    AC-RULING-54)"""
    won = awards_for(s.made)
    put(s, seat, at.MADE, s.made & 255)
    put(s, seat, at.MADE + 1, s.made >> 8)
    if won == 0:
        return
    put(s, seat, at.AWARDS, get(s, seat, at.AWARDS) + won)
    if s.journal is not None:
        note(s, "AC-AWARD-02", seat, -1, won)
    if won < s.awards:
        s.awards -= won
        return
    if s.awards > 0 and s.journal is not None:
        note(s, "AC-END-01", seat)
    won -= s.awards
    s.awards = 0
    s.reserve = s.reserve - won if won < s.reserve else 0


def hand_out_gems(s: AvantCardeState) -> None:
    """Gems return and go to those with the fewest awards, unless more tie than Gems are left.

    (AC-TOKEN-10, AC-TOKEN-11, AC-TOKEN-12, AC-TOKEN-13, AC-TOKEN-14, AC-TOKEN-15, AC-TOKEN-16, AC-RULING-62)"""
    seat: i64 = 0
    while seat < s.seats:
        put(s, seat, at.GEM, 0)
        seat += 1
    left = i64(s.cells[at.GEMS])
    floor: i64 = -1
    while left > 0:
        fewest: i64 = 1000
        tied: i64 = 0
        seat = 0
        while seat < s.seats:
            awards = i64(s.cells[at.HEAD + at.SEAT * seat + at.AWARDS])
            if awards > floor:
                if awards < fewest:
                    fewest = awards
                    tied = 1
                elif awards == fewest:
                    tied += 1
            seat += 1
        if tied == 0 or tied > left:
            return
        seat = 0
        while seat < s.seats:
            if get(s, seat, at.AWARDS) == fewest:
                s.cells[at.HEAD + at.SEAT * seat + at.GEM] = u8(1)
                if s.journal is not None:
                    note(s, "AC-TOKEN-10", seat)
            seat += 1
        left -= tied
        floor = fewest


def money_of(s: AvantCardeState, seat: i64) -> i64:
    """The money a seat made on its last Buy turn (AC-RULING-65)."""
    return get(s, seat, at.MADE) | (get(s, seat, at.MADE + 1) << 8)


def final_result(s: AvantCardeState) -> Result | None:
    """Most awards win, then the last round's money, then the win is shared (AC-END-03, AC-END-04, AC-END-05,
    AC-RULING-66).

    Solo is won or lost; games with the beginners' shuffle are marked as casual (AC-SOLO-09, AC-SOLO-10,
    AC-RULING-75)."""
    if s.phase != at.OVER:
        return None
    seats = range(int(s.seats))
    totals = [int(get(s, seat, at.AWARDS)) for seat in seats]
    casual = Message("note-casual") if s.cells[at.BEGINNERS] != u8(0) else None
    if s.seats == 1:
        clause = "AC-SOLO-09" if s.awards == 0 else "AC-SOLO-10"
        return Result(
            [0] if s.awards == 0 else [], totals, [ScoreLine(0, clause, totals[0], casual, name="score-awards")]
        )
    best = max(totals)
    money = [int(money_of(s, seat)) for seat in seats]
    leaders = [seat for seat in seats if totals[seat] == best]
    most = max(money[seat] for seat in leaders)
    winners = [seat for seat in leaders if money[seat] == most]
    sheet = [ScoreLine(seat, "AC-END-03", totals[seat], casual, name="score-awards") for seat in seats]
    if len(leaders) > 1:
        rule = "AC-END-04" if len(winners) == 1 else "AC-END-05"
        for seat in leaders:
            sheet.append(ScoreLine(seat, rule, 0, Message("note-money", {"money": money[seat]}), name="score-tie"))
    return Result(winners, totals, sheet)
