"""A bot of your own in thirty lines: `python examples/bot.py http://127.0.0.1:8000 TABLE TOKEN` takes a chair and plays
at random.

A token comes from `POST /api/tokens` (see docs/api.md). Needs `pip install httpx websockets`.
"""

import json
import random
import secrets
import sys

import httpx
from websockets.sync.client import connect

url, table, token = sys.argv[1:4]
headers = {"authorization": f"Bearer {token}"}
with httpx.Client(base_url=url, headers=headers) as http:
    info = http.get(f"/api/tables/{table}").raise_for_status().json()
    mine = [chair["seat"] for chair in info["chairs"] if chair["yours"]]
    seat = mine[0] if mine else next(chair["seat"] for chair in info["chairs"] if chair["kind"] == "open")
    if not mine:
        http.post(f"/api/tables/{table}/seats/{seat}", json={"share": secrets.token_hex(32)}).raise_for_status()

with connect(f"{url.replace('http', 'ws', 1)}/ws/tables/{table}?seat={seat}", additional_headers=headers) as socket:
    socket.send(json.dumps({"type": "resume"}))
    for text in socket:
        message = json.loads(text)
        if message["type"] == "table":
            mine = [chair["seat"] for chair in message["table"]["chairs"] if chair["yours"]]
            if message["table"]["phase"] == "playing" and mine and mine[0] != seat:
                seat = mine[0]  # chairs nobody sat on are gone, so ours may have moved
                socket.send(json.dumps({"type": "hold", "seat": seat}))
        elif message["type"] == "snapshot" and message["result"]:
            print("totals", message["result"]["totals"])
            break
        elif message["type"] == "snapshot" and message["options"]:
            choice = random.choice(message["options"])["text"]
            socket.send(
                json.dumps({"type": "do", "id": f"m{message['seq']}", "seq": message["seq"], "actions": [choice]})
            )
