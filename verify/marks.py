# SPDX-License-Identifier: MIT
"""Marks the papers of a contest once more, from its store, and compares the results that `reckon contest results` wrote.

Grids and sums of words hold if their equations do with the digits of the answer, hands if their formula uses each card once.
"""

import argparse
import ast
import bisect
import csv
import json
import re
import sqlite3
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any, Optional
from urllib.parse import quote

from verify.checks import Wrong, expect
from verify.grids import LINES, holds

OPERATORS = str.maketrans("−×÷–·", "-*/-*")
WHOLE_SHARE = 100_000
LEAST_SHOWN = 5  # entrants of a level, below which it shows no ranks
WORDS = {"+": "right", "-": "wrong", "o": "incomplete", ".": ""}


def digits_in(answer: str) -> dict[str, int]:
    return {name: int(digit) for name, digit in re.findall(r"([A-Z])=(\d)", answer)}


def number_of(word: str, digits: dict[str, int]) -> int:
    return int("".join(str(digits.get(character, character)) for character in word))


def grid_holds(text: str, digits: dict[str, int]) -> bool:
    """Whether all lines of a grid hold: three rows, and between the first two the operators of columns and diagonals."""
    rows = [line.split() for line in text.translate(OPERATORS).splitlines()]
    numbers = [number_of(rows[row][column], digits) for row in (0, 2, 4) for column in (0, 2, 4)]
    across = [rows[row][1] for row in (0, 2, 4)]
    between = rows[1]
    down = between if len(between) == 3 else [between[0], between[2], between[4]]
    diagonals = [] if len(between) == 3 else [between[1], between[3]]
    return all(holds(*(numbers[line[0]], operator, numbers[line[1]], numbers[line[2]]))
               for line, operator in zip(LINES, across + down + diagonals))


def value_of(node: ast.AST, used: list[Fraction]) -> Fraction:
    """The value of a formula, and the numbers in it."""
    if isinstance(node, ast.Constant) and isinstance(node.value, int):
        used.append(Fraction(node.value))
        return used[-1]
    if isinstance(node, ast.BinOp):
        left, right = value_of(node.left, used), value_of(node.right, used)
        match node.op:
            case ast.Add(): return left + right
            case ast.Sub(): return left - right
            case ast.Mult(): return left * right
            case ast.Div(): return left / right
    raise Wrong(f"a formula has {ast.dump(node)}")


def of_letters(text: str, answer: str, is_sum: bool) -> str:
    """The verdict on digits for the letters of a grid or a sum of words."""
    digits = digits_in(answer)
    words = re.findall(r"[A-Z\d]+", text)
    if any(character.isalpha() and character not in digits for word in words for character in word):
        return "o"
    if len(set(digits.values())) < len(digits) or any(len(word) > 1 and number_of(word[0], digits) == 0 for word in words):
        return "-"
    if not is_sum:
        return "+" if grid_holds(text, digits) else "-"
    in_digits = re.sub(r"[A-Z\d]+", lambda word: str(number_of(str(word[0]), digits)), text.translate(OPERATORS))
    sides = {value_of(ast.parse(side.strip(), mode="eval").body, []) for side in in_digits.split("=")}
    return "+" if len(sides) == 1 else "-"


def of_hand(text: str, answer: str) -> str:
    cards, objective = text.split(":")
    used: list[Fraction] = []
    try:
        value = value_of(ast.parse(answer.translate(OPERATORS), mode="eval").body, used)
    except ZeroDivisionError:
        return "-"
    return "+" if value == Fraction(objective.strip()) and Counter(used) == Counter(map(Fraction, cards.split())) else "-"


def of_stated(question: dict[str, Any], names: str, answer: str) -> str:
    if "choice" in question:
        option = names.index(answer) if names else ord(answer) - ord("A")
        return "+" if option == question["choice"]["right"] - 1 else "-"
    if "number" in question:
        return "+" if Fraction(answer.replace(",", ".")) == Fraction(str(question["number"])) else "-"
    return "+" if " ".join(answer.casefold().split()) in {" ".join(text.casefold().split()) for text in question["answers"]} else "-"


