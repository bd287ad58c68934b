"""Draws the icons of the installed house and the cards of its links from our own art, into client/public.

python tools/icons.py
"""

import sys
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tools"))

import services  # noqa: E402  # the tools' folder is no package of ours

from vernissage.art import picture  # noqa: E402  # as above

PUBLIC = ROOT / "client" / "public"
GAMES = {"art_decko": "Art Decko", "art_society": "Art Society", "avant_carde": "Avant Carde", "artbox": "#ARTBOX"}
ICONS = {
    "icon-192": ("favicon", 192),
    "icon-512": ("favicon", 512),
    "maskable-512": ("icon", 512),
    "touch": ("icon", 180),
}
WIDE, HIGH = 1200, 630
STYLE = f"""
*{{margin:0;box-sizing:border-box}} body{{background:transparent}} svg{{display:block}}
.card{{position:relative;width:{WIDE}px;height:{HIGH}px;background:#24423a;overflow:hidden}}
.cover svg{{width:{WIDE}px;height:750px;position:absolute;top:-90px}}
.name{{position:absolute;left:0;bottom:0;right:0;padding:26px 44px;background:rgb(22 26 24/82%);display:flex;
 align-items:center;justify-content:space-between;color:#fbf6ea;font:600 60px Georgia,serif}}
.name svg{{width:340px;height:81px}}
.four{{display:grid;grid-template-columns:1fr 1fr;gap:10px}} .four svg{{width:595px;height:372px}}
"""


def drawn(page: Page, body: str, width: int, height: int, path: Path, *, clear: bool = False) -> None:
    """The picture is in the file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    page.set_viewport_size({"width": width, "height": height})
    page.set_content(f"<!doctype html><style>{STYLE}</style>{body}")
    jpeg = path.suffix == ".jpg"
    page.screenshot(path=path, omit_background=clear, type="jpeg" if jpeg else "png", quality=84 if jpeg else None)


def main() -> None:
    """Every icon and card is drawn anew."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=services.find("chromium"), args=["--no-sandbox"])
        page = browser.new_page()
        (PUBLIC / "icons").mkdir(exist_ok=True)
        (PUBLIC / "icons" / "icon.svg").write_text(picture("house", "favicon"), "utf-8")
        for name, (piece, size) in ICONS.items():
            svg = picture("house", piece).replace("<svg ", f'<svg style="width:{size}px;height:{size}px" ', 1)
            drawn(page, svg, size, size, PUBLIC / "icons" / f"{name}.png", clear=True)
        sign = picture("house", "logo-light")
        for game, title in GAMES.items():
            cover = picture("house", f"cover-{game}")
            body = f'<div class="card"><div class="cover">{cover}</div><div class="name">{title}{sign}</div></div>'
            drawn(page, body, WIDE, HIGH, PUBLIC / "cards" / f"{game}.jpg")
        four = "".join(picture("house", f"cover-{game}") for game in GAMES)
        body = f'<div class="card"><div class="four">{four}</div><div class="name">Games of art{sign}</div></div>'
        drawn(page, body, WIDE, HIGH, PUBLIC / "cards" / "house.jpg")
        browser.close()


if __name__ == "__main__":
    main()
