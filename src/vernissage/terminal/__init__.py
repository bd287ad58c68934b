"""The game in a terminal: the table, the options as numbered sentences, and every answer explained."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.markup import escape

from vernissage.bots.bot import Budget, Choice, bot, budget_of
from vernissage.bots.hints import advise
from vernissage.core.game import Game
from vernissage.core.match import Match
from vernissage.core.model import WATCHER, Arg, Message, Refusal, ScoreLine, seat_name
from vernissage.core.rng import Rng, rng_for
from vernissage.core.words import words
from vernissage.terminal import saving

HERE: Final = "vernissage.terminal"


class Leave(Exception):
    """The player leaves the table."""


class Terminal:
    """One terminal with one or several people and bots around a match."""

    def __init__(
        self,
        match: Match,
        kinds: list[str],
        console: Console,
        ask: Callable[[str], str],
        seed: int,
        *,
        saves: bool = False,
    ) -> None:
        self.match = match
        self.kinds = kinds  # "you" or a bot's level, by seat
        self.console = console
        self.ask = ask
        self.saves = saves  # the game is saved as it goes
        self.rng: Rng = rng_for(seed, "terminal bots")
        self.heard = dict.fromkeys(range(match.seats), 0)
        self.shown_to: int | None = None

    @property
    def game(self) -> Game:
        return self.match.game

    def run(self) -> None:
        """The match has been played to its end, or the player has left."""
        people = [seat for seat, kind in enumerate(self.kinds) if kind == "you"]
        try:
            while not self.match.over:
                waiting = self.match.waiting
                bots = [seat for seat in waiting if seat not in people]
                if bots:
                    self.think(bots[0])
                elif len(people) > 1 and waiting[0] != self.shown_to:
                    self.hand_over(waiting[0])
                else:
                    self.turn(waiting[0])
                    self.keep()
        except (Leave, EOFError, KeyboardInterrupt):
            self.console.print()
            self.tell(Message("terminal-left"))
            if self.keep():
                self.tell(Message("terminal-goes-on"))
            return
        self.finish(people)
        if self.saves:
            try:
                self.tell(Message("terminal-saved", {"path": str(saving.put_away(self.match))}))
            except OSError as error:
                self.tell(Message("terminal-not-saved", {"why": str(error)}))

    def keep(self) -> bool:
        """The game is on disk as it stands; whoever has no place for it is told once."""
        if self.saves:
            try:
                saving.keep(self.match)
            except OSError as error:
                self.saves = False
                self.tell(Message("terminal-not-saved", {"why": str(error)}))
        return self.saves

    def think(self, seat: int) -> None:
        """A bot has answered from what its seat sees."""
        level = self.kinds[seat]
        view = self.match.view(seat)
        options = [self.game.parse(text) for text in self.match.options(seat)]
        choice: Choice = bot(self.game.key, level).choose(self.game, view, options, self.rng, Budget(budget_of(level)))
        self.match.play(seat, self.game.text(choice.action), payload=choice.payload)

    def hand_over(self, seat: int) -> None:
        """Only the person of this seat looks at the screen."""
        self.console.clear()
        self.ask(self.said(Message("terminal-hand-over", {"who": seat_name(seat)})) + " ")
        self.shown_to = seat

    def turn(self, seat: int) -> None:
        """One question to one person has been answered."""
        self.news(seat)
        self.table(seat)
        options = self.match.options(seat)
        decision = self.match.view(seat).asks[0]
        asked = Message(
            "terminal-asked", {"who": seat_name(seat), "ask": self.match.say(Message(f"ask-{decision.ask}"))}
        )
        self.console.rule(f"{escape(self.said(asked))} ({decision.clause})", characters="-")
        for number, text in enumerate(options, 1):
            sentence = self.match.describe(seat, text)
            self.console.print(f"{number:3}  {escape(sentence)}  [dim]{escape(text)}[/dim]", highlight=False)
        while not self.answered(seat, options, self.ask("> ").strip()):
            pass

    def answered(self, seat: int, options: list[str], said: str) -> bool:
        """What was said has been done; true when the table must be shown again."""
        word, _, rest = said.partition(" ")
        if word in ("quit", "exit"):
            raise Leave
        if word == "?":
            self.explain(seat, options, rest)
        elif word == "why":
            self.why(seat, rest)
        elif word == "journal":
            self.journal(seat)
        elif word == "save":
            self.save(rest)
        elif word == "table":
            self.table(seat)
        elif word == "hint":
            self.hint(seat)
        elif word == "undo":
            back = self.match.undo(seat)
            self.tell(Message("terminal-taken-back" if back else "terminal-not-taken-back"))
            return back
        elif said:
            return self.move(seat, options, said)
        return False

    def move(self, seat: int, options: list[str], said: str) -> bool:
        """A number or a notation has been played, or its refusal told."""
        if said.isdecimal() and not 1 <= int(said) <= len(options):
            self.tell(Message("terminal-no-option", {"said": said, "last": len(options)}))
            return False
        text = options[int(said) - 1] if said.isdecimal() else said
        try:
            action = self.game.parse(text)
            payload = self.game.some_payload(self.match.state, seat, action, self.rng) if self.game.payloads else None
            self.match.play(seat, text, payload=payload)
        except Refusal as refusal:
            self.console.print(f"{escape(self.match.refused(refusal, seat))} ({refusal.clause})", highlight=False)
            return False
        except ValueError as error:
            self.tell(Message("terminal-not-understood", {"why": str(error)}))
            return False
        return True

    def explain(self, seat: int, options: list[str], number: str) -> None:
        """The help, or the clause behind what is asked."""
        if not number:
            self.tell(Message("terminal-help"))
        decision = self.match.view(seat).asks[0]
        clause = self.game.book.clauses[decision.clause]
        if number.isdecimal() and 1 <= int(number) <= len(options):
            self.tell(Message("terminal-notation", {"text": options[int(number) - 1]}))
        self.console.print(f"{clause.id}: {escape(clause.text)}", highlight=False)

    def why(self, seat: int, text: str) -> None:
        """The clause that refuses a move."""
        try:
            allowed = self.said(Message("terminal-allowed"))
            self.console.print(escape(self.match.why_not(seat, text) or allowed), highlight=False)
        except ValueError as error:
            self.console.print(escape(str(error)), highlight=False)

    def journal(self, seat: int) -> None:
        """Everything that has happened, as this seat may know it."""
        for told in self.match.told(seat):
            self.console.print(f"{escape(told.sentence)} [dim]{told.clause}[/dim]", highlight=False)

    def news(self, seat: int) -> None:
        """What has happened since this seat was last asked."""
        for told in self.match.told(seat, self.heard[seat]):
            self.console.print(f"  {escape(told.sentence)}", highlight=False)
        self.heard[seat] = len(self.match.entries)

    def save(self, path: str) -> None:
        """The record is on disk."""
        if not path:
            self.tell(Message("terminal-save-where"))
            return
        try:
            self.match.save(Path(path))
            self.tell(Message("terminal-saved", {"path": path}))
        except OSError as error:
            self.tell(Message("terminal-not-saved", {"why": str(error)}))

    def hint(self, seat: int) -> None:
        """Up to three moves a bot would consider, each with a sentence."""
        try:
            for number, found in enumerate(advise(self.match, seat), 1):
                worth = self.said(Message("terminal-equal") if found.equal else found.worth)
                said = escape(self.match.say(found.say, seat))
                self.console.print(f"  {number}. {said} [dim]{escape(found.text)}, {worth}[/dim]", highlight=False)
        except ValueError as error:
            self.console.print(escape(str(error)), highlight=False)

    def table(self, seat: int) -> None:
        """The table as this seat sees it."""
        self.console.print()
        self.console.print(escape(self.game.show(self.match.view(seat))), highlight=False)

    def finish(self, people: list[int]) -> None:
        """The end of the game in points."""
        for seat in people[:1]:
            self.news(seat)
        self.console.print(escape(self.game.show(self.match.view(WATCHER))), highlight=False)
        result = self.match.result
        assert result is not None
        for line in result.sheet:
            self.tell(self.scored(line))
        totals: list[int | str | Message] = [
            Message("terminal-total", {"who": seat_name(seat), "total": total})
            for seat, total in enumerate(result.totals)
        ]
        self.tell(Message("terminal-won", {"totals": totals, "winners": [seat_name(seat) for seat in result.winners]}))

    def scored(self, line: ScoreLine) -> Message:
        """One row of the score sheet."""
        what = self.match.say(Message(line.name))
        facts: dict[str, Arg] = {"who": seat_name(line.seat), "points": f"{line.points:+d}", "what": what}
        if not line.note:
            return Message("terminal-score", facts)
        return Message("terminal-score-note", {**facts, "note": self.match.say(line.note)})

    def said(self, message: Message) -> str:
        """What the terminal itself says, in the language of the match."""
        return words(HERE, self.match.locale).say(message, [chair.name for chair in self.match.chairs])

    def tell(self, message: Message) -> None:
        """What the terminal itself says is on the screen."""
        self.console.print(escape(self.said(message)), highlight=False)
