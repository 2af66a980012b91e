# SPDX-License-Identifier: MIT
"""Results against other derivations: Python's own arithmetic, brute force, published counts, the other doors."""

import ast
import fractions
import inspect
import itertools
import json
import os
import pathlib
import pickle
import random
import shutil
import subprocess
import sys
import tempfile
import typing
import unittest
import xml.dom.minidom

import numpy
import sympy

import reckon

SEED = int(os.environ.get("RECKON_SEED", "20261125"))
OPERATORS = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/"}


def value_by_python(text):
    """The value of a formula by Python's own parser and fractions; None for a division by zero."""
    def value(node):
        if isinstance(node, ast.Constant):
            return fractions.Fraction(node.value)
        if isinstance(node, ast.UnaryOp):
            return -value(node.operand)
        left, right = value(node.left), value(node.right)
        return {"+": lambda: left + right, "-": lambda: left - right, "*": lambda: left * right,
                "/": lambda: left / right}[OPERATORS[type(node.op)]]()
    try:
        return value(ast.parse(text, mode="eval").body)
    except ZeroDivisionError:
        return None


def random_expression(draw, numbers):
    if numbers == 1:
        return reckon.Expression(draw.choice([0, 1, 2, 3, 7, 25, -4, 10**17 + 1]))
    left = draw.randrange(1, numbers)
    a, b = random_expression(draw, left), random_expression(draw, numbers - left)
    return draw.choice([a.__add__, a.__sub__, a.__mul__, a.__truediv__])(b)


def by_brute_force(cards, objective):
    """Whether cards reach an objective, by joining any two numbers until one is left."""
    def reach(numbers):
        if len(numbers) == 1:
            return numbers[0] == objective
        for i, j in itertools.permutations(range(len(numbers)), 2):
            rest = [n for k, n in enumerate(numbers) if k not in (i, j)]
            a, b = numbers[i], numbers[j]
            made = [a - b] + ([a + b, a * b] if i < j else []) + ([a / b] if b else [])
            if any(reach([*rest, n]) for n in made):
                return True
        return False
    return reach([fractions.Fraction(card) for card in cards])


class Expressions(unittest.TestCase):
    def test_values_are_those_of_python(self):
        draw = random.Random(SEED)
        without = 0
        for _ in range(2000):
            e = random_expression(draw, draw.randrange(1, 9))
            expected = value_by_python(str(e))
            if expected is None:
                without += 1
                self.assertRaises(ZeroDivisionError, lambda: e.value)
            else:
                self.assertEqual(e.value, expected, f"{e!r}, seed {SEED}")
                self.assertEqual(e.evaluate(fractions.Fraction), expected)
                self.assertEqual(sympy.Rational(expected.numerator, expected.denominator), e.to_sympy(evaluate=True))
        self.assertGreater(without, 20)

    def test_texts_are_read_again(self):
        draw = random.Random(SEED + 1)
        for _ in range(500):
            e = random_expression(draw, draw.randrange(1, 9))
            for notation in reckon.NOTATIONS:
                if notation != "steps":
                    self.assertEqual(reckon.Expression(e.text(notation), notation), e, f"{notation}: {e!r}, seed {SEED}")

    def test_sympy_keeps_the_expression_and_its_value(self):
        e = reckon.Expression("8 / (3 - 8 / 3)")
        self.assertEqual(e.to_sympy().doit(), 24)
        self.assertNotEqual(str(e.to_sympy()), "24")

    def test_pictures_are_xml(self):
        draw = random.Random(SEED + 2)
        pictures = [random_expression(draw, n)._repr_svg_() for n in range(1, 30)]
        pictures.append(reckon.Hand("3 3 8 8 : 24")._repr_svg_())
        grid = reckon.Calcrostic("24 8 192 24 4 96 48 2 96 | ***+/-*/")
        pictures += [grid._repr_svg_(), grid.puzzle()._repr_svg_(), reckon.Alphametic("SEND + MORE = MONEY")._repr_svg_()]
        sheet = reckon.Sheet(["K5762-9E8G0"])
        pictures += [sheet._repr_svg_(), sheet.pages[0]._repr_svg_()]
        for picture in pictures:
            self.assertEqual(xml.dom.minidom.parseString(picture).documentElement.tagName, "svg")


    def test_numbers_signs_and_formats(self):
        draw = random.Random(SEED + 8)
        for _ in range(300):
            e = random_expression(draw, draw.randrange(1, 6))
            expected = value_by_python(str(e))
            self.assertEqual(f"{e:_^60}|{e!s:>60}", f"{str(e):_^60}|{str(e):>60}")
            if expected is None:
                self.assertRaises(ZeroDivisionError, float, e)
            else:
                self.assertEqual(float(e), float(expected))
                self.assertEqual((-e).value, -expected)
        self.assertEqual(-reckon.Expression(-3), reckon.Expression(3))
        for one in (reckon.Hand("3 3 8 8 : 24"), reckon.Alphametic("A + B = C"), reckon.Calcrostic("24 8 192 24 4 96 48 2 96 | ***+/-*/")):
            self.assertEqual(f"{one:*<90}", f"{one!s:*<90}")
            self.assertRaises(ValueError, format, one, "d")


