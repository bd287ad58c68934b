"""The table as plain text, with the cards in their colors."""

from collections.abc import Sequence
from typing import Final

from vernissage.core.inks import inked, plain, rows_of, thing
from vernissage.core.model import Message, seat_name
from vernissage.core.words import ENGLISH, Voice
from vernissage.games.avant_carde.model import AvantCardeView, LineCard, PlayerView, StackView

PACKAGE: Final = "vernissage.games.avant_carde"
# Which words of a sentence have a color of their own.
INKED: Final = {f"color-{color}": color for color in ("orange", "red", "blue", "purple", "white", "gray")}


def show(v: AvantCardeView) -> str:
    """The table without colors."""
    return plain(painted(v))


def painted(v: AvantCardeView, names: Sequence[str] = (), locale: str = ENGLISH, *, with_hand: bool = True) -> str:
    """The table for a terminal, at most 100 columns wide."""
    voice = Voice(PACKAGE, locale, names)
    say = voice.say
    buying = Message("table-buying", {"who": seat_name(v.active), "left": v.left, "made": v.made})
    where = {"play": Message("table-playing"), "buy": buying, "over": Message("table-over")}[v.phase]
    rows = [say(Message("table-round", {"round": v.round, "phase": where}))]
    rows += rows_of(say(Message("table-gallery")) + "  ", [stack_text(voice, stack) for stack in v.stacks])
    rows.append(say(Message("table-awards", {"awards": v.awards, "extras": v.extras})))
    if v.section:
        section = Message(f"table-section-{v.section.replace(' ', '-')}")
        rows[-1] += "   " + say(Message("table-token", {"section": section}))
    patrons = [f"{number} {say(Message(f'patron-{name}'))}" for number, name in enumerate(v.patrons, 2)]
    rows += rows_of(say(Message("table-patrons")) + "  ", patrons, gap="  ")
    for player in v.players:
        rows += show_player(v, player, voice, with_hand)
    return "\n".join(rows)


def hand(v: AvantCardeView, locale: str = ENGLISH) -> list[str]:
    """The own cards, a thing each."""
    return [in_hand(card) for player in v.players if player.seat == v.seat for card in player.hand or ()]


def colored(card: str) -> str:
    """A card in its color, which it also names."""
    return inked(card.partition("-")[0], card) if card else ""


def in_hand(card: str) -> str:
    """A card one can lay."""
    return thing(f"hand:{card}", colored(card))


def stack_text(voice: Voice, stack: StackView) -> str:
    """A stack of the gallery: its top and how many lie there."""
    top = colored(stack.top) or voice.say(Message("table-no-stack", {"number": stack.number}))
    return thing(f"stack:{stack.number}", f"{top}({stack.size})")


def show_player(v: AvantCardeView, p: PlayerView, voice: Voice, with_hand: bool) -> list[str]:
    """One player's things in a few rows."""
    say, own = voice.say, p.seat == v.seat
    marks = [Message("table-player", {"awards": p.awards, "deck": p.deck_size, "discard": len(p.discard)})]
    marks += [Message("table-first")] if p.seat == v.first and len(v.players) > 1 else []
    marks += [Message("table-gem")] if p.gem else []
    if v.phase == "play":
        marks.append(Message("table-finished") if p.finished else Message("table-laying", {"cards": p.hand_size}))
    told = [say(mark) for mark in marks]
    if p.change:
        change = say(Message("table-change"))
        told.append(thing("change", change) if own else change)
    name = voice.own_name(p.seat) if own else voice.name(p.seat)
    rows = [f"{inked('strong', name)}  " + ", ".join(told)]
    if p.line:
        line = [slot_text(card) for card in p.line]
        line = [thing(f"line:{place}", card) for place, card in enumerate(line, 1)] if own else line
        rows += rows_of(f"  {say(Message('table-line'))}  ", line)
    if p.hand and (with_hand or not own):
        rows += rows_of(
            f"  {say(Message('table-hand'))}  ", [in_hand(card) if own else colored(card) for card in p.hand]
        )
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
