"""The rooms of learning are for everybody: lessons, puzzles, how to play and "show me", at phone and desk size."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import NewPage
from browser.hands import audit, set_table
from browser.test_lessons import audited
from vernissage import games
from vernissage.core.puzzles import puzzles_of, tried

SIZES = {"phone": (390, 844), "desk": (1440, 900)}
KEYS = [*games.keys()]
every_size = pytest.mark.parametrize("size", SIZES)
every_game = pytest.mark.parametrize("key", KEYS)


def at(new_page: NewPage, size: str, address: str) -> Page:
    """A new person at an address of the house."""
    page = new_page(*SIZES[size], has_touch=size == "phone")
    page.goto(address)
    page.locator("main h1").first.wait_for(state="attached")
    page.wait_for_load_state("networkidle")
    return page


@every_size
def test_lists_of_lessons_and_puzzles_are_for_everybody(new_page: NewPage, size: str) -> None:
    found = {}
    for address in ("/learn", "/learn/art_decko", "/puzzles", "/puzzles/artbox"):
        page = at(new_page, size, address)
        page.locator("main li a").first.wait_for()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), address
        if broken := audit(page):
            found[address] = broken
    assert found == {}


@every_game
@every_size
def test_a_puzzle_is_missed_and_solved_by_its_buttons(new_page: NewPage, key: str, size: str) -> None:
    game = games.game(key)
    puzzle = puzzles_of(game.package)[0]
    page = at(new_page, size, f"/puzzles/{key}/1")
    begun = tried(game, puzzle, []).match
    firsts = {answer[0] for answer in puzzle.answers}
    other = next(
        (text for text in begun.options(puzzle.scene.seat) if tried(game, puzzle, [text]).outcome == "wrong"), ""
    )
    assert audited(page) == []
    if other and other not in firsts:
        press(page, other)
        expect(page.locator(".verdict")).to_have_text("Not the best.")
        assert audited(page) == []
        page.get_by_role("button", name="Try again").click()

    for move in puzzle.answers[0]:
        press(page, move)
    expect(page.locator(".verdict.good")).to_have_text("Right!")
    expect(page.get_by_role("link", name="Next puzzle")).to_be_visible()
    assert audited(page) == []


def press(page: Page, move: str) -> None:
    """The move is made by the button of the list that says it."""
    option = page.locator(f'.puzzle .table details [data-option="{move}"]')
    option.wait_for(state="attached")
    if not option.is_visible():
        page.locator(".puzzle .table details > summary").click()
    option.click()


@every_game
@every_size
def test_how_to_play_opens_over_the_table_by_one_key_and_shuts_by_it(new_page: NewPage, key: str, size: str) -> None:
    page = new_page(*SIZES[size], has_touch=size == "phone")
    set_table(page, key, max(1, games.game(key).min_seats - 1))
    address = page.url
    page.keyboard.press("?")
    sheet = page.get_by_role("dialog", name="How to play")
    expect(sheet.locator("li")).not_to_have_count(0)
    expect(sheet.locator("li").first.get_by_role("img")).to_have_accessible_name(re.compile(r"\w+ \w+"))
    expect(sheet.locator(".board").first).to_be_visible()
    assert audit(page) == []

    page.keyboard.press("?")
    expect(sheet).to_have_count(0)
    assert page.url == address


@every_size
def test_show_me_plays_a_clause_on_the_rules_page(new_page: NewPage, size: str) -> None:
    page = at(new_page, size, "/rules/avant_carde")
    page.get_by_role("button", name="Show me AC-PLAY-03 at work").click()
    sheet = page.get_by_role("dialog", name="AC-PLAY-03 at work")
    expect(sheet.get_by_role("status")).to_contain_text("You lay the")
    expect(sheet.locator(".board")).to_be_visible()
    assert audit(page) == []
