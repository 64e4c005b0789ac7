"""Play a whole game against bots at a house that is open (`fagin serve`): python examples/table_client.py"""

import json
import random
import sys
from urllib.request import HTTPCookieProcessor, Request, build_opener

from websockets.sync.client import connect

HOUSE = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8410"
BROWSER = build_opener(HTTPCookieProcessor())  # keeps the cookie by which the house knows us


def ask(path: str, **wish: object) -> dict[str, str]:
    """Ask the house for something by HTTP."""
    request = Request(HOUSE + path, json.dumps(wish).encode(), {"Content-Type": "application/json"})
    with BROWSER.open(request) as answer:
        return dict(json.loads(answer.read() or "{}"))


def main() -> None:
    """Sit down with two bots, answer every question at random, and tell who won."""
    ask("/api/me")
    table = ask("/api/tables", game="doggy_bag", players=3, bots=["sly", "sly"], pace=0.0)["table"]
    key = ask(f"/api/tables/{table}/seats/0", name="Ada", word="lucky")["key"]
    ask(f"/api/tables/{table}/begin")
    with connect(f"{HOUSE.replace('http', 'ws', 1)}/ws/tables/{table}") as house:
        house.send(json.dumps({"type": "hello", "protocol": 3, "seat": 0, "key": key}))
        answered, over = 0, None
        while over is None:
            message = json.loads(house.recv())
            news = message["news"] if message["type"] == "welcome" else message
            if news["type"] != "news":
                continue
            over, question = news["over"], news["question"]
            if question and question["moves"] and question["version"] > answered:
                answered = question["version"]
                move = random.choice(question["moves"])
                mine = {"type": "move", "id": f"move-{answered:04}", "version": answered, "move": move}
                house.send(json.dumps(mine))
    print("points:", *over["scores"], "places:", *over["places"])


if __name__ == "__main__":
    main()
