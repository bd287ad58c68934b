"""Moves and journal lines as full sentences."""
# interpreted: words for people are made off the hot path

from vernissage.core.model import Line
from vernissage.core.piles import size
from vernissage.games.art_society.state import ASSISTANT, DECOR_TILE, EXACT, PICKED, REHANGING, STARTER, ArtSocietyState, side
from vernissage.games.art_society.tables import (
    BID_WORD,
    BIDS,
    CELLS,
    CONFIRM,
    DECOR,
    DECOR_SECOND,
    EXCHANGE,
    FINISH,
    FORMATS,
    FRAME,
    FRAMES,
    HANG,
    HANG_UPRIGHT,
    KEEP,
    KEPT,
    KEPT_UPRIGHT,
    NUMBERS,
    OPEN,
    PICK,
    SHAPE,
    SIZES,
    SPOTS,
    START,
    STARTS,
    SURPLUS,
    TAKE,
    TILES,
    TYPE,
    TYPE_NAMES,
    TYPES,
)
from vernissage.games.art_society.wall import matches, offended, tile_name


def called(name: str) -> str:
    """A tile as people see it: P017 is a "2x3 City Life in a shell frame", decor-2 a "decor tile of size 2"."""
    if name.startswith("decor-"):
        return f"decor tile of size {name[-1]}"
    tile = TILES.index(name)
    frame = FRAMES[FRAME[tile]]
    return f"{FORMATS[SHAPE[tile]]} {TYPE_NAMES[TYPE[tile]]} in {'an' if frame[0] in 'aeiou' else 'a'} {frame} frame"


def place(spot: str) -> str:
    """A cell as people count it: "7,1" is "column 8, row 2"."""
    x, y = spot.split(",")
    return f"column {int(x) + 1}, row {int(y) + 1}"


def sentence(s: ArtSocietyState, seat: int, action: int) -> str:
    """The move as a full sentence, with what it brings."""
    if action < PICK:
        tile = int(s.cells[side(seat) + STARTER]) - 1
        own = f", the {called(TILES[tile])}," if tile >= 0 else ""
        return f"Hang the starting painting{own} at {place(SPOTS[STARTS[action - START]])}."
    if action < OPEN:
        form = action - PICK
        return f"Pick a {FORMATS[form]} painting, number {NUMBERS[form]}."
    if action == OPEN:
        return f"Turn the {int(size(s.cells, PICKED))} picked paintings face up and open the auction."
    if action < TAKE:
        return f"Bid {BIDS[action - BID_WORD]}."
    if action < HANG:
        return f"Take the {called(TILES[action - TAKE])}."
    if action < EXCHANGE:
        return hanging_sentence(s, seat, action)
    if action < SURPLUS:
        mine = f"the {called(TILES[s.new - 1])}" if s.new else "a painting"
        return f"Exchange {mine} for the {called(TILES[action - EXCHANGE])} from the museum."
    if action == SURPLUS:
        mine = f"the {called(TILES[s.new - 1])}" if s.new else "a painting"
        return f"Store {mine} beside the board as surplus, at 2 points off."
    if action < FINISH:
        second = action >= DECOR_SECOND
        budget = int((s.second if second else s.first) % EXACT)
        length = (action - DECOR) % int(SIZES) + 1
        return f"Take a decor tile of size {length} for the bonus of {budget}."
    if action == FINISH:
        return "Finish."
    return "Leave this round's tiles where they hang." if action == CONFIRM else "Lift this round's tiles and hang them anew."


def hanging_sentence(s: ArtSocietyState, seat: int, action: int) -> str:
    """What hangs where, how many frames match, and whom it offends."""
    if action == KEEP:
        tile = f"decor tile of size {s.decor}" if s.decor else called(TILES[s.new - 1]) if s.new else "new tile"
        return f"Give the {tile} to the assistant."
    kept = action > KEEP
    start = KEPT if kept else HANG
    cell = (action - start) % int(CELLS)
    upright = action >= (KEPT_UPRIGHT if kept else HANG_UPRIGHT)
    code = int(s.lifted if s.phase == REHANGING else s.cells[side(seat) + ASSISTANT]) if kept else int(s.new)
    if (s.decor and not kept) or code > DECOR_TILE:
        length = code - int(DECOR_TILE) if kept else int(s.decor)
        way = "" if length == 1 else " upright" if upright else " level"
        return f"Hang the {'kept ' if kept else ''}decor tile of size {length}{way} at {place(SPOTS[cell])}."
    if code == 0:
        return f"Hang a tile at {place(SPOTS[cell])}."
    told = f"Hang the {'kept ' if kept else ''}{called(tile_name(code))} at {place(SPOTS[cell])}"
    if upright:
        return f"{told}, turned."
    frames, types = int(matches(s, seat, code - 1, cell)), int(offended(s, seat, code - 1, cell))
    if frames:
        told += f", beside {frames} matching frame{'s' if frames > 1 else ''}"
    if types:
        told += f"; a faux pas with {types} {TYPE_NAMES[TYPE[code - 1]]}"
    return told + "."


