"""The game in a terminal: the table, the options as numbered sentences, and every answer explained."""

from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.markup import escape

from vernissage.bots.bot import BUDGETS, Budget, Choice, bot
from vernissage.core.game import Game
from vernissage.core.match import Match
from vernissage.core.model import WATCHER, Refusal
from vernissage.core.rng import Rng, rng_for

COMMANDS = """A number or a notation plays it. Besides:
  ?            this help           ? NUMBER     the clause behind an option
  why MOVE     why a move is refused            table        the table again
  journal      what has happened   undo         take your last move back
  save FILE    write the record    quit         leave the table
  hint         the best moves a bot sees from your seat; everybody hears that you asked"""


class Leave(Exception):
    """The player leaves the table."""


class Terminal:
    """One terminal with one or several people and bots around a match."""

    def __init__(self, match: Match, kinds: list[str], console: Console, ask: Callable[[str], str], seed: int) -> None:
        self.match = match
        self.kinds = kinds  # "you" or a bot's level, by seat
        self.console = console
        self.ask = ask
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
        except (Leave, EOFError, KeyboardInterrupt):
            self.console.print("\nYou leave the table.")
            return
        self.finish(people)

    def think(self, seat: int) -> None:
        """A bot has answered from what its seat sees."""
        level = self.kinds[seat]
        view = self.match.view(seat)
        options = [self.game.parse(text) for text in self.match.options(seat)]
        choice: Choice = bot(self.game.key, level).choose(self.game, view, options, self.rng, Budget(BUDGETS[level]))
        self.match.play(seat, self.game.text(choice.action), payload=choice.payload)

    def hand_over(self, seat: int) -> None:
        """Only the person of this seat looks at the screen."""
        self.console.clear()
        self.ask(f"Hand over to {self.match.chairs[seat].name}. Press Enter when only you look. ")
        self.shown_to = seat

    def turn(self, seat: int) -> None:
        """One question to one person has been answered."""
        self.news(seat)
        self.table(seat)
        options = self.match.options(seat)
        decision = self.match.view(seat).asks[0]
        self.console.rule(f"{escape(self.match.chairs[seat].name)}: {decision.ask} ({decision.clause})", characters="-")
        for number, text in enumerate(options, 1):
            sentence = self.game.describe(self.match.state, seat, self.game.parse(text))
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
            self.console.print(
                "Taken back." if back else "Something was turned over or another seat has answered since: nothing to take back."
            )
            return back
        elif said:
            return self.move(seat, options, said)
        return False

    def move(self, seat: int, options: list[str], said: str) -> bool:
        """A number or a notation has been played, or its refusal told."""
        if said.isdecimal() and not 1 <= int(said) <= len(options):
            self.console.print(f"There is no option {said}; they go from 1 to {len(options)}.")
            return False
        text = options[int(said) - 1] if said.isdecimal() else said
        try:
            action = self.game.parse(text)
            payload = self.game.some_payload(self.match.state, seat, action, self.rng) if self.game.payloads else None
            self.match.play(seat, text, payload=payload)
        except Refusal as refusal:
            self.console.print(f"{escape(self.game.book.sentence(refusal))} ({refusal.clause})", highlight=False)
            return False
        except ValueError as error:
            self.console.print(f"{escape(str(error))}. Type ? for help.", highlight=False)
            return False
        return True

    def explain(self, seat: int, options: list[str], number: str) -> None:
        """The help, or the clause behind what is asked."""
        if not number:
            self.console.print(COMMANDS, highlight=False)
        decision = self.match.view(seat).asks[0]
        clause = self.game.book.clauses[decision.clause]
        if number.isdecimal() and 1 <= int(number) <= len(options):
            self.console.print(f"{escape(options[int(number) - 1])} is notation for this option.", highlight=False)
        self.console.print(f"{clause.id}: {escape(clause.text)}", highlight=False)

    def why(self, seat: int, text: str) -> None:
        """The clause that refuses a move."""
        try:
            self.console.print(escape(self.match.why_not(seat, text) or "Nothing is against it."), highlight=False)
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
            self.console.print("Say where: save FILE.vern")
            return
        try:
            self.match.save(Path(path))
            self.console.print(f"Saved to {escape(path)}.", highlight=False)
        except OSError as error:
            self.console.print(f"Could not save: {escape(str(error))}", highlight=False)

    def hint(self, seat: int) -> None:
        """Up to three moves a bot would consider, each with a sentence."""
        try:
            for number, found in enumerate(self.match.hint(seat), 1):
                worth = "equal" if found.equal else f"{found.value:.2f}"
                self.console.print(f"  {number}. {escape(found.sentence)} [dim]{escape(found.text)}, {worth}[/dim]", highlight=False)
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
            note = f"  {line.note}" if line.note else ""
            name = escape(self.match.chairs[line.seat].name)
            self.console.print(f"  {name}: {line.points:+d}  {line.clause}{escape(note)}", highlight=False)
        totals = ", ".join(f"{chair.name} {total}" for chair, total in zip(self.match.chairs, result.totals, strict=True))
        winners = " and ".join(self.match.chairs[seat].name for seat in result.winners) or "the gallery"
        self.console.print(f"{escape(totals)}. Won by {escape(winners)}.", highlight=False)
