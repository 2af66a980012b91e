# SPDX-License-Identifier: MIT
"""Numbers modulo a prime, in which equal functions are known and points of curves are soon found."""

import functools
from collections.abc import Callable
from typing import Union

LARGE_PRIME = 2 ** 61 - 1


class Residue:
    """A number modulo a prime. The other one of an operation may be an integer."""

    __slots__ = ("value", "prime")
    __hash__ = None  # type: ignore[assignment]

    def __init__(self, value: int, prime: int):
        self.value, self.prime = value % prime, prime

    def __add__(self, other: "Number") -> "Residue":
        return Residue(self.value + int(other), self.prime)

    def __sub__(self, other: "Number") -> "Residue":
        return Residue(self.value - int(other), self.prime)

    def __mul__(self, other: "Number") -> "Residue":
        return Residue(self.value * int(other), self.prime)

    def __truediv__(self, other: "Number") -> "Residue":
        if int(other) % self.prime == 0:
            raise ZeroDivisionError
        return Residue(self.value * pow(int(other), -1, self.prime), self.prime)

    def __pow__(self, power: int) -> "Residue":
        return Residue(pow(self.value, power, self.prime), self.prime)

    def __neg__(self) -> "Residue":
        return Residue(-self.value, self.prime)

    def __int__(self) -> int:
        return self.value

    def __eq__(self, other: object) -> bool:
        return isinstance(other, (int, Residue)) and (self.value - int(other)) % self.prime == 0


Number = Union[int, Residue]


@functools.cache
def modulo(prime: int) -> Callable[[int], Residue]:
    """Returns the function that makes a residue of an integer, the same each time."""
    return functools.partial(Residue, prime=prime)
