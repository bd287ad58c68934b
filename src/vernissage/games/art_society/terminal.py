"""The table as plain text for the terminal: walls side by side, the offer, the museum and the cards.

People count columns and rows from 1, and write a place `column/row`: "hang 5/3" is the notation "hang 4,2".
"""

import re
from collections.abc import Sequence
from typing import Final

from vernissage.core.inks import clipped, inked, padded, plain, rows_of, thing, width
from vernissage.core.model import Arg, Message, seat_name
from vernissage.core.words import ENGLISH, Voice
from vernissage.games.art_society.model import ArtSocietyView, Collector, Painting

PACKAGE: Final = "vernissage.games.art_society"
TYPES: Final = {"city_life": "orange", "portrait": "pink", "still_life": "green", "landscape": "blue"}
# Which words of a sentence have a color of their own.
INKED: Final = {f"type-{kind}": ink for kind, ink in TYPES.items()}
LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
NARROW: Final = 48  # columns of one player


def show(view: ArtSocietyView) -> str:
    """The table without colors."""
    return plain(painted(view))


def spelled(text: str) -> str:
    """A notation as it is written in the terminal, its place counted from 1."""
    return re.sub(r"(\d+),(\d+)", lambda place: f"{int(place[1]) + 1}/{int(place[2]) + 1}", text)


def meant(said: str) -> str:
    """The notation of what was written in the terminal."""
    return re.sub(r"(\d+)/(\d+)", lambda place: f"{int(place[1]) - 1},{int(place[2]) - 1}", said)


def painted(view: ArtSocietyView, names: Sequence[str] = (), locale: str = ENGLISH, *, with_hand: bool = True) -> str:
    """The whole table in at most 100 columns."""
    voice = Voice(PACKAGE, locale, names)
    say = voice.say
    parts = [heading(view, voice), museum_text(view, voice)]
    if view.picked:
        parts.append("\n".join(rows_of(say(Message("table-picked")) + " ", view.picked)))
    if view.offer:
        offer = [thing(f"offer:{tile.id}", line(tile, voice)) for tile in view.offer]
        parts.append("\n  ".join([say(Message("table-offer")), *offer]))
    if with_hand:
        parts += to_place(view, voice)
    for start in range(0, len(view.collectors), 2):
        parts.append(pair_of_walls(view, view.collectors[start : start + 2], voice, with_hand))
    return "\n\n".join(parts)


def hand(view: ArtSocietyView, locale: str = ENGLISH) -> list[str]:
    """What the seat has still to place, and its bid cards, a thing each."""
    cards = [value for person in view.collectors if person.seat == view.seat for value in person.hand or ()]
    return to_place(view, Voice(PACKAGE, locale)) + [thing(f"hand:{value}", str(value)) for value in cards]


def to_place(view: ArtSocietyView, voice: Voice) -> list[str]:
    """What the seat has taken and has still to place."""
    say = voice.say
    rows = []
    if view.new is not None:
        rows.append(say(Message("table-new", {"painting": line(view.new, voice)})))
    if view.lifted:
        rows.append(say(Message("table-lifted", {"tile": view.lifted})))
    for bonus in view.bonuses:
        facts: dict[str, Arg] = {"budget": bonus.budget}
        rows.append(say(Message("table-bonus-exact" if bonus.exact else "table-bonus", facts)))
    if view.decor_in_hand:
        rows.append(say(Message("table-decor-in-hand", {"size": view.decor_in_hand})))
    return rows


def heading(view: ArtSocietyView, voice: Voice) -> str:
    """Round, phase and whose answer is awaited."""
    say = voice.say
    waiting: list[int | str | Message] = [seat_name(seat) for seat in view.waiting]
    facts = [say(Message("table-waiting", {"seats": waiting}))]
    if view.gavel >= 0:
        facts.append(say(Message("table-gavel", {"who": seat_name(view.gavel)})))
    if view.order:
        facts.append(say(Message("table-order", {"seats": ", ".join(voice.name(seat) for seat in view.order)})))
    phase = Message(f"table-phase-{view.phase}")
    return "\n".join(
        rows_of(say(Message("table-round", {"round": view.round, "phase": phase})) + "  ", facts, gap="  ")
    )


def museum_text(view: ArtSocietyView, voice: Voice) -> str:
    """The markers, what each type pays now, the museum piles and the supplies."""
    say = voice.say
    names = {kind: say(Message(f"type-{kind}")) for kind in view.markers}
    wide = max(map(width, names.values()))
    rows = [say(Message("table-museum"))]
    for kind in sorted(view.markers, key=lambda name: (-view.multipliers[name], -view.markers[name])):
        pile = " ".join(f"{tile.id}({tile.format})" for tile in view.museum[kind]) or "-"
        at = say(Message("table-marker", {"at": f"{view.markers[kind]:>3}"}))
        rows.append(f"  x{view.multipliers[kind]}  {of_type(kind, padded(names[kind], wide))} {at}   {clip(pile, 66)}")
    supply = [thing(f"supply:{form}", f"{form}:{count}") for form, count in view.supply.items()]
    decor = [thing(f"decor:{size}", f"{size}:{count}") for size, count in enumerate(view.decor, 1)]
    rows += rows_of(say(Message("table-supply")) + "  ", supply)
    return "\n".join(rows + rows_of(say(Message("table-decor")) + "  ", decor))


