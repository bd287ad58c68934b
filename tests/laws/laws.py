"""The laws every game keeps: each takes a game and a set-up, plays, and raises AssertionError where the law is
broken.
"""

import os
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import msgspec

from laws.playing_on import guesses_play_on
from laws.walks import CHECKS, a_game, answers, positions, sees
from vernissage.core.game import TIME_UP, Game, State, seats_in
from vernissage.core.gestures import forced, gestures, whole
from vernissage.core.match import Match
from vernissage.core.model import TABLE, WATCHER, Decision, Message, Setup
from vernissage.core.record import read
from vernissage.core.replaying import replayed
from vernissage.core.rng import rng_for
from vernissage.core.words import words

Law = Callable[[Game, Setup, int], None]


def said(game: Game, message: Message) -> bool:
    """The catalogue puts the message into words, with every argument it wants."""
    sentence = words(game.package).say(message)
    return sentence != "" and "{" not in sentence


def every_option_is_accepted(game: Game, setup: Setup, seed: int) -> None:
    """What is offered is allowed, ascending and never twice."""
    for state, rng in positions(game, setup, seed):
        for seat in seats_in(game.asked(state)):
            options = game.options(state, seat)
            assert options == sorted(set(options)), "options ascend"
            for action, payload in answers(game, state, seat, rng, 12):
                game.play(state.clone(), seat, action, payload)


def every_other_word_is_refused(game: Game, setup: Setup, seed: int) -> None:
    """What is not offered is refused by a known clause, in a sentence, and nothing has changed."""
    for state, rng in positions(game, setup, seed):
        before = state.to_bytes()
        glass = any(decision.sandglass for decision in game.decisions(state))
        for seat in [*range(setup.seats), WATCHER, TABLE]:
            options = set(game.options(state, seat)) if 0 <= seat < setup.seats else set()
            others = [action for action in range(len(game.words)) if action not in options]
            if len(others) > 60:
                others = [others[rng.below(len(others))] for _ in range(60)]
            for action in others:
                if seat == TABLE and glass and game.text(action) == TIME_UP:
                    continue
                refusal = game.why_not(state, seat, action)
                assert refusal is not None, f"{game.text(action)} is not offered to seat {seat}, but not refused"
                assert said(game, refusal.message), "a refusal is a sentence"
        assert state.to_bytes() == before, "asking changes nothing"


def strangers_have_no_options(game: Game, setup: Setup, seed: int) -> None:
    """Who does not sit at the table may do nothing, and is told so by a clause."""
    for state, rng in positions(game, setup, seed):
        for seat in (TABLE - 1, setup.seats, 99):
            assert game.options(state, seat) == [], f"seat {seat}"
            assert game.why_not(state, seat, rng.below(len(game.words))) is not None, f"seat {seat}"


def the_short_ways_lead_where_the_long_ones_do(game: Game, setup: Setup, seed: int) -> None:
    """An option drawn by the game is the one drawn from its list, and an action says who is asked next and what."""
    for state, rng in positions(game, setup, seed):
        seat = game.mover(state)
        if seat < 0:
            continue
        options = game.options(state, seat)
        luck = rng.clone()
        action = game.any_option(state, seat, game.buffer(), rng)
        assert action == options[luck.below(len(options))], "each option has the same chance, in the order of the list"
        assert luck.state == rng.state, "both draw as many random numbers"
        payload = game.some_payload(state, seat, action, rng)
        long, short = state.clone(), state.clone()
        game.apply(long, seat, action, payload)
        asked = game.mover(long)
        assert game.step(short, action, payload) == (asked, game.options(long, asked)), "who is asked next, and what"
        assert short.to_bytes() == long.to_bytes()
        if not game.payloads:
            assert game.proceed(state, seat, action) == asked
            assert state.to_bytes() == long.to_bytes()


def a_clone_and_its_original_never_touch(game: Game, setup: Setup, seed: int) -> None:
    """Playing on in a clone leaves the original as it was, and the other way round."""
    for state, rng in positions(game, setup, seed):
        before = state.to_bytes()
        twin = state.clone()
        assert twin.to_bytes() == before, "a clone equals its original"
        game.rollout(twin, rng, most=40)
        assert state.to_bytes() == before, "the original has not changed"
        copy = state.clone()
        after = copy.to_bytes()
        game.rollout(state, rng, most=40)
        assert copy.to_bytes() == after, "the clone has not changed"


