# SPDX-License-Identifier: MIT
"""Finds the records of Krypto a second time, and compares them with what `krypto records` and `krypto odds` print.

Every function of a hand is made from those of its parts, signs and all. It has its value as a fraction,
and its value at a random point modulo a prime, by which equal functions are known. It also has the least, over all ways
to write it, of the largest result on the way, rounded up. All answers for the hands of RANGES follow from
that. The deals of five cards from 1 to 25 are weighed again, from the games that `krypto census` writes to files; a few
random hands of these are counted here too.

With --long, the program searches all hands of six and seven cards from 1 to 25, which takes ten minutes. All functions
of the hands with the longest runs, and of some random hands, are made here, as fractions in arrays.
"""

import argparse
import collections
import functools
import itertools
import math
import operator
import random
import tempfile
from collections.abc import Mapping
from fractions import Fraction
from pathlib import Path
from typing import Any, Optional

from verify.checks import Checks, Program, add_program, add_seed, expect
from verify.rules import RULES, Function, Functions, Hand, solutions

RANGES = [(1, 1, 25), (2, 1, 25), (3, 1, 25), (3, 18, 30), (4, 1, 13), (5, 1, 4)]
RUNS_ALONE = [(2, 0, 9), (3, 0, 9), (4, 0, 5)]  # 0 is not a card of the other questions
OBJECTIVES = range(1, 26)
COPIES = {56: {card: 3 if card <= 6 else 4 if card <= 10 else 2 if card <= 17 else 1 for card in OBJECTIVES},
          52: {card: 3 if card <= 10 else 2 if card <= 17 else 1 for card in OBJECTIVES}}
RANDOM_HANDS = 20

Game = tuple[Hand, int]
# The value to remove and the one to add, 0 or None for neither.
Change = tuple[Optional[int], Optional[int]]


class Answers:
    """Facts from the functions of a hand."""

    def __init__(self, functions: dict[Function, int]):
        counted = solutions(functions)
        self.run = next(t for t in itertools.count(1) if t not in counted) - 1
        self.counts = [counted[t] for t in OBJECTIVES]
        self.singles = {top: needs for (top, bottom, _), needs in functions.items()
                        if bottom == 1 and top in OBJECTIVES and counted[top] == 1}


