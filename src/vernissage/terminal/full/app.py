"""A game on the full screen: table, hand, options and journal side by side, by mouse and keyboard."""

import asyncio
from pathlib import Path
from typing import Final

from textual.app import App, ComposeResult
from textual.containers import Horizontal, ScrollableContainer, Vertical
from textual.widgets import Footer, Input, OptionList, Static
from textual.widgets.option_list import Option

from vernissage.core.goals import goal_of
from vernissage.core.inks import inked, plain
from vernissage.core.match import Match
from vernissage.core.model import WATCHER, Message, Refusal, seat_name
from vernissage.terminal import rooms, topics
from vernissage.terminal.full.asking import Meanings, Plea
from vernissage.terminal.full.drawing import Drawing
from vernissage.terminal.full.painting import painted
from vernissage.terminal.full.panes import Hand, Journal, Options, Patterns, Things
from vernissage.terminal.sitting import Sitting

WIDE: Final = 146  # columns in which table and options stand side by side
KEYS: Final = (
    ("question_mark", "help", "full-key-help"),
    ("h", "hint", "full-key-hint"),
    ("u", "undo", "full-key-undo"),
    ("t", "type", "full-key-type"),
    ("j", "journal", "full-key-journal"),
    ("q,ctrl+c", "leave", "full-key-quit"),
)


