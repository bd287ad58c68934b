"""What a move of Avant Carde gains, prepares and denies, read off the position before and after it."""

from collections import Counter
from typing import cast

from mypy_extensions import u8

from vernissage.bots.avant_carde.solver import Solver, dollars
from vernissage.core.game import Game, State
from vernissage.core.model import Message, seat_name
from vernissage.core.piles import card, size, top
from vernissage.games.avant_carde.patrons.patron import PATRONS
from vernissage.games.avant_carde.scoring import awards_for
from vernissage.games.avant_carde.state import (
    BUYING,
    DECK,
    HAND,
    PILE,
    AvantCardeState,
    home,
    line_size,
    patron_of,
    slot_at,
    stack_place,
)
from vernissage.games.avant_carde.tables import CARD_NAMES, COLOR, COLORS, NUMBER
from vernissage.games.avant_carde.vocabulary import BUY, TUCK
from vernissage.games.avant_carde.words import card as card_name

MAIN = len(COLORS) - 2  # white and gray cards are loners
FEW = 3  # a card that fits no more of the others is junk


def facts(game: Game, before: State, after: State, seat: int, action: int) -> list[Message]:
    """Dollars of the line, or what a Buy turn's money has come to and what its cards will fit."""
    s, then = cast(AvantCardeState, before), cast(AvantCardeState, after)
    if s.phase != BUYING:
        if then.sealed or then.phase == BUYING:
            return []
        now, reach = standing(then, seat), reached(then, seat)
        line = Message("fact-line", {"money": now})
        return [line, Message("fact-reach", {"money": reach})] if reach > now else [line]
    if then.phase != BUYING or then.active != s.active or s.active != seat:
        return of_end(s, seat) if s.active == seat else []
    found: list[Message] = []
    bought = BUY.first <= action < BUY.first + len(BUY.values)
    if bought:
        found += of_purchase(s, seat, int(top(s.cells, stack_place(int(BUY.values[action - int(BUY.first)])))))
    if TUCK.first <= action < TUCK.first + len(TUCK.values):
        found += of_tuck(s, seat, int(top(s.cells, stack_place(int(TUCK.values[action - int(TUCK.first)])))))
    if then.made > s.made:
        found.append(Message("fact-brings", {"money": int(then.made - s.made)}))
    if then.left < s.left and not bought:  # what is bought has its price in its own sentence
        found.append(Message("fact-costs", {"money": int(s.left - then.left)}))
    won = int(awards_for(then.made)) - int(awards_for(s.made))
    if won:
        found.append(Message("fact-more", {"awards": won}))
    found += [of_trash(then, seat, kind) for kind in (owned(s, seat) - owned(then, seat)).elements()]
    return [*found, Message("fact-keeps", {"money": int(then.left)})]


def standing(s: AvantCardeState, seat: int) -> int:
    """The dollars of the line as it lies."""
    return round(Solver(dollars()).standing(s, seat))


def reached(s: AvantCardeState, seat: int) -> int:
    """The dollars the line can come to with the cards in hand alone, whatever might be drawn; 0 where too many lines
    are possible to look at all of them.
    """
    there = s.clone()
    for pile in (DECK, PILE):
        there.cells[int(home(seat)) + int(pile)] = u8(0)
    solver = Solver(dollars())
    found = round(solver.value(there, seat))
    return found if solver.exact else 0


def of_end(s: AvantCardeState, seat: int) -> list[Message]:
    """What was made earns awards; what was not spent is gone."""
    won = int(awards_for(s.made))
    found = [Message("fact-unspent", {"money": int(s.left)})] if s.left > 0 else []
    return [*found, Message("fact-earns", {"money": int(s.made), "awards": won})] if won else found


def of_purchase(s: AvantCardeState, seat: int, kind: int) -> list[Message]:
    """What it can do, how many own cards it fits in a line, and whom else it would have suited better."""
    mine = fitting(owned(s, seat), kind)
    patron = f"patron-{PATRONS[patron_of(s, int(NUMBER[kind]))].name}"
    found = [
        Message("fact-power", {"patron": Message(patron), "power": Message(f"{patron}.brief")}),
        Message("fact-fits", {"card": card_name(CARD_NAMES[kind]), "count": mine}),
    ]
    better = [who for who in range(int(s.seats)) if who != seat and fitting(owned(s, who), kind) > mine]
    return [*found, Message("fact-denies", {"who": [seat_name(who) for who in better]})] if better else found


def of_tuck(s: AvantCardeState, seat: int, kind: int) -> list[Message]:
    """Whose cards the tucked one would have fitted best."""
    others = {who: fitting(owned(s, who), kind) for who in range(int(s.seats)) if who != seat}
    most = max(others.values(), default=0)
    rivals: list[int | str | Message] = [seat_name(who) for who, count in others.items() if count == most]
    named = card_name(CARD_NAMES[kind])
    return [Message("fact-tucked", {"card": named, "who": rivals, "count": most})] if most else []


def of_trash(s: AvantCardeState, seat: int, kind: int) -> Message:
    """How well a card that is gone would have fitted the rest."""
    fits = fitting(owned(s, seat), kind)
    told: dict[str, int | str | Message | list[int | str | Message]] = {
        "card": card_name(CARD_NAMES[kind]),
        "count": fits,
    }
    return Message("fact-junk" if fits <= FEW else "fact-gone", told)


def owned(s: AvantCardeState, seat: int) -> Counter[int]:
    """The cards of a seat, wherever they lie."""
    base = int(home(seat))
    found = [
        int(card(s.cells, base + pile, index))
        for pile in (int(HAND), int(DECK), int(PILE))
        for index in range(int(size(s.cells, base + pile)))
    ]
    return Counter(found + [int(s.cells[slot_at(seat, index)]) for index in range(int(line_size(s, seat)))])


def fitting(cards: Counter[int], kind: int) -> int:
    """How many of the cards share the color or number of a card."""
    color, number = int(COLOR[kind]), int(NUMBER[kind])
    return sum(
        many
        for other, many in cards.items()
        if int(NUMBER[other]) == number or (int(COLOR[other]) == color and color < MAIN)
    )
