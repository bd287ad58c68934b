"""The coach of a first game: what is said when something happens for the first time, and what is pointed at.

What a coach says is data beside its game: `coach.toml` lists the occasions, `lessons/en.ftl` has the words
(`coach-<name>`). An occasion is a question that the seat is asked, a line of the journal that it may read, or something
its view shows. Nothing else is looked at, so a coach knows what the seat knows.

What somebody has learnt of a game is a set of words: the names of remarks they have heard, `shown:<ask>:<n>` for the
nth proposal they took, `alone:<ask>` once they answered such a question by themselves. Two such sets are merged by
their union, and nothing in them grows old.
"""

import tomllib
from collections.abc import Collection, Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final, Literal

from msgspec import Struct, convert, field

from vernissage.core.model import Line, Message, View

if TYPE_CHECKING:
    from vernissage.core.game import Game

SHOWN: Final = 3  # proposals for one kind of question before the coach waits to be asked
POINTED: Final = 12  # things that are pointed at at once; to point at more would point at nothing


class Remark(Struct, frozen=True, forbid_unknown_fields=True):
    """Something worth a sentence when it first happens: a question, a line of the journal, or a fact of the view."""

    name: str
    ask: str = ""  # the seat is asked this; or
    line: str = ""  # the journal tells of this clause, or of one like "AD-GOLD-*",
    who: Literal["anybody", "you", "others"] = "anybody"  # done by whom; or
    fact: str = ""  # what the view shows here is at least or at most so much: "players.me.awards", "players.*.awards"
    least: int | None = None
    most: int | None = None
    # Things on the table: "hand:*" is each the options touch, {me} the own seat, {seat} whose line or fact it is, and
    # of "change|seat:{me}" the first that is on the page.
    point: list[str] = field(default_factory=list)

    @property
    def say(self) -> Message:
        """Its sentence."""
        return Message(f"coach-{self.name}")


class Spoken(Struct, frozen=True):
    """A remark whose time has come."""

    name: str  # what it is remembered by
    say: Message
    point: list[str]


def spoken(
    game: "Game", view: View, options: Sequence[int], lines: Sequence[Line], learnt: Collection[str]
) -> list[Spoken]:
    """What the coach says now: at most one thing that has happened, and one about the question that is asked.

    Whoever has heard nothing yet is told about the first question, which says what wins, before anything that happened.
    """
    remarks = remarks_of(game.package)
    new = [remark for remark in remarks if remark.name not in learnt]
    told = new if len(new) < len(remarks) else []
    happened = (Met(remark, found) for remark in told if (found := met(remark, view, lines)) is not None)
    asked = (Met(remark, {}) for remark in new if remark.ask and remark.ask == ask_in(view))
    touched = [target for action in options for target in game.target(action)]
    now = [each for found in (happened, asked) for each in [*found][:1]]
    return [
        Spoken(each.remark.name, each.remark.say, pointed(each.remark, {**each.names, "me": view.seat}, touched))
        for each in sorted(now, key=lambda each: remarks.index(each.remark))
    ]


class Met(Struct, frozen=True):
    """A remark with what its occasion names."""

    remark: Remark
    names: dict[str, Any]


def met(remark: Remark, view: View, lines: Sequence[Line]) -> dict[str, Any] | None:
    """What the last line that calls for the remark names, or whose fact it is; nothing where its time has not come."""
    if remark.fact:
        for seat, value in enumerate(seen(view, remark.fact.split("."), view.seat)):
            low, high = remark.least, remark.most
            if (low is None or int(value) >= low) and (high is None or int(value) <= high):
                return {"seat": seat}
        return None
    for line in reversed(lines if remark.line else ()):
        whose = remark.who == "anybody" or (line.seat == view.seat) == (remark.who == "you")
        if fnmatchcase(line.clause, remark.line) and whose:
            return {**line.args, "seat": line.seat}
    return None


def seen(thing: Any, path: list[str], seat: int) -> Iterator[Any]:
    """What lies at a place of a view: `me` is the own one of a row, `*` is each of them."""
    if not path:
        yield thing
        return
    step, rest = path[0], path[1:]
    if step == "*":
        for each in thing.values() if isinstance(thing, dict) else thing:
            yield from seen(each, rest, seat)
    elif step == "me":
        yield from seen(thing[seat], rest, seat)
    elif isinstance(thing, dict):
        yield from seen(thing[step], rest, seat) if step in thing else ()
    else:
        yield from seen(getattr(thing, step), rest, seat)


def pointed(remark: Remark, names: Mapping[str, Any], touched: Sequence[str]) -> list[str]:
    """The things on the table: as they are named, as the line names them, or as the options touch them."""
    found: list[str] = []
    for name in remark.point:
        choices = name.split("|")
        while choices and "*" in choices[0]:
            alike = dict.fromkeys(target for target in touched if fnmatchcase(target, choices[0]))
            if 0 < len(alike) <= POINTED:
                found += alike
                break
            choices.pop(0)
        else:
            found += ["|".join(choices).format(**names)] if choices else []
    return list(dict.fromkeys(found))


def ask_in(view: View) -> str:
    """What the seat of a view is asked, without the number of what is asked again; nothing when it is not."""
    return next((each.ask.split(" ")[0] for each in view.asks if each.seat == view.seat), "")


def needs_proposal(ask: str, learnt: Collection[str]) -> bool:
    """The coach proposes unasked: the question is still new to the learner."""
    return ask != "" and alone(ask) not in learnt and shown(ask, SHOWN) not in learnt


def alone(ask: str) -> str:
    """What is learnt by answering a question in one's own way."""
    return f"alone:{ask}"


def shown(ask: str, times: int) -> str:
    """What is learnt by taking the coach's proposal for the nth time."""
    return f"shown:{ask}:{times}"


def taken(ask: str, learnt: Collection[str]) -> str:
    """What taking the next proposal for this question teaches."""
    return next((name for n in range(1, SHOWN) if (name := shown(ask, n)) not in learnt), shown(ask, SHOWN))


@cache
def remarks_of(package: str) -> list[Remark]:
    """Everything the coach of a game may say, in the order in which it goes first."""
    path = files(package) / "coach.toml"
    if not path.is_file():
        return []
    try:
        return convert(tomllib.loads(path.read_text("utf-8"))["remarks"], list[Remark])
    except ValueError as error:
        raise ValueError(f"{path}: {error}") from None
