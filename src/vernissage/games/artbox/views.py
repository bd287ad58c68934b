"""What each seat may know, built from nothing (AB-SECRET-01)."""

from typing import Final

from vernissage.core.model import TABLE, Decision, Message
from vernissage.core.piles import card, listed, size
from vernissage.games.artbox import history, packs
from vernissage.games.artbox import state as at
from vernissage.games.artbox.awards import board, tokens
from vernissage.games.artbox.drawing import verdict
from vernissage.games.artbox.judge import Verdict
from vernissage.games.artbox.model import (
    ArtboxView,
    Award,
    Blame,
    GalleryRound,
    Hung,
    Options,
    Picture,
    Player,
    Sketch,
    WordCard,
)
from vernissage.games.artbox.shapes import as_json, from_bytes
from vernissage.games.artbox.state import (
    ArtboxState,
    artist,
    cell,
    drawing_at,
    drawings_each,
    hand,
    roll,
    sheet_at,
    shown_drawing,
    simplified,
    source,
    word_number,
    work,
)
from vernissage.games.artbox.tables import KINDS, SAVES, tokens_to_end

UNFINISHED: Final = "UNFINISHED"


def view(s: ArtboxState, seat: int, asks: list[Decision]) -> ArtboxView:
    """The table from a seat, from outside (a watcher) or from above (the table)."""
    hidden = s.phase < at.REVEALING or s.shown < s.slots
    own = range(int(s.seats)) if seat == TABLE else [seat] if 0 <= seat < s.seats else []
    laid = s.phase >= at.GUESSING
    return ArtboxView(
        seat=seat,
        asks=[ask for ask in asks if ask.seat == seat or seat == TABLE],
        waiting=[ask.seat for ask in asks],
        options=options(s),
        phase=at.PHASES[s.phase],
        stopped=s.stopped == 1,
        round=int(s.round),
        maestro=int(s.maestro),
        players=[player(s, each) for each in range(int(s.seats))],
        dealt=[face(s, what) for each in own for what in listed(s.cells, hand(each))],
        words=own_words(s, seat),
        returned=[returned for each in own for returned in put_under(s, each)],
        roll=dict(zip(KINDS, roll(s), strict=True)),
        faces=[name for kind, name in enumerate(KINDS) for _die in range(roll(s)[kind])],
        sketches=[sketch for each in own for sketch in sketches(s, each)],
        saves_left=SAVES - cell(s, at.SAVED + seat) if 0 <= seat < s.seats and s.phase == at.DRAWING else 0,
        board=[picture(s, slot, seat) for slot in range(int(s.slots))] if laid else [],
        row=[face(s, what) for what in listed(s.cells, at.ROW)] if laid else [],
        decoys=None if hidden or not laid else decoys(s),
        sheet=[cell(s, sheet_at(seat, slot)) for slot in range(int(s.slots))] if laid and 0 <= seat < s.seats else [],
        sandglass_turned_by=None if s.glass < 0 else int(s.glass),
        awards=awards(s) if s.phase in (at.RESTING, at.OVER) and not s.stopped else [],
        gallery=[gallery_round(s, number, data, seat) for number, data in enumerate(s.past, 1)],
        deck=int(size(s.cells, at.DECK)),
        cards=cell(s, at.CARDS),
        used=[face(s, what) for what in sorted(listed(s.cells, at.DISCARD), key=lambda what: word_number(s, what))],
    )


