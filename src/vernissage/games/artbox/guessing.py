"""A position that a view could come from: what the seat knows stays, everything else is drawn anew (AB-SECRET-09)."""

from vernissage.core.piles import fill, push, tuck
from vernissage.core.rng import Rng, streams_from
from vernissage.games.artbox import history, packs
from vernissage.games.artbox import state as at
from vernissage.games.artbox.drawing import verdict
from vernissage.games.artbox.model import ArtboxView, GalleryRound, Picture, WordCard
from vernissage.games.artbox.setup import set_options
from vernissage.games.artbox.shapes import Drawing, canonical, read, to_bytes, turned
from vernissage.games.artbox.sketching import simple_drawing
from vernissage.games.artbox.state import (
    ArtboxState,
    artist,
    cell,
    drawings_each,
    empty_state,
    hand,
    keep,
    keep_drawing,
    put,
    roll,
    sheet_at,
    simplified,
    work,
    write_card,
)
from vernissage.games.artbox.tables import KINDS, SAVES, dealt_each


def guess(v: ArtboxView, rng: Rng) -> ArtboxState:
    """A full table that looks from this seat exactly as the view does."""
    seats = len(v.players)
    s = empty_state(seats, streams_from(rng, seats))
    set_options(s, v.options, v.cards)
    s.phase = at.PHASES.index(v.phase)
    s.round, s.maestro, s.stopped = v.round, v.maestro, int(v.stopped)
    s.glass = -1 if v.sandglass_turned_by is None else v.sandglass_turned_by
    s.slots = len(v.board)
    s.shown = sum(1 for picture in v.board if picture.artist is not None)
    for kind, name in enumerate(KINDS):
        put(s, at.ROLLED + kind, v.roll[name])
    seat_flags(s, v)
    deal_cards(s, v, rng)
    lay_drawings(s, v, rng)
    write_sheets(s, v, rng)
    s.past = tuple(history.packed(past_round(s, v, gallery)) for gallery in v.gallery)
    return s


def seat_flags(s: ArtboxState, v: ArtboxView) -> None:
    """What everybody knows of each seat is as the view says."""
    for seat, player in enumerate(v.players):
        put(s, at.RED + seat, player.red)
        put(s, at.GRAY + seat, player.gray)
        put(s, at.NUMBER + seat, player.number)
        put(s, at.CHOSEN + seat, int(player.chosen))
        put(s, at.DONE_CELLS + seat, int(player.matched))
        put(s, at.READY_CELLS + seat, int(player.ready))
        if player.finished:
            # While others draw on, only those who gave up have no Number token.
            missing = player.number == 0 and s.phase == at.DRAWING and not simplified(s) and cell(s, at.PACE) != at.DAYS
            put(s, at.FINISHED + seat, at.GAVE_UP if missing else at.HANDED_IN)
        if player.gone:
            s.gone |= 1 << seat
    if 0 <= v.seat < s.seats and s.phase == at.DRAWING:
        put(s, at.SAVED + v.seat, SAVES - v.saves_left)


def deal_cards(s: ArtboxState, v: ArtboxView, rng: Rng) -> None:
    """Known cards lie where the seat saw them; the others are dealt from what is unseen."""
    numbers: dict[int, int] = {}  # word -> card

    def card_of(word: WordCard) -> int:
        number = packs.number_of(word.id)
        if number not in numbers:
            numbers[number] = len(numbers)
            write_card(s, numbers[number], number)
        return numbers[number]

    mine = v.seat if 0 <= v.seat < s.seats else -1
    placed: set[int] = set()
    fill(s.cells, at.ROW, [card_of(word) for word in v.row])
    fill(s.cells, at.DISCARD, [card_of(word) for word in v.used])
    placed.update(card_of(word) for word in v.row + v.used)
    bottom: list[int] = []
    if mine >= 0:
        fill(s.cells, hand(mine), [card_of(word) for word in v.dealt])
        placed.update(card_of(word) for word in v.dealt)
        if v.dealt and v.returned:
            put(s, at.CHOSEN + mine, 1 + v.dealt.index(v.returned[0]))
        elif v.returned:
            returned = card_of(v.returned[0])
            put(s, at.RETURNED + mine, returned + 1)
            if returned not in placed:
                bottom.append(returned)
        for which, word in enumerate(v.words if not v.dealt else []):
            if v.row:
                put(s, at.OWN + work(mine, which), card_of(word) + 1)
            else:
                keep(s, mine, card_of(word))
                placed.add(card_of(word))
    for past in v.gallery:
        for word in [hung.word for hung in past.pictures] + past.decoys + past.returned:
            card_of(word)
    fresh = unseen_words(s, v, set(numbers), rng)
    while len(numbers) < v.cards:
        number = fresh.pop()
        numbers[number] = len(numbers)
        write_card(s, numbers[number], number)
    pool = [what for what in numbers.values() if what not in placed and what not in bottom]
    rng.mix(pool)
    hidden = v.cards - v.deck - len(placed)
    deal_hidden(s, v, [pool.pop() for _card in range(hidden)])
    fill(s.cells, at.DECK, pool)
    for what in bottom:
        tuck(s.cells, at.DECK, what)


