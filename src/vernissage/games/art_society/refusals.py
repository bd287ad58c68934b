"""Why a move is refused: the clause that decides, and the facts for its sentence."""

from mypy_extensions import i64

from vernissage.core.model import Arg, Refusal, seat_name
from vernissage.core.piles import has, size, top
from vernissage.games.art_society.auction import left_of, wanted
from vernissage.games.art_society.bonus import can_settle, kept_to_hang
from vernissage.games.art_society.geometry import INSIDE_HI, INSIDE_LO, covers, fits, legal_cells
from vernissage.games.art_society.rounds import has_moved
from vernissage.games.art_society.state import (
    ASSISTANT,
    BIDDING,
    CLOSING,
    DECOR_TILE,
    EXACT,
    FREE_DECOR,
    GIVEN,
    HANGING,
    LEVEL_ONLY,
    MUSEUM,
    MUSEUM_STEP,
    OVER,
    PHASES,
    PICKED,
    PICKING,
    REHANGING,
    REVISE,
    STARTING,
    STOCK,
    TAKING,
    ArtSocietyState,
    high,
    low,
    on_turn,
    side,
)
from vernissage.games.art_society.tables import (
    BID_WORD,
    BIDS,
    CONFIRM,
    DECOR,
    DECOR_SECOND,
    EXCHANGE,
    FINISH,
    FORMATS,
    HALF,
    HANG,
    HANG_UPRIGHT,
    KEEP,
    KEPT,
    KEPT_UPRIGHT,
    LEVEL,
    OPEN,
    PICK,
    SHAPE,
    SPOTS,
    SUPPLY_COUNT,
    SURPLUS,
    TAKE,
    TILES,
    TYPE,
    TYPES,
    UPRIGHT,
)
from vernissage.games.art_society.trade import freeable
from vernissage.games.art_society.wall import tile_name
from vernissage.games.art_society.words import place, tile, type_name


def explain(s: ArtSocietyState, seat: i64, action: i64) -> Refusal:
    """The clause that refuses a word that is no option (AS-GEN-02, AS-GEN-03)."""
    if s.phase == OVER:
        return Refusal("AS-GEN-03")
    if not 0 <= seat < s.seats:
        return Refusal("AS-GEN-02", case="watching")
    if action < PICK:
        return Refusal("AS-SETUP-12")
    if s.phase == STARTING:
        return Refusal("AS-GEN-02", case=PHASES[s.phase])
    if action <= OPEN:
        return explain_auction(s, seat, action)
    if action < TAKE:
        return explain_bid(s, seat, action)
    if action >= CONFIRM:
        return explain_window(s, seat)
    return explain_turn(s, seat, action)


def explain_auction(s: ArtSocietyState, seat: i64, action: i64) -> Refusal:
    """Why a format cannot be picked or the auction not be opened."""
    if s.phase != PICKING:
        return Refusal("AS-AUCTION-09")
    if seat != s.gavel:
        return Refusal("AS-AUCTION-01", {"gavel": seat_name(int(s.gavel))})
    picked = size(s.cells, PICKED)
    if action == OPEN:
        return Refusal("AS-AUCTION-02", {"left": int(wanted(s) - picked)}, "few")
    if picked == wanted(s):
        return Refusal("AS-AUCTION-02", {"wanted": int(wanted(s))}, "enough")
    form = action - PICK
    if picked > 0 and form < top(s.cells, PICKED):
        return Refusal("AS-RULING-05", {"last": FORMATS[top(s.cells, PICKED)], "format": FORMATS[form]})
    if left_of(s, form) == 0:
        return Refusal("AS-AUCTION-05", {"format": FORMATS[form]})
    return Refusal("AS-RULING-06", {"format": FORMATS[form]})


def explain_bid(s: ArtSocietyState, seat: i64, action: i64) -> Refusal:
    """Why a card cannot be bid."""
    if s.phase != BIDDING:
        return Refusal("AS-GEN-02", case=PHASES[s.phase])
    if (s.answered >> seat) & 1:
        return Refusal("AS-BID-01")
    return Refusal("AS-BID-04", {"card": BIDS[action - BID_WORD]})


