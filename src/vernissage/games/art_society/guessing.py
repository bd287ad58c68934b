"""A whole table guessed from what one seat may know: what is seen stands, what is hidden is dealt anew."""

from mypy_extensions import i64, u8

from vernissage.core.piles import fill, push
from vernissage.core.rng import Rng, streams_from
from vernissage.games.art_society import state as at
from vernissage.games.art_society import tables as box
from vernissage.games.art_society.model import ArtSocietyView, Collector
from vernissage.games.art_society.setup import switches_of
from vernissage.games.art_society.state import ArtSocietyState, empty_state, museum, side
from vernissage.games.art_society.wall import (
    code_of,
    hang_decor_on,
    hang_on,
)


def guess(view: ArtSocietyView, rng: Rng) -> ArtSocietyState:
    """A table this view could come from: unseen tiles and hidden cards are dealt anew."""
    s = empty_state(view.seats, streams_from(rng, view.seats))
    cells = s.cells
    s.switches = switches_of(view)
    s.phase = at.PHASES.index(view.phase)
    s.round = view.round
    s.gavel = view.gavel
    s.turn = view.turn
    s.must = 1 if view.must_hang else 0
    s.decor = view.decor_in_hand
    s.answered = sum([1 << who for who in view.answered])
    s.wishes = sum([1 << who for who in view.rehanging])
    budgets = [bonus.budget + (int(at.EXACT) if bonus.exact else 0) for bonus in view.bonuses] + [0, 0]
    s.first = budgets[0]
    s.second = budgets[1]
    seen: list[bool] = [False] * len(box.TILES)
    if view.new is not None:
        s.new = box.TILE_NUMBERS[view.new.id] + 1
        seen[s.new - 1] = True
    if view.lifted:
        s.lifted = code_of(view.lifted)
        if s.lifted < at.DECOR_TILE:
            seen[s.lifted - 1] = True
    for index in range(box.SIZES):
        cells[at.STOCK + index] = u8(view.decor[index])
    for kind in range(box.KINDS):
        cells[at.MARKER + kind] = u8(view.markers[box.TYPES[kind]])
        for known in view.museum[box.TYPES[kind]]:
            push(cells, museum(kind), box.TILE_NUMBERS[known.id])
            seen[box.TILE_NUMBERS[known.id]] = True
    fill(cells, at.PICKED, [box.FORMATS.index(name) for name in view.picked])
    fill(cells, at.OFFER, [box.TILE_NUMBERS[each.id] for each in view.offer])
    for each in view.offer:
        seen[box.TILE_NUMBERS[each.id]] = True
    fill(cells, at.ORDER, view.order)
    for person in view.collectors:
        guess_side(s, person, view, rng, seen)
    guess_supply(s, view, rng, seen)
    return s


def guess_side(s: ArtSocietyState, person: Collector, view: ArtSocietyView, rng: Rng, seen: list[bool]) -> None:
    """One player's side is laid out; what is hidden on it is drawn."""
    cells = s.cells
    owner = person.seat
    place = side(owner)
    if person.starter:
        tile = box.TILE_NUMBERS[person.starter]
        if owner in view.answered:
            hang_on(s, owner, tile, box.STARTS[rng.below(len(box.STARTS))])
        else:
            cells[place + at.STARTER] = u8(tile + 1)
    for each in person.wall:
        cell = each.y * int(box.COLUMNS) + each.x
        if each.type:
            tile = box.TILE_NUMBERS[each.tile]
            seen[tile] = True
            hang_on(s, owner, tile, cell)
            if each.kept:
                cells[place + at.HUNG_KEPT] = u8(tile + 1)
            elif each.fresh:
                cells[place + at.HUNG_NEW] = u8(tile + 1)
        else:
            length = int(each.tile[-1])
            mark: i64 = at.FRESH_KEPT if each.kept else at.FRESH if each.fresh else 0
            hang_decor_on(s, owner, length, cell, each.height > 1, mark)
            if each.kept:
                cells[place + at.HUNG_KEPT] = u8(at.DECOR_TILE + length)
            elif each.fresh:
                cells[place + at.FRESH_DECOR] = u8(i64(cells[place + at.FRESH_DECOR]) + 1)
    if person.assistant:
        code = code_of(person.assistant)
        cells[place + at.ASSISTANT] = u8(code)
        if code < at.DECOR_TILE:
            seen[code - 1] = True
    since = person.assistant_since
    cells[place + at.GIVEN] = u8(
        at.GIVEN_PAINTING if since == "painting" else at.GIVEN_DECOR if since == "decor" else 0
    )
    cells[place + at.STORED] = u8(1 if person.surplus_this_round else 0)
    for name in person.surplus:
        push(cells, place + at.ASIDE, box.TILE_NUMBERS[name])
        seen[box.TILE_NUMBERS[name]] = True
    cells[place + at.SHOWN] = u8(person.shown)
    guess_cards(s, person, view, rng)


def guess_cards(s: ArtSocietyState, person: Collector, view: ArtSocietyView, rng: Rng) -> None:
    """Hand, stack and chosen bid: cards whose face was seen stay, the others are drawn from the rest of the set."""
    cells = s.cells
    place = side(person.seat)
    chosen = person.bid or 0
    if person.hand is not None:
        hand = list(person.hand)
        hidden = [
            value for value in box.BIDS if value not in hand and value not in person.stack[1:] and value != chosen
        ]
    else:
        hidden = [value for value in box.BIDS if value not in person.stack[1:]]
        hand = []
    rng.mix(hidden)
    for value in person.stack:
        push(cells, place + at.STACK, value if value != 0 else hidden.pop())
    if person.hand is None:
        hand = hidden
        if view.phase == at.PHASES[at.BIDDING] and person.seat in view.answered:
            chosen = hand.pop()
        hand = hand[: person.cards_left]
    for value in hand:
        cells[place + at.HAND + box.BIDS.index(value)] = u8(1)
    cells[place + at.CHOSEN] = u8(chosen)


def guess_supply(s: ArtSocietyState, view: ArtSocietyView, rng: Rng, seen: list[bool]) -> None:
    """The unseen tiles of each format lie in an order nobody knows (AS-SETUP-04)."""
    first = 0
    for form in range(int(box.FORMAT_COUNT)):
        unseen = [tile for tile in range(first, first + box.FORMAT_TILES[form]) if not seen[tile]]
        rng.mix(unseen)
        fill(s.cells, at.SUPPLY[form], unseen[: view.supply[box.FORMATS[form]]])
        first += box.FORMAT_TILES[form]
