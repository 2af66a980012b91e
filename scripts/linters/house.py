# SPDX-License-Identifier: MIT
"""Checks that no list of the house is written twice: rule sets, kinds of puzzles, techniques. And that commands stand in
the folder of the feature that their row names.

The members of a list are those of its schema, which a test compares with the table. A file that names more than half of
them is a copy. Those below have to name them, for the reason that is given, and all of them but for those that stand
behind it: so a new member fails here for each file that lacks it. Tests may name what they like.
"""

import json
import re
from pathlib import Path

from linters import ROOT, tracked

ANY = "…"  # names members for another reason than to list them
TECHNIQUES = {
    "reckon/letters/reason/reasoning.hpp": ("the table",),
    **dict.fromkeys([f"web/src/i18n/{language}/letters-hints.ts" for language in ("en", "fr")], ("the words",)),
}
LISTS = {
    "rule sets": ("schemas/rules.json", {
        "reckon/arith/rules.hpp": ("the table",),
        "web/src/i18n/en/krypto.ts": ("the words",),
        "web/src/i18n/fr/krypto.ts": ("the words",),
        "web/src/workshop/presets.ts": ("the strictest that suits an age", "integer"),
        "web/src/krypto/operations.ts": ("what the page allows while somebody calculates, the strictest last", "international"),
        "bench/records": ("each has records of its own",),
        "scripts/data": ("the columns of a data set, which outlive a change",),
        "python/reckon/_choices.py": ("the names as types, which a test compares",),
        "verify/rules.py": ("a second derivation, which shares nothing with the first",),
    }),
    "kinds": ("schemas/kinds.json", {
        "reckon/kinds/kind_list.hpp": ("the names",),
        "examples/contest/trial.json": ("what a plan takes", ANY),
        "reckon/kinds/puzzle.hpp": ("of which kind a puzzle is", "24", "stated"),
        "reckon/kinds/rows.hpp": ("where the row of each comes from, which has its own file", "24"),
        "reckon/words/en.hpp": ("the words",),
        "reckon/words/fr.hpp": ("the words",),
        "app/server/day_pages.cpp": ("the titles and addresses of those of the day", "alphametic", "numbers", "own", "stated"),
        "app/contests/staff_rehearsal.cpp": ("one puzzle of each of some", ANY),
        "scripts/list-commands": ("the pages that explain commands", ANY),
        "app/cli/frame/commands.hpp": ("areas of commands", ANY),
        "schemas/class-settings.json": ("the games of rooms", ANY),
        "schemas/rooms-server.json": ("the games of rooms", ANY),
        "web/src/workshop/presets.ts": ("minutes and numbers for each", ANY),
        "web/src/together/session/wishes.ts": ("the settings of the games of rooms", ANY),
        "web/src/address/router.ts": ("views", ANY),
        "web/src/app/app.tsx": ("views", ANY),
        "web/src/i18n/en/app.ts": ("the names of views", ANY),
        "web/src/i18n/fr/app.ts": ("the names of views", ANY),
        "web/src/diary/dailies.ts": ("the addresses of those of the day", "numbers", "own", "stated"),
        "web/src/i18n/en/result.ts": ("the words for the next puzzle of the day", "numbers", "own", "stated"),
        "web/src/i18n/fr/result.ts": ("the words for the next puzzle of the day", "numbers", "own", "stated"),
        "web/src/i18n/en/home.ts": ("the words for those that are played on the page", "numbers", "stated"),
        "web/src/i18n/fr/home.ts": ("the words for those that are played on the page", "numbers", "stated"),
        "web/src/scan/verdict.ts": ("the form of a text that was read or typed", ANY),
        "web/src/i18n/fr/classes.ts": ("the words for those that classes play", ANY),
        "web/src/i18n/en/scan.ts": ("the words for those that are read from pictures", ANY),
        "web/src/i18n/fr/scan.ts": ("the words for those that are read from pictures", ANY),
        "web/src/i18n/en/workshop.ts": ("the words",),
        "web/src/i18n/fr/workshop.ts": ("the words",),
        "web/reckon/src/command.ts": ("areas of commands", ANY),
        "packaging/questions.json": ("questions that a release answers", ANY),
        "web/src/engine/kinds.ts": ("which of all are played on the page, and which every day", ANY),
    }),
    "techniques of grids": ("schemas/techniques.json", {
        **TECHNIQUES,
        "reckon/letters/reason/loop.cpp": ("those that look at letters alone or at two lines, and guesses", ANY),
        "reckon/letters/reason/line_techniques.hpp": ("the functions of those that look at one line", ANY),
    }),
    "techniques of alphametics": ("schemas/alphametic-techniques.json", TECHNIQUES),
}
# Files that programs make of the tables and schemas; tests compare them.
MADE = {"app/api/openapi.json": "scripts/openapi",
        "app/contests/openapi.json": "scripts/openapi",
        **{f"schemas/{name}.json": "scripts/openapi" for name in ("rules", "kinds", "techniques", "alphametic-techniques", "day-puzzle")},
        "web/src/explore/records.json": "bench/records",
        "web/reckon/src/api.ts": "npm run generate",
        "web/src/together/session/messages.ts": "npm run generate"}
SOURCE = re.compile(r"\.(cpp|hpp|tsx?|js|json|py)$|^(scripts|bench|python|packaging|attack|verify)/[^.]+$")
NO_SOURCE = re.compile(r"_test\.|\.test\.|_bench\.|_fuzz|\.corpus/|package-lock|^app/api/cases/|/e2e/|/tests/|^docs/|^scripts/linters/house[.]py$")


