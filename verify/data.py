# SPDX-License-Identifier: MIT
"""Reads the folder that scripts/data wrote as an outsider would, and checks its content.

Tables are read by Python's csv, documents by its json and the package jsonschema, Parquet by the Rust implementation of
Apache Arrow. Every file is held against its checksum and its description, every row against its schema, tables against
each other. Then the results themselves are checked. Each grid is calculated, a sample of games is solved by brute
force, and short lists are made again by trying all numbers. Families are put into their equations, and the full edition
is compared with published figures. `--self-test` damages copies of a small edition in many ways, and each must be
noticed. `--writer` checks how scripts/data writes it elsewhere, and interrupted.
"""

import argparse
import collections
import itertools
import math
import random
import re
from collections.abc import Callable
from pathlib import Path

from verify import data_damages, data_writer
from verify.checks import ROOT, Wrong, add_seed, expect
from verify.classes import answers, classes_by_brute_force, is_canonical
from verify.families import points_of
from verify.formulas import value_of
from verify.grids import obeys, settings_alike, versions
from verify.rules import RULES, Functions, solutions
from verify.tables import Folder
from verify.zero import is_zero, words_of

# From docs/krypto-census.md and docs/calcrostics.md; 61,910, 10,278, 1,362 and the sum of Countdown are of the literature
# too (docs/claims.md).
UNSOLVABLE = dict(zip(RULES, (54_864, 61_910, 61_910, 101_668)))
CLASSES = 1_861_330
OF_FIRST_THOUSAND = {"classes": 10_278, "unique": 10_159, "all_operators": 4_097}
DECIDED = {"none": 7_827, "finitely_many": 223, "infinitely_many": 142}
GAMES = 2_968_875
SOLVABLE_OF_24 = 1_362
REACHED_BY_LARGE = {0: 1_963_726, 1: 4_966_076, 2: 3_192_103, 3: 693_131, 4: 43_710}
SMALL_SUM = 32
ZERO_SETTINGS, POSITIVE_ZERO_SETTINGS, ZERO_FAMILIES = 7 ** 6, 208, 144


def check_krypto(folder: Folder, chance: random.Random) -> None:
    cards, objectives = folder.package["bounds"]["largest_card"], folder.package["bounds"]["largest_objective"]
    unsolvable = collections.defaultdict(list)
    sampled = {}
    hands = itertools.combinations_with_replacement(range(1, cards + 1), 5)
    expected = ([*hand, objective] for hand in hands for objective in range(1, objectives + 1))
    wanted = {tuple(sorted(chance.choices(range(1, cards + 1), k=5))) for _ in range(4)} | {(1,) * 5}
    for game, counts in ((row[:6], row[6:]) for row in folder.rows("krypto-games.csv")):
        expect(game == next(expected, None), f"krypto-games.csv: {game} is not the next game")
        expect(counts == sorted(counts, reverse=True), f"krypto-games.csv: {game}: stricter rules have more solutions")
        if tuple(game[:5]) in wanted:
            sampled[tuple(game)] = counts
        for rules, count in zip(RULES, counts):
            if count == 0:
                unsolvable[rules].append(game)
    expect(next(expected, None) is None, "krypto-games.csv: ends too soon")
    check_unsolvable(folder, unsolvable, math.comb(cards + 4, 5))
    for place, rules in enumerate(RULES):
        functions = Functions(rules, chance)
        for hand in sorted(wanted):
            found = solutions(functions.taken(hand))
            for objective in range(1, objectives + 1):
                expect(found[objective] == sampled[(*hand, objective)][place],
                       f"krypto-games.csv: {hand} : {objective} under {rules}: brute force finds {found[objective]} solutions")
    if folder.is_full:
        expect(folder.described["krypto-games.csv"]["rows"] == GAMES, "krypto-games.csv: not all games")
        expect({rules: len(games) for rules, games in unsolvable.items()} == UNSOLVABLE, "krypto-games.csv: not the published counts")


def check_unsolvable(folder: Folder, unsolvable: dict[str, list[list[int]]], hands: int) -> None:
    listed = collections.defaultdict(list)
    for rules, *game in folder.rows("krypto-unsolvable.csv"):
        listed[rules].append(game)
    expect(tuple(listed) == RULES, "krypto-unsolvable.csv: not the rule sets in their order")
    expect(listed == unsolvable, "krypto-unsolvable.csv: not the games with count 0 of krypto-games.csv")
    by_objective = {rules: collections.Counter(game[5] for game in games) for rules, games in unsolvable.items()}
    pairs = []
    for rules, objective, games, count in folder.rows("krypto-census.csv"):
        pairs.append((rules, objective))
        expect(games == hands and count == by_objective[rules][objective], f"krypto-census.csv: {rules}, {objective}: not as in krypto-games.csv")
    expect(len(set(pairs)) == len(pairs) == len(RULES) * max(objective for _, objective in pairs),
           "krypto-census.csv: not each objective of each rule set once")


