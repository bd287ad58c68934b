"""The panes of the full screen: the board and the hand, which can be touched, and the list of options."""

import re
from collections.abc import Collection, Sequence
from typing import Final

from rich.text import Text
from textual import events
from textual.message import Message as Event
from textual.widgets import OptionList, RichLog, Static
from textual.widgets.option_list import Option

from vernissage.core.inks import inked, width
from vernissage.terminal.full.painting import boxes, painted, thing_at

NARROW: Final = 48  # columns of a list before the screen has been measured
Patterns = Sequence[tuple[re.Pattern[str], str]]


class Things(Static):
    """Inked text on which things can be touched."""

    class Touched(Event):
        """Somebody has pressed a thing."""

        def __init__(self, thing: str) -> None:
            super().__init__()
            self.thing = thing

    inked = ""

    def lay(self, text: str, live: Collection[str], chosen: Collection[str]) -> None:
        """This text is shown; what can be touched stands out."""
        self.inked = text
        self.update(painted(text, (), live, chosen, wraps=False))

    def on_click(self, event: events.Click) -> None:
        """A press on a thing is told to the screen."""
        place = event.get_content_offset(self)
        if place is not None and (touched := thing_at(self.inked, place.x, place.y)):
            self.post_message(self.Touched(touched))


class Hand(Things):
    """What the seat holds, as cards."""

    def hold(self, items: Sequence[str], live: Collection[str], chosen: Collection[str]) -> None:
        """These cards are shown, or none."""
        self.display = bool(items)
        self.lay(boxes(items, max(20, (self.size.width or self.app.size.width) - 2)), live, chosen)


class Options(OptionList):
    """What the seat may do, as sentences; a number, Enter or a press chooses."""

    def offer(self, told: Sequence[tuple[int, str, str]], patterns: Patterns) -> None:
        """These options are shown: number, sentence and notation."""
        self.clear_options()
        room = (self.size.width or NARROW) - 4
        for number, sentence, text in told:
            row = f"{number:2}  {sentence}"
            # The notation stands beside the sentence where it has room there.
            row += f"  {inked('dim', text)}" if width(row) + len(text) + 2 <= room else ""
            self.add_option(Option(painted(row, patterns), id=f"option-{number}"))
        if told:
            self.highlighted = 0


class Journal(RichLog):
    """What has happened, line by line, wrapped to the pane however wide it becomes."""

    def __init__(self, name: str) -> None:
        super().__init__(id=name, wrap=True, min_width=1)
        self.told: list[Text] = []
        self.wide = 0

    def tell(self, line: Text) -> None:
        """One more line stands there."""
        self.told.append(line)
        self.write(line)

    def forget(self) -> None:
        """Nothing stands there."""
        self.told = []
        self.clear()

    def on_resize(self, _event: events.Resize) -> None:
        """The lines are wrapped anew."""
        if self.size.width != self.wide:
            self.wide = self.size.width
            self.clear()
            for line in self.told:
                self.write(line)
