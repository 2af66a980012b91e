# SPDX-License-Identifier: MIT
"""Looks for local obstructions in the conditions that `calcrostic families` prints.

A condition is an irreducible curve in two parameters. It has rational points only if it has real ones and p-adic ones
for every p. For p = 2, 3, 5 and 7 a tree of residues is searched, with p^i u for x and p^j v for y, u and v units, i
and j from -8 to 8. A residue where the curve is smooth modulo p is near infinitely many p-adic points (Hensel's lemma).
All but finitely many of them make all numbers of the family something other than 0. If all branches end without one,
there are no such points. Real points are looked for by changes of sign. First the search itself is tried on curves
whose obstructions are known.
"""

import argparse
import itertools
import random
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from fractions import Fraction
from math import gcd
from typing import Optional, Union

from verify.checks import Program, add_program, expect
from verify.formulas import Polynomial, polynomial_of
from verify.grids import settings_alike

PRIMES = (2, 3, 5, 7)
MOST_STEPS = 10
MOST_BRANCHES = 200
MOST_POWER = 8

Place = Union[int, str]
PLACES: tuple[Place, ...] = (*PRIMES, "real")
# Curves, and where they have no points.
KNOWN: dict[str, set[Place]] = {
    "x^2+y^2-3": {2, 3},
    "x^2-2*y^2-3": {2, 3},
    "x^2-2*y^2-5": {2, 5},
    "x^2-3*y^2-7": {2, 7},
    "x^2+y^2+1": {2, "real"},
    "x^4+y^4+x^2*y^2+1": {2, 3, 5, "real"},
    "2*b^2+6*b*f+6*f^2+1": {2, "real"},
    "2*b^2-6*b*f+6*f^2-1": {2, 3},
    "x^2-y^3-1": set(),
    "3*x^3+4*y^3+5": set(),  # Selmer's curve, which has no rational points
    "x^2-2*y^4+17": set(),  # that of Lind and Reichardt, which has none either
}


