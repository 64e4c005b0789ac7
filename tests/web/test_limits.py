"""How much is too much, and what becomes of it: one guest is stopped, and the others do not notice."""

from __future__ import annotations

import json
import socket
import time
from base64 import b64encode
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from web.guests import Person, line
from web.serving import Serving
from websockets.exceptions import InvalidStatus

from fagin.web.attend import PATIENCE
from fagin.web.guard import LARGEST as LARGEST_BODY
from fagin.web.wire import LARGEST

SOCKETS, TABLES, BURST, QUEUE = 6, 4, 5000, 16
LIMITS = (
    f"sockets={SOCKETS} tables={TABLES} burst={BURST} messages=1 queue={QUEUE} guesses=0.001 requests=1000"
)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, bytecode: Path) -> Iterator[Serving]:
    """A house with narrow limits."""
    home = tmp_path_factory.mktemp("house")
    words = [word for limit in LIMITS.split() for word in ("--limit", limit)]
    serving = Serving(home, bytecode, str(home / "tables.db"), *words)
    serving.start()
    yield serving
    assert serving.errors() == []
    assert serving.end() == 0


@pytest.fixture(scope="module")
def ada(house: Serving) -> Person:
    return Person(house)


@pytest.fixture(scope="module")
def table(ada: Person) -> tuple[str, str]:
    """A table at which Ada plays, and her key."""
    return ada.begun("random")


@pytest.fixture(scope="module")
def silent(house: Serving, table: tuple[str, str]) -> Iterator[socket.socket]:
    """Somebody who came first of all and never says hello."""
    with upgraded(house, table[0]) as plain:
        yield plain


def upgraded(house: Serving, table: str) -> socket.socket:
    """A web socket as the bare connection below it, with little room for what is not read."""
    plain = socket.socket()
    plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    plain.settimeout(30)
    plain.connect(("127.0.0.1", house.port))
    plain.sendall(
        f"GET /ws/tables/{table} HTTP/1.1\r\nHost: 127.0.0.1:{house.port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: {b64encode(bytes(16)).decode()}\r\n\r\n".encode()
    )
    while not plain.recv(1, socket.MSG_PEEK):
        pass
    assert plain.recv(12) == b"HTTP/1.1 101"
    return plain


def frame(text: str) -> bytes:
    """A message as it goes over the connection, masked with zeros."""
    length = len(text)
    head = bytes([0x81, 0x80 | length]) if length < 126 else bytes([0x81, 0xFE]) + length.to_bytes(2, "big")
    return head + bytes(4) + text.encode()


def test_a_message_of_the_largest_size_is_read_and_a_larger_one_ends_the_line(
    house: Serving, table: tuple[str, str], silent: socket.socket
) -> None:
    with (
        line(house, table[0], seat=0, key=table[1]) as guest,
        line(house, table[0], seat=0, key=table[1]) as other,
    ):
        guest.hear("welcome")
        guest.socket.send(" " * LARGEST)
        assert guest.hear("fault")["reason"] == "not-a-message"
        guest.socket.send(" " * (LARGEST + 1))
        assert guest.closed()[0] == 1009
        other.hear("welcome")
        other.question()


def test_who_sends_too_much_is_stopped_and_told_so(house: Serving, table: tuple[str, str]) -> None:
    with line(house, table[0], seat=None) as guest:
        guest.hear("welcome")
        for _ in range(BURST + 20):
            guest.say(type="move", id="abcdefgh", version=1, move="pass")
        assert guest.hear("fault")["reason"] == "too-fast"
        assert guest.closed() == (1008, "too-fast")


def test_an_address_has_so_many_lines_and_no_more(house: Serving, table: tuple[str, str]) -> None:
    with ExitStack() as stack:
        assert 0 < entered(house, table[0], stack) <= SOCKETS
        assert not can_enter(house, table[0])
    until(lambda: can_enter(house, table[0]))


def entered(house: Serving, table: str, stack: ExitStack) -> int:
    """For how many lines there was room."""
    for count in range(2 * SOCKETS):
        try:
            stack.enter_context(line(house, table, seat=None))
        except InvalidStatus:
            return count
    return 2 * SOCKETS


def can_enter(house: Serving, table: str) -> bool:
    """Whether there is room for one more line."""
    try:
        with line(house, table, seat=None) as guest:
            return guest.hear("welcome")["seat"] is None
    except InvalidStatus:
        return False


def until(true: object, seconds: float = 30.0) -> None:
    """Wait for something to become true."""
    assert callable(true)
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end
        time.sleep(0.05)