class Records(Checks):
    """Compares the answers of the program with those found here."""

    def __init__(self, program: Program):
        super().__init__()
        self.program = program
        self.changes_of = {deck: Changes(copies) for deck, copies in COPIES.items()}

    def records(self, question: str, *words: object) -> Any:
        return self.program.ask("krypto", "records", "--question", question, *words)

    def range(self, cards: int, first: int, last: int, rules: str, functions: Functions) -> None:
        """All questions about the hands of a range."""
        what = f"{cards} cards from {first} to {last}, {rules}"
        hands = {hand: Answers(functions.taken(hand))
                 for hand in itertools.combinations_with_replacement(range(first, last + 1), cards)}
        asked = ("--cards", cards, "--min", first, "--max", last, "--rules", rules)
        self.same(f"{what}, run", self.records("run", *asked)["longest_run"],
                  holders("length", {hand: one.run for hand, one in hands.items()}, 1))
        if first == 0:
            return
        everything = (*asked, "--limit", len(hands) * len(OBJECTIVES))
        reached = {hand: sum(count > 0 for count in one.counts) for hand, one in hands.items()}
        self.same(f"{what}, objectives", self.records("objectives", *everything)["most_objectives"], holders("objectives", reached))
        self.solutions(what, self.records("solutions", *everything), hands)
        self.single(what, self.records("single", *everything), hands)
        without = {t: [list(hand) for hand, one in hands.items() if one.counts[t - 1] == 0] for t in OBJECTIVES}
        self.same(f"{what}, unsolvable", self.records("unsolvable", *asked)["objectives"],
                  [{"objective": t, "unsolvable": len(found), "first": found[0] if found else None} for t, found in without.items()])

    def solutions(self, what: str, answer: Any, hands: Mapping[Hand, Answers]) -> None:
        """The richest hands and games."""
        self.same(f"{what}, richest hands", answer["richest_hands"],
                  holders("solutions", {hand: sum(one.counts) for hand, one in hands.items()}))
        most = max(max(one.counts) for one in hands.values())
        games = [{"cards": list(hand), "objective": t} for hand, one in hands.items() for t in OBJECTIVES if one.counts[t - 1] == most]
        self.same(f"{what}, richest games", answer["richest_games"], {"solutions": most, "count": len(games), "games": games})

    def single(self, what: str, answer: Any, hands: Mapping[Hand, Answers]) -> None:
        """The games with one solution, by what that needs."""
        found = sorted((-needs, hand, t) for hand, one in hands.items() for t, needs in one.singles.items())
        self.same(f"{what}, single", [(-game["needs"], tuple(game["cards"]), game["objective"]) for game in answer["largest"]], found)
        self.same(f"{what}, games with one", answer["games"], len(found))
        self.same(f"{what}, hands with one", answer["hands_with_one"], sum(sum(one.counts) == 1 for one in hands.values()))

    def random_hands(self, hands: list[Hand], counts: Mapping[Hand, list[int]], functions: Functions) -> None:
        """The numbers of solutions of five cards, from the file of counts."""
        for hand in hands:
            self.same(f"solutions of {hand}", counts[hand], Answers(functions.taken(hand)).counts)

    def decks(self, rules: str, counts: Mapping[Hand, list[int]]) -> None:
        """Odds, expected solutions, and all changes of both decks."""
        unsolvable = {(hand, t) for hand, counted in counts.items() for t in OBJECTIVES if counted[t - 1] == 0}
        for deck in COPIES:
            deals = deals_of(deck)
            total = sum(sum(ways) for ways in deals.values())
            weighted = sum(sum(map(operator.mul, deals[hand], counted)) for hand, counted in counts.items())
            self.same(f"deals of {deck}", total, math.comb(deck, 5) * (deck - 5))
            answer = self.program.ask("krypto", "odds", "--deck", deck, "--rules", rules)
            self.same(f"{deck} cards, {rules}, expected solutions", answer["expected_solutions"], str(Fraction(weighted, total)))
            self.changes(rules, deck, unsolvable)

    def changes(self, rules: str, deck: int, games: set[Game]) -> None:
        """The decks with one card replaced: (deals, games) of each, by what is removed and added."""
        answer = self.records("deck", "--deck", deck, "--rules", rules, "--limit", 1000)
        found = {(change.get("removed"), change.get("added")): (change["unsolvable"], change["distinct_unsolvable"])
                 for change in [answer["unchanged"], *answer["changes"]]}
        self.same(f"games of {rules} that looser rules leave unsolvable", self.changes_of[deck].games - games, set())
        truth = self.changes_of[deck].weighed(games)
        self.same(f"changes of {deck} cards, {rules}", found, truth)
        self.same(f"order of changes of {deck} cards, {rules}", [change["unsolvable"] for change in answer["changes"]],
                  sorted(deals for (removed, _), (deals, _) in truth.items() if removed))
        self.same(f"fewest games of {deck} cards, {rules}", answer["fewest_games"]["distinct_unsolvable"],
                  min(games for (removed, _), (_, games) in truth.items() if removed))


def holders(name: str, records: Mapping[Hand, int], least: int = 0) -> dict[str, Any]:
    """The largest record, how many hands have it, and which; none if it is less than `least`."""
    most = max(records.values())
    hands = [list(hand) for hand, record in records.items() if record == most >= least]
    return {name: most, "count": len(hands), "hands": hands}


@functools.cache
def deals_of(deck: int) -> dict[Hand, list[int]]:
    """By hand of five cards, in how many ways each objective is dealt with it."""
    copies = COPIES[deck]
    deals = {}
    for hand in itertools.combinations_with_replacement(OBJECTIVES, 5):
        ways = math.prod(math.comb(copies[card], hand.count(card)) for card in {*hand})
        deals[hand] = [ways * max(copies[objective] - hand.count(objective), 0) for objective in OBJECTIVES]
    return deals


def ways(copies: Mapping[int, int], card: int, count: int, is_objective: bool, more: int) -> int:
    """To take that many of a card, and one more if it is the objective, where the deck has `more` of it than it had."""
    there = copies[card] + more
    return math.comb(there, count) * (max(there - count, 0) if is_objective else 1)


