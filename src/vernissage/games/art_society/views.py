"""What each seat may know, built from nothing."""

from mypy_extensions import i64

from vernissage.core.bits import bits
from vernissage.core.model import TABLE, Decision
from vernissage.core.piles import card, listed, size
from vernissage.games.art_society import state as at
from vernissage.games.art_society import tables as box
from vernissage.games.art_society.model import ArtSocietyView, Bonus, Collector, Hung, Painting
from vernissage.games.art_society.prestige import multiplier
from vernissage.games.art_society.scoring import is_faux_pas, total
from vernissage.games.art_society.state import ArtSocietyState, high, low, museum, side
from vernissage.games.art_society.wall import (
    decor_size,
    decor_starts,
    decor_upright,
    freshness,
    tile_name,
)


def see(s: ArtSocietyState, seat: i64, asks: list[Decision]) -> ArtSocietyView:
    """The table from one seat; ranks and museum piles are open to all, watchers see what an opponent sees (AS-RANK-05,
    AS-RULING-34).
    """
    cells = s.cells
    bonuses = [Bonus(int(each % at.EXACT), bool(each > at.EXACT)) for each in (s.first, s.second) if each != 0]
    return ArtSocietyView(
        seat=int(seat),
        asks=[ask for ask in asks if ask.seat == seat or seat == TABLE],
        waiting=[ask.seat for ask in asks],
        seats=int(s.seats),
        decor_orientation="horizontal_only" if s.switches & at.LEVEL_ONLY else "free",
        show_opponent_bid_history=s.switches & at.OPEN_STACKS != 0,
        revise_window=s.switches & at.REVISE != 0,
        allow_declining_exchange=s.switches & at.MAY_DECLINE != 0,
        automatic_decor_exchange=s.switches & at.FREE_DECOR != 0,
        columns=int(box.COLUMNS),
        rows=int(box.ROWS),
        stars=[[x, y] for x, y in box.STARS],
        eyeline=list(box.EYELINE),
        phase=at.PHASES[s.phase],
        round=int(s.round),
        gavel=int(s.gavel),
        supply={box.FORMATS[form]: int(size(cells, at.SUPPLY[form])) for form in range(box.FORMAT_COUNT)},
        decor=[int(cells[at.STOCK + index]) for index in range(box.SIZES)],
        museum={box.TYPES[kind]: [painting(tile) for tile in listed(cells, museum(kind))] for kind in range(box.KINDS)},
        markers={box.TYPES[kind]: int(cells[at.MARKER + kind]) for kind in range(box.KINDS)},
        multipliers={box.TYPES[kind]: int(multiplier(s, kind)) for kind in range(box.KINDS)},
        picked=[box.FORMATS[form] for form in listed(cells, at.PICKED)],
        offer=[painting(tile) for tile in listed(cells, at.OFFER)],
        order=listed(cells, at.ORDER),
        turn=int(s.turn),
        answered=[who for who in range(s.seats) if (s.answered >> who) & 1],
        rehanging=[who for who in range(s.seats) if (s.wishes >> who) & 1],
        new=painting(s.new - 1) if s.new != 0 else None,
        must_hang=s.must != 0,
        bonuses=bonuses,
        decor_in_hand=int(s.decor),
        lifted=tile_name(s.lifted) if s.lifted != 0 else "",
        collectors=[collector(s, who, seat) for who in range(s.seats)],
        supply_tiles=hidden_supply(s) if seat == TABLE else None,
    )


def painting(tile: i64) -> Painting:
    """A painting, face up."""
    shape = box.SHAPE[tile]
    return Painting(
        box.TILES[tile],
        box.TYPES[box.TYPE[tile]],
        box.FRAMES[box.FRAME[tile]],
        box.FORMATS[shape],
        int(box.NUMBER[tile]),
        int(box.WIDTH[shape]),
        int(box.HEIGHT[shape]),
    )


def hidden_supply(s: ArtSocietyState) -> dict[str, list[str]]:
    """The order of the tiles of each format, the next one last."""
    return {
        box.FORMATS[form]: [box.TILES[tile] for tile in listed(s.cells, at.SUPPLY[form])]
        for form in range(box.FORMAT_COUNT)
    }


