# SPDX-License-Identifier: MIT
"""Wrong types and values, copies, threads and signals: exceptions that say what is wrong, and never a crash."""

import concurrent.futures
import copy
import gc
import itertools
import os
import pickle
import random
import signal
import subprocess
import sys
import threading
import time
import unittest

import reckon
from reckon import _core

SEED = int(os.environ.get("RECKON_SEED", "20261125"))
# Memory and time are counted elsewhere where everything is slower.
SANITIZED = "asan" in os.environ.get("LD_PRELOAD", "")
GRID = "24 8 192 24 4 96 48 2 96 | ***+/-*/"

WRONG = [None, True, 3.5, float("nan"), float("inf"), 10**30, -10**30, 10**5000, -1, 0, "", "\0", "3 3\0 8", "\ud800", "🂡" * 5000, "x" * 10**6,
         b"3 3 8 8 : 24", b"\0", bytearray(b"a"), [], [None], ["a"], [1] * 100, {}, {1: 2}, object(), (), range(10**9), 1j, int, print,
         itertools.count(), lambda: 0]


def calls():
    """Every way in, each with one place for a wrong value."""
    hand = reckon.Hand("3 3 8 8 : 24")
    e = reckon.Expression("1 + 2")
    grid = reckon.Calcrostic(GRID)
    solutions = hand.solutions()
    family = reckon.families("++/*+--+")[0]
    census = reckon.census(cards=2, largest_card=3)
    yield from {
        "Hand(x)": lambda x: reckon.Hand(x), "Hand(x, 24)": lambda x: reckon.Hand(x, 24), "Hand([1, x], 24)": lambda x: reckon.Hand([1, x], 24),
        "Hand([1, 2], x)": lambda x: reckon.Hand([1, 2], x), "solutions(x)": lambda x: hand.solutions(x),
        "solutions(form=x)": lambda x: hand.solutions(form=x), "solutions(use=x)": lambda x: hand.solutions(use=x),
        "solvable(x)": lambda x: hand.solvable(x), "nearest(x)": lambda x: hand.nearest(x), "mistakes(x)": lambda x: hand.mistakes(x),
        "mistakes(notation=x)": lambda x: hand.mistakes("1", notation=x), "grade(x)": lambda x: hand.grade(x),
        "solutions[x]": lambda x: solutions[x], "solutions[x:]": lambda x: solutions[x:], "texts(x)": lambda x: solutions.texts(x),
        "x in solutions": lambda x: x in solutions, "solutions == x": lambda x: solutions == x,
        "Expression(x)": lambda x: reckon.Expression(x), "Expression(notation=x)": lambda x: reckon.Expression("1", x),
        "e + x": lambda x: e + x, "x / e": lambda x: x / e, "e == x": lambda x: e == x, "e.text(x)": lambda x: e.text(x),
        "e.obeys(x)": lambda x: e.obeys(x), "deal(x)": lambda x: next(reckon.deal(x)), "deal(deck=x)": lambda x: next(reckon.deal(1, deck=x)),
        "deal(cards=x)": lambda x: next(reckon.deal(1, cards=x)), "deal(rules=x)": lambda x: next(reckon.deal(1, rules=x)),
        "Calcrostic(x)": lambda x: reckon.Calcrostic(x), "grid == x": lambda x: grid == x, "Puzzle(x)": lambda x: reckon.Puzzle(x),
        "Puzzle(base=x)": lambda x: reckon.Puzzle(str(grid.puzzle()), base=x), "answers(x)": lambda x: grid.puzzle().answers(x),
        "Alphametic(x)": lambda x: reckon.Alphametic(x), "Alphametic(base=x)": lambda x: reckon.Alphametic("A+B=C", base=x),
        "calcrostics(x)": lambda x: next(reckon.calcrostics(x)), "calcrostics(minimum=x)": lambda x: next(reckon.calcrostics(50, minimum=x)),
        "puzzles(x)": lambda x: next(reckon.puzzles(x)), "puzzles(level=x)": lambda x: next(reckon.puzzles(1, level=x)),
        "puzzles(rows=x)": lambda x: next(reckon.puzzles(1, rows=x)), "alphametics(x)": lambda x: next(reckon.alphametics(x, kind="doubly-true")),
        "alphametics(kind=x)": lambda x: next(reckon.alphametics(1, kind=x)), "alphametics([x])": lambda x: next(reckon.alphametics(1, [x])),
        "families(x)": lambda x: reckon.families(x), "family.at(x)": lambda x: family.at(a=x), "census(x)": lambda x: reckon.census(x),
        "census(cards=x)": lambda x: reckon.census(cards=x, largest_card=2), "census(objectives=x)": lambda x: reckon.census(objectives=x, cards=1),
        "census.index(x)": lambda x: census.index(x), "census.counts(x)": lambda x: census.counts(x), "odds(x)": lambda x: reckon.odds(x),
        "odds(deck=x)": lambda x: reckon.odds(deck=x), "ask(x)": lambda x: reckon.ask(x), "ask(hand=x)": lambda x: reckon.ask("krypto/solve", hand=x),
        "ask_json(x)": lambda x: reckon.Engine().ask_json(x), "ask_json(body=x)": lambda x: reckon.Engine().ask_json("version", x),
        "Engine(x)": lambda x: reckon.Engine(x), "Sheet(x)": lambda x: reckon.Sheet(x), "Sheet([x])": lambda x: reckon.Sheet([x]),
        "Sheet(title=x)": lambda x: reckon.Sheet(["K5762-9E8G0"], title=x), "Sheet(paper=x)": lambda x: reckon.Sheet(["K5762-9E8G0"], paper=x),
        "Hand(game=x)": lambda x: reckon.Hand("3 3 8 8", game=x), "Hand([..], game=x)": lambda x: reckon.Hand([1, 2, 3], x, game="own"),
        "deal(game=x)": lambda x: next(reckon.deal(1, game=x)), "deal(up_to=x)": lambda x: next(reckon.deal(1, game="24", up_to=x)),
        "deal(large=x)": lambda x: next(reckon.deal(1, game="countdown", large=x)), "deal(level=x)": lambda x: next(reckon.deal(1, level=x)),
        "deal(objective=x)": lambda x: next(reckon.deal(1, game="own", objective=x)), "deal(use=x)": lambda x: next(reckon.deal(1, use=x)),
        "solvable([[1, x]])": lambda x: reckon.solvable([[1, x]], 3), "solvable(x)": lambda x: reckon.solvable(x, 3), "solvable(.., x)": lambda x: reckon.solvable([[1, 2]], x),
        "solvable(rules=x)": lambda x: reckon.solvable([[1, 2]], 3, rules=x), "solvable(game=x)": lambda x: reckon.solvable([[1, 2]], 3, game=x),
        "hint(more=x)": lambda x: hand.hint(more=x), "hint(given=x)": lambda x: reckon.Alphametic("A+B=C").hint(given=x),
        "format(e, x)": lambda x: format(e, x), "save(x)": lambda x: reckon.Sheet(["K5762-9E8G0"]).save(x),
    }.items()