def a_record_replays_to_the_same_fingerprint(game: Game, setup: Setup, seed: int) -> None:
    """A game written down and read again is the same game."""
    match = Match(game, setup, seed)
    for seat, action, payload in a_game(game, setup, seed):
        match.play(seat, game.text(action), payload=payload)
    assert match.result is not None, "a game that asks nobody has a result"
    again = replayed(read(match.record().text()), game)
    assert again.state.fingerprint() == match.state.fingerprint()


def a_guess_has_the_same_view(game: Game, setup: Setup, seed: int) -> None:
    """view(guess(v)) == v for every seat and for a watcher, and the guess keeps every component."""
    for state, rng in positions(game, setup, seed):
        census = game.census(state)
        for seat in [*range(setup.seats), WATCHER]:
            view = game.view(state, seat)
            world = game.guess(view, rng)
            assert msgspec.to_builtins(game.view(world, seat)) == msgspec.to_builtins(view), f"seat {seat}"
            assert game.census(world) == census, f"a guess from seat {seat} keeps every component"


def nothing_hidden_decides(game: Game, setup: Setup, seed: int) -> None:
    """Two worlds that look the same to a seat offer it the same and refuse it the same."""
    for state, rng in positions(game, setup, seed):
        for seat in range(setup.seats):
            world = game.guess(game.view(state, seat), rng)
            assert game.options(world, seat) == game.options(state, seat), f"seat {seat}"
            for _ in range(6):
                action = rng.below(len(game.words))
                here, there = game.why_not(state, seat, action), game.why_not(world, seat, action)
                assert (here and (here.clause, here.facts)) == (there and (there.clause, there.facts)), game.text(
                    action
                )
            for action in game.options(state, seat)[:4]:
                assert game.describe(world, seat, action) == game.describe(state, seat, action)


def every_gesture_is_a_legal_run(game: Game, setup: Setup, seed: int) -> None:
    """What a table makes of several small choices is a run of them, turns nothing over before its end, says what it
    does, and depends on nothing hidden.
    """
    for state, rng in positions(game, setup, seed):
        for seat in seats_in(game.asked(state)):
            world = game.guess(game.view(state, seat), rng)
            found = gestures(game, state, seat)
            assert found == gestures(game, world, seat), f"seat {seat}"
            for gesture in found:
                assert gesture.touches, "a gesture touches something"
                assert said(game, gesture.say), "a gesture is a sentence"
                plays_whole(game, state, seat, gesture.actions, sealed=not gesture.opens)
            options = game.options(state, seat)
            if forced(game, state, seat, options):
                plays_whole(game, state, seat, [game.text(options[0])], sealed=False)
            sets = [gesture.actions for gesture in found if gesture.opens]
            for head in [[], *(sets[rng.below(len(sets))] for _ in range(min(3, len(sets))))]:
                made = whole(game, state, seat, head, None)
                assert made == whole(game, world, seat, head, None), f"{head} for seat {seat}"
                if made is None:
                    assert head == [], "an open gesture has its set"
                    continue
                assert made.actions, "the suggested set does"
                plays_whole(game, state, seat, made.actions, sealed=True)
                assert all(said(game, message) for message in made.preview)
                assert {*made.chosen} <= {part.text for part in made.parts}
                for member in made.chosen:
                    fewer = [*made.chosen]
                    fewer.remove(member)
                    less = whole(game, state, seat, head, fewer)
                    assert less is not None
                    assert less.actions or (less.say is not None and said(game, less.say)), "it says what is missing"


def plays_whole(game: Game, state: State, seat: int, actions: list[str], *, sealed: bool) -> None:
    """Every choice of a run is offered when it comes; only the last may turn something over."""
    here = state.clone()
    for number, text in enumerate(actions, 1):
        here.sealed = False
        game.play(here, seat, game.parse(text))
        assert not here.sealed or (sealed and number == len(actions)), f"{text} of {actions} turns something over"


def what_is_not_sealed_tells_nothing(game: Game, setup: Setup, seed: int) -> None:
    """An action that turns over nothing hidden looks the same in every world: it may be taken back freely."""
    for state, rng in positions(game, setup, seed):
        for seat in seats_in(game.asked(state)):
            for action, payload in answers(game, state, seat, rng, 3):
                here = state.clone()
                here.sealed = False
                game.apply(here, seat, action, payload)
                if here.sealed:
                    continue
                there = game.guess(game.view(state, seat), rng)
                game.apply(there, seat, action, payload)
                assert sees(game, here, seat) == sees(game, there, seat), (
                    f"{game.text(action)} tells seat {seat} something, unsealed"
                )


