"""The table as plain text, with the genres in their colors."""

from collections.abc import Sequence
from typing import Final

from vernissage.core.inks import clipped, inked, padded, plain, thing
from vernissage.core.model import Arg, Message, seat_name
from vernissage.core.words import ENGLISH, Voice
from vernissage.games.art_decko.model import ArtDeckoView, Exhibition, Player
from vernissage.games.art_decko.tables import BONUS_IDS, LOCATION_IDS, PRICE, RISE

PACKAGE: Final = "vernissage.games.art_decko"
GENRES: Final = {"AN": "green", "IM": "blue", "PA": "pink", "RE": "orange", "SU": "purple"}
# Which words of a sentence have a color of their own.
INKED: Final = {f"genre-{genre.lower()}": ink for genre, ink in GENRES.items()} | {"genre-gold": "yellow"}
BANKS: Final = {"cadmium": Message("table-cadmium"), "sienna": Message("table-sienna")}


def show(v: ArtDeckoView) -> str:
    """The table without colors."""
    return plain(painted(v))


def painted(v: ArtDeckoView, names: Sequence[str] = (), locale: str = ENGLISH, *, with_hand: bool = True) -> str:
    """The whole view in at most a hundred columns."""
    voice = Voice(PACKAGE, locale, names)
    say = voice.say
    lines = [headline(v, voice), "", market_line(v, voice), ""]
    for gallery in v.galleries:
        lines.append(
            place_line(voice, gallery.id, gallery.cost, gallery.rise, for_sale(v, gallery.id, gallery.paintings))
        )
    face_down = say(Message("table-face-down", {"count": v.cadmium_deck}))
    stock = [f"{for_sale(v, 'cadmium', v.cadmium)}   {face_down}", f"{v.sienna} {colored('G5')}"]
    for location, cards in enumerate(stock, len(v.galleries)):
        lines.append(place_line(voice, LOCATION_IDS[location], int(PRICE[location]), int(RISE[location]), cards))
    lines.append(say(Message("table-track", {"track": " ".join(map(str, v.track)), "deck": v.painting_deck})))
    lines.append("")
    lines += [room_line(room, voice) for room in v.exhibitions]
    lines += [spaces_line(v, voice), ""]
    for player in v.players:
        lines += player_lines(v, player, voice, with_hand)
    if v.plan is not None and v.plan.cost:
        spent: list[int | str | Message] = [*map(paid_with, v.plan.paid)]
        paid: dict[str, Arg] = {"total": v.plan.total, "cost": v.plan.cost, "cards": spent}
        lines.append(say(Message("table-paid", paid)))
    return "\n".join(clipped(line.rstrip(), 100) for line in lines)


def hand(v: ArtDeckoView, locale: str = ENGLISH) -> list[str]:
    """The own cards, a thing each."""
    return [in_hand(card) for player in v.players if player.seat == v.seat for card in player.hand or ()]


def colored(card: str) -> str:
    """A card or genre in its color, which its letters also name."""
    ink = "yellow" if card.startswith("G") else GENRES.get(card[:2], "")
    return inked(ink, card) if ink else card


def kind(card: str) -> str:
    """What a move calls a card: Gold by its kind, a painting by its genre."""
    return card if card.startswith("G") else card[:2]


def in_hand(card: str) -> str:
    """A card of the own hand."""
    return thing(f"hand:{kind(card)}", colored(card))


def cards_of(cards: Sequence[str]) -> str:
    """Cards in their colors."""
    return " ".join(colored(card) for card in cards)


def paid_with(move: str) -> str | Message:
    """What a payment names: a card, or a card for its ability."""
    how, _, card = move.partition(" ")
    return Message("ability", {"cards": colored(card)}) if how == "use" else colored(card)


def for_sale(v: ArtDeckoView, place: str, cards: Sequence[str]) -> str:
    """Cards at a gallery or bank; while one buys there, each can be picked."""
    if v.plan is None or v.plan.place != place:
        return cards_of(cards)
    return " ".join(thing(f"sale:{kind(card)}", colored(card)) for card in cards)


def place_line(voice: Voice, place: str, cost: int, rise: int, cards: str) -> str:
    """A gallery or bank in one line."""
    name = voice.say(BANKS.get(place, Message(f"place-{place}")))
    price = voice.say(Message("table-price", {"cost": f"{cost:2}", "rise": rise}))
    return f"{thing(f'location:{place}', padded(name, 17))} {price}  {cards}"


