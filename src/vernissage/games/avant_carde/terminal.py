"""The table as plain text, with the cards in their colors."""

from collections.abc import Sequence
from typing import Final

from vernissage.core.inks import called, inked, plain, rows_of
from vernissage.games.avant_carde.model import AvantCardeView, LineCard, PlayerView

# Which words of a sentence have a color of their own.
INKED: Final = {f"color-{color}": color for color in ("orange", "red", "blue", "purple", "white", "gray")}


def show(v: AvantCardeView) -> str:
    """The table without colors."""
    return plain(painted(v))


def painted(v: AvantCardeView, names: Sequence[str] = ()) -> str:
    """The table for a terminal, at most 100 columns wide."""
    where = {
        "play": "Play Cards",
        "buy": f"Buy Cards, {called(names, v.active)}: ${v.left} of ${v.made} left",
        "over": "Game over",
    }[v.phase]
    rows = [f"Round {v.round}  {where}"]
    rows += rows_of("Gallery  ", [f"{colored(s.top) or f'no-{s.number}'}({s.size})" for s in v.stacks])
    token = f"   token on the {v.section}" if v.section else ""
    rows.append(f"Awards {v.awards}  Extras {v.extras}{token}")
    rows.append("Patrons  " + ", ".join(f"{index + 2} {name}" for index, name in enumerate(v.patrons)))
    for player in v.players:
        rows += show_player(v, player, names)
    return "\n".join(rows)


def colored(card: str) -> str:
    """A card in its color, which it also names."""
    return inked(card.partition("-")[0], card) if card else ""


def show_player(v: AvantCardeView, p: PlayerView, names: Sequence[str]) -> list[str]:
    """One player's things in a few rows."""
    marks = [f"awards {p.awards}", f"deck {p.deck_size}", f"discard {len(p.discard)}"]
    marks += ["first player"] if p.seat == v.first and len(v.players) > 1 else []
    marks += ["change token"] if p.change else []
    marks += ["Hidden Gem"] if p.gem else []
    if v.phase == "play":
        marks.append("finished" if p.finished else f"playing from {p.hand_size} cards")
    own = " (you)" if p.seat == v.seat and called(names, p.seat) != "You" else ""
    rows = [f"{inked('strong', called(names, p.seat))}{own}  " + ", ".join(marks)]
    if p.line:
        rows += rows_of("  line  ", [slot_text(card) for card in p.line])
    if p.hand:
        rows += rows_of("  hand  ", [colored(card) for card in p.hand])
    return rows


def slot_text(card: LineCard) -> str:
    """A card of a line with its current values, in its current color."""
    if card.concealed:
        return f"[{card.card or '?'}{'>' + card.color if card.color else ''}]"
    color, _, number = card.card.partition("-")
    told = card.card
    if card.color != color:
        told += f">{card.color}"
    if int(number) not in card.numbers:
        told += f">{card.numbers[0]}"
    told += "".join(f"+{other}" for other in card.numbers if len(card.numbers) > 1 and other != int(number))
    return inked(card.color, f"{told}={card.copies}" if card.copies else told)
