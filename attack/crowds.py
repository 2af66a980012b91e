# SPDX-License-Identifier: MIT
"""One address holds all it can; the server must still serve a client from another address."""

import contextlib
import resource

from attack import png
from attack.guests import Guest
from attack.honest import HAND
from attack.questions import slow_question
from attack.steps import Fault, expect, step
from attack.wire import Wire, get, post

GREEDY = "127.0.67.1"


# More connections than the server serves at a time.
MANY = 2000
# When this many guests in a row are refused, every place is taken.
ENOUGH_REFUSALS = 20


def files():
    """Returns how many connections a step may have, in addition to those of others."""
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return limit - min(limit // 2, 2000)


def many(attack):
    return min(MANY, files(), attack.scaled(20 * MANY, 100))


@contextlib.contextmanager
def crowd(attack, count, request=b"", source=GREEDY):
    """Holds as many connections as the server accepts."""
    wires = []
    try:
        for _ in range(min(count, files())):
            wires.append(Wire(attack.port, source))
            wires[-1].send(request)
        yield wires
    finally:
        for wire in wires:
            wire.close()


@step("crowd: 2,000 idle connections")
def idle(attack):
    with crowd(attack, many(attack)):
        attack.check_honest()


@step("crowd: 2,000 connections that have begun a request")
def begun(attack):
    with crowd(attack, many(attack), b"POST /api/version HTTP/1.1\r\nHost: localhost\r\n"):
        attack.check_honest()


@step("crowd: 2,000 connections kept after an answer")
def kept(attack):
    with crowd(attack, many(attack), get("/")):
        attack.check_honest()


@step("crowd: 2,000 connections that claim 2,000 addresses")
def spoofed(attack):
    """X-Forwarded-For and similar headers have no effect without a proxy."""
    wires = []
    try:
        for n in range(many(attack)):
            wires.append(Wire(attack.port, GREEDY))
            of = f"10.1.{n // 250}.{1 + n % 250}"
            wires[-1].send(get("/", f"X-Forwarded-For: {of}", f"Forwarded: for={of}", f"X-Real-IP: {of}"))
        attack.check_honest()
    finally:
        for wire in wires:
            wire.close()


@step("crowd: all places of questions")
def questions(attack):
    requests = (slow_question(n) for n in range(400))
    wires = []
    try:
        for request in requests:
            wires.append(Wire(attack.port, GREEDY))
            wires[-1].send(request)
        attack.check_honest()
    finally:
        for wire in wires:
            wire.close()


@step("crowd: all places of pictures")
def pictures(attack):
    head = b"POST /api/scan HTTP/1.1\r\nHost: localhost\r\nContent-Type: image/png\r\nContent-Length: "
    with crowd(attack, 40, head + b"1000000\r\n\r\n\x89PNG"):
        attack.check_honest()
        tiny = png.tiny()
        with Wire(attack.port, "127.0.1.61", 4 * attack.patience) as honest:
            answer = honest.ask(head + str(len(tiny)).encode() + b"\r\n\r\n" + tiny)
        expect(answer and answer.status in (200, 422), f"an honest picture is answered by "
               f"{answer and (answer.status, answer.body[:100])}")


def open_room(attack, guests):
    """Returns whether one more guest gets a room."""
    try:
        guests.append(Guest(attack.port, GREEDY, attack.patience))
        guests[-1].say(do="open", name="Kim")
        seat = guests[-1].hear("seat", "refused", "end")
        return seat is not None and seat["say"] == "seat"
    except Fault:
        return False


@step("crowd: all rooms, and all connections to rooms", 1800)
def rooms(attack):
    """Fills the rooms: opens one on each connection, leaves, and comes again."""
    guests = []
    refused = 0
    try:
        most = 20000 if not attack.server.sanitized else 5000
        for _ in range(attack.scaled(most * attack.scale, 150)):
            refused = 0 if open_room(attack, guests) else refused + 1
            attack.server.check_alive()
            if refused == ENOUGH_REFUSALS:
                break
            while len(guests) > min(10000, files()):
                guests.pop(0).close()
        attack.check_honest()
        with Guest(attack.port, "127.0.1.62", attack.patience) as host:
            seat = host.open_room("Maria")
            with Guest(attack.port, "127.0.1.63", attack.patience) as other:
                other.say(do="join", code=seat["code"], name="Jan")
                expect(other.hear("seat"), "an honest player cannot join")
    finally:
        for guest in guests:
            guest.close()


@step("crowd: answers as large as can be, from all places", 600)
def large_answers(attack):
    body = HAND.replace(b'"limit": 3', b'"limit": 1000, "form": "written", "notation": "steps"')
    with crowd(attack, attack.scaled(250, 60), post("krypto/solve", body)):
        attack.check_honest()
