"""Plays the golden games anew: `python -m games.artbox.make_golden` from the folder of the tests."""

from pathlib import Path
from typing import Any

from games.artbox.table import artbox, look
from vernissage.core.match import Match
from vernissage.core.rng import rng_for

GAMES: dict[str, dict[str, Any]] = {
    "three": {"seats": 3, "seed": 33},
    "four_expert_frame": {"seats": 4, "seed": 44, "variant": "expert", "frame": True},
    "four_simplified": {"seats": 4, "seed": 45, "variant": "simplified"},
    "six": {"seats": 6, "seed": 66, "scramble_orientation": True},
    "eight": {"seats": 8, "seed": 88},
}


def played(match: Match, seed: int) -> Match:
    """A whole game: legal drawings, every sheet full, words taken by chance."""
    rng = rng_for(seed, "golden")
    while not match.over:
        seat = match.waiting[rng.below(len(match.waiting))]
        options = [move for move in match.options(seat) if move != "give up"]
        if "finish" in options:
            options = ["finish"]
        elif "done" in options:
            blank = {slot for slot, word in enumerate(look(match, seat).sheet, 1) if not word}
            options = [move for move in options if move.startswith("match") and int(move.split()[1]) in blank] or [
                "done"
            ]
        move = options[rng.below(len(options))]
        match.play(seat, move, payload=match.game.some_payload(match.state, seat, match.game.parse(move), rng))
    return match


def main() -> None:
    """The golden records lie beside the tests."""
    folder = Path(__file__).parent / "golden"
    folder.mkdir(exist_ok=True)
    for name, options in GAMES.items():
        played(artbox(**options), options["seed"]).save(folder / f"{name}.vern")


if __name__ == "__main__":
    main()
