"""Piles behave as lists do, wherever they lie in the block."""

from hypothesis import given
from hypothesis import strategies as st

from vernissage.core import piles
from vernissage.core.rng import seed_streams

PLACE, OTHER, LENGTH = 3, 40, 80
CARDS = st.lists(st.integers(1, 9), max_size=15)
ACTS = st.lists(
    st.tuples(st.sampled_from(["push", "pop", "take", "tuck", "insert", "remove", "sort"]), st.integers(0, 14)),
    max_size=20,
)


@given(CARDS, ACTS)
def test_a_pile_is_a_list(cards: list[int], acts: list[tuple[str, int]]) -> None:
    cells = piles.block(LENGTH)
    piles.fill(cells, PLACE, cards)
    twin = list(cards)
    for act, number in acts:
        what = number % 9 + 1
        if act == "push" and len(twin) < 20:
            piles.push(cells, PLACE, what)
            twin.append(what)
        elif act == "tuck" and len(twin) < 20:
            piles.tuck(cells, PLACE, what)
            twin.insert(0, what)
        elif act == "insert" and len(twin) < 20:
            piles.insert(cells, PLACE, number % (len(twin) + 1), what)
            twin.insert(number % (len(twin) + 1), what)
        elif act == "pop" and twin:
            assert piles.pop(cells, PLACE) == twin.pop()
        elif act == "take" and twin:
            assert piles.take(cells, PLACE, number % len(twin)) == twin.pop(number % len(twin))
        elif act == "remove":
            assert piles.remove(cells, PLACE, what) == (what in twin)
            if what in twin:
                twin.remove(what)
        elif act == "sort":
            piles.sort(cells, PLACE)
            twin.sort()
        assert piles.listed(cells, PLACE) == twin
        assert piles.count(cells, PLACE, what) == twin.count(what)
        assert piles.has(cells, PLACE, what) == (what in twin)
    piles.clear(cells, PLACE)
    assert bytes(cells) == bytes(LENGTH), "equal tables have equal blocks"


@given(CARDS, CARDS)
def test_moving_all_keeps_the_order(cards: list[int], others: list[int]) -> None:
    cells = piles.block(LENGTH)
    piles.fill(cells, PLACE, cards)
    piles.fill(cells, OTHER, others)
    piles.move_all(cells, PLACE, OTHER)
    assert piles.listed(cells, OTHER) == others + cards
    assert piles.size(cells, PLACE) == 0


def test_a_shuffle_reaches_every_order_about_equally() -> None:
    seen: dict[tuple[int, ...], int] = {}
    streams = seed_streams(4, 1)
    for _ in range(6000):
        cells = piles.block(LENGTH)
        piles.fill(cells, PLACE, [1, 2, 3])
        piles.shuffle(cells, PLACE, streams, 0)
        order = tuple(piles.listed(cells, PLACE))
        seen[order] = seen.get(order, 0) + 1
    assert len(seen) == 6
    assert sum((count - 1000) ** 2 / 1000 for count in seen.values()) < 20.5


@given(CARDS)
def test_a_sorted_pile_stays_sorted(cards: list[int]) -> None:
    cells = piles.block(LENGTH)
    for what in cards:
        piles.insert_sorted(cells, PLACE, what)
    assert piles.listed(cells, PLACE) == sorted(cards)


@given(CARDS)
def test_a_copied_block_is_equal_and_goes_its_own_way(cards: list[int]) -> None:
    cells = piles.block(LENGTH)
    piles.fill(cells, PLACE, cards)
    copy = piles.copied(cells)

    assert copy == cells
    piles.push(copy, OTHER, 1)
    assert piles.size(cells, OTHER) == 0
