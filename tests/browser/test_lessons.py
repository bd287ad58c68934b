"""Every lesson in the browser, at phone and desk size: what is pointed at is on the page, and what is said is shown."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import NewPage
from browser.hands import audit
from vernissage import games
from vernissage.core.lessons import Lecture, lessons_of
from vernissage.core.words import words

SIZES = {"phone": (390, 844), "desk": (1440, 900)}
# With LESSONS=every all of them are walked through; otherwise one of each game.
EVERY = os.environ.get("LESSONS") == "every"
FIRST = [("art_decko", "haggle"), ("art_society", "hang"), ("artbox", "matching"), ("avant_carde", "line")]
# With LESSON_PICTURES=folder every step is kept as a picture.
PICTURES = os.environ.get("LESSON_PICTURES", "")

# How many of the names have nothing on the page; the button of a move counts for the thing it touches.
MISSING = """
(names) => {
  const seen = (name) => {
    const move = name.startsWith('move:');
    const value = CSS.escape(move ? name.slice(5) : name);
    return (move ? ['option'] : ['target', 'point', 'fly'])
      .flatMap((kind) => [...document.querySelectorAll(`[data-${kind}="${value}"]`)])
      .some((each) => each.getBoundingClientRect().width > 0 && each.checkVisibility());
  };
  const moves = names.filter((name) => name.startsWith('move:'));
  const things = names.filter((name) => !name.startsWith('move:'));
  return moves.length > 0 ? names.some(seen) ? 0 : 1 : things.filter((name) => !seen(name)).length;
}
"""


def every_lesson() -> Iterator[tuple[str, str]]:
    """Each game with each of its lessons."""
    for key in games.keys():  # noqa: SIM118
        for name in lessons_of(games.game(key).package):
            yield key, name


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("key", "name"), list(every_lesson()) if EVERY else FIRST)
def test_a_lesson_shows_what_it_points_at(new_page: NewPage, key: str, name: str, size: str) -> None:
    width, height = SIZES[size]
    page = new_page(width, height, has_touch=size == "phone")
    game = games.game(key)
    lecture, said = Lecture(game, lessons_of(game.package)[name], ["You", "Ida", "Max", "Vera"]), words(game.package)
    page.goto(f"/learn/{key}/{name}")
    shown = 0
    while not lecture.over:
        sentence = said.say(lecture.lesson.said(lecture.at))
        expect(page.locator(".teacher .say")).to_have_text(sentence)
        assert not missing(page, lecture.pointed), (sentence, lecture.pointed)
        if PICTURES:
            page.wait_for_timeout(700)
            page.screenshot(path=Path(PICTURES) / f"{key}-{name}-{shown:02}-{size}.png")
        if shown in (0, 3):
            # A button that lies half under the teacher's card, which follows the page, is scrolled and not small.
            page.evaluate("document.querySelector('.teacher').style.position = 'static'")
            assert audit(page) == []
        shown += 1
        expected = lecture.expected()
        if not expected.move:
            page.locator("[data-next]").click()
        elif expected.payload is not None and lecture.game.payloads and expected.move.startswith("draw"):
            return  # from here on it is drawn by hand, as tests/browser/test_artbox.py does
        else:
            press(page, expected.move)
        lecture.hear(expected)
    expect(page.locator(".teacher strong")).to_be_visible()


def missing(page: Page, names: list[str]) -> int:
    """How many of the names have nothing on the page once it has settled."""
    for _look in range(400):
        if not (found := int(page.evaluate(MISSING, names))):
            return 0
        page.wait_for_timeout(50)
    return found


def press(page: Page, move: str) -> None:
    """The move is made by the button of the list that says it."""
    option = page.locator(f'.table details [data-option="{move}"]')
    option.wait_for(state="attached")
    if not option.is_visible():
        page.locator(".table details summary").click()
    option.click()


def test_from_the_door_to_the_first_lesson_in_one_click(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    page.locator("[data-first-lesson]").first.click()
    expect(page.locator(".teacher .say")).to_contain_text("Most awards win")


def test_a_wrong_try_gets_the_reason_and_a_nudge(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/learn/avant_carde/line")
    page.locator("[data-next]").click()
    press(page, "lay red-1")
    page.locator('[data-target="hand:blue-2"]').click()
    expect(page.locator(".answered.wrong")).to_contain_text("shares neither color nor number")
    expect(page.locator(".answered.wrong")).to_contain_text("The red 2 keeps everything open")
