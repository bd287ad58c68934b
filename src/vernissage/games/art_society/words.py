"""Moves and journal lines as messages; en.ftl beside this file puts them into words."""

from vernissage.core.model import Arg, Line, Message, seat_name
from vernissage.core.piles import size
from vernissage.games.art_society.state import (
    ASSISTANT,
    DECOR_TILE,
    EXACT,
    PICKED,
    REHANGING,
    STARTER,
    ArtSocietyState,
    side,
)
from vernissage.games.art_society.tables import (
    BID_WORD,
    BIDS,
    CELLS,
    COLUMNS,
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
    HEIGHT,
    KEEP,
    KEPT,
    KEPT_UPRIGHT,
    NUMBERS,
    OPEN,
    PICK,
    ROWS,
    SHAPE,
    SIZES,
    SPOTS,
    START,
    STARTS,
    SURPLUS,
    TAKE,
    TILES,
    TYPE,
    TYPES,
    WIDTH,
)
from vernissage.games.art_society.wall import matches, offended, tile_name


def tile(name: str) -> Message:
    """A tile as people see it: P017 is a 2x3 City Life in a shell frame, decor-2 a decor tile of size 2."""
    if name.startswith("decor-"):
        return Message("decor", {"size": int(name[-1])})
    number = TILES.index(name)
    return Message(
        "painting",
        {
            "format": FORMATS[SHAPE[number]],
            "type": type_name(TYPES[TYPE[number]]),
            "frame": Message(f"frame-{FRAMES[FRAME[number]]}"),
        },
    )


def type_name(kind: str) -> Message:
    """One of the four types of painting."""
    return Message(f"type-{kind}")


def place(spot: str) -> Message:
    """A cell as people count it: "7,1" is column 8, row 2."""
    x, y = spot.split(",")
    return Message("place", {"column": int(x) + 1, "row": int(y) + 1})


def describe(s: ArtSocietyState, seat: int, action: int) -> Message:
    """The move, with what it brings."""
    if action < PICK:
        facts: dict[str, Arg] = {"place": place(SPOTS[STARTS[action - START]])}
        starter = int(s.cells[side(seat) + STARTER]) - 1
        if starter < 0:
            return Message("option-start", facts)
        return Message("option-start-tile", {"tile": tile(TILES[starter]), **facts})
    if action < OPEN:
        form = action - PICK
        return Message("option-pick", {"format": FORMATS[form], "number": NUMBERS[form]})
    if action == OPEN:
        return Message("option-open", {"picked": int(size(s.cells, PICKED))})
    if action < TAKE:
        return Message("option-bid", {"card": BIDS[action - BID_WORD]})
    if action < HANG:
        return Message("option-take", {"tile": tile(TILES[action - TAKE])})
    if action < EXCHANGE:
        return describe_hanging(s, seat, action)
    if action <= SURPLUS:
        mine = tile(TILES[s.new - 1]) if s.new else Message("some-painting")
        if action == SURPLUS:
            return Message("option-surplus", {"tile": mine})
        return Message("option-exchange", {"tile": mine, "other": tile(TILES[action - EXCHANGE])})
    if action < FINISH:
        budget = int((s.second if action >= DECOR_SECOND else s.first) % EXACT)
        return Message("option-decor", {"size": (action - DECOR) % int(SIZES) + 1, "budget": budget})
    if action == FINISH:
        return Message("option-finish")
    return Message("option-confirm" if action == CONFIRM else "option-rehang")


def describe_hanging(s: ArtSocietyState, seat: int, action: int) -> Message:
    """What hangs where, how many frames match, and whom it offends."""
    if action == KEEP:
        held = Message("decor", {"size": int(s.decor)}) if s.decor else tile(TILES[s.new - 1]) if s.new else None
        return Message("option-keep", {"tile": held or Message("some-tile")})
    kept = action > KEEP
    cell = (action - (KEPT if kept else HANG)) % int(CELLS)
    upright = action >= (KEPT_UPRIGHT if kept else HANG_UPRIGHT)
    code = int(s.lifted if s.phase == REHANGING else s.cells[side(seat) + ASSISTANT]) if kept else int(s.new)
    facts: dict[str, Arg] = {"place": place(SPOTS[cell]), "from": "assistant" if kept else "hand"}
    if (s.decor and not kept) or code > DECOR_TILE:
        length = code - int(DECOR_TILE) if kept else int(s.decor)
        way = "any" if length == 1 else "upright" if upright else "level"
        return Message("option-hang-decor", {**facts, "size": length, "way": way})
    if code == 0 or upright or not inside(int(SHAPE[code - 1]), cell):  # no option, but a word of the game
        return Message("option-hang-unsaid", facts)
    frames, touched = int(matches(s, seat, code - 1, cell)), int(offended(s, seat, code - 1, cell))
    kind = type_name(TYPES[TYPE[code - 1]])
    return Message(
        "option-hang", {**facts, "tile": tile(tile_name(code)), "frames": frames, "touched": touched, "type": kind}
    )


def inside(shape: int, cell: int) -> bool:
    """The shape does not jut out of the wall when its upper left cell is this one."""
    y, x = divmod(cell, int(COLUMNS))
    return x + int(WIDTH[shape]) <= COLUMNS and y + int(HEIGHT[shape]) <= ROWS


def tell(line: Line) -> Message:
    """A journal line, its things named as people name them."""
    facts: dict[str, Arg] = {name: named(name, arg) for name, arg in line.args.items()}
    if line.seat >= 0:
        facts["who"] = seat_name(line.seat)
    return Message(f"line-{line.clause.lower()}", facts)


def named(name: str, arg: str | int) -> Arg:
    """An argument of a journal line as a thing with a name."""
    text = str(arg)
    if name in ("tile", "for"):
        return tile(text)
    if name in ("tiles", "gave", "got"):
        return [tile(each) for each in text.split()]
    if name == "cards":
        return [int(each) for each in text.split()]
    if name == "order":
        return [seat_name(int(each)) for each in text.split()]
    if name == "owner":
        return seat_name(int(arg))
    if name == "type":
        return type_name(text)
    return place(text) if name == "place" else arg


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
