"""A trial of drawing and guessing: bots draw for bots, and what is guessed right is counted (AB-EVAL-01, AB-EVAL-02, AB-EVAL-06)."""

from msgspec import Struct

from vernissage.bots.artbox_artist import draw
from vernissage.bots.artbox_eye import strangeness
from vernissage.bots.artbox_fit import Roll, expected_loss
from vernissage.bots.artbox_match import matched
from vernissage.bots.artbox_sketches import drawing_persona, notebook, sketch
from vernissage.core.rng import Rng, rng_for
from vernissage.games.artbox.drawing import judge
from vernissage.games.artbox.shapes import Drawing
from vernissage.games.artbox.tables import DIE_FACES, roll_of

DECOYS = {3: 3, 4: 3, 5: 2, 6: 2, 7: 1, 8: 1}


class Trial(Struct):
    """What came out for one number of players."""

    seats: int
    drawings: int = 0
    legal: int = 0
    guesses: int = 0
    right: int = 0
    chance: float = 0.0
    rounds: list[float] = []

    @property
    def accuracy(self) -> float:
        """The share of open drawings matched correctly."""
        return self.right / self.guesses


def trial(seats: int, rounds: int, seed: int, unrest: float = 1.0, known: int = 2, leak: bool = False, words: list[str] | None = None) -> Trial:
    """Rounds of one number of players, each with fresh words and a fresh roll."""
    rng = rng_for(seed, f"artbox trial {seats}")
    found = Trial(seats, rounds=[])
    for turn in range(rounds):
        play_round(found, turn, rng, unrest, known, leak, words or list(notebook()))
    return found


def play_round(found: Trial, turn: int, rng: Rng, unrest: float, known: int, leak: bool, pool: list[str]) -> None:
    """One round: deal, keep, roll, draw, lay out and let every seat guess the others' drawings."""
    seats = found.seats
    deck = shuffled(pool, rng)
    dealt, kept = (3, 2) if seats == 3 else (2, 1)
    owners: list[int] = []
    words: list[str] = []
    for seat in range(seats):
        hand = sorted((deck.pop() for _card in range(dealt)), key=lambda word: loss_of(word, turn))
        owners += [seat] * kept
        words += hand[:kept]
    counts = roll_of([DIE_FACES[rng.below(6)] for _die in range(4)])
    roll = (counts[0], counts[1], counts[2], counts[3])
    drawings = [drawn(word, turn, roll, rng, unrest) for word in words]
    found.drawings += len(drawings)
    found.legal += sum(judge(drawing, counts).legal for drawing in drawings)
    row = shuffled(words + [deck.pop() for _decoy in range(DECOYS[seats])], rng)
    # A leak guesses with the very sketches that were drawn from; only the control does that.
    eye = turn + 1 if leak else turn
    costs = [[strangeness(drawing, word, eye, known) for word in row] for drawing in drawings]
    right = guesses = 0
    for seat in range(seats):
        slots = [i for i, owner in enumerate(owners) if owner != seat]
        mine = {words[i] for i, owner in enumerate(owners) if owner == seat}
        columns = [j for j, word in enumerate(row) if word not in mine]
        answer, _chances = matched([[costs[i][j] for j in columns] for i in slots])
        right += sum(row[columns[j]] == words[i] for i, j in zip(slots, answer, strict=True))
        guesses += len(slots)
        found.chance = 1 / len(columns)
    found.right += right
    found.guesses += guesses
    found.rounds.append(right / guesses)


def drawn(word: str, turn: int, roll: Roll, rng: Rng, unrest: float) -> Drawing:
    """A bot's drawing of a word in this round."""
    pattern = sketch(word, drawing_persona(word, turn))
    assert pattern is not None
    return draw(pattern, roll, rng, unrest)


def loss_of(word: str, turn: int) -> float:
    """What a word is expected to lose in this round, before the roll is known (AB-BOT-05)."""
    pattern = sketch(word, drawing_persona(word, turn))
    assert pattern is not None
    return expected_loss(pattern)


def shuffled(words: list[str], rng: Rng) -> list[str]:
    """The words in a random order."""
    order = list(words)
    for i in range(len(order) - 1, 0, -1):
        j = rng.below(i + 1)
        order[i], order[j] = order[j], order[i]
    return order
