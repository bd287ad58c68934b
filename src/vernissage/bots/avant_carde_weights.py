"""What each thing known of a seat is worth to it in awards: at once, for each round left, and for the square of the rounds left.

Fitted by least squares to the ends of many games between thinkers of Avant Carde whose hands trembled.
"""

from collections.abc import Sequence

WORTH = [
    (0.0, 0.2618, -0.0278),  # a hand's awards as the deck is
    (0.0, 0.2868, -0.0216),  # with a dollar and a half more
    (0.0, 0.1939, -0.026),  # with three dollars more
    (0.0, 0.0628, -0.019),  # dollars of a hand
    (0.0, 0.0362, -0.01),  # 3s beyond the second
    (0.0, -0.0755, -0.0174),  # white and gray cards
    (0.0, -0.2075, 0.0432),  # 1s
    (0.0, -0.04, -0.0222),  # 2s
    (0.0, -0.0712, 0.0244),  # 3s up to two
    (0.0, 0.0502, -0.0215),  # 4s
    (0.0, -0.0684, -0.0197),  # 5s
    (0.0, 0.0044, -0.0073),  # 6s
    (0.0, -0.0679, -0.0527),  # 7s
    (0.0, -0.171, 0.0071),  # high cards
    (0.0, 0.0072, 0.007),  # cards of the two main colors
    (0.3574, -0.02, 0.0),  # the change token
    (-0.0246, 0.0859, 0.0),  # a Hidden Gem
    (0.2934, 0.0, 0.0),  # awards of a line not paid yet
    (0.2709, 0.0, 0.0),  # its dollars
    (0.0, 0.0351, -0.0018),  # dollars of the core
    (0.0, 0.0631, -0.0115),  # awards of the core
]
WEIGHTS = [each[power] for power in range(3) for each in WORTH]
NUMBERED = 5  # the place of a number's worth, less the number
NEW_YORKERS = ("perfectionist", "snob", "gallerist", "dealer", "trendoid", "critic")
# What a patron's card is worth to a deck, by the booklet's advice.
ADVICE = {
    "perfectionist": 0.3, "curator": 0.3, "thief": 0.4, "collector": 0.6,
    "snob": 1.1, "archivist": 1.0, "impersonator": 0.7, "hipster": 1.0,
    "gallerist": 1.9, "journalist": 2.0, "conservator": 0.9, "philosopher": 1.7,
    "dealer": 2.4, "schmoozer": 1.5, "forger": 1.4, "futurist": 1.9,
    "trendoid": 2.9, "investor": 2.2, "launderer": 2.5, "designer": 2.6,
    "critic": 3.4, "hoarder": 2.8, "completionist": 2.6, "eccentric": 2.6,
}  # fmt: skip
AWARDS = 0.083  # for each point of that advice above the first and each round left


def weights_for(patrons: Sequence[str]) -> list[float]:
    """The fitted weights for the New Yorkers they were fitted to; with other patrons the numbers count by the booklet's advice."""
    if tuple(patrons) == NEW_YORKERS:
        return WEIGHTS
    worth = list(WORTH)
    worth[4] = (0.0, 0.0, 0.0)
    for number, patron in enumerate(patrons, start=2):
        worth[NUMBERED + number] = (0.0, AWARDS * (ADVICE[patron] - 1.0), 0.0)
    return [each[power] for power in range(3) for each in worth]
