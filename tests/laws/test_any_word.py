"""A page may say what somebody tried, whatever it was: no rule is asked about a place that is not there."""

import traceback
from pathlib import Path

import pytest
import unchecked

from laws.walks import positions
from vernissage.games import game, keys

HOT = {f"src/{name.replace('.', '/')}.py" for name in unchecked.unchecked_modules()}


@pytest.mark.parametrize("key", keys())
def test_saying_any_word_leads_no_rule_beside_its_block(key: str) -> None:
    rules = game(key)
    for state, _ in positions(rules, next(iter(rules.variants(3).values())), 11):
        for seat in range(3):
            for action in range(len(rules.words)):
                try:
                    rules.describe(state, seat, action)
                except (IndexError, ValueError, KeyError) as error:
                    # Words that mean nothing here may have no sentence; a release would not notice the rest.
                    last = Path(traceback.extract_tb(error.__traceback__)[-1].filename).as_posix()
                    assert not any(last.endswith(name) for name in HOT), rules.text(action)
