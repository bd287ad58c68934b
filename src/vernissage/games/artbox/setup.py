"""Setting the table: options and the deck, around what a rig lays out by hand."""

from vernissage.core.model import Arg, Message, SetupError
from vernissage.core.piles import fill, shuffle
from vernissage.core.rng import seed_streams, stream_below
from vernissage.games.artbox import packs, rounds
from vernissage.games.artbox import state as at
from vernissage.games.artbox.model import ArtboxSetup, Options
from vernissage.games.artbox.rig import check_names, lay_out, top_words
from vernissage.games.artbox.state import ArtboxState, empty_state, put, write_card
from vernissage.games.artbox.tables import fewest_words

GAME = "vernissage.games.artbox"


def new_table(setup: ArtboxSetup, seed: int) -> ArtboxState:
    """The deck is shuffled, the first Maestro fixed and the first cards dealt (AB-SETUP-04, AB-SETUP-07,
    AB-SETUP-08, AB-EXPERT-06, AB-RULING-25).
    """
    if setup.frame and setup.variant != "expert":
        raise SetupError(GAME, Message("setup-wrong-frame"))
    if setup.first_maestro > setup.seats:
        raise SetupError(GAME, Message("setup-wrong-maestro", {"seat": setup.first_maestro}))
    rig = setup.rig or {}
    check_names(rig)
    s = empty_state(setup.seats, seed_streams(seed, setup.seats))
    own = packs.own_list(setup.own_words)
    numbers = list_numbers(setup, own)
    needed = fewest_words(setup.seats)
    if len(numbers) < needed:
        facts: dict[str, Arg] = {"seats": setup.seats, "needed": needed, "words": len(numbers)}
        raise SetupError(GAME, Message("setup-wrong-words", facts))
    cards = max(min(setup.deck_size, len(numbers)), needed)
    set_options(s, options_of(setup, own), cards)
    make_deck(s, numbers, top_words(rig, own), cards)
    lay_out(s, rig)
    s.maestro = setup.first_maestro - 1 if setup.first_maestro else stream_below(s.streams, 0, setup.seats)
    rounds.deal(s)
    return s


def list_numbers(setup: ArtboxSetup, own: list[str]) -> list[int]:
    """The numbers of the words this table may meet (AB-UI-13)."""
    if own:
        return list(range(len(own)))
    order = packs.categories()
    chosen = sum(1 << order.index(name) for name in set(setup.categories or order))
    return packs.enabled(sum(1 << level for level in set(setup.difficulty)), chosen)


def make_deck(s: ArtboxState, numbers: list[int], first: list[int], cards: int) -> None:
    """A face-down deck of different words, shuffled; words set out by hand lie on top (AB-SETUP-04, AB-WORD-01)."""
    rest = [number for number in numbers if number not in first]
    for last in range(len(rest) - 1, 0, -1):
        chosen = int(stream_below(s.streams, 0, last + 1))
        rest[last], rest[chosen] = rest[chosen], rest[last]
    chosen_words = (first + rest)[:cards]
    for what, number in enumerate(chosen_words):
        write_card(s, what, number)
    fill(s.cells, at.DECK, list(range(len(first), cards)))
    shuffle(s.cells, at.DECK, s.streams, 0)
    fill(
        s.cells,
        at.DECK,
        [int(what) for what in s.cells[at.DECK + 1 : at.DECK + 1 + cards - len(first)]] + list(range(len(first)))[::-1],
    )


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
        language=setup.language,
        difficulty=list(setup.difficulty),
        categories=list(setup.categories or packs.categories()),
        own_words=own,
        tokens_to_end=0,
    )


def set_options(s: ArtboxState, options: Options, cards: int) -> None:
    """The table plays by these options from the first round to the last (AB-SETUP-10)."""
    put(s, at.VARIANT, at.VARIANTS.index(options.variant))
    put(s, at.FRAME, int(options.frame))
    put(s, at.SANDGLASS, options.sandglass)
    put(s, at.DRAW_LIMIT, options.draw_limit)
    put(s, at.CAPS, int(options.caps))
    put(s, at.PACE, at.PACES.index(options.pace))
    put(s, at.HOURS, options.hours)
    put(s, at.MOST_TOKENS_WIN, int(options.expert_winner == "most_tokens"))
    put(s, at.REQUIRE_ONE, int(options.require_one_correct))
    put(s, at.SCRAMBLE, int(options.scramble_orientation))
    put(s, at.BLOCK, int(options.illegal_finish == "block"))
    put(s, at.AVOID, int(options.avoid_confusable_decoys))
    put(s, at.SEATS_EMPTY, int(options.vacated_seat == "empty"))
    put(s, at.DIFFICULTY, sum(1 << level for level in set(options.difficulty)))
    order = packs.categories()
    chosen = sum(1 << order.index(name) for name in set(options.categories))
    put(s, at.CATEGORIES, chosen & 255)
    put(s, at.CATEGORIES + 1, chosen >> 8 | packs.languages().index(options.language) << 4)
    put(s, at.CARDS, cards)
    s.own = "\n".join(options.own_words)
