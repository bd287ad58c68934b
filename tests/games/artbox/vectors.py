"""The test vectors of #ARTBOX by their ids."""

import json
from pathlib import Path
from typing import Any

from vernissage.games.artbox.judge import Verdict, judge
from vernissage.games.artbox.scoring import Board, first_token, is_over, second_token, winners
from vernissage.games.artbox.shapes import canonical, read
from vernissage.games.artbox.tables import KINDS

VECTORS: dict[str, Any] = json.loads((Path(__file__).parent / "vectors.json").read_text("utf-8"))


def judged(name: str) -> Verdict:
    """The judge's verdict on a vector's drawing."""
    vector = VECTORS[name]
    drawing = read({"v": 1, "shapes": vector["shapes"]})
    counts = [vector["roll"][kind] for kind in KINDS]
    return judge(drawing, counts, vector["variant"] == "simplified", vector["frame_option"])


def check_geometry(name: str) -> None:
    """The judge finds exactly the vector's codes, for the drawing as given and in canonical form."""
    vector = VECTORS[name]
    verdict = judged(name)
    assert sorted(verdict.codes()) == sorted(vector["expect"])
    assert verdict.legal == vector["legal"]
    drawing = canonical(read({"v": 1, "shapes": vector["shapes"]}))
    counts = [vector["roll"][kind] for kind in KINDS]
    again = judge(drawing, counts, vector["variant"] == "simplified", vector["frame_option"])
    assert again.codes() == verdict.codes()


def check_round(name: str) -> None:
    """A round of a vector is scored as it says."""
    given, expected = VECTORS[name]["input"], VECTORS[name]["expect"]
    players: list[str] = given["players"]
    drawings = given["drawings"]
    words: dict[str, int] = {}

    def word(text: str | None) -> int:
        return 0 if text is None else words.setdefault(text, len(words) + 1)

    tokens = given.get("number_tokens", {})
    board = Board(
        list(range(len(players))),
        [tokens.get(player, 0) for player in players],
        [players.index(drawing["author"]) for drawing in drawings],
        [word(drawing["word"]) for drawing in drawings],
        [drawing["legal"] for drawing in drawings],
        [[word(given["sheets"][player].get(str(drawing["slot"]))) for drawing in drawings] for player in players],
        simplified=given.get("variant") == "simplified",
    )
    first = first_token(board)
    second = second_token(board, first.seats)
    assert {str(slot): total for slot, total in enumerate(board.slot_totals(), 1)} == expected["drawing_totals"]
    assert {players[seat]: total for seat, total in board.sheet_totals().items()} == expected["sheet_totals"]
    assert {players[seat]: total for seat, total in board.artist_totals().items()} == expected["player_drawing_totals"]
    assert [players[seat] for seat in first.seats] == expected["first"]
    assert [players[seat] for seat in second.seats] == expected["second"]


def check_end(name: str) -> None:
    """The game of a vector ends, or not, and is won as it says."""
    given, expected = VECTORS[name]["input"], VECTORS[name]["expect"]
    names = list(given["tokens"])
    seats = list(range(len(names)))
    counts = [given["tokens"][player] for player in names]
    red = [count[0] if isinstance(count, list) else count for count in counts]
    gray = [count[1] if isinstance(count, list) else 0 for count in counts]
    simplified, expert = given.get("variant") == "simplified", given.get("variant") == "expert"
    assert is_over(seats, len(seats), red, gray, simplified, expert) == expected["over"]
    if not expected["over"]:
        return
    numbers = [given.get("number_tokens", {}).get(player, 0) for player in names]
    last = {seat: given["last_round_drawing_totals"][player] for seat, player in enumerate(names)}
    literal = given.get("expert_winner", "most_tokens") == "most_tokens"
    won, _clause = winners(seats, len(seats), red, gray, last, numbers, simplified, expert, literal)
    assert [names[seat] for seat in won] == expected["winners"]