class Hands(unittest.TestCase):
    def test_solutions_solve(self):
        for hand in itertools.islice(reckon.deal(SEED), 60):
            for rules in reckon.RULES:
                solutions = hand.solutions(rules)
                self.assertEqual(bool(solutions), hand.solvable(rules))
                self.assertEqual([str(e) for e in solutions], solutions.texts())
                for e in solutions:
                    self.assertEqual(value_by_python(str(e)), hand.objective)
                    self.assertEqual(sorted(e.numbers), sorted(hand.cards))
                    self.assertTrue(e.obeys(rules))
                    self.assertEqual(hand.mistakes(e, rules=rules), ())

    def test_no_solution_means_none(self):
        draw = random.Random(SEED + 3)
        seen = set()
        for _ in range(150):
            cards = [draw.randrange(1, 14) for _ in range(4)]
            expected = by_brute_force(cards, 24)
            seen.add(expected)
            self.assertEqual(reckon.Hand(cards, 24).solvable(), expected, f"{cards}, seed {SEED}")
        self.assertEqual(seen, {True, False})

    def test_known_counts(self):
        hand = reckon.Hand("2 4 3 6 5 : 6")
        self.assertEqual([len(hand.solutions(rules, "written")) for rules in ("house", "integer")], [5662, 4612])
        essential = sum(len(reckon.Hand(cards, 24).solutions(form="essential"))
                        for cards in itertools.combinations_with_replacement(range(1, 14), 4))
        self.assertEqual(essential, 3017)

    def test_sequences(self):
        solutions = reckon.Hand("2 4 3 6 5 : 6").solutions()
        everything = list(solutions)
        draw = random.Random(SEED + 4)
        for _ in range(300):
            cut = slice(*(draw.choice([None, draw.randrange(-60, 60)]) for _ in range(2)), draw.choice([None, 1, 2, -1, -3, 7]))
            part = solutions[cut]
            self.assertEqual(list(part), everything[cut], cut)
            self.assertEqual(part.texts(), [str(e) for e in everything[cut]])
            self.assertEqual(len(part), len(everything[cut]))
            self.assertEqual(list(part[::-1]), everything[cut][::-1])
            self.assertEqual(list(eval(repr(part))), everything[cut], repr(part))
        self.assertEqual(list(reversed(solutions)), everything[::-1])
        self.assertIn(everything[3], solutions)
        self.assertEqual(solutions.index(everything[3]), 3)
        self.assertEqual(solutions.count(everything[3]), 1)
        self.assertRaises(IndexError, lambda: solutions[len(solutions)])

    def test_nearest(self):
        hand = reckon.Hand("1 1 1 1 1 : 25")
        near = hand.nearest()
        reached = {value_by_python(str(e)) for t in range(0, 26) for e in reckon.Hand(hand.cards, t).solutions()}
        self.assertEqual(near.below.value, max(reached))
        self.assertIsNone(near.above)


    def test_nearest_of_what_can_be_reached(self):
        self.assertEqual([e.value for e in reckon.Hand("3 3 8 8 : 24").nearest()], [23, 25])

    def test_games_have_their_rules(self):
        tiles = "25 50 75 100 3 6 : 952"
        countdown = reckon.Hand(tiles, game="countdown")
        self.assertEqual(countdown, reckon.Hand([25, 50, 75, 100, 3, 6], 952, game="countdown"))
        self.assertNotEqual(countdown, reckon.Hand(tiles))
        self.assertEqual(countdown.solutions().texts(), reckon.Hand(tiles).solutions("positive", use="any").texts())
        self.assertEqual(countdown.solutions("house", use="all").texts(), reckon.Hand(tiles).solutions().texts())
        self.assertEqual(countdown.mistakes("952 = 75 * 6 / 50 * (100 + 3) + 25"), reckon.Hand(tiles).mistakes("75 * 6 / 50 * (100 + 3) + 25", use="any"))
        self.assertEqual(countdown.grade().level, reckon.ask("krypto/grade", hand=tiles, game="countdown")["level"])
        self.assertEqual(reckon.Hand([3, 3, 8, 8], game="24"), reckon.Hand("3 3 8 8", game="24"))
        for cards, game in (([1, 2, 3], "24"), ([3, 3, 8, 99], "24"), ([1] * 6, "krypt"), ([1] * 5, "countdown")):
            with self.assertRaises(ValueError):
                reckon.Hand(cards, 500 if game == "countdown" else 24, game=game)

    def test_deals_are_those_of_the_api(self):
        for wishes in ({}, {"game": "24"}, {"game": "24", "up_to": 10}, {"game": "countdown"}, {"game": "countdown", "large": 2},
                       {"game": "own", "cards": 3, "up_to": 9, "objective": 20}, {"game": "24", "solvable": True}, {"game": "countdown", "level": 4}):
            asked = reckon.ask("krypto/deal", seed=SEED, count=12, **wishes)["hands"]
            dealt = list(itertools.islice(reckon.deal(SEED, **wishes), 12))
            self.assertEqual([(list(hand.cards), hand.objective) for hand in dealt], [(hand["cards"], hand["objective"]) for hand in asked], wishes)
            self.assertEqual({hand.game for hand in dealt}, {wishes.get("game", "krypto")})
        self.assertRaises(ValueError, lambda: reckon.deal(1, game="24", large=2))

    def test_many_hands_are_those_of_one(self):
        draw = random.Random(SEED + 9)
        for width, game in ((3, "krypto"), (4, "24"), (5, "krypto"), (6, "countdown")):
            rows = [[draw.randrange(1, 14) for _ in range(width)] for _ in range(200)]
            goals = [draw.randrange(100, 130) if game == "countdown" else 24 for _ in rows]
            found = reckon.solvable(numpy.array(rows, dtype=draw.choice([numpy.int8, numpy.uint16, numpy.int64])), goals, game=game)
            self.assertEqual((found.dtype, found.shape), (numpy.bool_, (200,)))
            self.assertEqual(found.tolist(), [reckon.Hand(row, goal, game=game).solvable() for row, goal in zip(rows, goals)])
            found[0] = True  # it is the caller's
        four = numpy.array(list(itertools.combinations_with_replacement(range(1, 14), 4)))
        self.assertEqual(int(reckon.solvable(four, 24).sum()), 1362)
        self.assertEqual(int(reckon.solvable(four[::-1], game="24").sum()), 1362)
        self.assertEqual(reckon.solvable(numpy.empty((0, 5), dtype=int), 3).tolist(), [])
        self.assertEqual(reckon.solvable([[0, -5]], numpy.int8(-5)).tolist(), [True])