def primitive(terms: Polynomial) -> Polynomial:
    content = gcd(*terms.values())
    return {at: value // content for at, value in terms.items()}


def in_residue(terms: Polynomial, u: int, v: int, p: int) -> Polynomial:
    """With u + p x for x and v + p y for y, over the content."""
    for axis, start in ((0, u), (1, v)):
        result: Counter[tuple[int, ...]] = Counter()
        for at, coefficient in terms.items():
            binomial = 1
            for k in range(at[axis] + 1):
                power = coefficient * binomial * start ** (at[axis] - k) * p ** k
                result[(k, at[1]) if axis == 0 else (at[0], k)] += power
                binomial = binomial * (at[axis] - k) // (k + 1)
        terms = {at: coefficient for at, coefficient in result.items() if coefficient}
    return primitive(terms)


def value(terms: Polynomial, x: Union[int, Fraction], y: Union[int, Fraction]) -> Union[int, Fraction]:
    return sum(c * x ** i * y ** j for (i, j), c in terms.items())


def has_unit_point(terms: Polynomial, p: int) -> Optional[bool]:
    """Whether there are p-adic units on a primitive curve; None if that is not seen."""
    level = [terms]
    for step in range(MOST_STEPS):
        residues = range(0 if step else 1, p)
        below = []
        for curve in level:
            by_x: Polynomial = {(i - 1, j): i * c for (i, j), c in curve.items() if i}
            by_y: Polynomial = {(i, j - 1): j * c for (i, j), c in curve.items() if j}
            for u, v in itertools.product(residues, repeat=2):
                if value(curve, u, v) % p:
                    continue
                if value(by_x, u, v) % p or value(by_y, u, v) % p:
                    return True
                below.append((curve, u, v))
        if not below:
            return False
        if len(below) > MOST_BRANCHES:
            return None
        level = [in_residue(curve, u, v, p) for curve, u, v in below]
    return None


def has_local_point(terms: Polynomial, p: int) -> Optional[bool]:
    """The same of all p-adic numbers other than 0 with a size from p^-8 to p^8."""
    least = [min(at[axis] for at in terms) for axis in (0, 1)]
    seen_all = True
    for i, j in sorted(itertools.product(range(-MOST_POWER, MOST_POWER + 1), repeat=2), key=lambda at: abs(at[0]) + abs(at[1])):
        powers = {at: i * (at[0] - least[0]) + j * (at[1] - least[1]) for at in terms}
        lowest = min(powers.values())
        answer = has_unit_point(primitive({at: c * p ** (powers[at] - lowest) for at, c in terms.items()}), p)
        if answer:
            return True
        seen_all = seen_all and answer is False
    return False if seen_all else None


def has_real_point(terms: Polynomial) -> bool:
    """Whether infinitely many are seen."""
    sizes = [Fraction(2) ** k for k in range(-6, 7)] + [Fraction(3, 2), Fraction(5, 3), Fraction(3), Fraction(5), Fraction(7, 3)]
    samples = sorted({sign * size for size in sizes for sign in (1, -1)})
    for x in samples:
        for values in ([value(terms, x, y) for y in samples], [value(terms, y, x) for y in samples]):
            if any(one * following < 0 for one, following in itertools.pairwise(values)):
                return True
    return False


def obstructions(terms: Polynomial) -> tuple[set[Place], set[Place]]:
    """Where there are no points, and where that is not decided."""
    answers = {p: has_local_point(terms, p) for p in PRIMES}
    undecided: set[Place] = {p for p, answer in answers.items() if answer is None}
    return {p for p, answer in answers.items() if answer is False}, undecided if has_real_point(terms) else undecided | {"real"}


def check_search() -> None:
    """The search finds what is known."""
    for text, known in KNOWN.items():
        none, undecided = obstructions(polynomial_of(text, 2))
        expect(none | undecided == known and undecided <= {"real"}, f"{text}: no points at {none}, undecided {undecided}; known: {known}")


def settings_wanted(options: argparse.Namespace) -> list[str]:
    every = ["".join(signs) for signs in itertools.product("+-*/", repeat=8)]
    if options.all:
        return [setting for setting in every if setting == min(settings_alike(setting))]
    return random.Random(options.seed).sample(every, options.settings)


def conditions_of(program: Program, setting: str) -> list[str]:
    return [condition.removesuffix(" = 0") for family in program.ask("calcrostic", "families", setting)["families"]
            for condition in family["conditions"] if condition.endswith(" = 0")]


def add_options(parser: argparse.ArgumentParser) -> None:
    add_program(parser)
    parser.add_argument("--settings", type=int, default=300, help="of the 65,536, drawn by chance (default: 300)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--all", action="store_true", help="all 8,192 up to symmetry, which takes some minutes")


def count_obstructed(program: Program, settings: list[str]) -> int:
    """How many conditions of these settings may lack points; prints what was found."""
    with ThreadPoolExecutor(2) as pool:
        found = list(pool.map(lambda setting: conditions_of(program, setting), settings))
    curves = sorted({condition for conditions in found for condition in conditions})
    points: Counter[Place] = Counter()
    failed = 0
    for curve in curves:
        none, undecided = obstructions(polynomial_of(curve, 2))
        points.update(place for place in PLACES if place not in none | undecided)
        if none or undecided:
            failed += 1
            where = ", ".join(setting for setting, conditions in zip(settings, found) if curve in conditions)
            print(f"{curve} = 0: no points at {sorted(map(str, none))}; undecided: {sorted(map(str, undecided))}; of {where}")
    print(f"{len(settings)} assignments, {sum(map(len, found))} conditions, {len(curves)} different curves; with points: "
          + ", ".join(f"{points[place]} {place if place == 'real' else f'{place}-adic'}" for place in PLACES))
    return failed


def run(options: argparse.Namespace) -> int:
    check_search()
    failed = count_obstructed(Program(options.reckon), settings_wanted(options))
    print(f"seed {options.seed}; {failed} failed")
    return failed