def components_are_conserved(game: Game, setup: Setup, seed: int) -> None:
    """Nothing is lost and nothing appears."""
    census: list[int] | None = None
    for state, _ in positions(game, setup, seed):
        found = game.census(state)
        assert census is None or found == census
        census = found


def simultaneous_answers_commute(game: Game, setup: Setup, seed: int) -> None:
    """The order in which seats answer at once decides nothing, unless the question is a race."""
    for state, rng in positions(game, setup, seed):
        asks = [decision for decision in game.decisions(state) if not decision.race]
        if len(asks) < 2:
            continue
        one, two = asks[rng.below(len(asks))].seat, asks[rng.below(len(asks))].seat
        if one == two:
            continue
        (mine,), (theirs,) = answers(game, state, one, rng, 1)[:1], answers(game, state, two, rng, 1)[:1]
        here, there = state.clone(), state.clone()
        game.play(here, one, *mine)
        game.play(here, two, *theirs)
        game.play(there, two, *theirs)
        game.play(there, one, *mine)
        assert here.to_bytes() == there.to_bytes(), f"{game.text(mine[0])} and {game.text(theirs[0])}"


def every_game_ends(game: Game, setup: Setup, seed: int) -> None:
    """No dead end, and never more actions than the bound."""
    for number in range(3):
        moves = a_game(game, setup, seed + number)
        assert len(moves) <= game.bound(setup), f"more than {game.bound(setup)} actions"
        state = game.new(setup, seed + number)
        for move in moves:
            assert game.result(state) is None, "a running game has no result"
            game.apply(state, *move)
        result = game.result(state)
        assert result is not None
        assert len(result.totals) == setup.seats
        for seat in range(setup.seats):
            assert sum(line.points for line in result.sheet if line.seat == seat) == result.totals[seat], (
                "the sheet adds up"
            )


def text_and_parse_are_inverse(game: Game, setup: Setup, seed: int) -> None:
    """Every word has one action and every action one word."""
    for action in range(len(game.words)):
        assert game.parse(game.text(action)) == action


def a_state_travels_as_bytes(game: Game, setup: Setup, seed: int) -> None:
    """What comes out of the bytes is the same position and plays on the same."""
    for state, rng in positions(game, setup, seed):
        again = game.restore(state.to_bytes())
        assert again.to_bytes() == state.to_bytes()
        twin = rng.clone()
        game.rollout(again, rng, most=30)
        game.rollout(state, twin, most=30)
        assert again.to_bytes() == state.to_bytes()


def a_view_is_plain_data(game: Game, setup: Setup, seed: int) -> None:
    """A view goes through JSON and comes back as it was; the table can be shown as text."""
    for state, _ in positions(game, setup, seed):
        for seat in [*range(setup.seats), WATCHER, TABLE]:
            view = game.view(state, seat)
            again = msgspec.json.decode(msgspec.json.encode(view), type=game.view_type)
            assert again == view, f"seat {seat}"
            assert game.show(view)


def the_engine_names_its_clause(game: Game, setup: Setup, seed: int) -> None:
    """Every question, journal line and score line names a known clause, and every line and option is a sentence."""
    known = game.book.clauses
    state = game.new(setup, seed)
    for seat, action, payload in a_game(game, setup, seed):
        asks: list[Decision] = game.decisions(state)
        assert sorted(decision.seat for decision in asks) == seats_in(game.asked(state)), "asked and decisions agree"
        assert all(decision.clause in known and said(game, Message(f"ask-{decision.ask}")) for decision in asks)
        assert said(game, game.describe(state, seat, action))
        state.journal = []
        game.apply(state, seat, action, payload)
        for line in state.journal:
            assert line.clause in known, line.clause
            assert said(game, game.tell(line))
    result = game.result(state)
    assert result is not None
    assert all(line.clause in known and said(game, Message(line.name)) for line in result.sheet)
    assert all(line.note is None or said(game, line.note) for line in result.sheet)


