# SPDX-License-Identifier: MIT
"""Formulas and polynomials, as they are printed."""

import collections
import functools
import math
import re
from collections.abc import Callable, Mapping
from fractions import Fraction
from types import CodeType
from typing import Any

from verify.checks import expect

Polynomial = dict[tuple[int, ...], int]


@functools.lru_cache(maxsize=4096)
def compiled(formula: str, number: Callable[[int], Any]) -> tuple[CodeType, dict[str, Any]]:
    """A formula as code, and the names of its numbers in it; exponents stay integers."""
    expect(re.fullmatch(r"[-+*/^()0-9a-z ]+", formula), f"the formula {formula}")
    constants = {f"_{digits}": number(int(digits)) for digits in re.findall(r"(?<!\^)\b\d+\b", formula)}
    return compile(re.sub(r"(?<!\^)\b\d+\b", r"_\g<0>", formula).replace("^", "**"), "formula", "eval"), {"__builtins__": {}, **constants}


def value_of(formula: str, values: Mapping[str, Any], number: Callable[[int], Any] = Fraction) -> Any:
    """Returns the exact value of a formula of + - * / ^, brackets and names; None where it divides by 0."""
    code, constants = compiled(formula, number)
    try:
        return eval(code, constants, values)  # of these characters alone
    except ZeroDivisionError:
        return None


def polynomial_of(text: str, unknowns: int) -> Polynomial:
    """Coefficients by exponents of a polynomial like t^2-3t+1 or 3*x^3+4*y^3+5, whose names are in the order of the alphabet."""
    names = sorted(set(re.findall(r"[a-z]", text)))
    terms: collections.Counter[tuple[int, ...]] = collections.Counter()
    for sign, term in re.findall(r"([+-]?)([^+-]+)", text.replace(" ", "")):
        coefficient, exponents = -1 if sign == "-" else 1, [0] * unknowns
        for base, power in re.findall(r"(\d+|[a-z])(?:\^(\d+))?", term):
            if base.isdigit():
                coefficient *= int(base) ** int(power or 1)
            else:
                exponents[names.index(base)] += int(power or 1)
        terms[tuple(exponents)] += coefficient
    return {at: value for at, value in terms.items() if value}


def value_at(terms: Polynomial, *point: int) -> int:
    return sum(math.prod(map(pow, point, at), start=value) for at, value in terms.items())
