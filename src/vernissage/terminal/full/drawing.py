"""The easel of the full screen: shapes are dragged with the mouse or typed, and seen and judged as they grow."""

from collections.abc import Callable
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.geometry import Offset
from textual.screen import ModalScreen
from textual.widgets import Button, Input, Static

from vernissage.core.model import Message
from vernissage.terminal.full.painting import painted
from vernissage.terminal.rooms import Canvas


class Paper(Static):
    """The sheet: a press and a drag make one shape."""

    start: Offset | None = None

    def __init__(self, drawing: "Drawing") -> None:
        super().__init__(id="paper")
        self.drawing = drawing

    def on_mouse_down(self, event: events.MouseDown) -> None:
        """A shape begins here."""
        place = event.get_content_offset(self)
        if place is not None:
            self.start = place
            self.capture_mouse()

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """It is seen as it grows."""
        if self.start is not None:
            self.drawing.preview(self.start, event.get_content_offset_capture(self))

    def on_mouse_up(self, event: events.MouseUp) -> None:
        """It is drawn."""
        if self.start is not None:
            self.release_mouse()
            start, self.start = self.start, None
            self.drawing.drag(start, event.get_content_offset_capture(self))


class Drawing(ModalScreen["object | None"]):
    """One drawing while it is made; it ends with what is handed in, or with nothing."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape", "back"),
        ("ctrl+z", "say('remove')"),
        ("ctrl+s", "say('done')"),
    ]

    def __init__(
        self, easel: Canvas, said: Callable[[Message], str], told: Callable[[Message], str], first: str = ""
    ) -> None:
        super().__init__()
        self.easel = easel
        self.said = said  # the words of the terminal ...
        self.told = told  # ... and of the game
        self.kind = ""
        self.first = first
        self.drafted = False  # the last shape is only a preview

    def compose(self) -> ComposeResult:
        with Vertical(id="easel"):
            with Horizontal(id="kinds"):
                for kind, _left in self.easel.kinds:
                    yield Button(kind, id=f"kind-{kind}", classes="kind")
            with Horizontal(id="sheet"):
                yield Paper(self)
                yield Static(id="listed")
            yield Static(id="verdict")
            yield Input(placeholder=self.said(Message("full-shape")), id="shape")
            with Horizontal(id="doings"):
                yield Button(self.said(Message("full-done")), id="say-done", variant="success")
                yield Button(self.said(Message("full-remove")), id="say-remove")
                yield Button(self.said(Message("full-clear")), id="say-clear", variant="warning")
                yield Button(self.said(Message("full-back")), id="say-back")

    def on_mount(self) -> None:
        self.choose_kind()
        self.show_all([])
        self.query_one("#shape", Input).focus()
        if self.first:
            self.say(self.first)

    def choose_kind(self, kind: str = "") -> None:
        """The next shape that is dragged is of this kind, or of one that is still to be drawn."""
        left = [each for each, message in self.easel.kinds if message.args.get("count")]
        if kind or self.kind not in left:
            self.kind = kind or (left[0] if left else self.easel.kinds[0][0])

    def show_all(self, told: list[Message]) -> None:
        """The sheet, its shapes and the judge's word are on the screen."""
        self.query_one(Paper).update("\n".join(self.easel.picture()))
        self.query_one("#listed", Static).update(painted("\n".join(self.easel.listed())))
        verdict = [self.told(each) for each in told or self.easel.verdict()]
        self.query_one("#verdict", Static).update("\n".join(verdict))
        for kind, left in self.easel.kinds:
            button = self.query_one(f"#kind-{kind}", Button)
            button.label = self.told(left)
            button.variant = "primary" if kind == self.kind else "default"

    def say(self, line: str) -> bool:
        """What was said to the easel has been done; false where it was not understood."""
        self.forget_draft()
        told = self.easel.take(line)
        if self.easel.done:
            self.dismiss(self.easel.payload)
            return True
        self.choose_kind()
        self.show_all(told)
        return not told

    def forget_draft(self) -> None:
        """A shape that was only a preview is gone."""
        if self.drafted:
            self.drafted = False
            self.easel.take("remove")

    def preview(self, start: Offset, end: Offset) -> None:
        """The shape as it would be drawn."""
        self.forget_draft()
        self.drafted = not self.easel.take(self.easel.dragged(self.kind, (start.x, start.y), (end.x, end.y)))
        self.show_all([])

    def drag(self, start: Offset, end: Offset) -> None:
        """A shape has been dragged."""
        self.say(self.easel.dragged(self.kind, (start.x, start.y), (end.x, end.y)))

    def action_say(self, line: str) -> None:
        """A key says a word to the easel."""
        self.say(line)

    def action_back(self) -> None:
        """The easel is left; nothing is handed in."""
        self.say("back")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """A typed shape or word."""
        if self.say(event.value.strip()) and not self.easel.done:
            event.input.value = ""

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """A kind of shape is chosen, or a word is said."""
        what, _, name = (event.button.id or "").partition("-")
        if what == "kind":
            self.choose_kind(name)
            self.show_all([])
        else:
            self.say(name)
