"""What others do is shown from journal lines alone: what flies from where to where, what changes, and one sentence."""

import pytest

from vernissage import art, games
from vernissage.art.bundle import MANNERS
from vernissage.core.film import Shot, shots
from vernissage.core.game import Game, seats_in
from vernissage.core.match import Match
from vernissage.core.model import WATCHER, Line, Setup
from vernissage.core.rng import rng_for
from vernissage.core.steps import may_read
from vernissage.core.words import words

GAMES = ["art_decko", "art_society", "artbox", "avant_carde"]
NAMES = ["Ann", "Bob", "Cid", "Dot"]


def moves(game: Game, setup: Setup, seed: int, most: int) -> list[list[Line]]:
    """The journal lines of each move of a game of random answers."""
    rng = rng_for(seed, "film")
    state = game.new(setup, seed)
    found: list[list[Line]] = []
    while (asked := seats_in(game.asked(state))) and len(found) < most:
        seat = asked[rng.below(len(asked))]
        options = game.options(state, seat)
        action = options[rng.below(len(options))]
        told: list[Line] = []
        state.journal = told
        game.apply(state, seat, action, game.some_payload(state, seat, action, rng))
        state.journal = None
        found.append(told)
    return found


def played(key: str, most: int = 400) -> list[tuple[Game, int, list[Line]]]:
    """Moves of games with the fewest and the most seats in every variant."""
    game = games.game(key)
    found = []
    for seats in sorted({game.min_seats, game.max_seats}):
        for number, setup in enumerate(game.variants(seats).values()):
            found += [(game, seats, lines) for lines in moves(game, setup, number, most) if lines]
    return found


def last_shots(match: Match) -> list[Shot]:
    """The shots of the move that was made last."""
    last = match.journal[-1][0]
    found = shots(match.game, [line for entry, line in match.journal if entry == last])
    return [shot for shot in found if shot is not None]


def said(match: Match, shot: Shot, me: int = 0) -> str:
    """A caption as the person of a seat reads it."""
    assert shot.say is not None
    return words(match.game.package).say(shot.say, NAMES, me)


@pytest.mark.parametrize("key", GAMES)
def test_every_line_is_in_a_shot_and_every_thing_that_flies_has_a_picture(key: str) -> None:
    known = {*art.names(key)}
    known |= {f"{name}@{manner}" for manner, which in MANNERS.get(key, {}).items() for name in which}
    flown = set()
    for game, _seats, lines in played(key):
        made = shots(game, lines)
        assert made[0] is not None, "the first line of a move begins a shot"
        for shot in made:
            flights = [] if shot is None else shot.flights
            flown |= {flight.thing for flight in flights}
            assert all(flight.start and flight.end for flight in flights)
    assert flown
    assert flown <= known


@pytest.mark.parametrize("key", GAMES)
def test_a_film_tells_nobody_that_there_are_lines_for_others(key: str) -> None:
    for game, seats, lines in played(key):
        whole = list(zip(lines, shots(game, lines), strict=True))
        for seat in range(WATCHER, seats):
            heard = [line for line in lines if may_read(line, seat)]
            assert [each for each in whole if may_read(each[0], seat)] == list(
                zip(heard, shots(game, heard), strict=True)
            ), f"seat {seat} sees what the lines it may read show, and nothing else"


@pytest.mark.parametrize("key", GAMES)
def test_a_caption_says_the_sentences_of_its_lines_or_one_of_its_own(key: str) -> None:
    spoken = words(games.game(key).package)
    captions = {
        spoken.say(shot.say, NAMES, 0)
        for game, _seats, lines in played(key, 200)
        for shot in shots(game, lines)
        if shot is not None and shot.say is not None
    }
    assert all(caption.endswith((".", "”")) and "{" not in caption for caption in captions), captions


def test_a_painting_goes_from_its_gallery_to_its_buyer_and_its_rating_rises() -> None:
    rig = {"tokens": "1 2 3 4", "teal": "AN2", "ratings": "AN 9", "hand0": "G1 SU"}
    match = games.new("art_decko", seats=2, seed=1, start=0, rig=rig)
    for move in ("acquire", "at teal", "pick AN", "pay G1", "done"):
        match.play(0, move)
    (shot,) = last_shots(match)

    assert [(each.thing, each.start[0], each.end) for each in shot.flights] == [
        ("AN2", "sale:teal:AN2", ["seat:0:discard", "seat:0"])
    ]
    assert "rating:AN" in shot.glows
    assert said(match, shot, 1) == "Ann buys “The Peacock Window” (Art Nouveau) for 1; Art Nouveau rises to 11."


def test_bids_are_turned_over_together_and_then_their_order_is_told() -> None:
    rig = {"phase": "bid", "offer": "P001 P005 P009"}
    match = games.new("art_society", seats=2, seed=1, rig=rig)
    match.play(0, "bid 7")
    match.play(1, "bid 12")
    bids, order = last_shots(match)

    assert [each.thing for each in bids.flights] == ["bid-7@blue", "bid-12@red"]
    assert [each.end[0] for each in bids.flights] == ["seat:0:bid", "seat:1:bid"]
    assert said(match, bids) == "The bids are turned over: you 7 and Bob 12."
    assert order.glows == ["seat:1:bid", "seat:0:bid"]


def test_a_bought_card_goes_from_its_stack_to_the_discard_pile_of_its_buyer() -> None:
    rig = {"first": "0", "active": "0", "line0": "red-1 red-1 red-1", "line1": "red-1", "stack2": "blue-2"}
    match = games.new("avant_carde", seats=2, seed=7, rig=rig)
    match.play(0, "buy 2")
    shot = last_shots(match)[0]

    assert [(each.thing, each.start, each.end) for each in shot.flights] == [
        ("blue-2", ["stack:2"], ["seat:0:discard", "seat:0"])
    ]


def test_a_game_that_shows_nothing_of_its_own_has_captions_alone() -> None:
    hint = Line("", 0)
    assert shots(games.game("avant_carde"), [hint]) == [Shot()]
