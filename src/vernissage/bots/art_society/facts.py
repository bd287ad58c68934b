"""What a move of Art Society gains, costs and keeps, read off the position before and after it."""

from typing import cast

from vernissage.bots.art_society.taste import dead_cells
from vernissage.core.game import Game, State
from vernissage.core.model import Message
from vernissage.games.art_society.geometry import ALL_HI, ALL_LO, bits, fits, legal_cells
from vernissage.games.art_society.model import ArtSocietyView
from vernissage.games.art_society.prestige import multiplier
from vernissage.games.art_society.scoring import total
from vernissage.games.art_society.state import BIDDING, HAND, PICKING, TAKING, ArtSocietyState, high, low, side
from vernissage.games.art_society.tables import BID, BID_COUNT, FORMATS, OPEN, PICK, TAKE, TYPE, TYPES
from vernissage.games.art_society.words import type_name


def facts(game: Game, before: State, after: State, seat: int, action: int) -> list[Message]:
    """Points and room of the own wall, or the cards kept."""
    s, then = cast(ArtSocietyState, before), cast(ArtSocietyState, after)
    if s.phase == PICKING:
        return [] if action == OPEN else [places(s, seat, action - int(PICK))]
    if s.phase == BIDDING:
        kept = [int(BID[index]) for index in range(int(BID_COUNT)) if then.cells[side(seat) + HAND + index]]
        return [lot(game, s, seat), Message("fact-cards", {"count": len(kept), "highest": max(kept, default=0)})]
    if s.phase == TAKING:
        kind = int(TYPE[action - TAKE])
        return [Message("fact-pays", {"type": type_name(TYPES[kind]), "pays": int(multiplier(s, kind))})]
    lo, hi = low(s, seat), high(s, seat)
    new_lo, new_hi = low(then, seat), high(then, seat)
    if (lo, hi) == (new_lo, new_hi):
        return []
    points = int(total(then, seat)) - int(total(s, seat)) if not then.sealed else 0
    narrow = int(dead_cells(new_lo, new_hi)) - int(dead_cells(lo, hi))
    room = int(bits(ALL_LO & ~new_lo)) + int(bits(ALL_HI & ~new_hi))
    found: list[Message] = []
    if points:
        found.append(Message("fact-gains" if points > 0 else "fact-costs", {"points": abs(points)}))
    if narrow > 0:
        found.append(Message("fact-narrow", {"cells": narrow}))
    return [*found, Message("fact-room", {"cells": room})]


def places(s: ArtSocietyState, seat: int, shape: int) -> Message:
    """In how many places of the own wall a painting of this size could hang."""
    lo, hi = legal_cells(low(s, seat), high(s, seat), shape)
    return Message("fact-places", {"places": int(bits(lo)) + int(bits(hi))})


def lot(game: Game, s: ArtSocietyState, seat: int) -> Message:
    """How much of the lot has room on the own wall."""
    offer = cast(ArtSocietyView, game.view(s, seat)).offer
    fitting = [each for each in offer if fits(low(s, seat), high(s, seat), FORMATS.index(each.format))]
    return Message("fact-lot", {"fitting": len(fitting), "lot": len(offer)})