def line(tile: Painting, voice: Voice) -> str:
    """A painting in one line."""
    kind = of_type(tile.type, padded(voice.say(Message(f"type-{tile.type}")), 10))
    frame = padded(voice.say(Message(f"table-frame-{tile.frame}")), 6)
    number = voice.say(Message("table-number", {"number": tile.number}))
    return f"{tile.id}  {tile.format}  {kind}  {frame}  {number}"


def of_type(kind: str, text: str) -> str:
    """The text in the color of a type of painting."""
    return inked(TYPES[kind], text) if kind in TYPES else text


def pair_of_walls(view: ArtSocietyView, people: list[Collector], voice: Voice, with_hand: bool) -> str:
    """Up to two players beside each other."""
    blocks = [player_text(view, person, voice, with_hand) for person in people]
    height = max(len(block) for block in blocks)
    rows = []
    for index in range(height):
        cells = [padded(clipped(block[index] if index < len(block) else "", NARROW), NARROW + 2) for block in blocks]
        rows.append("".join(cells).rstrip())
    return "\n".join(rows)


def player_text(view: ArtSocietyView, person: Collector, voice: Voice, with_hand: bool) -> list[str]:
    """One player: the wall with a letter for each painting, the key to the letters, and the cards."""
    say, own = voice.say, person.seat == view.seat
    name = inked("strong", voice.own_name(person.seat) if own else voice.name(person.seat))
    rows = [say(Message("table-player", {"name": name, "points": person.estimate, "empty": person.empty}))]
    rows += wall_text(view, person)
    beside = [say(Message("table-assistant", {"tile": person.assistant or "-"}))]
    beside.append(say(Message("table-surplus", {"tiles": " ".join(person.surplus) or "-"})))
    if own:
        beside = [thing(which, text) for which, text in zip(("assistant", "surplus"), beside, strict=True)]
    rows.append("   ".join(beside))
    if person.starter:
        rows.append(say(Message("table-starter", {"tile": person.starter})))
    if person.hand is None:
        rows.append(say(Message("table-cards", {"count": person.cards_left})))
    elif with_hand or not own:
        cards = [thing(f"hand:{value}", str(value)) if own else str(value) for value in person.hand]
        rows += rows_of(say(Message("table-hand")) + " ", cards, NARROW)
    stack = [str(value) if value else "?" for value in person.stack]
    rows += rows_of(say(Message("table-stack")) + " ", stack, NARROW)
    if person.bid is not None:
        rows.append(say(Message("table-bid", {"bid": person.bid})))
    return rows + wall_key(person, voice)


def wall_text(view: ArtSocietyView, person: Collector) -> list[str]:
    """The grid: letters are paintings, # decor, * a bare star, . an empty cell; the eyeline stands between > and <."""
    grid = [["." for _ in range(view.columns)] for _ in range(view.rows)]
    for x, y in view.stars:
        grid[y][x] = "*"
    paintings = 0
    for tile in person.wall:
        mark = "#"
        if tile.type:
            mark = of_type(tile.type, LETTERS[paintings])
            paintings += 1
        for y in range(tile.y, tile.y + tile.height):
            for x in range(tile.x, tile.x + tile.width):
                grid[y][x] = mark
    if person.seat == view.seat:
        grid = [[thing(f"wall:{x},{y}", cell) for x, cell in enumerate(row)] for y, row in enumerate(grid)]
    rows = ["    " + " ".join(str(x % 10) for x in range(1, view.columns + 1))]
    for y, cells in enumerate(grid, 1):
        left, right = (">", "<") if y - 1 in view.eyeline else ("|", "|")
        rows.append(f"{y:>2} {left}" + " ".join(cells) + right)
    return rows


def wall_key(person: Collector, voice: Voice) -> list[str]:
    """What each letter stands for, two to a row: ! marks a faux pas, + a tile of this round."""
    told = []
    for index, tile in enumerate(tile for tile in person.wall if tile.type):
        mark = ("!" if tile.faux_pas else "") + ("+" if tile.fresh else "")
        kind = of_type(tile.type, voice.say(Message(f"table-short-{tile.type}")))
        frame = voice.say(Message(f"table-frame-{tile.frame}"))
        told.append(padded(f"{LETTERS[index]} {tile.tile} {kind} {frame}{mark}", 24))
    return ["".join(told[index : index + 2]).rstrip() for index in range(0, len(told), 2)]


def clip(text: str, width: int) -> str:
    """The text, cut with three dots when it is too long."""
    return text if len(text) <= width else text[: width - 3] + "..."