def explain_window(s: ArtSocietyState, seat: i64) -> Refusal:
    """Why there is nothing to confirm or to hang anew."""
    if s.switches & REVISE == 0:
        return Refusal("AS-RULING-25")
    if s.phase == CLOSING and not has_moved(s, seat):
        return Refusal("AS-PLACE-09")
    return Refusal("AS-RULING-22")


def explain_turn(s: ArtSocietyState, seat: i64, action: i64) -> Refusal:
    """Why a collector cannot do this in the own part of step 3, or outside it (AS-ASSIST-11)."""
    if s.phase not in (TAKING, HANGING, REHANGING):
        return Refusal("AS-GEN-02", case=PHASES[s.phase])
    if seat != on_turn(s):
        return Refusal("AS-TAKE-04", {"turn": seat_name(int(on_turn(s)))})
    if s.phase == TAKING:
        if action < HANG:
            return Refusal("AS-TAKE-01", {"tile": tile(TILES[action - TAKE])})
        return Refusal("AS-TAKE-02")
    if action < HANG:
        return Refusal("AS-TAKE-05", {"tile": tile(TILES[action - TAKE])})
    if action < KEEP:
        return explain_hang(s, seat, action)
    if s.decor != 0 and action != KEEP:
        return Refusal("AS-DECOR-07", {"size": int(s.decor)})
    if action == KEEP:
        return explain_keep(s, seat)
    if s.phase == HANGING and s.must != 0 and not EXCHANGE <= action <= SURPLUS:
        return Refusal("AS-RULING-12", {"tile": tile(TILES[s.new - 1])})
    if action < EXCHANGE:
        return explain_kept(s, seat, action)
    if action <= SURPLUS:
        return explain_no_room(s, seat, action)
    if action < FINISH:
        return explain_decor(s, seat, action)
    return explain_finish(s, seat)


def explain_hang(s: ArtSocietyState, seat: i64, action: i64) -> Refusal:
    """Why the new tile cannot hang there."""
    upright = action >= HANG_UPRIGHT
    cell = action - (HANG_UPRIGHT if upright else HANG)
    if s.decor != 0:
        return explain_decor_place(s, seat, s.decor, cell, upright)
    if s.new == 0:
        return Refusal("AS-PLACE-01")
    if upright:
        return Refusal("AS-PLACE-05", {"tile": tile(TILES[s.new - 1])})
    return explain_place(s, seat, SHAPE[s.new - 1], cell, TILES[s.new - 1])


def explain_decor_place(s: ArtSocietyState, seat: i64, length: i64, cell: i64, upright: bool) -> Refusal:
    """Why decor cannot hang there."""
    if upright and (length == 1 or s.switches & LEVEL_ONLY != 0):
        return Refusal("AS-RULING-19", case="single" if length == 1 else "level")
    return explain_place(s, seat, (UPRIGHT if upright else LEVEL) + length, cell, f"decor-{length}")


def explain_place(s: ArtSocietyState, seat: i64, shape: i64, cell: i64, name: str) -> Refusal:
    """Which of the rules of hanging a place breaks."""
    facts: dict[str, Arg] = {"tile": tile(name), "place": place(SPOTS[cell])}
    inside = (INSIDE_LO[shape] >> cell) & 1 if cell < HALF else (INSIDE_HI[shape] >> (cell - HALF)) & 1
    if inside == 0:
        return Refusal("AS-PLACE-02", facts)
    lo, hi = covers(shape, cell)
    if lo & low(s, seat) != 0 or hi & high(s, seat) != 0:
        return Refusal("AS-PLACE-03", facts)
    a, b = legal_cells(low(s, seat), high(s, seat), shape)
    legal = (a >> cell) & 1 if cell < HALF else (b >> (cell - HALF)) & 1
    if legal == 0:
        return Refusal("AS-PLACE-04", facts)
    return Refusal("AS-RULING-23", {"tile": tile(name)}, "blocked")


