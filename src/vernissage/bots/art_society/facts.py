"""What a move of Art Society gains, prepares and denies, read off the position before and after it."""

from typing import cast

from vernissage.bots.art_society.taste import dead_cells, painting_worth
from vernissage.core.bits import bits
from vernissage.core.game import Game, State
from vernissage.core.model import Message, seat_name
from vernissage.core.piles import card, size
from vernissage.games.art_society.geometry import ALL_HI, ALL_LO, vacant
from vernissage.games.art_society.prestige import multiplier
from vernissage.games.art_society.scoring import total
from vernissage.games.art_society.state import (
    BIDDING,
    HAND,
    OFFER,
    ORDER,
    PICKING,
    TAKING,
    ArtSocietyState,
    high,
    low,
    side,
)
from vernissage.games.art_society.tables import (
    BID_COUNT,
    BID_WORD,
    HANG,
    HANG_UPRIGHT,
    NUMBERS,
    OPEN,
    PICK,
    TAKE,
    TILES,
    TYPE,
    TYPES,
)
from vernissage.games.art_society.wall import offended
from vernissage.games.art_society.words import tile, type_name

LITTLE = 30  # cells of a wall that a few paintings fill
ALIKE = 75  # hundredths of a point between paintings that are worth the same to a collector


def facts(game: Game, before: State, after: State, seat: int, action: int) -> list[Message]:
    """What a format, a bid, a painting or a place does for the own wall, and against the others."""
    s, then = cast(ArtSocietyState, before), cast(ArtSocietyState, after)
    if s.phase == PICKING:
        return of_format(s, seat, action - int(PICK)) if action != OPEN else []
    if s.phase == BIDDING:
        return of_bid(s, seat, action - int(BID_WORD))
    if s.phase == TAKING:
        return of_painting(s, seat, action - int(TAKE))
    return of_place(s, then, seat, action)


def of_format(s: ArtSocietyState, seat: int, form: int) -> list[Message]:
    """How many places the own wall has for it, which wall has fewest, and how far its marker would go."""
    mine, *others = (places(s, who, form) for who in [seat, *(who for who in range(int(s.seats)) if who != seat)])
    found = [Message("fact-places", {"count": mine}) if mine else Message("fact-no-place")]
    shut: list[int | str | Message] = [
        seat_name(who) for who in range(int(s.seats)) if who != seat and not places(s, who, form)
    ]
    if shut:
        found.append(Message("fact-denied", {"who": shut}))
    elif mine and min(others) > mine:
        found.append(Message("fact-least", {"count": min(others)}))
    return [*found, Message("fact-moves", {"steps": NUMBERS[form]})]


def of_bid(s: ArtSocietyState, seat: int, index: int) -> list[Message]:
    """What going first would bring, and how many higher cards stay for other rounds."""
    offered = sorted((wanted(s, seat, number) for number in on_offer(s)), reverse=True)
    higher = sum(s.cells[side(seat) + HAND + other] != 0 for other in range(index + 1, int(BID_COUNT)))
    found: list[Message] = []
    if len(offered) > 1:
        gap = round((offered[0][0] - offered[-1][0]) / 100)
        best = tile(TILES[offered[0][1]])
        found.append(Message("fact-first", {"tile": best, "points": gap}) if gap > 0 else Message("fact-alike"))
        rivals = [who for who in range(int(s.seats)) if who != seat and favorite(s, who) == offered[0][1]]
        if gap > 0 and rivals:
            found.append(Message("fact-rivals", {"who": [seat_name(who) for who in rivals]}))
    found.append(Message("fact-higher", {"count": higher}))
    room = min(free(s, who) for who in range(int(s.seats)))
    held = sum(s.cells[side(seat) + HAND + other] != 0 for other in range(int(BID_COUNT)))
    return [*found, Message("fact-soon", {"cells": room, "cards": held})] if room <= LITTLE else found


def free(s: ArtSocietyState, seat: int) -> int:
    """The empty cells of a wall."""
    return int(bits(ALL_LO & ~low(s, seat))) + int(bits(ALL_HI & ~high(s, seat)))


def places(s: ArtSocietyState, seat: int, form: int) -> int:
    """At how many cells of a wall a painting of the format would cover empty cells only."""
    first, second = vacant(low(s, seat), high(s, seat), form)
    return int(bits(first)) + int(bits(second))


def of_painting(s: ArtSocietyState, seat: int, number: int) -> list[Message]:
    """What the type pays, whether it finds a place, and who would have liked it best."""
    kind = int(TYPE[number])
    found = [Message("fact-pays", {"type": type_name(TYPES[kind]), "pays": int(multiplier(s, kind))})]
    mine = wanted(s, seat, number)[0]
    best = max(wanted(s, seat, other)[0] for other in on_offer(s))
    if mine >= best - ALIKE:
        found.append(Message("fact-suits"))
    after = [int(card(s.cells, ORDER, place)) for place in range(int(s.turn) + 1, int(size(s.cells, ORDER)))]
    rivals = [who for who in after if favorite(s, who) == number]
    if rivals:
        found.append(Message("fact-taken-from", {"who": [seat_name(who) for who in rivals]}))
    return found


def of_place(s: ArtSocietyState, then: ArtSocietyState, seat: int, action: int) -> list[Message]:
    """Points and room of the own wall."""
    lo, hi = low(s, seat), high(s, seat)
    new_lo, new_hi = low(then, seat), high(then, seat)
    if (lo, hi) == (new_lo, new_hi):
        return []
    points = int(total(then, seat)) - int(total(s, seat)) if not then.sealed else 0
    narrow = int(dead_cells(new_lo, new_hi)) - int(dead_cells(lo, hi))
    found: list[Message] = []
    if points:
        found.append(Message("fact-gains" if points > 0 else "fact-costs", {"points": abs(points)}))
    if s.new != 0 and s.decor == 0 and HANG <= action < HANG_UPRIGHT:
        painting = int(s.new) - 1
        if offended(s, seat, painting, action - int(HANG)) > 0:
            found.append(Message("fact-faux-pas", {"type": type_name(TYPES[int(TYPE[painting])])}))
    if narrow > 0:
        found.append(Message("fact-narrow", {"cells": narrow}))
    elif narrow < 0:
        found.append(Message("fact-fills", {"cells": -narrow}))
    return [*found, Message("fact-room", {"cells": free(then, seat)})]


def on_offer(s: ArtSocietyState) -> list[int]:
    """The paintings on offer."""
    return [int(card(s.cells, OFFER, index)) for index in range(int(size(s.cells, OFFER)))]


def wanted(s: ArtSocietyState, seat: int, number: int) -> tuple[int, int]:
    """What a painting is worth to a wall, in hundredths of a point, and which it is."""
    return int(painting_worth(s, seat, number)), number


def favorite(s: ArtSocietyState, seat: int) -> int:
    """The painting on offer a wall has most use for, or -1 where it makes no difference."""
    worths = sorted((wanted(s, seat, number) for number in on_offer(s)), reverse=True)
    return worths[0][1] if len(worths) == 1 or worths[0][0] > worths[1][0] + ALIKE else -1
