"""The table as plain text."""

from vernissage.games.avant_carde.model import AvantCardeView, LineCard, PlayerView


def show_view(v: AvantCardeView) -> str:
    """The table for a terminal, at most 100 columns wide."""
    where = {
        "play": "Play Cards",
        "buy": f"Buy Cards, seat {v.active + 1}: ${v.left} of ${v.made} left",
        "over": "Game over",
    }[v.phase]
    rows = [f"Round {v.round}  {where}"]
    rows += wrap("Gallery  ", [f"{stack.top or f'no-{stack.number}'}({stack.size})" for stack in v.stacks])
    token = f"   token on the {v.section}" if v.section else ""
    rows.append(f"Awards {v.awards}  Extras {v.extras}{token}")
    rows.append("Patrons  " + ", ".join(f"{index + 2} {name}" for index, name in enumerate(v.patrons)))
    for player in v.players:
        rows += show_player(v, player)
    return "\n".join(rows)


def show_player(v: AvantCardeView, p: PlayerView) -> list[str]:
    """One player's things in a few rows."""
    marks = [f"awards {p.awards}", f"deck {p.deck_size}", f"discard {len(p.discard)}"]
    marks += ["first player"] if p.seat == v.first and len(v.players) > 1 else []
    marks += ["change token"] if p.change else []
    marks += ["Hidden Gem"] if p.gem else []
    if v.phase == "play":
        marks.append("finished" if p.finished else f"playing from {p.hand_size} cards")
    rows = [f"Seat {p.seat + 1}{' (you)' if p.seat == v.seat else ''}  " + ", ".join(marks)]
    if p.line:
        rows += wrap("  line  ", [slot_text(card) for card in p.line])
    if p.hand:
        rows += wrap("  hand  ", p.hand)
    return rows


def slot_text(card: LineCard) -> str:
    """A card of a line with its current values."""
    if card.concealed:
        return f"[{card.card or '?'}{'>' + card.color if card.color else ''}]"
    color, _, number = card.card.partition("-")
    told = card.card
    if card.color != color:
        told += f">{card.color}"
    if int(number) not in card.numbers:
        told += f">{card.numbers[0]}"
    told += "".join(f"+{other}" for other in card.numbers if len(card.numbers) > 1 and other != int(number))
    return f"{told}={card.copies}" if card.copies else told


def wrap(head: str, words: list[str]) -> list[str]:
    """Words in rows of at most 100 columns."""
    rows, row = [], head
    for word in words:
        if len(row) + len(word) + 1 > 100:
            rows.append(row)
            row = " " * len(head)
        row += word + " "
    return [*rows, row.rstrip()]
