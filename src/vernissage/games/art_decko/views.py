"""What a seat may see, built from nothing; everything once seen by all is told by the record of known cards."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from vernissage.core.model import TABLE, Decision
from vernissage.core.piles import listed as pile_listed
from vernissage.games.art_decko import state as at
from vernissage.games.art_decko import tables as box
from vernissage.games.art_decko.bags import held, listed
from vernissage.games.art_decko.model import ArtDeckoView, Exhibition, Gallery, Hanging, Market, Plan, Player
from vernissage.games.art_decko.scoring import net_worth, ranks, result
from vernissage.games.art_decko.setup import seat_number
from vernissage.games.art_decko.state import (
    ArtDeckoState,
    discard,
    draw_pile,
    gallery,
    hand,
    hung,
    hung_card,
    hung_marker,
    hung_seat,
    in_deck,
    known,
    lying,
    space,
)

PHASES: Final[list[str]] = [
    "choose",
    "haggle",
    "go",
    "count",
    "pick",
    "pair",
    "enter",
    "hang",
    "mark",
    "claim",
    "pay",
    "discard",
]
PURPOSES: Final[list[str]] = ["paintings", "three", "five", "show"]
REASON_NAMES: Final = ("museum", "deck", "rating", "guard")


def see(s: ArtDeckoState, seat: int, asks: list[Decision]) -> ArtDeckoView:
    """The table as a seat, a watcher or the table itself may know it."""
    c = s.cells
    turn = int(c[at.TURN])
    told = c[at.KNOWN_CARDS] != u8(0)
    return ArtDeckoView(
        seat=seat,
        asks=[ask for ask in asks if seat in (ask.seat, TABLE)],
        waiting=[ask.seat for ask in asks],
        round=int(c[at.ROUND]),
        turn=turn,
        action=int(c[at.ACTION]),
        start=int(c[at.START]),
        over=i64(c[at.PHASE]) == at.OVER,
        bought_at=box.LOCATION_IDS[int(c[at.BOUGHT_AT]) - 1] if c[at.BOUGHT_AT] != u8(0) else "",
        market=[see_marker(c, marker) for marker in range(box.MARKERS)],
        galleries=[see_gallery(c, location) for location in range(box.GALLERIES)],
        track=tokens(c, at.TRACK),
        tokens_gone=tokens(c, at.GONE),
        cadmium=named(pile_listed(c, at.DISPLAY)),
        cadmium_deck=int(c[at.CADMIUM_DECK]),
        cadmium_rest=named(listed(c, at.CADMIUM_DECK)) if told or seat == TABLE else None,
        sienna=int(c[at.SIENNA_STACK]),
        painting_deck=int(c[at.DECK]),
        exhibitions=[see_room(c, room) for room in range(box.ROOMS)],
        bonus_spaces=[int(c[at.OWNERS + bonus]) - 1 for bonus in range(box.BONUSES)],
        bag=[name for kind, name in enumerate(box.MARKER_IDS) for each in range(int(c[at.UNUSED + kind]))],
        spaces=[named(listed(c, space(0))), named(listed(c, space(1)))],
        removed=named(listed(c, at.REMOVED)),
        players=see_players(s, seat),
        known_cards=told,
        ending=[name for bit, name in enumerate(REASON_NAMES) if int(c[at.REASONS]) >> bit & 1],
        plan=see_plan(s) if seat in (turn, TABLE) and i64(c[at.PHASE]) != at.OVER else None,
    )


def named(cards: list[int]) -> list[str]:
    """The cards by their names."""
    return [box.CARD_IDS[card] for card in cards]


def tokens(c: vec[u8], place: i64) -> list[int]:
    """The tokens counted at a place, ascending."""
    return [value for value in range(at.TOKEN_VALUES) for each in range(int(c[place + value]))]


def see_marker(c: vec[u8], marker: int) -> Market:
    """A rating marker and what its row means."""
    rating = int(c[at.RATINGS + marker])
    if marker == box.GOLD:
        return Market("gold", rating, 0, 0, int(box.RATIO[rating]))
    return Market(box.GENRE_IDS[marker], rating, int(box.PAYS[rating]), int(box.POINTS[rating]), 0)


def see_gallery(c: vec[u8], location: int) -> Gallery:
    """A gallery with its token and paintings."""
    return Gallery(
        box.GALLERY_IDS[location],
        box.LOCATION_NAMES[location],
        int(c[at.TOKEN + location]),
        int(box.RISE[location]),
        int(box.LIMIT[location]),
        named(pile_listed(c, gallery(location))),
    )


def see_room(c: vec[u8], room: int) -> Exhibition:
    """An exhibition with its invitations, paintings and tile."""
    tile = int(c[at.TILES + room])
    return Exhibition(
        id=box.ROOM_IDS[room],
        name=box.ROOM_NAMES[room],
        cost=int(box.ROOM_COST[room]),
        rise=int(box.ROOM_RISE[room]),
        tile=box.TILE_IDS[tile],
        tile_name=box.TILE_NAMES[tile],
        invitations=[name for kind, name in enumerate(box.MARKER_IDS) for each in range(int(c[lying(room) + kind]))],
        hung=[
            Hanging(
                box.CARD_IDS[hung_card(c, room, index)],
                int(hung_seat(c, room, index)),
                box.MARKER_IDS[hung_marker(c, room, index)],
                box.COLUMNS[room][index],
            )
            for index in range(int(c[hung(room)]))
        ],
        column=box.COLUMNS[room],
    )


def see_players(s: ArtDeckoState, viewer: int) -> list[Player]:
    """Each seat's area; own cards and, after the end, all cards are named (AD-RULING-45, AD-RULING-46)."""
    c = s.cells
    over = i64(c[at.PHASE]) == at.OVER
    totals = result(s).totals if over else []
    placed = ranks(c, totals) if over else [0] * int(s.seats)
    told = c[at.KNOWN_CARDS] != u8(0)
    players = []
    for seat in range(int(s.seats)):
        open_to = over or viewer in (seat, TABLE)
        players.append(
            Player(
                seat=seat,
                color=box.COLORS[seat],
                number=seat_number(s, seat) + 1,
                score=int(c[at.SCORES + seat]),
                ribbons=int(c[at.RIBBON + seat]),
                exhibited=c[at.EXHIBITED + seat] != u8(0),
                hand_size=int(c[hand(seat)]),
                hand=named(listed(c, hand(seat))) if open_to else None,
                draw_size=int(c[draw_pile(seat)]),
                draw=named(listed(c, draw_pile(seat))) if open_to else None,
                discard=named(listed(c, discard(seat))),
                known=named(listed(c, known(seat))) if told else None,
                rank=placed[seat],
                worth=totals[seat] if over else worth(s, seat, open_to),
            )
        )
    return players


