"""What a table needs to make one gesture of several small choices, as data: what is touched, the run of choices that
follows, prices and previews. A game's own habits stand in the module `gestures` of its folder.

Everything is found by playing the seat's own options on copies. A run ends where something is turned over.
"""

from collections import Counter
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Final, Protocol, cast

from msgspec import Struct, field

from vernissage.core.game import Game, State
from vernissage.core.model import Message

MOST_RUNS: Final = 160  # gestures of one question
MOST_PARTS: Final = 1200  # positions looked at for a suggestion


class Gesture(Struct):
    """A move made in one gesture: what is touched, in order, and the run of small choices that it means."""

    touches: list[str]
    actions: list[str]
    say: Message
    opens: bool  # a set is still to be chosen, such as a payment


class Part(Struct):
    """One member a set may have: the choice that names it and the thing on the table it touches."""

    text: str
    target: str
    say: Message


class Bill(Struct):
    """What a set has to reach, and how much of it is reached; nothing to reach is 0 of 0."""

    paid: int = 0
    price: int = 0


class Whole(Struct):
    """A gesture with its set: the whole run of choices, or why it is none yet, and what it brings."""

    actions: list[str]  # empty while the set does not do
    chosen: list[str]
    parts: list[Part]
    bill: Bill
    say: Message | None = None  # why it does not do
    preview: list[Message] = field(default_factory=list)


class Habits(Protocol):
    """What a game knows about how people move at its table."""

    BEGINS: frozenset[str]  # the questions at which gestures begin
    SETS: dict[str, str]  # the questions that choose a set, and the word that closes it
    ALONE: frozenset[str]  # the questions that answer themselves where there is one answer

    def quiet(self, state: State, seat: int, action: int, options: list[int]) -> bool:
        """The option ends or leaves out something while more useful ones are there: it is not to be pressed first."""

    def sentence(self, state: State, seat: int, actions: list[int]) -> Message:
        """What a run of choices does, in one sentence."""

    def bill(self, state: State) -> Bill:
        """What the set being chosen has to reach, and has reached."""

    def loss(self, text: str) -> int:
        """How little one likes to give this member away, beside its number."""

    def preview(self, before: State, after: State, seat: int) -> list[Message]:
        """What a run brings, as far as everybody could reckon it."""


@cache
def habits_of(package: str) -> Habits | None:
    """The habits of a game, by its package; none where it brings none."""
    name = f"{package}.gestures"
    return cast(Habits, import_module(name)) if find_spec(name) else None


def quiet(game: Game, state: State, seat: int, action: int, options: list[int]) -> bool:
    """The option is not the one to press first."""
    habits = habits_of(game.package)
    return habits is not None and len(options) > 1 and habits.quiet(state, seat, action, options)


def forced(game: Game, state: State, seat: int, options: list[int]) -> bool:
    """The only option is no choice, and turns nothing over: it may be taken for the person."""
    habits = habits_of(game.package)
    if habits is None or len(options) != 1 or ask_of(game, state, seat) not in habits.ALONE:
        return False
    then = state.clone()
    then.sealed = False
    game.apply(then, seat, options[0])
    return not then.sealed


def ask_of(game: Game, state: State, seat: int) -> str:
    """What the seat is asked, without the number of what is asked again; nothing when it is not."""
    return next((each.ask.split(" ")[0] for each in game.decisions(state) if each.seat == seat), "")


def gestures(game: Game, state: State, seat: int) -> list[Gesture]:
    """Every move of several small choices that the seat can make from here, as far as its set, if it has one."""
    habits = habits_of(game.package)
    if habits is None or not habits.BEGINS or ask_of(game, state, seat) not in habits.BEGINS:
        return []
    found: list[Gesture] = []
    open_runs: list[tuple[State, list[int], list[str]]] = [(state, [], [])]
    while open_runs and len(found) < MOST_RUNS:
        here, run, touches = open_runs.pop(0)
        for action in game.options(here, seat):
            then = here.clone()
            then.sealed = False
            game.apply(then, seat, action)
            actions, touched = [*run, action], [*touches, *game.target(action)]
            ask = ask_of(game, then, seat)
            ends = then.sealed or ask == "" or ask in habits.BEGINS
            if not ends and ask not in habits.SETS:
                open_runs.append((then, actions, touched))
            elif touched and len(found) < MOST_RUNS:
                texts = [game.text(each) for each in actions]
                found.append(Gesture(touched, texts, habits.sentence(here, seat, actions), opens=not ends))
    return found


def whole(game: Game, state: State, seat: int, head: list[str], chosen: list[str] | None) -> Whole | None:
    """The gesture that begins with `head`, with the chosen members of its set, or the best ones; nothing where it leads
    to no set.
    """
    habits = habits_of(game.package)
    here = after(game, state, seat, head)
    if habits is None or here is None or ask_of(game, here, seat) not in habits.SETS:
        return None
    closing = game.parse(habits.SETS[ask_of(game, here, seat)])
    seen, best = suggestion(game, habits, here, seat, closing)
    wanted = best if chosen is None else chosen
    made = Whole([], wanted, parts(game, here, seat, seen), Bill())
    left, run = Counter(wanted), list(head)
    while True:
        made.bill = habits.bill(here)
        options = game.options(here, seat)
        if left.total() == 0 and closing in options:
            then = here.clone()
            game.apply(then, seat, closing)
            made.actions = [*run, game.text(closing)]
            made.preview = habits.preview(here, then, seat)
            return made
        following = next((each for each in options if left[game.text(each)] > 0), -1)
        if following < 0:
            word = closing if left.total() == 0 else game.parse(next(iter(left.elements())))
            refusal = game.why_not(here, seat, word)
            made.say = None if refusal is None else refusal.message
            return made
        left[game.text(following)] -= 1
        run.append(game.text(following))
        here = here.clone()
        game.apply(here, seat, following)


def after(game: Game, state: State, seat: int, head: list[str]) -> State | None:
    """The position behind a run of the seat's own options; nothing where one is none, or turns something over."""
    here = state
    for text in head:
        action = game.numbers.get(text)
        if action is None or action not in game.options(here, seat):
            return None
        here = here.clone()
        here.sealed = False
        game.apply(here, seat, action)
        if here.sealed:
            return None
    return here


def suggestion(game: Game, habits: Habits, state: State, seat: int, closing: int) -> tuple[dict[str, int], list[str]]:
    """Every member that was seen, by its action, and the set that gives away least."""
    seen: dict[str, int] = {}
    best: list[str] = []
    least: tuple[int, int, int] | None = None
    open_sets: list[tuple[State, list[str]]] = [(state, [])]
    looked = 0
    while open_sets and looked < MOST_PARTS:
        here, chosen = open_sets.pop()
        looked += 1
        options = game.options(here, seat)
        seen.update((game.text(action), action) for action in options if action != closing)
        if closing in options:
            bill = habits.bill(here)
            given = (sum(habits.loss(text) for text in chosen), bill.paid - bill.price, len(chosen))
            if least is None or given < least:
                least, best = given, chosen
            continue  # a larger set gives away more
        for action in reversed(options):  # what comes first in the vocabulary is tried first
            then = here.clone()
            game.apply(then, seat, action)
            open_sets.append((then, [*chosen, game.text(action)]))
    return seen, best


def parts(game: Game, state: State, seat: int, seen: dict[str, int]) -> list[Part]:
    """The members a set may have, in the order of the vocabulary."""
    ordered = sorted(seen.items(), key=lambda each: each[1])
    return [
        Part(text, next(iter(game.target(action)), ""), game.describe(state, seat, action)) for text, action in ordered
    ]
