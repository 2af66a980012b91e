# SPDX-License-Identifier: MIT
"""The longest runs of six and seven cards, from all fractions that their parts make, in arrays."""

import itertools
import random
from collections.abc import Iterator
from typing import Any

import numpy

from verify.records import OBJECTIVES
from verify.rules import ALLOWED, RULES, Hand


def joined_arrays(a: Any, b: Any) -> Iterator[Any]:
    """Yields the results of the operations on fractions (tops, bottoms): each of a with each of b, in both orders."""
    (p, q), (r, s) = ([part[:, None] for part in a], [part[None, :] for part in b])
    ps, rq, qs = p * s, r * q, q * s
    for top, bottom in ((ps + rq, qs), (ps - rq, qs), (rq - ps, qs), (p * r, qs), (ps, rq), (rq, ps)):
        top, bottom = numpy.broadcast_arrays(top, bottom)
        there = bottom != 0
        yield top[there], bottom[there]


def longest_run_of(hand: Hand, rules: str) -> int:
    """How far a hand reaches 1, 2, 3, ..., from all fractions that its parts make."""
    made: dict[int, Any] = {1 << place: (numpy.array([card]), numpy.array([1])) for place, card in enumerate(hand)}
    masks = sorted(range(1, 1 << len(hand)), key=int.bit_count)

    def results(mask: int) -> Iterator[Any]:
        """The results of each two parts, once."""
        part = (mask - 1) & mask
        while part:
            if part < mask ^ part:
                yield from joined_arrays(made[part], made[mask ^ part])
            part = (part - 1) & mask

    for mask in masks[:-1]:
        if mask in made:
            continue
        top, bottom = map(numpy.concatenate, zip(*results(mask)))
        common = numpy.gcd(top, bottom) * numpy.sign(bottom)
        top, bottom = numpy.unique(numpy.stack([top // common, bottom // common]), axis=1)
        good = ALLOWED[rules](top, bottom)
        made[mask] = top[good], bottom[good]
    most = 10 ** 6
    reached = numpy.zeros(most + 1, dtype=bool)
    for top, bottom in results(masks[-1]):
        whole = top[top % bottom == 0] // bottom[top % bottom == 0]
        reached[whole[(whole > 0) & (whole <= most)]] = True
    return int(numpy.argmin(reached[1:]))


def compare(checks: Any, draw: random.Random) -> None:
    """The longest runs of six and seven cards."""
    for cards, rules in itertools.product((6, 7), RULES):
        answer = checks.records("run", "--cards", cards, "--rules", rules)["longest_run"]
        for hand in answer["hands"]:
            checks.same(f"run of {hand}, {rules}", answer["length"], longest_run_of(hand, rules))
        for _ in range(3):
            hand = [draw.choice(OBJECTIVES) for _ in range(cards)]
            checks.check(longest_run_of(tuple(hand), rules) < answer["length"] or sorted(hand) in answer["hands"], f"{hand} reaches less, {rules}")
        print(f"{cards} cards, {rules}: 1 to {answer['length']} by {answer['hands']}", flush=True)