def options(s: ArtboxState) -> Options:
    """The rules the table plays by, known to all."""
    chosen = cell(s, at.CATEGORIES) + 256 * (cell(s, at.CATEGORIES + 1) & 15)
    return Options(
        variant=at.VARIANTS[cell(s, at.VARIANT)],
        frame=cell(s, at.FRAME) == 1,
        expert_winner="most_tokens" if cell(s, at.MOST_TOKENS_WIN) else "achiever",
        sandglass=cell(s, at.SANDGLASS),
        draw_limit=cell(s, at.DRAW_LIMIT),
        caps=cell(s, at.CAPS) == 1,
        pace=at.PACES[cell(s, at.PACE)],
        hours=cell(s, at.HOURS),
        require_one_correct=cell(s, at.REQUIRE_ONE) == 1,
        scramble_orientation=cell(s, at.SCRAMBLE) == 1,
        illegal_finish="block" if cell(s, at.BLOCK) else "confirm",
        vacated_seat="empty" if cell(s, at.SEATS_EMPTY) else "bot",
        avoid_confusable_decoys=cell(s, at.AVOID) == 1,
        language=packs.languages()[at.language(s)],
        difficulty=[level for level in (1, 2, 3) if cell(s, at.DIFFICULTY) >> level & 1],
        categories=[name for bit, name in enumerate(packs.categories()) if chosen >> bit & 1],
        own_words=s.own.split("\n") if s.own else [],
        tokens_to_end=tokens_to_end(int(s.seats), cell(s, at.VARIANT) == at.SIMPLIFIED),
    )


def player(s: ArtboxState, seat: int) -> Player:
    """What everybody knows of a seat: that it has chosen or finished, never what (AB-SECRET-05)."""
    return Player(
        red=cell(s, at.RED + seat),
        gray=cell(s, at.GRAY + seat),
        number=cell(s, at.NUMBER + seat),
        chosen=cell(s, at.CHOSEN + seat) > 0,
        finished=cell(s, at.FINISHED + seat) > 0,
        matched=cell(s, at.DONE_CELLS + seat) > 0,
        ready=cell(s, at.READY_CELLS + seat) > 0,
        gone=bool(s.gone >> seat & 1),
    )


def face(s: ArtboxState, what: int) -> WordCard:
    """A card, face up."""
    return written(s, word_number(s, what))


def written(s: ArtboxState, number: int) -> WordCard:
    """The card of a word."""
    word = packs.card_word(s.own, number, at.language(s))
    return WordCard(word.id, word.word)


def own_words(s: ArtboxState, seat: int) -> list[WordCard]:
    """The words the seat draws, known to nobody else before their slots are unveiled (AB-CANVAS-04)."""
    seats = range(int(s.seats)) if seat == TABLE else [seat] if 0 <= seat < s.seats else []
    if s.phase == at.CHOOSING:
        return [
            face(s, what)
            for each in seats
            for index, what in enumerate(listed(s.cells, hand(each)))
            if keeps(s, each, index)
        ]
    cards = [cell(s, at.OWN + work(each, which)) for each in seats for which in range(drawings_each(s))]
    return [face(s, what - 1) for what in cards if what]


def keeps(s: ArtboxState, seat: int, index: int) -> bool:
    """The seat has chosen and this card is not the one it returns."""
    return cell(s, at.CHOSEN + seat) > 0 and index != cell(s, at.CHOSEN + seat) - 1


def put_under(s: ArtboxState, seat: int) -> list[WordCard]:
    """The card the seat returns, known to it alone for ever."""
    if s.phase == at.CHOOSING and cell(s, at.CHOSEN + seat):
        return [face(s, int(card(s.cells, hand(seat), cell(s, at.CHOSEN + seat) - 1)))]
    returned = cell(s, at.RETURNED + seat)
    return [face(s, returned - 1)] if returned else []


def sketches(s: ArtboxState, seat: int) -> list[Sketch]:
    """The seat's own drawings with the judge's verdict, for nobody else to see (AB-SETUP-02)."""
    if s.phase < at.DRAWING:
        return []
    return [sketch(s, seat, which) for which in range(drawings_each(s)) if cell(s, at.OWN + work(seat, which))]


def sketch(s: ArtboxState, seat: int, which: int) -> Sketch:
    """One of the seat's own drawings as drawn, with its verdict (AB-FLOW-12)."""
    drawing = drawing_at(s, work(seat, which))
    found = verdict(s, drawing)
    faults = blames(found)
    if s.phase > at.DRAWING and not simplified(s) and cell(s, at.FINISHED + seat) == at.GAVE_UP:
        faults.append(unfinished())
    return Sketch(
        word=face(s, cell(s, at.OWN + work(seat, which)) - 1), drawing=as_json(drawing), legal=not faults, faults=faults
    )


