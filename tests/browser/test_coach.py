"""The coached first game in the browser: one press from the door, something said and pointed at, and by keyboard."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import NewPage
from browser.hands import audit, missing, set_table
from vernissage import games

SIZES = {"phone": (390, 844), "desk": (1440, 900)}
# With COACHED=every a whole game of each is played as the coach proposes, at both sizes; otherwise its beginning.
EVERY = os.environ.get("COACHED") == "every"
WALKS = [(key, size) for key in games.keys() for size in SIZES]  # noqa: SIM118
SAMPLE = [("art_decko", "phone"), ("art_society", "desk"), ("artbox", "phone")]
BEGINNING = 4  # things the coach says or proposes
# With COACH_PICTURES=folder everything new that it says is kept as a picture.
PICTURES = os.environ.get("COACH_PICTURES", "")

# What the coach has to say or to propose now, and at what it points; whether the game is over.
HEARD = """
() => {
  const strip = document.querySelector('.coach');
  const there = (name) => document.querySelector(`[data-coach-${name}]:not([disabled])`)?.checkVisibility() ?? false;
  return {
    over: document.querySelector('article.end') !== null,
    pointing: strip?.dataset.pointing ?? '',
    said: strip?.querySelector('[data-coach]')?.innerText ?? '',
    heard: there('heard'), does: there('do'), asks: there('ask'),
  };
}
"""
PRESS = """
(name) => {
  const button = document.querySelector(`[data-coach-${name}]:not([disabled])`);
  button?.click();
  return button !== null;
}
"""


def coach(page: Page) -> None:
    """The coach explains the first question, and what it speaks of is marked on the table."""
    expect(page.locator("[data-coach]")).to_contain_text("Most awards win")
    expect(page.locator(".ring").first).to_be_visible()
    expect(page.locator("[data-target^='hand:']").first).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
def test_from_the_door_to_the_coached_game_in_one_press(new_page: NewPage, size: str) -> None:
    width, height = SIZES[size]
    page = new_page(width, height, has_touch=size == "phone")
    page.goto("/")
    page.locator(".hero [data-coached]").click()

    coach(page)
    assert audit(page) == []
    page.locator("[data-coach-heard]").click()
    expect(page.locator("[data-coach]")).to_contain_text("I would:")
    page.locator("[data-coach-do]").click()
    expect(page.locator("[data-coach]")).to_contain_text("Each further card")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_by_keyboard_the_coach_is_heard_followed_sent_away_and_called_back(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    page.locator(".hero [data-coached]").focus()
    page.keyboard.press("Enter")
    coach(page)

    page.locator("[data-coach-do]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-coach]")).to_contain_text("Each further card")
    page.keyboard.press("c")
    expect(page.locator("[data-coach]")).to_have_count(0)
    expect(page.locator(".ring")).to_have_count(0)
    page.keyboard.press("c")
    expect(page.locator("[data-coach]")).to_contain_text("Each further card")

    page.goto("/")
    expect(page.locator("[data-coached='avant_carde']")).to_have_count(0)  # nothing nags


def test_a_friends_link_asks_whether_one_knows_the_game(new_page: NewPage) -> None:
    host, friend = new_page(), new_page()
    address = set_table(host, "avant_carde", 0, people=2)
    friend.goto(address)
    friend.locator("[data-coach-yes]").click()
    expect(friend.locator("[data-coach-offer]")).to_contain_text("sits beside you")
    assert audit(friend) == []
    expect(host.locator("[data-coach-offer]")).to_have_count(0)

    friend.get_by_role("button", name="Sit down").first.click()
    host.get_by_role("button", name="Start the game").click()

    coach(friend)
    expect(friend.locator("[data-coach-do]")).to_have_count(0)  # beside people advice is a hint, and announced
    expect(host.locator(".stage").first).to_be_visible()
    expect(host.locator("[data-coach]")).to_have_count(0)


@pytest.mark.parametrize(("key", "size"), WALKS if EVERY else SAMPLE)
def test_everything_the_coach_points_at_is_on_the_page(new_page: NewPage, key: str, size: str) -> None:
    width, height = SIZES[size]
    page = new_page(width, height, has_touch=size == "phone")
    page.goto(f"/learn/{key}")
    page.locator(f"[data-coached='{key}']").first.click()
    page.locator(".coach").wait_for()

    steps, lost, seen = 0, list[str](), set[str]()
    while EVERY or steps < BEGINNING:
        now = page.evaluate(HEARD)
        if now["over"]:
            break
        if not (now["heard"] or now["does"] or now["asks"]):
            page.wait_for_timeout(50)
            continue
        if now["heard"] or now["does"]:
            steps += 1
            names = now["pointing"].split("\n") if now["pointing"] else []
            absent = missing(page, names) if names else ["nothing"]
            if absent and page.evaluate(HEARD) == now:  # nothing else has happened meanwhile
                lost.append(f"{absent}: {now['said']}")
            if PICTURES and now["heard"] and now["said"] not in seen:
                seen.add(now["said"])
                page.screenshot(path=Path(PICTURES) / f"{key}-{len(seen):02}-{size}.png")
        # A button that has gone meanwhile, since something happened at the table, is not waited for.
        if page.evaluate(PRESS, "heard" if now["heard"] else "do" if now["does"] else "ask"):
            after(page, now)

    assert lost == []
    assert steps >= BEGINNING


def after(page: Page, before: dict[str, object]) -> None:
    """The coach has something else to say, or nothing any more."""
    for _look in range(600):
        if page.evaluate(HEARD) != before:
            return
        page.wait_for_timeout(50)
