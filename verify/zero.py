# SPDX-License-Identifier: MIT
"""Lists zero grids once more, by plain trial, and compares them with what `calcrostic zero` prints.

Cells are filled one after the other with all numbers of a range. Wherever a line is full, all strings of operators are tried
on it in exact fractions, and when the grid is full all operators of its crossings. The numbers of each grid, how many settings
each has, with and without all four operators, and the smallest sums have to agree.
"""

import argparse
import itertools
from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import cache
from typing import Any, Optional

from verify.checks import Checks, Program, add_program
from verify.formulas import Polynomial, polynomial_of, value_at

# Rows, columns, least and largest number.
LISTS = [(3, 3, 1, 8), (3, 4, 1, 6), (4, 3, 1, 6), (3, 5, 2, 5), (5, 3, 1, 2), (4, 4, 1, 2), (4, 4, 2, 5), (4, 5, 2, 3), (3, 6, 2, 4)]
LONG_LISTS = [(3, 3, 1, 20), (3, 4, 1, 16), (4, 3, 1, 16), (3, 5, 2, 12), (5, 3, 1, 5), (4, 4, 1, 4), (4, 4, 2, 7), (4, 5, 2, 4),
              (5, 4, 1, 2), (5, 5, 2, 3), (3, 6, 2, 6), (6, 3, 1, 3)]
# Sizes that the program decides, and the largest number up to which it is compared. 3 x 5 and 5 x 3 take minutes.
DECIDED = [(3, 4, 6), (4, 3, 6)]
LONG_DECIDED = [(3, 5, 8), (5, 3, 7)]
SMALLEST = [(3, 4), (4, 5)]
LONG_SMALLEST = [(3, 5), (4, 4), (5, 4), (5, 5)]

Cell = tuple[int, int]
# In each direction from one cell to the next.
STEPS = {"row": (0, 1), "column": (1, 0), "falls right": (1, 1), "falls left": (1, -1)}


def value(numbers: Sequence[int], signs: Sequence[str]) -> Fraction:
    total, term = Fraction(0), Fraction(numbers[0])
    for sign, number in zip(signs, numbers[1:]):
        if sign == "*":
            term *= number
        elif sign == "/":
            term /= number
        else:
            total += term
            term = Fraction(number if sign == "+" else -number)
    return total + term


@cache
def strings(numbers: tuple[int, ...]) -> list[tuple[str, ...]]:
    """All strings of operators with which the numbers make 0."""
    return [signs for signs in itertools.product("+-*/", repeat=len(numbers) - 1) if value(numbers, signs) == 0]


def words_of(text: str) -> dict[Cell, str]:
    """Numbers and operators of a grid that is printed; numbers stand where row and column are even."""
    return {(row, column): word for row, line in enumerate(text.splitlines()) for column, word in enumerate(line.split())}


def printed_numbers(text: str) -> list[Polynomial]:
    """Those of a grid or a family, in reading order."""
    return [polynomial_of(word, 1) for (row, column), word in words_of(text).items() if row % 2 == column % 2 == 0]


def numbers_of(text: str) -> tuple[int, ...]:
    return tuple(value_at(number, 0) for number in printed_numbers(text))


class Size:
    """The cells of grids of one size, and their lines."""

    def __init__(self, rows: int, columns: int):
        self.cells = [(row, column) for row in range(rows) for column in range(columns)]
        self.straight: list[list[Cell]] = []
        self.diagonals: list[list[Cell]] = []
        for name, (down, right) in STEPS.items():
            for row, column in self.cells:
                if (row - down, column - right) in self.cells:
                    continue
                line = []
                while (row, column) in self.cells:
                    line.append((row, column))
                    row, column = row + down, column + right
                if len(line) > 1:
                    (self.straight if name in ("row", "column") else self.diagonals).append(line)
        # Cells of short diagonals first.
        shortest = {cell: min(len(line) for line in self.diagonals if cell in line) for cell in self.cells}
        self.order = sorted(self.cells, key=lambda cell: (shortest[cell], cell))
        self.full_at: dict[Cell, list[list[Cell]]] = {cell: [] for cell in self.cells}
        for line in self.straight + self.diagonals:
            self.full_at[max(line, key=self.order.index)].append(line)

    def grids(self, least: int, most: int, most_sum: Optional[int] = None) -> Iterator[dict[Cell, int]]:
        """Yields all numbers of a range with which every line can be 0 by itself."""
        numbers: dict[Cell, int] = {}

        def fill(depth: int, room: int) -> Iterator[dict[Cell, int]]:
            if depth == len(self.order):
                yield dict(numbers)
                return
            cell = self.order[depth]
            for number in range(least, min(most, least + room) + 1):
                numbers[cell] = number
                if all(strings(tuple(numbers[at] for at in line)) for line in self.full_at[cell]):
                    yield from fill(depth + 1, room - (number - least))
            numbers.pop(cell, None)

        yield from fill(0, (most * len(self.cells) if most_sum is None else most_sum) - least * len(self.cells))

    def crossings(self, numbers: dict[Cell, int]) -> Iterator[str]:
        """Yields the operators of all crossings with which the diagonals are 0."""
        signs: dict[Cell, str] = {}

        def choose(depth: int) -> Iterator[str]:
            if depth == len(self.diagonals):
                yield "".join(signs.values())
                return
            line = self.diagonals[depth]
            places = [(min(a, c), min(b, d)) for (a, b), (c, d) in itertools.pairwise(line)]
            for string in strings(tuple(numbers[cell] for cell in line)):
                new = [place for place in places if place not in signs]
                if all(signs.get(place, sign) == sign for place, sign in zip(places, string)):
                    signs.update(zip(places, string))
                    yield from choose(depth + 1)
                    for place in new:
                        del signs[place]

        yield from choose(0)

    def settings(self, numbers: dict[Cell, int]) -> tuple[int, int]:
        """How many settings make all lines 0, and how many of them have all four operators: by leaving some out."""
        parts = [Counter(frozenset(signs) for signs in self.crossings(numbers))]
        parts += [Counter(frozenset(signs) for signs in strings(tuple(numbers[cell] for cell in line))) for line in self.straight]
        ways: dict[tuple[str, ...], int] = {}
        for left_out in itertools.chain.from_iterable(itertools.combinations("+*/", size) for size in range(4)):
            ways[left_out] = 1
            for part in parts:
                ways[left_out] *= sum(count for used, count in part.items() if not used & set(left_out))
        return ways[()], sum((-1) ** len(left_out) * count for left_out, count in ways.items())

    def in_order(self, numbers: dict[Cell, int]) -> tuple[int, ...]:
        return tuple(numbers[cell] for cell in self.cells)