def explain_keep(s: ArtSocietyState, seat: i64) -> Refusal:
    """Why the assistant cannot take the tile."""
    if s.new == 0 and s.decor == 0:
        return Refusal("AS-PLACE-01")
    if s.decor == 0 and s.must != 0:
        if s.phase == REHANGING:
            return Refusal("AS-RULING-23", {"tile": tile(TILES[s.new - 1])})
        return Refusal("AS-RULING-12", {"tile": tile(TILES[s.new - 1])})
    return Refusal("AS-ASSIST-01", {"tile": tile(tile_name(i64(s.cells[side(seat) + ASSISTANT])))})


def explain_kept(s: ArtSocietyState, seat: i64, action: i64) -> Refusal:
    """Why the assistant's tile cannot hang there."""
    upright = action >= KEPT_UPRIGHT
    cell = action - (KEPT_UPRIGHT if upright else KEPT)
    at = side(seat)
    code = kept_to_hang(s, at)
    if code == 0:
        held = i64(s.cells[at + ASSISTANT])
        if held != 0 and s.cells[at + GIVEN] != 0:
            return Refusal("AS-RULING-42", {"tile": tile(tile_name(held))})
        return Refusal("AS-ASSIST-03")
    if code > DECOR_TILE:
        return explain_decor_place(s, seat, code - DECOR_TILE, cell, upright)
    if upright:
        return Refusal("AS-PLACE-05", {"tile": tile(TILES[code - 1])})
    return explain_place(s, seat, SHAPE[code - 1], cell, TILES[code - 1])


def explain_no_room(s: ArtSocietyState, seat: i64, action: i64) -> Refusal:
    """Why the painting cannot be exchanged, or not be stored (AS-SPACE-01, AS-SPACE-07)."""
    if s.new == 0:
        return Refusal("AS-SPACE-07")
    mine = tile(TILES[s.new - 1])
    if s.must != 0:
        return Refusal("AS-RULING-23" if s.phase == REHANGING else "AS-SPACE-08", {"tile": mine})
    if fits(low(s, seat), high(s, seat), SHAPE[s.new - 1]):
        return Refusal("AS-PLACE-10" if action == SURPLUS else "AS-RULING-09", {"tile": mine})
    if action == SURPLUS:
        return Refusal("AS-SPACE-14")
    other = action - EXCHANGE
    kind = TYPE[s.new - 1]
    if not has(s.cells, MUSEUM + kind * MUSEUM_STEP, other):
        return Refusal("AS-SPACE-03", {"tile": tile(TILES[other]), "type": type_name(TYPES[kind])})
    assert other < SUPPLY_COUNT
    return Refusal("AS-SPACE-04", {"tile": tile(TILES[other])})


def explain_decor(s: ArtSocietyState, seat: i64, action: i64) -> Refusal:
    """Why this size cannot be taken."""
    second = action >= DECOR_SECOND
    budget = s.second if second else s.first
    length = action - (DECOR_SECOND if second else DECOR) + 1
    if budget == 0:
        return Refusal("AS-DECOR-01")
    if second and s.second == s.first:
        return Refusal("AS-RULING-16")
    if length > budget % EXACT:
        return Refusal(
            "AS-DECOR-05" if budget > EXACT else "AS-DECOR-04", {"budget": int(budget % EXACT), "size": int(length)}
        )
    if s.cells[STOCK + length - 1] == 0 and not (s.switches & FREE_DECOR != 0 and freeable(s, seat, length)):
        return Refusal("AS-RULING-21", {"size": int(length)})
    assert not can_settle(s, seat, length)
    return Refusal("AS-RULING-18", {"size": int(length)})


def explain_finish(s: ArtSocietyState, seat: i64) -> Refusal:
    """Why the seat has not done yet."""
    if s.new != 0 or s.lifted != 0:
        if s.phase == REHANGING:
            return Refusal("AS-RULING-23", {"tile": tile(tile_name(s.new if s.new != 0 else s.lifted))})
        if fits(low(s, seat), high(s, seat), SHAPE[s.new - 1]):
            return Refusal("AS-PLACE-10", {"tile": tile(TILES[s.new - 1])})
        return Refusal("AS-SPACE-01")
    return Refusal("AS-DECOR-06", {"budget": int(s.first % EXACT)})
