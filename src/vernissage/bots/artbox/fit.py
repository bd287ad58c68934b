"""Fitting a sketch to a roll: which rolled shape stands for which part, and how much is lost by it (AB-BOT-02,
AB-BOT-05).
"""

from functools import cache
from heapq import nsmallest
from itertools import combinations

from vernissage.bots.artbox.sketches import Sketch, Slot
from vernissage.games.artbox.shapes import SIDE
from vernissage.games.artbox.tables import DICE, LINE, all_rolls

# What is lost when a rolled shape (row) stands for a part that wants another kind (column): circle, square, triangle,
# line.
# A main part in the wrong shape is worth more than a trifle in the right one, so these losses stay small.
SUBSTITUTION = (
    (0.0, 0.22, 0.28, 0.22),
    (0.22, 0.0, 0.25, 0.18),
    (0.28, 0.25, 0.0, 0.22),
    (0.4, 0.3, 0.35, 0.0),
)
FITS_KEPT = 16

Roll = tuple[int, int, int, int]


def slot_cost(kind: int, slot: Slot) -> float:
    """The cost of putting a rolled shape into a slot; below zero when the sketch gains by it (AB-BOT-02)."""
    lost = SUBSTITUTION[kind][slot.kind]
    if kind == LINE != slot.kind:
        # A line can stand for an ear or a button, hardly for a whole body.
        lost *= 0.4 + 3 * min(slot.w, slot.h) / SIDE
    return lost * (0.5 + slot.importance) - slot.importance


@cache
def fits(sketch: Sketch, roll: Roll) -> list[tuple[float, tuple[tuple[int, int], ...]]]:
    """The best ways to use the rolled shapes, each as its loss and pairs of slot and kind, best first (AB-BOT-02)."""
    whole = sum(slot.importance for slot in sketch)
    costs = [[slot_cost(kind, slot) for kind in range(4)] for slot in sketch]
    arrangements = orders(roll)
    ways = (
        (
            whole + sum(costs[i][kind] for i, kind in zip(chosen, order, strict=True)),
            tuple(zip(chosen, order, strict=True)),
        )
        for chosen in combinations(range(len(sketch)), sum(roll))
        for order in arrangements
    )
    return nsmallest(FITS_KEPT, ways)


@cache
def orders(roll: Roll) -> list[tuple[int, ...]]:
    """Every different order of the rolled shapes."""
    if sum(roll) == 0:
        return [()]
    found: list[tuple[int, ...]] = []
    for kind in range(4):
        if roll[kind]:
            fewer = [count - (other == kind) for other, count in enumerate(roll)]
            found += [(kind, *rest) for rest in orders((fewer[0], fewer[1], fewer[2], fewer[3]))]
    return found


@cache
def expected_loss(sketch: Sketch) -> float:
    """What a sketch loses on average over all rolls, by how often the dice show them (AB-BOT-05)."""
    best: dict[Roll, float] = {(0, 0, 0, 0): 0.0}
    for slot in sketch:
        # One slot after the other takes a shape or stays empty: this finds the best use of every roll in one go.
        step = dict(best)
        for (c, s, t, n), cost in best.items():
            if c + s + t + n == DICE:
                continue
            for kind, roll in enumerate(((c + 1, s, t, n), (c, s + 1, t, n), (c, s, t + 1, n), (c, s, t, n + 1))):
                total = cost + slot_cost(kind, slot)
                if total < step.get(roll, 99.0):
                    step[roll] = total
        best = step
    whole = sum(slot.importance for slot in sketch)
    return sum(chance * (whole + best[roll]) for roll, chance in odds())


@cache
def odds() -> list[tuple[Roll, float]]:
    """Every roll with its chance."""
    rolls = all_rolls()
    whole = sum(ways for _roll, ways in rolls)
    return [((roll[0], roll[1], roll[2], roll[3]), ways / whole) for roll, ways in rolls]
