# SPDX-License-Identifier: MIT
"""Tests the attack itself: each step runs against servers with the faults that it should find."""

import concurrent.futures
import inspect
import tempfile
from pathlib import Path

from attack import fuzzer
from attack.steps import Fault, expect
from attack.target import Attack

WEAK = Path(__file__).with_name("weak_server.py")
KINDS = ("tolerant", "fragile")
SCALE = 0.001
AT_ONCE = 16


def programs(folder):
    """Returns the weak servers; the name of each determines its fault."""
    for kind in KINDS:
        program = Path(folder) / f"{kind}.py"
        program.symlink_to(WEAK)
        yield program


def do_all(attack, step):
    rest = attack.begin(step)
    if inspect.isgenerator(rest):
        attack.finish(rest)


def notices(step, weak):
    """Returns whether the step finds a fault in one of the weak servers."""
    for program in weak:
        with Attack(program, SCALE, 1) as attack:
            try:
                do_all(attack, step)
            except (Fault, OSError):
                return True
    return False


def is_quiet(program):
    """Returns whether a weak server serves honest clients."""
    with Attack(program, SCALE, 1) as attack:
        try:
            attack.check_honest()
            return True
        except Fault:
            return False


def fuzzer_notices(program, folder):
    """The fuzzer must find the fault of the fragile server, and its saved case must show it again."""
    with Attack(program, SCALE, 1) as attack:
        try:
            fuzzer.fuzz(attack, 5, Path(folder), 1)
            return False
        except Fault:
            cases = list(Path(folder).glob("case-*.json"))
            return len(cases) == 1 and fuzzer.fault_of(attack, fuzzer.load(cases[0])) is not None


def check_all(steps):
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(AT_ONCE) as threads:
        weak = list(programs(folder))
        expect(all(map(is_quiet, weak)), "the weak servers do not even serve honest clients")
        found = threads.map(lambda step: notices(step, weak), steps)
        blind = [step.name for step, good in zip(steps, found) if not good]
        expect(not blind, f"these steps notice nothing: {', '.join(blind)}")
        expect(fuzzer_notices(weak[1], folder), "the fuzzer notices nothing, or its case cannot be replayed")


def run(steps, tally):
    tally.check(f"all {len(steps)} steps and the fuzzer notice the faults of weak servers", check_all, steps)