class FullScreen(App[None]):
    """One screen with one or several people and bots around a match."""

    CSS_PATH = "full.tcss"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (WIDE, "-wide")]  # noqa: RUF012, Textual declares it for every screen

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting = sitting
        self.seat = WATCHER  # who looks at the screen
        self.heard = 0  # entries that are in the journal
        self.asked = False  # somebody is to answer
        self.touched: list[str] = []  # what they have pointed at
        self.offered: list[tuple[int, str, str]] = []  # the options on the screen
        self.digits = ""
        for keys, action, name in KEYS:
            self.bind(keys, action, description=sitting.said(Message(name)))
        self.bind("escape", "whole", show=False)
        for digit in "0123456789":
            self.bind(digit, f"digit({digit})", show=False)

    @property
    def match(self) -> Match:
        return self.sitting.match

    @property
    def patterns(self) -> Patterns:
        """Which words of a sentence have a color."""
        return rooms.inked_words(self.match.game.package, self.match.locale)

    def compose(self) -> ComposeResult:
        yield Static(id="goal")
        with Horizontal(id="all"):
            with Vertical(id="left"):
                with ScrollableContainer(id="table", can_focus=True):
                    yield Things(id="board")
                yield Hand(id="hand")
            with Vertical(id="right"):
                yield Static(id="question")
                yield Options(id="options", markup=False)
                yield Journal("journal")
        yield Input(id="typed", placeholder=self.sitting.said(Message("full-type")))
        yield Footer()

    def on_mount(self) -> None:
        self.title = self.match.game.title
        for pane, name in (("table", "board"), ("hand", "hand"), ("journal", "journal")):
            self.query_one(f"#{pane}").border_title = self.sitting.said(Message(f"full-{name}"))
        self.query_one("#typed", Input).display = False
        people = self.sitting.people
        self.sit_down(people[0] if len(people) == 1 else WATCHER)
        self.go_on()

    # Whose turn it is

    def go_on(self) -> None:
        """The next bot thinks, the next person is asked, or the game is over."""
        self.asked, self.touched, self.digits = False, [], ""
        if self.match.over:
            self.finish()
        elif self.sitting.thinking is not None:
            self.run_worker(self.bots(), exclusive=True)
        elif len(self.sitting.people) > 1 and self.match.waiting[0] != self.seat:
            self.hand_over(self.match.waiting[0])
        else:
            self.sit_down(self.match.waiting[0])
            self.asked = True
            self.show_all()
            self.query_one(Options).focus()

    async def bots(self) -> None:
        """Every bot that is asked has answered; the screen stays awake meanwhile."""
        self.show_all()
        while not self.match.over and (seat := self.sitting.thinking) is not None:
            self.query_one("#question", Static).update(
                self.sitting.said(Message("full-thinking", {"who": seat_name(seat)}))
            )
            await asyncio.to_thread(self.sitting.think, seat)
            self.show_all()
        self.go_on()

    def hand_over(self, seat: int) -> None:
        """Only the person of this seat looks at the screen."""
        self.sit_down(WATCHER)
        self.show_all()
        text = self.sitting.said(Message("terminal-hand-over", {"who": seat_name(seat)}))

        def taken(_nothing: None) -> None:
            self.sit_down(seat)
            self.go_on()

        self.push_screen(Plea(text, self.sitting.said(Message("full-go-on"))), taken)

    def sit_down(self, seat: int) -> None:
        """The journal is that of this seat."""
        if seat != self.seat or not self.heard:
            self.seat, self.heard = seat, 0
            self.query_one(Journal).forget()

    def finish(self) -> None:
        """The last table, and the end of the game in points."""
        self.show_all()
        self.query_one("#question", Static).update(self.sitting.said(Message("full-over")))
        options = self.query_one(Options)
        options.clear_options()
        *sheet, won = [self.sitting.said(row) for row in self.sitting.scores()]
        for row in (inked("strong", won), *sheet):
            options.add_option(Option(painted(row, self.patterns), disabled=True))
        options.border_title = self.sitting.said(Message("full-points"))
        self.query_one(Journal).focus()
        if told := self.sitting.put_away():
            self.write(self.sitting.said(told))

    # What is on the screen

    def show_all(self) -> None:
        """The table as the seat sees it, its options, and what has happened."""
        match = self.match
        view, seat = match.view(self.seat), self.seat
        goal = goal_of(match.game, view)
        told = inked("strong", match.game.title) + ("  " + match.say(goal, seat) if goal else "")
        self.query_one("#goal", Static).update(painted(told, self.patterns))
        self.show_options()
        live = {thing for _number, text in self.fitting() for thing in self.things(text)} if self.asked else set()
        table = rooms.table(match.game, view, self.sitting.names, match.locale, with_hand=False)
        self.query_one("#board", Things).lay(table, live, self.touched)
        self.query_one(Hand).hold(rooms.hand(match.game, view, match.locale), live, self.touched)
        for line in match.told(seat, self.heard):
            self.write(line.sentence)
        self.heard = len(match.entries)

    def show_options(self) -> None:
        """What the seat is asked and may do, as far as it fits what was touched."""
        if not self.asked:
            self.query_one(Options).offer([], self.patterns)
            return
        match, seat = self.match, self.seat
        self.offered = [
            (number, match.describe(seat, text), rooms.spelled(match.game, text)) for number, text in self.fitting()
        ]
        options = self.query_one(Options)
        options.offer(self.offered, self.patterns)
        options.border_title = self.sitting.said(Message("full-options-with" if self.touched else "full-options"))
        self.query_one("#question", Static).update(painted(self.sitting.question(seat), self.patterns))

    def fitting(self) -> list[tuple[int, str]]:
        """The options that touch everything that was touched, by number."""
        numbered = enumerate(self.match.options(self.seat), 1)
        return [(number, text) for number, text in numbered if set(self.touched) <= set(self.things(text))]

    def things(self, text: str) -> list[str]:
        """What a move touches on the table."""
        return self.match.game.target(self.match.game.parse(text))

    def write(self, text: str) -> None:
        """One more line is in the journal."""
        self.query_one(Journal).tell(painted(text, self.patterns))

    def say(self, text: str, *, wrong: bool = False) -> None:
        """A sentence for the person, beside the table."""
        self.notify(plain(text), severity="warning" if wrong else "information", timeout=8, markup=False)

    # What people do

    def on_things_touched(self, event: Things.Touched) -> None:
        """A thing was pressed: its one move is played, or its moves are listed."""
        if not self.asked:
            return
        self.touched.append(event.thing)
        found = self.fitting()
        if not found and len(self.touched) > 1:
            self.touched = [event.thing]
            found = self.fitting()
        if not found:
            self.touched = []
            self.say(self.sitting.said(Message("full-nothing")))
        elif len(found) == 1:
            self.play(found[0][1])
            return
        self.show_all()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """An option was chosen."""
        if self.asked and event.option.id:
            self.play(self.match.options(self.seat)[int(event.option.id.partition("-")[2]) - 1])

    def action_digit(self, digit: int) -> None:
        """The option whose number was typed is marked; Enter plays it."""
        numbers = [number for number, _sentence, _text in self.offered]
        for typed in (f"{self.digits}{digit}", str(digit)):
            if int(typed) in numbers:
                self.digits = typed
                self.query_one(Options).highlighted = numbers.index(int(typed))
                return

    def play(self, said: str) -> None:
        """A move has been played, the easel is open for it, or its refusal is told."""
        match, seat = self.match, self.seat
        options = match.options(seat)
        drawn = next((each for each in options if said == each or said.startswith(f"{each} ")), said)
        try:
            easel = rooms.canvas(match.game, match.view(seat), drawn, match.locale) if match.game.payloads else None
            if easel is None:
                self.enter(said, self.sitting.payload(seat, said))
                return
        except ValueError as error:
            self.say(self.sitting.said(Message("terminal-not-understood", {"why": str(error)})), wrong=True)
            return

        def handed_in(payload: object | None) -> None:
            if payload is not None:
                self.enter(drawn, payload)

        screen = Drawing(easel, self.sitting.said, match.say, said[len(drawn) :].strip())
        self.push_screen(screen, handed_in)

    def enter(self, text: str, payload: object | None) -> None:
        """The move has happened and the game goes on, or its refusal is told."""
        try:
            self.match.play(self.seat, text, payload=payload)
        except Refusal as refusal:
            self.say(f"{self.match.refused(refusal, self.seat)} ({refusal.clause})", wrong=True)
            return
        if trouble := self.sitting.keep():
            self.say(self.sitting.said(trouble), wrong=True)
        self.go_on()

    def action_whole(self) -> None:
        """Everything is listed again, and nothing is typed."""
        self.touched = []
        self.query_one("#typed", Input).display = False
        if self.asked:
            self.show_all()
            self.query_one(Options).focus()

    def action_undo(self) -> None:
        """The last move is taken back, or it is told why not."""
        seat = self.seat
        if seat == WATCHER or self.match.over:
            return
        back, told = self.sitting.take_back(seat)
        self.say(self.sitting.said(told), wrong=not back)
        if back:
            self.heard = 0
            self.query_one(Journal).forget()
            self.go_on()

    def action_hint(self) -> None:
        """Up to three moves a bot would consider are in the journal."""
        if self.asked:
            self.run_worker(self.advise(), exclusive=True)

    async def advise(self) -> None:
        """The hints are worked out while the screen stays awake."""
        try:
            hints = await asyncio.to_thread(self.sitting.hints, self.seat)
        except ValueError as error:
            self.say(str(error), wrong=True)
            return
        self.show_all()
        for told in hints:
            self.write(f"  {told}")

    def action_help(self) -> None:
        """The window of powers, terms and clauses."""
        match = self.match
        view = match.view(self.seat)
        table = plain(rooms.table(match.game, view, self.sitting.names, match.locale))
        names = topics.names_of(match.game.package, match.locale, table)
        clause = match.game.book.clauses[view.asks[0].clause] if view.asks else None
        first = [self.sitting.said(Message("full-help"))] + ([f"{clause.id}: {clause.text}"] if clause else [])

        def answer(asked: str) -> list[str]:
            return topics.answers(match.game, match.locale, asked)

        self.push_screen(Meanings(self.sitting.said, names, answer, first, self.patterns))

    def action_journal(self) -> None:
        """The journal can be read with the arrows."""
        self.query_one(Journal).focus()

    def action_type(self) -> None:
        """A line to type in."""
        typed = self.query_one("#typed", Input)
        typed.display = True
        typed.focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """What was typed has been done, as in the terminal without panes."""
        said = event.value.strip()
        event.input.value = ""
        self.action_whole()
        word, _, rest = said.partition(" ")
        if said.startswith("?"):
            for told in topics.answers(self.match.game, self.match.locale, said[1:].strip()):
                self.write(told)
        elif word == "why":
            self.why(rest)
        elif word == "save" and rest:
            self.save(rest)
        elif word in ("hint", "undo", "quit"):
            {"hint": self.action_hint, "undo": self.action_undo, "quit": self.action_leave}[word]()
        elif said and self.asked:
            options = self.match.options(self.seat)
            if said.isdecimal() and not 1 <= int(said) <= len(options):
                self.say(self.sitting.said(Message("terminal-no-option", {"said": said, "last": len(options)})))
                return
            self.play(options[int(said) - 1] if said.isdecimal() else rooms.meant(self.match.game, said))

    def why(self, move: str) -> None:
        """The clause that refuses a move."""
        try:
            refused = self.match.why_not(self.seat, rooms.meant(self.match.game, move))
        except ValueError as error:
            refused = str(error)
        self.say(refused or self.sitting.said(Message("terminal-allowed")))

    def save(self, path: str) -> None:
        """The record is on disk."""
        try:
            self.match.save(Path(path))
        except OSError as error:
            self.say(self.sitting.said(Message("terminal-not-saved", {"why": str(error)})), wrong=True)
            return
        self.say(self.sitting.said(Message("terminal-saved", {"path": path})))

    def action_leave(self) -> None:
        """The table is left; the game lies on disk as it stands."""
        if not self.match.over:
            self.sitting.keep()
        self.exit()
