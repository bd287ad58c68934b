"""A specification's ids become a first clauses.toml that reads, each once, with provenance."""

from clauses_from_spec import skeleton

from vernissage.core.clauses import read_clauses

SPEC = """
### 3.1 Setup
- **ZZ-SETUP-01** [E Some example] A list item.
- **ZZ-SETUP-01** [R] The same id again.
| ZZ-PLAY-02 | A row of a table. | R, P site |
| ZZ-RULING-03 | A question? | An answer. | A reason. |
"""


def test_each_id_becomes_one_clause_with_its_mark_and_heading() -> None:
    found = read_clauses(skeleton(SPEC), "clauses.toml")
    assert list(found) == ["ZZ-SETUP-01", "ZZ-PLAY-02", "ZZ-RULING-03"]
    assert [clause.source for clause in found.values()] == ["E Some example", "R, P site", "H"]
    assert {clause.page for clause in found.values()} == {"Setup"}