def check_game_of_24(folder: Folder, chance: random.Random) -> None:
    hands = list(itertools.combinations_with_replacement(range(1, 14), 4))
    listed = collections.defaultdict(list)
    places = []
    for *cards, number, formula in folder.rows("solutions-of-24.csv"):
        places.append((*cards, number))
        used = sorted(map(int, re.findall(r"\d+", formula)))
        expect(used == cards and value_of(formula, {}) == 24, f"solutions-of-24.csv: {formula} does not make 24 of {cards}")
        listed[tuple(cards)].append(formula)
    expect(places == [(*hand, number) for hand in hands for number in range(1, len(listed[hand]) + 1)],
           "solutions-of-24.csv: not in order")
    graded = {tuple(row[:4]): row[4:] for row in folder.rows("hands-of-24.csv")}
    expect(list(graded) == hands, "hands-of-24.csv: not every hand in order")
    functions = Functions("house", chance)
    by_level = collections.defaultdict(list)
    for hand, (count, level, score) in graded.items():
        expect(count == len(set(listed[hand])) == len(listed[hand]), f"hands-of-24.csv: {hand}: not the number of its solutions")
        expect(solutions(functions.of(hand))[24] == count, f"hands-of-24.csv: {hand}: brute force finds another number of solutions")
        expect((level > 0) == (count > 0), f"hands-of-24.csv: {hand}: a level without a solution, or the other way round")
        by_level[level].append(score)
    expect(sum(count > 0 for count, _, _ in graded.values()) == SOLVABLE_OF_24, "hands-of-24.csv: not the published number")
    for level in range(1, 5):
        expect(max(by_level[level]) < min(by_level[level + 1]), f"hands-of-24.csv: scores of the levels {level} and {level + 1} overlap")


