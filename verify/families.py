# SPDX-License-Identifier: MIT
"""Checks the proofs that `calcrostic families --all --json` prints.

Every decision is held against the eight equations by plain arithmetic: fractions, and numbers modulo primes. For each step the program
looks for what would refute it. So it finds a wrong formula, bound or sign, a branch or a part of the parameters that was forgotten, and
a wrong count; what it reads are the printed statements alone.
"""

import argparse
import collections
import itertools
import random
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any, Optional

from verify.checks import Program, Wrong, add_program, expect
from verify.formulas import value_of
from verify.grids import POSITIVE, obeys
from verify.residues import LARGE_PRIME, Residue, modulo

NAMES = "abcdfghkm"
PRIMES = (29, 31)
# Where curves have points that are soon found.
PRIME_OF_CURVES = 1009

Values = Mapping[str, Any]


def points_of(parameters: Sequence[str], formulas: Sequence[str], equations: Sequence[str],
              chance: random.Random) -> Iterator[tuple[dict[str, Residue], list[Residue]]]:
    """Random numbers modulo a prime for parameters that obey the equations, and the numbers of the grid, where none is 0."""
    prime = PRIME_OF_CURVES if equations else LARGE_PRIME
    for _ in range(20_000 if equations else 60):
        values = {name: Residue(chance.randrange(prime), prime) for name in parameters}
        if any(value_of(equation, values, modulo(prime)) != 0 for equation in equations):
            continue
        numbers = [value_of(formula, values, modulo(prime)) for formula in formulas]
        if all(number is not None and number != 0 for number in numbers):
            yield values, numbers


def solutions(setting: str, most: int, operators: Mapping[str, Callable[[int, int], int]]) -> Iterator[list[int]]:
    """All grids whose corner has numbers from 1 to `most`; an operator gives 0 where its result may not stand in a grid."""
    row1, row2, row3, column1, column2, column3, main, other = (operators[sign] for sign in setting)
    minus, over = operators["-"], operators["/"]
    # By operator, the function from a and h to the number d with a ∘ d = h.
    between = {"+": lambda a, h: minus(h, a), "-": minus, "*": lambda a, h: over(h, a), "/": over}[setting[3]]
    numbers = range(1, most + 1)
    for a, f in itertools.product(numbers, repeat=2):
        m = main(a, f)
        for b in numbers if m else ():
            c, k = row1(a, b), column2(b, f)
            h = other(c, f) if c and k else 0
            if h and row3(h, k) == m:
                d = between(a, h)
                g = row2(d, f) if d else 0
                if g and column1(a, d) == h and column3(c, g) == m:
                    yield [a, b, c, d, f, g, h, k, m]


def operators_modulo(prime: int) -> dict[str, Callable[[int, int], int]]:
    inverse = [0] + [pow(x, -1, prime) for x in range(1, prime)]
    return {"+": lambda x, y: (x + y) % prime, "-": lambda x, y: (x - y) % prime, "*": lambda x, y: x * y % prime,
            "/": lambda x, y: x * inverse[y] % prime}


def is_positive_integer(number: Optional[Fraction]) -> bool:
    return number is not None and number.denominator == 1 and number > 0


class Family:
    """Parameters, the formulas of all numbers, and the conditions."""

    def __init__(self, statement: str):
        self.conditions: list[str] = []
        while match := re.search(r" where ([^ ]+) = 0$", statement):
            self.conditions.insert(0, match[1])
            statement = statement[:match.start()]
        head, _, rest = statement.rpartition(": ")
        self.parameters = head.removeprefix("any ").split(", ") if head else []
        texts = dict(zip(self.parameters, self.parameters)) | dict(part.split(" = ") for part in filter(None, rest.split(", ")))
        expect(sorted(texts) == sorted(NAMES), f"not all numbers: {statement}")
        self.formulas = [texts[name] for name in NAMES]

    def at(self, known: Values, number: Callable[[int], Any] = Fraction) -> Optional[list[Any]]:
        """The numbers at these parameters, if all are defined."""
        numbers = [value_of(formula, known, number) for formula in self.formulas]
        return None if any(number is None for number in numbers) else numbers

    def has(self, known: Values, number: Callable[[int], Any] = Fraction) -> bool:
        """Whether the parameters obey its conditions."""
        return all(value_of(condition, known, number) == 0 for condition in self.conditions)

    def solution_at(self, *values: int) -> Optional[list[Any]]:
        """The numbers at these parameters, if they are positive integers and obey the conditions."""
        known = dict(zip(self.parameters, map(Fraction, values)))
        numbers = self.at(known)
        return numbers if numbers and all(map(is_positive_integer, numbers)) and self.has(known) else None


