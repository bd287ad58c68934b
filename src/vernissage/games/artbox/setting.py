# interpreted: a table is set once.
"""Setting the table: options, the deck, and positions set out by hand."""

from vernissage.core.piles import fill, shuffle
from vernissage.core.rng import seed_streams, stream_below
from vernissage.games.artbox import rounds, words
from vernissage.games.artbox.model import ArtboxSetup, Options
from vernissage.games.artbox.state import (
    AVOID,
    BLOCK,
    CAPS,
    CARDS,
    CATEGORIES,
    DECK,
    DIFFICULTY,
    DRAW_LIMIT,
    FRAME,
    GRAY,
    HOURS,
    MOST_TOKENS_WIN,
    PACE,
    PACES,
    RED,
    REQUIRE_ONE,
    RIGGED,
    SANDGLASS,
    SCRAMBLE,
    SEATS_EMPTY,
    VARIANT,
    VARIANTS,
    ArtboxState,
    empty_state,
    put,
    write_card,
)
from vernissage.games.artbox.tables import DICE, KINDS, fewest_words

RIGS = ("deck", "roll", "red", "gray")


def new_table(setup: ArtboxSetup, seed: int) -> ArtboxState:
    """The deck is shuffled, the first Maestro fixed and the first cards dealt (AB-SETUP-04, AB-SETUP-07, AB-SETUP-08)."""
    if setup.frame and setup.variant != "expert":
        raise ValueError("the frame option belongs to the expert variant (AB-EXPERT-06)")
    if setup.first_maestro > setup.seats:
        raise ValueError(f"there is no seat {setup.first_maestro} for the first Maestro (AB-SETUP-08)")
    rig = setup.rig or {}
    for name in rig:
        if name not in RIGS:
            raise ValueError(f"#ARTBOX has nothing named {name!r} to set out; it has {', '.join(RIGS)}")
    s = empty_state(setup.seats, seed_streams(seed, setup.seats))
    own = words.own_list(setup.own_words)
    numbers = list_numbers(setup, own)
    first = [number_named(own, word.strip()) for word in rig.get("deck", "").split(",") if word.strip()]
    needed = fewest_words(setup.seats)
    if len(numbers) < needed:
        raise ValueError(f"{setup.seats} players need a list of at least {needed} words, not {len(numbers)} (AB-RULING-25)")
    cards = max(min(setup.deck_size, len(numbers)), needed)
    set_options(s, options_of(setup, own), cards)
    make_deck(s, numbers, first, cards)
    for name, place in (("red", RED), ("gray", GRAY)):
        for seat, count in enumerate(rig.get(name, "").split()):
            put(s, place + seat, int(count))
    if "roll" in rig:
        shapes = rig["roll"].split()
        if len(shapes) != DICE:
            raise ValueError(f"a roll shows {DICE} shapes, not {len(shapes)}")
        for kind, name in enumerate(KINDS):
            put(s, RIGGED + kind, shapes.count(name))
    s.maestro = setup.first_maestro - 1 if setup.first_maestro else stream_below(s.streams, 0, setup.seats)
    rounds.deal(s)
    return s


def list_numbers(setup: ArtboxSetup, own: list[str]) -> list[int]:
    """The numbers of the words this table may meet (AB-UI-13)."""
    if own:
        return list(range(len(own)))
    order = words.categories()
    chosen = sum(1 << order.index(name) for name in set(setup.categories or order))
    return words.enabled(sum(1 << level for level in set(setup.difficulty)), chosen)


def number_named(own: list[str], word: str) -> int:
    """The number of a word by its spelling, for positions set out by hand."""
    known = own or [each.word for each in words.pack().words]
    if word not in known:
        raise ValueError(f"the table has no word {word!r}")
    return known.index(word)


def make_deck(s: ArtboxState, numbers: list[int], first: list[int], cards: int) -> None:
    """A face-down deck of different words, shuffled; words set out by hand lie on top (AB-SETUP-04, AB-WORD-01)."""
    rest = [number for number in numbers if number not in first]
    for last in range(len(rest) - 1, 0, -1):
        chosen = int(stream_below(s.streams, 0, last + 1))
        rest[last], rest[chosen] = rest[chosen], rest[last]
    chosen_words = (first + rest)[:cards]
    for what, number in enumerate(chosen_words):
        write_card(s, what, number)
    fill(s.cells, DECK, list(range(len(first), cards)))
    shuffle(s.cells, DECK, s.streams, 0)
    fill(s.cells, DECK, [int(what) for what in s.cells[DECK + 1 : DECK + 1 + cards - len(first)]] + list(range(len(first)))[::-1])


def options_of(setup: ArtboxSetup, own: list[str]) -> Options:
    """The options as the table shows them."""
    return Options(
        variant=setup.variant,
        frame=setup.frame,
        expert_winner=setup.expert_winner,
        sandglass=setup.sandglass,
        draw_limit=setup.draw_limit,
        caps=setup.caps,
        pace=setup.pace,
        hours=setup.hours,
        require_one_correct=setup.require_one_correct,
        scramble_orientation=setup.scramble_orientation,
        illegal_finish=setup.illegal_finish,
        vacated_seat=setup.vacated_seat,
        avoid_confusable_decoys=setup.avoid_confusable_decoys,
        difficulty=list(setup.difficulty),
        categories=list(setup.categories or words.categories()),
        own_words=own,
        tokens_to_end=0,
    )


def set_options(s: ArtboxState, options: Options, cards: int) -> None:
    """The table plays by these options from the first round to the last (AB-SETUP-10)."""
    put(s, VARIANT, VARIANTS.index(options.variant))
    put(s, FRAME, int(options.frame))
    put(s, SANDGLASS, options.sandglass)
    put(s, DRAW_LIMIT, options.draw_limit)
    put(s, CAPS, int(options.caps))
    put(s, PACE, PACES.index(options.pace))
    put(s, HOURS, options.hours)
    put(s, MOST_TOKENS_WIN, int(options.expert_winner == "most_tokens"))
    put(s, REQUIRE_ONE, int(options.require_one_correct))
    put(s, SCRAMBLE, int(options.scramble_orientation))
    put(s, BLOCK, int(options.illegal_finish == "block"))
    put(s, AVOID, int(options.avoid_confusable_decoys))
    put(s, SEATS_EMPTY, int(options.vacated_seat == "empty"))
    put(s, DIFFICULTY, sum(1 << level for level in set(options.difficulty)))
    order = words.categories()
    chosen = sum(1 << order.index(name) for name in set(options.categories))
    put(s, CATEGORIES, chosen & 255)
    put(s, CATEGORIES + 1, chosen >> 8)
    put(s, CARDS, cards)
    s.own = "\n".join(options.own_words)
