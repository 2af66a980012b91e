# SPDX-License-Identifier: MIT
"""The rule sets of Krypto, and all functions that a hand makes under them."""

import collections
import functools
import itertools
import math
import random
from collections.abc import Callable, Iterator
from typing import Any

from verify.residues import LARGE_PRIME

# For numbers, or arrays of them. Each rule set allows what the next one allows.
ALLOWED: dict[str, Callable[[Any, Any], Any]] = {
    "house": lambda top, bottom: bottom >= 1,
    "integer": lambda top, bottom: bottom == 1,
    "international": lambda top, bottom: (bottom == 1) & (top >= 0),
    "positive": lambda top, bottom: (bottom == 1) & (top >= 1)}
RULES = tuple(ALLOWED)
LARGEST_CARD = 30

Hand = tuple[int, ...]
# A value, top and bottom, and the same function at the random point.
Function = tuple[int, int, int]
# With 1 / that, and the largest result that it needs.
Part = tuple[tuple[int, int, int, int], int]


def joined(a: tuple[int, int, int, int], b: tuple[int, int, int, int]) -> Iterator[Function]:
    """Yields the results of the operations on two functions (top, bottom, at the random point and 1 / that):
    a + b, a - b, b - a, a * b, a / b, b / a."""
    (p, q, x, x_inverse), (r, s, y, y_inverse) = a, b
    ps, rq, qs = p * s, r * q, q * s
    yield ps + rq, qs, (x + y) % LARGE_PRIME
    yield ps - rq, qs, (x - y) % LARGE_PRIME
    yield rq - ps, qs, (y - x) % LARGE_PRIME
    yield p * r, qs, x * y % LARGE_PRIME
    if r != 0:
        yield ps, rq, x * y_inverse % LARGE_PRIME
    if p != 0:
        yield rq, ps, y * x_inverse % LARGE_PRIME


class Functions:
    """The functions of hands under one rule set, each with the least over all ways to write it of the largest result on
    the way, rounded up.

    They are told apart by what they give for other numbers in place of the cards; equal cards are one variable.
    """

    def __init__(self, rules: str, draw: random.Random):
        self.allowed = ALLOWED[rules]
        self.point = [draw.randrange(1, LARGE_PRIME) for _ in range(LARGEST_CARD + 1)]
        self.known: dict[Hand, dict[Function, int]] = {}
        self.of_part = functools.cache(self.with_inverses)

    def with_inverses(self, hand: Hand) -> list[Part]:
        """Those of a hand, as joined() takes them."""
        return [((top, bottom, at, pow(at, -1, LARGE_PRIME) if top != 0 else 0), needs) for (top, bottom, at), needs in self.of(hand).items()]

    def of(self, hand: Hand) -> dict[Function, int]:
        """Those of a sorted tuple of cards."""
        if len(hand) == 1:
            return {(hand[0], 1, self.point[hand[0]]): 0}
        if hand not in self.known:
            found = self.known[hand] = dict[Function, int]()
            places = range(len(hand))
            # Each two parts once, whichever of them has the first place.
            parts = {(tuple(hand[i] for i in places if i not in chosen), tuple(hand[i] for i in chosen))
                     for size in range(1, len(hand)) for chosen in itertools.combinations(places[1:], size)}
            for part, rest in parts:
                self.join(self.of_part(part), self.of_part(rest), found)
        return self.known[hand]

    def taken(self, hand: Hand) -> dict[Function, int]:
        """The same, without keeping them."""
        functions = self.of(hand)
        self.known.pop(hand, None)
        return functions

    def join(self, part: list[Part], rest: list[Part], found: dict[Function, int]) -> None:
        for (a, of_a), (b, of_b) in itertools.product(part, rest):
            for top, bottom, at in joined(a, b):
                common = math.gcd(top, bottom) * (1 if bottom > 0 else -1)
                top, bottom = top // common, bottom // common
                if self.allowed(top, bottom):
                    needs = max(of_a, of_b, -(-abs(top) // bottom))
                    if needs < found.setdefault((top, bottom, at), needs):
                        found[top, bottom, at] = needs


def solutions(functions: dict[Function, int]) -> "collections.Counter[int]":
    """How many of them have each whole value."""
    return collections.Counter(top for top, bottom, _ in functions if bottom == 1)