def objects():
    yield from (reckon.Hand("3 -3 8 8 : 24"), reckon.Hand([1], 10**900), reckon.Expression("8 / (3 - 8 / 3)"), reckon.Expression(-3),
                reckon.Expression("1 - -3"), reckon.Hand("2 4 3 6 5 : 6").solutions(), reckon.Hand("2 4 3 6 5 : 6").solutions("integer", "linear")[2:9:2],
                reckon.Calcrostic(GRID), reckon.Calcrostic(GRID).puzzle(), reckon.Puzzle(str(reckon.Calcrostic(GRID).puzzle()), leading_zeros=True),
                reckon.Alphametic("SEND + MORE = MONEY"), reckon.Alphametic("AB + AB = BC", base=7), reckon.census("positive", cards=2, objectives=range(-3, 5)),
                *reckon.families("++/*+--+"), reckon.odds(), reckon.Hand("3 3 8 8", game="24"),
                reckon.Hand("25 50 75 100 3 6 952", game="countdown"), reckon.Sheet(["K5762-9E8G0"], title="x", large=True))


class WrongValues(unittest.TestCase):
    def test_every_way_in(self):
        for name, call in calls():
            for value in WRONG:
                if isinstance(value, itertools.count) and name in ("x in solutions", "alphametics([x])", "Hand(x, 24)"):
                    value = itertools.count()
                if isinstance(value, (itertools.count, range)) and name == "census.index(x)":
                    continue  # as sorted() does with what never ends
                with self.subTest(call=name, value="10**5000" if value == 10**5000 else repr(value)[:40]):
                    try:
                        call(value)
                    except (TypeError, ValueError, IndexError, OverflowError, StopIteration) as error:
                        if not isinstance(error, (StopIteration, OverflowError)):
                            self.assertGreater(len(str(error)), 10)
                            self.assertNotIn("incompatible function arguments", str(error))

    def test_messages(self):
        for call, kind, words in [
                (lambda: reckon.Hand("3 3 8 8"), reckon.Error, "objective"), (lambda: reckon.Hand(5), TypeError, "string"),
                (lambda: reckon.Hand([1, 2.5], 3), TypeError, "integer, not float"), (lambda: reckon.Hand([1], 2).solutions("no"), ValueError, "house"),
                (lambda: reckon.ask("krypto/nowhere"), reckon.Error, "not a path"), (lambda: reckon.Expression("1 +"), reckon.Error, "column"),
                (lambda: reckon.Expression("1 / (2 - 2)").value, ZeroDivisionError, "1 / \\(2 - 2\\)")]:
            self.assertRaisesRegex(kind, words, call)

    def test_statuses(self):
        for path, body, status in [("krypto/nowhere", b"{}", 404), ("krypto/solve", b"{", 400), ("krypto/solve", b'{"hand": "0 1 2 3 4 5 6 : 0"}', 422)]:
            with self.assertRaises(reckon.Error) as caught:
                reckon.Engine().ask_json(path, body)
            self.assertEqual(caught.exception.status, status)
            again = pickle.loads(pickle.dumps(caught.exception))
            self.assertEqual((again.status, again.body, str(again)), (status, caught.exception.body, str(caught.exception)))

    def test_nothing_is_made_past_the_doors(self):
        """Objects of the compiled module that hold nothing would be read all the same."""
        for name, found in vars(_core).items():
            if isinstance(found, type):
                with self.subTest(name):
                    self.assertRaises(TypeError, found)
                    self.assertRaises(TypeError, found.__new__, found)
                    self.assertRaises(TypeError, object.__new__, found)
                    with self.assertRaises(TypeError):
                        type("Derived", (found,), {})()
        for kind in (reckon.Hand, reckon.Expression, reckon.Solutions, reckon.Census, reckon.Puzzle, reckon.Alphametic, reckon.Engine):
            empty = kind.__new__(kind)
            for use in (repr, str, hash, pickle.dumps):
                try:
                    use(empty)
                except AttributeError:
                    pass

    def test_long_expressions_end(self):
        e = reckon.Expression(1)
        with self.assertRaises(ValueError):
            for _ in range(10_000):
                e = e + e
        self.assertEqual(reckon.Expression(str(e)), e)
        self.assertEqual(reckon.Expression("(" * 500 + "1" + ")" * 500).value, 1)


