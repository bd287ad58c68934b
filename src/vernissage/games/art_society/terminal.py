"""The table as plain text for the terminal: walls side by side, the offer, the museum and the cards."""

from vernissage.games.art_society.model import ArtSocietyView, Collector, Painting

LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
SHORT = {"city_life": "City", "portrait": "Portr", "still_life": "Still", "landscape": "Land"}


def drawn(view: ArtSocietyView) -> str:
    """The whole table in at most 100 columns."""
    parts = [heading(view), museum_text(view)]
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
        parts.append(pair_of_walls(view, view.collectors[start : start + 2]))
    return "\n\n".join(parts)


def heading(view: ArtSocietyView) -> str:
    """Round, phase and whose answer is awaited."""
    waiting = (
        ("seat " if len(view.waiting) == 1 else "seats ") + " ".join(str(seat + 1) for seat in view.waiting)
        if view.waiting
        else "nobody"
    )
    gavel = f"  Gavel: seat {view.gavel + 1}" if view.gavel >= 0 else ""
    order = "  Order: " + " ".join(str(seat + 1) for seat in view.order) if view.order else ""
    return f"Art Society  Round {view.round}  {view.phase}  Waiting for {waiting}{gavel}{order}"


def museum_text(view: ArtSocietyView) -> str:
    """The markers, what each type pays now, the museum piles and the supplies."""
    rows = []
    for kind in sorted(view.markers, key=lambda name: (-view.multipliers[name], -view.markers[name])):
        pile = " ".join(f"{tile.id}({tile.format})" for tile in view.museum[kind]) or "-"
        rows.append(f"  x{view.multipliers[kind]}  {kind:<11} at {view.markers[kind]:>3}   {clip(pile, 66)}")
    supply = " ".join(f"{form}:{count}" for form, count in view.supply.items())
    decor = " ".join(f"{size}:{count}" for size, count in enumerate(view.decor, 1))
    return "Museum\n" + "\n".join(rows) + f"\nSupply  {supply}\nDecor  {decor}"


def line(tile: Painting) -> str:
    """A painting in one line."""
    return f"{tile.id}  {tile.format}  {tile.type.replace('_', ' '):<10}  {tile.frame:<6}  number {tile.number}"


def pair_of_walls(view: ArtSocietyView, people: list[Collector]) -> str:
    """Up to two players beside each other."""
    blocks = [player_text(view, person) for person in people]
    height = max(len(block) for block in blocks)
    rows = []
    for index in range(height):
        cells = [(block[index] if index < len(block) else "")[:48].ljust(50) for block in blocks]
        rows.append("".join(cells).rstrip())
    return "\n".join(rows)


def player_text(view: ArtSocietyView, person: Collector) -> list[str]:
    """One player: the wall with a letter for each painting, the key to the letters, and the cards."""
    you = " (you)" if person.seat == view.seat else ""
    rows = [f"Seat {person.seat + 1}{you}  {person.estimate} points now  {person.empty} empty"]
    rows += wall_text(view, person)
    rows.append("assistant: " + (person.assistant or "-") + "   surplus: " + (" ".join(person.surplus) or "-"))
    if person.starter:
        rows.append(f"to hang: {person.starter}")
    cards = " ".join(str(value) for value in person.hand) if person.hand is not None else f"{person.cards_left} cards"
    rows += wrapped("hand: " + cards)
    rows += wrapped("stack: " + " ".join(str(value) if value else "?" for value in person.stack))
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
            mark = LETTERS[paintings]
            paintings += 1
        for y in range(tile.y, tile.y + tile.height):
            for x in range(tile.x, tile.x + tile.width):
                grid[y][x] = mark
    rows = ["    " + " ".join(str(x % 10) for x in range(view.columns))]
    for y, cells in enumerate(grid):
        left, right = (">", "<") if y in view.eyeline else ("|", "|")
        rows.append(f"{y:>2} {left}" + " ".join(cells) + right)
    return rows


def wall_key(person: Collector) -> list[str]:
    """What each letter stands for, two to a row: ! marks a faux pas, + a tile of this round."""
    told = []
    for index, tile in enumerate(tile for tile in person.wall if tile.type):
        mark = ("!" if tile.faux_pas else "") + ("+" if tile.fresh else "")
        told.append(f"{LETTERS[index]} {tile.tile} {SHORT.get(tile.type, tile.type)} {tile.frame}{mark}".ljust(24))
    return ["".join(told[index : index + 2]).rstrip() for index in range(0, len(told), 2)]


def wrapped(text: str) -> list[str]:
    """A long row of cards in rows of 48."""
    rows, row = [], ""
    for word in text.split(" "):
        if len(row) + len(word) > 46:
            rows.append(row)
            row = " "
        row = f"{row} {word}" if row else word
    return [*rows, row]


def clip(text: str, width: int) -> str:
    """The text, cut with three dots when it is too long."""
    return text if len(text) <= width else text[: width - 3] + "..."
