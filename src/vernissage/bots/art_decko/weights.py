"""What the figures of a position of Art Decko are worth in points, fitted to games played to the end by
`vernissage.lab.fit`; a network that `vernissage train art_decko` has made may correct them.
"""

from pathlib import Path

from msgspec import Struct
from msgspec.json import decode

from vernissage.bots.art_decko.features import NAMES
from vernissage.bots.art_decko.judge import DeckoJudge
from vernissage.bots.search.nets import Net

KNOTS = [0.1, 0.4, 0.7, 0.9, 1.0]  # how much of the game is over
SPREAD = 12.75  # by how many points a guess of the margin errs when the game begins
# A figure's weight at each knot; between knots it changes evenly.
WEIGHTS = {
    "one": [-0.000, -0.000, -0.000, 0.000, 0.000],
    "track": [3.058, 1.370, 1.065, 1.034, 1.030],
    "rated": [4.748, 1.871, 1.244, 1.042, 0.932],
    "paintings": [4.954, 2.528, 1.756, 0.975, 0.782],
    "rows": [-1.770, -0.068, -0.127, 0.046, 0.066],
    "gold points": [-1.993, -0.408, 0.165, 0.485, 1.167],
    "gold held": [5.311, 3.794, 1.227, 0.385, 1.770],
    "gold by marker": [-14.057, -4.644, -1.915, 1.235, -1.806],
    "mean power": [1.723, 3.597, 2.218, 3.230, -2.161],
    "power": [-8.604, 1.008, 0.995, 0.340, 0.168],
    "hand over mean": [0.290, 0.601, 0.263, 0.068, 0.037],
    "hand beyond five": [6.892, 0.354, -1.921, 0.915, 0.029],
    "cards": [3.986, 1.855, 1.164, 0.432, 0.287],
    "shared genres": [-10.857, -9.268, -4.759, -4.397, -3.008],
    "own genre squared": [-6.979, -4.074, -2.494, -1.309, -0.926],
    "sure tiles": [0.002, 4.338, 0.775, 1.171, 0.920],
    "likely tiles": [-8.896, -0.408, 1.929, 0.817, 0.858],
    "shown": [-7.804, 1.330, 1.582, 0.430, 0.853],
    "new exhibitor": [-2.704, 1.289, 0.137, 2.251, -4.563],
    "weak gold": [-1.889, -2.239, -1.512, -1.666, -1.986],
    "noble": [-31.094, -4.130, -3.388, -5.633, -1.696],
    "seeds": [-6.296, -2.471, -3.616, 1.302, -0.804],
    "prosperity": [2.840, -7.313, -9.809, -1.288, -1.261],
    "to play": [12.953, 12.997, 12.416, 10.307, 10.569],
    "first seat": [-0.975, -0.317, -0.655, -1.560, -0.421],
    "best genre": [0.919, 2.679, 1.502, -0.243, 0.165],
    "money tile": [-26.744, 5.131, 6.835, 3.827, 3.820],
}


class Network(Struct):
    """What of a network's file is needed to play; the rest tells where it comes from."""

    inputs: int
    wide: int
    narrow: int
    weights: list[float]
    name: str


def judge() -> DeckoJudge:
    """A judge with these weights."""
    return judge_with(None)


def learned(path: str | Path) -> DeckoJudge:
    """A judge whose weights a network corrects."""
    found = network(path)
    return judge_with(Net(found.inputs, found.wide, found.narrow, found.weights))


def network(path: str | Path) -> Network:
    """A network's file."""
    return decode(Path(path).read_bytes(), type=Network)


def judge_with(net: Net | None) -> DeckoJudge:
    """A judge with these weights, and with a network or without."""
    weights = [WEIGHTS[name][knot] for knot in range(len(KNOTS)) for name in NAMES]
    return DeckoJudge(weights, KNOTS, SPREAD, net)
