"""Step 4, Award: the drawings are unveiled one by one, the two tokens are given, and the end is checked."""

from mypy_extensions import i64

from vernissage.core.model import TABLE, Line
from vernissage.core.piles import card, listed
from vernissage.games.artbox import packs
from vernissage.games.artbox import state as at
from vernissage.games.artbox.history import PastPicture, PastRound, packed
from vernissage.games.artbox.scoring import Board, Token, first_token, is_over, second_token
from vernissage.games.artbox.state import (
    ArtboxState,
    artist,
    cell,
    drawings_each,
    in_play,
    put,
    roll,
    sheet_at,
    shown_bytes,
    simplified,
    source,
    word_number,
)
from vernissage.games.artbox.tables import MOST_ROUNDS


def unveil(s: ArtboxState) -> None:
    """The next drawing shows its artist, number, word and who was right (AB-AWARD-01, AB-AWARD-02, AB-FLOW-09)."""
    slot = int(s.shown)
    s.shown += 1
    s.sealed = True
    if s.journal is not None:
        who = artist(s, slot)
        right = board(s).right(slot)
        word = row_word(s, cell(s, at.ANSWER + slot) - 1)
        args: dict[str, str | int] = {
            "slot": slot + 1,
            "word": word.id,
            "spelled": word.word,
            "number": cell(s, at.NUMBER + who),
            "right": len(right),
            "by": " ".join(str(seat) for seat in right),
            "legal": cell(s, at.LEGAL + source(s, slot)),
        }
        s.journal.append(Line("AB-AWARD-02", who, args))
    if s.shown == s.slots:
        award(s)


def row_word(s: ArtboxState, index: i64) -> packs.Word:
    """The word at a place of the row."""
    return packs.card_word(s.own, word_number(s, card(s.cells, at.ROW, index)), at.language(s))


def board(s: ArtboxState) -> Board:
    """What the awards depend on, read from the table."""
    seats = int(s.seats)
    slots = list(range(int(s.slots)))
    artists = [artist(s, slot) for slot in slots]
    players = in_play(s)
    return Board(
        players,
        [cell(s, at.NUMBER + seat) for seat in range(seats)],
        artists,
        [cell(s, at.ANSWER + slot) for slot in slots],
        [cell(s, at.LEGAL + source(s, slot)) == 1 for slot in slots],
        [[cell(s, sheet_at(seat, slot)) for slot in slots] for seat in range(seats)],
        simplified(s),
        cell(s, at.REQUIRE_ONE) == 1,
        # A blank sheet is no legal drawing either.
        [seat for seat in players if artists.count(seat) < drawings_each(s)],
    )


def tokens(s: ArtboxState) -> list[Token]:
    """Where the two tokens of the round go, the first one first (AB-AWARD-05, AB-AWARD-14)."""
    table = board(s)
    first = first_token(table)
    return [first, second_token(table, first.seats)]


def award(s: ArtboxState) -> None:
    """Both tokens are dealt with, the round is over, and the end is checked now and only now (AB-ROUND-02, AB-ROUND-03,
    AB-END-01).

    The first token lies red side up, the second gray, and sides never change (AB-EXPERT-01, AB-EXPERT-02).
    """
    s.sealed = True
    first, second = tokens(s)
    for seat in first.seats:
        put(s, at.RED + seat, cell(s, at.RED + seat) + 1)
    for seat in second.seats:
        put(s, at.GRAY + seat, cell(s, at.GRAY + seat) + 1)
    if s.journal is not None:
        for which, token in (("first", first), ("second", second)):
            for seat in token.seats or [TABLE]:
                s.journal.append(Line(token.clauses[0], seat, {"token": which, "why": token.why, "right": token.right}))
    s.past = (*s.past, packed(finished_round(s, first.seats, second.seats)))
    seats = list(range(int(s.seats)))
    red = [cell(s, at.RED + seat) for seat in seats]
    gray = [cell(s, at.GRAY + seat) for seat in seats]
    s.phase = at.RESTING
    if (
        is_over(in_play(s), len(seats), red, gray, simplified(s), cell(s, at.VARIANT) == at.EXPERT)
        or s.round >= MOST_ROUNDS
    ):
        s.phase = at.OVER
        if s.journal is not None:
            s.journal.append(Line("AB-END-01", TABLE, {"round": int(s.round)}))


def finished_round(s: ArtboxState, first: list[int], second: list[int]) -> PastRound:
    """What the gallery of the game keeps of this round (AB-ROUND-06)."""
    seats = range(int(s.seats))
    row = listed(s.cells, at.ROW)
    numbers = [word_number(s, what) for what in row]
    pictures: list[PastPicture] = []
    drawn: set[int] = set()
    for slot in range(int(s.slots)):
        who = artist(s, slot)
        answer = cell(s, at.ANSWER + slot) - 1
        drawn.add(answer)
        entries = [cell(s, sheet_at(seat, slot)) - 1 if not s.gone >> seat & 1 else -1 for seat in seats]
        pictures.append(
            PastPicture(
                who,
                cell(s, at.NUMBER + who),
                numbers[answer],
                cell(s, at.LEGAL + source(s, slot)) == 1,
                cell(s, at.FINISHED + who) == at.GAVE_UP,
                [numbers[entry] if entry >= 0 else -1 for entry in entries],
                shown_bytes(s, slot),
            )
        )
    returned = [cell(s, at.RETURNED + seat) - 1 for seat in seats]
    return PastRound(
        int(s.maestro),
        roll(s),
        pictures,
        [number for index, number in enumerate(numbers) if index not in drawn],
        first,
        second,
        [word_number(s, what) if what >= 0 else -1 for what in returned],
    )
