"""A player of #ARTBOX: keeps the card it can draw, draws it with the rolled shapes and matches the others' drawings."""

import math
from functools import cache

from vernissage.bots.artbox.artist import draw, normal, uniform
from vernissage.bots.artbox.eye import parts_seen, strangeness
from vernissage.bots.artbox.fit import expected_loss
from vernissage.bots.artbox.match import matched
from vernissage.bots.artbox.sketches import drawing_persona, is_known, sketch
from vernissage.bots.bot import LIKELY, Bot, Budget, Choice
from vernissage.core.game import Game
from vernissage.core.model import View
from vernissage.core.rng import Rng
from vernissage.games.artbox.model import ArtboxView, Picture, WordCard
from vernissage.games.artbox.packs import languages, pack
from vernissage.games.artbox.shapes import as_json, canonical, read
from vernissage.games.artbox.sketching import simple_drawing
from vernissage.games.artbox.tables import (
    DICE,
    DONE,
    DRAW,
    FINISH,
    FINISH_ANYWAY,
    GIVE_UP,
    KEEP,
    KINDS,
    MATCH,
    MOST_WORDS,
    RETURN,
)

UNDRAWABLE = 99.0
MEDIAN_SECONDS = 45.0
SECONDS_PER_SHAPE = 4.0


