"""The table as plain text, with the genres in their colors."""

from collections.abc import Sequence
from typing import Final

from vernissage.core.inks import called, clipped, inked, plain
from vernissage.games.art_decko.model import ArtDeckoView, Exhibition, Player
from vernissage.games.art_decko.tables import BONUS_NAMES, LOCATION_NAMES, PRICE, RISE

GENRES: Final = {"AN": "green", "IM": "blue", "PA": "pink", "RE": "orange", "SU": "purple"}
# Which words of a sentence have a color of their own.
INKED: Final = {f"genre-{genre.lower()}": ink for genre, ink in GENRES.items()} | {"genre-gold": "yellow"}


def show(v: ArtDeckoView) -> str:
    """The table without colors."""
    return plain(painted(v))


def painted(v: ArtDeckoView, names: Sequence[str] = ()) -> str:
    """The whole view in at most a hundred columns."""
    lines = [headline(v, names), "", market_line(v), ""]
    for gallery in v.galleries:
        lines.append(f"{gallery.name:17} cost {gallery.cost:2}  rating +{gallery.rise}  {cards_of(gallery.paintings)}")
    stock = [f"{cards_of(v.cadmium)}   ({v.cadmium_deck} face down)", f"{v.sienna} {colored('G5')}"]
    for location, cards in enumerate(stock, 4):
        lines.append(f"{LOCATION_NAMES[location]:17} cost {PRICE[location]:2}  rating +{RISE[location]}  {cards}")
    lines.append(f"track {' '.join(map(str, v.track))}   painting deck {v.painting_deck}")
    lines.append("")
    lines += [room_line(room, names) for room in v.exhibitions]
    free = [name for name, owner in zip(BONUS_NAMES, v.bonus_spaces, strict=True) if owner < 0]
    lines += [f"New Exhibitor spaces free: {', '.join(free) or 'none'}", ""]
    for player in v.players:
        lines += player_lines(v, player, names)
    if v.plan is not None and v.plan.cost:
        lines.append(f"paid {v.plan.total} of {v.plan.cost}: {', '.join(v.plan.paid) or 'nothing yet'}")
    return "\n".join(clipped(line.rstrip(), 100) for line in lines)


def colored(card: str) -> str:
    """A card or genre in its color, which its letters also name."""
    ink = "yellow" if card.startswith(("G", "g")) else GENRES.get(card[:2], "")
    return inked(ink, card) if ink else card


def cards_of(cards: Sequence[str]) -> str:
    """Cards in their colors."""
    return " ".join(colored(card) for card in cards)


def headline(v: ArtDeckoView, names: Sequence[str]) -> str:
    """Round, turn and whether the end is called."""
    if v.over:
        return f"Art Decko, over after round {v.round} ({', '.join(v.ending)})"
    last = f", last round ({', '.join(v.ending)})" if v.ending else ""
    action = "end of turn" if v.action == 2 else f"action {v.action + 1}"
    turn = "your turn" if v.turn == v.seat else f"turn of {called(names, v.turn)}"
    return f"Art Decko, round {v.round}, {turn}, {action}{last}"


def market_line(v: ArtDeckoView) -> str:
    """Each genre's rating with its gold value and points, and gold with its ratio."""
    genres = "   ".join(f"{colored(m.id)} {m.rating}: {m.pays}g {m.points}VP" for m in v.market[:5])
    return f"{genres}   {colored('gold')} {v.market[5].rating}: {v.market[5].ratio} to 1"


def room_line(room: Exhibition, names: Sequence[str]) -> str:
    """An exhibition in one line."""
    hung = " ".join(f"{colored(h.card)}/{called(names, h.seat)}" for h in room.hung)
    rest = "-".join(map(str, room.column[len(room.hung) :]))
    return (
        f"{room.name:24} cost {room.cost:2} +{room.rise} VP {rest:9} [{cards_of(room.invitations)}] {room.tile_name}"
        f" {hung}"
    )


def player_lines(v: ArtDeckoView, player: Player, names: Sequence[str]) -> list[str]:
    """A seat in a few lines."""
    mark = ">" if player.seat == v.turn and not v.over else " "
    name = inked("strong", f"{called(names, player.seat)} ({player.color})".ljust(20))
    first = (
        f"{mark}{name} score {player.score:3}  ribbons {player.ribbons}  hand {player.hand_size}"
        f"  draw {player.draw_size}  discard {summed(player.discard)}"
    )
    lines = [first]
    if player.hand is not None:
        lines.append(f"   hand: {cards_of(player.hand)}")
    if player.seat == v.turn and any(v.spaces):
        lines.append(f"   played: {cards_of(v.spaces[0])} | {cards_of(v.spaces[1])}")
    return lines


def summed(cards: list[str]) -> str:
    """Many cards in short: how many of each genre and kind of Gold."""
    kinds = [card if card.startswith("G") else card[:2] for card in cards]
    counted = {kind: kinds.count(kind) for kind in kinds}
    return " ".join(("" if count == 1 else f"{count}x") + colored(kind) for kind, count in counted.items())
