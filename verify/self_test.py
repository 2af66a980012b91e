# SPDX-License-Identifier: MIT
"""Whether the proofs notice anything: what they stand on is held against known results, and each is tried on answers that are wrong."""

import argparse
import contextlib
import io
import random
import re
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path

from verify import algebra, families, local, records, zero
from verify.checks import Checks, Program, Wrong, add_program
from verify.formulas import polynomial_of, value_at, value_of
from verify.grids import obeys, settings_alike, versions
from verify.residues import Residue
from verify.rules import RULES, Functions, solutions

# The numbers of expressions of one to four operands: https://oeis.org/A140606.
EXPRESSIONS = [1, 6, 68, 1170]
GRID = (3, 2, 5, 2, 1, 3, 6, 3, 2), "++/*+--+"


def facts() -> dict[str, bool]:
    """Compares with results known from elsewhere."""
    draw = random.Random(1)
    counts = [len(Functions("house", draw).of((5, 11, 26, 29)[:cards])) for cards in range(1, 5)]
    hand = [solutions(Functions(rules, draw).of((1, 2, 3, 4)))[24] for rules in RULES]
    alike = settings_alike("+*-/+++-")
    return {
        "as many expressions as the literature has": counts == EXPRESSIONS,
        "stricter rules have no more solutions": hand == sorted(hand, reverse=True) and hand[-1] > 0,
        "a residue has an inverse": Residue(1, 31) / 7 * 7 == 1 and Residue(3, 31) - 4 == 30 and -Residue(2, 31) ** 5 == -1,
        "a formula is exact": value_of("(1/2)*t^2-3/(2)", {"t": Fraction(2, 3)}) == Fraction(-23, 18),
        "a formula divides by 0": value_of("1/(t-4)", {"t": Fraction(4)}) is None,
        "a polynomial is read": polynomial_of("t^2-3t+1", 1) == {(2,): 1, (1,): -3, (0,): 1} and value_at(polynomial_of("3*x^3-4*y^2", 2), 2, 3) == -12,
        "all versions of a grid are grids": len(versions(*GRID)) == 8 and all(obeys(*version) for version in versions(*GRID)),
        "versions are alike": all(settings_alike(setting) == alike for setting in alike),
    }


class Liar(Program):
    """A program whose answer to one question has one thing wrong."""

    def __init__(self, path: Path, question: str, right: str, wrong: str):
        super().__init__(path)
        self.question, self.right, self.wrong, self.has_lied = question, right, wrong, False

    def text(self, *words: object) -> str:
        text = super().text(*words)
        if self.question not in " ".join(map(str, words)):
            return text
        wrong = re.sub(self.right, self.wrong, text, count=1)
        self.has_lied = self.has_lied or wrong != text
        return wrong


def decide(program: Program, setting: str) -> int:
    for decision in program.ask("calcrostic", "families", "--all", "--operators", setting)["decisions"]:
        families.Decision(decision, random.Random(1)).check(20)
    return 0


def hands(program: Program, _: str) -> int:
    checks = records.Records(program)
    checks.range(2, 1, 25, "integer", Functions("integer", random.Random(1)))
    return checks.failed


def listed(program: Program, _: str) -> int:
    checks = zero.Zero(program)
    checks.listed(3, 4, 1, 4)
    return checks.failed


def decided(program: Program, _: str) -> int:
    checks = zero.Zero(program)
    checks.decided(3, 4, 3)
    return checks.failed


def smallest(program: Program, _: str) -> int:
    checks = zero.Zero(program)
    checks.smallest(3, 4)
    return checks.failed


def code(program: Program, _: str) -> int:
    checks = algebra.Algebra(program)
    checks.families_of("++//-/+-")
    return checks.failed


def curves(program: Program, _: str) -> int:
    return local.count_obstructed(program, ["++//-/+-"])


# The proof that has to notice it, the question, and what is wrong in its answer.
LIES = (
    (hands, "run", r'"length": (\d)', r'"length": 1\1'),
    (hands, "objectives", r'"count": (\d)', r'"count": 1\1'),
    (hands, "solutions", r'"objective": (\d)', r'"objective": 1\1'),
    (hands, "single", r'"needs": (\d)', r'"needs": 1\1'),
    (hands, "unsolvable", r'"unsolvable": (\d)', r'"unsolvable": 1\1'),
    (listed, "--all --min 1 --max 4 --json", r'"1 \+ 1', '"4 + 1'),
    (listed, "--all-operators", r'("settings_of_grids": \[\s*"?)', r"\g<1>9"),
    (decided, "--all --min 1 --json", r'"1 \+ 1', '"9 + 1'),
    (decided, "--all --min 1 --json", '"complete": true', '"complete": false'),
    (smallest, "--smallest", '"smallest_sum": 48', '"smallest_sum": 47'),
    (code, "sympy", r'"numbers": \[', '"numbers": [1+'),
    (code, "sympy", r"a\+b-c", "a-b-c"),
    (code, "sympy", r"b-2\*f, ", ""),
    (code, "sage", r'"numbers": \[', '"numbers": [1+'),
    (curves, "families", r'"b\^2[^"]* = 0"', '"b^2+f^2+1 = 0"'),
    (decide, "++*****+", "is not a positive integer for b > 2", "is not a positive integer for b > 0"),
    (decide, "++-+/-//", "is at most 1", "is less than 1"),
    (decide, "*/**/*/*", '"positive_integers": "infinitely_many"', '"positive_integers": "none"'),
    (decide, "+**/+//*", "has one sign for f > 2", "has one sign for f > 0"),
    (decide, "*/**/*++", "are tried: 1 solution", "are tried: 2 solutions"),
    (decide, "++**//*-", r"(any b, f: .*) h = ", r"\1 h = 1+"))


def fails(proof: Callable[[Program, str], int], program: Program, question: str) -> bool:
    """Whether a proof does, whatever it says."""
    with contextlib.redirect_stdout(io.StringIO()):
        try:
            return proof(program, question) != 0
        except Wrong:
            return True


def add_options(parser: argparse.ArgumentParser) -> None:
    add_program(parser)


def run(options: argparse.Namespace) -> int:
    checks = Checks(says_all=True)
    for what, good in facts().items():
        checks.check(good, what)
    for proof, question, right, wrong in LIES:
        liar = Liar(options.reckon, question, right, wrong)
        checks.check(not fails(proof, Program(options.reckon), question) and fails(proof, liar, question) and liar.has_lied,
                     f"{proof.__name__} notice in {question}: {wrong}")
    print(f"{checks.failed} failed")
    return checks.failed
