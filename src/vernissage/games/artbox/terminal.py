"""The table as plain text, for the terminal."""

from collections.abc import Sequence
from typing import Any, Final

from vernissage.core.inks import clipped, inked, padded, plain, rows_of, thing
from vernissage.core.model import Arg, Message, seat_name
from vernissage.core.words import ENGLISH, Voice
from vernissage.games.artbox.braille import dots
from vernissage.games.artbox.easel import Easel
from vernissage.games.artbox.model import ArtboxView, Player, WordCard
from vernissage.games.artbox.packs import word_name
from vernissage.games.artbox.shapes import read

PACKAGE: Final = "vernissage.games.artbox"
WIDE: Final = 22  # columns of a drawing on the table


def show(v: ArtboxView) -> str:
    """The table without colors."""
    return plain(painted(v))


def painted(v: ArtboxView, names: Sequence[str] = (), locale: str = ENGLISH, *, with_hand: bool = True) -> str:
    """The table, at most 100 columns wide."""
    voice = Voice(PACKAGE, locale, names)
    say = voice.say
    heading: dict[str, Arg] = {
        "variant": Message(f"setup-variant-{v.options.variant}"),
        "round": v.round,
        "step": Message(f"table-step-{v.phase}"),
        "maestro": seat_name(v.maestro),
        "deck": v.deck,
    }
    lines = [say(Message("table-round", heading))]
    if sum(v.roll.values()):
        rolled = [Message(f"shapes-{kind}", {"count": count}) for kind, count in v.roll.items() if count]
        lines.append(thing("dice", say(Message("table-roll", {"shapes": [*rolled]}))))
    lines += [player_line(v, seat, player, voice) for seat, player in enumerate(v.players)]
    if with_hand and v.dealt:
        lines += rows_of(say(Message("table-cards")) + " ", hand(v, locale), gap="  ")
    if v.phase == "draw":
        own = [
            (
                f"{word(sketch.word, voice)}: {say(Message('table-legal' if sketch.legal else 'table-not-legal'))}",
                sketch.drawing,
            )
            for sketch in v.sketches
        ]
        lines += wall(own, "drawing")
        lines += [f"  {say(blame.say)}" for sketch in v.sketches for blame in sketch.faults][:4]
    lines += wall([(caption(v, index, voice), picture.drawing) for index, picture in enumerate(v.board)], "slot")
    if v.row:
        words = [thing(f"word:{index}", f"{index} {word(card, voice)}") for index, card in enumerate(v.row, 1)]
        lines += rows_of(say(Message("table-words")) + " ", words, gap="  ")
    for which, given in zip(("table-first-token", "table-second-token"), v.awards, strict=False):
        seats: list[int | str | Message] = [seat_name(seat) for seat in given.seats]
        lines.append(say(Message(which, {"seats": seats, "why": given.say})))
    return "\n".join(clipped(line, 100) for line in lines)


def hand(v: ArtboxView, locale: str = ENGLISH) -> list[str]:
    """The own word cards, a thing each."""
    voice = Voice(PACKAGE, locale)
    return [thing(f"card:{index}", f"{index} {word(card, voice)}") for index, card in enumerate(v.dealt, 1)]


def word(card: WordCard, voice: Voice) -> str:
    """A card's word in the reader's language."""
    return voice.say(word_name(card.id, card.word))


def player_line(v: ArtboxView, seat: int, player: Player, voice: Voice) -> str:
    """A player: tokens, number, and whether this step is done."""
    say = voice.say
    marks = [inked("red", f"R{player.red}"), inked("gray", f"G{player.gray}")]
    if player.number:
        marks.append(say(Message("table-number", {"number": player.number})))
    done = {"choose": player.chosen, "draw": player.finished, "guess": player.matched, "ready": player.ready}
    if done.get(v.phase):
        marks.append(say(Message("table-done")))
    if player.gone:
        marks.append(say(Message("table-gone")))
    return f"{'>' if seat == v.seat else ' '}{inked('strong', voice.name(seat))}: {'  '.join(marks)}"


def caption(v: ArtboxView, index: int, voice: Voice) -> str:
    """What stands under a slot: its word once unveiled, before that what the seat has written."""
    picture = v.board[index]
    if picture.word is not None and picture.artist is not None and picture.right is not None:
        return f"{picture.slot} {word(picture.word, voice)} ({voice.name(picture.artist)}, {len(picture.right)})"
    entry = v.sheet[index] if v.sheet else 0
    if not entry:
        return f"{picture.slot}"
    guess = word(v.row[entry - 1], voice)
    return f"{picture.slot} {voice.say(Message('table-yours', {'word': guess})) if picture.mine else guess}"


def wall(pictures: list[tuple[str, dict[str, Any]]], kind: str) -> list[str]:
    """Drawings side by side, four in a row, each over its caption; each is a thing of this kind."""
    lines: list[str] = []
    for start in range(0, len(pictures), 4):
        row = pictures[start : start + 4]
        drawn = [dots(read(drawing)) for _caption, drawing in row]
        captions = [padded(told[:WIDE], WIDE) for told, _drawing in row]
        for parts in [*zip(*drawn, strict=True), captions]:
            things = [thing(f"{kind}:{start + place}", part) for place, part in enumerate(parts, 1)]
            lines.append("  ".join(things).rstrip())
    return lines


def easel(v: ArtboxView, text: str, locale: str = ENGLISH) -> Easel | None:
    """The easel for `draw 1` and `draw 2` while one draws; other moves carry no drawing."""
    verb, _, number = text.partition(" ")
    if verb != "draw" or number not in [str(each) for each in range(1, len(v.sketches) + 1)]:
        return None
    sketch = v.sketches[int(number) - 1]
    return Easel(v, sketch, word(sketch.word, Voice(PACKAGE, locale)))