class Changes:
    """Deals and games without a solution in a deck, and in all decks with one of its cards replaced.

    A change of r into a leaves alone the games that have neither; what it does to the others is the sum of what each of the
    two does alone, and of what both do together where a game has both.
    """

    def __init__(self, copies: Mapping[int, int]):
        self.ways = functools.cache(functools.partial(ways, copies))
        self.games: set[Game] = set()
        self.deals: collections.Counter[Change] = collections.Counter()
        self.games_left: collections.Counter[Change] = collections.Counter()

    def weighed(self, games: set[Game]) -> dict[Change, tuple[int, ...]]:
        """By (removed, added), of these games, to which all that came before belong: only the others are weighed."""
        for hand, objective in games - self.games:
            self.add(hand, objective)
        self.games = games
        found: dict[Change, tuple[int, ...]] = {(None, None): (self.deals[0, 0], self.games_left[0, 0])}
        for removed, added in itertools.permutations(OBJECTIVES, 2):
            parts = (0, 0), (removed, 0), (0, added), (removed, added)
            found[removed, added] = tuple(sum(counter[part] for part in parts) for counter in (self.deals, self.games_left))
        return found

    def add(self, hand: Hand, objective: int) -> None:
        deals, games_left = self.deals, self.games_left
        numbers = list({*hand, objective})
        unchanged, without, more = ([self.ways(card, hand.count(card), card == objective, by) for card in numbers] for by in (0, -1, 1))
        plain = math.prod(unchanged)
        others = [math.prod(unchanged[:i] + unchanged[i + 1:]) for i in range(len(numbers))]
        without_one = [other * fewer for other, fewer in zip(others, without)]
        with_one = [other * many for other, many in zip(others, more)]
        deals[0, 0] += plain
        games_left[0, 0] += plain > 0
        for card, fewer, many in zip(numbers, without_one, with_one):
            deals[card, 0] += fewer - plain
            deals[0, card] += many - plain
            games_left[card, 0] += (fewer > 0) - (plain > 0)
            games_left[0, card] += (many > 0) - (plain > 0)
        for i, j in itertools.combinations(range(len(numbers)), 2):
            rest = math.prod(unchanged[:i] + unchanged[i + 1:j] + unchanged[j + 1:])
            for removed, added in ((i, j), (j, i)):
                both, fewer, many = rest * without[removed] * more[added], without_one[removed], with_one[added]
                change = numbers[removed], numbers[added]
                deals[change] += both - fewer - many + plain
                games_left[change] += (both > 0) - (fewer > 0) - (many > 0) + (plain > 0)


def counts_in(path: Path) -> dict[Hand, list[int]]:
    """The numbers of solutions of each hand, from a table with a line a game, by hand."""
    counts = {}
    with path.open(encoding="ascii") as table:
        next(table)
        while lines := list(itertools.islice(table, len(OBJECTIVES))):
            begin = lines[0].rsplit(",", 2)[0]
            starts = [f"{begin},{t}," for t in OBJECTIVES]
            expect(len(lines) == len(starts) and all(map(str.startswith, lines, starts)), f"{path}: not every objective of {begin} in turn")
            counts[tuple(map(int, begin.split(",")))] = [int(line[len(start):]) for line, start in zip(lines, starts)]
    return counts


def add_options(parser: argparse.ArgumentParser) -> None:
    add_program(parser)
    add_seed(parser)
    parser.add_argument("--long", action="store_true", help="six and seven cards too, which takes ten minutes")


def run(options: argparse.Namespace) -> int:
    print(f"seed {options.seed}", flush=True)
    draw, program = random.Random(options.seed), Program(options.reckon)
    checks = Records(program)
    if options.long:
        from verify import long_runs  # which alone needs numpy

        long_runs.compare(checks, draw)
    for rules in RULES:
        functions = Functions(rules, draw)
        for cards, first, last in RANGES + RUNS_ALONE:
            checks.range(cards, first, last, rules, functions)
        with tempfile.TemporaryDirectory() as folder:
            table = Path(folder) / "counts.csv"
            program.ask("krypto", "census", "--rules", rules, "--counts", table)
            counts = counts_in(table)
        checks.random_hands(draw.sample(list(counts), RANDOM_HANDS), counts, functions)
        checks.decks(rules, counts)
        print(f"{rules}: checked", flush=True)
    print(f"{len(RANGES + RUNS_ALONE)} ranges, {len(COPIES)} decks with 600 changes each, and {RANDOM_HANDS} random hands "
          f"under {len(RULES)} rule sets: {checks.failed} failed")
    return checks.failed
