"""Matching drawings with words: every way to deal out the words is weighed, and each drawing gets its likeliest one
(AB-BOT-10).
"""

import math

HUB = 0.5
KAPPA = 2.5


def matched(costs: list[list[float]], kappa: float = KAPPA) -> tuple[list[int], list[list[float]]]:
    """For each drawing (row) the word (column) most likely to be its own, and how likely each word is (AB-BOT-09,
    AB-BOT-10).
    """
    drawings, words = len(costs), len(costs[0])
    if drawings > words:
        raise ValueError(f"{drawings} drawings cannot have {words} different words")
    # Words that resemble everything would collect all guesses.
    hubs = [HUB * sum(row[word] for row in costs) / drawings for word in range(words)]
    weights = []
    for row in costs:
        fair = [row[word] - hubs[word] for word in range(words)]
        lowest = min(fair)
        weights.append([math.exp(-kappa * (cost - lowest)) for cost in fair])
    # ahead[i][used]: the weight of all ways to serve the first i drawings with exactly these words.
    ahead: list[dict[int, float]] = [{0: 1.0}]
    for row in weights:
        step: dict[int, float] = {}
        for used, weight in ahead[-1].items():
            for word in range(words):
                if not used >> word & 1:
                    more = used | 1 << word
                    step[more] = step.get(more, 0.0) + weight * row[word]
        ahead.append(step)
    chances = [[0.0] * words for _drawing in range(drawings)]
    behind = dict.fromkeys(ahead[drawings], 1.0)
    for drawing in range(drawings - 1, -1, -1):
        step = {}
        for used, weight in ahead[drawing].items():
            total = 0.0
            for word in range(words):
                if not used >> word & 1:
                    part = weights[drawing][word] * behind[used | 1 << word]
                    total += part
                    chances[drawing][word] += weight * part
            step[used] = total
        behind = step
    everything = behind[0]
    chances = [[chance / everything for chance in row] for row in chances]
    return [max(range(words), key=row.__getitem__) for row in chances], chances