class Choices(unittest.TestCase):
    def test_types_are_those_of_the_library(self):
        for kind, names in ((reckon.Rules, reckon.RULES), (reckon.Form, reckon.FORMS), (reckon.Use, reckon.USES), (reckon.Deck, reckon.DECKS),
                            (reckon.Notation, reckon.NOTATIONS), (reckon.Game, reckon.GAMES), (reckon.Language, reckon.LANGUAGES),
                            (reckon.Paper, reckon.PAPERS), (reckon.AlphameticKind, reckon.ALPHAMETIC_KINDS)):
            self.assertEqual(typing.get_args(kind), tuple(names))

    def test_every_public_name_has_an_example(self):
        lacking = []
        for name in reckon.__all__:
            one = getattr(reckon, name)
            if not inspect.isclass(one) and not inspect.isfunction(one):
                continue
            members = vars(one).items() if inspect.isclass(one) else ()
            public = {f"{name}.{key}": value for key, value in members if not key.startswith("_") and (callable(value) or isinstance(value, property))}
            lacking += [key for key, value in {name: one, **public}.items() if ">>>" not in (value.__doc__ or "")]
        self.assertEqual(lacking, [])


class Asked(unittest.TestCase):
    def test_all_puzzles_are_asked_alike(self):
        puzzles = [next(reckon.deal(SEED, solvable=True)), next(reckon.deal(SEED, game="countdown", solvable=True)), next(reckon.puzzles(SEED)),
                   next(reckon.puzzles(SEED, diagonals=False)), next(reckon.alphametics(SEED, kind="doubly-true"))]
        for puzzle in puzzles:
            grade, hint, steps = puzzle.grade(), puzzle.hint(), puzzle.explain()
            self.assertIn(grade.level if grade else 1, range(1, 6))
            self.assertTrue(hint and steps, puzzle)
            self.assertTrue(all(isinstance(step, str) for step in hint + steps))
        for without in (reckon.Hand("1 1 1 1 1 : 25"), reckon.Alphametic("A + B = C"), reckon.Alphametic("A = A + 1")):
            self.assertIsNone(without.grade())
            self.assertEqual(without.hint(), ())

    def test_hints_take_what_the_player_has(self):
        puzzle = next(reckon.puzzles(SEED))
        (answer,) = puzzle.answers()
        self.assertEqual(puzzle.hint(given=answer), ())
        self.assertRaisesRegex(reckon.Error, "'givn' means nothing", puzzle.hint, givn=answer)

    def test_hints_of_hands_lead_to_the_objective(self):
        for hand in itertools.islice(reckon.deal(SEED, solvable=True), 20):
            steps = hand.explain()
            self.assertEqual(steps[:2], hand.hint(more=1))
            self.assertEqual(steps[-1].split(" = ")[1], str(hand.objective))


