# SPDX-License-Identifier: MIT
"""Runs what `calcrostic families --format sympy` and `export-systems --format sympy` write in SymPy, and checks it there.

Families of random operator assignments are put into their equations, which SymPy states by itself, and each has to simplify to 0,
with the conditions of the family. Systems are evaluated at the solutions that their index names. Sage and Oscar are not
in Debian: their families have to say what SymPy's say, read as the documentation of Sage's preparser has it; what Julia does with
Oscar's is not checked.
"""

import argparse
import json
import random
import re
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import sympy

from verify.checks import Checks, Program, add_program, add_seed
from verify.grids import LINES, applied


def vanishes(expression: Any, conditions: Sequence[Any]) -> bool:
    """Whether it is 0 wherever the conditions are."""
    numerator = sympy.numer(sympy.together(expression)).expand()
    if numerator == 0 or not conditions:
        return bool(numerator == 0)
    symbols = sorted(set().union(*(polynomial.free_symbols for polynomial in [numerator, *conditions])), key=str)
    return bool(sympy.groebner(conditions, *symbols, order="grevlex").contains(numerator))


def solve(setting: str, numbers: Sequence[Any], conditions: Sequence[Any]) -> bool:
    """Whether they obey the lines of a setting wherever the conditions are 0."""
    return all(vanishes(applied(sign, numbers[x], numbers[y]) - numbers[z], conditions) for sign, (x, y, z) in zip(setting, LINES))


def executed(code: str) -> dict[str, Any]:
    names: dict[str, Any] = {}
    exec(compile(code, "<families>", "exec"), names)  # the program's own output is what is checked
    return names


def preparsed(code: str) -> str:
    """Code of Sage as Python, by those rules of its preparser that matter here: names of a ring, powers, whole numbers."""
    code = re.sub(r"R\.<(.*)> = PolynomialRing\(QQ\)", r'\1 = unknowns = symbols("\1")', code)
    code = re.sub(r"(?m)^([^#].*)$", lambda line: re.sub(r"\b(\d+)\b", r"Integer(\1)", line[1]).replace("^", "**"), code)
    return "from sympy import Integer, symbols\n" + code


class Algebra(Checks):
    """The systems that the program writes for SymPy."""

    def __init__(self, program: Program):
        super().__init__()
        self.program = program

    def families_of(self, setting: str) -> int:
        """How many the setting has; each is checked."""
        names = executed(self.program.text("calcrostic", "families", setting, "--format", "sympy"))
        listed = self.program.ask("calcrostic", "families", setting)["families"]
        self.check(len(names["families"]) == len(listed), f"{setting}: {len(listed)} families")
        for family in names["families"]:
            numbers = [sympy.sympify(number) for number in family["numbers"]]
            self.check(len(numbers) == 9, f"{setting}: nine numbers")
            self.check(all(number.free_symbols <= set(family["parameters"]) for number in numbers), f"{setting}: parameters")
            self.check(solve(setting, numbers, family["zero"]), f"{setting}: {family}")
            values = dict(zip(names["unknowns"], numbers))
            self.check(all(vanishes(equation.subs(values, simultaneous=True), family["zero"]) for equation in names["equations"]),
                       f"{setting}: its equations")
            self.check(not solve(setting, [numbers[0] + 1, *numbers[1:]], family["zero"]), f"{setting}: any number will do")
            for number in numbers:
                self.check(number != 0, f"{setting}: a number is 0")
                factors = [factor for factor, _ in sympy.factor_list(sympy.denom(number))[1]] if number.free_symbols else []
                left = sympy.prod(family["nonzero"]) if family["nonzero"] else 1
                self.check(all(sympy.rem(left, factor) == 0 for factor in factors), f"{setting}: a denominator of {number}")
        sage = executed(preparsed(self.program.text("calcrostic", "families", setting, "--format", "sage")))
        self.check(sage["families"] == names["families"] and sage["equations"] == names["equations"], f"{setting}: Sage")
        return len(names["families"])

    def solutions_of(self, setting: str, draw: random.Random) -> list[list[Any]]:
        """Some that its families have, of rational numbers, where they have no condition."""
        found = []
        for family in executed(self.program.text("calcrostic", "families", setting, "--format", "sympy"))["families"]:
            while not family["zero"]:
                values = {parameter: sympy.Rational(draw.randint(1, 99), draw.randint(1, 9)) for parameter in family["parameters"]}
                if all(factor.subs(values) != 0 for factor in family["nonzero"]):
                    numbers = [sympy.sympify(number).subs(values) for number in family["numbers"]]
                    if 0 not in numbers:
                        found.append(numbers)
                        break
        return found

    def systems(self, draw: random.Random, *words: object) -> int:
        """How many known solutions they have."""
        known = 0
        with tempfile.TemporaryDirectory() as folder:
            self.program.text("calcrostic", "export-systems", "--output", folder, "--format", "sympy", "--seed", draw.getrandbits(32), *words)
            index = json.loads((Path(folder) / "index.json").read_text())
            for system in index["systems"]:
                definition, _, question = (Path(folder) / system["file"]).read_text().partition("print(")
                self.check(question.startswith("groebner("), f"{system}: asks for a basis")
                names = executed(definition)
                *cells, u = names["unknowns"]
                solutions = [*system["examples"]]
                if index["grids"] == "calcrostic":
                    solutions += self.solutions_of(system["setting"], draw)
                for solution in solutions:
                    values = dict(zip(cells, solution)) | {u: 1 / sympy.sympify(sympy.prod(solution))}
                    self.check(all(equation.subs(values) == 0 for equation in names["equations"]), f"{system}: {solution}")
                    wrong = values | {cells[0]: solution[0] + 1}
                    self.check(any(equation.subs(wrong) != 0 for equation in names["equations"]), f"{system}: wrong")
                known += len(solutions)
        return known

    def basis(self, setting: str) -> None:
        """A file as a user runs it."""
        with tempfile.TemporaryDirectory() as folder:
            self.program.text("calcrostic", "export-systems", "--output", folder, "--format", "sympy", "--operators", setting)
            done = subprocess.run([sys.executable, f"{folder}/00001.py"], capture_output=True, text=True, check=False)
            self.check(done.returncode == 0 and done.stdout.startswith("["), f"{setting}: {done.stderr}")


def add_options(parser: argparse.ArgumentParser) -> None:
    add_program(parser)
    add_seed(parser)
    parser.add_argument("--settings", type=int, default=100, help="how many operator assignments (default: 100)")


def run(options: argparse.Namespace) -> int:
    checks, draw = Algebra(Program(options.reckon)), random.Random(options.seed)
    counts = [checks.families_of("".join(draw.choice("+-*/") for _ in range(8))) for _ in range(options.settings)]
    for setting in ("++//-/+-", "++/*+--+"):  # one with a condition and a single point, one with sections
        checks.check(checks.families_of(setting) > 0, f"{setting}: no families")
    known = checks.systems(draw, "--solvable", "--operators", "++/*????", "--count", 20)
    known += checks.systems(draw, "--rows", 3, "--columns", 4, "--count", 5)
    checks.check(known > 5, "no known solutions")
    checks.basis("++/*+--+")
    print(f"SymPy {sympy.__version__}: {sum(counts)} families of {sum(map(bool, counts))} of {options.settings} random settings, "
          f"systems at {known} solutions, {checks.failed} failed (seed {options.seed})")
    return checks.failed