class Objects(unittest.TestCase):
    def test_copies_are_equal(self):
        for one in objects():
            with self.subTest(repr(one)):
                for again in [copy.copy(one), copy.deepcopy(one), eval(repr(one), {"reckon": reckon, **vars(reckon)})] + [
                        pickle.loads(pickle.dumps(one, protocol)) for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1)]:
                    self.assertEqual(again, one)
                    self.assertEqual(hash(again), hash(one))
                    self.assertEqual(repr(again), repr(one))
                self.assertFalse(one == object())
                self.assertNotEqual(one, 1)

    def test_subclasses(self):
        class Mine(reckon.Hand):
            def __init__(self):
                super().__init__("3 3 8 8 : 24")

        self.assertEqual(Mine(), reckon.Hand("3 3 8 8 : 24"))
        self.assertEqual(len(Mine().solutions()), 1)

        class Forgetful(reckon.Hand):
            def __init__(self):
                pass

        self.assertRaises(AttributeError, lambda: Forgetful().solutions())

    def test_nothing_can_be_set(self):
        for one in (reckon.Hand("1 2 : 3"), reckon.Expression(1), reckon.Calcrostic(GRID)):
            with self.assertRaises(AttributeError):
                one.value = 3
            with self.assertRaises(AttributeError):
                one.cards = ()


class Threads(unittest.TestCase):
    def test_answers_of_eight_are_those_of_one(self):
        def work(seed):
            hand = next(itertools.islice(reckon.deal(seed), 3, None))
            return (hand.solutions().texts(), str(hand.nearest()), hand.grade(), str(next(reckon.puzzles(seed))), reckon.families("++/*+--+"),
                    reckon.ask("krypto/solve", hand=hand), [g.line for g in reckon.calcrostics(60)], shared.ask_json("calcrostic/generate", b'{"seed": %d}' % seed))

        shared = reckon.Engine()
        alone = [work(seed) for seed in range(40)]
        with concurrent.futures.ThreadPoolExecutor(8) as threads:
            for _ in range(2):
                self.assertEqual(list(threads.map(work, range(40))), alone)

    def test_one_generator_many_threads(self):
        made = reckon.puzzles(SEED)
        generator = made.gi_frame.f_locals["generator"]
        with concurrent.futures.ThreadPoolExecutor(8) as threads:
            texts = [one.text() for one in threads.map(lambda _: generator.next(), range(64))]
        self.assertEqual(sorted(texts), sorted(f"{p._text}" for p in itertools.islice(reckon.puzzles(SEED), 64)))

    def test_others_run_meanwhile(self):
        turns = 0
        over = threading.Event()

        def count():
            nonlocal turns
            while not over.is_set():
                turns += 1
                time.sleep(0.001)

        other = threading.Thread(target=count)
        other.start()
        reckon.Hand([0, 1, 2, 3, 4, 5], 0).solutions()
        reckon.census().counts()
        over.set()
        other.join()
        self.assertGreater(turns, 50)

    def test_ends_while_a_thread_works(self):
        """The interpreter ends threads that wait for their work."""
        script = ("import reckon, threading, time\n"
                  "for work in (lambda: reckon.Hand([0, 1, 2, 3, 4, 5, 6], 0).solutions(), lambda: reckon.census(cards=7)):\n"
                  "    threading.Thread(target=work, daemon=True).start()\n"
                  "time.sleep(0.2)\n")
        done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=60)
        self.assertEqual((done.returncode, done.stderr), (0, ""))