class Sheets(unittest.TestCase):
    CODES = ["K5762-9E8G0"]

    def test_files(self):
        sheet = reckon.Sheet(self.CODES, title="Monday")
        with tempfile.TemporaryDirectory() as folder:
            for name, start in (("a.pdf", b"%PDF-"), ("b.PDF", b"%PDF-"), ("c.html", b"<!doctype html>"), ("d.svg", b"<?xml")):
                sheet.save(pathlib.Path(folder, name))
                self.assertTrue(pathlib.Path(folder, name).read_bytes().lower().startswith(start.lower()), name)
            self.assertEqual(pathlib.Path(folder, "a.pdf").read_bytes(), pathlib.Path(folder, "b.PDF").read_bytes())
            self.assertRaisesRegex(ValueError, "end the name in", sheet.save, f"{folder}/a.doc")
            self.assertRaises(OSError, sheet.save, f"{folder}/none/a.pdf")
            self.assertRaisesRegex(ValueError, "one page", reckon.Sheet(self.CODES * 60).save, f"{folder}/a.svg")

    def test_sheets_are_values(self):
        sheet = reckon.Sheet(self.CODES, title="Monday", large=True)
        self.assertEqual(eval(repr(sheet)), sheet)
        self.assertEqual(pickle.loads(pickle.dumps(sheet)), sheet)
        self.assertEqual(hash(pickle.loads(pickle.dumps(sheet))), hash(sheet))
        self.assertNotEqual(sheet, reckon.Sheet(self.CODES))


class WithoutNumpy(unittest.TestCase):
    def test_says_what_is_missing(self):
        script = ("import sys; sys.modules['numpy'] = None\n"
                  "import reckon\n"
                  "print(reckon.Hand('3 3 8 8 : 24').solutions().texts(), len(next(reckon.puzzles(1)).answers()))\n"
                  "for work in (reckon.census, lambda: reckon.solvable([[1]], 1)):\n"
                  "    try: work()\n"
                  "    except ImportError as error: print(error)\n")
        done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
        self.assertEqual(done.stdout, "['8 / (3 - 8 / 3)'] 1\n" + "".join(
            f"{what}() needs NumPy: install python3-numpy, or in a virtual environment numpy\n" for what in ("census", "solvable")))