def time_up_has_a_safe_answer(game: Game, setup: Setup, seed: int) -> None:
    """Every seat that is asked has a default among its options, and an expired sandglass plays on."""
    for state, rng in positions(game, setup, seed):
        for seat in seats_in(game.asked(state)):
            default = game.default(state, seat)
            assert default in game.options(state, seat)
            world = game.guess(game.view(state, seat), rng)
            assert game.default(world, seat) == default, "the default sees only what the seat sees"
        if any(decision.sandglass for decision in game.decisions(state)):
            before = state.to_bytes()
            game.play(state, TABLE, game.parse(TIME_UP))
            assert state.to_bytes() != before, "time-up moves the game on"


def the_seed_is_in_no_view(game: Game, setup: Setup, seed: int) -> None:
    """Neither the seed nor what was made from it is in anything a seat sees."""
    secret = 10**40 + seed
    for state, _ in positions(game, setup, secret):
        traces = [str(secret).encode(), *(str(stream).encode() for stream in state.streams)]
        for seat in [*range(setup.seats), WATCHER]:
            seen = sees(game, state, seat)
            assert not any(trace in seen for trace in traces), f"seat {seat}"


def two_threads_share_a_game(game: Game, setup: Setup, seed: int) -> None:
    """A game holds no scratch state: asked and played from two threads at once, it says what it says to one."""
    alone = [answers_of(game, setup, seed + number) for number in range(2)]
    patience = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(2) as threads:
            both = list(threads.map(lambda number: answers_of(game, setup, seed + number), range(2)))
    finally:
        sys.setswitchinterval(patience)
    for one, other in zip(alone, both, strict=True):
        assert one == other, "two threads on one game mix up their answers"


def answers_of(game: Game, setup: Setup, seed: int) -> list[object]:
    """Everything a game says over a part of a random game: options, defaults, refusals and the positions played to."""
    rng = rng_for(seed, "threads")
    state = game.new(setup, seed)
    found: list[object] = []
    for _ in range(4 * CHECKS):
        asked = seats_in(game.asked(state))
        if not asked:
            break
        seat = asked[rng.below(len(asked))]
        options = game.options(state, seat)
        word = rng.below(len(game.words))
        refusal = game.why_not(state, seat, word)
        found += [options, game.default(state, seat), refusal and (refusal.clause, refusal.facts)]
        action = options[rng.below(len(options))]
        game.play(state, seat, action, game.some_payload(state, seat, action, rng))
        found.append(state.fingerprint())
    return found


LAWS: list[Law] = [
    every_option_is_accepted,
    every_other_word_is_refused,
    strangers_have_no_options,
    the_short_ways_lead_where_the_long_ones_do,
    a_clone_and_its_original_never_touch,
    a_record_replays_to_the_same_fingerprint,
    a_guess_has_the_same_view,
    nothing_hidden_decides,
    every_gesture_is_a_legal_run,
    what_is_not_sealed_tells_nothing,
    guesses_play_on,
    components_are_conserved,
    simultaneous_answers_commute,
    every_game_ends,
    text_and_parse_are_inverse,
    a_state_travels_as_bytes,
    a_view_is_plain_data,
    the_engine_names_its_clause,
    time_up_has_a_safe_answer,
    the_seed_is_in_no_view,
    two_threads_share_a_game,
]


def checksums(game: Game, games: int) -> list[str]:
    """The final fingerprint of random games, over every seat count and variant."""
    found = []
    for seats in range(game.min_seats, game.max_seats + 1):
        for name, setup in game.variants(seats).items():
            for seed in range(games):
                state = game.new(setup, seed)
                game.rollout(state, rng_for(seed, "checksum"))
                found.append(f"{seats} {name} {seed} {state.fingerprint()}")
    return found


def compiled_equals_interpreted(where: str, games: int) -> None:
    """The same games end in the same positions in compiled and in interpreted code.

    `where` is module:attribute of the game, so that the interpreted twin can be played in a process of its own.
    """
    told = []
    for pure in ("", "1"):
        environment = {
            **os.environ,
            "VERNISSAGE_PURE": pure,
            "PYTHONPATH": os.pathsep.join(path for path in sys.path if path),
        }
        run = subprocess.run(
            [sys.executable, "-m", "laws.checksum", where, str(games)],
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert run.returncode == 0, run.stderr
        told.append(run.stdout.splitlines())
    for compiled, interpreted in zip(*told, strict=True):
        assert compiled == interpreted