class Contest:
    """A contest in a store."""

    def __init__(self, store: sqlite3.Connection, name: Optional[str]):
        self.store = store
        contests = dict(store.execute("SELECT id, settings FROM contest"))
        expect(name in contests if name else len(contests) == 1, f"name one of the contests: {', '.join(contests)}")
        self.name = name or next(iter(contests))
        marking = json.loads(contests[self.name]).get("marking", {})
        self.penalty, self.incomplete_is_wrong = marking.get("penalty", 0), marking.get("incomplete") == "wrong"
        self.questions = {row[0]: row[1:] for row in store.execute(
            "SELECT id, kind, body, points, voided FROM question WHERE contest = ?", (self.name,))}
        self.texts = {(question, number): text for question, number, text in store.execute(
            "SELECT question, id, text FROM variant WHERE contest = ?", (self.name,))}

    def verdict(self, question: str, variant: int, names: str, answer: str) -> str:
        kind, body, _, _ = self.questions[question]
        if not answer:
            return "."
        if kind == "stated":
            return of_stated(json.loads(body), names, answer)
        text = self.texts[question, variant]
        if "=" not in answer:
            return of_hand(text, answer)
        if names:
            text = re.sub("[A-J]", lambda letter: names[ord(letter[0]) - ord("A")], text)
        return of_letters(text, answer, kind == "alphametic")

    def papers(self) -> Iterator[tuple[str, str, int, int, int, str]]:
        """The level, group, seat, points, most and verdicts of each paper."""
        order: dict[str, list[str]] = {}
        for level, question in self.store.execute("SELECT level, question FROM on_paper WHERE contest = ? ORDER BY level, place", (self.name,)):
            order.setdefault(level, []).append(question)
        attempts = self.store.execute(
            "SELECT attempt.id, attempt.level, grp, seat, paper FROM attempt JOIN entrant ON entrant.id = entrant "
            "WHERE contest = ? AND attempt.state = 'handed_in'", (self.name,)).fetchall()
        for attempt, level, group, seat, paper in attempts:
            answers = dict(self.store.execute("SELECT question, answer FROM answer WHERE attempt = ?", (attempt,)))
            places = {}
            for item in paper.split():
                question, variant, names = item.split(":")
                places[question] = self.verdict(question, int(variant), names, answers.get(question, ""))
            points = most = 0
            for question in order[level]:
                _, _, worth, voided = self.questions[question]
                verdict = places.get(question, ".")
                if voided == "none":
                    continue
                most += worth
                if voided == "all" or verdict == "+":
                    points += worth
                elif verdict == "-" or (verdict == "o" and self.incomplete_is_wrong):
                    points -= self.penalty
            yield level, group, seat, points, most, "".join(places.get(question, ".") for question in order[level])


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("store", type=Path, metavar="STORE")
    parser.add_argument("results", type=Path, metavar="RESULTS", help="CSV in English")
    parser.add_argument("--contest", help="(default: the only one)")


def run(options: argparse.Namespace) -> int:
    """Returns the number of papers whose results differ."""
    expect(options.store.is_file(), f"{options.store}: there is no such store")
    with sqlite3.connect(f"file:{quote(str(options.store.resolve()))}?mode=ro", uri=True) as store:
        papers = list(Contest(store, options.contest).papers())
    of_level: dict[str, list[int]] = {}
    for level, _, _, points, _, _ in papers:
        of_level.setdefault(level, []).append(points)
    for of_all in of_level.values():
        of_all.sort()
    truth = {}
    for level, group, seat, points, most, verdicts in papers:
        all_points = of_level[level]
        less = bisect.bisect_left(all_points, points)
        equal = bisect.bisect_right(all_points, points) - less
        share = WHOLE_SHARE * (2 * less + equal) // (2 * len(all_points))
        shown = len(all_points) >= LEAST_SHOWN
        truth[group, seat] = [level, str(1 + len(all_points) - less - equal) if shown else "", str(points), str(most),
                              f"{share // 1000}.{share % 1000:03}" if shown else "", *(WORDS[verdict] for verdict in verdicts)]
    with options.results.open(encoding="utf-8-sig", newline="") as stream:
        rows = list(csv.reader(stream))[1:]
    found = {(row[5], int(row[6])): [*row[:5], *row[7:]] for row in rows}
    wrong = 0
    for key in sorted(truth.keys() | found.keys()):
        here, there = truth.get(key, []), [*found.get(key, [])]
        # Levels with fewer questions have empty cells at the end.
        if here + [""] * (len(there) - len(here)) != there:
            wrong += 1
            print(f"{key[0]}/{key[1]}: {there}, marked once more {here}")
    print(f"{len(truth)} papers of {options.store.name} are marked once more, {wrong} differ")
    return wrong