def blames(found: Verdict) -> list[Blame]:
    """The judge's reasons."""
    return [Blame(fault.shape, fault.code, fault.clause, fault.message) for fault in found.faults]


def unfinished() -> Blame:
    """The drawing was not handed in (AB-RULING-31)."""
    return Blame(-1, UNFINISHED, "AB-RULING-31", Message("fault-unfinished"))


def picture(s: ArtboxState, slot: int, seat: int) -> Picture:
    """A slot of the board: the drawing alone before it is unveiled, then all about it (AB-GUESS-02, AB-FLOW-09,
    AB-SECRET-06).

    With three players both drawings of an artist show the same number (AB-RULING-13).
    """
    drawing = as_json(shown_drawing(s, slot))
    who = artist(s, slot)
    if slot >= s.shown and seat != TABLE:
        return Picture(slot=slot + 1, drawing=drawing, mine=who == seat)
    legal = cell(s, at.LEGAL + source(s, slot)) == 1
    faults: list[Blame] = []
    if not legal:
        faults = blames(verdict(s, shown_drawing(s, slot)))
        if not simplified(s) and cell(s, at.FINISHED + who) == at.GAVE_UP:
            faults.append(unfinished())
    entries = [cell(s, sheet_at(each, slot)) - 1 if not s.gone >> each & 1 else -1 for each in range(int(s.seats))]
    row = listed(s.cells, at.ROW)
    return Picture(
        slot=slot + 1,
        drawing=drawing,
        mine=who == seat,
        artist=who,
        number=cell(s, at.NUMBER + who),
        word=face(s, row[cell(s, at.ANSWER + slot) - 1]),
        right=board(s).right(slot),
        guesses=[face(s, row[entry]) if entry >= 0 else None for entry in entries],
        legal=legal,
        faults=faults,
    )


def decoys(s: ArtboxState) -> list[WordCard]:
    """The words nobody's drawing shows, once the last slot is unveiled."""
    drawn = {cell(s, at.ANSWER + slot) - 1 for slot in range(int(s.slots))}
    return [face(s, what) for index, what in enumerate(listed(s.cells, at.ROW)) if index not in drawn]


def awards(s: ArtboxState) -> list[Award]:
    """The two awards and how each was decided (AB-FLOW-10)."""
    return [Award(clause=token.clauses[-1], seats=token.seats, say=token.message) for token in tokens(s)]


def gallery_round(s: ArtboxState, number: int, data: bytes, seat: int) -> GalleryRound:
    """A finished round as everybody remembers it; returned cards only for the seat that returned them (AB-ROUND-06,
    AB-SECRET-07).
    """
    past = history.unpacked(data)
    mine = past.returned if seat == TABLE else [past.returned[seat]] if 0 <= seat < s.seats else []
    return GalleryRound(
        round=number,
        maestro=past.maestro,
        roll=past.roll,
        pictures=[hung(s, slot, each) for slot, each in enumerate(past.pictures, 1)],
        decoys=[written(s, word) for word in past.decoys],
        first=past.first,
        second=past.second,
        returned=[written(s, word) for word in mine if word >= 0],
    )


def hung(s: ArtboxState, slot: int, past: history.PastPicture) -> Hung:
    """A drawing in the gallery."""
    right = [seat for seat, word in enumerate(past.guesses) if seat != past.artist and word == past.word]
    return Hung(
        slot=slot,
        artist=past.artist,
        number=past.number,
        word=written(s, past.word),
        drawing=as_json(from_bytes(past.drawing)),
        right=right,
        guesses=[written(s, word) if word >= 0 else None for word in past.guesses],
        legal=past.legal,
        unfinished=past.unfinished,
    )
