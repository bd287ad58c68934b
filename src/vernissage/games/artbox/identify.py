"""Layout, matching, unveiling and the two tokens: from face-down drawings to the awards of the round."""

from mypy_extensions import i64

from vernissage.core.model import TABLE, Line
from vernissage.core.piles import card, find, listed, move_all, pop, push, shuffle, size, top, tuck
from vernissage.core.rng import stream_below
from vernissage.games.artbox import words
from vernissage.games.artbox.history import PastPicture, PastRound, packed
from vernissage.games.artbox.scoring import Board, Token, first_token, is_over, second_token
from vernissage.games.artbox.shapes import Drawing, canonical, turned
from vernissage.games.artbox.state import (
    ANSWER,
    AVOID,
    CORRECTED,
    DAYS,
    DECK,
    DONE_CELLS,
    EXPERT,
    FINISHED,
    GAVE_UP,
    GRAY,
    GUESSING,
    KEPT,
    LEGAL,
    NUMBER,
    OVER,
    OWN,
    PACE,
    RED,
    REQUIRE_ONE,
    RESTING,
    RETURNED,
    REVEALING,
    ROW,
    SCRAMBLE,
    SHEETS,
    SOURCE,
    TURN,
    VARIANT,
    ArtboxState,
    cell,
    drawing_at,
    drawings_each,
    in_play,
    is_blank,
    keep_drawing,
    put,
    roll,
    simplified,
    word_number,
)
from vernissage.games.artbox.tables import MOST_ROUNDS, MOST_WORDS, decoys


def lay_out(s: ArtboxState) -> None:
    """Drawings and words lie on the table, all at once, and nothing tells whose is whose (AB-GUESS-02, AB-SECRET-11, AB-THREE-05).

    Everybody's own places are filled in, locked and never counted (AB-RULING-01, AB-RULING-12).
    """
    s.sealed = True
    s.phase = GUESSING
    lay_drawings(s)
    lay_words(s)
    for seat in in_play(s):
        for slot in range(int(s.slots)):
            if artist(s, slot) == seat:
                put(s, SHEETS + 8 * seat + slot, cell(s, ANSWER + slot))
    if s.journal is not None:
        s.journal.append(Line("AB-GUESS-05", TABLE, {"drawings": int(s.slots), "words": int(size(s.cells, ROW))}))
    if s.slots == 0:
        award(s)


def lay_drawings(s: ArtboxState) -> None:
    """The drawings lie in shuffled order; a blank sheet has no place (AB-SETUP-03, AB-GUESS-01, AB-SECRET-02, AB-RULING-31).

    From now on a drawing has its canonical form, which tells nothing of how it was made (AB-GEO-19, AB-SECRET-03).
    """
    order: list[int] = []
    for seat in in_play(s):
        for which in range(drawings_each(s)):
            if not is_blank(s, 2 * seat + which):
                order.append(2 * seat + which)
                keep_drawing(s, 2 * seat + which, canonical(drawing_at(s, 2 * seat + which)))
    s.slots = len(order)
    left = len(order)
    while left > 1:
        chosen = int(stream_below(s.streams, 0, left))
        left -= 1
        order[left], order[chosen] = order[chosen], order[left]
    for slot, source in enumerate(order):
        put(s, SOURCE + slot, source + 1)
        # Each sheet may lie any way up, the same for all (AB-RULING-41).
        if cell(s, SCRAMBLE):
            put(s, TURN + slot, stream_below(s.streams, 0, 4))


