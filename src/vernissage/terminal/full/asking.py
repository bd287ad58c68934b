"""Windows over the table: what a word means, and handing the screen over to somebody else."""

from collections.abc import Callable
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Button, Input, OptionList, Static

from vernissage.core.model import Message
from vernissage.terminal.full.painting import painted
from vernissage.terminal.full.panes import Patterns


class Meanings(ModalScreen[None]):
    """Powers, terms and clauses: type a word or choose one from the list."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape", "dismiss")]

    def __init__(
        self,
        said: Callable[[Message], str],
        names: list[str],
        answer: Callable[[str], list[str]],
        first: list[str],
        patterns: Patterns,
    ) -> None:
        super().__init__()
        self.said = said
        self.names = names
        self.answer = answer
        self.first = first
        self.patterns = patterns

    def compose(self) -> ComposeResult:
        with Vertical(id="window"):
            yield Input(placeholder=self.said(Message("full-ask")), id="asked")
            with Horizontal(id="meanings"):
                yield OptionList(*self.names, id="names", markup=False)
                with VerticalScroll(id="answers"):
                    yield Static(id="answer")
            yield Static(self.said(Message("full-close")), classes="below")

    def on_mount(self) -> None:
        self.tell(self.first)

    def tell(self, rows: list[str]) -> None:
        """These sentences are shown."""
        self.query_one("#answer", Static).update(painted("\n\n".join(rows), self.patterns))

    def on_input_changed(self, event: Input.Changed) -> None:
        """What is known of what was typed so far."""
        wanted = event.value.strip()
        unknown = [self.said(Message("terminal-unknown", {"asked": wanted}))]
        self.tell((self.answer(wanted) or unknown) if wanted else self.first)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """A name from the list is explained."""
        if self.query_one("#names", OptionList).has_focus:
            self.tell(self.answer(self.names[event.option_index]))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """A press on a name explains it."""
        self.tell(self.answer(self.names[event.option_index]))


class Plea(ModalScreen[None]):
    """Something everybody has to read before the game goes on."""

    BINDINGS: ClassVar[list[BindingType]] = [("enter", "dismiss")]

    def __init__(self, text: str, go_on: str) -> None:
        super().__init__()
        self.text = text
        self.go_on = go_on

    def compose(self) -> ComposeResult:
        with Vertical(id="plea"):
            yield Static(self.text)
            yield Button(self.go_on, id="go-on", variant="primary")

    def on_button_pressed(self) -> None:
        """It has been read."""
        self.dismiss()
