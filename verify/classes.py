# SPDX-License-Identifier: MIT
"""Classes of calcrostics and solutions of their puzzles, by trying all numbers and digits."""

import collections
import itertools
from collections.abc import Iterator, Sequence
from typing import Any

from verify.grids import LINES, POSITIVE, Grid, holds, versions


def is_canonical(grid: Grid) -> bool:
    """Whether it is the version whose corner is smallest, as the contract of the notation has it."""
    def corner(version: Grid) -> tuple[int, int, int]:
        a, b, _, d, *_ = version[0]
        return a + b + d, a, min(b, d)
    _, b, c, d, _, g, h, k, _ = grid[0]
    return corner(grid) == min(map(corner, versions(*grid))) and (d > b or (d == b and (h > c or (h == c and k >= g))))


def results(x: int, y: int) -> Iterator[tuple[str, int]]:
    """The results of four operators on two numbers that may stand in a grid."""
    return ((operator, z) for operator, apply in POSITIVE.items() if (z := apply(x, y)) >= 2)


def between(x: int, y: int, z: int) -> list[str]:
    """The operators that make z of x and y."""
    return [operator for operator in "+-*/" if holds(x, operator, y, z)]


def classes_by_brute_force(largest_sum: int) -> set[Grid]:
    """The canonical forms of all classes with small sums, by trying all numbers and operators."""
    found: set[Grid] = set()
    for a, b, d, f in itertools.product(range(2, largest_sum - 5), repeat=4):
        if a + b + d + f > largest_sum:
            continue
        for (row1, c), (column1, h) in itertools.product(results(a, b), results(a, d)):
            for other in between(c, f, h):
                for (row2, g), (main, m), (column2, k) in itertools.product(results(d, f), results(a, f), results(b, f)):
                    for column3, row3 in itertools.product(between(c, g, m), between(h, k, m)):
                        grid: Grid = (a, b, c, d, f, g, h, k, m), row1 + row2 + row3 + column1 + column2 + column3 + main + other
                        if is_canonical(grid):
                            found.add(grid)
    return found


def answers(numbers: Sequence[int], operators: str) -> int:
    """How many ways there are to give digits to the letters of the puzzle, up to two, by trying them letter by letter."""
    words = [str(number) for number in numbers]
    lines = [([words[place] for place in line], operator) for line, operator in zip(LINES, operators)]
    first = {word[0] for word in words}
    # The line with the fewest new letters next; it is calculated once its last letter has a digit.
    letters: list[str] = []
    due: dict[int, list[Any]] = collections.defaultdict(list)
    while lines:
        line = min(lines, key=lambda one: len(set("".join(one[0])) - set(letters)))
        lines.remove(line)
        letters += [letter for letter in dict.fromkeys("".join(line[0])) if letter not in letters]
        due[len(letters)].append(line)
    count = 0

    def give(digits: dict[str, str]) -> None:
        nonlocal count
        for line, operator in due[len(digits)] if digits else ():
            x, y, z = (int("".join(digits[letter] for letter in word)) for word in line)
            if not holds(x, operator, y, z):
                return
        if len(digits) == len(letters):
            count += 1
            return
        letter = letters[len(digits)]
        for digit in "0123456789"[letter in first:]:
            if digit not in digits.values() and count < 2:
                give({**digits, letter: digit})

    give({})
    return count
