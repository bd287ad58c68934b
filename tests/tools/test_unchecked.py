"""What a release build takes out of generated C, and what it leaves in."""

from pathlib import Path

import pytest
import unchecked
from unchecked import forbid_negative, functions, kept_blocks, surprises, take_out

HOT = {"piles": "vernissage.core.piles", "turn": "vernissage.games.art_decko.turn"}


def generated(*parts: str) -> list[str]:
    """The lines of a C file."""
    return "\n".join(parts).split("\n")


READS = """\
int64_t CPyDef_piles___size(VecU8 cpy_r_cells, int64_t cpy_r_place) {
    int64_t cpy_r_r0;
    cpy_r_r0 = (int64_t)cpy_r_cells.len;
    cpy_r_r1 = (uint64_t)cpy_r_place < (uint64_t)cpy_r_r0;
    if (cpy_r_r1) goto CPyL5;
    cpy_r_r2 = cpy_r_place + cpy_r_r0;
    cpy_r_r3 = (uint64_t)cpy_r_r2 < (uint64_t)cpy_r_r0;
    if (cpy_r_r3) {
        goto CPyL4;
    } else
        goto CPyL2;
CPyL2: ;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r4 = 0;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("piles.py", "size", 16, CPyStatic_piles___globals);
        goto CPyL8;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r5 = cpy_r_r2;
    goto CPyL6;
CPyL5: ;
    cpy_r_r5 = cpy_r_place;
CPyL6: ;
    cpy_r_r7 = *(uint8_t *)cpy_r_r6;
    return cpy_r_r7;
CPyL8: ;
    cpy_r_r9 = -113;
    return cpy_r_r9;
}"""
ASKS = """\
char CPyDef_turn___ask(PyObject *cpy_r_s) {
    cpy_r_r0 = ((vernissage___StateObject *)cpy_r_s)->_cells;
    if (unlikely(cpy_r_r0.len < 0)) {
        CPy_AttributeError("turn.py", "ask", "State", "cells", 20, CPyStatic_turn___globals);
        goto CPyL9;
    }
CPyL1: ;
    cpy_r_r1 = CPyDef_piles___size(cpy_r_r0, 4);
    cpy_r_r2 = cpy_r_r1 == -113;
    if (unlikely(cpy_r_r2)) goto CPyL5;
CPyL4: ;
    return 1;
CPyL5: ;
    cpy_r_r3 = PyErr_Occurred();
    if (unlikely(cpy_r_r3 != NULL)) {
        CPy_AddTraceback("turn.py", "ask", 21, CPyStatic_turn___globals);
        goto CPyL9;
    } else
        goto CPyL4;
CPyL9: ;
    cpy_r_r4 = 2;
    return cpy_r_r4;
}"""
TELLS = """\
char CPyDef_turn___tell(PyObject *cpy_r_s) {
    cpy_r_r0 = CPyDef_turn___ask(cpy_r_s);
    if (unlikely(cpy_r_r0 == 2)) {
        CPy_AddTraceback("turn.py", "tell", 30, CPyStatic_turn___globals);
        goto CPyL9;
    }
    cpy_r_r1 = PyList_Append(cpy_r_journal, cpy_r_s);
    cpy_r_r2 = cpy_r_r1 >= 0;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("turn.py", "tell", 31, CPyStatic_turn___globals);
        goto CPyL9;
    }
    return 1;
CPyL9: ;
    cpy_r_r4 = 2;
    return cpy_r_r4;
}"""
CALLS = """\
char CPyDef_turn___again(PyObject *cpy_r_s) {
    cpy_r_r0 = CPyDef_turn___tell(cpy_r_s);
    if (unlikely(cpy_r_r0 == 2)) {
        CPy_AddTraceback("turn.py", "again", 40, CPyStatic_turn___globals);
        goto CPyL9;
    }
    return 1;
CPyL9: ;
    cpy_r_r4 = 2;
    return cpy_r_r4;
}"""


def rewritten(*parts: str) -> tuple[list[str], dict[str, int]]:
    """The lines after the checks are out, and how many of each kind were."""
    lines = generated(*parts)
    counts = take_out(lines, list(functions(lines, HOT)))
    return lines, {kind: sum(found.values()) for kind, found in counts.items()}


def test_an_index_is_taken_as_it_is() -> None:
    lines, counts = rewritten(READS)

    assert counts == {"index": 1, "unset": 0, "failed": 0, "counted": 0}
    assert "    cpy_r_r1 = 1;" in lines


def test_the_checked_build_refuses_an_index_below_zero() -> None:
    lines = generated(READS)

    assert forbid_negative(lines, list(functions(lines, HOT))) == 1
    assert "    cpy_r_r3 = 0;" in lines
    assert "    cpy_r_r1 = (uint64_t)cpy_r_place < (uint64_t)cpy_r_r0;" in lines


