"""A bot at a server: `python examples/remote_bot.py http://127.0.0.1:8000 avant_carde`."""

import random
import sys

from vernissage.bots.bot import RandomBot
from vernissage.remote import House

url, key = sys.argv[1:3]
table = House(url, name="A program").open(key, ["novice"] * (2 if key == "artbox" else 1))
print("look on at", table.url)
# #ARTBOX wants drawings, which RandomBot makes; elsewhere a choice among words is enough.
result = table.play(RandomBot() if key == "artbox" else lambda view, options: random.choice(options))
print("totals", result.totals)