class Decision:
    """A setting, what is said of its positive integers, and why."""

    def __init__(self, decision: Any, chance: random.Random):
        self.setting, self.answer, self.chance = decision["setting"], decision["positive_integers"], chance
        self.examples = decision["examples"]
        self.cases: dict[str, list[tuple[str, str]]] = {}
        for step in decision["because"]:
            kind, text = step["argument"], step["statement"]
            match, name = re.match(r"([^:;,]+ = -?\d+): ", text), ""
            if match:
                name, text = match[1], text[match.end():]
            self.cases.setdefault(name, []).append((kind, text))

    def need(self, good: object, what: str) -> None:
        expect(good, f"{self.setting}: {what}")

    def matched(self, pattern: str, text: str) -> "re.Match[str]":
        match = re.fullmatch(pattern, text)
        if not match:
            raise Wrong(f"{self.setting}: unknown: {text}")
        return match

    def points(self, parameters: Sequence[str], most: int = 24) -> list[Values]:
        """Small positive integers and some larger ones for parameters."""
        if len(parameters) == 1:
            return [{parameters[0]: Fraction(t)} for t in range(1, 400)]
        small = itertools.product(range(1, most if len(parameters) == 2 else 8), repeat=len(parameters))
        large = ([self.chance.randint(1, 5000) for _ in parameters] for _ in range(100))
        return [dict(zip(parameters, map(Fraction, numbers))) for numbers in itertools.chain(small, large)]

    def check(self, search: int) -> None:
        self.need(self.answer in ("none", "finitely_many", "infinitely_many"), "is not decided")
        for numbers in self.examples:
            self.need(min(numbers) > 0 and obeys(numbers, self.setting), f"{numbers} is no solution")
        self.need(self.answer != "none" or not self.examples, "none, but there is an example")
        for name, steps in self.cases.items():
            self.check_case(name, steps)
        found = list(solutions(self.setting, search, POSITIVE))
        self.need(self.answer != "none" or not found, f"none, but {found[:1]}")
        self.need(self.answer != "finitely_many" or all(one in self.examples for one in found), "finitely many, but one is missing")

    def check_case(self, name: str, steps: Sequence[tuple[str, str]]) -> None:
        families = [Family(text) for kind, text in steps if kind == "parameters"]
        left, _, right = name.rpartition(" = ")
        section = f"{left}-({right})" if name else None
        for one in families:
            self.check_family(one, section)
        if any(kind == "elimination" for kind, _ in steps):
            self.check_complete(families, section, [text for kind, text in steps if kind == "elimination"])
        for kind, text in steps:
            which = re.match(r"family (\d+): ", text)
            family: Optional[Family] = families[int(which[1]) - 1] if which else families[0] if len(families) == 1 else None
            check = getattr(self, f"check_{kind}", None)
            if check:
                check(text[which.end():] if which else text, family)
        if any(kind == "size" for kind, _ in steps):
            self.check_parts(families, [text for kind, text in steps if kind in ("size", "sign", "section")])

    def check_family(self, family: Family, section: Optional[str]) -> None:
        """Its numbers satisfy the equations, modulo a prime."""
        for _, numbers in itertools.islice(points_of(family.parameters, family.formulas, family.conditions, self.chance), 20):
            self.need(obeys(numbers, self.setting), f"any {family.parameters} is no family")
            if section:
                self.need(value_of(section, dict(zip(NAMES, numbers)), modulo(numbers[0].prime)) == 0, f"a family fails {section}")

    def check_complete(self, families: Sequence[Family], section: Optional[str], ends: Sequence[str]) -> None:
        """Modulo a prime too, all solutions are of the families; one prime may be special."""
        if any("not a square" in text or "rational" in text for text in ends):
            return  # that depends on the prime
        missing = {prime: self.count_missing(families, section, prime) for prime in PRIMES}
        self.need(0 in missing.values(), f"solutions modulo primes are of no family {section or ''}: {missing}")

    def count_missing(self, families: Sequence[Family], section: Optional[str], prime: int) -> int:
        number, missing = modulo(prime), 0
        for solution in solutions(self.setting, prime - 1, operators_modulo(prime)):
            known = dict(zip(NAMES, map(number, solution)))
            if not section or value_of(section, known, number) == 0:
                # Where a formula is not defined, it claims nothing.
                missing += not any((numbers := family.at(known, number)) is None or (numbers == solution and family.has(known, number))
                                   for family in families)
        return missing

    def check_sign(self, text: str, family: Optional[Family]) -> None:
        match = re.fullmatch(r"(?:[a-m] = )?(\S+) is (negative or 0|not 0) for all ([a-m, ]+) from 1 on", text)
        if match:
            for point in self.points(match[3].split(", ")):
                number = value_of(match[1], point)
                self.need(number is None or (number <= 0 if match[2] == "negative or 0" else number != 0), f"{text}, but not at {point}")
            return
        if text.startswith("where "):
            return  # of a part: check_parts
        match = self.matched(r"(?:[a-m] = )?(\S+) (is negative|has one sign) for ([a-m]) > (\d+)", text)
        beyond = ({**point, match[3]: point[match[3]] + int(match[4])} for point in self.points(family.parameters if family else match[3]))
        numbers = [number for number in (value_of(match[1], point) for point in beyond) if number is not None]
        signs = {(number > 0) - (number < 0) for number in numbers}
        self.need(signs <= {-1} if match[2] == "is negative" else len(signs) == 1 and 0 not in signs, text)

    def check_fraction(self, text: str, _: Optional[Family]) -> None:
        match = self.matched(r"[a-m] = (\S+) is not a positive integer for ([a-m]) > (\d+)", text)
        for t in range(int(match[3]) + 1, int(match[3]) + 1000):
            self.need(not is_positive_integer(value_of(match[1], {match[2]: Fraction(t)})), f"{text}, but at {t}")

    def check_trial(self, text: str, family: Optional[Family]) -> None:
        match = self.matched(r"([a-m]) = 1(?: to (\d+))? (?:is|are) tried: (no|\d+) solutions?", text)
        if family is not None and len(family.parameters) == 1:  # the search looks at a curve
            found = sum(family.solution_at(t) is not None for t in range(1, int(match[2] or 1) + 1))
            self.need(found == (0 if match[3] == "no" else int(match[3])), f"{text}, but {found}")

    def check_congruence(self, text: str, family: Optional[Family]) -> None:
        match = self.matched(r"for ([a-m]) > (\d+)(?:, \1 modulo (\d+) decides| all numbers are positive integers)"
                             r"(?:: \1 = (\d+), (\d+), (\d+) and so on are solutions)?", text)
        bound, modulus = int(match[2]), int(match[3] or 1)
        if family is None:
            return
        if match[4]:
            for i in range(20):
                self.need(family.solution_at(int(match[4]) + i * modulus), f"{text}, but not {i} steps on")
        else:
            self.need(not any(map(family.solution_at, range(bound + 1, bound + min(2 * modulus, 2000)))), text)

    def check_size(self, text: str, _: Optional[Family]) -> None:
        match = self.matched(r"where (\S+) >= 0 and (\S+) >= 0 (?:[a-m] = )?(\S+) is (?:at most (\d+)|less than (\d+))", text)
        for point in self.points(sorted(set(re.findall("[a-m]", match[1] + match[2])))):
            number = value_of(match[3], point)
            if number is not None and value_of(match[1], point) >= 0 and value_of(match[2], point) >= 0:
                self.need(number < int(match[5]) if match[5] else number <= int(match[4]), f"{text}, but not at {point}")

    def check_remainder(self, text: str, _: Optional[Family]) -> None:
        match = self.matched(r"[a-m] = (\S+) is whole, so that (\S+) is", text)
        for point in self.points(sorted(set(re.findall("[a-m]", match[1]))), 12):
            number, rest = value_of(match[1], point), value_of(match[2], point)
            if number is not None and rest is not None:
                self.need((number - rest).denominator == 1 or (number + rest).denominator == 1, text)

    def check_parts(self, families: Sequence[Family], texts: Sequence[str]) -> None:
        """The parts of the parameters, and the equations beside them, leave nothing out."""
        parts = [part.groups() for part in (re.match(r"where (\S+) >= 0 and (\S+) >= 0 ", text) for text in texts) if part]
        found = [re.match(r"(.+) = (\S+) has (none|finitely many)$", text) for text in texts]
        sections = [f"{section[1]}-({section[2]})" for section in found if section]
        parameters = sorted(set(re.findall("[a-m]", "".join(map("".join, parts)))))
        family = next(one for one in families if sorted(one.parameters) == parameters)
        for point in self.points(parameters):
            if any(value_of(x, point) >= 0 and value_of(y, point) >= 0 for x, y in parts):
                continue
            numbers = family.at(point) if family.has(point) else None
            self.need(numbers is None or any(value_of(section, dict(zip(NAMES, numbers))) == 0 for section in sections), f"{point} is in no part")


def add_options(parser: argparse.ArgumentParser) -> None:
    add_program(parser)
    parser.add_argument("--operators", default="????????", metavar="PATTERN", help="of these settings (default: all)")
    parser.add_argument("--sample", type=int, metavar="N", help="how many of the decisions (default: all)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--search", type=int, default=40, metavar="M", help="searches for numbers up to M (default: 40)")


def run(options: argparse.Namespace) -> int:
    decisions = Program(options.reckon).ask("calcrostic", "families", "--all", "--operators", options.operators)["decisions"]
    chance = random.Random(options.seed)
    if options.sample is not None and options.sample < len(decisions):
        decisions = chance.sample(decisions, options.sample)
    refuted, steps = 0, collections.Counter(step["argument"] for decision in decisions for step in decision["because"])
    for decision in decisions:
        try:
            Decision(decision, chance).check(options.search)
        except Wrong as why:
            refuted += 1
            print(why)
    print(f"{len(decisions)} decisions, {refuted} refuted; steps: " + ", ".join(f"{n} {kind}" for kind, n in sorted(steps.items())))
    return refuted
