"""The table as plain text for the terminal: walls side by side, the offer, the museum and the cards.

People count columns and rows from 1, and write a place `column/row`: "hang 5/3" is the notation "hang 4,2".
"""

import re
from collections.abc import Sequence
from typing import Final

from vernissage.core.inks import called, clipped, inked, padded, plain, rows_of
from vernissage.games.art_society.model import ArtSocietyView, Collector, Painting

TYPES: Final = {"city_life": "orange", "portrait": "pink", "still_life": "green", "landscape": "blue"}
# Which words of a sentence have a color of their own.
INKED: Final = {f"type-{kind}": ink for kind, ink in TYPES.items()}
LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
SHORT = {"city_life": "City", "portrait": "Portr", "still_life": "Still", "landscape": "Land"}


def show(view: ArtSocietyView) -> str:
    """The table without colors."""
    return plain(painted(view))


def spelled(text: str) -> str:
    """A notation as it is written in the terminal, its place counted from 1."""
    return re.sub(r"(\d+),(\d+)", lambda place: f"{int(place[1]) + 1}/{int(place[2]) + 1}", text)


def meant(said: str) -> str:
    """The notation of what was written in the terminal."""
    return re.sub(r"(\d+)/(\d+)", lambda place: f"{int(place[1]) - 1},{int(place[2]) - 1}", said)


def painted(view: ArtSocietyView, names: Sequence[str] = ()) -> str:
    """The whole table in at most 100 columns."""
    parts = [heading(view, names), museum_text(view)]
    if view.picked:
        parts.append("Picked: " + " ".join(view.picked))
    if view.offer:
        parts.append("On offer:\n" + "\n".join(f"  {line(tile)}" for tile in view.offer))
    if view.new is not None:
        parts.append(f"In hand: {line(view.new)}")
    if view.lifted:
        parts.append(f"To hang anew: {view.lifted}")
    for bonus in view.bonuses:
        parts.append(f"Open bonus: {'exactly' if bonus.exact else 'one decor tile of at most'} {bonus.budget}")
    if view.decor_in_hand:
        parts.append(f"In hand: a decor tile of size {view.decor_in_hand}")
    for start in range(0, len(view.collectors), 2):
        parts.append(pair_of_walls(view, view.collectors[start : start + 2], names))
    return "\n\n".join(parts)


def heading(view: ArtSocietyView, names: Sequence[str]) -> str:
    """Round, phase and whose answer is awaited."""
    facts = [f"Waiting for {', '.join(called(names, seat) for seat in view.waiting) or 'nobody'}"]
    if view.gavel >= 0:
        facts.append(f"Gavel: {called(names, view.gavel)}")
    if view.order:
        facts.append(f"Order: {', '.join(called(names, seat) for seat in view.order)}")
    return "\n".join(rows_of(f"Art Society  Round {view.round}  {view.phase}  ", facts, gap="  "))


def museum_text(view: ArtSocietyView) -> str:
    """The markers, what each type pays now, the museum piles and the supplies."""
    rows = []
    for kind in sorted(view.markers, key=lambda name: (-view.multipliers[name], -view.markers[name])):
        pile = " ".join(f"{tile.id}({tile.format})" for tile in view.museum[kind]) or "-"
        name = of_type(kind, f"{kind.replace('_', ' '):<11}")
        rows.append(f"  x{view.multipliers[kind]}  {name} at {view.markers[kind]:>3}   {clip(pile, 66)}")
    supply = " ".join(f"{form}:{count}" for form, count in view.supply.items())
    decor = " ".join(f"{size}:{count}" for size, count in enumerate(view.decor, 1))
    return "Museum\n" + "\n".join(rows) + f"\nSupply  {supply}\nDecor  {decor}"


def line(tile: Painting) -> str:
    """A painting in one line."""
    kind = of_type(tile.type, f"{tile.type.replace('_', ' '):<10}")
    return f"{tile.id}  {tile.format}  {kind}  {tile.frame:<6}  number {tile.number}"


def of_type(kind: str, text: str) -> str:
    """The text in the color of a type of painting."""
    return inked(TYPES[kind], text) if kind in TYPES else text


def pair_of_walls(view: ArtSocietyView, people: list[Collector], names: Sequence[str]) -> str:
    """Up to two players beside each other."""
    blocks = [player_text(view, person, called(names, person.seat)) for person in people]
    height = max(len(block) for block in blocks)
    rows = []
    for index in range(height):
        cells = [padded(clipped(block[index] if index < len(block) else "", 48), 50) for block in blocks]
        rows.append("".join(cells).rstrip())
    return "\n".join(rows)


def player_text(view: ArtSocietyView, person: Collector, name: str) -> list[str]:
    """One player: the wall with a letter for each painting, the key to the letters, and the cards."""
    you = " (you)" if person.seat == view.seat and name != "You" else ""
    rows = [f"{inked('strong', name)}{you}  {person.estimate} points now  {person.empty} empty"]
    rows += wall_text(view, person)
    rows.append("assistant: " + (person.assistant or "-") + "   surplus: " + (" ".join(person.surplus) or "-"))
    if person.starter:
        rows.append(f"to hang: {person.starter}")
    cards = [str(value) for value in person.hand] if person.hand is not None else [f"{person.cards_left} cards"]
    rows += rows_of("hand: ", cards, 48)
    rows += rows_of("stack: ", [str(value) if value else "?" for value in person.stack], 48)
    if person.bid is not None:
        rows.append(f"bid: {person.bid} (face down)")
    rows += wall_key(person)
    return rows


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
    rows = ["    " + " ".join(str(x % 10) for x in range(1, view.columns + 1))]
    for y, cells in enumerate(grid, 1):
        left, right = (">", "<") if y - 1 in view.eyeline else ("|", "|")
        rows.append(f"{y:>2} {left}" + " ".join(cells) + right)
    return rows


def wall_key(person: Collector) -> list[str]:
    """What each letter stands for, two to a row: ! marks a faux pas, + a tile of this round."""
    told = []
    for index, tile in enumerate(tile for tile in person.wall if tile.type):
        mark = ("!" if tile.faux_pas else "") + ("+" if tile.fresh else "")
        kind = of_type(tile.type, SHORT.get(tile.type, tile.type))
        told.append(padded(f"{LETTERS[index]} {tile.tile} {kind} {tile.frame}{mark}", 24))
    return ["".join(told[index : index + 2]).rstrip() for index in range(0, len(told), 2)]


def clip(text: str, width: int) -> str:
    """The text, cut with three dots when it is too long."""
    return text if len(text) <= width else text[: width - 3] + "..."
