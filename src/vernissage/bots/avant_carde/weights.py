"""What each thing known of a seat is worth to it in awards: at once, for each round left, and for the square of the
rounds left.

Fitted by least squares to the ends of many games between thinkers of Avant Carde whose hands trembled, set by set
(`python -m vernissage.lab.fit avant_carde --patrons SET --seats 2,2,2,3,2,4 --games 700`).
"""

from collections.abc import Sequence

from vernissage.bots.avant_carde.features import NAMES, NUMBERED
from vernissage.games.avant_carde.patrons.everyone import SETS
from vernissage.games.avant_carde.patrons.new_yorkers import NEW_YORKERS

Worth = tuple[float, float, float]
# With the New Yorkers, the Tokyoites, the Parisians, the Londoners.
FITTED: dict[str, tuple[Worth, Worth, Worth, Worth]] = {
    "now": ((0.0, 0.2618, -0.0278), (0.0, 0.1985, -0.0298), (0.0, 0.0846, -0.0199), (0.0, 0.143, -0.0083)),
    "soon": ((0.0, 0.2868, -0.0216), (0.0, 0.2229, -0.0205), (0.0, 0.078, -0.0177), (0.0, 0.0889, -0.014)),
    "later": ((0.0, 0.1939, -0.026), (0.0, 0.1942, -0.0181), (0.0, 0.1739, 0.0002), (0.0, 0.0738, -0.0154)),
    "money": ((0.0, 0.0628, -0.019), (0.0, 0.0959, -0.0109), (0.0, 0.074, -0.0037), (0.0, 0.0456, -0.0086)),
    "many threes": ((0.0, 0.0362, -0.01), (0.0, -0.0707, -0.0176), (0.0, 0.0936, -0.0226), (0.0, -0.0293, 0.0005)),
    "loners": ((0.0, -0.0755, -0.0174), (0.0, -0.0765, 0.0033), (0.0, -0.1097, -0.0093), (0.0, -0.1105, 0.0072)),
    "ones": ((0.0, -0.2075, 0.0432), (0.0, 0.1217, -0.0472), (0.0, -0.0475, -0.0084), (0.0, -0.0256, -0.0072)),
    "twos": ((0.0, -0.04, -0.0222), (0.0, -0.0807, -0.001), (0.0, -0.0323, 0.0014), (0.0, -0.0178, -0.0037)),
    "threes": ((0.0, -0.0712, 0.0244), (0.0, -0.2466, -0.0128), (0.0, -0.0427, 0.0053), (0.0, -0.1278, 0.0107)),
    "fours": ((0.0, 0.0502, -0.0215), (0.0, 0.0524, -0.0112), (0.0, 0.0687, -0.0131), (0.0, 0.0267, -0.0077)),
    "fives": ((0.0, -0.0684, -0.0197), (0.0, -0.0104, -0.0328), (0.0, -0.0929, -0.0019), (0.0, -0.0688, 0.0151)),
    "sixes": ((0.0, 0.0044, -0.0073), (0.0, 0.1516, 0.0032), (0.0, 0.1327, -0.004), (0.0, -0.1614, -0.0007)),
    "sevens": ((0.0, -0.0679, -0.0527), (0.0, -0.2036, -0.0373), (0.0, -0.0089, -0.0345), (0.0, 0.2759, -0.0361)),
    "highs": ((0.0, -0.171, 0.0071), (0.0, -0.1217, 0.0081), (0.0, 0.0154, -0.011), (0.0, -0.0103, -0.0073)),
    "focus": ((0.0, 0.0072, 0.007), (0.0, 0.0119, -0.0024), (0.0, 0.0405, -0.0032), (0.0, 0.0226, 0.0007)),
    "change token": ((0.3574, -0.02, 0.0), (0.2607, -0.0124, 0.0), (0.3628, 0.0058, 0.0), (0.361, -0.027, 0.0)),
    "gem token": ((-0.0246, 0.0859, 0.0), (0.0308, 0.1206, 0.0), (0.195, 0.0849, 0.0), (0.1524, 0.1193, 0.0)),
    "waiting": ((0.2934, 0.0, 0.0), (0.3566, 0.0, 0.0), (0.26, 0.0, 0.0), (0.2974, 0.0, 0.0)),
    "purse": ((0.2709, 0.0, 0.0), (0.2264, 0.0, 0.0), (0.2425, 0.0, 0.0), (0.1473, 0.0, 0.0)),
    "core": ((0.0, 0.0351, -0.0018), (0.0, 0.0127, -0.0023), (0.0, 0.0336, -0.0055), (0.0, -0.0039, -0.0029)),
    "core awards": ((0.0, 0.0631, -0.0115), (0.0, 0.0455, -0.0016), (0.0, 0.0702, -0.0064), (0.0, 0.052, 0.0028)),
}  # fmt: skip


def weights_for(patrons: Sequence[str]) -> list[float]:
    """The weights fitted to a set; in a mix each number counts as in its patron's own set, and the rest as in all of
    theirs on average.
    """
    homes = [home_of(patron) for patron in patrons]
    worth = {name: mean([FITTED[name][home] for home in homes]) for name in NAMES}
    for number, home in enumerate(homes, start=2):
        name = NAMES[NUMBERED + number]
        worth[name] = FITTED[name][home]
    worth["many threes"] = FITTED["many threes"][homes[1]]
    return [worth[name][power] for power in range(3) for name in NAMES]


def home_of(name: str) -> int:
    """The set a patron belongs to; one of no set counts with the first."""
    return next((place for place, each in enumerate(SETS.values()) if name in [patron.name for patron in each]), 0)


def mean(worths: Sequence[Worth]) -> Worth:
    """The mean of several worths; of equal ones exactly what they are."""
    first = worths[0]
    if all(each == first for each in worths):
        return first
    now, soon, later = (sum(each[power] for each in worths) / len(worths) for power in range(3))
    return now, soon, later


WEIGHTS = weights_for([patron.name for patron in NEW_YORKERS])
