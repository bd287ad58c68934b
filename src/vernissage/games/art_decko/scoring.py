"""Final scoring: activated tiles, gold, cards, tiles, and who has won."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from vernissage.core.model import TABLE, Message, Result, ScoreLine
from vernissage.games.art_decko import tables as box
from vernissage.games.art_decko.museum import markers_left, space_points
from vernissage.games.art_decko.state import (
    OWNERS,
    RATINGS,
    SCORES,
    TILES,
    ArtDeckoState,
    hung,
    hung_card,
    hung_seat,
    in_deck,
    shown,
)
from vernissage.games.art_decko.words import genre_of, kind_of, room_of, tile_of

TYPES: Final = ("gold", "museum", "player")


def result(s: ArtDeckoState) -> Result:
    """The sheet, the totals and the winners: most points, then most own paintings in the Museum, else shared
    (AD-GEN-02, AD-SCORE-08, AD-SCORE-09, AD-SCORE-10)."""
    sheet = score_sheet(s)
    totals = [sum(line.points for line in sheet if line.seat == seat) for seat in range(int(s.seats))]
    ranked = ranks(s.cells, totals)
    return Result([seat for seat, rank in enumerate(ranked) if rank == 1], totals, sheet)


def ranks(c: vec[u8], totals: list[int]) -> list[int]:
    """Each seat's rank by points, then by own paintings in the Museum; equals share theirs (AD-RULING-49)."""
    keys = [(total, own_shown(c, seat)) for seat, total in enumerate(totals)]
    return [1 + sum(other > key for other in keys) for key in keys]


def score_sheet(s: ArtDeckoState) -> list[ScoreLine]:
    """Every seat's points by source: the track, cards with gold as the tiles left it, then the tiles (AD-SCORE-01,
    AD-SCORE-06).
    """
    c = s.cells
    lines: list[ScoreLine] = []
    for seat in range(int(s.seats)):
        lines += track_lines(c, seat)
        lines += card_lines(c, seat)
    for room in scoring_order(c):
        lines += tile_lines(s, int(c[TILES + room]))
    return lines


def track_lines(c: vec[u8], seat: int) -> list[ScoreLine]:
    """The points on the track, Show by Show; paintings in the Museum bring no other points as cards (AD-SCORE-03)."""
    lines = []
    track = int(c[SCORES + seat])
    for room in range(box.ROOMS):
        for index in range(int(c[hung(room)])):
            if hung_seat(c, room, index) == seat:
                points = int(space_points(room, index))
                genre = genre_of(box.GENRE_IDS[box.KIND[hung_card(c, room, index)]])
                note = Message("note-hung", {"genre": genre, "room": room_of(box.ROOM_IDS[room]), "space": index + 1})
                lines.append(ScoreLine(seat, "AD-SHOW-15", points, note, name="score-museum"))
                track -= points
    for bonus in range(box.BONUSES):
        if int(c[OWNERS + bonus]) == seat + 1 and box.DISCOUNT[bonus] == 0:
            points = int(box.CLAIM_POINTS[bonus])
            lines.append(ScoreLine(seat, "AD-SHOW-09", points, name="score-exhibitor"))
            track -= points
    if track:
        lines.append(ScoreLine(seat, "AD-SCORE-06", track, name="score-set_out"))
    return lines


