"""What each seat may know, and a whole table guessed from it."""

from mypy_extensions import i64, u8

from vernissage.core.model import TABLE, Decision
from vernissage.core.piles import card, fill, listed, push, size
from vernissage.core.rng import Rng, streams_from
from vernissage.games.art_society.geometry import bits
from vernissage.games.art_society.model import ArtSocietyView, Bonus, Collector, Hung, Painting
from vernissage.games.art_society.prestige import multiplier
from vernissage.games.art_society.scoring import is_faux_pas, total
from vernissage.games.art_society.state import (
    ASIDE,
    ASSISTANT,
    BIDDING,
    CHOSEN,
    DECOR_CELL,
    DECOR_TILE,
    EXACT,
    FREE_DECOR,
    FRESH,
    FRESH_DECOR,
    FRESH_KEPT,
    GIVEN,
    GIVEN_DECOR,
    GIVEN_PAINTING,
    HAND,
    HUNG_KEPT,
    HUNG_NEW,
    LEVEL_ONLY,
    MARKER,
    MAY_DECLINE,
    MUSEUM,
    MUSEUM_STEP,
    OFFER,
    OPEN_STACKS,
    ORDER,
    OVER,
    PAINTINGS,
    PHASES,
    PICKED,
    REVISE,
    SHOWN,
    STACK,
    STARTER,
    STARTING,
    STOCK,
    STORED,
    SUPPLY,
    WALL,
    WHERE,
    ArtSocietyState,
    empty_state,
    high,
    low,
    side,
)
from vernissage.games.art_society.tables import (
    BID_COUNT,
    BIDS,
    CELLS,
    COLUMNS,
    EYELINE,
    FORMAT_COUNT,
    FORMAT_TILES,
    FORMATS,
    FRAME,
    FRAMES,
    HEIGHT,
    KINDS,
    NUMBER,
    ROWS,
    SHAPE,
    SIZES,
    STARS,
    STARTS,
    TILE_NUMBERS,
    TILES,
    TYPE,
    TYPES,
    WIDTH,
)
from vernissage.games.art_society.wall import (
    decor_size,
    decor_starts,
    decor_upright,
    freshness,
    hang_decor_on,
    hang_on,
    tile_name,
)