def headline(v: ArtDeckoView, voice: Voice) -> str:
    """Round, turn and whether the end is called."""
    ending: list[int | str | Message] = [Message(f"table-ending-{reason}") for reason in v.ending]
    if v.over:
        return voice.say(Message("table-headline-over", {"round": v.round, "ending": ending}))
    mine = v.turn == v.seat
    facts: dict[str, Arg] = {
        "round": v.round,
        "turn": Message("table-your-turn") if mine else Message("table-turn-of", {"who": seat_name(v.turn)}),
        "action": Message("table-turn-end") if v.action == 2 else Message("table-action", {"number": v.action + 1}),
    }
    if not ending:
        return voice.say(Message("table-headline", facts))
    return voice.say(Message("table-headline-last", {**facts, "ending": ending}))


def market_line(v: ArtDeckoView, voice: Voice) -> str:
    """Each genre's rating with its gold value and points, and gold with its ratio."""
    told = [
        Message("table-market", {"genre": colored(m.id), "rating": m.rating, "pays": m.pays, "points": m.points})
        for m in v.market[:5]
    ]
    gold = inked("yellow", voice.say(Message("genre-gold")))
    last = v.market[5]
    told.append(Message("table-market-gold", {"gold": gold, "rating": last.rating, "ratio": last.ratio}))
    return "   ".join(voice.say(each) for each in told)


def room_line(room: Exhibition, voice: Voice) -> str:
    """An exhibition in one line."""
    say = voice.say
    hung = " ".join(f"{colored(h.card)}/{voice.name(h.seat)}" for h in room.hung)
    rest = "-".join(map(str, room.column[len(room.hung) :]))
    price = Message("table-show-price", {"cost": f"{room.cost:2}", "rise": room.rise, "column": f"{rest:9}"})
    guests = " ".join(say(Message("table-wild")) if each == "wild" else colored(each) for each in room.invitations)
    name = thing(f"exhibition:{room.id}", padded(say(Message(f"room-{room.id}")), 24))
    return f"{name} {say(price)} [{guests}] {say(Message(f'tile-{room.tile.lower()}'))} {hung}"


def spaces_line(v: ArtDeckoView, voice: Voice) -> str:
    """What a new exhibitor may claim."""
    free: list[int | str | Message] = [
        thing(f"bonus:{bonus}", voice.say(Message(f"bonus-{bonus}")))
        for bonus, owner in zip(BONUS_IDS, v.bonus_spaces, strict=True)
        if owner < 0
    ]
    return voice.say(Message("table-spaces", {"spaces": free}) if free else Message("table-spaces-none"))


def player_lines(v: ArtDeckoView, player: Player, voice: Voice, with_hand: bool) -> list[str]:
    """A seat in a few lines."""
    say = voice.say
    mark = ">" if player.seat == v.turn and not v.over else " "
    color = Message(f"table-color-{player.color}")
    name = say(Message("table-player", {"name": voice.name(player.seat), "color": color}))
    counts: dict[str, Arg] = {"score": f"{player.score:3}", "ribbons": player.ribbons, "hand": player.hand_size}
    counts |= {"draw": player.draw_size, "discard": summed(player.discard)}
    lines = [f"{mark}{inked('strong', padded(name, 20))} {say(Message('table-counts', counts))}"]
    own = player.seat == v.seat
    if player.hand is not None and (with_hand or not own):
        cards = " ".join(in_hand(card) if own else colored(card) for card in player.hand)
        lines.append(f"   {say(Message('table-hand'))} {cards}")
    if player.seat == v.turn and any(v.spaces):
        played: dict[str, Arg] = {"first": cards_of(v.spaces[0]), "second": cards_of(v.spaces[1])}
        lines.append(f"   {say(Message('table-played', played))}")
    return lines


def summed(cards: list[str]) -> str:
    """Many cards in short: how many of each genre and kind of Gold."""
    kinds = [kind(card) for card in cards]
    counted = {each: kinds.count(each) for each in kinds}
    return " ".join(("" if count == 1 else f"{count}x") + colored(each) for each, count in counted.items())
