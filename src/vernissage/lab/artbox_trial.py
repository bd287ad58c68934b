"""A trial of drawing and guessing: bots draw for bots, and what is guessed right is counted (AB-EVAL-01, AB-EVAL-02,
AB-EVAL-06).
"""

from msgspec import Struct, field

from vernissage.bots.artbox.artist import draw
from vernissage.bots.artbox.eye import strangeness
from vernissage.bots.artbox.fit import expected_loss
from vernissage.bots.artbox.match import matched
from vernissage.bots.artbox.player import ArtboxBot
from vernissage.bots.artbox.sketches import Sketch, drawing_persona, notebook, sketch
from vernissage.core.rng import Rng, rng_for
from vernissage.games.artbox.judge import judge
from vernissage.games.artbox.shapes import turned
from vernissage.games.artbox.tables import DICE, DIE_FACES, all_rolls, dealt_each, decoys, kept_each, roll_of


class Trial(Struct):
    """What came out for one number of players."""

    seats: int
    drawings: int = 0
    legal: int = 0
    guesses: int = 0
    right: int = 0
    chance: float = 0.0
    rounds: list[float] = field(default_factory=list)  # the share guessed right in each round

    @property
    def accuracy(self) -> float:
        """The share of open drawings matched correctly."""
        return self.right / self.guesses


def trial(seats: int, rounds: int, seed: int, bot: ArtboxBot, leak: bool = False, scrambled: bool = False) -> Trial:
    """Rounds of one number of players, all of one level, each with fresh words and a fresh roll; scrambled: up and down
    are lost.
    """
    rng = rng_for(seed, f"artbox trial {seats}")
    found = Trial(seats)
    for turn in range(rounds):
        play_round(found, turn, rng, bot, leak, scrambled)
    return found


def play_round(found: Trial, turn: int, rng: Rng, bot: ArtboxBot, leak: bool, scrambled: bool) -> None:
    """One round: deal, keep, roll, draw, lay out and let every seat guess the others' drawings."""
    seats = found.seats
    deck = shuffled(list(notebook()), rng)
    owners: list[int] = []
    words: list[str] = []
    for seat in range(seats):
        hand = sorted(
            (deck.pop() for _card in range(dealt_each(seats))), key=lambda word: expected_loss(pattern_of(word, turn))
        )
        owners += [seat] * kept_each(seats)
        words += hand[: kept_each(seats)]
    counts = roll_of([DIE_FACES[rng.below(6)] for _die in range(DICE)])
    roll = (counts[0], counts[1], counts[2], counts[3])
    drawings = [draw(pattern_of(word, turn), roll, rng, bot.unrest) for word in words]
    if scrambled:
        drawings = [turned(drawing, rng.below(4)) for drawing in drawings]
    found.drawings += len(drawings)
    found.legal += sum(judge(drawing, counts).legal for drawing in drawings)
    row = shuffled(words + [deck.pop() for _decoy in range(decoys(seats))], rng)
    # Only the control guesses with the very sketches that were drawn from: two rounds on they come first.
    eye = turn + 2 if leak else turn
    costs = [[strangeness(drawing, word, eye, bot.known, scrambled) for word in row] for drawing in drawings]
    right = guesses = 0
    for seat in range(seats):
        slots = [i for i, owner in enumerate(owners) if owner != seat]
        mine = {words[i] for i, owner in enumerate(owners) if owner == seat}
        columns = [j for j, word in enumerate(row) if word not in mine]
        answer, _chances = matched([[costs[i][j] + bot.doubts(rng) for j in columns] for i in slots])
        right += sum(row[columns[j]] == words[i] for i, j in zip(slots, answer, strict=True))
        guesses += len(slots)
        found.chance = 1 / len(columns)
    found.right += right
    found.guesses += guesses
    found.rounds.append(right / guesses)


def pattern_of(word: str, turn: int) -> Sketch:
    """The sketch every bot draws a word from in this round."""
    pattern = sketch(word, drawing_persona(word, turn))
    assert pattern is not None, f"no sketch of {word}"
    return pattern


def interval(shares: list[float], rng: Rng, samples: int = 400) -> tuple[float, float]:
    """The 95 % interval of a mean over rounds, by drawing rounds again and again."""
    count = len(shares)
    means = sorted(sum(shares[rng.below(count)] for _round in range(count)) / count for _sample in range(samples))
    return means[samples // 40], means[-1 - samples // 40]


def every_roll(seeds: int, unrest: float, frame: bool) -> tuple[int, int]:
    """How many drawings of all sketches with all rolls are legal, and how many there are (AB-EVAL-06)."""
    legal = drawings = 0
    for seed in range(seeds):
        rng = rng_for(seed, "artbox every roll")
        for personas in notebook().values():
            for pattern in personas.values():
                for roll, _ways in all_rolls():
                    drawing = draw(pattern, (roll[0], roll[1], roll[2], roll[3]), rng, unrest, frame=frame)
                    legal += judge(drawing, roll, frame=frame).legal
                    drawings += 1
    return legal, drawings


def shuffled(words: list[str], rng: Rng) -> list[str]:
    """The words in a random order."""
    order = list(words)
    for i in range(len(order) - 1, 0, -1):
        j = rng.below(i + 1)
        order[i], order[j] = order[j], order[i]
    return order
