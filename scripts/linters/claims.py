# SPDX-License-Identifier: MIT
"""Checks that every claim of docs/claims.md names tests, and that these and those of cmake/slow_tests.txt exist.

A section has the parts Claim, Why and Stands on, and lines like

    - tests: `reckon/arith/rational_test.cpp` Rational.Floor, RationalProperty.IsAField
"""

import re
from pathlib import Path

from linters import ROOT
DOCUMENT = Path("docs/claims.md")
SLOW_TESTS = Path("cmake/slow_tests.txt")
PARTS = ("**Claim.**", "**Why.**", "**Stands on.**", "- tests:")
MACROS = r"(?:TEST|TEST_F|TEST_P|RC_GTEST_PROP|RC_GTEST_FIXTURE_PROP)"


def tests_in(text):
    """The names of the tests in a C++ source."""
    return {f"{suite}.{name}"
            for suite, name in re.findall(MACROS + r"\(\s*(\w+)\s*,\s*(\w+)", text)}


def faults_of_line(line, root):
    """Yields the faults of a line that names tests."""
    found = re.fullmatch(r"- tests: `([^`]+)` (\w+\.\w+(?:, \w+\.\w+)*)", line)
    if not found:
        yield "write '- tests: `FILE` Suite.Name, Suite.Name'"
        return
    file, names = found.groups()
    if not (root / file).is_file():
        yield f"there is no file {file}: name the one that has the tests"
        return
    known = tests_in((root / file).read_text())
    for name in names.split(", "):
        if name not in known:
            yield f"{file} has no test {name}: name one that it has"


def faults(text, root):
    """The faults of a document, each with the number of its line."""
    heading, missing = None, set()
    lines = text.splitlines()
    for number, line in enumerate([*lines, "## "], 1):
        if line.startswith("## "):
            if heading:
                for part in PARTS:
                    if part in missing:
                        yield heading, f"the claim has no part '{part}'"
            heading, missing = number, set(PARTS)
        missing = {part for part in missing if not line.startswith(part)}
        if line.startswith("- "):
            yield from ((number, fault) for fault in faults_of_line(line, root))
    if len(re.findall(r"^## ", text, re.MULTILINE)) == 0:
        yield 1, "there is no claim"


def slow_faults(text):
    """The lines that name no test, each with its number."""
    known = set()
    for file in [*ROOT.glob("reckon/**/*_test.cpp"), *ROOT.glob("app/**/*_test.cpp")]:
        for name in tests_in(file.read_text()):
            known |= {name, name.split(".")[0] + ".*"}
    for number, line in enumerate(text.splitlines(), 1):
        # Tests with parameters are called Prefix/Suite.Test/parameter.
        name = line.removesuffix(" optimised")
        if not name.startswith("#") and "/".join(name.split("/")[1:2] or [name]) not in known:
            yield number, f"there is no test {name}"


def notices_faults():
    """Whether it would notice what it looks for."""
    good = (ROOT / DOCUMENT).read_text()
    name = re.search(r"- tests: `[^`]+` (\w+\.\w+)", good).group(1)
    file = re.search(r"- tests: `([^`]+)`", good).group(1)
    wrong = (good.replace(name, name + "OfAnother", 1), good.replace(file, file + "x", 1),
             good.replace("**Why.**", "Why", 1), good.replace("- tests: `", "- `", 1), "# No claims\n")
    return all(any(faults(text, ROOT)) for text in wrong) and any(slow_faults("Nothing.IsCalledThis\n"))


def main():
    found = [*((DOCUMENT, *fault) for fault in faults((ROOT / DOCUMENT).read_text(), ROOT)),
             *((SLOW_TESTS, *fault) for fault in slow_faults((ROOT / SLOW_TESTS).read_text()))]
    for file, number, fault in found:
        print(f"{file}:{number}: {fault}")
    if not notices_faults():
        print("scripts/linters/claims.py: does not notice faults that were made on purpose")
        return 1
    return 1 if found else 0