def is_zero(text: str, t: int) -> bool:
    """Whether every line of a printed grid or family is 0, for a value of the parameter."""
    words = words_of(text)
    rows, columns = max(words)
    if set(words) != set(itertools.product(range(rows + 1), range(columns + 1))):
        return False
    size = Size(rows // 2 + 1, columns // 2 + 1)
    numbers = {(row, column): value_at(polynomial_of(words[2 * row, 2 * column], 1), t) for row, column in size.cells}
    sign = {"−": "-", "×": "*", "÷": "/"}
    return min(numbers.values()) > 0 and all(
        value([numbers[cell] for cell in line],
              [sign.get(word, word) for word in (words[a + c, b + d] for (a, b), (c, d) in itertools.pairwise(line))]) == 0
        for line in size.straight + size.diagonals)


class Zero(Checks):
    """Compares the program's lists with the results of trial."""

    def __init__(self, program: Program):
        super().__init__(says_all=True)
        self.program = program

    def ask(self, rows: int, columns: int, *words: object) -> Any:
        return self.program.ask("calcrostic", "zero", "--rows", rows, "--columns", columns, *words)

    def listed(self, rows: int, columns: int, least: int, most: int) -> None:
        size = Size(rows, columns)
        counted = {size.in_order(numbers): size.settings(numbers) for numbers in size.grids(least, most)}
        found = {numbers: counts for numbers, counts in counted.items() if counts[0]}
        in_order = sorted(found, key=lambda numbers: (sum(numbers), numbers))
        what = f"{rows} x {columns} from {least} to {most}"
        limits = ("--all", "--min", least, "--max", most)
        answer = self.ask(rows, columns, *limits)
        self.same(f"{what}: {len(found)} grids", list(map(numbers_of, answer["grids"])), in_order)
        self.same(f"{what}: their settings", list(map(int, answer["settings_of_grids"])), [found[numbers][0] for numbers in in_order])
        answer = self.ask(rows, columns, *limits, "--all-operators")
        with_all = {numbers: found[numbers][1] for numbers in in_order if found[numbers][1]}
        self.same(f"{what}: {len(with_all)} with all four operators",
                  [list(map(numbers_of, answer["grids"])), list(map(int, answer["settings_of_grids"]))],
                  [list(with_all), list(with_all.values())])

    def smallest(self, rows: int, columns: int) -> None:
        size = Size(rows, columns)
        answer = self.ask(rows, columns, "--smallest", "--count", 1000)
        total = answer["smallest_sum"]
        found = [size.in_order(numbers) for numbers in size.grids(2, total, total) if size.settings(numbers)[1]]
        self.same(f"{rows} x {columns}: {total} is the smallest sum, of {answer['number_grids']}", list(map(numbers_of, answer["grids"])),
                  sorted(found))
        self.same(f"{rows} x {columns}: no sum is smaller", {total}, {sum(numbers) for numbers in found})

    def decided(self, rows: int, columns: int, most: int) -> None:
        size = Size(rows, columns)
        answer = self.ask(rows, columns, "--all", "--min", 1)
        what = f"{rows} x {columns} without a bound"
        self.same(f"{what}: nothing is left undecided", [answer["complete"], answer["settings_undecided"]], [True, 0])
        listed = set(map(numbers_of, answer["grids"]))
        families = list(map(printed_numbers, answer["families"]))
        of_families = {tuple(value_at(number, t) for number in family) for family in families for t in range(1, 200)}
        self.same(f"{what}: no grid is in a family", listed & of_families, set())
        found = {size.in_order(numbers) for numbers in size.grids(1, most) if size.settings(numbers)[0]}
        self.same(f"{what}: the {len(found)} grids up to {most} are there", found - listed - of_families, set())
        small = [numbers for numbers in listed | of_families if max(numbers) <= 60]
        self.same(f"{what}: {len(small)} of {len(listed)} grids and {len(families)} families are zero grids",
                  [numbers for numbers in small if not size.settings(dict(zip(size.cells, numbers)))[0]], [])
        self.check(all(any(max(number)[0] > 0 for number in family if number) for family in families), f"{what}: each family grows")


def add_options(parser: argparse.ArgumentParser) -> None:
    add_program(parser)
    parser.add_argument("--all", action="store_true", help="longer lists and sizes, which take twenty minutes")


def run(options: argparse.Namespace) -> int:
    checks = Zero(Program(options.reckon))
    for limits in LONG_LISTS if options.all else LISTS:
        checks.listed(*limits)
    for decided in DECIDED + (LONG_DECIDED if options.all else []):
        checks.decided(*decided)
    for sides in SMALLEST + (LONG_SMALLEST if options.all else []):
        checks.smallest(*sides)
    print(f"{checks.failed} failed")
    return checks.failed
