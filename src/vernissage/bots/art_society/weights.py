"""What the figures of a position of Art Society are worth in points, fitted to games played to the end by
`vernissage.lab.fit`.
"""

from vernissage.bots.art_society.features import NAMES
from vernissage.bots.art_society.judge import SocietyJudge

KNOTS = [0.5, 3.0, 7.0, 15.0]  # rounds left
# Measured over 400 games with bids by chance: a round is worth so many points more to who goes first than to who goes
# last, and of the rounds the walls have room for so many are played.
STAKE = 2.3
PACE = 0.5
SPREAD = 1.75  # by how many points a guess of the margin errs, times half a round and the root of the rounds left
# A figure's weight at each knot; between knots it changes evenly.
WEIGHTS = {
    "one": [-0.746, -5.594, -10.590, -10.685],
    "shields": [0.994, 1.221, 1.304, 3.410],
    "pay": [0.920, 0.896, 0.883, 0.940],
    "clean": [0.307, 0.820, 1.771, 2.790],
    "faux pas": [0.003, 0.555, 1.070, 1.838],
    "eyeline": [1.106, 0.922, 0.931, 0.108],
    "in band": [0.160, 0.373, 0.570, 2.079],
    "live": [0.083, 0.198, 0.302, 0.370],
    "dead": [-0.368, -0.126, -0.096, -0.273],
    "live squared": [-0.253, -0.124, -0.003, 0.053],
    "room 2x2": [-0.244, 0.132, 0.043, 0.052],
    "room 2x3": [0.723, 0.491, 0.084, 0.050],
    "room 3x3": [-0.697, -0.731, -0.106, 0.034],
    "fitting": [0.542, -3.328, -0.520, -6.610],
    "live corners": [-0.429, -1.313, -1.643, -3.397],
    "dead corners": [-0.454, -0.725, -1.535, -2.650],
    "kept fits": [2.074, -0.961, -1.179, -1.758],
    "kept does not": [0.031, -0.887, -2.311, -2.208],
    "kept decor": [1.303, 2.061, 3.698, -11.979],
    "surplus": [-2.467, -3.089, -7.096, -10.827],
    "full": [0.000, 0.000, 0.000, 0.000],
    "frames": [-0.115, 0.073, -0.026, -0.386],
    "notches": [-0.025, 0.104, -0.232, 0.172],
    "crowded": [-0.149, -0.105, -0.208, -0.373],
    "least room": [-0.113, 0.029, 0.128, -0.067],
    "exposed": [0.311, 0.019, 0.080, 0.267],
}


def judge(pace: float = PACE, stake: float = STAKE) -> SocietyJudge:
    """A judge with these weights."""
    weights = [WEIGHTS[name][knot] for knot in range(len(KNOTS)) for name in NAMES]
    return SocietyJudge(weights, KNOTS, stake, SPREAD, pace)


def first_judge() -> SocietyJudge:
    """The judge of the first release, which hoarded its bids: it counts every card of the hand, and at this stake."""
    return judge(pace=0.0, stake=8.5)
