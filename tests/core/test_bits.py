"""Words of bits: counted, found and written out as options."""

import random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from vernissage.core.bits import bits, nth_bit, spread_word

WORDS = [0, 1, 1 << 59, (1 << 60) - 1] + [random.Random(seed).getrandbits(60) for seed in range(40)]


@pytest.mark.parametrize("word", WORDS)
def test_every_bit_of_a_word_is_counted_found_and_written_out_in_its_order(word: int) -> None:
    there = [bit for bit in range(60) if word >> bit & 1]
    options = vec[i64]([0] * 70)

    assert bits(word) == len(there)
    assert [nth_bit(word, index) for index in range(len(there))] == there
    assert spread_word(options, 3, 100, word) == 3 + len(there)
    assert list(options[3 : 3 + len(there)]) == [100 + bit for bit in there]