class Signals(unittest.TestCase):
    LONG = {
        "solutions": lambda: reckon.Hand([0, 1, 2, 3, 4, 5, 6], 0).solutions(),
        "nearest": lambda: reckon.Hand([999983, 999979, 999961, 999959, 999953, 999931, 999917], 7**20).nearest(),
        "census": lambda: reckon.census(cards=7),
        "counts": lambda: reckon.census("integer").counts(),
        "counts by the solver": lambda: reckon.census().counts("essential"),
        "calcrostics": lambda: sum(1 for _ in reckon.calcrostics(3000, minimum=1)),
        "solvable": lambda: reckon.solvable([[0, 1, 2, 3, 4, 5, 6]] * 100_000, 5_000_011),
        "ask": lambda: reckon.Engine(10**15).ask("alphametic/solve", puzzle="........ * ........ = ................", limit=100),
        "answers": lambda: reckon.Alphametic("........ * ........ = ................").answers(10**6),
    }

    def interrupted(self, work):
        """How long after Ctrl-C the work ends; None if it ended before."""
        sent = []

        def send():
            sent.append(time.monotonic())
            os.kill(os.getpid(), signal.SIGINT)

        timer = threading.Timer(0.3, send)
        ended = False
        try:
            timer.start()
            try:
                work()
            except Exception as error:
                print("ended with", repr(error))
            ended = True
            time.sleep(5)
        except KeyboardInterrupt:
            late = time.monotonic() - sent[0]
        timer.join()
        return None if ended else late

    def test_interrupts(self):
        for name, work in self.LONG.items():
            with self.subTest(name):
                late = self.interrupted(work)
                self.assertIsNotNone(late)
                self.assertLess(late, 2 if SANITIZED else 0.25)

    def test_what_comes_after_is_right(self):
        self.assertEqual(reckon.Hand("3 3 8 8 : 24").solutions().texts(), ["8 / (3 - 8 / 3)"])

    def test_handlers_that_return(self):
        heard = []
        before = signal.signal(signal.SIGALRM, lambda *_: heard.append(1))
        try:
            signal.setitimer(signal.ITIMER_REAL, 0.05, 0.05)
            found = reckon.census("positive").counts()
            signal.setitimer(signal.ITIMER_REAL, 0)
        finally:
            signal.signal(signal.SIGALRM, before)
        self.assertEqual(int((found > 0).sum()), int(reckon.census("positive").solvable.sum()))
        self.assertGreater(len(heard), 2)


class Memory(unittest.TestCase):
    @unittest.skipIf(SANITIZED, "freed memory is kept there for a while; what leaks is said at the end")
    def test_nothing_leaks(self):
        def size():
            gc.collect()
            with open("/proc/self/statm") as file:
                return int(file.read().split()[1]) * 4096

        def work():
            draw = random.Random(SEED)
            for hand in itertools.islice(reckon.deal(draw.randrange(2**60)), 200):
                list(hand.solutions())
                hand.nearest()
                hand._repr_svg_()
                for bad in ("1 +", "((", "1 / 0"):
                    try:
                        hand.mistakes(bad)
                    except reckon.Error:
                        pass
                try:
                    reckon.ask("krypto/solve", hand="1")
                except reckon.Error:
                    pass
            reckon.census("positive").hands.sum()
            reckon.families("++/*+--+")
            list(itertools.islice(reckon.puzzles(3), 3))

        for _ in range(3):
            work()
        # A leak grows each time; the pools of the allocator fill only once.
        grown = []
        for _ in range(3):
            before = size()
            for _ in range(10):
                work()
            grown.append(size() - before)
        self.assertLess(min(grown), 4 << 20, grown)


if __name__ == "__main__":
    print(f"seed {SEED}")
    unittest.main()
