"""What happens around the moves: friends, lost connections, keys, phones, refusals and taking back."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import NewPage
from browser.hands import audit, pick, play_on, set_table, settled
from browser.test_games import SHORT
from server.support import Server


def test_two_people_in_two_browsers_play_one_game(new_page: NewPage) -> None:
    first, second = new_page(), new_page()
    address = set_table(first, "avant_carde", 0, {"most_rounds": 2}, people=2)
    expect(first.get_by_role("img", name="QR code")).to_be_visible()
    second.goto(address)
    second.get_by_role("button", name="Sit down").first.click()
    expect(second.get_by_role("button", name="Leave")).to_be_visible()
    first.get_by_role("button", name="Start the game").click()
    first.locator(".game").wait_for()
    second.locator(".game").wait_for()

    for round_ in range(40):
        for page in (first, second):
            play_on(page, 25, seed=round_ + 1, spots=False, patience=0.2)
        if first.locator("article.end").count():
            break

    expect(first.get_by_role("row", name="Total")).to_be_visible()
    expect(second.get_by_role("row", name="Total")).to_be_visible()


def test_a_lost_connection_comes_back_where_it_was(new_page: NewPage) -> None:
    page = new_page()
    page.route_web_socket(re.compile("/ws/"), lambda socket: CUT.append((socket, socket.connect_to_server())))
    CUT.clear()
    set_table(page, "avant_carde", 1, {"most_rounds": 2})
    play_on(page, 5)
    before = settled(page)

    mine, theirs = CUT[-1]
    theirs.close()
    mine.close(code=1012)
    expect(page.get_by_text("The connection is lost")).to_be_visible()
    expect(page.get_by_text("The connection is lost")).to_be_hidden()

    assert settled(page) == before
    assert play_on(page, seed=3)["over"]


def test_being_offline_is_told_where_one_looks(new_page: NewPage) -> None:
    page = new_page()
    set_table(page, "avant_carde", 1, {"most_rounds": 2})
    settled(page)

    page.context.set_offline(True)
    told = page.locator(".bar [role=alert]")
    expect(told).to_contain_text("You are offline")
    assert seen(page, ".bar [role=alert] button")
    page.locator("[data-target^='hand:'].can").first.click()
    expect(told).to_contain_text("Your move is kept")

    page.context.set_offline(False)
    expect(told).to_be_hidden()
    expect(page.locator("section.journal")).to_contain_text("You start your line")


def seen(page: Page, what: str) -> bool:
    """Nothing lies over the middle of it."""
    return bool(
        page.locator(what).first.evaluate(
            """(element) => {
              const box = element.getBoundingClientRect();
              const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
              return top !== null && (element.contains(top) || top.contains(element));
            }"""
        )
    )


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720), (390, 844)])
def test_a_lost_connection_is_told_where_nothing_covers_it(size: tuple[int, int], new_page: NewPage) -> None:
    page = new_page(*size)
    page.route_web_socket(re.compile("/ws/"), lambda socket: CUT.append((socket, socket.connect_to_server())))
    CUT.clear()
    set_table(page, "avant_carde", 2)
    settled(page)
    page.route_web_socket(re.compile("/ws/"), lambda socket: socket.close(code=1012))

    mine, theirs = CUT[-1]
    theirs.close()
    mine.close(code=1012)

    expect(page.get_by_text("The connection is lost")).to_be_in_viewport()
    assert seen(page, ".bar [role=alert] strong")
    assert seen(page, ".bar [role=alert] button")


@pytest.mark.parametrize("yes", [True, False])
def test_whoever_asks_to_take_back_a_move_hears_the_answer(yes: bool, new_page: NewPage) -> None:
    first, second = new_page(), new_page()
    address = set_table(first, "art_decko", 0, {"start": 0}, people=2)
    second.goto(address)
    second.get_by_role("button", name="Sit down").first.click()
    expect(second.get_by_role("button", name="Leave")).to_be_visible()
    first.get_by_role("button", name="Start the game").click()
    pick(first, "='haggle'")
    pick(first, "^='spend'")

    first.get_by_role("button", name="Undo…", exact=True).click()  # once the card is spent, the others are asked
    expect(first.get_by_text("You would like to take back a move.")).to_be_visible()
    second.get_by_role("button", name="Let it be taken back" if yes else "No", exact=True).click()

    told = "Your move is taken back." if yes else "The others would rather not"
    expect(first.get_by_role("alert")).to_contain_text(told)
    expect(first.get_by_text("You would like to take back a move.")).to_be_hidden()


CUT: list = []  # type: ignore[type-arg]  # sockets of Playwright, whose types are not public


def test_a_page_that_is_loaded_again_is_back_at_the_table(new_page: NewPage) -> None:
    page = new_page()
    set_table(page, "art_society", 1)
    play_on(page, 4)
    before = settled(page)

    page.reload()
    assert settled(page) == before

    page.goto("/")
    page.get_by_role("link", name=re.compile("Art Society.*your turn", re.S)).click()
    page.locator("[data-option]").first.wait_for()


KEYS: dict[str, tuple[int, dict[str, Any]]] = {**SHORT, "avant_carde": (1, {"most_rounds": 2})}


@pytest.mark.parametrize("game", KEYS)
def test_a_whole_game_by_keyboard_alone(game: str, new_page: NewPage) -> None:
    page = new_page()
    set_table(page, game, *KEYS[game])
    page.locator("[data-option]").first.wait_for()
    expect(page).to_have_title(re.compile("Your turn"))
    press_until(page, "data-option", "Tab")

    # Arrows and Enter, or the letter of an option; the focus stays in the list from move to move.
    for move in range(4000):
        page.locator("[data-option]:focus, article.end").first.wait_for()
        if page.locator("article.end").count():
            break
        page.keyboard.press("End" if move % 3 == 0 else "ArrowDown")
        page.keyboard.press("1" if move % 4 == 1 else "Enter")
        page.wait_for_timeout(20)

    expect(page.get_by_role("row", name="Total")).to_be_visible()


def test_the_keyboard_reaches_a_game_from_the_door(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    page.locator("article h3").first.wait_for()
    press_until(page, "Play now: Avant Carde", "Tab")
    page.keyboard.press("Enter")

    expect(page.locator("[data-option]").first).to_be_visible()


def press_until(page: Page, wanted: str, key: str) -> None:
    """The key is pressed until what has the focus is what is wanted."""
    for _press in range(120):
        page.keyboard.press(key)
        focused = page.evaluate(
            "document.activeElement === document.body ? '' : document.activeElement?.outerHTML ?? ''"
        )
        if wanted in focused:
            return
    raise AssertionError(f"{key} never reaches {wanted}")


def test_a_phone_shows_hand_market_and_main_action_without_scrolling(new_page: NewPage) -> None:
    page = new_page(390, 844, has_touch=True, is_mobile=True)
    set_table(page, "avant_carde", 2, {"most_rounds": 2})
    page.locator("[data-target^='hand:']").first.wait_for()

    for what in ("[data-target^='hand:']", "[data-target^='stack:']", ".bar"):
        box = page.locator(what).first.bounding_box()
        assert box
        assert box["y"] + box["height"] <= 844
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert audit(page) == []
    page.locator("[data-target^='hand:'].can").first.tap()
    line = page.locator("ol.line.own li").first.bounding_box()
    hand = page.locator(".hand-row").bounding_box()
    assert line
    assert hand
    assert line["y"] + line["height"] <= hand["y"]  # what is built is seen above what it is built from
    page.get_by_role("button", name="Hint").tap()
    advice = page.locator("[data-hint]").first
    advice.wait_for()
    assert seen(page, "[data-hint]")
    assert play_on(page, seed=4)["over"]
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_tap_that_cannot_be_taken_back_is_asked_about_once_more(new_page: NewPage) -> None:
    page = new_page(390, 844, has_touch=True, is_mobile=True)
    set_table(page, "art_society", 1)
    for move in range(60):
        settled(page)
        if page.locator("[data-target^='hand:'].can").count():
            break
        play_on(page, 1, seed=move, spots=False, patience=1)
    # The last bid turns all of them over; one before it could still be taken back.
    expect(page.locator(".rivals")).to_contain_text("has bid")

    page.locator("[data-target^='hand:'].can").first.tap()
    page.get_by_role("button", name="Not yet").tap()
    expect(page.locator("[data-target^='hand:'].can").first).to_be_visible()
    page.locator("[data-target^='hand:'].can").first.tap()
    page.get_by_role("button", name="Do it").tap()

    expect(page.locator("section.journal")).to_contain_text("bids")


def test_a_refused_move_says_why_and_leads_to_its_rule(new_page: NewPage) -> None:
    page = new_page()
    set_table(page, "avant_carde", 1)
    for _move in range(30):
        page.locator("[data-option]").first.wait_for()
        greyed = page.locator("[data-target^='hand:'].cannot")
        if greyed.count():
            break
        page.keyboard.press("1")
        page.wait_for_timeout(60)
    board = page.locator(".room > .stage").bounding_box()
    greyed.first.click()

    told = page.get_by_role("alert")
    expect(told).not_to_contain_text("AC-")
    assert page.locator(".room > .stage").bounding_box() == board  # no word moves the table
    at, said = greyed.first.bounding_box(), told.bounding_box()
    assert at
    assert said
    assert abs(said["x"] + said["width"] / 2 - at["x"] - at["width"] / 2) < said["width"]
    told.get_by_role("button", name="Why?").click()
    link = told.get_by_role("link", name="Rule AC-").get_attribute("href")
    assert link
    page.goto(link)
    expect(page.locator("dl > div.here")).to_be_in_viewport()


def test_a_move_is_taken_back(new_page: NewPage) -> None:
    page = new_page()
    set_table(page, "art_decko", 1)
    page.locator("[data-option='haggle']").wait_for()
    before = page.locator("[data-option]").all_inner_texts()
    pick(page, "='haggle'")
    page.locator("[data-option^='spend']").first.wait_for()

    page.get_by_role("button", name="Undo").click()

    page.locator("[data-option='haggle']").wait_for()
    assert page.locator("[data-option]").all_inner_texts() == before


def test_two_clicks_from_the_door_to_a_game(new_page: NewPage, process: Server) -> None:
    page = new_page()
    page.goto(process.url)
    page.get_by_role("button", name="Play Avant Carde against 2 bots").click()
    page.locator("[data-target^='hand:'].can").first.click()

    expect(page.locator("section.journal")).to_contain_text("You start your line")
    assert page.locator("ul[aria-label='Players'] li").count() == 3


def test_a_hint_is_asked_for_shown_and_taken_by_keyboard(new_page: NewPage) -> None:
    page = new_page()
    set_table(page, "avant_carde", 1)
    page.locator("[data-option]").first.wait_for()

    page.keyboard.press("h")
    page.locator("[data-hint]").first.wait_for()

    assert 1 <= page.locator("[data-hint]").count() <= 3
    expect(page.locator("[data-hint]").first).to_be_focused()
    expect(page.locator("section.journal")).to_contain_text("You ask for a hint.")
    assert audit(page) == []
    page.keyboard.press("Enter")
    expect(page.locator("[data-hint]")).to_have_count(0)
    expect(page.locator("section.journal li")).not_to_have_count(1)


def test_a_hot_seat_is_handed_over_before_anything_is_shown(new_page: NewPage) -> None:
    page = new_page()
    set_table(page, "art_decko", 0, {"start": 0}, people=2)
    page.get_by_role("button", name="Another person here").first.click()
    page.get_by_role("button", name="Start the game").click()
    page.locator("[data-option='haggle']").wait_for()
    mine = page.locator("ul[aria-label='Your hand']").inner_html()

    play_on(page, 100, seed=2, spots=False, patience=1)
    page.get_by_role("heading", name="Hand over to Guest 2").wait_for()
    assert page.locator(".game").count() == 0
    page.get_by_role("button", name="I am Guest 2").click()

    page.locator("[data-option='haggle']").wait_for()
    assert page.locator("ul[aria-label='Your hand']").inner_html() != mine
    assert page.locator("[data-target^='hand:']").count() >= 1


def test_a_rematch_calls_the_other_person(new_page: NewPage) -> None:
    first, second = new_page(), new_page()
    address = set_table(first, "avant_carde", 0, {"most_rounds": 1}, people=2)
    second.goto(address)
    second.get_by_role("button", name="Sit down").first.click()
    expect(second.get_by_role("button", name="Leave")).to_be_visible()
    first.get_by_role("button", name="Start the game").click()
    for turn in range(40):
        for page in (first, second):
            page.locator(".game").wait_for()
            play_on(page, 25, seed=turn + 1, spots=False, patience=0.2)
        if first.locator("article.end").count():
            break

    first.get_by_role("button", name="Play again").click()

    expect(second.get_by_text("would like to play again")).to_be_visible()
    second.get_by_role("link", name="Join the next game").click()
    expect(second.get_by_role("heading", name="Chairs")).to_be_visible()
    expect(second.get_by_role("button", name="Leave")).to_be_visible()
