"""A table laid by hand, for tests, puzzles and lessons: each named pile replaces what the setup dealt.

Piles of cards: hand0, draw0, discard0 (and so on for each seat), teal, cerulean, cobalt, indigo, cadmium, deck,
cadmium_deck, removed, space1, space2. A card is a design (AN2), a genre (AN) or a kind of Gold (G3N). Numbers:
sienna, turn, round, action, score0, ribbons0, tokens (four), track. Pairs: ratings ("AN 36 gold 12"), claims
("disc2 0"). Exhibitions: poetic and so on ("AN1:0:wild" for a card, its seat and its marker), poetic_invitations
("RE wild"), tiles (five).
"""

from librt.vecs import vec
from mypy_extensions import i64, u8

from vernissage.core.piles import card as pile_card
from vernissage.core.piles import clear, push, size
from vernissage.games.art_decko import state as at
from vernissage.games.art_decko import tables as box
from vernissage.games.art_decko.bags import add, held, listed, lowest, of_kind, out
from vernissage.games.art_decko.setup import empty
from vernissage.games.art_decko.state import (
    ArtDeckoState,
    discard,
    draw_pile,
    gallery,
    hand,
    hang_up,
    known,
    lying,
    space,
)


def arrange(s: ArtDeckoState, rig: dict[str, str]) -> None:
    """The table shows what the rig says; the rest stays as it was dealt."""
    unknown = set(rig) - names(int(s.seats))
    if unknown:
        raise ValueError(f"a rig of Art Decko has no pile named {sorted(unknown)[0]}")
    give_back(s, rig)
    for name, place in bags(int(s.seats)).items():
        if name in rig:
            for word in rig[name].split():
                add(s.cells, place, from_box(s, word))
    for name, place in open_piles().items():
        if name in rig:
            for word in rig[name].split():
                push(s.cells, place, from_box(s, word))
    lay_rooms(s, rig)
    lay_numbers(s, rig)
    if "deck" in rig:
        keep_only(s.cells, at.DECK, rig["deck"])
    if "cadmium_deck" in rig:
        keep_only(s.cells, at.CADMIUM_DECK, rig["cadmium_deck"])
    remember(s, rig)


def bags(seats: int) -> dict[str, i64]:
    """The bags a rig can name, with their places."""
    found: dict[str, i64] = {"removed": at.REMOVED, "space1": space(0), "space2": space(1)}
    for seat in range(seats):
        found[f"hand{seat}"] = hand(seat)
        found[f"draw{seat}"] = draw_pile(seat)
        found[f"discard{seat}"] = discard(seat)
    return found


def open_piles() -> dict[str, i64]:
    """The face-up piles a rig can name, with their places."""
    found: dict[str, i64] = {box.LOCATION_IDS[box.CADMIUM]: at.DISPLAY}
    for location, name in enumerate(box.GALLERY_IDS):
        found[name] = gallery(location)
    return found


def names(seats: int) -> set[str]:
    """Everything a rig can name."""
    plain = {
        "deck",
        "cadmium_deck",
        "sienna",
        "turn",
        "round",
        "action",
        "bought_at",
        "tokens",
        "track",
        "ratings",
        "claims",
        "tiles",
    }
    rooms = set(box.ROOM_IDS) | {f"{room}_invitations" for room in box.ROOM_IDS}
    own = {f"{what}{seat}" for what in ("score", "ribbons") for seat in range(seats)}
    return plain | rooms | own | set(bags(seats)) | set(open_piles())


def rigged(rig: dict[str, str], seat: int) -> bool:
    """Some pile of the seat is laid by hand, so its whole deck is."""
    return any(f"{what}{seat}" in rig for what in ("hand", "draw", "discard"))


def give_back(s: ArtDeckoState, rig: dict[str, str]) -> None:
    """What the setup dealt to the rigged places is back in the box."""
    c = s.cells
    for seat in range(int(s.seats)):
        if rigged(rig, seat):
            for place in (hand(seat), draw_pile(seat), discard(seat)):
                for card in listed(c, place):
                    if card < box.DESIGNS:
                        add(c, at.DECK, card)
                empty(c, place)
    for name, place in open_piles().items():
        if name in rig:
            for index in range(size(c, place)):
                add(
                    c, at.CADMIUM_DECK if name == box.LOCATION_IDS[box.CADMIUM] else at.DECK, pile_card(c, place, index)
                )
            clear(c, place)


def from_box(s: ArtDeckoState, word: str) -> int:
    """A card of that name is taken from the box."""
    c = s.cells
    if word in box.GENRE_IDS:
        genre = box.GENRE_IDS.index(word)
        if of_kind(c, at.DECK, genre) == 0:
            raise ValueError(f"no {word} is left for the rig")
        card = lowest(c, at.DECK, genre)
    elif word in box.CARD_IDS:
        card = box.CARD_IDS.index(word)
    else:
        raise ValueError(f"a rig of Art Decko has no card {word}")
    if card < box.DESIGNS or card in box.THREE_CARDS:
        place = at.DECK if card < box.DESIGNS else at.CADMIUM_DECK
        if held(c, place, card) == 0:
            raise ValueError(f"no {word} is left for the rig")
        out(c, place, card)
    elif card == box.GOLD_CARD + box.G5:
        if c[at.SIENNA_STACK] == u8(0):
            raise ValueError(f"no {word} is left for the rig")
        c[at.SIENNA_STACK] = u8(i64(c[at.SIENNA_STACK]) - 1)
    elif sum(held(c, place, card) for place in bags(int(s.seats)).values()) >= box.COPIES[card]:
        raise ValueError(f"no {word} is left for the rig")
    return card