class Games(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.census = reckon.census()
        cls.counts = cls.census.counts()

    def test_arrays_are_views_that_cannot_be_written(self):
        for array in (self.census.solvable, self.census.hands, self.counts):
            self.assertFalse(array.flags.owndata)
            self.assertFalse(array.flags.writeable)
            with self.assertRaises(ValueError):
                array[0] = 1
            with self.assertRaises(ValueError):
                array.flags.writeable = True

    def test_arrays_outlive_the_census(self):
        solvable = reckon.census("positive").solvable
        total = int(solvable.sum())
        junk = [reckon.census("positive", cards=3) for _ in range(20)]
        self.assertEqual(int(solvable.sum()), total)
        self.assertEqual(len(junk), 20)

    def test_counts_and_answers_agree(self):
        self.assertTrue(numpy.array_equal(self.counts > 0, self.census.solvable))
        self.assertEqual(int((~self.census.solvable).sum()), 54864)

    def test_games_are_those_of_the_solver(self):
        draw = random.Random(SEED + 5)
        for _ in range(200):
            cards = [draw.randrange(1, 26) for _ in range(5)]
            objective = draw.randrange(1, 26)
            row = self.census.index(cards)
            self.assertEqual(self.census.hands[row].tolist(), sorted(cards))
            self.assertEqual(self.counts[row, objective - 1], len(reckon.Hand(cards, objective).solutions()))

    def test_other_games(self):
        for rules in reckon.RULES:
            census = reckon.census(rules, cards=3, largest_card=7, objectives=range(-2, 9))
            self.assertEqual(census.hands.tolist(), [list(c) for c in itertools.combinations_with_replacement(range(1, 8), 3)])
            for row, cards in enumerate(census.hands.tolist()):
                for column, objective in enumerate(census.objectives):
                    self.assertEqual(bool(census.solvable[row, column]), reckon.Hand(cards, objective).solvable(rules))

    def test_odds(self):
        self.assertEqual(reckon.odds().probability, fractions.Fraction(9697, 5903352))


class Grids(unittest.TestCase):
    def holds(self, numbers, operators):
        lines = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]
        return all(value_by_python(f"{numbers[a]} {op} {numbers[b]}") == numbers[c] for (a, b, c), op in zip(lines, operators))

    def test_list(self):
        grids = list(reckon.calcrostics(300))
        self.assertEqual(len(set(grids)), len(grids))
        for grid in grids:
            self.assertTrue(self.holds(grid.numbers, grid.operators))
            self.assertEqual(grid.canonical(), grid)
            for image in grid.symmetries():
                self.assertTrue(self.holds(image.numbers, image.operators))
                self.assertEqual(image.canonical(), grid)
        self.assertIn(grids[5].line, reckon.Engine().ask_json("calcrostic/standard", f'{{"grid": "{grids[5].line}"}}').decode())

    def test_puzzles_have_one_answer(self):
        made = list(itertools.islice(reckon.puzzles(SEED, level=3), 5)) + list(
            itertools.islice(reckon.puzzles(SEED, diagonals=False, rows=4, columns=3), 5))
        for puzzle in made:
            (answer,) = puzzle.answers()
            self.assertEqual(set(answer), set(puzzle.letters))
            # The lines of the text, with digits for letters, by Python.
            rows = [line.split() for line in str(puzzle).splitlines()]
            for row in rows[::2]:
                filled = "".join("".join(str(answer.get(c, c)) for c in word) for word in row)
                left, right = filled.replace("×", "*").replace("÷", "/").replace("−", "-").split("=")
                self.assertEqual(value_by_python(left), value_by_python(right))
        self.assertEqual({puzzle.level() for puzzle in made[:5]}, {3})

    def test_alphametics_have_one_answer(self):
        words = "send more money ten ant easy sweet water earth heart crash hacker reboot zero one two"
        for puzzle in itertools.islice(reckon.alphametics(SEED, words), 5):
            (solved,) = puzzle.solved()
            left, right = solved.split(" = ")
            self.assertEqual(value_by_python(left), value_by_python(right))
        expected = [{"A": a, "B": b, "C": a + b} for a in range(10) for b in range(10 - a) if len({a, b, a + b}) == 3]
        self.assertEqual(reckon.Alphametic("A + B = C").answers(), expected)

    def test_unknown_digits_may_differ(self):
        text = "_2 × _ = __"
        wanted = [(a, b, c, d) for a, b, c, d in itertools.product(range(10), repeat=4) if a and c and (10 * a + 2) * b == 10 * c + d]
        for others, each in itertools.product([False, True], repeat=2):
            puzzle = reckon.Alphametic(text, others_differ=others, all_different=each)
            digits = {tuple(answer.values()) for answer in puzzle.answers()}
            self.assertEqual(digits, {d for d in wanted if not (others and 2 in d) and not (each and len(set(d)) < 4)})
            self.assertEqual(eval(repr(puzzle)), puzzle)
            self.assertEqual(pickle.loads(pickle.dumps(puzzle)), puzzle)

    def test_texts_as_people_write_them(self):
        """The texts that the engine, the API and the program read, with what they mean."""
        cases = pathlib.Path(__file__).resolve().parents[2] / "app/api/cases/as_people_write.json"
        for row in json.loads(cases.read_text(encoding="utf-8")):
            with self.subTest(row=row):
                if "refused" in row:
                    with self.assertRaises(reckon.Error) as refused:
                        self.read_as_people_write(row)
                    self.assertIn(row["refused"], str(refused.exception))
                else:
                    self.assertEqual(self.read_as_people_write(row), self.meaning_of(row))

    @staticmethod
    def read_as_people_write(row):
        if row["kind"] == "alphametic":
            return {name[0] for name in reckon.Alphametic(row["text"]).letters if name[0].isalpha()}
        if row["kind"] == "grid":
            return len(reckon.Puzzle(row["text"]).answers())
        if row["kind"] == "hand":
            return str(reckon.Hand(row["text"]))
        mistakes = reckon.Hand(row["hand"]).mistakes(row["text"])
        return mistakes[0].kind if mistakes else "right"

    @staticmethod
    def meaning_of(row):
        if row["kind"] == "alphametic":
            return set(filter(str.isalpha, row["means"]))
        return 1 if row["kind"] == "grid" else row["means"]

    def test_families_solve_their_equations(self):
        """100 settings by chance, their families put into the equations by SymPy."""
        draw = random.Random(SEED + 6)
        lines = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]
        families = 0
        for _ in range(100):
            operators = "".join(draw.choice("+-*/") for _ in range(8))
            for family in reckon.families(operators):
                families += 1
                parameters, numbers, conditions = family.to_sympy()
                zero = [sympy.together(c.lhs - c.rhs).as_numer_denom()[0] for c in conditions if isinstance(c, sympy.Eq)]
                for (a, b, c), op in zip(lines, operators):
                    x, y, z = numbers[a], numbers[b], numbers[c]
                    made = {"+": x + y, "-": x - y, "*": x * y, "/": x / y}[op]
                    left = sympy.expand(sympy.together(made - z).as_numer_denom()[0])
                    if zero and left != 0:
                        left = sympy.reduced(left, sympy.groebner(zero, *parameters).exprs, *parameters)[1]
                    self.assertEqual(left, 0, f"{operators} {family}, seed {SEED}")
                for example in family.examples:
                    self.assertTrue(self.holds(example, operators))
        self.assertGreater(families, 50)


