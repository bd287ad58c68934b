"""Accounts: guests are first-class, and whoever has an account finds the own chair on any device."""

import re

from playwright.sync_api import expect

from browser.conftest import NewPage
from browser.hands import audit, set_table

PASSWORD = "a chair by the window"


def test_an_account_brings_one_back_to_the_table_on_another_device(new_page: NewPage) -> None:
    desk, phone = new_page(), new_page(390, 844)
    address = set_table(desk, "art_society", 1)
    desk.goto("/you")
    desk.get_by_label("Account name").fill("berthe.m")
    desk.get_by_label("Password").fill(PASSWORD)
    desk.get_by_role("button", name="Create this account").click()
    expect(desk.get_by_text("Signed in as berthe.m", exact=True)).to_be_visible()
    assert audit(desk) == []

    phone.goto("/you")
    phone.get_by_label("Account name").fill("berthe.m")
    phone.get_by_label("Password").fill(PASSWORD)
    phone.get_by_role("button", name="Sign in").click()
    phone.get_by_role("link", name=re.compile("Art Society")).click()
    expect(phone).to_have_url(re.compile(address))
    phone.locator("[data-option]").first.wait_for()

    phone.goto("/you")
    phone.get_by_role("button", name="Sign out").click()
    expect(phone.get_by_text("a guest again")).to_be_visible()
    expect(phone.get_by_role("link", name=re.compile("Art Society"))).to_have_count(0)
    phone.goto(address)
    expect(phone.get_by_text("You are looking on.")).to_be_visible()


def test_a_token_for_an_own_bot_is_shown_once(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/you")
    page.get_by_label("Name of the bot").fill("Robot Berthe")
    page.get_by_role("button", name="Make a token").click()
    token = page.locator("code").inner_text()

    answer = page.request.get("/api/me", headers={"Authorization": f"Bearer {token}"})
    assert (answer.json()["name"], answer.json()["kind"]) == ("Robot Berthe", "bot")
    page.reload()
    expect(page.get_by_label("Name of the bot")).to_be_visible()
    expect(page.locator("code")).to_have_count(0)