def worth(s: ArtDeckoState, seat: int, open_to: bool) -> int | None:
    """A seat's net worth: the own from the own deck, the others' from what all could remember of theirs."""
    c = s.cells
    if not open_to and c[at.KNOWN_CARDS] == u8(0):
        return None
    deck = [int(in_deck(c, seat, card) if open_to else held(c, known(seat), card)) for card in range(box.CARDS)]
    return net_worth(s, seat, deck)


def see_plan(s: ArtDeckoState) -> Plan:
    """What has been chosen of the action at hand."""
    c = s.cells
    phase = i64(c[at.PHASE])
    context = i64(c[at.CONTEXT])
    showing = at.HANGING <= phase <= at.CLAIMING or (phase == at.PAYING and context == box.SHOW)
    buying = at.GOING < phase <= at.PAIRING or (phase == at.PAYING and context != box.SHOW)
    picks = []
    if phase in (at.PAIRING, at.PAYING, at.MARKING, at.CLAIMING):
        picks.append(box.KIND_IDS[int(c[at.FIRST])])
    if phase == at.PAYING and buying and int(c[at.WANT]) == 2:
        picks.append(box.KIND_IDS[int(c[at.SECOND])])
    place = box.ROOM_IDS[int(c[at.PLACE])] if showing else (box.LOCATION_IDS[int(c[at.PLACE])] if buying else "")
    return Plan(
        phase=PHASES[int(phase)],
        purpose=PURPOSES[int(context)] if phase == at.PAYING else "",
        place=place,
        want=int(c[at.WANT]),
        picks=picks,
        marker=box.MARKER_IDS[int(c[at.MARKER])] if showing and phase >= at.CLAIMING else "",
        bonus=box.BONUS_IDS[int(c[at.CLAIMED]) - 1] if c[at.CLAIMED] != u8(0) else "",
        cost=int(c[at.COST]),
        paid=[box.MODE_IDS[mode] for mode in range(box.MODES) for each in range(int(c[at.NAMED + mode]))]
        if phase == at.PAYING
        else [],
        total=int(s.paid),
        discards=[box.KIND_IDS[kind] for kind in range(box.KINDS) for each in range(int(c[at.NAMED + kind]))]
        if phase == at.DROPPING
        else [],
    )
