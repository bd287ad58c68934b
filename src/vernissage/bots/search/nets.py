"""Small networks inside the compiled code: figures go in, two layers of units look at them, one number comes out."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

OUTPUTS: Final[i64] = 1


@final
class Net:
    """Two layers of units that pass on what is above zero, and a sum of the second layer.

    The weights stand in one row: the first layer's bias and then the weights of each input, the second layer's bias and
    the weights of each unit of the first, at last the sum's bias and weights.
    """

    def __init__(self, inputs: i64, wide: i64, narrow: i64, weights: list[float]) -> None:
        expected = wide * (inputs + 1) + narrow * (wide + 1) + narrow + OUTPUTS
        if len(weights) != expected:
            raise ValueError(f"a net of {inputs}, {wide} and {narrow} has {expected} weights, not {len(weights)}")
        self.inputs: i64 = inputs
        self.wide: i64 = wide
        self.narrow: i64 = narrow
        self.weights: vec[float] = vec[float](weights)
        self.first: vec[float] = vec[float]([0.0] * wide)
        self.second: vec[float] = vec[float]([0.0] * narrow)

    def out(self, x: vec[float]) -> float:
        """What the net makes of its inputs."""
        weights = self.weights
        first = self.first
        second = self.second
        wide = self.wide
        narrow = self.narrow
        unit: i64 = 0
        while unit < wide:
            first[unit] = weights[unit]
            unit += 1
        at = wide
        index: i64 = 0
        while index < self.inputs:
            figure = x[index]
            if figure != 0.0:
                unit = 0
                while unit < wide:
                    first[unit] += figure * weights[at + unit]
                    unit += 1
            at += wide
            index += 1
        unit = 0
        while unit < narrow:
            second[unit] = weights[at + unit]
            unit += 1
        at += narrow
        index = 0
        while index < wide:
            figure = first[index]
            if figure > 0.0:
                unit = 0
                while unit < narrow:
                    second[unit] += figure * weights[at + unit]
                    unit += 1
            at += narrow
            index += 1
        found = weights[at]
        at += 1
        unit = 0
        while unit < narrow:
            if second[unit] > 0.0:
                found += second[unit] * weights[at + unit]
            unit += 1
        return found
