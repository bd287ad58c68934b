"""Finished rounds: what everybody has seen of them, packed into the state's past (AB-ROUND-06)."""

from typing import final

from vernissage.games.artbox.shapes import DRAWING_BYTES


@final
class PastPicture:
    """One drawing that was unveiled."""

    def __init__(
        self, artist: int, number: int, word: int, legal: bool, unfinished: bool, guesses: list[int], drawing: bytes
    ) -> None:
        self.artist = artist
        self.number = number
        self.word = word
        self.legal = legal
        self.unfinished = unfinished
        self.guesses = guesses  # by seat: a word's number, or -1
        self.drawing = drawing  # as `shapes.to_bytes` writes it


@final
class PastRound:
    """One round after its awards."""

    def __init__(
        self,
        maestro: int,
        roll: list[int],
        pictures: list[PastPicture],
        decoys: list[int],
        first: list[int],
        second: list[int],
        returned: list[int],
    ) -> None:
        self.maestro = maestro
        self.roll = roll
        self.pictures = pictures
        self.decoys = decoys  # the numbers of the words that nobody drew
        self.first = first
        self.second = second
        self.returned = returned  # by seat: the number of the word put under the deck, or -1


def packed(past: PastRound) -> bytes:
    """A round as bytes: every number in two of them, drawings as they are."""
    numbers = [past.maestro, *past.roll]
    for group in (past.decoys, past.first, past.second, [word + 1 for word in past.returned]):
        numbers += [len(group), *group]
    numbers.append(len(past.pictures))
    drawings: list[bytes] = []
    for picture in past.pictures:
        numbers += [picture.artist, picture.number, picture.word, int(picture.legal), int(picture.unfinished)]
        numbers += [word + 1 for word in picture.guesses]
        drawings.append(picture.drawing)
    head = bytearray(2 * len(numbers))
    for i in range(len(numbers)):
        head[2 * i] = numbers[i] & 255
        head[2 * i + 1] = numbers[i] >> 8
    return bytes(head) + b"".join(drawings)


def unpacked(data: bytes) -> PastRound:
    """The round that `packed` wrote."""
    maestro = two(data, 0)
    roll = [two(data, i) for i in range(1, 5)]
    at = 5
    groups: list[list[int]] = []
    for _group in range(4):
        count = two(data, at)
        groups.append([two(data, at + 1 + i) for i in range(count)])
        at += 1 + count
    returned = [word - 1 for word in groups[3]]
    seats = len(returned)
    count = two(data, at)
    at += 1
    drawings = 2 * (at + count * (5 + seats))
    pictures: list[PastPicture] = []
    for i in range(count):
        row = [two(data, at + j) for j in range(5 + seats)]
        start = drawings + i * DRAWING_BYTES
        drawing = data[start : start + DRAWING_BYTES]
        guesses = [word - 1 for word in row[5:]]
        pictures.append(PastPicture(row[0], row[1], row[2], row[3] == 1, row[4] == 1, guesses, drawing))
        at += 5 + seats
    return PastRound(maestro, roll, pictures, groups[0], groups[1], groups[2], returned)


def two(data: bytes, index: int) -> int:
    """The number at an index, two bytes each."""
    return data[2 * index] + 256 * data[2 * index + 1]