def test_a_constant_index_from_the_end_keeps_its_check() -> None:
    _, counts = rewritten(READS.replace("cpy_r_place ", "-1 "))

    assert counts["index"] == 0


def test_nobody_asks_whether_a_call_failed_that_cannot_fail() -> None:
    lines, counts = rewritten(READS, ASKS)

    assert counts == {"index": 1, "unset": 1, "failed": 1, "counted": 0}
    assert "    if (0) goto CPyL5;" in lines


def test_a_call_that_can_fail_is_still_asked_about() -> None:
    lines, counts = rewritten(READS, ASKS, TELLS, CALLS)

    assert counts["failed"] == 2, "the calls of size and of ask"
    assert lines[lines.index("    cpy_r_r0 = CPyDef_turn___tell(cpy_r_s);") + 1] == "    if (unlikely(cpy_r_r0 == 2)) {"


def test_a_failure_elsewhere_is_never_taken_out() -> None:
    lines, _ = rewritten(READS, ASKS, TELLS)

    assert "    if (unlikely(!cpy_r_r2)) {" in lines


def test_modules_that_are_not_named_keep_every_check() -> None:
    lines = generated(READS.replace("piles___", "views___"))

    assert list(functions(lines, HOT)) == []


def test_another_number_of_lines_than_expected_is_a_surprise(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(unchecked, "EXPECTED", tmp_path / "unchecked.toml")
    lines = generated(READS, ASKS)
    counts = take_out(lines, list(functions(lines, HOT)))
    unchecked.write(counts)
    assert surprises(counts) == []

    counts["index"]["vernissage.core.piles"] += 1

    assert surprises(counts) == ["vernissage.core.piles: 2 index checks rewritten where 1 are expected"]


def test_a_module_that_begins_like_another_keeps_its_checks() -> None:
    lines = generated(READS.replace("piles___size", "art_decko___guessing___size"), READS.replace("piles", "art_decko"))
    known = {"art_decko": "vernissage.research.encoders.art_decko", "art_decko___guessing": ""}

    found = list(functions(lines, known))

    assert [function.name for function in found] == ["art_decko___size"]


COUNTS = """\
char CPyDef_turn___spend(PyObject *cpy_r_self, PyObject *cpy_r_state) {
    VecU8 cpy_r_r1;
    CPy_INCREF(cpy_r_state);
    if (likely(Py_TYPE(cpy_r_state) == CPyType_TurnState))
        cpy_r_r0 = cpy_r_state;
    else {
        CPy_TypeErrorTraceback("turn.py", "spend", 50, CPyStatic_turn___globals, "TurnState", cpy_r_state);
        goto CPyL9;
    }
    cpy_r_r1 = ((vernissage___TurnStateObject *)cpy_r_r0)->_cells;
    VEC_U8_INCREF(cpy_r_r1);
    cpy_r_r2 = CPyDef_piles___size(cpy_r_r1, 4);
    VEC_U8_DECREF(cpy_r_r1);
    ((vernissage___TurnStateObject *)cpy_r_r0)->_left = cpy_r_r2;
    CPy_DECREF(cpy_r_r0);
    return 1;
CPyL9: ;
    cpy_r_r4 = 2;
    return cpy_r_r4;
}"""


def test_the_block_of_a_state_in_hand_is_not_counted() -> None:
    lines, counts = rewritten(COUNTS)

    assert counts["counted"] == 4
    assert not any("CREF" in line for line in lines)


@pytest.mark.parametrize(
    ("line", "other"),
    [
        ("->_left = cpy_r_r2", "->_other = cpy_r_r1"),
        ("->_left = cpy_r_r2", "->_other = cpy_r_r0"),
        ("    return 1;", "    return cpy_r_r1;"),
        ("    return 1;", "    return cpy_r_r0;"),
        ("CPyDef_piles___size(cpy_r_r1, 4)", "VecU8Api.append(cpy_r_r1, 4)"),
    ],
)
def test_a_block_that_is_kept_by_somebody_else_is_counted(line: str, other: str) -> None:
    lines, _ = rewritten(COUNTS.replace(line, other))

    assert "    VEC_U8_INCREF(cpy_r_r1);" in lines or "    CPy_INCREF(cpy_r_state);" in lines


def test_a_state_gets_no_other_block() -> None:
    wrong = COUNTS.replace("->_left = cpy_r_r2", "->_cells = cpy_r_r3")

    assert kept_blocks(generated(wrong)) == [COUNTS.split("\n")[0]]
    assert kept_blocks(generated(wrong.replace("turn___spend", "game___State___from_bytes"))) == []
