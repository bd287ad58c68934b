"""Every lesson in the browser, at phone and desk size: what is pointed at is on the page, and what is said is shown."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from browser.conftest import NewPage
from browser.hands import audit, missing
from vernissage import games
from vernissage.core.lessons import Answer, Lecture, lessons_of
from vernissage.core.words import words

SIZES = {"phone": (390, 844), "desk": (1440, 900)}
# With LESSONS=every all of them are walked through; otherwise one of each game.
EVERY = os.environ.get("LESSONS") == "every"
FIRST = [("art_decko", "haggle"), ("art_society", "hang"), ("artbox", "matching"), ("avant_carde", "line")]
# With LESSON_PICTURES=folder every step is kept as a picture.
PICTURES = os.environ.get("LESSON_PICTURES", "")

LAY_DOWN = """
() => [...document.querySelectorAll('body *')]
  .filter((each) => getComputedStyle(each).position === 'sticky')
  .forEach((each) => { each.style.position = 'static'; each.dataset.laid = ''; })
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
        if lecture.pointed:  # and one of them can be seen, under nothing and without scrolling
            expect(page.locator(".ring").first).to_be_visible()
        if PICTURES:
            page.wait_for_timeout(700)
            page.screenshot(path=Path(PICTURES) / f"{key}-{name}-{shown:02}-{size}.png")
        if shown in (0, 3):
            assert audited(page) == []
        shown += 1
        expected = lecture.expected()
        if not expected.move:
            page.locator("[data-next]").click()
        elif expected.move.startswith("draw "):
            draw(page, expected)
        else:
            press(page, expected.move)
        lecture.hear(expected)
    expect(page.locator(".teacher strong")).to_be_visible()


def audited(page: Page) -> list[str]:
    """What axe-core finds where nothing follows the page: what lies half under a card or a hand that does is not small,
    it is only scrolled away.
    """
    page.evaluate(LAY_DOWN)
    found = audit(page)
    page.evaluate("document.querySelectorAll('[data-laid]').forEach((each) => { each.style.position = ''; })")
    return found


def draw(page: Page, expected: Answer) -> None:
    """A shape is laid on the sheet, which saves itself; on its way to the teacher it becomes the drawing meant."""

    def meant(route: Route) -> None:
        said: Any = route.request.post_data_json
        for answer in (*said["answers"], *([said["attempt"]] if said["attempt"] else [])):
            if answer["moves"] == [expected.move]:
                answer["payload"] = expected.payload
        route.continue_(post_data=said)

    page.route("**/api/learn/*/lessons/*", meant)
    with page.expect_response("**/api/learn/*/lessons/*"):
        page.locator("[data-chip]").first.click()


def press(page: Page, move: str) -> None:
    """The move is made by the button of the list that says it."""
    option = page.locator(f'.lesson > .table > details [data-option="{move}"]')
    option.wait_for(state="attached")
    if not option.is_visible():
        page.locator(".lesson > .table > details > summary").click()
    option.click()
    if PICTURES:  # of the table as it is without the list
        page.evaluate(
            "document.querySelectorAll('.lesson > .table > details').forEach((each) => { each.open = false; })"
        )


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