def reached_by(board: tuple[int, ...]) -> int:
    """How many targets of Countdown six numbers reach, by trying all ways to put them together."""
    made: dict[tuple[int, ...], set[int]] = {}
    for size in range(1, 7):
        for places in itertools.combinations(range(6), size):
            found = {board[places[0]]} if size == 1 else set[int]()
            for first in range(1, size // 2 + 1):
                for part in itertools.combinations(places, first):
                    rest = tuple(place for place in places if place not in part)
                    for a, b in itertools.product(made[part], made[rest]):
                        low, high = min(a, b), max(a, b)
                        found |= {a + b, a * b} | ({high - low} if high > low else set()) | ({high // low} if high % low == 0 else set())
            made[places] = found
    return sum(101 <= value <= 999 for value in set().union(*made.values()))


def check_countdown(folder: Folder, chance: random.Random) -> None:
    tiles = sorted([*range(1, 11)] * 2 + [25, 50, 75, 100])
    boards = sorted(set(itertools.combinations(tiles, 6)))
    rows = list(folder.rows("countdown-boards.csv"))
    expect([tuple(row[:6]) for row in rows] == boards, "countdown-boards.csv: not every board in order")
    by_large: collections.Counter[int] = collections.Counter()
    for *board, large, reached in rows:
        expect(large == sum(tile > 10 for tile in board), f"countdown-boards.csv: {board}: large")
        by_large[large] += reached
    expect(dict(by_large) == REACHED_BY_LARGE, "countdown-boards.csv: not the published numbers")
    # Boards of small numbers take a second each, others many.
    small = [row for row in rows if max(row[:6]) <= 4]
    for *board, _, reached in [rows[0], chance.choice(small)]:
        expect(reached_by(tuple(board)) == reached, f"countdown-boards.csv: {board}: trying all ways reaches another number of targets")


def check_calcrostics(folder: Folder, chance: random.Random) -> None:
    short, before, sample = set(), None, []
    of_first_thousand: collections.Counter[str] = collections.Counter()
    for number, s, *numbers, operators, is_unique, has_all in folder.rows("calcrostics.csv"):
        grid = tuple(numbers), operators
        a, b, _, d, f, *_ = numbers
        place = (s, f, b, d, tuple("+-*/".index(operator) for operator in operators))
        where = f"calcrostics.csv: number {number}"
        expect(s == a + b + d + f, f"{where}: s is not a + b + d + f")
        expect(obeys(numbers, operators), f"{where}: a line does not hold")
        expect(before is None or before[0] + 1 == number and before[1] < place, f"{where}: not in the total order")
        before = (number, place)
        if s <= SMALL_SUM:
            short.add(grid)
        if s <= 1_000:
            of_first_thousand += collections.Counter(classes=1, unique=is_unique, all_operators=has_all)
        if chance.randrange(folder.described["calcrostics.csv"]["rows"]) < 30:
            sample.append((grid, is_unique, has_all, where))
    expect(short == classes_by_brute_force(SMALL_SUM), f"calcrostics.csv: trying all numbers finds others to s = {SMALL_SUM}")
    for grid, is_unique, has_all, where in sample:
        expect(is_canonical(grid), f"{where}: not the canonical form")
        expect((answers(*grid) == 1) == is_unique, f"{where}: unique")
        expect(any(len(set(version[1])) == 4 for version in versions(*grid)) == has_all, f"{where}: all_operators")
    for name, count in OF_FIRST_THOUSAND.items():
        expect(of_first_thousand[name] == count, f"calcrostics.csv: {name}: not the published number to s = 1000")
    if folder.is_full:
        expect(before and before[0] == CLASSES, "calcrostics.csv: not the published number to s = 100,000")


def check_families(folder: Folder, chance: random.Random) -> None:
    settings = list(folder.rows("calcrostic-settings.csv"))
    every: set[str] = set()
    documents = list(folder.documents("calcrostic-families.jsonl"))
    expect(len(documents) == len(settings), "calcrostic-families.jsonl: not a line for each of calcrostic-settings.csv")
    for number, (document, (setting, size, families, dimension, positive)) in enumerate(zip(documents, settings), 1):
        where = f"calcrostic-families.jsonl:{number}"
        expect(document["setting"] == setting and len(document["families"]) == families, f"{where}: not as calcrostic-settings.csv has it")
        expect(document["positive_integers"] == positive, f"{where}: other positive integers than in calcrostic-settings.csv")
        alike = settings_alike(setting)
        every |= alike
        expect(len(alike) == size, f"calcrostic-settings.csv: {setting}: versions")
        expect(max((family["dimension"] for family in document["families"]), default=-1) == dimension, f"{where}: dimension")
        for family in document["families"]:
            equations = [condition.removesuffix(" = 0") for condition in family["conditions"] if condition.endswith(" = 0")]
            expect(family["dimension"] == len(family["parameters"]) - len(equations), f"{setting}: dimension")
            point = next(points_of(family["parameters"], family["numbers"], equations, chance), None)
            expect(point, f"{setting}: no parameters of a family give numbers")
            expect(point and obeys(point[1], setting), f"{setting}: the family does not hold for {point}")
        for example in document["examples"]:
            expect(obeys(example, setting) and min(example) >= 1, f"{where}: the example {example}")
        expect((positive == "none") == (not document["examples"]), f"{where}: examples")
    if folder.is_full:
        expect(len(settings) == 8_192 and len(every) == 65_536 == sum(row[1] for row in settings), "calcrostic-settings.csv: not all")
        expect(collections.Counter(row[4] for row in settings) == DECIDED, "calcrostic-settings.csv: not the published counts")


def check_zero_grids(folder: Folder) -> None:
    (document,) = folder.documents("zero-grids.json")
    for text in document["grids"]:
        expect(len(words_of(text)) == 25 and is_zero(text, 0), f"zero-grids.json: not 0 in every line: {text}")
    for text in document.get("families", ()):
        expect(all(is_zero(text, t) for t in range(1, 6)), f"zero-grids.json: not a family: {text}")
    expect(len(set(document["grids"])) == len(document["grids"]) > 0, "zero-grids.json: a grid twice")
    expect(sum(document["kinds"].values()) == document["settings"] == ZERO_SETTINGS, "zero-grids.json: not all assignments")
    expect(document["positive_integer_settings"] == POSITIVE_ZERO_SETTINGS and len(document["families"]) == ZERO_FAMILIES
           and document["settings_with_infinitely_many_grids"] == ZERO_FAMILIES, "zero-grids.json: not the published counts")


def check(path: Path, seed: int, parts: str = "parquet krypto 24 countdown calcrostics families zero") -> int:
    """Raises Wrong at the first fault; returns how many files it read."""
    folder, chance = Folder(path), random.Random(seed)
    every: dict[str, Callable[[], None]] = {
        "parquet": folder.check_parquet, "krypto": lambda: check_krypto(folder, chance),
        "24": lambda: check_game_of_24(folder, chance), "countdown": lambda: check_countdown(folder, chance),
        "calcrostics": lambda: check_calcrostics(folder, chance), "families": lambda: check_families(folder, chance),
        "zero": lambda: check_zero_grids(folder)}
    for part in parts.split():
        every[part]()
    return len(folder.described)


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "build/data", help="(default: build/data)")
    add_seed(parser)
    parser.add_argument("--self-test", action="store_true", help="damage copies of the folder, of the small edition")
    parser.add_argument("--writer", action="store_true", help="check how scripts/data writes the small edition elsewhere, and interrupted")


def run(options: argparse.Namespace) -> int:
    expect((options.folder / "SHA256SUMS").is_file(), f"{options.folder}: no data here: write them with scripts/data")
    if options.self_test:
        return data_damages.count_unnoticed(options.folder, lambda copy, parts: check(copy, options.seed, parts))
    if options.writer:
        data_writer.check(options.folder)
        print("written alike elsewhere, and whole or not at all")
        return 0
    try:
        count = check(options.folder, options.seed)
    except Wrong as wrong:
        raise Wrong(f"{wrong} (seed {options.seed})") from wrong
    print(f"{count} files say what they should (seed {options.seed})")
    return 0