def test_a_person_has_so_many_tables_at_once_whether_sitting_there_or_not(house: Serving) -> None:
    person = Person(house)
    tables = [person.found("random") for _ in range(TABLES)]
    wish = {"game": "doggy_bag", "players": 2}
    assert person.refused("POST", "/api/tables", **wish) == (409, "too-many-tables")
    person.ask("DELETE", f"/api/tables/{tables[0]}")
    person.found("random")
    assert person.refused("POST", "/api/tables", **wish) == (409, "too-many-tables")


def test_a_table_with_a_bot_that_does_not_exist_is_not_founded(ada: Person) -> None:
    before = len(ada.ask("GET", "/api/my-tables")["places"])
    wish = {"game": "doggy_bag", "players": 2, "bots": ["nobody"]}
    assert ada.refused("POST", "/api/tables", **wish) == (409, "no-such-bot")
    assert len(ada.ask("GET", "/api/my-tables")["places"]) == before


@pytest.mark.parametrize("said", [True, False])
def test_a_body_that_is_too_long_is_refused_whether_its_length_is_said_or_not(
    ada: Person, said: bool
) -> None:
    body = json.dumps({"phrase": "a" * (2 * LARGEST_BODY)}).encode()
    parts = (body[at : at + 1000] for at in range(0, len(body), 1000))
    answer = ada.http.post(
        "/api/me/recover", content=body if said else parts, headers={"Content-Type": "application/json"}
    )
    assert (answer.status_code, answer.json()["reason"]) == (413, "too-big")


def test_who_does_not_read_is_put_out_costs_little_and_finds_everything_again(
    house: Serving, table: tuple[str, str]
) -> None:
    before = house.memory()
    with upgraded(house, table[0]) as lazy:
        lazy.sendall(frame(json.dumps({"type": "hello", "protocol": 3, "seat": 0, "key": table[1]})))
        time.sleep(0.2)
        lazy.sendall(frame('{"type":"sync"}') * (BURST - 10))  # megabytes of answers
        time.sleep(1)
        assert house.memory() < before + (16 << 20)
        heard = b""
        while not heard.endswith(b"too-slow"):
            got = lazy.recv(65536)
            assert got, heard[-100:]
            heard = (heard + got)[-100:]
    with line(house, table[0], seat=0, key=table[1]) as guest:
        news = guest.hear("welcome")["news"]
        assert news["since"] == 0
        guest.say(type="sync", since=len(news["events"]) - 1)
        again = guest.hear("news")
        assert again["hash"] == news["hash"]
        assert again["events"] == news["events"][-1:]


def test_a_wrong_key_is_a_guess_and_a_right_one_is_none(house: Serving, table: tuple[str, str]) -> None:
    for _ in range(12):
        with line(house, table[0], seat=0, key=table[1]) as guest:
            guest.hear("welcome")
    with line(house, table[0], seat=0, key="no") as guest:
        assert guest.closed() == (4403, "not-your-seat")


def test_keys_and_phrases_cannot_be_guessed_at_leisure(
    house: Serving, ada: Person, table: tuple[str, str]
) -> None:
    statuses = [ada.http.post("/api/me/recover", json={"phrase": f"no {n}"}).status_code for n in range(12)]
    assert statuses[0] == 403
    assert statuses[-1] == 429
    stranger = ada.http.build_request(
        "POST", f"/api/tables/{table[0]}/seats/0/key", headers={"x-seat-key": "no"}
    )
    del stranger.headers["cookie"]
    assert ada.http.send(stranger).status_code == 429
    with line(house, table[0], seat=0, key="no") as guest:
        assert guest.closed() == (1013, "too-fast")


def test_who_never_says_hello_is_put_out(silent: socket.socket) -> None:
    silent.settimeout(PATIENCE + 20)
    heard = b""
    while not heard.endswith(b"hello"):
        got = silent.recv(4096)
        assert got, heard
        heard += got


def test_who_reads_is_not_slow_however_much_comes_at_once(house: Serving, table: tuple[str, str]) -> None:
    with upgraded(house, table[0]) as quick:
        quick.sendall(frame('{"type":"hello","protocol":3}') + frame('{"type":"sync"}') * (4 * QUEUE))
        heard = b""
        while heard.count(b'"type":"news"') < 4 * QUEUE:
            got = quick.recv(65536)
            assert got, heard[-100:]
            heard += got


@pytest.mark.slow
def test_lines_that_take_nothing_are_dropped_after_a_while(house: Serving, table: tuple[str, str]) -> None:
    before = house.sockets()
    with ExitStack() as stack:
        for _ in range(SOCKETS):
            lazy = stack.enter_context(upgraded(house, table[0]))
            lazy.sendall(frame('{"type":"hello","protocol":3}') + frame('{"type":"sync"}') * (BURST - 10))
        time.sleep(1)
        assert not can_enter(house, table[0])
        until(lambda: can_enter(house, table[0]), 120)
        until(lambda: house.sockets() <= before, 120)  # also the connections below them