def unseen_words(s: ArtboxState, v: ArtboxView, seen: set[int], rng: Rng) -> list[int]:
    """Words of the table's list the seat has not met, in any order."""
    if s.own:
        numbers = list(range(len(v.options.own_words)))
    else:
        order = packs.categories()
        chosen = sum(1 << order.index(name) for name in v.options.categories)
        numbers = packs.enabled(sum(1 << level for level in v.options.difficulty), chosen)
    found = [number for number in numbers if number not in seen]
    rng.mix(found)
    return found


def deal_hidden(s: ArtboxState, v: ArtboxView, hidden: list[int]) -> None:
    """The others hold the cards that are neither seen nor in the deck; seats that left come last."""
    others = [seat for seat in range(int(s.seats)) if seat != v.seat]
    others.sort(key=lambda seat: v.players[seat].gone)
    in_hands = v.phase == "choose" or v.stopped
    each = dealt_each(int(s.seats)) if in_hands else drawings_each(s)
    for seat in others:
        for _card in range(each):
            if hidden and in_hands:
                push(s.cells, hand(seat), hidden.pop())
            elif hidden:
                keep(s, seat, hidden.pop())
    assert not hidden, "every card lies somewhere"


def lay_drawings(s: ArtboxState, v: ArtboxView, rng: Rng) -> None:
    """Own and shown drawings lie where the view has them; hidden artists and words are drawn by lot."""
    for which, sketch in enumerate(v.sketches):
        judged(s, work(v.seat, which), read(sketch.drawing))
        if any(fault.code == "UNFINISHED" for fault in sketch.faults):
            spoil(s, v.seat)
    if s.phase == at.DRAWING:
        for seat, player in enumerate(v.players):
            if seat != v.seat and player.finished:
                for which in range(drawings_each(s)):
                    judged(s, work(seat, which), simple_drawing(roll(s), rng))
    free = sources(s, v, rng)
    row = [word.id for word in v.row]
    words_left = [index for index, word in enumerate(v.row) if word not in v.words]
    for picture in v.board:
        if picture.word is not None and row.index(picture.word.id) in words_left:
            words_left.remove(row.index(picture.word.id))
    rng.mix(words_left)
    for slot, picture in enumerate(v.board):
        shown = canonical(read(picture.drawing))
        if picture.mine:
            index = v.sheet[slot] - 1
            which = v.words.index(v.row[index])
            source = work(v.seat, which)
            put(s, at.TURN + slot, turn_between(v.sketches[which].drawing, shown))
        else:
            source = free[slot]
            index = words_left.pop() if picture.word is None else row.index(picture.word.id)
            judged(s, source, shown)
            put(s, at.OWN + source, v_card(s, index) + 1)
        put(s, at.SOURCE + slot, source + 1)
        put(s, at.ANSWER + slot, index + 1)
        if picture.faults and any(fault.code == "UNFINISHED" for fault in picture.faults):
            spoil(s, artist(s, slot))


def v_card(s: ArtboxState, index: int) -> int:
    """The card at a place of the row."""
    return int(s.cells[at.ROW + 1 + index])


