"""How a small network learns by how many points the fitted weights of a judge err: seats are compared, and the errors
of the chances go back through both layers.
"""

from collections.abc import Callable, Sequence

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

Floats = NDArray[np.float32]
Progress = Callable[[str, int, int], None]
EPOCHS = 60
PATIENCE = 8  # epochs without a gain on games held out
BATCH = 128
RATE = 1e-3
DECAY = 2e-4  # weights shrink so much in a step, in shares of the rate's size
MOST_SEATS = 4
TINY = 1e-6


class Taught(Struct):
    """A quiet point: what each seat's network sees and the points it expects without it; what each seat came to."""

    held_out: bool
    rows: list[list[float]]  # of each seat: the inputs, then the points expected by the weights
    scale: float  # by which a lead in points becomes a chance
    targets: list[float]
    won: list[float]


class Learnt(Struct):
    """A network's weights in one row, and how it came along."""

    inputs: int
    weights: list[float]
    curve: list[tuple[float, float]]  # cross-entropy after each epoch, on games learnt from and on games held out
    before: float  # the squared error of the chances on games held out, by the fitted weights alone
    after: float


class Sheet(Struct):
    """Lessons as arrays; a seat that is not there counts for nothing."""

    x: Floats  # lessons, seats, inputs
    hopes: Floats
    there: Floats
    scale: Floats
    targets: Floats
    won: Floats

    def part(self, which: NDArray[np.int64]) -> "Sheet":
        """Some of the lessons."""
        return Sheet(
            self.x[which],
            self.hopes[which],
            self.there[which],
            self.scale[which],
            self.targets[which],
            self.won[which],
        )


def tabled(lessons: Sequence[Taught]) -> Sheet:
    """The lessons as arrays."""
    inputs = len(lessons[0].rows[0]) - 1
    count = len(lessons)
    hopes, there, targets, won = (np.zeros((count, MOST_SEATS), np.float32) for _ in range(4))
    scale = np.array([lesson.scale for lesson in lessons], np.float32)
    table = Sheet(np.zeros((count, MOST_SEATS, inputs), np.float32), hopes, there, scale, targets, won)
    for place, lesson in enumerate(lessons):
        seats = len(lesson.rows)
        rows = np.array(lesson.rows, np.float32)
        table.x[place, :seats] = rows[:, :-1]
        table.hopes[place, :seats] = rows[:, -1]
        table.there[place, :seats] = 1
        table.targets[place, :seats] = lesson.targets
        table.won[place, :seats] = lesson.won
    return table


