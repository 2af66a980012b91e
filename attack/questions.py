# SPDX-License-Identifier: MIT
"""Slow questions from clients that do not wait."""

import json
import os
import time

from attack.steps import expect, step
from attack.wire import Wire, post

# Searches that find too few puzzles, and so end at their limit: the longest that the API allows.
SLOW = {"newspaper": 100, "rows": 5, "columns": 5, "easiest": 5, "hardest": 5}
ABANDONED_SECONDS = 2  # for the server to notice that all clients have left
IDLE_PART = 0.2  # of one processor


def slow_question(seed, *fields):
    return post("sheet/puzzles", json.dumps({"seed": seed, **SLOW}).encode(), *fields)


def expect_idle(attack):
    """Checks that the server soon stops working on abandoned questions."""
    time.sleep(ABANDONED_SECONDS * (1 + attack.server.factor / 4))
    used = attack.server.processor_in(2)
    expect(used < 2 * IDLE_PART, f"uses {used:.2f} s of processor in 2 s for questions that nobody waits for")


def abandon(attack, end):
    """Asks 300 slow questions, ends the connections and measures whether the server continues to work."""
    for seed in range(300):
        wire = Wire(attack.port)
        wire.send(slow_question(seed))
        end(wire)
    attack.check_honest()
    expect_idle(attack)


@step("questions: 300 slow ones, closed at once")
def closed(attack):
    abandon(attack, Wire.close)


@step("questions: 300 slow ones, reset at once")
def reset(attack):
    abandon(attack, Wire.reset)


@step("questions: as many slow ones as processors stop no other")
def some(attack):
    """Asks some questions from each of several addresses."""
    count = min(8, max(2, len(os.sched_getaffinity(0))))
    wires = [Wire(attack.port, f"127.0.68.{n}") for n in range(1, count + 1)]
    for seed, wire in enumerate(wires):
        wire.send(slow_question(seed))
    time.sleep(0.2)
    attack.check_honest()
    for wire in wires:
        wire.close()


@step("questions: slow ones behind each other on one connection")
def pipelined(attack):
    with Wire(attack.port) as wire:
        wire.send(b"".join(slow_question(seed) for seed in range(100)))
        time.sleep(0.2)
        attack.check_honest()
    expect_idle(attack)


@step("questions: answered while the server is to end")
def ends_while_answering(attack):
    with attack.start() as server:
        wires = [Wire(server.port) for _ in range(60)]
        for seed, wire in enumerate(wires):
            wire.send(slow_question(seed))
        time.sleep(0.2)
        try:
            server.stop()
        finally:
            for wire in wires:
                wire.close()
