"""What a move gains, costs and keeps, read off the position before and after it; luck is left out."""

from typing import cast

from vernissage.core.game import Game, State
from vernissage.games.art_decko.market import price
from vernissage.games.art_decko.payment import face_worth, pays
from vernissage.games.art_decko.state import COST as DUE
from vernissage.games.art_decko.state import RATINGS, SCORES, ArtDeckoState, hand
from vernissage.games.art_decko.tables import DONE as PAID
from vernissage.games.art_decko.tables import DROP, GENRE_NAMES, GO, KINDS, LOCATION_NAMES, PAY, STOP, TAKE_ONE
from vernissage.games.art_society.geometry import ALL_HI, ALL_LO, bits
from vernissage.games.art_society.prestige import multiplier
from vernissage.games.art_society.scoring import total
from vernissage.games.art_society.state import BIDDING, HAND, TAKING, ArtSocietyState, high, low, side
from vernissage.games.art_society.tables import BID, BID_COUNT, TAKE, TYPE, TYPE_NAMES
from vernissage.games.art_society.taste import dead_cells
from vernissage.games.avant_carde.scoring import awards_for
from vernissage.games.avant_carde.solver import Solver, dollars
from vernissage.games.avant_carde.state import BUYING, AvantCardeState


def many(count: int, thing: str) -> str:
    """A count and its noun."""
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"


def art_society_facts(game: Game, before: State, after: State, seat: int, action: int) -> list[str]:
    """Points and room of the own wall, or the cards kept."""
    s, then = cast(ArtSocietyState, before), cast(ArtSocietyState, after)
    if s.phase == BIDDING:
        kept = [int(BID[index]) for index in range(int(BID_COUNT)) if then.cells[side(seat) + HAND + index]]
        return [f"it keeps {many(len(kept), 'card')}" + (f", the highest {max(kept)}" if kept else "")]
    if s.phase == TAKING:
        kind = int(TYPE[action - TAKE])
        return [f"{TYPE_NAMES[kind]} pays {int(multiplier(s, kind))} as the markers stand"]
    lo, hi = low(s, seat), high(s, seat)
    new_lo, new_hi = low(then, seat), high(then, seat)
    if (lo, hi) == (new_lo, new_hi):
        return []
    points = int(total(then, seat)) - int(total(s, seat)) if not then.sealed else 0
    narrow = int(dead_cells(new_lo, new_hi)) - int(dead_cells(lo, hi))
    room = int(bits(ALL_LO & ~new_lo)) + int(bits(ALL_HI & ~new_hi))
    found = [f"it {'gains' if points > 0 else 'costs'} {many(abs(points), 'point')} as the markers stand"] if points else []
    if narrow > 0:
        found.append(f"makes {many(narrow, 'cell')} too narrow for any painting")
    return [*found, f"keeps {many(room, 'cell')} free"]


def art_decko_facts(game: Game, before: State, after: State, seat: int, action: int) -> list[str]:
    """Prices, points and ratings, and the gold that stays in hand."""
    s, then = cast(ArtDeckoState, before), cast(ArtDeckoState, after)
    if GO <= action < TAKE_ONE:
        location = action - int(GO)
        return [f"{LOCATION_NAMES[location]} asks {int(price(s.cells, location))} of the {int(face_worth(s.cells, seat))} gold in hand"]
    if PAY <= action < PAID:
        return [f"{int(then.paid)} of {int(s.cells[DUE])} are paid with it"]
    if DROP <= action < STOP:
        return [f"the card pays {int(pays(s.cells, action - DROP))} gold now"]
    if action != PAID:
        return []
    found = []
    points = int(then.cells[SCORES + seat]) - int(s.cells[SCORES + seat])
    if points:
        found.append(f"it scores {many(points, 'point')}")
    for genre, name in enumerate(GENRE_NAMES):
        rise = int(then.cells[RATINGS + genre]) - int(s.cells[RATINGS + genre])
        if rise > 0:
            found.append(f"{name} rises by {rise}")
    if not drawn_up(s, then, seat):
        found.append(f"keeps {int(face_worth(then.cells, seat))} gold in hand")
    return found


def drawn_up(s: ArtDeckoState, then: ArtDeckoState, seat: int) -> bool:
    """The turn has gone on to fresh cards, whose luck nobody can tell."""
    return any(then.cells[hand(seat) + 1 + card] > s.cells[hand(seat) + 1 + card] for card in range(int(KINDS) + 10))


def avant_carde_facts(game: Game, before: State, after: State, seat: int, action: int) -> list[str]:
    """Dollars of the line, or what a Buy turn's money has come to."""
    s, then = cast(AvantCardeState, before), cast(AvantCardeState, after)
    if s.phase != BUYING:
        if then.sealed or then.phase == BUYING:
            return []
        return [f"the line stands at ${Solver(dollars()).standing(then, seat):.0f}"]
    if then.phase != BUYING or then.active != s.active or s.active != seat:
        won = int(awards_for(s.made)) if s.active == seat else 0
        return [f"${int(s.made)} earn {many(won, 'award')}"] if won else []
    found = []
    if then.made > s.made:
        found.append(f"it brings ${int(then.made - s.made)}")
    if then.left < s.left:
        found.append(f"it costs ${int(s.left - then.left)}")
    won = int(awards_for(then.made)) - int(awards_for(s.made))
    if won:
        found.append(f"earns {many(won, 'more award')}")
    return [*found, f"keeps ${int(then.left)}"]
