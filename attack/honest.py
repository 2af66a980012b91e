# SPDX-License-Identifier: MIT
"""The honest client that must always be served: it has its own address, and asks little."""

import itertools
import json
import statistics
import time

from attack.steps import Fault, expect
from attack.wire import get, post

# The maximum time of an answer, as the median of some; times Server.factor with slow sanitizers.
MILLISECONDS = 100
ASKED_AT_ONCE = 5
TRIES = 3

addresses = itertools.cycle(f"127.0.1.{n}" for n in range(1, 50))

HAND = b'{"hand": "2 4 3 6 5 : 6", "limit": 3}'
QUESTIONS = {
    "GET /": (get("/", "Connection: close"), lambda answer: b"<title>" in answer.body),
    "api/version": (post("version", b"{}", "Connection: close"),
                    lambda answer: "version" in json.loads(answer.body)),
    "krypto/solve": (post("krypto/solve", HAND, "Connection: close"),
                     lambda answer: json.loads(answer.body)["count"] == 175),
}
# With sanitizers a hand of five cards takes more than a millisecond of processor time, which is not little.
SMALL_SOLVE = (post("krypto/solve", b'{"hand": "2 4 3 : 10"}', "Connection: close"),
               lambda answer: json.loads(answer.body)["count"] == 2)


def question(server, name):
    return SMALL_SOLVE if server.sanitized and name == "krypto/solve" else QUESTIONS[name]


def ask(server, name, source, *fields):
    """Returns the time of an answer, in milliseconds; raises a fault if it is wrong."""
    request, is_right = question(server, name)
    if fields:
        request = request.replace(b"\r\n", "\r\n".join(["", *fields, ""]).encode(), 1)
    begin = time.monotonic()
    with server.wire(server.port, source, server.patience) as wire:
        answer = wire.ask(request)
    expect(answer is not None, f"{name} is not answered within {server.patience} s")
    expect(answer.status == 200, f"{name} is answered by {answer.status} {answer.body[:100]!r}")
    expect(is_right(answer), f"{name} is answered wrongly: {answer.body[:200]!r}")
    return 1000 * (time.monotonic() - begin)


def check(server, *fields):
    """Raises Fault if an honest client is refused several times in a row, since the machine may be busy for a
    moment. Returns the slowest median of the three questions."""
    problem = None
    for _ in range(1 if server.is_weak else TRIES):
        server.check_alive()
        try:
            slowest = 0
            for name in QUESTIONS:
                source = next(addresses)
                times = [ask(server, name, source, *fields) for _ in range(ASKED_AT_ONCE)]
                took = statistics.median(times)
                limit = MILLISECONDS * server.factor
                expect(took <= limit, f"{name} takes {took:.0f} ms, more than {limit}")
                slowest = max(slowest, took)
            return slowest
        except Fault as fault:
            problem = fault
        time.sleep(0.2)
    raise Fault(f"an honest client: {problem}")