def collector(s: ArtSocietyState, owner: i64, seat: i64) -> Collector:
    """One player's side; starting paintings are shown together, when all hang (AS-RULING-02)."""
    cells = s.cells
    place = side(owner)
    own = seat in (owner, TABLE)
    shown = own or s.phase != at.STARTING
    opened = own or s.phase == at.OVER
    starter = i64(cells[place + at.STARTER])
    if not shown and starter == 0:
        starter = i64(cells[place + at.PAINTINGS + 1]) + 1
    held = i64(cells[place + at.ASSISTANT])
    given = i64(cells[place + at.GIVEN])
    hand = [box.BIDS[index] for index in range(box.BID_COUNT) if cells[place + at.HAND + index] != 0]
    chosen = int(cells[place + at.CHOSEN])
    return Collector(
        seat=int(owner),
        wall=hung_tiles(s, owner) if shown else [],
        empty=int(box.CELLS - bits(low(s, owner)) - bits(high(s, owner))) if shown else int(box.CELLS),
        estimate=int(total(s, owner)) if shown else 0,
        assistant=tile_name(held) if held != 0 else "",
        assistant_since="painting" if given == at.GIVEN_PAINTING else "decor" if given == at.GIVEN_DECOR else "",
        surplus=[box.TILES[tile] for tile in listed(cells, place + at.ASIDE)],
        surplus_this_round=cells[place + at.STORED] != 0,
        starter=box.TILES[starter - 1] if starter != 0 else "",
        hand=hand if opened else None,
        cards_left=len(hand),
        stack=seen_stack(s, owner, opened or s.switches & at.OPEN_STACKS != 0),
        shown=int(cells[place + at.SHOWN]),
        bid=chosen if own and chosen != 0 else None,
    )


def seen_stack(s: ArtSocietyState, owner: i64, opened: bool) -> list[int]:
    """The stack bottom first: the last bid, cards shown for a tie and the starting bid are known (AS-RULING-33)."""
    stack = side(owner) + at.STACK
    height = size(s.cells, stack)
    known_from = height - 1 - i64(s.cells[side(owner) + at.SHOWN])
    return [
        int(card(s.cells, stack, index)) if opened or index == 0 or index >= known_from else 0
        for index in range(height)
    ]


def hung_tiles(s: ArtSocietyState, owner: i64) -> list[Hung]:
    """The paintings in the order hung, then decor by its cells (AS-FAUX-02)."""
    cells = s.cells
    place = side(owner)
    new = i64(cells[place + at.HUNG_NEW]) - 1
    kept = i64(cells[place + at.HUNG_KEPT]) - 1
    found: list[Hung] = []
    for slot in range(size(cells, place + at.PAINTINGS)):
        tile = card(cells, place + at.PAINTINGS, slot)
        cell = int(cells[place + at.WHERE + slot])
        shape = box.SHAPE[tile]
        found.append(
            Hung(
                box.TILES[tile],
                cell % int(box.COLUMNS),
                cell // int(box.COLUMNS),
                int(box.WIDTH[shape]),
                int(box.HEIGHT[shape]),
                type=box.TYPES[box.TYPE[tile]],
                frame=box.FRAMES[box.FRAME[tile]],
                faux_pas=is_faux_pas(s, owner, slot),
                fresh=tile in (new, kept),
                kept=tile == kept,
            )
        )
    for cell in range(int(box.CELLS)):
        code = i64(cells[place + at.WALL + cell])
        if code >= at.DECOR_CELL and decor_starts(code):
            length = int(decor_size(code))
            upright = decor_upright(code)
            found.append(
                Hung(
                    f"decor-{length}",
                    cell % int(box.COLUMNS),
                    cell // int(box.COLUMNS),
                    1 if upright else length,
                    length if upright else 1,
                    fresh=freshness(code) != 0,
                    kept=freshness(code) == at.FRESH_KEPT,
                )
            )
    return found
