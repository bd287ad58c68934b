"""Life at the table in the browser: names, talk, nudging, leaving, and what the house says of it afterwards."""

import re

from playwright.sync_api import Page, expect

from browser.conftest import NewPage
from browser.hands import audit, set_table


def two_at_a_table(new_page: NewPage) -> tuple[Page, Page, str]:
    """Two people at a table that has not begun."""
    host, guest = new_page(), new_page(390, 844)
    address = set_table(host, "avant_carde", 0, people=2)
    guest.goto(address)
    guest.get_by_role("button", name="Sit down, chair 2").click()
    expect(host.locator("ol strong")).to_have_count(2)
    return host, guest, address


def begin(host: Page, guest: Page) -> None:
    """The game runs for both."""
    host.get_by_role("button", name="Start the game").click()
    for page in (host, guest):
        page.locator(".game").wait_for()


def test_a_name_is_changed_where_one_sits_and_the_others_see_it(new_page: NewPage) -> None:
    host, guest, _address = two_at_a_table(new_page)
    guest.get_by_role("button", name=re.compile("^Rename")).click()
    guest.get_by_label("Name").fill("Lavinia")
    guest.get_by_role("button", name="Keep").click()

    expect(host.locator("ol strong").nth(1)).to_have_text("Lavinia")
    host.get_by_role("button", name="Add a bot, chair 3").click()
    expect(host.locator("ol img")).to_have_count(1)  # a bot has a face
    expect(host.locator("ol strong").nth(2)).not_to_contain_text("bot")
    assert audit(host) == []


def test_people_talk_mute_and_ask_for_quiet(new_page: NewPage) -> None:
    host, guest, _address = two_at_a_table(new_page)
    begin(host, guest)
    guest.get_by_role("button", name="Table", exact=True).click()
    guest.get_by_label("Say something").fill("<i>good luck</i>")
    guest.get_by_role("button", name="Say it").click()
    host.get_by_role("button", name="Table, one new line").click()

    expect(host.get_by_role("log", name="What was said")).to_contain_text("<i>good luck</i>")
    assert audit(host) == []
    assert audit(guest) == []
    host.get_by_role("button", name="Bravo!").click()
    expect(guest.get_by_role("log", name="What was said")).to_contain_text("Bravo!")
    host.get_by_label(re.compile("^Mute")).check()
    expect(host.get_by_role("log", name="What was said")).not_to_contain_text("good luck")
    host.get_by_label("People may talk at this table").uncheck()
    expect(guest.get_by_text("The host would rather have it quiet here.")).to_be_visible()


def test_a_bot_plays_on_and_the_seat_is_taken_back(new_page: NewPage) -> None:
    host, guest, _address = two_at_a_table(new_page)
    begin(
        host, guest
    )  # the guest never moves, so however fast the bot is, the game cannot end before the seat is taken back
    host.get_by_role("button", name="Table", exact=True).click()
    host.get_by_role("button", name="Let a bot play for me").click()
    host.get_by_role("button", name="Take my seat back").last.click()
    expect(host.get_by_role("button", name="Let a bot play for me")).to_be_visible()


def test_a_game_against_bots_is_given_up_and_the_house_says_so(new_page: NewPage) -> None:
    page = new_page()
    set_table(page, "avant_carde", 1)
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="End this game").click()
    page.get_by_role("button", name="Yes, end it").click()

    lately = page.get_by_role("region", name="Lately")
    expect(lately).to_contain_text("Given up")
    expect(page.get_by_text("Return to your table")).to_have_count(0)
    assert audit(page) == []
    page.goto("/tables")
    page.get_by_role("button", name="Put one old table away").click()
    expect(page.get_by_text("Given up")).to_have_count(0)


def test_the_set_up_asks_what_applies(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/new/avant_carde")
    page.locator("summary").click()
    body = page.locator("main")
    expect(body).not_to_contain_text("Solo level")
    page.get_by_role("button", name=re.compile("^Remove the bot on seat")).last.click()
    page.get_by_role("button", name=re.compile("^Remove the bot on seat")).last.click()
    choices = page.get_by_label("Solo level").locator("option").all_inner_texts()
    assert choices == ["Easy", "Normal", "Hard", "Expert"]
    page.goto("/new/art_decko")
    expect(page.get_by_label("First player").locator("option").first).to_have_text("Drawn by lot")
    for game in ("avant_carde", "art_decko", "art_society", "artbox"):
        page.goto(f"/new/{game}")
        page.get_by_role("heading", name="How it is played").wait_for()
        numbers = page.locator("input[type=number]").evaluate_all("(all) => all.map((each) => Number(each.value))")
        assert all(value > 0 for value in numbers)
        assert audit(page) == []