def judged(s: ArtboxState, which: int, drawing: Drawing) -> None:
    """The drawing is kept and judged."""
    keep_drawing(s, which, drawing)
    put(s, at.LEGAL + which, int(bool(drawing) and verdict(s, drawing).legal))


def spoil(s: ArtboxState, seat: int) -> None:
    """The seat did not finish drawing."""
    put(s, at.FINISHED + seat, at.GAVE_UP)
    for which in range(at.WORKS):
        put(s, at.LEGAL + work(seat, which), 0)


def sources(s: ArtboxState, v: ArtboxView, rng: Rng) -> list[int]:
    """For each slot which drawing lies there; unveiled artists are known, the rest is any order of the others."""
    each = drawings_each(s)
    unused = {seat: list(range(each)) for seat in range(int(s.seats))}
    found = [-1] * len(v.board)
    for slot, picture in enumerate(v.board):
        if picture.artist is not None and not picture.mine:
            found[slot] = work(picture.artist, unused[picture.artist].pop(0))
    left = [
        work(seat, which)
        for seat, kinds in unused.items()
        if seat != v.seat and not v.players[seat].gone
        for which in kinds
    ]
    rng.mix(left)
    left = [
        work(seat, which)
        for seat, kinds in unused.items()
        if seat != v.seat and v.players[seat].gone
        for which in kinds
    ] + left
    for slot, picture in enumerate(v.board):
        if found[slot] < 0 and not picture.mine:
            found[slot] = left.pop()
    return found


def turn_between(drawn: dict[str, object], shown: Drawing) -> int:
    """How the own sheet lies on the board."""
    own = read(drawn)
    return next(quarters for quarters in range(4) if turned(own, quarters) == shown)


def write_sheets(s: ArtboxState, v: ArtboxView, rng: Rng) -> None:
    """The own sheet is as written; the others hold what is unveiled and anything else."""
    for seat in range(int(s.seats)):
        for slot, picture in enumerate(v.board):
            put(s, sheet_at(seat, slot), entry(s, v, seat, slot, picture, rng))
        if seat != v.seat and v.players[seat].matched and waits_for_a_full_sheet(s):
            # A full sheet would have turned the sandglass.
            blank = [slot for slot in range(int(s.slots)) if artist(s, slot) != seat]
            if blank:  # who was guessed to have made every drawing has nothing to leave open
                put(s, sheet_at(seat, blank[rng.below(len(blank))]), 0)


def waits_for_a_full_sheet(s: ArtboxState) -> bool:
    """The sandglass has not been turned yet, and will be by the first full sheet."""
    return s.phase == at.GUESSING and s.glass < 0 and cell(s, at.PACE) != at.DAYS


def entry(s: ArtboxState, v: ArtboxView, seat: int, slot: int, picture: Picture, rng: Rng) -> int:
    """One entry of one sheet: known, the artist's own, or any word if the seat has finished."""
    if seat == v.seat:
        return v.sheet[slot]
    if picture.guesses is not None:
        written = picture.guesses[seat]
        return 0 if written is None else 1 + v.row.index(written)
    if artist(s, slot) == seat:
        return cell(s, at.ANSWER + slot)
    return 1 + rng.below(len(v.row)) if v.players[seat].matched else 0


def past_round(s: ArtboxState, v: ArtboxView, gallery: GalleryRound) -> history.PastRound:
    """A round of the gallery; what others returned stays unknown."""

    def number(word: WordCard | None) -> int:
        return -1 if word is None else packs.number_of(word.id)

    returned = [-1] * int(s.seats)
    if gallery.returned:
        returned[v.seat] = number(gallery.returned[0])
    pictures = [
        history.PastPicture(
            hung.artist,
            hung.number,
            number(hung.word),
            hung.legal,
            hung.unfinished,
            [number(word) for word in hung.guesses],
            to_bytes(read(hung.drawing)),
        )
        for hung in gallery.pictures
    ]
    decoys = [number(word) for word in gallery.decoys]
    return history.PastRound(gallery.maestro, gallery.roll, pictures, decoys, gallery.first, gallery.second, returned)
