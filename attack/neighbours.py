# SPDX-License-Identifier: MIT
"""One of many people behind an address, or behind a proxy, tries to monopolize it."""

import contextlib
import statistics
import threading
import time

from attack import honest
from attack.crowds import files
from attack.guests import Guest, Refused
from attack.steps import Fault, expect, step
from attack.wire import Wire, get, post

SCHOOL = "127.0.68.1"
# More connections than the server has places.
SLOW = 960
OTHERS = 60
SECONDS = 0.2
BODIES = 7500
HALF = 0.1
# For a server with some 200 places for guests, and how long it protects one that is in no room.
FEW_FILES = 1200
MOST_GUESTS = 1000
ENTERING_SECONDS = 5
HEADER = b"GET / HTTP/1.1\r\nHost: localhost\r\nA: "


class Dripping(threading.Thread):
    """Sends a byte each half second on its connections, until it is stopped."""

    def __init__(self, wires, drop=b"b"):
        super().__init__(daemon=True)
        self.wires = wires
        self.drop = drop
        self.over = threading.Event()
        for wire in wires:
            wire.socket.settimeout(0.01)

    def run(self):
        while not self.over.wait(0.5):
            for wire in self.wires:
                if not wire.is_ended:
                    wire.is_ended = not wire.send(self.drop)

    def __enter__(self):
        self.start()
        return self

    def __exit__(self, *_):
        self.over.set()
        self.join()
        for wire in self.wires:
            wire.close()


def times_of(door, requests, source):
    """Returns the times of the answers, asked one after the other, each on a new connection."""
    times = []
    for request in requests:
        begin = time.monotonic()
        with door.wire(door.port, source, door.patience) as wire:
            answer = wire.ask(request)
        expect(answer and answer.status == 200, f"{len(times)} of {len(requests)} are served, the next one is "
               f"answered by {answer and answer.status}")
        times.append(time.monotonic() - begin)
    return times


def beside_slow(attack, beginning, drop):
    slow = []
    for _ in range(min(files(), attack.scaled(2 * SLOW, SLOW))):
        slow.append(Wire(attack.port, SCHOOL))
        slow[-1].send(beginning)
    with Dripping(slow, drop):
        for request in (get("/", "Connection: close"), post("version", b"{}", "Connection: close")):
            times = times_of(attack, [request] * OTHERS, SCHOOL)
            limit = SECONDS * attack.server.factor
            expect(max(times) <= limit, f"one of the same address waits {max(times):.2f} s, more than {limit}")
        attack.check_honest()


@step("neighbours: 960 slow headers of the same address")
def slow_headers(attack):
    beside_slow(attack, HEADER, b"b")


@step("neighbours: 960 slow bodies of the same address")
def slow_bodies(attack):
    beside_slow(attack, post("version", b" " * 60000)[:200], b" ")


@step("neighbours: 960 that do not take their answers")
def slow_readers(attack):
    """They had a whole request each, and so some seconds of rest, but not more."""
    wires = []
    for _ in range(min(files(), SLOW)):
        wires.append(Wire(attack.port, SCHOOL, receive_buffer=2048))
        wires[-1].send(get("/assets/large.js") * 4)
    time.sleep(6 * attack.server.factor if not attack.server.is_weak else 0)
    try:
        times_of(attack, [get("/", "Connection: close")] * OTHERS, SCHOOL)
    finally:
        for wire in wires:
            wire.close()


@step("neighbours: 7,500 slow bodies behind a proxy that does not buffer", 400, needs="--behind-proxy")
def behind_proxy(attack):
    with attack.start("--behind-proxy") as server:
        beginning = post("version", b" " * 60000, "X-Forwarded-For: 203.0.113.66")[:260]
        slow = []
        for _ in range(min(files(), attack.scaled(BODIES, 1500))):
            slow.append(Wire(server.port, "127.0.0.1"))
            slow[-1].send(beginning)
        with Dripping(slow, b" "):
            times = []
            for n in range(OTHERS):
                request = post("version", b"{}", f"X-Forwarded-For: 198.51.100.{1 + n}", "Connection: close")
                times += times_of(server, [request], "127.0.0.1")
            limit = HALF * server.factor
            half = statistics.median(times)
            expect(half <= limit, f"half of the honest wait {half:.2f} s, more than {limit}")
            honest.check(server, "X-Forwarded-For: 198.51.100.7")
            # The same address is served too.
            times_of(server, [get("/", "X-Forwarded-For: 203.0.113.66")] * OTHERS, "127.0.0.1")
        server.stop()


@step("neighbours: guests of the same address who are in no room")
def guests_in_no_room(attack):
    """They hold all places, and another person at their address wants to play."""
    with attack.start(files=FEW_FILES) as server, contextlib.ExitStack() as guests:
        for _ in range(MOST_GUESTS):
            try:
                guests.enter_context(Guest(server.port, SCHOOL, server.patience))
            except Refused:
                break
        else:
            raise Fault(f"{MOST_GUESTS} guests are let in by a server with {FEW_FILES} files")
        time.sleep(0 if server.is_weak else ENTERING_SECONDS)
        for _ in range(OTHERS):
            player = guests.enter_context(Guest(server.port, SCHOOL, server.patience))
            player.open_room()
        server.stop()