def lay_words(s: ArtboxState) -> None:
    """Kept words and decoys lie shuffled together, face up; nothing marks a decoy (AB-GUESS-03 to AB-GUESS-05, AB-SECRET-04)."""
    avoided: set[int] = set()
    for seat in range(int(s.seats)):
        place = KEPT + 3 * seat
        for which in range(int(size(s.cells, place))):
            if cell(s, AVOID) and not s.own:
                avoided |= words.confusable_with()[word_number(s, card(s.cells, place, which))]
        move_all(s.cells, place, ROW)
    # The cards returned this round lie at the bottom and are no decoys (AB-RULING-25).
    returned = sum(1 for seat in range(int(s.seats)) if cell(s, RETURNED + seat))
    fresh = int(size(s.cells, DECK)) - returned
    wanted = min(MOST_WORDS - int(size(s.cells, ROW)), decoys(len(in_play(s))), fresh)
    spare = fresh - wanted
    for _decoy in range(wanted):
        while spare > 0 and word_number(s, top(s.cells, DECK)) in avoided:
            tuck(s.cells, DECK, pop(s.cells, DECK))
            spare -= 1
        push(s.cells, ROW, pop(s.cells, DECK))
    shuffle(s.cells, ROW, s.streams, 0)
    for slot in range(int(s.slots)):
        put(s, ANSWER + slot, find(s.cells, ROW, cell(s, OWN + source(s, slot)) - 1) + 1)


def source(s: ArtboxState, slot: i64) -> int:
    """Which drawing lies at a slot: 2 * seat + k."""
    return cell(s, SOURCE + slot) - 1


def artist(s: ArtboxState, slot: i64) -> int:
    """Whose drawing lies at a slot."""
    return source(s, slot) >> 1


def shown_drawing(s: ArtboxState, slot: i64) -> Drawing:
    """The drawing at a slot, the way up it lies on the board."""
    return turned(drawing_at(s, source(s, slot)), cell(s, TURN + slot))


def match(s: ArtboxState, seat: i64, slot: i64, word: i64) -> None:
    """The sheet names the word for the slot (AB-GUESS-06, AB-FLOW-08)."""
    place = SHEETS + 8 * seat + slot
    if cell(s, place):
        put(s, CORRECTED + seat, cell(s, CORRECTED + seat) + 1)
    put(s, place, word + 1)


def done(s: ArtboxState, seat: i64) -> None:
    """The seat has finished; the first complete sheet turns the sandglass, once (AB-GUESS-07, AB-GUESS-09, AB-FLOW-07).

    At the pace of days there is no sandglass (AB-ASYNC-03).
    """
    put(s, DONE_CELLS + seat, 1)
    turns = s.glass < 0 and cell(s, PACE) != DAYS and is_full(s, seat)
    if turns:
        s.glass = seat
        s.sealed = True
    if s.journal is not None:
        s.journal.append(Line("AB-GUESS-07" if turns else "AB-FLOW-07", seat, {}))
    settle_sheets(s)


def is_full(s: ArtboxState, seat: i64) -> bool:
    """Every open slot of the sheet has a word (AB-RULING-04)."""
    return all(cell(s, SHEETS + 8 * seat + slot) for slot in range(int(s.slots)))


def settle_sheets(s: ArtboxState) -> None:
    """Once everybody has finished the sheets are closed at once (AB-GUESS-11)."""
    for seat in in_play(s):
        if not cell(s, DONE_CELLS + seat):
            return
    s.phase = REVEALING
    s.sealed = True


def unveil(s: ArtboxState) -> None:
    """The next drawing shows its artist, number, word and who was right (AB-AWARD-01, AB-AWARD-02, AB-FLOW-09)."""
    slot = int(s.shown)
    s.shown += 1
    s.sealed = True
    if s.journal is not None:
        who = artist(s, slot)
        right = board(s).right(slot)
        args: dict[str, str | int] = {
            "slot": slot + 1,
            "word": row_word(s, cell(s, ANSWER + slot) - 1),
            "number": cell(s, NUMBER + who),
            "right": len(right),
            "by": " ".join(str(seat) for seat in right),
            "legal": cell(s, LEGAL + source(s, slot)),
        }
        s.journal.append(Line("AB-AWARD-02", who, args))
    if s.shown == s.slots:
        award(s)


