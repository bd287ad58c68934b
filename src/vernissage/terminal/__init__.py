"""The game in a terminal: the table, the options as numbered sentences, and every answer explained."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from vernissage.core.game import Game
from vernissage.core.inks import inked, plain
from vernissage.core.match import Match
from vernissage.core.model import WATCHER, Message, Refusal, seat_name
from vernissage.terminal import rooms, topics
from vernissage.terminal.lists import folded, laid_out
from vernissage.terminal.sitting import Sitting

LEAVING: Final = ("quit", "exit")


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
        self.sitting = Sitting(match, kinds, seed, saves=saves)
        self.match = match
        self.console = console
        self.ask = ask
        self.heard = dict.fromkeys(range(match.seats), 0)
        self.shown_to: int | None = None
        self.listed = 0  # options that are on the screen, where there were too many for one page

    @property
    def game(self) -> Game:
        return self.match.game

    def run(self) -> None:
        """The match has been played to its end, or the player has left."""
        people = self.sitting.people
        try:
            while not self.match.over:
                waiting, thinking = self.match.waiting, self.sitting.thinking
                if thinking is not None:
                    self.sitting.think(thinking)
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
        if put_away := self.sitting.put_away():
            self.tell(put_away)

    def keep(self) -> bool:
        """The game is on disk as it stands; whoever has no place for it is told once."""
        if trouble := self.sitting.keep():
            self.tell(trouble)
        return self.sitting.saves

    def hand_over(self, seat: int) -> None:
        """Only the person of this seat looks at the screen."""
        self.console.clear()
        self.ask(self.said(Message("terminal-hand-over", {"who": seat_name(seat)})) + " ")
        self.shown_to = seat

    def turn(self, seat: int) -> None:
        """One question to one person has been answered."""
        self.news(seat)
        high = self.table(seat)
        options = self.match.options(seat)
        question = self.sitting.question(seat)
        if len(question) + 4 <= self.console.width:
            self.console.rule(rooms.colored(question), characters="-")
        else:
            self.show(question)
        self.listed = 0
        # The rows of the table, of the rule and of the prompt stay on the screen.
        self.list_options(seat, options, self.console.height - high - 3 if self.console.is_terminal else None)
        while not self.answered(seat, options, self.ask("> ").strip()):
            pass

    def list_options(self, seat: int, options: list[str], rows: int | None) -> None:
        """The next options are on the screen, as many as there is room for."""
        page = laid_out(self.sitting.options(seat), self.console.width, rows, self.listed)
        for row in page.rows:
            self.show(row)
        self.listed = len(options) - page.left
        if page.left:
            self.tell(Message("terminal-more", {"left": page.left}))

    def answered(self, seat: int, options: list[str], said: str) -> bool:
        """What was said has been done; true when the table must be shown again."""
        word, _, rest = said.partition(" ")
        if word in LEAVING:
            raise Leave
        if said.startswith("?"):
            self.explain(seat, options, said[1:].strip())
        elif word == "why":
            self.why(seat, rest)
        elif word == "journal":
            self.journal(seat)
        elif word == "more":
            self.more(seat, options)
        elif word == "save":
            self.save(rest)
        elif word == "table":
            self.table(seat)
        elif word == "hint":
            self.hint(seat)
        elif word == "undo":
            return self.take_back(seat)
        elif said:
            return self.move(seat, options, said)
        return False

    def more(self, seat: int, options: list[str]) -> None:
        """The next page of options, or the first again after the last."""
        if self.listed >= len(options):
            self.listed = 0
        self.list_options(seat, options, self.console.height - 2 if self.console.is_terminal else None)

    def take_back(self, seat: int) -> bool:
        """The last move is taken back, or it is told why not."""
        back, told = self.sitting.take_back(seat)
        self.tell(told)
        return back

    def move(self, seat: int, options: list[str], said: str) -> bool:
        """A number or a notation has been played, or its refusal told."""
        if said.isdecimal() and not 1 <= int(said) <= len(options):
            self.tell(Message("terminal-no-option", {"said": said, "last": len(options)}))
            return False
        text = options[int(said) - 1] if said.isdecimal() else rooms.meant(self.game, said)
        drawn = next((each for each in options if text == each or text.startswith(f"{each} ")), text)
        try:
            view, locale = self.match.view(seat), self.match.locale
            easel = rooms.easel(self.game, view, drawn, locale) if self.game.payloads else None
            if easel is None:
                self.match.play(seat, text, payload=self.sitting.payload(seat, text))
            else:
                self.draw(easel, text[len(drawn) :].strip())
                if easel.payload is not None:
                    self.match.play(seat, drawn, payload=easel.payload)
        except Refusal as refusal:
            self.show(f"{self.match.refused(refusal, seat)} ({refusal.clause})")
            return False
        except ValueError as error:
            self.tell(Message("terminal-not-understood", {"why": str(error)}))
            return False
        return True

    def draw(self, easel: rooms.Easel, said: str) -> None:
        """A person draws until the drawing is done or left; shapes said with the move are the whole drawing."""
        if said:
            easel.take("clear")
            told = easel.take(said)
            if not told:
                easel.take("done")
                return
            self.say(told)
        while not easel.done:
            if picture := easel.shown():
                for row in picture:
                    self.show(row)
                self.say(easel.verdict())
            said = self.ask(self.said(Message("terminal-draw")) + " ").strip()
            if said in LEAVING:
                raise Leave
            self.say(easel.take(said))

    def explain(self, seat: int, options: list[str], asked: str) -> None:
        """The help, what is meant by a word, or an option in full with the clause behind the question."""
        decision = self.match.view(seat).asks[0]
        clause = self.game.book.clauses[decision.clause]
        if asked.isdecimal():
            if not 1 <= int(asked) <= len(options):
                self.tell(Message("terminal-no-option", {"said": asked, "last": len(options)}))
                return
            text = options[int(asked) - 1]
            self.show(f"{self.match.describe(seat, text)}  {inked('dim', rooms.spelled(self.game, text))}")
        elif asked:
            for answer in (found := topics.answers(self.game, self.match.locale, asked)):
                self.show(answer)
            if not found:
                self.tell(Message("terminal-unknown", {"asked": asked}))
            return
        else:
            self.tell(Message("terminal-help"))
            table = plain(rooms.table(self.game, self.match.view(seat), self.sitting.names, self.match.locale))
            known = topics.names_of(self.game.package, self.match.locale, table)
            if known:
                self.tell(Message("terminal-topics", {"topics": list(known)}))
        self.show(f"{clause.id}: {clause.text}")

    def why(self, seat: int, text: str) -> None:
        """The clause that refuses a move."""
        try:
            allowed = self.said(Message("terminal-allowed"))
            self.show(self.match.why_not(seat, rooms.meant(self.game, text)) or allowed)
        except ValueError as error:
            self.show(str(error))

    def journal(self, seat: int) -> None:
        """Everything that has happened, as this seat may know it."""
        told = self.match.told(seat)
        for each in told:
            self.show(f"{each.sentence} {inked('dim', each.clause)}")
        if not told:
            self.tell(Message("terminal-no-journal"))

    def news(self, seat: int) -> None:
        """What has happened since this seat was last asked."""
        for told in self.match.told(seat, self.heard[seat]):
            self.show(f"  {told.sentence}")
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
            for told in self.sitting.hints(seat):
                self.show(f"  {told}")
        except ValueError as error:
            self.show(str(error))

    def table(self, seat: int) -> int:
        """The table as this seat sees it is on the screen; the answer is how many rows it takes."""
        self.console.print()
        rows = rooms.table(self.game, self.match.view(seat), self.sitting.names, self.match.locale).split("\n")
        return sum(self.put(rooms.colored(row)) for row in rows)

    def finish(self, people: list[int]) -> None:
        """The end of the game in points."""
        for seat in people[:1]:
            self.news(seat)
        self.table(WATCHER)
        for row in self.sitting.scores():
            self.tell(row)

    def said(self, message: Message) -> str:
        """What the terminal itself says, in the language of the match."""
        return self.sitting.said(message)

    def tell(self, message: Message) -> None:
        """What the terminal itself says is on the screen."""
        self.show(self.said(message))

    def say(self, messages: list[Message]) -> None:
        """What the game says is on the screen."""
        for message in messages:
            self.show(self.match.say(message))

    def show(self, text: str) -> None:
        """A line is on the screen, words that name a color in it."""
        patterns = rooms.inked_words(self.game.package, self.match.locale)
        self.put(rooms.colored(text, patterns))

    def put(self, text: Text) -> int:
        """The text is on the screen, too long a line broken between words; the answer is how many rows it takes."""
        rows = folded(text, self.console) if self.console.is_terminal else [text]
        for row in rows:
            self.console.print(row, highlight=False)
        return len(rows)