class Doors(unittest.TestCase):
    def test_same_bytes_as_the_pipe(self):
        """Questions through reckon engine and Engine.ask_json, errors too."""
        program = os.environ.get("RECKON_PROGRAM") or shutil.which("reckon")
        self.assertIsNotNone(program, "put reckon on the PATH, or name it in RECKON_PROGRAM")
        draw = random.Random(SEED + 7)
        hands = list(itertools.islice(reckon.deal(SEED), 50))
        questions = []
        for i in range(400):
            hand = draw.choice(hands)
            questions.append(draw.choice([
                ("krypto/solve", {"hand": str(hand), "rules": draw.choice([*reckon.RULES, "none"]), "limit": draw.randrange(5)}),
                ("krypto/grade", {"cards": hand.cards, "objective": hand.objective}),
                ("krypto/check", {"hand": str(hand), "formula": draw.choice(["1 + 2", "((", "3 − 4 ÷ 0"])}),
                ("krypto/nearest", {"hand": str(hand)}),
                ("calcrostic/generate", {"seed": i % 20, "difficulty": draw.randrange(0, 7)}),
                ("alphametic/solve", {"puzzle": draw.choice(["SEND + MORE = MONEY", "A + B", "é"])}),
                ("krypto/nowhere", {}), ("version", {}), ("version", {"more": 1})]))
        lines = "".join(json.dumps({"id": i, "path": path, "body": body}) + "\n" for i, (path, body) in enumerate(questions))
        answers = subprocess.run([program, "engine"], input=lines.encode(), stdout=subprocess.PIPE, check=True).stdout.splitlines()
        self.assertEqual(len(answers), len(questions))
        engine = reckon.Engine()
        statuses = set()
        for i, ((path, body), line) in enumerate(zip(questions, answers)):
            try:
                status, answer = 200, engine.ask_json(path, json.dumps(body).encode())
            except reckon.Error as error:
                status, answer = error.status, error.body
            statuses.add(status)
            # The pipe repeats the error after the answer.
            error = b"" if status == 200 else b"," + answer[1:-1]
            self.assertEqual(line, b'{"id":%d,"status":%d,"answer":%s%s}' % (i, status, answer, error))
        self.assertEqual(statuses, {200, 400, 404})


if __name__ == "__main__":
    print(f"seed {SEED}")
    unittest.main()