def row_word(s: ArtboxState, index: i64) -> str:
    """The word at a place of the row."""
    return words.card_word(s.own, word_number(s, card(s.cells, ROW, index))).word


def board(s: ArtboxState) -> Board:
    """What the awards depend on, read from the table."""
    seats = int(s.seats)
    slots = list(range(int(s.slots)))
    artists = [artist(s, slot) for slot in slots]
    players = in_play(s)
    return Board(
        players,
        [cell(s, NUMBER + seat) for seat in range(seats)],
        artists,
        [cell(s, ANSWER + slot) for slot in slots],
        [cell(s, LEGAL + source(s, slot)) == 1 for slot in slots],
        [[cell(s, SHEETS + 8 * seat + slot) for slot in slots] for seat in range(seats)],
        simplified(s),
        cell(s, REQUIRE_ONE) == 1,
        # A blank sheet is no legal drawing either.
        [seat for seat in players if artists.count(seat) < drawings_each(s)],
    )


def tokens(s: ArtboxState) -> list[Token]:
    """Where the two tokens of the round go, the first one first (AB-AWARD-05, AB-AWARD-14)."""
    table = board(s)
    first = first_token(table)
    return [first, second_token(table, first.seats)]


def award(s: ArtboxState) -> None:
    """Both tokens are dealt with, the round is over, and the end is checked now and only now (AB-ROUND-02, AB-ROUND-03, AB-END-01).

    The first token lies red side up, the second gray, and sides never change (AB-EXPERT-01, AB-EXPERT-02).
    """
    s.sealed = True
    first, second = tokens(s)
    for seat in first.seats:
        put(s, RED + seat, cell(s, RED + seat) + 1)
    for seat in second.seats:
        put(s, GRAY + seat, cell(s, GRAY + seat) + 1)
    if s.journal is not None:
        for token in (first, second):
            for seat in token.seats or [TABLE]:
                s.journal.append(Line(token.clauses[0], seat, {"why": token.reason, "by": " ".join(token.clauses)}))
    s.past = (*s.past, packed(finished_round(s, first.seats, second.seats)))
    seats = list(range(int(s.seats)))
    red = [cell(s, RED + seat) for seat in seats]
    gray = [cell(s, GRAY + seat) for seat in seats]
    s.phase = RESTING
    if is_over(in_play(s), len(seats), red, gray, simplified(s), cell(s, VARIANT) == EXPERT) or s.round >= MOST_ROUNDS:
        s.phase = OVER
        if s.journal is not None:
            s.journal.append(Line("AB-END-01", TABLE, {"round": int(s.round)}))


def finished_round(s: ArtboxState, first: list[int], second: list[int]) -> PastRound:
    """What the gallery of the game keeps of this round (AB-ROUND-06)."""
    seats = range(int(s.seats))
    row = listed(s.cells, ROW)
    numbers = [word_number(s, what) for what in row]
    pictures: list[PastPicture] = []
    drawn: set[int] = set()
    for slot in range(int(s.slots)):
        who = artist(s, slot)
        answer = cell(s, ANSWER + slot) - 1
        drawn.add(answer)
        entries = [cell(s, SHEETS + 8 * seat + slot) - 1 if not s.gone >> seat & 1 else -1 for seat in seats]
        pictures.append(
            PastPicture(
                who,
                cell(s, NUMBER + who),
                numbers[answer],
                cell(s, LEGAL + source(s, slot)) == 1,
                cell(s, FINISHED + who) == GAVE_UP,
                [numbers[entry] if entry >= 0 else -1 for entry in entries],
                shown_drawing(s, slot),
            )
        )
    returned = [cell(s, RETURNED + seat) - 1 for seat in seats]
    return PastRound(
        int(s.maestro),
        roll(s),
        pictures,
        [number for index, number in enumerate(numbers) if index not in drawn],
        first,
        second,
        [word_number(s, what) if what >= 0 else -1 for what in returned],
    )
