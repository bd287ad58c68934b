"""A match with people and bots around it, as every kind of terminal holds it."""

from collections.abc import Sequence
from typing import Final

from vernissage.bots.bot import Budget, Choice, bot, budget_of
from vernissage.bots.hints import advise
from vernissage.core.game import Game
from vernissage.core.inks import inked
from vernissage.core.match import Match
from vernissage.core.model import Arg, Message, ScoreLine, seat_name
from vernissage.core.rng import Rng, rng_for
from vernissage.core.words import words
from vernissage.terminal import rooms, saving

HERE: Final = "vernissage.terminal"
YOU: Final = "you"


class Sitting:
    """One match and everybody around it."""

    def __init__(self, match: Match, kinds: Sequence[str], seed: int, *, saves: bool = False) -> None:
        self.match = match
        self.kinds = kinds  # "you" or a bot's level, by seat
        self.saves = saves  # the game is saved as it goes
        self.rng: Rng = rng_for(seed, "terminal bots")

    @property
    def game(self) -> Game:
        return self.match.game

    @property
    def names(self) -> list[str]:
        """What everybody at the table is called."""
        return [chair.name for chair in self.match.chairs]

    @property
    def people(self) -> list[int]:
        """The seats at which somebody sits who looks at this screen."""
        return [seat for seat, kind in enumerate(self.kinds) if kind == YOU]

    @property
    def thinking(self) -> int | None:
        """The bot that is to answer next."""
        return next((seat for seat in self.match.waiting if seat not in self.people), None)

    def said(self, message: Message) -> str:
        """What the terminal itself says, in the language of the match."""
        return words(HERE, self.match.locale).say(message, self.names)

    def think(self, seat: int) -> None:
        """A bot has answered from what its seat sees."""
        level = self.kinds[seat]
        view = self.match.view(seat)
        options = [self.game.parse(text) for text in self.match.options(seat)]
        choice: Choice = bot(self.game.key, level).choose(self.game, view, options, self.rng, Budget(budget_of(level)))
        self.match.play(seat, self.game.text(choice.action), payload=choice.payload)

    def question(self, seat: int) -> str:
        """What the seat is asked, with its clause."""
        decision = self.match.view(seat).asks[0]
        asked = self.match.say(Message(f"ask-{decision.ask}"))
        return f"{self.said(Message('terminal-asked', {'who': seat_name(seat), 'ask': asked}))} ({decision.clause})"

    def options(self, seat: int) -> list[tuple[str, str]]:
        """What the seat may do: each move as a sentence and as people write it here."""
        texts = self.match.options(seat)
        return [(self.match.describe(seat, text), rooms.spelled(self.game, text)) for text in texts]

    def payload(self, seat: int, text: str) -> object | None:
        """What a move carries in a game whose moves carry something and that has no easel."""
        if not self.game.payloads or text not in self.match.options(seat):
            return None
        return self.game.some_payload(self.match.state, seat, self.game.parse(text), self.rng)

    def take_back(self, seat: int) -> tuple[bool, Message]:
        """Whether the last move is taken back, and what is told of it."""
        if self.match.undo(seat):
            return True, Message("terminal-taken-back")
        played = any(entry.seat == seat and not entry.undo for entry in self.match.entries)
        return False, Message("terminal-not-taken-back" if played else "terminal-nothing-played")

    def hints(self, seat: int) -> list[str]:
        """Up to three moves a bot would consider, each with a sentence and what it is worth."""
        told = []
        for number, found in enumerate(advise(self.match, seat), 1):
            worth = self.said(Message("terminal-equal") if found.equal else found.worth)
            text = inked("dim", f"{rooms.spelled(self.game, found.text)}, {worth}")
            told.append(f"{number}. {self.match.say(found.say, seat)} {text}")
        return told

    def keep(self) -> Message | None:
        """The game is on disk as it stands; whoever has no place for it is told once."""
        if self.saves:
            try:
                saving.keep(self.match)
            except OSError as error:
                self.saves = False
                return Message("terminal-not-saved", {"why": str(error)})
        return None

    def put_away(self) -> Message | None:
        """The finished game lies among those that are over."""
        if not self.saves:
            return None
        try:
            return Message("terminal-saved", {"path": str(saving.put_away(self.match))})
        except OSError as error:
            return Message("terminal-not-saved", {"why": str(error)})

    def scores(self) -> list[Message]:
        """The end of the game in points, row by row, and who has won."""
        result = self.match.result
        assert result is not None
        totals: list[int | str | Message] = [
            Message("terminal-total", {"who": seat_name(seat), "total": total})
            for seat, total in enumerate(result.totals)
        ]
        won = Message("terminal-won", {"totals": totals, "winners": [seat_name(seat) for seat in result.winners]})
        return [*(self.scored(line) for line in result.sheet), won]

    def scored(self, line: ScoreLine) -> Message:
        """One row of the score sheet."""
        what = self.match.say(Message(line.name))
        facts: dict[str, Arg] = {"who": seat_name(line.seat), "points": f"{line.points:+d}", "what": what}
        if not line.note:
            return Message("terminal-score", facts)
        return Message("terminal-score-note", {**facts, "note": self.match.say(line.note)})


def on_chair(kind: str, number: int, people: int, locale: str) -> tuple[str, str]:
    """The name on a chair, and who sits there."""
    if kind == YOU:
        name = Message("seat-you") if people == 1 else Message("terminal-player", {"number": number})
        return words(HERE, locale).say(name), "person"
    return f"{kind.rpartition(':')[2].capitalize()} {number}", f"bot:{kind}"