def lay_rooms(s: ArtDeckoState, rig: dict[str, str]) -> None:
    """Paintings hang, invitations lie and tiles show as the rig says."""
    c = s.cells
    for room, name in enumerate(box.ROOM_IDS):
        for word in rig.get(name, "").split():
            card, seat, marker = word.split(":")
            hang_up(c, room, from_box(s, card), int(seat), box.MARKER_IDS.index(marker))
            tie_ribbon(c, int(seat))
            c[at.EXHIBITED + int(seat)] = u8(1)
            lie = [kind for kind in [box.MARKER_IDS.index(marker), *range(box.MARKERS)] if int(c[lying(room) + kind])]
            c[lying(room) + lie[0]] = u8(int(c[lying(room) + lie[0]]) - 1)
        if f"{name}_invitations" in rig:
            for kind in range(box.MARKERS):
                c[lying(room) + kind] = u8(rig[f"{name}_invitations"].split().count(box.MARKER_IDS[kind]))
    for room, tile in enumerate(rig.get("tiles", "").split()):
        c[at.TILES + room] = u8(box.TILE_IDS.index(tile))


def tie_ribbon(c: vec[u8], seat: int) -> None:
    """One of the seat's ribbons is used."""
    if int(c[at.RIBBON + seat]) == 0:
        raise ValueError(f"seat {seat} has no ribbon left for the rig")
    c[at.RIBBON + seat] = u8(int(c[at.RIBBON + seat]) - 1)


def lay_numbers(s: ArtDeckoState, rig: dict[str, str]) -> None:
    """Markers, tokens, scores, ribbons and the turn stand as the rig says."""
    c = s.cells
    words = rig.get("ratings", "").split()
    for name, rating in zip(words[::2], words[1::2], strict=True):
        c[at.RATINGS + (box.GENRES if name == "gold" else box.KIND_IDS.index(name))] = u8(int(rating))
    words = rig.get("claims", "").split()
    for name, owner in zip(words[::2], words[1::2], strict=True):
        c[at.OWNERS + box.BONUS_IDS.index(name)] = u8(int(owner) + 1)
        tie_ribbon(c, int(owner))
    for seat in range(int(s.seats)):
        c[at.SCORES + seat] = u8(int(rig.get(f"score{seat}", "0")))
        if f"ribbons{seat}" in rig:
            c[at.RIBBON + seat] = u8(int(rig[f"ribbons{seat}"]))
    for name, place in (("turn", at.TURN), ("round", at.ROUND), ("action", at.ACTION), ("sienna", at.SIENNA_STACK)):
        if name in rig:
            c[place] = u8(int(rig[name]))
    if "bought_at" in rig:
        c[at.BOUGHT_AT] = u8(box.LOCATION_IDS.index(rig["bought_at"]) + 1)
    if "tokens" in rig or "track" in rig:
        lay_tokens(s, rig)


def lay_tokens(s: ArtDeckoState, rig: dict[str, str]) -> None:
    """The galleries have their tokens and the track has what is named, or all others."""
    c = s.cells
    if "tokens" in rig:
        for location, value in enumerate(rig["tokens"].split()):
            c[at.TOKEN + location] = u8(int(value))
    if "track" in rig:
        track = [int(value) for value in rig["track"].split()]
    else:
        track = list(box.TOKENS)
        for location in range(box.GALLERIES):
            if int(c[at.TOKEN + location]) in track:
                track.remove(int(c[at.TOKEN + location]))
    for token in range(at.TOKEN_VALUES):
        c[at.TRACK + token] = u8(track.count(token))


def keep_only(c: vec[u8], place: i64, text: str) -> None:
    """The deck holds exactly the named cards of those it had; the others are out of play."""
    kept: list[int] = []
    for word in text.split():
        kind = box.GENRE_IDS.index(word) if word in box.GENRE_IDS else -1
        card = lowest(c, place, kind) if kind >= 0 and of_kind(c, place, kind) > 0 else box.CARD_IDS.index(word)
        if held(c, place, card) == 0:
            raise ValueError(f"no {word} is left for the rig")
        out(c, place, card)
        kept.append(card)
    empty(c, place)
    for card in kept:
        add(c, place, card)


def remember(s: ArtDeckoState, rig: dict[str, str]) -> None:
    """Of a deck laid by hand all know its Gold and what lies open."""
    c = s.cells
    if c[at.KNOWN_CARDS] == u8(0):
        return
    for seat in range(int(s.seats)):
        if rigged(rig, seat):
            empty(c, known(seat))
            open_places = [discard(seat)] + ([space(0), space(1)] if seat == int(c[at.TURN]) else [])
            for place in (hand(seat), draw_pile(seat), discard(seat), space(0), space(1)):
                for card in listed(c, place):
                    if place in open_places or (card >= box.DESIGNS and place not in (space(0), space(1))):
                        add(c, known(seat), card)