class ArtboxBot(Bot):
    """An artist with a hand of some unrest and an eye that knows some sketches of each word, with some doubt
    (AB-BOT-01, AB-BOT-11).
    """

    def __init__(
        self, level: str, unrest: float, known: int, doubt: float, haste: float, glance: int = MOST_WORDS
    ) -> None:
        self.level = level
        self.unrest = unrest
        self.known = known
        self.doubt = doubt
        self.haste = haste
        self.glance = glance  # how many pictures are compared before a word is written

    @property
    def identity(self) -> str:
        return f"ArtboxBot 2: {self.unrest}, {self.known}, {self.doubt}, {self.haste}, {self.glance}"

    def choose(self, game: Game, view: View, options: list[int], rng: Rng, budget: Budget) -> Choice:
        """The answer to whatever the table asks."""
        assert isinstance(view, ArtboxView)
        if len(options) == 1:
            return Choice(options[0])
        if view.phase == "choose":
            return self.keep(view, options)
        if view.phase == "draw":
            return self.draw(view, options, rng)
        return self.match(view, options, rng)

    def keep(self, view: ArtboxView, options: list[int]) -> Choice:
        """The card that loses least over all rolls is kept, or with three players the one that loses most returned
        (AB-BOT-05).
        """
        returns = options[0] >= RETURN
        losses = [loss_of(card, view.round) for card in view.dealt]
        values = [(action, losses[action - RETURN] if returns else -losses[action - KEEP]) for action in options]
        return Choice(max(values, key=lambda value: value[1])[0], values=values, seconds=5.0)

    def draw(self, view: ArtboxView, options: list[int], rng: Rng) -> Choice:
        """What is not yet drawn is drawn, what is not legal drawn again, and then all is handed in (AB-BOT-04)."""
        for which, own in enumerate(view.sketches):
            if DRAW + which in options and not (own.drawing["shapes"] and own.legal):
                return Choice(DRAW + which, self.drawing(view, own.word, rng))
        seconds = drawing_seconds(rng, self.haste, len(view.sketches))
        if FINISH in options:
            # At the pace of days the drawing times decide who holds the lower number.
            return Choice(FINISH, {"seconds": round(seconds)} if view.options.pace == "days" else None, seconds=seconds)
        return Choice(FINISH_ANYWAY if FINISH_ANYWAY in options else GIVE_UP)

    def drawing(self, view: ArtboxView, card: WordCard, rng: Rng) -> dict[str, object]:
        """A legal drawing of a word with the rolled shapes; of a word the bot does not know, just the shapes
        (AB-BOT-13).
        """
        roll = (view.roll[KINDS[0]], view.roll[KINDS[1]], view.roll[KINDS[2]], view.roll[KINDS[3]])
        word = known_as(card)
        pattern = sketch(word, drawing_persona(word, view.round))
        if pattern is None:
            return as_json(simple_drawing(list(roll), rng))
        return as_json(draw(pattern, roll, rng, self.unrest, view.options.variant == "simplified", view.options.frame))

    def match(self, view: ArtboxView, options: list[int], rng: Rng) -> Choice:
        """The next empty place of the sheet gets its likeliest word among those not used yet (AB-BOT-10)."""
        open_slots = [i for i, picture in enumerate(view.board) if not picture.mine and view.sheet[i] == 0]
        mine = {card.id for card in view.words}
        written = {word - 1 for word in view.sheet if word}
        free = [j for j, card in enumerate(view.row) if card.id not in mine and j not in written]
        if not open_slots or len(open_slots) > len(free):
            return Choice(DONE)
        # The easier levels go from picture to picture, the others look at all of them first.
        open_slots = open_slots[: self.glance]
        costs = [[self.cost(view, view.board[i], view.row[j], rng) for j in free] for i in open_slots]
        answer, chances = matched(costs)
        # The surest match is written first: what is known best rules out most.
        sure = max(range(len(open_slots)), key=lambda i: chances[i][answer[i]])
        first = MATCH + open_slots[sure] * MOST_WORDS
        values = [(first + j, chance) for j, chance in zip(free, chances[sure], strict=True)]
        return Choice(first + free[answer[sure]], values=values, seconds=3 + 6 * uniform(rng), unit=LIKELY)

    def cost(self, view: ArtboxView, picture: Picture, card: WordCard, rng: Rng) -> float:
        """How strange a picture is for a word, with the doubts of this level (AB-BOT-08, AB-BOT-11)."""
        drawing = canonical(read(picture.drawing))
        return strangeness(
            drawing, known_as(card), view.round, self.known, view.options.scramble_orientation
        ) + self.doubts(rng)

    def doubts(self, rng: Rng) -> float:
        """How far this level misjudges one drawing for one word (AB-BOT-11)."""
        return -self.doubt * math.log(-math.log(uniform(rng))) if self.doubt else 0.0

    def remarks(self, view: ArtboxView) -> list[str]:
        """What the bot says at the unveiling: which shapes it took for which parts of the word it wrote (AB-BOT-14)."""
        found = []
        for picture in view.board:
            wrote = picture.guesses[view.seat] if picture.guesses and not picture.mine else None
            if wrote and is_known(known_as(wrote)):
                seen = parts_seen(canonical(read(picture.drawing)), known_as(wrote), view.round, self.known)
                shapes = ", ".join(f"the {KINDS[kind]} for the {part}" for kind, part in seen)
                found.append(f"{picture.slot}: {wrote.word}. I took {shapes}.")
        return found


def loss_of(card: WordCard, turn: int) -> float:
    """What a word is expected to lose, before the roll is known (AB-BOT-05)."""
    word = known_as(card)
    pattern = sketch(word, drawing_persona(word, turn))
    return expected_loss(pattern) if pattern else UNDRAWABLE


def known_as(card: WordCard) -> str:
    """The id under which bots know a word; a table's own word is recognised by its spelling."""
    return card.id if card.id.startswith("W") else spellings().get(card.word.casefold(), card.id)


@cache
def spellings() -> dict[str, str]:
    """The ids of the words of every pack by spelling, English last: it wins where two languages write alike."""
    return {word.word.casefold(): word.id for language in languages()[::-1] for word in pack(language).words}


def drawing_seconds(rng: Rng, haste: float, drawings: int) -> float:
    """How long a person would have drawn: most take 30 to 90 seconds, and a little more for each shape (AB-BOT-07)."""
    return drawings * (MEDIAN_SECONDS / haste * math.exp(0.33 * normal(rng)) + SECONDS_PER_SHAPE * DICE)