def see(s: ArtSocietyState, seat: i64, asks: list[Decision]) -> ArtSocietyView:
    """The table from one seat; ranks and museum piles are open to all, watchers see what an opponent sees (AS-RANK-05, AS-RULING-34)."""
    cells = s.cells
    bonuses = [Bonus(int(each % EXACT), bool(each > EXACT)) for each in (s.first, s.second) if each != 0]
    return ArtSocietyView(
        seat=int(seat),
        asks=[ask for ask in asks if ask.seat == seat or seat == TABLE],
        waiting=[ask.seat for ask in asks],
        seats=int(s.seats),
        decor_orientation="horizontal_only" if s.switches & LEVEL_ONLY else "free",
        show_opponent_bid_history=s.switches & OPEN_STACKS != 0,
        revise_window=s.switches & REVISE != 0,
        allow_declining_exchange=s.switches & MAY_DECLINE != 0,
        automatic_decor_exchange=s.switches & FREE_DECOR != 0,
        columns=int(COLUMNS),
        rows=int(ROWS),
        stars=[[x, y] for x, y in STARS],
        eyeline=list(EYELINE),
        phase=PHASES[s.phase],
        round=int(s.round),
        gavel=int(s.gavel),
        supply={FORMATS[form]: int(size(cells, SUPPLY[form])) for form in range(FORMAT_COUNT)},
        decor=[int(cells[STOCK + index]) for index in range(SIZES)],
        museum={TYPES[kind]: [painting(tile) for tile in listed(cells, MUSEUM + kind * MUSEUM_STEP)] for kind in range(KINDS)},
        markers={TYPES[kind]: int(cells[MARKER + kind]) for kind in range(KINDS)},
        multipliers={TYPES[kind]: int(multiplier(s, kind)) for kind in range(KINDS)},
        picked=[FORMATS[form] for form in listed(cells, PICKED)],
        offer=[painting(tile) for tile in listed(cells, OFFER)],
        order=listed(cells, ORDER),
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
    shape = SHAPE[tile]
    return Painting(
        TILES[tile], TYPES[TYPE[tile]], FRAMES[FRAME[tile]], FORMATS[shape], int(NUMBER[tile]), int(WIDTH[shape]), int(HEIGHT[shape])
    )


def hidden_supply(s: ArtSocietyState) -> dict[str, list[str]]:
    """The order of the tiles of each format, the next one last."""
    return {FORMATS[form]: [TILES[tile] for tile in listed(s.cells, SUPPLY[form])] for form in range(FORMAT_COUNT)}


def collector(s: ArtSocietyState, owner: i64, seat: i64) -> Collector:
    """One player's side; starting paintings are shown together, when all hang (AS-RULING-02)."""
    cells = s.cells
    place = side(owner)
    own = seat in (owner, TABLE)
    shown = own or s.phase != STARTING
    opened = own or s.phase == OVER
    starter = i64(cells[place + STARTER])
    if not shown and starter == 0:
        starter = i64(cells[place + PAINTINGS + 1]) + 1
    held = i64(cells[place + ASSISTANT])
    given = i64(cells[place + GIVEN])
    hand = [BIDS[index] for index in range(BID_COUNT) if cells[place + HAND + index] != 0]
    chosen = int(cells[place + CHOSEN])
    return Collector(
        seat=int(owner),
        wall=hung_tiles(s, owner) if shown else [],
        empty=int(CELLS - bits(low(s, owner)) - bits(high(s, owner))) if shown else int(CELLS),
        estimate=int(total(s, owner)) if shown else 0,
        assistant=tile_name(held) if held != 0 else "",
        assistant_since="painting" if given == GIVEN_PAINTING else "decor" if given == GIVEN_DECOR else "",
        surplus=[TILES[tile] for tile in listed(cells, place + ASIDE)],
        surplus_this_round=cells[place + STORED] != 0,
        starter=TILES[starter - 1] if starter != 0 else "",
        hand=hand if opened else None,
        cards_left=len(hand),
        stack=seen_stack(s, owner, opened or s.switches & OPEN_STACKS != 0),
        shown=int(cells[place + SHOWN]),
        bid=chosen if own and chosen != 0 else None,
    )


def seen_stack(s: ArtSocietyState, owner: i64, opened: bool) -> list[int]:
    """The stack bottom first: the last bid, cards shown for a tie and the starting bid are known (AS-RULING-33)."""
    stack = side(owner) + STACK
    height = size(s.cells, stack)
    known_from = height - 1 - i64(s.cells[side(owner) + SHOWN])
    return [int(card(s.cells, stack, index)) if opened or index == 0 or index >= known_from else 0 for index in range(height)]


def hung_tiles(s: ArtSocietyState, owner: i64) -> list[Hung]:
    """The paintings in the order hung, then decor by its cells (AS-FAUX-02)."""
    cells = s.cells
    place = side(owner)
    new = i64(cells[place + HUNG_NEW]) - 1
    kept = i64(cells[place + HUNG_KEPT]) - 1
    found: list[Hung] = []
    for slot in range(size(cells, place + PAINTINGS)):
        tile = card(cells, place + PAINTINGS, slot)
        cell = int(cells[place + WHERE + slot])
        shape = SHAPE[tile]
        found.append(
            Hung(
                TILES[tile],
                cell % int(COLUMNS),
                cell // int(COLUMNS),
                int(WIDTH[shape]),
                int(HEIGHT[shape]),
                type=TYPES[TYPE[tile]],
                frame=FRAMES[FRAME[tile]],
                faux_pas=is_faux_pas(s, owner, slot),
                fresh=tile in (new, kept),
                kept=tile == kept,
            )
        )
    for cell in range(int(CELLS)):
        code = i64(cells[place + WALL + cell])
        if code >= DECOR_CELL and decor_starts(code):
            length = int(decor_size(code))
            upright = decor_upright(code)
            found.append(
                Hung(
                    f"decor-{length}",
                    cell % int(COLUMNS),
                    cell // int(COLUMNS),
                    1 if upright else length,
                    length if upright else 1,
                    fresh=freshness(code) != 0,
                    kept=freshness(code) == FRESH_KEPT,
                )
            )
    return found


def guess(view: ArtSocietyView, rng: Rng) -> ArtSocietyState:
    """A table this view could come from: unseen tiles and hidden cards are dealt anew."""
    s = empty_state(view.seats, streams_from(rng, view.seats))
    cells = s.cells
    s.switches = switches_of(view)
    s.phase = PHASES.index(view.phase)
    s.round = view.round
    s.gavel = view.gavel
    s.turn = view.turn
    s.must = 1 if view.must_hang else 0
    s.decor = view.decor_in_hand
    s.answered = sum([1 << who for who in view.answered])
    s.wishes = sum([1 << who for who in view.rehanging])
    budgets = [bonus.budget + (int(EXACT) if bonus.exact else 0) for bonus in view.bonuses] + [0, 0]
    s.first = budgets[0]
    s.second = budgets[1]
    seen: list[bool] = [False] * len(TILES)
    if view.new is not None:
        s.new = TILE_NUMBERS[view.new.id] + 1
        seen[s.new - 1] = True
    if view.lifted:
        s.lifted = code_of(view.lifted)
        if s.lifted < DECOR_TILE:
            seen[s.lifted - 1] = True
    for index in range(SIZES):
        cells[STOCK + index] = u8(view.decor[index])
    for kind in range(KINDS):
        cells[MARKER + kind] = u8(view.markers[TYPES[kind]])
        for known in view.museum[TYPES[kind]]:
            push(cells, MUSEUM + kind * MUSEUM_STEP, TILE_NUMBERS[known.id])
            seen[TILE_NUMBERS[known.id]] = True
    fill(cells, PICKED, [FORMATS.index(name) for name in view.picked])
    fill(cells, OFFER, [TILE_NUMBERS[each.id] for each in view.offer])
    for each in view.offer:
        seen[TILE_NUMBERS[each.id]] = True
    fill(cells, ORDER, view.order)
    for person in view.collectors:
        guess_side(s, person, view, rng, seen)
    guess_supply(s, view, rng, seen)
    return s


def switches_of(view: ArtSocietyView) -> i64:
    """The table's switches as bits."""
    found: i64 = LEVEL_ONLY if view.decor_orientation == "horizontal_only" else 0
    if view.show_opponent_bid_history:
        found |= OPEN_STACKS
    if view.revise_window:
        found |= REVISE
    if view.allow_declining_exchange:
        found |= MAY_DECLINE
    if view.automatic_decor_exchange:
        found |= FREE_DECOR
    return found


def code_of(name: str) -> i64:
    """The assistant's code for a tile."""
    return DECOR_TILE + int(name[-1]) if name.startswith("decor-") else i64(TILE_NUMBERS[name]) + 1


def guess_side(s: ArtSocietyState, person: Collector, view: ArtSocietyView, rng: Rng, seen: list[bool]) -> None:
    """One player's side is laid out; what is hidden on it is drawn."""
    cells = s.cells
    owner = person.seat
    place = side(owner)
    if person.starter:
        tile = TILE_NUMBERS[person.starter]
        if owner in view.answered:
            hang_on(s, owner, tile, STARTS[rng.below(len(STARTS))])
        else:
            cells[place + STARTER] = u8(tile + 1)
    for each in person.wall:
        cell = each.y * int(COLUMNS) + each.x
        if each.type:
            tile = TILE_NUMBERS[each.tile]
            seen[tile] = True
            hang_on(s, owner, tile, cell)
            if each.kept:
                cells[place + HUNG_KEPT] = u8(tile + 1)
            elif each.fresh:
                cells[place + HUNG_NEW] = u8(tile + 1)
        else:
            length = int(each.tile[-1])
            mark: i64 = FRESH_KEPT if each.kept else FRESH if each.fresh else 0
            hang_decor_on(s, owner, length, cell, each.height > 1, mark)
            if each.kept:
                cells[place + HUNG_KEPT] = u8(DECOR_TILE + length)
            elif each.fresh:
                cells[place + FRESH_DECOR] = u8(i64(cells[place + FRESH_DECOR]) + 1)
    if person.assistant:
        code = code_of(person.assistant)
        cells[place + ASSISTANT] = u8(code)
        if code < DECOR_TILE:
            seen[code - 1] = True
    since = person.assistant_since
    cells[place + GIVEN] = u8(GIVEN_PAINTING if since == "painting" else GIVEN_DECOR if since == "decor" else 0)
    cells[place + STORED] = u8(1 if person.surplus_this_round else 0)
    for name in person.surplus:
        push(cells, place + ASIDE, TILE_NUMBERS[name])
        seen[TILE_NUMBERS[name]] = True
    cells[place + SHOWN] = u8(person.shown)
    guess_cards(s, person, view, rng)


def guess_cards(s: ArtSocietyState, person: Collector, view: ArtSocietyView, rng: Rng) -> None:
    """Hand, stack and chosen bid: cards whose face was seen stay, the others are drawn from the rest of the set."""
    cells = s.cells
    place = side(person.seat)
    chosen = person.bid or 0
    if person.hand is not None:
        hand = list(person.hand)
        hidden = [value for value in BIDS if value not in hand and value not in person.stack[1:] and value != chosen]
    else:
        hidden = [value for value in BIDS if value not in person.stack[1:]]
        hand = []
    draw_order(hidden, rng)
    for value in person.stack:
        push(cells, place + STACK, value if value != 0 else hidden.pop())
    if person.hand is None:
        hand = hidden
        if view.phase == PHASES[BIDDING] and person.seat in view.answered:
            chosen = hand.pop()
        hand = hand[: person.cards_left]
    for value in hand:
        cells[place + HAND + BIDS.index(value)] = u8(1)
    cells[place + CHOSEN] = u8(chosen)


def guess_supply(s: ArtSocietyState, view: ArtSocietyView, rng: Rng, seen: list[bool]) -> None:
    """The unseen tiles of each format lie in an order nobody knows (AS-SETUP-04)."""
    first = 0
    for form in range(int(FORMAT_COUNT)):
        unseen = [tile for tile in range(first, first + FORMAT_TILES[form]) if not seen[tile]]
        draw_order(unseen, rng)
        fill(s.cells, SUPPLY[form], unseen[: view.supply[FORMATS[form]]])
        first += FORMAT_TILES[form]


def draw_order(values: list[int], rng: Rng) -> None:
    """The list is in a random order."""
    left = len(values)
    while left > 1:
        chosen = rng.below(left)
        left -= 1
        values[left], values[chosen] = values[chosen], values[left]
