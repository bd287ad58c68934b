"""Moves and journal lines as messages; en.ftl beside this file puts them into words."""

from vernissage.core.model import Arg, Line, Message, seat_name
from vernissage.games.avant_carde.state import AvantCardeState, line_size, slot_at
from vernissage.games.avant_carde.tables import CARD_NAMES, COLORS
from vernissage.games.avant_carde.vocabulary import VOCABULARY, Block, Lay


def card(name: str) -> Message:
    """A card as people say it: red 4."""
    color, _, number = name.partition("-")
    return Message("card", {"color": color_name(color), "number": int(number)})


def color_name(color: str) -> Message:
    """One of the six colors."""
    return Message(f"color-{color}")


def spot(s: AvantCardeState, seat: int, place: int) -> Message:
    """A card of the own line by name and place."""
    if not 0 <= seat < s.seats or place >= line_size(s, seat):
        return Message("spot-alone", {"place": place + 1})
    return Message("spot", {"card": card(CARD_NAMES[int(s.cells[slot_at(seat, place)])]), "place": place + 1})


def describe(s: AvantCardeState, seat: int, action: int) -> Message:
    """A move; alone at the table, powers that look at others look at the token (AC-SOLO-12, AC-SOLO-13)."""
    block = VOCABULARY.block_of(action)
    place = action - int(block.first)
    if block.lays:
        return describe_lay(block.lays[place])
    if block.says == "option":  # a power whose words are in no catalogue
        return Message("option", {"notation": block.texts[place]})
    return Message((s.seats == 1 and block.solo) or block.says, named(s, seat, block, place))


def named(s: AvantCardeState, seat: int, block: Block, place: int) -> dict[str, Arg]:
    """What a word names: a card, a card of the line, a number or a color."""
    if not block.values:
        return {}
    value = block.values[place]
    if block.place in ("hand", "discard"):
        return {"card": card(value)}
    last = value.split()[-1]
    if block.place == "line":
        own: dict[str, Arg] = {"spot": spot(s, seat, int(value.split()[0][1:]) - 1)}
        return own if last.startswith("#") else {**own, "number": int(last)}
    return {"color": color_name(last)} if last in COLORS else {"number": int(last)}


def describe_lay(lay: Lay) -> Message:
    """A card to lay, with what it is laid as and what it copies."""
    facts: dict[str, Arg] = {"card": card(CARD_NAMES[lay.kind])}
    way = ""
    if lay.copies:
        way += "-copying"
        facts["copies"] = lay.copies
    if lay.odd:
        way += "-odd"
        facts["odd"] = [*lay.odds]
    if lay.color >= 0:
        way += "-color"
        facts["color"] = color_name(COLORS[lay.color])
    if lay.number:
        way += "-number"
        facts["number"] = lay.number
    return Message(f"option-lay{way}", facts)


def target(action: int) -> list[str]:
    """The things on the table a move touches."""
    block = VOCABULARY.block_of(action)
    if not block.values or not block.place:
        return [block.place] if block.place else []
    value = block.values[action - int(block.first)].split()[0]
    return [f"{block.place}:{value.removeprefix('#')}"]


def tell(line: Line) -> Message:
    """A journal line, its card named as people name it; what is not counted is none."""
    facts: dict[str, Arg] = {"count": 0, **line.args}
    if "card" in facts:
        facts["card"] = card(str(facts["card"]))
    if line.seat >= 0:
        facts["who"] = seat_name(line.seat)
    return Message(f"line-{line.clause.lower()}", facts)
