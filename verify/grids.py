# SPDX-License-Identifier: MIT
"""The eight lines of a calcrostic, and its eight versions."""

from collections.abc import Callable, Sequence
from typing import Any

# The numbers of each line, by their places in reading order.
LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
# Places of the grid turned by a quarter, and seen in a mirror.
TURN, MIRROR = (6, 3, 0, 7, 4, 1, 8, 5, 2), (2, 1, 0, 5, 4, 3, 8, 7, 6)
INVERSE = {"+": "-", "-": "+", "*": "/", "/": "*"}
# Operators of positive integers; 0 where there is no such result.
POSITIVE: dict[str, Callable[[int, int], int]] = {
    "+": int.__add__, "-": lambda x, y: max(x - y, 0), "*": int.__mul__, "/": lambda x, y: x // y if x % y == 0 else 0}

Grid = tuple[tuple[Any, ...], str]


def applied(operator: str, x: Any, y: Any) -> Any:
    return x + y if operator == "+" else x - y if operator == "-" else x * y if operator == "*" else x / y


def holds(x: Any, operator: str, y: Any, z: Any) -> bool:
    return bool(y != 0 and z * y == x if operator == "/" else applied(operator, x, y) == z)


def obeys(numbers: Sequence[Any], operators: str) -> bool:
    return all(holds(numbers[i], operator, numbers[j], numbers[k]) for (i, j, k), operator in zip(LINES, operators))


def moved(grid: Grid, places: Sequence[int]) -> Grid:
    """The grid whose number at each place is that of `places`. A line read backwards has the inverse operator."""
    numbers, operators = grid
    of_line = {frozenset(line): (line, operator) for line, operator in zip(LINES, operators)}
    new = []
    for line in LINES:
        before, operator = of_line[frozenset(places[i] for i in line)]
        new.append(operator if before[0] == places[line[0]] else INVERSE[operator])
    return tuple(numbers[i] for i in places), "".join(new)


def versions(numbers: Sequence[Any], operators: str) -> set[Grid]:
    found: set[Grid] = set()
    grid = tuple(numbers), operators
    for _ in range(4):
        found |= {grid, moved(grid, MIRROR)}
        grid = moved(grid, TURN)
    return found


def settings_alike(setting: str) -> set[str]:
    """The operators of all versions of a grid."""
    return {operators for _, operators in versions(range(9), setting)}
