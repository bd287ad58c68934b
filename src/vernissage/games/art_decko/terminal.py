"""The table as plain text, for the terminal."""

from vernissage.games.art_decko.model import ArtDeckoView, Exhibition, Player
from vernissage.games.art_decko.tables import BONUS_NAMES, LOCATION_NAMES, PRICE, RISE


def show(v: ArtDeckoView) -> str:
    """The whole view in at most a hundred columns."""
    lines = [headline(v), "", market_line(v), ""]
    for gallery in v.galleries:
        lines.append(f"{gallery.name:17} cost {gallery.cost:2}  rating +{gallery.rise}  {' '.join(gallery.paintings)}")
    stock = [f"{' '.join(v.cadmium)}   ({v.cadmium_deck} face down)", f"{v.sienna} G5"]
    for location, cards in enumerate(stock, 4):
        lines.append(f"{LOCATION_NAMES[location]:17} cost {PRICE[location]:2}  rating +{RISE[location]}  {cards}")
    lines.append(f"track {' '.join(map(str, v.track))}   painting deck {v.painting_deck}")
    lines.append("")
    lines += [room_line(room) for room in v.exhibitions]
    free = [name for name, owner in zip(BONUS_NAMES, v.bonus_spaces, strict=True) if owner < 0]
    lines += [f"New Exhibitor spaces free: {', '.join(free) or 'none'}", ""]
    for player in v.players:
        lines += player_lines(v, player)
    if v.plan is not None and v.plan.cost:
        lines.append(f"paid {v.plan.total} of {v.plan.cost}: {', '.join(v.plan.paid) or 'nothing yet'}")
    return "\n".join(line[:100].rstrip() for line in lines)


def headline(v: ArtDeckoView) -> str:
    """Round, turn and whether the end is called."""
    if v.over:
        return f"Art Decko, over after round {v.round} ({', '.join(v.ending)})"
    last = f", last round ({', '.join(v.ending)})" if v.ending else ""
    action = "end of turn" if v.action == 2 else f"action {v.action + 1}"
    return f"Art Decko, round {v.round}, {v.players[v.turn].color}'s turn, {action}{last}"


def market_line(v: ArtDeckoView) -> str:
    """Each genre's rating with its gold value and points, and gold with its ratio."""
    genres = "   ".join(f"{m.id} {m.rating}: {m.pays}g {m.points}VP" for m in v.market[:5])
    return f"{genres}   gold {v.market[5].rating}: {v.market[5].ratio} to 1"


def room_line(room: Exhibition) -> str:
    """An exhibition in one line."""
    hung = " ".join(f"{h.card}/{h.seat + 1}" for h in room.hung)
    rest = "-".join(map(str, room.column[len(room.hung) :]))
    return (
        f"{room.name:24} cost {room.cost:2} +{room.rise} VP {rest:9} [{' '.join(room.invitations)}] {room.tile_name}"
        f" {hung}"
    )


def player_lines(v: ArtDeckoView, player: Player) -> list[str]:
    """A seat in a few lines."""
    mark = ">" if player.seat == v.turn and not v.over else " "
    first = (
        f"{mark}{player.color:7} score {player.score:3}  ribbons {player.ribbons}  hand {player.hand_size}"
        f"  draw {player.draw_size}  discard {summed(player.discard)}"
    )
    lines = [first]
    if player.hand is not None:
        lines.append(f"   hand: {' '.join(player.hand)}")
    if player.seat == v.turn and any(v.spaces):
        lines.append(f"   played: {' '.join(v.spaces[0])} | {' '.join(v.spaces[1])}")
    return lines


def summed(cards: list[str]) -> str:
    """Many cards in short: how many of each genre and kind of Gold."""
    kinds = [card if card.startswith("G") else card[:2] for card in cards]
    return " ".join(kind if kinds.count(kind) == 1 else f"{kinds.count(kind)}x{kind}" for kind in dict.fromkeys(kinds))
