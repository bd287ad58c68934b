"""What each thing known of a seat is worth to it in awards: at once, for each round left, and for the square of the rounds left.

Fitted by least squares to the ends of many games between thinkers of Avant Carde whose hands trembled, set by set
(`python tools/avant_carde_weights.py --patrons SET`).
"""

from collections.abc import Sequence

from vernissage.games.avant_carde.tables import PATRON_NAMES

Worth = tuple[float, float, float]
# With the New Yorkers, the Tokyoites, the Parisians, the Londoners.
FITTED: list[tuple[Worth, Worth, Worth, Worth]] = [
    ((0.0, 0.2618, -0.0278), (0.0, 0.1985, -0.0298), (0.0, 0.0846, -0.0199), (0.0, 0.143, -0.0083)),  # a hand's awards as the deck is
    ((0.0, 0.2868, -0.0216), (0.0, 0.2229, -0.0205), (0.0, 0.078, -0.0177), (0.0, 0.0889, -0.014)),  # with a dollar and a half more
    ((0.0, 0.1939, -0.026), (0.0, 0.1942, -0.0181), (0.0, 0.1739, 0.0002), (0.0, 0.0738, -0.0154)),  # with three dollars more
    ((0.0, 0.0628, -0.019), (0.0, 0.0959, -0.0109), (0.0, 0.074, -0.0037), (0.0, 0.0456, -0.0086)),  # dollars of a hand
    ((0.0, 0.0362, -0.01), (0.0, -0.0707, -0.0176), (0.0, 0.0936, -0.0226), (0.0, -0.0293, 0.0005)),  # 3s beyond the second
    ((0.0, -0.0755, -0.0174), (0.0, -0.0765, 0.0033), (0.0, -0.1097, -0.0093), (0.0, -0.1105, 0.0072)),  # white and gray cards
    ((0.0, -0.2075, 0.0432), (0.0, 0.1217, -0.0472), (0.0, -0.0475, -0.0084), (0.0, -0.0256, -0.0072)),  # 1s
    ((0.0, -0.04, -0.0222), (0.0, -0.0807, -0.001), (0.0, -0.0323, 0.0014), (0.0, -0.0178, -0.0037)),  # 2s
    ((0.0, -0.0712, 0.0244), (0.0, -0.2466, -0.0128), (0.0, -0.0427, 0.0053), (0.0, -0.1278, 0.0107)),  # 3s up to two
    ((0.0, 0.0502, -0.0215), (0.0, 0.0524, -0.0112), (0.0, 0.0687, -0.0131), (0.0, 0.0267, -0.0077)),  # 4s
    ((0.0, -0.0684, -0.0197), (0.0, -0.0104, -0.0328), (0.0, -0.0929, -0.0019), (0.0, -0.0688, 0.0151)),  # 5s
    ((0.0, 0.0044, -0.0073), (0.0, 0.1516, 0.0032), (0.0, 0.1327, -0.004), (0.0, -0.1614, -0.0007)),  # 6s
    ((0.0, -0.0679, -0.0527), (0.0, -0.2036, -0.0373), (0.0, -0.0089, -0.0345), (0.0, 0.2759, -0.0361)),  # 7s
    ((0.0, -0.171, 0.0071), (0.0, -0.1217, 0.0081), (0.0, 0.0154, -0.011), (0.0, -0.0103, -0.0073)),  # high cards
    ((0.0, 0.0072, 0.007), (0.0, 0.0119, -0.0024), (0.0, 0.0405, -0.0032), (0.0, 0.0226, 0.0007)),  # cards of the two main colors
    ((0.3574, -0.02, 0.0), (0.2607, -0.0124, 0.0), (0.3628, 0.0058, 0.0), (0.361, -0.027, 0.0)),  # the change token
    ((-0.0246, 0.0859, 0.0), (0.0308, 0.1206, 0.0), (0.195, 0.0849, 0.0), (0.1524, 0.1193, 0.0)),  # a Hidden Gem
    ((0.2934, 0.0, 0.0), (0.3566, 0.0, 0.0), (0.26, 0.0, 0.0), (0.2974, 0.0, 0.0)),  # awards of a line not paid yet
    ((0.2709, 0.0, 0.0), (0.2264, 0.0, 0.0), (0.2425, 0.0, 0.0), (0.1473, 0.0, 0.0)),  # its dollars
    ((0.0, 0.0351, -0.0018), (0.0, 0.0127, -0.0023), (0.0, 0.0336, -0.0055), (0.0, -0.0039, -0.0029)),  # dollars of the core
    ((0.0, 0.0631, -0.0115), (0.0, 0.0455, -0.0016), (0.0, 0.0702, -0.0064), (0.0, 0.052, 0.0028)),  # awards of the core
]
NUMBERED = 5  # the place of a number's worth, less the number
MANY_THREES = 4  # the place of what further 3s are worth
# What a patron's card is worth to a deck, by the booklet's advice.
ADVICE = {
    "perfectionist": 0.3, "curator": 0.3, "thief": 0.4, "collector": 0.6,
    "snob": 1.1, "archivist": 1.0, "impersonator": 0.7, "hipster": 1.0,
    "gallerist": 1.9, "journalist": 2.0, "conservator": 0.9, "philosopher": 1.7,
    "dealer": 2.4, "schmoozer": 1.5, "forger": 1.4, "futurist": 1.9,
    "trendoid": 2.9, "investor": 2.2, "launderer": 2.5, "designer": 2.6,
    "critic": 3.4, "hoarder": 2.8, "completionist": 2.6, "eccentric": 2.6,
}  # fmt: skip


def weights_for(patrons: Sequence[str]) -> list[float]:
    """The weights fitted to a set; in a mix each number counts as in its patron's own set, and the rest as in all of theirs on average."""
    homes = [PATRON_NAMES.index(patron) // len(patrons) for patron in patrons]
    worth = [mean([row[home] for home in homes]) for row in FITTED]
    for number, home in enumerate(homes, start=2):
        worth[NUMBERED + number] = FITTED[NUMBERED + number][home]
    worth[MANY_THREES] = FITTED[MANY_THREES][homes[1]]
    return [each[power] for power in range(3) for each in worth]


def mean(worths: Sequence[Worth]) -> Worth:
    """The mean of several worths; of equal ones exactly what they are."""
    first = worths[0]
    if all(each == first for each in worths):
        return first
    now, soon, later = (sum(each[power] for each in worths) / len(worths) for power in range(3))
    return now, soon, later


WEIGHTS = weights_for(PATRON_NAMES[:6])