def pattern_of(word):
    """A word as a string, a key or a value of an enumeration."""
    return re.compile(rf"""["'`]{word}["'`]|::{word}\b|(?<![.\w]){word}\s*:(?!:)""")


def wrong_features():
    """Where the program names a feature that there is not, and commands whose row names another than their folder."""
    rows = re.findall(r"^([a-z]+) *\|", (ROOT / "cmake/features.txt").read_text(), re.MULTILINE)
    folders = {folder: feature for feature, words in re.findall(
        r"^set\(reckon_([a-z]+)_folders ([a-z ]+)\)", (ROOT / "cmake/features.cmake").read_text(), re.MULTILINE)
        for folder in words.split()}
    for path in ROOT.glob("app/cli/**/*.[ch]pp"):
        for name in re.findall(r'\b(?:with_feature|feature_of)\("(\w+)"|\.feature = "(\w+)"', path.read_text()):
            if "".join(name) not in rows:
                yield f"{path.relative_to(ROOT)}:1: cmake/features.txt has no feature '{''.join(name)}'"
    table = (ROOT / "app/cli/frame/commands.hpp").read_text()
    of_row = {add: re.search(r'\.feature = "(\w+)"', row) for row, add in re.findall(
        r"CommandRow\{(.*?)\.add = (\w+)\}", table, re.DOTALL)}
    for path in ROOT.glob("app/cli/*/*.cpp"):
        for add in re.findall(r"^void (add_\w+)\(const Command& command, Answer&", path.read_text(), re.MULTILINE):
            wanted = of_row[add] and of_row[add][1] if add in of_row else "none, since it is not in the table"
            if folders.get(path.parent.name) != wanted:
                yield (f"{path.relative_to(ROOT)}:1: the row of {add} has the feature {wanted}, this folder "
                       f"{folders.get(path.parent.name)}: see cmake/features.cmake")


def stale_explanations():
    """Explanations of mutants whose line no source has any more; with these no mutants are counted."""
    name = "scripts/mutants.explained"
    for number, line in enumerate((ROOT / name).read_text(encoding="utf-8").splitlines(), 1):
        if line and not line.startswith("#"):
            file, source, *_ = [*line.split(" | "), ""]
            path = ROOT / file
            if not path.is_file() or source not in map(str.strip, path.read_text(encoding="utf-8").splitlines()):
                yield f"{name}:{number}: no source has this line: take it out, or write it as it is now"


def named_in(files, words):
    """By file the members of a list that it names, if these are more than half of them."""
    patterns = {word: pattern_of(word) for word in words}
    found = {}
    for file, text in files.items():
        named = {word for word, pattern in patterns.items() if word in text and pattern.search(text)}
        if 2 * len(named) > len(words):
            found[file] = named
    return found


def faults_of(what, words, known, found):
    """Yields the faults of a list: unknown copies, files that need not be known, members that are missing."""
    for file in sorted(found.keys() - known.keys()):
        yield f"{file}:1: another list of {what}: take the table, or say in scripts/linters/house.py why not"
    for file, (_, *others) in known.items():
        if file not in found:
            yield f"{file}:1: scripts/linters/house.py says that it lists {what}, which it does not (any more)"
        elif others != [ANY]:
            wanted = set(words) - set(others)
            for word in sorted(wanted - found[file]):
                yield f"{file}:1: lacks {word} of the {what}: add it, or say in scripts/linters/house.py that it does without"
            for word in sorted(found[file] - wanted):
                yield f"{file}:1: has {word} of the {what}, which scripts/linters/house.py says it does without"
        for word in others:
            if word not in (*words, ANY):
                yield f"scripts/linters/house.py:1: there is no {word} in the {what}, which {file} is said to do without"


def notices_faults():
    """Whether it would notice what it looks for."""
    words = ["aa", "bb", "cc"]
    found = named_in({"x": "'aa', bb: 1", "y": "'aa'", "z": "k::aa k::bb k::cc"}, words)
    return (found == {"x": {"aa", "bb"}, "z": {"aa", "bb", "cc"}}
            and len([*faults_of("letters", words, {"x": ("", "cc"), "z": ("",)}, found)]) == 0
            and len([*faults_of("letters", words, {"x": ("",), "z": ("", "cc"), "y": ("", "dd")}, found)]) == 4
            and len([*faults_of("letters", words, {}, found)]) == 2)


def main():
    there = tracked()
    files = {file: (ROOT / file).read_text(encoding="utf-8", errors="ignore") for file in there
             if SOURCE.search(file) and not NO_SOURCE.search(file) and file not in MADE}
    faults = []
    for what, (schema, known) in LISTS.items():
        words = json.loads((ROOT / schema).read_text(encoding="utf-8"))["enum"]
        found = named_in(files, words)
        faults += faults_of(what, words, known, found)
        print(f"{what}: {len(found)} files name them")
    faults += [f"scripts/linters/house.py:1: {file} is not made any more, as MADE says" for file in MADE if file not in there]
    faults += wrong_features()
    faults += stale_explanations()
    if not notices_faults():
        faults.append("scripts/linters/house.py:1: does not notice faults that were made on purpose")
    print("\n".join(faults) or "house: each list stands where it should")
    return 1 if faults else 0
