"""The easel of the terminal: shapes in short, told as one goes what the judge would say."""

import pytest

import vernissage
from vernissage.core.model import Message
from vernissage.games.artbox.easel import Easel, corner, shorthand, written
from vernissage.games.artbox.model import ArtboxView
from vernissage.games.artbox.shapes import MOST_SHAPES, BadDrawing, read_shape


@pytest.fixture
def easel() -> Easel:
    match = vernissage.new("artbox", seats=3, seed=5)
    while match.view(0).phase != "draw":
        seat = match.waiting[0]
        match.play(seat, match.options(seat)[0])
    view = match.view(0)
    assert isinstance(view, ArtboxView)
    view.roll = {"circle": 1, "square": 2, "triangle": 0, "line": 1}
    return Easel(view, view.sketches[0])


def told(easel: Easel) -> list[str]:
    return [message.id for message in easel.verdict()]


@pytest.mark.parametrize(
    "text",
    [
        "circle 500,400 200x150 @22.5",
        "square 500,750 300x100",
        "triangle 100,900 200,700 300,900",
        "line 0,950 1000,950",
    ],
)
def test_a_shape_is_written_as_it_was_typed(text: str) -> None:
    assert written(read_shape(shorthand(text))) == text


def test_a_letter_and_one_size_are_enough() -> None:
    assert shorthand("c 500,400 200") == shorthand("circle 500,400 200x200")


@pytest.mark.parametrize(
    "text", ["hexagon 1,1 5", "circle", "line 0,0 5", "triangle 1,1 2,2", "circle 1,1 2,2", "1,1 5"]
)
def test_what_is_no_shape_is_refused(text: str) -> None:
    with pytest.raises(BadDrawing):
        read_shape(shorthand(text))


def test_it_tells_what_is_still_to_draw_and_then_that_the_drawing_is_legal(easel: Easel) -> None:
    assert easel.verdict() == [
        Message(
            "easel-to-draw",
            {
                "shapes": [
                    Message("shapes-circle", {"count": 1}),
                    Message("shapes-square", {"count": 2}),
                    Message("shapes-line", {"count": 1}),
                ]
            },
        )
    ]
    assert easel.take("c 200,200 100; s 800,200 200; s 200,800 200; l 700,900 900,900") == []
    assert told(easel) == ["easel-legal"]
    easel.take("done")
    assert easel.payload is not None
    assert easel.done


def test_it_tells_what_is_wrong_before_the_drawing_is_whole(easel: Easel) -> None:
    easel.take("line 0,0 10,10; t 100,100 200,100 150,200")
    assert told(easel) == ["easel-to-draw", "easel-too-many", "fault-line-too-short"]


def test_it_tells_the_same_fault_of_two_shapes_once(easel: Easel) -> None:
    easel.take("line 0,0 10,10; line 500,500 510,510")
    assert told(easel) == ["easel-to-draw", "easel-too-many", "fault-line-too-short"]


def test_a_wrong_shape_among_several_leaves_the_easel_as_it_was(easel: Easel) -> None:
    (refused,) = easel.take("circle 500,500 100; hexagon 1,1 5")
    assert refused.id == "easel-not-understood"
    assert easel.shapes == []


def test_a_shape_can_be_taken_away_and_the_easel_left(easel: Easel) -> None:
    easel.take("circle 500,500 100; line 0,0 500,500")
    easel.take("remove 1")
    assert [written(shape) for shape in easel.shapes] == ["line 0,0 500,500"]
    assert [message.id for message in easel.take("remove 7")] == ["easel-no-shape"]
    easel.take("back")
    assert easel.done
    assert easel.payload is None


def test_the_drawing_is_shown_when_it_has_changed(easel: Easel) -> None:
    assert len(easel.shown()) == 20
    assert easel.shown() == []
    easel.take("circle 500,500 100")
    assert any("1 circle 500,500 100x100" in row for row in easel.shown())


@pytest.mark.parametrize(
    ("kind", "start", "end", "said"),
    [
        ("line", (35, 17), (0, 0), "line 0,0 1000,1000"),
        ("line", (35, 0), (0, 17), "line 0,1000 1000,0"),
        ("circle", (21, 17), (14, 0), "circle 500,500 100x500"),
        ("square", (14, 17), (21, 0), "square 500,500 200x1000"),
        ("triangle", (21, 0), (14, 17), "triangle 400,1000 600,1000 500,0"),
        ("square", (7, 1), (14, 2), "square 300,99 200x80"),
        ("circle", (7, 0), (7, 0), "circle 240,40 40x40"),
    ],
)
def test_a_shape_lies_between_the_characters_it_was_dragged_over(
    easel: Easel, kind: str, start: tuple[int, int], end: tuple[int, int], said: str
) -> None:
    assert easel.dragged(kind, start, end) == said
    assert easel.take(said) == []


def test_characters_beyond_the_canvas_mean_its_edge() -> None:
    assert [corner(-1, -1), corner(36, 18), corner(7, 17), corner(35, 1)] == [
        (0, 0),
        (1000, 1000),
        (200, 1000),
        (1000, 59),
    ]


def test_an_easel_holds_no_more_shapes_than_a_drawing_may_have(easel: Easel) -> None:
    easel.take("; ".join(["line 0,0 500,500"] * MOST_SHAPES))
    assert len(easel.shapes) == MOST_SHAPES
    assert [message.id for message in easel.take("line 0,0 500,500")] == ["easel-full"]
    assert len(easel.shapes) == MOST_SHAPES
