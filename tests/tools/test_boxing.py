"""The rules make no objects on the way of an action, but for the few places named here."""

from pathlib import Path

import boxing
import pytest

BUILT = sorted((Path(__file__).parents[2] / "build").glob("__native_*.c"))
CAST = "casts to a class that is not final"
BOXES = "boxes a number"
LOOKS = "looks up a name"
# Once a round, or rarer: markers on the track, and decor traded for larger pieces.
SELDOM = [
    "prestige___advance",
    "tokyoites___Investor___may_trash",
    "trade___adjoining",
    "trade___best_trade",
    "trade___carry_out",
    "trade___cells_of",
    "trade___cover",
    "trade___exchangeable",
    "trade___free_size",
    "trade___tiling",
    "trade___wider",
]
TOLD = ["verbs___note"]  # reached only where a journal is kept
ALLOWED = {f"{name}: {kind}" for name in SELDOM + TOLD for kind in (BOXES, LOOKS)}

WAY = """\
char CPyDef_art_decko___game___ArtDecko___apply(PyObject *cpy_r_self, PyObject *cpy_r_state) {
    cpy_r_r0 = CPyDef_museum___count(cpy_r_state);
    cpy_r_r1 = ((vernissage___StateObject *)cpy_r_state)->_journal;
    cpy_r_r2 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r3 = cpy_r_r1 != cpy_r_r2;
    if (!cpy_r_r3) goto CPyL4;
    cpy_r_r4 = PyLong_FromLongLong(cpy_r_r0);
CPyL4: ;
    return 1;
}
int64_t CPyDef_museum___count(PyObject *cpy_r_state) {
    return 7;
}"""


def test_a_journal_line_may_be_an_object(tmp_path: Path) -> None:
    source = tmp_path / "rules.c"
    source.write_text(WAY, "utf-8")

    assert boxing.places([source]) == []


def test_a_number_made_into_an_object_is_found_where_an_action_comes_by(tmp_path: Path) -> None:
    source = tmp_path / "rules.c"
    source.write_text(WAY.replace("    return 7;", "    cpy_r_r0 = PyLong_FromLongLong(7);\n    return 7;"), "utf-8")

    assert boxing.places([source]) == [f"museum___count: {BOXES}"]


@pytest.mark.skipif(not BUILT, reason="no engine was compiled here")
def test_an_action_makes_no_objects_but_where_it_is_named() -> None:
    assert [place for place in boxing.places(BUILT) if place not in ALLOWED] == []
