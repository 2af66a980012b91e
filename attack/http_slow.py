# SPDX-License-Identifier: MIT
"""Clients that are slow on purpose: the server must disconnect them, however busy they look."""

import threading
import time

from attack.http_floods import CHUNKED, HEAD
from attack.steps import expect, step
from attack.wire import Wire, get

# The limits of docs/server.md, and the allowed delay of the end.
HEADER_SECONDS = 10
BODY_SECONDS = 10
SENDING_SECONDS = 60
LATER = 5


class Crowd(threading.Thread):
    """Many clients that send a beginning, and then a byte each half second until they are disconnected."""

    def __init__(self, attack, beginning, drop, seconds):
        super().__init__(daemon=True)
        self.wires = [Wire(attack.port, f"127.0.66.{2 + n % 9}") for n in range(attack.scaled(200, 30))]
        self.drop = drop
        self.seconds = seconds
        self.begin = time.monotonic()
        for wire in self.wires:
            wire.send(beginning)
            wire.socket.settimeout(0.001)

    def run(self):
        while time.monotonic() < self.begin + self.seconds + LATER:
            for wire in self.wires:
                if not wire.is_ended:
                    wire.receive()
                    wire.is_ended = wire.is_ended or not wire.send(self.drop)
            if all(wire.is_ended for wire in self.wires):
                break
            time.sleep(0.5)

    def check(self):
        self.join()
        late = sum(not wire.is_ended for wire in self.wires)
        for wire in self.wires:
            wire.close()
        expect(not late, f"{late} of {len(self.wires)} connections are open after {self.seconds} s")


def drip(attack, beginning, drop, seconds):
    crowd = Crowd(attack, beginning, drop, seconds)
    crowd.start()
    attack.check_honest()
    yield
    crowd.check()


@step("slow: connections that say nothing")
def silence(attack):
    yield from drip(attack, b"", b"", HEADER_SECONDS)


@step("slow: a header that never ends")
def header(attack):
    yield from drip(attack, b"GET / HTTP/1.1\r\nHost: localhost\r\nA: ", b"b", HEADER_SECONDS)


@step("slow: fields that never end")
def fields(attack):
    yield from drip(attack, b"GET / HTTP/1.1\r\nHost: localhost\r\n", b"A: b\r\n", HEADER_SECONDS)


@step("slow: a body that never ends")
def body(attack):
    yield from drip(attack, HEAD + b"Content-Length: 60000\r\n\r\n{", b" ", BODY_SECONDS)


@step("slow: a chunk that never ends")
def chunk(attack):
    yield from drip(attack, CHUNKED + b"2;", b"a", BODY_SECONDS)


@step("slow: chunks that never end")
def chunks(attack):
    yield from drip(attack, CHUNKED, b"1\r\n \r\n", BODY_SECONDS)


@step("slow: trailers that never end")
def trailers(attack):
    yield from drip(attack, CHUNKED + b"2\r\n{}\r\n0\r\n", b"A: b\r\n", BODY_SECONDS)


@step("slow: an answer read byte by byte")
def answer(attack):
    """Its limit is a minute, so only long runs wait for it; others check whether it keeps any client out."""
    wires = [Wire(attack.port, f"127.0.66.{20 + n % 9}", receive_buffer=2048)
             for n in range(attack.scaled(200, 30))]
    begin = time.monotonic()
    for wire in wires:
        wire.send(get("/assets/large.js") * 20)
    attack.check_honest()
    yield
    late = 0
    if attack.scale >= 1:
        time.sleep(max(0, begin + SENDING_SECONDS + LATER - time.monotonic()))
        for wire in wires:
            wire.socket.settimeout(1)
            while wire.receive():
                pass
        late = sum(not wire.is_ended for wire in wires)
    for wire in wires:
        wire.close()
    expect(not late, f"{late} of {len(wires)} connections are open after {SENDING_SECONDS} s")
