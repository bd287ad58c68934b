"""The faults that `make mutants` plants."""

import ast
import tomllib
from pathlib import Path

from mutation.changes import Change, changes

SOURCE = '''
def price(old: int, new: bool) -> int:
    """A docstring is left alone."""
    assert old >= 0
    if old < 15 and not new:
        return old + 1
    return 16


def tell(s, seat):
    if s.journal is not None:
        s.note("AD-EOT-07", seat, {"from": 1})
    s.paid = 0


TABLE = table(3)


def table(size):
    return [size + 1]
'''


def found() -> tuple[ast.Module, list[Change]]:
    """The faults of a small module."""
    tree = ast.parse(SOURCE)
    return tree, list(changes("a/b.py", SOURCE, tree))


def test_comparisons_constants_conditions_and_sums_are_changed() -> None:
    assert [change.change for change in found()[1] if change.function == "price"] == [
        "old < 15 and (not new) -> old < 15 or not new",
        "old < 15 -> old <= 15",
        "old < 15 -> old >= 15",
        "15 -> 16",
        "15 -> 14",
        "old + 1 -> old - 1",
        "1 -> 2",
        "1 -> 0",
        "16 -> 17",
        "16 -> 15",
    ]


def test_a_journal_line_is_only_left_out_whole() -> None:
    told = [change.change for change in found()[1] if change.function == "tell"]
    assert told == ["if s.journal is not None: -> not told", "0 -> 1", "s.paid = 0 -> pass"]


def test_what_makes_tables_when_a_module_is_loaded_is_left_out() -> None:
    assert not [change for change in found()[1] if change.function == "table"]


def test_every_fault_reads_otherwise_and_is_taken_out_again() -> None:
    tree, faults = found()
    whole = ast.unparse(tree)
    for fault in faults:
        undo = fault.plant()
        planted = ast.unparse(tree)
        undo()
        assert planted != whole
        assert ast.unparse(tree) == whole


def test_a_fault_keeps_its_name_while_other_functions_change() -> None:
    other = SOURCE.replace("s.paid = 0", "s.paid = 1")
    keys = {change.key for change in changes("a/b.py", other, ast.parse(other)) if change.function == "price"}
    assert keys == {change.key for change in found()[1] if change.function == "price"}


def test_every_fault_planted_by_hand_fits_its_file_and_names_tests_that_exist() -> None:
    house = Path(__file__).parents[2]
    planted = tomllib.loads((house / "tools" / "planted.toml").read_text("utf-8"))["fault"]
    assert len({fault["what"] for fault in planted}) == len(planted)
    for fault in planted:
        source = (house / "src" / "vernissage" / "games" / fault["file"]).read_text("utf-8")
        assert source.count(fault["old"]) == 1, fault["what"]
        for test in fault["tests"]:
            path, _, name = test.partition("::")
            tests = (house / "tests" / "games" / path).read_text("utf-8")
            assert f"def {name.partition('[')[0]}(" in tests, test
