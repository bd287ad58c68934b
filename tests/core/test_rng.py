"""The random numbers: the same everywhere, fair, and one stream apart from another."""

import re
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from vernissage.core.rng import LIMIT, MULTIPLIER, Rng, advance, key, rng_for, seed_streams, stream_below

DOCS = Path(__file__).parents[2] / "docs" / "random.md"


def vectors() -> list[tuple[int, str, int, list[int], list[int]]]:
    """Seed, purpose, first state, words, and numbers below 52, as printed in the docs."""
    rows = re.findall(
        r"^\| (\d+) \| `([^`]+)` \| (\d+) \| ([\d ]+) \| ([\d ]+) \|$", DOCS.read_text("utf-8"), re.MULTILINE
    )
    return [(int(a), b, int(c), [int(x) for x in d.split()], [int(x) for x in e.split()]) for a, b, c, d, e in rows]


def test_the_docs_have_vectors() -> None:
    assert len(vectors()) >= 4


@pytest.mark.parametrize(("seed", "purpose", "state", "words", "numbers"), vectors())
def test_the_vectors_of_the_docs_hold(
    seed: int, purpose: str, state: int, words: list[int], numbers: list[int]
) -> None:
    assert key(seed, purpose) == state
    rng = rng_for(seed, purpose)
    assert [rng.word() for _ in words] == words
    rng = rng_for(seed, purpose)
    assert [rng.below(52) for _ in numbers] == numbers


def test_the_generator_has_the_longest_period_its_width_allows() -> None:
    modulus = MULTIPLIER * 2**32 - 1
    assert all(pow(base, modulus - 1, modulus) == 1 for base in (2, 3, 5, 7, 11))
    assert all(pow(base, (modulus - 1) // 2 - 1, (modulus - 1) // 2) == 1 for base in (2, 3, 5, 7, 11))


def test_a_step_multiplies_by_two_to_the_minus_32() -> None:
    modulus = MULTIPLIER * 2**32 - 1
    state = key(5, "step")
    assert advance(state) == state * MULTIPLIER % modulus


def test_no_value_reaches_two_to_the_62() -> None:
    assert advance(LIMIT) < 2**62
    assert (2**32 - 1) * 2**30 < 2**62


def test_below_is_even_over_an_awkward_number() -> None:
    rng = rng_for(1, "even")
    counts = [0] * 7
    for _ in range(70_000):
        counts[rng.below(7)] += 1
    chi_square = sum((count - 10_000) ** 2 / 10_000 for count in counts)
    assert chi_square < 22.5  # one in a thousand for six degrees of freedom


def test_below_draws_again_where_a_plain_fraction_would_be_unfair() -> None:
    n = 3 * 2**28
    rng = rng_for(2, "large")
    thirds = [0, 0, 0]
    for _ in range(30_000):
        thirds[rng.below(n) * 3 // n] += 1
    assert sum((count - 10_000) ** 2 / 10_000 for count in thirds) < 13.8


def test_neighboring_seeds_and_purposes_have_nothing_in_common() -> None:
    first = [rng_for(seed, "table").word() for seed in range(500)] + [
        rng_for(0, f"seat/{seat}").word() for seat in range(500)
    ]
    assert len(set(first)) == 1000
    ones = sum(int(word).bit_count() for word in first)
    assert abs(ones - 16_000) < 400


def test_a_stream_and_a_generator_give_the_same_numbers() -> None:
    streams = seed_streams(9, 2)
    rng = rng_for(9, "seat/1")
    assert [stream_below(streams, 2, 10) for _ in range(50)] == [rng.below(10) for _ in range(50)]


def test_drawing_from_one_stream_leaves_the_others() -> None:
    streams = seed_streams(9, 2)
    before = list(streams)
    stream_below(streams, 1, 6)
    assert [streams[0], streams[2]] == [before[0], before[2]]


def test_streams_hold_any_state() -> None:
    streams = vec[i64]([LIMIT])
    assert 0 <= stream_below(streams, 0, 2**30) < 2**30


def test_a_clone_goes_on_with_the_same_numbers_and_a_fork_does_not() -> None:
    rng = rng_for(3, "copies")
    twin, other = rng.clone(), rng.clone().fork()
    ours = [rng.word() for _ in range(5)]
    assert [twin.word() for _ in range(5)] == ours
    assert [other.word() for _ in range(5)] != ours


def test_a_state_outside_the_range_is_no_generator() -> None:
    with pytest.raises(AssertionError):
        Rng(0)
