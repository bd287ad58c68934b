"""How tests name the clauses they guard."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from vernissage.core.model import Refusal


def rule(*clauses: str) -> pytest.MarkDecorator:
    """The test would fail if one of these clauses were broken."""
    return pytest.mark.rule(*clauses)


@contextmanager
def refused(clause: str) -> Iterator[None]:
    """The move inside is refused by exactly this clause."""
    with pytest.raises(Refusal) as caught:
        yield
    assert caught.value.clause == clause