def card_lines(c: vec[u8], seat: int) -> list[ScoreLine]:
    """Paintings at their genre's points and all Gold together at the ratio, rounded down once (AD-SCORE-02,
    AD-SCORE-04, AD-MARKET-04, AD-MARKET-05, AD-RULING-42)."""
    lines = []
    for genre in range(box.GENRES):
        copies = of_genre(c, seat, genre)
        each = int(box.POINTS[i64(c[RATINGS + genre])])
        if copies:
            note = Message("note-cards", {"cards": kind_of(genre, copies), "each": each})
            lines.append(ScoreLine(seat, "AD-SCORE-02", copies * each, note, name="score-paintings"))
    gold = sum(in_deck(c, seat, box.GOLD_CARD + kind) * box.FACE[kind] for kind in range(box.G1, box.KINDS))
    ratio = gold_ratio(c)
    if gold:
        note = Message("note-gold", {"gold": int(gold), "ratio": ratio})
        lines.append(ScoreLine(seat, "AD-SCORE-04", gold // ratio, note, name="score-gold"))
    return lines


def net_worth(s: ArtDeckoState, seat: int, deck: list[int]) -> int:
    """Track, cards at today's market and prizes of the Museum for a deck of so many copies of each card; prizes
    that compare decks are left out, as nobody knows the others' (AD-SCORE-02, AD-SCORE-04)."""
    c = s.cells
    points, gold = int(c[SCORES + seat]), 0
    for card in range(box.CARDS):
        kind = box.KIND[card]
        if kind < box.GENRES:
            points += deck[card] * int(box.POINTS[i64(c[RATINGS + kind])])
        else:
            gold += deck[card] * int(box.FACE[kind])
    points += gold // gold_ratio(c)
    for room in activated(c):
        tile = int(c[TILES + room])
        if box.TILE_TYPES[tile] == "museum":
            points += sum(line.points for line in tile_lines(s, tile) if line.seat == seat)
    return points


def of_genre(c: vec[u8], seat: int, genre: int) -> int:
    """Paintings of a genre in a seat's deck."""
    return sum(in_deck(c, seat, box.GENRE_DESIGNS * genre + design) for design in range(box.GENRE_DESIGNS))


def activated(c: vec[u8]) -> list[int]:
    """The fulfilled exhibitions; without any those with most paintings; none in an empty Museum (AD-BONUS-02,
    AD-BONUS-03, AD-BONUS-04, AD-BONUS-05, AD-BONUS-06)."""
    fulfilled = [room for room in range(box.ROOMS) if markers_left(c, room) == 0]
    if fulfilled or shown(c) == 0:
        return fulfilled
    most = max(int(c[hung(room)]) for room in range(box.ROOMS))
    return [room for room in range(box.ROOMS) if int(c[hung(room)]) == most]


def scoring_order(c: vec[u8]) -> list[int]:
    """Activated exhibitions by the type of their tile, each type from left to right (AD-BONUS-07)."""
    rooms = activated(c)
    return [room for kind in TYPES for room in rooms if box.TILE_TYPES[int(c[TILES + room])] == kind]


def active_tile(c: vec[u8], tile: str) -> bool:
    """The tile lies at an activated exhibition."""
    return any(box.TILE_IDS[int(c[TILES + room])] == tile for room in activated(c))


def gold_space(c: vec[u8]) -> int:
    """Where gold is read: As Good as Gold, also called Good as Gold, moves it to the second highest space a
    genre stands on, for better or worse (AD-BONUS-23, AD-BONUS-24, AD-BONUS-25, AD-BONUS-26, AD-RULING-35,
    AD-RULING-37, AD-RULING-38)."""
    if not active_tile(c, "good_as_gold"):
        return int(c[RATINGS + box.GOLD])
    spaces = sorted({int(c[RATINGS + genre]) for genre in range(box.GENRES)}, reverse=True)
    return spaces[1] if len(spaces) > 1 else spaces[0]


def gold_ratio(c: vec[u8]) -> int:
    """Gold for one point, after the marker's move and then The Gold Bug (AD-SCORE-05, AD-BONUS-27, AD-RULING-36)."""
    ratio = int(box.RATIO[gold_space(c)])
    if active_tile(c, "gold_bug"):
        ratio = max(1, ratio - box.TILE_PRIZES[box.TILE_IDS.index("gold_bug")][0])
    return ratio


def tile_lines(s: ArtDeckoState, tile: int) -> list[ScoreLine]:
    """What one activated tile brings."""
    kind = box.TILE_IDS[tile]
    if box.TILE_TYPES[tile] == "player":
        return player_tile(s, tile)
    if kind.startswith("all_"):
        return museum_tile(s, tile, "AD-BONUS-16", [box.TILE_GENRE[tile]])
    if kind in ("most_shown", "fewest_shown"):
        return museum_tile(s, tile, "AD-BONUS-17", extreme_genres(s.cells, kind == "most_shown"))
    if kind == "fewest_own":
        return fewest_own(s, tile)
    return money(s, tile) if kind == "money" else []


def player_tile(s: ArtDeckoState, tile: int) -> list[ScoreLine]:
    """Prizes for the most of a genre in deck and Museum, for any number of players; ties share a place and the
    next count takes the next prize (AD-BONUS-08, AD-BONUS-09, AD-BONUS-10, AD-BONUS-11, AD-BONUS-12,
    AD-RULING-41)."""
    c = s.cells
    genre = box.TILE_GENRE[tile]
    counts = [of_genre(c, seat, genre) + own_shown(c, seat, genre) for seat in range(int(s.seats))]
    places = sorted({count for count in counts if count > 0}, reverse=True)
    lines = []
    for seat, count in enumerate(counts):
        if count in places[: len(box.TILE_PRIZES[tile])]:
            points = box.TILE_PRIZES[tile][places.index(count)]
            note = tile_note(tile, kind_of(genre, count))
            lines.append(ScoreLine(seat, "AD-BONUS-09", points, note, name="score-tiles"))
    return lines


def museum_tile(s: ArtDeckoState, tile: int, clause: str, genres: list[int]) -> list[ScoreLine]:
    """Points for each own painting of some genres in the whole Museum (AD-BONUS-13, AD-BONUS-16, AD-BONUS-17)."""
    lines = []
    for seat in range(int(s.seats)):
        count = sum(own_shown(s.cells, seat, genre) for genre in genres)
        if count:
            points = count * box.TILE_PRIZES[tile][0]
            note = tile_note(tile, Message("shown-own", {"count": count}))
            lines.append(ScoreLine(seat, clause, points, note, name="score-tiles"))
    return lines


def extreme_genres(c: vec[u8], most: bool) -> list[int]:
    """The genres with most, or with fewest but some, paintings in the Museum; ties all qualify (AD-BONUS-14,
    AD-BONUS-15).
    """
    counts = [0] * int(box.GENRES)
    for room in range(box.ROOMS):
        for index in range(int(c[hung(room)])):
            counts[box.KIND[hung_card(c, room, index)]] += 1
    some = [count for count in counts if count > 0]
    if not some:
        return []
    wanted = max(some) if most else min(some)
    return [genre for genre in range(box.GENRES) if counts[genre] == wanted]


def fewest_own(s: ArtDeckoState, tile: int) -> list[ScoreLine]:
    """All with the fewest own paintings in the Museum score, none being the fewest of all (AD-BONUS-18)."""
    counts = [own_shown(s.cells, seat) for seat in range(int(s.seats))]
    note = tile_note(tile, Message("shown-own", {"count": min(counts)}))
    return [
        ScoreLine(seat, "AD-BONUS-18", box.TILE_PRIZES[tile][0], note, name="score-tiles")
        for seat, count in enumerate(counts)
        if count == min(counts)
    ]


def money(s: ArtDeckoState, tile: int) -> list[ScoreLine]:
    """All with the most 1- and 2-Gold cards left in their decks score, if anybody has one (AD-BONUS-19,
    AD-BONUS-20, AD-BONUS-21, AD-BONUS-22, AD-RULING-39, AD-RULING-40)."""
    starting = (box.GOLD_CARD + box.G1, box.GOLD_CARD + box.G2)
    counts = [sum(in_deck(s.cells, seat, card) for card in starting) for seat in range(int(s.seats))]
    most = max(counts)
    note = tile_note(tile, Message("starting-gold", {"count": most}))
    return [
        ScoreLine(seat, "AD-BONUS-22", box.TILE_PRIZES[tile][0], note, name="score-tiles")
        for seat, count in enumerate(counts)
        if count == most and most > 0
    ]


def tile_note(tile: int, what: Message) -> Message:
    """What a tile counted."""
    return Message("note-tile", {"tile": tile_of(box.TILE_IDS[tile]), "what": what})


def own_shown(c: vec[u8], seat: i64, genre: i64 = -1) -> int:
    """A seat's own paintings in the Museum, of one genre or of all."""
    found = 0
    for room in range(box.ROOMS):
        for index in range(int(c[hung(room)])):
            if hung_seat(c, room, index) == seat and genre in (-1, box.KIND[hung_card(c, room, index)]):
                found += 1
    return found


def announce(s: ArtDeckoState) -> None:
    """The journal tells the final scoring."""
    c = s.cells
    for room in activated(c):
        clause = "AD-BONUS-01" if markers_left(c, room) == 0 else "AD-BONUS-04"
        s.note(clause, TABLE, {"tile": box.TILE_IDS[int(c[TILES + room])], "room": box.ROOM_IDS[room]})
    if active_tile(c, "good_as_gold"):
        s.note("AD-BONUS-24", TABLE, {"from": int(c[RATINGS + box.GOLD]), "to": gold_space(c)})
    if active_tile(c, "gold_bug"):
        s.note("AD-BONUS-27", TABLE, {"ratio": gold_ratio(c)})
    outcome = result(s)
    for seat in range(int(s.seats)):
        sources = list(dict.fromkeys([(line.name, line.clause) for line in outcome.sheet if line.seat == seat]))
        for name, clause in sources:
            points = sum(line.points for line in outcome.sheet if (line.seat, line.name) == (seat, name))
            s.note(clause, seat, {"scores": points, "for": name})
    for seat in outcome.winners:
        s.note("AD-SCORE-08" if len(outcome.winners) == 1 else "AD-SCORE-10", seat, {"total": outcome.totals[seat]})