TOLD = {
    "AS-SETUP-11": "{who} hangs the starting painting, the {tile}, at {place}.",
    "AS-SETUP-14": "{who} gets the starting bid {card}.",
    "AS-SETUP-15": "{who} has the lowest starting bid and takes the gavel.",
    "AS-AUCTION-02": "{who} picks a {format}.",
    "AS-AUCTION-07": "{who} opens the auction: {tiles}.",
    "AS-BID-03": "{who} bids {card}.",
    "AS-BID-05": "The seats take in the order {order}.",
    "AS-BID-06": "{who} is tied and shows the card beneath: {cards}.",
    "AS-BID-07": "{who} is tied further down and shows {cards}.",
    "AS-BID-08": "{who} is tied down to the starting bid and shows {cards}.",
    "AS-TAKE-01": "{who} takes the {tile}.",
    "AS-PLACE-01": "{who} hangs the {tile} at {place}.",
    "AS-ASSIST-07": "{who} hangs the {tile} from the assistant at {place}.",
    "AS-ASSIST-03": "{who} hangs the {tile} from the assistant at {place}.",
    "AS-ASSIST-02": "{who} gives the {tile} to the assistant.",
    "AS-FAUX-01": "The {tile} touches {touched} of its own type: a faux pas.",
    "AS-DECOR-01": "{who} gains decor for matching frames: {matches}.",
    "AS-DECOR-04": "{who} takes a decor tile of size {size} for a bonus of {budget}.",
    "AS-DECOR-05": "{who} takes a decor tile of size {size}; {left} of the bonus are left.",
    "AS-DECOR-07": "{who} hangs the {tile} at {place}.",
    "AS-DECOR-14": "{who} has a full wall; decor worth {budget} is not taken.",
    "AS-DECOR-15": "A decor size has run out: seat {owner} gives {gave} at {place} back for {got}.",
    "AS-DECOR-17": "A decor size has run out: seat {owner} has {gave} at {place} split into {got}.",
    "AS-RULING-13": "{who} has a full wall and takes no decor for the surplus painting.",
    "AS-RULING-21": "No decor can be had or hung: a bonus of {budget} lapses.",
    "AS-SPACE-03": "{who} exchanges the {tile} for the {for} from the museum.",
    "AS-SPACE-09": "{who} stores the {tile} as surplus.",
    "AS-SPACE-10": "{who} takes a decor tile of size 1 for the surplus painting.",
    "AS-SPACE-12": "{who} has a second surplus painting: this is the last round.",
    "AS-PRESTIGE-01": "The {tile} goes to the museum.",
    "AS-PRESTIGE-02": "The marker of {type} moves from {from} to {to}.",
    "AS-PRESTIGE-03": "Space {target} is taken: {type} steps back to {to}.",
    "AS-PRESTIGE-04": "Space {target} and those before it are taken: {type} steps back to {to}.",
    "AS-PRESTIGE-06": "The marker of {type} passes 50 and turns to its black side.",
    "AS-RULING-24": "{who} lifts this round's tiles to hang them anew.",
    "AS-RULING-26": "{type} finds every space taken and stays on {to}.",
    "AS-RULING-27": "{type} finds every space taken and stays beside the track.",
    "AS-RULING-35": "{who} gets the token for a complete wall.",
    "AS-ROUND-01": "Round {round}: the gavel passes to {who}.",
    "AS-END-01": "{who} has filled the wall: the game ends.",
    "AS-END-02": "{who} has two surplus paintings: the game ends.",
    "AS-END-03": "All bid cards are played: the game ends.",
    "AS-RULING-06": "The supply is too short for another round: the game ends.",
}


def told(line: Line) -> str:
    """A journal line as a sentence; people count seats from one."""
    facts = dict(line.args)
    if "type" in facts:
        facts["type"] = TYPE_NAMES[TYPES.index(str(facts["type"]))]
    if "order" in facts:
        facts["order"] = ", ".join(str(int(seat) + 1) for seat in str(facts["order"]).split())
    if "owner" in facts:
        facts["owner"] = int(facts["owner"]) + 1
    facts |= {key: called(str(facts[key])) for key in ("tile", "for") if key in facts}
    facts |= {key: " and ".join(f"a {called(name)}" for name in str(facts[key]).split()) for key in ("gave", "got") if key in facts}
    if "place" in facts:
        facts["place"] = place(str(facts["place"]))
    if "tiles" in facts:
        facts["tiles"] = "; ".join(called(name) for name in str(facts["tiles"]).split())
    return TOLD[line.clause].format(who=f"Seat {line.seat + 1}", **facts)


def targets(action: int) -> list[str]:
    """The things on the table a move touches."""
    if action < PICK:
        return [f"wall:{SPOTS[STARTS[action - START]]}"]
    if action < OPEN:
        return [f"supply:{FORMATS[action - PICK]}"]
    if action == OPEN:
        return ["auction"]
    if action < TAKE:
        return [f"hand:{BIDS[action - BID_WORD]}"]
    if action < HANG:
        return [f"offer:{TILES[action - TAKE]}"]
    if action < KEEP:
        return [f"wall:{SPOTS[(action - HANG) % int(CELLS)]}"]
    if action == KEEP:
        return ["assistant"]
    if action < EXCHANGE:
        return ["assistant", f"wall:{SPOTS[(action - KEPT) % int(CELLS)]}"]
    if action < SURPLUS:
        return [f"museum:{TILES[action - EXCHANGE]}"]
    if action == SURPLUS:
        return ["surplus"]
    if action < FINISH:
        return [f"decor:{(action - DECOR) % int(SIZES) + 1}"]
    return ["turn"] if action == FINISH else ["wall"]