class Layers:
    """The network while it learns; inputs are brought to one scale, which the weights take in at the end."""

    def __init__(self, inputs: int, wide: int, narrow: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.parts: list[Floats] = [
            np.zeros(wide, np.float32),
            (rng.standard_normal((inputs, wide)) * np.sqrt(1.0 / inputs)).astype(np.float32),
            np.zeros(narrow, np.float32),
            (rng.standard_normal((wide, narrow)) * np.sqrt(2.0 / wide)).astype(np.float32),
            np.zeros(1, np.float32),
            np.zeros((narrow, 1), np.float32),
        ]
        self.first: list[Floats] = [np.zeros_like(part) for part in self.parts]
        self.second: list[Floats] = [np.zeros_like(part) for part in self.parts]
        self.steps = 0

    def forward(self, x: Floats) -> tuple[Floats, Floats, Floats]:
        """Both layers and what comes out, in points."""
        bias, weights, bias_2, weights_2, bias_3, weights_3 = self.parts
        one = np.maximum(x @ weights + bias, 0)
        two = np.maximum(one @ weights_2 + bias_2, 0)
        return one, two, (two @ weights_3 + bias_3)[..., 0]

    def gradients(self, x: Floats, one: Floats, two: Floats, error: Floats) -> list[Floats]:
        """How each part adds to the error of what comes out."""
        weights_2, weights_3 = self.parts[3], self.parts[5]
        x, one, two = (each.reshape(-1, each.shape[-1]) for each in (x, one, two))
        back = error.reshape(-1, 1)
        to_two = (back @ weights_3.T) * (two > 0)
        to_one = (to_two @ weights_2.T) * (one > 0)
        return [to_one.sum(0), x.T @ to_one, to_two.sum(0), one.T @ to_two, back.sum(0), two.T @ back]

    def step(self, gradients: Sequence[Floats], rate: float) -> None:
        """One step of Adam; weights, but no bias, shrink a little."""
        self.steps += 1
        for place, gradient in enumerate(gradients):
            self.first[place] = 0.9 * self.first[place] + 0.1 * gradient
            self.second[place] = 0.999 * self.second[place] + 0.001 * gradient**2
            mean = self.first[place] / (1 - 0.9**self.steps)
            spread = self.second[place] / (1 - 0.999**self.steps)
            shrink = DECAY * self.parts[place] if place % 2 else 0.0
            self.parts[place] = (self.parts[place] - rate * mean / (np.sqrt(spread) + 1e-8) - shrink).astype(np.float32)


def chances(table: Sheet, corrections: Floats, by_best: float) -> tuple[Floats, Floats]:
    """Each seat's chance, and which others it is compared with how much."""
    hopes = table.hopes + corrections
    seats = np.arange(MOST_SEATS)
    others = table.there[:, None, :] * (seats[:, None] != seats)
    low = np.where(others > 0, hopes[:, None, :], -1e9)
    best = (seats == low.argmax(2)[..., None]).astype(np.float32)
    weights = by_best * best + (1 - by_best) * others / np.maximum(others.sum(2, keepdims=True), 1)
    ahead = hopes - (weights * hopes[:, None, :]).sum(2)
    return 1 / (1 + np.exp(-np.clip(ahead / table.scale[:, None], -30, 30))), weights.astype(np.float32)


def entropy(table: Sheet, chance: Floats) -> float:
    """How far chances are from what seats came to."""
    lost = table.targets * np.log(chance + TINY) + (1 - table.targets) * np.log(1 - chance + TINY)
    return -float((lost * table.there).sum() / table.there.sum())


def learn(lessons: Sequence[Taught], wide: int, narrow: int, by_best: float, seed: int, progress: Progress) -> Learnt:
    """The network of the epoch that does best on the games held out."""
    table = tabled(lessons)
    held = np.array([lesson.held_out for lesson in lessons])
    rows = table.x[table.there > 0]
    mean, spread = rows.mean(0), np.maximum(rows.std(0), 1e-3)
    table.x = ((table.x - mean) / spread * table.there[..., None]).astype(np.float32)
    seen, unseen = table.part(np.flatnonzero(~held)), table.part(np.flatnonzero(held))
    layers = Layers(table.x.shape[2], wide, narrow, seed)
    none = np.zeros_like(unseen.hopes)
    alone, _ = chances(unseen, none, by_best)
    best, kept = entropy(unseen, alone), [part.copy() for part in layers.parts]
    curve: list[tuple[float, float]] = []
    rng = np.random.default_rng(seed)
    since = 0
    for epoch in range(EPOCHS):
        order = rng.permutation(len(seen.scale))
        losses = []
        for start in range(0, len(order), BATCH):
            part = seen.part(order[start : start + BATCH])
            one, two, points = layers.forward(part.x)
            chance, weights = chances(part, points, by_best)
            losses.append(entropy(part, chance))
            error = (chance - part.targets) * part.there / part.scale[:, None] / part.there.sum()
            # A seat's points lift its own chance and lower those it is compared in.
            back = (error - (weights * error[:, :, None]).sum(1)) * part.there
            rate = RATE * (1 - epoch / EPOCHS)
            layers.step(layers.gradients(part.x, one, two, back.astype(np.float32)), rate)
        chance, _ = chances(unseen, layers.forward(unseen.x)[2], by_best)
        now = entropy(unseen, chance)
        curve.append((float(np.mean(losses)), now))
        progress("epochs", epoch + 1, EPOCHS)
        since += 1
        if now < best:
            best, kept, since = now, [part.copy() for part in layers.parts], 0
        if since >= PATIENCE:
            break
    layers.parts = kept
    chance, _ = chances(unseen, layers.forward(unseen.x)[2], by_best)
    return Learnt(
        table.x.shape[2], in_a_row(layers.parts, mean, spread), curve, brier(unseen, alone), brier(unseen, chance)
    )


def brier(table: Sheet, chance: Floats) -> float:
    """The squared error of chances to win, over every seat."""
    return float((((chance - table.won) ** 2) * table.there).sum() / table.there.sum())


def in_a_row(parts: Sequence[Floats], mean: Floats, spread: Floats) -> list[float]:
    """The weights for inputs as they come."""
    bias, weights = parts[0], parts[1]
    scaled = weights / spread[:, None]
    moved = bias - mean @ scaled
    row = np.concatenate([part.ravel() for part in (moved, scaled, *parts[2:])])
    return [float(f"{each:.6g}") for each in row]
