"""What a seat may see, built from nothing; everything once seen by all is told by the record of known cards."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from vernissage.core.model import TABLE, Decision
from vernissage.core.piles import listed as pile_listed
from vernissage.games.art_decko.bags import held, listed
from vernissage.games.art_decko.model import ArtDeckoView, Exhibition, Gallery, Hanging, Market, Plan, Player
from vernissage.games.art_decko.opening import seat_number
from vernissage.games.art_decko.scoring import net_worth, ranks, result
from vernissage.games.art_decko.state import (
    ACTION,
    BOUGHT_AT,
    CADMIUM_DECK,
    CLAIMED,
    CLAIMING,
    CONTEXT,
    COST,
    DECK,
    DISPLAY,
    DROPPING,
    EXHIBITED,
    FIRST,
    GOING,
    GONE,
    HANGING,
    KNOWN_CARDS,
    MARKER,
    MARKING,
    NAMED,
    OVER,
    OWNERS,
    PAIRING,
    PAYING,
    PHASE,
    PLACE,
    RATINGS,
    REASONS,
    REMOVED,
    RIBBON,
    ROUND,
    SCORES,
    SECOND,
    SIENNA_STACK,
    START,
    TILES,
    TOKEN,
    TRACK,
    TURN,
    UNUSED,
    WANT,
    ArtDeckoState,
    discard,
    draw_pile,
    gallery,
    hand,
    hung,
    hung_card,
    hung_seat,
    in_deck,
    known,
    lying,
    space,
)
from vernissage.games.art_decko.tables import (
    BONUS_IDS,
    BONUSES,
    CARD_IDS,
    CARDS,
    COLORS,
    COLUMNS,
    GALLERIES,
    GALLERY_IDS,
    GENRE_IDS,
    KIND_IDS,
    KINDS,
    LIMIT,
    LOCATION_IDS,
    LOCATION_NAMES,
    MARKER_IDS,
    MODE_IDS,
    MODES,
    PAYS,
    POINTS,
    RATIO,
    RISE,
    ROOM_COST,
    ROOM_IDS,
    ROOM_NAMES,
    ROOM_RISE,
    ROOMS,
    SHOW,
    TILE_IDS,
    TILE_NAMES,
)

PHASES: Final[list[str]] = ["choose", "haggle", "go", "count", "pick", "pair", "enter", "hang", "mark", "claim", "pay", "discard"]
PURPOSES: Final[list[str]] = ["paintings", "three", "five", "show"]
REASON_NAMES: Final = ("museum", "deck", "rating", "guard")


def see(s: ArtDeckoState, seat: int, asks: list[Decision]) -> ArtDeckoView:
    """The table as a seat, a watcher or the table itself may know it."""
    c = s.cells
    turn = int(c[TURN])
    told = c[KNOWN_CARDS] != u8(0)
    return ArtDeckoView(
        seat=seat,
        asks=[ask for ask in asks if seat in (ask.seat, TABLE)],
        waiting=[ask.seat for ask in asks],
        round=int(c[ROUND]),
        turn=turn,
        action=int(c[ACTION]),
        start=int(c[START]),
        over=i64(c[PHASE]) == OVER,
        bought_at=LOCATION_IDS[int(c[BOUGHT_AT]) - 1] if c[BOUGHT_AT] != u8(0) else "",
        market=[see_marker(c, marker) for marker in range(6)],
        galleries=[see_gallery(c, location) for location in range(GALLERIES)],
        track=tokens(c, TRACK),
        tokens_gone=tokens(c, GONE),
        cadmium=named(pile_listed(c, DISPLAY)),
        cadmium_deck=int(c[CADMIUM_DECK]),
        cadmium_rest=named(listed(c, CADMIUM_DECK)) if told or seat == TABLE else None,
        sienna=int(c[SIENNA_STACK]),
        painting_deck=int(c[DECK]),
        exhibitions=[see_room(c, room) for room in range(ROOMS)],
        bonus_spaces=[int(c[OWNERS + bonus]) - 1 for bonus in range(BONUSES)],
        bag=[name for kind, name in enumerate(MARKER_IDS) for each in range(int(c[UNUSED + kind]))],
        spaces=[named(listed(c, space(0))), named(listed(c, space(1)))],
        removed=named(listed(c, REMOVED)),
        players=see_players(s, seat),
        known_cards=told,
        ending=[name for bit, name in enumerate(REASON_NAMES) if int(c[REASONS]) >> bit & 1],
        plan=see_plan(s) if seat in (turn, TABLE) and i64(c[PHASE]) != OVER else None,
    )


def named(cards: list[int]) -> list[str]:
    """The cards by their names."""
    return [CARD_IDS[card] for card in cards]


def tokens(c: vec[u8], place: i64) -> list[int]:
    """The tokens counted at a place, ascending."""
    return [value for value in range(17) for each in range(int(c[place + value]))]


def see_marker(c: vec[u8], marker: int) -> Market:
    """A rating marker and what its row means."""
    rating = int(c[RATINGS + marker])
    if marker == 5:
        return Market("gold", rating, 0, 0, int(RATIO[rating]))
    return Market(GENRE_IDS[marker], rating, int(PAYS[rating]), int(POINTS[rating]), 0)


def see_gallery(c: vec[u8], location: int) -> Gallery:
    """A gallery with its token and paintings."""
    return Gallery(
        GALLERY_IDS[location],
        LOCATION_NAMES[location],
        int(c[TOKEN + location]),
        int(RISE[location]),
        int(LIMIT[location]),
        named(pile_listed(c, gallery(location))),
    )


def see_room(c: vec[u8], room: int) -> Exhibition:
    """An exhibition with its invitations, paintings and tile."""
    tile = int(c[TILES + room])
    return Exhibition(
        id=ROOM_IDS[room],
        name=ROOM_NAMES[room],
        cost=int(ROOM_COST[room]),
        rise=int(ROOM_RISE[room]),
        tile=TILE_IDS[tile],
        tile_name=TILE_NAMES[tile],
        invitations=[name for kind, name in enumerate(MARKER_IDS) for each in range(int(c[lying(room) + kind]))],
        hung=[
            Hanging(
                CARD_IDS[hung_card(c, room, index)],
                int(hung_seat(c, room, index)),
                MARKER_IDS[int(c[hung(room) + 3 + 3 * index])],
                COLUMNS[room][index],
            )
            for index in range(int(c[hung(room)]))
        ],
        column=COLUMNS[room],
    )


def see_players(s: ArtDeckoState, viewer: int) -> list[Player]:
    """Each seat's area; own cards and, after the end, all cards are named (AD-RULING-45, AD-RULING-46)."""
    c = s.cells
    over = i64(c[PHASE]) == OVER
    totals = result(s).totals if over else []
    placed = ranks(c, totals) if over else [0] * int(s.seats)
    told = c[KNOWN_CARDS] != u8(0)
    players = []
    for seat in range(int(s.seats)):
        open_to = over or viewer in (seat, TABLE)
        players.append(
            Player(
                seat=seat,
                color=COLORS[seat],
                number=seat_number(s, seat) + 1,
                score=int(c[SCORES + seat]),
                ribbons=int(c[RIBBON + seat]),
                exhibited=c[EXHIBITED + seat] != u8(0),
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
    if not open_to and c[KNOWN_CARDS] == u8(0):
        return None
    deck = [int(in_deck(c, seat, card) if open_to else held(c, known(seat), card)) for card in range(CARDS)]
    return net_worth(s, seat, deck)


def see_plan(s: ArtDeckoState) -> Plan:
    """What has been chosen of the action at hand."""
    c = s.cells
    phase = i64(c[PHASE])
    context = i64(c[CONTEXT])
    showing = HANGING <= phase <= CLAIMING or (phase == PAYING and context == SHOW)
    buying = GOING < phase <= PAIRING or (phase == PAYING and context != SHOW)
    picks = []
    if phase in (PAIRING, PAYING, MARKING, CLAIMING):
        picks.append(KIND_IDS[int(c[FIRST])])
    if phase == PAYING and buying and int(c[WANT]) == 2:
        picks.append(KIND_IDS[int(c[SECOND])])
    place = ROOM_IDS[int(c[PLACE])] if showing else (LOCATION_IDS[int(c[PLACE])] if buying else "")
    return Plan(
        phase=PHASES[int(phase)],
        purpose=PURPOSES[int(context)] if phase == PAYING else "",
        place=place,
        want=int(c[WANT]),
        picks=picks,
        marker=MARKER_IDS[int(c[MARKER])] if showing and phase >= CLAIMING else "",
        bonus=BONUS_IDS[int(c[CLAIMED]) - 1] if c[CLAIMED] != u8(0) else "",
        cost=int(c[COST]),
        paid=[MODE_IDS[mode] for mode in range(MODES) for each in range(int(c[NAMED + mode]))] if phase == PAYING else [],
        total=int(s.paid),
        discards=[KIND_IDS[kind] for kind in range(KINDS) for each in range(int(c[NAMED + kind]))] if phase == DROPPING else [],
    )
